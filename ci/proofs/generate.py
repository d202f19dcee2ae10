"""Random conditions, and slight changes of them: half of the pairs differ in few cases or in none."""
from conditions import COLOURS, DEGREES, FIRST_DAY, GRADES, LISTS, SETS, SIGNS, THRESHOLDS, UNITS, WHOLE, WORDS

ORDERED = ["x", "y", "level", "dose", "took", "bed", "born", "age", "rest"]
SIGNS_OF_ORDER = ["<", "<=", ">", ">="]


def value(random, name):
    if name == "bed":
        return random.choice([22 * 3600, 23 * 3600 + 59 * 60, 6 * 3600, 0, 12 * 3600 + 30 * 60])
    if name == "born":
        return FIRST_DAY + random.choice([-30, -1, 0, 1, 59, 90])
    if name == "word":
        return random.randrange(len(WORDS))
    if name == "paint":
        return random.randrange(len(COLOURS))
    if name == "drug":
        return random.choice([0, 3, 5, 6])
    if name in UNITS:
        return random.choice([1, 3, 10]) * random.choice(UNITS[name])[1]
    if name in WHOLE:
        return random.randrange(0, 21)
    return random.choice([0, 1, 3, 7, 12, 37.5, 0.1, 2.25])


def leaf(random):
    form = random.choice(
        ["compare"] * 6 + ["reckon", "reckon", "both", "fields", "between", "between", "one of", "one of", "listed", "includes",
                           "includes", "truth", "missing", "unreadable", "logged", "limit", "set", "grade", "instead", "points",
                           "smallest", "absolute", "floor", "length"])
    if form == "compare":
        name = random.choice(ORDERED + ["word", "paint", "drug"])
        sign = random.choice(["is", "is not"]) if name not in ORDERED else random.choice(SIGNS_OF_ORDER + ["is"])
        made = value(random, name)
        unit = random.randrange(2) if name in UNITS else 0
        return (form, sign, name, made, unit)
    if form == "reckon":
        steps = [(random.choice("+-*/"), random.choice([2, 3, 10, 0.1])) for _ in range(random.randrange(1, 3))]
        return (form, random.choice(SIGNS_OF_ORDER), random.choice(["x", "level"]), tuple(steps), value(random, "x"))
    if form == "both":
        return (form, random.choice(SIGNS_OF_ORDER), "x", random.choice("+-"), "y", value(random, "x"))
    if form == "fields":
        return (form, random.choice(SIGNS_OF_ORDER + ["is"]), "x", "y")
    if form == "between":
        name = random.choice(ORDERED)
        low, high = value(random, name), value(random, name)
        if name != "bed" and low > high:
            low, high = high, low
        if low == high:
            high += 3600 if name == "bed" and high < 3600 else 1 if name != "bed" else -60
        return (form, name, min(low, high) if name != "bed" else low, max(low, high) if name != "bed" else high)
    if form == "one of":
        name = random.choice(["word", "paint", "drug", "level"])
        many = {"word": range(3), "paint": range(4), "drug": [0, 3, 5, 6], "level": range(21)}[name]
        return (form, name, tuple(random.sample(list(many), 2)))
    if form == "listed":
        return (form, random.choice(list(LISTS)))
    if form == "includes":
        return (form, random.choice(["any", "all"]), tuple(random.sample(SIGNS, random.choice([1, 2, 5, 9, 11]))))
    if form == "logged":
        return (form, random.randrange(len(DEGREES)))
    if form == "limit":
        return (form, random.choice(SIGNS_OF_ORDER), random.choice(list(THRESHOLDS)))
    if form == "set":
        return (form, random.choice(list(SETS)))
    if form == "grade":
        return (form, random.randrange(len(GRADES)))
    if form in ("missing", "unreadable"):
        return (form, random.choice(["x", "level", "bed", "signs", "word", "rest"]))
    if form == "instead":
        name = random.choice(["x", "level", "dose"])
        return (form, random.choice(SIGNS_OF_ORDER), name, value(random, name), value(random, name))
    if form in ("points", "length"):
        return (form, random.choice(SIGNS_OF_ORDER), random.randrange(0, 6))
    if form in ("smallest", "absolute"):
        return (form, random.choice(SIGNS_OF_ORDER), value(random, "x"))
    if form == "floor":
        return (form, random.choice(SIGNS_OF_ORDER), random.randrange(0, 12))
    return (form,)


