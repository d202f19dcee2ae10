"""Rules about histories, and functions that a solver has no theory of: what is claimed of them is held against random logs."""
import copy
import datetime
import json

# The end of a month, a Sunday night, an evening, and the turns of a month and a year.
NOWS = [datetime.datetime(*parts, tzinfo=datetime.timezone.utc) for parts in
        [(2026, 11, 30, 12), (2026, 11, 29, 23, 30), (2026, 11, 25, 21, 45), (2026, 11, 1, 0, 40), (2026, 1, 1, 0, 30)]]
FIELDS = {"x": "number ?", "level": "whole number 0 to 20 ?", "rest": "whole number 0 to 20 = 3", "word": "one of [none, mild, severe] ?",
          "done": "yes/no ?", "signs": "list of [itch, rash] ?", "born": "date ?"}
WINDOWS = ["the last 7 d", "the last 168 h", "the last 30 d", "the last 1 months", "this calendar day", "this calendar week", "this calendar month", "all time"]
AROUND = ["the 24 h before at", "the 7 d before at", "within 60 min of at"]
WHERE = ["x > 3", "x >= 3", "not (x <= 3)", "level >= 5 and level <= 9", "level is from 5 to 9", "level is missing", "x is present", "done", "word is one of [mild, severe]",
         "signs includes itch", "rest > 2", "(x otherwise 4) > 3", "word is not none", "x is unreadable"]
ABOUT = ["x ^ 2 > 9", "square root of x >= 2", "round x to 1 places >= 2.5", "exp x > 1", "hour of at < 12", "weekday of at is Monday",
         "whole years from born to at >= 18", "whole months from born to at >= 216", "days since at > 7", "hours since at > 168",
         "time of day of at is from 22:00 to 06:00", "length of word > 4", "month of at is 11", "hour of now >= 20", "weekday of now is Sunday"]
# Of the moment and the day of what is counted.
OF_TIME = ["hour of at >= 20", "weekday of at is one of [Saturday, Sunday]", "time of day of at >= 22:00", "month of at is 11", "time of day of at < 06:00"]
# The last days of earlier numbers: between the moments at which is asked, and to come.
UNTIL = ["2026-11-26", "2026-10-31", "2025-12-31", "2027-01-15"]
# Of doses that belong to a visit.
LINKS = ["of: this stay", "of: this stay", "of: any stay\nwhere: visitId is this.id", "of: any stay\nwhere: visitId is this.id and amount >= 200 puff",
         "of: any stay\nwhere: day is this.day", "of: any stay\nwhere: amount > 100 puff"]
SETTINGS = {"canister": 200, "links": "{ id: visitId, date: day }", "zone": "", "clock": ""}


def value(random):
    """A value over records: its keys, and the constants that it is compared with."""
    form = random.choice(["count: records"] * 3 + ["count: distinct days of at", "sum of: x", "average of: x", "smallest: x", "largest: level",
                         "latest: level", "earliest: x", "share", "longest run", "longest run: days of at"])
    where = random.choice(WHERE) if random.random() < 0.7 else None
    if form in ("share", "longest run"):
        form = f"{form}: {random.choice(WHERE)}"
    return {"form": form, "where": where, "window": None, "limit": random.choice([0.5, 1]) if form.startswith("share") else random.choice([0, 1, 2, 3, 7])}


def visit(random):
    """A rule about what belongs to one visit."""
    form = random.choice(["count: records"] * 3 + ["count: distinct days of at", "sum of: amount"])
    value = {"form": form, "where": None, "links": random.choice(LINKS), "sign": random.choice(["<", "<=", ">", ">="]),
             "window": random.choice(["all time", "the 24 h before at", "this calendar month"]),
             "limit": random.choice(["100 puff", "200 puff", "400 puff"]) if form.startswith("sum") else random.choice([0, 1, 2, 3])}
    return {"scope": "for each: visit", "values": [value], "tests": [], "joins": " and ", "not": random.random() < 0.2,
            "unknown": random.choice(["stay silent", "act", "report"]), "kind": random.choice(["red flag", "advisory"])}


