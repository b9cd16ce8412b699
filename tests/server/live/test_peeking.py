"""Attempts to learn what a seat may not know: by asking, undoing, killing, coming back."""

import asyncio
import json
import random
import secrets
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import replace

import msgspec
import pytest

from tests.support.application import json_of, record_of, running_app
from tests.support.canary import OPTIONS_AT_ONCE, VARIANTS, encoded_seeds
from tests.support.message import client_message
from tests.support.server import clients, running
from tests.support.table import decision_of
from valles.game import seed_bytes
from valles.games.registry import available_games, rulebook
from valles.hosting import opening
from valles.kernel.phrase import Phrase
from valles.kernel.record import canonical
from valles.kernel.shuffle import Stream
from valles.kernel.view import BYSTANDER, Hole
from valles.server.store.schema import tables
from valles.table.command import Consent, Move, Undo
from valles.table.live import LiveTable, Refused, opened_table
from valles.table.message.field import VERSION
from valles.table.message.request import AskPreview
from valles.table.query import figures, preview, scores
from valles.testing import table as scenario_table

everywhere = pytest.mark.parametrize("game", available_games())


@pytest.fixture
def most(nightly):
    """Return the number of decisions after which a game is left: in a nightly run, none is."""
    return 100_000 if nightly else 150


def new_live(game, seed, players=3):
    rules = rulebook(game)
    return opened_table("table", game, rules.setup(players=players, **VARIANTS[game]), seed, (), [])


def walked(live, chance, most):
    """Yield the table before every decision of a game that chance decides, with the decision."""
    for number in range(most):
        if live.game.over:
            return
        seat, move = decision_of(live, chance)
        yield live, seat, move
        live = live.with_command(seat, move, f"decision {number}")


def otherwise(live, viewer, stream):
    """Return the same table to this viewer, with another truth behind it."""
    other = live.copy()
    rules = live.game.rules
    other.game.state = rules.filled(rules.view(live.game.state, viewer), stream)
    return other


def viewers(live):
    return (*live.game.seats, None)


def number_of(live, seat):
    return BYSTANDER if seat is None else live.game.seats.index(seat)


# Whatever a client asks for


def questions(live, seat, chance):
    """Everything that somebody at a seat may ask, in ways that change nothing."""
    yield {"type": "join", "seat": seat, "version": VERSION}
    yield {"type": "history", "id": 1, "before": 10**6}
    if seat is None:
        return
    vocabulary = live.game.rules.vocabulary
    legal = live.game.legal(seat)
    texts = [vocabulary.text(number) for number in chance.sample(range(len(vocabulary)), OPTIONS_AT_ONCE)]
    yield {"type": "why_not", "id": 2, "seat": seat, "options": texts}
    yield {"type": "form", "id": 3, "seat": seat}
    yield {"type": "courses", "id": 3, "seat": seat}
    for text in (*chance.sample(legal, min(2, len(legal))), texts[0]):
        yield {"type": "preview", "id": 4, "seat": seat, "choices": [text]}
        yield {"type": "form", "id": 5, "seat": seat, "choices": [text]}
    decision = {"decision": "decision", "seat": seat, "question_id": live.question_ids().get(seat, "0")}
    for text in [text for text in texts if text not in legal][:3]:
        yield client_message("move", **decision, choices=[text])
        yield client_message("move", **decision, choices=[*legal[:1], text, "no such option"])


async def answers(here, caller, talk, live, queries):
    """Return every byte of the replies to these messages at this table, and to the requests about it."""
    tables = here.context.tables
    tables._entries[live.id] = replace(tables._entries[live.id], live=live, snapshots={}, views={})
    messages = []
    for question in queries:
        await talk.wire.send(json.dumps(question))
        messages.append([await talk.wire.recv()])
        if '"stale"' in messages[-1][0][:20]:
            messages[-1].append(await talk.wire.recv())
    for path in ("", "/record", "/replay/0", "/chart"):
        messages.append((await caller.ask("GET", f"/api/tables/{live.id}{path}")).text)
    return messages


