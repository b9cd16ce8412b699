"""The laws, on random games of On Mars: all player counts, both lengths, all variants."""

import pytest
from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import valles
from tests.laws import case, tables
from valles.game import seed_bytes
from valles.games.on_mars.invariant import check, check_step
from valles.games.on_mars.rules.card import CARDS
from valles.games.on_mars.rules.field import SEAT_FIELDS, STATE_FIELDS
from valles.games.on_mars.rules.state import Seat, State
from valles.games.registry import rulebook
from valles.kernel.phrase import EVERYONE, Noun
from valles.kernel.shuffle import Stream
from valles.kernel.view import BYSTANDER, HOLE
from valles.testing import laws

pytestmark = pytest.mark.slow

RULES = rulebook("on_mars")
TABLES = tables.TABLES["on_mars"]
EVERY = 10
"""At every how many decisions the costly laws are checked; nightly runs check more: see test_many_games.py."""


def table(number):
    return tables.table("on_mars", number)


@pytest.mark.parametrize("part", range(10))
def test_every_game_ends_and_every_state_is_legal(part):
    """The invariants hold after every decision, no game gets stuck, none lasts for ever."""
    for seed in range(part, 100, 10):
        case.legal("on_mars", seed, 1 if part == 0 else 4)


@pytest.mark.parametrize("part", range(4))
def test_copy_save_and_replay_agree(part):
    for seed in range(part, 20, 4):
        case.agreeing("on_mars", seed, EVERY, replayed=seed < 4)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_views_hold_nothing_hidden(number):
    case.hiding("on_mars", number, EVERY)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_reasons_options_and_refusals_agree(number):
    """Options are exactly those without a reason; anything else is refused and changes nothing."""
    case.refusing("on_mars", number, 2 * EVERY)
    case.explaining("on_mars", number, 2 * EVERY)


@pytest.mark.nightly("secrecy")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_filled_views_are_legal_states(number, nightly):
    every = 3 if nightly else 3 * EVERY
    for decision, (state, stream) in enumerate(laws.walk(RULES, 100 + number, **table(number))):
        if decision % every == 0 or state.over():
            for viewer in (*laws.seats_of(state), BYSTANDER):
                check(RULES.filled(RULES.view(state, viewer), stream))


def test_every_field_has_an_audience():
    """A new field fails here until somebody decides who may see it."""
    state = RULES.new(RULES.setup(players=2), b"seed")
    fields = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert fields - {"rules", "sink"} == set(STATE_FIELDS)
    board = state.seats[0]
    assert {name for name in dir(board) if not name.startswith("_") and not callable(getattr(board, name))} == set(
        SEAT_FIELDS
    )
    assert isinstance(state, State) and isinstance(board, Seat)


# What is told

NAMED = {"om-card-" + card.id.replace("_", "-"): card.number for card in CARDS[1:]}


def named(arg):
    """The numbers of all cards that a phrase or its arguments name."""
    if isinstance(arg, Noun):
        return {NAMED[arg.key]} if arg.key in NAMED else set()
    if isinstance(arg, list):
        return {number for item in arg for number in named(item)}
    return {number for item in getattr(arg, "args", {}).values() for number in named(item)}


def unknown_to(state, viewer):
    """The cards and tiles that the viewer may not know: others' goals and tasks, what lies face down."""
    piles = [state.goal_box, state.first_box, state.task_deck, state.discovery_stack, state.blueprint_deck]
    piles.append(state.solo_deck if state.solo_pass == 1 else [])
    for seat, board in enumerate(state.seats):
        if seat != viewer:
            piles += [board.goals, board.spent_goals, board.tasks, [board.first_card]]
    return {number for pile in piles for number in pile if number}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_log_names_no_card_that_the_listener_may_not_know(number):
    """Goals, tasks and what lies face down; each is logged once it is public, or for its owner alone."""
    game = valles.new("on_mars", seed=number, **table(number))
    chance = Stream(seed_bytes(number), "log")
    event_count = 0
    while not game.over:
        for viewer in (*laws.seats_of(game.state), BYSTANDER):
            secret = unknown_to(game.state, viewer)
            for event in game.events[event_count:]:
                if event.audience == EVERYONE or (viewer >= 0 and event.audience >> viewer & 1):
                    assert not named(event.phrase) & secret, f"{event.phrase.key} at move {len(game.moves)}"
        event_count = len(game.events)
        choice = game.pending[0]
        game.play(choice.seat, chance.pick(list(choice.options)))


