"""The table server of one Playwright worker: see web/tests/support/server.ts.

    python -m tests.page.serve [--seed 31] [--slow-line] [--crossing]

It writes one line of JSON with the addresses of the page and of the control, and ends when its standard input is
closed, which the system does for a worker that is killed.
"""

import argparse
import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.page.control import control
from tests.page.line import slow_line
from tests.support.crossing import install_crossing
from tests.support.server import running


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0, help="of every table")
    parser.add_argument("--slow-line", action="store_true", help="delay messages, and cut connections now and then")
    parser.add_argument("--crossing", action="store_true", help="with the game of examples/crossing")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        beside = install_crossing(folder / "packages") if options.crossing else None
        server = stack.enter_context(running(folder, seed=options.seed, beside=beside))
        url, cut = server.url, lambda: None
        if options.slow_line:
            url, line = stack.enter_context(slow_line(server.port))
            cut = line.cut
        print(json.dumps({"url": url, "control": stack.enter_context(control(server, cut))}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
