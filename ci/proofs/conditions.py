"""Random conditions as trees, printed as a rule file writes them and as a solver takes them.

A tree is a tuple: its form, then its parts. A condition is two Booleans, whether it is true and whether it is false; where
it is neither it is unknown. A field is missing, unreadable or a value.
"""
import copy
from fractions import Fraction

import z3

WORDS = ["none", "mild", "severe"]
POINTS = [0, 2, 5]
SIGNS = ["itch", "rash", "fever", "cough", "chills", "nausea", "tremor", "fatigue", "pallor", "thirst", "ache", "sweat"]
COLOURS = ["#FF0000", "#00FF00", "#0000FF", "#123456"]
# Names as people write them, the lists that hold each, and whether one of the lists' words is exactly this text.
NAMES = ["budesonide", "BUDESONIDE", "Budesonide 200 mg", "Flutide", "flutide", "salbutamol", "water", "sand"]
LISTS = {"steroids": {0, 1, 2, 3, 4}, "inhaled": {0, 1, 2, 3, 4, 5}, "relievers": {5}}

FIELDS = {
    "x": "number ?", "y": "number ?", "level": "whole number 0 to 20 ?", "dose": "number in mg ?", "age": "whole number 0 to 20",
    "rest": "whole number 0 to 20 = 3",
    "word": f"one of [{', '.join(f'{word} = {points}' for word, points in zip(WORDS, POINTS))}] ?", "done": "yes/no ?", "bed": "time of day ?", "born": "date ?",
    "signs": f"list of [{', '.join(SIGNS)}] ?", "paint": "colour ?", "drug": "text ?", "took": "number in min ?",
    "heat": "number in °C or °F ?",
}
NUMBERS = {"x", "y", "level", "dose", "took", "age", "rest"}
# Whole numbers from 0 to 20. One must be there: a record without it is reported. One means 3 where it is missing.
WHOLE = {"level", "age", "rest"}
REQUIRED, DEFAULTS = "age", {"rest": 3}
UNITS = {"dose": [("mg", 1), ("g", 1000)], "took": [("min", 1), ("h", 60)]}
FIRST_DAY = 20_454  # 2026-01-01
DEGREES = ["°C", "°F"]
# Numbers of the pack: the value now, and until the end of 22 February 2026.
THRESHOLDS = {"lim": (8, 5), "steady": (8, 8)}
SETS = {"few": (2, 4, 6), "more": (2, 4, 6, 8)}
# What a table says of a level from these on.
GRADES = [("low", 0), ("middle", 3), ("high", 11)]


class Fields:
    """The solver's variables of one record."""

    def __init__(self, prefix=""):
        self.state = {name: z3.Int(f"{prefix}{name}.state") for name in FIELDS}
        self.value = {}
        for name in FIELDS:
            if name in NUMBERS:
                self.value[name] = z3.Int(prefix + name) if name in WHOLE else z3.Real(prefix + name)
            elif name in ("done",):
                self.value[name] = z3.Bool(prefix + name)
            elif name == "signs":
                self.value[name] = {sign: z3.Bool(f"{prefix}signs.{sign}") for sign in SIGNS}
            else:
                self.value[name] = z3.Int(prefix + name)
        self.open = z3.Bool(prefix + "signs.open")
        self.earlier = z3.Bool("earlier")
        value, limits = self.value, []
        for name, state in self.state.items():
            # A text is never unreadable.
            limits.append(z3.Or(state == 0, state == 2) if name == "drug" else z3.And(state >= 0, state <= 2))
        for name, high in [("level", 20), ("age", 20), ("rest", 20), ("word", len(WORDS) - 1), ("bed", 86_399), ("paint", len(COLOURS) - 1),
                           ("drug", len(NAMES) - 1), ("heat", len(DEGREES) - 1)]:
            limits.append(z3.And(value[name] >= 0, value[name] <= high))
        limits.append(z3.And(value["born"] >= FIRST_DAY - 400, value["born"] <= FIRST_DAY + 400))
        for name in ("x", "y", "dose", "took"):
            limits.append(z3.And(value[name] >= -1000, value[name] <= 100_000))
        self.limits = z3.And(limits)
        self.complete = self.state[REQUIRED] != 0

    def apart(self, name):
        """The same record but for one field; what it must hold to comes with it."""
        other = copy.copy(self)
        fresh = Fields("other.")
        other.state, other.value = {**self.state, name: fresh.state[name]}, {**self.value, name: fresh.value[name]}
        if name == "signs":
            other.open = fresh.open
        return other, fresh.limits

    def has(self, name):
        """There is a value, be it that of its default."""
        state = self.state[name]
        return z3.Or(state == 2, state == 0) if name in DEFAULTS else state == 2

    def gone(self, name):
        return z3.BoolVal(False) if name in DEFAULTS else self.state[name] == 0

    def of(self, name):
        return z3.If(self.state[name] == 0, DEFAULTS[name], self.value[name]) if name in DEFAULTS else self.value[name]


