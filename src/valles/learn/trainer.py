"""A training run: imitation, self-play and evaluations, resumed from its last checkpoint."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import mean
from typing import Any

import torch

from valles.learn.config import TrainingConfig
from valles.learn.evaluation import EvaluationResult, evaluate
from valles.learn.imitation import imitate
from valles.learn.metrics import MetricWriter
from valles.learn.network import PolicyNetwork, load_checkpoint, save_checkpoint
from valles.learn.ppo import UpdateMetrics, update
from valles.learn.rollout import FinishedGame, Rollout
from valles.research import Batch
from valles.research.encode import encoder

WARM_UP = 5
"""Rollouts until the learning rate has its full value."""
CHECKPOINT_INTERVAL = 20
"""Rollouts between two checkpoints, and two lines of progress."""


class Trainer:
    """Trains a network as a configuration says, and writes checkpoints into a folder."""

    def __init__(
        self,
        config: TrainingConfig,
        folder: Path,
        processes: int,
        report: Callable[[str], None] = print,
        initial_weights: str = "",
    ) -> None:
        """Load the checkpoint of the folder, or initial weights: those of another run, or of a shipped network."""
        self.config = config
        self.folder = folder
        self.processes = processes
        self.report = report
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(config.seed)
        self.network = PolicyNetwork(encoder(config.game), config.width, config.blocks).to(self.device)
        self.decisions = 0
        self.start = time.monotonic()
        self.metrics = MetricWriter(folder)
        self.is_pretrained = self.checkpoint.exists() or bool(initial_weights)
        """True if there is nothing to imitate any more."""
        if self.checkpoint.exists():
            self.decisions = load_checkpoint(self.network, self.checkpoint)["decisions"]
            report(f"resumed after {self.decisions:,} decisions")
        elif initial_weights:
            load_checkpoint(self.network, Path(initial_weights))

    @property
    def checkpoint(self) -> Path:
        """The file of the last checkpoint."""
        return self.folder / "net.npz"

    def batches(self, games: int, opponents: Sequence[str] = (), **options: Any) -> list[Batch]:
        """Return two batches, so that one is played while the other waits for its actions."""
        config = self.config
        return [
            Batch(
                config.game, config.tables(opponents), games // 2, seed=2 * (config.seed + self.decisions) + half,
                dtype="uint8", rounds=config.max_rounds, reward="margin", processes=max(1, self.processes), **options,
            )
            for half in (0, 1)
        ]  # fmt: skip

    def run(self, seconds: float = float("inf")) -> None:
        """Train to the end, or for a number of seconds."""
        if not self.is_pretrained:
            self._imitate()
        self._play(seconds)

    def _imitate(self) -> None:
        config = self.config.imitation
        if not config.epochs:
            return
        rollout = Rollout(self.batches(config.games, teacher=config.teacher), config.steps, self.device)
        start = time.monotonic()
        rollout.collect(None)
        rollout.close()
        count = rollout.actions.numel()
        seconds = time.monotonic() - start
        self.report(f"{count:,} decisions of {config.teacher} in {seconds:.0f} s; {summary(rollout.finished)}")
        imitate(self.network, rollout, config, self.report)
        self.save()

    def _play(self, seconds: float) -> None:
        config = self.config.self_play
        if self.decisions >= config.decisions:
            return
        optimizer = torch.optim.AdamW(self.network.parameters(), lr=0, weight_decay=1e-4, fused=self.device == "cuda")
        rollout = Rollout(self.batches(config.games, config.opponents), config.steps, self.device)
        number, last_evaluation = 0, self.decisions
        while self.decisions < config.decisions and time.monotonic() - self.start < seconds:
            progress = self.decisions / config.decisions
            learning_rate = config.learning_rate.value(progress) * min(1.0, (number + 1) / WARM_UP)
            for group in optimizer.param_groups:
                group["lr"] = learning_rate
            start = time.monotonic()
            rollout.collect(self.network)
            collect_seconds = time.monotonic() - start
            metrics = update(self.network, optimizer, rollout, config, config.entropy_coef.value(progress))
            self.decisions += rollout.actions.numel()
            self._report_update(number, rollout, metrics, collect_seconds, time.monotonic() - start)
            number += 1
            if self.decisions - last_evaluation >= self.config.evaluation.every:
                last_evaluation = self.decisions
                self.save()
                self.evaluate(self.config.evaluation.players, self.config.evaluation.games)
        rollout.close()
        self.save()

    def evaluate(self, players: list[int], games: int, seed: int = 10_000_000) -> list[EvaluationResult]:
        """Evaluate the network against the configured opponents, on deals that training never uses."""
        results = []
        for count in players:
            result = evaluate(
                self.network, self.device, self.processes, self.config.game, count, max(2, games // count), seed=seed,
                rounds=self.config.max_rounds, opponents=self.config.evaluation.opponents if count > 1 else "",
                **self.config.options,
            )  # fmt: skip
            self.report(str(result))
            rates = {"win_rate": result.win_rate, "margin": result.margin}
            self.metrics.write("evaluation", self.decisions, rates, players=count)
            results.append(result)
        return results

    def save(self) -> None:
        """Write a checkpoint."""
        info = encoder(self.config.game).checkpoint_info(**self.config.setups())
        shape = {"width": self.config.width, "blocks": self.config.blocks}
        save_checkpoint(self.network, self.checkpoint, info, {"decisions": self.decisions, **shape})

    def _report_update(
        self, number: int, rollout: Rollout, metrics: UpdateMetrics, collect_seconds: float, seconds: float
    ) -> None:
        """Write the metrics of an update, and now and then a checkpoint and a line of progress."""
        count = rollout.actions.numel()
        decisions_per_second = {"decisions_per_second": count / collect_seconds}
        self.metrics.write("self_play", self.decisions, {**decisions_per_second, **asdict(metrics)})
        if number % CHECKPOINT_INTERVAL == 0:
            self.save()
            remaining = max(0, self.config.self_play.decisions - self.decisions) * seconds / count / 60
            self.report(
                f"{self.decisions:,} decisions, {remaining:.0f} min left; {count / collect_seconds:,.0f}/s played "
                f"(waited {rollout.wait_seconds / collect_seconds:.0%}), {count / seconds:,.0f}/s in all; "
                f"value loss {metrics.value_loss:.2f}, entropy {metrics.entropy:.3f}, KL {metrics.approx_kl:.4f}, "
                f"clipped {metrics.clip_fraction:.1%}; {summary(rollout.finished)}"
            )


def summary(finished: list[FinishedGame]) -> str:
    """Return a line about finished games, by the number of players."""
    parts = []
    for players in sorted({game.players for game in finished}):
        games = [game for game in finished if game.players == players]
        points = mean(max(game.points) for game in games)
        truncated = sum(game.truncated for game in games)
        suffix = f", {truncated} truncated" if truncated else ""
        parts.append(f"{players} players {len(games)} games, winners {points:.0f}{suffix}")
    return "; ".join(parts)
