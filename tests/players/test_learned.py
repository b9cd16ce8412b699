"""The learned opponent: it plays legal games at the tables it knows, never cheats, and refuses others with a reason."""

import importlib.util
import json
import shutil
from itertools import islice
from typing import Any

import pytest

from valles import players
from valles.game import PlayerView, seed_bytes
from valles.games.registry import rulebook
from valles.kernel.shuffle import Stream
from valles.players import check_setup, network, opponent, opponents, player, playing_opponent
from valles.players.checkpoint import UnknownSetup

pytestmark = pytest.mark.slow

GAME = "terraforming_mars"
RULES = rulebook(GAME)
TURNS: dict[str, list[dict[str, Any]]] = {
    GAME: [
        {},
        {"edition": "pl", "prelude": True},
        {"edition": "it", "draft": True},
        {"edition": "nl", "corporate_era": False},
    ],
    "on_mars": [
        {},
        {"first_colonists": True},
        {"length": "long", "space_oddity": True},
        {"shelters": "drawn", "miners": "stay"},
    ],
}
"""The set-ups with which games are played in turn."""
UNKNOWN = [{"map": "hellas"}, {"map": "elysium"}, {"map": "random"}]


def learned(seed=1, game=GAME):
    return player("learned", game, seed)


def seen(state, seat):
    return PlayerView(state.rules.view(state, seat), state.rules.colours[seat], seat)


def played(choosers, seed, game=GAME, **options):
    """The states before every decision of a game, each with the seat and its choice, and the last state."""
    rules = rulebook(game)
    state = rules.new(rules.setup(players=len(choosers), **options), seed_bytes(seed))
    while not state.over():
        seat = state.pending_seats()[0]
        option = choosers[seat].choose(seen(state, seat))
        yield state, seat, option
        state.apply(seat, option)
    yield state, None, None


@pytest.fixture
def copied(tmp_path):
    """A folder with the net, to be spoiled."""
    for path in network.weight_files(GAME):
        shutil.copy(path, tmp_path)
    return tmp_path


@pytest.mark.nightly("players", cases=200, size=10)
@pytest.mark.parametrize(
    ("game", "count"), [(game, count) for game in TURNS for count in range(1, len(rulebook(game).colours) + 1)]
)
def test_every_choice_is_legal_with_every_number_of_players(game, count, cases):
    turns = TURNS[game][:2] if (game, count) == (GAME, 1) else TURNS[game]  # nobody drafts alone
    for seed in cases:
        options = turns[(seed + count) % len(turns)]
        for state, seat, option in played([learned(game=game)] * count, seed, game, **options):
            assert seat is None or option in state.options(seat)
        assert state.over()


@pytest.mark.nightly("players", cases=40, quick=2)
def test_it_beats_random_opponents(case):
    choosers = [player("random", GAME, case), player("random", GAME, case + 1), learned()]
    *_, (state, _, _) = played(choosers, case)

    assert RULES.winners(state) == [2]


@pytest.mark.nightly("secrecy", cases=100)
@pytest.mark.parametrize("game", TURNS)
def test_what_is_hidden_makes_no_difference(game, case, nightly):
    """At every decision, another state behind the same view leads to the same choice."""
    stream = Stream(seed_bytes(case), "hidden")
    for state, seat, option in played([learned(game=game)] * 2, case, game):
        if not nightly and state.rules.rounds(state) == 5:
            break
        if seat is not None:
            other = state.rules.filled(state.rules.view(state, seat), stream)
            assert learned(case + 7, game).choose(seen(other, seat)) == option


@pytest.mark.parametrize("name", ["learned", "expert:16"])
def test_in_a_game_without_end_greedy_plays_on(name):
    """At deals 61,700,014 and 15 two of it did the same for more than a thousand rounds."""
    greedy, by_net = player("greedy", "on_mars", 0), player(name, "on_mars", 0)
    early, late, by_greedy = [], [], []
    for state, seat, _ in islice(played([greedy] * 2, 1, "on_mars"), 40):
        early.append(by_net.choose(seen(state, seat)))
        state = state.rules.copy(state)
        state.round = 41
        late.append(by_net.choose(seen(state, seat)))
        by_greedy.append(greedy.choose(seen(state, seat)))

    assert late == by_greedy != early


def test_it_is_offered_where_there_is_a_net_and_loaded_once():
    assert opponents(GAME)[:3] == opponents("on_mars")[:3] == ("greedy", "learned", "expert")
    assert network.network(GAME) is network.network(GAME)


@pytest.mark.parametrize("options", UNKNOWN, ids=str)
def test_a_set_up_that_it_has_not_learned_is_refused_and_greedy_sits_in(options):
    setup = RULES.setup(players=2, **options)

    with pytest.raises(UnknownSetup, match=r"^learned: this was trained for .*; greedy plays every set-up$"):
        check_setup("learned", GAME, setup)
    assert playing_opponent("learned", GAME, setup) == "greedy"
    assert playing_opponent("random", GAME, setup) == "random"


def test_the_playing_opponent_is_one_that_can_play_and_exists(monkeypatch):
    setup = RULES.setup(players=5, edition="pl")
    assert playing_opponent("learned", GAME, setup) == "learned"

    monkeypatch.setattr(opponent, "supports", lambda entry, game: entry.name != "learned")
    assert playing_opponent("learned", GAME, setup) == "greedy"


def test_the_error_of_damaged_weights_names_the_remedy(copied):
    weights, _ = network.weight_files(GAME, copied)
    spoiled = bytearray(weights.read_bytes())
    spoiled[5000] ^= 1
    weights.write_bytes(spoiled)

    with pytest.raises(network.UnusableNetwork, match=r"are damaged; this installs them again: pip install"):
        network.network_info(GAME, copied)


def test_the_error_of_missing_weights_names_the_remedy(copied):
    network.weight_files(GAME, copied)[0].unlink()

    with pytest.raises(network.UnusableNetwork, match=r"cannot be read: FileNotFoundError; this installs them again"):
        network.network_info(GAME, copied)


def test_weights_of_another_encoding_are_refused(copied):
    _, info_file = network.weight_files(GAME, copied)
    about = json.loads(info_file.read_text())
    about["trained"]["columns"] -= 1
    info_file.write_text(json.dumps(about))

    with pytest.raises(network.UnusableNetwork, match=r"are of another version: the first 6183 columns"):
        network.network_info(GAME, copied)


def test_without_numpy_it_is_listed_with_what_installs_it(monkeypatch):
    monkeypatch.setattr(network, "find_spec", lambda name: None if name == "numpy" else importlib.util.find_spec(name))
    network.network_info.cache_clear()
    players.entries.cache_clear()
    try:
        assert opponents(GAME) == ("greedy", "novice", "random")
        assert "numpy is not installed" in players.entries()["learned"].problem
        for name in ("learned", "expert", "expert:16"):
            with pytest.raises(players.BrokenPlayer, match=r"(learned|expert) of valles cannot be used: numpy is not"):
                player(name, GAME, 1)
    finally:
        network.network_info.cache_clear()
        players.entries.cache_clear()
