"""Where the program is, and how it is run."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from functools import lru_cache
from pathlib import Path
from typing import Any, Sequence

__all__ = ["PrimumError", "find_program", "describe"]


class PrimumError(Exception):
    """The job could not be done: a pack that does not load, a file that cannot be read, bad usage."""


def find_program() -> str:
    """The path of the program that came with this package.

    The environment variable ``PRIMUM`` names another one.

    Raises:
        PrimumError: the program is nowhere.
    """
    named = os.environ.get("PRIMUM")
    if named:
        if os.access(named, os.X_OK) and os.path.isfile(named):
            return named
        raise PrimumError(f"PRIMUM is {named!r}, which is not a program")
    name = "primum.exe" if sys.platform == "win32" else "primum"
    folders = [sysconfig.get_path("scripts"), _user_scripts(), _target_scripts()]
    for folder in folders:
        if folder and os.path.isfile(os.path.join(folder, name)):
            path = os.path.join(folder, name)
            if _is_native(path):
                return path
    found = shutil.which(name)
    if found and _is_native(found):
        return found
    raise PrimumError(
        "the program `primum` was not found beside this package; install the wheel of your platform again, "
        "or set PRIMUM to the path of the program"
    )


def _user_scripts() -> str | None:
    scheme = sysconfig.get_preferred_scheme("user")
    return sysconfig.get_path("scripts", scheme=scheme)


def _target_scripts() -> str:
    # `pip install --target` puts scripts beside the packages.
    return str(Path(__file__).resolve().parent.parent / "bin")


def _is_native(path: str) -> bool:
    with open(path, "rb") as file:
        return file.read(2) != b"#!"


def message(text: str) -> str:
    """What the program wrote to its standard error, as the text of an exception."""
    lines = [line.removeprefix("primum: ") for line in text.strip().splitlines()]
    for line in lines:
        # A value that the command line does not take is one of an argument of the same name.
        wrong = re.match(r"Error: The value '(.*)' is invalid for '--([a-z-]+)[^']*': (.*)", line)
        if wrong:
            value, option, reason = wrong.groups()
            return f"{option.replace('-', '_')}={value!r}: {reason}"
    return "\n".join(lines) or "the program ended without saying why"


def run(arguments: Sequence[str], program: str | None = None) -> tuple[int, bytes, str]:
    """Runs the program to its end. Gives its exit status, output and errors."""
    done = subprocess.run(
        [program or find_program(), *arguments], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


@lru_cache(maxsize=32)
def _described(program: str, rules: str, stamp: str) -> dict[str, Any]:
    status, output, errors = run(["describe", "--", rules], program)
    if status < 0:
        raise PrimumError(f"the program was ended by signal {-status}")
    if status != 0:
        raise PrimumError(message(errors or output.decode("utf-8", "replace")))
    return json.loads(output)


def describe(rules: str | os.PathLike[str]) -> dict[str, Any]:
    """What a pack evaluates: its name, zone, records with their fields, and mappings.

    Raises:
        PrimumError: the pack does not load; the message lists its mistakes.
    """
    rules = os.fspath(rules)
    if "\0" in rules:
        raise PrimumError(f"rules is {rules!r}, which is no path")
    return _described(find_program(), rules, _stamp(rules))


def _stamp(rules: str) -> str:
    """Changes with what stands in the files of a pack."""
    if not os.path.exists(rules) and os.path.isdir(os.path.join("Rules", rules)):
        rules = os.path.join("Rules", rules)
    digest = hashlib.sha256(os.path.abspath(rules).encode("utf-8", "surrogateescape"))
    found = [rules] if os.path.isfile(rules) else sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(rules) for name in names
    )
    for path in found:
        # Links may lead nowhere, as those of an editor do that keeps a file locked; pipes are not read.
        if not os.path.isfile(path):
            continue
        digest.update(path.encode("utf-8", "surrogateescape") + b"\0")
        with open(path, "rb") as file:
            digest.update(hashlib.sha256(file.read()).digest())
    return digest.hexdigest()
