"""Effects of one card that are called independent lead to the same state in either order."""

import pytest

from valles.games.registry import rulebook
from valles.games.terraforming_mars.effects.verb import THEN_GAINS
from valles.testing import laws, table

RULES = rulebook("terraforming_mars")
SEVERAL = [
    card for card in RULES.cards() if card.number <= 208 and sum(part.rank == THEN_GAINS for part in card.play) > 1
]


def rich_table(card):
    """A table where every card can be played and every kind of target is there."""
    t = table("terraforming_mars", seats=("yellow", "blue"), seed=5)
    holders = [name for name in ("birds", "ants", "physics_complex") if name != card.id]
    t.given(
        "yellow", credits=99, plants=9, energy=9, heat=9, tableau=holders, hand=[card.id],
        production={"credits": 5, "steel": 5, "titanium": 5, "plants": 5, "energy": 5, "heat": 5},
    )  # fmt: skip
    t.given("blue", plants=9, credits=9, production={"plants": 5, "heat": 5, "energy": 5})
    t.given(tiles={"r7c3": ("city", "yellow"), "r8c2": ("greenery", "yellow"), "r9c4": ("city", "blue")})
    t.state.seats[0].shift = 99
    for tag in range(10):
        t.state.seats[0].tags[tag] += 9
    return t


def outcome(card, parts):
    """The state after playing the card with its parts in this order, every question answered the same way."""
    t = rich_table(card)
    printed, card.play = card.play, parts
    try:
        t.when("yellow", f"play:{card.id}")
        prompts = []
        while (option := t.legal("yellow")[-1 if t.legal("yellow")[-1].startswith("space") else 0]) and (
            t.game.state.within_action(0)
        ):
            prompts.append(t.game.pending[0].prompt.key)
            t.when("yellow", option)
    finally:
        card.play = printed
    return prompts, laws.text(RULES, t.state)


@pytest.mark.parametrize("card", SEVERAL, ids=lambda card: card.id)
def test_independent_parts_of_a_card_may_change_places(card):
    prompts, state = outcome(card, card.play)
    assert "ask-order" not in prompts
    for i in range(len(card.play)):
        for j in range(i):
            if card.play[i].rank == card.play[j].rank == THEN_GAINS:
                parts = card.play[:]
                parts[i], parts[j] = parts[j], parts[i]
                if not follows(card.play, i, j):
                    assert outcome(card, parts)[1] == state


def follows(parts, i, j):
    """Parts that refer to the tile just placed come after it by their own words."""
    return any(type(parts[k]).__name__ == "MetalProduction" or getattr(parts[k], "neighbour", False) for k in (i, j))
