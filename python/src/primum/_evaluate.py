"""``primum.evaluate``."""

from __future__ import annotations

import datetime
import json
import os
import tempfile
from typing import Any, Iterable, Iterator, NamedTuple, Union

from . import _tables
from ._program import PrimumError, describe
from ._run import Run, counted
from ._values import RecordWriter, moment, run_options, zone

Records = Union[Iterable[Any], Any]


class Evaluation(NamedTuple):
    """What came out. Both are tables of the kind that went in: a list of dicts, a pandas, polars or Arrow table."""

    decisions: Any
    """One row a decision that fires or could not be told: ``subject``, ``record`` (the key; none for a history),
    ``rule`` or ``table``, ``kind``, ``outcome`` (``fires``, ``silent``, ``unknown``), ``held`` (``true``, ``false``,
    ``unknown``), ``actions`` and ``because``, and the values that a table gives."""
    problems: Any
    """One row a problem: ``kind`` (``rejected``, ``value``, ``duplicate``, ``undeclared``, ``suspicious``,
    ``unplaced``), ``row`` (from 0; none where it is about no single record), ``field``, ``value``, ``message``, and for a rejected record ``record``, as it was given."""


def evaluate(
    records: Records,
    *,
    rules: str | os.PathLike[str],
    record: str | None = None,
    now: str | datetime.datetime | None = None,
    time_zone: str | datetime.tzinfo | None = None,
    as_of: str | datetime.date | None = None,
    all: bool = False,
    unique: bool = False,
    every: str | None = None,
    from_: str | datetime.date | None = None,
    to: str | datetime.date | None = None,
    progress: bool | None = None,
) -> Evaluation:
    """Decides about records as ``primum evaluate`` does.

    Args:
        records: dicts, lines of NDJSON, a ``pathlib.Path`` of any file that the program reads (which it then does by
            itself), a dict of several tables by the kind of their records, a pandas or polars ``DataFrame``, a
            ``Series`` of dicts, or a ``pyarrow`` table, record batch or reader. A column is a field; ``None``, ``NA``, ``NaT`` and pandas' ``NaN`` are missing, an empty list is empty.
        rules: the folder of a pack, or the name of one under ``Rules/``.
        record: what the records are: a record or mapping of the pack. Without it, each record's own ``"record"``.
        now: the moment of evaluation; the clock unless given. Text is RFC 3339, with an offset.
        time_zone: the zone of days and months, and of times without an offset; the pack's unless given.
        as_of: the day taken for today in every date check.
        all: gives silent decisions too.
        every: ``"day"``, ``"week"`` or ``"month"``: what would have been decided at the end of each; ``at`` of a decision
            says when.
        from_, to: the first and the last of those days.
        unique: of records with one key only the last counts.
        progress: shows a bar on standard error; by default on a terminal, for work over a second.

    Raises:
        PrimumError: the pack does not load, a record or zone is unknown, a time has no offset and no zone.
    """
    pack = describe(rules)
    in_zone = zone(time_zone if time_zone is not None else pack.get("timeZone"))
    options = [f"--rules={os.fspath(rules)}"]
    if every is None:
        options += ["--now", moment(now, in_zone)]
    if record is not None:
        if "=" in record:
            raise PrimumError(f"record is {record!r}; name a record or a mapping of the pack")
        options += [f"--record={record}"]
    options += run_options(time_zone, as_of, all)
    if unique:
        options.append("--unique")
    if every is not None:
        if now is not None or from_ is None or to is None:
            raise PrimumError(f"every={every!r} decides at many moments: give from_= and to=, and no now=")
        options += ["--every", every]
        for name, day in (("--from", from_), ("--to", to)):
            options += [name, day if isinstance(day, str) else day.isoformat()]

    source = _tables.source(records)
    writer = RecordWriter(in_zone, nan_is_missing=source.nan_is_missing)
    wanted = _Wanted(source)
    problems = []
    with _tables.Progress(source.count, progress) as bar, tempfile.TemporaryDirectory(prefix="primum-") as folder:
        path = source.path or os.path.join(folder, "records.ndjson")
        is_file = source.path is not None or source.write(path, in_zone)
        lines = () if is_file else counted(wanted, writer.line, bar.update)
        with Run(options, lines, files=(path,) if is_file else ("-",)) as run:
            decisions = [json.loads(line) for line in run]
            for told in run.problems():
                row = {
                    "kind": told["kind"], "row": told["line"] - 1 if told["line"] else None, "field": told.get("field"), "value": told.get("value"),
                    "message": told["message"], "record": None,
                }
                if told["kind"] == "rejected":
                    row["record"] = wanted[row["row"]]
                problems.append(row)
    return Evaluation(source.table(decisions, _tables.DECISION), source.table(problems, _tables.PROBLEM))


class _Wanted:
    """The records as they are read, so that a rejected one can be given back. Only what a one-way iterator gave is
    kept."""

    def __init__(self, source: _tables.Source):
        self._source = source
        self._kept: list[Any] = []

    def __iter__(self) -> Iterator[Any]:
        for record in self._source:
            if not self._source.is_indexed:
                self._kept.append(record)
            yield record

    def __getitem__(self, row: int) -> Any:
        if self._source.is_indexed:
            return self._source.row(row)
        return self._kept[row] if 0 <= row < len(self._kept) else None


__all__ = ["Evaluation", "PrimumError", "evaluate"]
