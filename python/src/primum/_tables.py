"""Tables that come in and go out: lists of dicts, pandas, polars and Arrow; files of records."""

from __future__ import annotations

import json
import os
from typing import Any, Iterable, Iterator, Sequence

from ._program import PrimumError
from ._values import scalar

DECISION = ("subject", "record", "rule", "table", "message", "kind", "outcome", "means", "held", "at", "actions", "because")
PROBLEM = ("kind", "row", "field", "value", "message", "record")


class Source:
    """Records of some kind, and tables of the same kind for what comes out."""

    count: int | None = None
    is_indexed = False
    nan_is_missing = False

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError

    def row(self, index: int) -> Any:
        raise NotImplementedError

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        return rows


class _Rows(Source):
    def __init__(self, records: Iterable[Any]):
        self._records = records
        self.is_indexed = isinstance(records, Sequence)
        self.count = len(records) if isinstance(records, Sequence) else None

    def __iter__(self) -> Iterator[Any]:
        return iter(self._records)

    def row(self, index: int) -> Any:
        return self._records[index]  # type: ignore[index]


class _Pandas(Source):
    is_indexed = True
    nan_is_missing = True

    def __init__(self, frame: Any):
        self._frame = frame
        self._columns = [str(name) for name in frame.columns]
        if len(set(self._columns)) < len(self._columns):
            raise PrimumError("two columns of the table have one name")
        self.count = len(frame)

    def __iter__(self) -> Iterator[Any]:
        names = self._columns
        if not names:
            yield from ({} for _ in range(self.count or 0))
        for values in zip(*(self._frame.iloc[:, index] for index in range(len(names)))):
            yield dict(zip(names, values))

    def row(self, index: int) -> Any:
        return dict(zip(self._columns, self._frame.iloc[index].tolist()))

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        import pandas

        return pandas.DataFrame(complete(rows, columns), columns=named(rows, columns))


class _Arrow(Source):
    is_indexed = True

    def __init__(self, table: Any):
        self._table = table
        if len(set(table.column_names)) < len(table.column_names):
            raise PrimumError("two columns of the table have one name")
        self.count = table.num_rows

    def __iter__(self) -> Iterator[Any]:
        for batch in self._table.to_batches(max_chunksize=4096):
            yield from arrow_rows(batch)

    def row(self, index: int) -> Any:
        return next(arrow_rows(self._table.slice(index, 1).to_batches()[0]))

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        import pyarrow

        names = named(rows, columns)
        flat = [{name: row["row"] if name == "row" else flattened(row.get(name)) for name in names} for row in rows]
        types = {"row": pyarrow.int64()}
        return pyarrow.Table.from_pylist(
            flat, schema=pyarrow.schema([(name, types.get(name, pyarrow.string())) for name in names])
        )


class _Polars(Source):
    is_indexed = True

    def __init__(self, frame: Any):
        self._frame = frame
        self.count = frame.height

    def __iter__(self) -> Iterator[Any]:
        yield from self._frame.iter_rows(named=True)

    def row(self, index: int) -> Any:
        return self._frame.row(index, named=True)

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        import polars

        names = named(rows, columns)
        flat = {name: [row.get(name) if name == "row" else flattened(row.get(name)) for row in rows] for name in names}
        return polars.DataFrame(flat, schema={name: polars.Int64 if name == "row" else polars.String for name in names})


def _file(path: str) -> Source:
    """The records of a file: NDJSON, a line each, or one JSON array."""
    end = os.path.splitext(path)[1].lower()
    if end not in (".ndjson", ".jsonl", ".json"):
        raise PrimumError(
            f"{path}: a file of records must end in .ndjson, .jsonl or .json; read others into a table first, such as "
            "with pandas.read_csv"
        )
    try:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
        if end != ".json":
            return _Rows([line for line in text.split("\n") if line.strip()])
        records = json.loads(text)
    except FileNotFoundError:
        raise PrimumError(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or f"it holds no JSON in UTF-8 ({error})"
        raise PrimumError(f"{path}: cannot be read: {reason}") from None
    if not isinstance(records, list):
        raise PrimumError(f"{path}: must hold a list of records")
    return _Rows(records)


def arrow_rows(batch: Any) -> Iterator[dict[str, Any]]:
    """The rows of a record batch. Times keep their microseconds: nanoseconds beyond them are cut off."""
    import pyarrow

    columns = []
    for column in batch.columns:
        if pyarrow.types.is_timestamp(column.type) and column.type.unit == "ns":
            column = column.cast(pyarrow.timestamp("us", column.type.tz), safe=False)
        try:
            columns.append(column.to_pylist())
        except (OverflowError, ValueError):
            columns.append([scalar(value) for value in column])
    names = batch.schema.names
    if not names:
        yield from ({} for _ in range(batch.num_rows))
    for values in zip(*columns):
        yield dict(zip(names, values))


def source(records: Any) -> Source:
    """What was given to be evaluated."""
    kind = f"{type(records).__module__.split('.')[0]}.{type(records).__name__}"
    if kind == "pandas.DataFrame":
        return _Pandas(records)
    if kind == "polars.DataFrame":
        return _Polars(records)
    if kind == "polars.LazyFrame":
        return _Polars(records.collect())
    if kind in ("pandas.Series", "polars.Series"):
        rows = records.to_list()
        if all(isinstance(row, (dict, str, bytes)) for row in rows):
            return _Rows(rows)
        raise PrimumError("a Series is one column; give the whole table, or for one record [series.to_dict()]")
    if isinstance(records, os.PathLike):
        return _file(os.fspath(records))
    if kind == "pyarrow.Table":
        return _Arrow(records)
    if kind == "pyarrow.RecordBatch":
        import pyarrow

        return _Arrow(pyarrow.Table.from_batches([records]))
    if kind == "pyarrow.RecordBatchReader":
        return _Arrow(records.read_all())
    if isinstance(records, (str, bytes, dict)):
        raise PrimumError("records are a list of dicts or a table; for one record write [record], for a file pathlib.Path(name)")
    if hasattr(records, "__iter__"):
        return _Rows(records)
    raise PrimumError(f"records are a list of dicts or a table, not {type(records).__name__}")


def named(rows: list[dict[str, Any]], columns: Sequence[str]) -> list[str]:
    """The columns every table has, then those that only some rows have, in the order they come."""
    further: dict[str, None] = {}
    for row in rows:
        for name in row:
            if name not in columns:
                further[name] = None
    return [*columns, *further]


def complete(rows: list[dict[str, Any]], columns: Sequence[str]) -> list[dict[str, Any]]:
    return [{**dict.fromkeys(columns), **row} for row in rows]


def flattened(value: Any) -> Any:
    """Lists and objects as JSON text: Arrow and Spark want one type a column."""
    if value is None or isinstance(value, str):
        return value
    return json.dumps(value, ensure_ascii=False, default=str)


class Progress:
    """A bar on standard error for work over a second; nothing where there is no terminal, or no tqdm."""

    def __init__(self, count: int | None, wanted: bool | None):
        self._count = count
        self._wanted = wanted
        self._bar: Any = None

    def __enter__(self) -> "Progress":
        if self._wanted is not False:
            try:
                from tqdm import tqdm
            except ImportError:
                if self._wanted:
                    raise PrimumError("a progress bar needs the package tqdm") from None
                return self
            self._bar = tqdm(
                total=self._count, unit=" records", delay=1, disable=None if self._wanted is None else False
            )
        return self

    def update(self, by: int) -> None:
        if self._bar is not None:
            self._bar.update(by)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.close()
