"""The table of Terraforming Mars in short facts, for those who read it and see no board."""

from __future__ import annotations

from valles.describe.card import card_text
from valles.describe.text import render
from valles.games.terraforming_mars.printed import (
    CARDS,
    OCEAN_TILES,
    OXYGEN_STEPS,
    WARMEST,
    printed_goals,
    rows_of,
)
from valles.games.terraforming_mars.public import Area, Player, PublicView
from valles.games.terraforming_mars.terminal.panel import Board, player_at
from valles.kernel.phrase import Noun
from valles.terminal.screen import Section


class Outline(Board):
    def outline(self, seat: str, points: bool = True) -> list[Section]:
        view = self.view(seat)
        own = player_at(view, seat)
        others = [player for player in view.players if player is not own]
        return [
            self.progress(view),
            self.tiles(view),
            self.free(view),
            *([] if view.solo else self.goal_sections(view, seat)),
            *(section for player in (*others, own) for section in self.player_sections(player)),
            *self.pile_sections(own),
        ]

    def progress(self, view: PublicView) -> Section:
        now = view.parameters
        last = f"/{view.generations}" if view.generations else ""
        facts = {
            "first": self.text("ui-first-player", seat=Noun(f"seat-{view.first}")),
            "temperature": self.text("ui-temperature", degrees=f"{now.temperature.value}/{WARMEST:+d}"),
            "oxygen": self.text("ui-oxygen", percent=f"{now.oxygen.value}/{OXYGEN_STEPS}"),
            "oceans": self.text("ui-oceans", oceans=f"{now.oceans.value}/{OCEAN_TILES}"),
            **self.tracks(view),
        }
        return Section("progress", self.text("ui-generation", generation=f"{view.generation}{last}"), facts)

    def tiles(self, view: PublicView) -> Section:
        """Return the spaces where something lies or which are kept for somebody."""
        labels = {area.name: area.label for row in rows_of(view.map) for area in row}
        names = {name: labels.get(name) or self.beside(name) for name in view.areas}
        facts = {name: f"{names[name]} {self.on_area(there)}" for name, there in view.areas.items()}
        return Section("map", self.text("page-lobby-option-map"), facts)

    def free(self, view: PublicView) -> Section:
        """Return the prints of spaces without tiles."""
        areas = [area for row in rows_of(view.map) for area in row if area.name not in view.areas]
        facts = {area.name: f"{area.label} {area.mark}" for area in areas if area.mark != "."}
        return Section("free", self.text("ui-legend"), facts, repeated=False)

    def beside(self, name: str) -> str:
        """Return the name of a space beside the map: that of the card that made it."""
        return self.noun(f"card-{name.replace('_', '-')}")

    def on_area(self, there: Area) -> str:
        if there.tile is None:
            return f"({self.noun(f'seat-{there.claim}')})"
        name = there.tile.replace("_", "-")
        owner = f" ({self.noun(f'seat-{there.owner}')})" if there.owner in self.game.seats else ""
        return self.noun(f"tile-{name}") + owner

    def goal_sections(self, view: PublicView, seat: str) -> list[Section]:
        """Milestones with how far everybody is, and awards with how much everybody has."""
        printed = printed_goals(view.map, view.decks)
        figures = self.figures(seat)

        def standing(kind: str, id: str) -> str:
            return " ".join(f"{self.short(other)} {row[f'{kind}-{id}']}" for other, row in figures.items())

        milestones = {
            goal.id: f"{render(goal.noun(), self.language)} ({render(goal.measure.counted(), self.language)}) "
            + (self.taken(view.milestones[goal.id]) or f"{standing('milestone', goal.id)} / {goal.goal}")
            for goal in printed.milestones
        }
        awards = {
            award.id: f"{render(award.noun(), self.language)} ({render(award.measure.counted(), self.language)}) "
            + f"{self.taken(view.awards[award.id])} {standing('award', award.id)}".strip()
            for award in printed.awards
        }
        return [
            Section("milestones", self.text("ui-milestones"), milestones),
            Section("awards", self.text("ui-awards"), awards),
        ]

    def player_sections(self, player: Player) -> list[Section]:
        name = self.noun(f"seat-{player.seat}")
        facts = {
            "rating": self.text("ui-rating", rating=player.rating),
            "hand": self.text("ui-hand", cards=Noun("cards", player.hand.count, True)),
            "events": self.text("ui-events", cards=Noun("cards", player.events.count, True)),
            **{
                kind: f"{self.noun(kind, 2)} {amount} ({player.production[kind]:+d})"
                for kind, amount in player.resources.items()
            },
            **{f"tag-{tag}": self.noun(f"tag-{tag}", count, True) for tag, count in player.tags.items() if count},
            **({"passed": self.text("ui-passed")} if player.passed else {}),
        }
        cards = {played.card: self.played(played) for played in player.played}
        return [
            Section(f"board-{player.seat}", name, facts),
            Section(f"cards-{player.seat}", f"{name}, {self.text('ui-in-play')}", cards),
        ]

    def pile_sections(self, own: Player) -> list[Section]:
        """Return the cards before the seat; their texts are details."""
        piles = {
            "ui-preludes": own.preludes.cards,
            "ui-offered": [*own.dealt.cards, *own.offered.cards],
            "ui-kept": own.kept.cards,
            "ui-your-hand": own.hand.cards,
        }
        return [
            Section(
                key,
                self.text(key),
                {
                    card: render(CARDS[card].noun(), self.language) + self.corner(own.seat, CARDS[card])
                    for card in cards
                },
                {card: card_text(CARDS[card], self.language) for card in cards},
            )
            for key, cards in piles.items()
        ]
