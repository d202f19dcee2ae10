"""Times without an offset mean what Python's zoneinfo says: none, one or two moments."""

from __future__ import annotations

import datetime
import os
import random
import zoneinfo

import pytest

import primum
from primum._values import RecordWriter

UTC = datetime.timezone.utc
# With half hours, changes at midnight, a day that did not come, and none.
ZONES = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Beirut", "Pacific/Apia", "America/Havana",
         "Asia/Kolkata", "Africa/Casablanca", "America/St_Johns", "Antarctica/Troll"]
# TIMES=10000 makes a long run.
COUNT = int(os.environ.get("TIMES", "300"))

PACK = """
pack: times
title: Times
version: "1"
language: 1
source locale: en
records:
  entry: { key: id, subject: id, time: at, fields: { id: text, at: time, other: time } }
rules:
""" + "".join(
    f"  - {{ id: r{place}, title: R, kind: advisory, for each: entry, when: {condition} }}\n"
    for place, condition in enumerate([
        "other - at > 0 min", "other - at > 45 min", "other - at is from 20 min to 40 min", "other - at is not from 1 min to 29 min",
        "at + 30 min <= other", "time of day of at is from 01:00 to below 02:30", "day of at is day of other", "at <= now",
        "whole days from at to other >= 1", "minutes since at > 0", "whole months from at to now >= 1"])) + """
  - { id: history, title: H, kind: advisory, for: history, let: { n: { count: records, in: entry, during: the last 30 d } }, when: n >= 1 }
"""


def changes(name: str) -> list[datetime.datetime]:
    """Local times around the changes of a zone's clocks from 2008 to 2027."""
    zone, found = zoneinfo.ZoneInfo(name), []
    at = datetime.datetime(2008, 1, 1, tzinfo=UTC)
    while at.year < 2028:
        then = at + datetime.timedelta(days=1)
        if at.astimezone(zone).utcoffset() != then.astimezone(zone).utcoffset():
            found.append(at.astimezone(zone).replace(tzinfo=None))
        at = then
    return found or [datetime.datetime(2020, 1, 1)]


def moments(local: datetime.datetime, name: str) -> list[str]:
    zone = zoneinfo.ZoneInfo(name)
    both = {local.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)}
    return [moment.astimezone(zone).isoformat() for moment in sorted(both)
            if moment.astimezone(zone).replace(tzinfo=None) == local]


@pytest.mark.parametrize("name", ZONES)
def test_what_both_moments_agree_on_is_known(tmp_path, name):
    (tmp_path / "pack.yaml").write_text(PACK)
    random.seed(name)
    around = changes(name)
    span = 10 if name != "Pacific/Apia" else 60
    records, ways = [], {}
    for number in range(max(COUNT // len(ZONES), 3)):
        day = random.choice(around)
        at = day + datetime.timedelta(minutes=30 * random.randrange(-span, 48 + span))
        other = at + datetime.timedelta(minutes=10 * random.randrange(-30, 30))
        records.append({"id": str(number), "at": at, "other": other})
        ways[number] = (moments(at, name), moments(other, name))
    now = (random.choice(around) + datetime.timedelta(days=30, hours=2, minutes=15)).replace(tzinfo=zoneinfo.ZoneInfo(name))
    run = {"rules": str(tmp_path), "record": "entry", "now": now.isoformat(), "all": True}
    decisions, problems = primum.evaluate(records, time_zone=name, **run)
    held = {(d.get("record") or d["subject"], d["rule"].split("/")[1]): d["held"] for d in decisions}
    skipped = {(str(number), field) for number, way in ways.items() for field, found in zip(("at", "other"), way) if not found}
    assert {(records[p["row"]]["id"], p["field"]) for p in problems if p["kind"] == "value"} == skipped
    told = [{"id": f"{number}/{first}/{second}", "at": a, "other": b} for number, (firsts, seconds) in ways.items()
            for first, a in enumerate(firsts) for second, b in enumerate(seconds)]
    by_way: dict = {}
    for d in primum.evaluate(told, time_zone=name, **run).decisions:
        number = (d.get("record") or d["subject"]).split("/")[0]
        by_way.setdefault((number, d["rule"].split("/")[1]), set()).add(d["held"])
    for key, results in by_way.items():
        assert held[key] == (results.pop() if len(results) == 1 else "unknown"), (key, ways[int(key[0])], now)
    assert any(len(way) == 2 for pair in ways.values() for way in pair) or name == "Asia/Kolkata" or COUNT < 1000


@pytest.mark.parametrize("named, expected", [
    (UTC, "Z"), (zoneinfo.ZoneInfo("UTC"), "Z"), (zoneinfo.ZoneInfo("Etc/UTC"), "Z"), (zoneinfo.ZoneInfo("Zulu"), "Z"),
    (zoneinfo.ZoneInfo("Europe/London"), "+00:00"), (zoneinfo.ZoneInfo("Africa/Abidjan"), "+00:00"),
    (datetime.timezone(datetime.timedelta(hours=2)), "+02:00"),
])
def test_utc_is_no_place(named, expected):
    written = RecordWriter(None).value(datetime.datetime(2026, 1, 15, 23, tzinfo=named), "at")
    assert written == f"2026-01-15T23:00:00{expected}"


def test_utc_of_pytz_is_no_place():
    pytz = pytest.importorskip("pytz")
    written = RecordWriter(None).value(datetime.datetime(2026, 1, 15, 23, tzinfo=pytz.UTC), "at")
    assert written == "2026-01-15T23:00:00Z"


def test_utc_columns_are_no_place():
    at = datetime.datetime(2026, 6, 15, 23, tzinfo=UTC)
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    pyarrow = pytest.importorskip("pyarrow")
    from primum._tables import source
    for records in [
        pandas.DataFrame({"at": [at]}), pandas.DataFrame({"at": [at]}).astype("datetime64[us, UTC]"),
        polars.DataFrame({"at": [at]}), pyarrow.table({"at": pyarrow.array([at], pyarrow.timestamp("us", "UTC"))}),
    ]:
        for record in source(records):
            assert RecordWriter(None).line(record).strip().endswith(b'Z"}'), records


def test_now_that_comes_twice_is_refused(pack):
    now = datetime.datetime(2026, 10, 25, 2, 40)
    with pytest.raises(primum.PrimumError, match="twice"):
        primum.evaluate([], rules=pack, record="entry", now=now, time_zone="Europe/Berlin")
