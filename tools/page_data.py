"""Write web/src/generated: the printed tables of each game, its cards in every language, and the ledger of its rules.

A game names its tables in its manifest (`page`). They hold no rule: options, their prices and their effects come from
the server.
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
from valles.describe.text import capital, render
from valles.games.registry import has_part, own_games, part, rulebook
from valles.kernel.choice import Vocabulary
from valles.kernel.icon import plain as icons

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web/src/generated"
RULES = ROOT / "docs/rules"


def cards(game: str, language: str) -> list[dict[str, Any]]:
    """Return every card by its number in the states; the first has number 1."""
    page = part(game, "page")
    return [card_data(card, language) | page.card_fields(card, language) for card in rulebook(game).cards()]


def card_data(card: Any, language: str) -> dict[str, Any]:
    """Return the fields that the cards of every game have."""
    printed = {name: value for name, value in card.index().items() if name not in ("requirements", "points")}
    about = {"number": card.number, "id": card.id, "printed": str(printed.pop("number")), **printed}
    texts = {"name": render(card.noun(), language), "lines": card_lines(card, language)}
    return {**about, "icons": icons(card_icons(card)), **texts}


def tables(game: str) -> dict[str, Any]:
    """Return what every game has, and the printed tables of this one."""
    rules = rulebook(game)
    shared = {"game": game, "version": rules.version, "seats": list(rules.colours)}
    return {**shared, "vocabulary": vocabulary(rules.vocabulary), **part(game, "page").tables()}


def vocabulary(words: Vocabulary) -> dict[str, list[str]]:
    """Return the nouns of each kind of options. A kind may lie in several blocks."""
    nouns: dict[str, list[str]] = {}
    for kind in words.kinds:
        nouns.setdefault(kind.name, []).extend(kind.nouns)
    return nouns


# The ledgers

Piece = str | list[str]
"""Text as it is, or its kind (`b`, `i`, `code`, `rule`), the text, and for a rule the id that it names."""

RULE = re.compile(r"- \*\*([A-Z]{2}-[A-Z0-9]+-\d+)\b ?(.*?)\*\* ?(.*)", re.DOTALL)
GROUP = re.compile(r"(?:\d+\. )?([A-Z]{2}-[A-Z0-9]+): (.*)")
MARKS = re.compile(r"`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\.md\)")
NAMED = re.compile(r"([A-Z]{2}-[A-Z0-9]+)-\d+\b((?:(?:, | to | and | or |; )-\d+\b)*)")
START = re.compile(r"[-#|]|\d+\. ")
"""Whatever begins otherwise goes on with the line before it, unless that is empty."""


def rules(game: str) -> dict[str, Any]:
    """The ledger of a game, section by section."""
    texts = [(RULES / name).read_text(encoding="utf-8") for name in part(game, "page").ledgers]
    known = {id for text in texts for id in re.findall(r"^- \*\*([A-Z]{2}-[A-Z0-9]+-\d+)\b", text, re.MULTILINE)}
    return {"game": game, "sections": [section for text in texts for section in sections(text, known)]}


def sections(text: str, known: set[str]) -> Iterator[dict[str, Any]]:
    """Yield the content of each heading of the first and second level, with those of the third as parts."""
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
        elif match := RULE.fullmatch(first):
            id, name, text = match.groups()
            yield {"kind": "rule", "id": id, "text": ([["b", name], " "] if name else []) + pieces(text, known)}
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
    """Return True for rows of one table, or items of one list that are not rules."""
    return all(line.startswith("|") for line in lines) or all(
        re.match(r"- |\d+\. ", line) and not RULE.match(line) for line in lines
    )


def pieces(text: str, known: set[str]) -> list[Piece]:
    """The text with its marks and the rules that it names."""
    parsed: list[Piece] = []
    end = 0
    for mark in MARKS.finditer(text):
        parsed += naming(text[end : mark.start()], known)
        code, bold, leaning, link = mark.groups()
        parsed.append(["code", code] if code else ["b", bold] if bold else ["i", leaning] if leaning else link)
        end = mark.end()
    return parsed + naming(text[end:], known)


def naming(text: str, known: set[str]) -> list[Piece]:
    """`TM-PARAM-10, -12` names two rules."""
    parsed: list[Piece] = []
    end = 0
    for named in NAMED.finditer(text):
        for number in re.finditer(r"-(\d+)\b", named[0]):
            begun = end > named.start()
            shown = named.start() + (number.start() if begun else 0)
            if (id := f"{named[1]}-{number[1]}") in known:
                parsed += [text[end:shown], ["rule", text[shown : named.start() + number.end()], id]]
                end = named.start() + number.end()
    return [piece for piece in [*parsed, text[end:]] if piece]


def files() -> dict[str, str]:
    """Every file with its text."""
    games = [game for game in own_games() if has_part(game, "page")]
    data: dict[str, Any] = {game: tables(game) for game in games}
    data |= {f"{game}.{language}": cards(game, language) for game in games for language in LANGUAGES}
    data |= {f"rules.{game}": rules(game) for game in games}
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
