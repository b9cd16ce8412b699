"""The tests run every line and fail when the code is wrong: only in nightly runs."""

import json
import sys

import pytest

from tests.support.program import output_of


@pytest.mark.nightly("mutation", quick=0, serial=True)
def test_the_tests_run_95_percent_of_lines_and_branches(record_property):
    """The floor is `fail_under` in pyproject.toml."""
    lines = output_of("make", "coverage").splitlines()
    [total] = [line for line in lines if line.startswith("TOTAL ")]
    record_property("covered", total.split()[-1])


def check_mutants(what, of, cases, record_property):
    """Break the code in these ways, one at a time, and record how many of them no test notices."""
    slice = ["--of", str(of), "--first", str(cases.start), "--count", str(len(cases))]
    output = output_of(sys.executable, "-m", "tools.mutate", what, *slice)
    result = json.loads(output.splitlines()[-1])
    record_property("killed", result["killed"])
    record_property("survivors", result["survivors"])
    assert result["killed"] >= 0.7 * len(cases)


@pytest.mark.nightly("mutation", cases=300, size=50, quick=0, serial=True)
def test_most_mutants_of_the_rules_are_killed(cases, record_property):
    check_mutants("rules", 300, cases, record_property)


@pytest.mark.nightly("mutation", cases=200, size=40, quick=0, serial=True)
def test_most_mutants_of_the_server_are_killed(cases, record_property):
    check_mutants("server", 200, cases, record_property)
