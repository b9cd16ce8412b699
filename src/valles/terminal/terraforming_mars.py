"""What a seat sees of Terraforming Mars in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from valles.describe.card import card_text
from valles.describe.text import speak
from valles.game import Game
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.kernel.view import HOLE
from valles.terraforming_mars.card import CARDS
from valles.terraforming_mars.component import AWARDS, HOLDINGS, MILESTONES, NEUTRAL, SEATS, STOCK, TILES
from valles.terraforming_mars.parameter import degrees
from valles.terraforming_mars.payment import price_of
from valles.terraforming_mars.state import State
from valles.terraforming_mars.tharsis import AREAS, THARSIS


def screen(game: Game, seat: str, language: str) -> str:
    """The whole table as the seat may see it."""
    state = game.view(seat)
    assert isinstance(state, State)
    number = game.seats.index(seat)

    def say(key: str, **args: Arg) -> str:
        return speak(Phrase(key, args), language)

    def name(index: int) -> Noun:
        return Noun("seat-" + SEATS[state.colours[index]])

    lines = [
        "",
        " · ".join([
            say("ui-generation", generation=state.generation),
            say("ui-first-player", seat=name(state.first)),
            say("ui-temperature", degrees=degrees(state.temperature)),
            say("ui-oxygen", percent=state.oxygen),
            say("ui-oceans", oceans=state.oceans),
            say("ui-deck", cards=Noun("cards", len(state.deck), True)),
            say("ui-discards", cards=Noun("cards", len(state.discard), True)),
        ]),
        "",
        THARSIS.draw([mark(state, space) for space in range(AREAS)]),
        "",
    ]  # fmt: skip
    if not state.solo:
        for key, kind, ids, owners in (
            ("ui-milestones", "milestone", MILESTONES, state.milestones),
            ("ui-awards", "award", AWARDS, state.awards),
        ):
            entries = [
                say("ui-taken-by", what=Noun(f"{kind}-{i}"), seat=name(owner - 1))
                if owner
                else speak(Noun(f"{kind}-{i}"), language)
                for i, owner in zip(ids, owners, strict=True)
            ]
            lines.append(f"{say(key)}: {', '.join(entries)}")
    others = [i for i in range(len(state.seats)) if i != number]
    for index in (*others, number):
        lines += board_lines(state, index, speak(name(index), language), language)
    lines += ["", say("ui-your-hand") + ":"]
    own = state.seats[number]
    lines += hand_lines(state, number, own.dealt + own.hand + own.kept + own.offered, language)
    return "\n".join(lines)


def mark(state: State, space: int) -> str:
    """A tile with the first letter of its owner, or what is printed on the area."""
    tile = state.tile[space]
    if tile:
        owner = state.owner[space] - 1
        letter = "" if owner < 0 else "n" if owner == NEUTRAL else SEATS[state.colours[owner]][0]
        return TILES[tile][:5].upper() + (f":{letter}" if letter else "")
    claim = f"!{SEATS[state.colours[state.claim[space] - 1]][0]}" if state.claim[space] else ""
    return THARSIS.marks[space] + claim


def board_lines(state: State, seat: int, name: str, language: str) -> list[str]:
    board = state.seats[seat]

    def say(key: str, **args: Arg) -> str:
        return speak(Phrase(key, args), language)

    stock = ", ".join(
        f"{speak(Noun(kind, 2), language)} {board.stock[i]} ({board.production[i]:+d})" for i, kind in enumerate(STOCK)
    )
    facts = [
        say("ui-rating", rating=board.rating),
        say("ui-hand", cards=Noun("cards", len(board.hand), True)),
        say("ui-events", cards=Noun("cards", len(board.events), True)),
    ]
    if board.passed:
        facts.append(say("ui-passed"))
    lines = ["", f"{name}: {' · '.join(facts)}", f"  {stock}"]
    if board.tableau:
        lines.append(f"  {say('ui-in-play')}: {', '.join(played(state, card, language) for card in board.tableau)}")
    return lines


def played(state: State, number: int, language: str) -> str:
    card = CARDS[number]
    text = speak(card.noun(), language)
    if state.on[number]:
        text += f" [{state.on[number]} {speak(Noun(HOLDINGS[card.holds], state.on[number]), language)}]"
    if state.used[number]:
        text += f" ({speak(Phrase('ui-used'), language)})"
    return text


def hand_lines(state: State, seat: int, cards: Sequence[int], language: str) -> list[str]:
    lines = []
    for number in cards:
        if number != HOLE:
            card = CARDS[number]
            price = price_of(state.seats[seat], card)
            lines.append(f"  {speak(card.noun(), language)} ({price} M€): {card_text(card, language)}")
    return lines


def explain(text: str, language: str) -> str | None:
    """The whole text of the card with this id, None if there is no such card."""
    for card in CARDS[1:]:
        if card.id == text:
            return f"{speak(card.noun(), language)}: {card_text(card, language)}"
    return None
