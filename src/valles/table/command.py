"""The commands that change a table in play, and how a row on disk holds them."""

from __future__ import annotations

from typing import Final, assert_never, get_args

import msgspec
from msgspec import Struct

from valles.table import message as protocol


class UnknownCommand(ValueError):
    """A row holds no command of this version; the message says why."""


class _Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """On disk the tag is the column `kind`, and the fields are the column `body`: neither may change."""


class Move(_Command, frozen=True, tag="move"):
    """Answer the question of the seat: all choices or none."""

    pending: str
    """The id of the question."""
    choices: list[str]


class Confirm(_Command, frozen=True, tag="confirm"):
    """End the turn of the seat."""


class Confirming(_Command, frozen=True, tag="confirming"):
    """Let the seat confirm its turns from now on, or no longer."""

    on: bool


class Undo(_Command, frozen=True, tag="undo"):
    """Go back to so many moves, without asking anybody."""

    to: int


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Withdraw the seat's last answer to a question that others are still asked."""


class Consent(_Command, frozen=True, tag="consent"):
    """Agree to go back to so many moves."""

    to: int
    people: list[str]
    """The seats that have to agree."""


Command = Move | Confirm | Confirming | Undo | TakeBack | Consent

KINDS: Final[dict[str, type[Command]]] = {kind.__struct_config__.tag: kind for kind in get_args(Command)}


def command_of(message: protocol.Act) -> Command:
    """The command of a message; whoever knows the table fills in who has to consent."""
    match message:
        case protocol.Decide():
            return Move(message.pending, message.choices)
        case protocol.Confirm():
            return Confirm()
        case protocol.Confirming():
            return Confirming(message.on)
        case protocol.Undo():
            return Undo(message.to)
        case protocol.TakeBack():
            return TakeBack()
        case protocol.Consent():
            return Consent(message.to, people=[])
        case _:
            assert_never(message)


def kind_of(command: Command) -> str:
    return str(command.__struct_config__.tag)


def body_of(command: Command) -> dict[str, object]:
    return msgspec.structs.asdict(command)


def decoded(kind: str, body: object) -> Command:
    """The command that a row holds in these columns; raises UnknownCommand, with the reason."""
    if kind not in KINDS:
        raise UnknownCommand(f"this version of Valles knows no {kind!r}, only {', '.join(KINDS)}")
    try:
        return msgspec.convert(body, KINDS[kind])
    except msgspec.ValidationError as error:
        raise UnknownCommand(f"its {kind!r} is not as it should be: {error}") from error
