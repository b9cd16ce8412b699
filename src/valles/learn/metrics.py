"""The metrics of a training run: a line of JSON each, and scalars for TensorBoard where that is installed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any


def summary_writer(folder: Path) -> Any:
    """Return a writer of TensorBoard's files, or None if tensorboardX is not installed."""
    try:
        from tensorboardX import SummaryWriter
    except ModuleNotFoundError:
        return None
    # The default name has no more than the second, so that a run resumed at once would overwrite its first file.
    return SummaryWriter(str(folder), filename_suffix=f".{time.time_ns()}")


class MetricWriter:
    """Writes the metrics of a run as they are measured.

    A run that is resumed adds to `metrics.jsonl`, and a file of its own to the folder of TensorBoard, which joins them.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "metrics.jsonl"
        self._scalars = summary_writer(folder / "events")
        self._start = time.monotonic()

    def write(self, kind: str, decisions: int, metrics: dict[str, float], players: int = 0) -> None:
        """Write metrics of one kind after a number of decisions, perhaps for a number of players."""
        seconds = round(time.monotonic() - self._start, 1)
        line = {"kind": kind, "decisions": decisions, "seconds": seconds, **({"players": players} if players else {})}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**line, **metrics}) + "\n")
        if self._scalars is not None:
            for name, value in metrics.items():
                self._scalars.add_scalar(tag(kind, name, players), value, decisions)
            self._scalars.flush()

    def close(self) -> None:
        """Close the event file."""
        if self._scalars is not None:
            self._scalars.close()


def tag(kind: str, name: str, players: int = 0) -> str:
    """Return the name of a curve in TensorBoard.

    Examples:
        >>> tag("evaluation", "win_rate", 2)
        'evaluation/win_rate/2_players'
    """
    return f"{kind}/{name}" + (f"/{players}_players" if players else "")
