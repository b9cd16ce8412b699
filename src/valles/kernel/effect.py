"""Effects: the actions and questions of cards, rules and phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from valles.kernel.choice import Kind
from valles.kernel.deprecation import warn_renamed
from valles.kernel.frame import Frame
from valles.kernel.icon import Icon
from valles.kernel.phrase import Noun, Phrase

if TYPE_CHECKING:
    from valles.kernel.state import State

S = TypeVar("S", bound="State")

ACTS: Final = 0
"""Runs without a question."""
ASKS: Final = 1
"""Prompts one seat; runs by itself when there is only one option."""
WAITS: Final = 2
"""Prompts one seat, even when there is only one option."""
GATHERS: Final = 3
"""Prompts several seats at once; their answers take effect together."""

NOTHING: Final = -1
"""The value of `forced` if no option is possible."""
SEVERAL: Final = -2
"""The value of `forced` if several options are possible."""

NOT_PROMPTED: Final = -1
"""The reason against an option of another question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """An action or question. Immutable once registered: everything that changes is in the state and its frames."""

    def __init__(self, mode: int = ACTS) -> None:
        self.mode = mode
        self.begins = mode == WAITS
        """True if its question begins an action rather than continues one."""
        self.id = -1
        """Its place in `Rulebook.effects`, given by `register`; frames hold it."""
        self.place = ""
        """Its path in the rulebook, for messages of errors."""

    def parts(self) -> Sequence[Effect[S]]:
        """Return the effects inside this one, which get ids of their own."""
        return ()

    def run(self, state: S, frame: Frame) -> None:
        """Carry out the effect. One that asks is run only if no option is possible."""

    def candidates(self, state: S, frame: Frame) -> list[int]:
        """Return every option worth considering, possible or not."""
        return []

    def has_candidate(self, state: S, frame: Frame, option: int) -> bool:
        """Return True if the option is a candidate, or belongs to the same question."""
        return option in self.candidates(state, frame)

    def reason(self, state: S, frame: Frame, option: int) -> int:
        """Return the reason why the option is impossible, as a small number; 0 if it is possible."""
        raise NotImplementedError(self.place)

    def options(self, state: S, frame: Frame) -> list[int]:
        """Return the candidates that are possible."""
        return [option for option in self.candidates(state, frame) if self.reason(state, frame, option) == 0]

    def forced(self, state: S, frame: Frame) -> int:
        """Return the only possible option, NOTHING, or SEVERAL."""
        only = NOTHING
        for option in self.candidates(state, frame):
            if self.reason(state, frame, option) == 0:
                if only != NOTHING:
                    return SEVERAL
                only = option
        return only

    def urgent(self, state: S, frame: Frame) -> bool:
        """Return True if a standing offer prevents that a question with one option is answered automatically."""
        return False

    def take(self, state: S, frame: Frame, option: int) -> None:
        """Carry out the chosen option; the frame has left the stack."""
        raise NotImplementedError(self.place)

    def masked(self, frame: Frame) -> Frame:
        """Return the frame as other seats may see it, without numbers that stand for hidden cards."""
        return frame

    def prompt(self, state: S, frame: Frame) -> Phrase:
        """Return the question to the seat."""
        return self.asked(state, frame)

    def asked(self, state: S, frame: Frame) -> Phrase:
        """Deprecated name of `prompt`, until 0.4."""
        raise NotImplementedError(self.place)

    def about(self, state: S, frame: Frame) -> dict[str, str]:
        """Return the subjects of the question by category, in words of the game, such as `{"building": "mine"}`."""
        card = self.card_of(state, frame)
        return {"card": state.rules.cards()[card - 1].id} if card else {}

    def card_of(self, state: S, frame: Frame) -> int:
        """Return the number of the card or tile that the question is about, 0 if it is about none."""
        return frame.card

    def label(self, state: S, frame: Frame, option: int) -> Phrase:
        """Return the label of an option; the rulebook has labels for each kind."""
        return state.rules.kind_label(state, frame.seat, option, self.price_of(state, frame, option))

    def price_of(self, state: S, frame: Frame, option: int) -> list[Noun]:
        """Return the immediate price of an option; empty if it is free."""
        return state.rules.kind_price(state, frame.seat, option)

    def unused(self, state: S, frame: Frame, option: int) -> bool:
        """Return True if ending the turn, or passing, would leave this option unused."""
        return False

    def default_option(self, state: S, frame: Frame, options: list[int]) -> int:
        """Return the option that most people would choose."""
        return self.usual(state, frame, options)

    def usual(self, state: S, frame: Frame, options: list[int]) -> int:
        """Deprecated name of `default_option`, until 0.4."""
        return options[0]

    def phrase(self) -> Phrase:
        """Return the text of the effect on a card."""
        raise NotImplementedError(self.place)

    def icons(self) -> list[Icon]:
        """Return the icons of the effect on a card."""
        raise NotImplementedError(self.place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """One kind of action that a turn can consist of, with the reason, price and label of its options."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def reason(self, state: S, frame: Frame, option: int) -> int:
        """Return the reason why it is impossible, as a small number; 0 if it is possible."""
        raise NotImplementedError(self.kind.name)

    def take(self, state: S, frame: Frame, option: int) -> None:
        """Carry it out; the frame of the turn has left the stack."""
        raise NotImplementedError(self.kind.name)

    def price(self, state: S, seat: int, option: int) -> list[Noun]:
        """Return its immediate price; empty if it is free."""
        return []

    def label(self, state: S, seat: int, option: int) -> Phrase:
        """Return its label."""
        raise NotImplementedError(self.kind.name)


def only(options: list[int]) -> int:
    """Return the only option, NOTHING, or SEVERAL: what `forced` answers where two options or all of them are known."""
    if len(options) > 1:
        return SEVERAL
    return options[0] if options else NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering(Effect[S]):
    """A question to several seats at once.

    The next question to a seat is computed from the answers it has given so far, so nothing but those answers is kept,
    and any order among the seats leads to the same state. What tells of one seat's question, as `about` and `label`,
    finds that seat in the frame.
    """

    def __init__(self) -> None:
        super().__init__(GATHERS)

    def has_candidate(self, state: S, frame: Frame, option: int) -> bool:
        return option in self.next_candidates(state, frame, frame.seat, state.answers[frame.seat])

    def seats(self, state: S, frame: Frame) -> list[int]:
        """Return the seats that are asked."""
        raise NotImplementedError(self.place)

    def next_candidates(self, state: S, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        """Return the candidates of the seat's next question; empty when it has finished."""
        raise NotImplementedError(self.place)

    def next_reason(self, state: S, frame: Frame, seat: int, answers: list[int], option: int) -> int:
        """Return the reason why the seat cannot give this answer next; 0 if it can."""
        raise NotImplementedError(self.place)

    def next_prompt(self, state: S, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        """Return the next question to the seat."""
        return self.next_asked(state, frame, seat, answers)

    def next_asked(self, state: S, frame: Frame, seat: int, answers: list[int]) -> Phrase:
        """Deprecated name of `next_prompt`, until 0.4."""
        raise NotImplementedError(self.place)

    def next_options(self, state: S, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        """Return the candidates of the seat's next question that are possible."""
        return [
            option
            for option in self.next_candidates(state, frame, seat, answers)
            if self.next_reason(state, frame, seat, answers, option) == 0
        ]

    def rest(self, state: S, frame: Frame, seat: int, answers: list[int]) -> list[int]:
        """Return small numbers that determine the seat's further questions: equal numbers mean equal questions."""
        return answers

    def resolve(self, state: S, frame: Frame) -> None:
        """Let all answers take effect, in turn order."""
        raise NotImplementedError(self.place)


RENAMED: Final = {
    "asked": "prompt", "usual": "default_option", "next_asked": "next_prompt", "considers": "has_candidate",
}  # fmt: skip
"""Methods of effects with their new names. Games from other packages may have the old ones until 0.4."""


def _warn_of_old_names(effect: Effect[S]) -> None:
    for kind in type(effect).__mro__:
        for old, new in RENAMED.items():
            if old in vars(kind) and kind not in (Effect, Gathering):
                warn_renamed(f"{kind.__name__}.{old}", new)
                if old == "considers" and new not in vars(kind):
                    setattr(kind, new, vars(kind)[old])  # a call of the old name in `has_candidate` would cost time


def register(effects: list[Effect[S]], effect: Effect[S], place: str) -> None:
    """Give the effect and its parts their ids, by place."""
    if effect.id >= 0:
        raise ValueError(f"{place}: this effect is already in use at {effect.place}")
    _warn_of_old_names(effect)
    effect.id = len(effects)
    effect.place = place
    effects.append(effect)
    for number, part in enumerate(effect.parts(), 1):
        register(effects, part, f"{place}/{number}")