def test_only_the_owner_reads_the_goals_dealt():
    game = valles.new("on_mars", players=3, seed=1)
    goals = [event for event in game.events if event.phrase.key == "om-log-goals"]
    assert [event.audience for event in goals] == [1, 2, 4]
    for event, board in zip(goals, game.state.seats, strict=True):
        assert named(event.phrase) == set(board.goals)


# Previews


def as_far_as_known(preview, real):
    """The real view with holes where the preview has them on top of a stack of building tiles."""
    for expected, stack in zip(preview["stacks"], real["stacks"], strict=True):
        if expected and expected[-1] == HOLE:
            stack[-1] = HOLE
    return real


@pytest.mark.nightly("secrecy")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_a_preview_shows_what_will_be_or_stops_at_what_is_hidden(number, nightly):
    every = 1 if nightly else EVERY
    game = valles.new("on_mars", seed=number, **table(number))
    chance = Stream(seed_bytes(number), "preview")
    stopped = previewed = 0
    while not game.over:
        choice = game.pending[0]
        option = chance.pick(list(choice.options))
        preview = game.preview(choice.seat, [option]) if len(game.moves) % every == 0 else None
        event_count = len(game.events)
        game.play(choice.seat, option)
        if preview is None:
            continue
        if preview.stopped:
            stopped += 1
            continue
        previewed += 1
        before, after = RULES.save(preview.view), RULES.save(game.view(choice.seat))
        assert before == as_far_as_known(before, after), f"move {len(game.moves)}: {choice.seat} {option}"
        seat = game.seats.index(choice.seat)
        events = game.events[event_count:]
        assert [e.phrase for e in events if e.audience == EVERYONE or e.audience >> seat & 1] == list(preview.events)
    assert previewed > 0
    assert stopped > 0 or table(number)["players"] > 1


@pytest.mark.integration
def test_games_are_the_same_in_every_process():
    """Hash seed, time zone, locale and import order change nothing at any decision."""
    texts = case.chains("on_mars", range(2))
    assert len(set(texts)) == 1 and len(texts[0].splitlines()) == 2


class RandomTable(RuleBasedStateMachine):
    """Hypothesis chooses the table, the answers, saving and copying."""

    @initialize(number=st.integers(0, len(TABLES) - 1), seed=st.integers(0, 2**64))
    def start(self, number, seed):
        self.state = RULES.new(RULES.setup(**table(number)), seed_bytes(seed))

    @precondition(lambda self: not self.state.over())
    @rule(choice=st.integers(0, 999))
    def answer(self, choice):
        seat = self.state.pending_seats()[0]
        options = self.state.options(seat)
        before = RULES.copy(self.state)
        self.state.apply(seat, options[choice % len(options)])
        check_step(before, self.state)

    @rule()
    def save_and_load(self):
        self.state = RULES.load(RULES.save(self.state))

    @rule()
    def continue_with_a_copy(self):
        self.state = RULES.copy(self.state)

    @invariant()
    def legal(self):
        check(self.state)


@pytest.mark.nightly("rules", cases=500, size=25, quick=50)
def test_whatever_is_done_at_a_random_table_is_legal(cases):
    run_state_machine_as_test(seeded(cases.start)(RandomTable), settings=settings(max_examples=len(cases)))


# The invariants themselves

