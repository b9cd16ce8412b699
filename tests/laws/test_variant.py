"""The declared variants of every game are those that its rulebook sets up."""

from __future__ import annotations

import warnings
from types import MappingProxyType

import pytest

from crossing.rules.rulebook import ROUNDS, Crossing
from valles.games.registry import rulebook
from valles.kernel.rulebook import Rulebook, chosen_seats
from valles.kernel.variant import SeatChoice, Variant, Variants
from valles.testing import laws

GAMES = ("terraforming_mars", "on_mars")


class Former(Crossing):
    """A rulebook as they were before version 0.3: a mapping of values, and a `setup` of its own."""

    def __init__(self):
        super().__init__()
        self.variants = MappingProxyType({"rounds": ROUNDS, "coins": (False, True)})
        self.additions = ("coins",)
        self.details = ("coins",)
        self.former = {"rounds": 2}

    def setup(self, *, players=None, seats=None, rounds=3, coins=False, beginners=(), **others):
        if coins and rounds == 1:
            raise ValueError("coins need two rounds")
        return {"seats": list(chosen_seats(self.name, self.colours, players, seats)), "rounds": rounds, "coins": coins}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_exactly_the_possible_values_are_set_up(game, seed):
    assert laws.check_variants(game, seed=seed) > 500


def test_a_rulebook_with_an_undeclared_condition_breaks_the_law():
    with pytest.warns(DeprecationWarning), pytest.raises(AssertionError, match="'coins': True"):
        laws.check_variants(Former(), seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_the_default_is_possible_for_any_number_of_players(game):
    rules = rulebook(game)
    for players in range(1, len(rules.colours) + 1):
        for variant in rules.variants:
            assert rules.variants.possible(variant.name, {}, players)[0] == variant.default


@pytest.mark.parametrize(
    ("name", "chosen", "players", "possible"),
    [
        ("draft", {}, 1, (False,)),
        ("draft", {}, 2, (False, True)),
        ("goal", {}, 1, ("parameters", "rating")),
        ("goal", {}, 5, ("parameters",)),
        ("prelude_cards", {}, 2, (True,)),
        ("prelude_cards", {"prelude": True}, 2, (True, False)),
        ("prelude", {"prelude_cards": False}, 2, (True,)),
    ],
)
def test_terraforming_mars_declares_possible_values(name, chosen, players, possible):
    assert rulebook("terraforming_mars").variants.possible(name, chosen, players) == possible


def test_a_mission_cannot_be_picked_twice_nor_beside_those_of_first_colonists():
    variants = rulebook("on_mars").variants
    assert "bots" not in variants.possible("mission_b", {"mission_a": "bots"}, 2)
    assert variants.possible("mission_b", {"first_colonists": True}, 2) == ("drawn",)
    assert variants.possible("first_missions", {"mission_c": "techs"}, 2) == (False,)


def test_a_part_of_first_colonists_follows_from_it_and_is_not_named():
    rules = rulebook("on_mars")
    setup = rules.setup(players=2, first_colonists=True, first_tiles=True)
    assert "first_tiles" not in setup
    assert rules.variants.complete(setup)["first_cards"] is True


def test_an_older_record_means_the_former_values():
    rules = rulebook("on_mars")
    setup = rules.setup(players=2)
    older = {name: value for name, value in setup.items() if name != "miners"}
    assert (setup["miners"], rules.variants.complete(older)["miners"]) == ("return", "stay")
    assert rules.setup_of(older) == older


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ((Variant("speed", (1, 2)), SeatChoice("speed")), "two variants of a game have the same name"),
        ((Variant("speed", (1, 2), needs="rails"),), "speed of a game refers to rails, which is no variant"),
    ],
)
def test_a_wrong_declaration_is_refused(declared, message):
    with pytest.raises(ValueError, match=message):
        Variants("a game", *declared)


# Rulebooks of before


def test_a_mapping_of_values_is_still_a_declaration_with_a_warning():
    rules = Former()
    with pytest.warns(DeprecationWarning, match="crossing should declare its variants as `Variants`"):
        coins = rules.variants["coins"]
    assert (coins.values, coins.addition, coins.detail) == ((False, True), True, True)
    assert rules.variants.seat_choices == ("beginners",)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert rules.setup_of({"seats": ["blue"]}) == {"seats": ["blue"], "rounds": 2, "coins": False}


def test_a_rulebook_sets_up_by_itself_what_it_declares():
    assert Crossing.setup is Rulebook.setup
    assert Crossing().setup(players=2, rounds=1) == {"seats": ["yellow", "blue"], "rounds": 1}
