"""The table of On Mars in a terminal: the main board and the player boards."""

from __future__ import annotations

import re
from typing import Final

from valles.describe.card import card_lines, card_text
from valles.describe.text import capital, render, render_inline
from valles.games.on_mars.printed import (
    BUILDINGS,
    CARDS,
    GRID_ROWS,
    INDEX,
    LAST_LEVEL,
    LSS_ROWS,
    SOLO_GOAL_CARDS,
    Goal,
    SoloGoal,
    noun_of,
    scientist_price,
    slots_of,
)
from valles.games.on_mars.public.struct import HiredScientist, Lacerda, OwnedContract, Player, PublicView
from valles.games.on_mars.terminal.colony import ADVANCED_MARK, LETTERED, Colony, Part, initials
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import BOLD, COLOURS, DIM, glued
from valles.terminal.screen import GameScreen, dotted

ARROWS: Final = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}
NOTHING: Final = "–"
FREE_SLOT: Final = "·"
MET: Final = "✓"
EXECUTIVE_SLOTS: Final = 8
INNER_NAME: Final = re.compile("[„“(]([^„“”()]+)[“”)]$")
"""The part of a name after its kind: Mission „Baupläne“, żeton odkrycia (kopalnia)."""


class Naming(GameScreen):
    """The words and lines that every part of the table is written in."""

    _seen: tuple[object, int, dict[str | None, PublicView]] | None = None
    """A state, the number of moves that led to it, and what was seen of it."""

    def view(self, seat: str | None = None) -> PublicView:
        """Return the public view of the seat, cached until the next move, since every line and option needs it."""
        state, moves = self.game.state, len(self.game.moves)
        if self._seen is None or self._seen[0] is not state or self._seen[1] != moves:
            self._seen = state, moves, {}
        seen = self._seen[2]
        if seat not in seen:
            seen[seat] = self.game.public(seat)
        return seen[seat]

    def board_noun(self, seat: str) -> Noun:
        """Return the owner of a board as a phrase argument; Lacerda's is the one without a seat."""
        return Noun(f"seat-{seat}" if seat in self.game.seats else "om-lacerda")

    def name(self, seat: str) -> str:
        return self.page.style(render(self.board_noun(seat), self.language), COLOURS[seat])

    def owners(self, view: PublicView) -> dict[str, Part]:
        """Return the letter of each board, in its colour."""
        seats = [player.seat for player in view.players]
        names = [render(self.board_noun(seat), self.language) for seat in seats]
        letters = initials(names, self.text("om-ui-letters"))
        return {seat: (letter, (COLOURS[seat],)) for seat, letter in zip(seats, letters, strict=True)}

    def letter(self, view: PublicView, seat: str) -> str:
        text, styles = self.owners(view)[seat]
        return self.page.style(text, *styles)

    def building_letter(self, building: str) -> str:
        return self.text("om-ui-letters")[LETTERED.index(building)]

    def building(self, building: str) -> str:
        return render(noun_of(building), self.language)

    def tech(self, tech: str) -> str:
        """Return a technology in one or two words."""
        if tech in BUILDINGS:
            return self.building(tech)
        if tech == "rover":
            return self.noun("om-rover")
        return self.text("om-ui-upgrade-tech") if tech == "upgrade" else self.text("om-ui-ship-tech")

    def card_name(self, card: str) -> str:
        return render(CARDS[card].noun(), self.language)

    def face(self, card: str) -> str:
        return card_text(CARDS[card], self.language)

    def labelled(self, key: str, text: str) -> str:
        return f"{self.page.style(self.text(key), BOLD)}: {text}"

    def entry(self, key: str, entries: list[str], indent: int = 0, comma: str = ", ") -> list[str]:
        """Return a line of the table: what it is about, and what there is; no line for nothing."""
        if not entries:
            return []
        return [self.page.fill(self.labelled(key, comma.join(entries)), indent, indent + 2)]

    def short(self, card: str) -> str:
        """Return the name of a tile without its kind, as it stands in quotation marks or brackets."""
        name = self.card_name(card)
        inner = INNER_NAME.search(name)
        return capital(inner[1]) if inner else name

    def good(self, good: str, amount: int | str) -> str:
        return glued(f"{self.noun(f'om-{good}', 2)} {amount}")


