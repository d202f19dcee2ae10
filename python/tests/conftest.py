from __future__ import annotations

import datetime
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from primum import find_program

ROOT = Path(__file__).resolve().parents[2]
PACK = ROOT / "python/tests/pack"
# Workers of Spark run in the Python of the tests.
os.environ.setdefault("PYSPARK_PYTHON", sys.executable)

NOW = "2026-03-20T12:00:00+01:00"


@pytest.fixture(scope="session")
def pack() -> str:
    return str(PACK)


def entries(count: int, seed: int = 1) -> list[dict]:
    """Entries of all sorts: missing, unreadable, unknown, offsets, ties, keys of their own."""
    random.seed(seed)
    made = []
    start = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    for number in range(count):
        offset = datetime.timezone(datetime.timedelta(hours=random.choice([-5, 0, 1, 9])))
        at = start + datetime.timedelta(minutes=random.randrange(60 * 24 * 90))
        entry = {"id": f"e{number}", "person": f"p{random.randrange(max(1, count // 20))}", "at": at.astimezone(offset).isoformat()}
        if random.random() < 0.9:
            entry["flow"] = random.choice([120, 199, 200, 320, 500, None, "much", float(number % 700)])
        if random.random() < 0.6:
            entry["signs"] = random.choice([[], ["cough"], ["blueLips", "cough"], ["nonsense"], None])
        if random.random() < 0.5:
            entry["medicine"] = random.choice(["Flovent 50 mg", "salbutamol", "", None])
        made.append(entry)
    for number in range(0, count, 97):  # no time, and one that is none
        made[number] = {**made[number], "at": None if number % 2 else "yesterday"}
    return made


def by_command(records: list[dict], pack: str, *options: str) -> tuple[list[dict], list[dict]]:
    """What the program says of the same records."""
    done = subprocess.run(
        [find_program(), "evaluate", "--rules", pack, "--record", "entry", "--now", NOW, "--format", "json", *options, "-"],
        input="".join(json.dumps(record) + "\n" for record in records).encode(), capture_output=True, check=False)
    assert done.returncode in (0, 1), done.stderr.decode()
    told = json.loads(done.stdout)
    return told["decisions"], told["problems"]


def in_order(rows: list[dict]) -> list[str]:
    return sorted(json.dumps(row, sort_keys=True) for row in rows)
