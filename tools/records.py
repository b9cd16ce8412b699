"""Writes recorded games (tests/*/records) anew that come out otherwise after a change of rules that was meant.

Games with "random" in their name are random ones: the first from a seed on that comes out as its name says. The others
were played on purpose and keep their moves: when one of those is no longer legal, or does not come out as it did, it is
searched for again, which takes minutes, or has to be played again by hand.
"""

import sys
from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path
from typing import Any

import valles
from valles.games.on_mars.effects.need import Have
from valles.games.on_mars.rules.card import CONTRACT_CARDS, GOAL_CARDS
from valles.games.on_mars.rules.component import GOAL, LAB_LEVEL
from valles.games.on_mars.rules.measure import measure
from valles.games.on_mars.rules.scoring import score_of
from valles.games.on_mars.rules.state import Seat, State
from valles.games.registry import rulebook
from valles.kernel.record import BrokenRecord, Record
from valles.kernel.rulebook import Rulebook
from valles.kernel.shuffle import Stream
from valles.players import player

Game = valles.Game
Test = Callable[[Game], bool]
Moves = list[tuple[int, int]]

TESTS = Path(__file__).resolve().parent.parent / "tests"
TARGETS = {game: TESTS / game / "records" for game in ("terraforming_mars", "on_mars")}
Recipes = dict[str, tuple[int, dict[str, Any], Test, Test]]
"""The first seed, the options, the moment to stop and a test of the outcome, by name."""
LONGEST = 5000
"""The moves after which a game of chance is given up."""

# When to stop


def never(game: object) -> bool:
    return False


def asks(key: str) -> Test:
    return lambda game: game.pending[0].prompt.key == key


# What comes out


def anything(game: Game) -> bool:
    return True


def totals(game: Game) -> list[int]:
    return sorted((row["total"] for row in game.scores().values()), reverse=True)


def tie_break(game: Game) -> bool:
    return totals(game)[0] == totals(game)[1] and len(game.winners) == 1


def shared_victory(game: Game) -> bool:
    return len(game.winners) > 1


def brief(moves: int) -> Test:
    return lambda game: len(game.moves) < moves


def by_missions(game: Game) -> bool:
    """The end came by three missions, the colony being at level 2 at most."""
    return bool(game.state.missions == [0, 0, 0] and game.state.level < 3)


def by_level(game: Game) -> bool:
    """The end came by the levels 3, 4 and 5 alone."""
    return bool(game.state.level == 5 and 0 not in game.state.missions)


TERRAFORMING_MARS: Recipes = {
    "random_solo_lost": (1, {"players": 1}, never, anything),
    "random_solo_pl": (2, {"players": 1, "edition": "pl"}, never, anything),
    "random_2_players": (3, {"players": 2}, never, anything),
    "random_2_players_base": (4, {"players": 2, "corporate_era": False}, never, anything),
    "random_3_players_draft": (5, {"players": 3, "draft": True}, never, anything),
    "random_3_players_it": (
        6, {"players": 3, "edition": "it", "corporate_era": False, "draft": True}, never, anything,
    ),
    "random_4_players": (7, {"players": 4, "first": "green"}, never, anything),
    "random_4_players_pl": (8, {"players": 4, "edition": "pl"}, never, anything),
    "random_5_players": (9, {"players": 5}, never, anything),
    "random_5_players_beginners": (10, {"players": 5, "beginners": ("yellow", "pink")}, never, anything),
    "random_2_players_tie_break": (149, {"players": 2}, never, tie_break),
    "random_2_players_shared_victory": (1185, {"players": 2}, never, shared_victory),
    "random_first_hands": (11, {"players": 3}, lambda g: len(g.moves) == 14, anything),
    "random_research": (
        12, {"players": 2}, lambda g: g.state.generation == 3 and "yes" in g.pending[0].options, anything,
    ),
    "random_draft": (13, {"players": 4, "draft": True}, asks("ask-draft"), anything),
    "random_payment": (14, {"players": 2}, asks("ask-payment"), anything),
    "random_placement": (15, {"players": 3}, asks("ask-tile"), anything),
    "random_final_greenery": (19, {"players": 2}, asks("ask-final-greenery"), anything),
    "random_2_players_prelude": (20, {"players": 2, "prelude": True}, never, anything),
    "random_3_players_prelude_hellas": (
        21, {"players": 3, "prelude": True, "map": "hellas", "draft": True}, never, anything,
    ),
    "random_4_players_prelude_elysium": (
        22, {"players": 4, "prelude": True, "map": "elysium", "corporate_era": False}, never, anything,
    ),
    "random_solo_rating_lost": (23, {"players": 1, "prelude": True, "goal": "rating"}, never, anything),
    "random_keep_preludes": (24, {"players": 2, "prelude": True}, asks("ask-keep-prelude"), anything),
    "random_preludes": (25, {"players": 3, "prelude": True, "map": "hellas"}, asks("ask-prelude"), anything),
    "random_play_from_hand": (26, {"players": 3, "prelude": True}, asks("ask-play-from-hand"), anything),
}  # fmt: skip

