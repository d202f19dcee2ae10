from __future__ import annotations

import pytest

import primum
from conftest import ROOT

WORDS = ROOT / "docs/examples/words"


def test_finds_what_the_program_finds():
    findings, summary = primum.lint(WORDS / "en.lproj", rules=WORDS)
    assert {finding["id"] for finding in findings} >= {"words/causal-trigger", "words/no-diagnosis"}
    assert summary["errors"] == 2


def test_what_cannot_be_read_is_no_clean_run(tmp_path):
    with pytest.raises(primum.PrimumError):
        primum.lint(tmp_path / "nothing.strings", rules=WORDS)
