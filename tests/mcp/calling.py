"""A caller of the tools, over the protocol itself: it reads texts and chooses numbers, as a model would."""

import asyncio
import re
from contextlib import asynccontextmanager

from mcp import Client

from valles.mcp.local import LocalHost
from valles.mcp.service import service

NUMBERED = re.compile(r"^(\d+) = ", re.MULTILINE)


class Caller:
    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, /, **arguments) -> str:
        """What a tool answers; an error is marked."""
        result = await self.client.call_tool(tool, arguments)
        (part,) = result.content
        assert part.type == "text"
        return f"refused: {part.text}" if result.is_error else part.text


@asynccontextmanager
async def caller(host=None):
    """Somebody who calls the tools of a host, by default of tables in memory that deal the same cards every time."""
    host = host or LocalHost(seed=7)

    async def only(context):
        return host

    async with Client(service(only)) as client:
        yield Caller(client)


def calls(*some, host=None):
    """What these calls answer one after the other; each is a tool and its arguments."""

    async def call_all():
        async with caller(host) as somebody:
            return [await somebody.call(name, **arguments) for name, arguments in some]

    return asyncio.run(call_all())


def numbers(text: str) -> list[int]:
    """The options that a text offers."""
    return [int(number) for number in NUMBERED.findall(text)]
