"""What the points are made of: parts that add up to every number of a score."""

from pathlib import Path

import pytest

from valles.game import Game, replay

TESTS = Path(__file__).parent
FINISHED = sorted(TESTS.glob("*/records/*.txt"))


def played(path: Path) -> Game:
    return replay(path.read_text(encoding="utf-8"))


def sums(game: Game, state: object, seat: str | None) -> list[dict[str, int]]:
    phrases = [event.phrase for event in game.events_for(seat)]
    shares = game.rules.shares(state, phrases)
    return [{name: sum(part.points for part in parts) for name, parts in row.items()} for row in shares]


@pytest.mark.slow
@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_the_parts_of_every_category_add_up(path: Path):
    game = played(path)

    for shares, row in zip(sums(game, game.state, None), game.scores().values(), strict=True):
        assert shares == {name: points for name, points in row.items() if name != "total"}


@pytest.mark.parametrize("name", ["terraforming_mars/records/random_5_players", "on_mars/records/random_3_players"])
def test_a_seat_can_count_them_in_the_middle_of_a_game_too(name: str):
    game = played(TESTS / f"{name}.txt")
    middle = game.at(len(game.moves) // 2)

    for seat in middle.seats:
        view = middle.view(seat)
        expected = [{name: row[name] for name in row if name != "total"} for row in middle.rules.scores(view)]
        assert sums(middle, view, seat) == expected


def test_a_rating_is_explained_by_the_cards_and_actions_that_raised_it():
    game = played(TESTS / "terraforming_mars/records/random_5_players.txt")
    parts = game.rules.shares(game.state, [event.phrase for event in game.events_for(None)])[0]["rating"]

    assert (parts[0].what.key, parts[0].points) == ("result-start", 20)
    assert all(part.points > 0 for part in parts)
    assert "result-other" not in {part.what.key for part in parts}
