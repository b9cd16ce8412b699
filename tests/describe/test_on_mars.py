"""The words of On Mars: official terms, case and number, names, labels and reasons."""

import json
import re
from typing import Any

import pytest

import valles
from tests.describe.notation import notation
from tests.describe.sample import SAMPLES, spaced, words
from tests.support.ledger import ROOT
from valles.describe.card import card_lines, card_text
from valles.describe.export import cards
from valles.describe.icons import card_icons
from valles.describe.language import LANGUAGES
from valles.describe.text import render
from valles.games.on_mars.rules.building import building_noun
from valles.games.on_mars.rules.component import TECHS
from valles.kernel.phrase import Arg, Noun, Phrase

FACTS = ROOT / "tests/facts/on_mars"
RULES: Any = SAMPLES["on_mars"].rules
CARDS = {card.id: card for card in RULES.cards()}

TERMS = {
    **{f"om-{word.replace('_', '-')}": word for word in (
        "mineral", "battery", "water", "plant", "oxygen", "crystal", "colonist", "mine", "generator",
        "water_extractor", "greenhouse", "oxygen_condenser", "shelter", "rover", "bot", "orbit",
    )},
    **{f"om-action-{word.replace('_', '-')}": word for word in (
        "landing_pod", "obtain_blueprint", "learn_tech", "resupply", "control_center", "construct", "upgrade",
        "welcome_ship",
    )},
    "om-action-research": "rnd", "om-action-hire": "hire_or_contract",
    **{f"om-card-{word.replace('_', '-')}": word for word in (
        "geologist", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer",
    )},
    **{f"om-card-{word.replace('_', '-')}": f"bp_{word}" for word in ("metal_deposit", "private_ship", "concentrator")},
    "om-card-tech-shelter": "shelter_tech_tile",
}  # fmt: skip
"""Nouns that the rulebook prints, with their entries in the glossary."""


def facts(file: str) -> Any:
    return json.loads((FACTS / f"{file}.json").read_text(encoding="utf-8"))


def rendered(language: str, key: str, **args: Arg) -> str:
    return words(Phrase(key, args), language)


def counted(key: str, count: int) -> Noun:
    return Noun(key, count, True)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("key", TERMS)
def test_nouns_are_the_terms_of_the_glossary(language: str, key: str):
    term = next(term for term in facts("glossary") if term["id"] == TERMS[key])
    printed = re.sub(r" ?\([^)]*\) ?", "", term[language])
    assert words(Noun(key), language).casefold() == printed.casefold()


def test_cards_have_the_english_names_of_the_facts():
    named = [*facts("blueprints")["cards"], *facts("scientists")["scientists"], *facts("solo_goals")["goals"]]
    names = {words(card.noun(), "en") for card in RULES.cards()}
    assert len(named) == 24 + 6 + 4
    assert {card["name"] for card in named} <= names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str):
    names = [words(card.noun(), language) for card in RULES.cards()]
    assert not [name for name in names if names.count(name) > 1]


@pytest.mark.parametrize(
    ("language", "key", "count", "expected"),
    [
        ("en", "om-battery", 1, "Gain 1 battery"),
        ("en", "om-battery", 3, "Gain 3 batteries"),
        ("en", "om-oxygen", 3, "Gain 3 oxygen"),
        ("de", "om-mineral", 1, "Erhalte 1 Mineral"),
        ("de", "om-mineral", 2, "Erhalte 2 Mineralien"),
        ("de", "om-colonist", 1, "Erhalte 1 Kolonisten"),
        ("de", "om-crystal", 2, "Erhalte 2 Kristalle"),
        ("pl", "om-battery", 1, "Otrzymaj 1 baterię"),
        ("pl", "om-battery", 3, "Otrzymaj 3 baterie"),
        ("pl", "om-battery", 5, "Otrzymaj 5 baterii"),
        ("pl", "om-water", 2, "Otrzymaj 2 jednostki wody"),
        ("pl", "om-oxygen", 12, "Otrzymaj 12 jednostek tlenu"),
        ("pl", "om-crystal", 22, "Otrzymaj 22 kryształy"),
        ("pl", "om-colonist", 1, "Otrzymaj 1 kolonistę"),
        ("pl", "om-colonist", 2, "Otrzymaj 2 kolonistów"),
    ],
)
def test_a_gain_is_counted_in_the_accusative(language: str, key: str, count: int, expected: str):
    assert rendered(language, "om-gain", what=counted(key, count)) == expected


