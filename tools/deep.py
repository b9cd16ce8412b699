"""Proves the promises of RELIABILITY with the figures of a release, in parts that may be stopped and go on later.

    python tools/deep.py                    lists the parts and how far each is
    python tools/deep.py --part E1          runs the parts of a row, or one of them: E1-tm.2
    python tools/deep.py --all              runs all parts that are not done
    python tools/deep.py --part E1 --anew   forgets what is known of them, as after a change of the rules
    python tools/deep.py --write            keeps the reports in tests/reports, and writes docs/reliability.md from them

A part is a range of cases. It is tried in slices, each in a process of its own, and each slice is noted in
build/deep/PART.json when it has ended: a part that was stopped goes on with the first slice that is not there. What is
kept in tests/reports is short: slices in a row are one. Reports of other machines are put into build/deep; of two
reports of a part the one with more cases counts. Rows of the rules need Valles and its own requirements only, no pytest
and no server: `--jobs 16` uses as many processes.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import math
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from itertools import chain
from pathlib import Path
from threading import Event, Lock
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.promises import PROMISES, REMARKS, ROWS, Row  # noqa: E402

REPORTS = ROOT / "build/deep"
KEPT = ROOT / "tests/reports"
PAGE = ROOT / "docs/reliability.md"
CORES = 2
"""Of the machine for which parts are cut."""
LONGEST = 60 * 60
"""After so many seconds no slice of a part is begun any more."""
SLICE_LONGEST = 3 * 60 * 60
GLANCE = 1
"""Seconds between two looks at whether a slice is to be stopped."""
LINES_KEPT = 60


@dataclass(frozen=True)
class Part:
    name: str
    row: Row
    first: int
    cases: int

    @property
    def seconds(self) -> float:
        """How long it is expected to take."""
        at_once = 1 if self.row.alone else min(CORES, len(list(self.slices())))
        return self.cases * self.row.seconds / at_once

    def slices(self, first: int | None = None, end: int | None = None) -> Iterator[tuple[int, int]]:
        """Of the cases from the first on, and before the end; else of all."""
        end = self.first + self.cases if end is None else end
        for begin in range(self.first if first is None else first, end, self.row.slice):
            yield begin, min(self.row.slice, end - begin)


def parts_of(row: Row) -> list[Part]:
    """A row in parts of whole slices."""
    slices = math.ceil(row.cases / row.slice)
    cuts = [row.slice * (slices * number // row.parts) for number in range(row.parts)] + [row.cases]
    names = [f"{row.id}.{number + 1}" for number in range(row.parts)] if row.parts > 1 else [row.id]
    return [Part(name, row, cuts[n], cuts[n + 1] - cuts[n]) for n, name in enumerate(names)]


PARTS = [part for row in ROWS for part in parts_of(row)]


# Reports


@dataclass
class Report:
    """What is known of a part: the slices that have ended, and everything that ever failed."""

    part: Part
    slices: list[dict[str, Any]] = field(default_factory=list)
    failures: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def read(cls, part: Part) -> Report:
        """Of the report here and the one that is kept, the one with more cases, or else the newer one."""
        found = [cls._read(part, folder) for folder in (KEPT, REPORTS)]
        return max(found, key=lambda report: (report.tried, report.at))

    @classmethod
    def _read(cls, part: Part, folder: Path) -> Report:
        path = folder / f"{part.name}.json"
        told = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        end = part.first + part.cases
        slices = [one for one in told.get("slices", []) if part.first <= one["first"] < end]
        return cls(part, slices, told.get("failures", []))

    @staticmethod
    def forget(part: Part) -> None:
        for folder in (KEPT, REPORTS):
            (folder / f"{part.name}.json").unlink(missing_ok=True)

    def write(self, folder: Path) -> None:
        about = {"part": self.part.name, "first": self.part.first, "cases": self.part.cases}
        path = folder / f"{self.part.name}.json"
        new = path.with_suffix(".new")
        text = json.dumps({**about, "slices": self.slices, "failures": self.failures})
        new.write_text(f"{text}\n", encoding="utf-8")
        os.replace(new, path)

    def keep(self) -> None:
        """Keep in short what is known: nothing if nothing was run."""
        if self.slices:
            KEPT.mkdir(parents=True, exist_ok=True)
            failures = [{**one, "what": one["what"].strip().split("\n")[-1]} for one in self.failures]
            Report(self.part, joined(self.slices), failures).write(KEPT)

    def left(self) -> list[tuple[int, int]]:
        """The cases that are still to be tried, in slices."""
        slices: list[tuple[int, int]] = []
        first = self.part.first
        for one in sorted(self.slices, key=lambda one: one["first"]):
            slices += self.part.slices(first, one["first"])
            first = max(first, one["first"] + one["count"])
        return [*slices, *self.part.slices(first)]

    def forget_failures(self) -> None:
        """Let the slices that failed be tried again; the failures stay in the report."""
        self.slices = [one for one in self.slices if not one["failed"]]

    @property
    def tried(self) -> int:
        return self.part.cases - sum(count for _, count in self.left())

    @property
    def failed(self) -> int:
        return sum(one["failed"] for one in self.slices)

    @property
    def at(self) -> str:
        """When the last slice ended."""
        return max((one["at"] for one in self.slices), default="")

    @property
    def tally(self) -> Counter[str]:
        return sum((Counter(one["tally"]) for one in self.slices), Counter())

    @property
    def state(self) -> str:
        if self.failed:
            return f"{self.failed} FAILED"
        if not self.slices:
            return "not run"
        return "done" if not self.left() else "begun"


def joined(slices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same with slices in a row as one, apart from those that failed."""
    rows: list[dict[str, Any]] = []
    for one in sorted(slices, key=lambda one: one["first"]):
        last = rows[-1] if rows else None
        if last is None or one["failed"] or last["failed"] or last["first"] + last["count"] != one["first"]:
            rows.append(dict(one))
            continue
        revisions = dict.fromkeys([*last["revision"].split(), *one["revision"].split()])
        last |= {
            "count": last["count"] + one["count"], "seconds": round(last["seconds"] + one["seconds"], 1),
            "at": max(last["at"], one["at"]), "revision": " ".join(revisions),
            "tally": Counter(last["tally"]) + Counter(one["tally"]), "told": last["told"] + one["told"],
        }  # fmt: skip
    return rows


