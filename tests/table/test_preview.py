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
