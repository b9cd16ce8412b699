"""Links that show a hand to a pupil or an audience: who gives them, who sees what, and how that ends."""

import asyncio

import pytest

from tests.support.application import FIRST, SECOND, THIRD, json_of, messages_until_closed, record_of, running_app
from valles.server.store.schema import chairs, tables

NOT_YOURS = 403, "problem-not-your-seat"
DEAD = 404, "problem-link-dead"


def run(folder, scenario):
    async def inside():
        async with running_app(folder) as here:
            return await scenario(here)

    return asyncio.run(inside())


def refusal_of(answer):
    return answer.status_code, answer.json().get("type", "")


async def begun(here, *names):
    """Return a host who sits at the first seat, others at the next ones, and the table, whose game has begun."""
    people = [await here.guest(name) for name in ("Ann", *names)]
    id = await people[0].open_table("me", *["open"] * len(names))
    for person, seat in zip(people[1:], (SECOND, THIRD), strict=False):
        await person.sits(people[0], id, seat)
    await people[0].post(f"/api/tables/{id}/start")
    return id, *people


def of(snapshot, seat):
    """The people at the seat in a snapshot."""
    return next(place for place in snapshot["table"]["seats"] if place["seat"] == seat)


def test_a_pupil_sees_the_hand_and_everybody_at_the_table_sees_the_pupil(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        pia, sam = await here.guest("Pia"), await here.guest("Sam")
        await sam.watches(ann, id)
        await pia.sees_hand(bob, id, SECOND)
        listed = [table["id"] for table in await pia.get("/api/tables")]
        seen = []
        for who, seat in ((pia, SECOND), (bob, SECOND), (ann, FIRST), (sam, None)):
            async with who.at(id, seat) as talk:
                seen.append(talk.last)
        return *seen, listed == [id]

    pupil, owner, other, spectator, listed = run(tmp_path, scenario)

    assert pupil["view"] == owner["view"] and pupil["question"] == owner["question"] and pupil["log"] == owner["log"]
    assert (pupil["seat"], pupil["undo"], listed) == (SECOND, None, True)
    assert of(pupil, SECOND)["shown"] and not of(pupil, FIRST)["shown"]
    for snapshot in (pupil, owner, other, spectator):
        assert (of(snapshot, FIRST)["viewers"], of(snapshot, SECOND)["viewers"]) == ([], ["Pia"])


def test_only_the_player_of_a_seat_can_show_its_hand(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        pia = await here.guest("Pia")
        await pia.sees_hand(bob, id, SECOND)
        path = f"/api/tables/{id}/seats/{SECOND}/viewers"
        return [refusal_of(await who.ask(method, path)) for who in (ann, pia) for method in ("POST", "DELETE")]

    assert run(tmp_path, scenario) == [NOT_YOURS] * 4


def test_nobody_shows_the_hand_of_a_computer_or_of_no_seat(tmp_path):
    async def scenario(here):
        host = await here.guest()
        id = await host.open_table("me", "bot")
        await host.post(f"/api/tables/{id}/start")
        return [
            refusal_of(await host.ask("POST", f"/api/tables/{id}/seats/{seat}/viewers")) for seat in (SECOND, "beige")
        ]

    assert run(tmp_path, scenario) == [NOT_YOURS, (404, "problem-no-such-seat")]


def test_a_player_at_the_table_cannot_see_another_hand(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        link = await ann.post(f"/api/tables/{id}/seats/{FIRST}/viewers")
        refused = refusal_of(await bob.ask("POST", "/api/links", {"secret": link["secret"]}))
        async with bob.at(id, SECOND) as talk:
            await talk.say("join", seat=FIRST)
            return refused, (await talk.hear("refusal"))["problem"]["type"]

    assert run(tmp_path, scenario) == ((409, "problem-already-seated"), "problem-not-your-seat")


def test_a_hand_that_is_shown_to_somebody_is_shown_to_nobody_else(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        pia, sam = await here.guest("Pia"), await here.guest("Sam")
        await pia.sees_hand(bob, id, SECOND)
        await sam.watches(ann, id)
        refused = []
        for who, seat in ((ann, FIRST), (sam, None)):
            async with who.at(id, seat) as talk:
                await talk.say("join", seat=SECOND)
                refused.append((await talk.hear("refusal"))["problem"]["type"])
        return refused

    assert run(tmp_path, scenario) == ["problem-not-your-seat"] * 2


@pytest.mark.parametrize("by", ["owner", "new link", "host"])
def test_when_a_hand_is_shown_no_longer_its_sockets_are_closed_and_its_link_is_dead(tmp_path, by):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        pia = await here.guest("Pia")
        path = f"/api/tables/{id}/seats/{SECOND}/viewers"
        secret = (await bob.post(path))["secret"]
        await pia.post("/api/links", secret=secret)
        async with pia.at(id, SECOND) as talk, pia.at(id, join=False) as silent, bob.at(id, SECOND) as owner:
            if by == "host":
                json_of(await ann.ask("DELETE", f"/api/tables/{id}/links"))
            else:
                json_of(await bob.ask("DELETE" if by == "owner" else "POST", path))
            closed = [(await messages_until_closed(one))[1] for one in (talk, silent)]
            left = of(await owner.hear("snapshot"), SECOND)["viewers"]
        again = refusal_of(await here.caller().ask("POST", "/api/links", {"secret": secret, "name": "Eve"}))
        return closed, left, again, (await pia.ask("GET", f"/api/tables/{id}")).status_code

    assert run(tmp_path, scenario) == ([4404, 4404], [], DEAD, 404)


def test_a_viewer_of_a_hand_becomes_a_spectator_again(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        sam = await here.guest("Sam")
        await sam.watches(ann, id)
        await sam.sees_hand(bob, id, SECOND)
        async with sam.at(id, SECOND) as talk, sam.at(id) as bystander:
            shown = talk.last
            json_of(await bob.ask("DELETE", f"/api/tables/{id}/seats/{SECOND}/viewers"))
            after = await talk.hear("snapshot")
            await talk.say("join", seat=SECOND)
            refused = (await talk.hear("refusal"))["problem"]["type"]
            return shown, after, bystander.last, refused

    shown, after, bystander, refused = run(tmp_path, scenario)

    assert (shown["seat"], after["seat"], refused) == (SECOND, None, "problem-not-your-seat")
    assert after["view"] == bystander["view"] != shown["view"]
    assert after["question"] is None


def test_one_guest_may_be_shown_several_hands_each_by_its_owner(tmp_path):
    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        pia = await here.guest("Pia")
        await pia.sees_hand(ann, id, FIRST)
        await pia.sees_hand(bob, id, SECOND)
        async with pia.at(id, FIRST) as talk:
            first = talk.last["view"]
            json_of(await bob.ask("DELETE", f"/api/tables/{id}/seats/{SECOND}/viewers"))
            kept = await talk.hear("snapshot")
            await talk.say("join", seat=SECOND)
            return first == kept["view"], (await talk.hear("refusal"))["problem"]["type"]

    assert run(tmp_path, scenario) == (True, "problem-not-your-seat")


def test_before_the_game_and_after_it_no_hand_is_shown_by_a_link(tmp_path):
    async def scenario(here):
        host = await here.guest()
        waiting = await host.open_table("me", "open")
        early = refusal_of(await host.ask("POST", f"/api/tables/{waiting}/seats/{FIRST}/viewers"))
        table = await host.post("/api/records", record=record_of(most=3))
        path = f"/api/tables/{table['id']}/seats/{FIRST}/viewers"
        secret = (await host.post(path))["secret"]
        await here.store.update(tables, {"id": table["id"]}, finished=1.0)
        here.forget([table["id"]])
        late = refusal_of(await here.caller().ask("POST", "/api/links", {"secret": secret, "name": "Eve"}))
        return early, refusal_of(await host.ask("POST", path)), late

    assert run(tmp_path, scenario) == ((409, "problem-not-started"), (409, "problem-over"), DEAD)


def test_a_hand_link_given_twice_to_the_same_guest_shows_it_once(tmp_path):
    async def scenario(here):
        id, _, bob = await begun(here, "Bob")
        pia = await here.guest("Pia")
        secret = (await bob.post(f"/api/tables/{id}/seats/{SECOND}/viewers"))["secret"]
        redeemed = [await pia.post("/api/links", secret=secret) for _ in range(2)]
        async with bob.at(id, SECOND) as talk:
            opened = [(one["kind"], one["table"] == id, one["seat"]) for one in redeemed]
            return opened, of(talk.last, SECOND)["viewers"]

    assert run(tmp_path, scenario) == ([("hand", True, SECOND)] * 2, ["Pia"])


def test_a_seat_whose_player_is_somebody_else_now_is_shown_by_that_one_alone(tmp_path):
    """Seats do not change hands in a game; should they ever, the link asks who sits there now."""

    async def scenario(here):
        id, ann, bob = await begun(here, "Bob")
        me = (await ann.get("/api/me"))["player"]
        await here.store.update(chairs, {"table": id, "seat": SECOND}, player=me)
        here.forget([id])
        path = f"/api/tables/{id}/seats/{SECOND}/viewers"
        return refusal_of(await bob.ask("POST", path))[0], refusal_of(await ann.ask("POST", path))[0]

    assert run(tmp_path, scenario) == (404, 201)
