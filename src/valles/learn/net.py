"""The net: what a seat knows goes in, a number for each option and what the game will be worth come out."""

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

from valles.learn.conversion import read
from valles.research.encode import Encoder, Trained, encoder

FORBIDDEN = -1e9
"""In place of what the net thinks of an option that is not legal."""


class Block(nn.Module):
    """Two layers that add to what they are given; in the beginning nothing."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)
        nn.init.zeros_(self.second.bias)

    def forward(self, inner: Tensor) -> Tensor:
        changed: Tensor = self.second(functional.gelu(self.first(self.norm(inner)), approximate="tanh"))
        return inner + changed


class Net(nn.Module):
    scale: Tensor

    def __init__(self, encoder: Encoder, width: int, blocks: int) -> None:
        super().__init__()
        self.choices = encoder.choices
        scale = np.concatenate([np.ones(encoder.choices, np.float32), encoder.scale])
        self.register_buffer("scale", torch.from_numpy(scale))
        self.enter = nn.Linear(encoder.choices + encoder.width, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.leave = nn.LayerNorm(width)
        self.policy = nn.Linear(width, encoder.choices)
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.enter.weight, 0, 0.1)
        nn.init.normal_(self.policy.weight, 0, 0.01)
        nn.init.zeros_(self.policy.bias)
        nn.init.normal_(self.value.weight, 0, 0.01)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What speaks for each option, those that are not legal excluded, and the value, of rows of bytes."""
        kind = torch.bfloat16 if torch.is_autocast_enabled() else torch.float32
        inner = self.enter(rows.to(kind) * self.scale.to(kind))
        for block in self.blocks:
            inner = block(inner)
        inner = self.leave(functional.gelu(inner, approximate="tanh"))
        spoken = self.policy(inner).float().masked_fill(rows[..., : self.choices] == 0, FORBIDDEN)
        return spoken, self.value(inner).squeeze(-1).float()


def save(net: Net, path: Path, trained: Trained, told: dict[str, Any]) -> None:
    """Write the weights in half precision, with what they were trained for."""
    arrays = {name: value.detach().cpu().numpy().astype(np.float16) for name, value in net.state_dict().items()}
    del arrays["scale"]
    about = np.frombuffer(json.dumps({"trained": trained.data(), **told}).encode(), np.uint8)
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".fresh.npz")
    np.savez(fresh, about=about, **arrays)
    fresh.replace(path)


def load(net: Net, path: Path) -> dict[str, Any]:
    """Read weights of this or an earlier encoding; columns and options that came later begin with nothing.

    What is shipped can be read as well as a checkpoint.
    """
    about, arrays = read(path)
    fill(net, Trained(**about["trained"]), arrays)
    return about


def loaded(path: Path, device: str) -> Net:
    """The net whose weights lie there."""
    about, arrays = read(path)
    trained = Trained(**about["trained"])
    net = Net(encoder(trained.game), about["width"], about["blocks"])
    fill(net, trained, arrays)
    return net.to(device)


def fill(net: Net, trained: Trained, arrays: Mapping[str, NDArray[np.float32]]) -> None:
    """Put weights into a net; raises ForeignEncoding if they do not fit."""
    trained.check()
    for name, value in net.state_dict().items():
        if name == "scale":
            continue
        old = torch.from_numpy(arrays[name])
        if name == "enter.weight":
            value.zero_()
            value[:, : trained.options] = old[:, : trained.options]
            value[:, net.choices : net.choices + trained.columns] = old[:, trained.options :]
        elif name.startswith("policy."):
            value.zero_()
            value[: trained.options] = old
        else:
            value.copy_(old)
