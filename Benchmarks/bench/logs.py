"""Diary logs: the same bytes on every machine.

A record holds what an app keeps of one headache, with weather, vital signs, sleep and free notes: about 680 bytes of JSON. Some values are
missing (left out, or null), some texts are not ASCII. No value has a wrong type, so that neither side is timed on telling mistakes.
"""
import json
import random
from datetime import datetime, timedelta, timezone
from pathlib import Path

SEED = 20260320
NOW = datetime(2026, 3, 20, 12, 0, tzinfo=timezone.utc)
LOGS_EACH = 200  # of one subject
SPANS = [timedelta(days=days) for days in (180, 540, 540, 900)]  # how long somebody took for so many
OFFSETS = [timezone.utc, timezone(timedelta(hours=-5)), timezone(timedelta(hours=1)), timezone(timedelta(hours=5, minutes=30))]

SYMPTOMS = ["nausea", "lightSensitivity", "soundSensitivity", "aura", "neckPain", "visualDisturbance"]
MEDICINES = [
    "Sumatriptan", "Ibuprofen 400 mg", "Paracétamol 500 mg", "Naproxen", "Topamax 50 mg", "topiramate", "Propranolol", "Rizatriptan 10mg",
    "Élétriptan", "AIMOVIG", "Amitriptyline 10 mg", "Excedrin", "Acetylsalicylsäure", "Metoprolol", "Novalgin", "Lisinopril 5 mg",
]
WEATHER = ["Clear", "Mainly clear", "Partly cloudy", "Overcast", "Light rain", "Schneefall", "Thunderstorm", "Fog"]
PLACES = ["left temple", "right temple", "forehead", "behind the eyes", "Nacken", "whole head", "front gauche"]
MEALS = ["toast & coffee", "rice, vegetables", "café au lait, croissant", "nothing before noon", "Käsebrot", "味噌汁とご飯", "leftover pizza"]
NOTES = [
    "Woke up with it; a bit better after a walk.", "Long day at the screen, little water.", "Après une nuit trop courte, puis beaucoup de bruit.",
    "Wetterwechsel, seit dem Mittag Druck über dem linken Auge.", "The usual, went away by itself.", "Said \"not again\" and lay down.",
    "Flashing lights at the edge for ten minutes before.", "朝から少し痛い。", "Noisy office, then a stuffy train 🚆 home.", "Took it early this time.",
]


def moment(when):
    text = when.isoformat(timespec="seconds")
    return text


def record(chance, number, subject, onset):
    def maybe(share, value):
        return value if chance.random() < share else None

    def pick(values):
        return values[int(chance.random() * len(values))]

    def between(low, high, places=0):
        value = low + chance.random() * (high - low)
        return round(value, places) if places else int(value)

    active = onset > NOW - timedelta(days=2) and chance.random() < 0.5 or chance.random() < 0.001
    night = onset.replace(hour=0, minute=0, second=0)
    asleep = night - timedelta(minutes=between(-90, 130))
    fields = {
        "id": f"0-{number:07d}",
        "userId": f"0-u{subject:05d}",
        "onsetTime": moment(onset),
        "resolvedTime": None if active else moment(min(onset + timedelta(minutes=between(0, 900)), max(onset, NOW.astimezone(onset.tzinfo)))),
        "severity": maybe(0.95, pick([1, 2, 3, 3, 3, 4, 5])),
        "onsetSpeed": maybe(0.85, pick(["gradual", "gradual", "gradual", "moderate", "moderate", "moderate", "gradual", "moderate", "instantaneous"])),
        "symptoms": maybe(0.7, sorted({pick(SYMPTOMS) for _ in range(int(chance.random() * 4))})),
        "hasAcknowledgedRedFlag": chance.random() < 0.2,
        "medicationName": maybe(0.6, pick(MEDICINES)),
        "medicationIsAcute": maybe(0.4, chance.random() < 0.6),
        "pressure": maybe(0.9, between(985, 1040, 1)),
        "sleepHours": maybe(0.8, between(3.5, 9.5, 2)),
        "temperature": maybe(0.9, between(-12, 36, 1)),
        "humidity": maybe(0.9, between(20, 100)),
        "pressureTrend": maybe(0.9, pick(["rising", "falling", "stable"])),
        "uvIndex": maybe(0.8, between(0, 9)),
        "weatherCode": maybe(0.9, pick([0, 1, 2, 3, 45, 61, 71, 95])),
        "weatherCondition": maybe(0.9, pick(WEATHER)),
        "heartRate": maybe(0.5, between(52, 110)),
        "restingHeartRate": maybe(0.5, between(48, 75)),
        "hrv": maybe(0.5, between(18, 95, 1)),
        "spo2": maybe(0.4, 101 if chance.random() < 0.002 else between(93, 101)),
        "stepCount": maybe(0.6, between(0, 16000)),
        "sleepStart": maybe(0.6, moment(asleep)),
        "sleepEnd": maybe(0.6, moment(asleep + timedelta(minutes=between(240, 560)))),
        "headacheType": maybe(0.3, pick(["migraine", "tension", "Spannungskopfschmerz", "unsure"])),
        "headacheLocation": maybe(0.5, pick(PLACES)),
        "meals": maybe(0.5, pick(MEALS)),
        "alcohol": maybe(0.4, chance.random() < 0.2),
        "caffeine": maybe(0.4, chance.random() < 0.7),
        "stressLevel": maybe(0.6, between(1, 6)),
        "screenTime": maybe(0.5, between(0, 11, 1)),
        "environment": maybe(0.3, [pick(["strongSmells", "brightLights", "loudNoise", "screenGlare"])]),
        "hasRetrospective": chance.random() < 0.4,
        "notes": maybe(0.75, pick(NOTES)),
    }
    # What is missing is written as null in some apps' exports and left out in others'.
    keeps_null = chance.random() < 0.5
    return {name: value for name, value in fields.items() if value is not None or keeps_null}


def lines(count):
    """`count` records in the order in which they were made: the diaries of all subjects side by side."""
    chance = random.Random(SEED)
    subjects = max(1, count // LOGS_EACH)
    for number in range(count):
        turn, subject = divmod(number, subjects)
        span = SPANS[subject // len(OFFSETS) % len(SPANS)]
        # No two records of one subject begin in the same minute: each turn has a stretch of its own.
        stretch = span / max(1, -(-count // subjects))
        onset = NOW - span + stretch * (turn + 0.05 + 0.9 * chance.random())
        zone = OFFSETS[subject % len(OFFSETS)]
        onset = onset.astimezone(zone).replace(second=0, microsecond=0)
        yield json.dumps(record(chance, number, subject, onset), ensure_ascii=number % 50 == 0, separators=(",", ":"))


def write(path, count):
    """The logs as NDJSON, unless they are there already."""
    if path.exists():
        return path
    part = path.with_suffix(".part")
    with open(part, "w", encoding="utf-8", newline="\n") as file:
        for line in lines(count):
            file.write(line + "\n")
    part.rename(path)
    return path


def write_times(path, base, times):
    """`times` copies of the logs in `base`, each with keys and subjects of its own."""
    if path.exists():
        return path
    content = base.read_bytes()
    part = path.with_suffix(".part")
    with open(part, "wb") as file:
        for copy in range(times):
            file.write(content.replace(b'"id":"0-', b'"id":"%d-' % copy).replace(b'"userId":"0-', b'"userId":"%d-' % copy))
    part.rename(path)
    return path
