"""The files of the release by themselves: made twice, complete, and running where nothing else is."""
import filecmp
import os
import re
import shutil
import tarfile
from pathlib import Path

from installing.support import BAD, OUT, ROOT, Missing, app, bare, expect, named, packed, program, run, tools, version

VALID_BILL = (
    "import sys; from cyclonedx.schema import SchemaVersion; from cyclonedx.validation.json import JsonStrictValidator as V; "
    "error = V(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read()); sys.exit(str(error) if error else 0)")
# A path of the machine that built it: of this repository, or of the one where Swift's libraries were built.
BUILD_PATH = re.compile(rb"/(?:home|Users|root|build|opt|work)/[\x21-\x7e]{3,}")


def step_package(folder):
    """The archive, the wheel, their sums and the bill of materials; packed twice they are the same bytes."""
    run(tools() / "python", ROOT / "ci/package-release", "--out", OUT, *named)
    run(tools() / "python", ROOT / "ci/package-release", "--out", folder, *named)
    names = sorted(file.name for file in OUT.iterdir())
    expect(filecmp.cmpfiles(OUT, folder, names, shallow=False)[0] == names, "packed twice, the files differ")
    sums = ["sha256sum"] if shutil.which("sha256sum") else ["shasum", "-a", "256"]
    run(*sums, "--check", "--strict", "SHA256SUMS", cwd=OUT)
    run(tools() / "python", "-c", VALID_BILL, packed("*.cdx.json"))
    expect(packed("*.whl").name.split("-")[1] == version(), "the wheel has another version than the program")


def step_archive(folder):
    """The program needs glibc only, holds no path of the machine that built it, and gates an app with nothing beside it."""
    file = program(folder)
    foreign = [line.split()[0] for line in run("ldd", file).splitlines()
               if not re.match(r"\s*(linux-vdso|libc|libm|libdl|libpthread|librt|libutil|/lib64/ld-linux)\b", line)]
    expect(not foreign, f"the program needs {', '.join(foreign)}")
    content = file.read_bytes()
    paths = sorted({match.decode() for match in BUILD_PATH.findall(content)})
    expect(str(ROOT).encode() not in content and not paths, f"the program holds paths of the machine that built it: {paths[:20]}")
    expect(b".symtab" not in content, "the program is not stripped")
    environment = bare(folder / "home")
    run(file, "gate", cwd=app(folder / "good"), env=environment)
    bad = app(folder / "bad", BAD)
    expect("trigger" in run(file, "gate", cwd=bad, env=environment, status=1), "the gate does not name the word")
    expect("no findings" in run(file, "lint", "Calm/Resources", cwd=folder / "good", env=environment), "lint without a pack does not run")
    for page in ("primum.1", "primum-gate.1", "primum-lint.1"):
        expect((folder / "share/man/man1" / page).is_file(), f"there is no {page}")
    for completion in ("primum.bash", "_primum", "primum.fish"):
        expect((folder / "completions" / completion).stat().st_size > 500, f"{completion} is empty")
    run("bash", "-n", folder / "completions/primum.bash")
    for name in ("swift", "libyaml", "libstdc++", "libgcc", "unicode", "swift-argument-parser"):
        expect(any((folder / "licences" / name).iterdir()), f"the archive holds no licence of {name}")


def step_again(folder):
    """Linked a second time, the program has the same bytes. (A second build of everything: ci/build-release --scratch-path FOLDER.)"""
    first = Path(run(ROOT / "ci/build-release").strip())
    shutil.copy2(first, folder / "first")
    second = Path(run(ROOT / "ci/build-release", "--again").strip())
    expect(filecmp.cmp(folder / "first", second, shallow=False), "linked twice, the program differs")


def chroot(root, *packages, suite):
    """A bare Debian in a folder."""
    if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
        raise Missing("mmdebstrap, or the right to use it,")
    variant = "extract" if packages else "essential"
    include = [f"--include={','.join(packages)}"] if packages else []
    run("mmdebstrap", "--quiet", "--mode=root", f"--variant={variant}", *include, suite, root)
    return root


def step_old(folder):
    """The program runs with the C library of an older Debian and nothing else."""
    root = chroot(folder / "root", "libc6", suite="bullseye")
    program(root / "primum")
    app(root / "app")
    run("chroot", root, "/primum/bin/primum", "--version")
    run("chroot", root, "/primum/bin/primum", "lint", "/app/Calm/Resources")
    run("chroot", root, "/primum/bin/primum", "test", "/app/Safety/calm")


def step_container(folder):
    """The Dockerfile's steps in a bare Debian."""
    text = (OUT / "Dockerfile").read_text().replace("\\\n", " ")
    root = chroot(folder / "root", suite=re.search(r"^FROM debian:(\w+)", text, re.M).group(1))
    for kind, rest in re.findall(r"^(\w+) (.*)$", text, re.M):
        if kind == "COPY":
            *sources, target = rest.split()
            for source in sources:
                for file in OUT.glob(source):
                    shutil.copy(file, root / target.lstrip("/"))
        elif kind == "RUN":
            run("chroot", root, "sh", "-c", rest)
    app(root / "app")
    entry = re.search(r'^ENTRYPOINT \["(.*)"\]', text, re.M).group(1)
    command = re.search(r'^CMD \["(.*)"\]', text, re.M).group(1)
    run("chroot", root, "sh", "-c", f"cd /app && {entry} {command}")
    app(root / "bad", BAD)
    run("chroot", root, "sh", "-c", f"cd /bad && {entry} {command}", status=1)


def step_homebrew(folder):
    """The formula installs from the archive, and its test passes: run by a stand-in for Homebrew, which is not to be had."""
    if not shutil.which("ruby"):
        raise Missing("Ruby")
    with tarfile.open(packed("primum-*.tar.gz")) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    (inner,) = (folder / "unpacked").iterdir()
    run("ruby", ROOT / "ci/installing/formula.rb", packed("primum.rb"), folder / "prefix", packed("primum-*.tar.gz"), cwd=inner)
    expect((folder / "prefix/bin/primum").is_file(), "the formula installs no program")
