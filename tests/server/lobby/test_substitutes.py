"""The computer that plays for people who are away is as strong as they could expect when the game began."""

import asyncio

import pytest

from tests.support.application import running_app

WEAKER = 409, "problem-weaker-stand-in"
UNKNOWN = 400, "problem-unknown-opponent"


async def result_of(host, table, bot):
    """Return the levels of the seats after the host has asked for a computer, or the refusal."""
    answer = await host.ask("PATCH", f"/api/tables/{table}", {"bot": bot})
    body = answer.json()
    return (
        [seat["level"] for seat in body["seats"]] if answer.status_code == 200 else (answer.status_code, body["type"])
    )


@pytest.mark.parametrize(
    ("bot", "result"),
    [
        ("easy", WEAKER),
        ("novice", WEAKER),
        ("random", UNKNOWN),
        ("medium", ["medium", "medium"]),
        ("hard", ["hard", "hard"]),
    ],
)
def test_after_the_start_the_host_gives_others_no_weaker_computer(tmp_path, bot, result):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob = await here.guest("Host"), await here.guest("Bob")
            table = await host.open_table("me", "open", game="on_mars")
            await bob.sits(host, table, "green")
            await host.post(f"/api/tables/{table}/start")
            return await result_of(host, table, bot)

    assert asyncio.run(scenario()) == result


def test_before_the_start_the_host_chooses_any_level_that_is_offered(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob = await here.guest("Host"), await here.guest("Bob")
            table = await host.open_table("me", "open", game="on_mars")
            await bob.sits(host, table, "green")
            chairs = [{"kind": "me"}, {"kind": "open", "bot": "random"}]
            refused = await host.ask("POST", "/api/tables", {"game": "on_mars", "chairs": chairs})
            results = [await result_of(host, table, bot) for bot in ("easy", "random")]
            return refused.json()["type"], results

    assert asyncio.run(scenario()) == (UNKNOWN[1], [["easy", "easy"], UNKNOWN])


def test_a_host_who_plays_alone_chooses_any_computer_at_any_time(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = await host.open_table("me", "hotseat", game="on_mars")
            await host.post(f"/api/tables/{table}/start")
            return await result_of(host, table, "random")

    assert asyncio.run(scenario()) == ["random", "random"]
