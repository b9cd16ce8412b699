"""A declaration that makes no sense is refused at once, with the card and the slot in the error."""

import pytest

from valles.games.registry import rulebook
from valles.games.terraforming_mars.effects.verb import Verb
from valles.games.terraforming_mars.rules.card import BadCard, Card, check
from valles.games.terraforming_mars.rules.component import AUTOMATED, BASE
from valles.games.terraforming_mars.rules.words import (
    ANYONE,
    NEIGHBOUR,
    automated,
    choose,
    discard,
    draw,
    gain,
    oxygen,
    reduce,
    spend,
)


def card(cost=1, tags=(), play=()):
    made = Card(0, "000", "Trial", AUTOMATED, BASE, cost, list(tags))
    made.play = list(play)
    return made


class Mute(Verb):
    """A verb without a text."""


def test_a_card_that_says_something_passes():
    check(card(play=[gain(plants=1)]))


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (card(), "Trial: every slot is empty"),
        (card(tags=[77], play=[gain(plants=1)]), "Trial, tags: there is no tag 77"),
        (card(cost=64, play=[gain(plants=1)]), "Trial, cost: 64 is no price"),
        (card(play=[Mute()]), "Trial, play: Mute has no phrase or no icons"),
        (card(play=[gain(plants=1) for _ in range(7)]), "Trial, play: 7 parts"),
    ],
)
def test_a_card_that_makes_no_sense_is_refused(bad, message):
    with pytest.raises(BadCard, match=message):
        check(bad)


def test_a_number_belongs_to_one_card():
    assert rulebook("terraforming_mars").cards()[8].name == "Asteroid"
    with pytest.raises(BadCard, match="Second Asteroid: number 9 already belongs to Asteroid"):
        automated(9, "Second Asteroid", cost=1, play=gain(plants=1))


@pytest.mark.parametrize(
    ("word", "message"),
    [
        (lambda: gain(gold=1), "no resource 'gold'; there are credits"),
        (lambda: spend(gold=1), "no resource 'gold'"),
        (lambda: reduce(plants=1, energy=1, of=ANYONE), "one resource is named here, not 2"),
        (lambda: reduce(plants=1, of=NEIGHBOUR), "only be done to ANYONE"),
        (lambda: oxygen(), "either a least or a most"),
        (lambda: oxygen(3, most=5), "either a least or a most"),
        (lambda: discard(2), "one card at a time"),
        (lambda: choose(draw(1)), "1 ways"),
        (lambda: choose(*(draw(n) for n in range(1, 6))), "5 ways"),
    ],
)
def test_a_word_used_wrongly_is_refused(word, message):
    with pytest.raises(ValueError, match=message):
        word()
