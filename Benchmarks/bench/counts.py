"""Instructions instead of time: the same on a busy machine as on an idle one, so that a small change shows.

Each line is run under valgrind over a small input and a larger one; what the difference costs is divided by its records or bytes,
so that the start of the program is not in it. `Benchmarks/run --counts` fails where a line costs 3 % more than the committed
`counts.md`; with `--write` it is written anew, and what costs more needs the reason (`--because`).
"""
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import catalogues, logs
from .measure import pinned
from .peers import from_system
from .records import ONE_RULE, WHOLE_PACK, write_rules
from .setting import ROOT

PATH = ROOT / "Benchmarks/counts.md"
MOST = 1.03  # times the committed count
FREE = queue.SimpleQueue()  # the cores on which nothing is counted
DAY = ["--as-of", "2026-11-28"]
WRITING = threading.Lock()  # of inputs
HEAD = """# Instructions

Written by `Benchmarks/run --counts --write`: instructions of the processor as valgrind counts them, for records and bytes without
those of the start. `ci/test` fails where one costs 3 % more than is written here.

| Work | Instructions | For each | On 2026-11-28 | Why it costs more |
|---|--:|---|--:|---|
"""


def counted(command):
    """How many instructions a program takes from start to exit."""
    core = FREE.get()
    # On one core: what several threads wait for one another is not the same twice.
    with tempfile.TemporaryDirectory() as folder:
        counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={folder}/out"]
        full = pinned([*counter, *command], None if core is None else [core])
        done = subprocess.run(full, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    FREE.put(core)
    found = re.search(r"I\s+refs: +([\d,]+)", done.stderr)
    if not found:
        raise RuntimeError(f"valgrind counted nothing: {' '.join(command)}\n{done.stderr[-2000:]}")
    return number(found.group(1))


def for_each(small, large, units):
    return (counted(large) - counted(small)) / units


def evaluated(setting, pack):
    few, many = 2_000, 12_000
    with WRITING:
        paths = [logs.write(setting.folder / f"logs-{count}.ndjson", count) for count in (few, many)]
    return for_each(setting.evaluate(pack, paths[0]), setting.evaluate(pack, paths[1]), many - few)


def linted(setting, terms):
    pack, listed = setting.folder / f"terms-{terms}", setting.folder / f"terms-{terms}.txt"
    catalogues.write_terms(pack, listed, 200, terms)
    paths = []
    with WRITING:
        for keys in (200, 2_000):
            path = setting.folder / f"catalogue-{keys}.xcstrings"
            if not path.exists():
                catalogues.write(path, keys, 200)
            paths.append(path)
    command = [setting.primum, "lint", "--rules", str(pack), "--as-of", "2026-03-20", "--format", "json"]
    sizes = [path.stat().st_size for path in paths]
    return for_each(command + [str(paths[0])], command + [str(paths[1])], sizes[1] - sizes[0])


def embedded(setting, records):
    """The command that decides so many records in an app."""
    book = setting.folder / "counted.book"
    with WRITING:
        built = subprocess.run([ROOT / "ci/build-release", "--product", "library-benchmark"], stdin=subprocess.DEVNULL, check=True,
                               stdout=subprocess.PIPE, text=True).stdout.strip()
        subprocess.run([setting.primum, "compile", str(ROOT / "Rules/aurae"), "-o", str(book)], check=True, stdout=subprocess.DEVNULL)
    return [str(Path(built).parent.parent / "library-benchmark"), str(book), "--records", str(records)]


def lines(setting):
    """(work, what counts it, for each of what)"""
    rules, copy = str(ROOT / "Rules/aurae"), str(ROOT / "Copy/aurae")
    yield "one record rule", lambda: evaluated(setting, ONE_RULE), "record"
    yield "the whole Aurae pack", lambda: evaluated(setting, WHOLE_PACK), "record"
    for rules_in_all in (10, 100):
        pack = write_rules(setting.folder / f"rules-{rules_in_all}", rules_in_all)
        yield f"{rules_in_all} rules, none of which fires", lambda pack=pack: evaluated(setting, pack), "record"
    for terms in (200, 2_000):
        yield f"lint with {terms:,} terms, JSON report", lambda terms=terms: linted(setting, terms), "byte"
    yield "check the Aurae pack", lambda: counted([setting.primum, "check", *DAY, rules]), "run"
    yield "lint the Aurae catalogue with its pack", lambda: counted([setting.primum, "lint", *DAY, "--rules", rules, copy]), "run"
    # The smallest of the three: under valgrind all of them take many minutes.
    yield "gate DoseTap", lambda: counted([setting.primum, "gate", *DAY, "dosetap"]), "run"
    yield "the library, started with the Aurae book", lambda: counted(embedded(setting, 1)), "run"
    yield "the library, one record", lambda: for_each(embedded(setting, 1), embedded(setting, 1_001), 1_000), "record"


def cells(line):
    return [cell.strip() for cell in line.strip("|\n").split("|")]


def number(text):
    return float(text.replace(",", ""))


def committed():
    """The committed rows by line: (now, then, why)."""
    if not PATH.exists():
        return {}
    rows = [cells(line) for line in PATH.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {row[0]: (number(row[1]), number(row[3]), row[4]) for row in rows if len(row) == 5 and row[0] != "Work"}


def shown(number):
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def change(now, then):
    return f"{(now / then - 1) * 100:+.1f} %"


def run(setting, options):
    """The exit status."""
    if not (shutil.which("valgrind") or from_system("valgrind", "valgrind", not options.no_install)):
        print("Benchmarks/run: valgrind is not there, so nothing is counted", file=sys.stderr)
        return 1
    before, rows, failures = committed(), [], 0
    cores = setting.two_cores or [None]
    for core in cores:
        FREE.put(core)
    with ThreadPoolExecutor(max_workers=len(cores)) as pool:
        counting = [(work, pool.submit(count), unit) for work, count, unit in lines(setting)]
        for work, count, unit in counting:
            now = count.result()
            was, start, why = before.get(work, (now, now, ""))
            more = now > was * MOST
            if more and options.write:
                why = options.because
            failures += more and not why
            rows.append(f"| {work} | {shown(now)} | {unit} | {shown(start)} | {why} |")
            print(f"{work}: {shown(now)} a {unit} ({change(now, was)}; since 2026-11-28 {change(now, start)})"
                  + (" MORE" if more else ""), flush=True)
    if failures:
        print("Benchmarks/run: what costs 3 % more says why (--counts --write --because), or goes", file=sys.stderr)
    elif options.write:
        PATH.write_text(HEAD + "\n".join(rows) + "\n", encoding="utf-8")
    return min(failures, 1)
