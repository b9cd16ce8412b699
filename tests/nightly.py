"""Pytest plugin for nightly tests: tests with many more cases than in a normal run, and tests too long for one.

    @pytest.mark.nightly("durability", cases=300, size=30, quick=5)
    def test_acknowledged_moves_survive_every_kill(cases): ...

The marker names the part of the nightly run and the number of cases that it tries. The test takes `cases`, the range of
cases of one test item: in a normal run the first `quick` of them, in a nightly run `size` in each item. A test that
takes `case` instead has an item for each case. A test that only does more within a case takes `nightly`. With `quick=0`
it runs in nightly runs alone, with `serial=True` nothing else runs meanwhile.

Tests use the number of a case as a random seed, so that an item does the same every time. Figures that a test
measures go into the report by pytest's `record_property`. See docs/how-to/run-tests.md
for running a part, stopping it and resuming.
"""

import fcntl
import json
import os
import platform
import re
import shlex
import subprocess
import time
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

PARTS = {
    "rules": "games follow the rules and are the same everywhere",
    "secrecy": "players never receive hidden information",
    "durability": "no game is lost",
    "load": "the server stays fast, also on bad networks",
    "workers": "several server processes serve the same tables",
    "security": "hostile clients do no harm",
    "page": "the page can be read and played",
    "players": "computer players play by the rules and are as strong as before",
    "research": "training, clusters, notebooks",
    "packaging": "wheels, the compiled engine, examples",
    "mutation": "the tests fail when the code is wrong",
}
REPORT = "build/nightly/report.json"
LONGEST = 3 * 60 * 60
"""Timeout in seconds of an item that sets none itself."""
OUT_OF_TIME = "the time limit of this nightly run has passed"
FAILURE_LINES = 60
"""How much of pytest's output about a failure the report keeps, from the end."""


@dataclass(frozen=True)
class Plan:
    """The arguments of the marker.

    Attributes:
        part: The part of the nightly run, one of `PARTS`.
        cases: How many cases a nightly run tries.
        size: How many of them make one test item.
        quick: How many cases a normal run tries. With 0 the test runs in nightly runs only.
        serial: True if nothing else may run at the same time.
    """

    part: str
    cases: int = 1
    size: int = 1
    quick: int = 1
    serial: bool = False

    def __post_init__(self) -> None:
        if self.part not in PARTS:
            raise unknown_part(self.part)

    def selection(self, selected: range | None) -> range:
        """Return the cases of this plan among those that are selected, or all if none are."""
        return range(self.cases)[selected.start : selected.stop] if selected else range(self.cases)

    def slices(self) -> Iterator[range]:
        """Yield the cases of each test item."""
        for first in range(0, self.cases, self.size):
            yield range(first, min(first + self.size, self.cases))


def unknown_part(name: str) -> pytest.UsageError:
    return pytest.UsageError(f"there is no nightly part {name!r}, only all, {', '.join(PARTS)}")


def plan_of(node: Any) -> Plan | None:
    """Return the plan of a test, or None if it has no marker."""
    marker = node.get_closest_marker("nightly")
    return Plan(*marker.args, **marker.kwargs) if marker else None


def is_nightly(config: pytest.Config) -> bool:
    return config.option.nightly is not None


# Options


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("nightly")
    group.addoption("--nightly", metavar="PART[,PART...]", help=f"run nightly tests: all, or {', '.join(PARTS)}")
    group.addoption("--cases", metavar="FIRST:COUNT", help="try COUNT cases of each test from FIRST on")
    group.addoption("--hours", type=float, help="start no test after so many hours")
    group.addoption(
        "--nightly-report", type=Path, default=Path(REPORT), help=f"the report to write (default: {REPORT})"
    )
    group.addoption("--resume", action="store_true", help="skip what has passed according to the report")


def pytest_configure(config: pytest.Config) -> None:
    marker = "nightly(part, cases=1, size=1, quick=1, serial=False): what a nightly run tries: see tests/nightly.py"
    config.addinivalue_line("markers", marker)
    if is_nightly(config):
        config.pluginmanager.register(NightlyRun(config), "nightly-run")