def rule(random):
    if random.random() < 0.3:
        return visit(random)
    is_history = random.random() < 0.6
    values = [value(random) for _ in range(random.randrange(1, 3))]
    for each in values:
        if random.random() < 0.25:
            each["where"] = random.choice(OF_TIME)
        each["window"] = random.choice(WINDOWS if is_history else WINDOWS + AROUND * 2)
        each["sign"] = random.choice(["<", "<=", ">", ">="])
        if random.random() < 0.2:
            each["was"] = (each["limit"] + random.choice([-1, 1, 2]), random.choice(UNTIL))
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
    if "links" in each:
        match random.choice(["limit", "sign", "links"]):
            case "limit": each["limit"] = "300 puff" if isinstance(each["limit"], str) else each["limit"] + 1
            case "sign": each["sign"] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[each["sign"]]
            case "links": each["links"] = random.choice(LINKS)
        return rule
    match random.choice(["limit", "sign", "where", "window", "form"] + ["was"] * ("was" in each)):
        case "was": each["was"] = random.choice([(each["was"][0] + 1, each["was"][1]), (each["was"][0], random.choice(UNTIL))])
        case "limit": each["limit"] += 1
        case "sign": each["sign"] = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[each["sign"]]
        case "where": each["where"] = random.choice([None] + WHERE + OF_TIME)
        case "window": each["window"] = random.choice(WINDOWS if rule["scope"] == "for: history" else WINDOWS + AROUND)
        case "form": each["form"] = random.choice(["count: records", "count: distinct days of at", "sum of: x", "largest: level", "share: x > 3", "average of: x"])
    return rule


def changed_setting(random):
    """What all rules of a pack rest on, otherwise."""
    return {**SETTINGS, **random.choice([{"canister": 150}, {"links": "{ date: day, id: visitId }"}, {"zone": "+05:00"}, {"clock": "offset of at"}])}


def pack(rules, together, settings=SETTINGS, message=None):
    lines = ["pack: p", "title: P", 'version: "1"', "language: 1", "source locale: en", "locales: [en]", f"units: {{ puff: new, canister: {settings['canister']} puff }}"]
    if settings["zone"]:
        lines += [f'time zone: "{settings["zone"]}"']
    own = settings["links"].replace("visitId", "id")
    lines += ["records:", f"  visit: {{ key: id, subject: person, time: at, within: {{ stay: {own} }}, fields: {{ id: text, person: text, at: time, day: date? }} }}",
              f"  dose: {{ key: id, subject: person, time: at, within: {{ stay: {settings['links']} }}, fields: {{ id: text, person: text, at: time, visitId: text?, day: date?, "
              "amount: number in puff or canister ? } }", "  entry:", "    key: id"]
    if settings["clock"]:
        lines += [f"    clock: {settings['clock']}"]
    lines += ["    subject: person", "    time: at", "    fields:", "      id: text", "      person: text", "      at: time"]
    lines += [f"      {name}: {kind}" for name, kind in FIELDS.items()]
    if message:
        lines += ["messages:", "  - id: m0", "    title: M", "    for each: entry", "    from: signs", "    only if: gate", "    none: { en: None. }", "    words:",
                  f"      - {{ group: body, of: [{{ word: itch, en: {message['word']} }}, {{ word: rash, en: rash }}] }}",
                  '    joined: { en: { two: " and ", between: ", ", last: ", and " } }', '    sentences: [{ when: { body: any }, en: "Had {body}." }]']
    dated = [(f"n{number}v{place}", each) for number, rule in enumerate(rules) for place, each in enumerate(rule["values"]) if "was" in each]
    if dated:
        lines += ["thresholds:"]
    lines += [f"  {name}: {{ is: {each['limit']}, was: [{{ value: {each['was'][0]}, until: {each['was'][1]} }}] }}" for name, each in dated]
    names = {id(each): name for name, each in dated}
    lines += ["rules:"]
    if message:
        lines += ["  - id: gate", "    title: Gate", "    kind: limit", "    for each: entry", f"    when: '{message['when']}'", "    if unknown: stay silent", "    then: decide only"]
    for number, rule in enumerate(rules):
        lines += [f"  - id: r{number}", f"    title: Rule {number}", f"    kind: {rule['kind']}", f"    {rule['scope']}", "    let:"]
        tests = []
        for place, each in enumerate(rule["values"]):
            lines += [f"      v{place}:", f"        {each['form']}", f"        in: {'dose' if 'links' in each else 'entry'}"]
            lines += ["        " + line for line in each.get("links", "").split("\n") if line]
            if each["window"] != "all time":
                lines += [f"        during: {each['window']}"]
            if each["where"]:
                lines += [f"        where: '{each['where']}'"]
            # How much of a number in a unit is no question of this page.
            tests.append(f"v{place} {each['sign']} {names.get(id(each), each['limit'])}")
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


