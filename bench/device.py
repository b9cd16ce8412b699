"""The page without a server in a real browser: bytes over the wire, starts, answers and long tasks.

python -m bench.device [--throttle 4]    slows the processor of the page down
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.page.node import CHROMIUM, WEB
from tests.page.serve_static import PATH, http_server
from valles.local.static import write_folder

PROMISES = {
    "wire": ("bytes over the wire to the first page", 9_000_000),
    "question": ("ms to the first question", 3000),
    "second": ("ms to the question at the second start", 1500),
    "median": ("ms from a key to the result, median", 100),
    "slowest": ("ms from a key to the result, slowest of twenty", 300),
    "longest": ("ms of the longest task of the page", 50),
    "memory": ("bytes of memory of the page without its worker", 150_000_000),
}


def measured(throttle: str) -> dict[str, Any]:
    """Return the figures of one run."""
    with tempfile.TemporaryDirectory() as folder:
        write_folder(Path(folder) / PATH)
        with http_server(Path(folder)) as port:
            command = ["node", "bench/device.mjs", f"http://127.0.0.1:{port}/{PATH}/", throttle]
            environment = {**os.environ, "VALLES_CHROMIUM": CHROMIUM}
            ran = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(ran.stdout)
    return figures


def main() -> None:
    throttle = sys.argv[2] if sys.argv[1:2] == ["--throttle"] else "1"
    for name, figure in measured(throttle).items():
        text, promise = PROMISES[name]
        print(f"{text:<50}{figure:>12.0f} {figure / promise:6.2f} of the {promise} promised")


if __name__ == "__main__":
    main()
