"""Boxes: what an expansion adds beside its cards, and the moments of a game at which it takes part."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from valles.kernel.effect import Effect
from valles.kernel.phrase import Phrase
from valles.kernel.shuffle import Stream
from valles.kernel.variant import Variant

if TYPE_CHECKING:
    from valles.games.terraforming_mars.rules.goal import Award, Milestone
    from valles.games.terraforming_mars.rules.parameter import Parameter
    from valles.games.terraforming_mars.rules.phase import SolarPhase
    from valles.games.terraforming_mars.rules.standard import StandardProject
    from valles.games.terraforming_mars.rules.state import State
    from valles.games.terraforming_mars.rules.turn import TurnAction
    from valles.games.terraforming_mars.rules.vocabulary import Blocks


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """The fields that a box adds to a state. They are in games with the box alone."""

    def copy(self) -> Part:
        """Return an independent copy."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """Return all fields as plain data."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> None:
        """Set the fields that were saved."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """An expansion. The option that adds it has the name of its deck, which says with which version it came.

    What it has no need for stays as it is here: a box of cards alone needs no class at all.
    """

    def __init__(self, name: str) -> None:
        self.name: Final = name
        """The name of its deck and of its option."""
        self.variants: list[Variant] = []
        """The choices that come with it; its deck is one already."""
        self.options: list[tuple[Blocks, list[str]]] = []
        """Options beside those of its cards, in the order of their numbers."""
        self.labels: dict[str, Callable[[int], Phrase]] = {}
        """The label of each kind of these options that is no action, by the name of the kind."""
        self.effects: list[tuple[str, Effect[State]]] = []
        """Effects beside those of its cards, each with a name of its own, in the order of their ids."""
        self.standard_projects: list[tuple[str, StandardProject]] = []
        """Its standard projects by name. Their options and effects follow the others of the box."""
        self.project_options: list[int] = []
        """The options of these projects, once they have numbers."""
        self.tags: list[int] = []
        """Its tags, made by `component.tag`."""
        self.spaces: list[int] = []
        """The placement rules of its spaces beside the map, made by `component.space_beside`."""
        self.parameters: list[Parameter] = []
        """Global parameters beside the three of every game."""
        self.milestones: list[Milestone] = []
        """Milestones that are added to those of the map."""
        self.awards: list[Award] = []
        """Awards that are added to those of the map."""
        self.table_columns: list[str] = []
        """The columns that it adds to the encoding, of the whole table; `encoding.py` beside it fills them."""
        self.seat_columns: list[str] = []
        """The columns of each seat, which follow those of the table."""
        self.solar_phase: SolarPhase | None = None
        """Its part of the phase between two generations."""

    def named_effects(self) -> list[tuple[str, Effect[State]]]:
        """Return all its effects that belong to no card, in the order of their ids."""
        return self.effects + [(f"standard/{name}", project) for name, project in self.standard_projects]

    def actions(self) -> list[TurnAction]:
        """Return the actions of a turn that it adds, once all options have their numbers."""
        return []

    def turn_options(self, state: State, seat: int) -> list[int]:
        """Return the options of these actions, possible or not, in a game with the box."""
        return []

    def part(self, seats: int) -> Part | None:
        """Return fresh fields for a game of so many seats; None if it adds none."""
        return None

    def enter(self, state: State, setup: Mapping[str, Any]) -> None:
        """Note what the rules will need of the setup. Called in every game, also without the box."""

    def prepare(self, state: State) -> None:
        """Set up what is its own, when the decks have been shuffled."""

    def deal(self, state: State, seat: int) -> None:
        """Deal to a seat, after its corporations and first cards."""

    def open(self, state: State) -> None:
        """Push questions about what everybody sees, after all hands are dealt and before they are chosen from."""

    def begin(self, state: State) -> None:
        """Push what happens between the showing of corporations and the first action."""

    def activate(self, state: State, seat: int, number: int) -> None:
        """Note that a card has come into play, with its tags, lasting effects and action."""

    def change_production(self, state: State, seat: int, resource: int, steps: int) -> None:
        """React to a production that has changed."""

    def heat(self, state: State, seat: int) -> int:
        """Return the heat that other resources of the seat can stand for."""
        return 0

    def heat_payment(self, state: State, seat: int) -> Effect[State] | None:
        """Return the effect that asks what stands for heat when the seat spends some; `frame.a` is the amount."""
        return None

    def is_complete(self, state: State) -> bool:
        """Return True if everything is done that it asks for in a solo game."""
        return True

    def hide(self, view: State) -> None:
        """Put holes where the viewer may not know what lies on the table."""

    def fill(self, state: State, stream: Stream) -> None:
        """Deal what is missing into the holes."""


BOXES: Final[list[Box]] = []
"""All boxes after the first, as far as they are more than cards."""


def enter_box(box: Box) -> None:
    """Put a box into the table."""
    if box_named(box.name) is not None:
        raise ValueError(f"there are two boxes {box.name!r}")
    BOXES.append(box)


def box_named(name: str) -> Box | None:
    """Return the box of this name; None if there is none, or it is made of cards alone."""
    for box in BOXES:
        if box.name == name:
            return box
    return None


def boxes_named(decks: list[str]) -> list[Box]:
    """Return the boxes of these decks, as far as they are more than cards."""
    boxes = [box_named(name) for name in decks]
    return [box for box in boxes if box is not None]


def boxes_of(state: State) -> list[Box]:
    """Return the boxes that a game is played with, in the order in which they came."""
    return boxes_named(state.decks) if state.decks else []


def fresh_parts(decks: list[str], seats: int) -> list[Part]:
    """Return the fields that the boxes of a game add to a fresh state."""
    parts = [box.part(seats) for box in boxes_named(decks)]
    return [part for part in parts if part is not None]


def parts_of(state: State) -> list[tuple[Box, Part]]:
    """Return the boxes of a game that add fields to a state, with these fields."""
    boxes = [box for box in boxes_of(state) if box.part(0) is not None]
    return list(zip(boxes, state.parts, strict=True))


def module_of(box: Box, name: str) -> ModuleType | None:
    """Return a module of the folder in which a box is declared; None if it has none of this name."""
    path = f"{type(box).__module__.rpartition('.')[0]}.{name}"
    return None if find_spec(path) is None else import_module(path)


def functions_of_boxes(module: str, name: str) -> dict[str, Callable[..., Any]]:  # each caller knows the arguments
    """Return a function that modules in the folders of boxes may have, by the name of the box."""
    functions = {box.name: getattr(module_of(box, module), name, None) for box in BOXES}
    return {box: function for box, function in functions.items() if function is not None}


def modules_of_boxes(name: str) -> list[ModuleType]:
    """Return the modules of this name in the folders of all boxes that have one."""
    modules = [module_of(box, name) for box in BOXES]
    return [module for module in modules if module is not None]
