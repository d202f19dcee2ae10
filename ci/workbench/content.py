"""A small project that says things no page may take for its own, and what the pages make of it."""
import json
import os
import re
import shutil
import subprocess
import time

from .accessibility import PAGES
from .security import expect
from .serving import Workbench

SCRIPT = "<script>alert(1)</script>"
IMAGE = "<img src=x onerror=alert(2)>"
TURNED = "gnp.\u202eexe"
HIDDEN = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]")

PACK = f"""pack: small
title: "Small {SCRIPT}"
version: 1.0.0
language: 1
source locale: en
locales: [en, fr]
roles: [clinical]
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

  settings:
    key: id
    subject: who
    time: at
    fields:
      id: text
      who: text = me
      at: time
      quiet: yes/no ?

thresholds:
  highLevel: {{ is: 7, title: "High {IMAGE}", was: [{{ value: 8, until: 2026-01-31 }}] }}

let:
  days:
    count: distinct days of at
    in: entry
    during: this calendar month
  isQuiet:
    latest: quiet
    in: settings

tables:
  - id: label
    title: How a level is called
    for each: entry
    gives: label
    rows:
      - {{ when: level < 3, label: '"low"' }}
      - {{ when: level >= 3, label: '"high"' }}
    rows are: exclusive
    why: "Words are read faster than numbers."

rules:
  - id: many
    title: Entries on 3 or more days
    kind: advisory
    for: history
    when: days >= 3
    then:
      - show: high.advice
        on: [home]
    why: "Many days are worth a look."

  - id: may-ring
    title: An entry may ring
    kind: limit
    for each: entry
    when:
      - level >= 3
      - not isQuiet
    then: [allow]
    why: "Whoever wants it quiet has it quiet."
    no sign-off because: it is a test
    examples:
      - {{ it: loud, given: {{ level: 4, at: "2026-03-20T08:00:00Z" }}, history: {{ settings: [{{ at: "2026-03-19T08:00:00Z", quiet: no }}] }}, expect: fires, now: "2026-03-20T12:00:00Z" }}
      - it: the newest settings count
        now: "2026-03-20T12:00:00Z"
        given: {{ level: 4, at: "2026-03-20T08:00:00Z" }}
        history: {{ settings: [{{ at: "2026-03-19T08:00:00Z", quiet: yes }}, {{ at: "2026-03-18T08:00:00Z", quiet: no }}] }}
        expect: silent

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
    examples:
      - {{ it: from seven, given: {{ level: 7, at: "2026-03-20T08:00:00Z" }}, expect: fires, now: "2026-03-20T12:00:00Z" }}

texts:
  - id: high.advice
    title: High advice
    key: high.advice
    exactly: "You had many such days this month."
    needs sign-off: [clinical]

  - id: high.text
    key: high.text
    exactly:
      en: "Rest now, {SCRIPT} {IMAGE} please"
      fr: "Reposez-vous maintenant"
    no sign-off because: it is a test
"""


# The name of a file is words too.
NAMED = "<img src=x onerror=alert(5)> \u202e.yaml"
MORE = """texts:
  - id: low.text
    key: low.text
    exactly: "All is calm"
    no sign-off because: it is a test
"""


def write_project(folder):
    """Writes it; gives bytes that lie beside it and must never be shown."""
    rules = folder / "Rules" / "small"
    rules.mkdir(parents=True)
    (rules / "pack.yaml").write_text(PACK, encoding="utf-8")
    (rules / "rules.yaml").write_text(RULES, encoding="utf-8")
    (rules / NAMED).write_text(MORE, encoding="utf-8")
    copy = folder / "Copy" / "small"
    copy.mkdir(parents=True)
    words = {"high.text": f"Rest now, {SCRIPT} {IMAGE} please", "high.advice": "You had many such days this month.", "low.text": "All is calm"}
    (copy / "en.json").write_text(json.dumps(words, indent=2), encoding="utf-8")
    return b"a secret that lies outside of the folder"


