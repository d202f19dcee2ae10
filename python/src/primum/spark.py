"""Tables of Apache Spark.

    from primum import spark

    decisions, problems = spark.evaluate(df, rules="Rules/calm", record="entry", now="2026-03-05T12:00:00Z")

The records are partitioned by subject; each partition is streamed through the program, and nothing of it is held in
memory. It needs no RDD and no broadcast, so that it works with Spark Connect too.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import json
import os
import stat
import tempfile
from typing import TYPE_CHECKING, Any, Iterator, Sequence

from ._program import PrimumError, describe, find_program
from ._run import Run
from ._tables import arrow_rows, flattened
from ._values import RecordWriter, moment, run_options, zone, zone_name

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

__all__ = ["Evaluation", "evaluate"]

DECISION = ("subject", "record", "time", "rule", "table", "message", "kind", "outcome", "means", "held", "at", "actions", "because", "gives")
PROBLEM = ("kind", "subject", "record", "field", "value", "message", "rejected")
BATCH = 4096


class Evaluation(tuple):
    """``(decisions, problems)``, both of one persisted frame. ``unpersist`` frees it when both are done with."""

    decisions: "DataFrame"
    problems: "DataFrame"

    def __new__(cls, decisions: "DataFrame", problems: "DataFrame", tagged: "DataFrame") -> "Evaluation":
        made = super().__new__(cls, (decisions, problems))
        made.decisions, made.problems, made._tagged = decisions, problems, tagged
        return made

    def unpersist(self) -> None:
        self._tagged.unpersist()


def evaluate(
    df: "DataFrame",
    *,
    rules: str | os.PathLike[str],
    record: str | None = None,
    now: str | datetime.datetime | None = None,
    time_zone: str | datetime.tzinfo | None = None,
    as_of: str | datetime.date | None = None,
    order: str | Sequence[str] | None = None,
    all: bool = False,
    partitions: int | None = None,
) -> Evaluation:
    """Decides about the records of a table, each subject's in the order of their times.

    Args:
        df: one row a record, one column a field. Nulls are missing; NaN was written but cannot be used, so it is
            reported and unknown; an empty list is empty. A time as text keeps its offset.
        rules: the folder of a pack on the driver. It is shipped to the executors, as the program is.
        record: what the rows are: a record or mapping of the pack; may be left out where the pack has one record.
        now: the moment of evaluation, fixed on the driver; its clock unless given.
        time_zone: the zone of days and months, and that of timestamp columns, which keep no offset; the pack's unless
            given. A table with timestamp columns needs one of them.
        as_of: the day taken for today in every date check.
        order: columns that put records of one subject and one time in order. Where they leave any undecided, that is
            a row of the problems.
        all: gives silent decisions too.
        partitions: into how many parts the subjects are divided; as many as their size needs unless given, and at
            most ``spark.sql.shuffle.partitions``.

    Returns:
        ``(decisions, problems)``. ``actions``, ``because`` and ``gives`` (what a table gives) are JSON text.
        Problems name the subject and key of the record; a rejected record is in ``rejected`` as it was given.

    Raises:
        PrimumError: the pack does not load, a record, zone or column is unknown, a timestamp column has no zone.
    """
    from pyspark.sql import functions as F
    from pyspark.storagelevel import StorageLevel

    pack = describe(rules)
    shape = _shape(pack, record)
    named_zone = time_zone if time_zone is not None else pack.get("timeZone")
    in_zone = zone(named_zone)
    _refuse_doubtful(df, in_zone)
    order = [order] if isinstance(order, str) else list(order or [])
    for column in order:
        if column not in df.columns:
            raise PrimumError(f"order= names the column `{column}`, and the table has none of that name")

    options = ["--record", record or shape["record"], "--now", moment(now, in_zone)]
    options += run_options(time_zone, as_of, all)

    subject, key, time = (shape[name] if shape[name] in df.columns else None for name in ("subject", "key", "time"))
    work = _Work(
        program=_Program.ship(df.sparkSession), rules=_pack_files(rules), options=options,
        zone=str(zone_name(named_zone)) if named_zone is not None else None, subject=subject, key=key, time=time,
        order=order, ties=time is not None,
    )
    parts = df
    by = [_subject(F.col(_quoted(subject)), shape.get("missingSubject"))] if subject else [F.lit(0)]
    parts = df.repartition(partitions, *by) if partitions else df.repartition(*by)
    if time:
        at = F.col(_quoted(time))
        # Text in any offset is put in the order of the moments it means.
        at = F.try_to_timestamp(at) if dict(df.dtypes)[time] == "string" else at
        parts = parts.sortWithinPartitions(*by, at, *(F.col(_quoted(column)) for column in order))
    elif order:
        parts = parts.sortWithinPartitions(*by, *(F.col(_quoted(column)) for column in order))
    with _adaptive(df.sparkSession):
        tagged = parts.mapInArrow(work, _SCHEMA).persist(StorageLevel.MEMORY_AND_DISK)

    decisions = tagged.filter(F.col("tag") == "decision").select(*DECISION)
    found = tagged.filter(F.col("tag") == "problem")
    problems = found.filter(F.col("kind") != "unplaced").unionByName(_unplaced(found)).select(
        F.col("kind"), F.col("subject"), F.col("record"), F.col("field"), F.col("value"),
        F.col("message"), F.col("rejected"))
    if key:
        # Keys that come twice may be those of several subjects, so no partition sees them all.
        twice = (
            tagged.filter(F.col("tag") == "key").groupBy("record")
            .agg(F.count("*").alias("n"), F.sort_array(F.collect_list("subject")).alias("subjects"))
            .filter(F.col("n") > 1)
            .select(
                F.lit("duplicate").alias("kind"), F.explode(F.expr("slice(subjects, 2, n - 1)")).alias("subject"),
                F.col("record"), F.lit(key).alias("field"), F.col("record").alias("value"),
                F.concat(F.lit(f"{key} is that of "), F.col("n").cast("string"), F.lit(" records; all are evaluated"))
                .alias("message"),
                F.lit(None).cast("string").alias("rejected"))
        )
        problems = problems.unionByName(twice)
    return Evaluation(decisions, problems, tagged)


@contextlib.contextmanager
def _adaptive(session: Any) -> Iterator[None]:
    """Spark joins partitions that are small, by their size after the shuffle; those of a persisted frame only if allowed."""
    name = "spark.sql.optimizer.canChangeCachedPlanOutputPartitioning"
    before = session.conf.get(name, None)
    session.conf.set(name, "true")
    try:
        yield
    finally:
        if before is None:
            session.conf.unset(name)
        else:
            session.conf.set(name, before)


_SCHEMA = ", ".join(
    f"`{name}` string"
    for name in ("tag", *dict.fromkeys((*DECISION, "field", "value", "rejected")))
)


def _quoted(column: str) -> str:
    return "`" + column.replace("`", "``") + "`"


def _unplaced(problems: Any) -> Any:
    """Times in `Z` on which days depend are one problem of the table, not one of each partition."""
    from pyspark.sql import functions as F

    number = r"^[0-9]+ records? of (.+?) says? when (?:it was|they were)"
    many = F.concat(F.col("n").cast("string"), F.lit(" records of $1 say when they were"))
    counted = problems.filter(F.col("kind") == "unplaced").agg(
        F.sum(F.regexp_extract("message", "^[0-9]+", 0).cast("long")).alias("n"),
        *(F.max(name).alias(name) for name in problems.columns)).filter(F.col("n") > 0)
    return counted.withColumn(
        "message", F.when(F.col("n") == 1, F.col("message")).otherwise(F.regexp_replace("message", F.lit(number), many))).drop("n")


def _subject(column: Any, missing: str | None) -> Any:
    """The subject of a row, as the program reads it: one that names none is of the record's default."""
    from pyspark.sql import functions as F

    text = column.cast("string")
    return text if missing is None else F.when(text.isNull() | text.rlike(r"^\p{IsWhite_Space}*$"), F.lit(missing)).otherwise(text)


