"""Writes web/src/generated: what the page knows of each game, its cards in every language, and the ledger of its rules.

These tables are those of the games' own modules. Nothing of it is a rule: what may be done, what it costs and what it
brings, the page hears from the server.
"""

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from valles.describe.card import card_lines
from valles.describe.icons import card_icons
from valles.describe.language import LANGUAGES
from valles.describe.text import capital, speak
from valles.games.on_mars.effects.lab import GRID_PRICES, LEVEL_PRICES
from valles.games.on_mars.effects.offer import CONTRACT_PRICE
from valles.games.on_mars.effects.ship import SHIP_PRICE, Welcome, colonists_brought
from valles.games.on_mars.effects.upgrade import UPGRADE_PRICE
from valles.games.on_mars.rules import building, colony, standin
from valles.games.on_mars.rules import component as om
from valles.games.on_mars.rules.card import CONTRACT_CARDS, LAB_BONUS, LSS_BENEFIT, SPACE_BONUS, Goal, Need, SoloGoal
from valles.games.on_mars.rules.payment import price_icons
from valles.games.on_mars.rules.turn import MAIN
from valles.games.on_mars.rules.vocabulary import DELIVER, DELIVERY_OF, DEVELOP, REWARD_BOT, REWARD_COLONISTS
from valles.games.registry import rulebook
from valles.games.terraforming_mars.effects.stock import Gain
from valles.games.terraforming_mars.effects.verb import TileVerb
from valles.games.terraforming_mars.rules import component as tm
from valles.games.terraforming_mars.rules.card import CARDS as TM_CARDS
from valles.games.terraforming_mars.rules.card import DECKS
from valles.games.terraforming_mars.rules.card import Card as TmCard
from valles.games.terraforming_mars.rules.goal import Award, Milestone
from valles.games.terraforming_mars.rules.map import MAPS, Map
from valles.games.terraforming_mars.rules.parameter import degrees
from valles.games.terraforming_mars.rules.setup import credits_due
from valles.kernel.choice import Vocabulary
from valles.kernel.icon import Icon, Thing, either, gained, lost, nodes
from valles.kernel.icon import plain as icons
from valles.kernel.phrase import plain

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web/src/generated"
RULES = ROOT / "docs/rules"
LEDGERS = {"terraforming_mars": ["terraforming-mars.md"], "on_mars": ["on-mars.md", "on-mars-components.md"]}


def cards(game: str, language: str) -> list[dict[str, Any]]:
    """Every card by its number in the states; the first has number 1."""
    shown = []
    for card in rulebook(game).cards():
        printed = {name: value for name, value in card.index().items() if name not in ("requirements", "points")}
        about = {"number": card.number, "id": card.id, "printed": str(printed.pop("number")), **printed}
        if game == "terraforming_mars":
            about |= {"credits": credits_of(card), "holds": tm.HOLDINGS[card.holds] or None, "acts": bool(card.action)}
        texts = {"name": speak(card.noun(), language), "lines": card_lines(card, language)}
        about["icons"] = icons(card_icons(card))
        if isinstance(card, (Goal, SoloGoal)):
            about["needs"] = [need(one, language) for one in card.needs]
        shown.append({**about, **texts})
    return shown


def credits_of(card: TmCard) -> int:
    """The M€ that a corporation begins with, or that a prelude brings, less what it asks for."""
    if card.kind != tm.PRELUDE:
        return card.credits
    gained = sum(part.amounts[tm.CREDITS] for part in card.play if isinstance(part, Gain) and part.per is None)
    return gained - credits_due([card.number])


def need(need: Need, language: str) -> dict[str, Any]:
    """A requirement: what is counted, as the figures of a seat name it, and how many there must be."""
    return {"figure": need.figure(), "least": need.least, "text": speak(need.phrase(), language)}


def shared(game: str) -> dict[str, Any]:
    """What every game has."""
    rules = rulebook(game)
    known = {"game": game, "version": rules.version, "seats": list(rules.colours)}
    return {**known, "vocabulary": vocabulary(rules.vocabulary)}


def vocabulary(known: Vocabulary) -> dict[str, list[str]]:
    """The nouns of each kind of options; a kind may lie in several blocks."""
    nouns: dict[str, list[str]] = {}
    for kind in known.kinds:
        nouns.setdefault(kind.name, []).extend(kind.nouns)
    return nouns


