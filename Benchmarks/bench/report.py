"""The results as a table, on the terminal and in results.md."""
import os
import platform
import subprocess
from datetime import date

COLUMNS = ("Work", "Primum", "Against", "Ratio", "To hold", "Holds")


def cells(row):
    holds = "" if row.holds is None else "yes" if row.holds else "**no**"
    return (row.work, row.ours, row.peer, row.ratio, row.wanted, holds)


def line(row):
    return "| " + " | ".join(cells(row)) + " |"


def head(setting):
    return "| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS)


def machine():
    """The machine by its kind, not by its name."""
    system = {"Darwin": "macOS"}.get(platform.system(), platform.system())
    parts = [f"{os.cpu_count()} cores", platform.machine(), system]
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
        parts.insert(1, f"{memory / 2**30:.0f} GiB")
    except (ValueError, OSError):
        pass
    return ", ".join(parts)


def swift():
    done = subprocess.run(["swift", "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    words = done.stdout.split()
    return "Swift " + words[words.index("version") + 1] if "version" in words else "Swift"


def write(path, setting, rows):
    versions = ", ".join(f"{name} {number}" for name, number in with_numbers(setting.peers.versions()))
    load = f", load average {os.getloadavg()[0]:.1f} at the end" if hasattr(os, "getloadavg") else ""
    path.write_text(
        "# Results\n\n"
        "Written by `Benchmarks/run`; README.md beside this file says what each line means.\n\n"
        f"Measured on {date.today().isoformat()}: {machine()}, {swift()}; {versions}{load}.\n"
        f"Best of {setting.repeat} runs, whole process, one core unless said, output to /dev/null.\n\n"
        + head(setting) + "\n" + "\n".join(line(row) for row in rows) + "\n", encoding="utf-8")


def with_numbers(versions):
    """(name, version) where the version is one word: `ripgrep 13.0.0` and `jq-1.6` and `v1.4.1 (name) hash`."""
    for name, text in versions.items():
        number = next((word for word in text.replace("jq-", "jq ").split() if any(c.isdigit() for c in word)), text)
        yield name, number.removeprefix("v")
