"""A map that makes no sense is refused at once, with the map and the area in the error."""

import pytest

from valles.games.terraforming_mars.maps.tharsis import THARSIS
from valles.games.terraforming_mars.rules.card import BadCard
from valles.games.terraforming_mars.rules.goal import Measure
from valles.games.terraforming_mars.rules.legend import (
    AT_NOCTIS,
    game_map,
    milestone,
    priced,
    reserved,
    terraform_rating,
)
from valles.games.terraforming_mars.rules.map import MAPS, BadMap
from valles.games.terraforming_mars.rules.words import deck, ocean


class Mute(Measure):
    """A measure without a text."""


def trial(drawing, **options):
    return game_map("trial", drawing, **{"milestones": (), "awards": (), "since": 2, **options})


@pytest.mark.parametrize(
    ("drawing", "options", "message"),
    [
        (". ~p x", {}, "trial, r1c3: nobody knows the mark 'x'; known are"),
        (
            ". ~N",
            {"areas": {"N": reserved(AT_NOCTIS)}},
            "trial, r1c2: an ocean area can be neither reserved nor paid for",
        ),
        ("st .", {}, "trial, r1c1: no area shows both steel and titanium"),
        ("p .", {"areas": {"p": reserved(AT_NOCTIS)}}, "trial: the mark 'p' has a meaning on every map"),
        (". .", {"areas": {"N": reserved(AT_NOCTIS)}}, "trial: the area 'N' is drawn 0 times"),
        ("S S", {"areas": {"S": priced(6, then=ocean())}}, "trial: the area 'S' is drawn 2 times"),
        (". .", {"places": {"r1c3": "hellas"}}, "trial: the place 'hellas' lies on r1c3, which is no area"),
        (". .", {"milestones": (milestone("mute", Mute(), 3),)}, "trial: a milestone or an award cannot be told"),
    ],
)
def test_a_map_that_makes_no_sense_is_refused(drawing, options, message):
    before = MAPS[:]
    with pytest.raises(BadMap, match=message):
        trial(drawing, **options)
    assert before == MAPS


def test_a_name_belongs_to_one_map():
    with pytest.raises(BadMap, match=f"there are two maps {THARSIS.name!r}"):
        game_map(THARSIS.name, ". .", milestones=(milestone("high", terraform_rating(), 30),), awards=(), since=2)


def test_a_name_belongs_to_one_deck():
    with pytest.raises(BadCard, match="there are two decks 'base'"):
        deck("base", since=2)
