"""The public game: what a user holds."""

import copy
import pickle

import pytest

import valles
from valles.form import END
from valles.kernel.shuffle import Stream
from valles.testing import table


def random_game(seed=3, moves=None, game="terraforming_mars", **options):
    game = valles.new(game, seed=seed, **(options or {"players": 2}))
    stream = Stream(b"play", str(seed))
    while not game.over and (moves is None or len(game.moves) < moves):
        choice = stream.pick(list(game.pending))
        game.play(choice.seat, stream.pick(list(choice.options)))
    return game


def test_pending_names_every_seat_that_has_to_decide():
    game = valles.new("terraforming_mars", players=3, seed=7)
    assert [choice.seat for choice in game.pending] == ["yellow", "blue", "pink"]
    assert all(len(choice.options) == 2 for choice in game.pending)
    assert str(game.pending[0]).startswith("yellow chooses (ask-corporation): card:")


def test_the_same_seed_makes_the_same_game_and_another_seed_another():
    assert valles.new("terraforming_mars", players=2, seed=7) == valles.new("terraforming_mars", players=2, seed=7)
    assert valles.new("terraforming_mars", players=2, seed=7) != valles.new("terraforming_mars", players=2, seed=8)


def test_without_a_seed_a_secret_one_is_drawn():
    first, second = (valles.new("terraforming_mars", players=2) for _ in range(2))
    assert first.seed != second.seed
    assert first.seed.bit_length() > 64


def test_several_answers_are_taken_all_or_none():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["asteroid"])
    t.given("blue", plants=3)
    before = t.game.hash()
    with pytest.raises(valles.IllegalMove, match="amount:7"):
        t.when("yellow", "play:asteroid", "target:blue", "amount:7")
    assert t.game.hash() == before
    assert t.game.moves == []
    assert t.game.log() == []


def test_undo_goes_back_move_by_move_to_the_start():
    game = random_game(moves=150)
    hashes = [game.hash()]
    logs = [game.log("yellow")]
    for _ in range(100):
        game.undo()
        hashes.append(game.hash())
        logs.append(game.log("yellow"))
    again = random_game(moves=50)
    assert again.hash() == hashes[-1]
    assert again.log("yellow") == logs[-1]
    for seat, option in random_game(moves=150).moves[50:]:
        again.play(seat, option)
    assert again.hash() == hashes[0]
    while again.moves:
        again.undo()
    assert again == valles.new("terraforming_mars", players=2, seed=3)
    with pytest.raises(valles.IllegalMove, match="no move to take back"):
        again.undo()


def test_a_copy_goes_its_own_way():
    game = random_game(moves=60)
    copy = game.copy()
    assert copy == game
    choice = copy.pending[0]
    copy.play(choice.seat, choice.options[0])
    assert copy != game
    assert len(game.moves) == 60


def test_a_form_lists_every_way_to_finish_an_action():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, titanium=1, hand=["asteroid"])
    t.given("blue", plants=2)
    t.when("yellow", "play:asteroid")
    form = t.game.form("yellow")
    assert form.complete
    assert sorted(form.paths) == sorted(
        (f"pay:titanium:{metal}", *removal)
        for metal in (0, 1)
        for removal in (("target:blue", "amount:1"), ("target:blue", "amount:2"), ("target:none",))
    )
    assert form.default == ("pay:titanium:1", "target:blue", "amount:2")
    for path in form.paths:
        t.game.copy().play("yellow", *path)


def test_a_form_can_be_asked_for_before_an_action_is_begun():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, titanium=1, hand=["asteroid", "research"])
    t.given("blue", plants=2)
    before = t.game.hash()

    ahead = t.game.form("yellow", ["play:asteroid"])
    hidden = t.game.form("yellow", ["play:research"])

    assert t.game.hash() == before
    assert hidden.paths == () and hidden.complete
    assert [phrase.key for phrase in ahead.prompts] == ["ask-payment", "ask-remove-target", "ask-remove-amount"]
    t.when("yellow", "play:asteroid")
    assert t.game.form("yellow") == ahead
    with pytest.raises(valles.IllegalMove):
        t.game.form("yellow", ["play:mine"])


def test_a_form_with_too_many_ways_has_the_first_steps_of_all():
    t = table("terraforming_mars")
    hand = [card.id for card in t.game.rules.cards()[:14]]
    t.given("yellow", hand=hand)

    form = t.game.form("yellow", ["standard:sell_patents"])

    assert not form.complete
    assert len(form.paths) == 2**11 and {len(path) for path in form.paths} == {11}


def test_cards_to_buy_are_listed_one_by_one_without_combinations():
    game = valles.new("terraforming_mars", players=2, seed=3)

    form = game.form("yellow")

    assert form.complete
    assert form.ways[0] == dict.fromkeys(game.legal("yellow"), 1)
    assert form.ways[1:] == tuple({"yes": after, "no": after} for after in (*range(2, 11), END))
    assert len(form.paths) == 2 * 2**10


def test_what_cannot_be_paid_any_more_is_no_way():
    t = table("terraforming_mars")
    t.given("yellow", credits=0, tr=7)
    t.when("yellow", "pass")
    t.when("blue", "pass")

    form = t.game.form("yellow")

    assert form.complete
    assert sorted(form.paths) == sorted(all_ways(t.game, "yellow"))
    assert max(path.count("yes") for path in form.paths) == 2


