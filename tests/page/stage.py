"""Behind the browser tests: the server can be killed, positions are brought to the table, and somebody gives advice."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import Any

from tests.page.position import hoarded, positions, questions, told
from tests.server.serving import Server
from tests.server.stored_game import StoredGame
from valles.kernel.record import canonical
from valles.server.bot_process import BotQuestion, answer

SHORT = {"terraforming_mars": 31, "on_mars": 0}
"""The seed of each game with which `greedy` ends it soonest when two play."""


class Adviser:
    """Knows the tables by what the server has written down, and looks at them as `greedy` at that seat would."""

    def __init__(self, database: str | Path) -> None:
        self._database = database
        self._tables: dict[str, StoredGame] = {}
        self._alone = Lock()

    def advice(self, told: dict[str, Any]) -> str:
        """What `greedy` would answer for the seat at the table."""
        with self._alone:
            table = self._tables.get(told["table"]) or StoredGame(self._database, told["table"])
            self._tables[told["table"]] = table
            for _ in table.go_on():
                pass
            view = table.game.player_view(told["seat"])
        saved = canonical(view.rules.save(view.state))
        return answer(BotQuestion(view.rules.name, saved, view.seat, view.number, "greedy"))


@contextmanager
def stage(server: Server) -> Iterator[str]:
    """Until the block ends, an address at which the tests in the browser ask for these things."""

    def restart(_: Any) -> None:
        server.kill()
        server.start()

    adviser = Adviser(server.settings.database)
    answers: dict[str, Callable[[Any], Any]] = {
        "/questions": questions,
        "/positions": lambda game: list(positions(game)),
        "/hoarded": lambda _: hoarded(),
        "/told": told,
        "/advice": adviser.advice,
        "/restart": restart,
    }

    class Prompter(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            body = json.dumps(answers[self.path](told)).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    behind = ThreadingHTTPServer(("127.0.0.1", 0), Prompter)
    Thread(target=behind.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{behind.server_port}"
    finally:
        behind.shutdown()
        behind.server_close()
