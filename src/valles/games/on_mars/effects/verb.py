"""The base of all verbs of the card language, and verbs that go step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valles.games.on_mars.rules.reason import POSSIBLE
from valles.games.on_mars.rules.state import State
from valles.games.on_mars.rules.vocabulary import DONE, NO
from valles.kernel.effect import ACTS, ASKS
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon
from valles.kernel.phrase import Phrase
from valles.kernel.verb import Verb as KernelVerb
from valles.kernel.verb import push_in_order, reason_against_all

MUST: Final = 1
"""In frame.d: the first step has to be made, as it is what the main action is about."""


TO_NOTHING: Final = 0
TO_DELIVERIES: Final = 1
TO_GOALS: Final = 2
TO_ALL: Final = 3


class Verb(KernelVerb[State]):
    """frame.card is the card or tile that has the effect, 0 for the boards."""

    def __init__(self, mode: int = ACTS) -> None:
        super().__init__(mode)
        self.open = TO_NOTHING

    def opens(self, frame: Frame) -> int:
        """Return the allowed offers: deliveries and tasks, private goals, or neither (OM-GOAL-02, OM-COL-79)."""
        return self.open

    def run_reason(self, state: State, seat: int, card: int) -> int:
        """Return the reason why the effect would change nothing, 0 if it would."""
        return POSSIBLE

    def default_option(self, state: State, frame: Frame, options: list[int]) -> int:
        """To stop as soon as one may."""
        for option in (DONE, NO):
            if option in options:
                return option
        return options[0]


class InOrder(Verb):
    """One after the other (OM-GEN-26)."""

    def __init__(self, steps: list[Verb]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> Sequence[Verb]:
        return self.steps

    def run_reason(self, state: State, seat: int, card: int) -> int:
        return reason_against_all(self.steps, state, seat, card)

    def run(self, state: State, frame: Frame) -> None:
        push_in_order(state, self.steps, frame.seat, frame.card)

    def phrase(self) -> Phrase:
        return Phrase("om-in-order", {"steps": [step.phrase() for step in self.steps]})

    def icons(self) -> list[Icon]:
        return [icon for step in self.steps for icon in step.icons()]


class Ask(Verb):
    """A verb that asks one seat, and is silently over when nothing can be answered."""

    def __init__(self) -> None:
        super().__init__(ASKS)
