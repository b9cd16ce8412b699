"""Hidden information of every game: the seed, and frames and answers of other seats."""

from __future__ import annotations

from valles.kernel.effect import Gathering
from valles.kernel.shuffle import Stream
from valles.kernel.state import State, are_hidden
from valles.kernel.view import ALL_SEEING, ANSWERED


def conceal(view: State, viewer: int) -> None:
    """Make a copy of a state the viewer's, as far as the kernel knows what is hidden."""
    answered = _seats_that_answered(view)
    view.viewer = viewer
    view.seed = b""
    effects = view.rules.effects
    view.stack = [frame if frame.seat == viewer else effects[frame.effect].masked(frame) for frame in view.stack]
    for seat in range(len(view.answers)):
        if seat != viewer:
            view.answers[seat] = [ANSWERED] if seat in answered else []


def _seats_that_answered(state: State) -> list[int]:
    """Return the seats that have finished their part of a simultaneous question."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    if not isinstance(effect, Gathering):
        return []
    pending = state.pending_seats()
    return [seat for seat in effect.seats(state, frame) if seat not in pending]


def reveal(state: State, stream: Stream) -> None:
    """Make a copy of a view a true state, with a fresh seed."""
    state.viewer = ALL_SEEING
    state.seed = bytes([stream.below(256) for _ in range(16)])


def make_up_answers(state: State, stream: Stream) -> None:
    """Give the seats whose answers a view has left out some that they may have given."""
    if not state.stack:
        return
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    if not isinstance(effect, Gathering):
        return
    for seat, answers in enumerate(state.answers):
        if are_hidden(answers):
            answers.clear()
            while options := effect.next_options(state, frame, seat, answers):
                answers.append(stream.pick(options))
