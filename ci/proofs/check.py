"""Holds what the program says of all cases against a solver: see ci/check-proofs."""
import argparse
import collections
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import z3

import generate
from conditions import FIELDS, GRADES, LISTS, SETS, THRESHOLDS, Fields, forms, record, solved, text

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = 20


def pack(conditions, unknown):
    lines = ["pack: p", "title: P", 'version: "1"', "language: 1", "source locale: en", "locales: [en]", "records:", "  entry:",
             "    key: id", "    time: at", "    fields:", "      id: text", "      at: time"]
    lines += [f"      {name}: {kind}" for name, kind in FIELDS.items()]
    lines += ["lists:"]
    names = {"steroids": "[budesonide, Flutide]", "inhaled": "[budesonide, Flutide, salbutamol]", "relievers": "[salbutamol]"}
    lines += [f"  {name}: {{ names: {names[name]} }}" for name in LISTS]
    lines += ["thresholds:"]
    for name, (now, before) in THRESHOLDS.items():
        lines += [f"  {name}: {{ is: {now}" + (f", was: [{{ value: {before}, until: 2026-02-22 }}]" if now != before else "") + " }"]
    lines += [f"  {name}: [{', '.join(map(str, values))}]" for name, values in SETS.items()]
    lines += ["tables:", "  - id: grades", "    for each: entry", "    gives: grade", "    rows are: exclusive", "    rows:"]
    for (word, low), (_, high) in zip(GRADES, GRADES[1:] + [("", 21)]):
        lines += [f"      - {{ when: level >= {low} and level < {high}, grade: {word} }}"]
    lines += ["rules:"]
    for place, tree in enumerate(conditions):
        lines += [f"  - id: r{place}", f"    title: Rule {place}", "    kind: advisory", "    for each: entry",
                  f"    when: '{text(tree)}'", f"    if unknown: {unknown[place]}", "    then: decide only"]
    return "\n".join(lines) + "\n"


def write(folder, name, conditions, unknown):
    place = folder / name
    place.mkdir()
    (place / "pack.yaml").write_text(pack(conditions, unknown))
    return place


def run(program, *arguments):
    done = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode not in (0, 1, 2) or not done.stdout:
        sys.exit(f"check-proofs: primum {' '.join(map(str, arguments))} ended with {done.returncode}:\n{done.stderr}{done.stdout}")
    return done.stdout


def outcomes(program, folder, rules, record):
    """What each rule of a pack decides about one record."""
    log = folder / "log.jsonl"
    log.write_text(json.dumps({"record": "entry", **record}) + "\n")
    out = run(program, "evaluate", "--rules", rules, log, "--all", "--format", "ndjson", "--now", "2026-11-30T12:00:00Z")
    found = {}
    for line in out.splitlines():
        decision = json.loads(line)
        if "rule" in decision:
            found[decision["rule"].split("/")[-1]] = decision["outcome"]
    return found


def outcome(yes, no, unknown):
    """When a rule fires, and when it is silent."""
    neither = z3.Not(z3.Or(yes, no))
    fires = z3.Or(yes, neither) if unknown == "act" else yes
    silent = z3.Or(no, neither) if unknown == "stay silent" else no
    return fires, silent


