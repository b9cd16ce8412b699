"""What a terminal shows of the table of On Mars."""

from itertools import permutations
from typing import Any

import pytest

from tests.on_mars.test_cli import every_language
from valles.describe.text import render
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.component import SEATS
from valles.kernel.phrase import Phrase
from valles.terminal.page import Page
from valles.terminal.player import game_screen
from valles.testing import table


def screen(t, seat="purple"):
    return game_screen(t.game, "en", Page(80)).screen(seat)


def test_the_main_board_is_shown():
    t = table("on_mars")
    t.given(level=2, remaining=2, round=4, missions={"mission_bots": 3}, shuttle=("orbit", 2), lss={"greenhouse": 3})
    t.given(grid={"top_1": "mine", "middle_2": "rover", "bottom_1": "ship"}, warehouse={"plant": 1, "water": 0})
    t.given(display=["casino", "radar"], offers=["geologist", "contract_9"], exploration=["discovery_gain_water"])
    t.given("purple", slots={"construct": 2}, space=6)
    t.given("green", slots={"construct": 1}, stands=False)
    shown = " ".join(screen(t).split())
    for fact in (
        "Round 4 · Colony level 2/5 · Remaining missions: 2",
        "The shuttle leaves orbit after 2 rounds · In orbit: 2 Green (done) · In the colony: 6 Purple",
        "Missions: Bots (3 left, 2 crystals for each)",
        "Generator 1/3: Score 2 OP for each ship in your hangar.",
        "Greenhouse 3/3: Score 2 OP for each mine with your colonist or marker.",
        "Construct a Building [PPG], Upgrade a Building [···]",
        "Hire a Scientist or Take an Earth Contract [··]",
        "Water 0, Plants 1",
        "Tech grid: Mine (1 battery and 1 resource of your choice); Rover (1 battery); Ship (free)",
        "Discovery tiles to explore: Water",
        "Blueprints: Casino (S1, crystal), Radar (N3, battery)",
        "Geologist (mines; 2 colonists who go to work), Delivery Contract 9 (water) +9/−4 OP",
    ):
        assert fact in shown


@pytest.mark.parametrize(("tiles", "shown"), (([1], "Mine 1,"), ([1, 4], "Mine 2 ↗↓,"), ([], "Mine 0,")))
def test_building_stacks_show_the_arrows_of_their_next_tile(tiles, shown):
    t = table("on_mars")
    t.given(stacks={"mine": tiles})
    assert shown in screen(t)


def test_the_last_round_is_announced():
    t = table("on_mars")
    t.given(final=True, remaining=0)
    assert "Last round" in screen(t)
    assert "Remaining missions" not in screen(t)


def test_a_player_board_is_shown():
    t = table("on_mars")
    t.given(buildings={"h3": "mine"})
    t.given(
        "green", mineral=2, water=1, crystals=3, arriving=1, quarters=5, working=1, hangar=1, shelters=["h2"], points=7,
        depot=[2, 3, 4, 5], bots=["c3", "d4"], rover="e4", lab={"1b": "rover", "4a": "shelter"}, cubes=["generator"],
        research=["b"], discoveries=["discovery_gain_water"], blueprints=["gym"], built={"metal_deposit": "g5"},
        scientists={"geologist": "metal_deposit"}, contracts=["contract_9", "contract_1"],
        delivered={"contract_9": (2, 0)}, goal="goal_3",
    )  # fmt: skip
    shown = " ".join(screen(t).split())
    for fact in (
        f"Green: 7 OP ({t.score('green')['total']} OP if the game ended now)",
        "Minerals 2/3, Batteries 0/3, Water 1/3, Plants 0/3, Oxygen 0/3, Crystals 3/4 (1 arriving)",
        "Living quarters 5/6 · Working area 1 · Personal supply 6 · Hangar 1 · Executive actions 1 6 7",
        "Bots C3 D4 · Rover E4 · Markers 6 · Progress cubes N · Research tiles B · Discovery tiles 1",
        "Laboratory: 1b Rover, 4a Shelter",
        "Blueprints: Metal Deposit *G5, Gym (S1, crystal)",
        "Scientists: Geologist → Metal Deposit",
        "Earth contracts: Upgrade Contract 1 (generator) [–], Delivery Contract 9 (water) [Water 2/3, Minerals 0/2]",
        "Completed: Private Goal 3 (mines)",
    ):
        assert fact in shown


def test_a_goal_that_is_met_and_a_contract_that_is_completed_have_a_mark():
    t = table("on_mars")
    t.given("purple", goals=["goal_8", "goal_11"], contracts=["contract_9"])
    t.given(level=3)
    t.state.completed[8] = True
    shown = screen(t)
    assert "Private Goal 8 (colony level): ✓ Requires colony level 3." in shown
    assert "Private Goal 11 (ships): Requires 3 ships in your hangar." in shown
    assert "Delivery Contract 9 (water) ✓" in shown


def test_lacerda_has_a_board_of_his_own_and_the_player_aims():
    t = table("on_mars", seats=("purple",))
    t.given(missions={"mission_bots": 3}, solo_deck=["solo_1", "solo_2"], solo_discard=["solo_5"], level=3)
    t.given(lacerda_bot="greenhouse", lacerda_bots=1)
    t.given("lacerda", crystals=2, rover="c3", points=3, hangar=1, blueprints=["gym"])
    t.given("purple", points=20)
    shown = " ".join(screen(t).split())
    for fact in (
        f"Lacerda: 3 OP ({t.lacerda_score()['total']} OP if the game ended now)",
        "Crystals 2 · Shelters 1 · Hangar 1 · Bots on his board 1 · Bot on the icon Greenhouse",
        "Solo cards 2 (Solo card 5)",
        "Missions: A Bots",
        "Solo goals: First Colonists 2/5, Next Generation 2/6,",
        "First Colonists: ✓ Colony level 3; 1 completed contract;",
        "✓ at least 1 OP more than Lacerda",
    ):
        assert fact in shown


def test_tasks_are_shown_to_their_owner_with_a_mark_when_they_are_done():
    t = table("on_mars", first_colonists=True)
    t.given("purple", tasks=["b1", "b3"], first_card="a2")
    t.state.seats[0].tasks_done = [CARDS.index(next(card for card in CARDS if card.id == "b3"))]

    purple, green = screen(t, "purple"), screen(t, "green")

    assert "First Colonist card B1: Task: Take a tech tile." in purple
    assert "First Colonist card B3: ✓ Task: Construct a shelter." in purple
    assert "First Colonist card A2:" in purple
    assert not [number for number in ("B1", "B3", "A2") if f"First Colonist card {number}" in green]


@every_language
def test_no_player_has_the_letter_of_a_building_or_piece(language):
    for count in (1, 2, 3, 4):
        for seats in permutations(SEATS, count):
            t = table("on_mars", seats=seats)
            shown: Any = game_screen(t.game, language, Page(80))
            owners = [letter for letter, _ in shown.owners(t.game.public()).values()]
            assert len(set(owners)) == len(t.state.seats)
            assert not set(owners) & set(render(Phrase("om-ui-letters"), language))


def test_the_generator_and_the_green_player_are_distinguished():
    legend = " ".join(screen(table("on_mars")).split())
    assert "N generator" in legend and "G Green" in legend


@every_language
def test_the_legend_explains_every_letter_of_the_map(language):
    letters = render(Phrase("om-ui-letters"), language)
    legend = render(Phrase("om-ui-legend"), language).split(", ")
    assert len(set(letters)) == len(letters) == 9
    assert [mark.split()[0] for mark in legend] == [*letters, "*", "◆", "?", "!A"]
