"""The command line with On Mars, as a user types it."""

import json
import random

import pytest

import valles
from tests.on_mars.rules.closing import finish
from tests.on_mars.rules.test_solo_goals import played
from tests.test_cli import at_the_terminal, run
from valles.describe.card import card_text
from valles.describe.text import LOCALE, languages, speak
from valles.game import rulebook
from valles.kernel.phrase import Noun, Phrase
from valles.on_mars.card import CARDS
from valles.on_mars.component import FAMILIES
from valles.players.random import RandomPlayer
from valles.terminal import page
from valles.terminal.page import Page, length
from valles.terminal.player import Terminal, result
from valles.testing import table


def is_told(language):
    """Whether somebody has written the texts of the game in this language."""
    files = {file.name for file in (LOCALE / "en/on_mars").iterdir()}
    return files <= {file.name for file in (LOCALE / language).glob("on_mars/*")}


TOLD = [language for language in languages() if is_told(language)]
every_language = pytest.mark.parametrize("language", TOLD)
SCRIPT = {3: "?", 5: "undo", 7: "? casino", 9: "nonsense", 11: "use:casino", 13: "? g5", 15: "table", 17: "999"}
"""What is typed instead of an answer, by the number of the question."""


def typed_to_the_end(game, language):
    """Answer every question by a random number of those shown, apart from the script; what was shown at the end."""
    shown = []
    asked = 0
    chance = random.Random(language)

    def read(prompt):
        nonlocal asked
        asked += 1
        seat = game.seats[game.state.pending()[0]]
        return SCRIPT.get(asked, chance.choice(list(terminal.numbers(seat).values())))

    terminal = Terminal(game, {}, language, read, shown.append, Page(80))
    terminal.run()
    return shown


def stirred(moves, seed=5, **options):
    """A game some random moves later."""
    game = valles.new("on_mars", seed=seed, **options)
    chance = random.Random(seed)
    while not game.over and len(game.moves) < moves:
        choice = game.pending[0]
        game.play(choice.seat, chance.choice(choice.options))
    return game


# Commands


def test_english_and_german_are_told():
    assert {"en", "de"} <= set(TOLD)


@pytest.mark.parametrize("players", ("1", "3"))
def test_simulate_prints_figures_with_a_reproducible_checksum(players):
    first, again = (
        json.loads(run("simulate", "on_mars", "--players", players, "--games", "1", "--json").stdout) for _ in range(2)
    )
    other = json.loads(run("simulate", "on_mars", "--players", players, "--seed", "9", "--games", "1", "--json").stdout)
    assert first["games"] == 1
    assert first["checksum"] == again["checksum"] != other["checksum"]


@every_language
def test_cards_lists_every_card_with_its_text_family_by_family(language):
    lines = run("cards", "on_mars", "--lang", language).stdout.splitlines()

    listed = [f"{card.printed():>2}  {speak(card.noun(), language)}: {card_text(card, language)}" for card in CARDS[1:]]
    heads = [line for line in lines if line not in listed]
    assert [line for line in lines if line not in heads] == listed
    assert len(set(heads)) == len(heads) == len(FAMILIES)
    assert all(lines[lines.index(head) + 1].startswith(" 1  ") for head in heads)


@every_language
def test_cards_as_json_has_every_card(language):
    entries = json.loads(run("cards", "on_mars", "--lang", language, "--json").stdout)
    assert [entry["id"] for entry in entries] == [card.id for card in rulebook("on_mars").cards()]
    assert all(entry["text"] and entry["icons"] for entry in entries)


@every_language
def test_replay_prints_the_final_scores(tmp_path, language):
    file = tmp_path / "game.txt"
    game = stirred(10_000, players=1)
    file.write_text(game.record(), encoding="utf-8")

    done = run("replay", str(file), "--lang", language)

    assert done.exit_code == 0
    assert done.stdout == result(game, language, Page(0)) + "\n"
    assert str(game.scores()["purple"]["total"]) in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "on_mars", "--players", "5"), "1 to 4 players"),
        (("simulate", "on_mars", "--length", "medium"), "short or long"),
        (("simulate", "on_mars", "--draft"), "no option 'draft'"),
        (("simulate", "on_mars", "--no-corporate-era"), "no option 'corporate_era'"),
        (("simulate", "terraforming_mars", "--space-oddity"), "space_oddity"),
        (("play", "on_mars", "--edition", "pl"), "no option 'edition'"),
        (("play", "on_mars", "--beginner"), "no option 'beginners'"),
        (("play", "on_mars", "--players", "2", "--humans", "3"), "not 3"),
        (("play", "on_mars", "--lang", "xx"), "xx"),
        (("cards", "on_mars", "--lang", "xx"), "xx"),
    ],
)
def test_bad_arguments_get_a_message_and_exit_code_two(arguments, message):
    done = run(*arguments)
    assert done.exit_code == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr + done.stdout


