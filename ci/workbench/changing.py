"""What people change and sign in a browser, each with the mouse and with the keyboard alone: the lines of the files are what is asked."""
import json
import subprocess
from pathlib import Path

from . import accessibility, editing
from .hands import Keyboard, Mouse
from .journeys import git, settled
from .security import expect

MORE = {
    "Rules/calm/more.yaml": """# Medicines, and a question.
lists:
  preventives:
    title: Preventive medicines
    names:
      - topiramate   # first
      - { name: propranolol, also: [Inderal] }
    never: [ibuprofen]
requirements:
  - id: CF-1
    title: How many days are many
    status: open
    asked: [clinical]
    passages: [{ document: Plan 1, words: three days }]
    chosen: Three days.
rules:
  - id: taken
    title: A preventive is taken
    kind: advisory
    for each: entry
    when: medicine is in preventives
    then: { show: high.text, on: [home] }
    examples:
      - { it: fires for one, given: { medicine: topiramate }, expect: fires }
      - { it: is silent for another, given: { medicine: ibuprofen }, expect: silent }
terms:
  - id: cure
    locale: en
    forbid: cure
    because: Nothing here cures.
    examples: [{ text: We cure you, expect: found }, { text: We help you, expect: clean }]
""",
}
SAID = "document.querySelector('[data-state]').textContent"
SIGNER = "Clinical lead, review of 2026-11"


def write_project(folder):
    editing.write_project(folder)
    rules = Path(folder, "Rules/calm/rules.yaml")
    rules.write_text(rules.read_text().replace("days: whole number 0 to 10 ? }", "days: whole number 0 to 10 ?, medicine: text? }"))
    for path, text in MORE.items():
        Path(folder, path).write_text(text)
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "Begin")


def lines(folder):
    """The lines that went and came, by file."""
    text = subprocess.run(["git", "-C", str(folder), "diff", "-U0"], check=True, capture_output=True, text=True).stdout
    found, file = {}, ""
    for line in text.splitlines():
        if line.startswith("+++ b/"):
            file = line[6:]
        elif line[:1] in "+-" and not line.startswith(("---", "+++")):
            found.setdefault(file, []).append(line)
    return found


def tick(browser, hand, selector):
    if hand.name == "mouse":
        hand.press(selector)
    else:
        hand.reach(selector)
        browser.press(" ")


def say_who(browser, hand):
    browser.run("sessionStorage.removeItem('who')")
    hand.press("[data-who-open]")
    hand.choose("#who-role", "the clinical role")
    hand.write("#who-name", "Clinical lead")
    hand.write("#who-document", "review of 2026-11")
    hand.press("[data-who] button")
    browser.wait("document.querySelector('[data-who-open]').textContent === 'You: Clinical lead'")


def sheet(browser, words="Nothing is written yet"):
    browser.wait(f"{SAID}.startsWith({json.dumps(words)})", 60)


def save(browser, hand, because=None):
    if because:
        hand.press("[data-save]")
        browser.wait(f"{SAID}.startsWith('Not saved: say why')")
        hand.write("#meant-because", because)
        hand.write("#meant-by", SIGNER)
    hand.press("[data-save]")
    browser.wait(f"{SAID} === 'Saved.'", 60)


def a_number(browser, hand, served, folder):
    """The sheet says who is no longer warned before anything is written, and asks whether that is meant."""
    browser.open(served.address + "calm/numbers/highLevel")
    settled(browser)
    hand.press(".tabs a[href$='/change']")
    hand.write("[data-to]", "8")
    sheet(browser)
    expect(lines(folder), {}, "files before saving")
    said = browser.text("[data-sheet]")
    assert "High level: fires from level 8 instead of 7." in said and "misses cases that it caught" in said, said
    accessibility.hold(browser, "the sheet of a number")
    browser.size(360)
    accessibility.hold(browser, "the sheet of a number at 360 px")
    browser.size(1440)
    save(browser, hand, "The trial says so.")
    found = lines(folder)
    expect(found.pop("Rules/calm/pack.yaml")[1:], ["+  - item: high", "+    what: the advisory `high` misses cases that it caught", "+    because: The trial says so.", "+    approved by: " + SIGNER], "what is meant")
    expect(found, {editing.NUMBERS: ["-  highLevel: { is: 7, title: High from here }   # asked", "+  highLevel: { is: 8, title: High from here }   # asked"]}, "the number")