def clock(seconds):
    hours, rest = divmod(seconds, 3600)
    return f"{hours:02}:{rest // 60:02}" + (f":{rest % 60:02}" if rest % 60 else "")


def day(number):
    import datetime
    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=number)).isoformat()


def amount(number):
    return str(int(number)) if number == int(number) else str(float(number))


def constant(name, value, unit=0):
    """A constant as a rule file writes it beside a field."""
    if name in UNITS:
        word, factor = UNITS[name][unit]
        return f"{amount(Fraction(value) / factor)} {word}"
    if name == "bed":
        return clock(value)
    if name == "born":
        return day(value)
    if name in NUMBERS:
        return amount(value)
    return {"word": WORDS, "paint": [f'"{c}"' for c in COLOURS], "drug": [f'"{n}"' for n in NAMES]}[name][value]


def text(tree):
    """A condition as a rule file writes it."""
    form = tree[0]
    if form == "compare":
        _, sign, name, value, unit = tree
        return f"{name} {sign} {constant(name, value, unit)}"
    if form == "reckon":
        _, sign, name, steps, value = tree
        written = name
        for operator, number in steps:
            written = f"({written}) {operator} {amount(number)}" if " " in written else f"{written} {operator} {amount(number)}"
        return f"{written} {sign} {amount(value)}"
    if form == "both":
        _, sign, a, operator, b, value = tree
        return f"{a} {operator} {b} {sign} {amount(value)}"
    if form == "fields":
        return f"{tree[2]} {tree[1]} {tree[3]}"
    if form == "between":
        return f"{tree[1]} is from {constant(tree[1], tree[2])} to {constant(tree[1], tree[3])}"
    if form == "one of":
        return f"{tree[1]} is one of [{', '.join(constant(tree[1], v) for v in tree[2])}]"
    if form == "listed":
        return f"drug is in {tree[1]}"
    if form == "includes":
        return f"signs includes {tree[1]} of [{', '.join(tree[2])}]"
    if form == "logged":
        return f"heat was logged in {DEGREES[tree[1]]}"
    if form == "limit":
        return f"level {tree[1]} {tree[2]}"
    if form == "set":
        return f"level is one of {tree[1]}"
    if form == "grade":
        return f"grade is {GRADES[tree[1]][0]}"
    if form == "truth":
        return "done"
    if form == "missing":
        return f"{tree[1]} is missing"
    if form == "unreadable":
        return f"{tree[1]} is unreadable"
    if form == "instead":
        _, sign, name, default, limit = tree
        return f"({name} otherwise {constant(name, default)}) {sign} {constant(name, limit)}"
    if form == "points":
        return f"points of word {tree[1]} {tree[2]}"
    if form == "smallest":
        return f"smallest of [x, y] {tree[1]} {amount(tree[2])}"
    if form == "absolute":
        return f"absolute x {tree[1]} {amount(tree[2])}"
    if form == "floor":
        return f"floor x {tree[1]} {tree[2]}"
    if form == "length":
        return f"length of signs {tree[1]} {tree[2]}"
    if form == "many":
        return f"how many of [{', '.join(text(part) for part in tree[2:])}] >= {tree[1]}"
    if form == "not":
        return f"not ({text(tree[1])})"
    return f" {form} ".join(f"({text(part)})" for part in tree[1:])


