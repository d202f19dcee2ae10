"""The safety rules and words of health apps, from Python.

    import primum

    decisions, problems = primum.evaluate(records, rules="Rules/calm", record="entry", now="2026-03-05T12:00:00Z")
    findings, summary = primum.lint("Calm/Resources", rules="Rules/calm")

It runs the program ``primum``, found on the path or where ``PRIMUM`` says. Tables of Spark: ``primum.spark``.
"""

from ._evaluate import Evaluation, evaluate
from ._lint import Lint, lint
from ._program import PrimumError, describe, find_program
from ._version import __version__

__all__ = ["Evaluation", "Lint", "PrimumError", "__version__", "describe", "evaluate", "find_program", "lint"]