@pytest.mark.parametrize(
    ("flags", "setup"),
    [
        ((), {"length": "short", "first_colonists": False, "space_oddity": False}),
        (("--length", "long"), {"length": "long"}),
        (("--first-colonists",), {"first_colonists": True}),
        (("--space-oddity",), {"space_oddity": True}),
    ],
)
def test_variants_are_flags(tmp_path, flags, setup):
    record = tmp_path / "game.txt"
    run("play", "on_mars", *flags, "--record", str(record), typed="")
    assert setup.items() <= valles.replay(record.read_text(encoding="utf-8")).setup.items()


@every_language
def test_the_title_names_the_game(language):
    assert run("play", "on_mars", "--lang", language, typed="").stdout.startswith("On Mars\n")
    assert run("play", "terraforming_mars", "--lang", language, typed="").stdout.startswith("Terraforming Mars\n")


# Whole games


@every_language
def test_a_solo_game_in_the_terminal_can_be_played_to_its_end(language):
    game = valles.new("on_mars", players=1, seed=5, space_oddity=True)
    shown = typed_to_the_end(game, language)
    assert game.over
    assert str(game.scores()["purple"]["total"]) in shown[-1]
    assert speak(Noun("om-lacerda"), language) in shown[-1]
    assert max(length(line) for text in shown for line in text.splitlines()) <= 80


def test_a_game_of_two_people_can_be_played_to_its_end():
    game = valles.new("on_mars", players=2, seed=2, space_oddity=True)
    shown = typed_to_the_end(game, "en")
    assert game.over
    assert all(f"{seat.capitalize()} wins with" in shown[-1] for seat in game.winners)
    assert max(length(line) for text in shown for line in text.splitlines()) <= 80


def test_a_person_plays_against_computers():
    game = valles.new("on_mars", players=3, seed=4)
    bots = {seat: RandomPlayer(1) for seat in ("green", "yellow")}
    shown = at_the_terminal(game, "space:1", bots=bots)
    assert ("purple", "space:1") in game.moves
    assert "Hand over to" not in shown


# Who sees what


def test_hot_seat_hides_each_goal_behind_a_prompt():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    goals = [[speak(CARDS[goal].noun(), "en") for goal in board.goals] for board in game.state.seats]

    before, purple, green = at_the_terminal(game, "", "space:1", "").split("Hand over to ")

    assert not before.count("Private Goal")
    assert all(goal in purple and goal not in green for goal in goals[0])
    assert all(goal in green and goal not in purple for goal in goals[1])


def test_each_person_reads_all_that_has_happened_since():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    before, purple, green = at_the_terminal(game, "", "space:1", "").split("Hand over to ")
    assert "Purple takes turn order space 1." in green


def test_tasks_are_shown_to_their_owner_with_a_mark_when_they_are_done():
    t = table("on_mars", first_colonists=True)
    t.given("purple", tasks=["b1", "b3"], first_card="a2")
    t.state.seats[0].tasks_done = [CARDS.index(next(card for card in CARDS if card.id == "b3"))]

    purple, green = (Terminal(t.game, {}, "en").table.screen(seat) for seat in ("purple", "green"))

    assert "First Colonist card B1: Task: take a tech tile." in purple
    assert "First Colonist card B3: ✓ Task: construct a shelter." in purple
    assert "First Colonist card A2:" in purple
    assert "First Colonist card" not in green


# The table


