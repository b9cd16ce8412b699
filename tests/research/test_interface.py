"""PettingZoo, Gymnasium and OpenSpiel: their own checks, and that the games are ours, move for move."""

import random
import sys
import warnings
import xml.etree.ElementTree as ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from valles.game import seed_bytes
from valles.games.registry import rulebook
from valles.kernel.choice import IllegalMove
from valles.players.reward import win
from valles.research import gymnasium as gym
from valles.research import pettingzoo
from valles.research.episode import Episode

GAMES = ["terraforming_mars", "on_mars"]
SVG = "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game, capsys):
    with warnings.catch_warnings():
        # It would rather have arrays as observations and numbered agents.
        warnings.simplefilter("ignore", UserWarning)
        api_test(pettingzoo.env(game, players=3), num_cycles=60)
        seed_test(lambda: pettingzoo.env(game, players=2), num_cycles=15)


def test_pettingzoo_plays_to_the_end_and_rewards_everybody():
    env = pettingzoo.env("terraforming_mars", players=2, rounds=3)
    env.reset(seed=4)
    chance, total = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        ended = terminated or truncated
        env.step(None if ended else chance.choice(np.flatnonzero(observation["action_mask"])))
    assert sorted(total.values()) == sorted(win(env.unwrapped.episode.state))
    assert sum(total.values()) == 0


def test_who_is_asked_at_once_answers_in_the_order_of_seats_without_seeing_the_others():
    env = pettingzoo.env("terraforming_mars", players=3)
    env.reset(seed=2)
    order = []
    before = env.observe("pink")["observation"]
    while env.agent_selection != "pink":
        order.append(env.agent_selection)
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert order == sorted(order, reverse=True)
    assert set(order) == {"yellow", "blue"}
    assert (env.observe("pink")["observation"] == before).all()


def test_the_error_of_an_illegal_action_names_what_was_possible():
    env = pettingzoo.env("terraforming_mars", players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"yellow has 2 options now \(card:.*\), not pass"):
        env.step(0)
    with pytest.raises(ValueError, match="render_mode is ansi or svg, not 'human'"):
        pettingzoo.env("terraforming_mars", players=2, render_mode="human")


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_rendered_as_text_and_as_a_picture(game):
    text, picture = (pettingzoo.env(game, players=2, render_mode=how) for how in ("ansi", "svg"))
    text.reset(seed=1)
    picture.reset(seed=1)
    assert len(text.render().splitlines()) > 20
    assert ElementTree.fromstring(picture.render()).tag == SVG


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game):
    env = gymnasium.make(gym.name_of(game), players=2, illegal="random", disable_env_checker=True)
    with warnings.catch_warnings():
        # A table that waits has no frames a second, and what can be rendered differs from class to class.
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped)


def test_an_agent_plays_whole_games_among_named_opponents():
    env = gym.SingleAgentEnv("terraforming_mars", players=3, opponents=["greedy", "random"], rounds=2)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        terminated = truncated = False
        while not (terminated or truncated):
            assert info["action_mask"].any()
            _, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())
        assert reward == pytest.approx(win(env.episode.state)[env.seat])
    assert len(seats) > 1


def test_gymnasium_steps_several_at_once():
    envs = gymnasium.make_vec("valles/OnMars-v0", num_envs=3, vectorization_mode="sync", players=2)
    _, info = envs.reset(seed=1)
    for _ in range(10):
        observations, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert observations.shape[0] == 3


def test_the_environment_refuses_wrong_arguments_with_the_reason():
    with pytest.raises(ValueError, match="expected 2 opponents or one name for all, got"):
        gym.SingleAgentEnv("terraforming_mars", players=3, opponents=["random"])
    with pytest.raises(ValueError, match="no opponent 'anybody'; there are greedy, learned, expert, novice, random"):
        gym.SingleAgentEnv("terraforming_mars", players=2, opponents="anybody")
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        gym.SingleAgentEnv("terraforming_mars", players=2, seat=2)
    with pytest.raises(ValueError, match="illegal is raise or random, not 'pass'"):
        gym.SingleAgentEnv("terraforming_mars", players=2, illegal="pass")
    env = gym.SingleAgentEnv("terraforming_mars", players=2)
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="options now"):
        env.step(0)


def test_an_episode_is_the_game_of_its_seed():
    episode = Episode("on_mars", players=2, forced=True, payments=True)
    episode.start(9)
    rules = rulebook("on_mars")
    state = rules.new(rules.setup(players=2), seed_bytes(9))
    for _ in range(50):
        assert episode.options == state.options(episode.seat)
        option = episode.options[-1]
        state.apply(episode.seat, option)
        episode.play(option)


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel has no wheel for Windows")
class TestOpenSpiel:
    @pytest.mark.parametrize("game", GAMES)
    def test_a_random_game_is_ours_move_for_move(self, game):
        import pyspiel

        import valles.research.openspiel  # noqa: F401

        state = pyspiel.load_game(f"valles_{game}(players=2,seed=7)").new_initial_state()
        rules = rulebook(game)
        own = rules.new(rules.setup(players=2), seed_bytes(7))
        chance = random.Random(1)
        while not state.is_terminal():
            seat = state.current_player()
            assert seat == own.pending_seats()[0]
            assert state.legal_actions() == sorted(own.options(seat))
            action = chance.choice(state.legal_actions())
            assert state.action_to_string(action) == rules.vocabulary.text(action)
            state.apply_action(action)
            own.apply(seat, action)
        assert own.over()
        assert state.returns() == win(own)

    def test_a_clone_is_independent_and_strings_hold_what_a_seat_may_know(self):
        import pyspiel

        import valles.research.openspiel  # noqa: F401

        game = pyspiel.load_game("valles_terraforming_mars", {"players": 3, "seed": 2})
        state = game.new_initial_state()
        clone = state.clone()
        assert str(clone) == str(state)
        clone.apply_action(clone.legal_actions()[0])
        assert str(clone) != str(state)
        assert clone.information_state_string(2) == state.information_state_string(2)
        assert clone.information_state_string(0) != state.information_state_string(0)
        observer = game.make_py_observer()
        observer.set_from(state, 1)
        assert observer.tensor.tolist() == state.observation_tensor(1)
        assert len(observer.string_from(state, 1)) > 100

    def test_openspiel_finds_nothing_wrong(self, capfd):
        import pyspiel

        import valles.research.openspiel  # noqa: F401

        pyspiel.random_sim_test(
            pyspiel.load_game("valles_on_mars(players=1)"), num_sims=1, serialize=False, verbose=False
        )