class MainBoard(Naming):
    """The middle of the table."""

    def order(self, view: PublicView) -> list[str]:
        """Return the shuttle, and who is where in the turn order."""
        placed = all(player.space for player in view.players)
        key = "om-ui-shuttle-orbit" if view.shuttle.side == "orbit" else "om-ui-shuttle-colony"
        shuttle = [self.text(key, count=view.shuttle.space)] if placed else []
        places: dict[str | None, list[str]] = {"orbit": [], "colony": []}
        for player in sorted(view.players, key=lambda player: player.space or 0):
            if player.space:
                name = self.name(player.seat)
                shown = name if player.stands else self.text("om-ui-done", seat=name)
                places[player.side].append(glued(f"{player.space} {shown}"))
        orbit = f"{self.text('om-ui-in-orbit')}: {', '.join(places['orbit']) or NOTHING}"
        colony = f"{self.text('om-ui-in-colony')}: {', '.join(places['colony']) or NOTHING}"
        return [self.page.fill(" · ".join([*shuttle, orbit, colony]), 0, 2)]

    def missions(self, view: PublicView) -> list[str]:
        """Return the open missions with what is left of them; solo cards know them by letters."""
        entries = []
        for letter, mission in zip("ABC", view.missions, strict=True):
            if mission.card:
                crystals = Noun("om-crystal", mission.crystals, True)
                count = Phrase("om-ui-contributions", {"count": mission.left, "what": crystals})
                left = render_inline(count, self.language)
                entries.append(glued(f"{f'{letter} ' if view.solo else ''}{self.short(mission.card)} ({left})"))
        return self.entry("om-ui-missions", entries)

    def support(self, view: PublicView) -> list[str]:
        """Return the progress of each marker to the next level, and its effect until then."""
        lines = [self.page.style(self.text("om-ui-life-support"), BOLD) + ":"]
        for column in view.life_support:
            have = f"{self.building(column.building)} {column.row}/{min(view.level + 1, LSS_ROWS)}"
            reward = self.face(column.reward) if column.reward else NOTHING
            lines.append(self.page.fill(f"{have}: {reward}", 2, 4))
        return lines

    def slots(self, view: PublicView) -> list[str]:
        """Return the colonists on the action slots."""
        entries = []
        for action in view.players[0].slots:
            there = [self.letter(view, player.seat) * player.slots[action] for player in view.players]
            taken = sum(player.slots[action] for player in view.players)
            free = FREE_SLOT * (slots_of(action, len(view.players)) - taken)
            name = self.noun("om-action-" + action.replace("_", "-"))
            entries.append(glued(f"{name} [{''.join(there)}{free}]"))
        return self.entry("om-ui-slots", entries)

    def market(self, view: PublicView) -> list[str]:
        """Warehouse, building tiles with the arrows of the next one, technologies and exploration tiles."""
        lines = self.entry("om-ui-warehouse", [self.good(good, amount) for good, amount in view.warehouse.items()])
        stacks = []
        for stack in view.stacks:
            arrows = "".join(ARROWS[way] for way in stack.arrows)
            stacks.append(glued(f"{self.building(stack.building)} {stack.count}{f' {arrows}' if arrows else ''}"))
        lines += self.entry("om-ui-stacks", stacks)
        lines += self.entry("om-ui-tech-grid", self.grid(view), comma="; ")
        return lines + self.entry("om-ui-exploration", [self.short(tile) for tile in view.exploration])

    def grid(self, view: PublicView) -> list[str]:
        """Return the technologies in each row of the grid, and their price."""
        rows = []
        for row, price in GRID_ROWS.items():
            techs: list[Arg] = [self.tech(at.tech) for at in view.grid if at.tech and at.space.startswith(row)]
            if techs:
                rows.append(self.text("om-ui-grid-row", techs=techs, price=[*price]))
        return rows

    def cards(self, view: PublicView) -> list[str]:
        """Blueprints, scientists and contracts on display."""
        display = [*view.blueprints.upper, *view.blueprints.lower]
        return [
            *self.entry("om-ui-blueprints", [self.blueprint(card) for card in display if card]),
            *self.entry("om-ui-offers", [glued(self.offer(card)) for card in view.offers if card]),
        ]

    def blueprint(self, card: str) -> str:
        """Return a blueprint with its building and level, as on the map, and the good it brings."""
        shows = INDEX[card]
        code = f"{self.building_letter(shows['building'])}{shows['level']}"
        gain = Noun(f"om-{shows['gain']}")
        return glued(self.text("om-ui-blueprint", card=CARDS[card].noun(), building=code, what=gain))

    def offer(self, card: str) -> str:
        """Return a scientist with type and price, or a contract with what it is worth."""
        shows = INDEX[card]
        if shows["family"] == "contract":
            worth = f"{shows['success']:+d}/{shows['failure']:+d}".replace("-", "−")
            return f"{self.card_name(card)} {worth} {self.noun('om-points', 2)}"
        building = noun_of(shows["works_in"], 2)
        cost: list[Arg] = [*scientist_price(card)]
        return self.text("om-ui-scientist", scientist=CARDS[card].noun(), building=building, price=cost)

    def solo_goals(self, view: PublicView) -> list[str]:
        """Return the needs met of each goal level, and the lowest level that is not reached in full."""
        if not view.solo:
            return []
        counts = [(card, sum(self.needs_met(card))) for card in SOLO_GOAL_CARDS]
        goals = [glued(f"{self.card_name(card.id)} {met}/{len(card.needs)}") for card, met in counts]
        lines = self.entry("om-ui-solo-goals", goals)
        for card, met in counts:
            if met < len(card.needs):
                return [*lines, self.page.fill(self.solo_goal(card), 2, 4)]
        return lines

    def solo_goal(self, card: SoloGoal) -> str:
        """Return a goal level with its requirements, those that are met with a mark."""
        texts = [render_inline(need.phrase(), self.language) for need in card.needs]
        texts[0] = capital(texts[0])
        needs = [(f"{MET} " if met else "") + text for text, met in zip(texts, self.needs_met(card), strict=True)]
        return f"{self.page.style(self.card_name(card.id), BOLD)}: {'; '.join(needs)}"

    def needs_met(self, card: Goal | SoloGoal, seat: str = "") -> list[bool]:
        """Return True for each need of a goal that the seat meets. In a solo game the seat need not be named."""
        seat = seat or self.game.seats[0]
        have = self.figures(seat)[seat]
        return [have[need.figure()] >= need.least for need in card.needs]