def _shape(pack: dict[str, Any], record: str | None) -> dict[str, Any]:
    """Which columns are key, subject and time."""
    records = {one["name"]: {**one, "record": one["name"]} for one in pack["records"]}
    mappings = {one["id"]: {**one, "record": one["id"]} for one in pack["mappings"]}
    if record is None:
        if len(records) != 1:
            raise PrimumError(f"record= must say what the rows are; the pack has {', '.join(sorted(records))}")
        return next(iter(records.values()))
    if record in mappings:
        return mappings[record]
    if record in records:
        return records[record]
    raise PrimumError(
        f"there is no record or mapping `{record}`; known: {', '.join(sorted([*records, *mappings]))}")


def _refuse_doubtful(df: "DataFrame", in_zone: datetime.tzinfo | None) -> None:
    """Columns that cannot be written, or not without a guess, before any work is done."""
    names = df.columns
    if len(set(names)) < len(names):
        raise PrimumError("two columns of the table have one name")
    for field in df.schema.fields:
        text = field.dataType.simpleString()
        if "binary" in text:
            raise PrimumError(f"the column `{field.name}` holds bytes, which no log can hold")
        if "timestamp_ntz" in text and in_zone is None:
            raise PrimumError(
                f"the column `{field.name}` holds times without an offset, and nothing says in which zone they are; "
                "give time_zone=, or `time zone:` in the pack")


