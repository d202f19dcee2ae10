"""Every page by rules of accessibility, in both themes, from 320 px to 1440 px and twice as large; and what a screen reader is given, as text."""
import re
from pathlib import Path

from .security import expect

HERE = Path(__file__).resolve().parent
RULES = (HERE / "accessibility.js").read_text(encoding="utf-8").split("\n", 1)[1]
PAGES = (
    "", "small", "small/rules/high", "small/rules/high/try", "small/try", "small/numbers/highLevel", "small/texts/high.text", "small/tables/label",
    "small/changes", "small/numbers/highLevel/change", "small/texts/high.text/change", "small/rules/high/change", "small/sign", "small/sign?role=clinical",
    "on/2026-01-15/", "on/2026-01-15/small/numbers/highLevel", "help", "search?q=rest")
# Without those that say a time of the day, or what git says.
TREES = ("small", "small/rules/high", "small/numbers/highLevel", "on/2026-01-15/small/numbers/highLevel", "small/texts/high.text", "small/tables/label", "help", "search?q=rest")
# WCAG 1.4.12: nothing is lost with these.
SPACED = "const s = new CSSStyleSheet(); s.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }'); document.adoptedStyleSheets = [s]; true"


def hold(browser, what):
    wrong = browser.run(RULES)
    assert not wrong, f"{what}: {wrong[:5]}"


def every_page(browser, served, pages=PAGES):
    for width, zoom in ((1440, 1), (360, 1), (320, 1), (1280, 2)):
        for theme in ("light", "dark"):
            browser.size(width // zoom)
            browser.theme(theme)
            for path in pages:
                browser.open(served.address + path)
                browser.wait("document.readyState === 'complete' && !document.querySelector('[data-waits]')", 120)
                hold(browser, f"{path}, {width} px times {zoom}, {theme}")
    browser.run(SPACED)
    assert browser.run("document.documentElement.scrollWidth <= innerWidth + 1"), "wider than the window with more space between letters"
    expect(browser.complaints(), [], "the console")
    browser.size(1440)
    browser.theme("light")


def trees(browser, served, update=False):
    """What a screen reader is given: the case beside this file, or that which `--update` writes."""
    folder = HERE / "cases"
    for path in TREES:
        browser.open(served.address + path)
        browser.wait("document.readyState === 'complete' && !document.querySelector('[data-waits]')", 120)
        # What a finding says is the command's.
        browser.run("document.querySelectorAll('.findings').forEach((list) => list.remove())")
        found = re.sub(r"as of \d{4}-\d\d-\d\d", "as of TODAY", tree(browser).replace(served.token, "T"))
        case = folder / (path.replace("/", "-").replace("?", "-").replace("=", "-") + ".txt")
        if update:
            folder.mkdir(exist_ok=True)
            case.write_text(found, encoding="utf-8")
        wanted = case.read_text(encoding="utf-8") if case.exists() else ""
        if found != wanted:
            line = next((i for i, (a, b) in enumerate(zip(found.split("\n"), wanted.split("\n"))) if a != b), 0)
            raise AssertionError(
                f"{path}: the accessibility tree is not that of {case.name}, from line {line + 1}: {found.split(chr(10))[line:line + 3]}; "
                "read the difference, and write it with ci/check-workbench --update")


def tree(browser):
    """Roles and names, indented as they lie in one another; what has neither is left out."""
    nodes = {node["nodeId"]: node for node in browser.call("Accessibility.getFullAXTree")["nodes"]}
    lines = []

    def write(node, depth):
        role = node.get("role", {}).get("value", "")
        name = " ".join(node.get("name", {}).get("value", "").split())
        told = not node.get("ignored") and role not in ("generic", "none", "InlineTextBox", "LayoutTable", "RootWebArea", "ListMarker")
        if role in ("StaticText", "LabelText", "paragraph", "code", "strong") and not name:
            told = False
        if told and role == "StaticText" and lines and name and lines[-1].endswith(f" {name}"):
            told = False
        if told:
            marks = "".join(
                f" [{p['name']}]" for p in node.get("properties", []) if p["name"] in ("checked", "pressed", "expanded") and p["value"].get("value") in (True, "true"))
            lines.append("  " * depth + f"{role} {name}{marks}".rstrip())
        for child in node.get("childIds", []):
            if child in nodes:
                write(nodes[child], depth + (1 if told else 0))

    roots = [node for node in nodes.values() if not node.get("parentId")]
    for root in roots:
        write(root, 0)
    return "\n".join(lines) + "\n"
