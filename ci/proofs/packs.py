"""Random packs as trees: tables, rules with what they show and set, and statements about several rules.

The conditions of a pack are made from a few tests, so that they often nearly cover, exclude or follow from each other.
"""
import generate
from conditions import (DEFAULTS, FIELDS, GRADES, LISTS, REQUIRED, SETS, THRESHOLDS, WHOLE, forms, text)

KINDS = ["red flag", "red flag", "advisory", "advisory", "limit", "limit", "constraint"]
UNKNOWN = {"limit": ["stay silent", "act"], "red flag": ["stay silent", "act", "report"], "advisory": ["stay silent", "act", "report"],
           "constraint": ["stay silent", "act", "report"]}
SURFACES = ["home", "side"]
# Fields whose values have an order that a statement can ask for.
RISING = ["x", "level", "age", "rest", "done", "word", "bed"]


def head():
    """The lines of a pack before its own rules."""
    lines = ["pack: p", "title: P", 'version: "1"', "language: 1", "source locale: en", "locales: [en]", f"surfaces: [{', '.join(SURFACES)}]",
             "records:", "  entry:", "    key: id", "    time: at", "    fields:", "      id: text", "      at: time"]
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
    return lines


def conditions(trees, unknown):
    """A pack that only asks conditions, each as a rule."""
    lines = head() + ["rules:"]
    for place, tree in enumerate(trees):
        lines += [f"  - id: r{place}", f"    title: Rule {place}", "    kind: advisory", "    for each: entry", f"    when: '{text(tree)}'",
                  f"    if unknown: {unknown[place]}", "    then: decide only"]
    return "\n".join(lines) + "\n"


def written(pack):
    """A pack as YAML, with the place that each line is about."""
    lines, places, latest = head(), {}, ()

    def add(line, *place):
        nonlocal latest
        lines.append(line)
        latest = places[len(lines)] = place or latest

    for number, table in enumerate(pack["tables"]):
        add(f"  - id: t{number}", "table", number)
        for line in ["    for each: entry", f"    gives: v{number}", f"    rows are: {table['rows are']}", "    rows:"]:
            add(line)
        for row, tree in enumerate(table["rows"]):
            add(f"      - {{ when: '{text(tree)}', v{number}: w{row} }}", "row", number, row)
        if table["otherwise"]:
            add("    otherwise: other")
    add("rules:")
    for number, rule in enumerate(pack["rules"]):
        add(f"  - id: r{number}", "rule", number)
        for line in [f"    title: Rule {number}", f"    kind: {rule['kind']}", "    for each: entry"]:
            add(line)
        word, tree = "require" if rule["kind"] == "constraint" else "when", rule["when"]
        if tree[0] in ("or", "and"):
            add(f"    {word}:")
            add("      any of:" if tree[0] == "or" else "      all of:")
            for part in tree[1:]:
                add(f"        - '{text(part)}'")
        else:
            add(f"    {word}: '{text(tree)}'")
        add(f"    if unknown: {rule['unknown']}")
        if rule["kind"] == "constraint":
            continue
        add("    then:")
        if rule["kind"] == "limit":
            add("      - allow")
        for shown, on, condition in rule["shows"]:
            add(f"      - show: s{shown}")
            add(f"        on: [{', '.join(on)}]")
            if condition:
                add(f"        while: '{text(condition)}'")
        if rule["sets"]:
            add(f"      - set {rule['sets'][0]}: {rule['sets'][1]}")
        if rule["kind"] == "limit":
            add("    or refuse: { code: refused }")
        elif not rule["shows"] and not rule["sets"]:
            lines[-1] = "    then: decide only"
    add("texts:")
    for number in range(3):
        add(f"  - {{ id: s{number}, exactly: Text {number}., on: [{', '.join(SURFACES)}] }}")
    if pack["together"]:
        add("together:")
    for number, statement in enumerate(pack["together"]):
        add(f"  - holds: '{said(statement)}'", "statement", number)
        add("    in: entry" if statement[0] == "rising" else "    for each: entry")
    return "\n".join(lines) + "\n", places


def said(statement):
    form = statement[0]
    if form == "count":
        _, word, many, members, event = statement
        return f"{word} {many} of [{', '.join(f'r{m}' for m in members)}] {event}"
    if form == "only after":
        return f"r{statement[1]} only after r{statement[2]}"
    return f"{statement[1]} {'upwards' if statement[2] else 'downwards'}: never less urgent"


