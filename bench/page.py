"""How light and quick the page is, in a real browser on this machine, beside what was promised.

python -m bench.page
"""

import json
import os
import statistics
import subprocess
import tempfile
from pathlib import Path

from tests.page.node import CHROMIUM, WEB
from tests.server.serving import running

MOST_SCRIPT = 150_000
SLOWEST_START = 1000.0
SLOWEST_CLICK = 100.0


def line(name: str, figure: float, promise: float, unit: str) -> None:
    print(f"{name:<42}{figure:>9.0f} {unit:<3} {figure / promise:6.2f} of the {promise:.0f} {unit} promised")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        told = subprocess.run(
            ["node", "bench/page.mjs"],
            cwd=WEB,
            env={**os.environ, "VALLES_URL": server.url, "VALLES_CHROMIUM": CHROMIUM},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    seen = json.loads(told.stdout)
    line("script of the first page, compressed", max(load["script"] for load in seen["loads"]), MOST_SCRIPT, "B")
    usable = statistics.median(load["usable"] for load in seen["loads"])
    line("first page until it can be used", usable, SLOWEST_START, "ms")
    for click, times in seen["turns"].items():
        line(f"from a click to its result: {click}", statistics.median(times), SLOWEST_CLICK, "ms")
        line(f"the slowest of {len(times)}", max(times), SLOWEST_CLICK, "ms")


if __name__ == "__main__":
    main()
