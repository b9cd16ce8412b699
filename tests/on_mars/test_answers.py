"""The subjects, labels and prices of each question and its options, in the positions of test_positions."""

from pathlib import Path

import pytest

from tests.on_mars.test_positions import Position
from valles.games.on_mars.rules.rulebook import RULES
from valles.kernel.choice import Kind

POSITIONS = Path(__file__).parent / "positions"


class Question:
    """A question, by the name of its position."""

    def __init__(self, name: str) -> None:
        position = Position(POSITIONS / f"{name}.txt")
        self.state = position.game.state
        self.seat = position.game.seats.index(position.seat)

    @property
    def about(self) -> dict[str, str]:
        return self.state.about(self.seat)

    @property
    def usual(self) -> str:
        return RULES.vocabulary.text(RULES.default_option(self.state, self.seat, self.state.options(self.seat)))

    def price(self, option: str) -> dict[str, int]:
        nouns = RULES.price(self.state, self.seat, RULES.vocabulary.number(option))
        assert all(noun.counted for noun in nouns)
        return {noun.key.removeprefix("om-"): noun.count for noun in nouns}

    def label(self, option: str) -> str:
        return RULES.label(self.state, self.seat, RULES.vocabulary.number(option)).key


@pytest.mark.parametrize(
    ("position", "about"),
    (
        ("orbit_rich", {}),
        ("construct_type", {}),
        ("construct_shelter", {"building": "shelter"}),
        ("technology", {"building": "oxygen_condenser", "hex": "i4"}),
        ("upgrade_hex", {"card": "concentrator"}),
        ("means", {"card": "casino"}),
        ("goal_reward", {"card": "goal_7"}),
        ("take_tile", {"tile": "discovery_crystals_x3", "hex": "g6"}),
        ("explore", {}),
        ("explore_hex", {"tile": "discovery_gain_water"}),
        ("displacement", {"piece": "bot1", "hex": "i4"}),
        ("install", {"tech": "mine"}),
        ("compensation", {"tech": "oxygen_condenser"}),
        ("straight_to_a_contract", {"good": "crystal"}),
    ),
)
def test_a_question_has_its_subject(position, about):
    assert Question(position).about == about


def test_nobody_who_is_not_asked_has_a_question_about_something():
    question = Question("take_tile")
    assert [question.state.about(seat) for seat in range(len(question.state.seats)) if seat != question.seat] == [{}]


@pytest.mark.parametrize(
    ("position", "option", "price"),
    (
        ("orbit_rich", "executive:1", {"crystal": 4}),
        ("buildings_in_use", "use:biomarket", {"crystal": 2}),
        ("placement_among_three", "action:obtain_blueprint", {"crystal-or-colonist": 1}),
        ("placement_among_three", "action:landing_pod", {}),
        ("both_actions_done", "end", {}),
        ("construct_type", "build:mine", {"colonist": 1}),
        ("construct_type", "build:shelter", {"oxygen": 1}),
        ("construct_shelter", "hex:h2", {"oxygen": 1}),
        ("learn_top_row", "grid:top_1", {"battery": 1, "any-resource": 1}),
        ("develop", "develop:2b-3a", {"oxygen": 1}),
        ("compensation", "develop:1b-2c", {}),
        ("ship", "ship:1", {"water": 1, "plant": 1}),
        ("upgrade_card", "card:concentrator", {"mineral": 1}),
        ("blueprint", "card:metal_deposit", {}),
        ("hire", "card:hydrologist", {"battery": 2}),
        ("hire", "card:contract_7", {"crystal": 1}),
        ("means", "with:crystals", {"crystal": 2}),
        ("means", "with:scientist", {}),
        ("bought_colonist", "yes", {"water": 1, "plant": 1}),
        ("bought_colonist", "no", {}),
        ("movement", "boost:bots", {"crystal": 1}),
        ("orbit_rich", "boost:bots", {}),
        ("blueprint_boost", "boost", {}),
    ),
)
def test_an_option_has_its_price(position, option, price):
    assert Question(position).price(option) == price


@pytest.mark.parametrize(
    ("position", "usual"),
    (
        ("payment_of_oxygen", "pay:oxygen"),
        ("payment_of_any", "pay:plant"),
        ("placement_payment", "pay:colonist"),
        ("develop_second", "done"),
        ("bought_colonist", "no"),
        ("take_tile", "no"),
        ("ship", "ship:1"),
    ),
)
def test_the_usual_answer_pays_what_is_asked_for_and_stops_as_soon_as_one_may(position, usual):
    assert Question(position).usual == usual


@pytest.mark.parametrize(
    ("position", "option", "key"),
    (
        ("blueprint_boost", "boost", "om-option-boost"),
        ("movement", "boost:bots", "om-option-boost-bots-by-crystal"),
        ("orbit_rich", "boost:bots", "om-option-boost-bots"),
        ("goal_reward", "choose:4", "om-option-choose"),
        ("both_actions_done", "end", "om-option-end"),
        ("deliveries", "shuttle:orbit", "om-option-shuttle-orbit"),
    ),
)
def test_who_asks_for_an_answer_labels_it_and_its_kind_labels_the_others(position, option, key):
    assert Question(position).label(option) == key


def test_only_the_end_of_a_turn_ends_it():
    ends: list[Kind] = [kind for kind in RULES.vocabulary.kinds if kind.ends]
    assert [kind.name for kind in ends] == ["end"]