async def looked_at(here, talks, shown, callers, live, stream, chance):
    """How many tables with another truth were looked at; each must look the same to the viewer, and to a pupil."""
    caller, pupil = callers
    different = 0
    for seat in viewers(live):
        other = otherwise(live, number_of(live, seat), stream)
        requests = list(questions(live, seat, chance))

        first = await answers(here, caller, talks[seat], live, requests)
        second = await answers(here, caller, talks[seat], other, requests)

        for question, one, two in zip([*requests, "table", "record", "replay", "chart"], first, second, strict=True):
            assert one == two, (seat, question)
        different += other.game.hash() != live.game.hash()
        if seat is not None:
            taught = await answers(here, pupil, shown[seat], live, requests)
            assert taught == await answers(here, pupil, shown[seat], other, requests), seat
            compare_with_owner(requests, taught, first)
    return different


def compare_with_owner(requests, taught, owner):
    """A viewer receives what the owner of the hand receives, but no undo and no question to answer."""
    for question, received, own in zip(requests, taught, owner, strict=False):
        if question["type"] == "history":
            assert received == own
        elif question["type"] == "join":
            pupils, owners = json.loads(received[0]), json.loads(own[0])
            assert pupils["undo"] is None and not any(place["mine"] for place in pupils["table"]["seats"])
            assert {**pupils, "undo": 0, "table": 0} == {**owners, "undo": 0, "table": 0}
        else:
            assert [json.loads(text)["problem"]["type"] for text in received] == ["problem-not-your-seat"], question


@pytest.mark.nightly("secrecy", cases=4)
@everywhere
def test_every_answer_depends_only_on_what_the_seat_may_know(tmp_path, game, cases, nightly, most):
    """Another deck, other hands and another seed, and every byte is the same."""

    async def scenario(number):
        async with running_app(tmp_path) as here, AsyncExitStack() as stack:
            caller, pupil = await here.guest(), await here.guest("Pia")
            options = {"game": game, "options": VARIANTS[game]}
            id = await caller.open_table("me", "hotseat", "hotseat", **options)
            await caller.post(f"/api/tables/{id}/start")
            live = (await here.context.tables.entry(id)).live
            live = opened_table(id, game, live.game.setup, number, (), [])
            for seat in live.game.seats:
                await pupil.sees_hand(caller, id, seat)
            talks = {seat: await stack.enter_async_context(caller.at(id, seat)) for seat in viewers(live)}
            shown = {seat: await stack.enter_async_context(pupil.at(id, seat)) for seat in live.game.seats}
            chance, stream = random.Random(number), Stream(seed_bytes(number), "other truths")
            different = 0
            for place, (table, _, _) in enumerate(walked(live, chance, most)):
                if nightly or place % 12 == 0:
                    different += await looked_at(here, talks, shown, (caller, pupil), table, stream, chance)
            return different

    for number in cases:
        assert asyncio.run(scenario(number)) > 40


@pytest.mark.nightly("secrecy", cases=300, size=5, quick=2)
@everywhere
def test_whether_several_answers_are_taken_depends_only_on_what_the_seat_knew(game, cases, most):
    """Answers are taken all or none, so one that is refused must not reveal what the one before would have shown."""
    hidden = 0
    for number in cases:
        chance, stream = random.Random(number), Stream(seed_bytes(number), "other truths")
        for live, seat, move in walked(new_live(game, number), chance, most):
            then = live.with_command(seat, move, "first")
            if seat not in then.question_ids():
                continue
            form = Move(move.question_id, [*move.choices, chance.choice(then.game.legal(seat))])
            other = otherwise(live, number_of(live, seat), stream)
            hidden += then.made[-1].revealing

            assert outcome(live, seat, form) == outcome(other, seat, form)
    assert hidden > 3 or game == "on_mars"


LOOKERS = {"hand": ["invention_contest", "business_contacts"], "tableau": ["inventors_guild", "business_network"]}
QUERIES = ("play:invention_contest", "play:business_contacts", "action:inventors_guild", "action:business_network")