@pytest.mark.parametrize(
    ("language", "building", "expected"),
    [
        ("en", "om-mine", "Construct a mine"),
        ("en", "om-oxygen-condenser", "Construct an oxygen condenser"),
        ("de", "om-mine", "Baue eine Mine"),
        ("de", "om-generator", "Baue einen Generator"),
        ("de", "om-greenhouse", "Baue ein Gewächshaus"),
        ("pl", "om-mine", "Zbuduj kopalnię"),
        ("pl", "om-generator", "Zbuduj generator"),
    ],
)
def test_a_building_has_its_article(language: str, building: str, expected: str):
    assert rendered(language, "om-construct", building=Noun(building)) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "hires the Geologist."), ("de", "nimmt den Geologen."), ("pl", "zatrudnia geologa.")],
)
def test_a_scientist_is_hired_in_the_accusative(language: str, expected: str):
    assert rendered(language, "om-log-hire", seat=Noun("seat-blue"), card=Noun("om-card-geologist")).endswith(expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Gain 2 crystals, then gain 1 crystal for each colonist you send to work"),
        ("de", "Erhalte 2 Kristalle, dann erhalte 1 Kristall für jeden Kolonisten, den du zur Arbeit schickst"),
        ("pl", "Otrzymaj 2 kryształy, potem otrzymaj 1 kryształ za każdego kolonistę wysłanego do pracy"),
    ],
)
def test_what_comes_in_order_is_joined_with_then(language: str, expected: str):
    assert words(CARDS["casino"].effect.phrase(), language) == expected


@pytest.mark.parametrize(
    ("key", "args", "expected"),
    [
        ("om-log-pay", {"what": counted("om-crystal", 1)}, "Lacerda płaci 1 kryształem."),
        ("om-log-pay", {"what": counted("om-battery", 3)}, "Lacerda płaci 3 bateriami."),
        ("om-log-pay", {"what": Noun("om-goal-card")}, "Lacerda płaci kartą celu prywatnego."),
        ("om-log-clear", {"by": Noun("seat-blue")},
         "Niebieski potrzebuje pola akcji, a wszystkie są zajęte:"
         " Lacerda przenosi stamtąd swoich kolonistów do strefy pracy."),
        ("om-log-move", {"piece": Noun("om-bot"), "hex": "g4"}, "Lacerda przesuwa bota na pole g4."),
        ("om-log-move", {"piece": Noun("om-rover"), "hex": "g4"}, "Lacerda przesuwa łazik na pole g4."),
        ("om-log-executive", {"card": Noun("om-card-executive-2")}, "Lacerda wykonuje akcję specjalną 2 (łazik)."),
        ("om-log-task", {"card": Noun("om-card-b3")},
         "Lacerda pokazuje wykonane zadanie z karty Pierwszych kolonistów B3."),
        ("om-log-mission", {"mission": Noun("om-card-mission-bots"), "left": 2},
         "Lacerda wnosi wkład do misji „Boty” (pozostało: 2)."),
    ],
)  # fmt: skip
def test_polish_nouns_take_the_case_of_the_verb(key: str, args: dict[str, Arg], expected: str):
    assert rendered("pl", key, seat=Noun("om-lacerda"), **args) == expected


@pytest.mark.parametrize(
    ("scientist", "works_in", "scores"),
    [
        ("systems_engineer", "w zaawansowanych schronach", "za każdą zaawansowaną kopalnię"),
        ("geologist", "w zaawansowanych kopalniach", "za każdy zaawansowany generator"),
    ],
)
def test_polish_adjectives_agree_with_the_building(scientist: str, works_in: str, scores: str):
    text = spaced(card_text(CARDS[scientist], "pl"))
    assert works_in in text
    assert scores in text


@pytest.mark.parametrize(
    ("places", "expected"), [(1, "jest pole g4"), (3, "są 3 równie dobre miejsca"), (5, "jest 5 równie dobrych miejsc")]
)
def test_polish_verbs_agree_with_the_number(places: int, expected: str):
    assert expected in rendered("pl", "om-log-lacerda-site", building=Noun("om-mine"), places=places, hex="g4", size=2)


