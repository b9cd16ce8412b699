"""The course of a training for TensorBoard: event files, made of the lines that are noted in `course.jsonl`."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tensorboardX import SummaryWriter

UNTOLD: Final = {"kind", "decisions", "seconds", "players"}
"""What a line says of the measurement, and not of what was measured."""


class Events:
    """Those of the whole course, whichever leg of the training noted it, and on whichever machine."""

    def __init__(self, course: Path, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self._writer = SummaryWriter(str(folder))
        self._course = course
        self._read = 0
        """Bytes of the course that have been told."""
        self._begin = time.time()
        self._leg = 0.0
        """Seconds of the leg that was told last, which count from its beginning."""

    def follow(self) -> None:
        """Tell what was noted since."""
        for line in self._fresh():
            if line["seconds"] < self._leg:
                self._begin += self._leg
            self._leg = line["seconds"]
            for name, value in line.items():
                if name not in UNTOLD and isinstance(value, int | float):
                    self._writer.add_scalar(tag(line, name), value, line["decisions"], self._begin + self._leg)
        self._writer.flush()

    def _fresh(self) -> Iterator[dict[str, Any]]:
        if not self._course.exists():
            return
        with self._course.open("rb") as course:
            course.seek(self._read)
            for line in course:
                if line.endswith(b"\n"):
                    self._read += len(line)
                    yield json.loads(line)

    def close(self) -> None:
        self._writer.close()


def tag(line: dict[str, Any], name: str) -> str:
    """The name of a curve.

    Examples:
        >>> tag({"kind": "strength", "players": 2, "won": 0.7}, "won")
        'strength/won/2_players'
    """
    players = f"/{line['players']}_players" if "players" in line else ""
    return f"{line['kind']}/{name}{players}"
