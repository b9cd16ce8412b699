"""Size and speed of the page in a real browser, compared with the budget and the previous figures.

python -m bench.page [--write]    writes the figures as those to compare with
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.page.node import CHROMIUM, WEB
from tests.support.server import running

MOST_SCRIPT = 150_000
SLOWEST_START = 1000.0
SLOWEST_CLICK = 100.0
SLOWEST_TABLE = 1500.0
BASELINE = Path(__file__).with_name("page.json")
"""The figures of before."""

figures: dict[str, float] = {}


def line(name: str, figure: float, promise: float, unit: str, before: dict[str, float]) -> None:
    figures[name] = round(figure, 1)
    text = f"{name:<48}{figure:>9.0f} {unit:<3} {figure / promise:6.2f} of the {promise:.0f} {unit} promised"
    print(text + (f", {figure / before[name]:5.2f} of before" if before.get(name) else ""))


def main() -> None:
    before: dict[str, float] = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        completed = subprocess.run(
            ["node", "bench/page.mjs"],
            cwd=WEB,
            env={**os.environ, "VALLES_URL": server.url, "VALLES_CHROMIUM": CHROMIUM},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    seen = json.loads(completed.stdout)
    script = max(load["script"] for load in seen["loads"])
    line("script of the first page, compressed", script, MOST_SCRIPT, "B", before)
    usable = statistics.median(load["usable"] for load in seen["loads"])
    line("first page until it can be used", usable, SLOWEST_START, "ms", before)
    for click, times in seen["turns"].items():
        line(f"from a click to its result: {click}", statistics.median(times), SLOWEST_CLICK, "ms", before)
        line(f"{click}, the slowest of {len(times)}", max(times), SLOWEST_CLICK, "ms", before)
    for game, loads in seen["tables"].items():
        usable = statistics.median(load["usable"] for load in loads)
        line(f"full table until it can be used: {game}", usable, SLOWEST_TABLE, "ms", before)
        longest = max(load["longest"] for load in loads)
        line(f"longest time it hears nothing: {game}", longest, SLOWEST_TABLE, "ms", before)
    if "--write" in sys.argv:
        BASELINE.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
