"""Whether both sides give the same answers: a ratio says nothing where they do not."""
import json
from collections import Counter


class Different(Exception):
    """The two sides do not agree."""


def decisions(output):
    """What was decided: (rule, subject, record, values it sets or else how it came out), whatever else the lines hold."""
    found = Counter()
    for line in output.splitlines():
        row = json.loads(line)
        values = [str(action["to"]) for action in row.get("actions", []) if "to" in action]
        values += [str(row["value"])] if row.get("value") is not None else []
        rule = row.get("rule") or row.get("table")
        found[name_of(rule), row.get("subject"), row.get("record"), " ".join(values) or row.get("outcome", "fires")] += 1
    return found


def asked_of_both(ours, theirs):
    """`ours` without the rules that the other side is not asked for, and the names of these."""
    asked = {key[0] for key in theirs}
    return Counter({key: count for key, count in ours.items() if key[0] in asked}), sorted({key[0] for key in ours} - asked)


def name_of(rule):
    return rule.split("/")[-1]


def same(ours, theirs, peer):
    """How many answers both gave; raises where they differ, with the first few that only one gave."""
    if ours == theirs:
        return sum(ours.values())
    only = [f"only primum: {key}" for key in (ours - theirs)][:5] + [f"only {peer}: {key}" for key in (theirs - ours)][:5]
    raise Different(f"primum gives {sum(ours.values())} answers, {peer} {sum(theirs.values())}:\n  " + "\n  ".join(only))


def same_keys(ours, theirs, peer):
    """As `same`, of plain collections."""
    return same(Counter(ours), Counter(theirs), peer)
