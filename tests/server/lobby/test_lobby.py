"""The lobby as its users know it: open a table, invite friends, sit down, leave, come back, watch, replay."""

import asyncio
import json

import msgspec
import pytest

from tests.support.server import Client, clients, running
from valles.describe.language import LANGUAGES
from valles.game import replay
from valles.games.registry import rulebook
from valles.hosting import catalog

FIVE = [("en", "Not"), ("de", "Nicht"), ("pl", "Niemożliwe"), ("it", "Non"), ("nl", "Niet")]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("lobby")) as server:
        yield server


def run(scenario):
    return asyncio.run(scenario)


async def finished(host, game="on_mars"):
    """Return a solo game, played to its end by taking the last answer each time."""
    table = await host.open_table(game, chairs=("me",))
    async with host.at(table["id"], table["seats"][0]["seat"]) as talk:
        while not talk.last["over"]:
            assert (await talk.decide(-1))["type"] == "ack"
            await talk.hear("snapshot")
    return table


def test_both_games_are_offered_with_their_variants_and_opponents(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            return {offer["game"]: offer for offer in await ann.get("/api/games")}

    offers = run(scenario())
    options = {game: [option["name"] for option in offer["options"]] for game, offer in offers.items()}

    assert set(offers) == {"terraforming_mars", "on_mars"}
    assert options["terraforming_mars"] == [
        "corporate_era", "draft", "edition", "map", "prelude", "prelude_cards", "corporations", "goal",
    ]  # fmt: skip
    assert options["on_mars"] == [
        "length", "first_colonists", "first_missions", "first_tiles", "first_cards", "space_oddity",
        "mission_a", "mission_b", "mission_c", "shelters", "miners", "shelter_tech", "lacerda_tiles",
        "components", "space_4_price", "contract_crystals",
    ]  # fmt: skip
    assert {option["name"]: option["default"] for option in offers["on_mars"]["options"]} == {
        "length": "short", "space_oddity": False,
        **dict.fromkeys(("first_colonists", "first_missions", "first_tiles", "first_cards"), False),
        **dict.fromkeys(("mission_a", "mission_b", "mission_c"), "drawn"),
        "shelters": "by_seat", "miners": "return", "shelter_tech": "any", "lacerda_tiles": "research",
        "components": "revised", "space_4_price": "either", "contract_crystals": "two",
    }  # fmt: skip
    assert offers["terraforming_mars"]["players"] == [1, 5]
    assert offers["on_mars"]["players"] == [1, 4]
    assert offers["terraforming_mars"]["opponents"] == ["greedy", "learned", "expert", "novice", "random"]


def test_every_level_is_offered_with_the_options_it_cannot_play(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            return {offer["game"]: offer["levels"] for offer in await ann.get("/api/games")}

    levels = run(scenario())

    for offered in levels.values():
        assert [level["name"] for level in offered] == ["easy", "medium", "hard", "expert"]
        assert all(level["missing"] is None and level["known"] == {} for level in offered[:2]), "they know everything"
    for level in levels["terraforming_mars"][2:]:
        assert level["missing"] is None
        assert level["known"] == {"map": ["tharsis"], "goal": ["parameters"]}
    for level in levels["on_mars"][2:]:
        assert level["missing"] is None
        assert level["known"] == {}


def test_a_level_that_a_game_does_not_have_is_shown_with_the_reason(monkeypatch):
    present = ("greedy", "novice", "random")
    monkeypatch.setattr("valles.players.opponent.supports", lambda entry, game: entry.name in present)

    missing = {
        level.name: level.missing and level.missing.key for level in catalog.opponent_levels(rulebook("on_mars"))
    }

    untrained = "page-lobby-level-untrained"
    assert missing == {"easy": None, "medium": None, "hard": untrained, "expert": untrained}


def test_the_catalog_has_dependent_variants_additions_and_first_games(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            return {offer["game"]: offer for offer in await ann.get("/api/games")}

    offers = run(scenario())
    options = [option for offer in offers.values() for option in offer["options"]]

    assert [option["name"] for option in options if not option["solo"]] == ["corporate_era", "draft"]
    added = [option["name"] for option in options if option["kind"] == "addition"]
    assert sorted(added) == [
        "first_cards", "first_colonists", "first_missions", "first_tiles", "prelude", "space_oddity",
    ]  # fmt: skip
    assert [option["name"] for option in options if not option["several"]] == ["goal"]
    needs = {option["name"]: option["needs"] for option in options if option["needs"]}
    assert needs == {"prelude_cards": "prelude", "corporations": "prelude"}
    assert {game: offer["beginners"] for game, offer in offers.items()} == {"terraforming_mars": True, "on_mars": False}


def test_a_friend_takes_a_seat_by_link_and_both_play(server):
    async def scenario():
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.open_table("on_mars", chairs=("me", "open"), start=False)
            link = await ann.post(f"/api/tables/{table['id']}/links", seat="green")
            taken = await bob.redeem(link["secret"])
            await ann.post(f"/api/tables/{table['id']}/start")
            async with ann.at(table["id"], "purple") as one, bob.at(table["id"], "green") as two:
                mover, other = (one, two) if one.last["question"] else (two, one)
                ack = await mover.decide()
                seen = await other.hear("snapshot")
            return taken, ack, seen, await bob.get(f"/api/tables/{table['id']}")

    taken, ack, seen, shown = run(scenario())

    assert (taken["kind"], taken["seat"]) == ("seat", "green")
    assert ack["type"] == "ack"
    assert seen["seq"] == ack["seq"] == 1
    assert [(seat["name"], seat["mine"]) for seat in shown["seats"]] == [("Ann", False), ("Bob", True)]


def test_somebody_new_comes_in_by_the_link_itself(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(chairs=("me", "open"), start=False)
            link = await ann.post(f"/api/tables/{table['id']}/links", seat="blue")
            newcomer = Client(server)
            nameless = await newcomer.ask("POST", "/api/links", {"secret": link["secret"]})
            named = await newcomer.redeem(link["secret"], name="Eve", language="pl", bearer=True)
            await newcomer.close()
            return nameless, named["me"], await ann.get(f"/api/tables/{table['id']}")

    nameless, me, table = run(scenario())

    assert (nameless.status_code, nameless.json()["type"]) == (400, "problem-no-name")
    assert (me["name"], me["language"]) == ("Eve", "pl")
    assert me["token"]
    assert table["seats"][1]["name"] == "Eve"


def test_a_table_does_not_start_while_somebody_is_missing(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(chairs=("me", "open", "bot"), start=False)
            refused = await ann.ask("POST", f"/api/tables/{table['id']}/start")
            async with ann.at(table["id"], "yellow") as talk:
                early = await talk.act("move", seat="yellow", question_id="0", choices=["pass"])
            return refused.json(), early, talk.last["waiting"]

    refused, early, waiting = run(scenario())

    assert refused["type"] == "problem-seats-open"
    assert refused["detail"] == "Somebody is still missing: Blue."
    assert early["problem"]["type"] == "problem-not-started"
    assert waiting == []


def test_variants_are_chosen_and_bad_ones_refused(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            good = await ann.open_table("on_mars", chairs=("me", "bot"), options={"length": "long"})
            wishes = [
                {"game": "chess", "chairs": [{"kind": "me"}]},
                {"game": "on_mars", "chairs": [{"kind": "me"}] * 5},
                {"game": "on_mars", "chairs": [{"kind": "me"}], "options": {"length": "endless"}},
                {"game": "on_mars", "chairs": [{"kind": "me"}], "options": {"players": 3}},
                {"game": "on_mars", "chairs": [{"kind": "me", "seat": "pink"}]},
                {"game": "on_mars", "chairs": [{"kind": "bot", "bot": "genius"}]},
                {"game": "on_mars", "chairs": [{"kind": "me", "seat": "green"}, {"kind": "bot", "seat": "green"}]},
            ]
            return good, [(await ann.ask("POST", "/api/tables", wish)).json()["type"] for wish in wishes]

    good, refused = run(scenario())

    assert good["setup"]["length"] == "long"
    assert refused == [
        "problem-unknown-game",
        "problem-too-many-seats",
        "problem-setup",
        "problem-setup",
        "problem-no-such-seat",
        "problem-unknown-opponent",
        "problem-seat-taken",
    ]


def test_an_opponent_is_refused_where_it_does_not_know_the_set_up_with_one_that_does(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": "learned"}]
            wish = {"game": "terraforming_mars", "chairs": chairs, "options": {"map": "hellas"}}
            refused = await ann.ask("POST", "/api/tables", wish)
            good = await ann.ask("POST", "/api/tables", {**wish, "options": {"edition": "pl"}})
            chairs[1]["bot"] = "easy"
            easy = await ann.ask("POST", "/api/tables", wish)
            return refused.json(), good.json(), easy.json()

    refused, good, easy = run(scenario())

    assert refused["type"] == "problem-opponent-setup"
    assert "Computer (Medium) plays with all options" in json.dumps(refused)
    seated = [
        (seat["bot"], seat["level"]) for table in (good, easy) for seat in table["seats"] if seat["kind"] == "bot"
    ]
    assert seated == [("learned", "hard"), ("novice", "easy")]


def test_a_level_is_the_player_that_the_game_has_for_it_and_nobody_asks_for_more(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": "hard"}]
            hard = await ann.ask("POST", "/api/tables", {"game": "on_mars", "chairs": chairs})
            chairs[1]["bot"] = "expert:100000"
            refused = await ann.ask("POST", "/api/tables", {"game": "on_mars", "chairs": chairs})
            return hard.json(), refused.json()

    hard, refused = run(scenario())

    assert [(seat["bot"], seat["level"]) for seat in hard["seats"] if seat["kind"] == "bot"] == [("expert:16", "hard")]
    assert refused["type"] == "problem-unknown-opponent"


def test_every_first_game_is_dealt_alike_and_played_by_one_person(server):
    async def scenario():
        async with clients(server, "Ann", "Bob") as (ann, bob):
            dealt = []
            for player in (ann, bob):
                table = await player.open_table("on_mars", chairs=("me",), first_game=True)
                async with player.at(table["id"], "purple") as talk:
                    dealt.append(talk.last["view"])
            with_others = [("me", "open"), ("me", "hotseat"), ("bot",)]
            wishes = [[{"kind": kind} for kind in kinds] for kinds in with_others]
            refused = [{"game": "on_mars", "chairs": chairs, "first_game": True} for chairs in wishes]
            return dealt, [(await ann.ask("POST", "/api/tables", wish)).json()["type"] for wish in refused]

    (one, other), refused = run(scenario())

    assert one == other
    assert refused == ["problem-first-game"] * 3


def test_in_the_hot_seat_one_person_plays_several_seats(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            chairs = ({"kind": "me", "seat": "pink"}, {"kind": "hotseat", "name": "Grandma"})
            table = await ann.open_table(chairs=chairs)
            async with ann.at(table["id"], "pink") as talk:
                mine = talk.last["question"]["prompt"]["key"]
                await talk.say("join", seat="yellow")
                hers = (await talk.hear("snapshot"))["question"]["prompt"]["key"]
            return [(seat["seat"], seat["name"]) for seat in table["seats"]], mine, hers

    seats, mine, hers = run(scenario())

    assert seats == [("yellow", "Grandma"), ("pink", "Ann")]
    assert mine == hers == "ask-corporation"


def test_a_hot_seat_without_a_name_does_not_get_the_name_of_the_host(server):
    async def scenario():
        async with clients(server, "Giulia") as giulia:
            table = await giulia.open_table(chairs=("me", "hotseat"))
            return [seat["name"] for seat in table["seats"]]

    assert run(scenario()) == ["Giulia", ""]


def test_who_leaves_is_played_for_until_he_comes_back(server):
    async def scenario():
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.open_table("on_mars", chairs=("me", "open"), start=False)
            link = await ann.post(f"/api/tables/{table['id']}/links", seat="green")
            await bob.redeem(link["secret"])
            await ann.post(f"/api/tables/{table['id']}/start")
            path = f"/api/tables/{table['id']}/seats/green/away"
            async with ann.at(table["id"], "purple") as talk:
                if talk.last["question"]:
                    await talk.decide()
                gone = await bob.ask("PUT", path, status=200)
                while not talk.last["question"]:
                    await talk.hear("snapshot")
            async with bob.at(table["id"], "green") as away:
                refused = await away.act("move", seat="green", question_id="0", choices=["pass"])
            back = await bob.ask("DELETE", path, status=200)
            return gone["seats"][1]["away"], refused["problem"]["type"], back["seats"][1]["away"]

    assert run(scenario()) == (True, "problem-away", False)


def test_where_the_host_chose_so_the_table_waits_for_who_left(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(chairs=("me", "hotseat"), on_leave="wait")
            path = f"/api/tables/{table['id']}"
            await ann.ask("PUT", f"{path}/seats/blue/away", status=200)
            async with ann.at(table["id"], "yellow") as talk:
                waiting = talk.last["waiting"]
                changed = await ann.ask("PATCH", path, {"features": {"away": {"on_leave": "bot"}}}, status=200)
                while "blue" in talk.last["waiting"]:
                    await talk.hear("snapshot")
            return waiting, changed["features"]["away"]["on_leave"]

    assert run(scenario()) == (["yellow", "blue"], "bot")


def test_the_host_chooses_the_level_that_plays_for_people_who_leave(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table("on_mars", chairs=("me", "hotseat", "bot"), on_leave="wait")
            path = f"/api/tables/{table['id']}"
            before = [seat["level"] for seat in table["seats"]]
            changed = await ann.ask("PATCH", path, {"bot": "easy"}, status=200)
            refused = await ann.ask("PATCH", path, {"bot": "clever"}, status=400)
            return before, [seat["level"] for seat in changed["seats"]], refused

    before, after, refused = run(scenario())

    assert (before, after) == (["medium"] * 3, ["easy", "easy", "medium"])
    assert refused["type"] == "problem-unknown-opponent"
    assert "the opponents are easy, medium, hard, expert, greedy, learned, novice and random" in refused["detail"]


def test_a_seat_is_given_up_before_the_game_and_not_after(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(chairs=("me", "hotseat"), start=False)
            path = f"/api/tables/{table['id']}/seats/blue"
            freed = await ann.ask("DELETE", path, status=200)
            again = await ann.ask("DELETE", path)
            other = await ann.open_table()
            late = await ann.ask("DELETE", f"/api/tables/{other['id']}/seats/blue")
            return freed["seats"][1]["kind"], again.json()["type"], late.json()["type"]

    assert run(scenario()) == ("open", "problem-nobody-sits-there", "problem-has-started")


def test_spectators_see_what_a_bystander_may_and_nothing_else(server):
    async def scenario():
        async with clients(server, "Ann", "Sue") as (ann, sue):
            table = await ann.open_table()
            link = await ann.post(f"/api/tables/{table['id']}/links", seat=None)
            before = await sue.ask("GET", f"/api/tables/{table['id']}")
            await sue.redeem(link["secret"])
            async with sue.at(table["id"]) as talk:
                view = talk.last["view"]
                await talk.say("join", seat="yellow")
                refusal = await talk.hear("refusal")
            return before.status_code, view, talk.last["question"], refusal["problem"]["type"]

    status, view, question, refused = run(scenario())

    assert status == 404
    assert question is None
    assert refused == "problem-not-your-seat"
    assert [player["offered"] for player in view["players"]] == [{"cards": [], "count": 10}] * 2


def test_my_games_are_listed_on_another_device(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await ann.open_table("on_mars", chairs=("me", "bot"))
            link = await ann.post("/api/me/devices")
            phone = Client(server)
            me = (await phone.redeem(link["secret"], bearer=True))["me"]
            phone.token = me["token"]
            phone.http.headers["Authorization"] = f"Bearer {phone.token}"
            listed = await phone.get("/api/tables")
            async with phone.at(table["id"], "purple") as talk:
                joined = talk.last["seat"]
            used = await phone.ask("POST", "/api/links", {"secret": link["secret"]})
            await phone.close()
            return table["id"], [one["id"] for one in listed], joined, used.status_code

    id, listed, joined, used = run(scenario())

    assert listed == [id]
    assert joined == "purple"
    assert used == 404


def test_a_finished_game_is_replayed_from_any_seat_at_any_move_and_its_record_taken(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            running = await ann.open_table()
            early = [await ann.ask("GET", f"/api/tables/{running['id']}/{path}") for path in ("record", "replay/0")]
            table = await finished(ann)
            record = (await ann.get(f"/api/tables/{table['id']}/record"))["record"]
            game = replay(record)
            moves = [0, 1, len(game.moves) // 2, len(game.moves)]
            shown = [await ann.get(f"/api/tables/{table['id']}/replay/{move}?seat=purple") for move in moves]
            beyond = await ann.ask("GET", f"/api/tables/{table['id']}/replay/{len(game.moves) + 1}")
            stranger = await ann.ask("GET", f"/api/tables/{table['id']}/replay/0?seat=pink")
            listed = (await ann.get("/api/tables"))[0]
            return early, game, moves, shown, beyond, stranger, listed

    early, game, moves, shown, beyond, stranger, listed = run(scenario())

    assert [answer.json()["type"] for answer in early] == ["problem-not-over"] * 2
    for move, snapshot in zip(moves, shown, strict=True):
        assert snapshot["view"] == msgspec.to_builtins(game.at(move).public("purple"))
    assert shown[-1]["over"]
    assert (beyond.status_code, beyond.json()["type"]) == (404, "problem-no-such-move")
    assert (stranger.status_code, stranger.json()["type"]) == (404, "problem-no-such-seat")
    assert listed["finished"]


def test_a_record_is_opened_again_and_played_on(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            table = await finished(ann)
            record = (await ann.get(f"/api/tables/{table['id']}/record"))["record"]
            whole = await ann.post("/api/records", record=record)
            unfinished = replay(record).at(20).record()
            half = await ann.post("/api/records", record=unfinished)
            async with ann.at(half["id"], "purple") as talk:
                ack = await talk.decide()
            broken = await ann.ask("POST", "/api/records", {"record": record.replace("space", "spice", 1)})
            return record, await ann.get(f"/api/tables/{whole['id']}/record"), half, ack, broken

    record, again, half, ack, broken = run(scenario())

    assert again["record"] == record
    assert half["finished"] is None
    assert (ack["type"], ack["seq"]) == ("ack", 21)
    assert (broken.status_code, broken.json()["type"]) == (400, "problem-broken-record")


HEAD = '{"game": "on_mars", "rules": 1, "seed": "1", "setup": {"seats": ["purple", "green"]}}'
SETUPS = [
    ({"players": 3}, ["me", "bot"], "problem-setup-chairs"),
    ({"speed": 3}, ["me", "bot"], "problem-setup-option"),
    ({"self": 3}, ["me", "bot"], "problem-setup-option"),
    ({"edition": "xx"}, ["me", "bot"], "problem-setup-value"),
    ({"draft": 1}, ["me", "bot"], "problem-setup-value"),
    ({"map": "moon"}, ["me", "bot"], "problem-setup-value"),
    ({"draft": True}, ["me"], "problem-setup-alone"),
    ({"beginners": ["white"]}, ["me", "bot"], "problem-setup-seat"),
    ({"first": "white"}, ["me", "bot"], "problem-setup-seat"),
    ({"goal": "rating"}, ["me", "bot"], "problem-setup-several"),
    ({"prelude_cards": False}, ["me", "bot"], "problem-setup-needs"),
    ({"prelude": True, "prelude_cards": 3}, ["me", "bot"], "problem-setup-value"),
]
MIXED = [
    ({"mission_a": "bots", "mission_b": "bots"}, "problem-setup-mixture"),
    ({"first_colonists": True, "mission_c": "techs"}, "problem-setup-mixture"),
]
"""Options of On Mars that do not go together."""
RECORDS = [
    ("", "problem-record-head"),
    ("[" * 100_000, "problem-record-head"),
    (HEAD, "problem-record-cut"),
    (HEAD + "\nmove\nend 1", "problem-record-line"),
    (HEAD.replace("on_mars", "chess") + "\nend 0", "problem-record-game"),
    (HEAD.replace("purple", "mauve") + "\nend 0", "problem-record-setup"),
    (HEAD.replace('"seats"', '"length": "endless", "seats"') + "\nend 0", "problem-setup-value"),
    (HEAD.replace('"seats"', '"map": "moon", "seats"') + "\nend 0", "problem-setup-option"),
    (HEAD.replace('"seed": "1"', '"seed": "one"') + "\nend 0", "problem-record-head"),
    (HEAD + "\n1 green pass\nend 1", "problem-record-move"),
]


def test_problems_of_a_setup_or_a_record_are_rendered_in_every_language(server):
    async def scenario():
        results = []
        async with clients(server, "Ann") as ann:
            wishes = [
                {"game": "terraforming_mars", "chairs": [{"kind": kind} for kind in chairs], "options": options}
                for options, chairs, _ in SETUPS
            ]
            wishes += [
                {"game": "on_mars", "chairs": [{"kind": "me"}, {"kind": "bot"}], "options": options}
                for options, _ in MIXED
            ]
            requests = [("/api/tables", wish) for wish in wishes]
            requests += [("/api/records", {"record": record}) for record, _ in RECORDS]
            for path, body in requests:
                responses = []
                for language in LANGUAGES:
                    answer = await ann.http.post(path, json=body, headers={"Accept-Language": language})
                    responses.append((answer.status_code, answer.json()))
                results.append(responses)
        return results

    answers = run(scenario())
    for response, key in zip(answers, [key for *_, key in (*SETUPS, *MIXED, *RECORDS)], strict=True):
        assert {(status, problem["args"]["reason"]["key"]) for status, problem in response} == {(400, key)}
        reasons = {problem["detail"].split(": ", 1)[1] for _, problem in response}
        assert len(reasons) == len(LANGUAGES)


def test_an_option_may_be_chosen_together_with_the_addition_that_it_belongs_to(server):
    async def scenario():
        async with clients(server, "Ann") as ann:
            options = {"prelude_cards": False, "prelude": True, "map": "hellas"}
            return await ann.open_table("terraforming_mars", chairs=("me", "bot"), options=options)

    table = run(scenario())
    assert table["setup"] == table["setup"] | {"prelude_cards": False, "prelude": True, "map": "hellas"}


@pytest.mark.parametrize(("language", "beginning"), FIVE)
def test_a_refusal_is_in_the_language_of_the_player(server, language, beginning):
    async def scenario():
        async with clients(server, "Ann") as ann:
            await ann.ask("PATCH", "/api/me", {"language": language}, status=200)
            table = await ann.open_table()
            async with ann.at(table["id"], "yellow") as talk:
                return await talk.decide("standard:asteroid")

    refusal = run(scenario())

    assert refusal["problem"]["type"] == "problem-illegal"
    assert refusal["problem"]["detail"].startswith(beginning)
