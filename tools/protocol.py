"""Generate docs/reference/protocol.md and the types of the page from messages, public views and icons."""

import ast
import dataclasses
import inspect
import textwrap
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as look

from valles.games.registry import own_games, part
from valles.kernel import course, icon, phrase
from valles.server.http import account as account_http
from valles.server.http import routes as http
from valles.server.http.socket import CLOSE_CODES, WATCHERS_PER_SECOND
from valles.server.limits import LARGEST_BODY, LARGEST_MESSAGE, LARGEST_RECORD, Limits
from valles.table import chart, command
from valles.table.live import MOST_MOVES, MOST_ROWS
from valles.table.message import account, field, lobby, notice, person, profile, reply, request

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (command, field, person, account, profile, notice, lobby, request, reply, chart)
"""The modules whose structs are messages or parts of them."""
DOCUMENT = ROOT / "docs/reference/protocol.md"
TYPESCRIPT = ROOT / "web/src/protocol.ts"
ICONS = ROOT / "web/src/icon.ts"
PUBLIC = {game: ROOT / f"web/src/games/{game}/public.ts" for game in own_games()}
"""The file with the types of each game's public view."""
LINE = 120
"""The width of a line of TypeScript, as in web/.prettierrc.json."""
TEXTS = (phrase.Noun, phrase.Phrase)
COURSES = (course.Find, course.Mover, course.Course)
"""Classes of the kernel that are sent as they are."""
TREES = {Sequence[icon.Icon]: "Icon[]", Sequence[Sequence[icon.Icon]]: "Icon[][]"}
SIMPLE = {
    look.AnyType: "unknown",
    look.BoolType: "boolean",
    look.FloatType: "number",
    look.IntType: "number",
    look.NoneType: "null",
    look.StrType: "string",
}

INTRODUCTION = """\
# The protocol of the table server

This page is generated from `src/valles/table/message/` and the public views of the games by `tools/protocol.py`.
Types are written as in TypeScript; `web/src/protocol.ts` and the `public.ts` of each game hold the same.

**Version {version}.** `join` names the version that a client uses. The server refuses clients with another version,
such as a page that was loaded before an update, and closes the socket with 4426.

## Conventions

- HTTP bodies and socket messages are JSON. Unknown fields are refused. The OpenAPI document of the HTTP part is at
  `/api/schema/openapi.json`.
- A browser is identified by its cookie and must send its `Origin`. A program requests a token (`bearer: true` at `POST
  /api/guests`) and sends it as `Authorization: Bearer …`; it needs no `Origin`, and no cookie. Secrets are sent in
  bodies and headers, never in a URL; a link has its secret in the fragment, after the `#`.
- A refused request changes nothing. The response is a `Problem`: over HTTP as `application/problem+json`, over the
  socket in a `refusal`.
- A text is a `Phrase`: the key of a message with its arguments. `Problem.detail` is the same text in the language of
  the reader.
- A view has everything that the reader can see, by name, and nothing else; its types are at the end of this page.
  Hidden things are absent or counted. A game of another package may have no public view; then it is the state as
  `Rulebook.save` writes it, without the fields of the kernel, with 0 for hidden values.
- Options are texts of the game's vocabulary, listed in [moves.md](moves.md).

## A move

1. A `snapshot` has the open `question` of the reader's seat, with an `id`.
2. The client answers with `act`: the seat, a `decision` id (new for every decision, 8 to 64 letters, digits, `-` and
   `_`, such as a UUID) and a command, here `move`. The command has the id of the question as `question_id`, and one
   or more `choices`, which take effect all or none.
3. When the row is on disk, the server replies `ack` with its number, and everybody gets a new `snapshot`.
4. Without a reply (a lost connection, a restart) the client sends the same message again: the same `decision` gets
   the same `ack`, and takes effect once.
5. An answer to an older question gets `stale` and a new `snapshot`.

If a question goes to several seats at once, each has an id of its own, so that no answer makes another stale.

## Showing a hand

A player may show the own hand to a pupil or an audience. `POST /api/tables/{{id}}/seats/{{seat}}/viewers` returns a
link; `DELETE` of the same address or a new link ends it. Only the player can create it; the host can only remove all
spectators and viewers. A viewer who has redeemed the link joins with that seat, and gets the same view, question and
log as the player, but no `undo`. Decisions, queries and lines of chat of a viewer are refused. `Seat.viewers` has the
names of the viewers, for everybody at the table. People with a seat at the table cannot redeem the link. It can be
created once the game has begun, lasts a week at most, and is void when the game is over. When it ends, the sockets of
viewers without another place at the table are closed with 4404.

## Hidden points

A host may open a table with hidden points (`NewTable.points`, or `PATCH` before the game has begun). Then `scores` is
empty, and points in views and previews are null until the game is over. The log still has lines about points, and
people can still count what is visible.

## Chat

People with a seat may send `chat`: a line to everybody at the table, before, during and after the game. Spectators only
read. A line is acknowledged and repeated like a decision, and stored as one line of visible characters, outside the
record. After `join` the newest lines come in a message of their own.

## After a lost connection

Connect again and `join`: the snapshot is the current table. A slow reader misses intermediate snapshots, never the last
one.

## Limits

- {message} bytes a socket message, {body} a request, {record} a record
- {messages} messages in {seconds:.0f} seconds a session over all its sockets, {messages_of_address} an address;
  {sockets} sockets a session, {address} an address, each of which joins within {join:.0f} seconds
- {connections} connections an address at the same time, besides sockets; an IPv6 network of 64 bits is one address
- {watchers} snapshots of a table a second to those who only watch, each of whom is sent the newest one
- {looks:.0f} seconds of processor time in {look_seconds:.0f} seconds a session, {looks_of_address:.0f} an address: for
  queries, replays and imports
- {commands:.0f} seconds of processor time in {command_seconds:.0f} a session, {commands_of_address:.0f} an address:
  for commands, enough for thousands of decisions; all further ones are refused with the seconds to wait
- {moves} moves a game, {rows} rows a table, {choices} choices an answer
- {imports} imports an hour a player, also those that are refused
- {changes} changes of settings in {change_seconds:.0f} seconds a session, of a table or of confirming
- {lines} lines of chat in {line_seconds:.0f} seconds a player, each of 500 characters at most
- {channels} new channels of notices an hour an address, {confirmations} mails a day to an unconfirmed address,
  {tests} tests in {test_minutes:.0f} minutes a player
- {entries} new guests or tried links in {minutes:.0f} minutes an address
"""


