"""The nets that are shipped: where they lie, whether they can be used, and how they answer without more than numpy."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from valles.games.registry import part
from valles.players.trained import ForeignEncoding, Trained

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

NETS: Final = Path(__file__).with_name("nets")
INSTALL: Final = "pip install 'valles[server]'"
SMALL: Final = 1e-5
"""What keeps a norm from dividing by nothing."""


class UnusableNet(ValueError):
    """The net of a game cannot be used; the message says why, and what to do."""


def files(game: str, folder: Path = NETS) -> tuple[Path, Path]:
    """The weights of a game's net, and what is told of them."""
    return folder / f"{game}.npz", folder / f"{game}.json"


@cache
def exists(game: str, folder: Path = NETS) -> bool:
    return files(game, folder)[1].exists()


def checksum(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


@cache
def known(game: str, folder: Path = NETS) -> Trained:
    """What the game's net was trained for; raises UnusableNet unless it can be used here."""
    weights, beside = files(game, folder)
    for library in ("numpy", "threadpoolctl"):
        if find_spec(library) is None:
            raise UnusableNet(f"{library} is not installed; this installs it: {INSTALL}")
    try:
        about = json.loads(beside.read_text(encoding="utf-8"))
        trained = Trained(**about["trained"])
        whole = checksum(weights) == about["checksum"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise UnusableNet(again(weights, f"cannot be read: {type(error).__name__}")) from error
    if not whole:
        raise UnusableNet(again(weights, "are damaged"))
    try:
        trained.check()
    except ForeignEncoding as error:
        raise UnusableNet(again(weights, f"are of another version: {error}")) from error
    return trained


def again(weights: Path, problem: str) -> str:
    return f"the weights {weights} {problem}; this installs them again: pip install --force-reinstall --no-deps valles"


@cache
def net(game: str, folder: Path = NETS) -> Net:
    """The net of a game, loaded once."""
    return Net(known(game, folder), files(game, folder)[0])


class Net:
    """What a seat knows goes in, how much speaks for each of its options and what the game will be worth come out."""

    def __init__(self, trained: Trained, weights: Path) -> None:
        import numpy as np
        from threadpoolctl import ThreadpoolController

        self.trained: Final = trained
        self._np: Final = np
        self._threads: Final = ThreadpoolController()
        here = part(trained.game, "encoding")
        self._choices: Final = len(here.vocabulary)
        divisors = [1] * trained.options + here.layout.divisors[: trained.columns]
        with np.load(weights) as kept:
            arrays = {name: kept[name] for name in kept.files}
        self._enter: Final = arrays["enter.weight"]
        """By option and column, as whole numbers: of several thousand only a few hundred are wanted at a time."""
        self._enter_scale: Final[Floats] = arrays["enter.weight.scale"] / np.array(divisors, np.float32)
        self._arrays: Final[dict[str, Floats]] = {}
        for name, array in arrays.items():
            if array.dtype == np.int8 and not name.startswith("enter."):
                self._arrays[name] = np.ascontiguousarray((array * arrays[f"{name}.scale"][:, None]).T)
            elif array.ndim == 1:
                self._arrays[name] = array.astype(np.float32)
        self._blocks: Final = sum(name.endswith(".first.weight") for name in self._arrays)

    def spoken(self, row: bytes | bytearray, options: list[int]) -> list[float]:
        """What speaks for each of the options, of a row of the game's encoding."""
        found: list[float] = self.judged([row])[0][0][options].tolist()
        return found

    def judged(self, rows: Sequence[bytes | bytearray]) -> tuple[Floats, Floats]:
        """What speaks for every option, legal or not, and the value, of each of several rows together."""
        np = self._np
        told = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        with self._threads.limit(limits=1, user_api="blas"):  # other cores have better things to do
            inner = self._entered(told)
            for block in range(self._blocks):
                at = f"blocks.{block}."
                inside = self._through(f"{at}first", self._normed(inner, f"{at}norm"))
                inner = inner + self._through(f"{at}second", self._bent(inside))
            left = self._normed(self._bent(inner), "leave")
            return self._through("policy", left), self._through("value", left)[:, 0]

    def _entered(self, told: NDArray[np.uint8]) -> Floats:
        """The first layer, of the options and columns that are not nothing in any of the rows."""
        np, trained = self._np, self.trained
        there = np.flatnonzero(told.any(axis=0))
        there = there[(there < trained.options) | (there >= self._choices)]
        there = there[there < self._choices + trained.columns]
        place = np.where(there < self._choices, there, there - (self._choices - trained.options))
        entered: Floats = (told[:, there] * self._enter_scale[place]) @ self._enter[place].astype(np.float32)
        return entered + self._arrays["enter.bias"]

    def _through(self, name: str, inner: Floats) -> Floats:
        weighed: Floats = inner @ self._arrays[f"{name}.weight"]
        return weighed + self._arrays[f"{name}.bias"]

    def _normed(self, inner: Floats, name: str) -> Floats:
        centred = inner - inner.mean(axis=1, keepdims=True)
        spread = self._np.sqrt((centred * centred).mean(axis=1, keepdims=True) + SMALL)
        weighed = centred / spread * self._arrays[f"{name}.weight"] + self._arrays[f"{name}.bias"]
        normed: Floats = weighed.astype(self._np.float32, copy=False)
        return normed

    def _bent(self, inner: Floats) -> Floats:
        """GELU, by the hyperbolic tangent."""
        cubed = inner * inner * inner
        bent: Floats = 0.5 * inner * (1 + self._np.tanh(0.7978845608 * (inner + 0.044715 * cubed)))
        return bent
