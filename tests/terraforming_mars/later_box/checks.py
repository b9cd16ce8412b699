"""What must hold with a second map and another deck beside those of the first box; run by `test_later_box.py`."""

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

import valles
from tests.support import archive
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.game import seed_bytes
from valles.games.registry import part
from valles.games.terraforming_mars.heuristic.heuristic import Heuristic
from valles.games.terraforming_mars.invariant import check, check_step
from valles.games.terraforming_mars.page import game_map
from valles.games.terraforming_mars.rules import vocabulary
from valles.games.terraforming_mars.rules.card import CARDS, BadCard, check_numbers
from valles.games.terraforming_mars.rules.goal import goals_of
from valles.games.terraforming_mars.rules.map import map_named
from valles.games.terraforming_mars.rules.payment import paying_holding
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.games.terraforming_mars.rules.words import automated, gain
from valles.games.terraforming_mars.terminal.panel import player_at
from valles.games.terraforming_mars.terminal.screen import purse
from valles.kernel.phrase import Noun, Phrase
from valles.kernel.record import Record
from valles.kernel.shuffle import Stream
from valles.players import player
from valles.terminal.page import Page
from valles.terminal.player import game_screen
from valles.testing import laws, table

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.txt"))
NEW: dict[str, Any] = {"map": "basin", "outposts": True}
STORM = {"outposts": True, "outposts_storm": True}
TABLES = [
    {"players": 1, **NEW},
    {"players": 2, **NEW},
    {"players": 3, "draft": True, **NEW},
    {"players": 4, "corporate_era": False, **NEW},
    {"players": 5, "edition": "pl", "beginners": ("blue",), **NEW},
    {"players": 2, "map": "basin"},
    {"players": 3, "outposts": True},
    {"players": 2, "prelude": True, **STORM},
    {"players": 1, **STORM},
]
every_table = pytest.mark.parametrize("options", TABLES, ids=str)
BASIN = map_named("basin")


# Nothing that was there has moved


def test_options_effects_cards_and_columns_of_the_first_box_keep_their_numbers():
    before = json.loads(Path(os.environ["FIRST_BOX"]).read_text(encoding="utf-8"))
    for name, now in numbered().items():
        assert now[: len(before[name])] == before[name]
        assert len(now) > len(before[name])


def numbered():
    return {
        "options": RULES.vocabulary.texts,
        "effects": [effect.place for effect in RULES.effects],
        "cards": [card.id for card in RULES.cards()],
        "columns": part("terraforming_mars", "encoding").layout.names,
    }


def test_new_options_follow_block_by_block():
    texts = RULES.vocabulary.texts
    assert RULES.vocabulary.version == 6
    assert texts[988:996] == [
        f"space:r{r}c{c}" for r, c in ((6, 9), (6, 10), (7, 8), (7, 9), (8, 7), (8, 8), (9, 6), (9, 7))
    ]
    assert texts[996:999] == ["milestone:settler", "milestone:hoarder", "milestone:archivist"]
    assert texts[999:1000] == ["award:forester"]
    assert texts[1000:1043] == [f"card:{card.id}" for card in RULES.cards()[268:]]
    assert texts[1043:1083] == [f"play:{card.id}" for card in RULES.cards()[268:308]]
    assert texts[-74:] == [
        *("beacon:raise", "wave:long", "wave:short"),
        *(f"parameter:{name}" for name in ("temperature", "oxygen", "oceans", "shield")),
        *(f"pay:relays:{amount}" for amount in range(64)),
        "standard:beacon_power",
        *("milestone:signaller", "award:relayer"),
    ]
    assert len(texts) == 1083 + 10 + 1 + 4 + 2 + 1 + 4 + 64 + 1 + 4


def test_what_another_map_has_too_keeps_its_option():
    numbers = [RULES.vocabulary.number(f"milestone:{id}") for id in ("energizer", "rim_settler")]
    assert numbers == goals_of(BASIN, []).milestone_options[:2]
    assert max(numbers) < 988


def test_a_kind_goes_on_in_a_block_of_its_own():
    blocks = [(kind.first, kind.end) for kind in vocabulary.PLAY.kinds]
    assert blocks[1:] == [(906, 913), (1043, 1083)]
    assert {kind.about for kind in vocabulary.PLAY.kinds} == {"card"}
    assert vocabulary.PLAY.has(blocks[0][0]) and vocabulary.PLAY.has(1082)
    assert not vocabulary.PLAY.has(1042) and not vocabulary.PLAY.has(1083)
    end = 0
    for kind in RULES.vocabulary.kinds:
        assert kind.first == end
        end = kind.end
    assert end == len(RULES.vocabulary)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_state(path):
    assert archive.stands(path.read_text())


