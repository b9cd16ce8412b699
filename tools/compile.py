"""Compiles the kernel and the rules with mypyc into build/compiled, to be used with PYTHONPATH=build/compiled.

Only the copy is compiled, so a compiled module never shadows a source. All modules form one group, so they call each
other without going through Python. With --plain the C compiler is not asked to make them fast, which takes a quarter of
the time: the tests ask what the engine does, not how quickly.
"""

import fcntl
import hashlib
import os
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/valles"
TARGET = ROOT / "build/compiled"
WORK = ROOT / "build/compiling"
PACKAGES = ("kernel", "terraforming_mars", "on_mars")
STAMP = "digest"
FAST, PLAIN = "3", "0"


def modules() -> list[str]:
    """The modules to compile. Card files only build objects, and packages are left to Python."""
    paths = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    return [
        str(path.relative_to(SOURCE.parent))
        for path in paths
        if path.name != "__init__.py" and path.parent.name != "cards"
    ]


def digest() -> str:
    """Changes when any source, this tool, Python or mypyc does."""
    total = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in [Path(__file__), *sorted(SOURCE.rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            total.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return total.hexdigest()


def compile_copy(level: str) -> None:
    """Build a fresh copy aside and move it into place when it is complete, so that a failure leaves nothing stale."""
    stamp = f"{digest()} {level}"
    for folder in (TARGET, WORK):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, WORK / "valles", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(WORK)
    extensions = mypycify(["--config-file=", *modules()], opt_level=level, debug_level="0", multi_file=level == PLAIN)
    setup(name="valles", packages=[], ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(leftover, ignore_errors=True)
    Path(STAMP).write_text(stamp)
    os.chdir(ROOT)
    WORK.rename(TARGET)


def main() -> None:
    levels = (PLAIN, FAST) if sys.argv[1:] == ["--plain"] else (FAST,)
    TARGET.parent.mkdir(exist_ok=True)
    with (TARGET.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever comes second waits, and finds it done
        stamp = TARGET / STAMP
        if stamp.is_file() and stamp.read_text() in [f"{digest()} {level}" for level in levels]:
            print("build/compiled is up to date")
            return
        compile_copy(levels[0])
        print(f"{len(modules())} modules compiled into build/compiled")


if __name__ == "__main__":
    main()
