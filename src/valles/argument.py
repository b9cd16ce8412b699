"""Common parts of the commands: arguments, variants of a game, error messages, optional modules."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from valles.describe.language import LANGUAGES
from valles.games.registry import available_games
from valles.kernel.record import printable
from valles.kernel.rulebook import Rulebook

GameName = Annotated[str, typer.Argument(metavar="GAME", help=" or ".join(available_games()))]
Language = Annotated[str, typer.Option("--lang", help=", ".join(LANGUAGES))]
MailSender = Annotated[str, typer.Option(envvar="VALLES_MAIL_FROM", help="the sender of mails")]
MailServer = Annotated[
    str, typer.Option(envvar="VALLES_MAIL", help="the mail server: smtp://user:password@host, or smtps://…")
]
NoticeNetworks = Annotated[
    list[str] | None, typer.Option(help="a private network to which notices may go, as 192.168.1.0/24")
]
Players = Annotated[int, typer.Option(help="how many sit at the table")]
ACCEPTS_VARIANTS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Context settings of a command whose unknown options are variants of the game; the rulebook checks them."""


def game_options(rules: Rulebook[Any], players: int, arguments: Sequence[str]) -> dict[str, Any]:
    """Return the options of a game from the command line, such as `--draft`, `--no-draft` or `--length long`."""
    options: dict[str, Any] = {"players": players}
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if not argument.startswith("--"):
            raise ValueError(f"{argument!r} is no option")
        flag, _, value = argument.removeprefix("--").partition("=")
        name = flag.replace("-", "_")
        if not value and rest and not rest[0].startswith("-"):
            value = rest.pop(0)
        if value:
            by_text = {str(one).lower(): one for one in rules.variants.values_of(name)}
            options[name] = by_text.get(value.lower(), value)
        elif name.startswith("no_") and name not in rules.variants:
            options[name.removeprefix("no_")] = False
        else:
            options[name] = True
    return options


def flag_help(name: str, values: Sequence[Any]) -> str:
    """Return the flag for values of a variant that are not the default."""
    dashed = name.replace("_", "-")
    if set(values) == {True, False}:
        return f"--no-{dashed}" if values[0] else f"--{dashed}"
    return f"--{dashed} {'|'.join(map(str, values))}"


def fail(error: object) -> typer.Exit:
    """Print an error message, and return the exception that ends the command."""
    typer.echo(f"valles: {printable(str(error))}", err=True)
    return typer.Exit(2)


def optional_module(name: str, extra: str, purpose: str) -> Any:
    """Return a module that needs an extra; where that is missing, end with the command that installs it.

    Args:
        name: Name of the module.
        extra: Extra of Valles with the packages that it needs.
        purpose: What needs them, for the message.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if str(error.name).startswith("valles"):
            raise
        raise fail(f"{purpose} needs {error.name}; to install it, run: pip install 'valles[{extra}]'") from None
    except ImportError as error:  # a module whose error names the missing package itself
        raise fail(error) from None