def test_a_game_of_the_first_box_is_saved_as_before():
    game = valles.new("terraforming_mars", players=2, seed=1)
    saved = RULES.save(game.state)
    assert not {"map", "decks", "outposts"} & (saved.keys() | game.setup.keys())
    assert [len(saved[name]) for name in ("known", "tile", "milestones", "awards")] == [222, 63, 5, 5]
    assert not [number for number in game.state.deck if number > 208]


# Random games


@every_table
def test_every_game_ends_and_every_state_is_legal(options):
    for seed in range(3):
        before = None
        for state, _ in laws.walk(RULES, seed, **options):
            check(state)
            if before is not None:
                check_step(before, state)
            before = RULES.copy(state)


@every_table
def test_all_laws(options):
    laws.check(RULES, seed=7, every=9, **options)


@every_table
def test_replay(options):
    played = laws.check_replay("terraforming_mars", seed=5, **options)
    assert {name: played.setup[name] for name in NEW if name in options} == {
        name: value for name, value in options.items() if name in NEW
    }


def test_random_games_use_what_is_new():
    seen = {text for seed in range(20) for text in played(seed)}
    assert "space:r5c6" in seen
    assert {f"milestone:{milestone.id}" for milestone in BASIN.milestones} & seen
    assert {f"award:{award.id}" for award in BASIN.awards} & seen
    assert len({f"play:{card.id}" for card in RULES.cards()[268:]} & seen) > 20
    assert {"card:surveyors", "card:founders", "card:cultivators"} & seen
    assert {"wave:long", "wave:short"} <= seen
    assert not {"milestone:mayor", "award:banker"} & seen


def played(seed):
    """The moves of a random game."""
    state = RULES.new(RULES.setup(players=3, **NEW), seed_bytes(seed))
    chance = Stream(seed_bytes(seed), "moves")
    while not state.over():
        seat = state.pending_seats()[0]
        option = chance.pick(state.options(seat))
        state.apply(seat, option)
        yield RULES.vocabulary.text(option)


def test_the_greedy_player_knows_what_is_new():
    game = valles.new("terraforming_mars", players=2, seed=3, **NEW)
    greedy = player("greedy", "terraforming_mars", 3)
    while not game.over:
        seat = game.pending[0].seat
        view = game.player_view(seat)
        game.play(seat, view.text(greedy.choose(view)))
    assert game.state.generation < 20


def test_the_greedy_player_and_its_hints_know_what_a_seat_has_of_a_box():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=3)
    heuristic = Heuristic(t.game.view("yellow"), 0)
    terms = heuristic.terms(t.state)
    assert sum(terms.values()) == pytest.approx(heuristic.value(t.state))
    box().part_of(t.state).beacons[:] = [2, 1]
    now = heuristic.terms(t.state)
    assert now["outposts"] - terms["outposts"] == 8 and now["others"] < terms["others"]
    assert sum(now.values()) == pytest.approx(heuristic.value(t.state))


# The set-up


def test_arrays_have_the_size_of_the_set_up():
    state = valles.new("terraforming_mars", players=2, seed=1, **NEW).state
    assert len(state.tile) == len(state.owner) == len(state.claim) == 69 + 3
    assert len(state.known) == len(state.on) == len(state.used) == 269 + 43
    on_tharsis = valles.new("terraforming_mars", players=2, seed=1, outposts=True).state
    assert (len(on_tharsis.tile), len(on_tharsis.known)) == (64, 312)


def test_everybody_sees_which_map_and_decks_are_played():
    seen = valles.new("terraforming_mars", players=2, seed=1, **NEW).public()
    assert (seen.map, seen.decks) == ("basin", ["outposts"])
    assert len(seen.milestones) == len(seen.awards) == 6


def test_the_set_up_offers_maps_and_decks():
    assert RULES.variants["map"].values == ("tharsis", "hellas", "elysium", "basin", "random")
    assert RULES.variants["outposts"].values == (False, True)
    assert tuple(variant.name for variant in RULES.variants if variant.addition) == ("prelude", "outposts")


def test_a_new_game_draws_from_all_maps_and_an_older_one_from_those_of_its_time():
    new = [valles.new("terraforming_mars", players=2, seed=seed, map="random") for seed in range(30)]
    assert {game.public().map for game in new} == {"tharsis", "hellas", "elysium", "basin"}
    assert all(valles.replay(game.record()) == game for game in new[:5])
    for seed, name in enumerate(json.loads(os.environ["MAPS_DRAWN"])):
        record = Record("terraforming_mars", RULES.version, {"seats": ["yellow", "blue"], "map": "random"}, str(seed))
        older = valles.replay(record.text())
        assert older.public().map == name
        assert valles.replay(older.record()) == older


