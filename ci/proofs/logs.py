"""Claims that a solver has no theory of, held against random logs."""
import json
import re
import sys

import histories
from program import CLAIMS, run


class HistoryCheck:
    """Claims that a solver has no theory of, held against what `primum evaluate` decides about random logs."""

    def __init__(self, program, folder, counts, chance):
        self.program, self.folder, self.counts, self.chance = program, folder, counts, chance

    def decided(self, rules, people):
        """What each rule comes to: for each person, or for each record."""
        log = self.folder / "people.jsonl"
        histories.write(people, log)
        found = {}
        for line in run(self.program, "evaluate", "--rules", rules, log, "--all", "--format", "ndjson", "--now", "2026-11-30T12:00:00Z").splitlines():
            decision = json.loads(line)
            if "rule" in decision:
                found[decision["rule"].split("/")[-1], decision.get("record", decision.get("subject"))] = decision["outcome"]
        return found

    def false(self):
        chance, false = self.chance, []
        old = [histories.rule(chance) for _ in range(8)]
        new = [histories.rearranged(chance, chance.choice([lambda r, x: x, histories.changed])(chance, rule)) for rule in old]
        histories_only = [n for n, rule in enumerate(old) if rule["scope"] == "for: history"]
        together = [tuple(chance.sample(histories_only, 2)) for _ in range(3)] if len(histories_only) > 1 else []
        folders = []
        for name, rules, said in (("before", old, together), ("after", new, [])):
            place = self.folder / name
            place.mkdir()
            (place / "pack.yaml").write_text(histories.pack(rules, said))
            folders.append(place)
        people = histories.logs(chance)
        others, told = histories.without(chance, people, ["missing", "unreadable"])
        before, after = self.decided(folders[0], {**people, **others}), self.decided(folders[1], people)
        found = json.loads(run(self.program, "diff", *folders, "--format", "json"))
        changes = {change["id"].split("/")[-1]: change for change in found["changes"]}
        for number in range(len(old)):
            change = changes.get(f"r{number}")
            claim = "same" if change is None or change["change"] == "words" else "different" if change["differences"] else "open"
            differs = [key for (rule, key), outcome in before.items() if rule == f"r{number}" and (rule, key) in after and after[rule, key] != outcome]
            self.counts[f"about histories diff says {claim}, logs {'different' if differs else 'the same'}"] += 1
            if claim == "same" and differs:
                false.append(f"diff: “the same”, but {differs[0]} differs: {before[f'r{number}', differs[0]]}, {after[f'r{number}', differs[0]]}\n"
                             f"{histories.pack([old[number]], [])}\n{histories.pack([new[number]], [])}\n"
                             + "".join(json.dumps(entry) + "\n" for entry in people[self.person(differs[0])]))
        findings = json.loads(run(self.program, "check", folders[0], "--format", "json", "--as-of", "2026-11-24"))["findings"]
        if wrong := [f for f in findings if f["level"] == "error" and f["id"] not in CLAIMS]:
            sys.exit(f"check-proofs: the pack does not load: {wrong[0]['message']}\n{(folders[0] / 'pack.yaml').read_text()}")
        return false + self.said(findings, old, together, before, people, told)

    def person(self, key):
        return key if key.startswith("p") else "p" + key.split("-")[0]

    def said(self, findings, rules, together, decided, people, told):
        false = []

        def tell(about, key, number):
            false.append(f"check: {about}, but {key} of these:\n{histories.pack([rules[number]], [])}\n"
                         + "".join(json.dumps(entry) + "\n" for entry in people[self.person(key)]))
        for finding in findings:
            quoted = finding["message"].split("`")[1::2]
            if finding["id"] in ("never-true", "always-true") and quoted and re.fullmatch(r"r\d+", quoted[0]):
                number = int(quoted[0][1:])
                wrong = "fires" if finding["id"] == "never-true" else "silent"
                if rules[number]["unknown"] != "report":
                    continue
                keys = [key for (rule, key), outcome in decided.items() if rule == quoted[0] and outcome == wrong]
                self.counts[f"about histories check says {finding['id']}, logs {'not so' if keys else 'so'}"] += 1
                if keys:
                    tell(finding["message"], keys[0], number)
        messages = [finding["message"] for finding in findings if finding["id"].startswith("together-")]
        for a, b in together:
            if any(f"[r{a}, r{b}]" in message for message in messages):
                continue
            both = [key for (rule, key), outcome in decided.items()
                    if rule == f"r{a}" and outcome == "fires" and decided.get((f"r{b}", key)) == "fires"]
            self.counts[f"about histories check says at most one proved, logs {'not so' if both else 'so'}"] += 1
            if both:
                tell(f"at most one of r{a}, r{b} proved", both[0], a)
        for number, rule in enumerate(rules):
            if rule["kind"] != "red flag":
                continue
            named = {(word, name) for finding in findings if f"`r{number}`" in finding["message"] and finding["id"].startswith(("missing-", "unreadable-"))
                     for word in ("missing", "unreadable") if word in finding["message"]
                     for name in re.findall(r"`(\w+)`", finding["message"]) + (["all"] if "a value is" in finding["message"] else [])}
            for person, (key, name, absence) in told.items():
                if (absence, name) in named or (absence, "all") in named:
                    continue
                keys = [person] if rule["scope"] == "for: history" else [entry["id"] for entry in people[person]]
                lost = [k for k in keys if decided.get((f"r{number}", k)) == "fires" and decided.get((f"r{number}", k + "-without")) == "silent"]
                self.counts[f"about histories check says {absence} decides nothing, logs {'not so' if lost else 'so'}"] += 1
                if lost:
                    tell(f"{name} {absence} (of {key}) never silences r{number}", lost[0], number)
        return false
