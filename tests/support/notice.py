"""Tables of people who want notices, and a clock for the queue."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.support.application import SECOND, running_app
from tests.support.receiver import Browser, mailbox, receiver

SENDER = "Valles <valles@example.org>"


class FalseClock:
    """The time of the queue."""

    def __init__(self, now):
        self.now = now

    def __call__(self):
        return self.now


@dataclass
class NoticeScene:
    """A host and a guest, a receiver of HTTP requests and a mail server."""

    here: Any
    ann: Any
    bob: Any
    http: Any
    mail: Any
    clock: FalseClock

    @property
    def notices(self):
        return self.here.context.notices

    async def begun(self, on_leave="wait"):
        """Return the id of a table at which both play."""
        id = await self.ann.open_table("me", "open", on_leave=on_leave)
        await self.bob.sits(self.ann, id, SECOND)
        await self.ann.post(f"/api/tables/{id}/start")
        return id

    async def push(self, person, path="/push"):
        """Subscribe a browser of a person."""
        browser = Browser()
        await person.post("/api/me/notices/channels", **browser.subscription(f"{self.http.url}{path}"))
        return browser

    async def hook(self, person, path="/hook"):
        return await person.post("/api/me/notices/channels", kind="webhook", url=f"{self.http.url}{path}")

    async def send(self, seconds=60.0):
        """Let time pass, and send all that is due."""
        await asyncio.sleep(0)
        await self.notices.write_fresh()
        self.clock.now += seconds
        await self.notices.send_due()

    @property
    def texts(self):
        """What came by webhook, each once: title and lines."""
        return [(request.json["event"], request.json["lines"]) for request in self.http.requests]


@asynccontextmanager
async def notice_scene(folder, **settings):
    """Yield a server that may send to this machine, with two people."""
    async with receiver() as http, mailbox() as mail:
        options = {"mail": mail.url, "mail_from": SENDER, "notice_networks": ("127.0.0.0/8",), "notice_after": 30.0}
        async with running_app(folder, **{**options, **settings}) as here:
            # Only the tests write and send.
            await here.context.notices.close()
            clock = FalseClock(here.context.tables.clock())
            here.context.tables.clock = clock
            yield NoticeScene(here, await here.guest("Ann"), await here.guest("Bob"), http, mail, clock)