def test_the_maps_to_draw_from_are_maps():
    with pytest.raises(ValueError, match="there is no map 'atlantis'"):
        valles.new("terraforming_mars", players=2, map="random", maps=["atlantis"])
    with pytest.raises(ValueError, match="there is no map to draw from"):
        valles.new("terraforming_mars", players=2, map="random", maps=[])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"map": "atlantis"}, "map is tharsis or hellas or elysium or basin or random, not 'atlantis'"),
        ({"map": 3}, "map is tharsis or hellas or elysium or basin or random, not 3"),
        (
            {"atlantis": True},
            "no option 'atlantis'; .* map, prelude, outposts, .*, goal, outposts_storm",
        ),
        ({"outposts": "yes"}, "outposts is True or False, not 'yes'"),
    ],
)
def test_an_unknown_map_or_deck_is_refused_with_those_there_are(options, message):
    with pytest.raises(ValueError, match=message):
        valles.new("terraforming_mars", players=2, **options)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("map", "atlantis", "there is no map 'atlantis'; there are basin, elysium, hellas, tharsis and random"),
        ("decks", ["atlantis"], "there is no deck 'atlantis' to be added; there are prelude, outposts"),
    ],
)
def test_a_saved_state_of_an_unknown_map_or_deck_is_refused(field, value, message):
    saved = RULES.save(valles.new("terraforming_mars", players=2, seed=1, **NEW).state)
    with pytest.raises(ValueError, match=message):
        RULES.load({**saved, field: value})


def test_a_number_without_a_card_is_refused():
    count = len(CARDS)
    try:
        automated(count + 1, "Far Away", cost=1, play=gain(plants=1))
        with pytest.raises(BadCard, match=f"there is no card {count}, but one has the number {count + 1}"):
            check_numbers()
        automated(count, "Late", cost=1, play=gain(plants=1))
        with pytest.raises(
            BadCard, match=f"Late: its number {count} follows the deck outposts, which is newer than base"
        ):
            check_numbers()
    finally:
        del CARDS[count:]


# The page


def test_the_page_draws_this_map():
    """Its unit tests draw what is written here."""
    written = json.loads((Path(__file__).parent / "basin.json").read_text(encoding="utf-8"))
    assert written == game_map(BASIN)
    [priced] = [space for space in written["spaces"] if space["price"]]
    assert (priced["name"], priced["price"], priced["then"]["icons"][0]["name"]) == ("r5c6", 6, "ocean")


# The rules of the box


def box():
    return import_module("valles.games.terraforming_mars.boxes.outposts.box")


def test_a_box_has_fields_of_its_own_that_are_saved_copied_and_hidden():
    game = valles.new("terraforming_mars", players=2, seed=1, **STORM)
    part = box().part_of(game.state)
    assert part.beacons == [1, 1] and sorted(part.weather) == box().WEATHER
    assert RULES.save(game.state)["parts"] == [part.save()]
    copy = RULES.copy(game.state)
    box().part_of(copy).beacons[0] = 3
    assert part.beacons == [1, 1]
    assert box().part_of(RULES.view(game.state, 0)).weather == [0] * 6
    assert "parts" not in RULES.save(valles.new("terraforming_mars", players=2, prelude=True).state)


def test_everybody_sees_the_fields_of_a_box_but_what_lies_face_down():
    game = valles.new("terraforming_mars", players=2, seed=1, **STORM)
    seen = to_builtins(game.public())["boxes"]["outposts"]
    assert seen == {"beacons": [1, 1], "weather": [0] * 6, "past": [], "storm": True, "shield": 0, "entered": []}
    assert "boxes" not in to_builtins(valles.new("terraforming_mars", players=2, prelude=True).public())


def test_a_box_adds_an_action_that_other_games_do_not_know():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=7)
    t.when("yellow", "beacon:raise", "beacon:raise")
    assert box().part_of(t.state).beacons[0] == 2
    t.then("yellow", credits=1)
    assert "beacon:raise" not in table("terraforming_mars").legal("yellow")


