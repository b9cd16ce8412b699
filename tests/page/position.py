"""Positions of the games as the server tells them to somebody at the table, without a server behind them.

The browser asks for them by the name of a table: every question, games of each number of players at several moments and
at their end, hands of every size, and the positions that were counted by hand. Everybody has a name of twenty letters.
"""

import random
from bisect import insort
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from tests.on_mars import test_positions as on_mars
from tests.support.ledger import ROOT
from tests.terraforming_mars import test_positions as terraforming_mars
from valles.game import Game, new, replay
from valles.games.registry import rulebook
from valles.games.terraforming_mars.rules.component import CORPORATION, PRELUDE, PRELUDES_DEALT
from valles.hosting import snapshot
from valles.hosting.entry import TableEntry
from valles.hosting.model import StoredChair, StoredTable, TableSettings
from valles.hosting.replay import chart_of
from valles.server.http.socket import query_of
from valles.server.live import query_worker
from valles.table.command import Move
from valles.table.live import LiveTable
from valles.table.message.lobby import TableInfo
from valles.table.message.request import Act, FromClient, GameQuery, Join, ViewQuery
from valles.table.query import immediate_answer, log_before
from valles.testing import table

DRAFTED: dict[str, Any] = {"players": 2, "draft": True}
PRELUDED: dict[str, Any] = {"players": 2, "prelude": True}
LONG: dict[str, Any] = {"players": 2, "length": "long"}
WALKS: dict[str, list[tuple[int, int, dict[str, Any]]]] = {
    "terraforming_mars": [
        *((seed, moves, DRAFTED) for seed, moves in ((10, 107), (56, 24), (78, 25), (90, 23), (214, 37), (489, 24))),
        *(
            (seed, moves, PRELUDED)
            for seed, moves in ((158, 53), (255, 75), (273, 296), (280, 35), (457, 191), (469, 83))
        ),
        (105, 230, {"players": 3}),
    ],
    "on_mars": [
        *((seed, moves, {"players": 2}) for seed, moves in ((24, 74), (28, 33), (38, 13), (369, 224))),
        *((seed, moves, {"players": 2}) for seed, moves in ((403, 43), (503, 78), (536, 643))),
        *((seed, moves, {"players": 3}) for seed, moves in ((64, 72), (77, 40))),
        *((seed, moves, LONG) for seed, moves in ((84, 1068), (229, 235), (330, 129), (453, 867), (490, 960))),
    ],
}
"""Random games, by their seed, and so many of their moves that every question of the game comes up."""

MOST = {"terraforming_mars": 5, "on_mars": 4}
"""How many can play."""

MOMENTS = {"early": 0.2, "middle": 0.55, "late": 0.9, "end": 1.0}
"""When games are looked at: after which part of their moves."""

LARGEST_HAND = 20
FACES = 8
"""How many cards a hand shows as faces."""
LATER = 6
"""The generation from which on hands are looked at, when much lies on the table."""

LATER_MAPS = ("hellas", "elysium")
"""The maps besides the usual one."""
ON_MAPS = {"empty": ("ask-action", 1), "placing": ("ask-tile", 1), "late": ("ask-action", 8)}
"""What is asked on each of them, and from which generation on."""

WITH_PRELUDE: dict[str, tuple[str, int, dict[str, Any]]] = {
    "prelude-opening": ("ask-corporation", 5, {}),
    "prelude-opening-beginner": ("ask-keep-prelude", 2, {"beginners": ["yellow"]}),
    "prelude-round": ("ask-prelude", 3, {}),
    "prelude-turn": ("ask-action", 3, {}),
    "prelude-rating": ("ask-action", 1, {"goal": "rating"}),
}
"""What is asked in a game with Prelude, of how many players, and how it is set up."""

COUNTED = {"terraforming_mars": terraforming_mars, "on_mars": on_mars}

PROJECTS = [card.id for card in rulebook("terraforming_mars").cards() if card.kind not in (CORPORATION, PRELUDE)]
PRELUDES = [card.number for card in rulebook("terraforming_mars").cards() if card.kind == PRELUDE]

NAMES = (
    "Magdalena Wiśniewska",
    "Friedrich-Wilhelmine",
    "Giovannantonio Bruni",
    "Hieronymus van Dijck",
    "Christopher Hastings",
)
ME = "me"


@cache
def questions(game: str) -> dict[str, Game]:
    """Return for each question the earliest position at which it is the first to be asked."""
    earliest: dict[str, Game] = {}
    for walk in walks(game):
        key = walk.pending[0].prompt.key
        if key not in earliest or len(walk.moves) < len(earliest[key].moves):
            earliest[key] = walk.copy()
    return earliest


