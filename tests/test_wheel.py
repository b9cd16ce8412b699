"""A wheel is enough: installed where nothing else of the checkout is found, and no Node, it plays and serves."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import urllib.request
import venv
import zipfile
from contextlib import contextmanager, suppress
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import valles
from tests.support.ledger import ROOT
from tests.support.server import PATIENCE, free_port
from valles.server.http.page import NOT_BUILT

pytestmark = pytest.mark.integration

LARGEST = 30 * 10**6
"""Bytes of a wheel, most of which are the nets."""
SIMULATE = ("simulate", "on_mars", "--players", "3", "--games", "1", "--json")


def built(kind, source, folder, **environment):
    """The file that hatchling builds from these sources."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", folder]
    done = subprocess.run(command, cwd=source, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.iterdir()
    return file


def add_required(installed: Distribution, extras: set[str], seen: set[tuple[str, str]]) -> None:
    """Add to `seen` all that a distribution with these extras asks for, directly or not, by name and extras."""
    for requirement in map(Requirement, installed.requires or ()):
        marker, key = requirement.marker, (requirement.name, str(sorted(requirement.extras)))
        applies = marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""})
        if applies and key not in seen:
            seen.add(key)
            add_required(distribution(requirement.name), requirement.extras, seen)


class Installed:
    """A new environment with a wheel in it, and what it requires with these extras linked from ours."""

    def __init__(self, wheel: Path, folder: Path, extras: set[str]) -> None:
        self.folder = folder
        venv.create(folder, with_pip=False)
        packages = next(folder.glob("lib/python*/site-packages"))
        pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "--quiet", "--no-index"]
        subprocess.run([*pip, "--no-deps", wheel], check=True)
        names: set[tuple[str, str]] = set()
        add_required(PathDistribution(next(packages.glob("valles-*.dist-info"))), extras, names)
        for name, _ in names:
            for file in distribution(name).files or ():
                target = packages / file.parts[0]
                if file.parts[0] not in ("..", "__pycache__") and not target.exists():
                    target.symlink_to(Path(str(distribution(name).locate_file(file.parts[0]))))

    def command(self, *arguments):
        """How `valles` is typed there, with no other program to be found."""
        places = {"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "PYTHONUTF8": "1", "COLUMNS": "120"}
        return {"args": [self.folder / "bin/valles", *arguments], "env": places, "cwd": self.folder, "text": True}

    def typed(self, *arguments):
        return subprocess.run(**self.command(*arguments), input="", capture_output=True, timeout=PATIENCE)

    def output(self, *arguments):
        done = self.typed(*arguments)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def serving(self):
        """The address of its server, when that is ready."""
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        log = self.folder / "log"
        with log.open("w") as lines:
            process = subprocess.Popen(**self.command("serve", "--port", str(port)), stdout=lines, stderr=lines)
        try:
            while True:
                assert process.poll() is None, log.read_text()
                with suppress(OSError), urllib.request.urlopen(f"{address}/api/ready", timeout=PATIENCE):
                    break
                time.sleep(0.05)
            yield address
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def answer(address):
    with urllib.request.urlopen(address, timeout=PATIENCE) as got:
        return got.headers.get_content_type(), got.read()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def check_play(place):
    """It plays and renders without the checkout, and as the checkout does."""
    ours = subprocess.run([sys.executable, "-m", "valles", *SIMULATE], cwd=ROOT, capture_output=True, check=True)
    theirs = json.loads(place.output(*SIMULATE))
    assert theirs["checksum"] == json.loads(ours.stdout)["checksum"]
    assert "Ameisen" in place.output("cards", "terraforming_mars", "--lang", "de")
    assert f"valles {valles.__version__} (" in place.output("--version")


def test_the_bare_wheel_plays_in_the_terminal_and_names_the_command_for_the_server(wheel, tmp_path):
    place = Installed(wheel, tmp_path / "bare", extras=set())

    serve, models = place.typed("serve"), place.typed("mcp")
    alone = place.typed()
    words = " ".join((alone.stdout + alone.stderr).split())

    check_play(place)
    assert "Cards dealt to you" in place.output("play", "terraforming_mars", "--seed", "1")
    assert "Laboratory" in place.output("play", "on_mars", "--seed", "1")
    assert serve.returncode == 2
    assert re.fullmatch(
        r"valles: the server needs \w+; to install it, run: pip install 'valles\[server\]'\n", serve.stderr
    )
    assert models.returncode == 2
    assert re.fullmatch(
        r"valles: the Model Context Protocol needs mcp; to install it, run: pip install 'valles\[mcp\]'\n",
        models.stderr,
    )
    assert "valles play" in words
    assert "pip install 'valles[server]'" in words


def test_the_wheel_with_its_server_serves_the_page_and_the_documents_without_node(wheel, tmp_path):
    place = Installed(wheel, tmp_path / "server", extras={"server"})

    with place.serving() as address:
        kind, first = answer(address)
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', first.decode())
        kinds = {answer(address + part)[0] for part in parts}
        page, _ = answer(f"{address}/docs/")
        _, schema = answer(f"{address}/api/schema/openapi.json")

    assert (kind, page) == ("text/html", "text/html")
    assert {"text/javascript", "text/css"} <= kinds
    assert json.loads(schema)["info"]["version"] == valles.__version__


def test_the_wheel_holds_every_file_of_the_package_and_its_metadata_lead_nowhere_false(wheel):
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if name.startswith("valles/")}
        (metadata,) = (packed.read(name).decode() for name in packed.namelist() if name.endswith("/METADATA"))
    there = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/valles").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    assert wheel.name == f"valles-{valles.__version__}-py3-none-any.whl"
    assert names == there
    assert wheel.stat().st_size <= LARGEST
    assert not re.search(r"\]\((?!https?:)", metadata), "a relative link"
    assert "make play" in metadata


