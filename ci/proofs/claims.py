"""What `check` says of a whole pack, as claims for a solver.

A claim is a formula over the truths of some conditions, in one record or in two that differ in one field. *never* claims
hold where no record meets the formula; *somewhere* claims where one does.
"""
import json
import re
from collections import namedtuple

import z3

import packs
from conditions import DEFAULTS, FIELDS, REQUIRED, forms, text

# `trees` are pairs of a condition and the record (0 or 1) it is asked of; `apart` is the field in which the two records differ.
# For what the solver does not know, the largest numbers and their sums, `shown` has the finding's own witnesses of a rule, and
# `example` its own record.
Claim = namedtuple("Claim", "says never about trees formula where apart shown example", defaults=[None, None, None, None])


def known(pair):
    return z3.Or(*pair)


def fires(rule, pair):
    yes, no = pair if rule["kind"] != "constraint" else reversed(pair)
    return z3.Or(yes, z3.Not(known(pair))) if rule["unknown"] == "act" else yes


def silent(rule, pair):
    yes, no = pair if rule["kind"] != "constraint" else reversed(pair)
    return z3.Or(no, z3.Not(known(pair))) if rule["unknown"] == "stay silent" else no


def shown(rule, pair, condition):
    """A red flag shows what it may have to."""
    if condition is None:
        return fires(rule, pair)
    yes, no = condition
    return z3.And(fires(rule, pair), z3.Not(no) if rule["kind"] == "red flag" else yes)


def named(pack):
    """Conditions and their parts by their text."""
    found = {}

    def add(tree):
        found.setdefault(text(tree), tree)
        for part in tree[1:]:
            if isinstance(part, tuple) and part and isinstance(part[0], str):
                add(part)
    for tree in packs.trees(pack):
        add(tree)
    return found


def asked(rule):
    trees = [rule["when"]] + [condition for _, _, condition in rule["shows"] if condition]
    return sorted({n for tree in trees for form, name in forms(tree) if name for n in names(form, name)})


def names(form, name):
    return ["x", "y"] if form in ("both", "fields", "smallest") else [name]