def test_a_box_adds_a_standard_project_that_other_games_do_not_know():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=11)
    assert t.why_not("yellow", "standard:beacon_power") == "why-too-expensive"
    t.given("yellow", credits=12)
    assert "standard:beacon_power" in t.legal("yellow")
    t.when("yellow", "standard:beacon_power")
    t.then("yellow", credits=0, production={"energy": 1, "heat": 1})
    assert RULES.effects[-1].place == "standard/beacon_power/1"
    t = table("terraforming_mars")
    t.given("yellow", credits=12)
    assert "standard:beacon_power" not in t.legal("yellow")
    assert t.why_not("yellow", "standard:beacon_power") == "why-not-asked"


def test_a_box_acts_before_the_first_action_and_between_generations():
    game = valles.new("terraforming_mars", players=2, seed=3, **STORM)
    prompts, generations = set(), set()
    while not game.over:
        question = game.pending[0]
        if question.prompt.key == "ask-beacon":
            generations.add(game.state.generation)
            prompts.add(question.seat)
        answers = [option for option in ("no", "pass") if option in question.options]
        game.play(question.seat, answers[0] if answers else question.options[0])
        if game.state.generation > 6:
            break
    assert len(generations) > 2, "at the start and after an even weather"
    assert prompts == {"yellow", "blue"}


def test_the_columns_of_a_box_are_filled():
    names = part("terraforming_mars", "encoding").layout.names
    state = valles.new("terraforming_mars", players=2, seed=1, **STORM).state
    row = part("terraforming_mars", "encoding").row(state, 0, [])[len(RULES.vocabulary) :]
    values = {name: row[names.index(name)] for name in ("global:weather_left", "global:storm", "seats:1:beacons")}
    assert values == {"global:weather_left": 6, "global:storm": 1, "seats:1:beacons": 1}


# What a box adds to what every game has


def test_a_tag_counts_where_the_box_is_played():
    t = table("terraforming_mars", **NEW)
    t.given("yellow", credits=99, hand=["outpost_6"], tableau=["outpost_1", "outpost_2"])
    assert t.state.seats[0].tags[12] == 2
    t.when("yellow", "play:outpost_6")
    assert to_builtins(t.game.public("yellow"))["players"][0]["tags"]["signal"] == 3
    names = part("terraforming_mars", "encoding").layout.names
    row = part("terraforming_mars", "encoding").row(t.state, 0, [])[len(RULES.vocabulary) :]
    assert row[names.index("seats:0:tags_signal")] == 3
    assert [len(seat["tags"]) for seat in RULES.save(table("terraforming_mars").state)["seats"]] == [11, 11]


def test_a_wild_tag_fills_the_gap_of_a_tag_that_is_in_play_alone():
    for outposts, kinds in ((False, 10), (True, 11)):
        state = table("terraforming_mars", map="hellas", prelude=True, outposts=outposts).state
        state.seats[0].tags = [1] * 10 + [0, 3, 0]
        diversifier = next(goal for goal in state.goals.milestones if goal.id == "diversifier")
        assert diversifier.reached(state, 0) == kinds


def test_resources_of_a_box_lie_on_its_cards_and_count_for_an_award():
    t = table("terraforming_mars", **NEW)
    t.given("yellow", tableau=["terrarium_3"], credits=8)
    t.when("yellow", "action:terrarium_3", "award:relayer")
    assert t.state.on[RULES.cards().index(card("terrarium_3")) + 1] == 1
    assert {seat: row["awards"] for seat, row in t.game.scores().items()} == {"yellow": 5, "blue": 0}


def test_a_milestone_of_a_box_is_one_of_the_three_that_can_be_claimed():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=8, tableau=["outpost_1", "outpost_2"])
    assert t.why_not("yellow", "milestone:signaller") == "why-goal-not-reached"
    t.given("yellow", tableau=["outpost_3"])
    t.when("yellow", "milestone:signaller")
    t.then(milestones={"signaller": "yellow"})
    names = part("terraforming_mars", "encoding").layout.names
    row = part("terraforming_mars", "encoding").row(t.state, 0, [])[len(RULES.vocabulary) :]
    assert row[names.index("goals:outposts/signaller:own")] == 1
    assert row[names.index("goals:outposts/signaller:seat0")] == 8
    assert table("terraforming_mars").why_not("yellow", "milestone:signaller") == "why-not-asked"


