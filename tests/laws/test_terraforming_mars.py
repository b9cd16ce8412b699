"""The laws, on random games of Terraforming Mars: all player counts, all variants."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.conftest import DEEP
from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.games.terraforming_mars.field import SEAT_FIELDS, STATE_FIELDS
from valles.games.terraforming_mars.invariant import check, check_step
from valles.games.terraforming_mars.state import Seat, State
from valles.kernel.phrase import Event
from valles.kernel.record import state_hash
from valles.kernel.shuffle import Stream
from valles.testing import laws

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = rulebook("terraforming_mars")
TABLES = [
    {"players": 1},
    {"players": 2},
    {"players": 3, "draft": True},
    {"players": 4, "corporate_era": False},
    {"players": 5, "beginners": ("blue", "white")},
    {"players": 1, "edition": "pl"},
    {"players": 2, "edition": "it", "draft": True},
    {"players": 3, "edition": "nl", "corporate_era": False, "draft": True},
    {"players": 4, "edition": "pl"},
    {"players": 5, "draft": True},
]
GAMES = 2000 if DEEP else 100
REPLAYED = 200 if DEEP else 20
WATCHED = 60 if DEEP else 10
EVERY = 1 if DEEP else 5


def table(number):
    return TABLES[number % len(TABLES)]


@pytest.mark.parametrize("part", range(10))
def test_every_game_ends_and_every_state_is_legal(part):
    """E1 and E2: the invariants hold after every decision, no game gets stuck, none lasts for ever."""
    for seed in range(part, GAMES, 10):
        before = None
        for state, _ in laws.walk(RULES, seed, **table(seed // 10)):
            check(state)
            if before is not None:
                check_step(before, state)
            before = RULES.copy(state)


@pytest.mark.parametrize("part", range(4))
def test_copy_save_and_replay_agree(part):
    """E3."""
    agreeing = (laws.saving_loses_nothing, laws.copies_are_equal_and_independent)
    for seed in range(part, REPLAYED, 4):
        laws.check(RULES, seed=seed, laws=agreeing, every=EVERY, **table(seed))
        laws.check_replay("terraforming_mars", seed=seed, **table(seed))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_views_hold_nothing_hidden(number):
    """H1: every viewer."""
    for seed in range(WATCHED // 10):
        laws.check(RULES, seed=seed, laws=(laws.views_hide_what_is_hidden,), every=EVERY, **table(number))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_reasons_options_and_refusals_agree(number):
    """E7: options are exactly those without a reason; anything else is refused and changes nothing."""
    others = (
        laws.somebody_can_always_move,
        laws.nothing_else_is_accepted,
        laws.reasons_match_options,
        laws.order_of_answers_does_not_matter,
    )
    laws.check(RULES, seed=number, laws=others, every=EVERY, **table(number))


@pytest.mark.parametrize("seed", range(3))
def test_filled_views_are_legal_states(seed):
    for state, stream in laws.walk(RULES, seed, players=3, draft=True):
        for seat in range(3):
            check(RULES.filled(RULES.view(state, seat), stream))


def test_every_field_has_an_audience():
    """H3: a new field fails here until somebody decides who may see it."""
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
        seat = state.pending()[0]
        state.apply(seat, stream.pick(state.options(seat)))
    audiences = {event.audience for event in events if event.phrase.key == "log-draw-cards"}
    assert audiences == {1, 2}
    public = {event.phrase.key for event in events if event.audience == -1}
    assert "log-draw" in public and "log-draw-cards" not in public


CHAIN = """
import sys
sys.path[:0] = sys.argv[2:]
if sys.argv[1] == "reversed":
    import valles.games.terraforming_mars.hidden, valles.kernel.record, valles.describe.text
from valles.games.registry import rulebook
from valles.kernel.record import state_hash
from valles.testing import laws
rules = rulebook("terraforming_mars")
for seed in range({games}):
    for state, _ in laws.walk(rules, seed, players=1 + seed % 5):
        print(state_hash(rules.save(state))[:8], end="")
    print()
"""


def test_games_are_the_same_in_every_process():
    """E4: hash seed, time zone, locale and import order change nothing at any decision."""
    games = 40 if DEEP else 5
    here = "\n".join(
        "".join(state_hash(RULES.save(state))[:8] for state, _ in laws.walk(RULES, seed, players=1 + seed % 5))
        for seed in range(games)
    )
    for hash_seed, zone, order in (("0", "UTC", "plain"), ("12345", "Asia/Tokyo", "reversed"), ("random", "", "plain")):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": zone, "LC_ALL": "C"}
        command = [sys.executable, "-c", CHAIN.replace("{games}", str(games)), order]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == here


class RandomTable(RuleBasedStateMachine):
    """E11: hypothesis chooses the table, the answers, undo, saving and copying."""

    @initialize(number=st.integers(0, len(TABLES) - 1), seed=st.integers(0, 2**64))
    def start(self, number, seed):
        self.state = RULES.new(RULES.setup(**table(number)), seed_bytes(seed))

    @precondition(lambda self: not self.state.over())
    @rule(seat=st.integers(0, 4), choice=st.integers(0, 999))
    def answer(self, seat, choice):
        pending = self.state.pending()
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


TestRandomTable = RandomTable.TestCase
