"""Whatever people do at a table, and whatever becomes of the server meanwhile, all see the same."""

import asyncio
import shutil
import tempfile
import uuid
from contextlib import AsyncExitStack
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import seed as seeded
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from tests.server.live.test_tables import assert_same
from tests.support.application import running_app
from valles.server.live import tables
from valles.table.live import opened_table

SEATS = {"terraforming_mars": ("yellow", "blue", "pink"), "on_mars": ("purple", "green", "yellow")}
NEVER = 1e6
some = st.integers(0, 999)
"""Which of those that there are."""


class ServedTable(RuleBasedStateMachine):
    """Hypothesis chooses game, people, answers, undo, what is wrong or comes twice, restarts and lost connections."""

    def __init__(self):
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="valles"))
        self.runner = asyncio.Runner()
        self.sockets = AsyncExitStack()
        self.running = AsyncExitStack()
        self.patched = mock.patch.object(tables, "MOST_REPLAYED", 10**6)  # no process only to replay a few rows
        self.patched.start()
        self.seq = 0
        self.acts = []
        """What was acknowledged: seat, kind, decision, the other fields, and the number of its row."""

    def run(self, does):
        return self.runner.run(does)

    # What it begins and ends with

    @initialize(game=st.sampled_from(sorted(SEATS)), people=st.integers(2, 3), confirming=st.booleans())
    def open(self, game, people, confirming):
        self.run(self._open(game, SEATS[game][:people], confirming))

    async def _open(self, game, seats, confirming):
        await self._start()
        people = {seat: await self.here.guest(seat) for seat in seats}
        host = people[seats[0]]
        self.table = await host.open_table(*["open"] * len(seats), game=game, confirming=confirming, on_leave="wait")
        for seat, person in people.items():
            await person.sits(host, self.table, seat)
        await host.post(f"/api/tables/{self.table}/start")
        self.tokens = {seat: person.token for seat, person in people.items()}
        await self._connect()

    async def _start(self):
        self.here = await self.running.enter_async_context(running_app(self.folder, confirm_after=NEVER))

    async def _connect(self):
        self.talks = {}
        for seat, token in self.tokens.items():
            at = self.here.caller(token).at(self.table, seat)
            self.talks[seat] = await self.sockets.enter_async_context(at)

    def teardown(self):
        try:
            self.run(self._rows_tell_the_same())
            self.run(self._stop())
        finally:
            self.runner.close()
            self.patched.stop()
            shutil.rmtree(self.folder)

    async def _stop(self):
        await self.sockets.aclose()
        await self.running.aclose()

    async def _rows_tell_the_same(self):
        """The table in memory is what its rows lead to."""
        entry = await self.here.context.tables.entry(self.table)
        about, rows = entry.about, await self.here.store.rows(self.table)
        start = (about.id, about.game, about.setup, about.seed, tuple(about.settings.confirming))
        assert_same(opened_table(*start, rows), entry.live)

    # What people do

    def last(self, seat=None):
        """What the seat, or anybody, was shown last."""
        return self.talks[seat or next(iter(self.talks))].last

    def seats(self, about):
        return [seat for seat in self.tokens if about(self.last(seat))]

    async def _act(self, seat, kind, decision=None, **fields):
        """Return the answer, after which everybody sees what is so."""
        decision = decision or uuid.uuid4().hex
        answer = await self.talks[seat].act(kind, decision, seat=seat, **fields)
        if answer["type"] == "ack" and answer["seq"] > self.seq:
            self.seq = answer["seq"]
            self.acts.append((seat, kind, decision, fields, answer["seq"]))
        for talk in self.talks.values():
            while talk.last["seq"] < self.seq:
                await talk.hear("snapshot")
        return answer

    def accepted(self, seat, kind, **fields):
        next_row = self.seq + 1
        answer = self.run(self._act(seat, kind, **fields))
        assert (answer["type"], answer["seq"]) == ("ack", next_row), answer

    def refused(self, seat, kind, *types, **fields):
        before = self.run(self._shown())
        answer = self.run(self._act(seat, kind, **fields))
        assert answer["type"] in types, answer
        assert self.run(self._shown()) == before

    @precondition(lambda self: self.last()["waiting"])
    @rule(who=some, choice=some)
    def answer(self, who, choice):
        waiting = self.last()["waiting"]
        seat = waiting[who % len(waiting)]
        question = self.last(seat)["question"]
        option = question["options"][choice % len(question["options"])]["option"]
        self.accepted(seat, "move", question_id=question["id"], choices=[option])

    @precondition(lambda self: self.last()["unconfirmed"])
    @rule()
    def confirm(self):
        self.accepted(self.last()["unconfirmed"], "confirm")

    @precondition(lambda self: self.seats(lambda seen: seen["undo"]["step"] < seen["undo"]["moves"]))
    @rule()
    def undo(self):
        [seat, *_] = self.seats(lambda seen: seen["undo"]["step"] < seen["undo"]["moves"])
        to = self.last(seat)["undo"]["step"]
        self.accepted(seat, "undo", to=to)
        assert self.last(seat)["undo"]["moves"] == to

    @precondition(lambda self: self.seats(lambda seen: seen["undo"]["alone"] > 0))
    @rule(back=some)
    def undo_too_far(self, back):
        [seat, *_] = self.seats(lambda seen: seen["undo"]["alone"] > 0)
        self.refused(seat, "undo", "refusal", to=back % self.last(seat)["undo"]["alone"])

    @precondition(lambda self: self.last()["undo"]["moves"])
    @rule(back=st.integers(1, 3))
    def undo_by_consent(self, back):
        to = max(0, self.last()["undo"]["moves"] - back)
        for seat in self.tokens:
            self.accepted(seat, "consent", to=to)
        assert self.last()["undo"]["moves"] == to

    @precondition(lambda self: self.seats(lambda seen: seen["undo"]["take_back"]))
    @rule()
    def take_back(self):
        [seat, *_] = self.seats(lambda seen: seen["undo"]["take_back"])
        moves = self.last(seat)["undo"]["moves"]
        self.accepted(seat, "take_back")
        assert self.last(seat)["undo"]["moves"] == moves - 1

    # What is wrong, or comes twice

    @precondition(lambda self: self.acts)
    @rule(which=some)
    def send_again(self, which):
        seat, kind, decision, fields, seq = self.acts[which % len(self.acts)]
        answer = self.run(self._act(seat, kind, decision, **fields))
        assert (answer["type"], answer["seq"]) == ("ack", seq), answer

    @precondition(lambda self: self.acts)
    @rule(which=some)
    def send_something_else_under_the_same_name(self, which):
        seat, kind, decision, _, _ = self.acts[which % len(self.acts)]
        other = "confirm" if kind != "confirm" else "take_back"
        self.refused(seat, other, "refusal", decision=decision)

    @precondition(lambda self: any(act[1] == "move" for act in self.acts))
    @rule(which=some)
    def answer_an_old_question(self, which):
        decided = [act for act in self.acts if act[1] == "move"]
        seat, kind, _, fields, _ = decided[which % len(decided)]
        question = self.last(seat)["question"]
        if question is None or question["id"] != fields["question_id"]:
            self.refused(seat, kind, "stale", **fields)

    @precondition(lambda self: self.last()["waiting"])
    @rule(who=some, option=st.sampled_from(["no such option", "pass", "done", "amount:63"]))
    def answer_what_is_not_offered(self, who, option):
        waiting = self.last()["waiting"]
        seat = waiting[who % len(waiting)]
        question = self.last(seat)["question"]
        if option not in [answer["option"] for answer in question["options"]]:
            self.refused(seat, "move", "refusal", question_id=question["id"], choices=[option])

    @precondition(lambda self: self.last()["waiting"])
    @rule(who=some)
    def answer_for_somebody_else(self, who):
        waiting = self.last()["waiting"]
        seat = waiting[who % len(waiting)]
        [other, *_] = [one for one in self.tokens if one != seat]
        question = self.last(seat)["question"]
        fields = {"question_id": question["id"], "choices": [question["options"][0]["option"]]}
        before = self.run(self._shown())
        answer = self.run(self.talks[other].act("move", seat=seat, **fields))
        assert answer["type"] == "refusal", answer
        assert self.run(self._shown()) == before

    # What becomes of the server

    @rule()
    def restart(self):
        self.run(self._restart())

    async def _restart(self):
        before = await self._shown()
        await self._rows_tell_the_same()
        await self._stop()
        await self._start()
        await self._connect()
        assert await self._shown() == before

    @rule()
    def forget(self):
        self.run(self._forget())

    async def _forget(self):
        before = await self._shown()
        await self.sockets.aclose()
        self.here.forget([self.table])
        await self._connect()
        assert await self._shown() == before

    async def _shown(self):
        """What everybody sees who comes now, with what is on disk."""
        shown = {}
        for seat, token in self.tokens.items():
            async with self.here.caller(token).at(self.table, seat) as talk:
                shown[seat] = talk.last
        return shown, len(await self.here.store.rows(self.table))

    @invariant()
    def all_see_the_same_rows(self):
        seen = [talk.last for talk in self.talks.values()]
        assert [one["seq"] for one in seen] == [self.seq] * len(seen)
        assert all(one["waiting"] == seen[0]["waiting"] for one in seen)
        for seat, one in zip(self.talks, seen, strict=True):
            assert (one["question"] is not None) == (seat in one["waiting"])
        assert seen[0]["over"] or seen[0]["waiting"] or seen[0]["unconfirmed"]


@pytest.mark.nightly("durability", cases=500, size=25, quick=4)
def test_all_see_the_same_at_a_served_table(cases, nightly):
    steps = 200 if nightly else 25
    run_state_machine_as_test(
        seeded(cases.start)(ServedTable), settings=settings(max_examples=len(cases), stateful_step_count=steps)
    )
