"""What the pages tell people to type is typed: `sh` in a made-up app, `console` in this repository, where the lines shown must come."""
import re
import shutil
import subprocess

from installing.support import OUT, ROOT, app, bare, expect, program, run, tools

# What these pages show is run elsewhere, by what is named.
ELSEWHERE = {
    "docs/rule-language.md": "DocumentationTests loads and tests it as one pack",
    "docs/python.md": "python/tests/test_pages.py",
    "docs/spark.md": "python/tests/test_pages.py",
    "python/README.md": "python/tests/test_pages.py",
    "docs/architecture.md": "it shows no commands",
}


def pages():
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "README.md", "Rules/README.md", "docs/*.md", "docs/ci/*.md", "python/README.md", cwd=ROOT)
    return [page for page in listed.splitlines() if (ROOT / page).is_file() and page not in ELSEWHERE and not page.startswith("docs/checks/")]


def fenced(text, language):
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.S | re.M)


def step_pages_app(folder):
    """Every `sh` block, page by page, in an app's repository with the release's files beside it."""
    home = folder / "home"
    run("python3", "-m", "venv", folder / "venv")
    stand_ins(folder / "stand-ins")
    tried = 0
    for page in pages():
        commands = fenced((ROOT / page).read_text(encoding="utf-8"), "sh")
        if not commands:
            continue
        place = app(folder / page.replace("/", "-"))
        for file in OUT.iterdir():
            shutil.copy(file, place)
        environment = {
            **bare(home, folder / "venv/bin", folder / "stand-ins", tools()), "PIPX_HOME": str(folder / "pipx"), "SRCROOT": str(place),
            "MANPAGER": "cat"}
        for command in commands:
            try:
                run("bash", "-e", "-c", command, cwd=place, env=environment)
            except AssertionError as failure:
                raise AssertionError(f"{page}: {failure}") from None
            tried += 1
    expect(tried >= 8, f"only {tried} blocks of commands were found")


def stand_ins(place):
    """Docker and Homebrew are not to be had: other steps do what their files say; here their own command lines must only be well-formed."""
    place.mkdir()
    for name, words in {"docker": "build run", "brew": "install"}.items():
        (place / name).write_text(f'#!/bin/sh\ncase " {words} " in *" $1 "*) exit 0 ;; esac\nexit 2\n')
        (place / name).chmod(0o755)


def step_pages_here(folder):
    """Every `console` block and every indented command, in a copy of this repository."""
    copy = folder / "repository"
    copy.mkdir()
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).split("\0")
    for name in filter(lambda name: name and (ROOT / name).is_file(), listed):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    program(folder / "release")
    environment = bare(folder / "home", folder / "release/bin")
    tried = 0
    for page in pages():
        text = (ROOT / page).read_text(encoding="utf-8")
        diary = re.search(r"^(?:    |`)(\[\{.*\}\])`?\.?$", text, re.M)
        if diary:
            (copy / "diary.json").write_text(diary.group(1) + "\n")
        for block in fenced(text, "console"):
            for shown in re.split(r"^\$ ", block, flags=re.M)[1:]:
                command, _, wanted = shown.partition("\n")
                tried += 1
                matches(page, command, wanted, printed(command, copy, environment))
        for command in re.findall(r"^    (primum .*)$", text, re.M):
            tried += 1
            printed(re.split(r" {3,}", command)[0], copy, environment, page)
    expect(tried >= 8, f"only {tried} commands were found")


def printed(command, place, environment, page="the page"):
    """What a command prints; findings are no failure of the page, a command that cannot be run is."""
    done = subprocess.run(["bash", "-c", command], cwd=place, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    expect(done.returncode in (0, 1), f"{page}: `{command}` ended with {done.returncode}\n{done.stdout[-2000:]}")
    return done.stdout


def matches(page, command, wanted, output):
    rest = "\n" + output
    for part in ("\n" + wanted.rstrip("\n")).split("\n…"):
        if not part.strip("\n"):
            continue
        at = rest.find(part.rstrip("\n"))
        expect(at >= 0, f"{page}: `{command}` does not print\n{part}\nbut\n{output}")
        rest = rest[at + len(part.rstrip("\n")):]
