"""What comes out of Python is what the program says, whatever kind of table goes in."""

from __future__ import annotations

import datetime
import decimal
import json
import re

import pytest

import primum
from conftest import NOW, by_command, entries, in_order

RECORDS = entries(2000)


def without(decision, name):
    return {key: value for key, value in decision.items() if key != name}


def evaluate(records, pack, **options):
    return primum.evaluate(records, rules=pack, record="entry", now=NOW, **options)


def test_dicts_give_what_the_program_gives(pack):
    decisions, problems = evaluate(RECORDS, pack, all=True)
    expected, told = by_command(RECORDS, pack, "--all")
    assert decisions == expected
    assert len(problems) == len(told) > 0
    assert [(p["kind"], p["row"] + 1, p["message"]) for p in problems] == [(p["kind"], p["line"], p["message"]) for p in told]


def test_an_iterator_and_lines_are_read_once(pack):
    decisions, problems = evaluate(RECORDS, pack)
    lines = (json.dumps(record) for record in RECORDS)
    again, again_problems = evaluate(lines, pack)
    assert again == decisions
    assert [p["message"] for p in again_problems] == [p["message"] for p in problems]


def test_a_rejected_record_comes_back(pack):
    _, problems = evaluate([{"person": "p", "at": "2026-03-01T09:00:00Z"}], pack)
    assert problems[0]["kind"] == "rejected"
    assert problems[0]["record"] == {"person": "p", "at": "2026-03-01T09:00:00Z"}


def test_pandas_gives_pandas(pack):
    pandas = pytest.importorskip("pandas")
    # Numbers beside text keep the column of objects; missing cells are None, NaN, NaT or NA.
    frame = pandas.DataFrame(RECORDS)
    decisions, problems = evaluate(frame, pack, all=True)
    expected, told = by_command(RECORDS, pack, "--all")
    assert list(decisions["outcome"]) == [d["outcome"] for d in expected]
    assert list(decisions["because"]) == [d.get("because") for d in expected]
    assert list(problems["message"]) == [p["message"] for p in told]


def test_polars_gives_polars(pack):
    polars = pytest.importorskip("polars")
    records = [{**r, "flow": r.get("flow") if isinstance(r.get("flow"), float) else None} for r in RECORDS]
    frame = polars.DataFrame(records, schema={
        "id": polars.String, "person": polars.String, "at": polars.String, "flow": polars.Float64,
        "signs": polars.List(polars.String), "medicine": polars.String})
    expected, told = evaluate(records, pack, all=True)
    for given in (frame, frame.lazy()):
        decisions, problems = evaluate(given, pack, all=True)
        assert isinstance(decisions, polars.DataFrame)
        assert decisions["outcome"].to_list() == [d["outcome"] for d in expected]
        assert problems["message"].to_list() == [p["message"] for p in told]
    assert evaluate(polars.Series(records[:3]), pack, all=True)[0] == evaluate(records[:3], pack, all=True)[0]


def test_a_path_and_a_series_are_records(pack, tmp_path):
    expected = evaluate(RECORDS, pack)
    lines = tmp_path / "log.ndjson"
    lines.write_text("".join(json.dumps(record) + "\n" for record in RECORDS), encoding="utf-8")
    whole = tmp_path / "log.json"
    whole.write_text(json.dumps(RECORDS), encoding="utf-8")
    for path in (lines, whole):
        # A list in one line has no other lines.
        assert [without(d, "line") for d in evaluate(path, pack)[0]] == [without(d, "line") for d in expected[0]]
    with pytest.raises(primum.PrimumError, match="there is no such file$"):
        evaluate(tmp_path / "absent.json", pack)
    whole.write_text("{", encoding="utf-8")
    assert [problem["kind"] for problem in evaluate(whole, pack)[1]] == ["rejected"]


def test_a_series_of_one_column_is_refused(pack):
    pandas = pytest.importorskip("pandas")
    with pytest.raises(primum.PrimumError, match="one column"):
        evaluate(pandas.Series([1, 2]), pack)
    assert evaluate(pandas.Series(RECORDS[:3]), pack)[0] == evaluate(RECORDS[:3], pack)[0]


@pytest.mark.parametrize("records", [[1, 2], [["a"]], [None], [True]])
def test_what_is_no_record_is_told(pack, records):
    with pytest.raises(primum.PrimumError, match="records are dicts"):
        evaluate(records, pack)


@pytest.mark.parametrize("records", [["notes.ndjson"], ["m1", "m2"], [b"id,at"], ["[1]"]])
def test_texts_that_are_no_objects_are_not_taken_for_csv(pack, records):
    with pytest.raises(primum.PrimumError, match="which is no JSON object; records are dicts, or lines of NDJSON"):
        primum.evaluate(records, rules=pack, record="entry", now=NOW)


