"""What people do with a pack of the size of an app's: Aurae, with a log of people whose days are known."""
import json
import shutil
from datetime import datetime, timedelta, timezone
from pathlib import Path

from . import accessibility, journeys
from .journeys import edit, git, search, settled, verdict
from .security import expect
from .serving import Workbench

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = (
    "", "aurae", "aurae/try", "aurae/changes", "aurae/rules/sudden-severe-onset", "aurae/rules/medication-overuse/try", "aurae/numbers/acuteDayLimit",
    "aurae/requirements/AUR-RF-1", "aurae/texts/redFlag.urgent", "aurae/tables/presence-label", "search?q=sudden")
RED_FLAG = "- onsetSpeed is instantaneous\n      - severity >= {}\n    if unknown: stay silent"


def write_project(folder):
    """The pack with its copy, committed."""
    shutil.copytree(ROOT / "Rules" / "aurae", folder / "Rules" / "aurae")
    shutil.copytree(ROOT / "Copy" / "aurae", folder / "Copy" / "aurae")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "Begin")


def write_log(folder):
    """Somebody with a sudden headache of severity 4, somebody with one of 5, and somebody with a medicine on nine days of a month."""
    entries = [
        {"id": "a1", "userId": "ann", "onsetTime": "2026-02-02T09:00:00+01:00", "onsetSpeed": "instantaneous", "severity": 4},
        {"id": "b1", "userId": "ben", "onsetTime": "2026-02-03T09:00:00+01:00", "onsetSpeed": "instantaneous", "severity": 5}]
    begin = datetime(2026, 3, 1, 9, tzinfo=timezone(timedelta(hours=1)))
    for day in range(9):
        entries.append({
            "id": f"c{day}", "userId": "cem", "onsetTime": (begin + timedelta(days=day)).isoformat(), "severity": 2, "onsetSpeed": "gradual",
            "medicationName": "Sumatriptan", "medicationIsAcute": True})
    log = folder / "diary.ndjson"
    log.write_text("".join(json.dumps({"record": "headacheLog", **entry}) + "\n" for entry in entries), encoding="utf-8")
    return log


def why_this_banner(browser, hand, served, folder):
    browser.open(served.address)
    search(browser, hand, "suden onset", "aurae/rules/sudden-severe-onset")
    hand.press(".tabs li:nth-child(2) a")
    browser.wait("document.querySelector('[data-verdict]')?.textContent")
    hand.pick("[data-field=onsetSpeed] input[value='=instantaneous']")
    hand.write("[data-group=given] [data-field=severity] [data-value]", "3")
    verdict(browser, "DOES NOT FIRE")
    browser.wait("document.querySelector('[data-verdict]').textContent.includes('Shown by other rules: “Headache that came on very quickly but is not severe”')")
    hand.write("[data-group=given] [data-field=severity] [data-value]", "4")
    verdict(browser, "FIRES")
    assert "This headache came on very suddenly and severely." in browser.text("[data-result]"), "the sentence"
    hand.pick("[data-field=onsetSpeed] input[value=missing]")
    verdict(browser, "DOES NOT FIRE")
    assert "unknown" in browser.text("[data-verdict]"), browser.text("[data-verdict]")


def a_limit_and_since_when(browser, hand, served, folder):
    browser.open(served.address)
    search(browser, hand, "acute days", "aurae/numbers/acuteDayLimit")
    expect(browser.run("document.querySelector('tr.now').innerText.split('\\t')[0].trim()"), "10", "the number in force")
    assert "2026-02-23" in browser.text("tr.now"), browser.text("tr.now")


def where_a_rule_comes_from(browser, hand, served, folder):
    """A code leads to what its document says, and to what holds it."""
    browser.open(served.address + "aurae/rules/sudden-severe-onset")
    hand.press("#source li a")
    browser.wait("location.pathname.endsWith('/aurae/requirements/AUR-RF-1')")
    assert "PRD 1.8 §7.1, D-28, D-33" in browser.text() and "Shown on the log confirmation at once." in browser.text(), browser.text()
    browser.open(served.address)
    search(browser, hand, "AUR-RF-4", "aurae/requirements/AUR-RF-4")


def days_with_a_medicine(browser, hand, served, folder):
    """Ten days of a month, marked in the calendar."""
    browser.open(served.address + "aurae/rules/medication-overuse/try")
    hand.write("[data-now]", "2026-03-20T12:00:00+01:00")
    hand.pick("[data-group=entry] [data-field=medicationIsAcute] input[value='=yes']")
    for day in range(1, 10):
        hand.press(f"[data-day='2026-03-{day:02}']")
    verdict(browser, "DOES NOT FIRE")
    hand.press("[data-day='2026-03-10']")
    verdict(browser, "FIRES")


