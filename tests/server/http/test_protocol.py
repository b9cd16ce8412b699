"""The server accepts one version of its protocol."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.support.application import messages_until_closed, running_app
from valles.describe.language import LANGUAGES
from valles.players.stdio import decode
from valles.table.live import Refused
from valles.table.message.field import VERSION


@pytest.mark.parametrize("version", [{}, {"version": VERSION - 1}, {"version": VERSION + 1}])
def test_a_client_of_another_version_is_refused_with_the_reason(tmp_path, version):
    """So is a page from before versions were sent, in the language of its reader."""

    async def scenario(language):
        async with running_app(tmp_path) as here:
            caller = await here.guest()
            await caller.ask("PATCH", "/api/me", {"language": language})
            table = await caller.open_table("me")
            async with caller.at(table, join=False) as talk:
                await talk.wire.send(json.dumps({"type": "join", **version}))
                return await messages_until_closed(talk)

    messages = {}
    for language in LANGUAGES:
        [refusal], code = asyncio.run(scenario(language))
        assert (refusal["type"], refusal["problem"]["type"], refusal["problem"]["status"]) == (
            "refusal",
            "problem-version",
            426,
        )
        assert code == 4426
        messages[language] = refusal["problem"]["detail"]
    assert len(set(messages.values())) == len(LANGUAGES)


def test_a_decision_that_is_too_short_is_refused_with_its_length():
    message = {"type": "act", "seat": "yellow", "decision": "short", "command": {"kind": "undo"}}

    with pytest.raises(Refused) as error:
        decode(json.dumps(message))

    assert re.search(r"length >= 8.*decision", str(error.value.problem.args["reason"]))
    document = (Path(__file__).parents[3] / "docs/reference/protocol.md").read_text(encoding="utf-8")
    assert "8 to 64 letters, digits" in document
    assert "with 8 to 64 characters. */\n  decision: string;" in document