def test_cards_that_look_at_the_deck_show_nothing_until_they_are_used():
    table = scenario_table("terraforming_mars")
    table.given("yellow", credits=30, **LOOKERS)
    live = LiveTable(id="table", game=table.game)
    live._ask()
    stream = Stream(b"looks", "other truths")
    for _ in range(20):
        other = otherwise(live, 0, stream)
        assert other.game.form("yellow") == live.game.form("yellow")
        for look in QUERIES:
            move = Move(live.question_ids()["yellow"], [look])
            then = live.with_command("yellow", move, "look")
            assert then.made[-1].revealing
            previews = [preview(some.game, AskPreview(0, "yellow", (look,))) for some in (live, other)]
            assert previews[0] == previews[1] and previews[0].stopped
            for answer in then.game.legal("yellow"):
                form = Move(move.question_id, [look, answer])
                assert outcome(live, "yellow", form) == outcome(other, "yellow", form) == Phrase("problem-impossible")


def outcome(live, seat, move):
    try:
        live.with_command(seat, move, "form")
    except Refused as refused:
        return refused.problem
    return "taken"


@pytest.mark.nightly("secrecy", cases=300, size=5, quick=2)
@everywhere
def test_the_log_has_nothing_that_the_table_hides(game, cases, nightly, most):
    """Two states that look the same to a viewer before and after a move have the same log."""
    compared = 0
    for number in cases:
        chance, stream = random.Random(number), Stream(seed_bytes(number), "other truths")
        for place, (live, seat, move) in enumerate(walked(new_live(game, number), chance, most)):
            for viewer in viewers(live) if place % 2 == 0 or nightly else ():
                other = otherwise(live, number_of(live, viewer), stream)
                if move.choices[0] not in other.game.legal(seat):
                    continue
                stories = [story(table.game.copy(), seat, move.choices, viewer) for table in (live, other)]
                (seen, log), (also_seen, other_log) = stories
                if seen == also_seen:
                    compared += 1
                    assert log == other_log, (viewer, seat, move)
    assert compared > 200


def story(game, seat, choices, viewer):
    """What a viewer sees after the choices, and the log of them."""
    del game.events[:]
    game.play(seat, *choices)
    return canonical(game.rules.save(game.view(viewer))), game.events_for(viewer)


# Undo


@pytest.mark.nightly("secrecy", cases=500, size=10, quick=2)
@everywhere
def test_what_can_be_undone_alone_has_shown_nobody_a_card_that_the_mover_did_not_know(game, cases, most):
    """Else somebody would know, after the undo, what lies on the deck or in a hand."""
    undone = 0
    for number in cases:
        for live, seat, move in walked(new_live(game, number), random.Random(number), most):
            then = live.with_command(seat, move, "x")
            if then.made[-1].revealing:
                continue
            undone += 1
            assert then.game.state.shuffles == live.game.state.shuffles
            mover = live.game.view(seat)
            try:
                mover.apply(number_of(live, seat), live.game.rules.vocabulary.number(move.choices[0]))
            except Hole:
                pytest.fail("a move that leads into the unknown counts as one that reveals nothing")
            for viewer in range(len(live.game.seats)):
                expected = live.game.rules.save(live.game.rules.view(live.game.state, viewer))
                shown = live.game.rules.save(live.game.rules.view(then.game.state, viewer))
                assert deck_of(shown) == deck_of(expected), (seat, viewer, move)
    assert undone > 100


FACE_DOWN = ("deck", "tech_stack", "discovery_stack", "blueprint_deck", "goal_box", "first_box", "task_deck")


def deck_of(saved):
    """How many cards lie face down, and those of them that the viewer knows."""
    return {name: (len(saved[name]), [card for card in saved[name] if card]) for name in FACE_DOWN if name in saved}


@everywhere
def test_going_back_by_consent_and_on_again_draws_the_same_cards(game):
    chance = random.Random(4)
    revealed = 0
    for live, seat, move in walked(new_live(game, 4), chance, 150):
        then = live.with_command(seat, move, "draw")
        if not then.made[-1].revealing:
            continue
        with pytest.raises(Refused):
            then.with_command(seat, Undo(len(live.made)), "peek")

        back = then
        for person in live.game.seats:
            agreed = Consent(len(live.made), list(live.game.seats))
            back = back.with_command(person, agreed, f"consent {person}")
        again = back.with_command(seat, Move(back.question_ids()[seat], move.choices), "draw again")

        assert back.game == live.game
        assert again.game == then.game
        revealed += 1
    assert revealed >= 3