def typescript(type_info: look.Type) -> str:
    """Return a type in TypeScript."""
    if isinstance(type_info, look.Metadata):
        return str(type_info.extra["kind"]) if type_info.extra else typescript(type_info.type)
    if type(type_info) in SIMPLE:
        return SIMPLE[type(type_info)]
    if isinstance(type_info, look.LiteralType):
        return literals(type_info.values)
    if isinstance(type_info, look.ListType):
        inner = typescript(type_info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(type_info, look.VarTupleType):
        return f"{typescript(type_info.item_type)}[]"
    if isinstance(type_info, look.TupleType):
        return f"[{', '.join(map(typescript, type_info.item_types))}]"
    if isinstance(type_info, look.DictType):
        return f"Record<{typescript(type_info.key_type)}, {typescript(type_info.value_type)}>"
    if isinstance(type_info, look.UnionType):
        shown = [typescript(one) for one in type_info.types]
        return " | ".join(dict.fromkeys(shown))
    if isinstance(type_info, look.StructType | look.DataclassType):
        return str(type_info.cls.__name__)
    raise TypeError(type_info)


def literals(values: Iterable[Any]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def comments(cls: type) -> dict[str, str]:
    """Return the docstrings below the fields of a class."""
    [definition] = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(definition, ast.ClassDef)
    notes = {}
    for node, note in pairwise(definition.body):
        if isinstance(node, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            notes[ast.unparse(node.target)] = " ".join(str(note.value.value).split())
    return notes


def fields(cls: type) -> list[tuple[str, str, str]]:
    """The fields with their types and comments; optional ones with a question mark."""
    if cls in TEXTS:
        return TEXT_FIELDS[cls]
    notes = comments(cls)
    about = look.type_info(cls)
    assert isinstance(about, look.StructType | look.DataclassType)
    shown, optional = [], False
    if isinstance(about, look.StructType):
        shown = [(str(about.tag_field), f'"{about.tag}"', "")] if about.tag else []
        config = about.cls.__struct_config__
        optional = config.forbid_unknown_fields or config.omit_defaults
    for member in about.fields:
        mark = "?" if not member.required and optional else ""
        note = " ".join(filter(None, [notes.get(member.name, ""), length(member.type)]))
        shown.append((member.encode_name + mark, typescript(member.type), note))
    return shown


def length(type_info: look.Type) -> str:
    """Return the possible lengths of a text, and its characters, as a sentence; empty if there is nothing special."""
    if not isinstance(type_info, look.StrType) or (type_info.min_length or 0) < 2:
        return ""
    characters = f" of the form {type_info.pattern}" if type_info.pattern else ""
    return f"A text{characters} with {type_info.min_length} to {type_info.max_length} characters."


TEXT_FIELDS = {
    phrase.Noun: [("key", "string", ""), ("count", "number", ""), ("counted", "boolean", "")],
    phrase.Phrase: [("key", "string", ""), ("args", "Record<string, Arg>", "")],
}


def icon_fields(cls: type) -> list[tuple[str, str, str]]:
    """The fields of an icon as plain data has them: its type, and whatever is not as usual."""
    notes = comments(cls)
    shown = [] if cls is icon.Part else [("type", f'"{cls.__name__.lower()}"', "")]
    hints = get_type_hints(cls)
    for member in dataclasses.fields(cls):
        hint = hints[member.name]
        mark = "" if member.default is dataclasses.MISSING else "?"
        shown.append(
            (member.name + mark, TREES.get(hint) or typescript(look.type_info(hint)), notes.get(member.name, ""))
        )
    return shown


def comment(text: str, indent: str = "") -> list[str]:
    """The lines of a comment: one, if there is room for it."""
    line = f"{indent}/** {text} */"
    if len(line) <= LINE:
        return [line]
    begin = f"{indent} * "
    return [f"{indent}/**", *textwrap.wrap(text, LINE, initial_indent=begin, subsequent_indent=begin), f"{indent} */"]


def interface(cls: type, fields: Callable[[type], list[tuple[str, str, str]]] = fields) -> str:
    lines = comment(" ".join(cls.__doc__.split())) if cls.__doc__ and "(" not in cls.__doc__[:60] else []
    lines.append(f"export interface {cls.__name__} {{")
    for name, shown, note in fields(cls):
        lines += comment(note, "  ") if note else []
        lines.append(f"  {name}: {shown};")
    return "\n".join([*lines, "}"])


def structs() -> list[type]:
    """All messages and what is in them, in the order of the source."""
    return [
        struct
        for source in SOURCES
        for struct in vars(source).values()
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct) and struct.__module__ == source.__name__
        if struct.__name__ != phrase.Phrase.__name__
        and not struct.__name__.startswith("_")
        and not struct.__subclasses__()
    ]


def union(source: types.ModuleType, name: str) -> str:
    members = get_args(getattr(source, name))
    flat = [inner for one in members for inner in (get_args(one) if isinstance(one, types.UnionType) else [one])]
    return alias(name, [one.__name__ for one in flat])


def alias(name: str, members: list[str]) -> str:
    """A name for a union, written as prettier writes it: in as few lines as there is room for."""
    together = " | ".join(members)
    lines = [f"export type {name} = {together};", f"export type {name} =\n  {together};"]
    apart = f"export type {name} =\n" + "\n".join(f"  | {one}" for one in members) + ";"
    return next((shown for shown in lines if all(len(line) <= LINE for line in shown.split("\n"))), apart)


def typescript_file() -> str:
    head = "// Made from src/valles/table/message/ by tools/protocol.py."
    version = f"export const VERSION = {field.VERSION};"
    arg = "export type Arg = number | string | Noun | Phrase | Arg[];"
    unions = [union(command, "Command"), union(request, "FromClient"), union(reply, "FromServer")]
    return "\n\n".join([head, version, arg, *map(interface, (*TEXTS, *COURSES, *structs())), *unions]) + "\n"


def parts(type_info: Any) -> Iterator[look.Metadata | look.StructType]:
    """The named texts and the structs within a type, each before what it is made of."""
    if isinstance(type_info, look.Metadata) and type_info.extra:
        yield type_info
    elif isinstance(type_info, look.StructType):
        yield type_info
        for member in type_info.fields:
            yield from parts(member.type)
    elif isinstance(type_info, look.ListType):
        yield from parts(type_info.item_type)
    elif isinstance(type_info, look.DictType):
        yield from parts(type_info.key_type)
        yield from parts(type_info.value_type)
    elif isinstance(type_info, look.UnionType):
        for one in type_info.types:
            yield from parts(one)


def icon_file() -> str:
    """The types of the icons that tools/page_data.py gives to the page."""
    head = "// Made from src/valles/kernel/icon.py by tools/protocol.py."
    kinds = get_args(icon.Icon)
    union = f"export type Icon = {' | '.join(kind.__name__ for kind in kinds)};"
    return "\n\n".join([head, union, *(interface(cls, icon_fields) for cls in (*kinds, icon.Part))]) + "\n"


def public_types(game: str) -> list[str]:
    """The types of a game's public view: names first, then the view and what is in it."""
    infos = list(parts(look.type_info(get_type_hints(part(game, "public"))["return"])))
    named = [one.extra for one in infos if isinstance(one, look.Metadata) and one.extra]
    unions = dict.fromkeys(alias(extra["kind"], [f'"{name}"' for name in extra["names"]]) for extra in named)
    structs = dict.fromkeys(one.cls for one in infos if isinstance(one, look.StructType))
    return [*unions, *map(interface, structs)]


def public_file(game: str) -> str:
    source = part(game, "public").__module__.replace(".", "/")
    return "\n\n".join([f"// Made from src/{source}.py by tools/protocol.py.", *public_types(game)]) + "\n"


def routes() -> str:
    rows = ["| request | effect or response |", "|---|---|"]
    for handler in [*http.ROUTES, *account_http.ROUTES]:
        for path in sorted(handler.paths):
            method = next(iter(handler.http_methods))
            shown = path.replace(":str", "").replace(":int", "")
            rows.append(f"| `{method} {shown}` | {handler.summary} |")
    return "\n".join(rows)


def chapter(title: str, classes: list[type]) -> str:
    blocks = "\n\n".join(map(interface, classes)).replace("export ", "")
    return f"## {title}\n\n```ts\n{blocks}\n```"


def view_chapter(game: str) -> str:
    blocks = "\n\n".join(public_types(game)).replace("export ", "")
    return f"## The view of `{game}`\n\n```ts\n{blocks}\n```"


def document() -> str:
    limits = Limits()
    introduction = INTRODUCTION.format(
        version=field.VERSION,
        message=LARGEST_MESSAGE,
        body=LARGEST_BODY,
        record=LARGEST_RECORD,
        messages=limits.messages[0],
        messages_of_address=limits.messages_of_address[0],
        seconds=limits.messages[1],
        sockets=limits.sockets_of_session,
        address=limits.sockets_of_address,
        join=limits.join_timeout,
        connections=limits.connections_of_address,
        watchers=WATCHERS_PER_SECOND,
        looks=limits.queries[0],
        looks_of_address=limits.queries_of_address[0],
        look_seconds=limits.queries[1],
        commands=limits.commands[0],
        commands_of_address=limits.commands_of_address[0],
        command_seconds=limits.commands[1],
        moves=MOST_MOVES,
        rows=MOST_ROWS,
        choices=command.MOST_CHOICES,
        imports=limits.imports[0],
        changes=limits.changes[0],
        change_seconds=limits.changes[1],
        lines=limits.lines[0],
        line_seconds=limits.lines[1],
        channels=limits.channels[0],
        confirmations=limits.confirmations[0],
        tests=limits.tests[0],
        test_minutes=limits.tests[1] / 60,
        entries=limits.guests[0],
        minutes=limits.guests[1] / 60,
    )
    reasons = [f"| {code} | {reason} |" for code, reason in CLOSE_CODES.items()]
    codes = "\n".join(["| code | reason for closing |", "|---|---|", *reasons])
    client = [one for one in structs() if one in get_args(request.FromClient)]
    server = [one for one in structs() if one in get_args(reply.FromServer)]
    commands = [one for one in structs() if one in get_args(command.Command)]
    others = [one for one in structs() if one not in (*client, *server, *commands)]
    return (
        "\n\n".join(
            [
                introduction.rstrip(),
                f"## HTTP\n\n{routes()}",
                f"## The socket\n\n`/api/tables/{{id}}/socket`; the first message is `join`.\n\n{codes}",
                chapter("Messages of clients over the socket", client),
                chapter("The commands of `act`", commands),
                chapter("Messages of the server over the socket", server),
                chapter("What is in them, and what HTTP carries", [*TEXTS, *COURSES, *others]),
                *(view_chapter(game) for game in PUBLIC),
            ]
        )
        + "\n"
    )


def files() -> dict[Path, Callable[[], str]]:
    public = {path: partial(public_file, game) for game, path in PUBLIC.items()}
    return {DOCUMENT: document, TYPESCRIPT: typescript_file, ICONS: icon_file, **public}
