"""The lesson of a first game: it speaks of what is asked now, hinders nobody, and knows no more than its seat."""

import random

import pytest

from tests.describe.sample import keys_in
from tests.support.lesson import SETUPS, Learner, first_game, play_others, proposed_answers
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.game import Game, new
from valles.games.lesson import ANY, OVER, WAITING, Lesson
from valles.games.on_mars.heuristic.heuristic import adviser
from valles.games.registry import part
from valles.hosting.opening import FIRST_GAMES
from valles.kernel.choice import IllegalMove
from valles.table.lesson import hint, lesson
from valles.table.message.reply import LessonAnswer, LessonStep
from valles.table.message.request import AskHint, AskLesson
from valles.testing import table

every_game = pytest.mark.parametrize("game", SETUPS)

TAUGHT = {
    "terraforming_mars": {"milestone", "greenery", "heat", "projects", "award", "last", "blue"},
    "on_mars": {
        *("upgrade", "level", "hire", "ship", "move", "learn", "blueprint", "research", "mission", "shelter"),
        *("executive", "goal-card", "deliver", "final"),
    },
}
"""The tips that must come in the game of the lesson."""
DONE = {
    "terraforming_mars": {
        *("production", "rating", "credits", "others", "greenery", "milestone", "city", "award"),
    },
    "on_mars": {"points", "level", "orbit", "colony", "ship", "technology", "blueprint", "contract", "crystals"},
}
"""The deeds whose results must be told in it."""
FIRM = ("seat", "construct")
"""The texts of On Mars that leave no choice to a hint."""


def declared(game: str) -> Lesson:
    result: Lesson = part(game, "lesson")
    return result


def check(game: Game, answer: LessonAnswer, step: LessonStep) -> None:
    """Whatever is shown can be read in every language and names an answer that is possible now."""
    legal = game.legal(game.seats[0])
    assert step.answers, step.step
    assert set(step.answers) <= set(legal)
    assert not answer.steps[-1].once, "a text stays when all tips were shown"
    assert answer.goal is not None
    phrases = [answer.goal, step.title, step.text, *answer.outcomes, *(need.text for need in answer.needs)]
    for language in LANGUAGES:
        for phrase in phrases:
            text = render(phrase, language)
            assert text and "{" not in text, phrase


@every_game
def test_the_messages_are_those_that_the_lesson_declares(game):
    lesson = declared(game)
    keys = {key.removeprefix(lesson.prefix) for key in keys_in("en", f"{game}/lesson") if "-hint-" not in key}
    texts = {key for step in lesson.steps for key in (step.id, f"{step.id}-title")}
    goals = {key for key in keys if key.startswith("goal")} - texts
    assert keys - goals - {"need", "lead"} == texts | {result.id for result in lesson.results}


@every_game
def test_the_terms_of_the_heuristic_have_reasons(game):
    played = first_game(game, FIRST_GAMES[game])
    heuristic = part(game, "heuristic")
    view = played.view(played.seats[0])
    hints = {key for key in keys_in("en", f"{game}/lesson") if "-hint-" in key}
    names = {*heuristic(view, 0).terms(view), "rest", "yes", "no"}
    assert hints == {heuristic.hints + name for name in names}


@every_game
def test_the_terms_of_the_heuristic_are_its_whole_value(game):
    chance = random.Random(3)
    played = new(game, players=2, seed=3)
    for _ in range(150):
        choice = chance.choice(played.pending)
        state, number = played.state, played.seats.index(choice.seat)
        heuristic = part(game, "heuristic")(state, number)
        assert sum(heuristic.terms(state).values()) == pytest.approx(heuristic.value(state))
        played.play(choice.seat, chance.choice(choice.options))


@every_game
def test_the_lesson_ends_with_a_text_for_every_question(game):
    steps = declared(game).steps
    assert [step.asks for step in steps[-3:]] == [(ANY,), (WAITING,), (OVER,)]


@every_game
def test_whoever_does_only_what_the_lesson_says_gets_through_the_game(game):
    played = first_game(game, FIRST_GAMES[game])
    learner = Learner(played)
    play_others(played)
    while not played.over:
        answer, step = learner.read()
        check(played, answer, step)
        option = learner.obedient_option(answer, step)
        assert option in {*step.answers, *answer.steps[-1].answers}
        played.play(learner.seat, option)
        play_others(played)

    assert learner.seat in played.winners
    assert not TAUGHT[game] - learner.seen
    assert not {f"{declared(game).prefix}did-{deed}" for deed in DONE[game]} - learner.outcomes
    assert [step.step for step in lesson(played, AskLesson(0, learner.seat)).steps] == ["over"]


@pytest.mark.parametrize("pays", ["as hinted", "as proposed"])
def test_whoever_follows_every_hint_wins_alone(pays):
    played = first_game("on_mars", FIRST_GAMES["on_mars"])
    learner = Learner(played)
    play_others(played)
    while not played.over:
        _, step = learner.read()
        advice = hint(played, AskHint(0, learner.seat)).option
        if step.step in FIRM:
            assert advice in step.answers
        for option in [advice] if pays == "as hinted" else proposed_answers(played, learner.seat, advice):
            played.play(learner.seat, option)
        play_others(played)

    assert learner.seat in played.winners
    assert set(FIRM) <= learner.seen | set(learner.shown)


def test_the_terms_of_hints_alone_are_the_whole_value():
    played = first_game("on_mars", FIRST_GAMES["on_mars"])
    chance = random.Random(3)
    for _ in range(80):
        play_others(played)
        coach = adviser(played.state, 0)
        assert sum(coach.terms(played.state).values()) == pytest.approx(coach.value(played.state))
        played.play(played.seats[0], chance.choice(played.legal(played.seats[0])))


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_whoever_ignores_the_lesson_is_never_hindered(game, seed):
    played = first_game(game, FIRST_GAMES[game])
    learner = Learner(played)
    chance = random.Random(seed)
    for _ in range(400):
        play_others(played)
        if played.over:
            break
        before = played.hash()
        check(played, *learner.read())
        assert played.hash() == before
        played.play(learner.seat, chance.choice(played.legal(learner.seat)))


def test_a_deed_is_told_in_numbers():
    yellow = table("terraforming_mars", seats=("yellow", "blue"))
    yellow.given("yellow", credits=60, hand=["subterranean_reservoir"])
    game = yellow.game
    seat = game.pending[0].seat
    before = lesson(game, AskLesson(0, seat)).figures
    game.play(seat, "standard:aquifer")
    game.play(seat, game.legal(seat)[0])

    outcomes = lesson(game, AskLesson(0, seat, tuple(before))).outcomes

    assert [render(phrase, "en") for phrase in outcomes][:1] == [
        "Your rating is 21 (1 more): that many M€ more in every generation, and points at the end."
    ]


def test_a_hint_is_an_answer_with_its_reason():
    game = first_game("terraforming_mars", FIRST_GAMES["terraforming_mars"])
    play_others(game)
    seat = game.seats[0]

    answer = hint(game, AskHint(0, seat))

    assert answer.option in game.legal(seat)
    assert render(answer.reason, "en").startswith("Your ")


def test_nobody_gets_a_hint_who_is_not_asked():
    game = first_game("terraforming_mars", FIRST_GAMES["terraforming_mars"])
    play_others(game)
    with pytest.raises(IllegalMove):
        hint(game, AskHint(0, game.seats[1]))
