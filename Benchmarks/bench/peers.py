"""The programs Primum is measured against: DuckDB from PyPI in an environment of its own, jq and ripgrep from the system."""
import os
import shutil
import subprocess
import sys


def as_root(command):
    return command if os.geteuid() == 0 else ["sudo", *command]


def from_system(name, package, may_install):
    """The path of a program, installed through apt or brew when it is missing; None where that cannot be."""
    found = shutil.which(name)
    if found or not may_install:
        return found
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}
    if shutil.which("apt-get"):
        subprocess.run(as_root(["apt-get", "update", "-qq"]), **quiet)
        subprocess.run(as_root(["apt-get", "install", "-y", "-qq", package]), **quiet)
    elif shutil.which("brew"):
        subprocess.run(["brew", "install", "--quiet", package], **quiet)
    return shutil.which(name)


def duckdb(folder, may_install):
    """The path of DuckDB's own command line, so that neither side pays for starting Python; None where it cannot be had."""
    path = folder / "venv" / "bin" / "duckdb"
    if not path.exists() and may_install:
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        subprocess.run([str(folder / "venv/bin/pip"), "install", "--quiet", "--disable-pip-version-check", "duckdb-cli"],
                       stdin=subprocess.DEVNULL)
    return str(path) if path.exists() else shutil.which("duckdb")


def version(command):
    if command is None:
        return "not there"
    done = subprocess.run([command, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return (done.stdout or done.stderr).strip().split("\n")[0]


class Peers:
    def __init__(self, folder, may_install):
        self.duckdb = duckdb(folder, may_install)
        self.jq = from_system("jq", "jq", may_install)
        self.rg = from_system("rg", "ripgrep", may_install)
        from_system("taskset", "util-linux", may_install)

    def versions(self):
        return {"DuckDB": version(self.duckdb), "jq": version(self.jq), "ripgrep": version(self.rg)}