NUMBER = re.compile(r"\d+(?:\.\d+)?")


def folded(told: list[str]) -> list[str]:
    """Lines that differ only in their numbers as one, with the least and the greatest of them."""
    alike: dict[str, list[list[str]]] = {}
    for line in told:
        alike.setdefault(NUMBER.sub("\0", line), []).append(NUMBER.findall(line))
    lines = []
    for text, found in alike.items():
        spans = [sorted(set(numbers), key=float) for numbers in zip(*found, strict=True)]
        numbers = [span[0] if len(span) == 1 else f"{span[0]} to {span[-1]}" for span in spans]
        line = "".join(chain(*zip(text.split("\0"), [*numbers, ""], strict=True)))
        lines.append(f"{line} (each of {len(found)} times)" if len(found) > 1 else line)
    return lines


# Running


def command_of(row: Row, first: int, count: int) -> tuple[list[str], dict[str, str]]:
    """How a slice is tried: the command, and what it finds in its environment."""
    if row.case:
        return ["python", "-m", "tests.laws.case", *row.case.split(), str(first), str(count)], {}
    if row.tests:
        environment = {"VALLES_DEEP": "1", "VALLES_SLICE": f"{first}:{count}", "VALLES_SEED": str(first + 1)}
        chosen = shlex.split(row.tests)
        return [
            "python",
            "-m",
            "pytest",
            "-q",
            "-rP",
            "-p",
            "no:cacheprovider",
            "--timeout=10000",
            *chosen,
        ], environment
    return [word.format(first=first, count=count) for word in shlex.split(row.command)], {}


def spelled(command: list[str], environment: dict[str, str]) -> str:
    return " ".join([*(f"{name}={value}" for name, value in environment.items()), shlex.join(command)])


