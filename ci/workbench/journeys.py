"""What people do with the pages, in a browser, each with the mouse and with the keyboard alone. No journey changes a file; where one is
changed, the test is the other program that does it."""
import json
import subprocess

from . import accessibility
from .hands import Keyboard, Mouse
from .security import expect

VERDICT = "document.querySelector('[data-verdict]').textContent"


def git(folder, *words):
    subprocess.run(["git", "-C", str(folder), "-c", "user.name=Test", "-c", "user.email=test@example.org", *words], check=True, stdout=subprocess.DEVNULL)


def edit(served, folder, file, *pairs):
    """Another program edits a file of a pack, and the pages know it; gives what undoes it."""
    path = folder / "Rules" / file
    before = path.read_text(encoding="utf-8")
    after = before
    for old, new in pairs:
        assert old in after, f"{file} does not hold {old!r}"
        after = after.replace(old, new, 1)

    def write(text):
        # At once, as editors do: a file that is being written is another edit.
        beside = folder.parent / "edited"
        beside.write_text(text, encoding="utf-8")
        with served.events() as events:
            beside.replace(path)
            while b"event: files" not in events.recv(1 << 12):
                pass

    write(after)
    return lambda: write(before)


def settled(browser):
    browser.wait("document.readyState === 'complete' && document.body.childElementCount && !document.querySelector('[data-waits]')", 180)


def search(browser, hand, words, link):
    hand.write("#q", words)
    browser.press("Enter")
    browser.wait("location.pathname.endsWith('/search') && document.querySelector('.hits a')")
    hand.press(f".hits a[href*='{link}']")
    browser.wait(f"location.pathname.includes('{link}') && document.querySelector('.trail')")


def verdict(browser, words):
    browser.wait(f"{VERDICT}.startsWith({json.dumps(words)})")


# From the design


def why_this_banner(browser, hand, served, folder):
    """Search, open, try; the case is in the address, and comes back from it."""
    browser.open(served.address)
    search(browser, hand, "hihg level", "small/rules/high")
    hand.press(".tabs li:nth-child(2) a")
    browser.wait("document.querySelector('[data-verdict]')?.textContent")
    assert "UNKNOWN" in browser.text("[data-verdict]").upper(), browser.text("[data-verdict]")
    hand.write("[data-group=given] [data-field=level] [data-value]", "7")
    verdict(browser, "FIRES")
    assert "Rest now" in browser.text("[data-result]"), "the sentence is not shown"
    expect(browser.run("document.querySelectorAll('[data-result] img, [data-result] script').length"), 0, "markup of a file")
    hand.write("[data-group=given] [data-field=level] [data-value]", "6")
    verdict(browser, "DOES NOT FIRE")
    hand.pick("[data-field=level] input[value=unreadable]")
    browser.wait(f"{VERDICT}.includes('unknown')")
    hand.write("[data-group=given] [data-field=level] [data-value]", "8")
    hand.pick("[data-field=level] input[value=given]")
    verdict(browser, "FIRES")
    address = browser.run("location.href")
    browser.open("about:blank")
    browser.open(address)
    verdict(browser, "FIRES")
    expect(browser.run("document.querySelector('[data-field=level] [data-value]').value"), "8", "the case of the address")


def a_limit_from_a_day(browser, hand, served, folder):
    """The new number is to come, the old one in force; What changes says from when."""
    undo = edit(served, folder, "small/rules.yaml", ("is: 7,", "is: 6,"), ("until: 2026-01-31 }]", "until: 2026-01-31 }, { value: 7, until: 2098-12-31 }]"))
    browser.open(served.address)
    search(browser, hand, "highLevel", "small/numbers/highLevel")
    browser.wait("document.querySelectorAll('tbody tr').length === 3")
    expect(browser.run("document.querySelector('tr.now strong').textContent"), "7", "the number in force")
    assert "2099-01-01" in browser.text() and "to come" in browser.text(), "the day from which another number is in force"
    hand.press(".tabs li:last-child a")
    settled(browser)
    hand.press(".trail a")
    browser.wait("location.pathname.endsWith('/small')")
    hand.press(".tabs li:last-child a")
    settled(browser)
    assert "2099-01-01" in browser.text() or "2098-12-31" in browser.text(), browser.text()
    undo()


