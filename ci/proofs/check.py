"""Holds what the program says of all cases against a solver: see ci/check-proofs."""
import argparse
import collections
import json
import random
import sys
import tempfile
from pathlib import Path

import z3

import claims
import explained
import generate
import packs
from conditions import REQUIRED, Fields, forms, record, solved, text
from logs import HistoryCheck
from program import CLAIMS, run

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = 20


def write(folder, name, conditions, unknown):
    place = folder / name
    place.mkdir()
    (place / "pack.yaml").write_text(packs.conditions(conditions, unknown))
    return place


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


def logged(witness):
    """A witness as a record of a log."""
    bad = {"not": "usable"}

    def partly(value):
        return [bad if one == "not usable" else one for one in value] if isinstance(value, list) else bad

    unreadable = witness.get("unreadable", {})
    return {"id": "1", "at": "2026-03-20T12:00:00Z", **witness["given"], **{name: partly(unreadable[name]) for name in unreadable}}


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
            if claim == "different" and model is None:
                # A solver does not round, and may call the same what 15 digits tell apart.
                shown = change["differences"][0]["witness"]
                results = [outcomes(self.program, self.folder, pack, logged(shown)).get(f"r{place}") for pack in rules]
                self.counts["diff says different, the solver same, the evaluator " + ("the same" if results[0] == results[1] else "different")] += 1
                if results[0] == results[1]:
                    false.append(f"diff: “different”, but {json.dumps(shown)} gives {results}\n  {text(a)}\n  {text(b)}\n  if unknown: {unknown[place]}")
            if claim == "same" and model:
                key = record(model, self.fields, "1")
                results = [outcomes(self.program, self.folder, pack, key).get(f"r{place}") for pack in rules]
                if results[0] != results[1]:
                    false.append(f"diff: “the same”, but {json.dumps(key)} gives {results}\n  {text(a)}\n  {text(b)}\n  if unknown: {unknown[place]}")
        return false

    def whole(self, pack):
        """Claims about a pack that are false."""
        found, places = self.findings(pack)
        false = []
        for claim in claims.Reading(found, pack, places).claims(self.fields):
            if problem := self.judged(claim):
                false.append((claim.says, problem))
        return false

    def findings(self, pack):
        text, places = packs.written(pack)
        place = self.folder / "whole"
        place.mkdir(exist_ok=True)
        (place / "pack.yaml").write_text(text)
        found = json.loads(run(self.program, "check", place, "--format", "json", "--as-of", "2026-11-24"))["findings"]
        if wrong := [f for f in found if f["level"] == "error" and f["id"] not in CLAIMS]:
            sys.exit(f"check-proofs: the pack does not load: {wrong[0]['message']}\n{text}")
        return found, places

    def judged(self, claim):
        """Why a claim is false; None where it is not, or where that cannot be told."""
        if claim.formula is None:
            self.counts[f"check says: {claim.says}"] += 1
            return None
        first, (second, limits) = self.fields, self.fields.apart(claim.apart) if claim.apart else (self.fields, True)
        truths = [solved(tree, (first, second)[at]) for tree, at in claim.trees]
        where = claim.where(first, second) if callable(claim.where) else True if claim.where is None else claim.where
        model = self.model(z3.And(limits, where, claim.formula(truths)))
        said = {True: "never", False: "somewhere", None: "open"}[claim.never]
        self.counts[f"check says: {claim.says} ({said}), the solver: {'never' if model is None else 'untold' if model is False else 'somewhere'}"] += 1
        if claim.never is False and model is None and not self.confirmed(claim):
            return f"“{claim.about}”, but the solver knows no such record"
        if claim.never is not True or not model:
            return None
        records = [record(model, first, "1")] + ([record(model, second, "2")] if claim.apart else [])
        if not self.agrees(claim, records):
            self.counts["the evaluator agrees with check: digits decide"] += 1
            return None
        return f"“{claim.about}”, but {' and '.join(map(json.dumps, records))}"

    def confirmed(self, claim):
        """Whether the evaluator decides a finding's own record as it says, or its own two differently."""
        if claim.example:
            self.counts["the solver knows no such record, the evaluator does"] += 1
            # A log rejects a record without its required field, which an example may leave out.
            return self.agrees(claim, [{REQUIRED: 3, **logged(claim.example)}])
        if not claim.shown or not claim.shown[1]:
            return False
        rule, shown = claim.shown
        found = []
        for witness in shown:
            found.append(outcomes(self.program, self.folder, self.folder / "whole", logged(witness)).get(rule))
        self.counts["the solver knows no such record, the evaluator does"] += 1
        return found[0] != found[1]

    def agrees(self, claim, records):
        """Whether the evaluator's truths meet a claim's formula too."""
        trees = [tree for tree, _ in claim.trees]
        place = self.folder / "judged"
        place.mkdir(exist_ok=True)
        (place / "pack.yaml").write_text(packs.conditions(trees, ["report"] * len(trees)))
        found = [outcomes(self.program, self.folder, place, one) for one in records]
        truths = []
        for number, (_, at) in enumerate(claim.trees):
            outcome = found[at].get(f"r{number}")
            truths.append((z3.BoolVal(outcome == "fires"), z3.BoolVal(outcome == "silent")))
        return z3.is_true(z3.simplify(claim.formula(truths)))

    def smallest(self, pack, says):
        """A pack with the same false claim of which nothing can be left out."""
        self.counts = collections.Counter()
        isLess = True
        while isLess:
            isLess = False
            for less in packs.smaller(pack):
                if any(other == says for other, _ in self.whole(less)):
                    pack, isLess = less, True
                    break
        return pack


