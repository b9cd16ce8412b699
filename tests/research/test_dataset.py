"""Games become Parquet and are the same games when they are read back."""

import json

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from valles.kernel.record import BrokenRecord
from valles.players.match import Match, outcome_of, play
from valles.research.dataset import (
    DECISIONS,
    GAMES,
    BadDataset,
    Dataset,
    DatasetWriter,
    Detail,
    StoredGame,
    flat,
    with_decisions,
    write_all,
)
from valles.research.encode import IncompatibleEncoding, encoder
from valles.workers import Failure, SerialPool, map_tasks

PLAN = {"test": 1}
MATCHES = [
    Match("terraforming_mars", {"players": 2}, 2**130, ("random", "greedy")),
    Match("on_mars", {"players": 1, "length": "long"}, 1),
    Match("terraforming_mars", {"players": 3, "draft": True}, 2),
]


def written(folder, matches=MATCHES, detail=None):
    detail = detail or Detail(decisions=True)
    writer = DatasetWriter(folder, PLAN, len(MATCHES), detail)
    left = matches[writer.first :]
    return list(write_all(map_tasks(with_decisions(play, detail), left, SerialPool()), writer))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("data") / "set"
    written(folder, detail=Detail(decisions=True, views=True))
    return folder


def test_the_same_games_are_read_back(folder):
    games = [play(match) for match in MATCHES]
    dataset = Dataset(folder)
    assert list(dataset.outcomes()) == games
    for number, game in enumerate(games):
        again = dataset.game(number)
        assert again.hash() == game.hash
        assert outcome_of(again.record()).moves == game.moves


def test_a_row_of_each_game_and_each_decision(folder):
    dataset = Dataset(folder)
    games, decisions = dataset.games(), pa.concat_tables(dataset.decisions())
    assert games.schema.equals(GAMES) and games["number"].to_pylist() == [0, 1, 2]
    assert games["players"].to_pylist() == [["random", "greedy"], [], []]
    assert decisions.schema.names == [*DECISIONS.names, "view"]
    assert decisions.num_rows == sum(map(len, games["moves"].to_pylist()))
    row = decisions.slice(200, 1).to_pylist()[0]
    assert row["option"] in row["options"]
    game = dataset.game(row["number"]).at(row["move"])
    assert row["text"] in game.legal(game.seats[row["seat"]])
    assert row["question"] in [choice.prompt.key for choice in game.pending]


def test_a_view_holds_what_the_seat_saw_and_no_more(folder):
    dataset = Dataset(folder)
    rows = next(dataset.decisions(["number", "move", "seat", "view"])).slice(30, 1).to_pylist()
    for row in rows:
        game = dataset.game(row["number"]).at(row["move"])
        seen, me = json.loads(row["view"]), game.seats[row["seat"]]
        assert seen["generation"] == game.public(me).generation
        hands = {seat["seat"]: (seat["hand"]["count"], len(seat["hand"]["cards"])) for seat in seen["players"]}
        assert hands[me][0] == hands[me][1]
        assert all(shown == 0 for seat, (_, shown) in hands.items() if seat != me)


def test_encodings_are_what_the_seat_knew(tmp_path):
    written(tmp_path / "set", MATCHES[1:], Detail(decisions=True, encodings=True))
    dataset = Dataset(tmp_path / "set")
    for game, rows, number in zip(("on_mars", "terraforming_mars"), dataset.decisions(), (0, 1), strict=True):
        arrays = flat(rows, game)
        assert arrays.dtype == "float32" and arrays.shape == (rows.num_rows, encoder(game).width)
        row = rows.slice(60, 1).to_pylist()[0]
        then = dataset.game(number).at(60)
        assert (arrays[60] == encoder(game).flat(then.view(then.seats[row["seat"]]), row["seat"])).all()
        with pytest.raises(BadDataset, match="these decisions have no encodings of crossing"):
            flat(rows, "crossing")


def test_encodings_of_columns_that_are_no_longer_there_are_refused(tmp_path):
    written(tmp_path / "set", MATCHES[1:2], Detail(decisions=True, encodings=True))
    [rows] = Dataset(tmp_path / "set").decisions()
    metadata = {key: value.replace(b'"digest": "', b'"digest": "0') for key, value in rows.schema.metadata.items()}
    with pytest.raises(IncompatibleEncoding, match="columns or"):
        flat(rows.replace_schema_metadata(metadata), "on_mars")


def test_a_stopped_run_goes_on_and_ends_with_the_same_files(tmp_path, folder):
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    written(whole)
    written(stopped, MATCHES[:1])
    before = (stopped / "games-000000.parquet").stat().st_mtime_ns

    assert len(written(stopped)) == 2

    assert (stopped / "games-000000.parquet").stat().st_mtime_ns == before
    files = sorted(path.name for path in whole.iterdir())
    assert len(files) == 7 and files == sorted(path.name for path in stopped.iterdir())
    assert all((whole / name).read_bytes() == (stopped / name).read_bytes() for name in files)


def test_games_that_failed_leave_their_number_out(tmp_path):
    writer = DatasetWriter(tmp_path / "set", PLAN, 100)
    game = play(MATCHES[2])
    for each in (StoredGame(game), Failure("broken", "mine"), StoredGame(game)):
        writer.add(each)
    writer.close()
    data = Dataset(tmp_path / "set")
    assert data.games(["number"])["number"].to_pylist() == [0, 2]
    assert data.failures().to_pylist() == [{"number": 1, "player": "mine", "reason": "broken"}]
    assert list(data.results()) == [game, game, Failure("broken", "mine")]


def test_failures_of_a_file_that_was_not_finished_are_dropped(tmp_path):
    def write(*results):
        writer = DatasetWriter(tmp_path / "set", PLAN, 60)
        for each in results:
            writer.add(each)
        writer.close()

    game = StoredGame(play(MATCHES[2]))
    write(Failure("first"), game, game, Failure("second"))
    (tmp_path / "set/games-000001.parquet").unlink()
    write(game)
    assert Dataset(tmp_path / "set").failures()["reason"].to_pylist() == ["first"]


def test_another_run_does_not_write_into_a_folder_that_is_not_its_own(tmp_path, folder):
    with pytest.raises(BadDataset, match=r"holds other games: it has {'test': 1}, asked for were {'test': 2}"):
        DatasetWriter(folder, {"test": 2}, len(MATCHES), Detail(True, True))
    (tmp_path / "letter").write_text("dear")
    with pytest.raises(BadDataset, match="is not empty, and holds no data set"):
        DatasetWriter(tmp_path, PLAN, 1)
    with pytest.raises(BadDataset, match="holds no data set"):
        Dataset(tmp_path)
    (tmp_path / "plan.json").write_text('{"schema": 7}')
    with pytest.raises(BadDataset, match="of version 7; this can read version 1"):
        Dataset(tmp_path)
    with pytest.raises(BadDataset, match="has no game 9; it has 3 games"):
        Dataset(folder).game(9)


def test_a_row_that_was_changed_is_noticed(tmp_path):
    written(tmp_path / "set", MATCHES[2:])
    path = tmp_path / "set/games-000000.parquet"
    table = pq.read_table(path)
    column = table.schema.get_field_index("hash")
    pq.write_table(table.set_column(column, GAMES.field("hash"), pa.array(["0" * 32])), path)
    with pytest.raises(BrokenRecord, match="lead to another state"):
        Dataset(tmp_path / "set").game(0)
