"""What somebody with bad intentions tries at a table: other seats, old messages, lost seats."""

import asyncio
import base64
import random
from dataclasses import replace
from typing import Any

import pytest

from tests.server.http.test_access import MESSAGES, REQUESTS, cards, filled
from tests.support.application import FIRST, SECOND, THIRD, messages_until_closed, record_of, running_app, visit
from tests.support.table import decision_of
from valles.hosting.person import clean_name
from valles.server.http.socket import TRY_LATER
from valles.server.live.tables import Unavailable
from valles.server.store.schema import spectators
from valles.table.live import Refused

NOT_YOURS = 403, "problem-not-your-seat"


def run(built, folder, scenario):
    async def inside():
        async with visit(built, folder) as (here, world, watch):
            return await scenario(here, world, watch)

    return asyncio.run(inside())


def outcome_of(message):
    """Return the kind of a message, or for a refusal its status and key."""
    problem = message.get("problem")
    return (problem["status"], problem["type"]) if problem else message["type"]


async def answer_to(talk, kind, **fields):
    """The reply to a message, except for snapshots."""
    await talk.say(kind, **fields)
    while (message := await talk.next())["type"] == "snapshot":
        pass
    return outcome_of(message)


def decision(seat, pending, choice, id="decision-1"):
    return {"seat": seat, "question_id": pending, "choices": [choice], "decision": id}


async def leave_one_pending(tables, table):
    """Let chance decide until only one seat is asked; that seat, its question, and a seat that is not asked."""
    chance = random.Random(3)
    number = 0
    while len((live := await tables.table(table)).question_ids()) > 1:
        seat, move = decision_of(live, chance)
        number += 1
        await tables.act(table, seat, move, f"chance-{number}")
    [(seat, pending)] = live.question_ids().items()
    return seat, pending, next(other for other in (FIRST, SECOND) if other != seat)


# Seats and questions of others (1, 2, 3)


@pytest.mark.parametrize("seat", [SECOND, THIRD, "beige", "", "0", "yellow ", "YELLOW"])
def test_nobody_acts_or_asks_for_a_seat_by_naming_it(built, tmp_path, seat):
    async def scenario(here, world, watch):
        live = await here.context.tables.table(world.tables["running"])
        option = live.game.legal(SECOND)[0]
        values = {"seat": seat, "question_id": live.question_ids()[SECOND], "choices": [option], "options": [option]}
        before, answers = watch.version(), set()
        async with here.caller(world.tokens["first"]).at(world.tables["running"], FIRST) as talk:
            for kind, [message, *_] in MESSAGES.items():
                if "seat" in message:
                    sent = {name: values.get(name, value) for name, value in message.items()}
                    answers.add(await answer_to(talk, kind, **sent))
            await talk.say("join", seat=FIRST)
            return answers, watch.version() == before, cards(await talk.hear("snapshot"))

    messages, unchanged, seen = run(built, tmp_path, scenario)

    assert messages == ({NOT_YOURS} if seat else {(400, "problem-malformed")})
    assert unchanged
    assert len(seen[FIRST]) == 12 and not seen[SECOND] and not seen[THIRD]


def test_a_question_of_another_table_is_no_question_here(built, tmp_path):
    async def scenario(here, world, watch):
        tables, host = here.context.tables, here.caller(world.tokens["first"])
        other = await host.open_table("me", "hotseat")
        await host.post(f"/api/tables/{other}/start")
        seat, pending, _ = await leave_one_pending(tables, other)
        option = (await tables.table(other)).game.legal(seat)[0]
        before = watch.version()
        async with host.at(world.tables["running"], FIRST) as talk:
            answer = await answer_to(talk, "move", **decision(FIRST, pending, option))
        return answer, watch.version() == before

    assert run(built, tmp_path, scenario) == ("stale", True)


def test_out_of_turn_nothing_is_decided(built, tmp_path):
    async def scenario(here, world, watch):
        table = world.tables["running"]
        seat, pending, other = await leave_one_pending(here.context.tables, table)
        option = (await here.context.tables.table(table)).game.legal(seat)[0]
        before, answers = watch.version(), []
        role = {FIRST: "first", SECOND: "second"}[other]
        async with here.caller(world.tokens[role]).at(table, other) as talk:
            answers.append(talk.last["question"])
            answers.append(await answer_to(talk, "move", **decision(other, pending, option)))
            answers.append(await answer_to(talk, "confirm", seat=other, decision="decision-2"))
            answers.append(await answer_to(talk, "form", seat=other, id=1))
            answers.append(await answer_to(talk, "preview", seat=other, id=1, choices=[option]))
        return answers, watch.version() == before

    refused = 409, "problem-not-asked"
    assert run(built, tmp_path, scenario) == ([None, "stale", "stale", refused, refused], True)


