"""Previews show whether answers could be undone."""

import random

import pytest

import valles
from valles.table.live import LiveTable
from valles.testing import table

MOVES = 120


@pytest.mark.parametrize("name", ["terraforming_mars", "on_mars"])
def test_a_preview_reveals_something_if_and_only_if_the_answer_cannot_be_undone(name):
    live = LiveTable(id="table", game=valles.new(name, players=3, seed=5))
    chance = random.Random(5)
    revealing = 0
    for _ in range(MOVES):
        choice = chance.choice(live.game.pending)
        option = chance.choice(choice.options)
        preview = live.game.preview(choice.seat, [option])
        live._play(choice.seat, option, live.game.view(choice.seat), first=True)
        assert preview.reveals == live.made[-1].revealing, option
        revealing += preview.reveals
    assert 0 < revealing < MOVES


def test_a_building_reveals_the_next_tile_of_its_stack():
    t = table("on_mars")
    t.given("purple", space=6, mineral=1)
    t.given(turn="purple")
    preview = t.game.preview("purple", ["action:construct", "build:generator", "hex:i2"])
    assert preview.reveals and not preview.stopped


def test_a_tile_that_brings_hidden_cards_shows_what_else_it_brings():
    t = table("terraforming_mars", players=2)
    t.given("yellow", credits=50)
    t.given(turn="yellow")
    t.game.play("yellow", "standard:aquifer")
    stopped = []
    for option in t.game.legal("yellow"):
        preview = t.game.preview("yellow", [option])
        player = valles.game.public_view(preview.view).players[t.game.seats.index("yellow")]
        assert player.rating == 21, option
        stopped.append(preview.stopped)
    assert 0 < sum(stopped) < len(stopped)


def ahead(*options, cards=(), **given):
    t = table("terraforming_mars", players=2)
    t.given("yellow", credits=50, hand=list(cards))
    t.given("blue", plants=2)
    t.given(turn="yellow", **given)
    view = t.game.preview("yellow", list(options), ahead=True).view
    seats = dict(zip(t.game.seats, valles.game.public_view(view).players, strict=True))
    return view, seats["yellow"], seats["blue"]


def test_a_preview_ahead_shows_what_every_area_brings_and_nothing_else():
    view, me, _ = ahead("play:ice_asteroid", cards=["ice_asteroid"])
    assert me.rating == 22, "two oceans, wherever they lie"
    assert view.oceans == 2
    assert not any(view.tile), "where they lie is not known"
    assert me.resources == {"credits": 27, "steel": 0, "titanium": 0, "plants": 0, "energy": 0, "heat": 0}


def test_a_preview_ahead_takes_nothing_from_whoever_may_be_spared():
    view, me, blue = ahead("play:comet", cards=["comet"])
    assert (me.rating, view.oceans, view.temperature) == (22, 1, 1)
    assert blue.resources["plants"] == 2


def test_a_preview_ahead_shows_what_is_certain_after_hidden_cards():
    view, me, _ = ahead("play:large_convoy", cards=["large_convoy"])
    assert (me.rating, view.oceans) == (21, 1)


def test_a_form_has_the_labels_of_few_options():
    t = table("terraforming_mars", players=2)
    t.given("yellow", credits=50, hand=["asteroid"])
    t.given("blue", plants=2)
    t.given(turn="yellow")
    form = t.game.form("yellow", ["play:asteroid"])
    assert form.default == ("target:blue", "amount:2")
    assert form.labels["target:blue"].key == "option-target"
    assert set(form.labels) == {"target:blue", "target:none", "amount:1", "amount:2"}
