"""A question as it is sent: no client has to parse the text of an option."""

import valles
from tests.on_mars import test_positions
from tests.on_mars.test_positions import Position
from valles.table.message.reply import Option
from valles.table.query import question
from valles.testing import table

FILES = {path.stem: path for path in test_positions.FILES}


def answers(game: valles.Game, seat: str) -> dict[str, Option]:
    data = question(game.view(seat), game.seats.index(seat), "1")
    return {answer.option: answer for answer in data.options}


def test_an_option_has_its_kind_noun_price_and_whether_it_ends_the_turn():
    game = valles.new("on_mars", players=2, seed=1, first="purple")
    game.play("purple", "space:1")
    game.play("green", "space:5")
    game.play("green", "shuttle:orbit")
    game.play("purple", "action:learn_tech")

    reply = answers(game, "purple")
    learn = reply["grid:middle_1"]
    assert (learn.kind, learn.noun, learn.ends) == ("grid", "middle_1", False)
    assert [(noun.key, noun.count) for noun in learn.price] == [("om-battery", 1)]
    assert learn.label.args["price"] == learn.price

    game.play("purple", "grid:middle_1")
    while "end" not in game.legal("purple"):
        game.play("purple", "done" if "done" in game.legal("purple") else game.legal("purple")[0])
    assert {text for text, answer in answers(game, "purple").items() if answer.ends} == {"end"}
    assert (answers(game, "purple")["end"].kind, answers(game, "purple")["end"].noun) == ("end", "")


def test_a_question_has_its_subject():
    position = Position(FILES["explore_hex"])
    seat = position.game.seats.index(position.seat)
    assert question(position.game.view(position.seat), seat, "1").about == {"tile": "discovery_gain_water"}


def test_in_the_last_generation_an_option_has_its_points():
    two = table("terraforming_mars", seats=("yellow", "blue"))
    two.given("yellow", credits=60, hand=["dust_seals", "cartel", "artificial_lake"], plants=8)
    assert {answer.points for answer in answers(two.game, "yellow").values()} == {None}

    two.given(oxygen=14, temperature=8, oceans=8)
    reply = answers(two.game, "yellow")
    assert {answer.points for answer in reply.values()} == {None}, "an ocean is missing: more may come"

    two.given(oceans=9)
    reply = answers(two.game, "yellow")
    assert reply["play:cartel"].points == 0
    assert reply["play:artificial_lake"].points == 1, "it is worth a point, the ocean is too late"
    assert reply["convert:plants"].points == 1, "a greenery, without a step of oxygen"
    assert reply["pass"].points is None

    hidden = question(two.game.view("yellow"), 0, "1", points=False)
    assert {answer.points for answer in hidden.options} == {None}