ON_MARS: Recipes = {
    "random_solo_lost": (1, {"players": 1}, never, anything),
    "random_solo_long": (2, {"players": 1, "length": "long", "seats": ("blue",)}, never, anything),
    "random_solo_first_colonists": (3, {"players": 1, "first_colonists": True}, never, anything),
    "random_2_players": (4, {"players": 2}, never, brief(900)),
    "random_2_players_long": (100, {"players": 2, "length": "long", "first": "green"}, never, brief(1100)),
    "random_3_players": (200, {"players": 3}, never, brief(1000)),
    "random_3_players_first_colonists": (300, {"players": 3, "first_colonists": True}, never, brief(1000)),
    "random_4_players": (400, {"players": 4}, never, brief(1100)),
    "random_4_players_space_oddity": (500, {"players": 4, "space_oddity": True}, never, brief(1100)),
    "random_2_players_by_missions": (600, {"players": 2}, never, by_missions),
    "random_2_players_by_level": (700, {"players": 2}, never, by_level),
    "random_2_players_tie_break": (800, {"players": 2}, never, tie_break),
    "random_first_spaces": (
        11, {"players": 4}, lambda g: len(g.moves) > 1 and g.pending[0].prompt.key == "om-ask-space", anything,
    ),
    "random_payment": (12, {"players": 3}, asks("om-ask-pay"), anything),
    "random_site": (13, {"players": 2}, asks("om-ask-build-at"), anything),
    "random_displacement": (14, {"players": 4}, asks("om-ask-displace"), anything),
    "random_movement": (15, {"players": 1}, asks("om-ask-move"), anything),
    "random_travel": (16, {"players": 3}, asks("om-ask-travel"), anything),
    "random_exploration": (17, {"players": 2}, asks("om-ask-explore-at"), anything),
    "random_compensation": (18, {"players": 3}, asks("om-ask-compensate"), anything),
    "random_refill": (19, {"players": 2}, asks("om-ask-refill"), anything),
    "random_straight_delivery": (20, {"players": 2}, asks("om-ask-straight"), anything),
    "random_last_delivery": (21, {"players": 1}, asks("om-ask-last-delivery"), anything),
}  # fmt: skip

GAMES = {"terraforming_mars": TERRAFORMING_MARS, "on_mars": ON_MARS}


def played(name: str, seed: int, options: Mapping[str, Any], stop: Test) -> Game:
    game = valles.new(name, seed=seed, **options)
    chance = Stream(b"records", str(seed))
    while not game.over and not stop(game) and len(game.moves) < LONGEST:
        choice = chance.pick(list(game.pending))
        game.play(choice.seat, chance.pick(list(choice.options)))
    return game


def first_game(name: str, seed: int, options: Mapping[str, Any], stop: Test, accepts: Test) -> Game:
    """Return the first game that stops as it should and has the required outcome."""
    while True:
        game = played(name, seed, options, stop)
        if game.over == (stop is never) and accepts(game):
            return game
        seed += 1


