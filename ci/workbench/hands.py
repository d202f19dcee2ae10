"""Two ways to use a page: with the mouse, and with the keyboard alone. A journey is tried with both."""
import json


class Mouse:
    name = "mouse"

    def __init__(self, browser):
        self.browser = browser

    def press(self, selector):
        self.browser.wait(f"document.querySelector({json.dumps(selector)})?.checkVisibility()")
        # What comes above it later would move it away under the pointer.
        self.browser.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{ block: 'center', behavior: 'instant' }})")
        self.browser.run("new Promise((done) => setTimeout(done, 120))")
        self.browser.follow(selector, lambda: self.browser.click(selector))

    pick = press

    def write(self, selector, text):
        # What modules add may move a field away under the pointer.
        for _ in range(5):
            self.press(selector)
            if self.browser.run(f"document.activeElement?.matches({json.dumps(selector)})"):
                break
        self._replace(text)

    def _replace(self, text):
        self.browser.run("document.activeElement.select()")
        self.browser.type(text)

    def choose(self, selector, option):
        """An option of a list, by the beginning of its words."""
        self.browser.wait(f"[...document.querySelector({json.dumps(selector)}).options].some((o) => o.text.startsWith({json.dumps(option)}))")
        self.press(selector)
        self.browser.run(
            f"(() => {{ const list = document.querySelector({json.dumps(selector)}); list.selectedIndex = [...list.options].findIndex((o) => o.text.startsWith({json.dumps(option)})); "
            "list.dispatchEvent(new Event('change', { bubbles: true })); })()")

    def give(self, selector, file):
        """A file, as the system's own dialog gives it, which no test can use."""
        self.reach(selector)
        document = self.browser.call("DOM.getDocument")["root"]["nodeId"]
        node = self.browser.call("DOM.querySelector", nodeId=document, selector=selector)["nodeId"]
        self.browser.call("DOM.setFileInputFiles", nodeId=node, files=[str(file)])

    def reach(self, selector):
        self.browser.wait(f"document.querySelector({json.dumps(selector)})?.checkVisibility()")


class Keyboard(Mouse):
    name = "keyboard"
    MOST = 900

    def reach(self, selector):
        super().reach(selector)
        for _ in range(self.MOST):
            if self.browser.run(f"document.activeElement?.matches({json.dumps(selector)})"):
                return
            self.browser.press("Tab")
        raise AssertionError(f"{self.MOST} tabs do not lead to: {selector}")

    def press(self, selector):
        # Of several the first is meant; the others are passed. The page may be shown anew on the way.
        first = f"document.querySelector({json.dumps(selector)})"
        for _ in range(self.MOST):
            self.browser.wait(f"{first}?.checkVisibility()")
            if self.browser.run(f"document.activeElement === {first}"):
                break
            self.browser.press("Tab")
        else:
            raise AssertionError(f"{self.MOST} tabs do not lead to: {selector}")
        self.browser.follow(selector, lambda: self.browser.press("Enter"))

    def pick(self, selector):
        """A choice: the group is reached, and arrows lead to what is meant."""
        group = self.browser.run(f"document.querySelector({json.dumps(selector)}).name")
        self.reach(f"input[name={json.dumps(group)}]")
        for _ in range(40):
            if self.browser.run(f"document.activeElement?.matches({json.dumps(selector)})"):
                if not self.browser.run("document.activeElement.checked"):
                    self.browser.press(" ")
                return
            self.browser.press("ArrowDown")
        raise AssertionError(f"arrows do not lead to: {selector}")

    def write(self, selector, text):
        self.reach(selector)
        self._replace(text)

    def choose(self, selector, option):
        self.browser.wait(f"[...document.querySelector({json.dumps(selector)}).options].some((o) => o.text.startsWith({json.dumps(option)}))")
        self.reach(selector)
        for _ in range(60):
            self.browser.press("ArrowDown")
            if self.browser.run(f"document.activeElement.selectedOptions[0]?.text.startsWith({json.dumps(option)})"):
                return
        raise AssertionError(f"arrows do not lead to: {option}")
