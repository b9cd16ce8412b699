"""Names of 0.2.0 keep working until 0.4."""

import pytest

import valles
from valles.kernel.effect import ASKS, Effect, Gathering, register
from valles.kernel.frame import Frame
from valles.kernel.phrase import Phrase


class OldEffect(Effect):
    def __init__(self):
        super().__init__(ASKS)

    def asked(self, state, frame):
        return Phrase("old-question")

    def usual(self, state, frame, options):
        return options[-1]

    def considers(self, state, frame, option):
        return option == 7


class OldGathering(Gathering):
    def next_asked(self, state, frame, seat, answers):
        return Phrase("old-question")


def test_effect_with_old_method_names_still_works():
    state, frame = valles.new("terraforming_mars", players=2, seed=7).state, Frame(0, 0)
    effect, gathering = OldEffect(), OldGathering()
    with pytest.warns(DeprecationWarning) as warnings:
        register([], effect, "here")
        register([], gathering, "there")

    messages = [str(warning.message) for warning in warnings]
    assert [message.split(";")[0] for message in messages] == [
        "OldEffect.asked is now prompt",
        "OldEffect.usual is now default_option",
        "OldEffect.considers is now has_candidate",
        "OldGathering.next_asked is now next_prompt",
    ]
    assert effect.prompt(state, frame).key == gathering.next_prompt(state, frame, 0, []).key == "old-question"
    assert effect.default_option(state, frame, [3, 5]) == 5
    assert effect.has_candidate(state, frame, 7)
    assert not effect.has_candidate(state, frame, 8)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (lambda game: game.pending[0].asked, lambda game: game.pending[0].prompt),
        (lambda game: game.player_view("blue").asked, lambda game: game.player_view("blue").prompt),
        (lambda game: game.state.pending(), lambda game: game.state.pending_seats()),
        (lambda game: game.state.asked(0), lambda game: game.state.prompt(0)),
        (lambda game: game.state.asking(0).numbers(), lambda game: game.state.prompt_frame(0).numbers()),
        (
            lambda game: game.rules.habit(game.state, 0, [7, 8]),
            lambda game: game.rules.default_option(game.state, 0, [7, 8]),
        ),
    ],
)
def test_old_name_warns_and_gives_the_same(old, new):
    game = valles.new("terraforming_mars", players=2, seed=7)

    with pytest.warns(DeprecationWarning, match="the old name goes away in version 0.4"):
        value = old(game)

    assert value == new(game)


def test_old_name_of_emit_reports_an_event():
    state = valles.new("terraforming_mars", players=2, seed=7).state
    state.sink = []

    with pytest.warns(DeprecationWarning, match="State.tell is now emit"):
        state.tell("log-pass", seat="blue")

    assert [event.phrase.key for event in state.sink] == ["log-pass"]
