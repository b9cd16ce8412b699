"""Draws docs/screens/terminal.svg: the table in a terminal, in the middle of a game."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

import valles
from valles.kernel.shuffle import Stream
from valles.terminal.page import Page
from valles.terminal.player import Terminal
from valles.terraforming_mars.state import State

TARGET = Path(__file__).resolve().parent.parent / "docs/screens/terminal.svg"
LIKED = ("play", "action", "space", "card", "yes", "convert")


def middle() -> valles.Game[State]:
    """A turn of yellow in generation 9 of a game with three players."""
    game = valles.new("terraforming_mars", players=3, seed=21)
    chance = Stream(b"screenshot", "terminal")
    while game.state.generation < 9 or game.pending[0].asked.key != "ask-action" or game.pending[0].seat != "yellow":
        choice = game.pending[0]
        liked = [option for option in choice.options if option.partition(":")[0] in LIKED]
        game.play(choice.seat, chance.pick(liked or list(choice.options)))
    return game


def main() -> None:
    shown: list[str] = []
    terminal = Terminal(middle(), {}, "en", write=shown.append, page=Page(100, colour=True))
    shown.append(terminal.table.screen("yellow"))
    terminal.offer("yellow")
    console = Console(record=True, width=100, file=StringIO())
    console.print(Text.from_ansi("\n".join(shown)))
    svg = console.export_svg(title="valles play terraforming_mars").replace("<svg ", '<svg xml:space="preserve" ', 1)
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
