"""Environments and batches are pickled, as libraries do that run many of them at once."""

import copy
import pickle

import numpy as np
import pytest

import valles
from valles.players import player
from valles.research import Batch
from valles.research.gymnasium import SingleAgentEnv
from valles.research.pettingzoo import env

GAMES = ["terraforming_mars", "on_mars"]
WAYS = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy]


def masked(mask):
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("again", WAYS, ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_for_one_agent_goes_on_alike(game, again):
    one = SingleAgentEnv(game, opponents="greedy")
    _, info = one.reset(seed=3)
    other = again(one)

    for _ in range(5):
        action = masked(info["action_mask"])
        (seen, *_, info), (same, *_) = one.step(action), other.step(action)
        assert np.array_equal(seen, same)


@pytest.mark.parametrize("again", WAYS, ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("game", GAMES)
def test_an_environment_for_several_agents_goes_on_alike(game, again):
    one = env(game, players=2)
    one.reset(seed=3)
    other = again(one)

    for _ in range(8):
        action = masked(one.last()[0]["action_mask"])
        one.step(action)
        other.step(action)
        assert other.agent_selection == one.agent_selection
        assert np.array_equal(other.last()[0]["observation"], one.last()[0]["observation"])


@pytest.mark.parametrize("again", WAYS, ids=["pickle", "deepcopy"])
@pytest.mark.parametrize("game", GAMES)
def test_a_batch_goes_on_alike(game, again):
    one = Batch(game, size=2, players=2, seed=3)
    other = again(one)

    for _ in range(5):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        other.step(actions)
        assert np.array_equal(one.rows, other.rows)


@pytest.mark.parametrize("name", ["random", "greedy", "novice"])
def test_an_opponent_keeps_its_chance(name):
    game = valles.new("terraforming_mars", players=2, seed=3, beginners=("yellow", "blue"))
    one = player(name, "terraforming_mars", 3)
    one.choose(game.player_view("yellow"))
    other = pickle.loads(pickle.dumps(one))

    assert [one.choose(game.player_view("yellow")) for _ in range(5)] == [
        other.choose(game.player_view("yellow")) for _ in range(5)
    ]
