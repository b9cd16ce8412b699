"""A small HTTP server for test code in JavaScript: it POSTs JSON to a path and gets the return value of a handler.

`python -m tests.page.json_server` serves positions of the games, as the table server would send them, to the component
tests of the page. It writes its address as one line and ends when its standard input is closed.
"""

import json
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import msgspec

from tests.page.position import PROJECTS, answer_to, described_questions, hoarded, positions, turns
from valles.hosting.catalog import catalog

Handlers = dict[str, Callable[[Any], Any]]

POSITIONS: Handlers = {
    "/questions": described_questions,
    "/turns": turns,
    "/positions": lambda game: list(positions(game)),
    "/projects": lambda _: PROJECTS,
    "/hoarded": lambda _: hoarded(),
    "/respond": answer_to,
    "/games": lambda _: msgspec.to_builtins(catalog()),
}


@contextmanager
def json_server(handlers: Handlers) -> Iterator[str]:
    """Serve the handlers until the block ends; the value is the address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            argument = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            try:
                status, body = 200, json.dumps(handlers[self.path](argument)).encode()
            except Exception:  # the test that asked shows it
                status, body = 500, traceback.format_exc().encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


if __name__ == "__main__":
    with json_server(POSITIONS) as url:
        print(url, flush=True)
        sys.stdin.read()
