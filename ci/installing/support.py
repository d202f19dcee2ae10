"""What every step uses: running commands, the tools from the package index, the made-up app, the files of the release."""
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / ".build/release-files"
REQUIREMENTS = Path(__file__).with_name("requirements.txt")


named = []


def choose(program):
    """The program to pack, where it is not what ci/build-release builds."""
    named[:] = ["--program", program.resolve()] if program else []


class Missing(Exception):
    """Something of the machine that is not to be had: said aloud, and a failure where CI is set."""


def run(*command, status=0, cwd=None, env=None, timeout=1200):
    """Runs a command that must end with a status; gives what it printed on both streams."""
    words = [str(part) for part in command]
    done = subprocess.run(
        words, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=timeout)
    printed = done.stdout.decode("utf-8", "replace")
    expect(done.returncode == status, f"`{shlex.join(words)}` ended with {done.returncode} instead of {status}\n{printed[-4000:]}")
    return printed


def expect(condition, message):
    if not condition:
        raise AssertionError(message)


def tools():
    """The folder of the programs that requirements.txt names, installed once."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]
    place = ROOT / f".build/install-tools-{digest}"
    if not (place / "installed").exists():
        shutil.rmtree(place, ignore_errors=True)
        run(sys.executable, "-m", "venv", place)
        run(place / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "--requirement", REQUIREMENTS)
        (place / "installed").touch()
    return place / "bin"


def packed(pattern):
    found = list(OUT.glob(pattern))
    expect(len(found) == 1, f"{OUT} holds no single {pattern}; ci/package-release makes it")
    return found[0]


def version():
    return re.search(r'primumVersion = "(.+?)"', (ROOT / "Sources/CommandLineTool/Version.swift").read_text()).group(1)


def program(folder):
    """The program of the archive, unpacked in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    run("tar", "-xzf", packed("primum-*.tar.gz"), "--strip-components=1", "-C", folder)
    return folder / "bin/primum"


def bare(folder, *first):
    """An environment with nothing of this machine's user in it."""
    folder.mkdir(parents=True, exist_ok=True)
    return {"PATH": ":".join([*map(str, first), "/usr/local/bin:/usr/bin:/bin"]), "HOME": str(folder), "LANG": "C.UTF-8",
            **{name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "REQUESTS_")) or name.lower().endswith("_proxy")}}


PACK = """\
pack: calm
title: Words of Calm
version: "1"
language: 1
source locale: en
locales: [en]
terms:
  - id: causal-trigger
    forbid: trigger
    forms: noun
    level: error
    because: It states a cause.
    instead: [pattern]
    examples:
      - { text: Your triggers, expect: found }
      - { text: An outrigger, expect: clean }
reviewed:
  - { locale: en, by: "Copy lead, review of 2026-02", on: 2026-02-01 }
"""
GOOD, BAD = "Breathe in. See your patterns.", "Find your triggers today."


def app(folder, words=GOOD):
    """A made-up app's repository: a pack and the copy, where this app keeps them."""
    for name, text in {
        "Safety/calm/pack.yaml": PACK,
        "Calm/Resources/en.lproj/Localizable.strings": f'"home.title" = "{words}";\n',
        "fastlane/metadata/en-US/subtitle.txt": "Quiet minutes\n",
        "primum.yaml": "apps:\n  - { rules: Safety/calm, copy: [Calm/Resources, fastlane/metadata] }\n",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    commit(folder, "app")
    return folder


def commit(folder, message):
    """Commits all there is; gives the commit."""
    if not (folder / ".git").exists():
        run("git", "init", "--quiet", "--initial-branch=main", cwd=folder)
    run("git", "add", "--all", cwd=folder)
    run("git", "-c", "user.name=app", "-c", "user.email=app@example.org", "commit", "--quiet", "--allow-empty", "--message", message, cwd=folder)
    return run("git", "rev-parse", "HEAD", cwd=folder).strip()