class Check:
    def __init__(self, program, folder, counts):
        self.program, self.folder, self.counts = program, folder, counts
        self.fields = Fields()

    def model(self, formula):
        """A record for which a formula holds; None: there is none, False: the solver cannot tell."""
        solver = z3.Solver()
        solver.set("timeout", 5000)
        solver.add(self.fields.limits, formula)
        answer = solver.check()
        if answer == z3.unsat:
            return None
        return solver.model() if answer == z3.sat else False

    def pairs(self, old, new, unknown):
        rules = write(self.folder, "old", old, unknown), write(self.folder, "new", new, unknown)
        found = json.loads(run(self.program, "diff", *rules, "--format", "json"))
        changes = {change["id"].split("/")[-1]: change for change in found["changes"]}
        false = []
        for place, (a, b) in enumerate(zip(old, new)):
            change = changes.get(f"r{place}")
            first, second = solved(a, self.fields), solved(b, self.fields)
            before, after = outcome(*first, unknown[place]), outcome(*second, unknown[place])
            model = self.model(z3.Or(before[0] != after[0], before[1] != after[1]))
            claim = "same" if change is None or change["change"] == "words" else "different" if change["differences"] else "open"
            truth = "different" if model else "same" if model is None else "untold"
            self.counts[f"diff says {claim}, the solver {truth}"] += 1
            if claim == "same" and model:
                key = record(model, self.fields, "1")
                results = [outcomes(self.program, self.folder, pack, key).get(f"r{place}") for pack in rules]
                if results[0] != results[1]:
                    false.append(f"diff: “the same”, but {json.dumps(key)} gives {results}\n  {text(a)}\n  {text(b)}\n  if unknown: {unknown[place]}")
        return false

    def rules(self, conditions, unknown):
        rules = write(self.folder, "one", conditions, unknown)
        found = json.loads(run(self.program, "check", rules, "--format", "json"))
        findings = found["findings"] if isinstance(found, dict) else found
        parts = {}
        for place, tree in enumerate(conditions):
            for part in subtrees(tree):
                parts.setdefault(text(part), part)
            parts[f"r{place}"] = tree
        false = []
        for finding in findings:
            if finding["id"] not in ("never-true", "always-true"):
                continue
            said = next((w for w in finding["message"].split("`")[1::2] if w in parts), None)
            if said is None:
                continue
            tree = parts[said]
            yes, no = solved(tree, self.fields)
            # Always true is said of what is never false; both are said of the numbers of today.
            model = self.model(z3.And(z3.Not(self.fields.earlier), yes) if finding["id"] == "never-true" else z3.And(z3.Not(self.fields.earlier), no))
            self.counts[f"check says {finding['id']}, the solver {'not so' if model else 'so'}"] += 1
            if not model:
                continue
            key = record(model, self.fields, "1")
            other = self.folder / "part"
            if not other.exists():
                other.mkdir()
            (other / "pack.yaml").write_text(pack([tree], ["report"]))
            result = outcomes(self.program, self.folder, other, key).get("r0")
            if result == ("fires" if finding["id"] == "never-true" else "silent"):
                false.append(f"check: “{finding['message']}”, but {json.dumps(key)} gives {result}\n  {text(tree)}")
        return false


def subtrees(tree):
    """A condition and all conditions in it."""
    yield tree
    if tree[0] in ("and", "or", "not"):
        for part in tree[1:]:
            yield from subtrees(part)


def main():
    parser = argparse.ArgumentParser(prog="ci/check-proofs")
    parser.add_argument("--packs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=str(ROOT / ".build/debug/primum"))
    options = parser.parse_args()
    counts, covered, false = collections.Counter(), collections.Counter(), []
    for number in range(options.packs):
        chance = random.Random(options.seed * 1_000_003 + number)
        old = [generate.condition(chance) for _ in range(RULES)]
        new = [chance.choice([generate.rearranged, generate.changed])(chance, tree) for tree in old]
        new = [generate.rearranged(chance, tree) for tree in new]
        unknown = [chance.choice(["stay silent", "act", "report"]) for _ in old]
        for tree in old:
            covered.update(forms(tree))
        with tempfile.TemporaryDirectory() as folder:
            check = Check(options.program, Path(folder), counts)
            false += check.pairs(old, new, unknown)
            false += check.rules(old, ["report"] * RULES)
    for line, count in sorted(counts.items()):
        print(f"{count:7} {line}")
    print("conditions of each form and field: " + ", ".join(f"{' '.join(pair).strip()} {n}" for pair, n in sorted(covered.items())))
    for claim in false:
        print(f"check-proofs: {claim}", file=sys.stderr)
    sys.exit(1 if false else 0)


if __name__ == "__main__":
    main()