def stands(path: Path, accepts: Test) -> bool:
    """Return True if the record still has the required outcome: then it is kept, whatever version made it."""
    try:
        return accepts(valles.replay(path.read_text()))
    except (FileNotFoundError, BrokenRecord):
        return False


def replayed(text: str) -> Game:
    """Return a game with the same moves, whatever states they lead to now, and forced answers to new questions."""
    record = Record.read(text)
    game = valles.new(record.game, seed=int(record.seed), **rulebook(record.game).setup_of(record.setup))
    for move in record.moves:
        only = only_answer(game)
        while only is not None and only != move:
            game.play(*only)
            only = only_answer(game)
        game.play(*move)
    return game


def only_answer(game: Game) -> tuple[str, str] | None:
    """Return the seat and its answer if only one answer is possible."""
    answers = [(choice.seat, option) for choice in game.pending for option in choice.options]
    return answers[0] if len(answers) == 1 else None


# On purpose


def ways_on(
    rules: Rulebook[State], state: State, chance: Stream, until: Callable[[State], bool]
) -> tuple[Moves, State]:
    """A random way on from a state, as its moves and the state it leads to."""
    state = rules.copy(state)
    moves: Moves = []
    while not state.over() and not until(state) and len(moves) < LONGEST:
        [seat] = state.pending_seats()
        moves.append((seat, chance.pick(state.options(seat))))
        state.apply(*moves[-1])
    return moves, state


def game_of(rules: Rulebook[State], seed: int, options: Mapping[str, Any], moves: Moves) -> Game:
    game = valles.new(rules.name, seed=seed, **options)
    for seat, option in moves:
        game.play(game.seats[seat], rules.vocabulary.text(option))
    return game


def promise(state: State) -> float:
    """Return a value of a solo game: the lead, the needs of its first goal, and the means to meet them."""
    board = state.seats[0]
    if state.over() and state.rules.winners(state):
        return 10_000.0
    worth = 1.6 * (score_of(state, 0)["total"] - score_of(state, 1)["total"])
    worth += [0, 0, 3, 8, 15, 24, 45][max(LAB_LEVEL[space] for space, tech in enumerate(board.lab) if tech)]
    worth += contract_promise(state) + goal_promise(state, board)
    worth += 10 * min(state.level, 3) + 0.5 * min(sum(state.lss), 12)
    worth += sum(board.stock) + board.stock[0] + 1.2 * board.crystals + 0.9 * min(board.arriving, 3)
    worth += 0.8 * board.quarters + 0.5 * board.working + 0.4 * sum(board.slots) + 2 * board.shelters
    worth += 1.5 * (board.depot.count(False) + sum(board.cubes) + sum(board.research))
    unbuilt = [n for n, owner in enumerate(state.blueprint_owner) if owner == 1 and state.blueprint_hex[n] < 0]
    return worth + 2.5 * len(unbuilt) + 0.8 * state.miner.count(1)


def contract_promise(state: State) -> float:
    """Return the value of contracts: one is useful, more are a burden until it is completed."""
    own = [place for place, owner in enumerate(state.contract_owner) if owner == 1]
    if any(state.completed[place] for place in own):
        return 60
    shares = [sum(state.delivered[2 * p : 2 * p + 2]) / (sum(CONTRACT_CARDS[p].amounts) or 10) for p in own]
    return 15 + 30 * max(shares) - 8 * (len(own) - 1) if own else 0


def goal_promise(state: State, board: Seat) -> float:
    """Return a value for the best private goal in hand: higher the closer it is."""
    if board.goal:
        return 75
    best = met = 0.0
    for number in board.goals:
        goal = GOAL_CARDS[number - GOAL]
        known = [min(1, measure(state, 0, n.kind) / n.least) if isinstance(n, Have) else 0.3 for n in goal.needs]
        best = max(best, min(known) ** 2)
        met = max(met, float(goal.is_met(state, 0)))
    return 40 * best + 15 * met + 1.5 * len(board.goals)


