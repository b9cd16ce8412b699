"""Programs that play over their standard streams: as a process that is asked, and as the one that asks for a table."""

import json
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping

import msgspec
import pytest

import valles
from tests.support.ledger import ROOT
from tests.support.message import client_message
from valles import players
from valles.players.match import Match, play
from valles.players.process import FallbackPlayer, ProcessPlayer, contestant
from valles.players.random import RandomPlayer
from valles.players.stdio import StdioTable
from valles.table.local import LocalTable
from valles.table.message.field import VERSION
from valles.table.message.reply import FromServer

NODE_BOT = f"process:node {shlex.quote(str(ROOT / 'examples/bot.mjs'))}"
LONG_ENOUGH = 60.0

HEAD = f"""
import json, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def decide(message, choice, seat=None, **other):
    move = dict(kind="move", question_id=message["question"]["id"], choices=[choice])
    say(type="act", seat=seat or message["seat"], decision="12345678", command=move | other)
say(type="join", version={VERSION})
"""


def program(text: str, head: str = HEAD) -> str:
    return f"{shlex.quote(sys.executable)} -c {shlex.quote(head + text)}"


def answered(command: str, limit: float = LONG_ENOUGH) -> str:
    """Return the program's answer to the first question of a game."""
    game = valles.new("terraforming_mars", players=2, seed=7)
    bot = ProcessPlayer(command, game.rules.name, 1, limit)
    try:
        return bot.choose(game.player_view("blue"))
    finally:
        bot.close()


def played(game: valles.Game, bots: Mapping[str, players.Player]) -> valles.Game:
    while not game.over:
        view = game.player_view(game.pending[0].seat)
        game.play(view.seat, view.text(bots[view.seat].choose(view)))
    return game


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node")
def test_the_example_in_another_language_plays_a_whole_game():
    game = valles.new("terraforming_mars", players=2, seed=1)
    bot = contestant(NODE_BOT, game.rules.name, 1, fallback=True)
    assert isinstance(bot, FallbackPlayer)

    played(game, {"yellow": bot, "blue": RandomPlayer(game.rules.name, 2)})

    assert game.over and not bot.fault
    assert any(option.startswith("play:") for seat, option in game.moves if seat == "yellow")


def test_a_program_plays_in_a_match_of_named_seats(capsys):
    first = program(
        "for line in sys.stdin:\n message = json.loads(line)\n if message['type'] == 'snapshot': "
        "decide(message, message['question']['options'][0]['option'])"
    )
    seats = ("green", "blue")
    outcome = play(Match("terraforming_mars", {"seats": seats}, 3, (f"process:{first}", "random")))
    assert outcome.seats == seats and outcome.winners
    assert capsys.readouterr().err == ""


def test_a_program_receives_the_messages_of_the_socket_and_its_seed():
    command = program(
        """
import os
message = json.loads(sys.stdin.readline())
sys.stderr.write(json.dumps([message["type"], message["view"]["viewer"], os.environ["VALLES_SEED"]]))
decide(message, message["question"]["options"][-1]["option"])
"""
    )
    game = valles.new("terraforming_mars", players=2, seed=7)
    code = f"""
import valles
from valles.players.process import ProcessPlayer
game = valles.new("terraforming_mars", players=2, seed=7)
print(ProcessPlayer({command!r}, "terraforming_mars", 21).choose(game.player_view("blue")))
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == game.legal("blue")[-1]
    assert json.loads(result.stderr) == ["snapshot", "blue", "21"]


def test_a_program_may_look_ahead_before_it_decides():
    """It takes the first option of a form that it has asked for, after all other questions were answered."""
    looks = """
