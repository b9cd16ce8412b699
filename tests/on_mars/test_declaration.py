"""A declaration of On Mars that makes no sense is refused at once, with the card in the error."""

import pytest

from valles.games.on_mars.cards.boards import bonus
from valles.games.on_mars.effects.verb import InOrder, Verb
from valles.games.on_mars.rules.card import CARDS, BadCard, Blueprint, Card, Tile, check
from valles.games.on_mars.rules.rulebook import RULES
from valles.games.on_mars.rules.words import (
    BATTERY,
    BOT_PLACED,
    COUNT_LEVEL,
    GENERATOR,
    blueprint,
    buy,
    choose,
    delivery_contract,
    develop,
    discovery,
    executive,
    first_card,
    gain,
    goal,
    have,
    in_order,
    lab_spaces,
    mission,
    points,
    price,
    reward,
    scientist,
    solo,
    solo_goal,
    task_card,
    tech,
    upgrade_contract,
)

FREE_NUMBER = 0


class Mute(Verb):
    """A verb without a text."""


class Nameless(Verb):
    def phrase(self):
        return points(1).phrase()


def test_a_card_that_says_something_passes():
    check(Tile(FREE_NUMBER, "Trial", develop(2)))


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (Tile(FREE_NUMBER, "Trial", Mute()), "Trial, : Mute has no phrase or no icons"),
        (Tile(FREE_NUMBER, "Trial", Nameless()), "Trial, : Nameless has no phrase or no icons"),
        (
            Blueprint(FREE_NUMBER, "Trial", 1, GENERATOR, BATTERY, Mute()),
            "Trial, om-text-executive: Mute has no phrase or no icons",
        ),
        (Tile(FREE_NUMBER, "Trial", InOrder([points(1), Mute()])), "Trial, : InOrder has no phrase or no icons"),
        (Card(11, "Second Casino"), "Second Casino: number 11 already belongs to Casino"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(bad, message):
    with pytest.raises(BadCard, match=message):
        check(bad)


@pytest.mark.parametrize(
    ("declare", "message"),
    [
        (lambda: blueprint("Tower", level=1, building=GENERATOR, gain=BATTERY, does=points(1)), "blueprint: all 24"),
        (lambda: scientist("Poet", cost=price(water=1), works_in=0, scores=1), "scientist: all 6"),
        (lambda: goal(have(COUNT_LEVEL, 2), rewards=(points(1), points(2))), "goal: all 16"),
        (lambda: mission(BOT_PLACED, steps=(1, 1, 1, 1), crystals=1), "mission: all 9"),
        (lambda: first_card(("mine",), standin=()), "first_colonist_a: all 4"),
        (lambda: task_card("develop", "water"), "first_colonist_b: all 8"),
        (lambda: discovery("gold", points(1)), "discovery: all 19"),
        (lambda: reward("songs", counts=COUNT_LEVEL, each=1), "reward: all 8"),
        (lambda: tech("songs"), "tech: all 9"),
        (lambda: executive(1, points(1)), "executive: all 8"),
        (lambda: solo("A", 1), "solo: all 12"),
        (lambda: solo_goal("easy", "Easy"), "solo_goal: all 4"),
    ],
)
def test_a_family_has_no_card_beyond_its_last(declare, message):
    before = list(CARDS)

    with pytest.raises(BadCard, match=message):
        declare()

    assert before == CARDS


@pytest.mark.parametrize(
    "declare",
    [
        lambda: upgrade_contract(GENERATOR, success=1, failure=-1),
        lambda: delivery_contract(plant=9, success=1, failure=-1),
    ],
)
def test_there_is_one_contract_for_each_thing_asked_for(declare):
    with pytest.raises(BadCard, match=r"the id contract_\d+ already belongs to number \d+"):
        declare()


def test_a_blueprint_is_of_level_1_or_3():
    with pytest.raises(BadCard, match="Tower, level: 2 is neither 1 nor 3"):
        blueprint("Tower", level=2, building=GENERATOR, gain=BATTERY, does=points(1))


@pytest.mark.parametrize(
    ("word", "message"),
    [
        (lambda: gain(gold=1), "no good 'gold'; there are mineral"),
        (lambda: gain(water=1, plant=1), "one good is named here, not 2"),
        (lambda: gain(), "one good is named here, not 0"),
        (lambda: delivery_contract(gold=1, success=1, failure=-1), "no good 'gold'"),
        (lambda: choose(points(1)), "1 ways"),
        (lambda: choose(*(points(n) for n in range(1, 6))), "5 ways"),
        (lambda: goal(have(COUNT_LEVEL, 2), rewards=(points(1),)), "1 ways"),
        (lambda: buy(price(), points(1)), "what costs nothing is not bought"),
        (lambda: in_order(points(1)), "a single step needs no order"),
        (lambda: lab_spaces("7a"), "not in tuple"),
        (lambda: bonus("gold", 1), "no bonus 'gold'"),
    ],
)
def test_a_word_used_wrongly_is_refused(word, message):
    with pytest.raises(ValueError, match=message):
        word()


def test_the_table_is_the_one_of_the_rulebook():
    assert RULES.cards() == CARDS[1:]
    assert all(card.number for card in RULES.cards())
