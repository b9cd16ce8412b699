"""Who may know what: saving, views with holes, and possible states behind a view (TM-INFO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.kernel.effect import Gathering
from valles.kernel.frame import Frame
from valles.kernel.rulebook import Rulebook
from valles.kernel.shuffle import Stream
from valles.kernel.view import ALL_SEEING, ANSWERED, HOLE
from valles.terraforming_mars.card import CARDS
from valles.terraforming_mars.component import BASE, BEGINNER, PROJECTS
from valles.terraforming_mars.deck import everyone
from valles.terraforming_mars.state import State

PUBLIC: Final = "public"
KNOWN: Final = "known"
"""Cards, each visible to those whose bit in `known` is set."""
OWN: Final = "own"
"""Visible to the seat it belongs to."""
SECRET: Final = "secret"

STATE_FIELDS: Final[Mapping[str, str]] = {
    "answers": OWN, "seed": SECRET, "shuffles": PUBLIC, "viewer": PUBLIC, "colours": PUBLIC, "edition": PUBLIC,
    "corporate_era": PUBLIC, "draft": PUBLIC, "solo": PUBLIC, "deck": KNOWN, "discard": KNOWN, "known": OWN,
    "on": PUBLIC, "used": PUBLIC, "tile": PUBLIC, "owner": PUBLIC, "claim": PUBLIC, "temperature": PUBLIC,
    "oxygen": PUBLIC, "oceans": PUBLIC, "generation": PUBLIC, "first": PUBLIC, "last_turn": PUBLIC,
    "milestones": PUBLIC, "awards": PUBLIC, "final": PUBLIC, "stack": PUBLIC, "seats": PUBLIC,
}  # fmt: skip
"""Every field of a state with its audience; `seats` is classified field by field below."""

SEAT_FIELDS: Final[Mapping[str, str]] = {
    "stock": PUBLIC, "production": PUBLIC, "tags": PUBLIC, "rating": PUBLIC, "rating_rose": PUBLIC,
    "corporation": PUBLIC, "dealt": KNOWN, "hand": KNOWN, "offered": KNOWN, "kept": KNOWN, "tableau": PUBLIC,
    "events": KNOWN, "passed": PUBLIC, "first_action": PUBLIC, "watching": PUBLIC, "acting": PUBLIC,
    "discount": PUBLIC, "tag_discounts": PUBLIC, "power_plant_discount": PUBLIC, "shift": PUBLIC,
    "next_discount": PUBLIC, "next_shift": PUBLIC, "metal_values": PUBLIC, "protected": PUBLIC,
    "heat_is_money": PUBLIC, "greenery_price": PUBLIC,
}  # fmt: skip


def save(state: State) -> dict[str, Any]:
    """The state as plain data."""
    data: dict[str, Any] = {name: getattr(state, name) for name in STATE_FIELDS}
    data["seed"] = state.seed.hex()
    data["stack"] = [frame.numbers() for frame in state.stack]
    data["seats"] = [{name: getattr(board, name) for name in SEAT_FIELDS} for board in state.seats]
    return data


def load(rules: Rulebook[Any], data: Mapping[str, Any]) -> State:
    state = State(rules, len(data["seats"]), bytes.fromhex(data["seed"]))
    for name in STATE_FIELDS:
        if name not in ("seed", "stack", "seats"):
            setattr(state, name, _copied(data[name]))
    state.stack = [Frame(*numbers) for numbers in data["stack"]]
    for board, saved in zip(state.seats, data["seats"], strict=True):
        for name in SEAT_FIELDS:
            setattr(board, name, _copied(saved[name]))
    return state


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


def view(state: State, viewer: int) -> State:
    """What the viewer may know; a bystander knows what everybody knows."""
    seen = state.copy()
    seen.viewer = viewer
    seen.seed = b""
    bit = 1 << (viewer if viewer >= 0 else len(state.seats))
    everybody = everyone(state)

    def visible(number: int) -> bool:
        return number != HOLE and state.known[number] & bit != 0

    def holed(cards: list[int]) -> list[int]:
        known = [number for number in cards if visible(number)]
        return [HOLE] * (len(cards) - len(known)) + sorted(known)

    for number, known in enumerate(state.known):
        seen.known[number] = 0 if not visible(number) else everybody if known == everybody else bit
    effects = state.rules.effects
    seen.stack = [f if f.seat == viewer else effects[f.effect].masked(f) for f in state.stack]
    seen.deck = [number if visible(number) else HOLE for number in state.deck]
    seen.discard = holed(state.discard)
    for seat, board in enumerate(seen.seats):
        board.hand = holed(board.hand)
        board.offered = holed(board.offered)
        board.kept = holed(board.kept)
        board.events = holed(board.events)
        if board.dealt != [BEGINNER]:
            board.dealt = holed(board.dealt)
        if seat != viewer:
            seen.answers[seat] = [ANSWERED] if has_answered(state, seat) else []
            if not board.tableau:
                board.corporation = 0
    return seen


def has_answered(state: State, seat: int) -> bool:
    """Whether the seat has finished its part of a simultaneous question."""
    if not state.stack:
        return False
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    if not isinstance(effect, Gathering):
        return False
    return seat in effect.seats(state, frame) and seat not in state.pending()


def filled(seen: State, stream: Stream) -> State:
    """A possible state behind the view: the missing cards dealt into its holes, a fresh seed, plausible answers."""
    state = seen.copy()
    viewer = seen.viewer
    state.viewer = ALL_SEEING
    state.seed = bytes(stream.below(256) for _ in range(16))
    newest = 1 if state.corporate_era else BASE
    projects = _missing(state, [n for n in range(1, PROJECTS + 1) if CARDS[n].deck <= newest])
    corporations = _missing(state, [n for n in range(PROJECTS + 1, BEGINNER) if CARDS[n].deck <= newest])
    stream.shuffle(projects)
    stream.shuffle(corporations)
    state.deck = _dealt(state.deck, projects, state, 0)
    state.discard = _dealt(state.discard, projects, state, 0)
    for seat, board in enumerate(state.seats):
        board.hand = sorted(_dealt(board.hand, projects, state, 1 << seat))
        board.offered = sorted(_dealt(board.offered, projects, state, 1 << seat))
        board.kept = sorted(_dealt(board.kept, projects, state, 1 << seat))
        board.events = sorted(_dealt(board.events, projects, state, 1 << seat))
        board.dealt = sorted(_dealt(board.dealt, corporations, state, 1 << seat))
    if state.stack:
        _answer(state, viewer, stream)
    return state


def _missing(state: State, cards: list[int]) -> list[int]:
    seen = [False] * len(CARDS)
    for pile in (state.deck, state.discard):
        for number in pile:
            seen[number] = True
    for board in state.seats:
        for pile in (board.hand, board.offered, board.kept, board.events, board.dealt, board.tableau):
            for number in pile:
                seen[number] = True
    return [number for number in cards if not seen[number]]


def _dealt(pile: list[int], source: list[int], state: State, known: int) -> list[int]:
    result = []
    for number in pile:
        if number == HOLE:
            number = source.pop()
            state.known[number] = known
        result.append(number)
    return result


def _answer(state: State, viewer: int, stream: Stream) -> None:
    """Give the seats that have answered some answers they may have given."""
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    for seat, answers in enumerate(state.answers):
        if seat != viewer and answers[:1] == [ANSWERED] and isinstance(effect, Gathering):
            answers.clear()
            while options := effect.next_options(state, frame, seat, answers):
                answers.append(stream.pick(options))


def revealed(before: State, after: State) -> bool:
    """Whether a card left the deck between the two states, so that somebody has learned something."""
    return before.shuffles != after.shuffles or len(before.deck) != len(after.deck)