message = json.loads(sys.stdin.readline())
seat, first = message["seat"], message["question"]["options"][0]["option"]
say(type="why_not", id=1, seat=seat, options=["pass"])
assert json.loads(sys.stdin.readline())["reasons"]["pass"]["key"]
say(type="preview", id=2, seat=seat, choices=[first])
assert json.loads(sys.stdin.readline())["id"] == 2
say(type="preview", id=3, seat=seat, choices=["pass"])
assert json.loads(sys.stdin.readline())["problem"]["type"] == "problem-impossible"
say(type="why_not", id=4, seat="yellow", options=["pass"])
assert json.loads(sys.stdin.readline())["problem"]["type"] == "problem-not-your-seat"
say(type="chat", seat=seat, decision="12345678", text="Hello")
assert json.loads(sys.stdin.readline())["problem"]["type"] == "problem-only-with-people"
say(type="points", id=5)
assert json.loads(sys.stdin.readline())["id"] == 5
decide(message, first, question_id="other")
assert json.loads(sys.stdin.readline())["type"] == "stale"
say(type="form", id=6, seat=seat)
decide(message, next(iter(json.loads(sys.stdin.readline())["ways"][0])))
"""
    assert answered(program(looks)) == valles.new("terraforming_mars", players=2, seed=7).legal("blue")[0]


def test_an_answer_may_have_several_choices_which_are_given_one_by_one():
    game = valles.new("on_mars", players=1, seed=3)
    several = "decide(json.loads(sys.stdin.readline()), '', choices=['space:5', 'action:construct', 'build:mine'])"
    bot = ProcessPlayer(program(several), "on_mars", 1, LONG_ENOUGH)
    for _ in range(3):
        game.play("purple", bot.choose(game.player_view("purple")))
    bot.close()
    assert [option for _, option in game.moves] == ["space:5", "action:construct", "build:mine"]


BROKEN = {
    "pass": ("decide(json.loads(sys.stdin.readline()), 'pass')", "answered 'pass' to ask-corporation; possible were"),
    "another seat": (
        "decide(json.loads(sys.stdin.readline()), 'pass', seat='yellow')",
        "answered for yellow, and sits at blue",
    ),
    "no message": ("print('checkmate', flush=True)", "said 'checkmate', which is no message"),
    "no choices": ("decide(json.loads(sys.stdin.readline()), '', choices=[])", "which is no message"),
    "the end": ("", "has ended at ask-corporation"),
    "an error": ("sys.exit(3)", "has ended with status 3 at ask-corporation"),
    "a long line": ("print('x' * 70000, flush=True)", "said a line of more than 65536 bytes"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_player_with_an_impossible_answer_is_named_with_the_reason(what):
    text, fault = BROKEN[what]
    command = program(text)
    with pytest.raises(players.BrokenPlayer) as error:
        answered(command)
    assert str(error.value).startswith(f"process:{command} ")
    assert fault in str(error.value)


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        (program('print(\'{"type":"join","version":1}\', flush=True)', ""), "speaks version 1 of the protocol"),
        (program('print(\'{"type":"points","id":1}\', flush=True)', ""), "began with 'points' and not with 'join'"),
        ("no-such-program --really", "cannot be started: No such file or directory"),
    ],
)
def test_a_player_with_a_wrong_first_message_is_named(command, fault):
    with pytest.raises(players.BrokenPlayer, match=fault):
        answered(command)


def test_a_name_without_a_command_is_refused():
    with pytest.raises(players.BrokenPlayer, match="followed by a command"):
        contestant("process: ", "on_mars", 1)


@pytest.mark.integration
@pytest.mark.parametrize("text", ["sys.stdin.read()", "while True: say(type='points', id=1)"])
def test_in_a_match_a_player_that_hangs_is_named_and_random_plays_on(text, capsys):
    game = valles.new("terraforming_mars", players=2, seed=5)
    # However slow the machine is, there is no answer in any time.
    silent = ProcessPlayer(program(text), game.rules.name, 1, 0.5)
    bots: dict[str, players.Player] = {
        "yellow": FallbackPlayer(silent, game.rules.name, 1),
        "blue": RandomPlayer(game.rules.name, 2),
    }
    same = {"yellow": RandomPlayer(game.rules.name, 1), "blue": RandomPlayer(game.rules.name, 2)}

    assert played(game, bots) == played(valles.new("terraforming_mars", players=2, seed=5), same)
    output = capsys.readouterr().err
    assert output.count(" has not answered within 0.5 s at ") == output.count("; random plays on for yellow") == 1


def test_a_server_starts_no_program_that_somebody_names():
    with pytest.raises(players.UnknownPlayer, match="has no opponent 'process:node'"):
        players.player("process:node", "on_mars", 1)
    assert not [name for name in players.opponents("on_mars") if name.startswith("process:")]


# The other way round: a program starts Valles


class Program:
    """A program that starts Valles, and keeps all messages that it receives."""

    def __init__(self, game: str, **options):
        table = valles.new(game, seed=4, **options)
        bots = {seat: ("random", RandomPlayer(game, 3).choose) for seat in table.seats[1:]}
        self.received: list[dict] = []
        self.table = LocalTable("", table, bots)
        self.line = StdioTable(self.table, table.seats[0], self.receive)

    def receive(self, line: bytes) -> None:
        assert line.count(b"\n") == 1
        msgspec.json.decode(line, type=FromServer)
        self.received.append(json.loads(line))

    def send(self, **message):
        """Send a message, and return the replies."""
        start = len(self.received)
        self.line.receive(json.dumps(client_message(**message) if "type" in message else message))
        return self.received[start:]

    def decide(self, choice, **other):
        snapshot = next(message for message in reversed(self.received) if message["type"] == "snapshot")
        answer = {"seat": snapshot["seat"], "question_id": snapshot["question"]["id"], "choices": [choice]}
        return self.send(**{"type": "move", "decision": f"decision-{len(self.received)}", **answer, **other})


@pytest.mark.parametrize(("game", "players"), [("terraforming_mars", 2), ("on_mars", 1)])
def test_a_program_that_starts_valles_plays_a_whole_game(game, players):
    program = Program(game, players=players)
    messages = program.send(type="join", version=VERSION)
    lines: list = []
    while not messages[-1]["over"]:
        assert lines[messages[-1]["log"]["first"] :] == []
        lines += messages[-1]["log"]["lines"]
        messages = program.decide(messages[-1]["question"]["options"][-1]["option"])
        assert [message["type"] for message in messages] == ["ack", "snapshot"]
    assert messages[-1]["scores"].keys() == program.table.game.scores().keys()
    assert len(lines + messages[-1]["log"]["lines"]) == len(program.table.game.events_for(program.table.own[0]))


def test_a_program_that_starts_valles_may_take_back_and_is_refused_with_a_reason():
    program = Program("terraforming_mars", players=1)
    assert program.send(type="points", id=1)[0]["problem"]["type"] == "problem-join-first"
    assert program.send(type="join", version=1)[0]["problem"]["type"] == "problem-bot-version"
    assert program.send(type="join", version=VERSION, seat="blue")[0]["problem"]["type"] == "problem-not-your-seat"
    first = program.send(type="join", version=VERSION)[0]["question"]

    assert program.decide("pass")[0]["problem"]["type"] == "problem-illegal"
    assert program.decide("nonsense")[0]["problem"]["type"] == "problem-unknown-option"
    assert program.decide(first["options"][0]["option"], seat="blue")[0]["problem"]["type"] == "problem-not-your-seat"
    assert program.decide("pass", question_id="1-x")[0]["type"] == "stale"
    assert program.send(what="is this")[0]["problem"]["type"] == "problem-malformed"
    assert program.send(type="confirm", seat="yellow", decision="12345678")[0]["problem"]["status"] == 409

    after = program.decide(first["options"][0]["option"], decision="the-first-one")[-1]
    assert program.decide(first["options"][0]["option"], decision="the-first-one")[0]["type"] == "ack"
    back = program.send(type="undo", seat="yellow", decision="12345678", to=after["undo"]["alone"])[-1]
    assert back["question"]["options"] == first["options"]


def test_the_command_offers_a_table_and_ends_with_its_input():
    command = [
        sys.executable,
        "-m",
        "valles",
        "bot-protocol",
        "terraforming_mars",
        "--seed",
        "7",
        "--opponent",
        "random",
    ]
    output = f'{{"type":"join","version":{VERSION}}}\n'
    result = subprocess.run(command, input=output, capture_output=True, text=True, check=True)
    message = json.loads(result.stdout)
    assert [answer["option"] for answer in message["question"]["options"]] == valles.new(
        "terraforming_mars", players=2, seed=7
    ).legal("yellow")

    wrong = subprocess.run([*command, "--draught"], input=output, capture_output=True, text=True)
    assert wrong.returncode == 2
    assert "valles: " in wrong.stderr and "Traceback" not in wrong.stderr
