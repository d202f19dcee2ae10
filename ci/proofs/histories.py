"""Rules about histories, and functions that a solver has no theory of: what is claimed of them is held against random logs."""
import copy
import datetime
import json

NOW = datetime.datetime(2026, 11, 30, 12, tzinfo=datetime.timezone.utc)
FIELDS = {"x": "number ?", "level": "whole number 0 to 20 ?", "rest": "whole number 0 to 20 = 3", "word": "one of [none, mild, severe] ?",
          "done": "yes/no ?", "signs": "list of [itch, rash] ?", "born": "date ?"}
WINDOWS = ["the last 7 d", "the last 168 h", "the last 30 d", "the last 1 months", "today", "this calendar week", "this calendar month", "all time"]
AROUND = ["the 24 h before at", "the 7 d before at", "within 60 min of at"]
WHERE = ["x > 3", "x >= 3", "not (x <= 3)", "level >= 5 and level <= 9", "level is from 5 to 9", "level is missing", "x is present", "done", "word is one of [mild, severe]",
         "signs includes itch", "rest > 2", "(x otherwise 4) > 3", "word is not none", "x is unreadable"]
ABOUT = ["x ^ 2 > 9", "square root of x >= 2", "round x to 1 places >= 2.5", "exp x > 1", "hour of at < 12", "weekday of at is Monday",
         "whole years from born to at >= 18", "whole months from born to at >= 216", "days since at > 7", "hours since at > 168",
         "time of day of at is from 22:00 to 06:00", "length of word > 4", "month of at is 11"]


def value(random):
    """A value over records: its keys, and the constants that it is compared with."""
    form = random.choice(["count: records"] * 3 + ["count: distinct days of at", "sum of: x", "average of: x", "smallest: x", "largest: level",
                         "latest: level", "earliest: x", "share", "longest run", "longest run: days of at"])
    where = random.choice(WHERE) if random.random() < 0.7 else None
    if form in ("share", "longest run"):
        form = f"{form}: {random.choice(WHERE)}"
    return {"form": form, "where": where, "window": None, "limit": random.choice([0.5, 1]) if form.startswith("share") else random.choice([0, 1, 2, 3, 7])}


def rule(random):
    is_history = random.random() < 0.6
    values = [value(random) for _ in range(random.randrange(1, 3))]
    for each in values:
        each["window"] = random.choice(WINDOWS if is_history else WINDOWS + AROUND * 2)
        each["sign"] = random.choice(["<", "<=", ">", ">="])
    tests = [] if is_history else [random.choice(WHERE + ABOUT * 2)]
    return {"scope": "for: history" if is_history else "for each: entry", "values": values, "tests": tests, "joins": random.choice([" and ", " or "]),
            "not": random.random() < 0.2, "unknown": random.choice(["stay silent", "act", "report"]), "kind": random.choice(["red flag", "advisory"])}


def rearranged(random, rule):
    """The same, written otherwise."""
    rule = copy.deepcopy(rule)
    rule["turned"] = random.random() < 0.5
    for each in rule["values"]:
        same = {"the last 7 d": "the last 168 h", "the last 168 h": "the last 7 d"}
        each["window"] = same.get(each["window"], each["window"])
        twins = {"level >= 5 and level <= 9": "level is from 5 to 9", "x > 3": "not (x <= 3)"}
        each["where"] = twins.get(each["where"], each["where"])
    return rule


def changed(random, rule):
    """Something else, often in few histories."""
    rule = copy.deepcopy(rule)
    each = random.choice(rule["values"])
    match random.choice(["limit", "sign", "where", "window", "form"]):
        case "limit": each["limit"] += 1
        case "sign": each["sign"] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[each["sign"]]
        case "where": each["where"] = random.choice([None] + WHERE)
        case "window": each["window"] = random.choice(WINDOWS if rule["scope"] == "for: history" else WINDOWS + AROUND)
        case "form": each["form"] = random.choice(["count: records", "count: distinct days of at", "sum of: x", "largest: level", "share: x > 3", "average of: x"])
    return rule


