"""The wheel: installed by pip and pipx in clean places, on each Python that is here."""
import os
import re
import shutil
from pathlib import Path

from installing.support import BAD, ROOT, Missing, app, bare, expect, packed, run, tools, version


def pythons():
    """Each Python the package names that this machine has, and those it has not."""
    named = re.findall(r"Python :: (3\.\d+)", (ROOT / "python/pyproject.toml").read_text())
    found = {}
    for name in named:
        places = [shutil.which(f"python{name}"), *map(str, sorted(Path.home().glob(f".pyenv/versions/{name}.*/bin/python")))]
        for place in filter(None, places):
            if os.system(f"{place} -c 'import venv, ensurepip' >/dev/null 2>&1") == 0:
                found[name] = place
                break
    return found, [name for name in named if name not in found]


def step_pip(folder):
    """`pip install FILE` brings the command and the package, and the package finds the program beside it."""
    found, lacking = pythons()
    if not found:
        raise Missing("a Python that the package names")
    if lacking:
        print(f"pip: not tried on Python {', '.join(lacking)}, which this machine does not have")
    good, bad = app(folder / "good"), app(folder / "bad", BAD)
    for name, python in {key: found[key] for key in (min(found, key=minor), max(found, key=minor))}.items():
        place = folder / name
        run(python, "-m", "venv", place)
        environment = bare(folder / "home", place / "bin")
        run(place / "bin/pip", "install", "--quiet", packed("*.whl"), env=environment)
        expect(version() in run("primum", "--version", env=environment), "the program of the wheel has another version")
        expect(version() in run(place / "bin/python", "-m", "primum", "--version", env=environment), "python -m primum")
        code = "import primum; findings, summary = primum.lint('Calm', rules='Safety/calm'); print(summary['errors'])"
        alone = bare(folder / "home")  # the program is found inside the wheel, whatever the path is
        expect(run(place / "bin/python", "-c", code, cwd=good, env=alone).strip() == "0", "primum.lint finds something")
        expect(run(place / "bin/python", "-c", code, cwd=bad, env=alone).strip() == "1", "primum.lint finds nothing")


def minor(name):
    return int(name.split(".")[1])


def step_pipx(folder):
    """`pipx run --spec FILE primum`."""
    environment = {**bare(folder / "home", os.path.dirname(os.path.realpath(shutil.which("python3")))), "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    run(tools() / "pipx", "run", "--spec", packed("*.whl"), "primum", "gate", cwd=app(folder / "app"), env=environment)
    run(tools() / "pipx", "run", "--spec", packed("*.whl"), "primum", "gate", cwd=app(folder / "bad", BAD), env=environment, status=1)