def test_a_parameter_of_a_box_is_raised_required_and_seen():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=99, hand=["impact_1", "outpost_8"], tableau=["institute_2"])
    assert t.game.why_not("yellow", "play:outpost_8") == Phrase(
        "why-too-low", {"need": Phrase("need-shield-least", {"level": 10}), "now": Phrase("now-shield", {"level": 0})}
    )
    heat = t.state.seats[0].production[5]
    t.when("yellow", "play:impact_1")
    assert (box().part_of(t.state).shield, t.state.seats[0].production[5]) == (1, heat + 1)
    t.then("yellow", tr=22)
    assert to_builtins(t.game.public())["tracks"] == {"shield": {"step": 1, "value": 10, "complete": False}}
    assert "tracks" not in to_builtins(valles.new("terraforming_mars", players=2).public())
    assert t.why_not("yellow", "play:outpost_8") != "why-too-low"
    screen: Any = game_screen(t.game, "en", Page())
    assert screen.tracks(screen.view("yellow")) == {"shield": "Shield: 10/50%"}


def test_a_solo_game_is_won_with_the_parameter_of_the_box_alone():
    t = table("terraforming_mars", seats=("yellow",), outposts=True)
    t.given(temperature=8, oxygen=14, oceans=9)
    assert RULES.winners(t.state) == []
    box().part_of(t.state).shield = 5
    assert RULES.winners(t.state) == [0]


def test_a_space_beside_the_map_is_there_with_the_box():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=99, hand=["dome_2"], production={"energy": 1})
    t.when("yellow", "play:dome_2")
    t.then(tiles={"dome_2": ("city", "yellow")})
    assert "dome_2" in to_builtins(t.game.public())["areas"]
    assert RULES.load(RULES.save(t.state)).tile == t.state.tile


def test_a_question_of_a_box_has_labels_and_its_cards_hear_of_new_tags():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=99, hand=["outpost_1"], tableau=["terrarium_5", "institute_3"])
    hand = len(t.state.seats[0].hand)
    t.when("yellow", "play:outpost_1")
    assert len(t.state.seats[0].hand) == hand - 1 + 2, "building and signal"
    assert box().part_of(t.state).entered[-1] == RULES.cards().index(card("outpost_1")) + 1
    t.when("yellow", "action:terrarium_5")
    labels = [RULES.label(t.state, 0, option) for option in t.state.options(0)]
    assert labels == [Phrase("option-wave", {"wave": Noun(f"wave-{wave}")}) for wave in ("long", "short")]


def test_resources_of_a_box_pay_for_cards_with_its_tag_beside_those_that_paid_before():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=0, hand=["outpost_1", "dome_1"], tableau=["terrarium_6"], on={"terrarium_6": 2})
    assert t.why_not("yellow", "play:dome_1") == "why-too-expensive"
    t.when("yellow", "play:outpost_1")
    t.then("yellow", credits=1)
    assert t.state.on[RULES.cards().index(card("terrarium_6")) + 1] == 0
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", credits=8, hand=["outpost_1"], tableau=["terrarium_6"], on={"terrarium_6": 3})
    t.when("yellow", "play:outpost_1")
    assert t.legal("yellow") == ["pay:relays:0", "pay:relays:1", "pay:relays:2"], "a third one could be left out"
    labels = [RULES.label(t.state, 0, option) for option in t.state.options(0)]
    assert labels[2] == Phrase("option-pay", {"what": Noun("relays", 2, True)})
    t.when("yellow", "pay:relays:1")
    t.then("yellow", credits=6)
    screen: Any = game_screen(t.game, "en", Page())
    assert purse(player_at(screen.view("yellow"), "yellow"))[1] == Phrase(
        "ui-worth", {"what": Noun("relays", 2, True), "price": 3}
    )


def test_the_number_of_resources_that_pay_is_taken_once():
    with pytest.raises(ValueError, match="relays pay as number 2 already"):
        paying_holding(2, 1, 1, 1, vocabulary.RESOURCE)


def test_a_box_asks_what_stands_for_heat():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", corporation="cultivators", heat=3, on={"cultivators": 3}, hand=["local_heat_trapping"], credits=1)
    t.when("yellow", "convert:heat")
    assert t.legal("yellow") == ["action:cultivators"] or t.state.temperature == 1, "one way is not asked about"
    t.then("yellow", heat=1, tr=21)
    t.given("yellow", heat=5, on={"cultivators": 3})
    t.when("yellow", "play:local_heat_trapping")
    t.when("yellow", "choose:1")
    assert t.legal("yellow") == ["pay:relays:0", "pay:relays:1", "pay:relays:2", "pay:relays:3"]
    t.when("yellow", "pay:relays:2")
    t.then("yellow", heat=4)
    assert t.why_not("yellow", "convert:heat") == "why-stock-too-low"


