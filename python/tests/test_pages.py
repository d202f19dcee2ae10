"""What the pages say works as they say it: their Python is run."""

from __future__ import annotations

import os
import re

import pytest

from conftest import ROOT

PAGES = ["docs/python.md", "python/README.md", "docs/spark.md"]


@pytest.mark.parametrize("page", PAGES)
def test_page(page, capsys):
    if "spark" in page:
        pytest.importorskip("pyspark")
    blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text(encoding="utf-8"), re.S | re.M)
    assert blocks
    here = os.getcwd()
    os.chdir(ROOT)
    scope: dict = {}
    try:
        for block in blocks:
            exec(compile(block, page, "exec"), scope)
    finally:
        os.chdir(here)
        if "session" in scope:
            scope["session"].stop()
