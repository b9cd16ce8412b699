"""What the table counts of each seat: as much as any goal asks for."""

import pytest

from valles.games.on_mars.rules.card import GOAL_CARDS, SOLO_GOAL_CARDS
from valles.games.on_mars.rules.rulebook import RULES
from valles.testing import table


def test_in_a_solo_game_the_figures_show_the_progress_of_every_goal():
    t = table("on_mars", seats=("purple",))
    t.given(level=3, buildings={"h4": "mine"})
    t.given(
        "purple", miners=["h4"], research=["a", "c"], lab={"6a": "greenhouse"}, built={"biomarket": "e5"}, plant=2,
        contracts=["contract_1", "contract_9"], scientists=["biochemist"], space=1,
    )  # fmt: skip
    t.state.completed[0] = True

    figures, lacerda = RULES.figures(t.state)

    counted = {
        "level": 3, "mines": 1, "research": 2, "top_tech": 6, "tech_greenhouse": 6, "advanced": 1,
        "advanced_greenhouse": 1, "complex_greenhouse": 1, "stored_plant": 2, "contracts": 1, "both_contracts": 1,
        "contract_3": 0, "biochemist": 1, "goal": 0, "on_orbit": 1,
        "lead": t.score("purple")["total"] - t.lacerda_score()["total"],
    }  # fmt: skip
    assert {name: figures[name] for name in counted} == counted
    assert lacerda["techs"] == 1


@pytest.mark.parametrize("seats", [("purple",), ("purple", "green", "yellow")])
def test_every_requirement_of_a_goal_is_among_the_figures_of_each_seat(seats):
    t = table("on_mars", seats=seats)
    t.given("purple", lab={"4a": "rover", "4b": "ship"}, shelters=["h3", "j2"], hangar=2)

    figures = RULES.figures(t.state)

    assert len(figures) == len(seats) + (len(seats) == 1)
    assert figures[0]["lab_spaces"] == 2
    cards = [*GOAL_CARDS, *(SOLO_GOAL_CARDS if len(seats) == 1 else ())]
    for seat, counted in enumerate(figures[: len(seats)]):
        assert set(counted) == {need.figure() for card in cards for need in card.needs}
        for need in [need for card in cards for need in card.needs]:
            assert need.is_met(t.state, seat) == (counted[need.figure()] >= need.least)