def condition(random, depth=0):
    if depth >= 3 or random.random() < (0.15 if depth == 0 else 0.5):
        return leaf(random)
    form = random.choice(["and", "and", "or", "or", "not"] * 3 + ["many"])
    if form == "many":
        return (form, random.randrange(1, 4), *(condition(random, depth + 1) for _ in range(3)))
    if form == "not":
        return (form, condition(random, depth + 1))
    return (form, *(condition(random, depth + 1) for _ in range(random.randrange(2, 4))))


def rearranged(random, tree):
    """The same condition, written otherwise."""
    form = tree[0]
    if form in ("and", "or"):
        parts = [rearranged(random, part) for part in tree[1:]]
        random.shuffle(parts)
        if random.random() < 0.3:
            turned = "or" if form == "and" else "and"
            return ("not", (turned, *(("not", part) for part in parts)))
        return (form, *parts)
    if form == "not":
        return ("not", rearranged(random, tree[1]))
    if form == "many":
        parts = [rearranged(random, part) for part in tree[2:]]
        if random.random() < 0.5 and tree[1] in (1, len(parts)):
            return ("or" if tree[1] == 1 else "and", *parts)
        return (form, tree[1], *random.sample(parts, len(parts)))
    if form == "compare" and tree[2] in UNITS:
        return (*tree[:4], 1 - tree[4])
    if form == "compare" and tree[1] in SIGNS_OF_ORDER and random.random() < 0.3:
        other = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}[tree[1]]
        return ("not", (form, other, *tree[2:]))
    if form == "set" and random.random() < 0.5:
        return ("one of", "level", SETS[tree[1]])
    if form == "grade" and tree[1] == 0:
        return ("compare", "<", "level", GRADES[1][1], 0)
    if form == "one of" and random.random() < 0.5:
        return ("or", *(("compare", "is", tree[1], v, 0) for v in tree[2]))
    if form == "between" and tree[1] != "bed" and random.random() < 0.5:
        return ("and", ("compare", ">=", tree[1], tree[2], 0), ("compare", "<=", tree[1], tree[3], 0))
    if form == "between" and tree[1] == "bed" and tree[3] == 86_340 and tree[2] < tree[3]:
        return ("compare", ">=", "bed", tree[2], 0)
    return tree


def changed(random, tree):
    """A condition that differs in one place, often in few cases only."""
    form = tree[0]
    if form in ("and", "or", "not"):
        place = random.randrange(1, len(tree))
        return (*tree[:place], changed(random, tree[place]), *tree[place + 1:])
    if form == "many":
        return (form, tree[1] % (len(tree) - 2) + 1, *tree[2:])
    if form in ("compare", "instead", "points", "smallest", "absolute", "floor", "length") and tree[1] in SIGNS_OF_ORDER:
        return (form, {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[tree[1]], *tree[2:])
    if form == "compare":
        return (form, tree[1], tree[2], value(random, tree[2]), tree[4])
    if form == "reckon":
        return (form, {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[tree[1]], *tree[2:])
    if form == "both":
        return (form, {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}[tree[1]], *tree[2:])
    if form == "fields":
        return (form, random.choice(SIGNS_OF_ORDER), *tree[2:])
    if form == "between":
        step = 60 if tree[1] == "bed" else 1
        return (form, tree[1], tree[2], tree[3] + (step if tree[3] < 86_340 or tree[1] != "bed" else -step))
    if form == "one of":
        return (form, tree[1], tree[2][:1])
    if form == "listed":
        return random.choice([
            (form, random.choice(list(LISTS))), ("one of", "drug", (0, 3)), ("and", tree, ("not", ("compare", "is", "drug", 0, 0)))])
    if form == "includes":
        others = [sign for sign in SIGNS if sign not in tree[2]]
        return (form, tree[1], tree[2] + (random.choice(others),)) if others else (form, tree[1], tree[2][:-1])
    if form == "limit":
        return random.choice([(form, tree[1], "lim"), (form, tree[1], "steady"), ("compare", tree[1], "level", 8, 0)])
    if form == "set":
        return random.choice([(form, "few"), (form, "more"), ("one of", "level", SETS[tree[1]])])
    if form == "grade":
        return random.choice([(form, 0), (form, 2), ("compare", "<", "level", 3, 0)])
    return ("not", tree) if form in ("truth", "logged") else (form, "level")
