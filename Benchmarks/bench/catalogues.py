"""A string catalogue as Xcode writes it, and the terms to look for in it: the same bytes on every machine.

20,000 keys in five locales are 23 MB. Each locale has words of its own and terms of its own, so that a term can only be found where it is
looked for; one value in ten holds one term, once. That makes the findings of a linter and the matches of a text search the same in number.
"""
import json
import random

SEED = 200
LOCALES = ["de", "en", "es", "fr", "pt-BR"]
SYLLABLES = {
    "de": ["schla", "wet", "ter", "kop", "über", "mü", "gen", "stär", "licht", "tag", "grün", "bun"],
    "en": ["morn", "ing", "weath", "sleep", "er", "ly", "track", "light", "day", "note", "calm", "walk"],
    "es": ["mañ", "ana", "tiem", "po", "sue", "ño", "día", "luz", "do", "lor", "cal", "ma"],
    "fr": ["mat", "in", "mé", "té", "som", "meil", "jour", "lu", "mière", "dou", "cal", "être"],
    "pt-BR": ["manh", "ã", "tem", "po", "so", "no", "dia", "luz", "ção", "cal", "ma", "dor"],
}
LETTER = {"de": "k", "en": "w", "es": "z", "fr": "v", "pt-BR": "q"}  # begins and ends each word: no locale has a word of another


def words(locale, kind, count, chance):
    """`count` made-up words; those of one kind are never of another, because their last letters tell the kind."""
    found = []
    while len(found) < count:
        body = "".join(chance.choice(SYLLABLES[locale]) for _ in range(int(2 + chance.random() * 2)))
        word = LETTER[locale] + body + LETTER[locale] + kind
        if word not in found:
            found.append(word)
    return found


def vocabulary(terms):
    """For each locale its plain words and its share of the `terms`, every fifth of them two words long."""
    chance = random.Random(SEED)
    plain, forbidden = {}, {}
    for locale in LOCALES:
        plain[locale] = words(locale, "a", 400, chance)
        each = terms // len(LOCALES)
        singles = words(locale, "o", each, chance)
        seconds = words(locale, "u", each, chance)
        forbidden[locale] = [f"{one} {seconds[at]}" if at % 5 == 4 else one for at, one in enumerate(singles)]
    return plain, forbidden


def text(chance, plain, term):
    count = 4 + int(chance.random() * 8)
    parts = [chance.choice(plain) for _ in range(count)]
    if term is not None:
        # No letter here has an upper case of two letters, about which linters and searches may differ.
        shown = term.upper() if chance.random() < 0.1 else term.capitalize() if chance.random() < 0.3 else term
        parts[int(chance.random() * count)] = shown
    parts[0] = parts[0][:1].upper() + parts[0][1:]
    if chance.random() < 0.1:
        parts.insert(3, "%lld")
    return " ".join(parts) + "."


def write(path, keys, hit_terms):
    """Writes the catalogue; gives how many terms it holds. Placeholders stand in all locales of a key or in none."""
    chance = random.Random(SEED + 1)
    plain, forbidden = vocabulary(hit_terms)
    hits = 0
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write('{\n  "sourceLanguage" : "en",\n  "strings" : {\n')
        for number in range(keys):
            file.write(f'    "screen{number // 40:03d}.item{number:05d}.label" : {{\n      "localizations" : {{\n')
            with_count = chance.random() < 0.1
            for locale in LOCALES:
                term = chance.choice(forbidden[locale]) if chance.random() < 0.1 else None
                hits += term is not None
                value = text(chance, plain[locale], term).replace(" %lld", "")
                if with_count:
                    value = "%lld " + value
                end = "," if locale != LOCALES[-1] else ""
                file.write(
                    f'        "{locale}" : {{\n          "stringUnit" : {{\n            "state" : "translated",\n'
                    f'            "value" : {json.dumps(value, ensure_ascii=False)}\n          }}\n        }}{end}\n')
            file.write("      }\n    }" + ("," if number < keys - 1 else "") + "\n")
        file.write('  },\n  "version" : "1.0"\n}\n')
    return hits


def write_terms(pack, list_file, hit_terms, terms):
    """The terms as a rule pack, and as the list that a text search reads. Those beyond `hit_terms` are found nowhere."""
    plain, forbidden = vocabulary(hit_terms)
    chance = random.Random(SEED + 2)
    for locale in LOCALES:
        forbidden[locale] = forbidden[locale] + words(locale, "i", terms // len(LOCALES) - len(forbidden[locale]), chance)
    pack.mkdir(parents=True, exist_ok=True)
    with open(pack / "pack.yaml", "w", encoding="utf-8") as file:
        file.write(f"pack: {pack.name}\ntitle: Made-up terms\nversion: 1.0.0\nlanguage: 1\nsource locale: en\nlocales: [{', '.join(LOCALES)}]\n")
    with open(pack / "terms.yaml", "w", encoding="utf-8") as file:
        file.write("reviewed:\n")
        for locale in LOCALES:
            file.write(f"  - {{ locale: {locale}, by: Nobody since the words are made up, on: 2026-01-01 }}\n")
        file.write("\nterms:\n")
        for locale in LOCALES:
            for number, term in enumerate(forbidden[locale]):
                file.write(
                    f"  - id: term-{locale.lower()}-{number:04d}\n    forbid: {term}\n    level: error\n    locale: {locale}\n"
                    "    because: It is made up.\n    source: [Benchmarks]\n")
    with open(list_file, "w", encoding="utf-8") as file:
        file.write("".join(term + "\n" for locale in LOCALES for term in forbidden[locale]))