def holds(sign, a, b):
    return {"<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b, "is": a == b, "is not": a != b}[sign]


def solved(tree, fields):
    """A condition as two formulas: when it is true, and when it is false."""
    form = tree[0]

    def known(names, formula):
        there = z3.And([fields.has(name) for name in names])
        return z3.And(there, formula), z3.And(there, z3.Not(formula))

    def number(value):
        return z3.RealVal(str(Fraction(str(value))))

    def value(name, constant):
        return number(constant) if name in NUMBERS and name not in WHOLE else constant

    if form == "compare":
        _, sign, name, limit, _ = tree
        return known([name], holds(sign, fields.of(name), value(name, limit)))
    if form == "reckon":
        _, sign, name, steps, limit = tree
        made = z3.ToReal(fields.of(name)) if name in WHOLE else fields.of(name)
        for operator, other in steps:
            made = {"+": made + number(other), "-": made - number(other), "*": made * number(other),
                    "/": made / number(other)}[operator]
        return known([name], holds(sign, made, number(limit)))
    if form == "both":
        _, sign, a, operator, b, limit = tree
        x, y = fields.value[a], fields.value[b]
        return known([a, b], holds(sign, x + y if operator == "+" else x - y, number(limit)))
    if form == "fields":
        return known([tree[2], tree[3]], holds(tree[1], fields.of(tree[2]), fields.of(tree[3])))
    if form == "between":
        name, low, high = tree[1:]
        x, low, high = fields.of(name), value(name, low), value(name, high)
        if name == "bed" and tree[2] > tree[3]:
            return known([name], z3.Or(x >= low, x <= high))
        return known([name], z3.And(x >= low, x <= high))
    if form == "one of":
        return known([tree[1]], z3.Or([fields.of(tree[1]) == value(tree[1], v) for v in tree[2]]))
    if form == "listed":
        return known(["drug"], z3.Or([fields.value["drug"] == place for place in LISTS[tree[1]]]))
    if form == "includes":
        there = fields.has("signs")
        held = [fields.value["signs"][sign] for sign in tree[2]]
        yes = z3.Or(held) if tree[1] == "any" else z3.And(held)
        return z3.And(there, yes), z3.And(there, z3.Not(yes), z3.Not(fields.open))
    if form == "logged":
        return known(["heat"], fields.value["heat"] == tree[1])
    if form == "limit":
        limit = z3.If(fields.earlier, THRESHOLDS[tree[2]][1], THRESHOLDS[tree[2]][0])
        return known(["level"], holds(tree[1], fields.value["level"], limit))
    if form == "set":
        return known(["level"], z3.Or([fields.value["level"] == v for v in SETS[tree[1]]]))
    if form == "grade":
        low = GRADES[tree[1]][1]
        high = GRADES[tree[1] + 1][1] if tree[1] + 1 < len(GRADES) else 21
        return known(["level"], z3.And(fields.value["level"] >= low, fields.value["level"] < high))
    if form == "truth":
        return known(["done"], fields.value["done"])
    if form == "missing":
        return fields.gone(tree[1]), fields.has(tree[1])
    if form == "unreadable":
        state = fields.state[tree[1]]
        yes = state == 1
        if tree[1] == "signs":
            yes = z3.Or(yes, z3.And(state == 2, fields.open))
        return yes, z3.Not(yes)
    if form == "instead":
        _, sign, name, default, limit = tree
        known_yes, known_no = known([name], holds(sign, fields.of(name), value(name, limit)))
        other = z3.And(fields.gone(name), z3.BoolVal(bool(holds(sign, default, limit))))
        return z3.Or(known_yes, other), z3.Or(known_no, z3.And(fields.gone(name), z3.BoolVal(not holds(sign, default, limit))))
    if form == "points":
        points = z3.If(fields.value["word"] == 0, POINTS[0], z3.If(fields.value["word"] == 1, POINTS[1], POINTS[2]))
        return known(["word"], holds(tree[1], points, tree[2]))
    if form == "smallest":
        x, y = fields.value["x"], fields.value["y"]
        return known(["x", "y"], holds(tree[1], z3.If(x < y, x, y), number(tree[2])))
    if form == "absolute":
        x = fields.value["x"]
        return known(["x"], holds(tree[1], z3.If(x < 0, -x, x), number(tree[2])))
    if form == "floor":
        return known(["x"], holds(tree[1], z3.ToInt(fields.value["x"]), tree[2]))
    if form == "length":
        count = z3.Sum([z3.If(held, 1, 0) for held in fields.value["signs"].values()])
        there = z3.And(fields.has("signs"), z3.Not(fields.open))
        return z3.And(there, holds(tree[1], count, tree[2])), z3.And(there, z3.Not(holds(tree[1], count, tree[2])))
    if form == "many":
        _, least, *parts = tree
        parts = [solved(part, fields) for part in parts]
        surely = z3.Sum([z3.If(yes, 1, 0) for yes, _ in parts])
        maybe = z3.Sum([z3.If(no, 0, 1) for _, no in parts])
        return surely >= least, maybe < least
    if form == "not":
        yes, no = solved(tree[1], fields)
        return no, yes
    parts = [solved(part, fields) for part in tree[1:]]
    if form == "and":
        return z3.And([yes for yes, _ in parts]), z3.Or([no for _, no in parts])
    return z3.Or([yes for yes, _ in parts]), z3.And([no for _, no in parts])


def parts(tree):
    """A condition and all conditions in it."""
    yield tree
    if tree[0] in ("and", "or", "not", "many"):
        for part in tree[1:]:
            if isinstance(part, tuple):
                yield from parts(part)


def forms(tree):
    """Each form of a condition with the field it is asked of, for the table of what was covered."""
    form = tree[0]
    if form in ("and", "or", "not", "many"):
        return [(form, "")] + [pair for part in tree[1:] if isinstance(part, tuple) for pair in forms(part)]
    name = {"compare": 2, "instead": 2, "reckon": 2, "both": 2, "fields": 2, "between": 1, "one of": 1, "missing": 1, "unreadable": 1}.get(form)
    return [(form, tree[name] if name else {
        "listed": "drug", "includes": "signs", "truth": "done", "logged": "heat", "limit": "level", "set": "level", "grade": "level", "points": "word",
        "smallest": "x", "absolute": "x", "floor": "x", "length": "signs"}[form])]


def record(model, fields, key):
    """A record of a log from the solver's model, with the values it says nothing of left out."""
    is_earlier = z3.is_true(model.eval(fields.earlier, model_completion=True))
    made = {"id": key, "at": "2026-01-20T12:00:00Z" if is_earlier else "2026-03-20T12:00:00Z"}
    for name in FIELDS:
        state = model.eval(fields.state[name], model_completion=True).as_long()
        if state == 1:
            made[name] = {"not": "usable"}
        if state != 2:
            continue
        if name == "signs":
            held = [s for s in SIGNS if z3.is_true(model.eval(fields.value["signs"][s], model_completion=True))]
            is_open = z3.is_true(model.eval(fields.open, model_completion=True))
            made[name] = held + (["something unreadable"] if is_open else [])
            continue
        value = model.eval(fields.value[name], model_completion=True)
        if name == "done":
            made[name] = z3.is_true(value)
        elif name in ("x", "y", "dose", "took"):
            number = float(Fraction(value.numerator_as_long(), value.denominator_as_long()))
            made[name] = f"{number!r} {UNITS[name][0][0]}" if name in UNITS else number
        elif name in WHOLE:
            made[name] = value.as_long()
        elif name == "heat":
            made[name] = f"38 {DEGREES[value.as_long()]}"
        elif name == "bed":
            made[name] = f"{clock(value.as_long())}"
        elif name == "born":
            made[name] = day(value.as_long())
        else:
            made[name] = {"word": WORDS, "paint": COLOURS, "drug": NAMES}[name][value.as_long()]
    return made