def shown_as_text(served):
    """What a file says is words on a page, never a part of it."""
    for path in (*PAGES, "small/texts/low.text", "search?q=%3Cscript%3E", "search?q=%E2%80%AEgnp%E2%80%8B%EF%BB%BF%F3%A0%81%81", "print?pack=small"):
        status, headers, body = served.ask(path)
        expect(status, 200, path)
        page = body.decode()
        assert SCRIPT not in page and IMAGE not in page, f"{path}: shows markup of a file as its own"
        assert not HIDDEN.search(page), f"{path}: holds a hidden mark"
    assert "onerror=alert(5)&gt;" in served.ask("small/texts/low.text")[2].decode(), "the name of a file is not shown as words"
    assert "&lt;script&gt;" in served.ask("small/texts/high.text")[2].decode(), "the words are not shown at all"
    assert "Reposez-vous maintenant" in served.ask("small/texts/high.text")[2].decode(), "another locale"
    expect(served.ask("small/rules/nothing")[0], 404, "an item that there is not")
    expect(served.ask("small/changes?from=--output=x")[0], 400, "an option for a revision")
    expect(served.ask("small/changes?from=../other")[0], 200, "a revision that there is not")
    for path in ("on/2026-01-15/small/numbers/highLevel", "small/numbers/highLevel?as-of=2026-01-15", "on/2025-01-01/small/numbers/highLevel?as-of=2026-01-15"):
        page = served.ask(path)[2].decode()
        assert '<tr class="now"><td><strong>8</strong>' in page and "--as-of 2026-01-15" in page, f"{path}: not the value of that day"
    expect(served.ask("on/2026-02-30/small")[0], 404, "a day that there is not")
    expect(served.ask("small?as-of=soon")[0], 400, "words for a day")


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
    status, _, body = served.post("api/ask", json.dumps({"item": "small/high", "case": {"now": now, "given": {"level": 7}}, "seq": 9}).encode())
    expect((status, json.loads(body)["seq"], len(json.loads(body)["answer"]["shown"])), (200, 9, 1), "a question that names neither pack nor record")
    line = json.loads(fired["log"])
    expect((line["record"], line["level"]), ("entry", 7), "the line of a log")
    assert fired["example"].startswith("- { it: ") and "expect: fires" in fired["example"], fired["example"]


def logs(served):
    """A log is read as the commands read it, from memory, and is gone when it is taken away."""
    def told(path, **question):
        status, _, body = served.post(path, json.dumps({"pack": "small", **question}).encode())
        expect(status, 200, path)
        return json.loads(body)

    def send(lines, kind="application/x-ndjson", name="people.ndjson"):
        return served.post(f"api/log?name={name}", lines, {"Content-Type": kind})[0]

    lines = [
        {"record": "entry", "id": "a1", "who": "ann", "at": "2026-02-02T09:00:00+01:00", "level": 7},
        {"record": "entry", "id": "a2", "who": "ann", "at": "2026-02-03T09:00:00+01:00", "level": 9, "kind": "odd"},
        {"record": "entry", "id": "b1", "who": "\u202eben\0 " + SCRIPT, "at": "2026-03-02T09:00:00+01:00"}]
    expect(served.post("api/forget", b"{}")[0], 200, "forget")
    assert "problem" in told("api/people"), "people of no log"
    expect(send(b"", kind="application/json"), 415, "a log that says it is JSON")
    expect(send("".join(json.dumps(line) + "\n" for line in lines).encode(), name=SCRIPT), 200, "a log")
    people = told("api/people")
    expect([(person["entries"], person["first"]) for person in people["people"]], [(2, "2026-02-02"), (1, "2026-03-02")], "people")
    expect([person["name"] for person in told("api/people", words="AN")["people"]], ["ann"], "people by a part of the name")
    entries = told("api/person", person=0)["entries"]
    expect([entry["key"] for entry in entries], ["a1", "a2"], "entries")
    expect(entries[1]["unreadable"], {"kind": "not usable"}, "what cannot be read")
    assert "problem" in told("api/person", person=7), "a person that there is not"
    log = {"person": 0, "until": 2, "given": 1}
    fired = told("api/ask", item="high", record="entry", case={"now": "2026-02-03T09:00:00+01:00", "given": entries[1]["given"]}, log=log)
    expect([entry["answer"] for entry in fired["answer"]["shown"]], ["fires"], "the entry of the log")
    expect(json.loads(fired["log"].splitlines()[-1])["who"], "ann", "whose entry it is")
    day = told("api/ask", record="entry", case={"now": "2026-02-02T23:59:59+01:00"}, log={"person": 0, "until": 1})
    expect([entry["record"] for entry in day["answer"]["shown"]], ["a1"], "the day of a person")
    page = served.ask("small/try")[2].decode() + served.ask("small/changes")[2].decode()
    assert SCRIPT not in page and "&lt;script&gt;" in page, "the name of a log is words"
    for csv in (b"id,who,at,level\nx,ann,2026-02-02T09:00:00+01:00,7\n", b"\xff\xfe\0", b"[", b"\0" * 5_000, b"{}"):
        expect(send(csv, name="x.csv" if csv.startswith(b"id") else "x"), 200, "a log of another kind")
        told("api/people")
    expect(served.post("api/forget", b"{}")[0], 200, "forget")
    assert "problem" in told("api/people") and "problem" in told("api/ask", record="entry", case={"now": ""}, log=log), "a log that was taken away"


