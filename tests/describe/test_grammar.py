"""Spot checks of case, number and joining in each language, with real phrases."""

import re

import pytest

from tests.describe.sample import RULES, spaced, words
from valles.describe.card import card_text
from valles.kernel.phrase import Arg, Noun, Phrase

CARDS = {card.id: card for card in RULES.cards()}


def counted(key: str, count: int) -> Noun:
    return Noun(key, count, True)


def rendered(language: str, key: str, **args: Arg) -> str:
    return words(Phrase(key, args), language)


@pytest.mark.parametrize(
    ("language", "key", "count", "expected"),
    [
        ("en", "plants", 1, "1 plant"),
        ("en", "plants", 3, "3 plants"),
        ("en", "steel", 3, "3 steel"),
        ("en", "credits", 5, "5 M€"),
        ("de", "plants", 1, "1 Pflanze"),
        ("de", "plants", 3, "3 Pflanzen"),
        ("de", "credits", 5, "5 M€"),
        ("pl", "plants", 1, "1 jednostkę roślinności"),
        ("pl", "plants", 3, "3 jednostki roślinności"),
        ("pl", "plants", 5, "5 jednostek roślinności"),
        ("pl", "plants", 12, "12 jednostek roślinności"),
        ("pl", "plants", 22, "22 jednostki roślinności"),
        ("pl", "steel", 2, "2 jednostki stali"),
        ("pl", "heat", 5, "5 jednostek ciepła"),
        ("pl", "credits", 5, "5 M€"),
        ("it", "plants", 1, "1 Pianta"),
        ("it", "plants", 3, "3 Piante"),
        ("it", "credits", 5, "5 M€"),
        ("nl", "plants", 1, "1 plant"),
        ("nl", "plants", 3, "3 planten"),
        ("nl", "credits", 5, "5 M€"),
    ],
)
def test_a_gain_is_counted_in_the_accusative(language: str, key: str, count: int, expected: str):
    assert re.search(rf"\b{expected}(?!\w)", rendered(language, "gain", what=[counted(key, count)]))


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 3, "up to 3 plants"),
        ("de", 3, "bis zu 3 Pflanzen"),
        ("pl", 1, "do 1 jednostki roślinności"),
        ("pl", 3, "do 3 jednostek roślinności"),
        ("pl", 5, "do 5 jednostek roślinności"),
        ("it", 3, "3 Piante"),
        ("nl", 3, "3 planten"),
    ],
)
def test_a_removal_is_counted_as_up_to_demands(language: str, count: int, expected: str):
    assert expected in rendered(language, "remove", what=counted("plants", count))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "2 M€, 1 steel and 3 heat"),
        ("de", "2 M€, 1 Stahl und 3 Wärme"),
        ("pl", "2 M€, 1 jednostkę stali i 3 jednostki ciepła"),
        ("it", "2 M€, 1 unità di Acciaio e 3 unità di Calore"),
        ("nl", "2 M€, 1 staal en 3 warmte"),
    ],
)
def test_a_list_ends_with_and(language: str, expected: str):
    assert expected in rendered(language, "gain", what=[counted("credits", 2), counted("steel", 1), counted("heat", 3)])


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("card-grass", "Cometa ed Erba."),
        ("card-mangrove", "Cometa e Mangrovia."),
        ("card-herbivores", "Cometa ed Erbivori."),
    ],
)
def test_italian_says_ed_before_an_e(last: str, expected: str):
    assert rendered("it", "log-draw-cards", cards=[Noun("card-comet"), Noun(last)]).endswith(expected)


@pytest.mark.parametrize(("name", "expected"), [("Anna", "ad Anna"), ("Elena", "a Elena"), ("Marek", "a Marek")])
def test_italian_says_ad_before_an_a(name: str, expected: str):
    assert f" {expected}," in rendered("it", "ui-hand-over", seat=Phrase("person", {"name": name}))


@pytest.mark.parametrize(
    ("language", "word"), [("en", " or "), ("de", " oder "), ("pl", " lub "), ("it", " o "), ("nl", " of ")]
)
def test_tags_that_set_something_off_are_joined_with_or(language: str, word: str):
    draw = Phrase("draw", {"cards": counted("cards", 1)})
    text = rendered(language, "you-play", tags=[Noun("tag-plant"), Noun("tag-animal")], least=0, do=draw)
    assert word in text


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "an animal, plant or microbe tag,"),
        ("de", "ein Tier-, Pflanzen- oder Mikrobensymbol "),
        ("nl", "een dier-, plant- of microbe-label "),
        ("pl", "symbol zwierząt, roślinności lub mikrobów "),
        ("it", "simbolo Animale, Pianta o Microbo "),
    ],
)
def test_several_tags_share_their_last_word(language: str, expected: str):
    assert expected in spaced(card_text(CARDS["decomposers"], language))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "the Capital tile"),
        ("de", "das Hauptstadtplättchen"),
        ("pl", "kafelek Stolicy"),
        ("it", "la tessera Città “Capitale”"),
        ("nl", "de hoofdstadstegel"),
    ],
)
def test_a_tile_of_which_there_is_one_is_not_counted(language: str, expected: str):
    assert expected in rendered(language, "place-tile", tile=counted("tile-capital", 1))


