"""Reads weights, and makes of those of a training what is shipped: 8 bits each, with a scale for each row."""

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


def read(path: Path) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """What is told of weights, and the weights as they are trained; of a checkpoint, or of what is shipped."""
    with np.load(path) as kept:
        arrays = {name: kept[name] for name in kept.files}
    if "about" in arrays:
        about = json.loads(arrays.pop("about").tobytes())
        return about, {name: array.astype(np.float32) for name, array in arrays.items()}
    about = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    whole = {name: array for name, array in arrays.items() if not name.endswith(".scale")}
    for name, array in whole.items():
        by = arrays.get(f"{name}.scale")
        whole[name] = array.astype(np.float32) if by is None else array * by[:, None]
    return about, {**whole, "enter.weight": whole["enter.weight"].T}


def halfway(before: Arrays, after: Arrays, then: Trained, now: Trained) -> dict[str, NDArray[np.float32]]:
    """The means of the weights before a training and after it; what was not there before is as it is after it.

    On the way from one set-up to many a net forgets some of what it knew; the means forget less.
    """
    found = {}
    for name, array in after.items():
        there = np.ones(array.shape, bool)
        if name == "enter.weight":
            there[:, then.options : now.options] = False
            there[:, now.options + then.columns :] = False
        elif name.startswith("policy."):
            there[then.options :] = False
        mean = array.copy()
        mean[there] = (array[there] + before[name].ravel()) / 2
        found[name] = mean
    return found


def shipped(
    weights: Path,
    folder: Path,
    *,
    before: Path | None = None,
    columns: Sequence[str] | None = None,
    alike: Mapping[str, str] | None = None,
    setups: Mapping[str, Sequence[Any]] | None = None,
) -> Path:
    """Write the net that `learned` plays with into a folder; the file of its weights.

    `before` names the weights that the training went on from: then what is shipped lies halfway between both.
    `columns` are the names of those that the weights were trained with, where others have come between them since.
    `alike` names columns that training never saw, each with the one whose weights it gets, and `setups` the values of
    variants that the net can play because of it.
    """
    about, arrays = read(weights)
    trained = Trained(**about.pop("trained"))
    if before is not None:
        earlier, others = read(before)
        arrays = halfway(others, arrays, Trained(**earlier["trained"]), trained)
        about["decisions"] += earlier["decisions"]
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
    told = {"trained": now.data(), **about, "checksum": checksum(target)}
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
