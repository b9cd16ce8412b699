"""Checks of one random game, by its seed; each returns what it has counted."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.laws.tables import MIXTURES, ROUNDS, table
from valles.games.registry import rulebook
from valles.testing import laws

ROOT = Path(__file__).resolve().parent.parent.parent
Tally = Counter[str]


def legal(game: str, seed: int, every: int = 1) -> Tally:
    """Check that the invariants hold after every decision, the game does not get stuck, and it ends."""
    return walked(game, seed, ROUNDS[game][seed // 10 % len(ROUNDS[game])], every)


def mixed(game: str, seed: int) -> Tally:
    """Check the same at the tables of all mixtures, one after the other."""
    return walked(game, seed, MIXTURES[seed % len(MIXTURES)])


def walked(game: str, seed: int, options: dict[str, Any], every: int = 1) -> Tally:
    rules, law = rulebook(game), import_module(f"valles.games.{game}.invariant")
    before, decisions = None, 0
    for decisions, (state, _) in enumerate(laws.walk(rules, seed, **options)):
        if before is not None:
            law.check_step(before, state)
        due = decisions % every == 0
        if due or state.over():
            law.check(state)
        before = rules.copy(state) if due else None
    return Counter(games=1, decisions=decisions)


def agreeing(game: str, seed: int, every: int = 1, replayed: bool = True) -> Tally:
    """Check that copy, saved state and replay are equal."""
    same = (laws.saving_loses_nothing, laws.copies_are_equal_and_independent)
    decisions = laws.check(game, seed=seed, laws=same, every=every, **table(game, seed))
    if replayed:
        laws.check_replay(game, seed=seed, **table(game, seed))
    return Counter(games=1, decisions=decisions)


def hiding(game: str, seed: int, every: int = 1) -> Tally:
    """Check that no view, nor its encoding, depends on what its owner may not know."""
    law = (laws.views_hide_what_is_hidden, laws.encodings_hide_what_is_hidden)
    return Counter(games=1, decisions=laws.check(game, seed=seed, laws=law, every=every, **table(game, seed)))


def refusing(game: str, seed: int, every: int = 1) -> Tally:
    """Check that twenty wrong answers to each question are refused and change nothing."""
    law = (laws.somebody_can_always_move, laws.nothing_else_is_accepted)
    decisions = laws.check(game, seed=seed, laws=law, every=every, **table(game, seed))
    return Counter(games=1, wrong_answers=20 * (decisions // every + 1))


def explaining(game: str, seed: int, every: int = 20) -> Tally:
    """Check over the whole vocabulary that what has no reason against it is offered, and nothing else."""
    law = (laws.reasons_match_options, laws.order_of_answers_does_not_matter)
    decisions = laws.check(game, seed=seed, laws=law, every=every, **table(game, seed))
    return Counter(games=1, questions=decisions // every)


def scoring(game: str, seed: int) -> Tally:
    """Check that the second scorer agrees on the end of a game."""
    played = import_module(f"tests.{game}.accounts").check_scores(seed)
    return Counter({"games": 1, **{f"used {what}": count for what, count in played.items()}})


def booking(game: str, seed: int) -> Tally:
    """Check that every movement is in the log."""
    return Counter(games=1, decisions=import_module(f"tests.{game}.accounts").check_books(seed))


WORLDS = (
    ("0", "UTC", "plain"),
    ("1", "America/Lima", "plain"),
    ("12345", "Asia/Tokyo", "reversed"),
    ("random", "", "plain"),
)
"""Hash seed, time zone and order of imports of each process."""


def chains(game: str, seeds: Iterable[int]) -> list[str]:
    """Return what each process prints: the hash of every state of every game."""
    lines = []
    for hash_seed, zone, order in WORLDS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "TZ": zone, "LC_ALL": "C"}
        command = [sys.executable, "-m", "tests.laws.chain", order, game, *map(str, seeds)]
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        lines.append(done.stdout)
    return lines


def alike(game: str, seed: int) -> Tally:
    """Check ten games: hash seed, time zone, locale and order of imports change nothing at any decision."""
    texts = chains(game, range(10 * seed, 10 * seed + 10))
    assert len(set(texts)) == 1, f"games {10 * seed} to {10 * seed + 9} differ between processes"
    return Counter(games=10)
