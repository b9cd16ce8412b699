"""Arguments that several commands share: games, their variants, and errors."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from valles.describe.language import LANGUAGES
from valles.games.registry import available_games
from valles.kernel.rulebook import Rulebook

GameName = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(available_games()))]
Language = Annotated[str, typer.Option("--lang", help=", ".join(LANGUAGES))]
Players = Annotated[int, typer.Option(help="how many sit at the table")]
VARIANTS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Options that a command does not know are variants of the game; its rulebook checks them."""


def wanted(rules: Rulebook[Any], players: int, words: Sequence[str]) -> dict[str, Any]:
    """Return the options of a game from the command line, such as `--draft`, `--no-draft` or `--length long`."""
    options: dict[str, Any] = {"players": players}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            raise ValueError(f"{word!r} is no option")
        written, _, value = word.removeprefix("--").partition("=")
        name = written.replace("-", "_")
        if not value and rest and not rest[0].startswith("-"):
            value = rest.pop(0)
        if value:
            known = {str(one).lower(): one for one in rules.variants.values_of(name)}
            options[name] = known.get(value.lower(), value)
        elif name.startswith("no_") and name not in rules.variants:
            options[name.removeprefix("no_")] = False
        else:
            options[name] = True
    return options


def flag(name: str, values: Sequence[Any]) -> str:
    """Return the command-line option for another value of a variant than the default."""
    dashed = name.replace("_", "-")
    if set(values) == {True, False}:
        return f"--no-{dashed}" if values[0] else f"--{dashed}"
    return f"--{dashed} {'|'.join(map(str, values))}"


def fail(error: object) -> typer.Exit:
    typer.echo(f"valles: {error}", err=True)
    return typer.Exit(2)


def part(module: str, extra: str, what: str) -> Any:
    """Return an optional module; exit with the command that installs it if a package is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if str(error.name).startswith("valles"):
            raise
        raise fail(f"{what} needs {error.name}; to install it, run: pip install 'valles[{extra}]'") from None
    except ImportError as error:  # a module that says itself what is missing
        raise fail(error) from None
