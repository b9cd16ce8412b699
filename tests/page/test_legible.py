"""Everything that can come to a table, looked at in a real browser in every size, language and colour."""

import pytest

from tests.page.browser import Browser
from tests.page.position import MOST, positions

CASES = 373
"""All positions, the result of each game that has ended, and the pages that web/tests/legible.spec.ts names."""
PAGES = 6


def check_legibility(browser: Browser, cases: range, looks: str) -> None:
    """Check that nothing is cut, covered, broken or too small."""
    browser.run(["legible.spec.ts"], VALLES_LOOKS=looks, VALLES_SLICE=f"{cases.start}:{len(cases)}")


@pytest.mark.nightly("page", cases=CASES, size=20, quick=0, serial=True)
@pytest.mark.timeout(3600)
def test_everything_can_be_read_where_room_is_scarcest(browser: Browser, cases: range):
    check_legibility(browser, cases, "tight")


@pytest.mark.nightly("page", cases=CASES, size=20, quick=0, serial=True)
@pytest.mark.timeout(3 * 3600)
def test_everything_can_be_read_in_every_look(browser: Browser, cases: range):
    check_legibility(browser, cases, "all")


def test_a_nightly_run_holds_every_case():
    names = [name for game in MOST for name in positions(game)]
    assert len(names) + sum(name.endswith("-end") for name in names) + PAGES == CASES


def test_there_are_positions_of_every_kind():
    for game, most in MOST.items():
        names = set(positions(game))
        assert {f"{players}-players-end" for players in range(1, most + 1)} <= names
        assert {name for name in names if name.startswith("ask-")}
        assert {name for name in names if name.startswith("counted-")}
    assert {f"hand-of-{cards}" for cards in range(21)} <= set(positions("terraforming_mars"))