def whom_does_it_touch(browser, hand, served, folder):
    """A log on an edit that is not committed: how many, who, and the day of one of them."""
    undo = edit(served, folder, "small/rules.yaml", ("is: 7,", "is: 6,"))
    log = write_log(folder.parent)
    browser.open(served.address + "small/changes")
    settled(browser)
    hand.give("[data-file]", log)
    browser.wait("document.querySelector('.counts')", 60)
    settled(browser)
    assert "Newly warned, on at least one day\n1 of 3 people" in browser.text(), browser.text()
    assert "No longer warned, on at least one day\n0 of 3 people" in browser.text(), "who is no longer warned"
    expect(browser.run("document.querySelectorAll('svg.months.wide .after').length"), 4, "bars, with that of the legend")
    rows = "[...document.querySelectorAll('.chart + details tbody tr')].map((r) => r.innerText.split('\\t').join(' '))"
    hand.press(".chart + details summary")
    browser.wait("document.querySelector('.chart + details').open")
    expect(browser.run(rows), ["2026-02 1 2 +1", "2026-03 1 1 0", "no readable date 0 1 +1"], "the chart as a table")
    assert "ann" in browser.text() and "<img" in browser.text(), "who, by name"
    accessibility.hold(browser, "what an edit means for the people of a log")
    expect(browser.run("document.querySelectorAll('main img, main script').length"), 0, "markup of a log")
    hand.press("td a[href*='#person']")
    browser.wait("document.querySelector('[data-days] button')")
    # The link leads to the entry, and to what was decided of it.
    verdict(browser, "FIRES")
    browser.wait("document.querySelector('[data-entries] button:nth-of-type(2)').ariaPressed === 'true'")
    browser.wait("document.activeElement.id === 'result-title'")
    expect(browser.run("document.querySelector('[data-group=given] [data-field=level] [data-value]').value"), "6", "the entry in the form")
    assert "#" not in browser.run("location.href"), "an address that says something of a log"
    hand.press("[data-forget]")
    browser.wait("document.querySelector('[data-choose]').hidden")
    undo()


# From the tasks of people who answer for rules


def why_a_banner_showed(browser, hand, served, folder):
    """A log, a person, a day, and the entry that made it so."""
    browser.open(served.address + "small/try")
    hand.give("[data-file]", write_log(folder.parent))
    hand.choose("#people", "ben")
    browser.wait("document.querySelector('[data-person]').textContent.startsWith('ben')")
    verdict(browser, "Nothing is shown")
    hand.reach("[data-days] button")
    if hand.name == "keyboard":
        browser.press("ArrowLeft")
    else:
        hand.press("[data-days] button[data-day='2026-02-03']")
    verdict(browser, "One thing is shown")
    assert "Rest now" in browser.text("[data-result]"), "the words on the telephone"
    hand.press("[data-result] article button")
    verdict(browser, "One thing is shown")
    expect(browser.run("document.querySelector('[data-now]').value"), "2026-02-03T09:00:00+01:00", "the moment of the entry")
    accessibility.hold(browser, "an entry of a log")
    hand.press("[data-forget]")


def which_people_are_reached(browser, hand, served, folder):
    """An edit that warns fewer says first who is no longer warned."""
    undo = edit(served, folder, "small/rules.yaml", ("is: 7,", "is: 9,"))
    browser.open(served.address + "small/rules/high/changes")
    settled(browser)
    hand.give("[data-file]", write_log(folder.parent))
    browser.wait("document.querySelector('.counts')", 60)
    settled(browser)
    assert "No longer warned, on at least one day\n1 of 3 people" in browser.text(), browser.text()
    assert "nothing else is shown, neither before nor now" in browser.text("article.change .warning"), browser.text()
    assert "ben" in browser.text(), "who is no longer warned"
    hand.press("[data-forget]")
    browser.wait("!document.querySelector('.counts')")
    undo()


