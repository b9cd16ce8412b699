"""The subjects, labels and prices of each question and its options, in the positions of test_positions."""

from pathlib import Path

import pytest

from tests.terraforming_mars.test_positions import Position
from valles.games.terraforming_mars.rules.rulebook import RULES
from valles.kernel.phrase import Phrase
from valles.testing import table

POSITIONS = Path(__file__).parent / "positions"


class Question:
    """What a seat is asked in a game."""

    def __init__(self, game, seat: str) -> None:
        self.state = game.state
        self.seat = game.seats.index(seat)

    @property
    def about(self) -> dict[str, str]:
        return self.state.about(self.seat)

    @property
    def usual(self) -> str:
        return RULES.vocabulary.text(RULES.default_option(self.state, self.seat, self.state.options(self.seat)))

    def price(self, option: str) -> dict[str, int]:
        nouns = RULES.price(self.state, self.seat, RULES.vocabulary.number(option))
        assert all(noun.counted for noun in nouns)
        return {noun.key: noun.count for noun in nouns}

    def label(self, option: str) -> Phrase:
        return RULES.label(self.state, self.seat, RULES.vocabulary.number(option))


def question_at(name: str) -> Question:
    """The question of a position, by its name."""
    position = Position(POSITIONS / f"{name}.txt")
    return Question(position.game, position.seat)


@pytest.mark.parametrize(
    ("position", "about"),
    (
        ("first_turn", {}),
        ("first_hand_corporation", {}),
        ("draft_first_pick", {}),
        ("sell_patents", {"card": "ants"}),
        ("pay_both_metals_first", {"card": "space_elevator", "resource": "steel"}),
        ("pay_both_metals_second", {"card": "space_elevator", "resource": "titanium"}),
        ("helion_research", {"resource": "heat"}),
        ("helion_pays_a_milestone", {"resource": "heat"}),
        ("alternatives", {"card": "regolith_eaters"}),
        ("take_a_microbe", {"card": "ants"}),
        ("order_of_ocean_and_removal", {"card": "comet"}),
        ("remove_plants", {"card": "asteroid", "resource": "plants"}),
        ("remove_how_many", {"card": "asteroid", "resource": "plants", "seat": "blue"}),
        ("special_tile", {"card": "nuclear_zone", "tile": "nuclear_zone"}),
        ("final_greenery", {}),
        ("final_greenery_space", {"tile": "greenery"}),
    ),
)
def test_a_question_has_its_subject(position, about):
    assert question_at(position).about == about


def test_a_question_about_cards_on_offer_is_about_the_next_of_them():
    for position, before in (("first_hand_cards", 1), ("research", 0)):
        question = question_at(position)
        offered = question.state.seats[question.seat].offered
        while "yes" in [RULES.vocabulary.text(option) for option in question.state.options(question.seat)]:
            answers = question.state.answers[question.seat]
            card = RULES.cards()[offered[len(answers) - before] - 1]
            assert question.about == {"card": card.id}
            assert question.price("yes") == {"credits": 3}
            assert question.price("no") == {}
            assert question.usual == "no"
            if len(answers) == len(offered) + before - 1:
                break
            question.state.apply(question.seat, RULES.vocabulary.number("no"))


def test_a_card_looked_at_is_what_its_question_is_about():
    t = table("terraforming_mars")
    t.given("yellow", credits=9, tableau=["inventors_guild"])
    t.when("yellow", "action:inventors_guild")
    question = Question(t.game, "yellow")
    assert question.about == {"card": RULES.cards()[question.state.seats[0].offered[0] - 1].id}
    assert (question.price("yes"), question.price("no"), question.usual) == ({"credits": 3}, {}, "no")


def test_a_removal_from_neighbours_names_the_ocean():
    t = table("terraforming_mars", seats=("yellow", "blue", "pink"))
    t.given("yellow", credits=11, hand=["flooding"])
    for seat, area in (("blue", "r1c1"), ("pink", "r1c3")):
        t.given(seat, credits=5)
        t.given(tiles={area: ("city", seat)})
    t.when("yellow", "play:flooding", "space:r1c2")
    about = {"card": "flooding", "resource": "credits", "space": "r1c2"}
    assert Question(t.game, "yellow").about == about
    t.when("yellow", "target:pink")
    assert Question(t.game, "yellow").about == {**about, "seat": "pink"}