# Terraforming Mars


def terraforming_mars() -> dict[str, Any]:
    return {
        **shared("terraforming_mars"),
        "resources": tm.STOCK,
        "production_floor": dict(zip(tm.STOCK, tm.PRODUCTION_FLOOR, strict=True)),
        "holdings": tm.HOLDINGS[1:],
        "kinds": tm.KINDS,
        "tags": tm.TAGS,
        "decks": [deck.name for deck in DECKS],
        "projects": tm.PROJECTS,
        "maps": [game_map(map) for map in MAPS],
        "parameters": parameters(),
        "standard_projects": named_with(tm.STANDARD_PROJECTS, price=tm.STANDARD_PRICES),
        "milestone_price": tm.MILESTONE_PRICE,
        "milestone_points": tm.MILESTONE_POINTS,
        "milestones_claimable": tm.MILESTONES_CLAIMABLE,
        "award_prices": tm.AWARD_PRICES,
        "award_points": [tm.AWARD_FIRST, tm.AWARD_SECOND],
        "card_price": tm.CARD_PRICE,
        "ocean_bonus": tm.OCEAN_BONUS,
        "heat_a_step": tm.HEAT_A_STEP,
        "preludes_kept": tm.PRELUDES_KEPT,
        "compensation": tm.COMPENSATION,
        "goal_rating": tm.GOAL_RATING,
    }


def named_with(names: tuple[str, ...], **columns: list[int]) -> list[dict[str, Any]]:
    """The things of these names, each with its value of every column."""
    return [{"id": id, **{name: values[n] for name, values in columns.items()}} for n, id in enumerate(names)]


def game_map(map: Map) -> dict[str, Any]:
    """A map with its areas and those beside it, and the milestones and awards that come with it."""
    return {
        "name": map.name,
        "spaces": [space(map, number) for number in range(map.spaces)],
        "milestones": [{**goal_words(goal), "goal": goal.goal} for goal in map.milestones],
        "awards": [goal_words(goal) for goal in map.awards],
    }


def goal_words(goal: Milestone | Award) -> dict[str, Any]:
    """A milestone or an award with what it asks for, and what it counts in a word or two."""
    return {"id": goal.id, "phrase": plain(goal.phrase()), "counted": plain(goal.measure.counted())}


def space(map: Map, number: int) -> dict[str, Any]:
    """A space as it is printed; those off the map have no row, no column and no place."""
    name = map.names[number]
    row, column = name[1:].split("c") if number < map.areas else (None, None)
    then = map.then[number]
    stock = zip(tm.STOCK, map.bonus_stock[number], strict=True)
    drawn = map.bonus_cards[number]
    return {
        "name": name,
        "row": row and int(row),
        "column": column and int(column),
        "place": place(map, number) if number < map.areas else None,
        "called": map.places[number] or None,
        "ocean": map.is_ocean[number],
        "volcano": map.is_volcano[number],
        "reserved": reserved(map, number),
        "bonus": {**{kind: amount for kind, amount in stock if amount}, **({"cards": drawn} if drawn else {})},
        "price": map.prices[number],
        "then": None if then is None else benefit(then),
        "around": map.around[number] if number < map.areas else [],
    }


def place(map: Map, number: int) -> list[float]:
    """How many areas to the right of the middle of the map and how many rows below it an area lies."""
    across = [q + r / 2 for q, r in map.hexes.places]
    down = [r for _, r in map.hexes.places]
    return [across[number] - (min(across) + max(across)) / 2, down[number] - (min(down) + max(down)) / 2]


def reserved(map: Map, number: int) -> str | None:
    """What alone may lie there: oceans on theirs, and the tile of the first card whose rule leads there."""
    if map.is_ocean[number]:
        return "ocean"
    placing = ((card, part) for card in TM_CARDS for part in card.play if isinstance(part, TileVerb))
    return next((card.id for card, part in placing if map.reserved[part.where] == number), None)


