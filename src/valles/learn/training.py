"""The course of a training: imitation, self-play, measurements; it goes on from its last checkpoint."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

import torch

from valles.learn.configuration import Configuration
from valles.learn.evaluation import Strength, evaluate
from valles.learn.experience import Finished, Window
from valles.learn.imitation import imitate
from valles.learn.net import Net, load, save
from valles.learn.self_play import Learned, learn
from valles.research import Batch
from valles.research.encode import encoder

WARM_UP = 5
"""Windows until the rate of learning is what it should be."""
TOLD_EVERY = 20
"""Windows between two checkpoints, and lines of progress."""


class Training:
    def __init__(
        self, wanted: Configuration, folder: Path, processes: int, tell: Callable[[str], None] = print, begin: str = ""
    ) -> None:
        """`begin` names weights of another training to begin with, or a net that is shipped."""
        self.wanted = wanted
        self.folder = folder
        self.processes = processes
        self.tell = tell
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(wanted.seed)
        self.net = Net(encoder(wanted.game), wanted.width, wanted.blocks).to(self.device)
        self.decisions = 0
        self.started = time.monotonic()
        self.begun = self.checkpoint.exists() or bool(begin)
        """Whether there is nothing to imitate any more."""
        if self.checkpoint.exists():
            about = load(self.net, self.checkpoint)
            self.decisions = about["decisions"]
            tell(f"goes on after {self.decisions:,} decisions")
        elif begin:
            load(self.net, Path(begin))

    @property
    def checkpoint(self) -> Path:
        return self.folder / "net.npz"

    def batches(self, games: int, opponents: Sequence[str] = (), **more: Any) -> list[Batch]:
        """Two, so that one is played while the other waits for its answers."""
        wanted = self.wanted
        return [
            Batch(
                wanted.game, wanted.tables(opponents), games // 2, seed=2 * (wanted.seed + self.decisions) + half,
                dtype="uint8", rounds=wanted.rounds, reward="margin", processes=max(1, self.processes), **more,
            )
            for half in (0, 1)
        ]  # fmt: skip

    def run(self, until: float = float("inf")) -> None:
        """Train to the end, or for so many seconds."""
        if not self.begun:
            self._imitate()
        self._play(until)

    def _imitate(self) -> None:
        wanted = self.wanted.imitation
        if not wanted.epochs:
            return
        window = Window(self.batches(wanted.games, teacher=wanted.teacher), wanted.steps, self.device)
        before = time.monotonic()
        window.fill(None)
        window.close()
        count = window.chosen.numel()
        self.tell(
            f"{count:,} decisions of {wanted.teacher} in {time.monotonic() - before:.0f} s; {summary(window.finished)}"
        )
        imitate(self.net, window, wanted, self.tell)
        self.save()

    def _play(self, until: float) -> None:
        wanted = self.wanted.self_play
        if self.decisions >= wanted.decisions:
            return
        optimiser = torch.optim.AdamW(self.net.parameters(), lr=0, weight_decay=1e-4, fused=self.device == "cuda")
        window = Window(self.batches(wanted.games, wanted.opponents), wanted.steps, self.device)
        number, measured = 0, self.decisions
        while self.decisions < wanted.decisions and time.monotonic() - self.started < until:
            done = self.decisions / wanted.decisions
            rate = wanted.rate.at(done) * min(1.0, (number + 1) / WARM_UP)
            for group in optimiser.param_groups:
                group["lr"] = rate
            before = time.monotonic()
            window.fill(self.net)
            played = time.monotonic() - before
            learned = learn(self.net, optimiser, window, wanted, wanted.entropy.at(done))
            self.decisions += window.chosen.numel()
            self._report(number, window, learned, played, time.monotonic() - before)
            number += 1
            if self.decisions - measured >= self.wanted.evaluation.every:
                measured = self.decisions
                self.save()
                self.measure(self.wanted.evaluation.players, self.wanted.evaluation.games)
        window.close()
        self.save()

    def measure(self, players: list[int], games: int, seed: int = 10_000_000) -> list[Strength]:
        """How strong the net is against the configured opponents, on deals that training does not see."""
        found = []
        for count in players:
            strength = evaluate(
                self.net, self.device, self.processes, self.wanted.game, count, max(2, games // count), seed=seed,
                rounds=self.wanted.rounds, opponents=self.wanted.evaluation.opponents if count > 1 else "",
                **self.wanted.options,
            )  # fmt: skip
            self.tell(str(strength))
            self._note("strength", players=count, won=strength.share, interval=strength.interval)
            found.append(strength)
        return found

    def save(self) -> None:
        trained = encoder(self.wanted.game).trained(**self.wanted.known())
        shape = {"width": self.wanted.width, "blocks": self.wanted.blocks}
        save(self.net, self.checkpoint, trained, {"decisions": self.decisions, **shape})

    def _report(self, number: int, window: Window, learned: Learned, played: float, took: float) -> None:
        count = window.chosen.numel()
        self._note("window", pace=count / played, value_error=learned.value_error, entropy=learned.entropy)
        if number % TOLD_EVERY == 0:
            self.save()
            self.tell(
                f"{self.decisions:,} decisions, {self._left(took / count)} left; {count / played:,.0f}/s played "
                f"(waited {window.waited / played:.0%}), {count / took:,.0f}/s in all; "
                f"value {learned.value_error:.2f}, entropy {learned.entropy:.3f}, "
                f"divergence {learned.divergence:.4f}, clipped {learned.clipped:.1%}; {summary(window.finished)}"
            )

    def _left(self, pace: float) -> str:
        """The time that self-play still needs at so many seconds a decision."""
        minutes = max(0.0, self.wanted.self_play.decisions - self.decisions) * pace / 60
        return f"{minutes:.0f} min"

    def _note(self, kind: str, **told: float) -> None:
        """Keep what was measured, one line of JSON each."""
        self.folder.mkdir(parents=True, exist_ok=True)
        line = {"kind": kind, "decisions": self.decisions, "seconds": round(time.monotonic() - self.started, 1), **told}
        with (self.folder / "course.jsonl").open("a") as course:
            course.write(json.dumps(line) + "\n")


def summary(finished: list[Finished]) -> str:
    """How the games went, by the number of players."""
    told = []
    for players in sorted({game.players for game in finished}):
        games = [game for game in finished if game.players == players]
        points = mean(max(game.points) for game in games)
        cut = sum(game.truncated for game in games)
        told.append(f"{players} players {len(games)} games, winners {points:.0f}" + (f", {cut} stopped" if cut else ""))
    return "; ".join(told)