def pack(rules, together):
    lines = ["pack: p", "title: P", 'version: "1"', "language: 1", "source locale: en", "locales: [en]", "records:", "  entry:", "    key: id",
             "    subject: person", "    time: at", "    fields:", "      id: text", "      person: text", "      at: time"]
    lines += [f"      {name}: {kind}" for name, kind in FIELDS.items()]
    lines += ["rules:"]
    for number, rule in enumerate(rules):
        lines += [f"  - id: r{number}", f"    title: Rule {number}", f"    kind: {rule['kind']}", f"    {rule['scope']}", "    let:"]
        tests = []
        for place, each in enumerate(rule["values"]):
            lines += [f"      v{place}:", f"        {each['form']}", "        in: entry"]
            if each["window"] != "all time":
                lines += [f"        during: {each['window']}"]
            if each["where"]:
                lines += [f"        where: '{each['where']}'"]
            # How much of a number in a unit is no question of this page.
            tests.append(f"v{place} {each['sign']} {each['limit']}")
        tests += rule["tests"]
        if rule.get("turned"):
            tests = tests[::-1]
        whole = rule["joins"].join(f"({test})" for test in tests)
        lines += [f"    when: '{f'not ({whole})' if rule['not'] else whole}'", f"    if unknown: {rule['unknown']}", "    then: decide only"]
    if together:
        lines += ["together:"]
    for a, b in together:
        lines += [f"  - holds: 'at most one of [r{a}, r{b}] fires'"]
    return "\n".join(lines) + "\n"


def logs(random):
    """Histories of many people, each a few records at the ends of windows."""
    people = {}
    steps = [0, 1, 1800, 3600, 3601, 43_200, 86_399, 86_400, 86_401, 172_800, 604_799, 604_800, 604_801, 2_592_000, 2_592_001, 2_678_400, -3600]
    for person in range(60):
        made, base = [], random.choice([0, 0, 3600, 86_400])
        for number in range(random.choice([0, 1, 1, 2, 3, 4, 6])):
            at = NOW - datetime.timedelta(seconds=base + random.choice(steps))
            entry = {"record": "entry", "id": f"{person}-{number}", "person": f"p{person}", "at": at.isoformat().replace("+00:00", "Z")}
            for name, draw in {"x": lambda: random.choice([0, 1, 2.5, 3, 3.5, 7, -2]), "level": lambda: random.choice([0, 4, 5, 7, 9, 10, 20]),
                               "rest": lambda: random.choice([0, 2, 3]), "word": lambda: random.choice(["none", "mild", "severe"]),
                               "done": lambda: random.random() < 0.5, "signs": lambda: random.sample(["itch", "rash"], random.randrange(3)),
                               "born": lambda: random.choice(["2008-11-30", "2008-11-23", "2008-12-01", "2000-02-29"])}.items():
                chance = random.random()
                if chance < 0.75:
                    entry[name] = draw()
                elif chance < 0.82:
                    entry[name] = {"not": "usable"}
            made.append(entry)
        people[f"p{person}"] = made
    return people


def without(random, people, absences):
    """For each person another of whom one field of one record holds nothing."""
    made, told = {}, {}
    for person, entries in people.items():
        places = [(place, name) for place, entry in enumerate(entries) for name in FIELDS if name in entry and not isinstance(entry[name], dict)]
        if not places:
            continue
        (place, name), absence = random.choice(places), random.choice(absences)
        other = copy.deepcopy(entries)
        for entry in other:
            entry["person"] += "-without"
            entry["id"] += "-without"
        if absence == "missing":
            del other[place][name]
        else:
            other[place][name] = {"not": "usable"}
        made[person + "-without"], told[person] = other, (entries[place]["id"], name, absence)
    return made, told


def write(people, path):
    path.write_text("".join(json.dumps(entry) + "\n" for entries in people.values() for entry in entries))
