"""Write the generated files that are kept in git.

    python -m tools.generate            write the files that are stale
    python -m tools.generate --check    list them instead, and exit with status 1 if there are any

A generator is a module with a function `files()`, which returns the path of each file and a function for its text.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATORS = (
    "tools.field",
    "tools.languages",
    "tools.moves",
    "tools.events",
    "tools.protocol",
    "tests.describe.proofsheet",
)

Files = Mapping[Path, Callable[[], str]]


def files() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Yield each file and a function for its text.

    A generator is imported when it is its turn: it may need code that an earlier one writes.
    """
    for generator in GENERATORS:
        generated: Files = import_module(generator).files()
        yield from generated.items()


def is_stale(path: Path, text: str) -> bool:
    return not path.exists() or path.read_text(encoding="utf-8") != text


def write(path: Path, text: str) -> None:
    """Replace a file in one step, since somebody may be reading it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    stale = 0
    for path, generate in files():
        text = generate()
        if is_stale(path, text):
            stale += 1
            print(path.relative_to(ROOT))
            if not check:
                write(path, text)
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
