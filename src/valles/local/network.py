"""The trained networks in a browser, which has no numpy: the page's own code computes the forward pass."""

from __future__ import annotations

import ast
import json
import struct
import zipfile
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from valles.games.registry import part
from valles.players.checkpoint import CheckpointInfo, parameter_name

MAGIC_LENGTH: Final = 10
"""The bytes before the header of an array."""

ForwardPass = Callable[[bytes, int], bytes]
"""Returns the logits of all options for each row, then the value of each row, as floats of 32 bits."""
Build = Callable[[str, dict[str, tuple[str, bytes]]], ForwardPass]
"""Makes a forward pass from the shape of a network as JSON, and its weights by name, as type and bytes."""


def arrays(weights: Path) -> Iterator[tuple[str, str, tuple[int, ...], bytes]]:
    """Yield the arrays of a file of numpy: name, type, shape and content."""
    with zipfile.ZipFile(weights) as file:
        for name in file.namelist():
            content = file.read(name)
            length = int.from_bytes(content[8:MAGIC_LENGTH], "little")
            header = ast.literal_eval(content[MAGIC_LENGTH : MAGIC_LENGTH + length].decode("latin-1"))
            yield name.removesuffix(".npy"), header["descr"], header["shape"], content[MAGIC_LENGTH + length :]


def plain_weights(weights: Path) -> dict[str, tuple[str, bytes]]:
    """Return weights by name as integers of 8 bits or floats of 32, which every browser has."""
    result = {}
    for name, kind, _, content in arrays(weights):
        if kind == "<f2":
            kind, content = "<f4", array("f", struct.unpack(f"<{len(content) // 2}e", content)).tobytes()
        result[parameter_name(name)] = (kind, content)
    return result


def shape(info: CheckpointInfo, weights: Mapping[str, tuple[str, bytes]]) -> dict[str, object]:
    """Return the sizes of a network, and the part of a row that it knows."""
    encoding: Any = part(info.game, "encoding")  # each game has its own
    return {
        "width": len(weights["input.bias"][1]) // 4,
        "blocks": sum(name.endswith(".first.bias") for name in weights),
        "options": info.options,
        "columns": info.columns,
        "choices": len(encoding.vocabulary),
        "divisors": list(encoding.layout.divisors[: info.columns]),
    }


class PageNetwork:
    """A network whose forward pass is computed by the page."""

    def __init__(self, info: CheckpointInfo, weights: Path, build: Build) -> None:
        self.info: Final = info
        loaded = plain_weights(weights)
        self._forward: Final = build(json.dumps(shape(info, loaded)), loaded)

    def logits(self, row: bytes | bytearray, options: list[int]) -> list[float]:
        """Return the logits of some options, for a row of the game's encoding."""
        logits = self.forward([row])[0][0]
        return [logits[option] for option in options]

    def forward(self, rows: Sequence[bytes | bytearray]) -> tuple[list[Any], list[float]]:  # arrays of floats
        """Return the logits of all options, legal or not, and the value of each row of a batch."""
        numbers = array("f", self._forward(b"".join(rows), len(rows)))
        size = self.info.options
        logits = [numbers[size * row : size * (row + 1)] for row in range(len(rows))]
        return logits, list(numbers[size * len(rows) :])