def test_a_host_who_marks_others_away_goes_back_behind_a_draw_no_more_than_before(tmp_path):
    """Else a host could look at the next cards, and the others would only find the deck as it was."""

    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob = await here.guest("Ann"), await here.guest("Bob")
            id = await host.open_table("me", "open", on_leave="wait")
            seats = [place["seat"] for place in (await host.get(f"/api/tables/{id}"))["seats"]]
            await bob.sits(host, id, seats[1])
            await host.post(f"/api/tables/{id}/start")
            tables = here.context.tables
            chance = random.Random(2)
            for live, seat, move in walked(await tables.table(id), chance, 150):
                await tables.act(id, seat, move, f"decision {live.seq}")
                if seat == seats[0] and (await tables.table(id)).made[-1].revealing:
                    break
            json_of(await host.ask("PUT", f"/api/tables/{id}/seats/{seats[1]}/away"))
            async with host.at(id, seats[0]) as talk:
                agreed = await talk.act("consent", seat=seats[0], to=len(live.made))
            alone = len((await tables.table(id)).made)
            json_of(await bob.ask("DELETE", f"/api/tables/{id}/seats/{seats[1]}/away"))
            async with bob.at(id, seats[1]) as talk:
                await talk.act("consent", seat=seats[1], to=len(live.made))
            return agreed["type"], alone - len(live.made), len((await tables.table(id)).made) - len(live.made)

    assert asyncio.run(scenario()) == ("ack", 1, 0)


async def until_something_is_revealed(talk, seats):
    """Decide until a seat has been shown something new: the seat, and the move before."""
    for _ in range(500):
        seat = talk.last["seat"]
        if talk.last["question"] is None:
            await talk.say("join", seat=next(other for other in seats if other in talk.last["waiting"]))
            await talk.hear("snapshot")
            continue
        moves = talk.last["undo"]["moves"]
        row = (await talk.decide(-1))["seq"]
        while talk.last["seq"] < row:
            await talk.hear("snapshot")
        if talk.last["seat"] == seat and talk.last["undo"]["alone"] == talk.last["undo"]["moves"] > moves:
            return seat, moves
    raise AssertionError("nothing was revealed in 500 decisions")


@everywhere
def test_a_killed_server_neither_takes_back_a_draw_nor_deals_other_cards(tmp_path, game):
    """Nobody peeks by pulling the plug: what was seen is seen, and what comes next stays what it was."""

    async def scenario(server):
        async with clients(server, "Ann") as ann:
            table = await ann.open_table(game, ("me", "hotseat"))
            seats = [place["seat"] for place in table["seats"]]
            async with ann.at(table["id"], table["waiting"][0]) as talk:
                seat, moves = await until_something_is_revealed(talk, seats)
                before = talk.last
            server.kill()
            server.start()
            async with ann.at(table["id"], seat) as talk:
                after = talk.last
                undone = await talk.act("undo", seat=seat, to=moves)
            return table["id"], before, after, undone

    with running(tmp_path) as server:
        id, before, after, undone = asyncio.run(scenario(server))

    assert {**after, "log": None} == {**before, "log": None}
    assert undone["problem"]["type"] == "problem-undo-needs-consent"
    assert truth_seen(tmp_path / "valles.db", id, after["seat"]) == after["view"]


def truth_seen(database, id, seat):
    """What the seat may know at the table, by its seed and its moves alone."""
    connection = sqlite3.connect(database)
    about = connection.execute("SELECT game, setup, seed FROM tables WHERE id = ?", (id,)).fetchone()
    bodies = connection.execute('SELECT seat, body FROM rows WHERE "table" = ? ORDER BY seq', (id,)).fetchall()
    connection.close()
    live = opened_table(id, about[0], json.loads(about[1]), int(about[2]), (), [])
    for mover, body in bodies:
        live.game.play(mover, *json.loads(body)["choices"])
    return msgspec.to_builtins(live.game.public(seat))


