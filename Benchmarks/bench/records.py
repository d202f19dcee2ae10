"""Evaluating logs: one rule, a whole pack, more rules, more records, two cores, memory."""
import json
import re

from . import answers, measure
from .setting import ROOT, Row, megabytes, seconds, skipped

ONE_RULE = ROOT / "Benchmarks/packs/one-rule"
WHOLE_PACK = ROOT / "Rules/aurae"
JQ = 'select(.onsetSpeed == "instantaneous" and .severity >= 4)'


def one_rule(setting):
    log = setting.log()
    size = log.stat().st_size
    work = f"one record rule over {setting.logs:,} logs ({megabytes(size)})"
    ours = setting.evaluate(ONE_RULE, log)
    found = answers.decisions(measure.output(ours))
    rows = []
    if setting.peers.duckdb:
        theirs = setting.sql("one-rule.sql", log)
        ids = (json.loads(line)["record"] for line in measure.output(theirs).splitlines())
        hits = answers.same_keys((key[2] for key in found.elements()), ids, "DuckDB")
        best = measure.best({"primum": ours, "duckdb": theirs}, setting.repeat, setting.one_core)
        ratio = best["duckdb"] / best["primum"]
        rate = size / best["primum"] / 1e6
        rows.append(Row(work, f"{seconds(best['primum'])} ({rate:.0f} MB/s, {hits:,} hits)", f"DuckDB {seconds(best['duckdb'])}",
                        f"{ratio:.2f} times as fast", "2.5 times", ratio >= 2.5))
        rows.append(own_clock(setting, work, ours, log, hits))
    else:
        rows.append(skipped(work, "DuckDB is not there"))
    if setting.peers.jq:
        theirs = [setting.peers.jq, "-c", JQ, str(log)]
        ids = (json.loads(line)["id"] for line in measure.output(theirs).splitlines())
        answers.same_keys((key[2] for key in found.elements()), ids, "jq")
        ours_best = measure.best({"primum": ours}, setting.repeat, setting.one_core)["primum"]
        theirs_best = measure.once(theirs, setting.one_core)
        ratio = theirs_best / ours_best
        rows.append(Row(work, seconds(ours_best), f"jq {seconds(theirs_best)} (once)", f"{ratio:.1f} times as fast", "25 times", ratio >= 25))
    else:
        rows.append(skipped(work, "jq is not there"))
    return rows


def own_clock(setting, work, ours, log, hits):
    """The whole of Primum against what DuckDB's own clock says of the bare question, without its start and without writing anything."""
    theirs = setting.sql("one-rule-count.sql", log)
    times = []
    best = float("inf")
    for _ in range(setting.repeat):
        best = min(best, measure.once(ours, setting.one_core))
        told = measure.output(theirs, cores=setting.one_core).decode()
        if int(re.search(r"(\d+)", told).group(1)) != hits:
            raise answers.Different(f"DuckDB counts otherwise: {told}")
        times.append(float(re.search(r"real ([\d.]+)", told).group(1)))
    ratio = min(times) / best
    return Row(f"{work}: `count(*)` in DuckDB's own clock", seconds(best), f"DuckDB {seconds(min(times))}",
               f"{ratio:.2f} times as fast", "1.5 times", ratio >= 1.5)


def whole_pack(setting):
    log = setting.log()
    work = f"the whole Aurae pack over {setting.logs:,} logs, history rules included"
    ours = setting.evaluate(WHOLE_PACK, log)
    if not setting.peers.duckdb:
        measure.output(ours)
        return [skipped(work, "DuckDB is not there")]
    theirs = setting.sql("whole-pack.sql", log)
    wanted = answers.decisions(measure.output(theirs))
    found, extra = answers.asked_of_both(answers.decisions(measure.output(ours)), wanted)
    try:
        count = answers.same(found, wanted, "DuckDB")
    except answers.Different as error:
        raise answers.Different(f"{error}\n  If Rules/aurae has changed, bring Benchmarks/sql/whole-pack.sql in line with it.") from None
    if extra:
        work += f" (and {', '.join(extra)}, which DuckDB is not asked for)"
    best = measure.best({"primum": ours, "duckdb": theirs}, setting.repeat, setting.one_core)
    ratio = best["duckdb"] / best["primum"]
    return [Row(work, f"{seconds(best['primum'])} ({count:,} decisions)", f"DuckDB {seconds(best['duckdb'])}",
                f"{ratio:.2f} times as fast", "2 times", ratio >= 2)]


