"""The static folder of one Playwright worker, below a path of `python -m http.server`: see web/tests/support/server.ts.

It writes one line of JSON with the addresses of the page and of the control, and ends when its standard input is
closed. A POST to the control makes a new version of the folder.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from valles.local.static import write_folder

PATH = "valles"


@contextmanager
def http_server(folder: Path) -> Iterator[int]:
    """Serve a folder by the module that everybody has, and yield the port."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        yield int(server.stdout.readline().split(" port ")[1].split()[0])
        server.terminate()


class Control(BaseHTTPRequestHandler):
    """Makes a new version of the folder."""

    def __init__(self, folder: Path, *arguments: object) -> None:
        self.folder = folder
        super().__init__(*arguments)  # type: ignore[arg-type]  # as socketserver passes them

    def do_POST(self) -> None:
        files = self.folder / "files.js"
        files.write_text(
            files.read_text(encoding="utf-8").replace('"version": "', '"version": "new-'), encoding="utf-8"
        )
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"null")

    def log_message(self, format: str, *arguments: object) -> None:
        pass


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / PATH
        write_folder(folder)
        control = ThreadingHTTPServer(("127.0.0.1", 0), partial(Control, folder))
        Thread(target=control.serve_forever, daemon=True).start()
        with http_server(Path(name)) as port:
            addresses = {
                "url": f"http://127.0.0.1:{port}/{PATH}/",
                "control": f"http://127.0.0.1:{control.server_port}",
            }
            print(json.dumps(addresses), flush=True)
            sys.stdin.read()


if __name__ == "__main__":
    main()
