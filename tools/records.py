"""Writes the recorded games of tests/records anew, after a change of rules that was meant.

Games with "random" in their name are random ones with fixed seeds; the others were played on purpose and keep their
moves: when one of those is no longer legal, the game has to be played again by hand or by search.
"""

from pathlib import Path

import valles
from valles.kernel.record import Record
from valles.kernel.shuffle import Stream

TARGET = Path(__file__).resolve().parent.parent / "tests/records"

FINISHED = {
    "random_solo_lost": (1, {"players": 1}),
    "random_solo_pl": (2, {"players": 1, "edition": "pl"}),
    "random_2_players": (3, {"players": 2}),
    "random_2_players_base": (4, {"players": 2, "corporate_era": False}),
    "random_3_players_draft": (5, {"players": 3, "draft": True}),
    "random_3_players_it": (6, {"players": 3, "edition": "it", "corporate_era": False, "draft": True}),
    "random_4_players": (7, {"players": 4, "first": "green"}),
    "random_4_players_pl": (8, {"players": 4, "edition": "pl"}),
    "random_5_players": (9, {"players": 5}),
    "random_5_players_beginners": (10, {"players": 5, "beginners": ("yellow", "pink")}),
    "random_2_players_tie_break": (149, {"players": 2}),
    "random_2_players_shared_victory": (1185, {"players": 2}),
}
UNFINISHED = {
    "random_first_hands": (11, {"players": 3}, lambda g: len(g.moves) == 14),
    "random_research": (12, {"players": 2}, lambda g: g.state.generation == 3 and "yes" in g.pending[0].options),
    "random_draft": (13, {"players": 4, "draft": True}, lambda g: g.pending[0].asked.key == "ask-draft"),
    "random_payment": (14, {"players": 2}, lambda g: g.pending[0].asked.key == "ask-payment"),
    "random_placement": (15, {"players": 3}, lambda g: g.pending[0].asked.key == "ask-tile"),
    "random_final_greenery": (19, {"players": 2}, lambda g: g.pending[0].asked.key == "ask-final-greenery"),
}


def played(seed, options, stop):
    game = valles.new("terraforming_mars", seed=seed, **options)
    chance = Stream(b"records", str(seed))
    while not game.over and not stop(game):
        choice = chance.pick(list(game.pending))
        game.play(choice.seat, chance.pick(list(choice.options)))
    return game


def replayed(text):
    """The same moves, whatever states they lead to now."""
    record = Record.read(text)
    game = valles.new(record.game, seed=int(record.seed), **record.setup)
    for seat, option in record.moves:
        game.play(seat, option)
    return game


def main():
    TARGET.mkdir(exist_ok=True)
    for path in TARGET.glob("[!r]*.txt"):
        path.write_text(replayed(path.read_text()).record())
    for name, (seed, options) in FINISHED.items():
        (TARGET / f"{name}.txt").write_text(played(seed, options, lambda _: False).record())
    for name, (seed, options, stop) in UNFINISHED.items():
        (TARGET / f"{name}.txt").write_text(played(seed, options, stop).record())


if __name__ == "__main__":
    main()