def described_questions(game: str) -> list[dict[str, Any]]:
    """Return the questions of a game with their options, and each position by its name and as a record."""
    return [
        {"prompt": key, "name": position_name(key), "options": position.pending[0].options, "record": position.record()}
        for key, position in questions(game).items()
    ]


def position_name(question: str) -> str:
    return question.removeprefix("om-")


@cache
def turns(game: str) -> dict[str, str]:
    """For each main action of a turn the earliest position at which it can be chosen, as a record."""
    games: dict[str, str] = {}
    for walk in walks(game):
        for option in walk.pending[0].options:
            if option.startswith("action:") and option not in games:
                games[option] = walk.record()
    return games


def walks(game: str) -> Iterator[Game]:
    """The games of `WALKS`, before each of their moves."""
    for seed, moves, setup in WALKS[game]:
        walk = new(game, seed=seed, **setup)
        chance = random.Random(seed)
        while len(walk.moves) <= moves:
            yield walk
            step(walk, chance)


def step(game: Game, chance: random.Random) -> None:
    choice = chance.choice(game.pending)
    game.play(choice.seat, chance.choice(choice.options))


@cache
def finished(game: str, players: int, **setup: Any) -> Game:
    """A random game to its end."""
    played = new(game, seed=players, players=players, **setup)
    chance = random.Random(players)
    while not played.over:
        step(played, chance)
    return played


def moment(game: str, players: int, part: float) -> Game:
    whole = finished(game, players)
    return whole.at(int(len(whole.moves) * part))


def on_map(map: str, prompt: str, generation: int) -> Game:
    """The first time that this is asked from a generation on."""
    walk = new("terraforming_mars", seed=3, players=3, map=map)
    chance = random.Random(3)
    while walk.state.generation < generation or walk.pending[0].prompt.key != prompt:
        step(walk, chance)
    return walk


def with_prelude(prompt: str, players: int, **setup: Any) -> Game:
    """The first time that this is asked in a game with Prelude."""
    walk = new("terraforming_mars", seed=players, players=players, prelude=True, **setup)
    chance = random.Random(players)
    while walk.pending[0].prompt.key != prompt:
        step(walk, chance)
    return walk


def with_hand(cards: int) -> Game:
    """A late turn of five players, with so many cards in the hand of who is asked."""
    game = new("terraforming_mars", seed=cards, players=5)
    chance = random.Random(cards)
    while game.state.generation < LATER or game.pending[0].prompt.key != "ask-action":
        step(game, chance)
    seat = game.seats.index(game.pending[0].seat)
    state: Any = game.state
    hand = state.seats[seat].hand
    while len(hand) > cards:
        state.discard.append(hand.pop())
    while len(hand) < cards:
        number = state.deck.pop()
        insort(hand, number)
        state.known[number] = 1 << seat
    return game


def with_faces(first: int) -> Game:
    """The same number of cards in every hand, another hand for each position: all cards are seen."""
    five = table("terraforming_mars", seats=terraforming_mars.SEATS, prelude=True)
    five.given("yellow", credits=40, hand=PROJECTS[first : first + FACES])
    return five.game


def with_preludes(first: int) -> Game:
    """A start with these preludes to choose from: all of them are seen."""
    game = new("terraforming_mars", seed=first, players=2, prelude=True)
    state: Any = game.state
    shown = PRELUDES[first : first + PRELUDES_DEALT]
    rest = [number for number in PRELUDES if number not in shown]
    dealt = {game.seats.index(game.pending[0].seat): shown}
    dealt[1 - min(dealt)], state.preludes = rest[:PRELUDES_DEALT], rest[PRELUDES_DEALT:]
    for seat, numbers in dealt.items():
        state.seats[seat].preludes = numbers
    for number in PRELUDES:
        state.known[number] = sum(1 << seat for seat, numbers in dealt.items() if number in numbers)
    return game


def last_generation() -> Game:
    """A turn when nothing but points counts, with cards in hand that still bring some, and others to be hit."""
    five = table("terraforming_mars", seats=terraforming_mars.SEATS)
    five.given("yellow", credits=60, hand=["asteroid", "virus", "artificial_lake", "cartel", "dust_seals", "birds"])
    five.given("blue", plants=2)
    five.given("pink", plants=7, tableau=["fish"], on={"fish": 3})
    five.given(oxygen=14, temperature=8, oceans=9, generation=11)
    return five.game


def nothing_left() -> Game:
    """A turn at which one can only sell patents and pass."""
    five = table("terraforming_mars", seats=terraforming_mars.SEATS)
    five.given("yellow", credits=0, hand=["birds", "comet"])
    five.given(generation=2)
    return five.game


@cache
def hoarded() -> str:
    """Five players who have bought whatever was offered and played nothing, in their third generation, as a record."""
    game = new("terraforming_mars", seed=3, players=5)
    while game.state.generation < 3 or game.pending[0].prompt.key != "ask-action":
        choice = game.pending[0]
        kept = [option for option in choice.options if option in ("yes", "pass")]
        game.play(choice.seat, (kept or choice.options)[0])
    return game.record()