def random_pack(random):
    pool = set(random.sample(list(FIELDS), 5)) | {random.choice(["x", "level"])}

    def leaf():
        for _ in range(200):
            made = generate.leaf(random)
            if all(name in pool for _, name in forms(made)) and not (made[0] in ("both", "fields", "smallest") and "y" not in pool):
                return made
        return ("truth",)

    tests = [leaf() for _ in range(4)]

    def condition(depth=0):
        chance = random.random()
        if depth >= 2 or chance < 0.25:
            tree = random.choice(tests)
            if random.random() < 0.15:
                tree = generate.changed(random, tree)
            return ("not", tree) if random.random() < 0.3 else tree
        form = random.choice(["and", "or"])
        return (form, *(condition(depth + 1) for _ in range(random.randrange(2, 4))))

    def rows():
        """Rows that nearly cover everything, one way or another."""
        name = random.choice(["level", "age", "rest", "x"])
        if random.random() < 0.5:
            cuts = sorted(random.sample(range(1, 20), random.randrange(1, 4)))
            made = [("compare", "<", name, cuts[0], 0)]
            made += [("and", ("compare", ">=", name, low, 0), ("compare", "<", name, high, 0)) for low, high in zip(cuts, cuts[1:])]
            made += [("compare", ">=", name, cuts[-1], 0)]
            other = condition(1)
            if random.random() < 0.5:
                made[-1:] = [("and", made[-1], other), ("and", made[-1], ("not", other))]
        else:
            a, b = condition(1), condition(1)
            made = [("and", a, b), ("and", a, ("not", b)), ("not", a)]
        if random.random() < 0.7:
            place = random.randrange(len(made))
            made[place] = generate.changed(random, made[place])
        if random.random() < 0.3:
            made.append(condition())
        return made

    tables = [{"rows": rows(), "rows are": random.choice(["tried in order", "exclusive"]), "otherwise": random.random() < 0.3}
              for _ in range(2)]
    rules = []
    for _ in range(5):
        kind = random.choice(KINDS)
        shows, sets = [], None
        if kind in ("red flag", "advisory"):
            if random.random() < 0.8:
                shows = [(random.randrange(3), random.choice([["home"], ["side"], ["home", "side"]]),
                          condition(1) if random.random() < 0.4 else None)]
            if random.random() < 0.3:
                sets = ("tone", random.choice("abc"))
        rules.append({"kind": kind, "when": condition(), "unknown": random.choice(UNKNOWN[kind]), "shows": shows, "sets": sets})
    firing = [place for place, rule in enumerate(rules) if rule["kind"] in ("red flag", "advisory")]
    showing = [place for place in firing if rules[place]["shows"]]
    together = []
    if len(firing) >= 2:
        together.append(("count", random.choice(["at most", "at least"]), "one", tuple(random.sample(firing, 2)), "fires"))
        together.append(("only after", *random.sample(firing, 2)))
    if len(showing) >= 2:
        on_home = any("home" in on for rule in rules for _, on, _ in rule["shows"])
        together.append(("count", "at most", "one", tuple(random.sample(showing, 2)), random.choice(["shows", "shows on home"] if on_home else ["shows"])))
    name = random.choice([name for name in RISING if name in pool] or ["x"])
    if firing:
        together.append(("rising", name, random.random() < 0.5))
    return {"tables": tables, "rules": rules, "together": together}


def trees(pack):
    """All conditions of a pack, each with the way to it."""
    for table in pack["tables"]:
        yield from table["rows"]
    for rule in pack["rules"]:
        yield rule["when"]
        yield from (condition for _, _, condition in rule["shows"] if condition)


def smaller(pack):
    """Packs with one thing less, or one condition that is a part of what it was."""
    def without(items, place):
        return items[:place] + items[place + 1:]

    for place in range(len(pack["tables"])):
        yield {**pack, "tables": without(pack["tables"], place)}
    for place in range(len(pack["together"])):
        yield {**pack, "together": without(pack["together"], place)}
    used = {m for s in pack["together"] for m in (s[3] if s[0] == "count" else s[1:] if s[0] == "only after" else ())}
    last = len(pack["rules"]) - 1
    if last > 0 and last not in used:
        yield {**pack, "rules": pack["rules"][:-1]}
    for number, table in enumerate(pack["tables"]):
        def change(rows):
            return {**pack, "tables": [*pack["tables"][:number], {**table, "rows": rows}, *pack["tables"][number + 1:]]}
        for row, tree in enumerate(table["rows"]):
            if len(table["rows"]) > 1:
                yield change(without(table["rows"], row))
            for part in parts(tree):
                yield change([*table["rows"][:row], part, *table["rows"][row + 1:]])
    for number, rule in enumerate(pack["rules"]):
        def turned(**changes):
            return {**pack, "rules": [*pack["rules"][:number], {**rule, **changes}, *pack["rules"][number + 1:]]}
        for part in parts(rule["when"]):
            yield turned(when=part)
        if rule["when"][0] != "truth":
            yield turned(when=("truth",))
        if rule["sets"]:
            yield turned(sets=None)
        for shown, on, condition in rule["shows"]:
            if condition:
                yield turned(shows=[(shown, on, None)])
                for part in parts(condition):
                    yield turned(shows=[(shown, on, part)])


def parts(tree):
    """Conditions that a condition is made of."""
    if tree[0] == "not":
        yield tree[1]
    elif tree[0] in ("and", "or", "many"):
        inner = [part for part in tree[1:] if isinstance(part, tuple)]
        yield from inner
        if tree[0] != "many" and len(inner) > 2:
            for place in range(len(inner)):
                yield (tree[0], *inner[:place], *inner[place + 1:])
        for place, part in enumerate(tree):
            if isinstance(part, tuple):
                for less in parts(part):
                    yield (*tree[:place], less, *tree[place + 1:])
