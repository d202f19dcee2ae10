"""A composite action's steps, run as GitHub's runner runs them: expressions, conditions, the files that steps share."""
import http.server
import json
import re
import shutil
import subprocess
import threading
from contextlib import contextmanager

from installing.support import OUT, ROOT, packed, run, tools, version

TOKEN = re.compile(r"\s*(\|\||&&|==|!=|!|\(|\)|'(?:[^']|'')*'|[\w.-]+)")
ACTION = ROOT / "ci/github/action.yml"


def yaml(text):
    return json.loads(run(tools() / "python", "-c", "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1]), default=str))", text))


def told(expression, context):
    """The value of an expression of the kind that the action uses."""
    tokens, at = TOKEN.findall(expression), 0

    def one():
        nonlocal at
        token = tokens[at]
        at += 1
        if token == "!":
            return not one()
        if token == "(":
            value = either()
            at += 1
            return value
        return token[1:-1].replace("''", "'") if token.startswith("'") else context.get(token, "")

    def compared():
        nonlocal at
        left = one()
        while at < len(tokens) and tokens[at] in ("==", "!="):
            operator, at = tokens[at], at + 1
            left = (str(left) == str(one())) == (operator == "==")
        return left

    def both():
        nonlocal at
        left = compared()
        while at < len(tokens) and tokens[at] == "&&":
            at += 1
            right = compared()
            left = right if left else left
        return left

    def either():
        nonlocal at
        left = both()
        while at < len(tokens) and tokens[at] == "||":
            at += 1
            right = both()
            left = left or right
        return left

    return either()


def filled(text, context):
    return re.sub(r"\$\{\{(.*?)\}\}", lambda match: str(told(match.group(1), context)), str(text), flags=re.S)


class Outcome:
    def __init__(self, status, log, summary, place):
        self.status, self.log, self.summary, self.place = status, log, summary, place


def act(folder, place, given, environment, **github):
    """Runs the action in an app's checked-out repository with the inputs given."""
    action = yaml(ACTION.read_text(encoding="utf-8"))
    for name in given:
        assert name in action["inputs"], f"the action has no input `{name}`"
    context = {f"inputs.{name}": str(of.get("default", "")) for name, of in action["inputs"].items()}
    context |= {f"inputs.{name}": str(value) for name, value in given.items()}
    context |= {f"github.{name.replace('__', '.')}": value for name, value in github.items()}
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "temp").mkdir(parents=True)
    given_out, summary = folder / "output", folder / "summary.md"
    summary.touch()
    base = {**environment, "GITHUB_OUTPUT": str(given_out), "GITHUB_STEP_SUMMARY": str(summary), "RUNNER_TEMP": str(folder / "temp")}
    status, log = 0, ""
    for step in action["runs"]["steps"]:
        if "if" in step and not told(step["if"], context):
            continue
        own = {name: filled(value, context) for name, value in step.get("env", {}).items()}
        given_out.write_text("")
        done = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", filled(step["run"], context)],
            cwd=place / filled(step.get("working-directory", "."), context), env={**base, **own},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        status, log = done.returncode, log + done.stdout
        for line in given_out.read_text().splitlines():
            name, value = line.split("=", 1)
            context[f"steps.{step['id']}.outputs.{name}"] = value
        if status:
            break
    return Outcome(status, log, summary.read_text(), place)


@contextmanager
def releases(repository):
    """Serves the files of the release as the repository's release page would; gives the server's address."""
    prefix = f"/{repository}/releases/download/v{version()}/"

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            file = OUT / self.path.removeprefix(prefix)
            there = self.path.startswith(prefix) and "/" not in self.path.removeprefix(prefix) and file.is_file()
            self.send_response(200 if there else 404)
            self.end_headers()
            if there:
                self.wfile.write(file.read_bytes())

        def log_message(self, *_):
            pass

    packed("SHA256SUMS")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield "http://%s:%d" % server.server_address[:2]
    finally:
        server.shutdown()