def reads_no_link_or_pipe(program, folder, secret):
    """What a link leads to outside, and what would never end, is not read."""
    own = folder.parent / "linked"
    write_project(own)
    rules = own / "Rules" / "small"
    (rules / "link.yaml").symlink_to(folder.parent / "outside.txt")
    with Workbench(program, own) as served:
        shown = served.ask("")[2] + served.ask("small")[2]
        assert secret not in shown and b"link.yaml" in shown, "a link out of the folder is shown, or passed over without a word"
        expect(served.ask("help")[0], 200, "beside a link out of the folder")
    (rules / "link.yaml").unlink()
    os.mkfifo(rules / "pipe.yaml")
    with Workbench(program, own) as served:
        expect(served.ask("help")[0], 200, "beside a pipe")


def git_runs_nothing(program, folder, commit):
    """No program that a repository names is run: hooks, filters, a monitor of files, a pager, a tool for differences.
    - commit: makes the folder a repository with one commit."""
    own = folder.parent / "named"
    write_project(own)
    commit(own)
    trap = folder.parent / "trap"
    ran = folder.parent / "ran"
    trap.write_text(f"#!/bin/sh\ntouch {ran}\n", encoding="ascii")
    trap.chmod(0o755)
    with (own / ".git" / "config").open("a", encoding="ascii") as config:
        config.write(
            f"[core]\n fsmonitor = {trap}\n pager = {trap}\n hooksPath = {folder.parent}\n sshCommand = {trap}\n[pager]\n show = {trap}\n"
            f"[diff]\n external = {trap}\n[diff \"x\"]\n textconv = {trap}\n command = {trap}\n[filter \"x\"]\n clean = {trap}\n smudge = {trap}\n process = {trap}\n")
    (own / ".gitattributes").write_text("* filter=x diff=x\n", encoding="ascii")
    rules = own / "Rules" / "small" / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("is: 7", "is: 6"), encoding="utf-8")
    with Workbench(program, own) as served:
        for path in ("", "small", "small/rules/high", "small/changes", "print?pack=small"):
            wait(served, path, "committed" if path == "small" else "<h1")
        wait(served, "small/changes", "Shown by")
        wait(served, "", "Nothing is new since the last commit", "New since the last commit")
    assert not ran.exists(), "a program that a repository names was run"
    subprocess.run(["git", "-C", own, "config", "uploadpack.allowFilter", "true"], check=True)
    part = folder.parent / "part"
    subprocess.run(["git", "clone", "-q", "--no-checkout", "--filter=blob:none", f"file://{own}", part], check=True)
    for name in ("Rules", "Copy"):
        shutil.copytree(own / name, part / name)
    subprocess.run(["git", "-C", part, "config", "remote.origin.uploadpack", trap], check=True)
    ran.unlink(missing_ok=True)
    with Workbench(program, part) as served:
        wait(served, "", "could not be checked")
        wait(served, "small/changes", "says why")
    assert not ran.exists(), "a program that a repository names was run"


def follows_files(program, folder):
    """A file that is changed is shown as it is now; one that cannot be read keeps the rest as it was."""
    rules = folder / "Rules" / "small" / "rules.yaml"
    with Workbench(program, folder / "Rules" / "small") as served:
        whole = rules.read_text(encoding="utf-8")
        with served.events() as events:
            rules.touch()
            time.sleep(2)
            rules.write_text(whole.replace("is: 7", "is: 6"), encoding="utf-8")
            time.sleep(2)
            expect(events.recv(1 << 16).count(b"event: files"), 1, "events of a file that was touched, then written")
        wait(served, "small/numbers/highLevel", "<strong>6</strong>")
        rules.write_text(whole + "rules: [\n", encoding="utf-8")
        wait(served, "small", "It is shown as it was at")
        assert "Line " in served.ask("small")[2].decode(), "the page does not say where"
        rules.write_text(whole, encoding="utf-8")
        wait(served, "small/numbers/highLevel", "<strong>7</strong>")


def wait(served, path, *words):
    """Until one of these is there."""
    for _ in range(300):
        page = served.ask(path)[2].decode()
        if any(one in page for one in words):
            return
        time.sleep(0.1)
    raise AssertionError(f"{path}: does not show {words!r} after thirty seconds")