# The same again (4, 5, 6)


def test_of_two_answers_to_one_question_one_counts(built, tmp_path):
    async def scenario(here, world, _):
        table, caller = world.tables["running"], here.caller(world.tokens["first"])
        async with caller.at(table, FIRST) as tab, caller.at(table, FIRST) as device:
            question = tab.last["question"]
            options = [answer["option"] for answer in question["options"]]
            sent = [decision(FIRST, question["id"], options[n], f"decision-{n}") for n in (0, 1)]
            answers = await asyncio.gather(answer_to(tab, "move", **sent[0]), answer_to(device, "move", **sent[1]))
        return sorted(answers), [row.seat for row in await here.store.rows(table)]

    assert run(built, tmp_path, scenario) == (["ack", "stale"], [FIRST])


def test_an_old_message_is_answered_again_and_does_nothing_again(built, tmp_path):
    async def scenario(here, world, watch):
        table = world.tables["running"]
        async with here.caller(world.tokens["first"]).at(table, FIRST) as talk:
            question = talk.last["question"]
            first, second = [answer["option"] for answer in question["options"]][:2]
            old = decision(FIRST, question["id"], first)
            acknowledged = await talk.act("move", **old)
            before = watch.version()
            again = [await talk.act("move", **old) for _ in range(5)]
            other = [outcome_of(await talk.act("move", **{**old, "choices": [second]}))]
            other.append(outcome_of(await talk.act("confirm", seat=FIRST, decision=old["decision"])))
            async with here.caller(world.tokens["second"]).at(table, SECOND) as neighbour:
                other.append(outcome_of(await neighbour.act("move", **{**old, "seat": SECOND})))
            new_id = await talk.act("move", **{**old, "decision": "decision-2"})
        [row] = await here.store.rows(table)
        return acknowledged, again, other, new_id["type"], row.command.choices == [first], watch.version() == before

    acknowledged, again, other, new_id, first_stands, unchanged = run(built, tmp_path, scenario)

    assert acknowledged["type"] == "ack" and again == [acknowledged] * 5
    assert other == [(409, "problem-decision-used")] * 3 and first_stands
    assert new_id == "stale" and unchanged


# Numbers that cannot be (7)


@pytest.mark.parametrize("seq", [0, 1, 10**6, 2**63 - 1])
def test_a_client_gets_the_current_table_whichever_row_it_names(built, tmp_path, seq):
    async def scenario(here, world, _):
        async with here.caller(world.tokens["first"]).at(world.tables["running"], FIRST) as talk:
            before = talk.last
            await talk.say("join", seat=FIRST, seq=seq)
            return before, await talk.hear("snapshot")

    before, again = run(built, tmp_path, scenario)

    assert again == before


def test_impossible_numbers_are_refused_and_change_nothing(built, tmp_path):
    huge: tuple[object, ...] = (-1, 2**31 + 1, 2**63, 2**64, 10**400, 1.5, "1", None, True, [])
    act = {"seat": FIRST, "decision": "decision-1"}

    async def scenario(here, world, watch):
        before, answers = watch.version(), set()
        async with here.caller(world.tokens["first"]).at(world.tables["running"], FIRST) as talk:
            for number in huge:
                answers.add(await answer_to(talk, "undo", **act, to=number))
                answers.add(await answer_to(talk, "consent", **act, to=number))
                answers.add(await answer_to(talk, "history", id=1, before=number))
                answers.add(await answer_to(talk, "consent", **act, to=0, people=[FIRST]))
                answers.add(await answer_to(talk, "form", id=number, seat=FIRST))
            stale = [
                await answer_to(talk, "move", **decision(FIRST, pending, "pass"))
                for pending in ("-1", "1", "99999999999999999999", "00", "0 ", "x", "0.0")
            ]
        return answers, set(stale), watch.version() == before

    assert run(built, tmp_path, scenario) == ({(400, "problem-malformed")}, {"stale"}, True)


