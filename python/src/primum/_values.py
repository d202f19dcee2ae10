"""Python values as the JSON that logs are written in."""

from __future__ import annotations

import datetime
import decimal
import json
import math
import zoneinfo
from typing import Any

from ._program import PrimumError


def _one_line(text: bytes) -> bytes:
    """A record is a line, so that rows are counted alike. Between values a tab is what a line end is; inside a text
    neither may stand."""
    return text.rstrip(b"\r\n").replace(b"\r", b"\t").replace(b"\n", b"\t") + b"\n"


# Deeper values are no value of a field; a record that holds itself has no end.
_DEEPEST = 60
_TOO_DEEP = "a value that nests too deep"


class RecordWriter:
    """Writes records as lines of NDJSON.

    ``None``, ``pandas.NA`` and ``NaT`` are missing. A number that is not finite was written but cannot be used: it is
    written as text, which the program reports and takes as unknown. A time keeps its offset, unless that is UTC, which
    is no place, or ``keeps_offsets`` is off: then it is written with ``Z``. One without offset is of clocks in ``zone``,
    where the program places it; without a zone it is an error.
    """

    def __init__(self, zone: datetime.tzinfo | None, *, nan_is_missing: bool = False, keeps_offsets: bool = True):
        self.zone = zone
        self.keeps_offsets = keeps_offsets
        self.nan_is_missing = nan_is_missing
        self._is_begun = False
        self._encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode

    def line(self, record: Any) -> bytes:
        if isinstance(record, str):
            record = record.encode("utf-8", "surrogatepass")
        if isinstance(record, (bytes, bytearray)):
            return _one_line(self._text(bytes(record)))
        value = self.value(record, "record")
        if not isinstance(value, dict):
            raise PrimumError(f"a record is {record!r}, of the type {type(record).__name__}; records are dicts, or lines of NDJSON")
        return self._encode(value).encode("utf-8", "surrogatepass") + b"\n"

    def _text(self, record: bytes) -> bytes:
        """A record as text. Of a first one that is no object the program would take all for CSV."""
        if not self._is_begun and record.strip() and not record.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
            shown = record[:60].decode("utf-8", "replace")
            raise PrimumError(
                f"the first record is the text {shown!r}, which is no JSON object; records are dicts, or lines of NDJSON, "
                "and a file is pathlib.Path(name)")
        self._is_begun = True
        return record

    def value(self, value: Any, name: str, depth: int = 0) -> Any:
        kind = type(value)
        if value is None or kind is str or kind is bool:
            return value
        if kind is int:
            # Python writes no more digits than some thousands; no number of a log is as large.
            return value if value.bit_length() < 2_000 else "Infinity" if value > 0 else "-Infinity"
        if depth > _DEEPEST:
            return _TOO_DEEP
        if kind is float:
            return self._number(value)
        if isinstance(value, dict):
            return {str(key): self.value(inner, str(key), depth + 1) for key, inner in value.items()}
        if isinstance(value, (list, tuple, set, frozenset)):
            return [self.value(inner, name, depth + 1) for inner in value]
        if isinstance(value, datetime.datetime):
            return self._moment(value, name)
        if isinstance(value, datetime.date):
            return value.isoformat()
        if isinstance(value, datetime.time):
            return value.isoformat()
        if isinstance(value, datetime.timedelta):
            if value != value:  # pandas.NaT
                return None
            return f"{decimal.Decimal(value // datetime.timedelta(microseconds=1)) / 1_000_000:f} s"
        if isinstance(value, decimal.Decimal):
            return _Number(value) if math.isfinite(float(value)) else str(value)
        return self._foreign(value, name, depth)

    def _number(self, value: float) -> Any:
        if math.isfinite(value):
            return value
        if math.isnan(value):
            return None if self.nan_is_missing else "NaN"
        return "Infinity" if value > 0 else "-Infinity"

    def _moment(self, value: datetime.datetime, name: str) -> Any:
        if value != value:  # pandas.NaT is a datetime that is not equal to itself
            return None
        if value.tzinfo is None:
            if self.zone is None:
                raise PrimumError(
                    f"{name} is {value.isoformat()}, a time without an offset, and nothing says in which zone it is; "
                    "give time_zone=, or `time zone:` in the pack"
                )
            return f"{value.isoformat()}[{zone_name(self.zone)}]"
        if not self.keeps_offsets or is_utc(value.tzinfo):
            return value.astimezone(datetime.timezone.utc).replace(tzinfo=None).isoformat() + "Z"
        return value.isoformat()

    def _foreign(self, value: Any, name: str, depth: int) -> Any:
        """Scalars and arrays of numpy, pandas and pyarrow, without importing any of them."""
        if kind_of(value) in ("NAType", "NaTType"):
            return None
        if hasattr(value, "asDict"):  # a row of Spark
            return self.value(value.asDict(), name, depth + 1)
        if hasattr(value, "as_py"):
            return self.value(scalar(value), name, depth + 1)
        if hasattr(value, "tolist"):
            if getattr(getattr(value, "dtype", None), "kind", "") in ("M", "m"):
                # Nanoseconds would come out as mere numbers.
                value = value.astype(f"{value.dtype.kind}8[us]")
            plain = value.tolist()
            # A long double stays what it is.
            return self._number(float(plain)) if type(plain) is type(value) else self.value(plain, name, depth + 1)
        if isinstance(value, int):  # enumerations
            return int(value)
        if isinstance(value, str):
            return str(value)
        raise PrimumError(f"{name} is of the type {kind_of(value)}, which no log can hold")