# The seed (21, 22, 23)


def test_no_two_tables_share_a_seed_and_no_id_follows_from_one(tmp_path):
    async def scenario():
        async with running_app(tmp_path) as here:
            for _ in range(3):
                host = await here.guest()
                for _ in range(20):
                    await host.open_table("me", "hotseat")
            return await here.store.fetch_all(tables)

    opened_all = asyncio.run(scenario())

    seeds = [int(about["seed"]) for about in opened_all]
    assert len(set(seeds)) == len(seeds) == 60
    assert max(seed.bit_length() for seed in seeds) == 128
    assert all(sum(seed >> bit & 1 for seed in seeds) in range(5, 56) for bit in range(128))
    for about in opened_all:
        assert not [text for text in encoded_seeds(int(about["seed"])) if about["id"] in text or text in about["id"]]


def test_the_seed_comes_from_the_systems_source_of_secrets(tmp_path, monkeypatch):
    """Nothing else goes into it, so neither ids nor the time reveal anything about it."""
    drawn = iter(range(1000, 2000))
    monkeypatch.setattr(secrets, "randbits", lambda bits: next(drawn) if bits == 128 else pytest.fail("too small"))

    async def scenario():
        async with running_app(tmp_path, new_seed=opening.new_seed) as here:
            host = await here.guest()
            for _ in range(3):
                await host.open_table("me", "hotseat")
            return sorted(about["seed"] for about in await here.store.fetch_all(tables))

    assert asyncio.run(scenario()) == ["1000", "1001", "1002"]


@pytest.mark.parametrize("option", ["seed", "deck", "record", "clone"])
def test_nobody_chooses_the_seed_of_a_table(tmp_path, option):
    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest()
            body = {"game": "terraforming_mars", "chairs": [{"kind": "me"}, {"kind": "open"}]}
            bodies = [{**body, option: 7}, {**body, "options": {option: 7}}]
            return [(await host.ask("POST", "/api/tables", some)).status_code for some in bodies]

    assert asyncio.run(scenario()) == [400, 400]


def test_nobody_else_sits_at_a_table_whose_seed_its_host_knows(tmp_path):
    """The importer of a record knows its seed, and so may not invite others to the table."""

    async def scenario():
        async with running_app(tmp_path) as here:
            host = await here.guest()
            table = await host.post("/api/records", record=record_of(most=30))
            path = f"/api/tables/{table['id']}"
            seats = [place["seat"] for place in table["seats"]]
            freed = [await host.ask("DELETE", f"{path}/seats/{seat}") for seat in seats]
            offered = [await host.ask("POST", f"{path}/links", {"seat": seat}) for seat in seats]
            return table["seats"], [answer.status_code for answer in (*freed, *offered)]

    seats, statuses = asyncio.run(scenario())

    assert all(seat["mine"] for seat in seats)
    assert statuses == [409] * 4


def test_nobody_can_check_a_guess_at_hidden_choices_by_the_id_of_a_question():
    """The id comes from all choices before, so it must also come from something that nobody knows."""
    setup = rulebook("on_mars").setup(players=2, first="purple")
    ids = set()
    for seed in range(5):
        live = opened_table("table", "on_mars", setup, seed, (), [])
        move = Move("the same", ["space:5"])
        live.questions["purple"] = (live.questions["purple"][0], "the same")
        ids.add(live.with_command("purple", move, "decision").question_ids()["green"])

    assert len(ids) == 5


@pytest.mark.nightly("secrecy")
@everywhere
def test_no_view_shows_where_in_a_deck_a_card_lies(game, most):
    """Nor does the order of a hand reveal the order of its cards there."""
    reshuffled = 0
    for number in range(2):
        shuffles = 0
        for live, _, _ in walked(new_live(game, number), random.Random(number), most):
            for seat in viewers(live):
                saved = live.game.rules.save(live.game.view(seat))
                assert not [card for _, known in deck_of(saved).values() for card in known]
                for board in saved["seats"]:
                    for pile in ("hand", "offered", "kept", "dealt", "goals"):
                        assert board.get(pile, []) == sorted(board.get(pile, []))
            shuffles, reshuffled = live.game.state.shuffles, reshuffled + (live.game.state.shuffles > shuffles)
    assert reshuffled