def parameters() -> dict[str, Any]:
    """The tracks: the value at each step, and the steps that give something."""
    warm = [{"step": step, "gives": "heat_production"} for step in tm.HEAT_PRODUCTION_STEPS]
    return {
        "temperature": {
            "values": [degrees(step) for step in range(tm.TEMPERATURE_STEPS + 1)],
            "bonuses": [*warm, {"step": tm.OCEAN_STEP, "gives": "ocean"}],
        },
        "oxygen": {
            "values": list(range(tm.OXYGEN_STEPS + 1)),
            "bonuses": [{"step": tm.TEMPERATURE_STEP, "gives": "temperature"}],
        },
        "oceans": {"values": list(range(tm.OCEAN_TILES + 1)), "bonuses": []},
    }


# On Mars


def on_mars() -> dict[str, Any]:
    return {
        **shared("on_mars"),
        "resources": om.GOODS[: om.RESOURCES],
        "warehouse_goods": [om.GOODS[good] for good in om.WAREHOUSE_GOODS],
        "buildings": [
            {"id": id, "price": icons(price_icons(price)), "gain": good_of(id), "arrows": arrows(tiles)}
            for id, price, tiles in zip(om.BUILDINGS, building.PRICES, building.ARROWS_OF, strict=True)
        ],
        "stacks": om.BUILDINGS[: om.STACKS],
        "sides": om.SIDES,
        "turn_order": [turn_order_space(number) for number in range(1, om.SPACES + 1)],
        "actions": [action(number) for number in range(len(om.MAIN_ACTIONS))],
        "lab": [lab_space(number) for number in range(len(om.LAB))],
        "developments": [development(number) for number in range(len(om.DEVELOPMENTS))],
        "deliveries": [delivery(number) for number in range(len(DELIVERY_OF))],
        "lab_points": om.LAB_POINTS,
        "lab_prices": [icons(price_icons(packed)) for packed in LEVEL_PRICES],
        "grid": om.GRID,
        "grid_prices": [icons(price_icons(price)) for price in GRID_PRICES],
        "contract_price": icons(price_icons(CONTRACT_PRICE)),
        "hexes": [map_hex(number) for number in range(colony.HEXES)],
        "directions": colony.DIRECTIONS,
        "life_support": om.BUILDINGS[om.GENERATOR : om.GENERATOR + om.LSS],
        "life_support_rows": om.LSS_ROWS,
        "life_support_benefit": benefit(LSS_BENEFIT[0]),
        "progress_points": om.PROGRESS_POINTS,
        "quarters_points": om.QUARTERS_POINTS,
        "quarters_a_shelter": om.QUARTERS_A_SHELTER,
        "shuttle_lands_on": standin.SHUTTLE_LANDS_ON,
        "last_level": om.LAST_LEVEL,
        "missions_open": om.MISSIONS_OPEN,
        "tasks": om.TASKS,
        "pieces": {
            "colonists": om.COLONISTS, "bots": om.BOTS, "ships": om.SHIPS, "depot": om.DEPOT, "markers": om.MARKERS,
            "shelters": om.SHELTERS, "blueprints": om.BLUEPRINTS, "display": om.DISPLAY, "scientists": om.SCIENTISTS,
            "contracts": om.CONTRACTS,
        },
        "points": {"ship": om.SHIP_POINTS, "scientist": om.SCIENTIST_POINTS, "advanced": om.ADVANCED_POINTS},
    }  # fmt: skip


def good_of(kind: str) -> str:
    """What a building gives: shelters crystals, all others the resource in the same place."""
    number = om.BUILDINGS.index(kind)
    return om.GOODS[om.CRYSTAL if number == om.SHELTER else number]


def arrows(tiles: list[list[int]]) -> list[list[str]]:
    """The arrows of each tile, by their directions."""
    return [[colony.DIRECTIONS[direction] for direction in tile] for tile in tiles]


def benefit(effect: Any) -> dict[str, Any] | None:
    """What a printed benefit shows and says."""
    return None if effect is None else {"icons": icons(effect.icons()), "phrase": plain(effect.phrase())}


def turn_order_space(number: int) -> dict[str, Any]:
    side = om.SIDES[om.ORBIT if number <= om.SPACES_A_SIDE else om.COLONY]
    return {"number": number, "side": side, "benefit": benefit(SPACE_BONUS[number])}