def review_three_edits(browser, hand, served, folder):
    """A block an edit, red flags first, each with a case to try."""
    undo = edit(
        served, folder, "small/rules.yaml", ("is: 7,", "is: 6,"), ("level < 3", "level < 4"), ("level >= 3", "level >= 4"), ("Rest now", "Rest soon"))
    browser.open(served.address + "small/changes")
    settled(browser)
    browser.wait("document.querySelector('.summary')")
    browser.wait("document.querySelectorAll('section.edit').length === 3")
    assert browser.run("document.querySelector('section.edit article').className") == "change flag", "the red flag does not come first"
    hand.press(".case a")
    verdict(browser, "FIRES")
    undo()


def what_is_not_settled(browser, hand, served, folder):
    """An edit that is not committed is marked wherever its item is shown, and an example that it breaks; the mark leads to what changes."""
    browser.open(served.address + "small/rules/high")
    settled(browser)
    assert "not committed" not in browser.text() and "fails" not in browser.text("#examples"), "a mark where nothing was edited"
    undo = edit(served, folder, "small/rules.yaml", ("is: 7,", "is: 9,"), ("many such days", "such days"))
    for path, words in (
            ("small/rules/high", "rests on what is edited and not committed: highLevel"), ("small/numbers/highLevel", "Edited, not committed."),
            ("small/texts/high.advice", "Edited, not committed."), ("small/rules/many", "rests on what is edited and not committed: high.advice"),
            ("small", "4 parts are not as they are in the last commit"), ("small/try", "4 parts are not as"), ("small/rules/high/try", "not committed"),
            ("search?q=highLevel", "edited, not committed"), ("on/2026-03-01/small/numbers/highLevel", "Edited, not committed."),
            ("print?pack=small", "Not settled: edited since the last commit."), ("print?pack=small&role=clinical", "not before it is settled")):
        browser.open(served.address + path)
        settled(browser)
        assert words in browser.text("body"), f"{path}: {browser.text('body')}"
    browser.open(served.address + "small/rules/high")
    settled(browser)
    examples = browser.text("#examples")
    assert "✗ fails" in examples and "expected fires, but it is silent" in examples, examples
    accessibility.hold(browser, "a rule that rests on an edit")
    hand.press(".notice.edited a")
    settled(browser)
    assert "Shown by" in browser.text() and "highLevel" in browser.text(), browser.text()
    undo()


def what_is_edited_elsewhere(browser, hand, served, folder):
    """A field that no item holds, and the words that the app ships, are said too."""
    undo = edit(served, folder, "small/rules.yaml", ("level: whole number 0 to 10 ?", "level: whole number 0 to 9 ?"))
    browser.open(served.address + "small")
    settled(browser)
    assert "field entry.level: edited, not committed" in browser.text(".notice.edited"), browser.text(".notice.edited")
    browser.open(served.address + "small/rules/high")
    settled(browser)
    assert "Rests on what is edited and not committed: entry.level" in browser.text(".notice.edited"), browser.text(".notice.edited")
    undo()
    undo = edit(served, folder, "../Copy/small/en.json", ("Rest now", "Rest well"))
    browser.open(served.address + "small/texts/high.text")
    settled(browser)
    assert "Words in the app edited, not committed" in browser.text(".notice.edited"), browser.text()
    hand.press(".notice.edited a")
    settled(browser)
    assert "words that the app ships for it are not those of the last commit" in browser.text(), browser.text()
    undo()


