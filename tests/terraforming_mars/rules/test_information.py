"""Hidden and public information (TM-INFO)."""

from itertools import permutations

import pytest

import valles
from tests.support.ledger import rule
from tests.terraforming_mars.rules import NUMBERS, THREE, buy, keep, names, open_prompt, opened
from valles.kernel.view import ANSWERED, HOLE
from valles.testing import table

VIEWERS = ("yellow", "blue", None)
OTHERS = ("blue", None)
"""The viewers other than yellow: another seat, and a bystander."""


def saved(game, viewer):
    """All that the viewer may know, as plain data."""
    return game.rules.save(game.view(viewer))


def two_hands():
    """Two tables that differ only in the three cards of yellow's hand."""
    for start in (0, 3):
        t = table("terraforming_mars")
        t.given("yellow", credits=60, energy=1, hand=names(t.state.deck[start : start + 3]))
        yield t


@rule("TM-INFO-01")
def test_a_hand_is_known_to_its_owner_only():
    t = table("terraforming_mars", seats=THREE)
    t.given("yellow", hand=["ants", "birds"])
    t.given("pink", hand=["mine"])
    assert names(t.game.view("yellow").seats[0].hand) == ["ants", "birds"]
    assert t.game.view("blue").seats[0].hand == [HOLE, HOLE]
    assert t.game.view("yellow").seats[2].hand == [HOLE]
    assert t.game.view().seats[0].hand == [HOLE, HOLE]


@rule("TM-INFO-01")
def test_the_size_of_a_hand_is_public():
    t = table("terraforming_mars")
    t.given("yellow", hand=names(range(1, 24)))
    assert [len(t.game.view(viewer).seats[0].hand) for viewer in VIEWERS] == [23, 23, 23]


@rule("TM-INFO-01")
def test_a_bystander_of_a_solo_game_does_not_see_the_hand():
    t = table("terraforming_mars", seats=("yellow",))
    t.given("yellow", hand=["ants", "birds"])
    assert t.game.view().seats[0].hand == [HOLE, HOLE]
    assert names(t.game.view("yellow").seats[0].hand) == ["ants", "birds"]


@rule("TM-INFO-01")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_same_whatever_the_hand(viewer):
    one, other = two_hands()
    assert saved(one.game, viewer) == saved(other.game, viewer)
    assert saved(one.game, "yellow") != saved(other.game, "yellow")


@rule("TM-INFO-01")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_same_while_patents_are_sold(viewer):
    one, other = two_hands()
    for t in (one, other):
        t.when("yellow", "standard:sell_patents", "no", "yes")
    assert saved(one.game, viewer) == saved(other.game, viewer)


@rule("TM-INFO-01")
@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_same_while_cards_are_looked_at(viewer):
    def looking(start):
        t = table("terraforming_mars")
        t.given("yellow", credits=7, hand=["business_contacts"])
        t.given(deck_top=names(t.state.deck[start : start + 4]))
        t.when("yellow", "play:business_contacts")
        t.when("yellow", t.legal("yellow")[0])
        assert open_prompt(t.game, "yellow") == "ask-take-card"
        return t

    assert saved(looking(0).game, viewer) == saved(looking(4).game, viewer)


@rule("TM-INFO-01")
def test_only_the_owner_reads_drawn_cards_in_the_log():
    t = table("terraforming_mars")
    t.given("yellow", tableau=["development_center"], energy=1)
    t.given(deck_top=["lightning_harvest"])
    t.when("yellow", "action:development_center")
    assert any("Lightning Harvest" in line for line in t.game.log("yellow"))
    for viewer in OTHERS:
        assert not any("Lightning Harvest" in line for line in t.game.log(viewer))
        assert any("draws 1 card" in line for line in t.game.log(viewer))


