"""What other people's CI runs, on a made-up app's repository: GitHub, GitLab, pre-commit; and each file against its schema."""
import json
import os
import re
import shutil

from installing.actions import act, releases, yaml
from installing.support import BAD, ROOT, app, bare, commit, expect, packed, program, run, tools, version

OWNER = "OWNER/primum"


def blocks(page, language):
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.findall(rf"^```{language}\n(.*?)^```", text, re.S | re.M)
    expect(found, f"{page} shows no {language}")
    return found


def spoilt(place):
    """The pack no longer loads."""
    file = place / "Safety/calm/pack.yaml"
    file.write_text(file.read_text().replace("forbid: trigger", "forbidden: trigger"))
    commit(place, "spoilt")
    return place


def step_schemas(folder):
    """Each file against the schema of whom it is for, and what actionlint and zizmor know of workflows."""
    check = tools() / "check-jsonschema"
    run(check, "--builtin-schema", "vendor.github-actions", ROOT / "ci/github/action.yml")
    run(check, "--builtin-schema", "vendor.github-workflows", ROOT / "ci/github/example-workflow.yml", ROOT / "ci/github/release.yml")
    run(check, "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci", ROOT / "ci/gitlab/primum.yml")
    run(tools() / "pre-commit", "validate-manifest", ROOT / "ci/pre-commit/.pre-commit-hooks.yaml")
    run(tools() / "actionlint", ROOT / "ci/github/example-workflow.yml", ROOT / "ci/github/release.yml")
    workflows = folder / ".github/workflows"
    workflows.mkdir(parents=True)
    for name in ("example-workflow.yml", "release.yml"):
        shutil.copy(ROOT / "ci/github" / name, workflows)
    shutil.copy(ROOT / "ci/github/action.yml", folder)
    run(tools() / "zizmor", "--offline", "--no-progress", "--no-config", "--persona", "pedantic", "--min-severity", "low", folder)
    for file in ("ci/github/action.yml", "ci/github/example-workflow.yml", "ci/gitlab/primum.yml", "docs/install.md", "docs/ci/gitlab.md", "README.md"):
        for named in re.findall(r"(?:@v|primum-|version: \"?|default: \")(\d+\.\d+\.\d+)", (ROOT / file).read_text()):
            expect(named == version(), f"{file} names version {named}; the program is {version()}")


def uses(page):
    """The inputs that each workflow of a page gives to the action."""
    for block in blocks(page, "yaml"):
        whole = yaml(block)
        steps = whole if isinstance(whole, list) else [step for job in whole.get("jobs", {}).values() for step in job["steps"]]
        for step in steps:
            if step.get("uses", "").startswith(f"{OWNER}/ci/github@"):
                yield step.get("with", {})


def step_github(folder):
    """The action, downloaded from a release as it would be, in each way that the pages show and each that goes wrong."""
    home = folder / "home"
    place = app(folder / "app")
    bad, broken = app(folder / "bad", BAD), spoilt(app(folder / "broken"))
    with releases(OWNER) as server:
        known = {"server_url": server, "action_repository": OWNER, "event_name": "push"}
        for inputs in [*uses("README.md"), *uses("docs/ci/github.md")]:
            if "baseline" in inputs:
                (place / inputs["baseline"]).parent.mkdir(parents=True, exist_ok=True)
                (place / inputs["baseline"]).write_text('{"findings": []}\n')
            done = act(folder / "run", place, inputs, bare(home), **known)
            expect(done.status == 0 and "0 errors, 0 warnings" in done.log, f"the action with {inputs} ends with {done.status}\n{done.log}")
            expect("sarif" not in inputs or json.loads((place / inputs["sarif"]).read_text())["version"] == "2.1.0", "there is no SARIF log")
        done = act(folder / "run", place, {}, {**bare(home), "GITHUB_ACTION_PATH": f"/w/_actions/{OWNER}/v0/ci/github"}, **{**known, "action_repository": ""})
        expect(done.status == 0, f"the repository is not told from the action's folder\n{done.log}")
        done = act(folder / "run", place, {"version": "0.0.0"}, bare(home), **known)
        expect(done.status != 0, "a release that does not exist passes")
    here = {"program": program(folder / "release")}
    known = {"server_url": "https://github.com", "event_name": "push"}
    done = act(folder / "run", bad, here, bare(home), **known)
    expect(done.status == 1 and "::error file=Calm/" in done.log, f"no annotation\n{done.log}")
    expect("states a cause" in done.summary and "write \"pattern\"" in done.log, f"no readable report\n{done.log}\n{done.summary}")
    act(folder / "run", spoilt(app(folder / "linked")), {**here, "sarif": "primum.sarif"}, bare(home), **known, action_repository=OWNER)
    rules = json.loads((folder / "linked/primum.sarif").read_text())["runs"][0]["tool"]["driver"]["rules"]
    pages = f"https://github.com/{OWNER}/blob/v{version()}/docs/checks/"
    expect(rules and all(rule.get("helpUri", "").startswith(pages) for rule in rules if "/" not in rule["id"]), f"no links to the checks' pages\n{rules}")
    done = act(folder / "run", broken, here, bare(home), **known)
    expect(done.status == 2 and "--> Safety/calm/pack.yaml" in done.log and "forbidden" in done.summary, f"a pack that does not load is not shown\n{done.log}")
    done = act(folder / "run", bad, {**here, "baseline": "none.json"}, bare(home), **known)
    expect(done.status == 2 and not (bad / "none.json").exists(), f"a baseline that does not exist accepts all\n{done.log}")
    done = act(folder / "run", bad, {**here, "rules": "Safety", "copy": "Calm"}, bare(home), **known)
    expect(done.status != 0, f"rules and copy by inputs\n{done.log}")
    done = act(folder / "run", place, {**here, "apps": "nobody"}, bare(home), **known)
    expect(done.status == 2, "an app that does not exist passes")
    (folder / "inner").mkdir()
    shutil.copytree(place, folder / "inner/app")
    done = act(folder / "run", folder / "inner", {**here, "working-directory": "app"}, bare(home), **known)
    expect(done.status == 0, f"the working directory\n{done.log}")
    pull_request(folder, here, home)


