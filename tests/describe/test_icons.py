"""Icons, against what is printed on the cards."""

import pytest

from tests.describe.notation import notation
from tests.describe.sample import RULES
from valles.describe.icons import card_icons
from valles.kernel.icon import Either, Group, Relation, nodes

CARDS = {card.id: card for card in RULES.cards()}


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("asteroid", "temperature +2:titanium -3:any.plants"),
        ("ants", "min:4:oxygen | action -1:any.microbes -> +1:microbes | 1:points per 2:microbes"),
        ("mars_university", "effect tag:science : ? -1:card -> card | 1:points"),
        ("regolith_eaters", "action -> +1:microbes / -2:microbes -> oxygen"),
        ("birds", "min:13:oxygen | [ -2:any.plants ] | action -> +1:animals | 1:points per 1:animals"),
        ("deep_well_heating", "[ +1:energy ] temperature"),
        ("lake_marineris", "min:0:temperature | tile:ocean tile:ocean | 2:points"),
        ("noctis_city", "[ +3:credits -1:energy ] tile:city *"),
        ("water_import_from_europa", "action -12:credits ( titanium ) -> tile:ocean | 1:points per tag:jovian"),
        ("space_station", "effect tag:space : -2:credits | 1:points"),
        ("hired_raiders", "-2:any.steel -> you / -3:any.credits -> you"),
        ("bribed_committee", "+2:rating | -2:points"),
        ("asteroid_mining_consortium", "[ min:1:titanium ] | [ -1:any.titanium ] [ +1:titanium ] | 1:points"),
        ("phobolog", "+23:credits | +10:titanium | effect titanium : +1:credits"),
        (
            "tharsis_republic",
            "+40:credits | first tile:city | effect any.city-on-mars : [ +1:credits ] | effect city : +3:credits",
        ),
    ],
)
def test_icon_row(card: str, row: str):
    assert notation(card_icons(CARDS[card])) == row


def test_every_card_has_icons():
    assert not [id for id, card in CARDS.items() if not card_icons(card)]


def test_nothing_in_a_tree_is_empty_but_the_price_of_a_free_action():
    for card in CARDS.values():
        for part in card_icons(card):
            for icon in nodes(part.icons):
                if isinstance(icon, Group):
                    assert icon.icons, card.id
                elif isinstance(icon, Relation):
                    assert icon.right and (icon.left or (icon.sign == "price" and part.head == "action")), card.id
                elif isinstance(icon, Either):
                    assert len(icon.ways) > 1 and all(icon.ways), card.id