class Board(MainBoard):
    # The whole table

    def screen(self, seat: str) -> str:
        view = self.view(seat)
        level = self.text("om-ui-level", level=f"{view.level}/{LAST_LEVEL}")
        end = self.text("om-ui-last-round") if view.final else self.text("om-ui-remaining", left=view.remaining)
        title = [self.text("om-ui-round", round=view.round), level, end]
        lines = [self.page.rule(" · ".join(title)), *self.order(view), *self.missions(view), *self.support(view)]
        lines += [*self.slots(view), *self.market(view), *self.cards(view), *self.solo_goals(view)]
        for player in view.players:
            if player.seat != seat:
                lines += self.board(view, player)
        lines += ["", self.colony(view).map(view, {}), "", self.legend(view), *self.tiles(view)]
        return "\n".join([*lines, *self.own(view, seat)])

    def glance(self, seat: str) -> str:
        """In the middle of a turn the map and the own board are enough, and nothing where only its end is left."""
        key = self.prompt(seat).key
        if key == "om-ask-turn":
            return self.screen(seat)
        if key == "om-ask-turn-end":
            return ""
        view = self.view(seat)
        return "\n".join([self.colony(view).map(view, {}), *self.own(view, seat)])

    def own(self, view: PublicView, seat: str) -> list[str]:
        """Return the board of the seat itself, and what nobody else knows."""
        player = player_at(view, seat)
        return [*self.board(view, player), *self.secrets(player)]

    def colony(self, view: PublicView) -> Colony:
        return Colony(self.page, self.text("om-ui-letters"), self.owners(view))

    def legend(self, view: PublicView) -> str:
        """Return the legend of the map."""
        marks = [self.page.style(glued(mark), DIM) for mark in self.text("om-ui-legend").split(", ")]
        names = [glued(f"{self.letter(view, player.seat)} {self.name(player.seat)}") for player in view.players]
        return self.page.fill(", ".join([*marks, *names]))

    def tiles(self, view: PublicView) -> list[str]:
        """Return the discovery tiles on the map."""
        result = [(name, hex.ground) for name, hex in view.hexes.items() if hex.ground and not hex.research]
        return self.entry("om-ui-on-map", [glued(f"{name.upper()} {self.short(tile)}") for name, tile in result])

    # Player boards

    def board(self, view: PublicView, player: Player) -> list[str]:
        """Return all that lies on and beside a board, as far as everybody may see it."""
        total = self.scores(view.viewer)[view.players.index(player)]["total"]
        now = self.text("om-ui-now", points=Noun("om-points", total, True))
        points = f"{self.noun('om-points', player.points or 0, True)} ({now})"
        lines = ["", self.page.fill(f"{self.name(player.seat)}: {points}")]
        if view.lacerda is not None and player.lacerda:
            lines += self.lacerda(view.lacerda, player)
        else:
            lines.append(self.page.fill(self.stock(player), 2, 4))
            lines.append(self.page.fill(dotted([*self.colonists(player), *self.ships(player)]), 2, 4))
        lines.append(self.page.fill(dotted(self.pieces(player)), 2, 4))
        lines += self.entry("om-ui-laboratory", self.laboratory(player), 2)
        lines += self.belongings(player)
        return lines

    def stock(self, player: Player) -> str:
        """Resources with the limit of each, and crystals with the room of the depot."""
        goods = [self.good(good, f"{amount}/{player.storage_room}") for good, amount in player.resources.items()]
        return ", ".join([*goods, self.crystals(player, f"/{player.depot_room}")])

    def crystals(self, player: Player, room: str) -> str:
        coming = f" ({self.text('om-ui-arriving', count=player.arriving)})" if player.arriving else ""
        return self.good("crystal", f"{player.crystals}{room}") + glued(coming)

    def colonists(self, player: Player) -> list[str]:
        return [
            f"{self.text('om-ui-quarters')} {player.quarters}/{player.quarters_room}",
            f"{self.text('om-ui-working')} {player.working}",
            f"{self.text('om-ui-supply')} {player.beside}",
        ]

    def ships(self, player: Player) -> list[str]:
        """Ships in the hangar, and the executive actions that ships have freed."""
        berths = player.berths
        free = [slot for slot in range(1, EXECUTIVE_SLOTS + 1) if slot > len(berths) or not berths[slot - 1]]
        return [
            f"{self.text('om-ui-hangar')} {player.hangar}",
            f"{self.text('om-ui-executive-actions')} {' '.join(map(str, free))}",
        ]

    def pieces(self, player: Player) -> list[str]:
        """Bots, rover, advanced building markers, shelters and progress."""
        bots = " ".join(hex.upper() for hex in player.bots if hex) or NOTHING
        cubes = [self.building_letter(building) for building, lies in player.progress.items() if lies]
        facts = [] if player.lacerda else [f"{self.text('om-ui-bots')} {bots}"]
        return [
            *facts,
            f"{self.noun('om-rover')} {player.rover.upper() if player.rover else NOTHING}",
            f"{self.text('om-ui-markers')} {player.markers}",
            f"{self.text('om-ui-progress')} {''.join(cubes) or NOTHING}",
            f"{self.text('om-ui-research-tiles')} {''.join(player.research).upper() or NOTHING}",
            f"{self.text('om-ui-discoveries')} {len(player.discoveries)}",
        ]

    def laboratory(self, player: Player) -> list[str]:
        return [glued(f"{at.space} {self.tech(at.tech)}") for at in player.lab]

    def belongings(self, player: Player) -> list[str]:
        """Blueprints, scientists, contracts and the completed goal."""
        blueprints = [
            glued(f"{self.card_name(owned.card)} {ADVANCED_MARK}{owned.hex.upper()}")
            if owned.hex
            else self.blueprint(owned.card)
            for owned in player.blueprints
        ]
        contracts = [f"{self.card_name(owned.card)} {self.deliveries(owned)}" for owned in player.contracts]
        return [
            *self.entry("om-ui-blueprints", blueprints, 2),
            *self.entry("om-ui-scientists", [self.scientist(hired) for hired in player.scientists], 2),
            *self.entry("om-ui-contracts", contracts, 2),
            *self.entry("om-ui-completed", [self.card_name(player.goal)] if player.goal else [], 2),
        ]

    def scientist(self, hired: HiredScientist) -> str:
        return self.card_name(hired.card) + (f" → {self.card_name(hired.at)}" if hired.at else "")

    def deliveries(self, contract: OwnedContract) -> str:
        """Return the progress of a contract."""
        if contract.completed:
            return MET
        goods = INDEX[contract.card].get("goods", {})
        done = [
            self.good(good, f"{delivered}/{amount}")
            for (good, amount), delivered in zip(goods.items(), contract.delivered, strict=False)
        ]
        return f"[{', '.join(done)}]" if done else f"[{NOTHING}]"

    def lacerda(self, lacerda: Lacerda, player: Player) -> list[str]:
        """Return the lines of Lacerda's side beside the usual ones."""
        last = f" ({self.card_name(lacerda.discard[-1])})" if lacerda.discard else ""
        facts = [
            self.crystals(player, ""),
            f"{self.text('om-ui-shelters')} {player.shelters}",
            f"{self.text('om-ui-hangar')} {player.hangar}",
            f"{self.text('om-ui-bots-on-board')} {lacerda.bots}",
            f"{self.text('om-ui-bot-at')} {self.building(lacerda.bot)}",
            f"{self.text('om-ui-solo-cards')} {lacerda.deck}{last}",
        ]
        return [self.page.fill(dotted(facts), 2, 4)]

    # What only the seat itself knows

    def secrets(self, player: Player) -> list[str]:
        """Private goals and First Colonist cards."""
        lines = [f"{self.card_name(goal)}: {self.need(player.seat, goal)}" for goal in player.goals.cards]
        lines += [f"{self.card_name(card)}: {self.face(card)}" for card in player.first_card.cards]
        for task in player.tasks.cards:
            done = f"{MET} " if task in player.tasks_done else ""
            lines.append(f"{self.card_name(task)}: {done}{self.face(task)}")
        return [self.page.fill(line, 2, 4) for line in lines]

    def need(self, seat: str, goal: str) -> str:
        """Return the needs of a private goal, marked when they are met."""
        card = CARDS[goal]
        met = isinstance(card, Goal) and all(self.needs_met(card, seat))
        return (f"{MET} " if met else "") + card_lines(card, self.language)[0]


def player_at(view: PublicView, seat: str) -> Player:
    return next(player for player in view.players if player.seat == seat)