class Reading:
    """The findings of one pack."""

    def __init__(self, findings, pack, places):
        self.findings, self.pack, self.places = findings, pack, places

    def of(self, *ids):
        for finding in self.findings:
            if finding["id"] in ids:
                yield finding, self.places.get(finding["line"]), finding["message"]

    def claims(self, fields):
        """Every claim, and for what is not claimed a line with what the solver should have a look at."""
        yield from self.truths(fields)
        yield from self.tables(fields)
        yield from self.rules(fields)
        yield from self.statements(fields)
        yield from self.missing()

    # Conditions

    def truths(self, fields):
        known = named(self.pack)
        for finding, place, message in self.of("never-true", "always-true", "unreachable-row"):
            complete = fields.complete
            if finding["id"] == "unreachable-row" or message.startswith("this row"):
                if not place or place[0] != "row":
                    continue
                rows = self.pack["tables"][place[1]]["rows"][:place[2] + 1]
                if finding["id"] == "never-true":
                    yield Claim("row never applies", True, message, [(rows[-1], 0)], lambda t: t[0][0], complete)
                else:
                    yield Claim("row unreachable", True, message, [(tree, 0) for tree in rows],
                                lambda t: z3.And(t[-1][0], *(no for _, no in t[:-1])), complete)
                continue
            if message.endswith("` is written twice"):
                # Of two lines of a condition, not of what one comes to.
                yield Claim("a line is written twice", None, message, [], None)
                continue
            quoted = message.split("`")[1]
            tree = known.get(quoted)
            if tree is None and re.fullmatch(r"r\d+", quoted):
                tree = self.pack["rules"][int(quoted[1:])]["when"]
            if tree is None:
                yield Claim(f"{finding['id']} of words not found", None, message, [], None)
                continue
            part = "dead branch" if "among other" in finding.get("because", "") else "never true" if finding["id"] == "never-true" else "always true"
            yield Claim(part, True, message, [(tree, 0)], (lambda t: t[0][1]) if part == "always true" else lambda t: t[0][0], complete)
        told = {place[1] for finding, place, _ in self.of("never-true") if place and place[0] == "rule"}
        for number, rule in enumerate(self.pack["rules"]):
            if number not in told:
                yield Claim("nothing of a rule", None, f"r{number}", [(rule["when"], 0)], lambda t: t[0][0], fields.complete)

    # Tables

    def tables(self, fields):
        # Gaps and overlaps are told under the numbers of today and of days to come.
        now = z3.And(fields.complete, z3.Not(fields.earlier))
        for number, table in enumerate(self.pack["tables"]):
            rows = [(tree, 0) for tree in table["rows"]]
            gap = lambda t: z3.And([no for _, no in t])
            said = [message for _, _, message in self.of("table-gap", "table-overlap", "unproved-table") if f"`t{number}`" in message]
            if any("has no answer" in message for message in said):
                yield Claim("gap", False, said[0], rows, gap, now)
            elif any("may have no answer" in message or "to prove" in message for message in said):
                yield Claim("gap not proved", None, said[0], rows, gap, now)
            elif not table["otherwise"]:
                yield Claim("no gap", True, f"t{number}", rows, gap, now)
            if table["rows are"] != "exclusive":
                continue
            for second in range(len(rows)):
                for first in range(second):
                    pair, both = [rows[first], rows[second]], lambda t: z3.And(t[0][0], t[1][0])
                    name, told = f"rows {first + 1} and {second + 1} of", [str(first + 1), str(second + 1)]
                    if any("both apply" in message and "may both" not in message and re.findall(r"\brow (\d+)", message)[:2] == told for message in said):
                        yield Claim("overlap", False, f"{name} t{number}", pair, both, now)
                    elif any("may both" in message or "to prove" in message for message in said):
                        yield Claim("overlap not proved", None, f"{name} t{number}", pair, both, now)
                    else:
                        yield Claim("no overlap", True, f"{name} t{number}", pair, both, now)

    # Rules

    def rules(self, fields):
        rules = self.pack["rules"]
        for finding, _, message in self.of("contradiction", "shared-surface"):
            a, b = (rules[int(n)] for n in re.findall(r"`r(\d+)`", message)[:2])
            if finding["id"] == "contradiction":
                yield Claim("contradiction", False, message, [(a["when"], 0), (b["when"], 0)], lambda t: z3.And(t[0][0], t[1][0]),
                            z3.And(fields.complete, z3.Not(fields.earlier)))
            else:
                yield self.showing("shared surface", False, message, [a, b], lambda shows: z3.And(*shows))

    def showing(self, says, never, about, rules, formula, event="shows", where=None):
        trees, at = [], []
        for rule in rules:
            own = [(rule["when"], 0)]
            if event != "fires" and rule["shows"] and rule["shows"][0][2]:
                own.append((rule["shows"][0][2], 0))
            at.append((rule, len(trees), len(own)))
            trees += own

        def made(truths):
            found = []
            for rule, first, count in at:
                if event == "fires":
                    found.append(fires(rule, truths[first]))
                elif event == "shows on home" and "home" not in rule["shows"][0][1]:
                    found.append(z3.BoolVal(False))
                else:
                    found.append(shown(rule, truths[first], truths[first + 1] if count > 1 else None))
            return formula(found)
        return Claim(says, never, about, trees, made, where)

    # Statements

    def statements(self, fields):
        rules = self.pack["rules"]
        for number, statement in enumerate(self.pack["together"]):
            broken = [f for f, place, _ in self.of("together-broken") if place == ("statement", number)]
            unproved = [f for f, place, _ in self.of("together-unproved") if place == ("statement", number)]
            never = True if not broken and not unproved else False if broken else None
            about = packs.said(statement)
            word = {True: "proved", False: "broken", None: "not proved"}[never]
            example = next((json.loads(note[note.index("{"):]) for f in broken for note in f.get("notes", [])
                            if note.startswith("for example, {")), None)
            if statement[0] == "count":
                _, sign, _, members, event = statement
                breaks = (lambda t: z3.And(*t)) if sign == "at most" else lambda t: z3.Not(z3.Or(*t))
                yield self.showing(f"{sign} one {word}", never, about, [rules[m] for m in members], breaks, event)._replace(example=example)
            elif statement[0] == "only after":
                yield self.showing(f"only after {word}", never, about, [rules[m] for m in statement[1:]],
                                   lambda t: z3.And(t[0], z3.Not(t[1])), "fires")._replace(example=example)
            else:
                yield self.rising(f"never less urgent {word}", never, about, statement, fields)

    def rising(self, says, never, about, statement, fields):
        _, name, upwards = statement
        own = [rule for rule in self.pack["rules"] if rule["kind"] in ("red flag", "advisory")]
        trees = [(rule["when"], record) for record in (0, 1) for rule in own]

        def formula(truths):
            def urgency(truths):
                return z3.If(z3.Or([fires(r, t) for r, t in zip(own, truths) if r["kind"] == "red flag"]), 2,
                             z3.If(z3.Or([fires(r, t) for r, t in zip(own, truths)]), 1, 0))
            low, high = urgency(truths[:len(own)]), urgency(truths[len(own):])
            return high < low if upwards else low < high

        def where(first, second):
            a, b = first.value[name], second.value[name]
            less = z3.And(z3.Not(a), b) if name == "done" else a < b
            return z3.And(first.state[name] == 2, second.state[name] == 2, less)
        return Claim(says, never, about, trees, formula, where, name)

    # Missing and unreadable

    def missing(self):
        for number, rule in enumerate(self.pack["rules"]):
            if rule["kind"] not in ("red flag", "limit"):
                continue
            for word, ids in (("missing", ("missing-silences", "missing-allows")), ("unreadable", ("unreadable-silences", "unreadable-allows"))):
                told, open_ = {}, {}
                for finding, _, message in self.of(*ids):
                    found = re.findall(r"`(\w+)`", message)
                    if found[0] == f"r{number}":
                        for name in found[1:]:
                            told.setdefault(name, finding)
                for finding, _, message in self.of("missing-unproved"):
                    if f"`r{number}`" in message and word in message.split(" because ")[1]:
                        for name in re.findall(r"`(\w+)`", message.split(" because ")[1]) or FIELDS:
                            open_.setdefault(name, message)
                for name in asked(rule):
                    # A required field that is missing is reported; a text is never unreadable.
                    if (word, name) in (("missing", REQUIRED), ("unreadable", "drug")):
                        continue
                    never = False if name in told else None if name in open_ else True
                    about = told[name]["message"] if name in told else f"r{number}, {name}"
                    claim = self.without(never, about, rule, name, word)
                    yield claim._replace(shown=(f"r{number}", self.witnesses(told[name], name))) if name in told else claim

    def witnesses(self, finding, name):
        """The records of a finding's notes, without a field and with it."""
        notes = finding.get("notes", [])
        for place, note in enumerate(notes[:-1]):
            if f"`{name}`" in note.split(": ")[0] and note.startswith(("without", "where")):
                return [json.loads(text[text.index("{"):]) for text in notes[place:place + 2]]
        return None

    def without(self, never, about, rule, name, word):
        trees = [(rule["when"], 0), (rule["when"], 1)]
        condition = rule["shows"][0][2] if rule["shows"] else None
        if condition:
            trees += [(condition, 0), (condition, 1)]

        def formula(t):
            if rule["kind"] == "limit":
                return z3.And(silent(rule, t[0]), fires(rule, t[1]))
            less = z3.And(silent(rule, t[1]))
            if rule["shows"]:
                less = z3.Or(less, z3.And(fires(rule, t[1]), shown(rule, t[0], t[2] if condition else None),
                                          z3.Not(shown(rule, t[1], t[3] if condition else None))))
            return z3.And(fires(rule, t[0]), less)

        def where(first, second):
            there = [first.state[name] == 2, second.state[name] == (0 if word == "missing" else 1)]
            return z3.And(*there, z3.Not(first.open)) if name == "signs" else z3.And(*there)
        says = {True: f"{word} decides nothing", False: f"{word} decides", None: f"{word} not proved"}[never]
        return Claim(says, never, about, trees, formula, where, name)
