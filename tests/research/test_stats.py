"""Win rates by what seats had."""

import xml.etree.ElementTree as ET
import zipfile

import pytest

from valles.games.registry import rulebook
from valles.players.match import Match, Outcome, play
from valles.research.stats import chart, rates, records, table


def outcome(seats, winners, first, holdings):
    return Outcome(
        game="some",
        rules=1,
        setup={},
        seed=1,
        players=(),
        seats=tuple("abcde"[:seats]),
        first=first,
        moves=[],
        rounds=1,
        winners=winners,
        scores=[{"total": 10 * (seat + 1)} for seat in range(seats)],
        holdings=holdings,
        hash="",
    )


GAMES = [
    outcome(2, [0], 0, [{"hat": ["red"]}, {"hat": ["blue"]}]),
    outcome(2, [0, 1], 1, [{"hat": ["red"]}, {"hat": ["blue", "green"]}]),
    outcome(4, [0], 2, [{"hat": ["red"]}, {}, {"hat": ["green"]}, {}]),
    outcome(1, [], 0, [{"hat": ["green"]}]),
    outcome(1, [0], 0, [{"hat": ["blue"]}]),
]


def test_rates_count_shared_victories_in_part_beside_the_expected_rates():
    win_rates = {row.name: row for row in rates(GAMES)["hat"]}
    assert list(win_rates) == ["red", "blue", "green"]
    assert (win_rates["red"].games, win_rates["red"].won, win_rates["red"].rate.value) == (3, 2.5, 2.5 / 3)
    assert win_rates["red"].expected == pytest.approx((0.5 + 0.5 + 0.25) / 3)
    # Of the games alone half were won.
    assert win_rates["green"].expected == pytest.approx((0.5 + 0.25 + 0.5) / 3)
    assert win_rates["green"].points == pytest.approx((20 + 30 + 10) / 3)
    assert 0 < win_rates["red"].rate.low < 0.8 < win_rates["red"].rate.high < 1


def test_start_positions_are_counted_from_the_first_player():
    win_rates = {row.name: (row.games, row.won) for row in rates(GAMES)["start"]}
    assert win_rates == {"1": (5, 2.5), "2": (3, 0.5), "3": (1, 1), "4": (1, 0)}


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("terraforming_mars", {"card", "corporation", "start"}),
        ("on_mars", {"blueprint", "contract", "scientist", "start", "tech"}),
    ],
)
def test_win_rates_count_what_seats_had(game, kinds):
    win_rates = rates([play(Match(game, {"players": 2}, seed)) for seed in range(2)])
    assert kinds <= set(win_rates)
    assert sum(row.games for row in win_rates["start"]) == 4
    assert sum(row.won for row in win_rates["start"]) == 2


def test_a_seat_has_the_cards_that_it_played_and_nobody_else_has():
    match = Match("terraforming_mars", {"players": 2}, 3, ("greedy", "greedy"))
    game = play(match)
    vocabulary = rulebook("terraforming_mars").vocabulary
    played: list[set[str]] = [set(), set()]
    for seat, option in game.moves:
        text = vocabulary.text(option)
        if text.startswith("play:"):
            played[seat].add(text.removeprefix("play:"))
    assert [set(row["card"]) for row in game.holdings] == played
    assert [len(row["corporation"]) for row in game.holdings] == [1, 1]


def test_the_chart_has_a_dot_for_each_row_within_its_interval():
    rows = rates(GAMES)["hat"]
    drawn = ET.fromstring(chart("Victories by <hat>", rows))
    svg = "{http://www.w3.org/2000/svg}"
    dots = [float(dot.attrib["cx"]) for dot in drawn.iter(f"{svg}circle")]
    intervals = [line for line in drawn.iter(f"{svg}line") if line.get("class") == "interval"]
    assert len(dots) == len(rows) == 3
    assert all(
        float(line.attrib["x1"]) < dot < float(line.attrib["x2"]) for dot, line in zip(dots, intervals, strict=True)
    )
    assert "Victories by <hat>" in [text.text for text in drawn.iter(f"{svg}text")]


def test_the_table_has_a_line_for_each_row():
    head, *lines = table("hat", rates(GAMES)["hat"])
    assert head.split()[:2] == ["hat", "games"]
    assert [line.split()[:3] for line in lines] == [["red", "3", "2.5"], ["blue", "3", "1.5"], ["green", "3", "0.5"]]


def test_records_are_found_in_files_folders_and_archives(tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner/a.txt").write_text("first")
    with zipfile.ZipFile(tmp_path / "some.zip", "w") as archive:
        archive.writestr("b.txt", "second")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert list(records([tmp_path, tmp_path / "some.zip", tmp_path / "inner/a.txt"])) == ["first", "second", "first"]
    with pytest.raises(ValueError, match="picture is no record: it is not text"):
        list(records([tmp_path / "picture"]))
