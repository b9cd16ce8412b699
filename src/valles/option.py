"""Options as texts: the choices of a state, and playing one."""

from __future__ import annotations

from collections.abc import Sequence

from valles.kernel.choice import Choice, IllegalMove
from valles.kernel.phrase import Event
from valles.kernel.state import State


def option_number(state: State, text: object) -> int:
    """Return the option with this text, -1 for anything else."""
    return state.rules.vocabulary.number(text) if isinstance(text, str) else -1


def option_texts(state: State, options: Sequence[int]) -> tuple[str, ...]:
    """Return the texts of options."""
    return tuple(state.rules.vocabulary.text(option) for option in options)


def pending_choices(state: State, seats: Sequence[str]) -> tuple[Choice, ...]:
    """Return the open choices of a state, one for each seat that has to decide."""
    pending = state.pending_seats()
    return tuple(Choice(seats[seat], state.prompt(seat), option_texts(state, state.options(seat))) for seat in pending)


def apply_text(state: State, seats: Sequence[str], seat: int, option: str, events: list[Event]) -> None:
    """Play an option on a state and append its events.

    Raises:
        IllegalMove: The option is not legal; the message says what is.
        Hole: The state is a view, and a hidden card is needed.
    """
    state.sink = events
    try:
        state.apply(seat, option_number(state, option))
    except IllegalMove:
        raise IllegalMove(refusal(pending_choices(state, seats), seats[seat], option)) from None
    finally:
        state.sink = None


def refusal(pending: Sequence[Choice], seat: str, option: str) -> str:
    """Return the reason why a seat cannot play an option while these choices are open."""
    if not pending:
        return f'the game is over; "{option}" cannot be played'
    for choice in pending:
        if choice.seat == seat:
            listed = ", ".join(choice.options[:12]) + (", …" if len(choice.options) > 12 else "")
            count = f"{len(choice.options)} option{'s' if len(choice.options) != 1 else ''}: {listed}"
            return f'{seat} is asked {choice.prompt.key} ({count}), not "{option}"'
    others = " and ".join(f"{choice.seat} ({choice.prompt.key})" for choice in pending)
    return f'it is for {others} to choose, not for {seat} to play "{option}"'
