"""The command line with On Mars, as a user types it."""

import json
import random

import pytest

import valles
from tests.describe.sample import text_folder
from tests.on_mars.rules.closing import finish
from tests.on_mars.rules.test_solo_goals import played
from tests.test_cli import at_the_terminal, run
from valles.describe.card import card_text
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.games.on_mars.effects.ship import Welcome
from valles.games.on_mars.effects.upgrade import Upgrade
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.component import FAMILIES
from valles.games.registry import rulebook
from valles.kernel.frame import Frame
from valles.kernel.phrase import Noun, Phrase
from valles.players.random import RandomPlayer
from valles.terminal import page
from valles.terminal.page import Page, length
from valles.terminal.player import Terminal, result
from valles.testing import table

pytestmark = pytest.mark.slow


def is_translated(language):
    """Whether somebody has written the texts of the game in this language."""
    english, other = (text_folder("on_mars") / name for name in ("en", language))
    return {path.name for path in english.iterdir()} <= {path.name for path in other.iterdir()}


TRANSLATED = [language for language in LANGUAGES if is_translated(language)]
every_language = pytest.mark.parametrize("language", TRANSLATED)
SCRIPT = {3: "?", 5: "undo", 7: "? casino", 9: "nonsense", 11: "use:casino", 13: "? g5", 15: "table", 17: "999"}
"""What is typed instead of an answer, by the number of the question."""


def typed_to_the_end(game, language):
    """Answer every question by a random number of those shown, apart from the script; what was shown at the end."""
    shown: list[str] = []
    prompts = 0
    chance = random.Random(language)

    def read(prompt):
        nonlocal prompts
        prompts += 1
        seat = game.seats[game.state.pending_seats()[0]]
        return SCRIPT.get(prompts, chance.choice(list(terminal.numbers(seat).values())))

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


def test_the_log_is_rendered_in_english_and_german():
    assert {"en", "de"} <= set(TRANSLATED)


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
    lines = run("cards", "on_mars", "--lang", language).stdout.splitlines()[:-1]

    names = [render(card.noun(), language) + (" †" if card.standin else "") for card in CARDS[1:]]
    listed = [
        f"{card.printed():>2}  {name}: {card_text(card, language)}" for card, name in zip(CARDS[1:], names, strict=True)
    ]
    heads = [line for line in lines if line not in listed]
    assert [line for line in lines if line not in heads] == listed
    assert len(set(heads)) == len(heads) == len(FAMILIES)
    assert all(lines[lines.index(head) + 1].startswith(" 1  ") for head in heads)


@every_language
def test_the_list_of_cards_ends_with_what_the_mark_of_stand_ins_means(language):
    last = run("cards", "on_mars", "--lang", language).stdout.splitlines()[-1]
    assert last == f"† {render(Phrase('om-ui-standin'), language)}"


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
        (("simulate", "on_mars", "long"), "'long' is no option"),
        (("simulate", "on_mars", "-l", "long"), "'-l' is no option"),
        (("simulate", "on_mars", "--length"), "short or long"),
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
        (("--length=Long", "--no-space-oddity"), {"length": "long", "space_oddity": False}),
        (("--first-colonists",), {"first_colonists": True}),
        (("--space-oddity",), {"space_oddity": True}),
        (
            (),
            {
                "miners": "return",
                "shelter_tech": "any",
                "lacerda_tiles": "research",
                "components": "revised",
                "space_4_price": "either",
                "contract_crystals": "two",
            },
        ),
        (("--first-tiles", "--mission-b", "bots", "--shelters=turned"), {"first_tiles": True, "mission_b": "bots"}),
    ],
)
def test_variants_are_flags(tmp_path, flags, setup):
    record = tmp_path / "game.txt"
    run("play", "on_mars", *flags, "--record", str(record), typed="")
    assert setup.items() <= valles.replay(record.read_text(encoding="utf-8")).setup.items()


@every_language
def test_the_title_names_the_game(language):
    assert run("play", "on_mars", "--lang", language, typed="").stdout.startswith("On Mars\n")
    other = render(Phrase("ui-title"), language)
    assert run("play", "terraforming_mars", "--lang", language, typed="").stdout.startswith(f"{other}\n")


# Whole games


