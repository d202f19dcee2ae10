"""What people do with the pages, in a browser: with the mouse, with the keyboard alone, on a telephone's width, in the dark."""
import subprocess

from .security import expect

PAGES = ("", "small", "small/rules/high", "small/rules/high/try", "small/try", "small/numbers/highLevel", "small/texts/high.text", "small/changes", "help", "search?q=rest")

# Rules of accessibility that a page itself can be asked for (WCAG 2.2 AA: 1.1.1, 1.3.1, 1.4.3, 2.4.2, 2.5.8, 3.1.1, 4.1.2).
RULES = """(() => {
  const wrong = [];
  const name = (e) => (e.getAttribute('aria-label') || e.labels?.[0]?.textContent || e.textContent || '').trim();
  if (document.documentElement.lang !== 'en') wrong.push('no language');
  if (!document.title) wrong.push('no title');
  if (document.querySelectorAll('h1').length !== 1) wrong.push('not one h1');
  if (document.querySelectorAll('main').length !== 1) wrong.push('not one main');
  const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) wrong.push('two of id ' + id);
  for (const e of document.querySelectorAll('a, button, input, textarea, summary, svg[role=img]')) if (!name(e) && e.offsetParent !== null) wrong.push('no name: ' + e.outerHTML.slice(0, 90));
  for (const e of document.querySelectorAll('button, summary, input, .top a, .tabs a')) {
    const box = e.getBoundingClientRect();
    const own = e.closest('label')?.getBoundingClientRect() ?? box;
    if (box.width && Math.max(own.height, box.height) < 23.5) wrong.push('too small: ' + e.outerHTML.slice(0, 90) + ' ' + own.height);
  }
  let last = 1;
  for (const e of document.querySelectorAll('h1, h2, h3, h4')) {
    if (e.offsetParent === null) continue;
    const level = Number(e.tagName[1]);
    if (level > last + 1) wrong.push('a heading skipped before ' + e.innerText);
    last = level;
  }
  for (const e of document.querySelectorAll('table')) if (!e.querySelector('th')) wrong.push('a table without heads');
  const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => { v /= 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (e) => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c; } return [255, 255, 255]; };
  for (const e of document.querySelectorAll('body *')) {
    if (e.offsetParent === null || !e.textContent.trim() || e.children.length || e.closest('.hidden, .skip')) continue;
    const [a, b] = [light(rgb(getComputedStyle(e).color)), light(behind(e))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) wrong.push('faint: ' + e.outerHTML.slice(0, 90));
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('wider than the window: ' + document.documentElement.scrollWidth);
  return wrong;
})()"""


def git(folder, *words):
    subprocess.run(["git", "-C", str(folder), "-c", "user.name=Test", "-c", "user.email=test@example.org", *words], check=True, stdout=subprocess.DEVNULL)


def every_page(browser, served):
    """Each page, in both themes, wide and narrow."""
    for width in (1440, 360):
        for theme in ("light", "dark"):
            browser.size(width)
            browser.theme(theme)
            for path in PAGES:
                browser.open(served.address + path)
                wrong = browser.run(RULES)
                assert not wrong, f"{path}, {width} px, {theme}: {wrong[:5]}"
    expect(browser.complaints(), [], "the console")
    browser.size(1440)
    browser.theme("light")


def why_this_banner(browser, served):
    """By mouse: search, open, try; the case is in the address, and comes back from it."""
    browser.open(served.address)
    browser.click("#q")
    browser.type("hihg level")
    browser.press("Enter")
    browser.wait("location.pathname.endsWith('/search') && document.querySelector('.hits a')")
    browser.click(".hits a")
    browser.wait("document.querySelector('.tabs')")
    browser.click(".tabs li:nth-child(2) a")
    browser.wait("document.querySelector('[data-verdict]')?.textContent")
    assert "UNKNOWN" in browser.text("[data-verdict]").upper(), browser.text("[data-verdict]")
    browser.click("[data-group=given] [data-field=level] [data-value]")
    browser.type("7")
    browser.wait("document.querySelector('[data-verdict]').textContent.startsWith('FIRES')")
    assert "Rest now" in browser.text("[data-result]"), "the sentence is not shown"
    assert browser.run("document.querySelectorAll('[data-result] img, [data-result] script').length") == 0, "markup of a file"
    address = browser.run("location.href")
    browser.open("about:blank")
    browser.open(address)
    browser.wait("document.querySelector('[data-verdict]').textContent.startsWith('FIRES')")
    expect(browser.run("document.querySelector('[data-field=level] [data-value]').value"), "7", "the case of the address")
    expect(browser.complaints(), [], "the console")


def by_keyboard(browser, served):
    """The same without a mouse."""
    browser.open(served.address + "small")
    browser.press("k", modifiers=2)
    expect(browser.run("document.activeElement.id"), "q", "Ctrl K")
    browser.type("high")
    browser.press("Enter")
    browser.wait("location.pathname.endsWith('/search') && document.querySelector('.hits a')")
    tab_to(browser, "document.activeElement.closest('.hits')")
    browser.press("Enter")
    browser.wait("document.querySelector('.tabs')")
    tab_to(browser, "document.activeElement.textContent === 'Try'")
    browser.press("Enter")
    browser.wait("document.querySelector('[data-verdict]')?.textContent")
    tab_to(browser, "document.activeElement.matches('[data-field=level] [data-value]')")
    browser.type("6")
    browser.wait("document.querySelector('[data-verdict]').textContent.startsWith('DOES NOT FIRE')")
    tab_to(browser, "document.activeElement.matches('[data-field=level] input[type=radio]')")
    browser.press("ArrowDown")
    browser.press("ArrowDown")
    browser.wait("document.querySelector('[data-verdict]').textContent.toLowerCase().includes('unknown')")
    expect(browser.complaints(), [], "the console")


def tab_to(browser, script, most=80):
    for _ in range(most):
        browser.press("Tab")
        if browser.run(f"Boolean({script})"):
            return
    raise AssertionError(f"{most} tabs do not lead to: {script}")


def what_changes(browser, served, folder):
    """An edit is shown as what it means, with a case to try; open pages follow it by themselves."""
    rules = folder / "Rules" / "small" / "rules.yaml"
    browser.open(served.address + "small/numbers/highLevel")
    before = rules.read_text(encoding="utf-8")
    rules.write_text(before.replace("is: 7", "is: 6"), encoding="utf-8")
    browser.wait("document.querySelector('tr.now')?.innerText.startsWith('6')")
    browser.open(served.address + "small/changes")
    browser.wait("document.querySelector('.summary')")
    assert "high" in browser.text(), browser.text()
    browser.click(".case a")
    browser.wait("document.querySelector('[data-verdict]')?.textContent.startsWith('FIRES')")
    browser.open(served.address)
    browser.wait("!document.querySelector('[data-waits]')", 120)
    rules.write_text(before, encoding="utf-8")


def run(browser, served, folder):
    every_page(browser, served)
    why_this_banner(browser, served)
    by_keyboard(browser, served)
    what_changes(browser, served, folder)
