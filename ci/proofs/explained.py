"""What `explain` says would have changed a result, held against what `primum evaluate` decides about such records."""
import json
import re
from fractions import Fraction

import z3

import packs
from conditions import FIELDS, NUMBERS, UNITS, WHOLE, parts, record, solved, text
from program import run

NOW = ("--now", "2026-11-30T12:00:00Z")
COMPARED = re.compile(rf"({'|'.join(sorted(NUMBERS))}) (?:<=|>=|<|>|is) .+")
CHANGE = re.compile(r" +`(.+)` would (not )?be true (from|below|above|up to|at anything but|at) (\S+)(?: (\w+))?(?: on)?: it is ")
KNOWN = re.compile(r" +the result would be known if (?:it were known whether `(.+)`|the value in `(.+)` could be read)")
INSIDE = {"from": lambda a, b: a >= b, "below": lambda a, b: a < b, "above": lambda a, b: a > b, "up to": lambda a, b: a <= b,
          "at": lambda a, b: a == b, "at anything but": lambda a, b: a != b}


class ExplainCheck:
    """Each rule is explained for a record of its own, and what is said of other values is tried."""

    def __init__(self, check, chance):
        self.check, self.chance = check, chance

    def false(self, trees, unknown):
        """Claims that are false."""
        folder = self.check.folder / "explained"
        folder.mkdir()
        (folder / "pack.yaml").write_text(packs.conditions(trees, unknown))
        false = []
        for number, tree in enumerate(trees):
            if not (model := self.drawn(tree)):
                continue
            own = record(model, self.check.fields, "1")
            log = self.check.folder / "explained.jsonl"
            log.write_text(json.dumps({"record": "entry", **own}) + "\n")
            for line in run(self.check.program, "explain", folder, f"r{number}", "--log", log, *NOW).splitlines():
                problem = None
                if said := CHANGE.match(line):
                    problem = self.changed(own, *said.groups())
                elif said := KNOWN.match(line):
                    problem = self.known(folder, number, tree, model, said[1] or said[2])
                if problem:
                    false.append(f"explain: {line.strip()}; but {problem}\n  {text(tree)}\n  if unknown: {unknown[number]}\n  {json.dumps(own)}")
        return false

    def drawn(self, tree):
        """A record for which the condition is true, false or unknown, and some fields are as chance has it."""
        yes, no = solved(tree, self.check.fields)
        fields = self.check.fields
        states = [fields.state[name] == self.chance.choice([0, 2, 2, 2]) for name in self.chance.sample(sorted(FIELDS), 5)]
        wanted = self.chance.choice([yes, no, no, z3.Not(z3.Or(yes, no))])
        return self.check.model(z3.And(fields.complete, wanted, *states)) or self.check.model(z3.And(fields.complete, wanted))

    def decided(self, place, records):
        """The outcome and the result of each rule for each of several records."""
        log = self.check.folder / "tried.jsonl"
        log.write_text("".join(json.dumps({"record": "entry", **one, "id": str(number)}) + "\n" for number, one in enumerate(records)))
        out = run(self.check.program, "evaluate", "--rules", place, log, "--all", "--format", "ndjson", *NOW)
        decisions = [json.loads(line) for line in out.splitlines()]
        return {(one["rule"].split("/")[-1], int(one["record"])): one for one in decisions if "rule" in one}

    def changed(self, own, test, isNot, where, limit, unit):
        """Why a test does not turn where it is said to."""
        if not (compared := COMPARED.fullmatch(test)):
            self.check.counts["explain says where a test turns: not tried"] += 1
            return None
        name = compared[1]
        bound = Fraction(limit) * (dict(UNITS[name])[unit] if name in UNITS else 1)
        step = 1 if name in WHOLE else Fraction(1, 4)
        values = [value for value in (bound - step, bound, bound + step) if name not in WHOLE or 0 <= value <= 20]
        place = self.check.folder / "test"
        place.mkdir(exist_ok=True)
        lines = packs.head() + ["rules:", "  - id: r", "    title: R", "    kind: advisory", "    for each: entry", f"    when: '{test}'",
                                "    if unknown: report", "    then: decide only"]
        (place / "pack.yaml").write_text("\n".join(lines) + "\n")
        found = self.decided(place, [{**own, name: f"{float(value)!r} {UNITS[name][0][0]}" if name in UNITS else float(value)} for value in values])
        self.check.counts["explain says where a test turns: tried"] += 1
        for number, value in enumerate(values):
            expected = "fires" if INSIDE[where](value, bound) == (isNot is None) else "silent"
            if found["r", number]["outcome"] != expected:
                return f"with {name} {float(value)} it {found['r', number]['outcome']}"
        return None

    def known(self, folder, number, tree, model, test):
        """Why the result is not known with a value that decides a test."""
        leaf = next((part for part in parts(tree) if text(part) == test), None)
        if leaf is None:
            self.check.counts["explain says what would be known: not tried"] += 1
            return None
        fields = self.check.fields
        free = {name for name in FIELDS if re.search(rf"\b{name}\b", test)}
        same = []
        for name in FIELDS:
            if name in free:
                continue
            values = fields.value[name].values() if isinstance(fields.value[name], dict) else [fields.value[name]]
            same += [variable == model.eval(variable, model_completion=True) for variable in [fields.state[name], *values]]
        if "signs" not in free:
            same.append(fields.open == model.eval(fields.open, model_completion=True))
        records = [record(other, fields, "1") for truth in solved(leaf, fields) if (other := self.check.model(z3.And(truth, *same)))]
        found = self.decided(folder, records)
        self.check.counts["explain says what would be known: tried"] += 1
        for place, one in enumerate(records):
            if found[f"r{number}", place]["held"] == "unknown":
                return f"it is unknown of {json.dumps(one)}"
        return None
