"""Imitation: supervised learning of a teacher's actions and of how its games end."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import nn
from torch.nn import functional

from valles.learn.config import ImitationConfig
from valles.learn.network import PolicyNetwork
from valles.learn.rollout import Rollout, autocast

VALIDATION_INTERVAL = 20
"""One game in so many is held out for validation."""


def imitate(network: PolicyNetwork, rollout: Rollout, config: ImitationConfig, report: Callable[[str], None]) -> None:
    """Train the network on the teacher's actions in a rollout."""
    advantages, _, terminated = rollout.advantages(1.0)
    # All values are zero, so an advantage is the whole return.
    returns, weights = advantages.view(-1), terminated.view(-1).float()
    rows, actions = rollout.rows.flatten(0, 2), rollout.actions.view(-1)
    held_out = torch.zeros_like(advantages, dtype=torch.bool)
    held_out[:, ::VALIDATION_INTERVAL] = True
    training, validation = (~held_out).view(-1).nonzero()[:, 0], held_out.view(-1).nonzero()[:, 0]
    optimizer = torch.optim.AdamW(network.parameters(), weight_decay=1e-4)
    steps = config.epochs * math.ceil(len(training) / config.minibatch_size)
    step = 0
    for epoch in range(config.epochs):
        order = training[torch.randperm(len(training), device=rollout.device)]
        for minibatch in order.split(config.minibatch_size):
            for group in optimizer.param_groups:
                group["lr"] = config.learning_rate * (0.5 + 0.5 * math.cos(math.pi * step / steps)) + 1e-5
            with autocast(rollout.device):
                logits, values = network(rows[minibatch])
            errors = weights[minibatch] * (values - returns[minibatch]) ** 2
            value_loss = errors.sum() / (weights[minibatch].sum() + 1)
            loss = functional.cross_entropy(logits, actions[minibatch]) + value_loss
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            step += 1
        report(f"imitation, epoch {epoch + 1}: {accuracy(network, rollout, validation):.1%} of the teacher's actions")


def accuracy(network: PolicyNetwork, rollout: Rollout, validation: torch.Tensor) -> float:
    """Return the share of held-out decisions at which the network's first choice is the teacher's action."""
    rows, actions = rollout.rows.flatten(0, 2), rollout.actions.view(-1)
    correct = 0
    with torch.no_grad(), autocast(rollout.device):
        for minibatch in validation.split(8192):
            correct += int((network(rows[minibatch])[0].argmax(-1) == actions[minibatch]).sum())
    return correct / len(validation)
