"""The game of examples/crossing as an installed package."""

import subprocess
import sys
from pathlib import Path

from tests.support.ledger import ROOT


def install_crossing(folder: Path) -> Path:
    """Install the game into the folder, as pip would install it beside Valles."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", folder, ROOT / "examples/crossing"], check=True, capture_output=True)
    return folder