def test_polish_says_what_is_bought_in_the_infinitive():
    bought = [phrase for phrase in SAMPLES["on_mars"].declared() if phrase.key == "om-buy"]
    effects = [(words(phrase, "pl"), phrase.args["effect"]) for phrase in bought]
    assert len(effects) >= 9
    assert not [text for text, effect in effects if isinstance(effect, Phrase) and words(effect, "pl")[1:] in text]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "casino",
            "Upgrades a shelter. When you take this card, gain 1 crystal. Executive action: Gain 2 crystals, then gain"
            " 1 crystal for each colonist you send to work. At the end of the game, 3 OP if this blueprint is built,"
            " −3 OP if not.",
        ),
        (
            "hydrologist",
            "Hired for 2 batteries. Works in advanced water extractors: where this scientist stands, the executive"
            " action costs no crystals. At the end of the game, 3 OP for each advanced greenhouse on Mars,"
            " no matter who owns it.",
        ),
        (
            "contract_11",
            "Deliver 3 plants and 2 minerals. At the end of the game, 9 OP if this contract is completed,"
            " −4 OP if not.",
        ),
        (
            "goal_13",
            "Requires 1 scientist and 1 completed contract. Reward: Develop tech tiles up to 2 times at no cost, or"
            " take an Earth contract at no cost.",
        ),
        ("reward_mines", "Score 2 OP for each mine with your colonist or marker."),
        ("executive_3", "Pay 3 crystals to take 1 blueprint."),
        ("b4", "Task: Hire a scientist. Reward: Gain 1 crystal."),
    ],
)
def test_card_text(card: str, text: str):
    assert spaced(card_text(CARDS[card], "en")) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_blueprint_says_one_thing_a_line(language: str):
    assert len(card_lines(CARDS["radar"], language)) == 4


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("casino", "upgrade:shelter | +1:crystal | executive +2:crystal boost:colonist : +1:crystal"
                   " | +3:points / -3:points"),
        ("mineral_mine", "upgrade:mine min:3:complex | +1:mineral | executive +2:points | +5:points / -5:points"),
        ("geologist", "-2:colonist-to-work | works:mine | +3:points per any.generator"),
        ("contract_9", "-3:water -2:mineral | +9:points / -4:points"),
        ("goal_3", "min:3:mines | reward 2:develop.free / +3:mineral"),
        ("mission_bots", "contribution:bots | +2:crystal | 3:contributions.2 4:contributions.3 5:contributions.4"
                         " | marker:welcome_ship"),
        ("a2", "construct:water_extractor / construct:greenhouse / construct:oxygen_condenser / construct:mine"
               " : 2:task"),
        ("tech_rover", "+X:rover"),
        ("executive_8", "-2:crystal -> advanced"),
        ("solo_6", "research / hire | mission:B | stays"),
    ],
)  # fmt: skip
def test_icon_row(card: str, row: str):
    assert notation(card_icons(CARDS[card])) == row


def test_every_card_has_icons():
    assert not [id for id, card in CARDS.items() if not card_icons(card)]


def test_an_entry_of_the_index():
    entry = next(entry for entry in cards(RULES, "de") if entry["id"] == "contract_8")
    assert {**entry, "text": spaced(entry["text"])} == {
        "id": "contract_8",
        "family": "contract",
        "number": 8,
        "standin": [],
        "kind": "delivery",
        "goods": {"battery": 3, "mineral": 2},
        "success": 9,
        "failure": -4,
        "name": "Liefervertrag 8 (Batterien)",
        "text": "Liefere 3 Batterien und 2 Mineralien. Am Spielende 9 GP, wenn der Vertrag erfüllt ist, sonst −4 GP.",
        "icons": [
            {
                "head": "",
                "icons": [
                    {"type": "thing", "name": "battery", "count": 3, "sign": "-"},
                    {"type": "thing", "name": "mineral", "count": 2, "sign": "-"},
                ],
            },
            {
                "head": "",
                "icons": [
                    {
                        "type": "either",
                        "ways": [
                            [{"type": "thing", "name": "points", "count": 9, "sign": "+"}],
                            [{"type": "thing", "name": "points", "count": 4, "sign": "-"}],
                        ],
                    }
                ],
            },
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 7))
def test_an_upgrade_contract_is_called_by_its_number_and_its_building(number, language):
    contract = CARDS[f"contract_{number}"]
    building = render(building_noun(contract.building), language)
    assert render(contract.noun(), language).lower().endswith(f" {number} ({building.lower()})")


