"""The commands that change a table in play: the same classes on the wire and in the rows on disk."""

from __future__ import annotations

from typing import Annotated, Final, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

MOST_CHOICES: Final = 200
"""The largest number of choices in one answer."""
STORED_NAMES: Final = {"question_id": "pending"}
"""Fields with another name in the column `body`."""

MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionText = Annotated[str, Meta(min_length=1, max_length=80)]
QuestionId = Annotated[str, Meta(min_length=1, max_length=20)]


class UnknownCommand(ValueError):
    """A row without a command of this version; the message is the reason."""


class _Command(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """Base of the commands. On disk the tag is the column `kind` and the fields are the column `body`."""


class Move(_Command, frozen=True, tag="move"):
    """Answer the question of the seat: one choice, or several as one form, all or none."""

    question_id: QuestionId
    choices: Annotated[list[OptionText], Meta(min_length=1, max_length=MOST_CHOICES)]


class Confirm(_Command, frozen=True, tag="confirm"):
    """End the turn of the seat; until then it can be taken back and nobody else is asked."""


class Confirming(_Command, frozen=True, tag="confirming"):
    """Confirm the turns of the seat from now on, or no longer."""

    on: bool


class Undo(_Command, frozen=True, tag="undo"):
    """Go back to so many moves, if nothing was revealed and nobody else has decided since."""

    to: MoveNumber


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Withdraw the seat's last answer to a question that others are still asked at the same time."""


class Consent(_Command, frozen=True, tag="consent"):
    """Propose or agree to go back to so many moves; when all people have agreed, it is done."""

    to: MoveNumber
    people: list[str] = []
    """The seats that have to agree. The server fills them in, and refuses them from a client."""


Command = Move | Confirm | Confirming | Undo | TakeBack | Consent

KINDS: Final[dict[str, type[Command]]] = {kind.__struct_config__.tag: kind for kind in get_args(Command)}
STORED: Final = {
    name: msgspec.defstruct(
        name,
        [(field, type, msgspec.field(name=STORED_NAMES.get(field))) for field, type in get_type_hints(kind).items()],
        forbid_unknown_fields=True,
    )
    for name, kind in KINDS.items()
}
"""The bodies of stored commands: all fields and no limits, which are for clients and may change."""


def kind_of(command: Command) -> str:
    """Return the column `kind` of a command."""
    return str(command.__struct_config__.tag)


def body_of(command: Command) -> dict[str, object]:
    """Return the column `body` of a command."""
    return {STORED_NAMES.get(name, name): value for name, value in msgspec.structs.asdict(command).items()}


def decoded(kind: str, body: object) -> Command:
    """Return the command of these columns; raise UnknownCommand, with the reason, if there is none."""
    if kind not in KINDS:
        raise UnknownCommand(f"this version of Valles knows no {kind!r}, only {', '.join(KINDS)}")
    try:
        stored = msgspec.convert(body, STORED[kind])
    except msgspec.ValidationError as error:
        raise UnknownCommand(f"its {kind!r} is not as it should be: {error}") from error
    return KINDS[kind](**msgspec.structs.asdict(stored))
