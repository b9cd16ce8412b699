"""Every phrase of the games: from the declarations, the source, the English messages, and from playing."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import valles
from tests.support.ledger import ROOT
from valles.describe.language import LANGUAGES
from valles.describe.text import PHRASE_FILES, TEXTS, render
from valles.describe.typography import NO_BREAK
from valles.game import Game
from valles.games.on_mars.rules.component import (
    CONSTRUCT,
    HIRE,
    LEARN_TECH,
    MAIN_ACTIONS,
    OBTAIN_BLUEPRINT,
    RESEARCH,
    UPGRADE,
)
from valles.games.on_mars.rules.reason import REASONS as ON_MARS_REASONS
from valles.games.registry import rulebook
from valles.games.terraforming_mars.rules import legend
from valles.games.terraforming_mars.rules.box import BOXES
from valles.games.terraforming_mars.rules.component import TAGS
from valles.games.terraforming_mars.rules.map import MAPS
from valles.games.terraforming_mars.rules.reason import (
    CITIES_MISSING,
    GOAL_NOT_REACHED,
    GREENERIES_MISSING,
    NO_SPACE,
    NOBODY_TO_REDUCE,
    PRODUCTION_MISSING,
    PRODUCTION_TOO_LOW,
    REASONS,
    STOCK_TOO_LOW,
    TAGS_MISSING,
    TOO_EXPENSIVE,
    TOO_HIGH,
    TOO_LOW,
)
from valles.kernel.phrase import Arg, Noun, Phrase
from valles.terminal.page import Page
from valles.terminal.player import game_screen

SHARED = "shared"
GAMES = ROOT / "src/valles/games"
MEASURES = (
    legend.terraform_rating(), legend.own_tiles(), legend.own_tiles(legend.CITY_TILE), legend.own_tags(legend.POWER),
    legend.cards_in_hand(), legend.production_of(legend.PLANTS), legend.stock_of(legend.STEEL, legend.ENERGY),
    legend.stock_of(legend.PLANTS), legend.tags_in_play(legend.JOVIAN), legend.different_tags(),
    legend.tags_in_play(legend.PLANT, legend.MICROBE, legend.ANIMAL), legend.projects_in_play(),
    legend.green_projects(), legend.demanding_projects(), legend.costly_projects(20), legend.events_played(),
    legend.highest_production(), legend.raised_productions(), legend.resources_on_cards(),
    legend.tiles_in_last_rows(2), legend.tiles_in_last_rows(4), legend.tiles_beside_oceans(),
)  # fmt: skip
PAGE_KEY = re.compile(r"(?:om-)?page-[a-z0-9-]*(?:[a-z0-9]|\$\{)")
"""A key in the source of the page; one that varies is written as `page-option-${name}`."""


def spaced(text: str) -> str:
    """The text with plain spaces, for tests of its words; `test_typography.py` looks at the others."""
    return text.replace(NO_BREAK, " ")


def words(phrase: Phrase | Noun, language: str) -> str:
    """The rendered text, with plain spaces."""
    return spaced(render(phrase, language))


# The messages


def files(stems: tuple[str, ...]) -> list[str]:
    """The English files of these names, with their folders."""
    folders = {name: text_folder(name) / "en" for name in text_folders()}
    return sorted(
        f"{name}/{path.stem}" for name, folder in folders.items() for path in folder.iterdir() if path.stem in stems
    )


def text_folders() -> list[str]:
    """The names of all folders of texts: of those that all games share, of each game, and of its boxes."""
    boxes = sorted(GAMES.glob("*/boxes/*/texts"))
    return [SHARED, *SAMPLES, *(folder.parent.relative_to(GAMES).as_posix() for folder in boxes)]


def text_folder(name: str) -> Path:
    """The folder of the texts of a game or box, or of those that all games share."""
    return TEXTS if name == SHARED else GAMES / name / "texts"


@cache
def entries(language: str, file: str) -> tuple[ftl.EntryType, ...]:
    folder, _, stem = file.rpartition("/")
    text = (text_folder(folder) / language / f"{stem}.ftl").read_text(encoding="utf-8")
    return tuple(entry for entry in FluentParser().parse(text).body if not isinstance(entry, ftl.BaseComment))


def keys(language: str, stems: tuple[str, ...]) -> list[str]:
    return [key for file in files(stems) for key in keys_in(language, file)]


def keys_in(language: str, file: str) -> list[str]:
    return [entry.id.name for entry in entries(language, file) if isinstance(entry, ftl.Message)]


class Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


class Cases(Visitor):
    """The cases for which a noun or phrase has forms."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == "case":
            self.names |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.generic_visit(node)


