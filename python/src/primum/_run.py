"""One run of the program: records in, decisions and problems out, as streams."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import tempfile
import threading
from typing import Any, Callable, Iterable, Iterator, Sequence

from ._program import PrimumError, find_program, message

READ_SIZE = 1 << 20


class Run:
    """Feeds lines of NDJSON to ``primum evaluate`` and gives what it decides, while it decides.

    Iterating gives the decisions, as lines, and raises what kept the job from being done; afterwards ``problems`` gives
    what was wrong with the records. None of them are held. ``with`` ends the program and removes its files.
    """

    def __init__(
        self, options: list[str], lines: Iterable[bytes], program: str | None = None, files: Sequence[str] = ("-",)
    ):
        self._lines = lines
        self._folder = tempfile.TemporaryDirectory(prefix="primum-")
        self._problems = os.path.join(self._folder.name, "problems.ndjson")
        self._errors = tempfile.TemporaryFile()
        self._process = subprocess.Popen(
            [program or find_program(), "evaluate", "--format", "ndjson", "--allow-empty",
             "--problems", self._problems, *options, "--", *files],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
        )
        self._output: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._output.put(line)
        self._output.put(None)

    def __iter__(self) -> Iterator[bytes]:
        # Records come from the caller's own thread: a cursor of a database serves no other.
        for chunk in chunks(self._lines):
            if not self._write(chunk):
                break
            while not self._output.empty():
                line = self._output.get()
                if line is None:
                    return self._finish()
                yield line
        self._close_input()
        while (line := self._output.get()) is not None:
            yield line
        self._finish()

    def _write(self, chunk: bytes) -> bool:
        """Whether the program still reads; where it has ended, its status says why."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(chunk)
            return True
        except BrokenPipeError:
            return False

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass

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
        self._reader.join()
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
        self._close_input()
        self._reader.join()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._errors.close()
        self._folder.cleanup()


def chunks(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The lines in pieces of some size, without holding more than one."""
    buffer = bytearray()
    for line in lines:
        buffer += line
        if len(buffer) >= READ_SIZE:
            yield bytes(buffer)
            buffer.clear()
    yield bytes(buffer)


def counted(lines: Iterable[Any], write: Callable[[Any], bytes], each: Callable[[int], object]) -> Iterator[bytes]:
    """The records as lines; ``each`` hears of every one that was read."""
    for record in lines:
        yield write(record)
        each(1)