def what_examples_saw(browser, hand, served, folder):
    """Below a condition, which examples saw it true and false; all keys on any page; what was found, beside the item."""
    browser.open(served.address + "small/rules/high")
    settled(browser)
    expect(browser.text("#says .seen summary"), "In the examples: true 1 · never false · never unknown", "what examples saw")
    hand.press("#says .seen summary")
    browser.wait("document.querySelector('#says .seen').open")
    assert "from seven" in browser.text("#says .seen"), "which example it was"
    browser.press("/", modifiers=2)
    browser.wait("document.querySelector('dialog').open")
    assert "Go to the search." in browser.text("dialog"), "the keys"
    browser.press("Escape")
    browser.wait("!document.querySelector('dialog').open")
    browser.open(served.address + "small")
    settled(browser)
    assert "example" in browser.text("article.noted aside.margin"), "what was found, in the margin"
    assert browser.run("document.querySelector('article.noted aside').getBoundingClientRect().left > document.querySelector('article.noted p').getBoundingClientRect().right - 1"), "no margin"
    browser.size(1000)
    assert browser.run("document.querySelector('article.noted aside').getBoundingClientRect().top >= document.querySelector('article.noted p').getBoundingClientRect().bottom"), "not below"
    browser.size(1440)
    hand.press("aside.margin a")
    browser.wait("location.hash === '#found'")


def what_waits_for_my_signature(browser, hand, served, folder):
    """By role: what was never signed, and the page to print."""
    browser.open(served.address)
    settled(browser)
    assert "For the clinical role" in browser.text(), browser.text()
    hand.press("section.pack summary")
    browser.wait("document.querySelector('section.pack details.waiting').open")
    assert "1 text" in browser.text("section.pack summary"), "kinds of what was never signed"
    assert "High advice" in browser.text("section.pack"), "what was never signed"
    hand.press("a[href*='print?role=clinical']")
    browser.wait("location.pathname.endsWith('/print')")
    settled(browser)
    assert "High advice" in browser.text("body") and "Low level" not in browser.text("body"), "what a role signs, and nothing else"
    browser.wait("!document.querySelector('[data-print]').hidden")
    hand.press("nav.tools a")
    settled(browser)
    hand.press("a[href*='help#sign']")
    browser.wait("location.pathname.endsWith('/help')")
    assert "primum sign" in browser.text(), "how one signs"


def what_changes_on_1_january(browser, hand, served, folder):
    """A number with a day: one case on both sides of it."""
    undo = edit(served, folder, "small/rules.yaml", ("is: 7,", "is: 6,"), ("until: 2026-01-31 }]", "until: 2026-01-31 }, { value: 7, until: 2026-12-31 }]"))
    browser.open(served.address + "small/numbers/highLevel")
    browser.wait("document.querySelectorAll('tbody tr').length === 3")
    for day, value in (("2026-12-31", "7"), ("2027-01-01", "6")):
        hand.write("#as-of", day)
        hand.press("form.day button")
        browser.wait(f"document.querySelector('.notice.dated')?.innerText.includes('{day}')")
        expect(browser.run("document.querySelector('tr.now strong').innerText"), value, f"the value of {day}")
    hand.press(".notice.dated a")
    browser.wait("!document.querySelector('.notice.dated') && document.querySelector('tr.now')")
    browser.open(served.address + "small/rules/high/try")
    hand.write("[data-group=given] [data-field=level] [data-value]", "6")
    hand.write("[data-now]", "2026-12-31T12:00:00Z")
    verdict(browser, "DOES NOT FIRE")
    hand.write("[data-now]", "2027-01-01")
    verdict(browser, "FIRES")
    undo()


def a_sentence_in_french(browser, hand, served, folder):
    browser.open(served.address)
    search(browser, hand, "Reposez", "small/texts/high.text")
    expect(browser.run("document.querySelector('blockquote[lang=fr]').innerText"), "Reposez-vous maintenant", "the sentence")


