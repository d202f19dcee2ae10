"""One run of the program: records in, decisions and problems out, as streams."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from typing import Any, Callable, Iterable, Iterator

from ._program import PrimumError, find_program, message

READ_SIZE = 1 << 20


class Run:
    """Feeds lines of NDJSON to ``primum evaluate`` and gives what it decides, while it decides.

    Iterating gives the decisions, as lines, and raises what kept the job from being done; afterwards ``problems`` gives
    what was wrong with the records. None of them are held. ``with`` ends the program and removes its files.
    """

    def __init__(self, options: list[str], lines: Iterable[bytes], program: str | None = None):
        self._lines = lines
        self._folder = tempfile.TemporaryDirectory(prefix="primum-")
        self._problems = os.path.join(self._folder.name, "problems.ndjson")
        self._errors = tempfile.TemporaryFile()
        self._failure: BaseException | None = None
        self._process = subprocess.Popen(
            [program or find_program(), "evaluate", "--format", "ndjson", "--allow-empty",
             "--problems", self._problems, *options, "-"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
        )
        self._feeder = threading.Thread(target=self._feed, daemon=True)
        self._feeder.start()

    def _feed(self) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            buffer = bytearray()
            for line in self._lines:
                buffer += line
                if len(buffer) >= READ_SIZE:
                    stdin.write(buffer)
                    buffer.clear()
            stdin.write(buffer)
        except BrokenPipeError:
            pass  # the program ended; its status says why
        except BaseException as failure:
            self._failure = failure
            self._process.kill()
        finally:
            try:
                stdin.close()
            except BrokenPipeError:
                pass

    def __iter__(self) -> Iterator[bytes]:
        assert self._process.stdout is not None
        yield from self._process.stdout
        self._finish()

    def problems(self) -> Iterator[dict[str, Any]]:
        """The problems in the order of the lines they are about."""
        if os.path.exists(self._problems):
            with open(self._problems, "rb") as file:
                for line in file:
                    yield json.loads(line)

    def __enter__(self) -> "Run":
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def _finish(self) -> None:
        status = self._process.wait()
        self._feeder.join()
        if self._failure is not None:
            raise self._failure
        if status not in (0, 1):
            self._errors.seek(0)
            said = self._errors.read(1 << 20).decode("utf-8", "replace")
            if status < 0:
                said = f"the program was ended by signal {-status}\n{said}"
            raise PrimumError(message(said))

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._feeder.join()
        self._errors.close()
        self._folder.cleanup()


def counted(lines: Iterable[Any], write: Callable[[Any], bytes], each: Callable[[int], object]) -> Iterator[bytes]:
    """The records as lines; ``each`` hears of every one that was read."""
    for record in lines:
        yield write(record)
        each(1)
