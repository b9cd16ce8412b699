"""The command line: play, games, players, cards, replay, serve, people, backup, check, bots, research, learn."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

import valles
from valles.argument import (
    ACCEPTS_VARIANTS,
    GameName,
    Language,
    MailSender,
    MailServer,
    NoticeNetworks,
    Players,
    fail,
    flag_help,
    game_options,
    optional_module,
)
from valles.describe.export import cards as card_index
from valles.describe.language import check_language
from valles.game import Game, new, replay
from valles.games.plugins import faults
from valles.games.registry import available_games, entries, rulebook
from valles.kernel import effect
from valles.kernel.record import BrokenRecord
from valles.kernel.rulebook import Setup
from valles.learn.command import commands as learning
from valles.players import LEVELS, BrokenPlayer, Opponent, Player, check_setup, opponents
from valles.players import entries as player_entries
from valles.players.process import contestant
from valles.players.stdio import StdioTable
from valles.research.command import commands
from valles.table.local import LocalTable
from valles.table.row import CorruptTable
from valles.terminal.page import screen
from valles.terminal.plain import screen_of
from valles.terminal.player import Quit, Terminal, game_screen, result

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Terraforming Mars and On Mars: `valles play` in the terminal; `valles serve` in the browser, "
    "after pip install 'valles\\[server]'.",
)
app.add_typer(commands)
app.add_typer(learning)
people = typer.Typer(no_args_is_help=True, help="The people of a server, for its host.")
app.add_typer(people, name="people")


def show_version(requested: bool) -> None:
    """Print the version and end, if the option was given."""
    if requested:
        mode = "interpreted" if str(effect.__file__).endswith(".py") else "compiled"
        typer.echo(f"valles {valles.__version__} ({mode})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    pass


@app.command(context_settings=ACCEPTS_VARIANTS)
def play(
    context: typer.Context,
    game: GameName,
    players: Annotated[int | None, typer.Option(help="how many sit at the table; 2, or as opponents are named")] = None,
    humans: Annotated[int, typer.Option(help="how many of them are people; the others are the computer")] = 1,
    opponent: Annotated[
        str | None,
        typer.Option(
            "--opponents",
            "--opponent",
            help="easy, medium, hard or expert, one of `valles players`, or process:COMMAND: one for all computers, "
            "or one each as in expert,greedy; else medium",
        ),
    ] = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same cards")] = None,
    beginner: Annotated[bool, typer.Option(help="people have a simpler start, where the game has one")] = False,
    record: Annotated[Path | None, typer.Option(help="a new file that keeps the record of the game")] = None,
) -> None:
    """Play in the terminal, several people at one keyboard or against the computer.

    After the game its variants may be named; `valles games` lists them.
    """
    try:
        check_language(lang)
        rules = rulebook(game)
        names = (opponent or opponents(game)[0]).split(",")
        count = players or (2 if len(names) == 1 else humans + len(names))
        options = game_options(rules, count, context.args)
        setup = rules.setup(**options)
        seats = rules.seats(setup)
        if not 0 < humans <= count:
            raise ValueError(f"of {count} players 1 to {count} can be people, not {humans}")
        if beginner:
            options["beginners"] = seats[:humans]
        bots = opponents_by_seat(game, setup, seats[humans:], names)
        table = new(game, seed=seed, **options)
        if record is not None:
            record.open("x").close()  # fails now rather than after the game
    except OSError as error:
        raise fail(f"{record}: {error.strerror}") from None
    except ValueError as error:
        raise fail(error) from None

    def keep() -> None:
        """Save after every decision, so that a closed window loses nothing."""
        if record is not None:
            record.write_text(table.record(), encoding="utf-8")

    run(Terminal(table, bots, lang, write=typer.echo, page=screen(), keep=keep))


def opponents_by_seat(game: str, setup: Setup, seats: Sequence[str], names: list[str]) -> dict[str, Player]:
    """Return the opponent of each of these seats, from one name for all or one each."""
    if len(names) not in (1, len(seats)):
        raise ValueError(f"{len(seats)} computers need one opponent for all or {len(seats)}, not {', '.join(names)}")
    for name in names:
        check_setup(name, game, setup)
    names = names * len(seats) if len(names) == 1 else names
    seeds = [secrets.randbits(64) for _ in seats]
    return {
        seat: contestant(name, game, seed, fallback=True) for seat, name, seed in zip(seats, names, seeds, strict=True)
    }


def run(terminal: Terminal) -> None:
    """Play until the game is over or somebody quits; end with a message if an opponent is broken."""
    try:
        terminal.run()
    except (Quit, KeyboardInterrupt):
        typer.echo()
    except BrokenPlayer as error:
        raise fail(error) from None
    finally:
        terminal.keep()


@app.command()
def cards(
    game: GameName,
    lang: Language = "en",
    as_json: Annotated[bool, typer.Option("--json", help="print everything as JSON")] = False,
) -> None:
    """List all cards with their text."""
    try:
        entries = card_index(rulebook(game), lang)
    except ValueError as error:
        raise fail(error) from None
    if as_json:
        typer.echo(json.dumps(entries, ensure_ascii=False, indent=1))
        return
    for line in screen_of(game).card_list(entries, lang):
        typer.echo(line)


@app.command(name="games")
def list_games() -> None:
    """List the games with where they come from and their variants, and those that are broken, with the reason."""
    for entry in entries().values():
        if entry.problem:
            details = f"cannot be used: {entry.problem}"
        else:
            variants = rulebook(entry.name).variants
            details = "  ".join(
                flag_help(variant.name, variant.values) for variant in variants if len(variant.values) > 1
            )
        typer.echo(f"{entry.name}  ({entry.source})  {details}".rstrip())


@app.command(name="players")
def list_players() -> None:
    """List the computer players, with their levels, their games and where they come from, and those that are broken."""
    for entry in player_entries().values():
        games = [game for game in available_games() if entry.value and entry.value.supports(game)]
        details = f"cannot be used: {entry.problem}" if entry.problem else ", ".join(games)
        level = Opponent.parse(entry.name, "").level
        alias = "" if level == entry.name and entry.name not in LEVELS else f"  {level}"
        typer.echo(f"{entry.name}  ({entry.source}){alias}  {details}")


@app.command(name="replay")
def replay_file(
    file: Annotated[Path, typer.Argument(help="a record, as `valles play --record` writes it; or a report")],
    database: Annotated[
        str | None, typer.Option(help="the server's database, for a report of its page: a file, or a postgresql:// URL")
    ] = None,
    lang: Language = "en",
) -> None:
    """Replay a record and print its final scores; or show what somebody saw who reports a fault."""
    try:
        check_language(lang)
        text = file.read_text(encoding="utf-8")
        if database is not None:
            show_report(text, database, lang)
            return
        game: Game = replay(text)
    except UnicodeDecodeError:
        raise fail(f"{file} is no record: it is not text") from None
    except OSError as error:
        raise fail(f"{file}: {error.strerror}") from None
    except (BrokenRecord, ValueError) as error:
        raise fail(error) from None
    typer.echo(result(game, lang, screen()))


def show_report(text: str, database: str, lang: str) -> None:
    """Print the table of a report as it was shown; end with an error if something else was shown."""
    reports = server_module("store.report")
    try:
        report = reports.read_report(text)
        reproduction = asyncio.run(reports.reproduce(database, report))
    except (server_module("store.store").UnusableDatabase, CorruptTable) as error:
        raise fail(error) from None
    game: Game = reproduction.game
    typer.echo(game_screen(game, lang, screen()).screen(report.seat or game.seats[0]))
    if report.view is None:
        typer.echo("the report does not tell what was seen")
    elif report.view != reproduction.view:
        raise fail(f"something else was seen at step {report.step}: {report.view} and not {reproduction.view}")
    else:
        typer.echo(f"this was seen at step {report.step}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port to listen at")] = 8000,
    database: Annotated[str | None, typer.Option(help="a file, or a postgresql:// URL")] = None,
    workers: Annotated[int, typer.Option(help="how many processes serve; several need PostgreSQL")] = 1,
    bots: Annotated[int, typer.Option(help="how many processes compute the moves of computer opponents")] = 1,
    queries: Annotated[
        int,
        typer.Option("--queries", "--looks", help="how many processes compute previews and reasons, and replay games"),
    ] = 2,
    origin: Annotated[list[str] | None, typer.Option(help="the page's address, where a proxy changes it")] = None,
    allow_host: Annotated[list[str] | None, typer.Option(help="a further name by which the server is called")] = None,
    proxy: Annotated[str, typer.Option(help="addresses of proxies whose X-Forwarded headers are trusted")] = "",
    away_after: Annotated[float, typer.Option(help="seconds offline until a host may mark others as away")] = 120,
    mail: MailServer = "",
    mail_from: MailSender = "",
    notice_network: NoticeNetworks = None,
    metrics_token: Annotated[str, typer.Option(envvar="VALLES_METRICS_TOKEN", help="who may read the metrics")] = "",
    finish_first: Annotated[bool, typer.Option(help="end the games that run, begin no others")] = False,
    unsafe: Annotated[bool, typer.Option(help="accept a database that may lose acknowledged moves")] = False,
    browse: Annotated[bool, typer.Option("--open", help="show the page in the browser")] = False,
) -> None:
    """Serve tables for friends and against the computer."""
    serving = server_module("http.serving")
    url = database or serving.default_database()
    settings = serving.Settings(
        database=url,
        origins=tuple(origin or ()),
        hosts=tuple(allow_host or ()),
        bots=bots,
        queries=queries,
        away_after=away_after,
        mail=mail,
        mail_from=mail_from,
        notice_networks=tuple(notice_network or ()),
        metrics_token=metrics_token,
        finish_first=finish_first,
        unsafe=unsafe,
    )
    check_server(settings, workers)
    typer.echo(f"Valles serves tables at http://{host}:{port}; Ctrl-C stops it.")
    if browse:
        server_module("http.browser").show(host, port)
    serving.serve(settings, host, port, workers, proxy)


def check_server(settings: Any, workers: int) -> None:  # of a module that may not be installed
    """End with an error if a server cannot start with these settings, and print what is missing."""
    serving, page = server_module("http.serving"), server_module("http.page")
    try:
        serving.check_notices(settings)
        asyncio.run(serving.check_database(settings, workers))
    except (serving.UnusableDatabase, ValueError) as error:
        raise fail(error) from None
    for fault in (*faults("game", entries().values()), *faults("player", player_entries().values())):
        typer.echo(f"valles: {fault}", err=True)
    if not page.is_built():
        typer.echo(f"valles: {page.NOT_BUILT}", err=True)


@app.command(name="static")
def write_static(
    folder: Annotated[Path, typer.Argument(help="the folder; what an earlier call wrote there is replaced")],
) -> None:
    """Write the page and all it needs as files, to be played without a server from any static web server."""
    from valles.local import static

    try:
        static.write_folder(folder)
    except (static.Incomplete, OSError) as error:
        raise typer.BadParameter(str(error), param_hint="FOLDER") from error
    typer.echo(f"Any web server can serve {folder}; to try it: {sys.executable} -m http.server --directory {folder}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="where the copy goes")],
    database: Annotated[str | None, typer.Option(help="the server's database file")] = None,
) -> None:
    """Copy the server's database, while it runs."""
    serving = server_module("http.serving")
    try:
        asyncio.run(server_module("store.backup").back_up(database or serving.default_database(), file))
    except serving.UnusableDatabase as error:
        raise fail(error) from None


