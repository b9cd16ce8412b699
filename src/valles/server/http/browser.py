"""Opening the page in the local browser, as soon as the server answers."""

from __future__ import annotations

import os
import time
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Final
from urllib.request import urlopen

TIMEOUT: Final = 30.0
WILDCARDS: Final = ("0.0.0.0", "::")
"""Addresses to listen at that no browser can open."""


def show(host: str, port: int) -> None:
    """Open the page when the server answers; without a browser, its address stands in the terminal."""
    if has_browser():
        Thread(target=_open, args=(address(host, port),), daemon=True).start()


def address(host: str, port: int) -> str:
    """Return the address of the page, as seen from this machine."""
    reachable = "localhost" if host in WILDCARDS else f"[{host}]" if ":" in host else host
    return f"http://{reachable}:{port}"


def has_browser() -> bool:
    """Return True if there is a browser with a window of its own, rather than one in the terminal."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    return "BROWSER" in os.environ or type(browser) is not webbrowser.GenericBrowser


def _open(url: str) -> None:
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        with suppress(OSError), urlopen(f"{url}/api/ready", timeout=5):
            webbrowser.open(url)
            return
        time.sleep(0.1)
