"""The results of a person: ratings, win rates, recent games, and games with the reader."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean
from typing import Final

from sqlalchemy import select

from valles.hosting.person import User
from valles.players import Opponent
from valles.players.arena import wilson
from valles.server.rating.model import LEVELS, START, Rating
from valles.server.rating.result import Placement, grouped, read_placements
from valles.server.store.schema import placements
from valles.server.store.store import Store
from valles.table.message.profile import (
    GameResult,
    HeadToHead,
    PlayersResult,
    Profile,
    RatingInfo,
    StartResult,
    WinRate,
)

MOST_GAMES: Final = 300
"""The number of games from which results are computed, the newest."""
RECENT: Final = 20


async def profile(store: Store, person: User, since: float, reader: User) -> Profile:
    """Return the results of a person, as another one may see them."""
    mine = person.id == reader.id
    own = await finished_games(store, person.id)
    seats = {} if mine else {each.table: each for each in await finished_games(store, reader.id)}
    several = [game for game in own if game.players > 1]
    return Profile(
        name=person.name,
        mine=mine,
        since=since,
        ratings=ratings(own),
        by_players=[
            PlayersResult(game, players, win_rate(games))
            for (game, players), games in sorted(grouped(several, lambda each: (each.game, each.players)).items())
        ],
        by_start=by_start(several),
        recent=recent(own, mine, seats),
        together=together(own, seats),
    )


async def finished_games(store: Store, player: str) -> list[Placement]:
    """Return the last games of a person at one seat, the newest first."""
    query = select(placements).where(placements.c.player == player)
    query = query.order_by(placements.c.finished.desc(), placements.c.table.desc()).limit(MOST_GAMES)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
    by_table = grouped(read_placements(rows), lambda each: each.table)
    # A person at several seats plays against nobody.
    return [seats[0] for seats in by_table.values() if len(seats) == 1]


def ratings(games: Sequence[Placement]) -> list[RatingInfo]:
    """Return the rating after the last game that counts, for each title."""
    result = []
    for game, rated in grouped([each for each in games if each.mu is not None], lambda each: each.game).items():
        rating = Rating(rated[0].mu or START, rated[0].sigma or 0.0, len(rated))
        levels = {Opponent.parse(bot, game).level: round(value) for bot, value in LEVELS.get(game, {}).items()}
        result.append(
            RatingInfo(game, round(rating.mu), round(rating.margin), rating.games, rating.provisional, levels)
        )
    return result


def by_start(games: Iterable[Placement]) -> list[StartResult]:
    """Return the results by start, such as the corporation, in games that have one."""
    starts = grouped(games, lambda each: (each.game, each.start))
    results = [StartResult(game, name, win_rate(group)) for (game, name), group in starts.items() if name is not None]
    return sorted(results, key=lambda result: (-result.rate.games, result.name))


def win_rate(games: Sequence[Placement]) -> WinRate:
    """Return the rate of games won; a shared first place counts as a win."""
    won = sum(each.place == 1 for each in games)
    interval = wilson(won, len(games))
    expected = mean(1 / each.players for each in games)
    return WinRate(len(games), won, interval.low, interval.high, expected, mean(each.points for each in games))


def recent(games: Sequence[Placement], mine: bool, seats: Mapping[str, Placement]) -> list[GameResult]:
    """Return the newest games, with the changes of the rating."""
    changes, ratings = {}, defaultdict[str, float](lambda: START)
    for each in reversed(games):
        if each.mu is not None:
            changes[each.table] = round(each.mu) - round(ratings[each.game])
            ratings[each.game] = each.mu
    return [
        GameResult(
            game=each.game,
            finished=each.finished,
            players=each.players,
            place=each.place,
            points=each.points,
            table=each.table if mine or each.table in seats else None,
            change=changes.get(each.table),
            half=each.mu is not None and each.half,
            left=each.left,
        )
        for each in games[:RECENT]
    ]


def together(games: Iterable[Placement], seats: Mapping[str, Placement]) -> list[HeadToHead]:
    """Return the reader's results against the person, by title."""
    pairs = [(seats[each.table], each) for each in games if each.table in seats]
    result = []
    for game, group in sorted(grouped(pairs, lambda pair: pair[0].game).items()):
        ahead = sum(own.place < other.place for own, other in group)
        behind = sum(own.place > other.place for own, other in group)
        lead = mean(own.points - other.points for own, other in group)
        result.append(HeadToHead(game, ahead, behind, len(group) - ahead - behind, lead))
    return result