@every_language
def test_a_solo_game_in_the_terminal_can_be_played_to_its_end(language):
    game = valles.new("on_mars", players=1, seed=5, space_oddity=True)
    shown = typed_to_the_end(game, language)
    assert game.over
    assert str(game.scores()["purple"]["total"]) in shown[-1]
    assert render(Noun("om-lacerda"), language) in shown[-1]
    assert max(length(line) for text in shown for line in text.splitlines()) <= 80


def test_a_game_of_two_people_can_be_played_to_its_end():
    game = valles.new("on_mars", players=2, seed=2, space_oddity=True)
    shown = typed_to_the_end(game, "en")
    assert game.over
    assert all(f"{seat.capitalize()} wins with" in shown[-1] for seat in game.winners)
    assert max(length(line) for text in shown for line in text.splitlines()) <= 80


def test_a_person_plays_against_computers():
    game = valles.new("on_mars", players=3, seed=4)
    bots = {seat: RandomPlayer("on_mars", 1) for seat in ("green", "yellow")}
    shown = at_the_terminal(game, "space:1", bots=bots)
    assert ("purple", "space:1") in game.moves
    assert "Hand over to" not in shown


# Who sees what


def test_hot_seat_hides_each_goal_behind_a_prompt():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    goals = [[render(CARDS[goal].noun(), "en") for goal in board.goals] for board in game.state.seats]

    before, purple, green = at_the_terminal(game, "", "space:1", "").split("Hand over to ")

    assert not before.count("Private Goal")
    assert all(goal in purple and goal not in green for goal in goals[0])
    assert all(goal in green and goal not in purple for goal in goals[1])


def test_each_person_reads_all_that_has_happened_since():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    shown = at_the_terminal(game, "", "space:1", "")
    assert "Purple takes turn order space 1." in shown.rpartition("Hand over to ")[2]


# The end


def test_a_solo_victory_names_the_goals_that_are_reached():
    t = played("next_generation", lab={"6a": "ship"})
    shown = result(t.game, "en", Page(100))
    points = t.score("purple")["total"]
    assert f"You have won with {points} OP and reached the solo goals First Colonists and Next Generation." in shown
    assert f"{points}  {t.lacerda_score()['total']:>7}" in shown


def test_the_points_of_lacerda_are_shown_beside_those_of_the_player():
    t = table("on_mars", seats=("purple",))
    t.given("lacerda", points=7, hangar=2)
    scores = t.game.scores()
    assert list(scores) == ["purple", "lacerda"]
    assert scores["lacerda"]["play"] == 7
    assert scores["lacerda"]["ships"] == 6


def test_only_seats_have_points_where_several_play():
    assert list(table("on_mars").game.scores()) == ["purple", "green"]


def test_a_solo_defeat_is_shown():
    t = table("on_mars", seats=("purple",))
    finish(t)
    assert "You have lost" in result(t.game, "en", Page(100))


@pytest.mark.parametrize(
    ("purple", "green", "text"),
    [
        ({"points": 1}, {"points": 0}, "Purple wins with 6 OP."),
        ({"crystals": 1}, {"crystals": 3}, "Green wins with 5 OP: the tie is broken by crystals."),
        ({}, {}, "Purple and Green share the victory with 5 OP each."),
    ],
)
def test_the_winner_is_named_and_a_tie_shows_what_breaks_it(purple, green, text):
    t = table("on_mars")
    t.given("purple", **purple)
    t.given("green", **green)
    finish(t)

    lines = result(t.game, "en", Page(100)).splitlines()

    assert lines[-1] == text
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
    assert "The last step has been undone." in shown


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
    ("typed", "answer"),
    [
        ("? Casino", "Casino: Upgrades a shelter."),
        ("?casino", "Gain 2 crystals, then gain 1 crystal for each colonist you send to work."),
        ("? private goal 8", "Private Goal 8 (colony level): Requires colony level 3."),
        ("? G5", "G5: Mine, Colonist (Green)"),
        ("? hex:i3", "I3: Shelter (Purple), Bot (Purple)\nNot possible (Hex I3): That is not an option right now."),
        ("? e4", "E4: Discovery tile “Crystals”\nDiscovery tile “Crystals”: Gain 3 crystals."),
        ("? g3", "G3: Generator, Wind Turbines (Green)\nWind Turbines: Upgrades a generator."),
        ("? first colonist card a1", "First Colonist card A1 †: When you construct"),
        ("? goal_14", "\n† A stand-in: no source confirms every value of this card,"),
        ("? action:construct", "Construct a Building: Construct a building of your choice."),
        ("? action:construct", "This action is on the other side of the"),
        ("? rover:n", "Rover north (G4)\nG4: Crystal\nNot possible"),
        ("? grid:top_1", "Mine Tech tile: To form or enlarge a"),
        ("? 1", "Landing Pod: Travel to the colony without the shuttle or a ship."),
        ("? action:constr", "Construct a Building: Construct a building of your choice."),
        ("? nonsense", "There is no answer “nonsense” here."),
        ("?", "Landing Pod [action:landing_pod]"),
    ],
)
def test_a_question_mark_explains(typed, answer):
    t = table("on_mars")
    t.given(ground={"e4": "discovery_crystals_x3", "g4": "crystal"}, grid={"top_1": "mine"})
    t.given("green", miners=["g5"], built={"wind_turbines": "g3"})
    assert answer in at_the_terminal(t.game, "", typed)