def test_a_corporation_of_a_box_buys_cards_at_a_price_of_its_own():
    game = valles.new("terraforming_mars", players=1, seed=founders_seed(), outposts=True)
    while game.pending[0].prompt.key == "ask-beacon":
        game.play("yellow", "no")
    game.play("yellow", "card:founders")
    number = RULES.vocabulary.number("yes")
    assert RULES.price(game.state, 0, number) == [Noun("credits", 5, True)]
    for _ in range(8):
        game.play("yellow", "yes")
    assert len(game.state.seats[0].hand) == 8, "44 M€ pay for no ninth card"
    assert RULES.figures(game.state)[0]["card-price"] == 5
    assert game.state.seats[0].stock[0] == 4


def founders_seed():
    """Return a seed with which the corporation is dealt to a solo player."""
    for seed in range(200):
        state = valles.new("terraforming_mars", players=1, seed=seed, outposts=True).state
        if any(CARDS[number].id == "founders" for number in state.seats[0].dealt):
            return seed
    raise AssertionError("no seed deals it")


def test_a_box_asks_before_the_first_hands_are_chosen_from():
    game = valles.new("terraforming_mars", players=1, seed=1, outposts=True)
    assert (game.pending[0].prompt.key, game.public("yellow").phase) == ("ask-beacon", "setup")
    assert len(game.public("yellow").players[0].offered.cards) == 10
    game.play("yellow", "no")
    assert game.pending[0].prompt.key == "ask-corporation"
    several = valles.new("terraforming_mars", players=2, seed=1, outposts=True)
    assert several.pending[0].prompt.key == "ask-corporation"


def test_a_box_reacts_to_raised_productions():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", corporation="surveyors", credits=11)
    t.given("blue", credits=11)
    t.when("yellow", "standard:power_plant")
    t.then("yellow", energy=1, production={"energy": 1})


def test_requirements_of_one_parameter_may_be_shifted_alone():
    t = table("terraforming_mars", outposts=True)
    t.given("yellow", corporation="founders", credits=99, hand=["outpost_8", "orchard_1"])
    assert t.why_not("yellow", "play:outpost_8") is None
    assert t.why_not("yellow", "play:orchard_1") == "why-too-low"


def test_another_seat_is_asked_in_the_middle_of_a_turn():
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"), outposts=True)
    t.given("yellow", credits=99, hand=["flood_3"])
    t.given(oceans=9)
    t.when("yellow", "play:flood_3")
    assert [t.state.pending_seats(), t.why_not("yellow", "pass")] == [[1], "why-not-asked"]
    t.when("blue", "yes")
    t.when("pink", "no")
    assert box().part_of(t.state).beacons == [0, 1, 0]
    assert t.state.pending_seats() == [0]


def test_a_box_has_lines_of_its_own_in_a_terminal():
    t = table("terraforming_mars", outposts=True)
    box().part_of(t.state).beacons[1] = 3
    assert "Yellow, beacons: 0\nBlue, beacons: 3\n" in game_screen(t.game, "en", Page()).screen("yellow")


# The World Government


@pytest.fixture
def governed():
    """Return a table at which the first player chooses for the World Government."""
    t = table("terraforming_mars", outposts=True)
    t.given(temperature=-2, oxygen=7)
    box().part_of(t.state).weather = [2, 1]
    for seat in ("yellow", "blue"):
        t.when(seat, "pass")
    assert (t.state.pending_seats(), t.game.public().phase) == ([0], "solar")
    return t


def facts(t):
    return [(board.rating, board.production, board.stock, len(board.hand)) for board in t.state.seats]


def test_nobody_gains_by_what_the_world_government_raises(governed):
    t = governed
    before = to_builtins(facts(t))
    t.when("yellow", "parameter:oxygen")
    assert t.state.temperature == 15, "8 % of oxygen raises the temperature"
    assert {option.split(":")[0] for option in t.legal("yellow")} == {"space"}, "0 °C places an ocean"
    t.when("yellow", "space:r5c4")
    assert (t.state.oxygen, t.state.oceans) == (8, 1)
    assert to_builtins(facts(t)) == before


def test_the_world_government_raises_what_is_not_at_its_target(governed):
    t = governed
    t.given(temperature=8, oceans=9, oxygen=13)
    box().part_of(t.state).shield = 5
    assert t.why_not("yellow", "parameter:shield") == "why-none-left"
    t.when("yellow", "parameter:oxygen")
    assert (t.state.oxygen, t.state.generation) == (14, 2), "the next generation is the last"
    assert t.game.public().phase == "research"


