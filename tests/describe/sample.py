"""Every phrase the game can say: found in the declarations, in the source, in the English messages, and by playing."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import valles
from tests.ledger import ROOT
from valles.describe.text import LOCALE, PHRASE_FILES
from valles.game import rulebook
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terraforming_mars.component import TAGS
from valles.terraforming_mars.reason import GOAL_NOT_REACHED, REASONS, TOO_EXPENSIVE
from valles.terraforming_mars.saying import HINDRANCES, MISSED_NEEDS

RULES: Any = rulebook("terraforming_mars")

OUTSIDE_THE_RULES = re.compile("(score|result|ui)-")
"""Keys that no rule says: score lines, results and the words of the command line."""

ARGS: dict[str, Arg] = {
    "award": Noun("award-miner"), "by": Noun("seat-blue"), "card": Noun("card-asteroid"),
    "cards": Noun("cards", 2, True), "credits": Noun("credits", 30, True), "degrees": -12,
    "effect": Phrase("price", {"price": Phrase("discard", {"cards": Noun("cards", 1, True)}),
                               "then": [Phrase("draw", {"cards": Noun("cards", 1, True)})]}),
    "generation": 3, "given": Noun("energy", 2), "left": 3, "milestone": Noun("milestone-mayor"),
    "needs": [Phrase("need-oxygen-least", {"level": 4})], "number": 2, "oceans": 4, "option": "play:asteroid",
    "percent": 6, "points": Noun("points", 71, True), "price": 9, "project": Noun("standard-city"), "rating": 24,
    "reason": "…", "seat": Noun("seat-neutral"), "seats": [Noun("seat-yellow"), Noun("seat-blue")], "space": "r5c5",
    "steps": -1, "text": "play:asteroid", "tile": Noun("tile-ocean"), "what": Noun("plants", 3, True),
    "where": Phrase("on-land"), "amount": 2,
}  # fmt: skip
"""An argument of each name, for phrases that are known from their keys and argument names alone."""


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
        for part in (*card.needs, *card.play, *card.first, card.action, *card.when, *card.always, card.points):
            if part is not None:
                yield part.phrase()
    for effect in RULES.effects:
        try:
            yield effect.phrase()
        except NotImplementedError:
            continue


def reasons() -> Iterator[Phrase]:
    need = Phrase("need-oceans-least", {"level": 3})
    args: dict[int, dict[str, Arg]] = {number: {"need": need} for number in MISSED_NEEDS}
    effect = Phrase("spend", {"what": [Noun("plants", 8, True)]})
    args |= {number: {"effect": effect} for number in HINDRANCES}
    args[TOO_EXPENSIVE] = {"price": 9, "have": 5}
    args[GOAL_NOT_REACHED] = {"goal": 8, "have": 5}
    for number, reason in enumerate(REASONS[1:], 1):
        yield Phrase("why-" + reason, args.get(number, {}))


@cache
def source() -> tuple[ast.AST, ...]:
    """Every node of every module."""
    paths = sorted((ROOT / "src/valles").rglob("*.py"))
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def source_texts() -> set[str]:
    """Every text that stands somewhere in the source."""
    return {node.value for node in source() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def written() -> Iterator[Phrase]:
    """Questions, labels and events that the source writes out, with arguments of the names given there."""
    for node in source():
        if isinstance(node, ast.Call) and node.args:
            for key in constants(node.args[0]):
                if re.fullmatch("(ask|log|option|ui|result)-[a-z-]*[a-z]", key):
                    yield Phrase(key, {name: ARGS[name] for name in argument_names(node)})


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def argument_names(call: ast.Call) -> Iterator[str]:
    """The argument names of a `Phrase(key, {...})` or a `tell(key, name=...)`."""
    if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        yield from (str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant))
    yield from (keyword.arg for keyword in call.keywords if keyword.arg)


def outside_the_rules() -> Iterator[Phrase]:
    """Score lines, results and the words of the command line that somebody says, with the English arguments."""
    scores = valles.new("terraforming_mars", players=2).scores()
    said = source_texts() | {f"score-{category}" for category in scores["blue"]}
    for file in PHRASE_FILES:
        for entry in entries("en", file):
            if isinstance(entry, ftl.Message) and OUTSIDE_THE_RULES.match(entry.id.name) and entry.id.name in said:
                yield Phrase(entry.id.name, {name: ARGS[name] for name in sorted(Variables(entry).names)})


def played(seed: int, **setup: Any) -> Iterator[Phrase]:
    """Every question, label and event of a random game, and now and then the reason against each option there is."""
    game = valles.new("terraforming_mars", seed=seed, **setup)
    chance = random.Random(seed)
    while not game.over:
        state = game.state
        for seat in state.pending():
            yield state.asked(seat)
            yield from (RULES.label(state, seat, option) for option in state.options(seat))
        if len(game.moves) % 97 == 0:
            for option in range(len(RULES.vocabulary)):
                yield RULES.label(state, 0, option)
                if (reason := RULES.why_not(state, 0, option)) is not None:
                    yield reason
        choice = chance.choice(game.pending)
        game.play(choice.seat, chance.choice(choice.options))
    yield from (event.phrase for event in game.events)


@cache
def phrases() -> tuple[Phrase, ...]:
    """All of them, each once."""
    sources = [
        declared(), reasons(), written(), outside_the_rules(),
        played(1, players=1), played(2, players=2), played(3, players=3, draft=True),
        played(4, players=5, corporate_era=False), played(5, players=4, edition="pl"),
    ]  # fmt: skip
    return tuple({repr(phrase): phrase for source in sources for phrase in source}.values())


def nouns_in(arg: Arg) -> Iterator[str]:
    """The keys of all nouns in it."""
    if isinstance(arg, Noun):
        yield arg.key
    for inner in inside(arg):
        yield from nouns_in(inner)


def phrases_in(arg: Arg) -> Iterator[str]:
    """The keys of all phrases in it."""
    if isinstance(arg, Phrase):
        yield arg.key
    for inner in inside(arg):
        yield from phrases_in(inner)


def inside(arg: Arg) -> list[Arg]:
    return list(arg.args.values()) if isinstance(arg, Phrase) else arg if isinstance(arg, list) else []


def known_nouns() -> set[str]:
    """The keys of the nouns that are shown by themselves: cards and tags."""
    return {card.noun().key for card in RULES.cards()} | {f"tag-{tag}" for tag in TAGS}