def a_diary_in_utc(browser, hand, served, folder):
    """Days in a calendar; in another time zone the first of them belongs to another month."""
    browser.open(served.address + "small/rules/many/try")
    hand.write("[data-now]", "2026-03-20T12:00:00Z")
    browser.wait("document.querySelector(\"[data-day='2026-03-01']\")")
    hand.write("[data-clock]", "00:30")
    for day in (1, 2, 3):
        hand.press(f"[data-day='2026-03-0{day}']")
    hand.write("[data-zone]", "UTC")
    verdict(browser, "FIRES")
    shaded = "[...document.querySelectorAll('.inside [data-day]')].map((b) => b.dataset.day)"
    expect(browser.run(shaded), [f"2026-03-{day:02}" for day in range(1, 21)], "the days that count")
    assert "in this calendar month (2026-03-01 to 2026-03-20)" in browser.text(".windows"), browser.text(".windows")
    hand.write("[data-zone]", "America/New_York")
    verdict(browser, "DOES NOT FIRE")
    hand.press(".history button")
    verdict(browser, "FIRES")
    assert "history: { entry:" in browser.run("document.getElementById('kept-example').value"), "the case as an example"


def several_kinds(browser, hand, served, folder):
    """A rule that looks at another kind of record: its entries are added, timed and taken out; the case is a link, lines of a log and an example."""
    browser.open(served.address + "small/rules/may-ring/try")
    hand.write("[data-now]", "2026-03-20T12:00:00Z")
    hand.write("[data-group=given] [data-field=level] [data-value]", "4")
    verdict(browser, "REFUSED: “not isQuiet” is unknown")
    settings = "[data-entries-of=settings]"
    hand.press(f"{settings} [data-add]")
    browser.wait("document.activeElement.textContent === 'settings 1'")
    hand.pick(f"{settings} [data-field=quiet] input[value='=no']")
    verdict(browser, "ALLOWED")
    hand.write(f"{settings} [data-field=at] [data-value]", "18.3.2026 8:00")
    browser.wait("document.querySelector('.wrong')?.textContent === 'This is no time, so it counts as unreadable.'")
    verdict(browser, "REFUSED")
    accessibility.hold(browser, "a time that is none")
    hand.write(f"{settings} [data-field=at] [data-value]", "2026-03-18 08:00")
    verdict(browser, "ALLOWED")
    browser.wait("!document.querySelector('.wrong, [aria-invalid]')")
    hand.press(f"{settings} [data-add]")
    second = f"{settings} [data-group]:nth-child(2)"
    hand.pick(f"{second} [data-field=quiet] input[value='=yes']")
    verdict(browser, "REFUSED: “not isQuiet” is not true")
    hand.write(f"{second} [data-field=at] [data-value]", "2026-03-17")
    verdict(browser, "ALLOWED")
    hand.pick(f"{second} [data-field=at] input[value=unreadable]")
    hand.pick(f"{second} [data-field=at] input[value=missing]")
    verdict(browser, "REFUSED")
    wanted = 'history: { settings: [{ at: "2026-03-18 08:00:00Z", quiet: no }, { quiet: yes }] }, expect: silent'
    browser.wait(f"document.getElementById('kept-example').value.includes({json.dumps(wanted)})")
    lines = [json.loads(line) for line in browser.run("document.getElementById('kept-log').value").splitlines()]
    expect([line["record"] for line in lines], ["settings", "settings", "entry"], "the case as lines of a log")
    accessibility.hold(browser, "entries of another kind")
    address = browser.run("location.href")
    browser.open("about:blank")
    browser.open(address)
    verdict(browser, "REFUSED: “not isQuiet” is not true")
    expect(browser.run(f"document.querySelectorAll('{settings} [data-group]').length"), 2, "the entries of the address")
    hand.press(f"{second} [data-remove]")
    verdict(browser, "ALLOWED")
    browser.wait("document.activeElement.textContent === 'settings 1'")
    hand.press("[data-try] button[type=reset]")
    verdict(browser, "REFUSED")
    expect(browser.run(f"document.querySelectorAll('{settings} [data-group]').length"), 0, "the entries of a form that begins again")


