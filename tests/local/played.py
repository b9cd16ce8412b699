"""Plays games by chance, in whichever Python runs it: `argument` lists them as JSON, `result` has their hashes."""

import json
from random import Random

import valles


def played(game: str, setup: dict[str, object], seed: int) -> list[str]:
    """Return the hash of a game played by chance, and the hash of what each seat sees."""
    chance = Random(seed)
    table = valles.new(game, seed=seed, **setup)
    while not table.over:
        seat = table.pending[0].seat
        table.play(seat, chance.choice(table.legal(seat)))
    record = table.record()
    return [table.hash(), str(len(table.moves)), record]


def results(cases: str) -> str:
    """Return the results of all cases, as JSON."""
    return json.dumps([played(*case) for case in json.loads(cases)])


if "argument" in globals():
    result = results(globals()["argument"])