def all_ways(game, seat):
    """Every way of a seat to answer until it is asked no more, found by playing them all."""
    for option in game.legal(seat):
        after = game.copy()
        after.play(seat, option)
        yield from ((option, *way) for way in (all_ways(after, seat) if after.legal(seat) else [()]))


def test_a_form_of_research_lists_every_purchase():
    game = valles.new("terraforming_mars", players=2, seed=3)
    form = game.form("yellow")
    assert len({path[0] for path in form.paths}) == 2
    assert all(len(path) <= 11 for path in form.paths)
    game.play("yellow", *form.default)
    assert [choice.seat for choice in game.pending] == ["blue"]


def test_a_preview_shows_what_would_change_and_changes_nothing():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["deep_well_heating"])
    before = t.game.hash()
    preview = t.game.preview("yellow", ["play:deep_well_heating"])
    assert not preview.stopped
    assert preview.view.seats[0].stock[0] == 7
    assert preview.view.temperature == 1
    assert [phrase.key for phrase in preview.events][:2] == ["log-play", "log-pay"]
    assert t.game.hash() == before


def test_a_preview_stops_where_a_card_is_drawn():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["research"])
    assert t.game.preview("yellow", ["play:research"]).stopped
    with pytest.raises(valles.IllegalMove):
        t.game.preview("yellow", ["play:mine"])


def test_scores_and_winners():
    game = random_game()
    assert game.over
    assert game.pending == ()
    scores = game.scores()
    assert set(scores) == {"yellow", "blue"}
    for row in scores.values():
        assert row["total"] == sum(points for name, points in row.items() if name != "total")
    best = max(row["total"] for row in scores.values())
    assert all(scores[seat]["total"] == best for seat in game.winners)
    assert random_game(moves=20).winners == ()


def test_a_record_is_the_game():
    game = random_game(players=3, draft=True, edition="it", beginners=("blue",), first="pink")
    text = game.record()
    again = valles.replay(text)
    assert again == game
    assert again.moves == game.moves
    assert again.log("pink", "en") == game.log("pink", "en")
    assert again.record() == text


def test_a_record_of_an_unfinished_game_goes_on():
    game = random_game(moves=77)
    again = valles.replay(game.record())
    choice = game.pending[0]
    for one in (game, again):
        one.play(choice.seat, choice.options[-1])
    assert again == game


@pytest.mark.parametrize("language", ["en", "de", "pl", "it", "nl"])
def test_the_log_is_rendered_in_every_language(language):
    log = random_game(moves=120).log("yellow", language)
    assert len(log) > 100
    assert all(log)


def test_a_form_of_a_turn_gives_every_action_its_share():
    t = table("terraforming_mars")
    hand = [card.id for card in t.game.rules.cards()[:14]]
    t.given("yellow", credits=30, hand=hand)
    form = t.game.form("yellow")
    assert not form.complete
    assert {path[0] for path in form.paths} == set(t.legal("yellow"))
    assert form.default == ()


def test_a_form_ends_where_the_next_decision_begins():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", plants=20)
    t.given(generation=14)
    assert ("pass",) in t.game.form("yellow").paths


def test_undo_on_a_table_set_up_by_hand_goes_back_to_what_was_given():
    t = table("terraforming_mars")
    t.given("yellow", credits=50)
    t.when("yellow", "standard:power_plant")
    t.game.undo()
    t.then("yellow", credits=50, production={"energy": 0})


def test_saved_data_is_a_copy():
    game = random_game(moves=40)
    saved = game.rules.save(game.state)
    before = str(saved)
    choice = game.pending[0]
    game.play(choice.seat, choice.options[0])
    assert str(saved) == before


def test_taking_back_an_answer_takes_back_those_that_followed_from_it():
    """PhoboLog's 23 M€ pay for seven cards; the last three are then refused without a question."""
    for seed in range(100):
        game = valles.new("terraforming_mars", players=2, seed=seed)
        if "card:phobolog" in game.legal("yellow"):
            break
    game.play("yellow", "card:phobolog", *["yes"] * 7)
    assert [choice.seat for choice in game.pending] == ["blue"]
    game.state.take_back(0)
    assert game.legal("yellow") == ["yes", "no"]
    assert game.state.answers[0].count(game.rules.vocabulary.number("yes")) == 6


def test_a_refused_preview_names_the_question_it_reached():
    t = table("terraforming_mars")
    t.given("yellow", credits=20, hand=["asteroid"])
    t.given("blue", plants=3)
    with pytest.raises(valles.IllegalMove, match="ask-remove-target"):
        t.game.preview("yellow", ["play:asteroid", "space:r1c1"])


@pytest.mark.parametrize("name", ["terraforming_mars", "on_mars"])
def test_a_pickled_or_deeply_copied_game_is_equal_and_has_the_same_past_and_future(name):
    game = random_game(moves=60, game=name)

    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert other == game
        assert (other.rules, other.record(), other.log()) == (game.rules, game.record(), game.log())
        assert pickle.loads(pickle.dumps(game.pending)) == game.pending
    other = pickle.loads(pickle.dumps(game))
    other.undo_to(45)
    assert len(game.moves) == 60 and other == game.at(45)
    seat = game.pending[0].seat
    view = pickle.loads(pickle.dumps(game.player_view(seat)))
    assert view.options == game.player_view(seat).options and view.rules is game.rules


def test_a_game_pickles_without_its_rulebook():
    assert len(pickle.dumps(valles.new("terraforming_mars", players=2, seed=7))) < 20_000