def table(covered):
    """How many conditions of each form were asked of each field."""
    fields = sorted({name for _, name in covered if name})
    print("conditions".ljust(12) + "".join(name.rjust(7) for name in fields))
    for form in sorted({form for form, _ in covered}):
        print(form.ljust(12) + "".join(str(covered[form, name] or "").rjust(7) for name in fields) + str(covered[form, ""] or "").rjust(7))


def too_few(counts, missed):
    """Of the real changes, those that `diff` shows a case of: 95 in 100 of rules that count, 99 in 100 of the others."""
    found = []
    for about, least, judge in ((" about histories", 0.95, "logs"), ("", 0.99, "the solver")):
        shown, open_ = (counts[f"{about} diff says {claim}, {judge} different".strip()] for claim in ("different", "open"))
        real = shown + open_
        if real:
            print(f"real changes{about} with a case: {shown} of {real} ({shown / real:.1%})")
        if real >= 100 and shown < least * real:
            found.append(f"diff: too few of the real changes{about} are found ({shown} of {real}); the first that is not:\n{(missed or [''])[0]}")
    return found


def main():
    parser = argparse.ArgumentParser(prog="ci/check-proofs")
    parser.add_argument("--packs", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--histories", action="store_true", help="only rules about histories")
    parser.add_argument("--program", default=str(ROOT / ".build/debug/primum"))
    options = parser.parse_args()
    counts, covered, false, missed = collections.Counter(), collections.Counter(), [], []
    for number in range(options.packs):
        with tempfile.TemporaryDirectory() as folder:
            check = HistoryCheck(options.program, Path(folder), counts, random.Random(options.seed * 7_000_003 + number))
            false += check.false()
            missed += check.missed
        if options.histories:
            continue
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
            false += explained.ExplainCheck(check, random.Random(options.seed * 3_000_017 + number)).false(old, unknown)
            pack = packs.random_pack(chance)
            for tree in packs.trees(pack):
                covered.update(forms(tree))
            for says, problem in check.whole(pack):
                less = check.smallest(pack, says)
                text, _ = packs.written(less)
                own = text[text.index("  - id: t0"):] if less["tables"] else text[text.index("rules:"):]
                false.append(f"check: {says}: {problem}; the smallest pack:\n{own}")
    for line, count in sorted(counts.items()):
        print(f"{count:7} {line}")
    table(covered)
    false += too_few(counts, missed)
    for claim in false:
        print(f"check-proofs: {claim}", file=sys.stderr)
    sys.exit(1 if false else 0)


if __name__ == "__main__":
    main()