def more_rules(setting):
    """Ten times the rules, none of which fires: what stays the same is reading the log."""
    few, many = 10, 100
    packs = {count: write_rules(setting.folder / f"rules-{count}", count) for count in (few, many)}
    log = setting.log()
    commands = {str(count): setting.evaluate(pack, log) for count, pack in packs.items()}
    best = measure.best(commands, setting.repeat, setting.one_core)
    ratio = best[str(many)] / best[str(few)]
    return [Row(f"{many} rules against {few}, none of which fires", seconds(best[str(many)]), f"{few} rules {seconds(best[str(few)])}",
                f"{ratio:.2f} times the time", "at most 1.15 times", ratio <= 1.15)]


def write_rules(pack, count):
    """A pack of rules over many fields, each with its own number, that no log meets."""
    tests = ["temperature > {0} °C", "pressure < {1} hPa", "humidity is from 101 % to {0} %", "sleepHours > {0} h",
             "stressLevel >= {0}", "stepCount > {0}00000", "heartRate > {0}0 bpm",
             'headacheLocation is "place {0}"', "severity >= 4 and spo2 > {0}00 %", "onsetSpeed is instantaneous and hrv > {0}00 ms"]
    pack.mkdir(parents=True, exist_ok=True)
    one = (ONE_RULE / "pack.yaml").read_text(encoding="utf-8")
    (pack / "pack.yaml").write_text(one.replace("pack: one-rule", f"pack: {pack.name}"), encoding="utf-8")
    records = (WHOLE_PACK / "app/records.yaml").read_text(encoding="utf-8")
    (pack / "records.yaml").write_text(records.split("\n  # What happened on")[0] + "\n", encoding="utf-8")
    with open(pack / "rules.yaml", "w", encoding="utf-8") as file:
        file.write("rules:\n")
        for number in range(count):
            test = tests[number % len(tests)].format(110 + number, 900 - number)
            file.write(f"  - id: made-up-{number:03d}\n    title: Made up\n    kind: advisory\n    status: active\n    for each: headacheLog\n"
                       f"    when: '{test}'\n    if unknown: stay silent\n    then: []\n    source: [Benchmarks]\n")
    return pack


def more_records(setting):
    rows = []
    few, many = setting.log(), setting.log(10)
    for name, pack in (("one rule", ONE_RULE), ("the whole pack", WHOLE_PACK)):
        commands = {"few": setting.evaluate(pack, few), "many": setting.evaluate(pack, many)}
        best = measure.best(commands, max(1, setting.repeat - 2), setting.one_core)
        ratio = best["many"] / best["few"]
        rows.append(Row(f"{name} over ten times the logs ({megabytes(many.stat().st_size)})", seconds(best["many"]),
                        f"once the logs {seconds(best['few'])}", f"{ratio:.2f} times the time", "at most 10.2 times", ratio <= 10.2))
    return rows


def two_cores(setting):
    if len(setting.two_cores or []) < 2:
        return [skipped("two cores against one", "there is one core")]
    rows = []
    for name, pack in (("one rule", ONE_RULE), ("the whole pack", WHOLE_PACK)):
        command = setting.evaluate(pack, setting.log())
        one, two = measure.in_turns(command, setting.repeat, (setting.one_core, setting.two_cores))
        rows.append(Row(f"{name} on two cores against one", seconds(two), f"one core {seconds(one)}", f"{one / two:.2f} times as fast",
                        "1.8 times", one / two >= 1.8))
    return rows


def memory(setting):
    rows = []
    grown = 9 * setting.logs
    for name, pack, wanted in (("one rule", ONE_RULE, "at most 16 bytes a record more"), ("the whole pack", WHOLE_PACK, "with the subjects (10 times as many)")):
        few = measure.peak_memory(setting.evaluate(pack, setting.log()), setting.one_core)
        many = measure.peak_memory(setting.evaluate(pack, setting.log(10)), setting.one_core)
        if few is None or many is None:
            rows.append(skipped(f"memory of {name}", "/usr/bin/time is not there"))
            continue
        ratio = many / few
        rows.append(Row(f"peak memory of {name} over ten times the logs", megabytes(many), f"once the logs {megabytes(few)}",
                        f"{ratio:.2f} times, {(many - few) / grown:.1f} bytes a record",
                        wanted, (many - few) / grown <= 16 if pack == ONE_RULE else ratio <= 11))
    return rows
