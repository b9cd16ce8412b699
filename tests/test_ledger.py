"""Every rule of the ledger is asserted by a test or listed as no code, never both."""

from tests.support.ledger import asserted, carried, defined, not_code


def test_an_id_is_defined_once():
    ids = defined()
    assert ids
    assert sorted(ids) == sorted(set(ids))


def test_every_rule_has_a_test():
    covered = asserted() | not_code()
    missing = [id for id in defined() if id not in covered]
    assert not missing, f"{len(missing)} ids without a test: {', '.join(missing)}"


def test_every_marker_names_a_rule():
    ids = defined()
    unknown = {id: tests for id, tests in asserted().items() if id not in ids}
    assert not unknown


def test_what_is_no_code_is_a_rule_without_a_test():
    ids = defined()
    assert not [id for id in not_code() if id not in ids]
    assert not {id: tests for id, tests in asserted().items() if id in not_code()}


def test_markers_are_read_from_tests_only():
    source = """
from hypothesis.stateful import rule as step
from tests.support.ledger import rule

@rule("TM-TILE-17", "TM-TILE-18")
def test_greenery(): ...

@rule("TM-TILE-23")
class TestCity:
    @rule("TM-TILE-24")
    def test_noctis(self): ...

@rule("TM-TILE-01")
def helper(): ...

@step("TM-TILE-02")
def test_machine(): ...
"""
    assert sorted(carried(source)) == [
        ("TestCity", "TM-TILE-23"),
        ("test_greenery", "TM-TILE-17"),
        ("test_greenery", "TM-TILE-18"),
        ("test_noctis", "TM-TILE-24"),
    ]
