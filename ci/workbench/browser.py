"""A headless Chromium, driven over its DevTools pipe: no package and no port is needed."""
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def program():
    """The browser of this system; None where there is none."""
    return next((found for found in map(shutil.which, NAMES) if found), None)


class Browser:
    """One browser with one page."""

    def __init__(self):
        self.home = tempfile.mkdtemp(prefix="primum-browser-")
        to_browser, self.writing = os.pipe()
        self.reading, from_browser = os.pipe()

        def take():
            # The browser reads commands from descriptor 3 and writes to 4.
            os.dup2(to_browser, 60)
            os.dup2(from_browser, 61)
            os.dup2(60, 3)
            os.dup2(61, 4)
            os.set_inheritable(3, True)
            os.set_inheritable(4, True)

        self.process = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.home}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=take, close_fds=False)
        os.close(to_browser)
        os.close(from_browser)
        self.rest = b""
        self.number = 0
        self.events = []
        target = next(t for t in self.call("Target.getTargets", page=False)["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", page=False, targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(domain + ".enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def close(self):
        try:
            self.call("Browser.close", page=False)
        except (OSError, RuntimeError):
            pass
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.writing)
        os.close(self.reading)
        shutil.rmtree(self.home, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Messages end with a NUL.

    def _message(self):
        while b"\0" not in self.rest:
            more = os.read(self.reading, 1 << 16)
            if not more:
                raise RuntimeError("the browser has ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, page=True, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if page:
            message["sessionId"] = self.session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._message()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    # What a test says

    def run(self, script):
        """The value of an expression in the page, which may be a promise; asked again of the page that takes its place meanwhile."""
        for rest in reversed(range(5)):
            try:
                answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
                break
            except RuntimeError as error:
                if rest == 0 or not any(words in str(error) for words in ("navigated or closed", "context")):
                    raise
                time.sleep(0.1)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def open(self, address):
        # A page that reloads itself, since a file has changed, may do so in place of the one that is asked for.
        for _ in range(4):
            self._go(address)
            if self.run("location.href").split("#")[0] == address.split("#")[0]:
                return

    def _go(self, address):
        # The page that is left answers until the new one is there: it is marked, to tell them apart.
        try:
            self.run("window.isLeft = true")
        except RuntimeError:
            pass  # It is being left already.
        if "loaderId" in self.call("Page.navigate", url=address):
            self.wait("!window.isLeft")
        self.wait("document.readyState === 'complete'")

    def wait(self, script, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                found = self.run(f"Boolean({script})")
                if found:
                    return found
            except RuntimeError as error:
                if "context" not in str(error).lower() and "navigat" not in str(error).lower() and "null" not in str(error).lower():
                    raise
            time.sleep(0.05)
        raise AssertionError(f"waited {seconds} s for: {script}")

    def size(self, width, height=1000):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def theme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": name}, {"name": "prefers-reduced-motion", "value": "reduce"}])

    def press(self, key, **more):
        codes = {"Tab": 9, "Enter": 13, " ": 32, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "k": 75}
        text = {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 and not more.get("modifiers") else "")
        kind = "keyDown" if text else "rawKeyDown"
        base = {"key": key, "code": {" ": "Space"}.get(key, key), "windowsVirtualKeyCode": codes.get(key, 0), **more}
        self.call("Input.dispatchKeyEvent", type=kind, text=text, **base)
        self.call("Input.dispatchKeyEvent", type="keyUp", **base)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def click(self, selector):
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        # Its first line: between two lines there is nothing.
        box = self.run(
            f"(() => {{ const r = document.querySelector({json.dumps(selector)}).getClientRects()[0]; return [r.x + Math.min(r.width / 2, 40), r.y + r.height / 2]; }})()")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def follow(self, selector, press):
        """Presses what a selector finds, and where that is a link to another page waits until it is there: the one that is left
        answers until then."""
        leads = self.run(
            f"(() => {{ const a = document.querySelector({json.dumps(selector)}).closest('a[href]:not([download])');"
            " return Boolean(a) && a.href.split('#')[0] !== location.href.split('#')[0]; })()")
        if leads:
            self.run("window.isLeft = true")
        press()
        if leads:
            self.wait("!window.isLeft && document.readyState === 'complete'")

    def text(self, selector="main"):
        found = f"document.querySelector({json.dumps(selector)})"
        self.wait(found)
        return self.run(f"{found}.innerText")

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def complaints(self):
        """What the page has complained of in the console since the last time."""
        found = [e["params"]["entry"]["text"] for e in self.events if e["method"] == "Log.entryAdded" and e["params"]["entry"]["level"] == "error"]
        found += [e["params"]["exceptionDetails"].get("exception", {}).get("description", e["params"]["exceptionDetails"]["text"]) for e in self.events if e["method"] == "Runtime.exceptionThrown"]
        self.events = []
        return found