def an_example_in_the_form(browser, hand, served, folder):
    """Each example of an item leads to the form with its case in it."""
    for place, words, entries in ((1, "ALLOWED", 1), (2, "REFUSED", 2)):
        browser.open(served.address + "small/rules/may-ring")
        settled(browser)
        assert "fires (allowed)" in browser.text("#examples"), browser.text("#examples")
        hand.press(f"#examples tr:nth-child({place}) a.try")
        verdict(browser, words)
        expect(browser.run("document.querySelectorAll('[data-entries-of=settings] [data-group]').length"), entries, "the entries of the example")
        expect(browser.run("document.querySelector('[data-group=given] [data-field=level] [data-value]').value"), "4", "what the example gives")


def a_broken_file(browser, hand, served, folder):
    """A file that cannot be read keeps the pack as it was, and says where."""
    browser.open(served.address + "small/rules/high")
    settled(browser)
    undo = edit(served, folder, "small/rules.yaml", ("rules:\n", "rules: [\n"))
    browser.wait("document.querySelector('.notice.error')")
    said = browser.text(".notice.error")
    assert "It is shown as it was at" in said and "Line " in said and "rules.yaml" in said, said
    assert "High level" in browser.text("h1"), "what was there before"
    hand.press(".tabs li:nth-child(2) a")
    hand.write("[data-group=given] [data-field=level] [data-value]", "7")
    verdict(browser, "FIRES")
    undo()
    browser.open(served.address + "small/rules/high")
    browser.wait("!document.querySelector('.notice.error')")


JOURNEYS = (
    why_this_banner, a_limit_from_a_day, whom_does_it_touch, why_a_banner_showed, which_people_are_reached, review_three_edits,
    what_is_not_settled, what_is_edited_elsewhere, what_examples_saw, what_waits_for_my_signature, what_changes_on_1_january, a_sentence_in_french, a_diary_in_utc,
    several_kinds, an_example_in_the_form, a_broken_file)


def write_log(folder):
    """Three people, one of whom is called something that no page may take for its own."""
    log = folder / "people.ndjson"
    entries = [
        ("a1", "ann", "2026-02-02T09:00:00+01:00", 6), ("a2", "ann", "2026-03-02T09:00:00+01:00", 2),
        ("b1", "ben", "2026-02-03T09:00:00+01:00", 8), ("b2", "ben", "2026-03-03T09:00:00+01:00", 1),
        ("a3", "ann", "some day", 6),
        ("c1", "<img src=x onerror=alert(3)>", "2026-03-04T09:00:00+01:00", 9), ("c2", "<img src=x onerror=alert(3)>", "2026-03-05T09:00:00+01:00", "\u202e\0")]
    log.write_text("".join(json.dumps({"record": "entry", "id": i, "who": who, "at": at, "level": level}) + "\n" for i, who, at, level in entries), encoding="utf-8")
    return log


def run(browser, served, folder, state, journeys=JOURNEYS):
    """- state: every file with its bytes."""
    browser.size(1440)
    browser.theme("light")
    for journey in journeys:
        for hand in (Mouse(browser), Keyboard(browser)):
            before = state(folder)
            try:
                # A page that is open reads itself again when a journey changes files, and would come in between.
                browser.open("about:blank")
                journey(browser, hand, served, folder)
                expect(browser.complaints(), [], "the console")
            except (AssertionError, RuntimeError) as error:
                raise AssertionError(f"{journey.__name__}, by {hand.name}: {error}") from error
            after = state(folder)
            assert {k: v[1] for k, v in before.items()} == {k: v[1] for k, v in after.items()}, f"{journey.__name__}: a file was changed"
