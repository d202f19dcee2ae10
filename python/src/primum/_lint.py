"""``primum.lint``."""

from __future__ import annotations

import json
import os
from typing import Any, Iterable, NamedTuple, Union

from ._program import PrimumError, message, run

Paths = Union[str, "os.PathLike[str]", Iterable[Union[str, "os.PathLike[str]"]]]


class Lint(NamedTuple):
    """What was found in copy."""

    findings: list[dict[str, Any]]
    """As ``primum lint --format json`` gives them: ``id``, ``level``, ``message``, ``file``, ``line``, ``column``, …"""
    summary: dict[str, int]
    """``errors``, ``warnings``, ``notes``, ``files``, ``strings``."""


def lint(
    paths: Paths,
    *,
    rules: str | os.PathLike[str] | Iterable[str | os.PathLike[str]] | None = None,
    level: str = "error",
    baseline: str | os.PathLike[str] | None = None,
) -> Lint:
    """Lints string catalogues against the words of packs, as ``primum lint`` does.

    Args:
        paths: files or folders.
        rules: a pack, or several; the checks that need no pack where none is given.
        level: the lowest level that counts for the exit status of the program; nothing is left out below it.
        baseline: a file of findings that are accepted.

    Raises:
        PrimumError: something could not be read, so that the copy was not looked at as a whole.
    """
    arguments = ["lint", "--format", "json", "--level", level]
    for pack in _each(rules):
        arguments += ["--rules", pack]
    if baseline is not None:
        arguments += ["--baseline", os.fspath(baseline)]
    status, output, errors = run([*arguments, "--", *_each(paths)])
    if status not in (0, 1):
        raise PrimumError(message(errors) if errors.strip() else _told(output))
    report = json.loads(output)
    return Lint(report["findings"], report["summary"])


def _each(of: Any) -> list[str]:
    if of is None:
        return []
    if isinstance(of, (str, os.PathLike)):
        return [os.fspath(of)]
    return [os.fspath(one) for one in of]


def _told(output: bytes) -> str:
    """The findings that kept the job from being done."""
    try:
        findings = json.loads(output)["findings"]
    except (ValueError, KeyError):
        return message("")
    return "\n".join(
        f"{finding.get('file', '')}:{finding.get('line', 0)}: {finding['message']} [{finding['id']}]"
        for finding in findings if finding["level"] == "error"
    ) or message("")
