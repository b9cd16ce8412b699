"""The long runs: every promise has a row, parts go on where they were stopped, and what failed is not forgotten."""

import json
import os
import re
import signal
import subprocess
import sys

import pytest

from tests.laws.case import CASES
from tests.ledger import ROOT
from tests.slices import SLICE, cases
from tools import deep
from tools.promises import PROMISES, REMARKS, ROWS, Row

COUNTING = """python -c 'print("{{\\"tally\\": {{\\"games\\": {count}}}}}")'"""
FAILING = """python -c '
import json
failed = [dict(seed=4, what="wrong")] * ({first} == 3)
print(json.dumps(dict(tally=dict(games={count} - len(failed)), failed=failed)))'"""
SOAK = "L4"
"""The one row that cannot be cut into parts of an hour."""


@pytest.fixture
def reports(tmp_path, monkeypatch):
    monkeypatch.setattr(deep, "REPORTS", tmp_path / "deep")
    monkeypatch.setattr(deep, "KEPT", tmp_path / "kept")
    return tmp_path / "deep"


def part_of(command, **about):
    [part] = deep.parts_of(Row("T1", "some", "games", 10, 3, command=command, **about))
    return part


def run(part, most=None, again=False):
    return deep.Runner(1, most).run(part, again)


def test_every_promise_is_tried_or_says_why_not():
    tried = {row.id.split("-")[0] for row in ROWS}

    assert tried | set(REMARKS) == set(PROMISES)
    assert not tried & set(REMARKS)
    assert len({part.name for part in deep.PARTS}) == len(deep.PARTS)


def test_a_part_takes_an_hour_at_most():
    assert [part.name for part in deep.PARTS if part.seconds > deep.LONGEST] == [SOAK]


def test_the_parts_of_a_row_hold_every_case_once():
    for row in ROWS:
        tried = [
            case
            for part in deep.parts_of(row)
            for first, count in part.slices()
            for case in range(first, first + count)
        ]
        assert tried == list(range(row.cases))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_what_a_row_runs_is_there(row):
    assert sum(map(bool, (row.case, row.tests, row.command))) == 1
    if row.case:
        assert row.case.split()[0] in CASES
    for file, name in re.findall(r"(tests/\S+?)(?:::(\w+))?(?=\s|$)", row.tests):
        assert (ROOT / file).exists()
        assert not name or re.search(rf"^def {name}\(|^{name} = ", (ROOT / file).read_text(), re.MULTILINE), name


def test_a_stopped_part_goes_on_where_it_was(reports, capsys):
    part = part_of(COUNTING)

    assert run(part, most=2).tried == 6
    assert "6/10 games" in capsys.readouterr().out
    first = json.loads((reports / "T1.json").read_text())["slices"]
    report = run(part)

    assert (report.state, report.tally["games"]) == ("done", 10)
    assert report.slices[:2] == first
    assert [one["first"] for one in report.slices] == [0, 3, 6, 9]


def test_what_was_tried_in_slices_of_another_size_is_not_tried_again(reports):
    part = part_of(COUNTING)
    deep.Report(part, [slice_of(1, 1), slice_of(4, 2), slice_of(5, 1)]).keep()

    assert deep.Report.read(part).left() == [(0, 1), (2, 2), (6, 3), (9, 1)]


def test_what_failed_is_told_with_its_seed_and_stays(reports, capsys):
    part = part_of(FAILING)
    report = run(part)

    assert (report.state, report.tally["games"]) == ("1 FAILED", 9)
    assert "seed 4" in capsys.readouterr().out
    assert run(part).state == "1 FAILED"
    mended = run(part_of(COUNTING), again=True)
    assert (mended.state, len(mended.failures)) == ("done", 1)


def test_a_slice_that_says_nothing_has_failed(reports):
    report = run(part_of("python -c 'raise SystemExit(3)'"), most=1)

    assert report.failed == 1 and report.tally == {}
    assert report.failures[0]["repeat"] == "python -c 'raise SystemExit(3)'"


def test_only_the_tests_of_a_row_run_deep():
    """Coverage is that of all tests as `make test` runs them."""
    assert deep.command_of(Row("T1", "some", command="make coverage"), 0, 3) == (["make", "coverage"], {})
    _, environment = deep.command_of(Row("T1", "some", tests="tests/test_deep.py"), 0, 3)
    assert environment == {"VALLES_DEEP": "1", "VALLES_SLICE": "0:3", "VALLES_SEED": "1"}


@pytest.mark.parametrize(
    ("said", "code", "counted"),
    [("4 passed in 1s", 0, {"games": 3}), ("1 failed, 3 passed", 1, {}), ("4 skipped in 1s", 0, {}), ("", 2, {})],
)
def test_only_tests_that_ran_and_passed_are_counted(said, code, counted):
    tally, failures, _ = deep.judged(Row("T1", "some", "games", tests="x"), 3, code, said)

    assert tally == counted and bool(failures) == (not counted)


