"""The policy and value network: from what a seat knows to a logit for each option and a value."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from valles.learn.weights import read_weights
from valles.players.checkpoint import CheckpointInfo
from valles.research.encode import Encoder, encoder

MASKED = -1e9
"""The logit of an option that is not legal."""


class ResidualBlock(nn.Module):
    """Two linear layers whose output is added to their input. An untrained block adds zero."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, hidden: Tensor) -> Tensor:
        """Return the hidden layer with the block's output added."""
        residual: Tensor = self.second(functional.gelu(self.first(self.norm(hidden)), approximate="tanh"))
        return hidden + residual


class PolicyNetwork(nn.Module):
    """A residual network with a policy head and a value head."""

    scale: Tensor

    def __init__(self, encoder: Encoder, width: int, blocks: int) -> None:
        super().__init__()
        self.choices = encoder.choices
        scale = np.concatenate([np.ones(encoder.choices, np.float32), encoder.scale])
        self.register_buffer("scale", torch.from_numpy(scale))
        self.input = nn.Linear(encoder.choices + encoder.width, width)
        self.blocks = nn.ModuleList(ResidualBlock(width) for _ in range(blocks))
        self.output_norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, encoder.choices)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.input.weight, 0, 0.1)
        nn.init.normal_(self.policy.weight, 0, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.normal_(self.value.weight, 0, 0.01)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """Return the masked logits of all options and the values of rows of bytes."""
        dtype = torch.bfloat16 if torch.is_autocast_enabled() else torch.float32
        hidden = self.input(rows.to(dtype) * self.scale.to(dtype))
        for block in self.blocks:
            hidden = block(hidden)
        hidden = self.output_norm(functional.gelu(hidden, approximate="tanh"))
        logits = self.policy(hidden).float().masked_fill(rows[..., : self.choices] == 0, MASKED)
        return logits, self.value(hidden).squeeze(-1).float()


def save_checkpoint(network: PolicyNetwork, path: Path, info: CheckpointInfo, metadata: dict[str, Any]) -> None:
    """Write the weights in half precision, with what they were trained for."""
    arrays = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in network.state_dict().items()}
    del arrays["scale"]
    about = np.frombuffer(json.dumps({"trained": info.data(), **metadata}).encode(), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".fresh.npz")
    np.savez(temporary, about=about, **arrays)
    temporary.replace(path)


def load_checkpoint(network: PolicyNetwork, path: Path) -> dict[str, Any]:
    """Load the weights of a checkpoint or of a shipped network, and return its metadata.

    Columns and options that were added since the checkpoint start with zero weights.
    """
    metadata, arrays = read_weights(path)
    load_arrays(network, CheckpointInfo(**metadata["trained"]), arrays)
    return metadata


def load_network(path: Path, device: str) -> PolicyNetwork:
    """Return the network of a checkpoint."""
    metadata, arrays = read_weights(path)
    info = CheckpointInfo(**metadata["trained"])
    network = PolicyNetwork(encoder(info.game), metadata["width"], metadata["blocks"])
    load_arrays(network, info, arrays)
    return network.to(device)


def load_arrays(network: PolicyNetwork, info: CheckpointInfo, arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Copy weights into a network.

    Raises:
        IncompatibleEncoding: They were trained for other columns or options.
    """
    info.check()
    for name, parameter in network.state_dict().items():
        if name == "scale":
            continue
        weights = torch.from_numpy(arrays[name])
        if name == "input.weight":
            parameter.zero_()
            parameter[:, : info.options] = weights[:, : info.options]
            parameter[:, network.choices : network.choices + info.columns] = weights[:, info.options :]
        elif name.startswith("policy."):
            parameter.zero_()
            parameter[: info.options] = weights
        else:
            parameter.copy_(weights)