@app.command()
def copy(
    source: Annotated[str, typer.Argument(help="a file, or a postgresql:// URL")],
    target: Annotated[str, typer.Argument(help="the same, of a database that is new or empty")],
) -> None:
    """Copy everything from one database to another, from SQLite to PostgreSQL or back."""
    try:
        count = asyncio.run(server_module("store.transfer").transfer(source, target))
    except server_module("store.store").UnusableDatabase as error:
        raise fail(error) from None
    typer.echo(f"{count} tables copied")


@app.command()
def check(
    database: Annotated[str, typer.Argument(help="the server's database: a file, or a postgresql:// URL")],
    records: Annotated[Path | None, typer.Option(help="a folder for the records of games that would freeze")] = None,
) -> None:
    """Tell, before an upgrade, which tables this version would freeze or cannot read.

    Nothing is written to the database, which may be in use by an older version.
    """
    try:
        asyncio.run(check_tables(server_module("live.check"), database, records))
    except server_module("store.store").UnusableDatabase as error:
        raise fail(error) from None
    except OSError as error:
        raise fail(f"{records}: {error.strerror}") from None


async def check_tables(checks: Any, database: str, records: Path | None) -> None:
    """Print the tables that cannot go on, and write their records; end with an error if there are any."""
    count = broken = 0
    async for table in checks.checked(database):
        count += 1
        if table.problem:
            broken += 1
            typer.echo(f"table {table.id} ({table.game}) {table.problem}")
        if table.record and records is not None:
            records.mkdir(parents=True, exist_ok=True)
            (records / f"{table.id}.txt").write_text(table.record, encoding="utf-8")
    typer.echo(f"{count} tables, of which {count - broken} can go on")
    if broken:
        raise typer.Exit(1)


