"""Encodings as arrays: columns, parts, masks, and what something was trained for."""

import re

import numpy as np
import pytest

import valles
from valles.games.registry import part, rulebook
from valles.research.encode import CheckpointInfo, IncompatibleEncoding, columns, encoder
from valles.testing import laws

GAMES = ["terraforming_mars", "on_mars"]


def test_the_law_finds_what_leaks(monkeypatch):
    rules, encoding = rulebook("terraforming_mars"), part("terraforming_mars", "encoding")

    class Leaking(type(encoding)):  # type: ignore[misc]
        def row(self, state, seat, options):
            row = super().row(state, seat, options)
            row[-1] = state.seats[1 - seat].offered[0] % 251
            return row

    monkeypatch.setattr(laws, "part", lambda game, name: Leaking())
    with pytest.raises(AssertionError, match=re.escape(columns("terraforming_mars")[-1])):
        laws.check(rules, seed=3, laws=(laws.encodings_hide_what_is_hidden,), players=2)


@pytest.mark.parametrize("game", GAMES)
def test_every_column_has_a_name_of_its_own_and_a_divisor(game):
    names = columns(game)
    assert len(set(names)) == len(names) == encoder(game).width
    assert np.isfinite(encoder(game).scale).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_structured_parts_hold_each_column_once(game):
    encoding = encoder(game)
    flat = np.arange(1, encoding.width + 1, dtype=np.float32)
    values = np.concatenate([part.ravel() for part in encoding.parts(flat).values()])
    assert sorted(values[values > 0].tolist()) == flat.tolist()


def test_a_structured_cell_is_the_column_of_its_name():
    encoding = encoder("terraforming_mars")
    state = valles.new("terraforming_mars", players=3, seed=2).state
    flat, parts = encoding.flat(state, 1), encoding.structured(state, 1)
    names = encoding.columns()
    card, feature = encoding.rows("cards").index("asteroid"), encoding.features("cards").index("offered")
    assert parts["cards"][card, feature] == flat[names.index("cards:asteroid:offered")]
    assert parts["seats"].shape == (5, len(encoding.features("seats")))
    assert parts["global"][encoding.features("global").index("players=3")] == 1
    assert parts["board"].shape[0] == 63


def test_the_mask_is_what_the_seat_may_answer():
    game = valles.new("terraforming_mars", players=2, seed=5)
    encoding = encoder("terraforming_mars")
    mask = encoding.mask(game.state, 1)
    assert [encoding.options()[option] for option in np.flatnonzero(mask)] == game.legal("blue")
    assert (encoding.raw(game.state, 1)[: encoding.choices] == mask).all()


def test_the_card_of_a_question_is_encoded_in_one_way():
    """First hands, research and the sale of patents each know it in a way of their own."""
    rules = rulebook("terraforming_mars")
    places = set()
    for state, _ in laws.walk(rules, 4, players=2):
        for seat in state.pending_seats():
            about = state.about(seat).get("card")
            number = state.prompt_card(seat)
            assert (rules.cards()[number - 1].id if number else None) == about
            frame = state.prompt_frame(seat)
            if number and frame.card != number:
                places.add(rules.effects[frame.effect].place)
    assert {"first hands", "research", "standard/0"} <= places


def test_a_trained_player_fits_what_grew_and_is_refused_elsewhere():
    encoding = encoder("terraforming_mars")
    former = CheckpointInfo(
        game="terraforming_mars",
        version=1,
        columns=4000,
        options=800,
        digest=encoding.digest(4000, 800),
        setups={"players": [2], "draft": [False, True]},
    )
    rules = rulebook("terraforming_mars")
    former.check(rules.setup(players=2, draft=True))
    assert CheckpointInfo(**former.data()) == former
    with pytest.raises(IncompatibleEncoding, match=r"trained for terraforming_mars with players 2, not 3"):
        former.check(rules.setup(players=3))
    with pytest.raises(IncompatibleEncoding, match=r"with map tharsis, not hellas"):
        former.check(rules.setup(players=2, map="hellas"))
    with pytest.raises(IncompatibleEncoding, match="are not those that this was trained for"):
        CheckpointInfo(game="terraforming_mars", version=1, columns=4001, options=800, digest=former.digest).check()
    with pytest.raises(IncompatibleEncoding, match="trained for 99999 columns"):
        CheckpointInfo(game="terraforming_mars", version=9, columns=99_999, options=800, digest=former.digest).check()


def test_errors_of_bad_input_name_what_was_possible():
    encoding = encoder("on_mars")
    state = valles.new("on_mars", players=2, seed=1).state
    with pytest.raises(ValueError, match="there is no seat 2; the seats are 0 to 1"):
        encoding.flat(state, 2)
    with pytest.raises(ValueError, match="this encodes terraforming_mars, not a state of on_mars"):
        encoder("terraforming_mars").flat(state, 0)
    with pytest.raises(ValueError, match="has no variant 'maps'; there are corporate_era"):
        encoder("terraforming_mars").checkpoint_info(maps=["tharsis"])
    with pytest.raises(ValueError, match=r"has [0-9]+ columns, not 3"):
        encoding.parts(np.zeros(3, np.float32))


def test_numbers_stand_under_their_names():
    """Columns hold the values of the table that they are named after."""
    encoding = encoder("terraforming_mars")
    names = {name: place for place, name in enumerate(encoding.columns())}
    for state, _ in laws.walk(rulebook("terraforming_mars"), 6, players=3, draft=True):
        if not state.stack:
            break
    row = encoding.raw(state, 1)[encoding.choices :]
    board, view = state.seats[1], valles.game.public_view(state)
    player = view.players[1]
    expected = {
        "global:temperature": state.temperature,
        "global:final": 1,
        "global:deck": len(state.deck),
        "global:draft": 1,
        "global:players=3": 1,
        f"global:generation={min(state.generation, 19)}": 1,
        "seats:0:stock_heat": player.resources["heat"],
        "seats:0:production_credits": player.production["credits"] + 5,
        "seats:0:production_heat": player.production["heat"],
        "seats:0:rating": player.rating,
        "seats:0:tags_event": player.tags["event"],
        "seats:0:hand": player.hand.count,
        "seats:0:events": player.events.count,
        "seats:0:steel_value": board.metal_values[1] - 2,
        "seats:0:greenery_discount": 8 - board.greenery_price,
        "seats:0:income": board.rating + board.production[0],
        "seats:2:present": 1,
        "seats:3:present": 0,
        f"corporations:{player.corporation}:corporation0": 1,
        f"cards:{player.played[0].card}:tableau": 1,
        "goals:tharsis/banker:seat0": board.production[0],
        "goals:tharsis/landlord:seat0": state.owner.count(2),
    }
    assert {name: int(row[names[name]]) for name in expected} == expected


def test_what_is_counted_by_tiles_is_what_measures_count():
    rules = rulebook("terraforming_mars")
    for setup in ({"players": 2}, {"players": 2, "map": "hellas"}, {"players": 2, "edition": "pl"}):
        for number, (state, _) in enumerate(laws.walk(rules, 2, **setup)):
            if number % 25:
                continue
            for seat in range(2):
                tiles = [0] * 15
                for space, tile in enumerate(state.tile):
                    tiles[tile] += state.owner[space] == seat + 1
                for goal in (*state.goals.milestones, *state.goals.awards):
                    assert goal.measure.with_tiles(state, seat, tiles) == goal.measure.of(state, seat)
