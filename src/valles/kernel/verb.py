"""Verbs: effects of cards, with a reason why they cannot be carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from valles.kernel.effect import Effect
from valles.kernel.state import State

S = TypeVar("S", bound=State)


class Verb(Effect[S]):
    """An effect of a card. The number of the card is `frame.card`, 0 if there is none."""

    def run_reason(self, state: S, seat: int, card: int) -> int:
        """Return the reason why the effect cannot be carried out, as a reason number; 0 if it can."""
        return 0


V = TypeVar("V", bound=Verb[Any])


def reason_against_all(verbs: list[V], state: State, seat: int, card: int) -> int:
    """Return the reason why none of the verbs can be carried out, as the last one says; 0 if one of them can."""
    reason = 0
    for verb in verbs:
        reason = verb.run_reason(state, seat, card)
        if reason == 0:
            return 0
    return reason


def push_in_order(state: State, verbs: Sequence[Verb[Any]], seat: int, card: int, d: int = 0) -> None:
    """Put the verbs on the stack so that the first one comes next."""
    for verb in reversed(verbs):
        state.push(verb, seat, card, 0, 0, 0, d)
