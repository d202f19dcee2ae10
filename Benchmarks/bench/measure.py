"""Runs whole programs and tells how long they took: from start to exit, output to nowhere, on the cores they are given."""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

MEMORY = shutil.which("time", path="/usr/bin:/bin")


class Failed(Exception):
    """A program did not do its work."""


def pinned(command, cores):
    """The command on `cores` (a list of numbers) alone, where the system can do that."""
    if cores is None or shutil.which("taskset") is None:
        return command
    return ["taskset", "-c", ",".join(map(str, cores)), *command]


def once(command, cores=None, allowed=(0,)):
    """Seconds from start to exit."""
    full = pinned(command, cores)
    nowhere = [(os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
               (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    child = os.posix_spawnp(full[0], full, os.environ, file_actions=nowhere)
    _, state = os.waitpid(child, 0)
    took = time.perf_counter() - start
    status = os.waitstatus_to_exitcode(state)
    if status not in allowed:
        raise Failed(f"ended with status {status}: {' '.join(command)}")
    return took


def best(commands, repeat, cores=None, allowed=(0,)):
    """The shortest of `repeat` runs of each command, in seconds. They take turns, so that all meet the same load."""
    times = {name: [] for name in commands}
    for _ in range(repeat):
        for name, command in commands.items():
            times[name].append(once(command, cores, allowed))
    return {name: min(values) for name, values in times.items()}


def in_turns(command, repeat, choices, allowed=(0,)):
    """The shortest of `repeat` runs on each choice of cores, in seconds. They take turns, so that all meet the same load."""
    rounds = [[once(command, cores, allowed) for cores in choices] for _ in range(repeat)]
    return [min(times) for times in zip(*rounds)]


def middle(command, repeat, cores=None, allowed=(0,)):
    """(shortest, median) of `repeat` runs, in seconds."""
    values = [once(command, cores, allowed) for _ in range(repeat)]
    return min(values), statistics.median(values)


def peak_memory(command, cores=None, allowed=(0,)):
    """The most memory the program held at once, in bytes; None where /usr/bin/time is missing.

    getrusage would not do: a child started from a large program is charged with that program's memory until it runs its own.
    """
    if MEMORY is None:
        return None
    with tempfile.NamedTemporaryFile("r") as file:
        format_option = ["-f", "%M"] if sys.platform == "linux" else ["-l"]
        if sys.platform != "linux":
            return None
        full = [MEMORY, *format_option, "-o", file.name, *pinned(command, cores)]
        done = subprocess.run(full, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if done.returncode not in allowed:
            raise Failed(f"ended with status {done.returncode}: {' '.join(command)}")
        return int(file.read().split()[-1]) * 1024


def output(command, allowed=(0,), cores=None):
    """What the program prints, as bytes."""
    done = subprocess.run(pinned(command, cores), stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode not in allowed:
        raise Failed(f"ended with status {done.returncode}: {' '.join(command)}\n{done.stderr.decode(errors='replace')[-2000:]}")
    return done.stdout