def an_example_of_days(browser, hand, served, folder):
    """An example whose entries differ in their day alone is marked in the calendar; what other rules say of each of them is said once."""
    browser.open(served.address + "aurae/rules/medication-overuse")
    settled(browser)
    hand.press("#examples tr:nth-child(3) a.try")
    verdict(browser, "FIRES")
    expect(browser.run("document.querySelectorAll('[data-day][aria-pressed=true]').length"), 10, "the days of the example")
    assert "Marked: 10 days." in browser.text("[data-marked]"), browser.text("[data-marked]")
    expect(browser.run("document.querySelectorAll(\"[data-result] a[href$='/rules/follow-up']\").length"), 1, "cards of one rule")
    assert "10 times" in browser.text("[data-result]"), browser.text("[data-result]")
    browser.size(360)
    hand.reach("[data-brief]")
    expect(browser.text("[data-brief]"), "FIRES", "the verdict beside the form")
    hand.press("[data-brief]")
    browser.wait("document.activeElement.id === 'result-title'")
    browser.size(1440)


def a_red_flag_that_misses(browser, hand, served, folder):
    """Today says first what became weaker; What changes says who is no longer warned, and on which clauses it bears."""
    undo = edit(served, folder, "aurae/clinical/red-flags.yaml", (RED_FLAG.format(4), RED_FLAG.format(5)))
    browser.open(served.address)
    settled(browser)
    browser.wait("document.querySelector('section.pack').innerText.includes('Edited since the last commit, and to be signed')", 120)
    expect(browser.run("document.querySelector('main section h2').innerText.split(' ').slice(0, 2).join(' ')"), "Became weaker", "what comes first")
    hand.press("a[href$='aurae/changes#change-sudden-severe-onset']")
    browser.wait("location.pathname.endsWith('/changes')")
    settled(browser)
    browser.wait("document.querySelector('article:target h3')?.innerText.includes('sudden-severe-onset')")
    text = browser.text()
    for words in ("fires from severity 5 instead of 4", "nothing is shown instead", "Shown by", "red flag, weaker", "limit, affected", ": the same", "AUR-RF-1", "Breaks the example “fires from severity 4”"):
        assert words in text, f"{words}: {text}"
    hand.give("[data-file]", write_log(folder.parent))
    browser.wait("document.querySelector('.counts')", 180)
    settled(browser)
    assert "No longer warned, on at least one day\n1 of 3 people" in browser.text(), browser.text()
    assert "ann" in browser.text(), "who is no longer warned"
    accessibility.hold(browser, "what an edit of Aurae means for the people of a log")
    hand.press("a[aria-label='Try it: ann']")
    verdict(browser, "DOES NOT FIRE")
    expect(browser.run("document.querySelector('[data-group=given] [data-field=severity] [data-value]').value"), "4", "the entry in the form")
    hand.press("[data-forget]")
    browser.wait("!document.querySelector('.counts')")
    undo()


def a_limit_from_a_day(browser, hand, served, folder):
    undo = edit(
        served, folder, "aurae/clinical/thresholds.yaml",
        ("acuteDayLimit:\n    is: 10", "acuteDayLimit:\n    is: 8"), ("{ value: 11, until: 2026-02-22 }", "{ value: 11, until: 2026-02-22 }\n      - { value: 10, until: 2098-12-31 }"))
    browser.open(served.address + "aurae/changes")
    settled(browser)
    text = browser.text()
    assert "Days to come" in text and "2099-01-01: acuteDayLimit is 8, until then 10" in text, text
    undo()


JOURNEYS = (
    why_this_banner, a_limit_and_since_when, where_a_rule_comes_from, days_with_a_medicine, an_example_of_days, a_red_flag_that_misses, a_limit_from_a_day)


def begins_at_once(program, folder):
    """The first page comes in parts where the files take a while to read, and is one page in the end."""
    with Workbench(program, folder) as served:
        status, heads, body = served.ask("")
        expect(status, 200, "the first page")
        for part in (b"<!doctype html>", b"<header", b"<main", b"</html>"):
            expect(body.count(part), 1, f"{part} on the first page")
        expect("content-length" in heads, b"arriving" not in body, "the length of a page that is sent whole")
        status, _, whole = served.ask("")
        expect((status, whole.startswith(b"<!doctype html>")), (200, True), "the page when the files are read")


def run(browser, served, folder, state):
    journeys.run(browser, served, folder, state, JOURNEYS)
    accessibility.every_page(browser, served, PAGES)