# Sockets that outlive their right (8)


def test_a_player_removed_from_a_seat_loses_its_view_at_once(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, ann, bob = [await here.guest(name) for name in ("Host", "Ann", "Bob")]
            table = await host.open_table("open", "open")
            await ann.sits(host, table, FIRST)
            await bob.sits(host, table, SECOND)
            async with ann.at(table, FIRST) as talk, ann.at(table, join=False) as silent:
                await host.ask("DELETE", f"/api/tables/{table}/seats/{FIRST}")
                for kind in ("join", "history"):
                    await talk.say(kind, **({"seat": FIRST} if kind == "join" else {"id": 1, "before": 100}))
                messages, code = await messages_until_closed(talk)
                await silent.say("join", seat=None)
                nothing, late = await messages_until_closed(silent)
            seen = [message for message in messages + nothing if message["type"] == "snapshot"]
            return seen, code, late, (await ann.ask("GET", f"/api/tables/{table}")).status_code

    assert asyncio.run(scenario()) == ([], 4404, 4404, 404)


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_when_the_link_for_spectators_is_replaced_or_revoked_nobody_watches_by_it_any_more(tmp_path, method):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, sam = await here.guest("Host"), await here.guest("Sam")
            table = await host.open_table("me", "hotseat")
            await host.post(f"/api/tables/{table}/start")
            await sam.watches(host, table)
            async with sam.at(table) as talk, host.at(table, FIRST) as own:
                watched = own.last["table"]["watching"]
                await host.ask(method, f"/api/tables/{table}/links", {} if method == "POST" else None)
                messages, code = await messages_until_closed(talk)
                unwatched = (await own.hear("snapshot"))["table"]["watching"]
            return watched, unwatched, messages, code, (await sam.ask("GET", f"/api/tables/{table}")).status_code

    assert asyncio.run(scenario()) == (["Sam"], [], [], 4404, 404)


def test_a_revoked_spectator_gets_no_reply_even_if_the_socket_is_notified_late(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, sam = await here.guest("Host"), await here.guest("Sam")
            table = await host.open_table("me", "hotseat")
            await sam.watches(host, table)
            async with sam.at(table) as talk, sam.at(table, join=False) as silent:
                await here.store.delete(spectators, table=table)
                await talk.say("history", id=1, before=100)
                unaware = await messages_until_closed(talk)
                await host.ask("PATCH", f"/api/tables/{table}", {"features": {"away": {"on_leave": "wait"}}})
                messages, code = await messages_until_closed(silent)
                # A socket that has just come in is refused in words, one that was in is only closed.
                return unaware, [message for message in messages if message["type"] != "refusal"], code

    assert asyncio.run(scenario()) == (([], 4404), [], 4404)


def test_a_client_is_asked_to_retry_while_the_database_does_not_respond(tmp_path, monkeypatch):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = await host.open_table("me", "hotseat")

            async def silent(*_):
                raise Unavailable

            monkeypatch.setattr(here.context.lobby, "visible_table", silent)
            async with host.at(table, join=False) as talk:
                [refusal], code = await messages_until_closed(talk)
                return refusal["problem"]["type"], refusal["problem"]["status"], code

    assert asyncio.run(scenario()) == ("problem-unavailable", 503, TRY_LATER)


def test_a_player_who_also_watches_keeps_the_seat_when_spectators_are_sent_away(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob = await here.guest("Host"), await here.guest("Bob")
            table = await host.open_table("me", "open")
            await bob.sits(host, table, SECOND)
            await bob.watches(host, table)
            async with bob.at(table, SECOND) as talk:
                await host.ask("DELETE", f"/api/tables/{table}/links")
                return (await talk.hear("snapshot"))["seat"]

    assert asyncio.run(scenario()) == SECOND


def test_a_host_who_gives_up_a_seat_stays_as_a_bystander(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = await host.open_table("me", "open")
            async with host.at(table, FIRST) as talk:
                await host.ask("DELETE", f"/api/tables/{table}/seats/{FIRST}")
                seat = (await talk.hear("snapshot"))["seat"]
                return seat, await answer_to(talk, "confirming", seat=FIRST, on=True, decision="decision-1")

    assert asyncio.run(scenario()) == (None, NOT_YOURS)


def test_a_freed_seat_shows_nothing_to_the_next_player(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, ann = await here.guest("Host"), await here.guest("Ann")
            table = await host.open_table("me", "open")
            seen = []
            for seat in (SECOND, SECOND):
                await ann.sits(host, table, seat)
                async with ann.at(table, seat) as talk:
                    seen.append(talk.last["view"]["players"])
                    seen.append(talk.last["log"])
                    await talk.say("why_not", id=1, seat=seat, options=["card:ants"])
                    seen.append(outcome_of(await talk.next()))
                await ann.ask("DELETE", f"/api/tables/{table}/seats/{seat}")
            return seen

    seen = asyncio.run(scenario())

    for players, log, probed in (seen[:3], seen[3:]):
        assert not any(player[pile]["cards"] for player in players for pile in ("dealt", "offered", "hand"))
        assert not log["lines"]
        assert probed == (409, "problem-not-started")


def test_a_player_marked_as_away_decides_nothing_until_coming_back(built, tmp_path):
    async def scenario(here, world, _):
        table = world.tables["running"]
        host, ann = here.caller(world.tokens["host"]), here.caller(world.tokens["first"])
        place = f"/api/tables/{table}/seats/{FIRST}/away"
        statuses = [(await host.ask("PUT", place)).status_code]
        async with ann.at(table, FIRST) as talk:
            last = talk.last
            refused = outcome_of(await talk.decide())
            statuses += [(await caller.ask("DELETE", place)).status_code for caller in (host, ann)]
            back = outcome_of(await talk.decide())
        return statuses, last["table"]["seats"][0]["away"], refused, back

    assert run(built, tmp_path, scenario) == ([200, 403, 200], True, (409, "problem-away"), "ack")


def test_a_game_never_begins_with_a_seat_that_is_given_up_at_the_same_moment(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, ann = await here.guest("Host"), await here.guest("Ann")
            results: list[Any] = []
            for _ in range(6):
                table = await host.open_table("me", "open")
                await ann.sits(host, table, SECOND)
                begin = host.ask("POST", f"/api/tables/{table}/start")
                give_up = ann.ask("DELETE", f"/api/tables/{table}/seats/{SECOND}")
                await asyncio.gather(*((begin, give_up) if len(results) % 2 else (give_up, begin)))
                now = await host.get(f"/api/tables/{table}")
                results.append((now["started"] is not None, now["seats"][1]["kind"]))
            return results

    assert set(asyncio.run(scenario())) <= {(True, "person"), (False, "open")}


def test_of_changes_of_oneself_at_the_same_moment_none_is_lost(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            ann = await here.guest("Ann")
            results = []
            for number in range(6):
                changes = [{"name": f"Ann {number}"}, {"language": ("de", "pl")[number % 2]}]
                await asyncio.gather(*(ann.ask("PATCH", "/api/me", change) for change in changes))
                now = await ann.get("/api/me")
                results.append([{"name": now["name"]}, {"language": now["language"]}] == changes)
            return results

    assert all(asyncio.run(scenario()))


def test_of_a_start_and_changes_at_the_same_moment_nothing_is_lost(tmp_path):
    async def scenario():
        results = []
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            for number in range(6):
                table = await host.open_table("me", "hotseat", confirming=True)
                requests = [
                    host.ask("PATCH", f"/api/tables/{table}", {"features": {"away": {"on_leave": "wait"}}}),
                    host.ask("PATCH", f"/api/tables/{table}", {"bot": "easy"}),
                    host.ask("POST", f"/api/tables/{table}/start"),
                ]
                answers = await asyncio.gather(*requests[number % 3 :], *requests[: number % 3])
                results.append((table, [answer.status_code for answer in answers]))
        responses = []
        async with running_app(tmp_path) as again:
            for table, statuses in results:
                async with again.caller(host.token).at(table, FIRST) as talk:
                    about = talk.last["table"]
                    on_leave = about["features"]["away"]["on_leave"]
                    responses.append((statuses, talk.last["confirming"], on_leave, about["started"] is not None))
        return responses

    assert asyncio.run(scenario()) == [([200] * 3, [FIRST, SECOND], "wait", True)] * 6


# Ids (11)


def test_ids_cannot_be_guessed(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            people = [await here.guest() for _ in range(3)]
            players = [(await person.get("/api/me"))["player"] for person in people]
            return players, [await person.open_table("me", "hotseat") for person in people for _ in range(5)]

    for ids in asyncio.run(scenario()):
        assert len(set(ids)) == len(ids)
        assert all(len(base64.urlsafe_b64decode(id)) >= 9 for id in ids)
        assert len({id[:3] for id in ids}) > 1 and len({id[-3:] for id in ids}) > 1


# Looking from elsewhere (12, 13)


@pytest.mark.parametrize("role", ["host", "spectator", "second"])
def test_no_response_about_a_game_in_play_has_its_seed_or_moves(built, tmp_path, role):
    async def scenario(here, world, _):
        table = world.tables["running"]
        seed = str((await here.context.tables.entry(table)).about.seed)
        caller = here.caller(world.tokens[role])
        paths = [f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/record", "/api/metrics"]
        paths += [f"/api/tables/{table}/replay/0{query}" for query in ("", f"?seat={FIRST}", f"?seat={SECOND}")]
        return seed, [await caller.ask("GET", path) for path in paths]

    seed, answers = run(built, tmp_path, scenario)

    assert len(seed) > 30
    assert not [answer for answer in answers if seed in answer.text]
    assert [answer.status_code for answer in answers] == [200, 200, 409, 404, 409, 409, 409]


def test_a_player_who_also_watches_sees_as_a_spectator_what_spectators_see(built, tmp_path):
    async def scenario(here, world, _):
        table = world.tables["running"]
        host, ann = here.caller(world.tokens["host"]), here.caller(world.tokens["first"])
        await ann.watches(host, table)
        async with ann.at(table) as watching, ann.at(table, FIRST) as seated:
            async with host.at(table) as bystander:
                views = watching.last["view"], bystander.last["view"]
            return views, watching.last["question"], outcome_of(await seated.decide())

    (mine, theirs), question, decided = run(built, tmp_path, scenario)

    assert mine == theirs and question is None
    assert decided == "ack"


# Computers (14)


def test_nobody_plays_for_a_computer(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = await host.open_table("me", "bot")
            place = f"/api/tables/{table}"
            answers = [
                await host.ask("POST", f"{place}/links", {"seat": SECOND}),
                await host.ask("DELETE", f"{place}/seats/{SECOND}"),
                await host.ask("PUT", f"{place}/seats/{SECOND}/away"),
                await host.ask("DELETE", f"{place}/seats/{SECOND}/away"),
            ]
            async with host.at(table, FIRST) as talk:
                replies = {await answer_to(talk, "join", seat=SECOND)}
                replies.add(await answer_to(talk, "move", **decision(SECOND, "0", "pass")))
                replies.add(await answer_to(talk, "form", id=1, seat=SECOND))
            return [answer.json()["type"] for answer in answers], replies

    nobody = "problem-nobody-sits-there"
    assert asyncio.run(scenario()) == (["problem-seat-taken", nobody, nobody, nobody], {NOT_YOURS})


@pytest.mark.parametrize("id", ["bot:yellow:0", "grace:1", "bot", "", "a" * 65, "decision 1", "decisión-1"])
def test_the_decision_ids_of_computers_and_other_odd_ones_are_not_for_clients(built, tmp_path, id):
    async def scenario(here, world, watch):
        before = watch.version()
        async with here.caller(world.tokens["first"]).at(world.tables["running"], FIRST) as talk:
            question = talk.last["question"]
            sent = decision(FIRST, question["id"], question["options"][0]["option"], id)
            return await answer_to(talk, "move", **sent), watch.version() == before

    assert run(built, tmp_path, scenario) == ((400, "problem-malformed"), True)


# Back from the end


def test_when_all_is_revealed_nobody_goes_back_alone(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest("Host")
            table = (await host.post("/api/records", record=record_of()))["id"]
            live = await here.context.tables.table(table)
            last = live.made[-1]
            live.made[-1] = replace(last, revealing=False)
            async with host.at(table, last.seat) as talk:
                offer = talk.last["undo"]
                undone = await answer_to(talk, "undo", seat=last.seat, to=len(live.made) - 1, decision="decision-1")
            return offer["alone"] == offer["moves"], undone

    assert asyncio.run(scenario()) == (True, (409, "problem-undo-needs-consent"))


# Fields that nobody asked for (40)

TOOLS = "/api/mcp"
"""JSON-RPC is read by the library of its protocol, which ignores unknown fields."""
EXTRA = ("role", "player", "host", "score", "admin", "id", "seed", "started", "__proto__")


def test_requests_with_unknown_fields_are_refused(built, tmp_path):
    async def scenario(here, world, watch):
        wrong, tried, before = [], 0, watch.version()
        caller = here.caller(world.tokens["host"])
        for name, variants in REQUESTS.items():
            method, path = name.split()
            path = path.replace("{id:str}", world.tables["waiting"]).replace("{seat:str}", FIRST)
            for field in EXTRA if variants[0][0] and method != "PUT" and path != TOOLS else ():
                body = {**filled(variants[0][0], world), field: 1}
                answer = await caller.ask(method, path, body)
                tried += 1
                if (answer.status_code, answer.json()["type"]) != (400, "problem-malformed"):
                    wrong.append((name, field, answer.text))
        return wrong, tried >= 6 * len(EXTRA), watch.version() == before

    assert run(built, tmp_path, scenario) == ([], True, True)


@pytest.mark.parametrize("chair", [{"player": "x"}, {"left": 1}, {"mine": True}, {"kind": "person"}, {"kind": "host"}])
def test_chairs_and_options_of_a_new_table_take_no_other_fields(built, tmp_path, chair):
    async def scenario(here, world, watch):
        before, caller = watch.version(), here.caller(world.tokens["host"])
        chairs = [{"kind": "me", **chair}, {"kind": "open"}]
        answers = [await caller.ask("POST", "/api/tables", {"game": "terraforming_mars", "chairs": chairs})]
        for option in ("seed", "seats", "players", "self", "rules", "__class__"):
            body = {"game": "terraforming_mars", "chairs": [{"kind": "me"}] * 2, "options": {option: 1}}
            answers.append(await caller.ask("POST", "/api/tables", body))
        return {answer.status_code for answer in answers}, watch.version() == before

    assert run(built, tmp_path, scenario) == ({400}, True)


def test_messages_with_unknown_fields_are_refused(built, tmp_path):
    async def scenario(here, world, watch):
        answers, before = set(), watch.version()
        async with here.caller(world.tokens["first"]).at(world.tables["running"], FIRST) as talk:
            for kind, [message, *_] in MESSAGES.items():
                for field in ("role", "player", "score", "table", "people"):
                    sent = {name: ["x"] if name[-1] == "s" else value for name, value in message.items()}
                    answers.add(await answer_to(talk, kind, **sent, **{field: 1}))
        return answers, watch.version() == before

    assert run(built, tmp_path, scenario) == ({(400, "problem-malformed")}, True)


# Names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\uffa0",
        "\u200b\u200d\u2060\ufeff",
        "\u00ad \u034f",
        "\u0301",
        "\ufe0f",
        "\U000e0041",
        "\U0001d159",
    ],
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(name):
    with pytest.raises(Refused) as refused:
        clean_name(name)

    assert refused.value.problem.key == "problem-no-name"


def test_no_mark_that_is_never_drawn_makes_another_name():
    ignored = [0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFEFF, 0xFFA0]
    blocks = [
        (0x180B, 0x180F),
        (0x200B, 0x200F),
        (0x202A, 0x202E),
        (0x2060, 0x206F),
        (0xFE00, 0xFE0F),
        (0xE0000, 0xE0FFF),
    ]
    ignored += [code for first, last in blocks for code in range(first, last + 1)]

    names = {clean_name(f"Anna{chr(code)}") for code in ignored}

    assert names == {"Anna"}


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("王", "王"),
        ("Ann\u3164", "Ann"),
        ("e\u0301", "\u00e9"),
        ("An\u034fna\ufe0f", "Anna"),
        ("Anna\U000e0100", "Anna"),
        ("Z" + "\u0301" * 38, "\u0179" + "\u0301" * 3),
        ("ส" + "\u0e47" * 38, "ส" + "\u0e47" * 3),
        ("Ann" + "\u20dd" * 9, "Ann" + "\u20dd" * 3),
        ("🚀", "🚀"),
        ("?", "?"),
        ("한글", "한글"),
    ],
)
def test_a_name_that_can_be_seen_is_kept_without_what_cannot(name, kept):
    assert clean_name(name) == kept