@pytest.mark.parametrize("language", ["en", "de", "pl", "it", "nl"])
def test_an_event_with_and_without_a_tag(language: str):
    draw = Phrase("draw", {"cards": counted("cards", 1)})
    without = rendered(language, "you-play-event", tags=[], least=0, do=draw)
    with_tag = rendered(language, "you-play-event", tags=[Noun("tag-space")], least=0, do=draw)
    assert len(with_tag) > len(without)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "You may discard 1 card to draw 1 card"),
        ("de", "Du darfst 1 Karte abwerfen, um 1 Karte zu ziehen"),
    ],
)
def test_a_price_inside_a_permission(language: str, expected: str):
    price = Phrase("discard", {"cards": counted("cards", 1)})
    then: list[Arg] = [Phrase("draw", {"cards": counted("cards", 1)})]
    assert rendered(language, "may", effect=Phrase("price", {"price": price, "then": then})) == expected


def test_german_turns_the_verb_round_after_a_clause():
    price = Phrase("discard", {"cards": counted("cards", 1)})
    draw: list[Arg] = [Phrase("draw", {"cards": counted("cards", 1)})]
    may = Phrase("may", {"effect": Phrase("price", {"price": price, "then": draw})})
    text = rendered("de", "you-play", tags=[Noun("tag-science")], least=0, do=may)
    assert text.endswith("darfst du 1 Karte abwerfen, um 1 Karte zu ziehen")


@pytest.mark.parametrize(
    ("language", "expected"),
    [("de", "mit 71 Siegpunkten"), ("pl", "71 "), ("en", "with 71 victory points")],
)
def test_a_result_names_the_points(language: str, expected: str):
    assert expected in rendered(language, "result-winner", seat=Noun("seat-blue"), points=counted("points", 71))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The World Government raises the temperature to −2 °C."),
        ("de", "Die Weltregierung erhöht die Temperatur auf −2 °C."),
        ("pl", "Rząd Ziemi podnosi Temperaturę do −2 °C."),
        ("it", "Il Governo Mondiale porta la Temperatura a −2 °C."),
        ("nl", "De Wereldregering verhoogt de temperatuur tot −2 °C."),
    ],
)
def test_the_world_government_stands_where_a_seat_could(language: str, expected: str):
    raised = rendered(language, "log-temperature", seat=Noun("seat-world-government"), degrees=-2)
    assert raised.replace("\u00a0", " ").replace("\u202f", " ") == expected


def test_what_stands_by_itself_begins_with_a_capital():
    neutral = Noun("seat-neutral")
    assert rendered("en", "log-pass", seat=neutral) == "The neutral opponent passes."
    assert rendered("de", "log-pass", seat=neutral) == "Der neutrale Gegner passt."


@pytest.mark.parametrize(
    ("noun", "language", "expected"),
    [
        (Noun("seat-yellow"), "de", "Gelb"),
        (Noun("tag-science", 2), "pl", "Symbole nauki"),
        (Noun("tile-greenery", 2), "it", "Tessere Vegetazione"),
        (Noun("milestone-mayor"), "nl", "Burgemeester"),
        (Noun("card-ants"), "en", "Ants"),
    ],
)
def test_a_noun_can_be_rendered_by_itself(noun: Noun, language: str, expected: str):
    assert words(noun, language) == expected


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("en", "sabotage", "Remove up to 3 titanium, 4 steel or 7 M€ from any player."),
        ("de", "sabotage", "Entferne bis zu 3 Titan, 4 Stahl oder 7 M€ eines beliebigen Spielers."),
        ("pl", "sabotage", "Usuń dowolnemu graczowi do 3 jednostek tytanu, 4 jednostek stali albo 7 M€."),
        ("en", "electro_catapult", "Spend 1 plant or 1 steel to gain 7 M€."),
        ("en", "imported_hydrogen", "Gain 3 plants, or add 3 microbes or 2 animals to another of your cards."),
        ("en", "nitrogen_rich_asteroid", "plant tags, increase your plant production by 4; otherwise, by 1."),
        ("de", "nitrogen_rich_asteroid", "hast, erhöhst du deine Pflanzenproduktion um 4, sonst um 1."),
        ("en", "united_nations_mars_initiative", "was raised this generation, spend 3 M€ to raise it 1 step."),
        ("it", "united_nations_mars_initiative", "in questa Generazione, spendi 3 M€ per aumentarlo di 1 livello."),
        ("en", "local_heat_trapping", "Gain 4 plants, or add 2 animals to another of your cards."),
    ],
)
def test_repetitions_are_rendered_once(language: str, card: str, expected: str):
    assert expected in spaced(card_text(CARDS[card], language))