def interrupt(process: subprocess.Popen[str]) -> None:
    """As a terminal would: a test that is interrupted ends the servers that it has started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)


class Runner:
    """Tries slices, several at a time; told to stop, it ends what it has started."""

    def __init__(self, jobs: int, most: int | None = None) -> None:
        self.jobs = jobs
        self.most = most
        """How many slices of each part are tried, if not all."""
        self.stopped = Event()
        self._alone = Lock()

    def run(self, part: Part, again: bool, anew: bool = False) -> Report:
        REPORTS.mkdir(parents=True, exist_ok=True)
        with (REPORTS / f"{part.name}.lock").open("w") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                sys.exit(f"{part.name} is running already")
            if anew:
                Report.forget(part)
            report = Report.read(part)
            if again:
                report.forget_failures()
            self._run(report)
            return report

    def _run(self, report: Report) -> None:
        begun, left = time.monotonic(), report.left()[: self.most]
        at_once = 1 if report.part.row.alone else self.jobs
        ended = 0

        def attempt(one: tuple[int, int]) -> None:
            nonlocal ended
            if self.stopped.is_set() or time.monotonic() - begun > LONGEST:
                return
            outcome = self._try(report.part.row, *one)
            if outcome is None:
                return
            with self._alone:
                failures = outcome.pop("failures")
                report.slices.append(outcome)
                report.failures += failures
                report.write(REPORTS)
                ended += 1
                for failure in failures:
                    print(f"{report.part.name} FAILED, seed {failure['seed']}: {failure['repeat']}\n{failure['what']}")
                seconds = (time.monotonic() - begun) * (len(left) - ended) / ended
                self._tell(report, f"{duration(seconds)} left")

        self._tell(report, f"about {duration(report.part.seconds * len(left) / len(list(report.part.slices())))}")
        with ThreadPoolExecutor(at_once) as pool:
            list(pool.map(attempt, left))
        if report.left():
            print(f"{report.part.name} is not done; make deep PART={report.part.name} goes on with it", flush=True)

    def _tell(self, report: Report, time_left: str) -> None:
        part = report.part
        share = 100 * report.tried // part.cases
        count = f"{report.tried}/{part.cases} {part.row.of}"
        print(f"{part.name:14} {count:>24} {share:3} %  {report.failed} failed  {time_left}", flush=True)

    def _said(self, process: subprocess.Popen[str]) -> str:
        """What it has said in the end; told to stop, it is interrupted until it has heard."""
        deadline = time.monotonic() + SLICE_LONGEST
        while time.monotonic() < deadline:
            with suppress(subprocess.TimeoutExpired):
                return process.communicate(timeout=GLANCE)[0]
            if self.stopped.is_set():
                interrupt(process)
        os.killpg(process.pid, signal.SIGKILL)
        return f"{process.communicate()[0]}\nno end after {SLICE_LONGEST} s"

    def _try(self, row: Row, first: int, count: int) -> dict[str, Any] | None:
        """A slice: when it was tried and what came of it; None if it was stopped."""
        command, environment = command_of(row, first, count)
        begun = time.monotonic()
        path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(ROOT / "src"), str(ROOT)])
        process = subprocess.Popen(
            [sys.executable, *command[1:]] if command[0] == "python" else command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        said = self._said(process)
        if self.stopped.is_set():
            return None
        tally, failures, told = judged(row, count, process.returncode, said)
        for failure in failures:
            seed = failure["seed"] = failure.get("seed", first + 1)
            repeated = command_of(row, seed, 1) if row.case else (command, environment)
            failure |= {"repeat": spelled(*repeated), "at": now(), "revision": revision()}
        return {
            "first": first, "count": count, "seconds": round(time.monotonic() - begun, 1), "at": now(),
            "revision": revision(), "tally": tally, "failed": len(failures), "told": told, "failures": failures,
        }  # fmt: skip


def judged(row: Row, count: int, code: int, said: str) -> tuple[dict[str, int], list[dict[str, Any]], list[str]]:
    """What a slice has counted, what failed, and what it has told besides."""
    if row.tests:
        [*_, last] = said.strip().splitlines() or [""]
        if code == 0 and " passed" in last and "skipped" not in last:
            return {row.of: count}, [], told_by_tests(said)
        return {}, [{"what": "\n".join(said.splitlines()[-LINES_KEPT:])}], []
    try:
        found = json.loads(said.strip().splitlines()[-1]) if code == 0 and not row.measured else {}
    except (ValueError, IndexError):
        code = code or 1
        found = {}
    if code:
        return {}, [{"what": "\n".join(said.splitlines()[-LINES_KEPT:])}], []
    told = said.splitlines()[-LINES_KEPT:] if row.measured else found.get("told", [])
    return found.get("tally", {row.of: count}), found.get("failed", []), told


LOGGED = re.compile(r"\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d|VALLES_SEED|\w+Error\b|\W|_")
"""How a line begins that is no figure: one of the log or of what it shows of an error, a seed, the name of a test."""


def told_by_tests(said: str) -> list[str]:
    """The figures that tests which passed have printed."""
    end = r"^[-=]{3,}|^\d+ passed"
    printed = re.findall(rf"^-+ Captured stdout call -+\n(.*?)(?={end})", said, re.MULTILINE | re.DOTALL)
    return [line for text in printed for line in text.splitlines() if line and not LOGGED.match(line)]


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def revision() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def duration(seconds: float) -> str:
    return f"{int(seconds // 3600)}:{int(seconds // 60 % 60):02}:{int(seconds % 60):02}"


# Telling


def show() -> None:
    for part in PARTS:
        report = Report.read(part)
        count = f"{report.tried}/{part.cases} {part.row.of}"
        print(f"{part.name:14} {count:>24}  {report.state:10} about {duration(part.seconds)}")
    left = sum(part.seconds for part in PARTS if Report.read(part).left())
    print(f"{len(PARTS)} parts; those that are not done take about {duration(left)} on {CORES} cores")


def reached(row: Row) -> tuple[str, str, str, str]:
    """The figure that the reports of a row add up to, how it stands, and the date and revision of the last slice."""
    reports = [Report.read(part) for part in PARTS if part.row is row]
    if not any(report.slices for report in reports):
        return "", "not run", "", ""
    tally = sum((report.tally for report in reports), Counter[str]())
    counted = tally[row.unit or row.of]
    figure = f"{counted:,} {(row.unit or row.of).replace('_', ' ')}"
    if row.least:
        named = {what: tally[f"used {what}"] for what in components_of(row)}
        least = min(named, key=lambda what: named[what])
        figure += f"; each of {len(named)} components at least {named[least]} times ({least})"
    failed = sum(report.failed for report in reports)
    tried = sum(report.tried for report in reports)
    state = "done" if tried == row.cases else f"begun: {tried:,} of {row.cases:,} {row.of}"
    last = max((one for report in reports for one in report.slices), key=lambda one: one["at"])
    return figure, f"**{failed} failed**" if failed else state, last["at"][:10], last["revision"].split(" ")[-1]


def components_of(row: Row) -> list[str]:
    """All components of the game of a row, used or not."""
    names: list[str] = import_module(f"tests.{row.case.split()[-1]}.accounts").components()
    return names


def page() -> str:
    """docs/reliability.md."""
    lines = [
        "# What was proved, and with which figures",
        "",
        "Each row is a promise of the server or of the rules. `make deep` tries it in parts, which may be stopped and",
        "go on later; this page is written from their reports, which `tests/reports` keeps, by",
        "`python tools/deep.py --write`, so that nothing stands here as run that was not. `make test` tries a few",
        "cases of each row. A revision is that of the code, or for older runs that in which they were written down.",
        "",
        "| row | promise | asked for | reached | state | date | revision | command |",
        "|---|---|---|---|---|---|---|---|",
    ]
    told = []
    for id, promise in PROMISES.items():
        for row in [row for row in ROWS if row.id.split("-")[0] == id]:
            cells = (row.id, promise + f" ({row.about})" * bool(row.about), row.figure, *reached(row))
            lines.append(f"| {' | '.join(cells)} | `make deep PART={row.id}` |")
            said = said_of(row)
            told += ["", f"**{row.id}**", "", *(f"    {line}" for line in said)] if said else []
        if id in REMARKS:
            lines.append(f"| {id} | {promise} | | {REMARKS[id]} | | | | |")
    lines += ["", "## What the runs have said", *told] if told else []
    return "\n".join(lines) + "\n"


def said_of(row: Row) -> list[str]:
    """The figures that its runs have printed."""
    reports = [Report.read(part) for part in PARTS if part.row is row]
    told = [line for report in reports for one in report.slices for line in one["told"]]
    return (told if row.measured else folded(told))[-LINES_KEPT:]


def chosen(name: str) -> list[Part]:
    """The parts of this name, or of a row, or of all rows of a promise."""
    found = [part for part in PARTS if name in (part.name, part.row.id, part.row.id.split("-")[0])]
    if not found:
        sys.exit(f'there is no part "{name}"; python tools/deep.py lists them')
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Proves the promises of RELIABILITY in parts.")
    parser.add_argument("--part", action="append", default=[], help="a part, a row or a promise")
    parser.add_argument("--all", action="store_true", help="all parts that are not done")
    parser.add_argument("--again", action="store_true", help="try once more what has failed")
    parser.add_argument("--anew", action="store_true", help="forget what is known of the parts, and run them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or CORES, help="how many processes at once")
    parser.add_argument("--slices", type=int, help="try no more than so many slices of each part now")
    parser.add_argument("--write", action="store_true", help="keep the reports, and write docs/reliability.md")
    asked = parser.parse_args()
    parts = PARTS if asked.all else [part for name in asked.part for part in chosen(name)]
    runner = Runner(asked.jobs, asked.slices)
    for signal_ in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_, lambda *_: runner.stopped.set())
    failed = 0
    for part in parts:
        report = Report.read(part)
        if not runner.stopped.is_set() and (asked.anew or report.left() or (asked.again and report.failed)):
            report = runner.run(part, asked.again, asked.anew)
        failed += report.failed
    if asked.write:
        for part in PARTS:
            Report.read(part).keep()
        PAGE.write_text(page(), encoding="utf-8")
    if not parts and not asked.write:
        show()
    sys.exit(1 if failed or runner.stopped.is_set() else 0)


if __name__ == "__main__":
    main()