def test_lasting_effects_hear_what_anybody_does_but_not_what_its_first_player_does(governed):
    t = governed
    t.given("yellow", corporation="mining_guild")
    t.given("blue", tableau=["arctic_algae", "institute_2"])
    mine, theirs = t.state.seats
    production, plants = mine.production[1], theirs.stock[3]
    t.when("yellow", "parameter:oceans", "space:r5c4")
    assert (mine.production[1], theirs.stock[3] - plants) == (production, 2)
    lines = t.game.log()
    assert "The World Government places an ocean tile on area E4." in "\n".join(lines[-8:])


def test_a_reason_of_a_box_is_told():
    t = table("terraforming_mars", outposts=True)
    box().part_of(t.state).beacons[0] = box().MOST
    assert t.why_not("yellow", "beacon:raise") == "why-beacons-up"


def test_events_of_a_box_are_in_the_catalog():
    assert [event.key for event in part("terraforming_mars", "events")][-1] == "log-shield"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_box_are_read_in_every_language(language):
    phrases = [line.phrase() for card in RULES.cards()[268:] for _, lines in card.sections() for line in lines]
    phrases += [goal.phrase() for goal in (*box().Outposts().milestones, *box().Outposts().awards)]
    phrases += [Phrase("ask-wave"), Phrase("why-beacons-up"), Phrase("page-lobby-option-outposts")]
    assert all(render(phrase, language) for phrase in phrases)
    assert (
        render(Noun("tag-signal", 2, True), language) != render(Noun("tag-signal", 2, True), "en") or language == "en"
    )


def card(id):
    return next(card for card in RULES.cards() if card.id == id)


# The areas


def basin(**options):
    return table("terraforming_mars", **{**NEW, **options})


def test_an_area_with_a_price_is_paid_for_and_brings_what_follows():
    t = basin()
    t.given("yellow", credits=31)
    t.when("yellow", "standard:city", "space:r5c6")
    t.then("yellow", credits=0)
    t.when("yellow", "space:r1c5")
    t.then("yellow", credits=0, tr=21, production={"credits": 1})
    t.then(oceans=1, tiles={"r5c6": ("city", "yellow"), "r1c5": "ocean"})


def test_an_area_that_is_too_dear_is_not_offered():
    t = basin()
    t.given("yellow", credits=30)
    t.when("yellow", "standard:city")
    assert "space:r5c6" not in t.legal("yellow")
    reason = t.game.why_not("yellow", "space:r5c6")
    assert reason == Phrase("why-too-expensive", {"price": 6, "have": 5})


def test_an_area_with_a_price_shows_it():
    t = basin()
    t.given("yellow", credits=31)
    t.when("yellow", "standard:city")
    assert RULES.price(t.state, 0, RULES.vocabulary.number("space:r5c6")) == [Noun("credits", 6, True)]
    assert RULES.price(t.state, 0, RULES.vocabulary.number("space:r1c5")) == []


def test_money_from_oceans_beside_it_pays_for_an_area():
    t = basin()
    t.given("yellow", credits=29, hand=[])
    t.given(tiles={"r6c7": "ocean"})
    t.when("yellow", "standard:city", "space:r5c6", "space:r1c1")
    t.then("yellow", credits=0, heat=2)


def test_the_price_is_due_without_an_ocean_left():
    t = basin()
    t.given(oceans=9)
    t.given("yellow", credits=40)
    t.when("yellow", "standard:city", "space:r5c6")
    t.then("yellow", credits=40 - 25 + 2 - 6)
    t.then(oceans=9)


def test_heat_pays_for_an_area_where_it_is_money():
    t = basin()
    t.given("yellow", corporation="helion", credits=25, heat=6)
    t.when("yellow", "standard:city", "pay:heat:0", "space:r5c6")
    t.then("yellow", credits=0, heat=0)


def test_marking_an_area_with_a_price_costs_nothing():
    t = basin()
    t.given("yellow", credits=1, hand=["land_claim"])
    t.when("yellow", "play:land_claim", "space:r5c6")
    t.then("yellow", credits=0)
    t.then(claims={"r5c6": "yellow"})


def test_a_greenery_need_not_touch_an_area_that_is_too_dear():
    for credits, expected in ((5, False), (6, True)):
        t = basin()
        t.given("yellow", plants=8, credits=credits)
        t.given(tiles={"r5c7": ("city", "yellow")})
        others = [BASIN.names[n] for n in BASIN.neighbours[BASIN.names.index("r5c7")] if BASIN.names[n] != "r5c6"]
        t.given(tiles={name: ("greenery", "blue") for name in others if not BASIN.is_ocean[BASIN.names.index(name)]})
        t.when("yellow", "convert:plants")
        assert ("space:r5c6" in t.legal("yellow") or t.tiles().get("r5c6") is not None) == expected