SPOILED = {
    "a colonist too many": lambda s: setattr(s.seats[0], "beside", s.seats[0].beside + 1),
    "full quarters": lambda s: setattr(s.seats[0], "quarters", 13),
    "full storage": lambda s: s.seats[1].stock.__setitem__(2, s.seats[1].shelters + 2),
    "full depot": lambda s: setattr(s.seats[1], "crystals", 9),
    "a ship too many": lambda s: setattr(s.seats[0], "depot", [False] * 5),
    "a marker too many": lambda s: setattr(s.seats[0], "markers", s.seats[0].markers + 1),
    "a shelter too many": lambda s: setattr(s.seats[0], "shelters", s.seats[0].shelters + 1),
    "two bots on a hex": lambda s: setattr(s.seats[0], "bots", [0, 0, -1, -1]),
    "oxygen waiting": lambda s: setattr(s.seats[0], "waiting", 1),
    "a building without a row": lambda s: s.building.__setitem__(s.building.index(0), 2),
    "a row too high": lambda s: s.lss.__setitem__(0, s.lss[0] + 1),
    "a level too high": lambda s: setattr(s, "level", 5),
    "remaining missions": lambda s: setattr(s, "remaining", s.remaining - 1),
    "an end without a reason": lambda s: setattr(s, "remaining", 0),
    "a mission without steps": lambda s: s.mission_steps.__setitem__(0, 0),
    "minerals for sale": lambda s: s.warehouse.__setitem__(0, 1),
    "a full warehouse": lambda s: s.warehouse.__setitem__(1, 4),
    "a technology too many": lambda s: s.grid.__setitem__(0, s.grid[0] % 5 + 1),
    "a discovery too many": lambda s: s.seats[0].discoveries.append(80),
    "a research tile too few": lambda s: s.ground.__setitem__(s.ground.index(106), 0),
    "a building tile too few": lambda s: s.stacks[0].pop(),
    "a blueprint too few": lambda s: s.blueprint_deck.pop(),
    "a scientist twice": lambda s: s.offers.__setitem__(0, s.offers[1]),
    "a goal too few": lambda s: s.goal_box.pop(),
    "a delivery to nobody": lambda s: s.delivered.__setitem__(14, 1),
    "a contract completed for nobody": lambda s: s.completed.__setitem__(0, True),
    "two markers on a space": lambda s: setattr(s.seats[0], "space", s.seats[1].space),
    "a turn for a lying marker": lambda s: setattr(s.seats[s.active], "stands", False),
    "a miner without a mine": lambda s: s.miner.__setitem__(s.building.index(0), 1),
}
TAKEN_BACK = {
    "points": lambda s: setattr(s.seats[0], "points", s.seats[0].points - 1),
    "level": lambda s: setattr(s, "level", s.level - 1),
    "a row": lambda s: s.lss.__setitem__(0, 0),
    "remaining missions": lambda s: setattr(s, "remaining", 4),
    "a building": lambda s: s.building.__setitem__(45, 0),
    "a round": lambda s: setattr(s, "round", s.round - 1),
    "crystals within a turn": lambda s: setattr(s.seats[0], "crystals", s.seats[0].crystals + 1),
    "a technology": lambda s: setattr(s.seats[0], "lab", [6] + [0] * 12),
    "a bot": lambda s: setattr(s.seats[0], "bots", [-1] * 4),
    "a marker laid down": lambda s: setattr(s.seats[0], "markers", 9),
    "a building out of reach": lambda s: s.building.__setitem__(s.building.index(0), 1),
}


def middle():
    """A state in the middle of a game, at the beginning of a turn."""
    for number, (state, _) in enumerate(laws.walk(RULES, 4, players=2)):
        if number >= 40 and state.prompt(state.pending_seats()[0]).key == "om-ask-turn":
            return state
    raise AssertionError("there is no middle")


@pytest.mark.parametrize("name", SPOILED)
def test_a_spoiled_state_is_noticed(name):
    state = middle()
    check(state)
    SPOILED[name](state)
    with pytest.raises(AssertionError):
        check(state)


@pytest.mark.parametrize("name", TAKEN_BACK)
def test_what_may_not_happen_between_two_decisions_is_noticed(name):
    before = middle()
    after = RULES.copy(before)
    check_step(before, after)
    TAKEN_BACK[name](after)
    with pytest.raises(AssertionError):
        check_step(before, after)