def test_a_card_whose_values_are_confirmed_has_no_mark():
    assert "†" not in at_the_terminal(table("on_mars").game, "", "? casino")


@pytest.mark.parametrize("typed", ("action:lan", "ACTION:LAN", "landing", "Land"))
def test_the_beginning_of_an_answer_is_enough_where_it_fits_only_one(typed):
    t = table("on_mars")
    at_the_terminal(t.game, "", typed)
    assert t.game.moves == [("purple", "action:landing_pod")]


def test_a_beginning_that_fits_several_answers_lists_them():
    t = table("on_mars")
    t.given("purple", space=6, mineral=1)
    t.given(turn="purple")

    shown = at_the_terminal(t.game, "", "action:con").partition("Several answers begin with “action:con”:\n")[2]

    assert t.game.moves == []
    options = [option for option in t.legal("purple") if option.startswith("action:con")]
    assert options == ["action:control_center", "action:construct"]
    assert [line.rpartition("[")[2] for line in shown.splitlines()[:2]] == [f"{option}]" for option in options]
    assert "Your choice" in shown.splitlines()[2]


def test_the_beginning_of_an_impossible_answer_gets_its_reason():
    shown = at_the_terminal(table("on_mars").game, "", "action:constr")
    assert "Not possible (Construct a Building): This action is on the other side of the" in shown


def test_the_whole_log_is_shown_on_request():
    game = valles.new("on_mars", players=2, seed=4, first="purple")
    shown = at_the_terminal(game, "", "space:1", "", "log").rpartition("Everything that has happened")[2]
    log = "\n".join(game.log("green"))
    assert len(game.log("green")) > 2
    assert " ".join(log.split()) in " ".join(shown.split())
    assert shown.count("Choose a turn order space.") == 1


def test_a_solo_goal_is_explained_with_what_is_met():
    t = table("on_mars", seats=("purple",))
    t.given(level=4)
    assert "Hunky Dory: ✓ Colony level 4; a completed upgrade" in at_the_terminal(t.game, "? hunky dory")


@pytest.mark.parametrize(
    ("answers", "text"),
    [
        (
            [],
            "Research and Development: Develop tech tiles up to 2 times, and once more for each colonist you send to"
            " work. Placing your colonist costs an extra 1 crystal or colonist.",
        ),
        ([], "Complete Private Goal 8 (colony level): Requires colony level 3. Reward: Develop"),
        (["action:resupply"], "1 plant: 2 there"),
        (["action:obtain_blueprint"], "Casino: Shelter, level 1, gives 1 crystal; executive action: gain 2 crystals,"),
        (["action:learn_tech"], "Rover Tech tile (free): Adds its level to the movement points of your rover."),
        (["action:learn_tech"], "Choose a tech tile to take. Laboratory: 1a Mine"),
        (["action:research"], "Private Goal 8 (colony level) instead of a crystal: ✓ Requires colony level 3."),
        (["action:research"], "Minerals 0/2, Batteries 0/2, Water 0/2, Plants 0/2, Oxygen 1/2, Crystals 2/3"),
        (["action:research", "pay:crystal"], "Develop the Mine Tech tile to 2a (level 2, 1 resource of your choice)"),
        (["executive:7", "pay:crystal", "pay:crystal"], "1 plant: 2 there"),
    ],
)
def test_options_have_their_subject(answers, text):
    t = table("on_mars")
    t.given("purple", crystals=2, oxygen=1, slots={"research": 1}, lab={"1a": "mine"}, goals=["goal_8"])
    t.given(display=["casino", "gym"], grid={"bottom_1": "rover", "bottom_2": "ship"}, level=3)
    t.given(warehouse={"plant": 2})

    shown = at_the_terminal(t.game, "", *answers)

    assert text in " ".join(shown.split())


