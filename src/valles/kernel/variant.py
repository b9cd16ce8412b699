"""Variants: everything that can be chosen before a game, with conditions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from itertools import combinations
from typing import Any, Final
from warnings import warn

from valles.kernel.phrase import Arg, Noun, Phrase

SHOWN: Final = 80
"""The number of characters that an error repeats of a name or value it was given."""
OF_SEATS: Final = ("players", "seats")
"""The options that every game has."""


@dataclass(frozen=True)
class Variant:
    """A choice before a game. The default is always possible; every condition concerns the other values.

    Examples:
        >>> draft = Variant("draft", (False, True), alone=False)
        >>> draft.default, draft.has(True), draft.has(1)
        (False, True, False)
    """

    name: str
    values: tuple[Any, ...]
    """All values, the default first."""
    addition: bool = False
    """True if it is added to the game or left out, and is called by its own name."""
    detail: bool = False
    """True if few tables change it; a lobby shows it on request."""
    alone: bool = True
    """True if one player may choose another value than the default."""
    several: bool = True
    """True if two and more players may choose another value than the default."""
    needs: str = ""
    """The addition without which there is only the default."""
    excludes: tuple[str, ...] = ()
    """The variants that must have their default, unless this one has."""
    distinct: tuple[str, ...] = ()
    """The variants that cannot have the same value, except for the default."""
    implies: tuple[str, ...] = ()
    """The variants that are True as well when this one is."""
    former: Any = None
    """The value in records that are older than the variant and do not name it. None if all records name it."""
    casual: tuple[Any, ...] = ()
    """The values with which a game counts for no rating."""
    note: str = ""
    """The reason of its conditions, for errors in English."""

    @property
    def default(self) -> Any:
        """The value of a setup that does not name the variant."""
        return self.values[0]

    def has(self, value: object) -> bool:
        """Return True if this is one of the values; True is not 1."""
        return any([type(value) is type(one) and value == one for one in self.values])

    def value_in(self, setup: Mapping[str, Any]) -> Any:
        """Return the value in a setup, which may be older than the variant."""
        return setup.get(self.name, self.default if self.former is None else self.former)


@dataclass(frozen=True)
class SeatChoice:
    """A choice of seats before a game: one seat or none, or several."""

    name: str
    several: bool = False


@dataclass(frozen=True)
class SetupProblem:
    """The reason why a game cannot be set up in some way."""

    text: str
    """In English."""
    phrase: Phrase
    """In short, for other languages."""


class Variants:
    """The variants of a game, in the order in which a setup names them.

    Examples:
        >>> draft = Variant("draft", (False, True), alone=False, note="nobody to pass cards to")
        >>> goal = Variant("goal", ("parameters", "rating"), several=False, former="parameters")
        >>> variants = Variants("crossing", draft, goal, SeatChoice("first"))
        >>> variants.setup(["blue", "red"], {"draft": True, "first": "red"})
        {'draft': True, 'first': 'red'}
        >>> variants.possible("goal", {}, players=1), variants.possible("goal", {}, players=2)
        (('parameters', 'rating'), ('parameters',))
        >>> variants.problem(["blue"], {"draft": True}).text
        'draft=True needs at least two players: nobody to pass cards to'
    """

    def __init__(self, game: str, *declared: Variant | SeatChoice) -> None:
        self._game = game
        self._declared = declared
        self._by_name = {variant.name: variant for variant in declared if isinstance(variant, Variant)}
        self._seat_choices = {choice.name: choice for choice in declared if isinstance(choice, SeatChoice)}
        if len({*self._by_name, *self._seat_choices}) < len(declared):
            raise ValueError(f"two variants of {game} have the same name")
        for variant in self:
            for name in (*variant.excludes, *variant.distinct, *variant.implies, *filter(None, [variant.needs])):
                if name not in self._by_name:
                    raise ValueError(f"{variant.name} of {game} refers to {name}, which is no variant")

    def __iter__(self) -> Iterator[Variant]:
        return iter(self._by_name.values())

    def __len__(self) -> int:
        return len(self._by_name)

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __getitem__(self, name: str) -> Variant:
        return self._by_name[name]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the variants."""
        return tuple(self._by_name)

    @property
    def seat_choices(self) -> tuple[str, ...]:
        """The names of the choices of seats."""
        return tuple(self._seat_choices)

    @property
    def former(self) -> dict[str, Any]:
        """The values that an older record means where it does not name a variant."""
        return {variant.name: variant.former for variant in self if variant.former is not None}

    def casual_in(self, setup: Mapping[str, Any]) -> str | None:
        """Return the first variant because of which a game counts for no rating; None if there is none.

        Examples:
            >>> variants = Variants("crossing", Variant("small", (False, True), casual=(True,)))
            >>> variants.casual_in({"small": True}), variants.casual_in({})
            ('small', None)
        """
        casual = [variant.name for variant in self if variant.value_in(setup) in variant.casual]
        return next(iter(casual), None)

    def values_of(self, name: str) -> tuple[Any, ...]:
        """Return the values of a variant; none if there is no such variant."""
        return self._by_name[name].values if name in self._by_name else ()

    # Which values are possible

    def possible(self, name: str, options: Mapping[str, Any], players: int) -> tuple[Any, ...]:
        """Return the values of a variant that go with the other options for so many players."""
        others = {other: value for other, value in options.items() if other != name}
        variant = self._by_name[name]
        return tuple([value for value in variant.values if self.value_problem(name, value, others, players) is None])

    def value_problem(self, name: str, value: Any, options: Mapping[str, Any], players: int) -> SetupProblem | None:
        """Return the reason why a variant cannot have a value beside the other options; None if it can."""
        if name not in self._by_name:
            return self._unknown(name)
        problem = self._own_problem(self._by_name[name], value, options, players)
        if problem is not None:
            return problem
        for other, chosen in options.items():
            if other in self._by_name and other != name:
                problem = self._mixture_problem(other, chosen, name, value)
                if problem is None and self._by_name[other].needs == name:
                    problem = self._own_problem(self._by_name[other], chosen, {name: value}, players)
                if problem is not None:
                    return problem
        return None

    def problem(self, seats: Sequence[str], options: Mapping[str, Any]) -> SetupProblem | None:
        """Return the first reason why a table with these seats cannot have these options; None if it can."""
        for name, value in options.items():
            problem = self._option_problem(name, value, seats, options)
            if problem is not None:
                return problem
        for first, other in combinations([name for name in options if name in self._by_name], 2):
            problem = self._mixture_problem(first, options[first], other, options[other])
            if problem is not None:
                return problem
        return None

    def _option_problem(
        self, name: str, value: Any, seats: Sequence[str], options: Mapping[str, Any]
    ) -> SetupProblem | None:
        if name in self._by_name:
            return self._own_problem(self._by_name[name], value, options, len(seats))
        if name in self._seat_choices:
            return _seats_problem(self._seat_choices[name], value, seats)
        if name in OF_SEATS:
            return SetupProblem(f"{name} follows from the seats", Phrase("problem-setup-chairs", {"option": name}))
        return self._unknown(name)

    def _unknown(self, name: str) -> SetupProblem:
        known = ", ".join([*OF_SEATS, *[declared.name for declared in self._declared]])
        phrase = Phrase("problem-setup-option", {"option": _shown(name), "possible": _texts(self.names)})
        return SetupProblem(f"{self._game} has no option {name!r}; there are {known}", phrase)

    def _own_problem(
        self, variant: Variant, value: Any, options: Mapping[str, Any], players: int
    ) -> SetupProblem | None:
        """Return the reason why a value is impossible for so many players or without an addition."""
        name = variant.name
        if not variant.has(value):
            possible = "True or False" if isinstance(variant.default, bool) else " or ".join(map(str, variant.values))
            phrase = Phrase("problem-setup-value", {"option": name, "possible": _texts(variant.values)})
            return SetupProblem(f"{name} is {possible}, not {value!r}", phrase)
        if value == variant.default:
            return None
        note = f": {variant.note}" if variant.note else ""
        if players == 1 and not variant.alone:
            text = f"{name}={value} needs at least two players{note}"
            return SetupProblem(text, Phrase("problem-setup-alone", {"option": name}))
        if players > 1 and not variant.several:
            text = f"{name}={value} is for one player, and {players} seats are taken{note}"
            return SetupProblem(text, Phrase("problem-setup-several", {"option": name}))
        needs = variant.needs
        if needs and options.get(needs, self._by_name[needs].default) is not True:
            phrase = Phrase("problem-setup-needs", {"option": name, "value": str(value), "other": needs})
            return SetupProblem(f"{name}={value} needs {needs}=True{note}", phrase)
        return None

    def _mixture_problem(self, first: str, chosen: Any, name: str, value: Any) -> SetupProblem | None:
        """Return the reason why a variant cannot have a value beside the chosen value of another; None if it can."""
        if self._go_together(first, chosen, name, value):
            return None
        possible = [one for one in self._by_name[name].values if self._go_together(first, chosen, name, one)]
        phrase = Phrase(
            "problem-setup-mixture",
            {
                "option": name,
                "value": _shown(value),
                "other": first,
                "chosen": _shown(chosen),
                "possible": _texts(possible),
            },
        )
        note = self._by_name[name].note or self._by_name[first].note
        text = f"{name}={value} does not go with {first}={chosen}"
        return SetupProblem(f"{text}: {note}" if note else text, phrase)

    def _go_together(self, first: str, chosen: Any, name: str, value: Any) -> bool:
        one, other = self._by_name[first], self._by_name[name]
        if chosen == one.default or value == other.default:
            return True
        if name in one.excludes or first in other.excludes:
            return False
        return chosen != value or not (name in one.distinct or first in other.distinct)

    # Setups

    def setup(self, seats: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        """Return what a setup says beside its seats; the options have been checked.

        A variant with a former value is named only where it has another value.
        """
        implied = self._implied(options)
        setup: dict[str, Any] = {}
        for declared in self._declared:
            name = declared.name
            if isinstance(declared, SeatChoice):
                given = options.get(name)
                setup[name] = [seat for seat in seats if seat in (given or ())] if declared.several else given
                continue
            value = options.get(name, declared.default)
            if declared.former is None or (value != declared.former and name not in implied):
                setup[name] = value
        return setup

    def complete(self, setup: Mapping[str, Any]) -> dict[str, Any]:
        """Return the value of every variant in a setup, which may be older than some of them."""
        values = {variant.name: variant.value_in(setup) for variant in self}
        return {**values, **dict.fromkeys(self._implied(values), True)}

    def _implied(self, options: Mapping[str, Any]) -> list[str]:
        """Return the variants that others make True."""
        return [name for variant in self if options.get(variant.name) is True for name in variant.implies]


def _seats_problem(choice: SeatChoice, given: Any, seats: Sequence[str]) -> SetupProblem | None:
    """Return the reason why these seats cannot be chosen at a table; None if they can."""
    possible: list[Arg] = [Noun(f"seat-{seat}") for seat in seats]
    phrase = Phrase("problem-setup-seat", {"option": choice.name, "possible": possible})
    if choice.several:
        if not isinstance(given, list | tuple) or not all([isinstance(seat, str) for seat in given]):
            return SetupProblem(f"{choice.name} are names in a tuple, not {given!r}", phrase)
        chosen = list(given)
    else:
        chosen = [] if given is None else [given]
    for seat in chosen:
        if seat not in seats:
            return SetupProblem(f"{seat!r} is not at this table; the seats are {', '.join(seats)}", phrase)
    return None


def _shown(value: object) -> str:
    """Return the text of a name or value as far as a message can carry it; half a surrogate pair cannot be sent."""
    return str(value)[:SHOWN].encode(errors="replace").decode()


def _texts(values: Sequence[Any]) -> list[Arg]:
    return [str(value) for value in values]


def converted(rules: Any, declared: Mapping[str, tuple[Any, ...]]) -> Variants:
    """Return the variants of a rulebook that declares a mapping of values, as rulebooks did before version 0.3.

    Which of them go together is known to its own `setup` alone.
    """
    text = f"{rules.name} should declare its variants as `Variants`; a mapping is possible until 0.4"
    warn(text, DeprecationWarning, stacklevel=3)
    additions, details = getattr(rules, "additions", ()), getattr(rules, "details", ())
    former = getattr(rules, "former", {})
    variants = [
        Variant(name, tuple(values), name in additions, name in details, former=former.get(name))
        for name, values in declared.items()
    ]
    choices = [SeatChoice("beginners", several=True)] if "beginners" in signature(rules.setup).parameters else []
    return Variants(rules.name, *variants, *choices)
