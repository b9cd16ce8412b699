"""The state that all games share, and the loop that carries out effects until somebody must decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from valles.kernel.audience import Masked, Outside, Own, Public, Secret
from valles.kernel.choice import IllegalMove
from valles.kernel.deprecation import warn_renamed
from valles.kernel.effect import ACTS, NOT_PROMPTED, NOTHING, SEVERAL, WAITS, Effect, Gathering
from valles.kernel.frame import Frame
from valles.kernel.phrase import EVERYONE, Arg, Event, Phrase
from valles.kernel.pickling import Reduced
from valles.kernel.shuffle import Stream
from valles.kernel.view import ALL_SEEING, ANSWERED, Hole

if TYPE_CHECKING:
    from valles.kernel.rulebook import Rulebook


def load_state(rules: Rulebook[Any], saved: dict[str, Any]) -> Any:
    """Return the state that was pickled."""
    return rules.load(saved)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A stack of frames, pending answers, and the seed. Games add what is on the table."""

    def __init__(self, rules: Rulebook[Any], seats: int, seed: bytes) -> None:
        """Without seats it is a blank, which `copy` fills."""
        self.rules: Outside[Rulebook[Any]] = rules
        self.sink: Outside[list[Event] | None] = None
        """The list that `emit` appends to; None to drop events, as in search."""
        if not seats:
            return
        self.stack: Masked[list[Frame]] = []
        """Effects on their way, the next one last; when it is empty the game is over."""
        self.answers: Own[list[list[int]]] = [[] for _ in range(seats)]
        """The answers of each seat to the open simultaneous question."""
        self.seed: Secret[bytes] = seed
        self.shuffles: Public[int] = 0
        """The number of times that cards have been shuffled."""
        self.viewer: Public[int] = ALL_SEEING
        """The viewer: a seat, BYSTANDER, or ALL_SEEING for the true state."""

    def __reduce__(self) -> Reduced:
        """Pickle what `Rulebook.save` saves, so without the sink."""
        return load_state, (self.rules, self.rules.save(self))

    def copy(self) -> State:
        """Return an independent state, without its sink; search makes thousands of them."""
        raise NotImplementedError

    def push(
        self, effect: Effect[Any], seat: int, card: int = 0, a: int = 0, b: int = 0, c: int = 0, d: int = 0
    ) -> None:
        """Put an effect on the stack: it comes next."""
        self.stack.append(Frame(effect.id, seat, card, a, b, c, d))

    def emit(self, key: str, audience: int = EVERYONE, **args: Arg) -> None:
        """Append an event to the sink, if there is one. Callers on a hot path check `sink` first."""
        if self.sink is not None:
            self.sink.append(Event(Phrase(key, args), audience))

    def shuffled(self, items: list[int]) -> list[int]:
        """Return the items in an order that depends on the seed and the number of shuffles before."""
        if self.viewer != ALL_SEEING:
            raise Hole
        result = sorted(items)
        Stream(self.seed, f"shuffle {self.shuffles}").shuffle(result)
        self.shuffles += 1
        return result

    def over(self) -> bool:
        """Return True if no effect is left to carry out."""
        return not self.stack

    def settle(self) -> None:
        """Run frames until the top one must ask somebody, or none is left."""
        stack = self.stack
        effects = self.rules.effects
        while stack:
            frame = stack[-1]
            effect = effects[frame.effect]
            mode = effect.mode
            if mode == ACTS:
                stack.pop()
                effect.run(self, frame)
            elif mode == WAITS:
                return
            elif isinstance(effect, Gathering):
                self._answer_forced(effect, frame)
                if self._is_open(effect, frame):
                    return
                for answers in self.answers:
                    if are_hidden(answers):
                        raise Hole
                stack.pop()
                effect.resolve(self, frame)
                self.answers = [[] for _ in self.answers]
            else:
                option = effect.forced(self, frame)
                if option == SEVERAL:
                    return
                standing = self.rules.standing
                if option != NOTHING and standing is not None and standing.urgent(self, frame):
                    return
                stack.pop()
                if option == NOTHING:
                    effect.run(self, frame)
                else:
                    effect.take(self, frame, option)

    def _answer_forced(self, gathering: Gathering[Any], frame: Frame) -> None:
        """Answer for each seat what it can answer in one way only; a view does so for its viewer alone."""
        for seat in gathering.seats(self, frame):
            if self._sees(seat):
                answers = self.answers[seat]
                options = gathering.next_options(self, frame, seat, answers)
                while len(options) == 1:
                    answers.append(options[0])
                    options = gathering.next_options(self, frame, seat, answers)

    def _is_open(self, gathering: Gathering[Any], frame: Frame) -> bool:
        """Return True if a seat has not finished."""
        for seat in gathering.seats(self, frame):
            if self._is_waiting(gathering, frame, seat):
                return True
        return False

    def _is_waiting(self, gathering: Gathering[Any], frame: Frame, seat: int) -> bool:
        """Return True if this seat has not finished."""
        if self._sees(seat):
            return len(gathering.next_candidates(self, frame, seat, self.answers[seat])) > 0
        return not are_hidden(self.answers[seat])

    def _is_prompted(self, gathering: Gathering[Any], frame: Frame, seat: int) -> bool:
        return seat in gathering.seats(self, frame) and self._sees(seat)

    def _sees(self, seat: int) -> bool:
        """Return True if the seat's answers are here: in the true state, and in its own view."""
        return self.viewer == ALL_SEEING or self.viewer == seat

    def pending_seats(self) -> list[int]:
        """Return the seats that have to decide now."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            return [seat for seat in effect.seats(self, frame) if self._is_waiting(effect, frame, seat)]
        return [frame.seat]

    def options(self, seat: int) -> list[int]:
        """Return the legal options of a seat; empty if it has nothing to decide."""
        if not self.stack:
            return []
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            if not self._is_prompted(effect, frame, seat):
                return []
            return effect.next_options(self, frame, seat, self.answers[seat])
        if frame.seat != seat:
            return []
        options = effect.options(self, frame)
        standing = self.rules.standing
        if standing is not None:
            options += standing.options(self, Frame(standing.id, seat))
        return options

    def reason(self, seat: int, option: int) -> int:
        """Return the reason against an option of a seat.

        Returns:
            0 if the option is legal, NOT_PROMPTED if it answers another question, else a reason of the game.
        """
        if not self.stack:
            return NOT_PROMPTED
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            if not self._is_prompted(effect, frame, seat):
                return NOT_PROMPTED
            answers = self.answers[seat]
            if option not in effect.next_candidates(self, frame, seat, answers):
                return NOT_PROMPTED
            return effect.next_reason(self, frame, seat, answers, option)
        if frame.seat != seat:
            return NOT_PROMPTED
        if effect.has_candidate(self, frame, option):
            return effect.reason(self, frame, option)
        standing = self.rules.standing
        if standing is not None:
            offer = Frame(standing.id, seat)
            if standing.has_candidate(self, offer, option):
                return standing.reason(self, offer, option)
        return NOT_PROMPTED

    def apply(self, seat: int, option: int) -> None:
        """Take the seat's answer: the only way to change a state."""
        if self.reason(seat, option) != 0:
            known = 0 <= option < len(self.rules.vocabulary)
            text = self.rules.vocabulary.text(option) if known else f"option {option}"
            raise IllegalMove(f"seat {seat} has {len(self.options(seat))} options now, and {text} is none of them")
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            self.answers[seat].append(option)
        else:
            standing = self.rules.standing
            if standing is not None and not effect.has_candidate(self, frame, option):
                standing.take(self, Frame(standing.id, seat), option)
            else:
                self.stack.pop()
                effect.take(self, frame, option)
        self.settle()

    def prompt(self, seat: int) -> Phrase:
        """Return the question to the seat."""
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            return effect.next_prompt(self, frame, seat, self.answers[seat])
        return effect.prompt(self, frame)

    def prompt_frame(self, seat: int) -> Frame | None:
        """Return the frame of the seat's question, with that seat in it; None if it has nothing to decide."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if isinstance(effect, Gathering):
            if not self._is_prompted(effect, frame, seat):
                return None
            return Frame(frame.effect, seat, frame.card, frame.a, frame.b, frame.c, frame.d)
        return frame if frame.seat == seat else None

    def about(self, seat: int) -> dict[str, str]:
        """Return the subjects of the seat's question, nouns by category."""
        frame = self.prompt_frame(seat)
        return {} if frame is None else self.rules.effects[frame.effect].about(self, frame)

    def prompt_card(self, seat: int) -> int:
        """Return the number of the card or tile that the seat's question is about, 0 if it is about none."""
        frame = self.prompt_frame(seat)
        return 0 if frame is None else self.rules.effects[frame.effect].card_of(self, frame)

    def within_action(self, seat: int) -> bool:
        """Return True if the seat's question continues an action that it has begun."""
        if seat not in self.pending_seats():
            return False
        effect = self.rules.effects[self.stack[-1].effect]
        return bool(self.answers[seat]) if isinstance(effect, Gathering) else not effect.begins

    def rest(self, seat: int) -> tuple[int, ...]:
        """Return numbers that determine the seat's further questions within a simultaneous question; else none."""
        frame = self.stack[-1]
        effect = self.rules.effects[frame.effect]
        if not isinstance(effect, Gathering):
            return ()
        return (frame.effect, *effect.rest(self, frame, seat, self.answers[seat]))

    def pending(self) -> list[int]:
        """Deprecated name of `pending_seats`, until 0.4."""
        warn_renamed("State.pending", "pending_seats")
        return self.pending_seats()

    def asked(self, seat: int) -> Phrase:
        """Deprecated name of `prompt`, until 0.4."""
        warn_renamed("State.asked", "prompt")
        return self.prompt(seat)

    def asking(self, seat: int) -> Frame | None:
        """Deprecated name of `prompt_frame`, until 0.4."""
        warn_renamed("State.asking", "prompt_frame")
        return self.prompt_frame(seat)

    def tell(self, key: str, audience: int = EVERYONE, **args: Arg) -> None:
        """Deprecated name of `emit`, until 0.4."""
        warn_renamed("State.tell", "emit")
        self.emit(key, audience, **args)

    def take_back(self, seat: int) -> None:
        """Withdraw the seat's last real answer to a simultaneous question, with those that followed from it."""
        frame = self.stack[-1] if self.stack else None
        effect = None if frame is None else self.rules.effects[frame.effect]
        if frame is None or not isinstance(effect, Gathering) or not self.answers[seat]:
            raise IllegalMove(f"seat {seat} has no answer that could be taken back")
        answers = self.answers[seat]
        answers.pop()
        while answers and len(effect.next_options(self, frame, seat, answers)) == 1:
            answers.pop()


def are_hidden(answers: list[int]) -> bool:
    """Return True if the answers are hidden: a placeholder for those of another seat."""
    return len(answers) > 0 and answers[0] == ANSWERED
