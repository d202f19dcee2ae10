"""Changes that a page asks for: what is shown, what is written, and what must never be."""
import hashlib
import json
import os
import shutil
from pathlib import Path

from .security import expect
from .serving import Workbench

NUMBERS = "Rules/calm/numbers.yaml"
FILES = {
    "Rules/calm/pack.yaml": "pack: calm\ntitle: Calm\nversion: 1.0.0\nlanguage: 1\nsource locale: en\nlocales: [en]\nroles: [clinical]\n",
    NUMBERS: "# Numbers.\nthresholds:\n  highLevel: { is: 7, title: High from here }   # asked\n  restDays:\n    is: 3\n    title: Days of rest\n",
    "Rules/calm/rules.yaml": """records:
  entry: { key: id, subject: who, time: at, fields: { id: text, who: text = me, at: time, level: whole number 0 to 10 ?, days: whole number 0 to 10 ? } }
rules:
  - id: high
    title: High level
    kind: advisory
    for each: entry
    when: [level >= highLevel, days >= restDays]
    then: { show: high.text, on: [home] }
    needs sign-off: [clinical]
    examples:
      - { it: is silent at 6, given: { level: 6, days: 3 }, expect: silent }
""",
    "Rules/calm/texts.yaml": """surfaces: [home]
texts:
  - { id: high.text, exactly: Rest a while., on: [home], no sign-off because: This is an example. }
reviewed: [{ locale: en, by: nobody yet }]
exemptions: [{ locale: en, check: unreviewed-locale, because: An example., approved by: Copy lead, until: 2099-12-31 }]
""",
    "Copy/calm/en.lproj/Localizable.strings": '"high.text" = "Rest a while.";\n',
}
MEANT = {"because": "The trial says so.", "approved by": "Clinical lead, review of 2026-11"}


def write_project(folder):
    for path, text in FILES.items():
        place = Path(folder, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text)


def number(item, to, **more):
    return json.dumps({"edits": [{"item": item, "number": {"to": to}}], **MEANT, **more}).encode()


def ask(served, call, body, wanted=200):
    status, _, answer = served.post("api/" + call, body)
    found = json.loads(answer)
    if status != wanted:
        raise AssertionError(f"{call}: {status}, expected {wanted}: {found}")
    return found


def edits(program, folder):
    """The sheet writes nothing; saving writes what it showed, and nothing over another's change."""
    write_project(folder)
    place = Path(folder, NUMBERS)
    with Workbench(program, folder) as served:
        sheet = ask(served, "change", number("calm/highLevel", "8"))
        expect(place.read_text(), FILES[NUMBERS], "a sheet")
        expect(sheet["was"][NUMBERS], hashlib.sha256(FILES[NUMBERS].encode()).hexdigest(), "the digest of the file")
        expect(sheet["obstacle"], None, "what is in the way")
        # Elsewhere in the file: both changes are kept.
        place.write_text(FILES[NUMBERS].replace("is: 3", "is: 4"))
        expect(ask(served, "change", number("calm/highLevel", "8", was=sheet["was"]))["changed meanwhile"], [NUMBERS], "what has changed meanwhile")
        saved = ask(served, "save", number("calm/highLevel", "8", was=sheet["was"]))
        assert NUMBERS in saved["written"], saved
        expect(place.read_text(), FILES[NUMBERS].replace("is: 3", "is: 4").replace("is: 7", "is: 8"), "both changes")
        # In the same item: neither is lost, and both are shown.
        before = place.read_text()
        place.write_text(before.replace("is: 8", "is: 9"))
        refused = ask(served, "save", number("calm/highLevel", "6", was=saved["was"]), 409)
        side = refused["collisions"][0]
        expect((side["item"], side["file"]), ("highLevel", NUMBERS), "the item")
        expect([side[name].split(",")[0] for name in ("was", "yours", "theirs")], ["{ is: 8", "{ is: 6", "{ is: 9"], "both sides")
        expect(place.read_text(), before.replace("is: 8", "is: 9"), "what is refused")
        # A digest that nobody knows: who has changed it cannot be told.
        ask(served, "save", number("calm/highLevel", "6", was={NUMBERS: "0" * 64}), 409)
        refusals(served)
        signs(served, folder)