def _pack_files(rules: str | os.PathLike[str]) -> dict[str, bytes]:
    """The files of a pack, to be written again on an executor."""
    folder = os.fspath(rules)
    if not os.path.isdir(folder) and os.path.isdir(os.path.join("Rules", folder)):
        folder = os.path.join("Rules", folder)
    files = {}
    for at, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(at, name)
            if name.endswith((".yaml", ".yml")) and not name.startswith("."):
                with open(path, "rb") as file:
                    files[os.path.relpath(path, folder)] = file.read()
    if not files:
        raise PrimumError(f"{folder}: holds no rule files")
    return files


class _Program:
    """The program as an executor finds it."""

    def __init__(self, path: str, name: str, size: int):
        self.path = path
        self.name = name
        self.size = size

    @classmethod
    def ship(cls, session: Any) -> "_Program":
        path = find_program()
        with open(path, "rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()[:16] if hasattr(hashlib, "file_digest") \
                else hashlib.sha256(file.read()).hexdigest()[:16]
        name = f"primum-{digest}"
        made = cls(path, name, os.path.getsize(path))
        shipped = getattr(session, "_primum_shipped", None)
        if shipped != name:
            folder = os.path.join(tempfile.gettempdir(), f"primum-ship-{os.getuid() if hasattr(os, 'getuid') else 0}")
            os.makedirs(folder, mode=0o700, exist_ok=True)
            _refuse_foreign(folder)
            copy = os.path.join(folder, name)
            if not os.path.exists(copy) or os.path.getsize(copy) != made.size:
                with open(path, "rb") as source, open(copy + ".part", "wb") as target:
                    target.write(source.read())
                os.replace(copy + ".part", copy)
            if not session.conf.get("spark.master", "").startswith("local"):
                session.addArtifacts(copy, file=True)
            session._primum_shipped = name
        return made

    def here(self) -> str:
        """Its path on this machine."""
        if os.path.isfile(self.path) and os.path.getsize(self.path) == self.size and os.access(self.path, os.X_OK):
            return self.path
        from pyspark import SparkFiles

        shipped = SparkFiles.get(self.name)
        if not os.path.isfile(shipped):
            shipped = os.path.abspath(self.name)
        if os.path.isfile(shipped):
            os.chmod(shipped, os.stat(shipped).st_mode | stat.S_IXUSR)
            return shipped
        return find_program()


class _Work:
    """What one task does: the records of its partition through one run of the program."""

    def __init__(self, *, program: _Program, rules: dict[str, bytes], options: list[str], zone: str | None,
                 subject: str | None, key: str | None, time: str | None, order: list[str], ties: bool):
        self.program, self.rules, self.options, self.zone = program, rules, options, zone
        self.subject, self.key, self.time, self.order, self.ties = subject, key, time, order, ties

    def __call__(self, batches: Iterator[Any]) -> Iterator[Any]:
        import pyarrow

        schema = pyarrow.schema([(name, pyarrow.string()) for name in _COLUMNS])
        gathered: list[dict[str, Any]] = []
        for row in self._rows(batches):
            gathered.append(row)
            if len(gathered) >= BATCH:
                yield pyarrow.RecordBatch.from_pylist(gathered, schema=schema)
                gathered = []
        if gathered:
            yield pyarrow.RecordBatch.from_pylist(gathered, schema=schema)

    def _rows(self, batches: Iterator[Any]) -> Iterator[dict[str, Any]]:
        with tempfile.TemporaryDirectory(prefix="primum-") as folder:
            spool = _Spool(os.path.join(folder, "keys"))
            feed = self._feed(batches, spool)
            first = next(feed, None)
            if first is None:
                return  # a partition without records
            rejects = os.path.join(folder, "rejects")
            options = ["--rules", _laid_out(self.rules), *self.options, "--rejects", rejects]
            with Run(options, _chain(first, feed), self.program.here()) as run:
                for line in run:
                    yield _decision(json.loads(line))
                spool.finish()
                yield from self._problems(run.problems(), spool, rejects)
            if self.key:
                for subject, key, _ in spool:
                    if key is not None:
                        yield {"tag": "key", "subject": subject, "record": key}

    def _feed(self, batches: Iterator[Any], spool: "_Spool") -> Iterator[bytes]:
        # Spark keeps the instant of a timestamp and loses its offset.
        writer = RecordWriter(zone(self.zone), keeps_offsets=False)
        before: Any = None
        for batch in batches:
            for row in arrow_rows(batch):
                subject = row.get(self.subject) if self.subject else None
                key = row.get(self.key) if self.key else None
                place = (subject, row.get(self.time) if self.time else None, *(row.get(name) for name in self.order))
                tied = self.ties and before == place and place[1] is not None
                before = place
                spool.add(_text(subject), _text(key), tied)
                yield writer.line(row)

    def _problems(self, told: Iterator[dict[str, Any]], spool: "_Spool", rejects: str) -> Iterator[dict[str, Any]]:
        lines, at, of = iter(spool), 0, (None, None, False)
        rejected = open(rejects, "rb") if os.path.exists(rejects) else None
        try:
            for problem in told:
                if problem["kind"] == "duplicate":
                    continue  # found over all subjects
                if problem["line"] < at:
                    lines, at, of = iter(spool), 0, (None, None, False)
                while at < problem["line"]:
                    of, at = next(lines, (None, None, False)), at + 1
                subject, key, _ = of
                row = {"tag": "problem", "kind": problem["kind"], "subject": subject, "record": key,
                       "field": problem.get("field"), "value": problem.get("value"), "message": problem["message"]}
                if problem["kind"] == "rejected" and rejected is not None:
                    row["rejected"] = rejected.readline().decode("utf-8", "replace").rstrip("\n")
                yield row
        finally:
            if rejected is not None:
                rejected.close()
        said = "order= should name a column that puts them in order" if not self.order else \
            f"`{'`, `'.join(self.order)}` does not put them in order"
        for subject, key, tied in spool:
            if tied:
                yield {"tag": "problem", "kind": "order", "subject": subject, "record": key, "field": self.time,
                       "message": f"another record of this subject has the same {self.time}; {said}"}


class _Spool:
    """Subject and key of each line, on disk: what a problem is about is asked when all lines have gone by."""

    def __init__(self, path: str):
        self._path = path
        self._file: Any = open(path, "w", encoding="utf-8", errors="surrogatepass")

    def add(self, subject: str | None, key: str | None, tied: bool) -> None:
        self._file.write(json.dumps((subject, key, tied), ensure_ascii=True))
        self._file.write("\n")

    def finish(self) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[tuple[str | None, str | None, bool]]:
        with open(self._path, encoding="utf-8") as file:
            for line in file:
                subject, key, tied = json.loads(line)
                yield subject, key, tied


_COLUMNS = ("tag", *dict.fromkeys((*DECISION, "field", "value", "rejected")))


def _decision(decision: dict[str, Any]) -> dict[str, Any]:
    row: dict[str, Any] = {"tag": "decision"}
    gives = {}
    for name, value in decision.items():
        if name in DECISION:
            row[name] = flattened(value)
        elif name != "line":  # of what one executor was given
            gives[name] = value
    if gives:
        row["gives"] = flattened(gives)
    return row


def _text(value: Any) -> str | None:
    return None if value is None else value if isinstance(value, str) else str(value)


def _chain(first: bytes, rest: Iterator[bytes]) -> Iterator[bytes]:
    yield first
    yield from rest


def _refuse_foreign(folder: str) -> None:
    """What lies in a folder of the system's temporary ones is trusted only if nobody else could have put it there."""
    status = os.lstat(folder)
    if not stat.S_ISDIR(status.st_mode) or hasattr(os, "getuid") and status.st_uid != os.getuid():
        raise PrimumError(f"{folder} is there already and belongs to another user; remove it, or set TMPDIR to a folder of your own")


def _laid_out(files: dict[str, bytes]) -> str:
    """The pack in a folder of this machine, once for each content."""
    digest = hashlib.sha256()
    for name, content in sorted(files.items()):
        digest.update(f"{name}\0{len(content)}\0".encode())
        digest.update(content)
    owner = os.getuid() if hasattr(os, "getuid") else 0
    folder = os.path.join(tempfile.gettempdir(), f"primum-rules-{owner}-{digest.hexdigest()[:24]}")
    if os.path.isdir(folder):
        _refuse_foreign(folder)
        return folder
    made = tempfile.mkdtemp(prefix="primum-rules-")
    for name, content in files.items():
        path = os.path.join(made, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content)
    try:
        os.rename(made, folder)
    except OSError:  # another task was faster
        import shutil

        shutil.rmtree(made, ignore_errors=True)
    return folder
