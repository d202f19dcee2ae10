"""From starting the program to its first finding: the time of every save in an editor and of every commit hook."""
from . import measure
from .setting import ROOT, Row, seconds

RUNS = 20


def rows(setting):
    found = []
    rules, copy = str(ROOT / "Rules/aurae"), str(ROOT / "Copy/aurae")
    commands = {"check the Aurae pack": [setting.primum, "check", rules]}
    if setting.has("lint"):
        commands["lint the Aurae catalogue with its pack"] = [setting.primum, "lint", "--rules", rules, copy]
    places = {"": setting.one_core}
    if len(setting.two_cores or []) > 1:
        places[", on two cores"] = setting.two_cores
    for name, command in commands.items():
        for where, cores in places.items():
            best, middle = measure.middle(command, RUNS if setting.repeat > 1 else 1, cores, (0, 1))
            found.append(Row(f"start to end: {name}{where}", f"{seconds(best)} (median {seconds(middle)})", "", "", "median under 30 ms", middle < 0.030))
    return found