def refusals(served):
    """What cannot be done says why, and changes nothing."""
    for body, status in (
            (b"{}", 422), (b'{"edits": []}', 422), (number("calm/nothing", "8"), 422), (number("other/highLevel", "8"), 422),
            (number("calm/highLevel", "many"), 422), (number("calm/highLevel", "8", was=[]), 422), (number("calm/highLevel", "8", was={"x": 1}), 422),
            (number("calm/highLevel", "8", pack="../.."), 400), (number("calm/highLevel", "8", much="x"), 422),
            (number("calm/highLevel", "8", follow=["example:x:1"]), 422)):
        for call in ("change", "save"):
            found = ask(served, call, body, status)
            assert found.get("error") or found.get("problem"), found
    weaker = json.dumps({"edits": [{"item": "calm/high.text", "words": {"locale": "en", "to": "Rest."}}]}).encode()
    found = ask(served, "save", weaker, 422)
    assert "weaker" in found["error"] and found["sheet"]["weaker"], found
    for call in ("change", "save", "sign"):
        expect(served.ask("api/" + call)[0], 405, f"GET of {call}")
        expect(served.ask("api/" + call, "POST", {"Content-Type": "application/json"}, b"{}")[0], 403, f"{call} without Origin")
        expect(served.post("api/" + call, b"{}", {"Origin": "http://evil.example"})[0], 403, f"{call} from elsewhere")
        expect(served.post("api/" + call, b"{}", {"Content-Type": "text/plain"})[0], 415, f"{call} as text")
        expect(served.ask(f"/{'0' * 64}/api/{call}", "POST", {"Origin": served.origin, "Content-Type": "application/json"}, b"{}")[0], 403, f"{call} without the token")
        expect(served.post("api/" + call, b"", {"Content-Length": str((1 << 20) + 1)})[0], 413, f"a large {call}")


def signs(served, folder):
    """One row for each item; nothing that was changed after it was shown."""
    items = json.loads(served.ask("api/items?pack=calm&role=clinical")[2])["items"]
    expect([(item["item"], item["state"]) for item in items], [("high", "never signed")], "what waits")
    body = {"role": "clinical", "by": "Clinical lead, review of 2026-11", "items": ["calm/high"]}
    for wrong, status in (({**body, "role": "legal"}, 422), ({**body, "items": ["nothing"]}, 422), ({**body, "by": ""}, 422), ({**body, "was": {"high": "0" * 64}}, 409)):
        assert ask(served, "sign", json.dumps({"pack": "calm", **wrong}).encode(), status)["error"]
    assert not Path(folder, "Rules/calm/signoffs.yaml").exists(), "a refusal signs"
    ask(served, "sign", json.dumps({**body, "was": {"high": items[0]["sha256"]}}).encode())
    written = Path(folder, "Rules/calm/signoffs.yaml").read_text()
    expect(written.count("- item: "), 1, "rows of signoffs.yaml")
    expect(json.loads(served.ask("api/items?pack=calm")[2])["items"][0]["state"], "signed", "the state after it")


def nothing_outside(program, folder, outside):
    """A link that leads out of the folder is not written through, also if it comes after the file was read; nor is a part of an edit."""
    write_project(folder)
    text = "Copy/calm/en.lproj/Localizable.strings"
    words = json.dumps({"edits": [{"item": "calm/high.text", "words": {"locale": "en", "to": "Rest."}}], **MEANT}).encode()
    with Workbench(program, folder) as served:
        ask(served, "change", words)
        away = Path(outside, "Localizable.strings")
        shutil.copy(Path(folder, text), away)
        for place, target in ((text, away), ("Copy/calm/en.lproj", outside)):
            shutil.rmtree(Path(folder, "Copy"))
            write_project(folder)
            own = Path(folder, place)
            shutil.rmtree(own) if own.is_dir() else own.unlink()
            os.symlink(target, own)
            before = away.read_bytes()
            status, _, answer = served.post("api/save", words)
            assert status in (403, 422), (status, answer)
            expect(away.read_bytes(), before, f"a file behind {place}")
            expect(Path(folder, "Rules/calm/texts.yaml").read_text(), FILES["Rules/calm/texts.yaml"], "the other file of the edit")
    left = [path.name for path in Path(folder).rglob(".primum-*")]
    expect(left, [], "files left behind")
