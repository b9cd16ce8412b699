"""A server that runs out of files or connections goes on, and no client fills its log."""

import asyncio
import errno
import subprocess
import sys
from contextlib import closing

import pytest
from structlog.testing import capture_logs

from tests.support.ledger import ROOT
from tests.support.raw_socket import handshake, response_to
from tests.support.server import running
from valles.server.http.app import LoopErrors

START = """
import resource
from valles.server.http.serving import raise_file_limit

_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
raise_file_limit()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], hard)
"""


class Loop(asyncio.SelectorEventLoop):
    """An event loop that keeps what is left to its default."""

    def __init__(self):
        super().__init__()
        self.errors = []

    def default_exception_handler(self, context):
        self.errors.append(context["exception"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_server_may_open_as_many_files_as_the_system_allows():
    done = subprocess.run([sys.executable, "-c", START], cwd=ROOT, capture_output=True, text=True, check=True)

    allowed, hard = map(int, done.stdout.split())
    assert allowed == (65_536 if hard < 0 else min(hard, 65_536))


def test_connections_that_cannot_be_accepted_are_one_line_of_the_log():
    handler = LoopErrors()

    with closing(Loop()) as loop, capture_logs() as lines:
        for _ in range(1000):
            handler(loop, {"exception": OSError(errno.EMFILE, "Too many open files")})
        handler(loop, {"exception": ValueError("another error")})

    assert [(line["event"], line["reason"]) for line in lines] == [
        ("no more connections can be accepted", "Too many open files")
    ]
    assert [str(error) for error in loop.errors] == ["another error"]


def test_clients_fill_the_log_with_nothing(tmp_path):
    """Invalid requests are a line a minute, and handshakes that are refused none."""
    invalid = b"GET / HTTP/1.1\r\nHost: \r\nX\x00: y\r\n\r\n"
    upgrade = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"

    async def scenario(server):
        statuses = [(await response_to(server, invalid))[0] for _ in range(20)]
        statuses += [(await response_to(server, upgrade))[0] for _ in range(20)]
        refused = handshake(server, "table", "token", Origin="https://evil.test")
        return statuses + [(await response_to(server, refused))[0] for _ in range(20)]

    with running(tmp_path) as server:
        statuses = asyncio.run(scenario(server))
        lines = [line for line in server.log.read_text().splitlines() if '"serving"' not in line]

    assert statuses == [400] * 20 + [401] * 20 + [403] * 20
    assert [line for line in lines if "handshake" in line] == []
    assert len(lines) <= 4
