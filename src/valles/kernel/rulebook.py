"""The rulebook: everything that a game defines for the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from valles.kernel import saving
from valles.kernel.choice import Vocabulary
from valles.kernel.course import Course, Mover
from valles.kernel.deprecation import warn_renamed
from valles.kernel.effect import Effect
from valles.kernel.frame import Frame
from valles.kernel.hidden import conceal, make_up_answers, reveal
from valles.kernel.phrase import Event, Noun, Phrase, Share
from valles.kernel.pickling import reference
from valles.kernel.saving import Fields
from valles.kernel.shuffle import Stream
from valles.kernel.state import State
from valles.kernel.variant import Variants, converted

S = TypeVar("S", bound=State)

Setup = Mapping[str, Any]

# Shared by all rulebooks: mypyc wants constants as defaults of attributes.
_NO_FIELDS: Final[tuple[str, ...]] = ()
_NO_LENGTHS: Final[Mapping[str, int]] = MappingProxyType({})
_NO_MOMENTS: Final[frozenset[str]] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[S]):
    """One per game, made once at import."""

    name: str
    """The name by which `valles.new` knows the game."""
    version: int
    """Raised when a recorded game would be played differently."""
    start_kind: str = ""
    """The kind of holdings that a seat starts with and that shapes its game, such as the corporation."""
    colours: tuple[str, ...]
    """The seats, in the order in which they are given out."""
    vocabulary: Vocabulary
    """Every option that the game ever offers."""
    effects: list[Effect[S]]
    """Every effect by its id."""
    standing: Effect[S] | None
    """Offers added to every question of a seat."""
    state_fields: list[str]
    """The saved fields of a state, beside its seats."""
    seat_fields: list[str]
    """The saved fields of each seat."""
    optional_fields: tuple[str, ...] = _NO_FIELDS
    """Fields of both that are saved only where they are not 0, False or empty: those of later boxes."""
    base_lengths: Mapping[str, int] = _NO_LENGTHS
    """Lists of both that later boxes made longer, with their former length: zeros behind it are not saved."""
    moments: frozenset[str] = _NO_MOMENTS
    """The keys of log lines that are highlights of a finished game."""
    longest: int = 6000
    """The number of decisions a random game may take, by the laws of `valles.testing`."""

    _variants: Variants | Mapping[str, tuple[Any, ...]]
    _saved: tuple[Fields, Fields] | None = None
    """The fields of states and of their seats, once one has been saved."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Refer to the rulebook of the module; one without a name there is copied."""
        reduced = reference(self)
        return object.__reduce_ex__(self, protocol) if reduced is None else reduced

    @property
    def variants(self) -> Variants:
        """Everything that can be chosen before a game, with conditions."""
        if not isinstance(self._variants, Variants):
            self._variants = converted(self, self._variants)
        return self._variants

    @variants.setter
    def variants(self, declared: Variants | Mapping[str, tuple[Any, ...]]) -> None:
        self._variants = declared

    def setup(self, *, players: Any = None, seats: Any = None, **options: Any) -> Setup:
        """Return the complete, checked setup for these options; raises ValueError with the reason."""
        taken = chosen_seats(self.name, self.colours, players, seats)
        problem = self.variants.problem(taken, options)
        if problem is not None:
            raise ValueError(problem.text)
        return {"seats": list(taken), **self.variants.setup(taken, options)}

    def setup_of(self, record: Setup) -> Setup:
        """Return the checked setup of a record, which may be older than some variants."""
        return self.setup(**{**self.variants.former, **record})

    def seats(self, setup: Setup) -> tuple[str, ...]:
        """Return the seats of a game with this setup, around the table."""
        return tuple(setup["seats"])

    def new(self, setup: Setup, seed: bytes, sink: list[Event] | None = None) -> S:
        """Return the state before the first decision, settled; what happens until then is reported to the sink."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """Return an independent state, without its sink; search makes thousands of them."""
        return cast(S, state.copy())

    def save(self, state: S) -> dict[str, Any]:
        """Return every field as plain data, also of a view."""
        if self._saved is None:
            fields = Fields(self.state_fields, self.optional_fields, self.base_lengths)
            self._saved = fields, Fields(self.seat_fields, self.optional_fields, self.base_lengths)
        return saving.save_fields(state, self._saved[0], self._saved[1])

    def load(self, data: Mapping[str, Any]) -> S:
        """Return the state or view that was saved."""
        state = self.empty(data)
        saving.restore(state, data, self.state_fields, self.seat_fields, self.optional_fields, self.base_lengths)
        return state

    def empty(self, data: Mapping[str, Any]) -> S:
        """Return a fresh state of the size that the saved one has, for `load` to fill."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> S:
        """Return the state with holes where the seat may not know."""
        view = self.copy(state)
        conceal(view, seat)
        self.hide(view)
        return view

    def hide(self, view: S) -> None:
        """Replace what the viewer may not know with holes."""
        raise NotImplementedError

    def filled(self, view: S, stream: Stream) -> S:
        """Return a possible true state behind the view."""
        state = self.copy(view)
        reveal(state, stream)
        self.fill(state, stream)
        make_up_answers(state, stream)
        return state

    def fill(self, state: S, stream: Stream) -> None:
        """Deal plausible cards into the holes."""
        raise NotImplementedError

    def scores(self, state: S) -> list[dict[str, int]]:
        """Return the current points of each seat by category, then those of the rivals."""
        raise NotImplementedError

    def shares(self, state: S, log: Sequence[Phrase]) -> list[dict[str, list[Share]]]:
        """Return the parts of the points of each category, in the order of `scores`."""
        return []

    def outcome(self, state: S) -> Phrase | None:
        """Return the result of a finished game in words; None if the game has none."""
        return None

    def tie_breaks(self, state: S) -> list[list[Phrase]]:
        """Return the tie breakers of each seat, the most important first."""
        return []

    def rivals(self, state: S) -> tuple[str, ...]:
        """Return the names of opponents with points but no seat, such as the automatic one of a solo game."""
        return ()

    def winners(self, state: S) -> list[int]:
        """Return the seats that would win if the game ended now."""
        raise NotImplementedError

    def places(self, state: S) -> list[int]:
        """Return the places if the game ended now, in the order of `scores`; equals share one."""
        return places_by([[row["total"]] for row in self.scores(state)])

    def rounds(self, state: S) -> int:
        """Return the number of rounds that have begun."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """Return the seat whose turn it is; -1 in phases without turns."""
        return -1

    def begins_turn(self, state: S) -> bool:
        """Return True if the open question is the first one of a turn, for games in which a seat has turns in a row."""
        return False

    def ending(self, state: S) -> bool:
        """Return True if this round is the last, so that only points count."""
        return False

    def figures(self, state: S) -> list[dict[str, int]]:
        """Return other figures of each seat, such as its income."""
        return []

    def first(self, state: S) -> int:
        """Return the first player."""
        return 0

    def holdings(self, state: S) -> list[dict[str, list[str]]]:
        """Return the holdings of each seat by kind and name, such as its corporation and its cards in play."""
        return []

    def why_not(self, state: S, seat: int, option: int) -> Phrase | None:
        """Return the reason why the option is impossible, in words; None if it is possible."""
        raise NotImplementedError

    def reasons(self, state: S, seat: int, option: int) -> list[Phrase]:
        """Return all reasons against the option, the hardest to remedy first; empty if it is possible."""
        reason = self.why_not(state, seat, option)
        return [] if reason is None else [reason]

    def label(self, state: S, seat: int, option: int) -> Phrase:
        """Return the label of an option. The effect whose question it answers decides."""
        frame = self._prompt_frame(state, seat, option)
        if frame is None:
            return self.kind_label(state, seat, option, self.kind_price(state, seat, option))
        return self.effects[frame.effect].label(state, frame, option)

    def price(self, state: S, seat: int, option: int) -> list[Noun]:
        """Return the immediate price of an option; empty if it is free."""
        frame = self._prompt_frame(state, seat, option)
        if frame is None:
            return self.kind_price(state, seat, option)
        return self.effects[frame.effect].price_of(state, frame, option)

    def unused(self, state: S, seat: int, option: int) -> bool:
        """Return True if passing while the option is possible would leave something unused."""
        frame = self._prompt_frame(state, seat, option)
        return frame is not None and self.effects[frame.effect].unused(state, frame, option)

    def kind_label(self, state: S, seat: int, option: int, price: list[Noun]) -> Phrase:
        """Return the label of an option of this kind, at this price, for effects that do not override it."""
        raise NotImplementedError

    def kind_price(self, state: S, seat: int, option: int) -> list[Noun]:
        """Return the price of an option of this kind, for effects that do not override it."""
        return []

    def _prompt_frame(self, state: S, seat: int, option: int) -> Frame | None:
        """Return the frame that asks the seat for the option, or would if it were possible; None if nobody does."""
        frame = state.prompt_frame(seat)
        if frame is None or self.effects[frame.effect].has_candidate(state, frame, option):
            return frame
        standing = self.standing
        if standing is None:
            return None
        offer = Frame(standing.id, seat)
        return offer if standing.has_candidate(state, offer, option) else None

    def place(self, state: S, seat: int, option: int) -> str:
        """Return the place on the map that the option names or leads to; empty for most."""
        return ""

    def movers(self, state: S, seat: int) -> list[Mover]:
        """Return the pieces that the seat's question is about, where it moves some step by step."""
        return []

    def courses(self, state: S, seat: int) -> list[Course]:
        """Return the paths of pieces to all places where they may stay, if the seat's question moves some step by step.

        Several may lead to one place; the best comes first.
        """
        return []

    def cards(self) -> list[Any]:
        """Return every card, by number; none where a game has no cards with texts of their own."""
        return []

    def habit(self, state: S, seat: int, options: list[int]) -> int:
        """Deprecated name of `default_option`, until 0.4."""
        warn_renamed("Rulebook.habit", "default_option")
        return self.default_option(state, seat, options)

    def default_option(self, state: S, seat: int, options: list[int]) -> int:
        """Return the answer most people would give."""
        frame = state.prompt_frame(seat)
        return options[0] if frame is None else self.effects[frame.effect].default_option(state, frame, options)