def pytest_report_header(config: pytest.Config) -> str:
    return f"nightly tests: {config.option.nightly or 'few cases (--nightly=all tries all)'}"


# Cases


@pytest.fixture(scope="session")
def nightly(pytestconfig: pytest.Config) -> bool:
    """Return True in a nightly run."""
    return is_nightly(pytestconfig)


@pytest.fixture
def cases(request: pytest.FixtureRequest) -> range:
    """Return the cases of a normal run. In a nightly run, `pytest_generate_tests` sets them."""
    plan = plan_of(request.node)
    assert plan is not None, "only a test with the marker nightly has cases"
    return range(plan.quick)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    plan = plan_of(metafunc.definition)
    if plan is None:
        return
    selected = cases_option(metafunc.config)
    if "case" in metafunc.fixturenames:
        quick = range(max(plan.quick, 1))
        metafunc.parametrize("case", plan.selection(selected) if is_nightly(metafunc.config) else quick)
    elif "cases" in metafunc.fixturenames:
        if is_nightly(metafunc.config):
            slices = [plan.selection(selected)] if selected else list(plan.slices())
            slices = [each for each in slices if each]
            metafunc.parametrize("cases", slices, ids=[f"{each.start}-{each.stop - 1}" for each in slices])
    elif plan.cases > 1:
        raise pytest.UsageError(f"{metafunc.definition.nodeid} has {plan.cases} cases and does not take them")


