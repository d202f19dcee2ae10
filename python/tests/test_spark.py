"""The cluster decides as one process does: PySpark on this machine, with the system's Java."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections import Counter

import pytest

import primum
import conftest
from conftest import NOW, entries, in_order

pyspark = pytest.importorskip("pyspark")
from pyspark.sql import SparkSession, types as T  # noqa: E402

from primum import spark as primum_spark  # noqa: E402

SCHEMA = T.StructType([
    T.StructField("id", T.StringType()), T.StructField("person", T.StringType()), T.StructField("at", T.StringType()),
    T.StructField("flow", T.DoubleType()), T.StructField("signs", T.ArrayType(T.StringType())),
    T.StructField("medicine", T.StringType())])


@pytest.fixture(scope="module")
def session():
    made = (
        SparkSession.builder.master("local[2,3]").appName("primum")
        .config("spark.sql.shuffle.partitions", "4").config("spark.ui.enabled", "false")
        .config("spark.sql.session.timeZone", "UTC").getOrCreate())
    made.sparkContext.setLogLevel("ERROR")
    yield made
    made.stop()


def test_partitions_by_size(session, pack):
    """A few records are one task, unless a number is given."""
    setting = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"
    before = session.conf.get(setting, None)
    df = session.createDataFrame(rows(entries(20)), SCHEMA)
    for partitions, expected in ((None, 1), (7, 7)):
        evaluation = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id", partitions=partitions)
        evaluation.decisions.count()
        assert evaluation._tagged.rdd.getNumPartitions() == expected
        evaluation.unpersist()
    assert session.conf.get(setting, None) == before


def rows(records):
    return [tuple(
        float(r["flow"]) if name == "flow" and isinstance(r.get("flow"), (int, float)) else
        None if name == "flow" else r.get(name) for name in SCHEMA.names) for r in records]


def as_json(records):
    return [dict(zip(SCHEMA.names, row)) for row in rows(records)]


def by_command(records, pack, *options):
    """Without lines, of which a cluster has none."""
    decisions, problems = conftest.by_command(records, pack, *options)
    return [unplaced(decision) for decision in decisions], problems


def unplaced(decision):
    return {name: value for name, value in decision.items() if name != "line"}


def decided(frame):
    found = []
    for row in frame.collect():
        decision = {name: value for name, value in row.asDict().items() if value is not None}
        for name in ("actions", "because", "gives"):
            if name in decision:
                decision[name] = json.loads(decision[name])
        decision.update(decision.pop("gives", {}))
        found.append(decision)
    return in_order(found)


def told(problems):
    return sorted((p["kind"], p.get("field") or "", p["message"]) for p in problems if p["kind"] in ("rejected", "value"))


def test_decides_as_one_process_does(session, pack):
    records = entries(2000)
    # The same order of equal times as in one process: that of the log.
    records = sorted(records, key=lambda r: r["id"])
    expected, problems = by_command(as_json(records), pack, "--all")
    df = session.createDataFrame(rows(records), SCHEMA)
    result = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id", all=True)
    decisions, found = result
    assert decided(decisions) == in_order(expected)
    assert told([row.asDict() for row in found.collect()]) == told(problems)
    result.unpersist()


def test_many_logs_as_one_process(session, pack, tmp_path):
    """Streams of both, held against each other by what they add up to: nothing is lost, doubled or changed in a large table.

    `PRIMUM_RECORDS=200000` makes it as large as docs/spark.md measures.
    """
    count = int(os.environ.get("PRIMUM_RECORDS", "20000"))
    log = tmp_path / "log.ndjson"
    records = as_json(sorted(entries(count, seed=3), key=lambda r: r["id"]))
    log.write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
    problems = tmp_path / "problems.ndjson"
    done = subprocess.run(
        [primum.find_program(), "evaluate", "--rules", pack, "--record", "entry", "--now", NOW, "--format", "ndjson",
         "--problems", str(problems), str(log)], capture_output=True, check=False)
    assert done.returncode == 1, done.stderr.decode()
    expected = Counter(json.dumps(unplaced(json.loads(line)), sort_keys=True) for line in done.stdout.splitlines())
    assert len(expected) > count / 2

    result = primum_spark.evaluate(
        session.read.schema(SCHEMA).json(str(log)), rules=pack, record="entry", now=NOW, order="id", partitions=7)
    assert Counter(decided(result.decisions)) == expected
    assert told(row.asDict() for row in result.problems.collect()) == told(map(json.loads, open(problems, encoding="utf-8")))
    result.unpersist()


def test_a_subject_of_most_records(session, pack):
    """One subject has nine in ten of the records, each with a problem: it is streamed like any other."""
    records = [dict(r, person="p" if number % 10 else r["person"], signs=["nonsense"]) for number, r in enumerate(entries(20_000))]
    expected, problems = by_command(as_json(sorted(records, key=lambda r: r["id"])), pack)
    result = primum_spark.evaluate(session.createDataFrame(rows(records), SCHEMA), rules=pack, record="entry", now=NOW, order="id")
    assert decided(result.decisions) == in_order(expected)
    found = [row.asDict() for row in result.problems.collect()]
    assert told(found) == told(problems)
    # Each problem names the record that it is about.
    assert {(p["record"], p["field"]) for p in found if p["kind"] == "value" and p["field"] == "signs"} >= {
        (r["id"], "signs") for r in records if r["at"] not in (None, "yesterday")}
    result.unpersist()


def test_who_names_no_subject_is_one(session, tmp_path):
    """Rows without a person, or with a blank one, are of the default, with those that name it: no partition has a part of them."""
    folder = tmp_path / "walks"
    folder.mkdir()
    (folder / "pack.yaml").write_text(WALKS, encoding="utf-8")
    records = [
        {"id": f"w{number:03}", "person": [None, "me", " ", "\u00a0", "you"][number % 5], "at": f"2026-03-01T{number % 24:02}:00:00+01:00",
         "visit": [None, "a", "b"][number % 3]}
        for number in range(240)]
    expected, _ = by_command(records, str(folder), "--all")
    df = session.createDataFrame([tuple(r.values()) for r in records], "id string, person string, at string, visit string")
    result = primum_spark.evaluate(df, rules=str(folder), record="entry", now=NOW, order="id", partitions=9, all=True)
    assert decided(result.decisions) == in_order(expected)
    assert len(expected) == 242
    result.unpersist()


WALKS = """
pack: walks
title: Walks
version: "1"
language: 1
source locale: en
records:
  entry:
    key: id
    subject: person
    time: at
    within: { visit: visit }
    fields: { id: text, person: text = me, at: time, visit: text? }