def solo_won() -> Game:
    """Turn by turn the most promising of many random ones; the first game that wins."""
    rules = rulebook("on_mars")
    options: dict[str, Any] = {"players": 1, "space_oddity": True}
    for seed in range(340, 10_000):
        chance = Stream(b"records", f"solo {seed}")
        moves: Moves = []
        state = valles.new("on_mars", seed=seed, **options).state
        while not state.over():
            turn = state.round

            def next_turn(later: State, turn: int = turn) -> bool:
                return later.round > turn and later.active == 0

            ways = [ways_on(rules, state, chance, next_turn) for _ in range(900)]
            best = max(ways, key=lambda way: promise(way[1]))
            moves, state = moves + best[0], best[1]
        print(f"solo {seed}: {score_of(state, 0)['total']} to {score_of(state, 1)['total']}", file=sys.stderr)
        if rules.winners(state):
            return game_of(rules, seed, options, moves)
    raise ValueError("no solo game was won")


def even(state: State, seat: int) -> tuple[int, int, int]:
    """The points, and what a single round hardly changes: advanced buildings and progress cubes."""
    places = [hex for number, hex in enumerate(state.blueprint_hex) if state.blueprint_owner[number] == seat + 1]
    return score_of(state, seat)["total"], sum(hex >= 0 for hex in places), sum(state.seats[seat].cubes)


def shared() -> Game:
    """A last round, of many random ones, that leaves nothing to break the tie."""
    rules = rulebook("on_mars")
    for seed in range(100_000):
        chance = Stream(b"records", f"shared {seed}")
        first = valles.new("on_mars", players=2, seed=seed).state
        moves, state = ways_on(rules, first, chance, lambda later: later.final)
        one, two = (even(state, seat) for seat in (0, 1))
        if not state.final or one[1:] != two[1:] or abs(one[0] - two[0]) > 8:
            continue
        for _ in range(500):
            rest, end = ways_on(rules, state, chance, never)
            if len(rules.winners(end)) > 1:
                return game_of(rules, seed, {"players": 2}, moves + rest)
    raise ValueError("no victory was shared")


def rating_won() -> Game:
    """The first game alone that the greedy player wins by its rating."""
    for seed in count():
        game = valles.new("terraforming_mars", players=1, seed=seed, prelude=True, goal="rating")
        greedy = player("greedy", "terraforming_mars", seed)
        while not game.over:
            view = game.player_view(game.seats[0])
            game.play(game.seats[0], view.text(greedy.choose(view)))
        if game.winners:
            return game
    raise AssertionError("there is always another seed")


ON_PURPOSE: dict[str, dict[str, tuple[Callable[[], Game] | None, Test]]] = {
    "terraforming_mars": {
        "solo_won": (None, lambda game: bool(game.winners)),
        "solo_rating_won": (rating_won, lambda game: bool(game.winners)),
    },
    "on_mars": {
        "solo_won": (solo_won, lambda game: bool(game.winners)),
        "shared_victory": (shared, shared_victory),
        "walled_in": (None, lambda game: game.state.level == 1 and 0 not in game.state.missions),
    },
}


def kept(path: Path, search: Callable[[], Game] | None, accepts: Test) -> Game:
    """The game as it was played, or another like it."""
    try:
        game = replayed(path.read_text())
        if accepts(game):
            return game
    except (FileNotFoundError, valles.IllegalMove):
        pass
    if search is None:
        raise ValueError(f"{path} has to be played again")
    return search()


def main() -> None:
    for name, games in GAMES.items():
        target = TARGETS[name]
        target.mkdir(exist_ok=True)
        for title, (search, accepts) in ON_PURPOSE[name].items():
            path = target / f"{title}.txt"
            if not stands(path, accepts):
                path.write_text(kept(path, search, accepts).record())
        for title, (seed, options, stop, accepts) in games.items():
            path = target / f"{title}.txt"
            if not stands(path, accepts):
                path.write_text(first_game(name, seed, options, stop, accepts).record())


if __name__ == "__main__":
    main()
