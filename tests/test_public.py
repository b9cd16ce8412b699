"""The public view: everything that a seat sees, nothing else, small, and only where it is asked for."""

import random
import subprocess
import sys
import zlib
from pathlib import Path

import msgspec
import pytest

import valles
from crossing.rules.rulebook import RULES as CROSSING
from tests.support.ledger import ROOT
from valles.game import Game, public_view
from valles.games.registry import rulebook
from valles.kernel import saving
from valles.kernel.record import Record
from valles.kernel.view import BYSTANDER

LARGEST = 24_000
LARGEST_DEFLATED = 3_000
"""In bytes."""
NOT_SHOWN = {
    "terraforming_mars": {"seed", "shuffles", "known"},
    "on_mars": {"seed", "shuffles", "answers", "refill", "goal_box", "first_box"},
}
"""What nobody sees as such: how often was shuffled, who knows of a card, what is laid back into the box."""
TABLES = {
    "terraforming_mars": [
        {"players": 2, "draft": True},
        {"seats": ["pink", "white"], "corporate_era": False, "edition": "pl", "beginners": ["pink"]},
        {"players": 1},
        {"players": 2, "prelude": True, "map": "hellas"},
        {"players": 1, "prelude": True, "goal": "rating"},
    ],
    "on_mars": [
        {"players": 2, "first_colonists": True},
        {"seats": ["yellow", "blue"], "length": "long", "space_oddity": True},
        {"players": 1},
        {"seats": ["blue"], "length": "long"},
    ],
}
games = pytest.mark.parametrize("game", TABLES)


def views(game, seed, setup, share):
    """Saved views of a random game from changing seats: all of its beginning, later a share of them.

    With the fields of which there is nothing, which need not be saved.
    """
    walk = valles.new(game, seed=seed, **setup)
    chance = random.Random(seed)
    while not walk.over:
        if len(walk.moves) < 20 or chance.random() < share:
            yield saved(walk.rules, walk.view(chance.choice([None, *walk.seats])))
        choice = chance.choice(walk.pending)
        walk.play(choice.seat, chance.choice(choice.options))
    yield saved(walk.rules, walk.view())


def saved(rules, view):
    return {**rules.save(view), **saving.save(view, rules.state_fields, rules.seat_fields)}


def shown(rules, saved):
    return msgspec.to_builtins(public_view(rules.load(saved)))


@games
def test_every_field_that_a_person_sees_is_there(game):
    """A change of that field alone can be seen."""
    rules = rulebook(game)
    fields = {*rules.state_fields, *(f"seats.{name}" for name in rules.seat_fields)}
    missing = fields - NOT_SHOWN[game] - {"seats"}
    for seed, setup in enumerate(TABLES[game]):
        before = None
        for view in views(game, seed, setup, 0.05):
            if before is not None:
                missing -= set(distinguish(rules, before, view, missing))
            before = view
    assert not missing


def distinguish(rules, view, later, names):
    """The names of fields whose change the public view shows."""
    seen = shown(rules, view)
    for name in sorted(names):
        outer, _, inner = name.partition(".")
        for change in (other, shorter):
            if inner:
                changed = {**view, "seats": [{**board, inner: change(board[inner])} for board in view["seats"]]}
            else:
                changed = {**view, outer: later[outer] if outer == "stack" else change(view[outer])}
            try:
                if shown(rules, changed) != seen:
                    yield name
            except (IndexError, ValueError):
                continue  # a field alone may not fit the rest


def other(value):
    """Another value of the same kind, near enough to mean something."""
    if isinstance(value, list):
        return [other(one) for one in value] or [1]
    return not value if isinstance(value, bool) else value - 1 if value > 1 else 1 - value


def shorter(value):
    return value[1:] if isinstance(value, list) else value


@games
def test_what_is_hidden_is_counted_or_absent(game):
    walk = valles.new(game, players=4, seed=1)
    own, bystanders = walk.public("green"), walk.public()
    assert own.viewer == "green" and bystanders.viewer is None
    pile = "dealt" if game == "terraforming_mars" else "goals"
    for player, seen in zip(own.players, bystanders.players, strict=True):
        mine, others = getattr(player, pile), getattr(seen, pile)
        assert mine.count == others.count > 1 and not others.cards
        assert len(mine.cards) == (mine.count if player.seat == "green" else 0)


@games
def test_the_log_shows_the_next_player_and_the_end(game):
    walk = valles.new(game, players=2, seed=4)
    chance = random.Random(4)
    phases = set()
    while not walk.over:
        seen = walk.public(chance.choice([None, *walk.seats]))
        assert seen.waiting == [choice.seat for choice in walk.pending]
        phases.add(seen.phase)
        choice = chance.choice(walk.pending)
        walk.play(choice.seat, chance.choice(choice.options))
    assert None not in phases and len(phases) > 2
    assert walk.public().phase is None and walk.public().waiting == []


def records(game):
    return sorted((ROOT / "tests" / game / "records").glob("*.txt"))


@pytest.mark.slow
@pytest.mark.parametrize("path", [path for game in TABLES for path in records(game)], ids=lambda path: path.stem)
def test_views_of_recorded_games_are_small(path: Path):
    record = Record.read(path.read_text(encoding="utf-8"))
    rules = rulebook(record.game)
    game = Game(rules, rules.setup_of(record.setup), int(record.seed))
    encoder = msgspec.json.Encoder()
    for number, (seat, option) in enumerate(record.moves, 1):
        game.play(seat, option)
        if number % 40 == 0 or number == len(record.moves):
            texts = [encoder.encode(game.public(viewer)) for viewer in (None, *game.seats)]
            assert max(map(len, texts)) <= LARGEST
            assert max(len(zlib.compress(text)) for text in texts) <= LARGEST_DEFLATED


def test_a_player_reads_it_too():
    game = valles.new("terraforming_mars", players=2, seed=7)
    assert game.player_view("blue").public == game.public("blue")


def test_a_game_without_a_public_view_gives_the_fields_that_it_saves_but_not_those_of_the_kernel():
    rules = CROSSING
    game = Game(rules, rules.setup(players=2), 1)
    saved = rules.save(rules.view(game.state, BYSTANDER))
    assert game.public() == {name: saved[name] for name in ("round", "rounds", "seats")}
    assert set(saved) - set(game.public()) == {"answers", "seed", "shuffles", "stack", "viewer"}


def test_games_are_played_without_msgspec():
    """The rules and the heuristic never load it."""
    command = """
import sys
sys.modules["msgspec"] = None
import valles
from valles.players import player
for name in ("terraforming_mars", "on_mars"):
    game = valles.new(name, players=2, seed=1)
    for _ in range(5):
        seat = game.pending[0].seat
        view = game.player_view(seat)
        game.play(seat, view.text(player("greedy", name, seed=1).choose(view)))
try:
    game.public()
except ModuleNotFoundError as error:
    print(error.name)
"""
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "msgspec"