def a_number_from_a_day(browser, hand, served, folder):
    """The old number stays until the day before."""
    browser.open(served.address + "calm/numbers/restDays/change")
    hand.write("[data-to]", "2")
    hand.pick("input[name=when][value=day]")
    sheet(browser, "Write the first day")
    hand.write("[data-from]", "2027-01-01")
    sheet(browser)
    assert "From 2027-01-01 on." in browser.text("[data-sheet]") and "Newly warned" in browser.text("[data-sheet]"), browser.text("[data-sheet]")
    save(browser, hand)
    expect(lines(folder)[editing.NUMBERS], ["-    is: 3", "+    is: 2", "+    was:", "+      - { value: 3, until: 2026-12-31 }"], "the number and the one before")


def a_sentence(browser, hand, served, folder):
    """A forbidden word is marked while somebody writes; the pack and the catalogue change in one save."""
    browser.open(served.address + "calm/texts/high.text/change")
    browser.wait("document.querySelector('label[data-language]').textContent === 'English'")
    hand.write("[data-locale]", "Rest and cure it.")
    sheet(browser, "With this, one check fails")
    expect(browser.run("document.querySelector('[data-preview] mark')?.textContent"), "cure", "what is marked")
    accessibility.hold(browser, "a sentence with a forbidden word")
    hand.write("[data-locale]", "Rest for a while.")
    sheet(browser)
    assert browser.run("[...document.querySelectorAll('[data-sheet] ins')].some((one) => one.lastChild.data.startsWith('for'))"), browser.text('[data-sheet]')
    assert browser.run("document.querySelector('[data-preview]').hidden"), "a mark where nothing is wrong"
    save(browser, hand, "It reads better.")
    found = lines(folder)
    expect(found["Copy/calm/en.lproj/Localizable.strings"], ['-"high.text" = "Rest a while.";', '+"high.text" = "Rest for a while.";'], "the catalogue")
    was = "  - { id: high.text, exactly: Rest a while., on: [home], no sign-off because: This is an example. }"
    expect(found["Rules/calm/texts.yaml"], ["-" + was, "+" + was.replace("a while", "for a while")], "the pack")


def a_name(browser, hand, served, folder):
    """A name is tried, then one is added with its brands; the others keep their lines."""
    browser.open(served.address + "calm/lists/preventives/change")
    for name, says in (("Inderal 40 mg", "On the list: propranolol."), ("Ibuprofen", "never to be on it: ibuprofen."), ("topiramat", "Did you mean topiramate?")):
        hand.write("[data-trial]", name)
        browser.wait(f"document.querySelector('[data-trial-says]').textContent.includes({json.dumps(says)})")
    hand.write("[data-name-new]", "flunarizine")
    hand.write("[data-also]", "Sibelium, Nomigrain")
    hand.press("[data-another]")
    hand.write("#more-name-1", "candesartan")
    sheet(browser)
    accessibility.hold(browser, "the sheet of a list")
    save(browser, hand, "It is one." if browser.run("Boolean(document.getElementById('meant-because'))") else None)
    expect(lines(folder)["Rules/calm/more.yaml"], ["+      - { name: flunarizine, also: [Sibelium, Nomigrain] }", "+      - candesartan"], "the list")


def a_forbidden_word(browser, hand, served, folder):
    """A sentence is tried, then a phrase is found as well, and another is accepted."""
    browser.open(served.address + "calm/terms/cure/change")
    for sentence, says in (("We cure you.", "Found: “cure”, by cure."), ("We help you.", "None of the pack’s words is found in it.")):
        hand.write("[data-trial]", sentence)
        browser.wait(f"document.querySelector('[data-trial-says]').textContent.includes({json.dumps(says)})")
    hand.write("[data-forbid]", "heal")
    hand.write("[data-within]", "no cure")
    sheet(browser)
    accessibility.hold(browser, "the sheet of forbidden words")
    save(browser, hand, "It was meant so." if browser.run("Boolean(document.getElementById('meant-because'))") else None)
    expect(lines(folder)["Rules/calm/more.yaml"], ["-    forbid: cure", "+    forbid: [cure, heal]", "+    unless within: [no cure]"], "the term")


def a_condition(browser, hand, served, folder):
    """A line is three choices."""
    browser.open(served.address + "calm/rules/high/change")
    hand.choose("#relation-1", "is more than")
    sheet(browser)
    accessibility.hold(browser, "the sheet of a condition")
    save(browser, hand, "It was meant so." if browser.run("Boolean(document.getElementById('meant-because'))") else None)
    changed = lines(folder)["Rules/calm/rules.yaml"]
    assert "+    when: [level > highLevel, days >= restDays]" in changed, changed