def changed_message(random, message):
    return random.choice([{**message, "when": random.choice(WHERE + ABOUT + OF_TIME)}, {**message, "word": "an itch"}])


def logs(random, now):
    """Histories of many people, each a few records at the ends of windows and at the hours that rules name."""
    people = {}
    steps = [0, 1, 1800, 3600, 3601, 43_200, 86_399, 86_400, 86_401, 172_800, 604_799, 604_800, 604_801, 2_592_000, 2_592_001, 2_678_400, -3600]
    hours = [0, 1, 5, 6, 12, 19, 20, 21, 22, 23]

    def moment(base):
        if random.random() < 0.4:
            at = (now - datetime.timedelta(days=random.choice([0, 0, 1, 1, 2, 3, 6, 7, 29]))).replace(hour=random.choice(hours), minute=random.choice([0, 30]))
        else:
            at = now - datetime.timedelta(seconds=base + random.choice(steps))
        return at.isoformat().replace("+00:00", random.choice(["Z", "+00:00"]))
    for person in range(60):
        made, base, name = [], random.choice([0, 0, 3600, 86_400]), f"p{person}"
        for number in range(random.choice([0, 1, 1, 2, 3, 4, 6])):
            entry = {"record": "entry", "id": f"{person}-{number}", "person": name, "at": moment(base)}
            for field, draw in {"x": lambda: random.choice([0, 1, 2.5, 3, 3.5, 7, -2]), "level": lambda: random.choice([0, 4, 5, 7, 9, 10, 20]),
                                "rest": lambda: random.choice([0, 2, 3]), "word": lambda: random.choice(["none", "mild", "severe"]),
                                "done": lambda: random.random() < 0.5, "signs": lambda: random.sample(["itch", "rash"], random.randrange(3)),
                                "born": lambda: random.choice(["2008-11-30", "2008-11-23", "2008-12-01", "2000-02-29"])}.items():
                chance = random.random()
                if chance < 0.75:
                    entry[field] = draw()
                elif chance < 0.82:
                    entry[field] = {"not": "usable"}
            made.append(entry)
        days = [str((now - datetime.timedelta(days=back)).date()) for back in (0, 1)]
        for number in range(random.choice([0, 1, 2])):
            made.append({"record": "visit", "id": f"{person}-v{number}", "person": name, "at": moment(0), "day": random.choice(days + [None])})
        for number in range(random.choice([0, 1, 2, 3, 4])):
            made.append({"record": "dose", "id": f"{person}-d{number}", "person": name, "at": moment(0), "visitId": random.choice([f"{person}-v0", f"{person}-v0", f"{person}-v1", None]),
                         "day": random.choice(days + [None]), "amount": random.choice(["100 puff", "200 puff", "1 canister", "2 canister", "150 puff", None, {"not": "usable"}])})
        people[name] = made
    return people


def without(random, people, absences):
    """For each person another of whom one field of one record holds nothing."""
    made, told = {}, {}
    for person, entries in people.items():
        places = [(place, name) for place, entry in enumerate(entries) for name in FIELDS if entry["record"] == "entry" and name in entry and not isinstance(entry[name], dict)]
        if not places:
            continue
        (place, name), absence = random.choice(places), random.choice(absences)
        other = copy.deepcopy(entries)
        for entry in other:
            entry["person"] += "-without"
            entry["id"] += "-without"
            if entry.get("visitId"):
                entry["visitId"] += "-without"
        if absence == "missing":
            del other[place][name]
        else:
            other[place][name] = {"not": "usable"}
        made[person + "-without"], told[person] = other, (entries[place]["id"], name, absence)
    return made, told


def write(people, path):
    path.write_text("".join(json.dumps(entry) + "\n" for entries in people.values() for entry in entries))