# Records and the end


@everywhere
def test_nobody_gets_the_record_of_a_game_in_play(tmp_path, game):
    async def scenario():
        async with running_app(tmp_path) as here:
            host, bob, sam = [await here.guest(name) for name in ("Ann", "Bob", "Sam")]
            id = await host.open_table("me", "open", game=game)
            seats = [place["seat"] for place in (await host.get(f"/api/tables/{id}"))["seats"]]
            await bob.sits(host, id, seats[1])
            await sam.watches(host, id)
            paths = ["record", "replay/0", *(f"replay/0?seat={seat}" for seat in seats)]
            answers = []
            for started in (False, True):
                if started:
                    await host.post(f"/api/tables/{id}/start")
                for person in (host, bob, sam):
                    answers += [await person.ask("GET", f"/api/tables/{id}/{path}") for path in paths]
            return answers, str((await here.context.tables.entry(id)).about.seed)

    answers, seed = asyncio.run(scenario())

    assert [answer.status_code for answer in answers] == [409] * len(answers)
    assert {answer.json()["type"] for answer in answers} == {"problem-not-over"}
    assert not [answer for answer in answers if seed in answer.text]


@pytest.mark.nightly("secrecy")
@everywhere
def test_points_before_the_end_are_those_that_the_viewer_can_count(game, most):
    """Private goals, tasks and cards in hand do not show in the points of a game in play."""
    compared = 0
    for number in range(3):
        stream = Stream(seed_bytes(number), "other truths")
        for place, (live, _, _) in enumerate(walked(new_live(game, number), random.Random(number), most)):
            if place % 10:
                continue
            for viewer in viewers(live):
                other = otherwise(live, number_of(live, viewer), stream)
                compared += other.game.hash() != live.game.hash()
                assert counted(live, viewer) == counted(other, viewer)
    assert compared > 100


def counted(live, viewer):
    return scores(live.game, live.game.view(viewer))


@pytest.mark.nightly("secrecy")
@everywhere
def test_everybody_reads_the_figures_of_all_seats_as_they_are(game, most):
    """They count what lies open, so that no view has a hole there."""
    for live, _, _ in walked(new_live(game, 3), random.Random(3), most):
        truth = dict(zip(live.game.seats, live.game.rules.figures(live.game.state), strict=True))

        assert truth
        for viewer in viewers(live):
            assert figures(live.game, live.game.view(viewer)) == truth


# Coming back (24)


@everywhere
def test_a_returning_client_gets_the_same_as_one_that_stayed(tmp_path, game):
    async def scenario():
        async with running_app(tmp_path) as here:
            caller = await here.guest()
            id = await caller.open_table("me", "hotseat", game=game)
            started = await caller.post(f"/api/tables/{id}/start")
            seats = [place["seat"] for place in started["seats"]]
            chance = random.Random(5)
            async with AsyncExitStack() as stack:
                stayed = {s: await stack.enter_async_context(caller.at(id, s)) for s in (*seats, None)}
                story = {seat: list(talk.last["log"]["lines"]) for seat, talk in stayed.items()}
                for number in range(80):
                    live = await here.context.tables.table(id)
                    seat, move = decision_of(live, chance)
                    row = await here.context.tables.act(id, seat, move, f"decision {number}")
                    for place, talk in stayed.items():
                        while talk.last["seq"] < row:
                            log = (await talk.hear("snapshot"))["log"]
                            story[place][log["first"] :] = log["lines"]
                    if number % 8 == 0:
                        for place in (*seats, None):
                            async with caller.at(id, place) as talk:
                                yield stayed[place].last, story[place], talk.last

    async def compare():
        compared = 0
        async for stayed, story, back in scenario():
            assert {**back, "log": None} == {**stayed, "log": None}
            assert back["log"]["lines"] == story[back["log"]["first"] :]
            compared += 1
        return compared

    assert asyncio.run(compare()) == 30
