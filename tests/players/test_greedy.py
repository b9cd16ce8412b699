"""The greedy opponent: it beats random ones, plays legal games at every table, and never cheats."""

import pytest

from valles.game import PlayerView, seed_bytes
from valles.games.registry import rulebook
from valles.games.terraforming_mars.boxes.prelude.rules import PlayPreludes
from valles.games.terraforming_mars.effects.modifier import ProtectThis
from valles.games.terraforming_mars.effects.play import PickFromHand
from valles.games.terraforming_mars.effects.points import IfAny, PerHolding
from valles.games.terraforming_mars.effects.project import BuyOffered, KeepCards, TakeOffered
from valles.games.terraforming_mars.heuristic.card import lasting, points, worth
from valles.games.terraforming_mars.rules.card import CARDS
from valles.games.terraforming_mars.rules.parameter import complete
from valles.kernel.shuffle import Stream
from valles.players import player
from valles.testing import table

pytestmark = pytest.mark.slow

RULES = rulebook("terraforming_mars")
TABLES = [
    {"players": 1},
    {"players": 2},
    {"players": 2, "draft": True},
    {"players": 3, "corporate_era": False},
    {"players": 3, "draft": True, "edition": "it"},
    {"players": 4, "edition": "pl"},
    {"players": 4, "draft": True, "beginners": ("blue", "green")},
    {"players": 5},
    {"players": 5, "draft": True, "edition": "nl"},
    {"players": 1, "prelude": True, "goal": "rating"},
    {"players": 2, "prelude": True, "map": "hellas"},
    {"players": 3, "prelude": True, "map": "elysium", "beginners": ("blue",)},
]


def greedy(seed=1):
    return player("greedy", "terraforming_mars", seed)


def seen(state, seat):
    return PlayerView(RULES.view(state, seat), RULES.colours[seat], seat)


def played(players, seed, **options):
    """The states before every decision of a game, each with the seat and its choice, and the last state."""
    state = RULES.new(RULES.setup(players=len(players), **options), seed_bytes(seed))
    while not state.over():
        seat = state.pending_seats()[0]
        option = players[seat].choose(seen(state, seat))
        yield state, seat, option
        state.apply(seat, option)
    yield state, None, None


def last(players, seed, **options):
    *_, (state, _, _) = played(players, seed, **options)
    return state


@pytest.mark.nightly("players", cases=40, quick=4)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_beats_random_opponents(case, count):
    seat = case % count
    players = [player("random", "terraforming_mars", count * case + other) for other in range(count)]
    players[seat] = greedy(case)

    state = last(players, case)

    assert RULES.winners(state) == [seat]


@pytest.mark.parametrize(("players", "generations"), [(2, (10, 17)), (3, (9, 15)), (4, (8, 13))])
def test_among_itself_it_ends_a_game_about_when_people_do(players, generations):
    state = last([greedy() for _ in range(players)], seed=2)

    assert complete(state)
    assert generations[0] <= state.generation <= generations[1]


@pytest.mark.nightly("players", cases=10, size=10)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_is_legal_at_every_table(options, cases):
    options = dict(options)
    players = [greedy(seat) for seat in range(options.pop("players"))]

    for seed in cases:
        for state, seat, option in played(players, seed, **options):
            assert seat is None or option in state.options(seat)
        assert state.over()


def test_the_same_seed_makes_the_same_choices():
    first, again = ([option for _, _, option in played([greedy(5), greedy(6)], seed=3)] for _ in range(2))

    assert first == again


@pytest.mark.nightly("secrecy", cases=100, quick=2)
def test_what_is_hidden_makes_no_difference(case):
    """At every decision, another state behind the same view leads to the same choice."""
    stream = Stream(seed_bytes(case), "hidden")
    for state, seat, option in played([greedy(seat) for seat in range(3)], case, draft=case % 2 == 0):
        if seat is not None:
            other = RULES.filled(RULES.view(state, seat), stream)
            assert greedy(seat).choose(seen(other, seat)) == option


