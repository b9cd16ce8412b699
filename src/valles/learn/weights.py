"""Weights in files: reading those of checkpoints and shipped networks, and exporting checkpoints in 8 bits."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from valles.players.checkpoint import CheckpointInfo, parameter_name
from valles.players.network import checksum, weight_files
from valles.research.encode import encoder

Arrays = Mapping[str, NDArray[Any]]
INT8_MAX = 127


def read_weights(path: Path) -> tuple[dict[str, Any], dict[str, NDArray[np.float32]]]:
    """Return the metadata and the weights of a checkpoint or of a shipped network."""
    with np.load(path) as file:
        arrays = {parameter_name(name): file[name] for name in file.files}
    if "about" in arrays:
        metadata = json.loads(arrays.pop("about").tobytes())
        return metadata, {name: array.astype(np.float32) for name, array in arrays.items()}
    metadata = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    weights = {name: array for name, array in arrays.items() if not name.endswith(".scale")}
    for name, array in weights.items():
        scale = arrays.get(f"{name}.scale")
        weights[name] = array.astype(np.float32) if scale is None else array * scale[:, None]
    return metadata, {**weights, "input.weight": weights["input.weight"].T}


def averaged(
    old: Arrays, new: Arrays, old_info: CheckpointInfo, new_info: CheckpointInfo
) -> dict[str, NDArray[np.float32]]:
    """Return the means of the weights before and after further training. Weights that were added since are kept.

    A network that is trained for more set-ups forgets some of what it could do; the means forget less.
    """
    means = {}
    for name, array in new.items():
        shared = np.ones(array.shape, bool)
        if name == "input.weight":
            shared[:, old_info.options : new_info.options] = False
            shared[:, new_info.options + old_info.columns :] = False
        elif name.startswith("policy."):
            shared[old_info.options :] = False
        mean = array.copy()
        mean[shared] = (array[shared] + old[name].ravel()) / 2
        means[name] = mean
    return means


def export(
    weights: Path,
    folder: Path,
    *,
    average_with: Path | None = None,
    columns: Sequence[str] | None = None,
    copied_columns: Mapping[str, str] | None = None,
    setups: Mapping[str, Sequence[Any]] | None = None,
) -> Path:
    """Write a checkpoint as a network that `learned` plays with, in 8 bits.

    Args:
        weights: The checkpoint.
        folder: Where the files go.
        average_with: Weights that the training started from; the means of both are written.
        columns: Names of the columns that the weights were trained with, if the encoding has changed since.
        copied_columns: For columns that were not trained, the columns whose weights they get.
        setups: Values of variants that the network can play beyond those it was trained for.

    Returns:
        The file of the weights.
    """
    metadata, arrays = read_weights(weights)
    info = CheckpointInfo(**metadata.pop("trained"))
    if average_with is not None:
        old_metadata, old_arrays = read_weights(average_with)
        arrays = averaged(old_arrays, arrays, CheckpointInfo(**old_metadata["trained"]), info)
        metadata["decisions"] += old_metadata["decisions"]
    current = encoder(info.game)
    if columns is None:
        info.check()
        columns = current.columns()[: info.columns]
    digest = current.digest(current.width, info.options)
    all_setups = {**info.setups, **(setups or {})}
    new_info = replace(info, version=current.version, columns=current.width, digest=digest, setups=all_setups)
    arrays["input.weight"] = input_rows(arrays["input.weight"].T, info, columns, copied_columns or {})
    exported: dict[str, NDArray[Any]] = {}
    for name, array in arrays.items():
        exported.update(quantized(name, array) if array.ndim > 1 else {name: array.astype(np.float16)})
    weight_file, info_file = weight_files(info.game, folder)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(weight_file, **exported)  # type: ignore[arg-type, unused-ignore]
    about = {"trained": new_info.data(), **metadata, "checksum": checksum(weight_file)}
    info_file.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
    return weight_file


def input_rows(
    weights: NDArray[Any], info: CheckpointInfo, columns: Sequence[str], copied_columns: Mapping[str, str]
) -> NDArray[np.float32]:
    """Return the weights of the input layer: a row for each option, then one for each current column."""
    current = encoder(info.game)
    trained_rows = {name: weights[info.options + index] for index, name in enumerate(columns)}
    rows = np.zeros((info.options + current.width, weights.shape[1]), np.float32)
    rows[: info.options] = weights[: info.options]
    for index, name in enumerate(current.columns()):
        row = trained_rows.get(copied_columns.get(name, name))
        if row is not None:
            rows[info.options + index] = row
    return rows


def quantized(name: str, array: NDArray[Any]) -> dict[str, NDArray[Any]]:
    """Return an array as 8-bit integers, with a scale for each row."""
    scale = np.abs(array).max(axis=1) / INT8_MAX
    scale[scale == 0] = 1
    return {name: np.rint(array / scale[:, None]).astype(np.int8), f"{name}.scale": scale.astype(np.float32)}