rules:
  - id: many
    kind: advisory
    for: history
    let: { n: { count: records, in: entry, of: any visit } }
    when: n >= 100
    then: [{ set: n, to: n }]
  - id: of-this-visit
    kind: advisory
    for each: entry
    let: { n: { count: records, in: entry, during: the 24 h before at, of: this visit } }
    when: n >= 20
    then: [{ set: n, to: n }]
"""


def test_keys_that_come_twice_are_found_across_subjects(session, pack):
    records = [{"id": "same", "person": person, "at": "2026-03-01T09:00:00+00:00", "flow": 100.0} for person in "abc"]
    _, problems = primum_spark.evaluate(session.createDataFrame(rows(records), SCHEMA), rules=pack, record="entry", now=NOW)
    found = problems.collect()
    assert [(row["kind"], row["record"], row["subject"]) for row in found] == [
        ("duplicate", "same", "b"), ("duplicate", "same", "c")]


def test_equal_times_without_an_order_are_reported(session, pack):
    records = [{"id": name, "person": "p", "at": "2026-03-01T09:00:00+00:00", "flow": 100.0} for name in "ab"]
    df = session.createDataFrame(rows(records), SCHEMA)
    _, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW)
    assert [row["kind"] for row in problems.collect()] == ["order"]
    _, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id")
    assert problems.count() == 0


def test_a_bad_record_is_a_row_of_problems(session, pack):
    records = [{"id": " ", "person": "p", "at": "2026-03-01T08:00:00+00:00"}, {"id": "b", "person": "p", "at": "2026-03-01T09:00:00+00:00", "flow": 9.0}]
    decisions, problems = primum_spark.evaluate(
        session.createDataFrame(rows(records), SCHEMA), rules=pack, record="entry", now=NOW)
    (row,) = problems.collect()
    assert (row["kind"], row["record"]) == ("rejected", " ")
    assert json.loads(row["rejected"])["at"] == "2026-03-01T08:00:00+00:00"
    assert {d["record"] for d in decisions.collect() if d["record"]} == {"b"}


def test_a_record_without_a_usable_time_is_decided(session, pack):
    records = [{"id": "a", "person": "p", "at": "yesterday", "flow": 9.0}]
    decisions, problems = primum_spark.evaluate(
        session.createDataFrame(rows(records), SCHEMA), rules=pack, record="entry", now=NOW)
    (row,) = problems.collect()
    assert (row["kind"], row["record"], row["field"]) == ("value", "a", "at")
    assert "a" in {d["record"] for d in decisions.collect()}


def test_nulls_nan_and_empty_lists(session, pack):
    base = ("p", "2026-03-01T09:00:00+00:00")
    df = session.createDataFrame(
        [("nan", *base, float("nan"), [], None), ("null", *base, None, [], None), ("empty", *base, 600.0, [], None)], SCHEMA)
    decisions, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id", all=True)
    held = {d["record"]: d["held"] for d in decisions.collect() if d["rule"] == "breath/low-flow"}
    assert held == {"nan": "unknown", "null": "unknown", "empty": "false"}
    assert [(p["kind"], p["record"]) for p in problems.collect()] == [("value", "nan")]


def test_timestamps_say_when_and_not_where(session, pack):
    df = session.sql("select 'a' as id, 'p' as person, timestamp '2026-02-28 23:30:00' as at, 100.0 as flow")
    written = {"id": "a", "person": "p", "at": "2026-02-28T23:30:00Z", "flow": 100.0}
    for zone in [None, "Asia/Tokyo"]:
        decisions, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, time_zone=zone, all=True)
        expected, told = primum.evaluate([written], rules=pack, record="entry", now=NOW, time_zone=zone, all=True)
        assert sorted(d["held"] for d in decisions.collect()) == sorted(d["held"] for d in expected)
        assert [p["kind"] for p in problems.collect()] == [p["kind"] for p in told]
    with pytest.raises(primum.PrimumError, match="without an offset"):
        local = session.sql("select 'a' as id, 'p' as person, timestamp_ntz '2026-02-28 23:30:00' as at, 100.0 as flow")
        primum_spark.evaluate(local, rules=pack, record="entry", now=NOW)
    decisions, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, time_zone="Asia/Tokyo", all=True)
    assert problems.count() == 0 and decisions.count() > 0


def test_a_partition_without_records_and_no_records_at_all(session, pack):
    df = session.createDataFrame(rows(entries(3)), SCHEMA)
    decisions, _ = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, partitions=16)
    assert decisions.count() > 0
    decisions, problems = primum_spark.evaluate(df.limit(0), rules=pack, record="entry", now=NOW)
    assert (decisions.count(), problems.count()) == (0, 0)


def test_a_program_that_is_killed_is_run_again(session, pack, tmp_path, monkeypatch):
    """The first run of the program in the cluster is killed in the middle; the task is retried, and nothing differs."""
    records = entries(400)
    expected, _ = by_command(as_json(records), pack)
    mark = tmp_path / "killed"
    program = primum.find_program()
    wrapper = tmp_path / "primum"
    wrapper.write_text(
        "#!/bin/bash\n"
        f'if [ "$1" = evaluate ] && mkdir {mark} 2>/dev/null; then head -c 100 >/dev/null; kill -9 $$; fi\n'
        f'exec {program} "$@"\n')
    wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PRIMUM", str(wrapper))
    df = session.createDataFrame(rows(records), SCHEMA)
    decisions, _ = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id")
    assert decided(decisions) == in_order(expected)
    assert mark.exists()


def test_one_pass_serves_both(session, pack):
    seen = session.sparkContext.accumulator(0)

    def count(batches):
        for batch in batches:
            seen.add(batch.num_rows)
            yield batch

    df = session.createDataFrame(rows(entries(200)), SCHEMA).mapInArrow(count, SCHEMA)
    decisions, problems = primum_spark.evaluate(df, rules=pack, record="entry", now=NOW, order="id")
    decisions.count(), problems.count(), problems.collect()
    assert seen.value == 200


def test_a_pack_that_does_not_load_is_told_on_the_driver(session, tmp_path):
    (tmp_path / "pack.yaml").write_text("pack: broken\nlanguage: 1\nrecords: 5\n")
    with pytest.raises(primum.PrimumError):
        primum_spark.evaluate(session.createDataFrame([("a",)], ["id"]), rules=tmp_path)


CONNECTED = """
import sys
from pyspark.sql import SparkSession
from primum import spark
pack, now, log = sys.argv[1:]
session = SparkSession.builder.remote("local[2]").getOrCreate()
assert "connect" in type(session).__module__
df = session.read.schema("id string, person string, at string, flow double, signs array<string>, medicine string").json(log)
result = spark.evaluate(df, rules=pack, record="entry", now=now, order="id")
print(result.decisions.count(), result.problems.count())
result.unpersist()
session.stop()
"""


def test_under_spark_connect(pack, tmp_path):
    """A client that has no JVM of its own: sessions of both kinds cannot be in one process."""
    pytest.importorskip("grpc")
    log = tmp_path / "log.ndjson"
    records = as_json(sorted(entries(2000), key=lambda r: r["id"]))
    log.write_text("".join(json.dumps(r) + "\n" for r in records), encoding="utf-8")
    decisions, problems = by_command(records, pack)
    done = subprocess.run(
        [sys.executable, "-c", CONNECTED, pack, NOW, str(log)], capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(len(decisions)), str(len([p for p in problems if p["kind"] != "duplicate"]))]