def action(number: int) -> dict[str, Any]:
    """A main action: where colonists are placed, with the number of its slots; its price, its effect, what pays for
    more of it.
    """
    row = om.SLOT_OF[number]
    slots = None if row < 0 else len(om.SEATS) if row == om.HIRE_ROW else om.SLOTS
    side = om.ORBIT if number < om.CONTROL_CENTER else om.COLONY
    boosts = [icon.name for icon in nodes(MAIN[number].icons()) if isinstance(icon, Thing) and icon.kind == "boost"]
    boost = boosts[0] if boosts else None
    about = {"id": om.MAIN_ACTIONS[number], "side": om.SIDES[side], "slots": slots, "boost": boost}
    colonist = [] if row < 0 else [lost(1, "colonist")]
    price = [*colonist, *price_icons(ACTION_PRICES.get(om.MAIN_ACTIONS[number], 0))]
    return {**about, "price": icons(price), "effect": icons(effect_of(MAIN[number]))}


ACTION_PRICES = {"welcome_ship": SHIP_PRICE, "upgrade": UPGRADE_PRICE}
"""What each step of a main action costs, where that is always the same."""


def effect_of(effect: Any) -> list[Icon]:
    """What a main action brings, without what more of it costs."""
    if isinstance(effect, Welcome):
        ways = [(option, gained(colonists_brought(option), "colonist")) for option in (REWARD_COLONISTS, REWARD_BOT)]
        return either([[colonists, *([Thing("bots")] if way == REWARD_BOT else [])] for way, colonists in ways])
    return [icon for icon in effect.icons() if not (isinstance(icon, Thing) and icon.kind == "boost")]


def lab_space(number: int) -> dict[str, Any]:
    return {
        "id": om.LAB[number],
        "level": om.LAB_LEVEL[number],
        "to": [om.LAB[end] for end in om.LAB_TO[number]],
        "benefit": benefit(LAB_BONUS[number]),
    }


def development(number: int) -> dict[str, Any]:
    """Where a technology goes, by what the option names."""
    start, end = om.DEVELOPMENTS[number]
    return {"id": DEVELOP.nouns[number], "from": om.LAB[start], "to": om.LAB[end]}


def delivery(number: int) -> dict[str, Any]:
    """What is delivered to which contract, by what the option names."""
    contract, place = DELIVERY_OF[number]
    card = CONTRACT_CARDS[contract]
    return {"id": DELIVER.nouns[number], "card": card.id, "good": om.GOODS[card.goods[place]]}


def map_hex(number: int) -> dict[str, Any]:
    """A hex by column and row from the upper left, and by its axial coordinates from the middle."""
    name = colony.HEX_NAMES[number]
    q, r = colony.PLACES[number]
    return {"name": name, "column": name[0], "row": int(name[1:]), "q": q, "r": r, "around": colony.AROUND[number]}


# The ledgers

Piece = str | list[str]
"""Text as it is, or its kind (`b`, `i`, `code`, `rule`), the text, and for a rule the id that it names."""

RULE = re.compile(r"- \*\*((?:TM|OM)-[A-Z0-9]+-\d+)\b ?(.*?)\*\* ?(.*)", re.DOTALL)
GROUP = re.compile(r"(?:\d+\. )?((?:TM|OM)-[A-Z0-9]+): (.*)")
MARKS = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\.md\)")
NAMED = re.compile(r"((?:TM|OM)-[A-Z0-9]+)-\d+\b((?:(?:, | to | and | or |; )-\d+\b)*)")
START = re.compile(r"[-#|]|\d+\. ")
"""Whatever begins otherwise goes on with the line before it, unless that is empty."""


def rules(game: str) -> dict[str, Any]:
    """The ledger of a game, section by section."""
    texts = [(RULES / name).read_text(encoding="utf-8") for name in LEDGERS[game]]
    known = {id for text in texts for id in re.findall(r"^- \*\*((?:TM|OM)-[A-Z0-9]+-\d+)\b", text, re.MULTILINE)}
    return {"game": game, "sections": [section for text in texts for section in sections(text, known)]}