def an_open_question(browser, hand, served, folder):
    """What was chosen is decided on its own page."""
    browser.open(served.address + "calm/requirements/CF-1")
    settled(browser)
    hand.press("[data-confirm]")
    hand.write("[data-why]", "The trial says so.")
    sheet(browser)
    accessibility.hold(browser, "an open question")
    save(browser, hand)
    changed = lines(folder)["Rules/calm/more.yaml"]
    assert "+    why: The trial says so." in changed and f"+    decided by: {SIGNER}" in changed, changed


def somebody_else_meanwhile(browser, hand, served, folder):
    """What another program has changed in the same item is not written over, and both are shown."""
    browser.open(served.address + "calm/numbers/restDays/change")
    hand.write("[data-to]", "2")
    sheet(browser)
    place = Path(folder, editing.NUMBERS)
    place.write_text(place.read_text().replace("is: 3", "is: 5"))
    hand.press("[data-save]")
    browser.wait("document.querySelector('.notice.error pre') || document.querySelector('[data-state]').textContent === 'Saved.'", 60)
    text = browser.text("[data-sheet]")
    assert "Nothing is saved" in text and "is: 2" in text and "is: 5" in text, text
    accessibility.hold(browser, "two changes of one number")
    expect(lines(folder), {editing.NUMBERS: ["-    is: 3", "+    is: 5"]}, "the files")
    hand.press("[data-draft] [type=reset]")
    sheet(browser, "Nothing is changed")


def mine_first_and_sign(browser, hand, served, folder):
    """Today begins with one's own; a subject is read and signed; what is not committed is not offered."""
    browser.open(served.address)
    settled(browser)
    browser.wait("document.querySelector('[data-mine]')")
    assert "1 never signed, 1 to decide" in browser.text("[data-mine]"), browser.text("[data-mine]")
    hand.press("[data-mine] a[aria-label]")
    hand.press("[data-queue] a")
    settled(browser)
    assert "High from here: 7" in browser.text(".covers") and "Rest a while." in browser.text(".covers"), browser.text()
    hand.press("[data-sign]")
    browser.wait(f"{SAID} === 'Tick what you have read.'")
    tick(browser, hand, "[data-read]")
    accessibility.hold(browser, "a sitting")
    hand.press("[data-sitting] [data-sign]")
    browser.wait("document.querySelector('.signing h2').textContent === 'Signed'", 60)
    rows = Path(folder, "Rules/calm/signoffs.yaml").read_text()
    expect((rows.count("- item: "), rows.count(f'by: "{SIGNER}"')), (1, 1), "rows of signoffs.yaml")
    Path(folder, "Rules/calm/signoffs.yaml").unlink()
    place = Path(folder, editing.NUMBERS)
    place.write_text(place.read_text().replace("is: 7", "is: 6"))
    served.ask("api/items?pack=calm")
    browser.open(served.address + "calm/sign?role=clinical")
    settled(browser)
    assert "Not to be signed yet" in browser.text() and not browser.run("document.querySelector('[data-queue]')"), browser.text()


JOURNEYS = (
    a_number, a_number_from_a_day, a_sentence, a_name, a_forbidden_word, a_condition, an_open_question, somebody_else_meanwhile, mine_first_and_sign)
PAGES = (
    "calm/numbers/highLevel/change", "calm/texts/high.text/change", "calm/lists/preventives/change", "calm/terms/cure/change", "calm/rules/high/change", "calm/requirements/CF-1",
    "calm/sign", "calm/sign?role=clinical&sitting=rules")


def run(browser, served, folder, journeys=JOURNEYS):
    browser.size(1440)
    browser.theme("light")
    browser.open(served.address)
    for journey in journeys:
        for hand in (Mouse(browser), Keyboard(browser)):
            try:
                browser.open(served.address + "help")
                say_who(browser, hand)
                journey(browser, hand, served, folder)
                # A save of a locked file is refused with a status that the console shows.
                expect([one for one in browser.complaints() if "409" not in one and "422" not in one], [], "the console")
            except (AssertionError, RuntimeError) as error:
                raise AssertionError(f"{journey.__name__}, by {hand.name}: {error}") from error
            git(folder, "checkout", "-q", ".")
            served.ask("api/items?pack=calm")
    accessibility.every_page(browser, served, PAGES)
