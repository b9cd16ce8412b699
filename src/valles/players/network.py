"""The shipped networks: their files, whether they can be used here, and their forward pass in numpy."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from valles.games.registry import part
from valles.players.checkpoint import CheckpointInfo, IncompatibleEncoding, parameter_name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

FOLDER: Final = Path(__file__).with_name("nets")
INSTALL: Final = "pip install 'valles[server]'"
EPSILON: Final = 1e-5
"""Added to the variance of a layer norm."""


class Network(Protocol):
    """A trained policy and value network."""

    @property
    def info(self) -> CheckpointInfo:
        """The set-ups that it was trained for, with columns and options."""

    def logits(self, row: bytes | bytearray, options: list[int]) -> list[float]:
        """Return the logits of some options, for a row of the game's encoding."""

    def forward(self, rows: Sequence[bytes | bytearray]) -> tuple[Any, Any]:  # arrays, or sequences like them
        """Return the logits of all options for each row of a batch, and the value of each row."""


Load = Callable[[CheckpointInfo, Path], Network]
_load: Load | None = None


def set_loader(load: Load) -> None:
    """Load networks in another way than by numpy, for a browser, whose weights may come later."""
    global _load
    _load = load
    for cached in (network_info, network):
        cached.cache_clear()


class UnusableNetwork(ValueError):
    """The network of a game cannot be used; the message says why, and what to do."""


def weight_files(game: str, folder: Path = FOLDER) -> tuple[Path, Path]:
    """Return the file of a game's weights, and the file with information about them."""
    return folder / f"{game}.npz", folder / f"{game}.json"


@cache
def has_network(game: str, folder: Path = FOLDER) -> bool:
    """Return True if there is a network for a game."""
    return weight_files(game, folder)[1].exists()


def checksum(path: Path) -> str:
    """Return a hash of a file."""
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


@cache
def network_info(game: str, folder: Path = FOLDER) -> CheckpointInfo:
    """Return what a game's network was trained for.

    Raises:
        UnusableNetwork: It cannot be used here.
    """
    weights, info_file = weight_files(game, folder)
    for library in () if _load else ("numpy", "threadpoolctl"):
        if find_spec(library) is None:
            raise UnusableNetwork(f"{library} is not installed; this installs it: {INSTALL}")
    try:
        about = json.loads(info_file.read_text(encoding="utf-8"))
        info = CheckpointInfo(**about["trained"])
        is_intact = _load is not None or checksum(weights) == about["checksum"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnusableNetwork(reinstall(weights, f"cannot be read: {type(error).__name__}")) from error
    if not is_intact:
        raise UnusableNetwork(reinstall(weights, "are damaged"))
    try:
        info.check()
    except IncompatibleEncoding as error:
        raise UnusableNetwork(reinstall(weights, f"are of another version: {error}")) from error
    return info


def reinstall(weights: Path, problem: str) -> str:
    """Return a sentence about a problem with weights, with the command that installs them again."""
    return f"the weights {weights} {problem}; this installs them again: pip install --force-reinstall --no-deps valles"


@cache
def network(game: str, folder: Path = FOLDER) -> Network:
    """Return the network of a game, loaded once."""
    return (_load or NumpyNetwork)(network_info(game, folder), weight_files(game, folder)[0])


class NumpyNetwork:
    """A trained policy and value network that needs nothing but numpy."""

    def __init__(self, info: CheckpointInfo, weights: Path) -> None:
        import numpy as np
        from threadpoolctl import ThreadpoolController

        self.info: Final = info
        self._np: Final = np
        self._threads: Final = ThreadpoolController()
        encoding = part(info.game, "encoding")
        self._choices: Final = len(encoding.vocabulary)
        divisors = [1] * info.options + encoding.layout.divisors[: info.columns]
        with np.load(weights) as file:
            arrays = {parameter_name(name): file[name] for name in file.files}
        self._input: Final = arrays["input.weight"]
        """Weights by option and column, as integers: of several thousand only a few hundred are used at a time."""
        self._input_scale: Final[Floats] = arrays["input.weight.scale"] / np.array(divisors, np.float32)
        self._arrays: Final[dict[str, Floats]] = {}
        for name, array in arrays.items():
            if array.dtype == np.int8 and not name.startswith("input."):
                self._arrays[name] = np.ascontiguousarray((array * arrays[f"{name}.scale"][:, None]).T)
            elif array.ndim == 1:
                self._arrays[name] = array.astype(np.float32)
        self._blocks: Final = sum(name.endswith(".first.weight") for name in self._arrays)

    def logits(self, row: bytes | bytearray, options: list[int]) -> list[float]:
        """Return the logits of some options, for a row of the game's encoding."""
        logits: list[float] = self.forward([row])[0][0][options].tolist()
        return logits

    def forward(self, rows: Sequence[bytes | bytearray]) -> tuple[Floats, Floats]:
        """Return the logits of all options, legal or not, and the value of each row of a batch."""
        np = self._np
        batch = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        with self._threads.limit(limits=1, user_api="blas"):  # other processes need the other cores
            hidden = self._input_layer(batch)
            for block in range(self._blocks):
                name = f"blocks.{block}."
                inner = self._linear(f"{name}first", self._layer_norm(hidden, f"{name}norm"))
                hidden = hidden + self._linear(f"{name}second", self._gelu(inner))
            output = self._layer_norm(self._gelu(hidden), "output_norm")
            return self._linear("policy", output), self._linear("value", output)[:, 0]

    def _input_layer(self, batch: NDArray[np.uint8]) -> Floats:
        """Return the first layer, computed from the inputs that are not zero in all rows."""
        np, info = self._np, self.info
        nonzero = np.flatnonzero(batch.any(axis=0))
        nonzero = nonzero[(nonzero < info.options) | (nonzero >= self._choices)]
        nonzero = nonzero[nonzero < self._choices + info.columns]
        index = np.where(nonzero < self._choices, nonzero, nonzero - (self._choices - info.options))
        hidden: Floats = (batch[:, nonzero] * self._input_scale[index]) @ self._input[index].astype(np.float32)
        return hidden + self._arrays["input.bias"]

    def _linear(self, name: str, hidden: Floats) -> Floats:
        product: Floats = hidden @ self._arrays[f"{name}.weight"]
        return product + self._arrays[f"{name}.bias"]

    def _layer_norm(self, hidden: Floats, name: str) -> Floats:
        centered = hidden - hidden.mean(axis=1, keepdims=True)
        std = self._np.sqrt((centered * centered).mean(axis=1, keepdims=True) + EPSILON)
        scaled = centered / std * self._arrays[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        normalized: Floats = scaled.astype(self._np.float32, copy=False)
        return normalized

    def _gelu(self, hidden: Floats) -> Floats:
        """Return the GELU activation, in its approximation by tanh."""
        cube = hidden * hidden * hidden
        activation: Floats = 0.5 * hidden * (1 + self._np.tanh(0.7978845608 * (hidden + 0.044715 * cube)))
        return activation
