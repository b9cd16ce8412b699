"""The loop of the example, with something that answers as a chat model does: it chooses by what it reads."""

import asyncio
import json
import runpy
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.mcp.calling import numbers
from tests.support.ledger import ROOT

EXAMPLE = ROOT / "examples/chat_model.py"
MESSAGES, KEPT = 12, 4


class FakeServer(ThreadingHTTPServer):
    """Remembers what it was asked."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), FakeModel)
        self.requests: list[dict[str, Any]] = []


class FakeModel(BaseHTTPRequestHandler):
    """Talks without calling anything at first, makes a bad call, and then takes the first number that it has read."""

    server: FakeServer

    def do_POST(self):
        request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests.append(request)
        count = len(self.server.requests)
        if count == 1:
            message: dict[str, Any] = {"role": "assistant", "content": "Mars is nice."}
        else:
            read = [options for entry in request["messages"] if (options := numbers(entry["content"] or ""))]
            choice = "nonsense" if count == 2 else read[-1][0]
            call = {"name": "act", "arguments": json.dumps({"table": "1", "choice": choice})}
            message = {"role": "assistant", "content": None, "tool_calls": [{"id": f"call-{count}", "function": call}]}
        body = json.dumps({"choices": [{"message": message}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *message):
        pass


@pytest.fixture
def model():
    server = FakeServer()
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_loop_plays_with_any_chat_model(model):
    example = runpy.run_path(str(EXAMPLE))
    example["play"].__globals__["KEPT"] = KEPT
    url = f"http://127.0.0.1:{model.server_port}/v1"

    last = asyncio.run(example["play"]("fake", url, "on_mars", most=MESSAGES))

    assert len(model.requests) == MESSAGES
    assert numbers(last)
    names = [tool["function"]["name"] for tool in model.requests[0]["tools"]]
    assert "act" in names and "observe" in names
    refusal = next(message for message in model.requests[2]["messages"] if message["role"] == "tool")
    assert "There is no option “nonsense” here; possible are" in refusal["content"]
    longest = max(len(request["messages"]) for request in model.requests)
    assert longest <= KEPT + 2
    for request in model.requests:
        calls = {call["id"] for message in request["messages"] for call in message.get("tool_calls") or ()}
        assert {message["tool_call_id"] for message in request["messages"] if message["role"] == "tool"} <= calls
