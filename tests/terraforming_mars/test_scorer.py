"""The score agrees with a second scorer, and every movement of a resource stands in the log."""

import ast
from collections import Counter
from pathlib import Path

import pytest

import valles
from tests.terraforming_mars import accounts, scorer

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(36))
def test_both_scorers_agree(seed):
    assert accounts.check_scores(seed)


def test_the_sample_scores_in_every_category():
    totals = dict.fromkeys(("rating", "awards", "milestones", "greeneries", "cities", "cards"), 0)
    for seed in range(1, 40, 4):
        for points in accounts.finished(seed).scores().values():
            for category in totals:
                totals[category] += abs(points[category])
    assert all(totals.values()), totals


def test_the_second_scorer_imports_nothing_of_the_game():
    nodes = list(ast.walk(ast.parse(Path(scorer.__file__).read_text(encoding="utf-8"))))
    imported = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    imported += [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]
    assert imported == ["json", "pathlib", "typing"]


def test_numbers_in_a_view_mean_the_same_cards_and_spaces_to_both():
    rules = valles.new("terraforming_mars", players=2, seed=1).rules
    assert [card.id for card in rules.cards()] == [card["id"] for card in scorer.CARDS[1:]]
    spaces = [text for text in map(rules.vocabulary.text, range(len(rules.vocabulary))) if text.startswith("space:")]
    assert spaces == [f"space:{hex['id']}" for hex in scorer.BOARD["hexes"]]
    for board in scorer.MAPS:
        assert [hex["axial"] for hex in board["hexes"]] == [hex["axial"] for hex in scorer.BOARD["hexes"]]
        assert [space["id"] for space in board["off_map"]] == [space["id"] for space in scorer.BOARD["off_map"]]


def test_the_sample_uses_what_is_seldom_used():
    used = Counter[str]()
    for seed in (42, 126, 155):
        used += accounts.check_scores(seed)
    assert {"milestone:planner", "play:anti_gravity_technology", "standard:buffer_gas"} <= set(used)
    assert set(used) <= set(accounts.components())


@pytest.mark.parametrize("seed", range(20))
def test_the_log_accounts_for_every_movement(seed):
    assert accounts.check_books(seed)