def screen(t, seat="purple", language="en", wide=80):
    return Terminal(t.game, {}, language, page=Page(wide)).table.screen(seat)


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
        "Missions: bots (3 left, each brings 2 crystals)",
        "Generator 1/3: Score 2 OP for each ship in your hangar.",
        "Greenhouse 3/3: Score 2 OP for each mine with your colonist or marker.",
        "Construct a Building [PPG], Upgrade a Building [···]",
        "Hire a Scientist or Take an Earth Contract [··]",
        "Water 0, Plants 1",
        "Tech Grid: Mine (1 battery and 1 resource of your choice); Rover (1 battery); Ship (free)",
        "Discovery tiles to explore: water",
        "Blueprints: Casino (S1, crystal), Radar (G3, battery)",
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
        "Bots c3 d4 · Rover e4 · Markers 6 · Progress cubes G · Research tiles B · Discovery tiles 1",
        "Laboratory: 1b Rover, 4a Shelter",
        "Blueprints: Metal Deposit *g5, Gym (S1, crystal)",
        "Scientists: Geologist → Metal Deposit",
        "Earth contracts: Upgrade Contract 1 (mine) [–], Delivery Contract 9 (water) [Water 2/3, Minerals 0/2]",
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
        "Missions: A bots",
        "Solo goals: First Colonists 2/5, Next Generation 2/6,",
        "First Colonists: ✓ Colony level 3; 1 completed contract;",
        "✓ At least 1 OP more than Lacerda",
    ):
        assert fact in shown


# The end


def test_a_solo_victory_names_the_goals_that_are_reached():
    t = played("next_generation", lab={"6a": "ship"})
    shown = result(t.game, "en", Page(100))
    points = t.score("purple")["total"]
    assert f"You have won with {points} OP and reached First Colonists and Next Generation." in shown
    assert f"{points}  {t.lacerda_score()['total']:>7}" in shown


def test_a_solo_defeat_is_said():
    t = table("on_mars", seats=("purple",))
    finish(t)
    assert "You have lost" in result(t.game, "en", Page(100))


@pytest.mark.parametrize(
    ("purple", "green", "said"),
    [
        ({"points": 1}, {"points": 0}, "Purple wins with 6 OP."),
        ({"crystals": 1}, {"crystals": 3}, "Green wins with 5 OP, ahead of those who tied."),
        ({}, {}, "Purple and Green share the victory with 5 OP."),
    ],
)
def test_the_winner_is_named_and_a_tie_shows_what_breaks_it(purple, green, said):
    t = table("on_mars")
    t.given("purple", **purple)
    t.given("green", **green)
    finish(t)

    lines = result(t.game, "en", Page(100)).splitlines()

    assert lines[-1] == said
    tied = {line.rsplit(None, 2)[0]: line.split()[-2:] for line in lines[-4:-1]}
    crystals = [str(facts.get("crystals", 0)) for facts in (purple, green)]
    expected = {"Crystals": crystals, "Advanced buildings": ["0", "0"], "Progress cubes": ["0", "0"]}
    assert (tied == expected) == ("points" not in purple)


# Questions


def test_the_table_is_shown_once_in_a_turn_and_after_that_only_what_one_needs():
    t = table("on_mars", seats=("purple",))
    t.given("purple", crystals=5)
    shown = at_the_terminal(t.game, "action:resupply", "take:plant", "done", "executive:7", "take:water", "done")
    assert shown.count("Life Support System") == 1
    assert shown.count("Living quarters") == 2


def test_undo_goes_back_to_the_last_person_who_decided():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    shown = at_the_terminal(game, "", "space:1", "", "undo", "")
    assert game.moves == []
    assert shown.count("Hand over to Purple") == 2 and shown.count("Hand over to Green") == 1
    assert "The last move has been taken back." in shown


def test_undo_goes_back_over_what_lacerda_has_done():
    t = table("on_mars", seats=("purple",))
    t.given(main_done=True)
    before = t.game.hash()
    at_the_terminal(t.game, "end", "undo")
    assert t.game.moves == []
    assert t.game.hash() == before