def counted_game(counted: Any, path: Path) -> Game:
    game: Game = counted.Position(path).game
    return game


def positions(game: str) -> dict[str, Callable[[], Game]]:
    """All that is looked at of a game, by name."""
    games: dict[str, Callable[[], Game]] = {}
    for key, position in questions(game).items():
        games[position_name(key)] = position.copy
    for players in range(1, MOST[game] + 1):
        for name, part in MOMENTS.items():
            games[f"{players}-players-{name}"] = partial(moment, game, players, part)
    if game == "terraforming_mars":
        games["last-generation"] = last_generation
        games["nothing-left"] = nothing_left
        for cards in range(LARGEST_HAND + 1):
            games[f"hand-of-{cards}"] = partial(with_hand, cards)
        for first in range(0, len(PROJECTS), FACES):
            games[f"faces-from-{first}"] = partial(with_faces, first)
        for first in range(0, len(PRELUDES) - 1, PRELUDES_DEALT):
            games[f"preludes-from-{first}"] = partial(with_preludes, min(first, len(PRELUDES) - PRELUDES_DEALT))
        for name, (prompt, players, setup) in WITH_PRELUDE.items():
            games[name] = partial(with_prelude, prompt, players, **setup)
        for map in LATER_MAPS:
            for name, (prompt, generation) in ON_MAPS.items():
                games[f"{map}-{name}"] = partial(on_map, map, prompt, generation)
            games[f"{map}-end"] = partial(finished, game, 3, map=map)
    counted: Any = COUNTED[game]
    for path in counted.FILES:
        games[f"counted-{path.stem}"] = partial(counted_game, counted, path)
    return games


def recorded(game: str, name: str) -> Game | None:
    """One of the recorded games of the tests, as it ended."""
    record = ROOT / f"tests/{game}/records/{name}.txt"
    return replay(record.read_text("utf-8")) if record.exists() else None


@cache
def entry(id: str) -> TableEntry:
    """The table whose name is that of the game and that of the position or of the record."""
    name, _, which = id.partition("--")
    game = recorded(name, which) or positions(name)[which]()
    first = game.pending[0].seat if game.pending else game.seats[0]
    live = LiveTable(id=id, game=game)
    live._ask()
    about = StoredTable(
        id=id,
        game=name,
        setup=dict(game.setup),
        seed=game.seed,
        rules=game.rules.version,
        language="en",
        settings=TableSettings({}),
        host=ME,
        created=0.0,
        started=0.0,
        finished=0.0 if game.over else None,
        waiting=list(live.question_ids()),
    )
    chairs = [
        StoredChair(table=id, seat=seat, kind="person", player=ME if seat == first else seat, name=called, bot=None)
        for seat, called in zip(game.seats, NAMES, strict=False)
    ]
    return TableEntry(about=about, chairs=chairs, live=live)


def answer_to(request: dict[str, Any]) -> Any:
    """The server's response to the page: to a message on the socket, or about the table."""
    table = entry(request["table"])
    game = table.live.game
    if "message" in request:
        return answered(table, msgspec.convert(request["message"], FromClient))
    what, _, more = request.get("path", "").partition("/")
    if what == "chart":
        return msgspec.to_builtins(chart_of(game))
    info = snapshot.info(table, ME)
    if what == "replay":
        return msgspec.to_builtins(past(table, info, int(more), request.get("seat")))
    return msgspec.to_builtins(info)


def past(table: TableEntry, info: TableInfo, move: int, seat: str | None) -> Any:
    request = query_worker.ReplayRequest(
        record=table.record, move=move, seat=seat, table=msgspec.json.encode(info), seq=0, confirming=()
    )
    return msgspec.json.decode(query_worker._replay_snapshot(request))


def answered(table: TableEntry, message: Any) -> Any:
    """The reply to a message; nothing to one that would change the table. A decision has to be a legal one."""
    entries = table.live.game.heard
    if isinstance(message, Act) and isinstance(message.command, Move):
        table.live.copy().decide(message.seat, table.live.question_ids()[message.seat], message.command.choices)
        return None
    if isinstance(message, Join):
        events = entries(message.seat)
        shown = snapshot.snapshot_of(table, ME, message.seat, log_before(events, len(events)))
        return {"type": "snapshot", **msgspec.to_builtins(shown)}
    if isinstance(message, GameQuery):
        return msgspec.to_builtins(immediate_answer(table.live.game, None, message, table.tells_points))
    if not isinstance(message, ViewQuery):
        return None
    answer = query_worker._answer(query_of(table, message))
    return msgspec.json.decode(query_worker.with_id(answer, message.id)) if answer else None
