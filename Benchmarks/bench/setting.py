"""What a run of the benchmarks shares: the program, the peers, the folder of inputs, the sizes."""
from dataclasses import dataclass
from pathlib import Path

from . import logs, measure
from .peers import Peers

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass
class Setting:
    primum: str
    folder: Path
    peers: Peers
    logs: int  # records
    keys: int  # of the catalogue
    terms: int
    repeat: int
    one_core: list
    two_cores: list

    def log(self, times=1):
        """The logs, as a path; with `times`, that many copies of them."""
        base = logs.write(self.folder / f"logs-{self.logs}.ndjson", self.logs)
        if times == 1:
            return base
        return logs.write_times(self.folder / f"logs-{self.logs}x{times}.ndjson", base, times)

    def evaluate(self, pack, log):
        return [self.primum, "evaluate", "--rules", str(pack), "--record", "headacheLog", "--now", logs.moment(logs.NOW),
                "--format", "ndjson", str(log)]

    def has(self, command):
        """Whether this build of the program has a command."""
        return f"primum {command}" in measure.output([self.primum, command, "--help"], range(256)).decode()

    def sql(self, name, log):
        """DuckDB's command line for a file of Benchmarks/sql, with the log put in."""
        script = (ROOT / "Benchmarks/sql" / name).read_text(encoding="utf-8").replace("{{log}}", str(log))
        path = self.folder / f"{Path(log).stem}-{name}"
        path.write_text(script, encoding="utf-8")
        return [self.peers.duckdb, "-init", "/dev/null", "-bail", "-f", str(path)]


@dataclass
class Row:
    """One line of the results."""
    work: str
    ours: str
    peer: str
    ratio: str
    wanted: str
    holds: object  # True, False, or None where there is nothing to hold it against


def seconds(value):
    return f"{value * 1000:.1f} ms" if value < 0.1 else f"{value:.2f} s"


def megabytes(value):
    return "?" if value is None else f"{value / 1e6:.1f} MB"


def skipped(work, why):
    return Row(work, "skipped", why, "", "", None)