def test_turn_order_spaces_are_typed_as_they_are():
    game = valles.new("on_mars", players=1, seed=4)
    free = game.legal("purple")[-1]
    at_the_terminal(game, free.removeprefix("space:"))
    assert game.moves[0] == ("purple", free)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("? Casino", "Casino: Upgrades a shelter."),
        ("?casino", "Executive action: Gain 2 crystals, then gain 1 crystal for each colonist"),
        ("? private goal 8", "Private Goal 8 (colony level): Requires colony level 3."),
        ("? G5", "g5: Mine, Colonist (Green)"),
        ("? hex:i3", "i3: Shelter (Purple), Bot (Purple)\nNot possible (Hex i3): This is not being asked now."),
        ("? e4", "e4: Discovery: crystals\nDiscovery: crystals: Gain 3 crystals."),
        ("? g3", "g3: Generator, Wind Turbines (Green)\nWind Turbines: Upgrades a generator."),
        ("? a1", "First Colonist card A1:"),
        ("? action:construct", "Construct a Building: Construct a building of your choice."),
        ("? action:construct", "This action is on the other side of the"),
        ("? rover:n", "Rover north (g4)\ng4: Crystal\nNot possible"),
        ("? grid:top_1", "Mine Tech tile: For a complex"),
        ("? 1", "Landing Pod: Travel to the colony without shuttle or ship."),
        ("? nonsense", 'There is no answer "nonsense" here.'),
        ("?", "Landing Pod [action:landing_pod]"),
    ],
)
def test_a_question_mark_explains(asked, answer):
    t = table("on_mars")
    t.given(ground={"e4": "discovery_crystals_x3", "g4": "crystal"}, grid={"top_1": "mine"})
    t.given("green", miners=["g5"], built={"wind_turbines": "g3"})
    assert answer in at_the_terminal(t.game, "", asked)


def test_a_solo_goal_is_explained_with_what_is_met():
    t = table("on_mars", seats=("purple",))
    t.given(level=4)
    assert "Hunky Dory: ✓ Colony level 4; A completed upgrade" in at_the_terminal(t.game, "? hunky dory")


def test_answers_say_what_they_are_about():
    t = table("on_mars")
    t.given("purple", crystals=4, oxygen=1, slots={"research": 1}, lab={"1a": "mine"}, goals=["goal_8"])
    t.given(warehouse={"plant": 2}, display=["casino"], grid={"bottom_1": "rover", "bottom_2": "mine"}, level=3)
    shown = at_the_terminal(t.game, "", "action:resupply", "undo", "", "action:obtain_blueprint", "undo", "")
    shown += at_the_terminal(t.game, "", "action:learn_tech", "undo", "", "executive:7")
    shown += at_the_terminal(t.game, "", "undo", "", "action:research")
    text = " ".join(shown.split())
    for fact in (
        "Research and Development: Develop tech tiles up to 2 times (each colonist you send to work adds one more)."
        " Placing your colonist costs 1 crystal or colonist more.",
        "Complete Private Goal 8 (colony level): Requires colony level 3. Reward:",
        "1 plant: 2 there",
        "Casino: Shelter, level 1, brings 1 crystal; executive action: gain 2 crystals,",
        "Rover Tech tile (free): Adds its level to the movement points of a rover.",
        "Private Goal 8 (colony level) instead of a crystal: ✓ Requires colony level 3.",
        "Minerals 0/2, Batteries 0/2, Water 0/2, Plants 0/2, Oxygen 1/2, Crystals 4/3",
        "Laboratory: 1a Mine",
    ):
        assert fact in text, fact


def test_questions_about_a_tile_show_what_it_gives():
    t = table("on_mars")
    t.given("purple", space=6)
    t.given("green", space=7)
    t.given(turn="purple", ground={"g4": "discovery_crystals_x3"})
    shown = at_the_terminal(t.game, "", "action:control_center", "rover:n", "done")
    assert 'Do you take the tile "Discovery: crystals"?\n  Gain 3 crystals.' in shown


# Every page


@every_language
@pytest.mark.parametrize("wide", (70, 80, 100))
@pytest.mark.parametrize("options", ({"players": 1}, {"players": 4, "first_colonists": True}), ids=("solo", "four"))
def test_no_line_is_wider_than_the_page(language, wide, options):
    game = stirred(150, **options)
    shown = at_the_terminal(game, "", "?", "table", language=language, page=Page(wide))
    assert max(length(line) for line in shown.splitlines()) <= wide


def test_colours_are_shown_only_where_there_are_some():
    game = stirred(150, players=4)
    plain = at_the_terminal(game.copy(), "", page=Page(80))
    coloured = at_the_terminal(game.copy(), "", page=Page(80, colour=True))
    assert "\033" not in plain
    assert page.STYLED.sub("", coloured) == plain != coloured


@every_language
def test_the_legend_explains_every_letter_of_the_map(language):
    letters = speak(Phrase("om-ui-letters"), language)
    legend = speak(Phrase("om-ui-legend"), language).split(", ")
    assert len(set(letters)) == len(letters) == 9
    assert [mark.split()[0] for mark in legend] == [*letters, "*", "◆", "?", "!A"]
