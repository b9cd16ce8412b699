"""Every card and tile of On Mars is played by a scenario."""

from tests.support.ledger import asserted
from valles.games.on_mars.rules.rulebook import RULES

PRINTED = {
    "blueprint": 24, "scientist": 6, "contract": 12, "goal": 16, "mission": 9, "first_colonist_a": 4,
    "first_colonist_b": 8, "discovery": 19, "research": 8, "reward": 8, "tech": 9, "executive": 8, "solo": 12,
    "solo_goal": 4,
}  # fmt: skip
"""How many there are of each family; the Shelter technology is one tile for each player."""


def played() -> dict[str, list[str]]:
    """The scenarios of this game by card."""
    return asserted("scenario", "tests/on_mars")


def test_all_families_are_complete():
    families = [card.family() for card in RULES.cards()]

    assert {family: families.count(family) for family in families} == PRINTED


def test_every_card_has_a_scenario():
    scenarios = played()

    missing = [card.id for card in RULES.cards() if card.id not in scenarios]

    assert not missing, f"{len(missing)} cards without a scenario: {', '.join(missing)}"


def test_every_scenario_names_a_card():
    ids = [card.id for card in RULES.cards()]

    assert not {card: tests for card, tests in played().items() if card not in ids}