def test_the_index_is_plain_data():
    index = cards(RULES, "en")
    assert json.loads(json.dumps(index)) == index


# Labels and reasons at the table


def started(seed: int = 1) -> valles.Game:
    """A game of two in which purple, in orbit, has the first turn."""
    game = valles.new("on_mars", players=2, seed=seed, first="purple")
    game.play("purple", "space:1")
    game.play("green", "space:5")
    game.play("green", "shuttle:orbit")
    return game


def label(game: valles.Game, seat: int, option: str, language: str = "en") -> str:
    return words(RULES.label(game.state, seat, RULES.vocabulary.number(option)), language)


def reason(game: valles.Game, seat: str, option: str) -> str:
    answer = game.why_not(seat, option)
    return "" if answer is None else words(answer, "en")


def test_a_main_action_is_labelled_by_its_name():
    game = started()

    assert label(game, 0, "action:learn_tech") == "Learn New Technology"
    assert label(game, 0, "action:learn_tech", "de") == "Neue Technologie lernen"
    assert label(game, 0, "action:learn_tech", "pl") == "Poznaj nową technologię"


def test_a_space_of_the_grid_is_labelled_by_its_tile_and_price():
    game = started()
    tech = words(CARDS[f"tech_{TECHS[game.state.grid[0] - 1]}"].noun(), "en")

    assert label(game, 0, "grid:top_1") == f"{tech} (1 battery and 1 resource of your choice)"


def test_an_executive_action_is_labelled_by_its_price_and_effect():
    assert label(started(), 0, "executive:3") == "Executive action for 3 crystals: take 1 blueprint"


def test_a_development_is_labelled_by_tile_level_and_price():
    game = started()

    assert label(game, 0, "develop:2b-3a") == "Develop the Shelter Tech tile to 3a (level 3, 1 oxygen)"
    assert label(game, 0, "develop:1a-2a") == "Develop from 1a to 2a"


def test_a_turn_order_space_is_labelled_by_its_benefit():
    game = started()

    assert label(game, 0, "space:1") == "Space 1"
    assert label(game, 0, "space:4") == "Space 4: pay 1 water or 1 plant to gain 1 colonist"


def test_a_step_of_the_rover_is_labelled_by_where_it_leads():
    """It starts on the mine in the middle of the map."""
    assert label(started(), 0, "rover:n") == "Rover north (G4)"


def test_the_other_side_is_given_as_the_reason():
    assert reason(started(), "purple", "action:construct") == "This action is on the other side of the board."


def test_a_covered_depot_space_is_given_as_the_reason():
    assert reason(started(), "purple", "executive:1") == "There is still a ship on this depot space."


def test_a_waiting_seat_gets_the_reasons_of_its_next_turn():
    game = started()

    assert reason(game, "green", "action:research") == "This action is on the other side of the board."
    assert reason(game, "green", "use:casino") == "Nobody has built this advanced building."
    assert reason(game, "green", "action:control_center") == "That is not an option right now."


def test_a_price_that_cannot_be_paid_is_named():
    game = started()
    game.state.seats[0].goals = []

    assert reason(game, "purple", "executive:6") == "This costs 2 crystals, which you cannot afford."


def test_what_is_possible_has_no_reason():
    assert reason(started(), "purple", "action:learn_tech") == ""


def test_a_log_is_rendered_in_the_requested_language():
    game = started()
    game.play("purple", "action:research")

    assert "Purple takes the main action “Research and Development”." in game.log("green", "en")
    assert "Lila führt die Hauptaktion „Forschung und Entwicklung“ aus." in game.log("green", "de")
    assert "Fioletowy wykonuje akcję główną „Badania i rozwój”." in map(spaced, game.log("green", "pl"))


def test_only_the_owner_reads_private_goals_in_the_log():
    game = started()
    dealt = [line for line in game.log("purple", "en") if line.startswith("You are dealt")]

    assert len(dealt) == 1
    assert not set(dealt) & set(game.log("green", "en"))


@pytest.mark.parametrize(
    ("mission", "expected"),
    [
        ("mission_research_tiles", "Contributions needed: 5 (1–3 players), 7 (4 players)."),
        ("mission_bots", "Contributions needed: 3 (1–2 players), 4 (3 players), 5 (4 players)."),
    ],
)
def test_a_mission_says_equal_lengths_once(mission: str, expected: str):
    assert expected in spaced(card_text(CARDS[mission], "en"))
