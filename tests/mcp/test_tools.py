"""The tools of language models: whole games through the protocol, and the errors of bad calls."""

import asyncio
import json
import sys

import pytest
from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.shared.exceptions import MCPError

import valles
from tests.mcp.calling import caller, calls, numbers
from valles.mcp.local import LocalHost
from valles.mcp.tool import TOOLS

TM = {"game": "terraforming_mars", "opponent": "random"}
JOIN = ("join", TM)
AT = {"table": "1"}


@pytest.mark.parametrize(("game", "most"), [("terraforming_mars", 600), ("on_mars", 1500)])
def test_a_scripted_client_plays_a_whole_game(game, most):
    """It takes the last of the numbers it reads, and now and then another one."""

    async def play():
        async with caller() as model:
            text = await model.call("join", game=game, players=1)
            for turn in range(most):
                options = numbers(text)
                if not options:
                    return text
                text = await model.call("act", **AT, choice=options[-1 if turn % 3 else turn % len(options)])
                assert not text.startswith("refused"), text
        return ""

    last = asyncio.run(play())
    assert "The game is over." in last
    assert "Total" in last


def test_options_have_number_label_price_text_and_outcome():
    async def look():
        async with caller() as model:
            await model.call(*JOIN[:1], **{**TM, "variants": {"beginners": ["yellow", "blue"]}})
            return await model.call("wait", **AT), await model.call("options", **AT)

    news, options = asyncio.run(look())
    game = valles.new("terraforming_mars", players=2, seed=7, beginners=("yellow", "blue"))
    asteroid = game.rules.vocabulary.number("standard:asteroid")
    line = next(line for line in options.splitlines() if line.startswith(f"{asteroid} = "))
    assert "14 M€" in line and "[standard:asteroid]" in line
    assert "→ " in line and "temperature" in line.partition("→")[2]
    assert numbers(options) == numbers(news)


def test_what_is_called_by_number_text_or_label_is_the_same():
    options = valles.new("terraforming_mars", players=2, seed=7).legal("yellow")
    number = valles.new("terraforming_mars", players=2).rules.vocabulary.number(options[0])
    values = [number, str(number), options[0], "Helion", [number]]
    answers = [calls(JOIN, ("act", {**AT, "choice": choice}))[1] for choice in values]
    assert options[0] == "card:helion"
    assert len(set(answers)) == 1 and not answers[0].startswith("refused")


def test_undo_takes_the_last_answer_back_and_no_more():
    first, _, after, undone, again = calls(
        JOIN, ("undo", AT), ("act", {**AT, "choice": "card:helion"}), ("undo", AT), ("undo", AT)
    )
    assert numbers(undone) == numbers(first) != numbers(after)
    assert again.startswith("refused: On your own, you may go back to step ")


BAD = {
    "no table": ("act", {"table": "9", "choice": 1}, "There is no such table"),
    "another seat": ("observe", {**AT, "seat": "blue"}, "Blue is not your seat."),
    "no option": ("act", {**AT, "choice": "castle"}, "There is no option “castle” here; possible are 566 = Helion and"),
    "illegal": (
        "act",
        {**AT, "choice": "pass"},
        "That is not an option right now. Possible are 566 = Helion",
    ),
    "large number": ("act", {**AT, "choice": 99999}, "There is no option “99999” here; possible are"),
    "nothing": ("act", {**AT, "choice": []}, "possible are 566 = Helion"),
    "stale": ("act", {**AT, "choice": 566, "question": "1-x"}, "The table has moved on since"),
    "no topic": ("rules", {"game": "on_mars", "topic": "castling"}, "There is no topic “castling”; the topics are Aim"),
    "no game": ("rules", {"game": "chess"}, "There is no game “chess” here; the games here are terraforming_mars and"),
    "no game to join": ("join", {"game": "chess"}, "There is no game “chess” here"),
    "no card": ("card", {"game": "terraforming_mars", "name": "Antz"}, "similar names are Ants"),
    "no opponent": ("join", {**TM, "opponent": "process:node"}, "There is no computer opponent “process:node”"),
    "too many": ("join", {**TM, "players": 6}, "6 seats are too many; 5 are possible."),
    "no variant": ("join", {**TM, "variants": {"castles": True}}, "there is no option "),
    "no link": ("join", {"link": "abc"}, "This link is not valid"),
    "no tool": ("resign", {}, "there is no tool resign; there are games, join, observe"),
    "no field": ("act", AT, "missing required field `choice`; act takes table, choice, question, seat"),
    "one field more": ("undo", {**AT, "to": 3}, "unknown field `to`; undo takes table, seat"),
    "no language": ("options", {**AT, "language": "fr"}, "Invalid enum value 'fr'"),
    "a long wait": ("wait", {**AT, "seconds": 5000}, "Expected `int` <= 50"),
}


