"""The documentation is served at /docs: whole, by itself, and under a policy that its pages can live with."""

import asyncio
import os
import subprocess
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

import pytest

import valles
from tests.page.node import CHROMIUM
from tests.support.application import Caller, built_application
from tests.support.ledger import defined
from tests.support.server import running
from valles.server.http import docs
from valles.server.http.context import Settings

SCRIPT = "document.title = 'Valles'"
HERE = "http://docs.test/"


def responses_to(built, *paths, **headers):
    """What the server answers to a browser that asks for these paths, with this documentation."""

    async def ask():
        guarded = built_application(Settings(database="unused"))
        guarded._app.state.docs = built
        return [await Caller(guarded).ask("GET", path, **headers) for path in paths]

    return asyncio.run(ask())


@pytest.fixture
def small(tmp_path):
    """Return a documentation of two pages and a style."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "index.html").write_text(f"<script>{SCRIPT}</script><script src='all.js'></script>")
    (tmp_path / "rules/index.html").write_text("<p>Rules")
    (tmp_path / "main.0a1b2c3d.min.css").write_text("p { color: red }")
    return docs.files(tmp_path)


def test_a_page_that_is_not_built_is_missing_with_the_command_to_build_it():
    for answer in responses_to({}, "/docs", "/docs/", "/docs/rules/"):
        assert (answer.status_code, answer.json()["type"]) == (404, "problem-docs-not-built")
        assert "make docs" in answer.json()["detail"]


def test_pages_lie_in_folders_and_their_address_ends_with_a_slash(small):
    first, bare, rules, bare_rules = responses_to(small, "/docs/", "/docs", "/docs/rules/", "/docs/rules")

    assert SCRIPT in first.text and rules.text == "<p>Rules"
    assert (bare.status_code, bare.headers["location"]) == (308, "/docs/")
    assert (bare_rules.status_code, bare_rules.headers["location"]) == (308, "/docs/rules/")


def test_nothing_but_the_files_of_the_documentation_is_served(small):
    wrong = ("/docs/no.html", "/docs/rules/no/", "/docs/%2e%2e/docs.py", "/docs//etc/passwd", "/docs/rules/%00/")
    for answer in responses_to(small, *wrong):
        assert (answer.status_code, answer.json()["type"]) == (404, "problem-not-found")
        assert "location" not in answer.headers


def test_a_page_may_run_the_scripts_that_stand_in_it_and_no_others(small):
    first, rules, style, missing = responses_to(
        small, "/docs/", "/docs/rules/", "/docs/main.0a1b2c3d.min.css", "/docs/no.css"
    )
    usual = missing.headers["content-security-policy"]
    digest = b64encode(sha256(SCRIPT.encode()).digest()).decode()

    assert first.headers["content-security-policy"].startswith(f"{usual}; ")
    assert first.headers["content-security-policy"].endswith(f"; script-src 'self' 'sha256-{digest}'")
    assert rules.headers["content-security-policy"].endswith("; script-src 'self'")
    assert "unsafe" not in first.headers["content-security-policy"]
    assert style.headers["content-security-policy"] == usual


def test_what_has_its_content_in_its_name_is_kept_and_all_else_is_asked_for_again(small):
    first, style = responses_to(small, "/docs/", "/docs/main.0a1b2c3d.min.css")

    assert first.headers["cache-control"] == "no-cache"
    assert "immutable" in style.headers["cache-control"]
    assert style.headers["content-type"].startswith("text/css")


# The documentation as it was built


def need(there, missing):
    """Skip where something is missing; on the machine that decides it must be there."""
    if not there:
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)


class Page(HTMLParser):
    """The anchors of a page, what it loads, and where it leads."""

    def __init__(self, text):
        super().__init__()
        self.anchors, self.loaded, self.links = set(), set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.anchors.add(values.get("id"))
        if tag == "a" and "href" in values:
            self.links.add(values["href"])
        elif tag == "link" or "src" in values:
            self.loaded.add(values.get("src") or values["href"])


@pytest.fixture(scope="module")
def site():
    """Return every page of the documentation by its address."""
    built = docs.files()
    need(built, "the documentation is not built: make docs")
    pages = {name: path for name, path in built.items() if name.endswith("index.html")}
    return {HERE + name.removesuffix("index.html"): Page(path.read_text("utf-8")) for name, path in pages.items()}


def test_pages_load_nothing_from_elsewhere_and_only_what_is_there(site):
    loaded = {urljoin(address, what) for address, page in site.items() for what in page.loaded}
    files = {HERE + name for name in docs.files()}

    assert len(loaded) > 5
    assert not [what for what in loaded if what not in files and what not in site]


def test_links_inside_the_documentation_lead_somewhere(site):
    places = {urldefrag(urljoin(address, link)) for address, page in site.items() for link in page.links}
    inside = [place for place in places if place.url.startswith(HERE)]

    assert len(inside) > 100
    assert not [place for place in inside if place.url not in site and place.url.removeprefix(HERE) not in docs.files()]
    assert not [
        place for place in inside
        if place.fragment and place.url in site and unquote(place.fragment) not in site[place.url].anchors
    ]  # fmt: skip


def test_every_rule_has_an_address(site):
    places = {"TM": site[f"{HERE}rules/terraforming-mars/"], "OM": site[f"{HERE}rules/on-mars/"]}

    assert not [id for id in defined() if id.lower() not in places[id[:2]].anchors]


def test_every_public_name_is_in_the_reference(site):
    anchors = set().union(*[page.anchors for address, page in site.items() if "/api/" in address])
    members = [f"Game.{name}" for name in vars(valles.Game) if name[0] != "_"]

    assert not [name for name in valles.__all__ if name != "Game" and f"valles.{name}" not in anchors]
    assert not [name for name in members if f"valles.game.{name}" not in anchors]


def test_no_page_complains_in_a_browser(site, tmp_path):
    need(Path(CHROMIUM).exists(), f"there is no {CHROMIUM}: apt install chromium-headless-shell")
    command = [CHROMIUM, "--headless=new", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom"]
    command += [f"--user-data-dir={tmp_path / 'browser'}", "--virtual-time-budget=5000"]
    with running(tmp_path) as server:
        for path in ("", "tutorial/", "api/game/"):
            ran = subprocess.run([*command, f"{server.url}/docs/{path}"], capture_output=True, text=True, check=True)

            assert 'class="js' in ran.stdout, "its scripts have not run"
            assert "CONSOLE" not in ran.stderr, ran.stderr
