"""Instructions instead of time: the same on a busy machine as on an idle one, so that a small change shows.

Each line is run under valgrind over a small input and a larger one; what the difference costs is divided by its records or bytes,
so that the start of the program is not in it. `Benchmarks/run --counts` writes `counts.md` and tells what has changed since the
committed one; nothing here fails.
"""
import re
import shutil
import subprocess
import tempfile

from . import catalogues, logs
from .peers import from_system
from .records import ONE_RULE, WHOLE_PACK, write_rules
from .setting import ROOT

PATH = ROOT / "Benchmarks/counts.md"
HEAD = """# Instructions

Written by `Benchmarks/run --counts`: instructions of the processor as valgrind counts them, without those of the start.

| Work | Instructions | For each |
|---|---|---|
"""


def counted(command):
    """How many instructions a program takes from start to exit."""
    with tempfile.TemporaryDirectory() as folder:
        full = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *command]
        done = subprocess.run(full, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found:
        raise RuntimeError(f"valgrind counted nothing: {' '.join(command)}\n{done.stderr[-2000:]}")
    return int(found.group(1))


def for_each(small, large, units):
    return (counted(large) - counted(small)) / units


def evaluated(setting, pack):
    few, many = 2_000, 12_000
    paths = [logs.write(setting.folder / f"logs-{count}.ndjson", count) for count in (few, many)]
    return for_each(setting.evaluate(pack, paths[0]), setting.evaluate(pack, paths[1]), many - few)


def linted(setting, terms):
    pack, listed = setting.folder / f"terms-{terms}", setting.folder / f"terms-{terms}.txt"
    catalogues.write_terms(pack, listed, 200, terms)
    paths = []
    for keys in (200, 2_000):
        path = setting.folder / f"catalogue-{keys}.xcstrings"
        if not path.exists():
            catalogues.write(path, keys, 200)
        paths.append(path)
    command = [setting.primum, "lint", "--rules", str(pack), "--as-of", "2026-03-20", "--format", "json"]
    sizes = [path.stat().st_size for path in paths]
    return for_each(command + [str(paths[0])], command + [str(paths[1])], sizes[1] - sizes[0])


def lines(setting):
    """(work, instructions, for each of what)"""
    yield "one record rule", evaluated(setting, ONE_RULE), "record"
    yield "the whole Aurae pack", evaluated(setting, WHOLE_PACK), "record"
    yield "10 rules, none of which fires", evaluated(setting, write_rules(setting.folder / "rules-10", 10)), "record"
    yield "100 rules, none of which fires", evaluated(setting, write_rules(setting.folder / "rules-100", 100)), "record"
    yield "lint with 200 terms, JSON report", linted(setting, 200), "byte"
    yield "lint with 2,000 terms, JSON report", linted(setting, 2_000), "byte"
    rules, copy = str(ROOT / "Rules/aurae"), str(ROOT / "Copy/aurae")
    yield "check the Aurae pack", counted([setting.primum, "check", rules]), "run"
    yield "lint the Aurae catalogue with its pack", counted([setting.primum, "lint", "--rules", rules, copy]), "run"


def committed():
    """The committed numbers by line."""
    if not PATH.exists():
        return {}
    rows = (line.strip("| \n").split(" | ") for line in PATH.read_text(encoding="utf-8").splitlines() if line.startswith("| "))
    return {row[0]: float(row[1].replace(",", "")) for row in rows if len(row) == 3 and row[0] != "Work"}


def shown(number):
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def run(setting, may_install):
    if not (shutil.which("valgrind") or from_system("valgrind", "valgrind", may_install)):
        print("valgrind is not there; nothing is counted")
        return
    before, rows = committed(), []
    for work, number, unit in lines(setting):
        rows.append(f"| {work} | {shown(number)} | {unit} |")
        then = before.get(work)
        change = "" if then is None else f" ({(number / then - 1) * 100:+.1f} % against {shown(then)})"
        print(f"{work}: {shown(number)} a {unit}{change}", flush=True)
    PATH.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    print(f"\nwritten to {PATH.relative_to(ROOT)}")
