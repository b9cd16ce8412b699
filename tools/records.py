"""Writes the recorded games of tests/records and tests/on_mars/records anew, after a change of rules that was meant.

Games with "random" in their name are random ones: the first from a seed on that comes out as its name says. The others
were played on purpose and keep their moves: when one of those is no longer legal, the game has to be played again by
hand or by search.
"""

from pathlib import Path

import valles
from valles.kernel.record import Record
from valles.kernel.shuffle import Stream

TESTS = Path(__file__).resolve().parent.parent / "tests"
TARGETS = {"terraforming_mars": TESTS / "records", "on_mars": TESTS / "on_mars/records"}
LONGEST = 5000
"""The moves after which a game of chance is given up."""

# When to stop


def never(game):
    return False


def asked(key):
    return lambda game: game.pending[0].asked.key == key


# What comes out


def anything(game):
    return True


def totals(game):
    return sorted((row["total"] for row in game.scores().values()), reverse=True)


def tie_break(game):
    return totals(game)[0] == totals(game)[1] and len(game.winners) == 1


def shared_victory(game):
    return len(game.winners) > 1


def brief(moves):
    return lambda game: len(game.moves) < moves


def by_missions(game):
    """The end came by three missions, the colony being at level 2 at most."""
    return game.state.missions == [0, 0, 0] and game.state.level < 3


def by_level(game):
    """The end came by the levels 3, 4 and 5 alone."""
    return game.state.level == 5 and 0 not in game.state.missions


TERRAFORMING_MARS = {
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
    "random_draft": (13, {"players": 4, "draft": True}, asked("ask-draft"), anything),
    "random_payment": (14, {"players": 2}, asked("ask-payment"), anything),
    "random_placement": (15, {"players": 3}, asked("ask-tile"), anything),
    "random_final_greenery": (19, {"players": 2}, asked("ask-final-greenery"), anything),
}  # fmt: skip

ON_MARS = {
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
    "random_first_spaces": (11, {"players": 4}, lambda g: len(g.moves) == 2, anything),
    "random_payment": (12, {"players": 3}, asked("om-ask-pay"), anything),
    "random_site": (13, {"players": 2}, asked("om-ask-build-at"), anything),
    "random_displacement": (14, {"players": 4}, asked("om-ask-displace"), anything),
    "random_movement": (15, {"players": 1}, asked("om-ask-move"), anything),
    "random_travel": (16, {"players": 3}, asked("om-ask-travel"), anything),
    "random_exploration": (17, {"players": 2}, asked("om-ask-explore-at"), anything),
    "random_compensation": (18, {"players": 3}, asked("om-ask-compensate"), anything),
    "random_refill": (19, {"players": 2}, asked("om-ask-refill"), anything),
    "random_straight_delivery": (20, {"players": 2}, asked("om-ask-straight"), anything),
    "random_last_delivery": (21, {"players": 1}, asked("om-ask-last-delivery"), anything),
}

GAMES = {"terraforming_mars": TERRAFORMING_MARS, "on_mars": ON_MARS}


def played(name, seed, options, stop):
    game = valles.new(name, seed=seed, **options)
    chance = Stream(b"records", str(seed))
    while not game.over and not stop(game) and len(game.moves) < LONGEST:
        choice = chance.pick(list(game.pending))
        game.play(choice.seat, chance.pick(list(choice.options)))
    return game


def found(name, seed, options, stop, wanted):
    """The first game that stops as it should and comes out as wanted."""
    while True:
        game = played(name, seed, options, stop)
        if game.over == (stop is never) and wanted(game):
            return game
        seed += 1


def replayed(text):
    """The same moves, whatever states they lead to now."""
    record = Record.read(text)
    game = valles.new(record.game, seed=int(record.seed), **record.setup)
    for seat, option in record.moves:
        game.play(seat, option)
    return game


def main():
    for name, games in GAMES.items():
        target = TARGETS[name]
        target.mkdir(exist_ok=True)
        for path in target.glob("[!r]*.txt"):
            path.write_text(replayed(path.read_text()).record())
        for title, (seed, options, stop, wanted) in games.items():
            (target / f"{title}.txt").write_text(found(name, seed, options, stop, wanted).record())


if __name__ == "__main__":
    main()
