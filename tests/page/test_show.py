"""The page opens once the server is ready."""

import webbrowser
from queue import Queue

import pytest

from tests.support.server import PATIENCE, running
from valles.server.http import browser


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("::", "http://localhost:8000"),
        ("::1", "http://[::1]:8000"),
    ],
)
def test_the_page_is_looked_for_where_this_machine_finds_it(host, url):
    assert browser.address(host, 8000) == url


def test_no_browser_in_the_terminal_covers_the_output_of_the_server(monkeypatch):
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))

    assert not browser.has_browser()


def test_without_a_browser_nothing_is_opened(monkeypatch):
    def none():
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)

    assert not browser.has_browser()


def test_the_page_is_opened_when_the_server_is_ready(tmp_path, monkeypatch):
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.BackgroundBrowser("firefox"))
    monkeypatch.setattr(webbrowser, "open", opened.put)

    with running(tmp_path) as server:
        browser.show("127.0.0.1", server.port)

        assert opened.get(timeout=PATIENCE) == server.url
