"""Proximal policy optimization (PPO) of a network on a rollout of self-play."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from valles.learn.config import SelfPlayConfig
from valles.learn.network import PolicyNetwork
from valles.learn.rollout import Rollout, autocast

MAX_GRAD_NORM = 0.5


@dataclass(frozen=True)
class UpdateMetrics:
    """Means over the minibatches of an update."""

    value_loss: float
    """Squared error of the values, relative to the variance of the returns: 0 is perfect, 1 no better than the mean."""
    entropy: float
    approx_kl: float
    clip_fraction: float


def update(
    network: PolicyNetwork,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    config: SelfPlayConfig,
    entropy_coef: float,
) -> UpdateMetrics:
    """Train the network on a rollout for some epochs, and return metrics of that."""
    advantages, valid, _ = rollout.advantages(config.gae_lambda)
    advantages = advantages.view(-1)
    rows, actions = rollout.rows.flatten(0, 2), rollout.actions.view(-1)
    old_log_probs, returns = rollout.log_probs.view(-1), advantages + rollout.values.view(-1)
    indices = valid.view(-1).nonzero()[:, 0]
    mean, std = advantages[indices].mean(), advantages[indices].std() + 1e-6
    metrics = torch.zeros(4, device=rollout.device)
    count = 0
    for _ in range(config.epochs):
        order = indices[torch.randperm(len(indices), device=rollout.device)]
        for minibatch in order.split(config.minibatch_size):
            if len(minibatch) < config.minibatch_size // 2 and count:
                continue
            with autocast(rollout.device):
                logits, values = network(rows[minibatch])
            all_log_probs = torch.log_softmax(logits, -1)
            log_probs = all_log_probs.gather(1, actions[minibatch][:, None])[:, 0]
            ratio = (log_probs - old_log_probs[minibatch]).exp()
            normalized = (advantages[minibatch] - mean) / std
            value_loss = functional.mse_loss(values, returns[minibatch])
            entropy = -(all_log_probs.exp() * all_log_probs.clamp_min(-30)).sum(-1).mean()
            loss = policy_loss(ratio, normalized, config.clip_coef) + config.value_coef * value_loss
            loss = loss - entropy_coef * entropy
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), MAX_GRAD_NORM)
            optimizer.step()
            with torch.no_grad():
                relative_loss = value_loss / (returns[minibatch].var() + 1e-6)
                approx_kl = (old_log_probs[minibatch] - log_probs).mean()
                clip_fraction = ((ratio - 1).abs() > config.clip_coef).float().mean()
                metrics += torch.stack([relative_loss, entropy, approx_kl, clip_fraction])
            count += 1
    return UpdateMetrics(*(metrics / count).tolist())


def policy_loss(ratio: Tensor, advantages: Tensor, clip_coef: float) -> Tensor:
    """Return the clipped surrogate loss of PPO."""
    return -torch.minimum(ratio * advantages, ratio.clamp(1 - clip_coef, 1 + clip_coef) * advantages).mean()