def test_the_reserved_area_of_this_map():
    t = basin()
    t.given("yellow", credits=60, hand=["noctis_city", "outpost_1"], production={"energy": 1})
    t.when("yellow", "standard:city")
    assert t.why_not("yellow", "space:r3c3") == "why-reserved"
    t.when("yellow", "space:r9c1", "play:noctis_city")
    assert t.tiles()["r3c3"] == ("city", "yellow")


def test_a_tile_for_a_volcano_goes_where_its_kind_does_on_a_map_without_one():
    t = basin()
    t.given("yellow", credits=18, hand=["lava_flows"])
    t.when("yellow", "play:lava_flows")
    assert {"space:r3c1", "space:r7c1"} <= set(t.legal("yellow"))
    assert t.why_not("yellow", "space:r3c3") == "why-reserved"


@pytest.mark.parametrize(
    ("space", "gained"), [("r2c5", {"credits": 2}), ("r8c5", {"energy": 1}), ("r9c3", {"heat": 2})]
)
def test_other_bonuses(space, gained):
    t = basin()
    t.given("yellow", plants=8)
    t.when("yellow", "convert:plants", f"space:{space}")
    t.then("yellow", **gained)


def test_an_area_that_tharsis_does_not_have():
    t = basin()
    t.given("yellow", plants=8)
    t.when("yellow", "convert:plants", "space:r6c10")
    t.then(tiles={"r6c10": ("greenery", "yellow")})
    on_tharsis = table("terraforming_mars")
    on_tharsis.given("yellow", plants=8)
    on_tharsis.when("yellow", "convert:plants")
    assert on_tharsis.why_not("yellow", "space:r6c10") == "why-not-asked"


# Milestones and awards


@pytest.mark.parametrize(
    ("milestone", "short", "enough"),
    [
        ("energizer", {"production": {"energy": 3}}, {"production": {"energy": 4}}),
        ("rim_settler", {"tableau": ["io_mining_industries"]}, {"tableau": ["ganymede_colony"]}),
        ("hoarder", {"steel": 4, "energy": 5}, {"energy": 6}),
    ],
)
def test_a_milestone_of_this_map(milestone, short, enough):
    t = basin()
    t.given("yellow", credits=8, **short)
    assert t.why_not("yellow", f"milestone:{milestone}") == "why-goal-not-reached"
    t.given("yellow", **enough)
    t.when("yellow", f"milestone:{milestone}")
    t.then(milestones={milestone: "yellow"})


def test_an_award_of_this_map():
    t = basin()
    t.given("yellow", credits=8, tr=30)
    t.when("yellow", "award:benefactor")
    assert {seat: row["awards"] for seat, row in t.game.scores().items()} == {"yellow": 5, "blue": 0}


def test_goals_of_another_map_are_never_asked():
    t = basin()
    t.given("yellow", credits=99, tr=60)
    assert t.why_not("yellow", "milestone:terraformer") == t.why_not("yellow", "award:banker") == "why-not-asked"
    on_tharsis = table("terraforming_mars")
    on_tharsis.given("yellow", credits=99, production={"energy": 9})
    assert on_tharsis.why_not("yellow", "milestone:energizer") == "why-not-asked"


def test_figures_are_those_of_the_map_and_the_box():
    game = valles.new("terraforming_mars", players=2, seed=1, **NEW)
    row = RULES.figures(game.state)[0]
    assert {name for name in row if name.startswith(("milestone-", "award-"))} == {
        *(f"milestone-{milestone.id}" for milestone in (*BASIN.milestones, *box().Outposts().milestones)),
        *(f"award-{award.id}" for award in (*BASIN.awards, *box().Outposts().awards)),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_described_in_every_language(language):
    texts = {render(milestone.phrase(), language) for milestone in BASIN.milestones}
    texts |= {render(award.phrase(), language) for award in BASIN.awards}
    assert len(texts) == 10


def test_goals_are_described_from_their_declaration():
    assert [render(milestone.phrase(), "en") for milestone in BASIN.milestones] == [
        "Energy production of at least 4",
        "At least 2 Jovian tags",
        "At least 5 tiles of your own",
        "A stock of at least 10 steel and energy",
        "At least 12 cards in your hand",
    ]
    assert [render(award.phrase(), "en") for award in BASIN.awards] == [
        "The highest terraform rating",
        "The most greenery tiles owned",
        "The most building tags",
        "The most steel and energy",
        "The highest plant production",
    ]
