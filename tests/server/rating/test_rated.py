"""Tables whose games count for ratings."""

import asyncio

from tests.support.application import FIRST, running_app

RATED = {"rated": {"rated": True}}


def response(folder, *chairs, options=None):
    """Return the response to the request for a rated table."""

    async def open_table():
        async with running_app(folder) as here:
            host = await here.guest()
            body = {"game": "terraforming_mars", "language": "en", "options": options or {}, "features": RATED}
            return await host.ask("POST", "/api/tables", {**body, "chairs": [{"kind": kind} for kind in chairs]})

    return asyncio.run(open_table())


def test_everybody_at_a_rated_table_knows_that_it_is_rated(tmp_path):
    created = response(tmp_path, "me", "open")

    assert created.json()["features"]["rated"] == {"rated": True}


def test_a_game_alone_cannot_be_rated(tmp_path):
    refused = response(tmp_path, "me")

    assert (refused.status_code, refused.json()["detail"]) == (409, "Only games with opponents can be rated.")


def test_a_game_without_corporate_era_cannot_be_rated_and_the_reason_names_the_choice(tmp_path):
    refused = response(tmp_path, "me", "open", options={"corporate_era": False})

    assert refused.json()["detail"] == "Rated games cannot be played with “Cards: Base”."


def test_a_rated_game_has_no_hints(tmp_path):
    async def hint(rated):
        (tmp_path / str(rated)).mkdir()
        async with running_app(tmp_path / str(rated)) as here:
            host = await here.guest()
            table = await host.open_table("me", "bot", features={"rated": {"rated": rated}})
            await host.post(f"/api/tables/{table}/start")
            async with host.at(table, FIRST) as talk:
                await talk.say("hint", id=1, seat=FIRST)
                answer = await talk.hear("refusal" if rated else "hint")
                return answer["problem"]["detail"] if rated else answer

    assert asyncio.run(hint(rated=False))["option"]
    assert asyncio.run(hint(rated=True)) == "Rated games have no hints."