def places_by(standings: list[list[int]]) -> list[int]:
    """Return the rank of each by its criteria, the most important first; equals share a rank.

    Examples:
        >>> places_by([[40, 34], [44, 0], [40, 59], [40, 34]])
        [3, 1, 2, 3]
    """
    return [1 + sum([other > standing for other in standings]) for standing in standings]


def names(option: str, given: Any) -> tuple[str, ...]:
    """Return the names that a user gave for an option; raises ValueError for anything else."""
    if not isinstance(given, list | tuple) or not all(isinstance(name, str) for name in given):
        raise ValueError(f"{option} are names in a tuple, not {given!r}")
    return tuple(given)


def chosen_seats(game: str, colours: tuple[str, ...], players: Any, seats: Any) -> tuple[str, ...]:
    """Return the seats at the table: so many from the first on, or those that are named."""
    if seats is None:
        if players is None:
            raise ValueError(f"say how many players there are (1 to {len(colours)}), or name their seats")
        if type(players) is not int or not 1 <= players <= len(colours):
            raise ValueError(f"{game} is for 1 to {len(colours)} players, not {players!r}")
        return colours[:players]
    for seat in names("seats", seats):
        if seat not in colours:
            raise ValueError(f"there is no seat {seat!r}; there are {', '.join(colours)}")
    if not seats:
        raise ValueError(f"{game} is for 1 to {len(colours)} players, and no seat is named")
    if len(set(seats)) != len(seats):
        raise ValueError("every seat needs a colour of its own")
    if players is not None and players != len(seats):
        raise ValueError(f"players={players} but {len(seats)} seats are named")
    return tuple(seats)