@pytest.mark.parametrize("option", [{"now": "2026-13-01T00:00:00Z"}, {"now": NOW, "as_of": "tomorrow"}])
def test_a_value_that_the_program_refuses_is_told_as_that_of_an_argument(pack, option):
    with pytest.raises(primum.PrimumError) as raised:
        primum.evaluate([], rules=pack, record="entry", **option)
    assert re.match(r"(now='2026-13-01T00:00:00Z'|as_of='tomorrow'): ", str(raised.value))
    assert "--" not in str(raised.value) and "Usage" not in str(raised.value)


@pytest.mark.parametrize("now", ["yesterday", "2026-03-05", "2026-03-05T12:00:00", 5, datetime.date(2026, 3, 5), ""])
def test_a_now_that_is_no_moment_is_told(pack, now):
    with pytest.raises(primum.PrimumError, match="now is .*write"):
        primum.evaluate([], rules=pack, record="entry", now=now)


def nested(depth):
    value = {}
    for _ in range(depth):
        value = {"deeper": value}
    return value


def itself():
    value = {}
    value["deeper"] = value
    return value


@pytest.mark.parametrize(
    "flow", [decimal.Decimal("1e500"), 10**5000, nested(600), itself(), [nested(600)]],
    ids=["decimal", "whole", "nested", "itself", "list"])
def test_a_value_that_no_log_can_hold_is_a_problem_of_its_record(pack, flow):
    entry = {"id": "a", "person": "p", "at": "2026-03-01T09:00:00Z"}
    decisions, problems = evaluate([{**entry, "flow": flow}, {**entry, "id": "b", "flow": "much"}], pack, all=True)
    assert [(p["kind"], p["row"]) for p in problems if p["field"] == "flow"] == [("value", 0), ("value", 1)]
    assert {d.get("record") for d in decisions} >= {"a", "b"}


def test_values_of_numpy_are_read(pack):
    numpy = pytest.importorskip("numpy")
    given = {**RECORDS[0], "at": numpy.datetime64("2026-03-01T09:00:00.000000000"), "flow": numpy.longdouble(300)}
    written = {**RECORDS[0], "at": "2026-03-01T09:00:00+00:00", "flow": 300.0}
    assert evaluate([given], pack, all=True, time_zone="UTC") == evaluate([written], pack, all=True, time_zone="UTC")


def test_a_time_that_python_cannot_hold_is_a_problem_of_its_record(pack):
    pyarrow = pytest.importorskip("pyarrow")
    times = pyarrow.array([2**62, 1_772_355_600_000_000], pyarrow.timestamp("us", "UTC"))
    table = pyarrow.table({"id": ["a", "b"], "person": ["p", "p"], "at": times})
    problems = evaluate(table, pack).problems.to_pylist()
    assert [(p["kind"], p["row"], p["field"]) for p in problems if p["field"] == "at"] == [("value", 0, "at")]


def test_rows_without_columns_are_rejected_and_a_path_that_is_none_is_told(pack):
    pandas = pytest.importorskip("pandas")
    assert list(evaluate(pandas.DataFrame(index=range(3)), pack).problems["kind"]) == ["rejected"] * 3
    with pytest.raises(primum.PrimumError, match="no path"):
        evaluate([], "a\0b")


def test_arrow_gives_arrow(pack):
    pyarrow = pytest.importorskip("pyarrow")
    records = [{**r, "flow": r.get("flow") if isinstance(r.get("flow"), float) else None} for r in RECORDS]
    table = pyarrow.Table.from_pylist(
        records, schema=pyarrow.schema([
            ("id", pyarrow.string()), ("person", pyarrow.string()), ("at", pyarrow.string()), ("flow", pyarrow.float64()),
            ("signs", pyarrow.list_(pyarrow.string())), ("medicine", pyarrow.string())]))
    decisions, problems = evaluate(table, pack, all=True)
    expected, told = by_command(records, pack, "--all")
    assert isinstance(decisions, pyarrow.Table)
    assert decisions["outcome"].to_pylist() == [d["outcome"] for d in expected]
    assert [json.loads(b) if b else None for b in decisions["because"].to_pylist()] == [d.get("because") for d in expected]
    assert problems["message"].to_pylist() == [p["message"] for p in told]


def test_times_keep_their_offset_or_need_a_zone(pack):
    entry = {"id": "a", "person": "p", "flow": 100}
    local = datetime.datetime(2026, 3, 1, 23, 30)
    with pytest.raises(primum.PrimumError, match="without an offset"):
        evaluate([{**entry, "at": local}], pack)
    decisions, problems = evaluate([{**entry, "at": local}], pack, time_zone="Europe/Berlin")
    assert not problems and decisions
    zoned = local.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=-5)))
    decisions, problems = evaluate([{**entry, "at": zoned}], pack)
    assert not problems and decisions


