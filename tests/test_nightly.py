"""The pytest plugin for nightly tests, tried on small test files."""

import json

import pytest

from tests.nightly import PARTS
from tests.support.ledger import ROOT

TESTS = """
    import pytest

    @pytest.mark.nightly("durability", cases=10, size=4, quick=2)
    def test_kills(cases, record_property):
        record_property("kills", len(cases))
        assert len(cases) == 2 or cases in (range(0, 4), range(4, 8), range(8, 10))

    @pytest.mark.nightly("rules", cases=3)
    def test_game(case):
        assert case in range(3)

    @pytest.mark.nightly("rules", quick=0)
    def test_for_hours(nightly):
        assert nightly

    def test_usual(nightly):
        assert not nightly
"""
FAILING = """
    import pytest

    @pytest.mark.nightly("rules", cases=3)
    def test_game(case):
        assert case != 1
"""


@pytest.fixture
def run(pytester, monkeypatch):
    """Return a function that runs pytest on a test file with the plugin."""
    monkeypatch.syspath_prepend(ROOT)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    plugins = ["tests.nightly", "no:schemathesis", "no:faker", "no:cacheprovider", "no:randomly"]

    def run(*options, tests=TESTS):
        pytester.makepyfile(test_small=tests)
        return pytester.runpytest_inprocess(*(f"-p{plugin}" for plugin in plugins), *options)

    return run


@pytest.fixture
def report(pytester):
    """Return a function that reads the report."""
    return lambda: json.loads((pytester.path / "build/nightly/report.json").read_text())


def outcomes(report):
    return {name.removeprefix("test_small.py::"): test["outcome"] for name, test in report["tests"].items()}


def test_a_normal_run_tries_the_quick_cases(run, pytester):
    result = run("-v")

    result.assert_outcomes(passed=3, deselected=1)
    result.stdout.fnmatch_lines(["*test_kills PASSED*", "*test_game?0? PASSED*", "*test_usual PASSED*"])
    assert not (pytester.path / "build").exists(), "only a nightly run writes a report"


def test_a_nightly_run_tries_all_cases_in_slices(run, report):
    run("--nightly=all").assert_outcomes(passed=7, deselected=1)

    slices = {"test_kills[0-3]": (0, 4), "test_kills[4-7]": (4, 4), "test_kills[8-9]": (8, 2)}
    games = {f"test_game[{case}]": (case, 1) for case in range(3)}
    tests = {name.removeprefix("test_small.py::"): test for name, test in report()["tests"].items()}
    assert {name: (test["first"], test["count"]) for name, test in tests.items()} == {
        **slices,
        **games,
        "test_for_hours": (0, 1),
    }


def test_a_part_is_chosen_by_name(run, report):
    run("--nightly=durability").assert_outcomes(passed=3, deselected=5)
    assert {test["part"] for test in report()["tests"].values()} == {"durability"}

    run("--nightly=durability,rules").assert_outcomes(passed=7, deselected=1)


def test_cases_are_chosen_by_number(run, report):
    run("--nightly=durability", "--cases=4:4").assert_outcomes(passed=1, deselected=3)
    assert outcomes(report()) == {"test_kills[4-7]": "passed"}


def test_cases_beyond_the_last_are_left_out(run, report):
    run("--nightly=rules", "--cases=2:10").assert_outcomes(passed=2, deselected=2)
    assert outcomes(report()) == {"test_game[2]": "passed", "test_for_hours": "passed"}


def test_other_results_stay_in_the_report(run, report):
    run("--nightly=durability")
    run("--nightly=rules", "--collect-only")
    assert len(outcomes(report())) == 3

    run("--nightly=rules", "-k", "test_for_hours")
    assert outcomes(report()) == {
        **{f"test_kills[{cases}]": "passed" for cases in ("0-3", "4-7", "8-9")},
        "test_for_hours": "passed",
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--nightly=durable"], "there is no nightly part 'durable', only all, rules, secrecy"),
        (["--nightly=rules,durable"], "there is no nightly part 'durable'"),
        (["--nightly=rules", "--cases=4"], "--cases takes FIRST:COUNT, such as 200:50, not '4'"),
        (["--nightly=rules", "--cases=4:0"], "--cases takes FIRST:COUNT"),
    ],
)
def test_what_does_not_exist_is_a_usage_error(run, options, message):
    result = run(*options)

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([f"*{message}*"])


@pytest.mark.parametrize(
    ("marker", "message"),
    [
        ('nightly("durable")', "*there is no nightly part 'durable'*"),
        ('nightly("rules", cases=5)', "*test_game has 5 cases and does not take them*"),
    ],
)
def test_a_wrong_marker_is_an_error(run, marker, message):
    result = run(tests=f"import pytest\n\n@pytest.mark.{marker}\ndef test_game(): pass")

    assert result.ret != 0
    result.stdout.fnmatch_lines([message])


