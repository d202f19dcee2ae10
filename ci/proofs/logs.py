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
        self.missed = []

    def decided(self, rules, people, now):
        """What each rule comes to, and each message: for each person, or for each record."""
        log = self.folder / "people.jsonl"
        histories.write(people, log)
        found = {}
        for line in run(self.program, "evaluate", "--rules", rules, log, "--all", "--format", "ndjson", "--now", now.isoformat()).splitlines():
            decision = json.loads(line)
            for kind in ("rule", "message"):
                if kind in decision:
                    about = decision.get("record", decision.get("subject"))
                    found[decision[kind].split("/")[-1], about] = decision.get("outcome"), json.dumps(decision.get("text"))
        return found

    def false(self):
        chance, false = self.chance, []
        chance, false = self.chance, []
        old = [histories.rule(chance) for _ in range(8)]
        new = [histories.rearranged(chance, chance.choice([lambda r, x: x, histories.changed])(chance, rule)) for rule in old]
        messages = [{"when": chance.choice(histories.WHERE), "word": "itch"}]
        messages.append(chance.choice([lambda r, x: x, histories.changed_message])(chance, messages[0]))
        settings = [histories.SETTINGS, histories.changed_setting(chance) if chance.random() < 0.2 else histories.SETTINGS]
        histories_only = [n for n, rule in enumerate(old) if rule["scope"] == "for: history"]
        together = [tuple(chance.sample(histories_only, 2)) for _ in range(3)] if len(histories_only) > 1 else []
        folders = []
        for place, (name, rules, said) in enumerate((("before", old, together), ("after", new, []))):
            folder = self.folder / name
            folder.mkdir()
            (folder / "pack.yaml").write_text(histories.pack(rules, said, settings[place], messages[place]))
            folders.append(folder)
        changes = {change["id"].split("/")[-1]: change for change in json.loads(run(self.program, "diff", *folders, "--format", "json"))["changes"]}
        differing, first = {}, None
        for now in histories.NOWS:
            people = histories.logs(chance, now)
            others, told = histories.without(chance, people, ["missing", "unreadable"])
            before, after = self.decided(folders[0], {**people, **others}, now), self.decided(folders[1], people, now)
            first = first or (before, people, told)
            for (rule, key), outcome in before.items():
                if (rule, key) in after and after[rule, key] != outcome:
                    differing.setdefault(rule, (key, outcome, after[rule, key], people[self.person(key)], now))
        for number, name in enumerate([f"r{n}" for n in range(len(old))] + ["m0"]):
            change = changes.get(name)
            claim = "same" if change is None or change["change"] == "words" else "different" if change["differences"] else "open"
            self.counts[f"about histories diff says {claim}, logs {'different' if name in differing else 'the same'}"] += 1
            if name in differing and claim != "different":
                key, was, now_is, entries, now = differing[name]
                shown = (f"{key} differs at {now}: {was}, {now_is}\n" + "\n".join((folder / "pack.yaml").read_text() for folder in folders)
                         + "".join(json.dumps(entry) + "\n" for entry in entries))
                self.missed.append(shown)
                if claim == "same":
                    false.append(f"diff: “the same”, but {shown}")
        before, people, told = first
        before = {key: outcome for key, (outcome, _) in before.items()}
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
                keys = [person] if rule["scope"] == "for: history" else [entry["id"] for entry in people[person] if entry["record"] == rule["scope"].split()[-1]]
                lost = [k for k in keys if decided.get((f"r{number}", k)) == "fires" and decided.get((f"r{number}", k + "-without")) == "silent"]
                self.counts[f"about histories check says {absence} decides nothing, logs {'not so' if lost else 'so'}"] += 1
                if lost:
                    tell(f"{name} {absence} (of {key}) never silences r{number}", lost[0], number)
        return false