@pytest.fixture(scope="module")
def refusals():
    answers = calls(JOIN, *((tool, arguments) for tool, arguments, _ in BAD.values()))
    return dict(zip(BAD, answers[1:], strict=True))


@pytest.mark.parametrize("what", BAD)
def test_a_bad_call_gets_what_was_possible(refusals, what):
    text = refusals[what].replace("’", "'")
    assert text.startswith("refused: ")
    assert BAD[what][2].replace("’", "'") in text


def test_the_tables_of_others_of_this_process_are_not_there():
    one, other = LocalHost(seed=1), LocalHost(seed=2)
    calls(JOIN, host=one)
    assert calls(("observe", AT), host=other) == ["refused: There is no such table, or you have no access to it."]
    assert "table 1: terraforming_mars, your seat: yellow; waits for yellow" in calls(("games", {}), host=one)[0]


def test_a_card_is_found_by_its_name_in_the_language_that_is_asked_for_and_in_english():
    arguments = {"game": "terraforming_mars", "name": "Ants"}
    answers = calls(("card", arguments), ("card", {**arguments, "language": "de"}))
    assert "Ants (9 M€" in answers[0] and "Ameisen (9 M€" in answers[1]
    assert "Ameisen" in calls(("card", {"game": "terraforming_mars", "name": "ameisen", "language": "de"}))[0]


def test_a_position_as_json_equals_the_snapshot_of_the_socket():
    observation = json.loads(calls(JOIN, ("observe", {**AT, "format": "json"}))[1])
    game = valles.new("terraforming_mars", players=2, seed=7)
    assert observation["type"] == "snapshot" and observation["seat"] == "yellow"
    assert [answer["option"] for answer in observation["question"]["options"]] == game.legal("yellow")
    assert [player["dealt"]["cards"] == [] for player in observation["view"]["players"]] == [False, True]


def test_why_not_answers_in_the_language_that_is_asked_for():
    mayor = {**AT, "option": "milestone:mayor", "language": "de"}
    answers = calls(JOIN, ("why_not", mayor), ("why_not", {**AT, "option": 566}))
    assert answers[1].startswith("Nicht möglich (Meilenstein „Bürgermeister“ beanspruchen (8 M€)): ")
    assert answers[1].endswith(": Bedingung: mindestens 3 Stadtplättchen in deinem Besitz. Jetzt: 0.")
    assert answers[2] == "Possible: Helion"


def test_every_tool_describes_its_arguments():
    async def listed():
        async with caller() as model:
            return (await model.client.list_tools()).tools

    tools = asyncio.run(listed())
    assert [tool.name for tool in tools] == list(TOOLS)
    for tool in tools:
        assert tool.description and tool.input_schema["type"] == "object"
        assert tool.input_schema["additionalProperties"] is False


def test_the_rules_are_resources():
    async def read():
        async with caller() as model:
            resources = (await model.client.list_resources()).resources
            texts = [(await model.client.read_resource(resource.uri)).contents[0] for resource in resources]
            with pytest.raises(MCPError, match="there are valles://rules/terraforming_mars, valles://rules/on_mars"):
                await model.client.read_resource("valles://rules/chess")
            return [str(resource.uri) for resource in resources], texts

    uris, texts = asyncio.run(read())
    assert uris == ["valles://rules/terraforming_mars", "valles://rules/on_mars"]
    assert [text.text.splitlines()[0] for text in texts] == ["# Terraforming Mars in short", "# On Mars in short"]


@pytest.mark.integration
def test_the_command_serves_over_standard_streams():
    parameters = StdioServerParameters(
        command=sys.executable, args=["-m", "valles", "mcp", "--seed", "7", "--lang", "nl"]
    )

    async def play():
        async with Client(stdio_client(parameters)) as client:
            joined = await client.call_tool("join", TM)
            return joined.content[0]

    text = asyncio.run(play())
    assert text.type == "text"
    assert numbers(text.text) == numbers(calls(JOIN, host=LocalHost("nl", seed=7))[0])
    assert "Generatie 1" in text.text
