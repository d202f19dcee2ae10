"""Linting a catalogue: against a text search, more terms, more text, memory."""
import json
from pathlib import Path

from . import answers, catalogues, measure
from .setting import Row, megabytes, seconds, skipped

FOUND = (0, 1)  # findings are what is wanted here


class Material:
    """A catalogue with a pack of terms, and the same terms as a list."""

    def __init__(self, setting, times=1, term_times=1):
        folder = setting.folder
        keys, terms = setting.keys * times, setting.terms * term_times
        self.catalogue = folder / f"catalogue-{keys}.xcstrings"
        self.pack = folder / f"terms-{terms}"
        self.list = folder / f"terms-{terms}.txt"
        if not self.catalogue.exists():
            part = self.catalogue.with_suffix(".part")
            catalogues.write(part, keys, setting.terms)
            part.rename(self.catalogue)
        catalogues.write_terms(self.pack, self.list, setting.terms, terms)

    def lint(self, setting, form="json"):
        return [setting.primum, "lint", "--rules", str(self.pack), "--as-of", "2026-03-20", "--format", form, str(self.catalogue)]

    def search(self, setting, *options):
        return [setting.peers.rg, "--no-config", "-i", "-w", "-F", *options, "-f", str(self.list), str(self.catalogue)]


def against_search(setting):
    material = Material(setting)
    size = material.catalogue.stat().st_size
    work = f"lint {setting.keys:,} keys x {len(catalogues.LOCALES)} locales ({megabytes(size)}) with {setting.terms} terms"
    if not setting.peers.rg:
        return [skipped(work, "ripgrep is not there")]
    report = json.loads(measure.output(material.lint(setting), FOUND))
    # Where each finding begins: ripgrep tells the byte column, we the column in characters, so places are held against each other by line.
    ours = [(finding["line"], finding["match"].lower()) for finding in report["findings"] if "match" in finding]
    other = [finding for finding in report["findings"] if "match" not in finding]
    if other:
        raise answers.Different(f"lint has findings beside the terms: {other[0]}")
    matches = measure.output(material.search(setting, "-o", "-n", "--no-heading", "-I")).decode().splitlines()
    theirs = [(int(line.split(":")[0]), line.split(":", 1)[1].lower()) for line in matches]
    count = answers.same_keys(ours, theirs, "ripgrep")
    rows = []
    for form, name in (("text", "text"), ("json", "JSON")):
        best = measure.best({"primum": material.lint(setting, form), "rg": material.search(setting)}, setting.repeat, setting.one_core, FOUND)
        ratio = best["rg"] / best["primum"]
        rows.append(Row(f"{work}, {name} report", f"{seconds(best['primum'])} ({count:,} findings)", f"ripgrep {seconds(best['rg'])}",
                        f"{ratio:.2f} times as fast", "1.5 times", ratio >= 1.5))
    if len(setting.two_cores or []) > 1:
        # ripgrep searches one file on one core however many there are.
        best = measure.best({"primum": material.lint(setting), "rg": material.search(setting)}, setting.repeat, setting.two_cores, FOUND)
        ratio = best["rg"] / best["primum"]
        rows.append(Row("the same on two cores, JSON report", seconds(best["primum"]), f"ripgrep {seconds(best['rg'])}",
                        f"{ratio:.2f} times as fast", "1.5 times", ratio >= 1.5))
        one, two = measure.in_turns(material.lint(setting), setting.repeat, (setting.one_core, setting.two_cores), FOUND)
        rows.append(Row("the same on two cores against one, JSON report", seconds(two), f"one core {seconds(one)}",
                        f"{one / two:.2f} times as fast", "1.8 times", one / two >= 1.8))
    return rows


def more_terms(setting):
    few, many = Material(setting), Material(setting, term_times=10)
    best = measure.best({"few": few.lint(setting), "many": many.lint(setting)}, setting.repeat, setting.one_core, FOUND)
    ratio = best["many"] / best["few"]
    return [Row(f"{setting.terms * 10:,} terms against {setting.terms}, with the same hits", seconds(best["many"]),
                f"{setting.terms} terms {seconds(best['few'])}", f"{ratio:.2f} times the time", "at most 1.3 times", ratio <= 1.3)]


def more_text(setting):
    few, many = Material(setting), Material(setting, times=10)
    best = measure.best({"few": few.lint(setting), "many": many.lint(setting)}, max(1, setting.repeat - 2), setting.one_core, FOUND)
    ratio = best["many"] / best["few"]
    return [Row(f"lint ten times the text ({megabytes(many.catalogue.stat().st_size)})", seconds(best["many"]),
                f"once the text {seconds(best['few'])}", f"{ratio:.2f} times the time", "at most 10.5 times", ratio <= 10.5)]


def memory(setting):
    rows = []
    for times in (1, 10):
        material = Material(setting, times=times)
        size = material.catalogue.stat().st_size
        peak = measure.peak_memory(material.lint(setting), setting.one_core, FOUND)
        if peak is None:
            return [skipped("memory of linting", "/usr/bin/time is not there")]
        ratio = peak / size
        rows.append(Row(f"peak memory of linting {megabytes(size)}", megabytes(peak), f"the file {megabytes(size)}",
                        f"{ratio:.2f} times the file", "below 4 times", ratio < 4))
    return rows
