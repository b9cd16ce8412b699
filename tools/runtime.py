"""Collects Python for browsers: Pyodide from web/node_modules, and wheels for it, whose hashes are locked."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
TARGET: Final = ROOT / "src/valles/local/runtime"
LOCK: Final = ROOT / "requirements-static.lock"
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
"""Modules, which a browser loads by itself."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
"""The platform of wheels for this version of Pyodide."""
UNUSED: Final = frozenset(
    {
        *("_pyrepl", "ensurepip", "idlelib", "lib2to3", "multiprocessing", "pydoc_data", "sqlite3", "tkinter"),
        *("turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc"),
        *("doctest.py", "imaplib.py", "mailbox.py", "pdb.py", "pydoc.py", "smtplib.py", "turtle.py"),
    }
)
"""Modules of the standard library that neither Valles nor Pyodide imports."""


def wheels(python: str, folder: Path) -> list[Path]:
    """Download the locked wheels of a Python version into a folder, and return them."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    command += ["--only-binary=:all:", "--implementation=cp", f"--python-version={python}"]
    command += [f"--platform={PLATFORM}", f"--dest={folder}", f"--requirement={LOCK}"]
    subprocess.run(command, check=True)
    return sorted(folder.glob("*.whl"))


def repacked(archive: bytes, leave_out: frozenset[str] = frozenset()) -> bytes:
    """Return a zip file without compression, which is then compressed as a whole."""
    source, target = zipfile.ZipFile(io.BytesIO(archive)), io.BytesIO()
    with zipfile.ZipFile(target, "w") as packed:
        for name in sorted(source.namelist()):
            if not name.endswith("/") and name.split("/")[0] not in leave_out:
                packed.writestr(zipfile.ZipInfo(name), source.read(name))
    return target.getvalue()


def libraries(paths: list[Path]) -> bytes:
    """Return all files of some wheels as one zip file."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as packed:
        for path in paths:
            with zipfile.ZipFile(path) as wheel:
                for name in sorted(wheel.namelist()):
                    if not name.endswith((".pyi", "/RECORD", ".h")):
                        packed.writestr(zipfile.ZipInfo(name), wheel.read(name))
    return target.getvalue()


def main() -> None:
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    version = lock["info"]["python"].rpartition(".")[0]
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in SCRIPTS:
        shutil.copyfile(PYODIDE / name, TARGET / name)
    with tempfile.TemporaryDirectory() as folder:
        files = {
            "pyodide.asm.wasm": (PYODIDE / "pyodide.asm.wasm").read_bytes(),
            "pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
            "python_stdlib.zip": repacked((PYODIDE / "python_stdlib.zip").read_bytes(), UNUSED),
            "libraries.zip": libraries(wheels(version, Path(folder))),
        }
    for name, content in files.items():
        (TARGET / f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    about = {"pyodide": package["version"], "python": version}
    (TARGET / "runtime.json").write_text(json.dumps(about), encoding="utf-8")


if __name__ == "__main__":
    main()
