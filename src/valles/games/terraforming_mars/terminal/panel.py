"""The table of Terraforming Mars in a terminal: the map, the goals and the player boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from valles.describe.card import card_text
from valles.describe.text import render, render_inline
from valles.games.terraforming_mars.printed import (
    BOX_LINES,
    CARDS,
    OCEAN_TILES,
    OXYGEN_STEPS,
    TARGETS,
    WARMEST,
    Area,
    Card,
    has_price,
    held_on,
    printed_goals,
    rows_of,
    tags_of,
)
from valles.games.terraforming_mars.public import Played, Player, PublicView
from valles.kernel.phrase import Noun
from valles.terminal.page import BOLD, COLOURS, CYAN, DIM, glued
from valles.terminal.screen import GameScreen, dotted

SYMBOLS: Final = {"ocean": "≈≈≈", "greenery": "♣", "city": "⌂"}
"""Other tiles are shown by the first letters of their card."""
CELL: Final = 8
LEFT: Final = 4
"""Columns of the map: for an area, and for the names of the rows."""


class Board(GameScreen):
    def view(self, seat: str) -> PublicView:
        view: PublicView = self.game.public(seat)
        return view

    def screen(self, seat: str) -> str:
        view = self.view(seat)
        last = f"/{view.generations}" if view.generations else ""
        now = view.parameters
        facts = [
            self.text("ui-first-player", seat=Noun(f"seat-{view.first}")),
            self.text("ui-temperature", degrees=f"{now.temperature.value}/{WARMEST:+d}"),
            self.text("ui-oxygen", percent=f"{now.oxygen.value}/{OXYGEN_STEPS}"),
            self.text("ui-oceans", oceans=f"{now.oceans.value}/{OCEAN_TILES}"),
            *self.tracks(view).values(),
            self.text("ui-deck", cards=Noun("cards", view.deck.count, True)),
            self.text("ui-discards", cards=Noun("cards", view.discard.count, True)),
        ]
        title = self.text("ui-generation", generation=f"{view.generation}{last}")
        legend = self.page.style(self.text("ui-legend"), DIM)
        lines = [self.page.rule(title), self.page.fill(dotted(facts)), "", self.map(view, {}), ""]
        lines.append(self.page.fill(legend))
        for box in view.decks:
            if box in BOX_LINES:
                lines += ["", *(self.page.fill(line, 0, 2) for line in BOX_LINES[box](view, self.language))]
        if not view.solo:
            lines += ["", *self.goals(view, seat)]
        own = player_at(view, seat)
        for player in (*(player for player in view.players if player is not own), own):
            lines += self.board(player)
        return "\n".join(lines + self.piles(own))

    def tracks(self, view: PublicView) -> dict[str, str]:
        """Return the global parameters that later boxes add, by name."""
        return {
            name: self.text(f"ui-{name}", value=f"{level.value}/{TARGETS[name]}") for name, level in view.tracks.items()
        }

    def map(self, view: PublicView, numbers: Mapping[str, str]) -> str:
        """Return the areas with what lies or is printed on them; those that can be chosen with their numbers."""
        rows = rows_of(view.map)
        longest = max(map(len, rows))
        cell = min(CELL, (self.page.width - LEFT) // longest)
        lines = []
        for row in rows:
            line = self.page.style(row[0].label[0].ljust(LEFT), DIM)
            line += " " * ((longest - len(row)) * cell // 2)
            for area in row:
                text, styles = self.area(view, area)
                if area.name in numbers:
                    text, styles = f"{numbers[area.name]}:{text}", (BOLD,)
                line += self.page.style(text[: cell - 1], *styles) + " " * (cell - len(text[: cell - 1]))
            lines.append(line.rstrip())
        return "\n".join(lines)

    def area(self, view: PublicView, printed: Area) -> tuple[str, tuple[str, ...]]:
        """Return the text of an area, and its style."""
        there = view.areas.get(printed.name)
        if there is None or there.tile is None:
            claim = f"!{self.short(there.claim)}" if there is not None and there.claim else ""
            return printed.mark.replace(".", "·") + claim, (CYAN,) if printed.ocean else ()
        if there.tile == "ocean":
            return SYMBOLS[there.tile], (BOLD, CYAN)
        symbol = SYMBOLS.get(there.tile) or self.noun("card-" + there.tile.replace("_", "-"))[:4]
        if there.owner not in self.game.seats:
            return symbol, (BOLD,)
        return f"{symbol}·{self.short(there.owner)}", (COLOURS[there.owner],)

    def short(self, seat: str) -> str:
        """Two letters of a seat's name, which are different for all seats in all languages."""
        return self.noun(f"seat-{seat}")[:2]

    def goals(self, view: PublicView, seat: str) -> list[str]:
        """Milestones with how far the seat is, and awards."""
        printed = printed_goals(view.map, view.decks)
        own = self.figures(seat)[seat]
        milestones = [
            f"{render(milestone.noun(), self.language)} ({render(milestone.measure.counted(), self.language)}) "
            + (self.taken(view.milestones[milestone.id]) or f"{own[f'milestone-{milestone.id}']}/{milestone.goal}")
            for milestone in printed.milestones
        ]
        awards = [
            f"{render(award.noun(), self.language)} ({render(award.measure.counted(), self.language)}) "
            + self.taken(view.awards[award.id])
            for award in printed.awards
        ]
        return [
            self.page.fill(f"{self.page.style(self.text(key), BOLD)}: {', '.join(map(str.rstrip, entries))}", 0, 2)
            for key, entries in (("ui-milestones", milestones), ("ui-awards", awards))
        ]

    def taken(self, owner: str | None) -> str:
        """Return the player who has claimed a milestone or funded an award, empty if there is none."""
        return f"→ {self.name(owner)}" if owner else ""

    def board(self, player: Player) -> list[str]:
        """Return a seat's facts, stock with production, tags and cards in play."""
        facts = [
            self.text("ui-rating", rating=player.rating),
            self.text("ui-hand", cards=Noun("cards", player.hand.count, True)),
            self.text("ui-events", cards=Noun("cards", player.events.count, True)),
        ]
        if player.passed:
            facts.append(self.text("ui-passed"))
        lines = ["", self.page.fill(f"{self.name(player.seat)}: {dotted(facts)}", 0, 2)]
        lines.append(self.page.fill(self.stock(player), 2))
        tags = [self.noun(f"tag-{tag}", count, True) for tag, count in player.tags.items() if count]
        if tags:
            lines.append(self.page.fill(", ".join(tags), 2))
        if player.played:
            ordered = sorted(player.played, key=lambda played: played.card != player.corporation)
            cards = ", ".join(map(self.played, ordered))
            lines.append(self.page.fill(f"{self.text('ui-in-play')}: {cards}", 2, 4))
        return lines

    def stock(self, player: Player) -> str:
        return ", ".join(
            glued(f"{self.noun(kind, 2)} {amount} ({player.production[kind]:+d})")
            for kind, amount in player.resources.items()
        )

    def played(self, played: Played) -> str:
        text = render(CARDS[played.card].noun(), self.language) + self.holding(played)
        return f"{text} ({self.text('ui-used')})" if played.used else text

    def holding(self, played: Played) -> str:
        return f" [{self.noun(held_on(CARDS[played.card]), played.held, True)}]" if played.held else ""

    def piles(self, own: Player) -> list[str]:
        """Return the cards before the seat, less those that the question shows."""
        choosable = [noun for kind, noun in map(self.parts, self.game.legal(own.seat)) if kind == "card"]
        lines = []
        piles = {"ui-preludes": own.preludes, "ui-offered": own.offered, "ui-kept": own.kept, "ui-your-hand": own.hand}
        for key, pile in piles.items():
            others = [card for card in pile.cards if card not in choosable]
            if others:
                lines += ["", self.page.style(self.text(key), BOLD) + ":"]
                lines += [self.page.fill(self.card(own.seat, CARDS[card]), 2, 4) for card in others]
        return lines

    def card(self, seat: str, card: Card) -> str:
        return f"{self.page.style(render(card.noun(), self.language), BOLD)}{self.face(seat, card)}"

    def face(self, seat: str, card: Card) -> str:
        """Return the text of a card beside its name: its price to the seat, its tags, its text."""
        return f"{self.corner(seat, card)}: {card_text(card, self.language)}"

    def corner(self, seat: str, card: Card) -> str:
        """Return its price to the seat and its tags, in brackets."""
        corner = []
        if has_price(card):
            price = sum(noun.count for noun in self.price(seat, f"play:{card.id}"))
            corner.append(f"{price} M€")
        corner += [render_inline(Noun(f"tag-{tag}"), self.language) for tag in tags_of(card)]
        return f" ({', '.join(corner)})" if corner else ""


def player_at(view: PublicView, seat: str) -> Player:
    return next(player for player in view.players if player.seat == seat)