def test_nan_is_missing_in_pandas_and_unusable_elsewhere(pack):
    entry = {"id": "a", "person": "p", "at": "2026-03-01T09:00:00Z", "flow": float("nan")}
    _, problems = evaluate([entry], pack)
    assert problems[0]["field"] == "flow"
    pandas = pytest.importorskip("pandas")
    _, problems = evaluate(pandas.DataFrame([entry]), pack)
    assert problems.empty


def test_an_empty_list_is_empty_and_nothing_is_missing(pack):
    base = {"id": "a", "person": "p", "at": "2026-03-01T09:00:00Z", "flow": 600}
    (silent,), _ = [d for d in evaluate([{**base, "signs": []}], pack, all=True)[0] if d.get("rule", "").endswith("low-flow")], 0
    (unknown,), _ = [d for d in evaluate([{**base, "signs": None}], pack, all=True)[0] if d.get("rule", "").endswith("low-flow")], 0
    assert (silent["held"], unknown["held"]) == ("false", "unknown")


def test_no_records_are_no_mistake(pack):
    assert primum.evaluate([], rules=pack, record="entry") == ([], [])


def test_a_pack_that_does_not_load_says_why(tmp_path):
    (tmp_path / "pack.yaml").write_text("pack: broken\nlanguage: 1\nrules:\n  - { id: a, kind: advisory, for each: nothing, when: x }\n")
    with pytest.raises(primum.PrimumError, match="nothing"):
        primum.evaluate([], rules=tmp_path)


def test_an_unknown_record_says_which_there_are(pack):
    with pytest.raises(primum.PrimumError, match="entry"):
        primum.evaluate([{}], rules=pack, record="entri")


def test_a_record_that_is_no_record_is_refused(pack):
    with pytest.raises(primum.PrimumError, match="one record"):
        primum.evaluate({"id": "a"}, rules=pack)
    with pytest.raises(primum.PrimumError, match="no log can hold"):
        evaluate([{"id": object()}], pack)


def test_rows_are_counted_as_they_were_given(pack):
    good = {"id": "b", "person": "me", "at": NOW}
    for row in ('{"id": "a",\n "at": 1}\n{"id": "c"}', b'{"id": "a"}\n{"id": "c"}', json.dumps(good, indent=1)[:-2]):
        decisions, problems = evaluate([good, row, {**good, "id": "d"}], pack, all=True)
        rejected = [problem for problem in problems if problem["kind"] == "rejected"]
        assert [(problem["row"], problem["record"]) for problem in rejected] == [(1, row)]
        assert {decision.get("record") for decision in decisions} >= {"b", "d"}


def test_a_record_may_be_written_over_several_lines(pack):
    decisions, problems = evaluate([json.dumps({"id": "b", "person": "me", "at": NOW}, indent=1)], pack, all=True)
    assert not [problem for problem in problems if problem["kind"] == "rejected"]
    assert {decision.get("record") for decision in decisions} >= {"b"}


def test_records_come_from_the_thread_of_the_caller(pack):
    import sqlite3

    database = sqlite3.connect(":memory:")
    names = database.execute("select 'a' union select 'b'")
    decisions, _ = evaluate(({"id": name, "person": "me", "at": NOW} for (name,) in names), pack, all=True)
    assert {decision.get("record") for decision in decisions} >= {"a", "b"}


def test_a_record_is_a_name(pack):
    with pytest.raises(primum.PrimumError):
        primum.evaluate([], rules=pack, record="entry=/etc/passwd", now=NOW)


def test_a_pack_is_looked_at_anew(tmp_path, monkeypatch):
    from primum import _program

    folder = tmp_path / "Rules" / "p"
    folder.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    (folder / "pack.yaml").write_text("one")
    (folder / ".#pack.yaml").symlink_to("nowhere")
    before = _program._stamp("p")
    (folder / "pack.yaml").write_text("two")
    assert _program._stamp("p") != before


def test_a_path_goes_to_the_program(pack, tmp_path):
    log = tmp_path / "log.ndjson"
    log.write_text("".join(json.dumps(record) + "\n" for record in RECORDS), encoding="utf-8")
    decisions, problems = evaluate(log, pack, all=True)
    expected, told = by_command(RECORDS, pack, "--all")
    assert decisions == expected
    assert [p["message"] for p in problems] == [p["message"] for p in told]


def test_several_kinds_are_several_tables(pack):
    decisions, _ = primum.evaluate({"entry": RECORDS}, rules=pack, now=NOW)
    assert decisions == evaluate(RECORDS, pack)[0]


def test_every_month(pack):
    decisions, _ = primum.evaluate(
        RECORDS, rules=pack, record="entry", every="month", from_="2026-02-01", to="2026-03-31", time_zone="Europe/Berlin")
    assert all("at" in decision for decision in decisions)
    with pytest.raises(primum.PrimumError, match="from_="):
        evaluate(RECORDS, pack, every="month")


def test_schemas_have_units_and_ranges(pack):
    schema = primum.describe(pack)["records"][0]["schema"]
    assert schema["type"] == "object" and schema["properties"]
