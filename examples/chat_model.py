"""Let a chat model play a game: python examples/chat_model.py MODEL [URL] [GAME].

The URL is any address that speaks as OpenAI's chat completions do, as those of local servers do too; its key is
read from OPENAI_API_KEY. The tools come from `valles mcp`, which this starts.
"""

import asyncio
import json
import os
import sys
import urllib.request
from typing import Any

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

SYSTEM = "You play a board game by calling tools. Think briefly, choose an option, call `act` until the game is over."
KEPT = 30
"""So many of the last messages are sent again; what was before is told by `observe`."""


def ask(url: str, model: str, messages: list[dict[str, Any]], tools: list[dict[str, Any]]) -> dict[str, Any]:
    """The next message of the model."""
    body = json.dumps({"model": model, "messages": messages, "tools": tools}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}"}
    request = urllib.request.Request(f"{url}/chat/completions", body, headers)
    with urllib.request.urlopen(request) as answer:
        message: dict[str, Any] = json.load(answer)["choices"][0]["message"]
        return message


def kept(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first two messages and the newest ones; an answer of a tool never without its call."""
    newest = messages[2:][-KEPT:]
    while newest and newest[0]["role"] == "tool":
        newest.pop(0)
    return messages[:2] + newest


async def play(model: str, url: str, game: str, most: int = 2000) -> str:
    """Play with at most so many messages of the model; what the last tool said."""
    service = StdioServerParameters(command=sys.executable, args=["-m", "valles", "mcp"])
    async with Client(stdio_client(service)) as client:
        tools = [
            {
                "type": "function",
                "function": {"name": tool.name, "description": tool.description, "parameters": tool.input_schema},
            }
            for tool in (await client.list_tools()).tools
        ]
        text = (await client.call_tool("join", {"game": game})).content[0].text  # type: ignore[union-attr]
        messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": text}]
        for _ in range(most):
            message = await asyncio.to_thread(ask, url, model, kept(messages), tools)
            messages.append(message)
            for call in message.get("tool_calls") or ():
                name, arguments = call["function"]["name"], json.loads(call["function"]["arguments"] or "{}")
                text = (await client.call_tool(name, arguments)).content[0].text  # type: ignore[union-attr]
                messages.append({"role": "tool", "tool_call_id": call["id"], "content": text})
                if "The game is over." in text:
                    return text
            if not message.get("tool_calls"):
                messages.append({"role": "user", "content": "Call a tool: `options` lists what you can do."})
    return text


if __name__ == "__main__":
    model, url, game = [*sys.argv[1:], *["", "http://127.0.0.1:11434/v1", "terraforming_mars"][len(sys.argv) - 1 :]]
    print(asyncio.run(play(model, url, game)))
