"""Generate docs/moves.md: every option of every game, by number and text."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from valles.games.registry import available_games, rulebook

TARGET = Path(__file__).resolve().parent.parent / "docs/moves.md"
MEANING = {
    "terraforming_mars": {
        "pass": "take no action and leave this generation's action phase",
        "end": "end the turn after one action",
        "yes": "buy, sell or do what is asked",
        "no": "don't",
        "convert": "plants into a greenery, heat into a step of temperature",
        "standard": "use a standard project",
        "milestone": "claim a milestone",
        "award": "fund an award",
        "choose": "one of the ways a card offers, in printed order",
        "first": "which effect goes first: a part of the card being played by its place, a lasting effect by its card",
        "target": "a player, the neutral opponent of the solo game, or nobody",
        "amount": "how many; 63 stands for 63 or more and is followed by a second question",
        "pay:steel": "how much steel to pay with; M€ are the rest and never asked",
        "pay:titanium": "how much titanium",
        "pay:heat": "how much heat (Helion)",
        "pay:microbes": "how many microbes (Psychrophiles)",
        "resource": "the resource whose production is raised",
        "space": "an area of the map, by row and column from the upper left",
        "card": "a card: a corporation, a prelude, one to draft, to keep, to discard, to add to, to take from, to copy",
        "play": "play a card from hand",
        "action": "use the action of a card in play",
    },
    "on_mars": {
        "done": "no more of what is being done",
        "end": "end the turn",
        "yes": "do what is asked",
        "no": "don't",
        "stay": "do not travel",
        "travel": "travel to the other side",
        "keep": "keep the oxygen instead of developing the technology that was used",
        "boost": "send a colonist to work, or pay a crystal, for one more step; where both move, for bots or the rover",
        "with": "pay for an advanced building's action, or send the scientist there",
        "reward": "what a ship brings: colonists, or a colonist and a bot",
        "shuttle": "the side where the shuttle starts",
        "action": "a main action",
        "executive": "an executive action, by its depot space from the top",
        "use": "the action of an advanced building",
        "build": "the type of building to construct",
        "pay": "pay one unit: a good, a colonist sent to work, or a private goal that stands for a crystal",
        "take": "take one good",
        "tech": "whose technology to use",
        "ship": "the ship that leaves the depot, by its space from the top",
        "retrieve": "where a colonist comes back from",
        "space": "a turn order space",
        "choose": "one of the ways a card offers, in printed order",
        "develop": "move a technology from one space of the laboratory to another",
        "lab": "the laboratory space for a technology just learnt",
        "grid": "a technology from the grid, by its space",
        "rover": "move the rover one hex",
        "bot1": "move the first bot one hex",
        "bot2": "the second bot",
        "bot3": "the third bot",
        "bot4": "the fourth bot",
        "goal": "complete a private goal",
        "task": "show a First Colonist card whose task is done",
        "deliver": "put one good onto a contract",
        "hex": "a hex of the colony map: column from the left, row from the top",
        "card": "a card or tile: a blueprint, scientist, contract or discovery tile",
    },
}


def moves() -> str:
    lines = [
        "# Moves",
        "",
        "Every option is a small integer with one canonical text. The vocabulary of a game does not depend on",
        "players or variants and only grows at its end; its version counts how often. Records, logs, tests and the",
        "network use the texts, search and training the numbers.",
    ]
    for game in available_games():
        rules = rulebook(game)
        texts = rules.vocabulary.texts
        lines += ["", f"## {game}: {len(texts)} options, version {rules.vocabulary.version}"]
        for name, kinds in groupby(rules.vocabulary.kinds, lambda kind: kind.name):
            options = [option for kind in kinds for option in kind.options()]
            numbers = f"{options[0]}" if len(options) == 1 else f"{options[0]} to {options[-1]}"
            nouns = [rules.vocabulary.noun_of(option) for option in options]
            lines += ["", f"**{name}** ({numbers}): {MEANING[game][name]}"]
            if nouns != [""]:
                listed = f"{nouns[0]} to {nouns[-1]}" if nouns[-1].isdigit() and len(nouns) > 9 else ", ".join(nouns)
                lines += ["", f"> {listed}"]
    return "\n".join(lines) + "\n"


def files() -> dict[Path, Callable[[], str]]:
    return {TARGET: moves}