@cache
def cases(language: str, stems: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Every message of these files with the cases for which it has forms."""
    return {
        entry.id.name: frozenset(Cases(entry).names)
        for file in files(stems)
        for entry in entries(language, file)
        if isinstance(entry, ftl.Message)
    }


def cases_of(language: str, stems: tuple[str, ...], key: str) -> frozenset[str]:
    return cases(language, stems)[key]


@cache
def english(folder: str) -> dict[str, set[str]]:
    """The English phrases of a folder, each with the variables it uses."""
    return {
        entry.id.name: Variables(entry).names
        for file in files(PHRASE_FILES)
        if file.startswith(f"{folder}/")
        for entry in entries("en", file)
        if isinstance(entry, ftl.Message)
    }


# What the page says


def page_messages() -> Iterator[Phrase]:
    """The messages of the page: a list where the English message counts, a noun where any language needs a case."""
    for file in files(PHRASE_FILES):
        cased = {(key, name) for language in LANGUAGES for key, name in attributes(language, file)}
        for entry in entries("en", file):
            if isinstance(entry, ftl.Message) and PAGE_KEY.fullmatch(entry.id.name):
                key, names = entry.id.name, Variables(entry).names
                plural = {name.removesuffix("-count") for name in names if name.endswith("-count")}
                yield Phrase(key, {name: page_argument(key, name, plural, cased) for name in sorted(own(names))})


def own(names: set[str]) -> set[str]:
    return {argument_of(name) for name in names if name != "case"}


def argument_of(variable: str) -> str:
    """The argument that a variable stands for: itself, its count or its first letter."""
    return variable.removesuffix("-count").removesuffix("-initial")


def page_argument(key: str, name: str, plural: set[str], cased: set[tuple[str, str]]) -> Arg:
    if name in plural:
        return [Noun("seat-blue"), Noun("seat-green"), Noun("seat-white")]
    return Noun("seat-blue") if (key, name) in cased else "Anna" if name == "name" else 3


def attributes(language: str, file: str) -> Iterator[tuple[str, str]]:
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            yield from ((entry.id.name, attribute.id.name) for attribute in entry.attributes)


# The source


@cache
def source() -> tuple[ast.AST, ...]:
    """Every node of every module."""
    paths = sorted((ROOT / "src/valles").rglob("*.py"))
    return tuple(node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def source_texts() -> frozenset[str]:
    """Every text that stands somewhere in the source."""
    return frozenset(node.value for node in source() if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def page_keys() -> frozenset[str]:
    """The messages of the page: their keys are in its source, whole or up to where they vary."""
    keys = english(SHARED).keys() | {key for game in SAMPLES for key in english(game)}
    paths = (path for ending in ("ts", "svelte") for path in sorted((ROOT / "web/src").rglob(f"*.{ending}")))
    used = {text for path in paths for text in PAGE_KEY.findall(path.read_text(encoding="utf-8"))}
    whole = {text for text in used if not text.endswith("${")}
    varied = tuple(text.removesuffix("${") for text in used - whole)
    return frozenset(key for key in keys if key in whole or key.startswith(varied))


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def names_its_arguments(call: ast.Call) -> bool:
    return len(call.args) < 2 or isinstance(call.args[1], ast.Dict)


def argument_names(call: ast.Call) -> Iterator[str]:
    """The argument names of a `Phrase(key, {...})` or a `tell(key, name=...)`."""
    if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        yield from (str(key.value) for key in call.args[1].keys if isinstance(key, ast.Constant))
    yield from (keyword.arg for keyword in call.keywords if keyword.arg)


# A game


class Sample:
    """All phrases of one game."""

    game: str
    written_keys: re.Pattern[str]
    """The keys of questions, labels and events, which the source writes out."""
    args: ClassVar[dict[str, Arg]]
    """An argument of each name, for phrases that are known from their keys and argument names alone."""
    args_of: ClassVar[dict[str, dict[str, Arg]]]
    """The arguments of single keys that are of another kind."""
    heads: frozenset[str]
    """Keys that `describe` puts before the text of a card."""
    spare: frozenset[str] = frozenset()
    """Keys that only other variants, or cards of another deck, would use."""
    setups: tuple[dict[str, Any], ...]
    """The games played at random, each with its number as seed."""

    def __init__(self) -> None:
        self.rules: Any = rulebook(self.game)

    def met(self) -> Iterator[Phrase]:
        """The phrases of played games."""
        yield from self.declared()
        for seed, setup in enumerate(self.setups, 1):
            yield from self.played(seed, setup)

    def made_up(self) -> Iterator[Phrase]:
        """What is known from its key alone, with arguments of the kind that the game gives."""
        yield from self.reasons()
        yield from self.written()
        yield from self.outside_the_rules()
        yield from self.lesson()

    def lesson(self) -> Iterator[Phrase]:
        """What the lesson and its hints say: all arguments but one are numbers."""
        for key in keys_in("en", f"{self.game}/lesson"):
            names = english(self.game)[key]
            yield Phrase(key, {name: self.argument(key, name) if name == "what" else 3 for name in names})

    def declared(self) -> Iterator[Phrase]:
        """The phrases of the cards and the effects of the rules."""
        for card in self.rules.cards():
            yield from (part.phrase() for _, parts in card.sections() for part in parts)
        for effect in self.rules.effects:
            try:
                yield effect.phrase()
            except NotImplementedError:
                continue

    def reasons(self) -> Iterator[Phrase]:
        raise NotImplementedError

    def outside_the_rules(self) -> Iterator[Phrase]:
        """Phrases of no rule: score lines, results and the words of the command line."""
        raise NotImplementedError

    def written(self) -> Iterator[Phrase]:
        """Questions, labels and events that the source writes out, with arguments of the names given there."""
        for node in source():
            if isinstance(node, ast.Call) and node.args:
                for key in constants(node.args[0]):
                    if self.written_keys.fullmatch(key) and names_its_arguments(node):
                        yield Phrase(key, {name: self.argument(key, name) for name in argument_names(node)})

    def known(self, key: str) -> Phrase:
        """A phrase with the arguments that its English message uses; what is counted there is a list or a noun."""
        names = english(self.game).get(key) or english(SHARED).get(key, set())
        args: dict[str, Arg] = {}
        for name in sorted({argument_of(name) for name in names}):
            arg = self.argument(key, name)
            args[name] = [arg] if f"{name}-count" in names and isinstance(arg, Phrase) else arg
        return Phrase(key, args)

    def argument(self, key: str, name: str) -> Arg:
        return self.args_of.get(key, self.args).get(name, self.args[name])

    def played(self, seed: int, setup: dict[str, Any]) -> Iterator[Phrase]:
        """Every question, label and event of a random game, and now and then the reason against each option."""
        game = valles.new(self.game, seed=seed, **setup)
        chance = random.Random(seed)
        while not game.over:
            state = game.state
            for seat in state.pending_seats():
                yield state.prompt(seat)
                yield from (self.rules.label(state, seat, option) for option in state.options(seat))
            if len(game.moves) % 97 == 0:
                for option in range(len(self.rules.vocabulary)):
                    yield self.rules.label(state, 0, option)
                    if (reason := self.rules.why_not(state, 0, option)) is not None:
                        yield reason
            choice = chance.choice(game.pending)
            game.play(choice.seat, chance.choice(choice.options))
        yield from (event.phrase for event in game.events)
        yield from self.ended(game)

    def ended(self, game: Game) -> Iterator[Phrase]:
        """The phrases about the end."""
        return iter(())

    def known_nouns(self) -> set[str]:
        """The keys of the nouns that are shown by themselves."""
        return {card.noun().key for card in self.rules.cards()}


class TerraformingMars(Sample):
    game = "terraforming_mars"
    written_keys = re.compile("(ask|log|option|ui|result)-[a-z-]*[a-z]")
    heads = frozenset({"text-first", "text-action", "text-effect"})
    spare = frozenset({"if-tagged"})
    setups = (
        {"players": 1},
        {"players": 2},
        {"players": 3, "draft": True},
        {"players": 5, "corporate_era": False},
        {"players": 4, "edition": "pl"},
        {"players": 1, "prelude": True, "goal": "rating"},
        {"players": 3, "prelude": True},
    )
    args: ClassVar[dict[str, Arg]] = {
        "award": Noun("award-miner"), "by": Noun("seat-blue"), "card": Noun("card-asteroid"),
        "cards": Noun("cards", 2, True), "credits": Noun("credits", 30, True), "degrees": -12,
        "effect": Phrase("price", {"price": Phrase("discard", {"cards": Noun("cards", 1, True)}),
                                   "then": [Phrase("draw", {"cards": Noun("cards", 1, True)})]}),
        "generation": 3, "given": Noun("energy", 2), "goal": 63, "left": 2, "milestone": Noun("milestone-mayor"),
        "needs": [Phrase("need-oxygen-least", {"level": 4})], "number": 2, "oceans": 4, "option": "play:asteroid",
        "percent": 6, "points": Noun("points", 71, True), "price": 9, "project": Noun("standard-city"), "rating": 24,
        "reason": "…", "seat": Noun("seat-neutral"), "seats": [Noun("seat-yellow"), Noun("seat-blue")], "space": "E5",
        "source": Noun("card-asteroid"), "steps": -1, "text": "play:asteroid", "times": 2, "each": 1,
        "tile": Noun("tile-ocean"), "what": Noun("plants", 3, True),
        "where": Phrase("on-land"), "amount": 2, "count": 12, "id": "12-3f5a6b7c",
    }  # fmt: skip
    args_of: ClassVar[dict[str, dict[str, Arg]]] = {
        "ask-add": {"card": Noun("card-imported-hydrogen"), "what": Noun("microbes", 3, True)},
        "ask-copy": {"card": Noun("card-robotic-workforce")},
        "ask-discard": {"card": Noun("card-mars-university")},
        "ask-exchange-production": {"card": Noun("card-insulation"), "given": Noun("heat", 2)},
        "ask-may": {"card": Noun("card-mars-university")},
        "ask-remove-holding": {"card": Noun("card-virus"), "what": Noun("animals", 2, True)},
        "ask-take": {"card": Noun("card-predators"), "what": Noun("animals", 1, True)},
        "log-card-loss": {"card": Noun("card-fish"), "seat": Noun("seat-yellow"), "what": Noun("animals", 2, True)},
        "log-discard": {"seat": Noun("seat-yellow")},
        "log-own-card-loss": {"card": Noun("card-fish"), "seat": Noun("seat-yellow"), "what": Noun("animals", 2, True)},
        "ask-award": {"card": Noun("card-vitor")},
        "ask-raise-production": {"card": Noun("card-robinson-industries")},
        "log-prelude-unplayable": {"card": Noun("card-huge-asteroid"), "seat": Noun("seat-yellow")},
        "log-reveal-take": {"card": Noun("card-trees"), "seat": Noun("seat-yellow")},
        "option-prelude-unplayable": {"card": Noun("card-huge-asteroid"), "what": Noun("credits", 15, True)},
        "result-tie-break": {"seat": Noun("seat-yellow")},
        "result-winner": {"seat": Noun("seat-yellow")},
    }

    def declared(self) -> Iterator[Phrase]:
        """Also what milestones and awards can count, on whatever map, and the parameters of boxes."""
        yield from super().declared()
        for parameter in [parameter for box in BOXES for parameter in box.parameters]:
            yield Phrase(f"now-{parameter.name}", {"level": parameter.values[-1]})
            yield Phrase(f"ui-{parameter.name}", {"value": f"{parameter.values[0]}/{parameter.values[-1]}"})
        measures = [milestone.measure for box in BOXES for milestone in box.milestones]
        measures += [award.measure for box in BOXES for award in box.awards]
        for measure in (*MEASURES, *measures):
            yield from (measure.least(3), measure.least(5), measure.most())
            counted = measure.counted()
            yield counted if isinstance(counted, Phrase) else Phrase("in-order", {"steps": [counted]})
        for map in MAPS:
            for milestone in map.milestones:
                yield from (Phrase("in-order", {"steps": [milestone.noun()]}), milestone.phrase())
            for award in map.awards:
                yield from (Phrase("in-order", {"steps": [award.noun()]}), award.phrase())

    def reasons(self) -> Iterator[Phrase]:
        needs = {
            TOO_LOW: Phrase("need-oceans-least", {"level": 3}),
            TOO_HIGH: Phrase("need-oceans-most", {"level": 3}),
            TAGS_MISSING: Phrase("need-tags", {"tags": Noun("tag-science", 3, True)}),
            PRODUCTION_MISSING: Phrase("need-production", {"what": Noun("titanium"), "least": 1}),
            CITIES_MISSING: Phrase("need-cities", {"tiles": Noun("tile-city", 2, True)}),
            GREENERIES_MISSING: Phrase("need-greeneries", {"tiles": Noun("tile-greenery", 1, True)}),
        }
        now = Phrase("now-oceans", {"level": 0})
        args: dict[int, dict[str, Arg]] = {number: {"need": need, "now": now} for number, need in needs.items()}
        args[PRODUCTION_TOO_LOW] = {"what": Noun("energy", 2), "have": 1, "need": 2}
        args[STOCK_TOO_LOW] = {"what": Noun("plants", 2), "have": 5, "need": 8}
        args[NOBODY_TO_REDUCE] = {"what": Noun("heat", 2)}
        args[NO_SPACE] = {"tiles": [Noun("tile-city")]}
        args[TOO_EXPENSIVE] = {"price": 9, "have": 5}
        args[GOAL_NOT_REACHED] = {"need": legend.own_tags(legend.BUILDING).least(8), "now": 5}
        for number, reason in enumerate(REASONS[1:], 1):
            yield Phrase("why-" + reason, args.get(number, {}))

    def outside_the_rules(self) -> Iterator[Phrase]:
        scores = valles.new(self.game, players=2).scores()
        keys = source_texts() | {f"score-{category}" for category in scores["blue"]}
        for folder in (self.game, SHARED):
            for key in english(folder):
                if re.match("(score|result|ui)-", key) and key in keys:
                    yield self.known(key)

    def known_nouns(self) -> set[str]:
        return super().known_nouns() | {f"tag-{tag}" for tag in TAGS} | {"seat-world-government"}


class OnMars(Sample):
    game = "on_mars"
    written_keys = re.compile("om-(ask|for|log|option|ui|result)-[a-z-]*[a-z]")
    heads = frozenset({"om-text-reward", "om-text-executive"})
    spare = frozenset({"om-warehouse-resource"})
    setups = (
        {"players": 1},
        {"players": 2},
        {"players": 3, "first_colonists": True},
        {"players": 4, "space_oddity": True, "length": "long"},
    )
    args: ClassVar[dict[str, Arg]] = {
        "action": Noun("om-action-construct"), "bot": 2, "bots": 1, "building": Noun("om-oxygen-condenser"),
        "buildings": [Noun("om-mine"), Noun("om-generator")], "by": Noun("seat-blue"), "card": Noun("om-card-casino"),
        "colonists": Noun("om-colonist", 2, True), "contract": Noun("om-card-contract-9"),
        "cost": Noun("om-crystal", 2, True), "count": 2, "criterion": "crystals", "direction": Noun("om-direction-ne"),
        "effect": Phrase("om-take-blueprint", {"count": 1, "more": Phrase("om-more")}), "from": "G5",
        "goals": [Noun("om-card-goal-1"), Noun("om-card-goal-2")],
        "cards": [Noun("om-card-b1"), Noun("om-card-b2")], "hex": "G4", "left": 2, "level": 3,
        "option": Phrase("om-option-action", {"action": Noun("om-action-upgrade"), "price": []}),
        "mission": Noun("om-card-mission-bots"), "number": 2, "owner": Noun("seat-green"), "piece": Noun("om-bot"),
        "place": 3, "places": 4, "points": Noun("om-points", 71, True),
        "price": [Noun("om-oxygen", 1, True), Noun("om-any-resource", 1, True)], "round": 5, "rover": 2, "row": 3,
        "scientist": Noun("om-card-geologist"), "seat": Noun("om-lacerda"),
        "seats": [Noun("seat-yellow"), Noun("seat-blue")], "size": 2, "space": 3,
        "tech": Noun("om-card-tech-mine"), "techs": [Noun("om-mine"), Noun("om-rover")],
        "tile": Noun("om-card-research-a1"), "times": 2, "each": 3, "to": "3a", "what": Noun("om-battery", 3, True),
        "why": [Phrase("om-for-first-step", {"building": Noun("om-oxygen-condenser")})],
    }  # fmt: skip
    args_of: ClassVar[dict[str, dict[str, Arg]]] = {
        "om-log-goal": {"card": Noun("om-card-goal-1"), "seat": Noun("seat-green")},
        "om-log-keep-discovery": {"seat": Noun("seat-green"), "tile": Noun("om-card-discovery-crystals-x3")},
        "om-log-lacerda-nowhere": {"building": Noun("om-oxygen-condenser", 2)},
        "om-log-lacerda-third-level": {"card": Noun("om-card-library")},
        "om-log-produce": {"seat": Noun("seat-green")},
        "om-result-solo-won": {"goals": [Noun("om-card-first-colonists")]},
        "om-result-tie-break": {"seat": Noun("seat-green")},
    }

    def reasons(self) -> Iterator[Phrase]:
        for reason in ON_MARS_REASONS[1:]:
            yield self.known(f"om-why-{reason}")

    def written(self) -> Iterator[Phrase]:
        """Also keys that are chosen before they are rendered, with the English arguments."""
        yield from super().written()
        computed = {f"om-log-lacerda-{how}{action}" for how in ("", "no-") for action in lacerda_actions()}
        for key in sorted(source_texts() | computed):
            if self.written_keys.fullmatch(key):
                yield self.known(key)

    def outside_the_rules(self) -> Iterator[Phrase]:
        for category in valles.new(self.game, players=2).scores()["green"]:
            yield Phrase(f"om-score-{category}")

    def ended(self, game: Game) -> Iterator[Phrase]:
        yield game_screen(game, "en", Page()).outcome()


def lacerda_actions() -> list[str]:
    """The main actions that Lacerda takes, as the keys about them name them."""
    actions = (OBTAIN_BLUEPRINT, LEARN_TECH, RESEARCH, CONSTRUCT, UPGRADE, HIRE)
    return [MAIN_ACTIONS[action].replace("_", "-") for action in actions]


SAMPLES: dict[str, Sample] = {sample.game: sample for sample in (TerraformingMars(), OnMars())}
RULES: Any = SAMPLES["terraforming_mars"].rules


@cache
def met(game: str) -> tuple[Phrase, ...]:
    """The phrases of played games, each once."""
    return tuple({repr(phrase): phrase for phrase in SAMPLES[game].met()}.values())


@cache
def phrases(game: str) -> tuple[Phrase, ...]:
    """All phrases of a game, each once."""
    all_phrases = chain(met(game), SAMPLES[game].made_up())
    return tuple({repr(phrase): phrase for phrase in all_phrases}.values())


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