def test_nobody_who_is_not_asked_has_a_question_about_something():
    question = question_at("remove_how_many")
    assert [question.state.about(seat) for seat in range(3) if seat != question.seat] == [{}, {}]


def test_a_seat_that_has_bought_its_cards_is_asked_about_nothing():
    t = table("terraforming_mars")
    t.when("yellow", "pass")
    t.when("blue", "pass")
    t.when("yellow", "no", "no", "no", "no")
    assert Question(t.game, "yellow").about == {}
    assert list(Question(t.game, "blue").about) == ["card"]


@pytest.mark.parametrize(
    ("position", "option", "price"),
    (
        ("first_turn", "play:comet", {"credits": 21}),
        ("first_turn", "standard:power_plant", {"credits": 11}),
        ("first_turn", "standard:sell_patents", {}),
        ("first_turn", "milestone:mayor", {"credits": 8}),
        ("first_turn", "award:miner", {"credits": 8}),
        ("third_award", "award:miner", {"credits": 20}),
        ("first_turn", "convert:plants", {"plants": 8}),
        ("first_turn", "convert:heat", {"heat": 8}),
        ("first_turn", "pass", {}),
        ("first_turn", "action:water_import_from_europa", {"credits": 12}),
        ("first_turn", "action:restricted_area", {"credits": 2}),
        ("first_turn", "action:united_nations_mars_initiative", {"credits": 3}),
        ("first_turn", "action:steelworks", {"energy": 4}),
        ("first_turn", "action:electro_catapult", {}),
        ("first_turn", "action:birds", {}),
        ("alternatives", "choose:1", {}),
        ("alternatives", "choose:2", {"microbes": 2}),
        ("final_greenery", "convert:plants", {"plants": 8}),
        ("sell_patents", "yes", {}),
        ("city", "space:r3c2", {}),
    ),
)
def test_an_option_has_its_price(position, option, price):
    assert question_at(position).price(option) == price


def test_prices_are_those_of_the_seat():
    t = table("terraforming_mars")
    t.given("yellow", corporation="thorgate", tableau=["earth_catapult"], hand=["solar_power", "sponsors", "mine"])
    t.given("blue", corporation="ecoline")
    question = Question(t.game, "yellow")
    assert question.price("standard:power_plant") == {"credits": 8}
    assert question.price("play:solar_power") == {"credits": 11 - 3 - 2}
    assert Question(t.game, "blue").price("convert:plants") == {"plants": 7}


@pytest.mark.parametrize(
    ("position", "usual"),
    (
        ("pay_steel", "pay:steel:6"),
        ("helion_pays_a_project", "pay:heat:5"),
        ("helion_research", "pay:heat:3"),
        ("remove_plants", "target:blue"),
        ("remove_how_many", "amount:3"),
        ("solo_removal", "target:neutral"),
        ("reduce_production", "target:pink"),
        ("sell_patents", "no"),
        ("alternatives", "choose:1"),
        ("final_greenery", "convert:plants"),
    ),
)
def test_the_usual_answer_wastes_nothing_spares_oneself_and_buys_nothing(position, usual):
    assert question_at(position).usual == usual


@pytest.mark.parametrize(
    ("position", "option", "key"),
    (
        ("alternatives", "choose:2", "option-effect"),
        ("alternatives", "choose:3", "option-choose"),
        ("first_turn", "choose:1", "option-choose"),
        ("order_of_ocean_and_removal", "first:2", "option-first-part"),
        ("first_turn", "first:2", "option-choose"),
        ("first_turn", "first:arctic_algae", "option-first"),
        ("final_greenery", "end", "option-keep-plants"),
        ("second_action", "end", "option-end"),
        ("remove_plants", "target:none", "option-no-target"),
        ("sell_patents", "yes", "option-yes"),
    ),
)
def test_who_asks_for_an_answer_labels_it_and_its_kind_labels_the_others(position, option, key):
    assert question_at(position).label(option).key == key


def test_passing_and_ending_end_a_turn_and_nothing_else_does():
    assert [kind.name for kind in RULES.vocabulary.kinds if kind.ends] == ["pass", "end"]


def test_every_kind_with_several_options_has_a_meaning():
    assert not [kind.name for kind in RULES.vocabulary.kinds if len(kind.options()) > 1 and not kind.about]
