"""Who may know what: saving, views with holes, and possible states behind a view (TM-INFO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from valles.games.terraforming_mars.card import CARDS
from valles.games.terraforming_mars.deck import all_corporations, all_projects, everyone, known_decks, numbers_with
from valles.games.terraforming_mars.map import USUAL, map_named
from valles.games.terraforming_mars.state import State
from valles.kernel import saving
from valles.kernel.effect import Gathering
from valles.kernel.rulebook import Rulebook
from valles.kernel.settle import are_hidden
from valles.kernel.shuffle import Stream
from valles.kernel.view import ALL_SEEING, ANSWERED, HOLE

PUBLIC: Final = "public"
KNOWN: Final = "known"
"""Cards, each visible to those whose bit in `known` is set."""
OWN: Final = "own"
"""Visible to the seat it belongs to."""
MASKED: Final = "masked"
"""Frames, without the numbers that their effects keep from other seats."""
SECRET: Final = "secret"

STATE_FIELDS: Final[Mapping[str, str]] = {
    "answers": OWN, "seed": SECRET, "shuffles": PUBLIC, "viewer": PUBLIC, "colours": PUBLIC, "edition": PUBLIC,
    "corporate_era": PUBLIC, "draft": PUBLIC, "solo": PUBLIC, "deck": KNOWN, "discard": KNOWN, "known": OWN,
    "on": PUBLIC, "used": PUBLIC, "tile": PUBLIC, "owner": PUBLIC, "claim": PUBLIC, "temperature": PUBLIC,
    "oxygen": PUBLIC, "oceans": PUBLIC, "generation": PUBLIC, "first": PUBLIC, "last_turn": PUBLIC,
    "milestones": PUBLIC, "awards": PUBLIC, "final": PUBLIC, "stack": MASKED, "seats": PUBLIC, "map": PUBLIC,
    "decks": PUBLIC,
}  # fmt: skip
"""Every field of a state with its audience; `seats` is classified field by field below."""

SAVED: Final = [name for name in STATE_FIELDS if name not in ("map", "decks")]
"""Map and decks are saved by name, and only where they are not those of the first box: all that was saved before there
was a choice stays as it is."""

SEAT_FIELDS: Final[Mapping[str, str]] = {
    "stock": PUBLIC, "production": PUBLIC, "tags": PUBLIC, "rating": PUBLIC, "rating_rose": PUBLIC,
    "corporation": PUBLIC, "dealt": KNOWN, "hand": KNOWN, "offered": KNOWN, "kept": KNOWN, "tableau": PUBLIC,
    "events": KNOWN, "passed": PUBLIC, "first_action": PUBLIC, "watching": PUBLIC, "acting": PUBLIC,
    "discount": PUBLIC, "tag_discounts": PUBLIC, "power_plant_discount": PUBLIC, "shift": PUBLIC,
    "next_discount": PUBLIC, "next_shift": PUBLIC, "metal_values": PUBLIC, "protected": PUBLIC,
    "heat_is_money": PUBLIC, "greenery_price": PUBLIC,
}  # fmt: skip


def save(state: State) -> dict[str, Any]:
    data = saving.save(state, SAVED, SEAT_FIELDS)
    if state.map.name != USUAL:
        data["map"] = state.map.name
    if state.decks:
        data["decks"] = state.decks[:]
    return data


def load(rules: Rulebook[Any], data: Mapping[str, Any]) -> State:
    decks = known_decks(list(data.get("decks", [])))
    seed = bytes.fromhex(data["seed"])
    state = State(rules, len(data["seats"]), seed, map_named(data.get("map", USUAL)), decks, numbers_with(decks))
    saving.restore(state, data, SAVED, SEAT_FIELDS)
    return state


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
    answered = seats_that_answered(state)
    for seat, board in enumerate(seen.seats):
        for name, audience in SEAT_FIELDS.items():
            if audience == KNOWN:
                setattr(board, name, holed(getattr(board, name)))
        if seat != viewer:
            seen.answers[seat] = [ANSWERED] if seat in answered else []
    return seen


def seats_that_answered(state: State) -> list[int]:
    """The seats that have finished their part of a simultaneous question."""
    if not state.stack:
        return []
    frame = state.stack[-1]
    effect = state.rules.effects[frame.effect]
    if not isinstance(effect, Gathering):
        return []
    pending = state.pending()
    return [seat for seat in effect.seats(state, frame) if seat not in pending]


def filled(seen: State, stream: Stream) -> State:
    """A possible state behind the view: the missing cards dealt into its holes, a fresh seed, plausible answers."""
    state = seen.copy()
    viewer = seen.viewer
    state.viewer = ALL_SEEING
    state.seed = bytes(stream.below(256) for _ in range(16))
    projects = _missing(state, all_projects(state))
    corporations = _missing(state, all_corporations(state))
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
        if seat != viewer and are_hidden(answers) and isinstance(effect, Gathering):
            answers.clear()
            while options := effect.next_options(state, frame, seat, answers):
                answers.append(stream.pick(options))
