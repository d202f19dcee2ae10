"""What grows faster than it should where nobody looks: windows over one subject, findings by the million, misspelt names."""
import json
from datetime import datetime, timedelta, timezone

from . import answers, measure
from .setting import Row, megabytes, seconds

WINDOW_PACK = """pack: windows
title: Windows
version: 1.0.0
language: 1
source locale: en
locales: [en]
records:
  dose:
    key: id
    subject: who
    time: at
    fields:
      id: text
      who: text = me
      at: time
      amount: number?
rules:
  - id: window
    title: A window before each record
    kind: advisory
    status: active
    for each: dose
    let: {{ v: {{ {aggregate}, in: dose, during: the 5000 h before at }} }}
    when: v >= 100000
    if unknown: stay silent
    then: []
    source: [Benchmarks]
"""
TERM_PACK = """pack: many
title: One term
version: 1.0.0
language: 1
source locale: en
locales: [en]
reviewed:
  - { locale: en, by: Nobody since it is a benchmark, on: 2026-01-01 }
terms:
  - { id: a, forbid: cure, level: error, locale: en, because: It is made up., source: [Benchmarks] }
"""
NAMES_PACK = """pack: names
title: Misspelt names
version: 1.0.0
language: 1
source locale: en
locales: [en]
records:
  dose:
    key: id
    time: at
    fields:
      id: text
      at: time
      amount: number?
"""


def folder(setting, name, pack):
    path = setting.folder / name
    path.mkdir(parents=True, exist_ok=True)
    (path / "pack.yaml").write_text(pack, encoding="utf-8")
    return path


def window_log(setting, count):
    path = setting.folder / f"window-{count}.ndjson"
    if not path.exists():
        start = datetime(2024, 1, 1, tzinfo=timezone.utc)
        with open(path, "w", encoding="utf-8") as file:
            for number in range(count):
                at = (start + timedelta(minutes=30 * number)).isoformat().replace("+00:00", "Z")
                file.write(json.dumps({"id": str(number), "at": at, "amount": number * 7919 % 101 / 10}) + "\n")
    return path


def windows(setting):
    rows = []
    few, many = (200, 2_000) if setting.repeat == 1 else (2_000, 20_000)
    for name, aggregate in (("largest", "largest: amount"), ("longest run", "longest run: amount >= 3"),
                            ("longest run of days", "longest run: days of at")):
        pack = folder(setting, f"windows-{name.replace(' ', '-')}", WINDOW_PACK.format(aggregate=aggregate))
        commands = {str(count): [setting.primum, "evaluate", "--rules", str(pack), "--record", "dose", "--now", "2026-03-20T12:00:00Z",
                                 "--format", "ndjson", str(window_log(setting, count))] for count in (few, many)}
        best = measure.best(commands, min(3, setting.repeat), setting.one_core)
        ratio = best[str(many)] / best[str(few)]
        rows.append(Row(f"`{name}` in a window over one subject's {many:,} records", seconds(best[str(many)]),
                        f"{few:,} records {seconds(best[str(few)])}", f"{ratio:.2f} times the time", "at most 12 times", ratio <= 12))
    return rows


def many_findings(setting):
    pack = folder(setting, "many-findings", TERM_PACK)
    texts = 5 if setting.repeat == 1 else 2_000
    path = setting.folder / f"many-{texts}.xcstrings"
    if not path.exists():
        value = "cure is " * 1_000
        with open(path, "w", encoding="utf-8") as file:
            file.write('{\n  "sourceLanguage" : "en",\n  "strings" : {\n')
            file.write(",\n".join('    "k%d" : {"localizations":{"en":{"stringUnit":{"state":"translated","value":"%s"}}}}' % (number, value)
                                  for number in range(texts)))
            file.write('\n  },\n  "version" : "1.0"\n}\n')
    command = [setting.primum, "lint", "--rules", str(pack), "--as-of", "2026-03-20", "--format", "json", str(path)]
    summary = json.loads(measure.output(command, (1,))[-200:].decode().split('"summary": ')[1].rstrip("}\n") + "}")
    if summary["errors"] != texts * 1_000:
        raise answers.Different(f"{summary['errors']} findings where there are {texts * 1_000}")
    took = measure.best({"primum": command}, min(2, setting.repeat), setting.one_core, (1,))["primum"]
    memory = measure.peak_memory(command, setting.one_core, (1,))
    holds = took < 6 and (memory or 0) < 600e6
    return [Row(f"{texts * 1_000:,} findings in {megabytes(path.stat().st_size)}, JSON report", f"{seconds(took)}, {megabytes(memory)}", "", "",
                "under 6 s and 600 MB", holds)]


def misspelt_names(setting):
    count = 20 if setting.repeat == 1 else 2_000
    pack = folder(setting, f"names-{count}", NAMES_PACK)
    with open(pack / "thresholds.yaml", "w", encoding="utf-8") as file:
        file.write("thresholds:\n")
        file.writelines(f"  limitOfSomething{number:05d}: {{ is: {number}, source: [Benchmarks] }}\n" for number in range(count))
    with open(pack / "rules.yaml", "w", encoding="utf-8") as file:
        file.write("rules:\n")
        for number in range(count):
            file.write(f"  - id: rule-{number:05d}\n    title: Made up\n    kind: advisory\n    status: active\n    for each: dose\n"
                       f"    when: amount >= limitOfSomethign{number:05d}\n    if unknown: stay silent\n    then: []\n    source: [Benchmarks]\n")
    took = measure.best({"primum": [setting.primum, "check", str(pack)]}, min(2, setting.repeat), setting.one_core, (1, 2))["primum"]
    return [Row(f"check a pack with {count:,} misspelt names among {count:,}", seconds(took), "", "", "under 2 s", took < 2)]