def test_a_choice_depends_on_no_other_choice():
    """A player who has just been seated goes on as one who was there from the beginning."""
    for state, seat, option in played([greedy(4), greedy(4)], seed=8):
        if seat is not None and state.generation % 4 == 0:
            assert greedy(4).choose(seen(state, seat)) == option


def test_it_leaves_the_view_as_it_was():
    for state, seat, _ in played([greedy(), greedy()], seed=9):
        if seat is not None and state.generation < 4:
            view = seen(state, seat)
            before = RULES.save(view.state)

            greedy().choose(view)

            assert RULES.save(view.state) == before


def answers_of(t, seat):
    """Return the player's choices for the seat, until its next action."""
    texts: list[str] = []
    while not texts or t.game.state.within_action(t.game.seats.index(seat)):
        view = t.game.player_view(seat)
        texts.append(view.text(greedy().choose(view)))
        t.game.play(seat, texts[-1])
    return texts


def test_it_claims_a_milestone_as_soon_as_it_can():
    t = table("terraforming_mars")
    t.given("yellow", credits=8, tr=35)

    assert answers_of(t, "yellow") == ["milestone:terraformer"]


def test_it_converts_plants_beside_its_own_city():
    t = table("terraforming_mars")
    t.given("yellow", plants=8)
    t.given(tiles={"r3c3": ("city", "yellow"), "r7c3": ("city", "blue")})

    convert, space = answers_of(t, "yellow")

    assert convert == "convert:plants"
    assert space.removeprefix("space:") in {"r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"}


@pytest.mark.parametrize("oxygen", [5, 14])
def test_it_keeps_no_plants_for_a_better_area(oxygen):
    """Not even in the last generation, where oxygen has nothing left to give."""
    t = table("terraforming_mars")
    t.given("yellow", plants=16)
    t.given(tiles={"r2c4": ("greenery", "yellow")}, oxygen=oxygen)
    if oxygen == 14:
        t.given(temperature=8, oceans=9)

    assert answers_of(t, "yellow")[0] == "convert:plants"
    assert answers_of(t, "yellow")[0] == "convert:plants"


def test_it_takes_from_the_opponent_and_not_from_itself():
    t = table("terraforming_mars")
    t.given("yellow", credits=1, plants=5, hand=["virus"])
    t.given("blue", plants=5)

    answers = answers_of(t, "yellow")

    assert answers[0] == "play:virus"
    assert "target:blue" in answers and "target:yellow" not in answers
    assert t.seat("blue").plants == 0


def test_it_pays_with_metal_first():
    t = table("terraforming_mars")
    t.given("yellow", credits=40, steel=5, hand=["mine"], production={"credits": 1})

    assert answers_of(t, "yellow") == ["play:mine", "pay:steel:2"]


def test_it_spends_what_it_has_in_the_last_generation():
    t = table("terraforming_mars")
    t.given("yellow", credits=23)
    t.given(temperature=8, oxygen=14, oceans=9, awards={name: "blue" for name in ("banker", "miner", "scientist")})

    assert answers_of(t, "yellow")[0] == "standard:greenery"


def parts_of(verb):
    return [verb, *(inner for part in verb.parts() for inner in parts_of(part))]


def test_it_values_every_verb_points_and_modifier_of_the_cards():
    verbs = [part for card in CARDS[1:] for part in (*card.play, *card.first, *([card.action] if card.action else []))]
    verbs += [trigger.do for card in CARDS[1:] for trigger in card.when]

    unvalued = {type(part) for verb in verbs for part in parts_of(verb)} - set(worth.registry)
    unvalued |= {type(card.points) for card in CARDS[1:] if card.points} - set(points.registry)
    unvalued |= {type(modifier) for card in CARDS[1:] for modifier in card.always} - set(lasting.registry)

    elsewhere = {TakeOffered, BuyOffered, PickFromHand, PlayPreludes, PerHolding, IfAny}
    assert unvalued == elsewhere | {KeepCards, ProtectThis}