def test_a_wheel_can_be_built_from_the_source_distribution_alone(wheel, tmp_path):
    with tarfile.open(built("sdist", ROOT, tmp_path / "sdist")) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # unknown to Python 3.11.3 and before
        packed.extractall(tmp_path / "unpacked")
    (source,) = (tmp_path / "unpacked").iterdir()

    again = built("wheel", source, tmp_path / "again")

    assert again.read_bytes() == wheel.read_bytes()


@pytest.fixture(scope="module")
def source(tmp_path_factory):
    """A checkout in which neither page nor documents are built, as `pip install git+…` has it."""
    checkout = tmp_path_factory.mktemp("source")
    left_out = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=left_out)
    for name in ("page", "docs"):
        shutil.rmtree(checkout / "src/valles/server" / name, ignore_errors=True)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    return checkout


@pytest.mark.parametrize(("kind", "release"), [("sdist", ""), ("wheel", "1")])
def test_nothing_is_released_without_what_has_to_be_built(source, kind, release):
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind]
    environment = {**os.environ, "VALLES_RELEASE": release}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True)

    assert done.returncode != 0
    assert "run `make page` first" in done.stdout + done.stderr
    assert not list(source.glob("dist/*"))


def test_a_checkout_without_the_page_can_be_installed_and_its_server_says_what_is_missing(source, tmp_path):
    place = Installed(built("wheel", source, tmp_path / "wheel"), tmp_path / "place", extras={"server"})

    check_play(place)
    with place.serving():
        pass

    [line] = [line for line in (place.folder / "log").read_text().splitlines() if line.startswith("valles: ")]
    assert line == f"valles: {NOT_BUILT}"


@pytest.mark.nightly("packaging", quick=0)
def test_the_compiled_wheel_plays_the_same_games(tmp_path):
    compiled = built("wheel", ROOT, tmp_path / "wheel", VALLES_COMPILE="1")
    place = Installed(compiled, tmp_path / "compiled", extras={"server"})

    check_play(place)

    assert f"-cp3{sys.version_info.minor}-" in compiled.name
    assert "none-any" not in compiled.name
    assert "(compiled)" in place.output("--version")
    with place.serving() as address:
        assert answer(address)[0] == "text/html"
