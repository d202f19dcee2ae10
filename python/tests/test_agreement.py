"""One set of 2,000 records, decided by the command line, the library, Python and Spark: the same outcomes, values, reasons and problems.

`PRIMUM_RECORDS=100000` makes it a larger one.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
from pathlib import Path

import pytest
from pyspark.sql import types as T

import primum
from conftest import NOW, by_command, entries
from test_spark import SCHEMA, decided, session  # noqa: F401

from primum import find_program
from primum import spark as primum_spark


COUNT = int(os.environ.get("PRIMUM_RECORDS", "2000"))


def records() -> list[dict]:
    """Of all sorts, in types that every way takes: what cannot be read is out of range or a word that is none."""
    made = []
    for number, entry in enumerate(entries(COUNT, seed=7)):
        flow = entry.get("flow")
        entry["flow"] = float(flow) if isinstance(flow, (int, float)) else 9999.0 if flow == "much" else None
        if number % 10 == 3:  # of one person and one moment
            entry.update(person=made[-1]["person"], at=made[-1]["at"])
        if number % 200 == 7:  # a key that is none: the record is rejected
            entry["id"] = " "
        made.append({name: entry.get(name) for name in SCHEMA.names})
    return sorted(made, key=lambda entry: entry["id"])


RECORDS = records()


def plain(value):
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    return value


def same(decisions) -> list[str]:
    # An app knows its record; where and when it was is for who reads a file.
    places = {"line", "time"}
    return sorted(
        json.dumps({name: plain(value) for name, value in decision.items() if name not in places}, sort_keys=True)
        for decision in decisions)


def told(problems) -> list[tuple]:
    # A number is told as it was written, and Swift's encoder writes 602.0 as 602.
    # What to do about times in `Z` is another thing for an app than for the command line.
    return sorted(
        (p["kind"], p.get("field") or "", re.sub(r"(?<=\d)\.0\b", "", p["message"].split("; give the")[0]))
        for p in problems
        if p["kind"] in ("rejected", "value", "unplaced")
    )


def by_library(pack: str, records: list[dict], zone: str | None, folder: Path) -> tuple[list[dict], list[dict]]:
    program = os.environ.get("PRIMUM_DECIDE_LOG")
    assert program, "PRIMUM_DECIDE_LOG must name decide-log of docs/examples/app; ci/check-python builds it"
    book, log = folder / "pack.book", folder / "log.ndjson"
    subprocess.run([find_program(), "compile", pack, "--format", "binary", "-o", str(book)], check=True)
    log.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    arguments = [program, str(book), "entry", str(log), NOW] + ([zone] if zone else [])
    done = subprocess.run(arguments, check=True, capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [line for line in lines if "problem" not in line], [line["problem"] for line in lines if "problem" in line]


def agree(session, pack: str, records: list[dict], schema, zone: str | None, folder: Path):
    """What the command line decides, once the other three have decided the same."""
    expected, problems = by_command(records, pack, "--all", *(["--time-zone", zone] if zone else []))
    assert {d["outcome"] for d in expected} == {"fires", "silent", "unknown"}
    assert {p["kind"] for p in problems} >= {"rejected", "value"}

    library, library_problems = by_library(pack, records, zone, folder)
    assert same(library) == same(expected)
    assert told(library_problems) == told(problems)

    python, python_problems = primum.evaluate(records, rules=pack, record="entry", now=NOW, time_zone=zone, all=True)
    assert same(python) == same(expected)
    assert told(python_problems) == told(problems)

    df = session.createDataFrame([tuple(record[name] for name in schema.names) for record in records], schema)
    result = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, time_zone=zone, order="id", all=True)
    decisions, found = result
    assert same(json.loads(line) for line in decided(decisions)) == same(expected)
    assert told([row.asDict() for row in found.collect()]) == told(problems)
    result.unpersist()
    return expected


@pytest.mark.parametrize("zone", [None, "America/New_York", "Asia/Tokyo"])
def test_four_ways_one_answer(session, pack, zone, tmp_path):  # noqa: F811
    assert len(agree(session, pack, RECORDS, SCHEMA, zone, tmp_path)) > 2 * COUNT


# Records that belong to visits, on clocks of their own: Spark may part no visit from its entries.
BETWEEN = """
pack: visits
title: Visits
version: "1"
language: 1
source locale: en
records:
  entry:
    key: id
    subject: person
    time: at
    clock: zone of city
    within: { visit: { id: visit otherwise nearVisit, day: day } }
    fields: { id: text, person: text, at: time, city: text?, visit: text?, day: date?, flow: number 0 to 600 ? }
tables:
  - id: visit-of-an-entry
    for each: entry
    let: { near: { nearest: visit, in: entry, during: within 6 h of at, of: any visit, where: visit is present } }
    gives: nearVisit
    rows: [{ nearVisit: near }]
rules:
  - id: many
    kind: advisory
    for each: entry
    let: { n: { count: records, in: entry, of: this visit }, low: { smallest: flow, in: entry, of: this visit, unlinked: nobody's } }
    when: n >= 3 or low < 100
    then: [{ set: n, to: n }, { set: low, to: low }]
  - id: at-night
    kind: advisory
    for each: entry
    when: time of day of at is from 22:00 to 06:00 or day of at < 2026-01-20
    then: [{ set: day, to: day of at }, { remind: again, at: at + 1 calendar day }]
  - id: this-month
    kind: advisory
    for: history
    let: { n: { count: distinct days of at, in: entry, during: this calendar month, of: any visit } }
    when: n >= 2
    then: [{ set: days, to: n }]
"""
ENTRY = T.StructType([T.StructField(name, T.StringType()) for name in ("id", "person", "at", "city", "visit", "day")] + [
    T.StructField("flow", T.DoubleType())])


def visits() -> list[dict]:
    random.seed(11)
    made = []
    for record in RECORDS:
        at = record["at"]
        if at and random.random() < 0.2:
            at = re.sub(r"[+-]\d\d:\d\d$", "Z", at)
        made.append({
            "id": record["id"], "person": record["person"], "at": at,
            "city": random.choice(["Europe/Berlin", "America/New_York", "+05:30", "Nowhere", None]),
            "visit": random.choice(["a", "b", "c", None, None]), "day": random.choice(["2026-01-05", "2026-01-06", "soon", None]),
            "flow": record["flow"]})
    return made


@pytest.mark.parametrize("zone", [None, "America/New_York"])
def test_four_ways_one_answer_between_records(session, zone, tmp_path):  # noqa: F811
    (tmp_path / "visits").mkdir()
    (tmp_path / "visits" / "pack.yaml").write_text(BETWEEN, encoding="utf-8")
    assert len(agree(session, str(tmp_path / "visits"), visits(), ENTRY, zone, tmp_path)) > 3 * COUNT
