"""Every project, every prelude and every corporation of Terraforming Mars is played by a scenario."""

import json

from tests.support.ledger import ROOT, asserted, carried

FACTS = ROOT / "tests/facts/terraforming_mars"
FILES = ("projects", "corporations", "prelude")


def cards() -> list[str]:
    """The ids of all projects, preludes and corporations, from the facts; the beginner corporation does nothing."""
    first, second, later = (json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8")) for name in FILES)
    names = [*first, *second, *later["preludes"], *later["projects"], *later["corporations"]]
    return [card["id"] for card in names if card["deck"] != "beginner"]


def test_every_card_has_a_scenario():
    ids = cards()
    assert len(ids) == 208 + 12 + 47
    played = asserted("scenario", "tests/terraforming_mars")
    missing = [id for id in ids if id not in played]
    assert not missing, f"{len(missing)} cards without a scenario: {', '.join(missing)}"


def test_every_scenario_names_a_card():
    ids = [*cards(), "beginner_corporation"]
    unknown = {id: tests for id, tests in asserted("scenario", "tests/terraforming_mars").items() if id not in ids}
    assert not unknown


def test_scenarios_and_rules_are_distinguished():
    source = """
from tests.support.ledger import rule, scenario

@rule("TM-PAY-09")
@scenario("asteroid", "comet")
def test_titanium(): ...
"""
    assert sorted(carried(source, "scenario")) == [("test_titanium", "asteroid"), ("test_titanium", "comet")]
    assert list(carried(source)) == [("test_titanium", "TM-PAY-09")]
