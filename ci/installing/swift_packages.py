"""The Swift package in an app's package: its plugins, and the library without what only the command needs."""
import os
import re
import subprocess

from installing.support import BAD, GOOD, ROOT, app, expect, program
from installing.workflows import blocks

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Calm", defaultLocalization: "en", platforms: [.macOS(.v14)],
  {parts}
)
"""


def swift(place, scratch, *arguments, status=0, **environment):
    """Runs swift in a package, with the file and its messages as they were printed."""
    done = subprocess.run(
        ["swift", arguments[0], "--scratch-path", scratch, *arguments[1:]], cwd=place, env={**os.environ, **environment},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    expect((done.returncode == 0) == (status == 0), f"swift {' '.join(arguments)} ended with {done.returncode}\n{done.stdout[-4000:]}")
    return done.stdout


def package(folder, words=GOOD, traits=False):
    """A made-up app that is a Swift package, with the manifest that the page shows."""
    place = app(folder, words)
    (place / "Sources/Calm").mkdir(parents=True)
    (place / "Sources/Calm/Calm.swift").write_text("public let isCalm = true\n")
    (shown,) = blocks("docs/ci/xcode.md", "swift")
    local = re.sub(r'url: "[^"]*", from: "[^"]*"', f'name: "primum", path: "{ROOT}"', shown).rstrip()
    if traits:
        local = local.replace(f'path: "{ROOT}"', f'path: "{ROOT}", traits: []').replace(
            'plugins: [.plugin(name: "PrimumLint", package: "primum")]', 'dependencies: [.product(name: "Primum", package: "primum")]')
        (place / "Sources/Calm/Calm.swift").write_text("import Primum\npublic let engine: PrimumEngine? = nil\n")
    (place / "Package.swift").write_text(MANIFEST.format(parts=local))
    return place


def step_plugins(folder):
    """`swift package primum` and the check at each build, with the program of the release."""
    environment = {"PRIMUM": str(program(folder / "release"))}
    place, scratch = package(folder / "app", BAD), folder / "scratch"
    told = swift(place, scratch, "package", "primum", "gate", status=1, **environment)
    expect("causal-trigger" in told and "primum has findings" in told, f"the command plugin does not gate\n{told}")
    told = swift(place, scratch, "build", status=1, **environment)
    line = f"{place.resolve()}/Calm/Resources/en.lproj/Localizable.strings:1:27: error: "
    expect(line in told.replace("//", "/"), f"the build does not show {line}\n{told}")
    copy = place / "Calm/Resources/en.lproj/Localizable.strings"
    copy.write_text(copy.read_text().replace(BAD, GOOD))
    swift(place, scratch, "build", **environment)
    swift(place, scratch, "package", "primum", "gate", **environment)
    swift(place, scratch, "package", "primum", "--version", **environment)


def step_traits(folder):
    """With `traits: []` an app resolves nothing that only the command needs; with the default ones it does."""
    everything = swift(package(folder / "whole"), folder / "whole-scratch", "package", "show-dependencies", "--format", "json")
    names = ("swift-argument-parser", "swift-nio")
    expect(all(name in everything for name in names), f"with its default traits the package lacks the command's\n{everything}")
    place = package(folder / "app", traits=True)
    shown = swift(place, folder / "scratch", "package", "show-dependencies", "--format", "json")
    expect('"primum"' in shown, f"the app does not depend on primum\n{shown}")
    resolved = place / "Package.resolved"
    for name in names:
        expect(name not in shown and (not resolved.exists() or name not in resolved.read_text()), f"with `traits: []` the app resolves {name}")