def test_the_report_has_the_outcome_and_the_figures_of_every_test(run, report):
    run("--nightly=durability")

    about = report()
    assert about["begun"] <= about["ended"]
    assert "cores, Python 3." in about["machine"]
    assert about["failures"] == []
    test = about["tests"]["test_small.py::test_kills[8-9]"]
    assert (test["outcome"], test["part"], test["figures"]) == ("passed", "durability", {"kills": 2})
    assert test["revision"] == about["revision"]
    assert test["seconds"] >= 0 and test["at"] >= about["begun"]


def test_the_report_may_be_another_file(run, pytester):
    run("--nightly=durability", "--nightly-report=other/report.json")

    assert len(json.loads((pytester.path / "other/report.json").read_text())["tests"]) == 3
    assert not (pytester.path / "build").exists()


def test_a_failure_names_the_command_that_repeats_it(run, report):
    result = run("--nightly=rules", tests=FAILING)

    command = "pytest --nightly=rules 'test_small.py::test_game[1]'"
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines([f"to repeat it: {command}"])
    assert report()["tests"]["test_small.py::test_game[1]"]["repeat"] == command
    [failure] = report()["failures"]
    assert failure["test"] == "test_small.py::test_game[1]"
    assert "assert 1 != 1" in failure["output"] and command in failure["output"]


def test_the_command_that_repeats_a_slice_names_its_cases(run, report):
    run("--nightly=durability", "--cases=3:2")

    [test] = report()["tests"].values()
    assert test["repeat"] == "pytest --nightly=durability --cases=3:2 'test_small.py::test_kills[3-4]'"


def test_what_has_passed_is_not_run_again(run, report):
    run("--nightly=rules", tests=FAILING)
    result = run("--nightly=rules", "--resume", tests=FAILING.replace("case != 1", "True"))

    result.assert_outcomes(passed=1, deselected=2)
    assert outcomes(report()) == {f"test_game[{case}]": "passed" for case in range(3)}
    assert len(report()["failures"]) == 1, "a failure stays in the report"


def test_a_run_succeeds_when_everything_has_passed_before(run, report):
    run("--nightly=rules")

    assert run("--nightly=rules", "--resume").ret == pytest.ExitCode.OK
    assert set(outcomes(report()).values()) == {"passed"}


def test_without_resume_everything_runs_again(run):
    run("--nightly=rules", tests=FAILING)

    run("--nightly=rules", tests=FAILING).assert_outcomes(passed=2, failed=1)


def test_when_the_hours_are_over_no_test_is_started(run, report):
    result = run("--nightly=rules", "--hours=0")

    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(skipped=4, deselected=4)
    assert set(outcomes(report()).values()) == {"not run"}
    result.stdout.fnmatch_lines(["*4 not run; --resume runs the rest; see *report.json"])
    run("--nightly=rules", "--resume").assert_outcomes(passed=4, deselected=4)


def test_an_interrupted_run_is_resumed_where_it_stopped(run, report):
    tests = FAILING.replace("assert case != 1", "if case == 1: pytest.exit('stopped')")
    assert run("--nightly=rules", tests=tests).ret == pytest.ExitCode.INTERRUPTED

    assert [outcomes(report())[f"test_game[{case}]"] for case in (0, 2)] == ["passed", "not run"]
    run("--nightly=rules", "--resume", tests=tests.replace("case == 1", "False")).assert_outcomes(
        passed=2, deselected=1
    )


def test_a_skipped_test_has_not_passed(run, report):
    run("--nightly=rules", tests=FAILING.replace("assert case != 1", "pytest.skip('no browser')"))

    assert set(outcomes(report()).values()) == {"skipped"}


SERIAL = """
    import time
    from pathlib import Path

    import pytest

    RUNNING = Path(__file__).with_name("running")

    @pytest.mark.nightly("load", serial=True)
    def test_alone():
        assert not list(RUNNING.glob("*"))

    @pytest.mark.nightly("load", cases=4)
    def test_together(case):
        RUNNING.mkdir(exist_ok=True)
        mine = RUNNING / str(case)
        mine.touch()
        time.sleep(0.2)
        mine.unlink()
"""


@pytest.mark.integration
def test_several_processes_write_one_report_and_serial_tests_run_alone(run, report):
    run("--nightly=load", "-n2", tests=SERIAL).assert_outcomes(passed=5)
    assert set(outcomes(report()).values()) == {"passed"}

    result = run("--nightly=load", "-n2", "--resume", "--hours=0", tests=SERIAL)
    assert result.ret in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert len(outcomes(report())) == 5


@pytest.mark.integration
def test_the_hours_hold_for_all_processes(run, report):
    run("--nightly=load", "-n2", "--hours=0", tests=SERIAL).assert_outcomes(skipped=5)

    assert set(outcomes(report()).values()) == {"not run"}


def test_help_names_every_part(run):
    result = run("--help")

    assert all(name in result.stdout.str() for name in PARTS)