def test_nothing_is_listed_as_run_that_was_not(reports, monkeypatch):
    row = ROWS[0]

    assert deep.reached(row) == ("", "not run", "", "")

    [part] = deep.parts_of(row)
    (reports).mkdir()
    deep.Report(part, [slice_of(0, 100)]).write(reports)

    assert deep.reached(row) == ("100 games", "begun: 100 of 10,000 games", "2026-01-02", "abc")


def slice_of(first, count, **more):
    about = {"first": first, "count": count, "seconds": 1.5, "at": "2026-01-02", "revision": "abc"}
    return {**about, "tally": {"games": count}, "failed": 0, "told": [], **more}


def test_what_is_kept_is_short_and_stands_for_the_report(reports, monkeypatch):
    part = part_of(COUNTING)
    slices = [slice_of(0, 3, told=["a"]), slice_of(3, 3, revision="def", told=["b"]), slice_of(9, 1)]
    deep.Report(part, slices).keep()

    kept = deep.Report.read(part)
    first = kept.slices[0]

    assert (first["count"], first["revision"], first["told"]) == (6, "abc def", ["a", "b"])
    assert (kept.tried, kept.tally["games"], kept.left()) == (7, 7, [(6, 3)])
    assert run(part).state == "done"
    assert [one["first"] for one in deep.Report.read(part).slices] == [0, 9, 6]


def test_what_failed_is_kept_as_failed(reports):
    part = part_of(COUNTING)
    failure = {"seed": 4, "what": "Traceback\n  somewhere\nwrong\n"}
    deep.Report(part, [slice_of(0, 3), slice_of(3, 3, failed=1), slice_of(6, 4)], [failure]).keep()

    kept = deep.Report.read(part)

    assert (kept.state, len(kept.slices), kept.failures[0]["what"]) == ("1 FAILED", 3, "wrong")


def test_a_part_that_is_done_is_run_again_only_if_that_is_asked_for(reports):
    part = part_of(COUNTING)
    deep.Report(part, [slice_of(0, 10, tally={"games": 99})]).keep()

    assert run(part).tally["games"] == 99
    assert deep.Runner(1).run(part, again=False, anew=True).tally["games"] == 10
    assert deep.Report.read(part).tally["games"] == 10


def test_figures_of_several_slices_are_told_once():
    told = ["9 kills, 40 decisions, 1.5 s", "9 kills, 112 decisions, 0.7 s", "one restart #2", "no number"]

    assert deep.folded(told) == ["9 kills, 40 to 112 decisions, 0.7 to 1.5 s (each of 2 times)", *told[2:]]


def test_of_what_tests_say_only_figures_are_told():
    said = """==== PASSES ====
____ test_one ____
---- Captured stdout call ----
2026-11-17 05:55:58 [info     ] serving  database=x
VALLES_SEED=4
│ │ token = 'x1' │ │
OperationalError: disk 1 is full
9 kills
____ test_two[a-b] ____
---- Captured stdout call ----
3 cuts
2 passed in 1.0s
"""
    assert deep.told_by_tests(said) == ["9 kills", "3 cuts"]


def test_the_page_is_made_from_the_reports_that_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(deep, "REPORTS", tmp_path)

    assert deep.page() == deep.PAGE.read_text(encoding="utf-8")


def test_a_stop_ends_what_was_started_though_it_does_not_hear_at_first(reports):
    command = [sys.executable, "-u", "-c", STOPPED.format(root=str(ROOT), reports=str(reports))]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as ran:
        assert ran.stdout is not None
        pid = int(next(line for line in ran.stdout if line.strip().isdigit()))
        ran.send_signal(signal.SIGTERM)
        ran.communicate()

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert not (reports / "T1.json").exists()


STOPPED = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from tools import deep
from tools.promises import Row
deep.REPORTS = Path({reports!r})
deep.PARTS = deep.parts_of(Row("T1", "some", command="python"))
started = deep.subprocess.Popen
deaf = "import time; from signal import *; signal(SIGINT, lambda *_: signal(SIGINT, SIG_DFL)); print(flush=True)"
def popen(command, **how):
    process = started([sys.executable, "-c", deaf + "; [time.sleep(1) for _ in range(1000)]"], **how)
    process.stdout.readline()
    print(process.pid, flush=True)
    return process
deep.revision = lambda: ""
deep.subprocess.Popen = popen
sys.argv = ["deep.py", "--part", "T1"]
deep.main()
"""


def test_a_slice_of_the_rules_needs_no_test_runner_and_no_server():
    program = (
        "import sys; from tests.laws import case; case.main('scoring', 'on_mars', 3, 1); "
        "sys.exit(repr({'pytest', 'hypothesis', 'sqlalchemy', 'litestar', 'httpx'} & set(sys.modules) or ''))"
    )
    ran = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)

    assert ran.stderr.strip() == "''"
    assert json.loads(ran.stdout)["tally"]["games"] == 1


def test_cases_are_few_or_those_that_are_asked_for(monkeypatch):
    monkeypatch.delenv(SLICE, raising=False)
    assert cases(3) == range(3)
    monkeypatch.setenv(SLICE, "20:5")
    assert cases(3) == range(20, 25)
