"""A small project that says things no page may take for its own, and what the pages make of it."""
import json
import time

from .security import expect
from .serving import Workbench

SCRIPT = "<script>alert(1)</script>"
IMAGE = "<img src=x onerror=alert(2)>"
TURNED = "gnp.\u202eexe"

PACK = f"""pack: small
title: "Small {SCRIPT}"
version: 1.0.0
language: 1
source locale: en
locales: [en, fr]
"""
RULES = f"""records:
  entry:
    key: id
    subject: who
    time: at
    fields:
      id: text
      who: text = me
      at: time
      level: whole number 0 to 10 ?
      kind: one of [calm, rough]?

thresholds:
  highLevel: {{ is: 7, title: "High {IMAGE}", was: [{{ value: 8, until: 2026-01-31 }}] }}

rules:
  - id: high
    title: "High level {IMAGE}"
    kind: red flag
    for each: entry
    when:
      - level >= highLevel
    if unknown: stay silent
    why missing: {{ level: nothing was entered }}
    why unreadable: {{ level: nothing was entered }}
    then:
      - show: high.text
        on: [home]
    why: "Because {SCRIPT}"
    no sign-off because: it is a test

texts:
  - id: high.text
    key: high.text
    exactly: "Rest now, {SCRIPT} {IMAGE} please"
    translations: {{ fr: "Reposez-vous maintenant" }}
    no sign-off because: it is a test
"""


def write_project(folder):
    """Writes it; gives bytes that lie beside it and must never be shown."""
    rules = folder / "Rules" / "small"
    rules.mkdir(parents=True)
    (rules / "pack.yaml").write_text(PACK, encoding="utf-8")
    (rules / "rules.yaml").write_text(RULES, encoding="utf-8")
    return b"a secret that lies outside of the folder"


def pages(served):
    return ["", "small", "small/rules/high", "small/numbers/highLevel", "small/texts/high.text", "small/try", "small/rules/high/try",
            "small/changes", "help", "search?q=rest", "search?q=%3Cscript%3E", "print?pack=small"]


def shown_as_text(served):
    """What a file says is words on a page, never a part of it."""
    for path in pages(served):
        status, headers, body = served.ask(path)
        expect(status, 200, path)
        page = body.decode()
        assert SCRIPT not in page and IMAGE not in page, f"{path}: shows markup of a file as its own"
        assert "\u202e" not in page and "\0" not in page, f"{path}: holds a hidden mark"
    assert "&lt;script&gt;" in served.ask("small/texts/high.text")[2].decode(), "the words are not shown at all"
    assert "Reposez-vous maintenant" in served.ask("small/texts/high.text")[2].decode(), "another locale"
    expect(served.ask("small/rules/nothing")[0], 404, "an item that there is not")
    expect(served.ask("small/changes?from=--output=x")[0], 400, "an option for a revision")
    expect(served.ask("small/changes?from=../other")[0], 200, "a revision that there is not")


def ask(served, **question):
    status, _, body = served.post("api/ask", json.dumps({"pack": "small", "record": "entry", "seq": 5, **question}).encode())
    expect(status, 200, f"{question}")
    return json.loads(body)


def asked(served):
    """A case is decided as the command decides it."""
    now = "2026-03-20T12:00:00Z"
    fired = ask(served, item="high", case={"now": now, "given": {"level": "7"}})
    expect([entry["answer"] for entry in fired["answer"]["shown"]], ["fires"], "level 7")
    expect(fired["seq"], 5, "the number of the question")
    silent = ask(served, item="high", case={"now": now, "given": {"level": 6}})
    expect([entry["answer"] for entry in silent["answer"]["heldBack"]], ["does not fire"], "level 6")
    earlier = ask(served, item="high", case={"now": "2026-01-10T12:00:00Z", "given": {"level": 7}})
    expect([entry["answer"] for entry in earlier["answer"]["heldBack"]], ["does not fire"], "level 7 while 8 was in force")
    for case in ({"now": now, "given": {}}, {"now": now, "given": {}, "unreadable": {"level": "zz"}}):
        held = ask(served, item="high", case=case)["answer"]["heldBack"]
        assert len(held) == 1 and "unknown" in held[0]["why"], f"{case}: {held}"
    whole = ask(served, case={"now": now, "given": {"level": 9}})
    assert SCRIPT in whole["answer"]["shown"][0]["words"][0], "the words of the text"
    assert "problem" in ask(served, case={"now": "yesterday", "given": {}}), "a time that is none"
    assert "problem" in ask(served, case={"now": now, "given": {"nothing": 1}}), "a field that there is not"
    line = json.loads(fired["log"])
    expect((line["record"], line["level"]), ("entry", 7), "the line of a log")
    assert fired["example"].startswith("- { it: ") and "expect: fires" in fired["example"], fired["example"]


def follows_files(program, folder):
    """A file that is changed is shown as it is now; one that cannot be read keeps the rest as it was."""
    rules = folder / "Rules" / "small" / "rules.yaml"
    with Workbench(program, folder / "Rules" / "small") as served:
        whole = rules.read_text(encoding="utf-8")
        rules.write_text(whole.replace("is: 7", "is: 6"), encoding="utf-8")
        wait(served, "small/numbers/highLevel", "<strong>6</strong>")
        rules.write_text(whole + "rules: [\n", encoding="utf-8")
        wait(served, "small", "It is shown as it was at")
        assert "Line " in served.ask("small")[2].decode(), "the page does not say where"
        rules.write_text(whole, encoding="utf-8")
        wait(served, "small/numbers/highLevel", "<strong>7</strong>")


def wait(served, path, words):
    for _ in range(100):
        if words in served.ask(path)[2].decode():
            return
        time.sleep(0.1)
    raise AssertionError(f"{path}: does not show {words!r} after ten seconds")
