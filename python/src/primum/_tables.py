"""Tables that come in and go out: lists of dicts, pandas, polars and Arrow; files of records."""

from __future__ import annotations

import json
import os
from typing import Any, Iterable, Iterator, Mapping, Sequence

from ._program import PrimumError
from ._values import is_utc, scalar, zone_name

DECISION = ("subject", "record", "rule", "table", "message", "kind", "outcome", "means", "held", "at", "actions", "because")
PROBLEM = ("kind", "row", "field", "value", "message", "record")


class Source:
    """Records of some kind, and tables of the same kind for what comes out."""

    count: int | None = None
    is_indexed = False
    nan_is_missing = False
    # Of a file, which is given to the program as it is.
    path: str | None = None

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError

    def row(self, index: int) -> Any:
        raise NotImplementedError

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        return rows

    def write(self, path: str, zone: Any) -> bool:
        """Writes plain columns as NDJSON by the table's own writer; false where some are not plain: those go value by
        value."""
        return False


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


    def write(self, path: str, zone: Any) -> bool:
        import numpy
        import pandas

        plain = {}
        for index, name in enumerate(self._columns):
            column = self._frame.iloc[:, index]
            kind = getattr(column.dtype, "kind", "O")
            if kind == "f" and numpy.isinf(column.to_numpy(dtype="float64", na_value=0.0)).any():
                return False
            if kind == "M":
                suffix = _suffix(getattr(column.dt, "tz", None), zone)
                if suffix is None:
                    return False
                moments = column.dt.tz_localize(None) if column.dt.tz is not None else column
                texts = numpy.datetime_as_string(moments.to_numpy().astype("datetime64[us]"))
                column = pandas.Series(texts, index=column.index, dtype=object) + suffix
                column = column.where(moments.notna(), None)
            elif kind == "O":
                # Lists and mixed objects are written value by value.
                if pandas.api.types.infer_dtype(column, skipna=True) not in ("string", "empty"):
                    return False
            elif kind not in "biuf":
                return False
            plain[name] = column
        if not plain:
            return False
        pandas.DataFrame(plain).to_json(path, orient="records", lines=True, double_precision=15, force_ascii=False)
        return True


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

    def write(self, path: str, zone: Any) -> bool:
        try:
            import polars
        except ImportError:
            return False
        frame = polars.from_arrow(self._table)
        return isinstance(frame, polars.DataFrame) and _Polars(frame).write(path, zone)

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

    def write(self, path: str, zone: Any) -> bool:
        import polars

        plain = []
        for name, kind in self._frame.schema.items():
            column = polars.col(name)
            if kind.is_float():
                if not self._frame[name].drop_nulls().is_finite().all():
                    return False
            elif kind == polars.Datetime:
                suffix = _suffix(kind.time_zone, zone)
                if suffix is None:
                    return False
                if kind.time_zone is not None:
                    column = column.dt.replace_time_zone(None)
                column = column.dt.to_string("%Y-%m-%dT%H:%M:%S%.6f") + suffix
            elif not (kind.is_integer() or kind in (polars.String, polars.Boolean, polars.Date)):
                return False
            plain.append(column.alias(name))
        if not plain:
            return False
        self._frame.select(plain).write_ndjson(path)
        return True

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        import polars

        names = named(rows, columns)
        flat = {name: [row.get(name) if name == "row" else flattened(row.get(name)) for row in rows] for name in names}
        return polars.DataFrame(flat, schema={name: polars.Int64 if name == "row" else polars.String for name in names})


def _suffix(column_zone: Any, zone: Any) -> str | None:
    """What follows a column's clock times in RFC 3339; nothing where values need to be looked at one by one."""
    if column_zone is None:
        return None if zone is None else f"[{zone_name(zone)}]"
    return "Z" if is_utc(column_zone) else None


class _File(Source):
    """A file that the program reads by itself: NDJSON, JSON, CSV, or what a mapping of the pack reads."""

    is_indexed = True

    def __init__(self, path: str):
        self.path = path
        if not os.path.exists(path):
            raise PrimumError(f"{path}: there is no such file")

    def row(self, index: int) -> Any:
        """The line of a record, where each record is one."""
        if not self.path.lower().endswith((".ndjson", ".jsonl")):
            return None
        with open(self.path, "rb") as file:
            for number, line in enumerate(file):
                if number == index:
                    return line.decode("utf-8", "replace").rstrip("\r\n")
        return None


class _Kinds(Source):
    """Several kinds of records, each a table of its own, by the names that the pack has for them."""

    def __init__(self, tables: Mapping[str, Any]):
        self._tables = [(name, source(table)) for name, table in tables.items()]
        if any(table.path for _, table in self._tables):
            raise PrimumError("a table of several kinds is a table in memory; read one file at a time")
        counts = [table.count for _, table in self._tables]
        self.count = None if None in counts else sum(count or 0 for count in counts)
        self.nan_is_missing = any(table.nan_is_missing for _, table in self._tables)

    def __iter__(self) -> Iterator[Any]:
        for name, table in self._tables:
            for record in table:
                if not isinstance(record, dict):
                    raise PrimumError(f"the records of {name!r} are dicts or a table")
                yield {"record": name, **record}

    def table(self, rows: list[dict[str, Any]], columns: Sequence[str]) -> Any:
        return self._tables[0][1].table(rows, columns) if self._tables else rows


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


def is_table(value: Any) -> bool:
    """Whether it is a table, or a list of dicts: no value of a field is one."""
    kind = type(value).__module__.split(".")[0]
    is_list = isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
    return is_list or kind in ("pandas", "polars", "pyarrow")


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
        return _File(os.fspath(records))
    if kind == "pyarrow.Table":
        return _Arrow(records)
    if kind == "pyarrow.RecordBatch":
        import pyarrow

        return _Arrow(pyarrow.Table.from_batches([records]))
    if kind == "pyarrow.RecordBatchReader":
        return _Arrow(records.read_all())
    if isinstance(records, dict) and records and all(is_table(value) for value in records.values()):
        return _Kinds(records)
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
