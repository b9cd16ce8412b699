"""A folder for web servers that serve nothing but files: the page, Python for browsers, and Valles itself."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from hashlib import blake2b
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
RUNTIME: Final = Path(__file__).with_name("runtime")
PAGE: Final = PACKAGE / "server/page"
DOCS: Final = PACKAGE / "server/docs"
NETWORKS: Final = PACKAGE / "players/nets"
NOT_BUILT: Final = "this installation has no {part}: in a checkout of Valles, `make static` builds it"
LEFT_OUT: Final = (
    "cli.py",
    "learn",
    "mcp",
    "research",
    "server",
    "terminal",
    "testing",
    "local/runtime",
)
"""Parts of the package that no browser needs."""
PARTS_LEFT_OUT: Final = ("terminal", "scenario.py", "invariant.py")
"""Parts of a game that no browser needs."""
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
PROGRAM: Final = ("pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip", "packages")
"""Compressed files that the worker unpacks by itself, so that web servers need not compress them."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


class Incomplete(Exception):
    """Something is missing that the folder needs."""


def write_folder(target: Path) -> None:
    """Write the folder, in place of what an earlier call wrote there.

    Raises:
        Incomplete: The page or Python for browsers is not part of this installation.
        FileExistsError: The folder has something else in it.
    """
    for folder, part in ((PAGE, "page"), (RUNTIME, "Python for browsers")):
        if not folder.is_dir():
            raise Incomplete(NOT_BUILT.format(part=part))
    if target.exists() and any(target.iterdir()) and not (target / "program.json").exists():
        raise FileExistsError(f"{target} is not empty, and was not written by `valles static`")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(PAGE, target)
    if DOCS.is_dir():
        shutil.copytree(DOCS, target / "docs")
    write_program(target)
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    (target / "index.html").write_text(static_index(index), encoding="utf-8")
    write_list(target)


def static_index(index: str) -> str:
    """Return the first file of the page, for any place of a web server and with a policy of its own."""
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    index = index.replace("<html ", '<html data-base="./" ').replace('="/', '="./')
    return index.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}')


def write_program(target: Path) -> None:
    """Write Python, its libraries and Valles into a folder that is named by their content."""
    contents = {f"{name}.gz": (RUNTIME / f"{name}.gz").read_bytes() for name in PROGRAM[:-1]}
    contents["packages.gz"] = gzip.compress(packages(), mtime=0)
    contents.update({name: (RUNTIME / name).read_bytes() for name in SCRIPTS})
    digest = blake2b(b"".join(contents.values()), digest_size=8).hexdigest()
    folder = target / "program" / digest
    folder.mkdir(parents=True)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    networks = {}
    for about_network in sorted(NETWORKS.glob("*.json")):
        weights = about_network.with_suffix(".npz").read_bytes()
        name = f"networks/{about_network.stem}.{blake2b(weights, digest_size=8).hexdigest()}.npz"
        (target / name).parent.mkdir(exist_ok=True)
        (target / name).write_bytes(weights)
        networks[about_network.stem] = name
    files = [{"name": name, "bytes": len(contents[f"{name}.gz"])} for name in PROGRAM]
    about = {"version": version("valles"), "folder": f"program/{digest}/", "files": files, "networks": networks}
    (target / "program.json").write_text(json.dumps(about), encoding="utf-8")


def packages() -> bytes:
    """Return the libraries and Valles as one zip file without compression."""
    target = io.BytesIO(gzip.decompress((RUNTIME / "libraries.zip.gz").read_bytes()))
    with zipfile.ZipFile(target, "a") as packed:
        for path in package_files():
            name = f"valles/{path.relative_to(PACKAGE).as_posix()}"
            packed.writestr(zipfile.ZipInfo(name), path.read_bytes())
        about = f"valles-{version('valles')}.dist-info"
        for name in ("METADATA", "entry_points.txt"):
            packed.writestr(zipfile.ZipInfo(f"{about}/{name}"), metadata_text(name))
    return target.getvalue()


def metadata_text(name: str) -> str:
    """Return the name and the version alone as metadata, or the entry points."""
    if name == "METADATA":
        return f"Metadata-Version: 2.1\nName: valles\nVersion: {version('valles')}\n"
    return distribution("valles").read_text(name) or ""


def package_files() -> Iterator[Path]:
    """Yield the files of Valles that a browser needs."""
    for path in sorted(PACKAGE.rglob("*")):
        place = path.relative_to(PACKAGE)
        if path.suffix not in (".py", ".ftl", ".json", ".md") or any(place.is_relative_to(part) for part in LEFT_OUT):
            continue
        if place.parts[0] != "games" or not any(part in place.parts for part in PARTS_LEFT_OUT):
            yield path


def write_list(target: Path) -> None:
    """Write the list of files that a device stores, for the service worker; its version changes with any of them."""
    files = sorted(path for path in target.rglob("*") if path.is_file() and is_stored(path.relative_to(target)))
    digest = blake2b(digest_size=8)
    for path in files:
        digest.update(path.relative_to(target).as_posix().encode() + path.read_bytes())
    names = [path.relative_to(target).as_posix() for path in files]
    about = {"version": digest.hexdigest(), "files": names}
    (target / "files.js").write_text(f"self.VALLES = {json.dumps(about)};\n", encoding="utf-8")


def is_stored(place: Path) -> bool:
    """Return True if a device stores a file with the page; documents and networks are fetched when they are needed."""
    return place.parts[0] not in ("docs", "networks", "files.js", "offline.js")
