"""Draws docs/screens/terminal.svg: the table in a terminal, in the middle of a game.

python tools/screenshot.py                    that
python tools/screenshot.py --states FOLDER    twenty typical states of each game in a browser, in four sizes
"""

import argparse
import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import valles
from valles.kernel.shuffle import Stream
from valles.terminal.page import Page
from valles.terminal.player import Terminal

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs/screens/terminal.svg"
LIKED = ("play", "action", "space", "card", "yes", "convert")


def middle() -> valles.Game:
    """A turn of yellow in generation 9 of a game with three players."""
    game = valles.new("terraforming_mars", players=3, seed=21)
    chance = Stream(b"screenshot", "terminal")
    while game.state.generation < 9 or game.pending[0].prompt.key != "ask-action" or game.pending[0].seat != "yellow":
        choice = game.pending[0]
        liked = [option for option in choice.options if option.partition(":")[0] in LIKED]
        game.play(choice.seat, chance.pick(liked or list(choice.options)))
    return game


def states(folder: Path) -> None:
    """Take the screenshots that web/tests/states.screenshots.ts names."""
    sys.path.insert(0, str(ROOT))
    from tests.page.browser import Browser

    folder.mkdir(parents=True, exist_ok=True)
    Browser(nightly=False).run(["states.screenshots.ts"], VALLES_STATES=str(folder.resolve()))


def terminal() -> None:
    shown: list[str] = []
    shell = Terminal(middle(), {}, "en", write=shown.append, page=Page(100, colour=True))
    shown.append(shell.table.screen("yellow"))
    shell.write_question("yellow")
    console = Console(record=True, width=100, file=StringIO())
    console.print(Text.from_ansi("\n".join(shown)))
    svg = console.export_svg(title="valles play terraforming_mars").replace("<svg ", '<svg xml:space="preserve" ', 1)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--states", type=Path, metavar="FOLDER", help="where to put pictures of states")
    folder = parser.parse_args().states
    if folder is None:
        terminal()
    else:
        states(folder)


if __name__ == "__main__":
    main()
