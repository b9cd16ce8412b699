"""Details of the rules that no other test would miss."""

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, THREE
from valles.kernel.view import HOLE
from valles.testing import table

# What a seat may know


@rule("TM-INFO-01")
def test_a_drawn_card_is_seen_by_its_owner_only():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center"], energy=1)
    t.given(deck_top=["lightning_harvest"])
    t.when("yellow", "action:development_center")
    assert t.game.view("yellow").seats[0].hand == [NUMBERS["lightning_harvest"]]
    assert t.game.view("blue").seats[0].hand == [HOLE]


@rule("TM-INFO-07")
def test_a_card_kept_from_a_passed_pack_is_hidden_from_its_passer():
    t = table("terraforming_mars", seats=THREE, draft=True)
    t.pass_all()
    for _ in range(2):
        for seat in THREE:
            t.when(seat, t.legal(seat)[0])
    for number, board in enumerate(t.state.seats):
        for viewer, name in enumerate(THREE):
            assert t.game.view(name).seats[number].kept == (board.kept if viewer == number else [HOLE] * 2)


@rule("TM-INFO-07")
def test_the_last_card_of_a_pack_is_lost_from_sight_once_bought():
    t = table("terraforming_mars", seats=THREE, draft=True)
    t.pass_all()
    while t.game.pending[0].prompt.key == "ask-draft":
        t.when(t.game.pending[0].seat, t.game.pending[0].options[0])
    for seat in THREE:
        t.given(seat, credits=12)
        t.when(seat, *["yes"] * 4)
    assert t.game.view("yellow").seats[1].hand == t.game.view("yellow").seats[2].hand == [HOLE] * 4
    assert t.game.view("blue").seats[0].hand == t.game.view("pink").seats[0].hand == [HOLE] * 4


def test_no_view_shows_answers_while_one_seat_is_asked_alone():
    t = table("terraforming_mars")
    assert [t.game.view(viewer).answers for viewer in ("yellow", "blue", None)] == [[[], []]] * 3


# Solo


@rule("TM-TILE-20")
def test_a_solo_greenery_raises_oxygen_until_the_game_ends():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", plants=8, tr=14)
    t.when("yellow", "convert:plants", "space:r9c1")
    t.then("yellow", tr=15, plants=0)
    t.then(oxygen=1)


@rule("TM-SOLO-02")
def test_the_log_begins_with_the_neutral_tiles():
    game = valles.new("terraforming_mars", players=1, seed=2)
    assert [event.phrase.key for event in game.events] == ["log-neutral-tile"] * 4


# Seats


def test_a_target_is_named_by_its_colour_whatever_colours_are_at_the_table():
    t = table("terraforming_mars", seats=("white", "pink"))
    t.given("white", credits=14, hand=["asteroid"])
    t.given("pink", plants=3)
    t.when("white", "play:asteroid")
    assert t.legal("white") == ["target:pink", "target:none"]
    t.when("white", "target:pink", "amount:3")
    t.then("pink", plants=0)


# What a form proposes


def test_a_form_proposes_the_largest_amount_even_where_none_is_possible():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, hand=["insulation"], production={"heat": 3})
    t.when("yellow", "play:insulation")
    assert t.legal("yellow")[0] == "amount:0"
    assert t.game.form("yellow").default == ("amount:3",)


def test_a_form_proposes_an_opponent_before_oneself():
    t = table("terraforming_mars")
    t.given("yellow", credits=14, plants=3, hand=["asteroid"])
    t.given("blue", plants=2)
    t.when("yellow", "play:asteroid")
    assert t.legal("yellow") == ["target:yellow", "target:blue", "target:none"]
    assert t.game.form("yellow").default == ("target:blue", "amount:2")


# Amounts


def test_an_exchange_is_over_once_its_amount_is_named():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["power_infrastructure"], energy=5)
    t.when("yellow", "action:power_infrastructure", "amount:2")
    t.then("yellow", energy=3, credits=2)
    assert t.game.pending[0].prompt.key == "ask-second-action"


def test_more_than_63_energy_can_be_exchanged_at_once():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["power_infrastructure"], energy=70)
    t.when("yellow", "action:power_infrastructure", "amount:63", "amount:7")
    t.then("yellow", energy=0, credits=70)


def test_more_than_63_steps_of_production_can_be_exchanged_at_once():
    t = table("terraforming_mars")
    t.given("yellow", credits=2, hand=["insulation"], production={"heat": 70})
    t.when("yellow", "play:insulation", "amount:63", "amount:7")
    t.then("yellow", production={"heat": 0, "credits": 70})


def test_each_selection_of_cards_looked_at_is_offered_once():
    t = table("terraforming_mars")
    t.given("yellow", credits=7, hand=["business_contacts"])
    t.given(deck_top=["ants", "birds", "comet", "mine"])
    t.when("yellow", "play:business_contacts")
    selections = [frozenset(path) for path in t.game.form("yellow").paths]
    assert len(selections) == len(set(selections)) == 6