def pull_request(folder, here, home):
    """What a pull request changes in the meaning of rules is in the job's summary; the history it needs is fetched."""
    origin = app(folder / "origin")
    pack = origin / "Safety/calm/rules.yaml"
    pack.write_text(RULES.format(limit=3))
    base = commit(origin, "rules")
    pack.write_text(RULES.format(limit=2))
    commit(origin, "fewer")
    run("git", "clone", "--quiet", "--depth=1", origin.as_uri(), folder / "checkout")
    run("git", "-C", origin, "config", "uploadpack.allowAnySHA1InWant", "true")
    known = {"server_url": "https://github.com", "event_name": "pull_request", "event.pull_request.base.sha": base, "token": "none"}
    done = act(folder / "run", folder / "checkout", here, bare(home), **known)
    expect("### What changes in `Safety/calm`" in done.summary and "2" in done.summary, f"the summary does not say what changed\n{done.log}\n{done.summary}")
    done = act(folder / "run", folder / "checkout", {**here, "diff": "false"}, bare(home), **known)
    expect("What changes" not in done.summary, "`diff: false` is not heeded")


RULES = """\
records:
  message:
    key: id
    time: at
    fields: {{ id: text, at: time, sent: whole number }}
rules:
  - id: few
    title: Few messages
    kind: limit
    status: active
    for each: message
    when: sent < {limit}
    then: []
    if unknown: act
"""


def step_gitlab(folder):
    """The job's script, with the variables that the page gives it."""
    job = yaml((ROOT / "ci/gitlab/primum.yml").read_text())["primum"]
    shown = {}
    for block in blocks("docs/ci/gitlab.md", "yaml"):
        shown |= yaml(block).get("primum", {}).get("variables", {})
    expect(set(shown) <= set(job["variables"]), "the page gives variables that the job does not have")
    script = "\n".join(job["script"])
    variables = {**job["variables"], "PRIMUM_WHEEL": str(packed("*.whl"))}

    def play(place, status, **more):
        environment = {**bare(folder / "home", *pythons()), **variables, **more}
        return run("bash", "-e", "-o", "pipefail", "-c", script, cwd=place, env=environment, status=status)

    good = app(folder / "good")
    play(good, 0, PRIMUM_OPTIONS=shown.get("PRIMUM_OPTIONS", ""), PRIMUM_APPS=shown.get("PRIMUM_APPS", ""))
    expect("<testsuite" in (good / "primum-junit.xml").read_text(), "the job writes no report")
    expect("states a cause" in play(app(folder / "bad", BAD), 1), "the job shows no report")
    expect("--> Safety/calm/pack.yaml" in play(spoilt(app(folder / "broken")), 2), "a pack that does not load is not shown")
    play(good, 2, PRIMUM_BASELINE="none.json")


def pythons():
    return [os.path.dirname(os.path.realpath(shutil.which("python3") or ""))] if shutil.which("python3") else []


def step_pre_commit(folder):
    """The hooks, installed by pre-commit from a repository made for the release, with the configuration that the page shows."""
    wheel = packed("*.whl").resolve()
    hooks = folder / "hooks"
    run(ROOT / "ci/make-pre-commit-repository", hooks, version(), wheel.as_uri())
    environment = {**bare(folder / "home", *pythons()), "PRE_COMMIT_HOME": str(folder / "cache"),
                   "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*"}
    (shown,) = blocks("docs/ci/pre-commit.md", "yaml")
    expect(re.search(r"rev: v(.+)", shown).group(1) == version(), "the page names another version")
    shown = re.sub(r"repo: \S+", f"repo: {hooks.resolve().as_uri()}", shown)

    def play(place, status):
        (place / ".pre-commit-config.yaml").write_text(shown)
        commit(place, "hooks")
        told = run(tools() / "pre-commit", "run", "--all-files", "--color=never", cwd=place, env=environment, status=status)
        expect("Skipped" not in told, f"a hook was skipped:\n{told}")
        return told

    play(app(folder / "good"), 0)
    expect("causal-trigger" in play(app(folder / "bad", BAD), 1), "pre-commit does not show what was found")
    expect("forbidden" in play(spoilt(app(folder / "broken")), 1), "a pack that does not load is not shown")
    empty = app(folder / "empty")
    shutil.rmtree(empty / "Safety")
    (empty / "primum.yaml").unlink()
    play(empty, 1)
