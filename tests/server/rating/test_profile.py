"""The results of a person."""

import asyncio

from tests.server.rating.test_ladder import WHOLE, almost_finished, finish
from tests.support.application import FIRST, SECOND, running_app
from valles.server.rating.model import START


def profiles(folder):
    """Return the host's own profile after a rated game, and Bob's as the host and a stranger see it."""

    async def read():
        async with running_app(folder) as here:
            table, _ = await almost_finished(here)
            host = here.callers[0]
            await finish(here, table)
            seat = f"/api/tables/{table}/seats/{SECOND}/profile"
            stranger = await here.guest("Eve")
            return await host.get("/api/profile"), await host.get(seat), await stranger.ask("GET", seat)

    return asyncio.run(read())


def test_a_profile_shows_the_rating_results_and_recent_games(tmp_path):
    own, _, _ = profiles(tmp_path)
    points = WHOLE.scores()[FIRST]["total"]
    [rating], [game] = own["ratings"], own["recent"]

    assert (own["mine"], own["together"]) == (True, [])
    assert (rating["games"], rating["provisional"], rating["rating"]) == (1, True, START + game["change"])
    assert (game["place"], game["points"], game["players"]) == (2, points, 2)
    assert [(row["players"], row["rate"]["won"], row["rate"]["expected"]) for row in own["by_players"]] == [(2, 0, 0.5)]
    assert [row["name"] for row in own["by_start"]] == WHOLE.rules.holdings(WHOLE.state)[0]["corporation"]


def test_people_at_a_common_table_see_one_anothers_results_and_their_games_together(tmp_path):
    own, other, _ = profiles(tmp_path)
    lead = WHOLE.scores()[FIRST]["total"] - WHOLE.scores()[SECOND]["total"]

    assert (other["name"], other["mine"]) == ("Bob", False)
    assert other["together"] == [
        {"game": "terraforming_mars", "ahead": 0, "behind": 1, "equal": 0, "points": float(lead)}
    ]
    assert other["recent"][0]["table"] == own["recent"][0]["table"]


def test_strangers_see_no_results(tmp_path):
    _, _, refused = profiles(tmp_path)

    assert refused.status_code == 404