@app.command()
def ratings(
    database: Annotated[str, typer.Argument(help="the server's database: a file, or a postgresql:// URL")],
    replay: Annotated[bool, typer.Option("--replay", help="replay all games instead of using stored places")] = False,
) -> None:
    """Compute the ratings of all people anew. Stop the server first."""
    try:
        count = asyncio.run(server_module("rating.ladder").recompute_ratings(database, replay))
    except server_module("store.store").UnusableDatabase as error:
        raise fail(error) from None
    typer.echo(f"{count} games")


Database = Annotated[str | None, typer.Option(help="the server's database: a file, or a postgresql:// URL")]
PersonName = Annotated[str, typer.Argument(help="the name of an account, or an id as in `valles people list`")]


@people.command(name="list")
def list_people(database: Database = None) -> None:
    """List the people who can come in: their ids and names, and when they were last here."""
    for person in with_register(database, lambda register: register.people()):
        kind = "account" if person.has_account else "guest"
        seen = datetime.fromtimestamp(person.used, UTC).date() if person.used else "signed out"
        typer.echo(f"{person.id}  {kind:7}  {seen}  {person.name}")


@people.command(name="show")
def show_person(name: PersonName, database: Database = None) -> None:
    """Show what the server knows of a person, but no secret."""
    person = with_register(database, lambda register: register.person(name))
    for field, value in vars(person).items():
        is_time = field in ("created", "used") and value
        typer.echo(
            f"{field}: {datetime.fromtimestamp(value, UTC):%Y-%m-%d %H:%M} UTC" if is_time else f"{field}: {value}"
        )


