"""The laws, on random games of Terraforming Mars: all player counts, all variants."""

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

from tests.laws import case, tables
from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.games.terraforming_mars.invariant import check, check_step
from valles.games.terraforming_mars.rules.field import SEAT_FIELDS, STATE_FIELDS
from valles.games.terraforming_mars.rules.state import Seat, State
from valles.kernel.phrase import Event
from valles.kernel.shuffle import Stream
from valles.testing import laws

pytestmark = pytest.mark.slow

RULES = rulebook("terraforming_mars")
TABLES = tables.TABLES["terraforming_mars"]
EVERY = 5
"""At every how many decisions the costly laws are checked; nightly runs check more: see test_many_games.py."""


def table(number):
    return tables.table("terraforming_mars", number)


@pytest.mark.parametrize("part", range(10))
def test_every_game_ends_and_every_state_is_legal(part):
    """The invariants hold after every decision, no game gets stuck, none lasts for ever."""
    for seed in range(part, 10 * len(TABLES), 10):
        if seed // 10 % 3 != part % 3:  # of each table six or seven games: 100 in all
            case.legal("terraforming_mars", seed)


@pytest.mark.parametrize("part", range(3))
def test_every_mixture_makes_a_game(part):
    """Some of all mixtures of map, Prelude, Corporate Era, players and draft; nightly runs try all."""
    for seed in range(part, len(tables.MIXTURES), 9):
        case.mixed("terraforming_mars", seed)


def test_the_mixtures_are_all_there_are():
    assert len(tables.MIXTURES) == 3 * 2 * (1 + 4 * 2 * 2)


@pytest.mark.parametrize("part", range(4))
def test_copy_save_and_replay_agree(part):
    for seed in range(part, 20, 4):
        case.agreeing("terraforming_mars", seed, EVERY)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_views_hold_nothing_hidden(number):
    case.hiding("terraforming_mars", number, EVERY)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_reasons_options_and_refusals_agree(number):
    """Options are exactly those without a reason; anything else is refused and changes nothing."""
    case.refusing("terraforming_mars", number, EVERY)
    case.explaining("terraforming_mars", number, 4 * EVERY)


@pytest.mark.parametrize("seed", range(3))
def test_filled_views_are_legal_states(seed):
    for state, stream in laws.walk(RULES, seed, players=3, draft=True):
        for seat in range(3):
            check(RULES.filled(RULES.view(state, seat), stream))


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


def test_views_of_the_log_show_drawn_cards_to_their_owner_only():
    state = RULES.new(RULES.setup(players=2), b"seed")
    stream = Stream(b"seed", "log")
    events: list[Event] = []
    state.sink = events
    for _ in range(300):
        seat = state.pending_seats()[0]
        state.apply(seat, stream.pick(state.options(seat)))
    audiences = {event.audience for event in events if event.phrase.key == "log-draw-cards"}
    assert audiences == {1, 2}
    public = {event.phrase.key for event in events if event.audience == -1}
    assert "log-draw" in public and "log-draw-cards" not in public


@pytest.mark.integration
def test_games_are_the_same_in_every_process():
    """Hash seed, time zone, locale and import order change nothing at any decision."""
    texts = case.chains("terraforming_mars", range(5))
    assert len(set(texts)) == 1 and len(texts[0].splitlines()) == 5


class RandomTable(RuleBasedStateMachine):
    """Hypothesis chooses the table, the answers, undo, saving and copying."""

    @initialize(number=st.integers(0, len(TABLES) - 1), seed=st.integers(0, 2**64))
    def start(self, number, seed):
        self.state = RULES.new(RULES.setup(**table(number)), seed_bytes(seed))

    @precondition(lambda self: not self.state.over())
    @rule(seat=st.integers(0, 4), choice=st.integers(0, 999))
    def answer(self, seat, choice):
        pending = self.state.pending_seats()
        seat = pending[seat % len(pending)]
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