def sections(text: str, known: set[str]) -> Iterator[dict[str, Any]]:
    """What stands under each heading of the first and second level; those of the third are parts of it."""
    for lines in re.split(r"^(?=##? )", text, flags=re.MULTILINE)[1:]:
        heading, _, body = lines.partition("\n")
        level, _, title = heading.partition(" ")
        group = GROUP.fullmatch(title)
        id, title = group.groups() if group else (re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-"), title)
        shown = title.capitalize() if title.isupper() else capital(title)
        about = {"id": id, "group": bool(group), "level": len(level), "title": shown}
        yield {**about, "blocks": list(blocks(body, known))}


def blocks(body: str, known: set[str]) -> Iterator[dict[str, Any]]:
    """Rules, parts, lists, tables and text, in their order."""
    for chunk in chunks(body):
        first = chunk[0]
        if first.startswith("### "):
            yield {"kind": "part", "title": re.sub(r"^[\d.]+ ", "", first[4:])}
        elif first.startswith("|"):
            cells = [[pieces(cell.strip(), known) for cell in row.strip().strip("|").split(" |")] for row in chunk]
            yield {"kind": "table", "head": cells[0], "rows": cells[2:]}
        elif found := RULE.fullmatch(first):
            id, name, said = found.groups()
            yield {"kind": "rule", "id": id, "text": ([["b", name], " "] if name else []) + pieces(said, known)}
        elif START.match(first):
            ordered = first[0].isdigit()
            items = [pieces(re.sub(r"^(?:-|\d+\.) ", "", item), known) for item in chunk]
            yield {"kind": "list", "ordered": ordered, "items": items}
        else:
            yield {"kind": "text", "text": pieces(first, known)}


def chunks(body: str) -> Iterator[list[str]]:
    """Lines that belong together: a table, a list, or one line with those that go on with it."""
    gathered: list[str] = []
    gap = True
    for line in body.splitlines():
        if not line.strip() or line == "---":
            gap = True
            continue
        if gathered and not gap and not START.match(line):
            gathered[-1] += " " + line.strip()
        elif gathered and not gap and alike(line, gathered[-1]):
            gathered.append(line)
        else:
            if gathered:
                yield gathered
            gathered = [line]
        gap = False
    if gathered:
        yield gathered


def alike(*lines: str) -> bool:
    """Whether they are rows of one table, or items of one list that are no rules."""
    return all(line.startswith("|") for line in lines) or all(
        re.match(r"- |\d+\. ", line) and not RULE.match(line) for line in lines
    )


def pieces(text: str, known: set[str]) -> list[Piece]:
    """The text with its marks and the rules that it names."""
    found: list[Piece] = []
    end = 0
    for mark in MARKS.finditer(text):
        found += naming(text[end : mark.start()], known)
        code, bold, leaning, link = mark.groups()
        found.append(["code", code] if code else ["b", bold] if bold else ["i", leaning] if leaning else link)
        end = mark.end()
    return found + naming(text[end:], known)


def naming(text: str, known: set[str]) -> list[Piece]:
    """`TM-PARAM-10, -12` names two rules."""
    found: list[Piece] = []
    end = 0
    for named in NAMED.finditer(text):
        for number in re.finditer(r"-(\d+)\b", named[0]):
            begun = end > named.start()
            shown = named.start() + (number.start() if begun else 0)
            if (id := f"{named[1]}-{number[1]}") in known:
                found += [text[end:shown], ["rule", text[shown : named.start() + number.end()], id]]
                end = named.start() + number.end()
    return [piece for piece in [*found, text[end:]] if piece]


GAMES = {"terraforming_mars": terraforming_mars, "on_mars": on_mars}


def files() -> dict[str, str]:
    """Every file with its text."""
    data: dict[str, Any] = {game: about() for game, about in GAMES.items()}
    data |= {f"{game}.{language}": cards(game, language) for game in GAMES for language in LANGUAGES}
    data |= {f"rules.{game}": rules(game) for game in GAMES}
    return {
        f"{name}.json": json.dumps(known, ensure_ascii=False, separators=(",", ":")) for name, known in data.items()
    }


def write() -> None:
    """Write what has changed, whole, so that whoever watches or reads the files meanwhile is not disturbed."""
    GENERATED.mkdir(exist_ok=True)
    for name, text in files().items():
        path = GENERATED / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            whole = path.with_suffix(f".{os.getpid()}")
            whole.write_text(text, encoding="utf-8")
            whole.replace(path)


if __name__ == "__main__":
    write()