@people.command(name="reset")
def reset_person(
    name: PersonName,
    database: Database = None,
    origin: Annotated[str, typer.Option(help="the address of the page")] = "http://127.0.0.1:8000",
) -> None:
    """Print a link by which somebody who is locked out signs in: once, within an hour. This is logged."""
    secret = with_register(database, lambda register: register.reset_secret(name))
    typer.echo(f"{origin.rstrip('/')}/join/reset#{secret}")


@people.command(name="remove")
def remove_person(
    name: PersonName,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="do not ask")] = False,
) -> None:
    """Delete a person. Finished games stay for the others, without the name; this is logged."""
    if not yes:
        typer.confirm(f"Delete {name} for good?", abort=True)
    with_register(database, lambda register: register.remove(name))


def with_register(database: str | None, query: Callable[[Any], Awaitable[Any]]) -> Any:
    """Return the answer to a query about the people of a database, or end with an error."""
    registers = server_module("lobby.register")

    async def answer() -> Any:
        async with registers.register(database or server_module("http.serving").default_database()) as register:
            return await query(register)

    try:
        return asyncio.run(answer())
    except (server_module("store.store").UnusableDatabase, registers.UnknownPerson) as error:
        raise fail(error) from None


@app.command(name="bot-protocol", context_settings=ACCEPTS_VARIANTS)
def bot_protocol(
    context: typer.Context,
    game: GameName,
    players: Players = 2,
    opponent: Annotated[
        str | None, typer.Option(help="who has the other seats, by level or as in `valles players`; else medium")
    ] = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same cards")] = None,
) -> None:
    """Let the program that started this play, over standard input and output: a message of the socket is a line.

    After the game its variants may be named; `valles games` lists them.
    """
    try:
        check_language(lang)
        rules = rulebook(game)
        table = new(game, seed=seed, **game_options(rules, players, context.args))
        name = opponent or opponents(game)[0]
        check_setup(name, game, table.setup)
        bots = {
            seat: (name, contestant(name, game, secrets.randbits(64), fallback=True).choose) for seat in table.seats[1:]
        }
    except ValueError as error:
        raise fail(error) from None

    def write(line: bytes) -> None:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()

    with suppress(BrokenPipeError, KeyboardInterrupt):
        StdioTable(LocalTable("", table, bots), table.seats[0], write, lang).run(sys.stdin.buffer)


@app.command()
def mcp(
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(min=0, help="the same seed deals the same cards, table by table")] = None,
) -> None:
    """Let a language model play against the computer: the Model Context Protocol, over standard input and output.

    A server offers the same to its guests at /api/mcp.
    """
    try:
        check_language(lang)
    except ValueError as error:
        raise fail(error) from None
    service = optional_module("valles.mcp.service", "mcp", "the Model Context Protocol")
    host = optional_module("valles.mcp.local", "mcp", "the Model Context Protocol").LocalHost(lang, seed)
    with suppress(KeyboardInterrupt):
        asyncio.run(service.serve_stdio(host))


def server_module(name: str) -> Any:
    """Return a module of the server, whose dependencies are optional."""
    return optional_module(f"valles.server.{name}", "server", "the server")


def main() -> None:
    with suppress(ImportError):
        import_module("readline")  # lets people edit what they type
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