@pytest.mark.parametrize("good", ("water", "mineral"))
def test_a_delivery_shows_the_progress_of_the_contract(good):
    t = table("on_mars")
    t.given("purple", contracts=["contract_9"], delivered={"contract_9": (2, 1)}, water=1, mineral=1)
    shown = " ".join(at_the_terminal(t.game, "").split())
    assert f"Deliver 1 {good} to Delivery Contract 9 (water): [Water 2/3, Minerals 1/2]" in shown


def test_a_ship_shows_its_price_unless_it_is_free():
    t = table("on_mars")
    t.given("purple", space=6, water=1, plant=1)
    t.given(turn="purple")
    option = t.game.rules.vocabulary.number("ship:1")

    shown = " ".join(at_the_terminal(t.game, "", "action:welcome_ship").split())

    assert "Ship on depot space 1 (1 water and 1 plant), which unlocks the executive action: develop" in shown
    free = next(effect for effect in t.game.rules.effects if isinstance(effect, Welcome) and effect.free)
    t.state.stack[-1] = Frame(free.id, 0)
    label = render(t.game.rules.label(t.state, 0, option), "en")
    assert label.startswith("Ship on depot space 1, which unlocks")


def test_an_upgrade_shows_its_price_unless_it_is_free():
    t = table("on_mars")
    t.given("purple", space=6, mineral=2, blueprints=["wind_turbines", "casino"], bots=["g4", "i4"])
    t.given(turn="purple")
    option = t.game.rules.vocabulary.number("card:casino")

    shown = at_the_terminal(t.game, "", "action:upgrade")

    assert "Casino · 1 mineral" in shown and "Wind Turbines · 1 mineral" in shown
    free = next(effect for effect in t.game.rules.effects if isinstance(effect, Upgrade) and effect.free)
    t.state.stack[-1] = Frame(free.id, 0)
    assert render(t.game.rules.label(t.state, 0, option), "en") == "Casino"


def test_a_blueprint_that_is_taken_has_no_price():
    t = table("on_mars")
    t.given(display=["casino", "gym"])
    assert "Casino: Shelter" in at_the_terminal(t.game, "", "action:obtain_blueprint")


def test_a_development_shows_what_its_space_gives():
    t = table("on_mars")
    t.given("purple", oxygen=2, lab={"2a": "mine", "1b": "rover"})
    shown = at_the_terminal(t.game, "", "action:research")
    assert "Develop the Mine Tech tile to 3a (level 3, 1 oxygen): Gain 1 mineral." in shown


def test_questions_about_a_tile_show_what_it_gives():
    t = table("on_mars")
    t.given("purple", space=6)
    t.given("green", space=7)
    t.given(turn="purple", ground={"g4": "discovery_crystals_x3"})
    shown = at_the_terminal(t.game, "", "action:control_center", "rover:n", "done")
    assert "Do you want to take the Discovery tile “Crystals”?\n  Gain 3 crystals." in shown


# Every page


@every_language
@pytest.mark.parametrize("wide", (70, 80, 100))
@pytest.mark.parametrize(("players", "moves"), ((1, 40), (4, 400)))
def test_no_line_is_wider_than_the_page(language, wide, players, moves):
    game = stirred(moves, players=players, first_colonists=True)
    shown = at_the_terminal(game, "", "?", "table", language=language, page=Page(wide))
    assert max(length(line) for line in shown.splitlines()) <= wide


def test_colours_are_shown_only_where_there_are_some():
    game = stirred(150, players=4)
    plain = at_the_terminal(game.copy(), "", page=Page(80))
    coloured = at_the_terminal(game.copy(), "", page=Page(80, colour=True))
    assert "\033" not in plain
    assert page.STYLED.sub("", coloured) == plain != coloured