def scalar(value: Any) -> Any:
    """A scalar of Arrow as a Python value; one that Python has no value for, such as a time after the year 9999, as a
    text that no field takes."""
    try:
        return value.as_py()
    except (OverflowError, ValueError):
        return f"{value.type} {getattr(value, 'value', '')}".strip()


class _Number(float):
    """A decimal number that is written with all its digits."""

    def __new__(cls, value: decimal.Decimal) -> "_Number":
        made = super().__new__(cls, value)
        made.digits = format(value, "f")
        return made

    digits: str

    def __repr__(self) -> str:
        return self.digits


def kind_of(value: Any) -> str:
    return type(value).__name__


# Names of UTC in the time zone database.
_UTC = {"utc", "uct", "zulu", "universal", "etc/utc", "etc/uct", "etc/zulu", "etc/universal", "tzutc()"}


def is_utc(named: datetime.tzinfo) -> bool:
    """Whether a zone is UTC itself, not a place whose clocks show the same."""
    return str(named).lower() in _UTC


def zone(named: str | datetime.tzinfo | None) -> datetime.tzinfo | None:
    """The zone that a name such as ``Europe/Berlin`` or an offset such as ``+02:00`` means."""
    if named is None or isinstance(named, datetime.tzinfo):
        return named
    if named in ("Z", "UTC"):
        return datetime.timezone.utc
    if named[:1] in "+-":
        try:
            return datetime.datetime.fromisoformat(f"2000-01-01T00:00:00{named}").tzinfo
        except ValueError:
            raise PrimumError(f"`{named}` is not an offset such as +02:00") from None
    try:
        return zoneinfo.ZoneInfo(named)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise PrimumError(f"there is no time zone `{named}`; write a name such as Europe/Berlin, or an offset") from None


def zone_name(named: str | datetime.tzinfo | None) -> str | None:
    """As ``--time-zone`` takes it."""
    if named is None or isinstance(named, str):
        return named
    key = getattr(named, "key", None) or getattr(named, "zone", None)
    if key:
        return key
    offset = named.utcoffset(None)
    if offset is None:
        raise PrimumError(f"{named!r} is not a zone that has a name; give one such as `Europe/Berlin`")
    minutes = int(offset.total_seconds() // 60)
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def moment(now: str | datetime.datetime | None, in_zone: datetime.tzinfo | None) -> str:
    """The moment of evaluation, RFC 3339; the clock where none is given."""
    if now is None:
        # It takes the clock of what is asked.
        return datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="microseconds").replace("+00:00", "Z")
    if isinstance(now, str):
        try:
            # Python before 3.11 reads no `Z`.
            read = datetime.datetime.fromisoformat(now[:-1] + "+00:00" if now[-1:] in ("Z", "z") else now)
        except ValueError:
            read = None
        # What only the program can read is left to it.
        if read is not None and read.tzinfo is None:
            raise PrimumError(f"now is {now!r}, which does not say how far from UTC; {_EXAMPLE_OF_NOW}")
        if not now[:4].isdigit():
            raise PrimumError(f"now is {now!r}, which is no moment; {_EXAMPLE_OF_NOW}")
        return now
    if not isinstance(now, datetime.datetime):
        raise PrimumError(f"now is {now!r}, of the type {type(now).__name__}, which is no moment; {_EXAMPLE_OF_NOW}")
    if now.tzinfo is None and in_zone is not None and now == now:
        first, second = (now.replace(tzinfo=in_zone, fold=fold) for fold in (0, 1))
        if first.utcoffset() != second.utcoffset():
            raise PrimumError(f"now is {now!r}, which clocks in {in_zone} show twice or skip; {_EXAMPLE_OF_NOW}")
        now = first
    written = RecordWriter(in_zone).value(now, "now")
    if written is None:
        raise PrimumError(f"now is {now!r}, which is no moment; {_EXAMPLE_OF_NOW}")
    return str(written)


_EXAMPLE_OF_NOW = 'write "2026-03-05T12:00:00+01:00", or give a datetime'


def run_options(
    time_zone: str | datetime.tzinfo | None, as_of: str | datetime.date | None, all: bool
) -> list[str]:
    """What every run takes, as the options of ``primum evaluate``."""
    options = []
    if time_zone is not None:
        options += ["--time-zone", str(zone_name(time_zone))]
    if as_of is not None:
        options += ["--as-of", as_of if isinstance(as_of, str) else as_of.isoformat()]
    if all:
        options.append("--all")
    return options
