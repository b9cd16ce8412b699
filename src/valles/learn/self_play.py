"""Learning from games against oneself, by proximal policy optimisation (PPO)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from valles.learn.configuration import SelfPlay
from valles.learn.experience import Window, half_precision
from valles.learn.net import Net


@dataclass(frozen=True)
class Learned:
    """How one window was learned from."""

    value_error: float
    """Of what is to be foreseen, how much was not: 0 is perfect, 1 no better than the mean."""
    entropy: float
    divergence: float
    clipped: float


def learn(net: Net, optimiser: torch.optim.Optimizer, window: Window, wanted: SelfPlay, entropy: float) -> Learned:
    gains, known, _ = window.advantages(wanted.fade)
    gains = gains.view(-1)
    rows, chosen = window.rows.flatten(0, 2), window.chosen.view(-1)
    before, returns = window.likely.view(-1), gains + window.values.view(-1)
    places = known.view(-1).nonzero()[:, 0]
    mean, spread = gains[places].mean(), gains[places].std() + 1e-6
    told = torch.zeros(4, device=window.device)
    count = 0
    for _ in range(wanted.epochs):
        order = places[torch.randperm(len(places), device=window.device)]
        for some in order.split(wanted.minibatch):
            if len(some) < wanted.minibatch // 2 and count:
                continue
            with half_precision(window.device):
                spoken, value = net(rows[some])
            likely = torch.log_softmax(spoken, -1)
            now = likely.gather(1, chosen[some][:, None])[:, 0]
            ratio = (now - before[some]).exp()
            gain = (gains[some] - mean) / spread
            missed = functional.mse_loss(value, returns[some])
            doubt = -(likely.exp() * likely.clamp_min(-30)).sum(-1).mean()
            loss = surrogate(ratio, gain, wanted.clip) + wanted.value_weight * missed - entropy * doubt
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            with torch.no_grad():
                outside = ((ratio - 1).abs() > wanted.clip).float().mean()
                told += torch.stack(
                    [missed / (returns[some].var() + 1e-6), doubt, (before[some] - now).mean(), outside]
                )
            count += 1
    return Learned(*(told / count).tolist())


def surrogate(ratio: Tensor, gain: Tensor, clip: float) -> Tensor:
    """What PPO makes small: nothing is gained by leaving what was likely before too far behind."""
    return -torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
