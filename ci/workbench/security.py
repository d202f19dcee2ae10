"""What `primum workbench` must refuse, and how it answers what it does not."""
import encodings.idna  # Another user may not be able to read it later.
import json
import os
import random
import signal
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'")


def expect(found, wanted, what):
    if found != wanted:
        raise AssertionError(f"{what}: {found!r}, expected {wanted!r}")


def token(served):
    """Only who knows the token is answered."""
    status, headers, body = served.ask(f"/?token={served.token}")
    expect((status, headers.get("location"), body), (303, f"/{served.token}/", b""), "the address that is printed")
    wrong = "0" * 64
    refused = {served.ask(path)[2] for path in (
        "/", "/?token=", f"/?token={wrong}", f"/?token={served.token}x", f"/{wrong}/", f"/{served.token[:-1]}/", "/favicon.ico", "/assets/page.js", "//",
        f"/{wrong}/events", f"/{wrong}/api/ask")}
    expect(len(refused), 1, "every refusal says the same")
    expect(served.ask("/")[0], 403, "without the token")
    assert served.token.encode() not in refused.pop(), "a refusal tells the token"


def hosts(served):
    """Another name for this machine is another page's."""
    for host in ("localhost:%d" % served.port, "127.0.0.1", "127.0.0.1:1", "evil.example", "[::1]:%d" % served.port, served.host + ".evil.example", "0.0.0.0:%d" % served.port):
        expect(served.ask("", host=host)[0], 403, f"Host {host}")
    twice = f"GET /{served.token}/ HTTP/1.1\r\nHost: {served.host}\r\nHost: {served.host}\r\n\r\n".encode()
    expect(served.raw(twice).split()[1], b"403", "two Host lines")
    none = f"GET /{served.token}/ HTTP/1.1\r\n\r\n".encode()
    assert served.raw(none).split()[1] in (b"400", b"403"), "no Host line"
    for origin in ("null", "http://evil.example", "https://" + served.host, "http://" + f"localhost:{served.port}", "http://" + "127.0.0.1:1"):
        expect(served.ask("", headers={"Origin": origin})[0], 403, f"Origin {origin}")
        expect(served.post("api/ask", b"{}", {"Origin": origin})[0], 403, f"POST from {origin}")
    expect(served.ask("api/ask", "POST", {"Content-Type": "application/json"}, b"{}")[0], 403, "POST without Origin")
    for site, mode, dest, wanted in (
            ("cross-site", "no-cors", "script", 403), ("same-site", "cors", "empty", 403), ("cross-site", "navigate", "iframe", 403),
            ("cross-site", "navigate", "document", 200), ("same-origin", "cors", "empty", 200), ("none", "navigate", "document", 200)):
        found = served.ask("help", headers={"Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest})[0]
        expect(found, wanted, f"Sec-Fetch-Site {site}, {mode}, {dest}")


def heads(served):
    """Nothing is kept, framed, shared or run that is not its own."""
    answers = [served.ask(path) for path in ("", "help", "assets/page.js", "nothing", "/")] + [served.post("api/ask", b"{}")]
    for status, headers, _ in answers:
        expect(headers.get("content-security-policy"), POLICY, f"policy of a {status}")
        for name, wanted in (
                ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"), ("cache-control", "no-store"),
                ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin")):
            expect(headers.get(name), wanted, f"{name} of a {status}")
        assert "set-cookie" not in headers and not any(name.startswith("access-control") for name in headers), "a cookie, or another page may read"
    page = served.ask("")[2].decode()
    assert " style=" not in page and "<style" not in page and " onclick" not in page and "<script>" not in page, "a style or script in the page"


def methods(served):
    """What is asked for changes nothing, and only JSON is taken."""
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"):
        assert served.ask("", method)[0] in (400, 403, 405), method
    expect(served.post("", b"{}")[0], 405, "POST to a page")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        expect(served.post("api/ask", b"{}", {"Content-Type": kind})[0], 415, f"POST of {kind}")
    expect(served.post("api/ask", b"not json")[0], 400, "what is no JSON")
    status, headers, body = served.ask("help", "HEAD")
    expect((status, body), (200, b""), "HEAD")


def paths(served, secret):
    """Nothing outside of what is shown is read."""
    for path in (
            "../etc/passwd", "%2e%2e/etc/passwd", "..%2f..%2fetc/passwd", "assets/../../../etc/passwd", "assets/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "assets//etc/passwd", "assets/page.js%00", "assets\\page.js", ".git/config", "%", "%zz", "%ff"):
        status, _, body = served.ask(path)
        assert status in (400, 403, 404), f"{path}: {status}"
        assert secret not in body and b"root:" not in body, f"{path}: shows a file"
    for path in ("assets/page.js?raw??", "assets/page.js?/../../etc/passwd", "assets/workbench.css/..", "print?pack=../../etc&role=clinical"):
        assert secret not in served.ask(path)[2], path
    for target in (f"{served.origin}/{served.token}/", "http://evil.example/", "*", "x"):
        found = served.raw(f"GET {target} HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode()).split()
        assert len(found) > 1 and found[1] in (b"400", b"403"), f"target {target}"


def limits(served):
    """A request may be so long, and take so long, and no longer."""
    slow, begun = socket.create_connection(("127.0.0.1", served.port), timeout=30), time.monotonic()
    slow.sendall(f"GET /{served.token}/help HTTP/1.1\r\nHost: ".encode())
    head = f"GET /{served.token}/help HTTP/1.1\r\nHost: {served.host}\r\n"
    assert served.raw((head + "X: " + "a" * 20_000 + "\r\n\r\n").encode()).split()[1] in (b"400", b"431"), "a long header"
    assert served.raw((head + "".join(f"X{n}: a\r\n" for n in range(3_000)) + "\r\n").encode()).split()[1] in (b"400", b"431"), "many headers"
    assert served.raw(b"GET /" + b"a" * 300_000)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 403", b"HTTP/1.1 431", b""), "a long target"
    expect(served.post("api/ask", b" ", {"Content-Length": str((1 << 20) + 1)})[0], 413, "a long body")
    post = f"POST /{served.token}/api/ask HTTP/1.1\r\nHost: {served.host}\r\nOrigin: {served.origin}\r\nContent-Type: application/json\r\n"
    for lines in ("Content-Length: 2\r\nContent-Length: 3\r\n", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "Content-Length: -1\r\n", "Content-Length: +2\r\n"):
        found = served.raw((post + lines + "\r\n{}0\r\n\r\n").encode()).split()
        assert len(found) > 1 and found[1] == b"400", f"{lines!r}: {found[:2]}"
    log = post.replace("api/ask", "api/log").replace("application/json", "application/x-ndjson")
    expect(served.raw((log + f"Content-Length: {(256 << 20) + 1}\r\n\r\n").encode()).split()[1], b"413", "a log that is too long")
    with socket.create_connection(("127.0.0.1", served.port)) as first:
        first.sendall((log + "Content-Length: 100\r\n\r\n{}\n").encode())
        time.sleep(0.5)
        expect(served.raw((log + "Content-Length: 3\r\n\r\n{}\n").encode()).split()[1], b"503", "a second log at the same time")
    time.sleep(0.5)
    expect(served.raw((log + "Content-Length: 3\r\n\r\n{}\n").encode()).split()[1], b"200", "a log after one that broke off")
    # What follows a request is not a second one.
    two = (f"GET /{served.token}/help HTTP/1.1\r\nHost: {served.host}\r\n\r\n" * 2).encode()
    expect(served.raw(two).count(b"HTTP/1.1 "), 1, "answers to two requests on one connection")
    streams = []
    for _ in range(9):
        stream = socket.create_connection(("127.0.0.1", served.port), timeout=10)
        stream.sendall(f"GET /{served.token}/events HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode())
        streams.append(stream)
    statuses = [stream.recv(64).split()[1] for stream in streams]
    for stream in streams:
        stream.close()
    expect(statuses, [b"200"] * 8 + [b"503"], "nine streams")
    while slow.recv(1 << 10):
        pass
    assert time.monotonic() - begun < 25, "a request that does not come to its end is waited for"


def crowd(served):
    """Connections that say nothing, or not all of it, or not the token, take nobody's place."""
    for said in (b"", b"GET /", f"GET /{'0' * 64}/ HTTP/1.1\r\nHost: {served.host}\r\n".encode()):
        held = []
        try:
            for number in range(200):
                connection = socket.create_connection(("127.0.0.1", served.port), timeout=20)
                connection.sendall(said)
                held.append(connection)
                if number % 10 == 9:
                    expect(served.ask("help")[0], 200, f"beside {number + 1} connections that said {said!r}")
        finally:
            for connection in held:
                connection.close()
    # Whoever has shown the token stays.
    with served.events() as events:
        held = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(150)]
        time.sleep(0.5)
        events.settimeout(0.1)
        try:
            assert events.recv(1) != b"", "a page's stream was closed for others"
        except TimeoutError:
            pass
        for connection in held:
            connection.close()


def as_another(work):
    """What a function gives in a program of another user; None where that cannot be."""
    if os.geteuid() != 0:
        return None
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setgid(65534)
            os.setuid(65534)
            os.write(writing, repr(work()).encode())
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        found = answer.read()
    os.waitpid(child, 0)
    return found


def other_users(served):
    """Who has got hold of the token is not answered as another user."""
    if not os.path.exists("/proc/net/tcp"):
        return
    for target in (f"/?token={served.token}", f"/{served.token}/", f"/{served.token}/help"):
        assert as_another(lambda: served.ask(target)[0]) in (None, "403"), target
    if not os.path.exists("/proc/net/tcp6"):
        return
    mapped = lambda: served.raw(f"GET /{served.token}/help HTTP/1.1\r\nHost: {served.host}\r\n\r\n".encode(), address="::ffff:127.0.0.1").split()[1]
    assert as_another(mapped) in (None, "b'403'"), "over a socket for both protocols"
    expect(mapped(), b"200", "the owner over a socket for both protocols")


def opens_a_browser(program, folder, place):
    """Nothing that a browser is started with leads to the page for others, and nothing stays behind."""
    place.mkdir()
    (place / "tmp").mkdir()
    opener = place / "xdg-open"
    opener.write_text(f"#!/bin/sh\n(tr '\\0' ' ' < /proc/$$/cmdline; tr '\\0' '\\n' < /proc/$$/environ) > {place}/seen.part\nmv {place}/seen.part {place}/seen\n", encoding="ascii")
    opener.chmod(0o755)
    for end in (signal.SIGINT, signal.SIGTERM, None):
        (place / "seen").unlink(missing_ok=True)
        surroundings = {**os.environ, "PATH": f"{place}:{os.environ['PATH']}", "DISPLAY": ":99", "TMPDIR": str(place / "tmp")}
        process = subprocess.Popen([program, "workbench", str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=surroundings)
        try:
            address = process.stdout.readline().strip()
            for _ in range(200):
                if (place / "seen").exists():
                    break
                time.sleep(0.05)
            seen = (place / "seen").read_text(encoding="utf-8")
            token = address.split("token=")[1]
            assert token not in seen and "token=" not in seen, f"shows the secret: {seen}"
            page = Path(next(word for word in seen.split() if word.endswith(".html")))
            expect((page.stat().st_mode & 0o777, page.parent.stat().st_mode & 0o777), (0o600, 0o700), "who may read the page")
            assert f'url={address}"' in page.read_text(encoding="utf-8"), "the page leads elsewhere"
            if end is None:
                with urllib.request.urlopen(address.replace("?token=", "") + "/help"):
                    pass
            else:
                process.send_signal(end)
                process.wait(15)
            assert not list((place / "tmp").iterdir()), "the page stays behind"
        finally:
            process.kill()
            process.wait()


def leaves_nothing_behind(program, folder, place):
    """However it ends while it compares with a commit, no file of the project stays anywhere."""
    place.mkdir()
    for number in range(12):
        surroundings = {**os.environ, "TMPDIR": str(place)}
        process = subprocess.Popen(
            [program, "workbench", "--no-open", str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, env=surroundings)
        address = process.stdout.readline().strip()
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                answer.read(1)
        except OSError:
            pass
        time.sleep(0.05 * number)
        process.send_signal((signal.SIGINT, signal.SIGTERM, signal.SIGKILL)[number % 3])
        process.wait()
    time.sleep(3)
    assert not list(place.iterdir()), f"stays behind: {list(place.rglob('*'))[:5]}"


def loopback(served):
    """Nobody on another machine reaches it."""
    own = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {"127.0.0.1"}
    for address in sorted(own) + ["127.0.0.2"]:
        try:
            socket.create_connection((address, served.port), timeout=2).close()
        except OSError:
            continue
        raise AssertionError(f"answers on {address}")


def hostile(served, count, seed):
    """Requests that nobody would send by mistake: it answers, or closes, and goes on."""
    random.seed(seed)
    pieces = [
        b"GET ", b"POST ", b"HEAD ", b"/", served.token.encode(), b"events", b"api/ask", b"%2e%2e", b"..", b"?token=", b" HTTP/1.1\r\n", b" HTTP/1.0\r\n",
        b"Host: " + served.host.encode() + b"\r\n", b"Origin: " + served.origin.encode() + b"\r\n", b"Origin: null\r\n", b"Content-Length: 5\r\n", b"Content-Length: 99999999999999999999\r\n",
        b"Transfer-Encoding: chunked\r\n", b"Content-Type: application/json\r\n", b"Expect: 100-continue\r\n", b"Upgrade: h2c\r\n", b"\r\n", b"\r\n\r\n", b"\n", b"\0", b"\xff\xfe", b"{}", b"[[[[[[", b"<script>"]
    told = served.token.encode()
    for _ in range(count):
        data = b"".join(random.choice(pieces) for _ in range(random.randrange(1, 14)))
        if random.random() < 0.3:
            data = f"POST /{served.token}/api/ask HTTP/1.1\r\nHost: {served.host}\r\nOrigin: {served.origin}\r\nContent-Type: application/json\r\n".encode() + question(random)
        knows = told in data
        with socket.create_connection(("127.0.0.1", served.port), timeout=20) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                found = connection.recv(1 << 16)
            except OSError:
                found = b""
        assert knows or told not in found, f"tells the token: {data!r}"
        assert found[:9] in (b"", b"HTTP/1.1 "), f"{data!r}: {found[:40]!r}"
        assert served.process.poll() is None, f"ended by {data!r}"
    expect(served.ask("help")[0], 200, "after hostile requests")


def question(random):
    """A question that is JSON, mostly, and means nothing."""
    def value(depth):
        kinds = [None, True, -1, 1e308, "", "\0", "<img onerror=alert(1)>", "\u202e", "2026-01-01T00:00:00Z", "9" * 50]
        if depth > 3 or random.random() < 0.6:
            return random.choice(kinds)
        if random.random() < 0.5:
            return [value(depth + 1) for _ in range(random.randrange(4))]
        return {random.choice(["now", "given", "history", "unreadable", "case", "\0", "level"]): value(depth + 1) for _ in range(3)}

    body = json.dumps({
        "pack": random.choice(["small", "", value(3)]), "item": random.choice(["high", value(3)]), "record": random.choice(["entry", value(3)]),
        "case": random.choice([value(0), {"now": value(2), "given": value(1), "unreadable": value(1), "history": {"entry": value(1)}}]),
        "zone": value(3), "seq": value(2)}).encode()
    if random.random() < 0.2:
        body = body[:random.randrange(len(body))]
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def children(served):
    """The programs that it has started and that run."""
    found = []
    for task in os.listdir(f"/proc/{served.process.pid}/task"):
        with open(f"/proc/{served.process.pid}/task/{task}/children", encoding="ascii") as numbers:
            found += [int(number) for number in numbers.read().split()]
    return found


def runs(number):
    try:
        with open(f"/proc/{number}/stat", encoding="ascii") as state:
            return state.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def sockets(number):
    """Those that a program has open, once it is the program that was asked for."""
    try:
        return [name for name in (os.readlink(entry.path) for entry in os.scandir(f"/proc/{number}/fd")) if name.startswith("socket:")]
    except OSError:
        return []


def leaves_nothing_running(served):
    """Killed while the project is checked, it leaves no program that goes on."""
    served.ask("")
    for _ in range(200):
        started = children(served)
        if started:
            break
        time.sleep(0.01)
    assert started, "nothing checks the project"
    for _ in range(100):
        held = [one for number in started for one in sockets(number)]
        if not held:
            break
        time.sleep(0.01)
    assert not held, f"what checks the project holds connections: {held}"
    served.process.kill()
    served.process.wait()
    for _ in range(300):
        if not any(runs(number) for number in started):
            return
        time.sleep(0.01)
    raise AssertionError("what it had started goes on for three seconds after it was killed")


def ends(served):
    """Ends when asked, without a word, and was silent but for one line."""
    status, printed = served.end(signal.SIGINT)
    expect((status, printed), (0, ""), "the end")
    assert not served.complaints, served.complaints
