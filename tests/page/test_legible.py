"""Everything that can come to a table, looked at in a real browser in every size, language and colour."""

import pytest

from tests.page.position import MOST, positions
from tests.page.test_browser import RecordProperty, need_browser, run_browser
from tools.promises import ROWS

PAGES = 6


def check_legibility(looks: str, record_property: RecordProperty) -> None:
    """Check that nothing is cut, covered, broken or too small."""
    need_browser()
    run_browser(["legible.spec.ts"], record_property, VALLES_LOOKS=looks)


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_everything_can_be_read_where_room_is_scarcest(record_property: RecordProperty):
    check_legibility("tight", record_property)


@pytest.mark.deep
@pytest.mark.timeout(3 * 3600)
def test_everything_can_be_read_in_every_look(record_property: RecordProperty):
    check_legibility("all", record_property)


@pytest.mark.parametrize("id", ["U4-tight", "U4-all"])
def test_the_long_run_holds_every_case(id: str):
    """Each position, the result of each game that has ended, and the pages that web/tests/legible.spec.ts names."""
    [row] = [row for row in ROWS if row.id == id]

    names = [name for game in MOST for name in positions(game)]
    assert row.cases == len(names) + sum(name.endswith("-end") for name in names) + PAGES


def test_there_are_positions_of_every_kind():
    for game, most in MOST.items():
        names = set(positions(game))
        assert {f"{players}-players-end" for players in range(1, most + 1)} <= names
        assert {name for name in names if name.startswith("ask-")}
        assert {name for name in names if name.startswith("counted-")}
    assert {f"hand-of-{cards}" for cards in range(21)} <= set(positions("terraforming_mars"))
