"""Compiles the kernel and the rules with mypyc into build/compiled, to be used with PYTHONPATH=build/compiled.

There the kernel and the rules are copies, so that a compiled module never shadows a source, and the rest of the package
is linked. All modules form one group, so they call each other without going through Python. Each is a C file of its
own, and as many are compiled at once as there are cores. With --plain the C compiler does not optimize,
and compiles again only what has changed: the tests ask what the engine does, not how quickly. Where tcc is installed it
compiles them then, in a tenth of the time.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import IO, Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/valles"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
WORK = BUILD / "compiling"
PACKAGES = ("kernel", "games")
COMPILED = ("rules", "effects", "encoding", "heuristic", "boxes")
"""The folders or modules of a game that are compiled. Files of cards and maps only build objects."""
LEFT = ("__init__.py", "cards.py", "heuristic.py", "invariant.py")
"""Modules that are left to Python; those of boxes among them."""
STAMP = "digest"
IGNORED = shutil.ignore_patterns("__pycache__")
FAST, PLAIN = "2", "0"


def modules() -> list[str]:
    """The modules to compile: the kernel and the rules. Packages are left to Python."""
    rules = [path for part in COMPILED for path in (*sources(f"games/*/{part}"), *SOURCE.glob(f"games/*/{part}.py"))]
    return [str(path.relative_to(SOURCE.parent)) for path in sources("kernel") + rules if path.name not in LEFT]


def sources(packages: str) -> list[Path]:
    return sorted(path for package in SOURCE.glob(packages) if package.is_dir() for path in package.rglob("*.py"))


def tools() -> str:
    """Return the versions of the tools that turn sources into extensions."""
    code = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{sys.version} mypy {version('mypy')} {code}"


def digest() -> str:
    """Changes when the kernel, the rules, a tool or the list of what is linked do."""
    linked = [path.name for path in SOURCE.iterdir() if path.name != "__pycache__"]
    linked += [str(path.relative_to(SOURCE)) for package in PACKAGES for path in (SOURCE / package).rglob("*.[!p]*")]
    total = hashlib.sha256(f"{tools()} {sorted(linked)}".encode())
    for path in (path for package in PACKAGES for path in sources(package)):
        total.update(f"\n{path.relative_to(SOURCE)}\n".encode() + path.read_bytes())
    return total.hexdigest()


class ParallelBuild(build_ext):  # type: ignore[misc, unused-ignore]
    """Compiles C files side by side, where setuptools does so only with extensions: nearly all files are of one."""

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count()
        compile_in_turn = self.compiler.compile

        def compiled(source: str, options: dict[str, Any]) -> str:
            target: str = self.compiler.object_filenames([source], output_dir=options["output_dir"])[0]
            if not is_newer(target, [source, *options["depends"]]):
                compile_in_turn([source], **options)
            return target

        with ThreadPoolExecutor(self.parallel) as pool:
            self.compiler.compile = lambda sources, **options: list(
                pool.map(lambda source: compiled(source, options), sources)
            )
            super().build_extensions()


class PlainBuild(ParallelBuild):
    """Compiles as quickly as it can, without making anything fast."""

    def build_extensions(self) -> None:
        tcc = shutil.which("tcc")
        if tcc and sys.platform == "linux":
            self.compile_with(tcc)
        super().build_extensions()

    def compile_with(self, tcc: str) -> None:
        """Let tcc compile what mypyc has written; what it does not understand is left to the usual compiler."""
        usual = self.compiler._compile

        def compile_one(target: str, source: str, *usually: Any) -> None:
            written = Path(source).name.startswith("__native") or Path(source).is_relative_to(WORK / "c/valles")
            folders = [f"-I{folder}" for folder in (*self.extensions[0].include_dirs, *self.compiler.include_dirs)]
            command = [tcc, "-w", "-fPIC", "-UNDEBUG", *folders, "-c", source, "-o", target]
            if not written or subprocess.run(command, capture_output=True, check=False).returncode:
                usual(target, source, *usually)

        self.compiler._compile = compile_one
        for extension in self.extensions:  # what tcc writes does not say that it never runs code on the stack
            extension.extra_link_args = ["-Wl,-z,noexecstack"]


def is_newer(target: str, sources: list[str]) -> bool:
    return os.path.exists(target) and os.path.getmtime(target) > max(map(os.path.getmtime, sources))


def extensions(level: str) -> list[Extension]:
    """The C files that mypyc writes; those that would be the same are left as they are, with their times."""
    return mypycify(
        ["--config-file=", "--ignore-missing-imports", f"--cache-dir={os.devnull}", *modules()],
        opt_level=level,
        debug_level="0",
        multi_file=True,
        group_name="valles",
        target_dir=str(WORK / "c"),
    )


def compile_modules(level: str) -> None:
    """Build the extensions in a folder of their own. Objects are kept for the next plain build by the same tools."""
    made_by, stamp = f"{tools()} {level}", WORK / STAMP
    if level == FAST or not stamp.is_file() or stamp.read_text() != made_by:
        shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(exist_ok=True)
    stamp.write_text(made_by)
    shutil.rmtree(WORK / "lib", ignore_errors=True)
    os.chdir(SOURCE.parent)  # the paths that tracebacks show begin at the package
    setup(
        name="valles",
        packages=[],
        ext_modules=extensions(level),
        cmdclass={"build_ext": PlainBuild if level == PLAIN else ParallelBuild},
        script_args=["--quiet", "build_ext", f"--build-temp={WORK / 'objects'}", f"--build-lib={WORK / 'lib'}"],
    )


def copy(source: str, target: str) -> None:
    """Copy a module, and link a file of another kind."""
    if source.endswith(".py"):
        shutil.copy2(source, target)
    else:
        os.symlink(source, target)


def compile_copy(level: str) -> None:
    """Put package and extensions together aside, then move them into place, so that a failure leaves nothing stale."""
    stamp = f"{digest()} {level}"
    shutil.rmtree(TARGET, ignore_errors=True)
    compile_modules(level)
    lib = WORK / "lib"
    for path in SOURCE.iterdir():
        if path.name in PACKAGES:
            shutil.copytree(path, lib / "valles" / path.name, ignore=IGNORED, copy_function=copy, dirs_exist_ok=True)
        elif path.name != "__pycache__":
            (lib / "valles" / path.name).symlink_to(path)
    (lib / STAMP).write_text(stamp)
    lib.rename(TARGET)


def wait_for(lock: IO[str]) -> None:
    """Take the lock, waiting for another process that compiles."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def lacking() -> str:
    """Return the reason why nothing can be compiled here, or an empty text."""
    compiler = (sysconfig.get_config_var("CC") or "").split()
    there = not compiler or shutil.which(compiler[0]) is not None
    if there and Path(sysconfig.get_path("include"), "Python.h").is_file():
        return ""
    return "no C compiler, or no Python.h: run `apt-get install -y gcc python3-dev`"


def main() -> None:
    if lacking():
        sys.exit(lacking())
    levels = (PLAIN, FAST) if sys.argv[1:] == ["--plain"] else (FAST,)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        wait_for(lock)
        stamp = TARGET / STAMP
        if stamp.is_file() and stamp.read_text() in [f"{digest()} {level}" for level in levels]:
            print("build/compiled is up to date")
            return
        compile_copy(levels[0])
        print(f"{len(modules())} modules compiled into build/compiled")


if __name__ == "__main__":
    main()
