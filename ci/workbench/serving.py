"""A workbench that a test has started, and requests to it, as bytes on a socket."""
import http.client
import re
import signal
import socket
import subprocess
import threading


class Workbench:
    """`primum workbench FOLDER`, until the test is over."""

    def __init__(self, program, folder, *more):
        self.process = subprocess.Popen(
            [program, "workbench", str(folder), "--no-open", *more], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        found = re.fullmatch(r"http://(127\.0\.0\.1):(\d+)/\?token=([0-9a-f]{64})\n", self.line)
        if not found:
            self.process.kill()
            raise AssertionError(f"prints no address: {self.line!r} {self.process.stderr.read()!r}")
        self.port, self.token = int(found[2]), found[3]
        self.host = f"{found[1]}:{self.port}"
        self.origin = f"http://{self.host}"
        self.address = f"{self.origin}/{self.token}/"
        # Whatever it complains of must not fill the pipe.
        self.complaints = []
        threading.Thread(target=lambda: self.complaints.extend(self.process.stderr), daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def end(self, number=signal.SIGTERM):
        """The exit status, and what was printed after the first line."""
        self.process.send_signal(number)
        self.process.wait(15)
        return self.process.returncode, self.process.stdout.read()

    def ask(self, path, method="GET", headers=None, body=None, host=None):
        """Status, headers and body of a request; `path` is below the token, unless it begins with a slash."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        target = path if path.startswith("/") or "://" in path else f"/{self.token}/{path}"
        connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        connection.putheader("Host", host or self.host)
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None and "Content-Length" not in (headers or {}):
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        result = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
        connection.close()
        return result

    def post(self, path, body, headers=None):
        return self.ask(path, "POST", {"Origin": self.origin, "Content-Type": "application/json", **(headers or {})}, body)

    def events(self):
        """A stream of events, which has begun."""
        stream = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        stream.sendall(f"GET /{self.token}/events HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        while b"retry:" not in stream.recv(1 << 12):
            pass
        return stream

    def raw(self, data, timeout=20, address="127.0.0.1"):
        """What comes back for some bytes, until the server closes."""
        with socket.create_connection((address, self.port), timeout=timeout) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            except OSError:
                pass
            found = b""
            try:
                while more := connection.recv(1 << 16):
                    found += more
            except OSError:
                pass
            return found
