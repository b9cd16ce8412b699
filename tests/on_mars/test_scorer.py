"""The score agrees with a second scorer, and every movement of goods, crystals and points stands in the log."""

import ast
import random
from pathlib import Path
from typing import Any

import pytest

import valles
from tests.on_mars import accounts, scorer
from tests.on_mars.accounts import assert_agreement, finished, public
from valles.games.on_mars.rules.scoring import score_of

pytestmark = pytest.mark.slow

STIRRED = 20


@pytest.mark.parametrize("seed", range(28))
def test_both_scorers_agree(seed):
    assert accounts.check_scores(seed)


def test_players_who_keep_what_they_have_do_not_play_for_ever():
    assert finished(1042).over


def stir(state: Any, chance: random.Random) -> None:
    """Another end of the game: what random players hardly ever reach."""
    state.level = chance.randint(1, 5)
    free = [place for place, owner in enumerate(state.contract_owner) if owner == 0]
    for place in free[6:]:
        state.contract_owner[place] = chance.choice((0, 1))
    for place, owner in enumerate(state.contract_owner):
        card = scorer.CONTRACTS[place]
        if card["kind"] == "delivery" and owner and not state.is_lacerda(owner - 1):
            done = chance.random() < 0.8
            amounts = [amount - (0 if done else i == 0) for i, amount in enumerate(card["requirement"].values())]
            state.delivered[2 * place : 2 * place + len(amounts)] = amounts
            state.completed[place] = done
    points = chance.randint(0, 9)
    for board in state.seats:
        board.points = points + chance.choice((0, 0, 0, 5))
        board.lab = [0] * 7 + chance.sample([1, 2, 3, 4, 5, 6], 6)
        board.crystals = chance.randint(0, 2)
        board.cubes = [chance.random() < 0.5 for _ in board.cubes]
        board.stock = [chance.randint(0, 6) for _ in board.stock]
        board.research = [chance.random() < 0.7 for _ in board.research]
        board.goal = chance.choice((0, 43))
        board.space = chance.randint(1, 8)
    state.seats[0].points += chance.choice((0, 50, 120))


@pytest.mark.parametrize("seed", range(STIRRED))
def test_both_scorers_agree_on_ends_that_chance_does_not_reach(seed):
    game = finished(seed)
    chance = random.Random(seed)
    for _ in range(20):
        stir(game.state, chance)
        assert_agreement(game)


def test_the_stirred_sample_has_solo_victories_ties_and_defeats():
    chance = random.Random(1)
    solo, several = finished(4), finished(5)
    won = tied = 0
    for _ in range(60):
        stir(solo.state, chance)
        won += len(scorer.winners(public(solo)))
        stir(several.state, chance)
        for board in several.state.seats:
            board.points = 100 - (score_of(several.state, several.state.seats.index(board))["total"] - board.points)
        assert_agreement(several)
        tied += len({row["total"] for row in scorer.scores(public(several))}) == 1
    assert 0 < won < 60
    assert tied == 60


def test_the_sample_scores_in_every_category():
    totals = dict.fromkeys(scorer.scores(public(finished(0)))[0], 0)
    for seed in range(1, 9):
        for points in finished(seed).scores().values():
            for category in totals:
                totals[category] += abs(points[category])
    assert all(totals.values()), totals


def test_the_second_scorer_imports_nothing_of_the_game():
    nodes = list(ast.walk(ast.parse(Path(scorer.__file__).read_text(encoding="utf-8"))))
    imported = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    imported += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    assert imported == ["json", "pathlib", "typing"]


def test_numbers_in_a_view_mean_the_same_cards_and_hexes_to_both():
    rules = valles.new("on_mars", players=2, seed=1).rules
    by_family = {name: [c for c in rules.cards() if c.family() == name] for name in ("blueprint", "scientist")}
    assert [card.name for card in by_family["blueprint"]] == [card["name"] for card in scorer.BLUEPRINTS[1:]]
    assert [card.name for card in by_family["scientist"]] == [card["name"] for card in scorer.SCIENTISTS]
    columns = sorted({q for q, _ in scorer.HEXES})
    named = []
    for q, r in scorer.HEXES:
        column = sorted(other for place, other in scorer.HEXES if place == q)
        named.append(f"hex:{'abcdefghijklm'[columns.index(q)]}{column.index(r) + 1}")
    assert [text for text in map(rules.vocabulary.text, range(len(rules.vocabulary))) if text[:4] == "hex:"] == named


@pytest.mark.parametrize("seed", range(16))
def test_the_log_accounts_for_every_movement(seed):
    assert accounts.check_books(seed)
