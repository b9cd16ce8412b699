"""Prints the hash of every state of random games, to be compared between processes: ORDER GAME SEED..."""

import sys
from importlib import import_module

order, game, *seeds = sys.argv[1:]
if order == "reversed":
    for name in (f"valles.games.{game}.rules.hidden", "valles.kernel.record", "valles.describe.text"):
        import_module(name)

from valles.games.registry import rulebook  # noqa: E402
from valles.kernel.record import state_hash  # noqa: E402
from valles.testing import laws  # noqa: E402

MOST = {"terraforming_mars": 5, "on_mars": 4}
rules = rulebook(game)
for seed in map(int, seeds):
    for state, _ in laws.walk(rules, seed, players=1 + seed % MOST[game]):
        print(state_hash(rules.save(state))[:8], end="")
    print()
