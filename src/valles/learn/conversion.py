"""Makes of the weights of a training those that are shipped: 8 bits each, with a scale for each row."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from valles.players.net import checksum, files
from valles.players.trained import Trained
from valles.research.encode import encoder

Arrays = Mapping[str, NDArray[Any]]
LARGEST = 127


def shipped(
    weights: Path,
    folder: Path,
    *,
    columns: Sequence[str] | None = None,
    alike: Mapping[str, str] | None = None,
    setups: Mapping[str, Sequence[Any]] | None = None,
) -> Path:
    """Write the net that `learned` plays with into a folder; the file of its weights.

    `columns` are the names of those that the weights were trained with, where others have come between them since.
    `alike` names columns that training never saw, each with the one whose weights it gets, and `setups` the values of
    variants that the net can play because of it.
    """
    with np.load(weights) as kept:
        about = json.loads(kept["about"].tobytes())
        arrays = {name: kept[name].astype(np.float32) for name in kept.files if name != "about"}
    trained = Trained(**about.pop("trained"))
    here = encoder(trained.game)
    if columns is None:
        trained.check()
        columns = here.columns()[: trained.columns]
    known = here.digest(here.width, trained.options)
    knows = {**trained.setups, **(setups or {})}
    now = Trained(trained.game, here.version, here.width, trained.options, known, knows)
    arrays["enter.weight"] = entered(arrays["enter.weight"].T, trained, columns, alike or {})
    found: dict[str, NDArray[Any]] = {}
    for name, array in arrays.items():
        found.update(eight_bits(name, array) if array.ndim > 1 else {name: array.astype(np.float16)})
    target, beside = files(trained.game, folder)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(target, **found)  # type: ignore[arg-type, unused-ignore]
    told = {"trained": now.data(), "checksum": checksum(target), **about}
    beside.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return target


def entered(
    weights: NDArray[Any], trained: Trained, columns: Sequence[str], alike: Mapping[str, str]
) -> NDArray[np.float32]:
    """The first layer by what goes in: a row for each option, then for each column that there is now."""
    here = encoder(trained.game)
    rows = {name: weights[trained.options + place] for place, name in enumerate(columns)}
    found = np.zeros((trained.options + here.width, weights.shape[1]), np.float32)
    found[: trained.options] = weights[: trained.options]
    for place, name in enumerate(here.columns()):
        row = rows.get(alike.get(name, name))
        if row is not None:
            found[trained.options + place] = row
    return found


def eight_bits(name: str, array: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """The array as whole numbers, and what each row is multiplied with."""
    scale = np.abs(array).max(axis=1) / LARGEST
    scale[scale == 0] = 1
    return {name: np.rint(array / scale[:, None]).astype(np.int8), f"{name}.scale": scale.astype(np.float32)}
