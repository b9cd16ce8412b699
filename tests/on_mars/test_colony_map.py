"""The map of the colony as a terminal shows it."""

import pytest

from tests.test_cli import at_the_terminal
from valles.games.on_mars.rules.colony import AROUND, DIRECTIONS, HEX_NAMES, HEXES
from valles.games.on_mars.terminal.colony import Colony, initials
from valles.terminal.page import Page, length
from valles.testing import table

LETTERS = "MNWHOSbrc"
STEPS = {"n": (-2, 0), "ne": (-1, 1), "se": (1, 1), "s": (2, 0), "sw": (1, -1), "nw": (-1, -1)}
"""Lines down and columns to the right on the page."""
INNER = {80: 5, 100: 6, 70: 4}
"""The width of a hex by that of the page."""


def drawn(t, numbers=None, wide=80):
    owners: dict[str, tuple[str, tuple[str, ...]]] = {"purple": ("P", ()), "green": ("G", ())}
    return Colony(Page(wide), LETTERS, owners).map(t.game.public(), numbers or {}).splitlines()


def places(lines):
    """Where the name of each hex stands: its line, and its first column."""
    rows = {}
    for number, line in enumerate(lines):
        for name in HEX_NAMES:
            if name in line:
                rows[name] = number, line.index(name)
    return rows


def on(t, name, wide=80):
    """The two lines within a hex."""
    lines = drawn(t, wide=wide)
    line, column = places(lines)[name]
    return tuple(text[column : column + INNER[wide]].strip(" _") for text in lines[line : line + 2])


@pytest.mark.parametrize("wide", INNER)
def test_neighbours_lie_around_each_hex_as_their_directions_say(wide):
    spots = places(drawn(table("on_mars"), wide=wide))
    assert len(spots) == HEXES
    for hex, name in enumerate(HEX_NAMES):
        line, column = spots[name]
        for direction, other in zip(DIRECTIONS, AROUND[hex], strict=True):
            if other >= 0:
                down, right = STEPS[direction]
                assert spots[HEX_NAMES[other]] == (line + down, column + right * (INNER[wide] + 1))


@pytest.mark.parametrize(("wide", "taken"), ((80, 79), (100, 92), (200, 92), (70, 66)))
def test_the_map_fits_the_page(wide, taken):
    assert max(map(length, drawn(table("on_mars"), wide=wide))) == taken


@pytest.mark.parametrize(
    ("hex", "wide", "shown"),
    [
        ("g5", 80, ("g5 M", "cG")),
        ("g3", 80, ("g3 N", "*P")),
        ("e5", 80, ("e5 H2", "rP")),
        ("e6", 80, ("e6 H2", "")),
        ("e6", 70, ("e6H2", "")),
        ("i3", 80, ("i3 SP", "bP")),
        ("e7", 80, ("e7SG2", "bG")),
        ("e7", 100, ("e7 SG2", "bG")),
        ("e7", 70, ("e7SG", "bG")),
        ("c3", 80, ("c3", "◆")),
        ("c4", 80, ("c4", "?")),
        ("b1", 80, ("b1", "!A")),
        ("a1", 80, ("a1", "")),
    ],
)
def test_a_hex_shows_what_is_there(hex, wide, shown):
    t = table("on_mars")
    t.given("green", miners=["g5"], shelters=["d7"])
    t.given("purple", built={"wind_turbines": "g3"}, rover="e5")
    t.given(buildings={"e6": "greenhouse"}, ground={"c3": "crystal", "c4": "discovery_gain_water"})
    assert on(t, hex, wide) == shown


def test_hexes_that_can_be_chosen_have_numbers_instead_of_names():
    t = table("on_mars")
    t.given("purple", space=6, quarters=3, mineral=1)
    t.given(turn="purple", buildings={"h2": "generator"})

    shown = at_the_terminal(t.game, "", "action:construct", "build:generator")
    lines = shown[shown.index("Where do you want to construct a generator?") :].splitlines()

    chosen = [option.removeprefix("hex:") for option in t.legal("purple")]
    usual = places(drawn(t))
    assert len(chosen) > 1
    for number, name in enumerate(chosen, 1):
        line, column = usual[name]
        assert lines[line + 2][column:].startswith(f"{number}:")
    assert all(
        lines[line + 2][column:].startswith(name) for name, (line, column) in usual.items() if name not in chosen
    )


def test_the_number_on_the_map_is_what_one_types():
    t = table("on_mars")
    t.given("purple", space=6)
    t.given(turn="purple")
    shown = at_the_terminal(t.game, "", "action:control_center")
    usual = places(drawn(t))
    line, column = usual["j3"]
    lines = shown[shown.index("Move your bots and your rover.") :].splitlines()
    number = lines[line + 2][column : column + 5].partition(":")[0]

    at_the_terminal(t.game, "", number)

    t.then("purple", bots=["j3"])


def test_a_hex_that_several_pieces_can_reach_has_all_their_numbers():
    t = table("on_mars")
    t.given("purple", space=6, bots=["g3"], rover="g5")
    t.given(turn="purple")
    shown = at_the_terminal(t.game, "", "action:control_center")
    both = [str(number) for number, option in enumerate(t.legal("purple"), 1) if option in ("bot1:s", "rover:n")]
    assert f"{'/'.join(both)}:" in shown


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Purple", "Green", "Yellow", "Blue"], ["P", "G", "Y", "B"]),
        (["Lila", "Grün", "Gelb", "Blau"], ["L", "G", "E", "B"]),
        (["Viola", "Verde", "Giallo", "Blu"], ["V", "E", "G", "B"]),
        (["Lila", "Lacerda"], ["L", "A"]),
        (["Water", "Nnn"], ["A", "2"]),
    ],
)
def test_every_board_has_a_letter_of_its_own(names, letters):
    assert initials(names, LETTERS) == letters