def cases_option(config: pytest.Config) -> range | None:
    """Return the cases that the command line asks for, or None for all."""
    if config.option.cases is None:
        return None
    match = re.fullmatch(r"(\d+):([1-9]\d*)", config.option.cases)
    if not match:
        raise pytest.UsageError(f"--cases takes FIRST:COUNT, such as 200:50, not {config.option.cases!r}")
    first, count = map(int, match.groups())
    return range(first, first + count)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select the tests of a nightly run; in a normal run, leave out those without quick cases."""
    if run := config.pluginmanager.get_plugin("nightly-run"):
        selected = sorted((item for item in items if run.selects(item)), key=is_serial)
        for item in selected:
            if not item.get_closest_marker("timeout"):
                item.add_marker(pytest.mark.timeout(LONGEST))
    else:
        selected = [item for item in items if (plan := plan_of(item)) is None or plan.quick]
    config.hook.pytest_deselected(items=list(set(items) - set(selected)))
    items[:] = selected


def is_serial(item: pytest.Item) -> bool:
    plan = plan_of(item)
    return plan is not None and plan.serial


# A nightly run


class NightlyRun:
    """Hooks of a nightly run, registered in each process of pytest-xdist."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.parts = PARTS.keys() if config.option.nightly == "all" else set(config.option.nightly.split(","))
        for name in sorted(self.parts - PARTS.keys()):
            raise unknown_part(name)
        cases_option(config)
        path = config.option.nightly_report.absolute()
        self.lock = path.with_suffix(".lock")
        """A file that every running item locks: exclusively if it is serial, otherwise shared."""
        shared = getattr(config, "workerinput", {}).get("nightly")
        self.report = None if shared else Report(path)
        hours = config.option.hours
        self.shared = shared or {
            "passed": self.report.passed() if self.report and config.option.resume else [],
            "end": time.time() + 60 * 60 * hours if hours is not None else None,
        }
        """What the main process sends to those of pytest-xdist."""
        self.passed = set(self.shared["passed"])

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["nightly"] = self.shared

    def selects(self, item: pytest.Item) -> bool:
        plan = plan_of(item)
        return plan is not None and plan.part in self.parts and item.nodeid not in self.passed

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if self.report and session.items and not self.config.option.collectonly:
            self.report.expect([item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        if self.report:
            self.report.expect(ids)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        plan, cases = plan_of(item), cases_of(item)
        assert plan is not None
        about = {"part": plan.part, "first": cases.start, "count": len(cases), "repeat": self._repeat(item)}
        item.user_properties.append(("nightly", about))
        with locked(self.lock, exclusively=plan.serial):
            return (yield)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        end = self.shared["end"]
        if end is not None and time.time() >= end:
            pytest.skip(OUT_OF_TIME)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed:
            report.sections.append(("nightly", f"to repeat it: {self._repeat(item)}"))
        return report

    def _repeat(self, item: pytest.Item) -> str:
        """Return the command that runs an item again."""
        plan = plan_of(item)
        assert plan is not None
        slice = f" --cases={self.config.option.cases}" if self.config.option.cases else ""
        return f"pytest --nightly={plan.part}{slice} {shlex.quote(item.nodeid)}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.report:
            self.report.add(report)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Let a run succeed whose tests have all passed before."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.passed:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.report:
            terminalreporter.write_line(f"nightly: {self.report.summary()}")


def cases_of(item: pytest.Item) -> range:
    """Return the cases that an item tries."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    case = params.get("case", 0)
    cases: range = params.get("cases", range(case, case + 1))
    return cases


@contextmanager
def locked(path: Path, exclusively: bool) -> Iterator[None]:
    """Hold the lock of a file, exclusively or together with others."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if exclusively else fcntl.LOCK_SH)
        try:
            yield
        finally:
            # Closing the file is not enough: processes forked in the meantime hold the lock too.
            fcntl.flock(lock, fcntl.LOCK_UN)


class Report:
    """A JSON file with the outcome and figures of every item, rewritten whenever an item ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.revision = revision()
        previous = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.tests: dict[str, dict[str, Any]] = previous.get("tests", {})
        self.failures: list[dict[str, Any]] = previous.get("failures", [])
        """Every failure, also of items that have passed when the run was resumed."""
        self.begun = previous.get("begun") or now()
        self.expected: set[str] = set()

    def passed(self) -> list[str]:
        return [test for test, result in self.tests.items() if result["outcome"] == "passed"]

    def expect(self, tests: list[str]) -> None:
        """Add the items of this run as not run yet. Does nothing when a replacement process of xdist collects them."""
        if not self.expected:
            self.expected = set(tests)
            self.tests |= {test: {"outcome": "not run"} for test in tests}
            self.write()

    def add(self, report: pytest.TestReport) -> None:
        """Add one phase of an item."""
        result = self.tests.setdefault(report.nodeid, {})
        figures: dict[str, Any] = dict(report.user_properties)
        result |= figures.pop("nightly", {})
        if report.skipped:
            result["outcome"] = "not run" if OUT_OF_TIME in report.longreprtext else "skipped"
        elif report.failed or report.when == "call":
            result["outcome"] = report.outcome
        result["seconds"] = round(result.get("seconds", 0.0) + report.duration, 1)
        result |= {"figures": figures, "at": now(), "revision": self.revision}
        if report.failed:
            text = "\n".join([report.longreprtext, *(f"{title}: {text}" for title, text in report.sections)])
            output = "\n".join(text.splitlines()[-FAILURE_LINES:])
            self.failures.append({"test": report.nodeid, "output": output, "at": now(), "revision": self.revision})
        if report.failed or report.when == "teardown":
            self.write()

    def write(self) -> None:
        about = {
            "revision": self.revision,
            "begun": self.begun,
            "ended": now(),
            "machine": f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps({**about, "tests": self.tests, "failures": self.failures}, indent=1) + "\n")
        os.replace(new, self.path)

    def summary(self) -> str:
        outcomes = Counter(result["outcome"] for result in self.tests.values())
        counts = ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items()))
        resume = "; --resume runs the rest" if outcomes["not run"] else ""
        return f"{counts or 'nothing to run'}{resume}; see {self.path}"


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def revision() -> str:
    """Return the revision of the code, or an empty string if it is unknown."""
    command = ["git", "describe", "--always", "--dirty"]
    with suppress(OSError):
        described = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True).stdout.strip()
        if described:
            return described
    return os.environ.get("GITHUB_SHA", "")[:8]
