"""Learning to answer as a teacher does, and to foresee how its games end."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import nn
from torch.nn import functional

from valles.learn.configuration import Imitation
from valles.learn.experience import Window, half_precision
from valles.learn.net import Net

HELD_OUT = 20
"""One game in so many is not learned from, but shows what was learned."""


def imitate(net: Net, window: Window, wanted: Imitation, tell: Callable[[str], None]) -> None:
    """Learn from what the teacher has answered in the window."""
    gains, _, ends = window.advantages(1.0)
    returns, ended = gains.view(-1), ends.view(-1).float()  # the values are nothing, so a gain is the whole reward
    rows, answers = window.rows.flatten(0, 2), window.chosen.view(-1)
    held = torch.zeros_like(gains, dtype=torch.bool)
    held[:, ::HELD_OUT] = True
    learned, shown = (~held).view(-1).nonzero()[:, 0], held.view(-1).nonzero()[:, 0]
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=1e-4)
    steps = wanted.epochs * math.ceil(len(learned) / wanted.minibatch)
    done = 0
    for epoch in range(wanted.epochs):
        order = learned[torch.randperm(len(learned), device=window.device)]
        for some in order.split(wanted.minibatch):
            for group in optimiser.param_groups:
                group["lr"] = wanted.rate * (0.5 + 0.5 * math.cos(math.pi * done / steps)) + 1e-5
            with half_precision(window.device):
                spoken, value = net(rows[some])
            missed = (ended[some] * (value - returns[some]) ** 2).sum() / (ended[some].sum() + 1)
            loss = functional.cross_entropy(spoken, answers[some]) + missed
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            done += 1
        tell(f"imitation, epoch {epoch + 1}: {agreement(net, window, shown):.1%} of the teacher's answers")


def agreement(net: Net, window: Window, shown: torch.Tensor) -> float:
    """How often the net's likeliest answer is the teacher's."""
    rows, answers = window.rows.flatten(0, 2), window.chosen.view(-1)
    same = 0
    with torch.no_grad(), half_precision(window.device):
        for some in shown.split(8192):
            same += int((net(rows[some])[0].argmax(-1) == answers[some]).sum())
    return same / len(shown)
