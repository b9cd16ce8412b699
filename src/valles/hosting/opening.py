"""New tables: their seats, their settings, and who sits or plays there."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import UNSET, structs

from valles.games.registry import rulebook
from valles.hosting.catalog import opponent_levels
from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair, StoredTable, TableSettings
from valles.hosting.person import User, clean_name
from valles.kernel.phrase import Arg, Phrase
from valles.kernel.rulebook import Setup
from valles.players import LEVELS, Opponent, check_setup, levels, opponents, playing_opponent
from valles.players.checkpoint import UnknownSetup
from valles.table.feature import checked_settings
from valles.table.feature.auto_confirm import FEATURE as AUTO_CONFIRM
from valles.table.live import LiveTable, Refused, Rules, opened_table
from valles.table.message.lobby import Chair, NewTable, TableChange
from valles.table.setup import seat_name

UNCONFIRMED: Final = {AUTO_CONFIRM.name: {"confirm": False}}
"""Settings of a table at which turns end at once."""
FIRST_GAMES: Final = {"terraforming_mars": 14, "on_mars": 27}
"""Seeds of first games, by game: what the lesson teaches happens with their cards and tiles."""


def new_seed() -> int:
    """Return the seed of a new table, which nobody can guess."""
    return secrets.randbits(128)


def initial_seed(request: NewTable) -> int:
    """Return the seed of a requested table. That of first games is no secret, so they are played alone."""
    if not request.first_game:
        return new_seed()
    if request.game not in FIRST_GAMES:
        raise Refused("problem-first-game", 400)
    if sorted(chair.kind for chair in request.chairs if chair.kind != "bot") != ["me"]:
        raise Refused("problem-first-game", 400)
    return FIRST_GAMES[request.game]


def seating(rules: Rules, chairs: list[Chair]) -> dict[str, Chair]:
    """Return the requested chairs of a new table by seat, in the order of the colours."""
    taken = [chair.seat for chair in chairs if chair.seat is not None]
    for seat in taken:
        if seat not in rules.colours:
            raise Refused("problem-no-such-seat", 400, seat=seat, possible=[seat_name(c) for c in rules.colours])
        if taken.count(seat) > 1:
            raise Refused("problem-seat-taken", 400, seat=seat_name(seat))
    if len(chairs) > len(rules.colours):
        raise Refused("problem-too-many-seats", 400, count=len(chairs), possible=len(rules.colours))
    free = [seat for seat in rules.colours if seat not in taken]
    by_seat = {chair.seat or free.pop(0): chair for chair in chairs}
    return {seat: by_seat[seat] for seat in rules.colours if seat in by_seat}


def new_table(
    id: str, host: User, rules: Rules, setup: Setup, seed: int, request: NewTable, created: float
) -> StoredTable:
    """Return a new table as it is stored."""
    # A single player hides points from nobody.
    alone = len(setup["seats"]) == 1
    return StoredTable(
        id=id,
        game=rules.name,
        setup=dict(setup),
        seed=seed,
        rules=rules.version,
        language=request.language,
        settings=TableSettings(
            checked_settings({}, request.features, rules.name, setup), points=alone or request.points
        ),
        host=host.id,
        created=created,
    )


def new_chair(table: str, seat: str, request: Chair, host: User, game: str, setup: Setup) -> StoredChair:
    """Return a requested chair as it is stored."""
    bot = checked_opponent(request.bot, game, setup)
    if request.kind == "open":
        check_offered(bot, game)
    name = clean_name(request.name) if request.name else ""
    if request.kind == "open" or request.kind == "bot":
        return StoredChair(table=table, seat=seat, kind=request.kind, player=None, name=name, bot=bot)
    # A person at the host's device without a name is called by the colour, in the language of each reader.
    return StoredChair(
        table=table,
        seat=seat,
        kind="person",
        player=host.id,
        name=name if request.kind == "hotseat" else name or host.name,
        bot=bot,
    )


def checked_opponent(opponent: str | None, game: str, setup: Setup) -> str:
    """Return the computer opponent of a name or level, by default the first.

    Raises:
        Refused: There is no such opponent, or it does not know the game or its set-up.
    """
    default = opponents(game)[0]
    bot = default if opponent is None else Opponent.parse(opponent, game).name
    if bot not in (*opponents(game), *(Opponent.parse(level, game).name for level in levels(game))):
        possible: list[Arg] = list(dict.fromkeys((*levels(game), *opponents(game))))
        raise Refused("problem-unknown-opponent", 400, opponent=opponent or bot, possible=possible)
    try:
        check_setup(bot, game, setup)
    except UnknownSetup as error:
        level, other = (Phrase(f"page-lobby-level-{Opponent.parse(name, game).level}") for name in (bot, default))
        option = Phrase(f"page-lobby-option-{error.variant.replace('_', '-')}")
        raise Refused("problem-opponent-setup", 400, opponent=level, other=other, option=option) from error
    return bot


def check_offered(bot: str, game: str) -> None:
    """Refuse a computer for the seat of somebody else that is none of the levels to choose from, such as `random`."""
    offered: list[Arg] = [level.name for level in opponent_levels(rulebook(game)) if level.missing is None]
    if Opponent.parse(bot, game).level not in offered:
        raise Refused("problem-unknown-opponent", 400, opponent=bot, possible=offered)


def check_substitute(about: StoredTable, chairs: Sequence[StoredChair], bot: str) -> None:
    """Refuse a computer that would play worse for other people than agreed when the game began."""
    others = [chair for chair in chairs if chair.kind == "person" and chair.player != about.host]
    if others:
        check_offered(bot, about.game)
    if about.started is None:
        return
    for chair in others:
        agreed = playing_opponent(chair.bot, about.game, about.setup)
        if agreed != bot and strength(bot, about.game) <= strength(agreed, about.game):
            raise Refused("problem-weaker-stand-in", 409)


def strength(bot: str | None, game: str) -> int:
    """Return the place of the level of a computer opponent, from the weakest; 0 for one without a level."""
    level = Opponent.parse(bot, game).level if bot else ""
    return [*LEVELS].index(level) + 1 if level in LEVELS else 0


def checked_changes(about: StoredTable, request: TableChange) -> dict[str, object]:
    """Return the requested changes of settings; refuse those that come too late."""
    if request.points is not UNSET and about.started is not None:
        raise Refused("problem-has-started")
    fields: dict[str, object] = {} if request.points is UNSET else {"points": request.points}
    if request.features is not UNSET:
        fields["features"] = checked_settings(
            about.settings.features, request.features, about.game, about.setup, about.started is not None
        )
    return fields


def chair_at(entry: TableEntry, seat: str) -> StoredChair:
    """Return the chair of a seat; refuse a seat that does not exist."""
    chair = entry.chair(seat)
    if chair is None:
        raise Refused("problem-no-such-seat", 404, seat=seat, possible=[seat_name(c.seat) for c in entry.chairs])
    return chair


def restored_chairs(table: str, seats: Sequence[str], host: User, game: str, setup: Setup) -> list[StoredChair]:
    """Return the chairs of a restored game: all are the host's, and the first has the host's name."""
    first, *others = seats
    hotseats = [new_chair(table, seat, Chair("hotseat"), host, game, setup) for seat in others]
    return [new_chair(table, first, Chair("me"), host, game, setup), *hotseats]


def rematch_chair(table: str, chair: StoredChair, user: User) -> StoredChair:
    """Return the chair of a rematch, from the one of the finished game."""
    if chair.kind == "person" and chair.player != user.id:
        return structs.replace(chair, table=table, kind="open", player=None, name="", left=None)
    return structs.replace(chair, table=table, left=None)


def rematch_table(id: str, finished: TableEntry, user: User, created: float) -> tuple[StoredTable, list[StoredChair]]:
    """Return a table with the seats, the options and the cards of a finished game, and its chairs.

    Raises:
        Refused: The user did not play the finished game.
    """
    about = finished.about
    if about.host != user.id and not finished.seats_of(user.id):
        raise Refused("problem-players-only", 403)
    table = StoredTable(
        id=id,
        game=about.game,
        setup=about.setup,
        seed=about.seed,
        rules=rulebook(about.game).version,
        language=about.language,
        settings=structs.replace(about.settings, confirming=[], knowing=[*finished.players()]),
        host=user.id,
        created=created,
    )
    return table, [rematch_chair(id, chair, user) for chair in finished.chairs]


def begun_table(about: StoredTable, live: LiveTable, players: Mapping[str, str], now: float) -> StoredTable:
    """Return a table whose game begins.

    The deal of a finished game is dealt anew if somebody takes part who did not play it: the others know the cards.

    Args:
        about: The table before.
        live: Its game.
        players: The people at the table by seat.
        now: The time.
    """
    settings = about.settings
    if settings.knowing and not {*players.values()} <= {*settings.knowing}:
        about = structs.replace(about, seed=new_seed())
        live = opened_table(about.id, about.game, about.setup, about.seed, (), [])
    taken = players if AUTO_CONFIRM.confirms(settings.of(AUTO_CONFIRM), live.game.seats) else ()
    settings = structs.replace(settings, confirming=[seat for seat in live.game.seats if seat in taken])
    return structs.replace(about, started=now, settings=settings, waiting=list(live.question_ids()))
