"""Every phrase the game can say, as far as it can be found: in the declarations, in the source, and by playing."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import valles
from tests.ledger import ROOT
from valles.describe.text import LOCALE, NOUN_FILES, PHRASE_FILES
from valles.game import rulebook
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terraforming_mars.reason import GOAL_NOT_REACHED, REASONS, TOO_EXPENSIVE

SOURCE = ROOT / "src/valles"
RULES = rulebook("terraforming_mars")
SCORES = ("rating", "awards", "milestones", "greeneries", "cities", "cards", "total")
SPOKEN_BY_OTHERS = re.compile("(score|result|ui)-")
"""Keys that need no rules to be said: score lines, results and the words of the command line."""

ARGS: dict[str, Arg] = {
    "award": Noun("award-miner"), "by": Noun("seat-blue"), "card": Noun("card-asteroid"),
    "cards": Noun("cards", 2, True), "credits": Noun("credits", 30, True), "degrees": -12, "effect": Phrase("draw", {"cards": Noun("cards", 1, True)}),
    "generation": 3, "given": Noun("energy", 2), "have": 5, "left": 3, "metal": Noun("steel"), "milestone": Noun("milestone-mayor"),
    "needs": [Phrase("need-oxygen-least", {"level": 4})], "number": 2, "oceans": 4, "option": "play:asteroid", "percent": 6,
    "points": Noun("points", 71, True), "price": 9, "project": Noun("standard-city"), "rating": 24, "reason": "…",
    "seat": Noun("seat-neutral"), "seats": [Noun("seat-yellow"), Noun("seat-blue")], "space": "r5c5", "steps": -1,
    "taken": Noun("cards", 1, True), "text": "play:asteroid", "tile": Noun("tile-ocean"), "what": Noun("plants", 3, True),
    "where": Phrase("on-land"), "amount": 2,
}  # fmt: skip
"""An argument of each name, for phrases that are only known from the source."""


def entries(language: str, file: str) -> list[ftl.EntryType]:
    text = (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ftl.BaseComment)]


def keys(language: str, files: tuple[str, ...]) -> list[str]:
    return [entry.id.name for file in files for entry in entries(language, file) if isinstance(entry, ftl.Message)]


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name.removesuffix("-count"))


def declared() -> Iterator[Phrase]:
    """What the cards and the effects of the rules say."""
    for card in RULES.cards():
        for part in (*card.needs, *card.play, *card.first, *card.when, *card.always):
            yield part.phrase()
        for part in (card.action, card.points):
            if part is not None:
                yield part.phrase()
    for effect in RULES.effects:
        try:
            yield effect.phrase()
        except NotImplementedError:
            continue


def reasons() -> Iterator[Phrase]:
    given: dict[int, dict[str, Arg]] = {
        TOO_EXPENSIVE: {"price": 9, "have": 5},
        GOAL_NOT_REACHED: {"goal": 8, "have": 5},
    }
    for number, reason in enumerate(REASONS):
        if number:
            yield Phrase("why-" + reason, given.get(number, {}))


def written() -> Iterator[Phrase]:
    """Phrases and events written out in the source, with arguments of the names they have there."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            if isinstance(node.func, ast.Name) and node.func.id == "Phrase":
                given = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
                names = [key.value for key in given.keys if isinstance(key, ast.Constant)] if isinstance(given, ast.Dict) else []
            elif isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                names = [keyword.arg for keyword in node.keywords]
            else:
                continue
            for key in constants(node.args[0]):
                if re.match("(ask|log|option|ui|result|text)-", key):
                    yield Phrase(key, {str(name): ARGS[str(name)] for name in names})


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def spoken_by_others() -> Iterator[Phrase]:
    """Score lines, results and the words of the command line, with the arguments of the English messages."""
    for file in PHRASE_FILES:
        for entry in entries("en", file):
            if isinstance(entry, ftl.Message) and SPOKEN_BY_OTHERS.match(entry.id.name):
                yield Phrase(entry.id.name, {name: ARGS[name] for name in Variables(entry).names})


def played(seed: int, **setup: object) -> Iterator[Phrase]:
    """Every question, label, reason and event of a random game."""
    game = valles.new("terraforming_mars", seed=seed, **setup)
    chance = random.Random(seed)
    number = 0
    while not game.over:
        state = game.state
        for seat in state.pending():
            yield state.asked(seat)
            for option in state.options(seat):
                yield RULES.label(state, seat, option)
        if number % 97 == 0:
            for option in range(len(RULES.vocabulary)):
                yield RULES.label(state, 0, option)
                if (reason := RULES.why_not(state, 0, option)) is not None:
                    yield reason
        number += 1
        choice = chance.choice(game.pending)
        game.play(choice.seat, chance.choice(choice.options))
    for event in game.events:
        yield event.phrase


@cache
def phrases() -> tuple[Phrase, ...]:
    """All of them, each once."""
    sources = [
        declared(), reasons(), written(), spoken_by_others(),
        played(1, players=1), played(2, players=2), played(3, players=3, draft=True),
        played(4, players=5, corporate_era=False), played(5, players=4, edition="pl"),
    ]  # fmt: skip
    found = {repr(phrase): phrase for source in sources for phrase in source}
    return tuple(found.values())


def heads(arg: Arg | Phrase) -> Iterator[tuple[bool, str]]:
    """The keys in a phrase, its own and those inside: whether it is a noun's, and the key."""
    if isinstance(arg, Noun):
        yield True, arg.key
    elif isinstance(arg, Phrase):
        yield False, arg.key
        for inner in arg.args.values():
            yield from heads(inner)
    elif isinstance(arg, list):
        for inner in arg:
            yield from heads(inner)


__all__ = ["NOUN_FILES", "PHRASE_FILES", "RULES", "SCORES", "entries", "heads", "keys", "phrases"]
