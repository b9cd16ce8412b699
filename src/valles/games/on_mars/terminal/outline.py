"""The table of On Mars in short facts, for those who read it and see no board."""

from __future__ import annotations

from valles.games.on_mars.printed import LAST_LEVEL, LSS_ROWS
from valles.games.on_mars.public.struct import Hex, Player, PublicView
from valles.games.on_mars.terminal.colony import ADVANCED, EMPTY, complex_size, pieces
from valles.games.on_mars.terminal.panel import Board, player_at
from valles.terminal.screen import Section


class Outline(Board):
    def outline(self, seat: str, points: bool = True) -> list[Section]:
        view = self.view(seat)
        own = player_at(view, seat)
        others = [player for player in view.players if player is not own]
        return [
            self.progress(view),
            self.support_section(view),
            *self.middle(view),
            self.display(view),
            self.hexes(view),
            *(self.player_section(view, player, points) for player in (*others, own)),
            self.secret_section(own),
        ]

    def progress(self, view: PublicView) -> Section:
        end = self.text("om-ui-last-round") if view.final else self.text("om-ui-remaining", left=view.remaining)
        facts = {
            "level": self.text("om-ui-level", level=f"{view.level}/{LAST_LEVEL}"),
            "end": end,
            **self.numbered("order", self.order(view)),
            **self.numbered("missions", self.missions(view)),
            **self.numbered("goals", self.solo_goals(view)),
        }
        return Section("progress", self.text("om-ui-round", round=view.round), facts)

    def support_section(self, view: PublicView) -> Section:
        """Return the progress of each marker; its effect until the next level is a detail."""
        facts = {
            column.building: f"{self.building(column.building)} {column.row}/{min(view.level + 1, LSS_ROWS)}"
            for column in view.life_support
        }
        rewards = {column.building: self.face(column.reward) for column in view.life_support if column.reward}
        return Section("support", self.text("om-ui-life-support"), facts, rewards)

    def middle(self, view: PublicView) -> list[Section]:
        """Slots, warehouse, stacks, technologies and tiles to explore, which have their own heads."""
        return [Section("middle", "", self.numbered("line", [*self.slots(view), *self.market(view)]))]

    def display(self, view: PublicView) -> Section:
        """Blueprints, scientists and contracts that can be taken."""
        cards = [card for card in (*view.blueprints.upper, *view.blueprints.lower) if card]
        facts = {card: plain(self.blueprint(card)) for card in cards}
        facts |= {card: plain(self.offer(card)) for card in view.offers if card}
        heads = self.text("om-ui-blueprints"), self.text("om-ui-offers")
        return Section("display", " · ".join(heads), facts)

    def hexes(self, view: PublicView) -> Section:
        facts = {name: f"{name} {', '.join(self.on_hex(view, name))}" for name in view.hexes}
        return Section("map", self.text("page-lobby-option-map"), facts)

    def on_hex(self, view: PublicView, name: str) -> list[str]:
        """Return all that is on a hex, in words."""
        there = view.hexes.get(name, EMPTY)
        result = []
        if there.building is not None:
            owner = f" ({self.name(there.owner)})" if there.owner else ""
            result.append(f"{self.building(there.building)}{owner}")
            size = complex_size(view, name)
            if size > 1:
                result.append(self.text("om-ui-complex", size=size))
        result += [f"{self.piece(there, piece)} ({self.name(seat)})" for piece, seat in pieces(view, there)]
        if there.crystal:
            result.append(self.noun("om-crystal"))
        elif there.ground:
            result.append(self.card_name(there.ground))
        return result

    def piece(self, there: Hex, piece: str) -> str:
        if piece == ADVANCED and there.upgrade is not None:
            return self.card_name(there.upgrade.blueprint)
        return self.noun(f"om-{piece}")

    def player_section(self, view: PublicView, player: Player, points: bool) -> Section:
        _, _, *lines = self.board(view, player)
        goods = {
            good: plain(self.good(good, f"{amount}/{player.storage_room}")) for good, amount in player.resources.items()
        }
        goods["crystal"] = plain(self.crystals(player, f"/{player.depot_room}"))
        rest = lines if view.lacerda is not None and player.lacerda else lines[1:]
        total = self.noun("om-points", player.points or 0, True)
        facts = {
            **({"points": total} if points else {}),
            **({} if player.lacerda else goods),
            **self.numbered("line", rest),
        }
        return Section(f"board-{player.seat}", self.name(player.seat), facts)

    def secret_section(self, own: Player) -> Section:
        """Private goals and First Colonist cards."""
        return Section("secrets", self.text("om-ui-goals"), self.numbered("secret", self.secrets(own)))

    def numbered(self, key: str, lines: list[str]) -> dict[str, str]:
        return {f"{key}-{number}": line.strip() for number, line in enumerate(lines, 1)}


def plain(text: str) -> str:
    """Return a text whose words may be parted again."""
    return text.replace("\N{NO-BREAK SPACE}", " ")
