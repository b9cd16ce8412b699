"""`valles serve` and `valles backup` as they are typed: errors are printed in one line, without a trace."""

import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing, suppress

import pytest
from typer.testing import CliRunner

from tests.support.ledger import ROOT
from tests.support.server import PATIENCE, free_port
from valles import cli, players
from valles.games import registry
from valles.server.http import serving

VALLES = [sys.executable, "-m", "valles"]


def typed(*arguments):
    return subprocess.run([*VALLES, *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture
def served(tmp_path):
    """Yield a server on a database in this folder, started by its command; its port."""
    port = free_port()
    command = [*VALLES, "serve", "--port", str(port), "--database", str(tmp_path / "tables.db")]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and process.stderr is not None
    assert f"http://127.0.0.1:{port}" in process.stdout.readline()
    assert '"serving"' in process.stderr.readline()
    # It says so before it listens.
    while True:
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            break
    yield port
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)


def test_it_serves_and_is_backed_up_meanwhile_and_refuses_a_second_on_the_same_file(served, tmp_path):
    with urllib.request.urlopen(f"http://127.0.0.1:{served}/api/games", timeout=PATIENCE) as answer:
        offered = answer.read()
    copied = typed("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")
    second = typed("serve", "--port", free_port(), "--database", tmp_path / "tables.db")

    assert b"terraforming_mars" in offered
    assert copied.returncode == 0
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy, copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    copy.close()
    assert second.returncode == 2
    assert second.stderr == f"valles: another server already uses the database {tmp_path / 'tables.db'}\n"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--database", "/proc/nowhere/tables.db"], "No such file or directory"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "Connection refused"),
        (["--workers", "2"], "several workers need PostgreSQL"),
    ],
)
def test_a_server_that_cannot_start_prints_the_error_in_one_line(tmp_path, arguments, error):
    database = [] if "--database" in arguments else ["--database", tmp_path / "tables.db"]

    done = typed("serve", "--port", free_port(), *arguments, *database)

    assert done.returncode == 2
    assert error in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_what_is_broken_in_other_packages_is_named_at_the_start_and_the_server_goes_on(offer, monkeypatch, tmp_path):
    offer(registry.GROUP, chess="tests.nowhere:MANIFEST", on_mars="tests.nowhere:MANIFEST")
    begun = []
    monkeypatch.setattr(serving, "serve", lambda settings, *_: begun.append(settings.database))

    result = CliRunner().invoke(cli.app, ["serve", "--database", str(tmp_path / "tables.db")])

    assert begun == [str(tmp_path / "tables.db")]
    assert result.stderr.splitlines() == [
        "valles: the game chess of tests.nowhere:MANIFEST cannot be used: "
        "ModuleNotFoundError: No module named 'tests.nowhere'",
        "valles: the game on_mars of tests.nowhere:MANIFEST cannot be used: valles has a game of this name",
    ]
    assert "Valles serves tables at" in result.stdout


def test_so_are_broken_players(offer, monkeypatch, tmp_path):
    offer(players.GROUP, clever="tests.server.http.test_command:VALLES")
    monkeypatch.setattr(serving, "serve", lambda *_: None)

    result = CliRunner().invoke(cli.app, ["serve", "--database", str(tmp_path / "tables.db")])

    assert result.stderr == (
        "valles: the player clever of tests.server.http.test_command:VALLES cannot be used: "
        "TypeError: tests.server.http.test_command:VALLES makes no player\n"
    )


def test_a_backup_overwrites_nothing(tmp_path):
    (tmp_path / "copy.db").write_text("precious")
    sqlite3.connect(tmp_path / "tables.db").close()

    done = typed("backup", tmp_path / "copy.db", "--database", tmp_path / "tables.db")

    assert done.returncode == 2
    assert "exists already" in done.stderr
    assert (tmp_path / "copy.db").read_text() == "precious"