@rule("TM-INFO-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_deck(viewer):
    t = table("terraforming_mars")
    assert t.game.view(viewer).deck == [HOLE] * len(t.state.deck)
    t.pass_all()
    assert t.game.view(viewer).deck == [HOLE] * len(t.state.deck)


@rule("TM-INFO-02")
def test_nobody_sees_what_others_discarded():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants"])
    t.given("blue", hand=["birds"])
    t.when("yellow", "standard:sell_patents", "end")
    t.when("blue", "standard:sell_patents")
    assert NUMBERS["ants"] not in t.game.view("blue").discard
    assert NUMBERS["birds"] not in t.game.view("yellow").discard
    assert set(t.game.view().discard) == {HOLE}
    for viewer in OTHERS:
        assert not any("Ants" in line for line in t.game.log(viewer))


@rule("TM-INFO-02")
def test_a_reshuffled_card_is_known_to_nobody():
    t = table("terraforming_mars")
    t.given("yellow", hand=["ants", "birds"], tableau=["development_center"], energy=1)
    t.given(deck_size=0)
    t.when("yellow", "standard:sell_patents", "yes", "yes", "action:development_center")
    for viewer in VIEWERS:
        assert set(t.game.view(viewer).deck) == {HOLE}


@rule("TM-INFO-02")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_holds_no_seed(viewer):
    t = table("terraforming_mars")
    assert t.game.view(viewer).seed == b""


@rule("TM-INFO-03")
def test_the_choice_of_corporation_and_cards_is_secret_until_the_reveal():
    game = opened({"yellow": "credicor", "blue": "helion"})
    before = saved(game, "blue")
    keep(game, "yellow", "credicor", 4)
    after = saved(game, "blue")
    assert after.pop("answers") == [[ANSWERED], []]
    assert before.pop("answers") == [[], []]
    assert after == before
    yellow = game.view("blue").seats[0]
    assert (yellow.corporation, yellow.dealt, yellow.offered) == (0, [HOLE, HOLE], [HOLE] * 10)
    assert game.log("blue") == []


@rule("TM-INFO-03")
def test_a_choice_half_made_shows_nothing():
    game = opened({"yellow": "credicor", "blue": "helion"})
    before = saved(game, "blue")
    game.play("yellow", "card:credicor", "yes", "no")
    assert saved(game, "blue") == before


@rule("TM-INFO-03")
def test_the_reveal_shows_corporation_and_number_of_cards_but_not_which():
    game = opened({"yellow": "credicor", "blue": "helion"})
    kept = [game.rules.cards()[number - 1].name for number in game.state.seats[0].offered[:4]]
    keep(game, "yellow", "credicor", 4)
    keep(game, "blue", "helion", 2)
    for viewer in OTHERS:
        yellow = game.view(viewer).seats[0]
        assert names([yellow.corporation]) == names(yellow.tableau) == ["credicor"]
        assert yellow.hand == [HOLE] * 4
        story = "\n".join(game.log(viewer))
        assert "CrediCor" in story
        assert "4 cards" in story
        assert not [name for name in kept if name in story]


@rule("TM-INFO-03")
def test_first_hands_are_chosen_at_once_and_in_any_order():
    corporations = {"yellow": "credicor", "blue": "helion", "pink": "tharsis_republic"}
    games = []
    for order in permutations(corporations):
        game = opened(corporations)
        assert [choice.seat for choice in game.pending] == list(corporations)
        for seat in order:
            keep(game, seat, corporations[seat], 3)
        games.append(game)
    assert all(game == games[0] for game in games)


@rule("TM-INFO-04")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_card_being_played_is_shown_to_all(viewer):
    t = table("terraforming_mars")
    t.given("yellow", credits=14, hand=["asteroid"])
    t.given("blue", plants=3)
    t.when("yellow", "play:asteroid")
    assert open_prompt(t.game, "yellow") == "ask-remove-target"
    assert any("Asteroid" in line for line in t.game.log(viewer))
    assert names(t.game.view(viewer).seats[0].events) == ["asteroid"]


@rule("TM-INFO-04")
@pytest.mark.parametrize("viewer", OTHERS)
def test_green_and_blue_cards_stay_visible(viewer):
    t = table("terraforming_mars")
    t.given("yellow", credits=8, hand=["mine", "trees", "tardigrades", "birds"])
    t.when("yellow", "play:mine", "play:tardigrades")
    seen = t.game.view(viewer).seats[0]
    assert {"mine", "tardigrades"} <= set(names(seen.tableau))
    assert seen.tags == t.state.seats[0].tags
    assert seen.acting == [NUMBERS["tardigrades"]]
    assert seen.hand == [HOLE, HOLE]


@rule("TM-INFO-05")
def test_played_events_are_counted_and_lie_apart_from_what_is_face_up():
    t = table("terraforming_mars")
    t.given("yellow", credits=21, hand=["asteroid", "imported_ghg"])
    t.when("yellow", "play:asteroid", "play:imported_ghg")
    for viewer in VIEWERS:
        seen = t.game.view(viewer).seats[0]
        assert len(seen.events) == 2
        assert names(seen.tableau) == ["beginner_corporation"]
        assert not any(seen.tags)
    assert names(t.game.view("yellow").seats[0].events) == ["asteroid", "imported_ghg"]


@rule("TM-INFO-05")
def test_the_event_pile_is_not_for_others_to_look_through():
    """Somebody who has not seen an event being played does not find it in the pile."""
    t = table("terraforming_mars")
    t.given("yellow", events=["asteroid", "comet"])
    t.state.known[NUMBERS["comet"]] = 0b01
    assert names(t.game.view("yellow").seats[0].events) == ["asteroid", "comet"]
    assert t.game.view("blue").seats[0].events == [HOLE, NUMBERS["asteroid"]]


@rule("TM-INFO-05")
def test_events_are_turned_up_for_final_scoring():
    t = table("terraforming_mars")
    t.given("yellow", events=["bribed_committee"])
    t.given(oxygen=14, temperature=8, oceans=9)
    t.pass_all()
    assert t.game.over
    assert t.score("yellow")["cards"] == -2
    for viewer in VIEWERS:
        assert names(t.game.view(viewer).seats[0].events) == ["bribed_committee"]


@rule("TM-INFO-06")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_boards_tiles_marks_milestones_and_awards_are_public(viewer):
    t = table("terraforming_mars")
    t.given("yellow", credits=44, tr=35, steel=3, plants=8, heat=7, production={"energy": 2, "credits": -1},
            tableau=["space_mirrors", "birds"], on={"birds": 3})  # fmt: skip
    t.given("blue", credits=5, titanium=4, production={"titanium": 1}, tr=22)
    t.when("yellow", "milestone:terraformer", "award:miner")
    t.given(turn="yellow", tiles={"r7c2": ("city", "blue"), "r1c2": "ocean", "r3c3": ("claim", "blue")})
    t.when("yellow", "action:space_mirrors", "convert:plants", "space:r8c5")
    seen = t.game.view(viewer)
    yellow, blue = seen.seats
    assert yellow.stock == [44 - 8 - 8 - 7, 3, 0, 0, 0, 7]
    assert yellow.production == [-1, 0, 0, 0, 3, 0]
    assert (yellow.rating, blue.rating) == (36, 22)
    assert blue.stock == [5, 0, 4, 0, 0, 0]
    assert blue.production == [0, 0, 1, 0, 0, 0]
    assert seen.used[NUMBERS["space_mirrors"]]
    assert not seen.used[NUMBERS["birds"]]
    assert seen.on[NUMBERS["birds"]] == 3
    assert (seen.tile, seen.owner, seen.claim) == (t.state.tile, t.state.owner, t.state.claim)
    assert seen.milestones == [1, 0, 0, 0, 0]
    assert seen.awards == [0, 0, 0, 0, 1]


@rule("TM-INFO-07")
@pytest.mark.parametrize("viewer", OTHERS)
def test_research_cards_stay_hidden_and_the_number_bought_is_public(viewer):
    t = table("terraforming_mars")
    t.given(first="blue", turn="blue", deck_top=["tardigrades", "birds", "worms", "heather"])
    t.pass_all()
    assert t.game.view(viewer).seats[0].offered == [HOLE] * 4
    buy(t.game, "yellow", 3)
    buy(t.game, "blue", 0)
    assert t.game.view(viewer).seats[0].hand == [HOLE] * 3
    story = "\n".join(t.game.log(viewer))
    assert "Yellow buys 3 cards" in story
    assert not [name for name in ("Tardigrades", "Birds", "Worms", "Heather") if name in story]


@rule("TM-INFO-07")
def test_research_answers_show_only_that_they_were_given():
    t = table("terraforming_mars")
    t.pass_all()
    before = saved(t.game, "blue")
    t.when("yellow", "yes", "no")
    assert saved(t.game, "blue") == before
    t.when("yellow", "yes", "no")
    after = saved(t.game, "blue")
    assert after["answers"] == [[ANSWERED], []]
    assert {**after, "answers": []} == {**before, "answers": []}


@rule("TM-INFO-07")
def test_drafted_cards_stay_hidden():
    t = table("terraforming_mars", seats=THREE, draft=True)
    t.pass_all()
    before = saved(t.game, "blue")
    t.when("yellow", t.legal("yellow")[2])
    after = saved(t.game, "blue")
    assert after["answers"] == [[ANSWERED], [], []]
    assert {**after, "answers": []} == {**before, "answers": []}
    t.when("blue", t.legal("blue")[0])
    t.when("pink", t.legal("pink")[0])
    assert [t.game.view(viewer).seats[0].kept for viewer in ("blue", "pink", None)] == [[HOLE]] * 3
    assert [t.game.view(viewer).seats[0].offered for viewer in ("blue", None)] == [[HOLE] * 3] * 2
    assert t.game.view("yellow").seats[0].kept == t.state.seats[0].kept


@rule("TM-INFO-08")
@pytest.mark.parametrize("viewer", OTHERS)
def test_claiming_planner_shows_the_number_of_cards_only(viewer):
    t = table("terraforming_mars")
    cards = names(range(1, 17))
    t.given("yellow", credits=8, hand=cards)
    t.when("yellow", "milestone:planner")
    t.then(milestones={"planner": "yellow"})
    assert t.game.view(viewer).seats[0].hand == [HOLE] * 16
    printed = [card.name for card in t.game.rules.cards()[:16]]
    assert not [name for name in printed for line in t.game.log(viewer) if name in line]


@rule("TM-INFO-09")
@pytest.mark.parametrize("viewer", ("yellow", None))
def test_the_four_cards_for_the_neutral_tiles_are_seen(viewer):
    game = valles.new("terraforming_mars", players=1, seed=2)
    assert len(game.state.discard) == 4
    assert game.view(viewer).discard == sorted(game.state.discard)
