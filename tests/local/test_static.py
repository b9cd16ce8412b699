"""The folder for web servers that serve nothing but files."""

import gzip
import io
import json
import zipfile

import pytest

from valles.local import static
from valles.local.static import Incomplete, package_files, static_index, write_folder

INDEX = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><script src="/assets/index.js"></script></head></html>"""


@pytest.fixture
def built(tmp_path, monkeypatch):
    """Parts of an installation that stand in for the built ones."""
    page, runtime = tmp_path / "page", tmp_path / "runtime"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "assets/index.js").write_text("1")
    (page / "offline.js").write_text("2")
    runtime.mkdir()
    libraries = io.BytesIO()
    with zipfile.ZipFile(libraries, "w") as packed:
        packed.writestr("library.py", "")
    (runtime / "libraries.zip.gz").write_bytes(gzip.compress(libraries.getvalue()))
    for name in static.PROGRAM[:-1]:
        (runtime / f"{name}.gz").write_bytes(gzip.compress(name.encode()))
    for name in static.SCRIPTS:
        (runtime / name).write_text("3")
    monkeypatch.setattr(static, "PAGE", page)
    monkeypatch.setattr(static, "RUNTIME", runtime)
    monkeypatch.setattr(static, "DOCS", tmp_path / "none")
    return tmp_path


def test_the_page_lies_anywhere_and_evaluates_no_text():
    index = static_index(INDEX)
    assert '<html data-base="./" lang="en">' in index
    assert 'src="./assets/index.js"' in index
    assert "'wasm-unsafe-eval'" in index
    assert "'unsafe-eval'" not in index
    assert "unsafe-inline" not in index


def test_the_folder_names_its_program_and_the_files_that_a_device_stores(built):
    target = built / "out"
    write_folder(target)
    program = json.loads((target / "program.json").read_text())
    for file in program["files"]:
        assert (target / program["folder"] / f"{file['name']}.gz").stat().st_size == file["bytes"]
    assert all((target / network).exists() for network in program["networks"].values())
    stored = json.loads((target / "files.js").read_text().removeprefix("self.VALLES = ").removesuffix(";\n"))
    assert {"index.html", "program.json", "assets/index.js"} <= {*stored["files"]}
    assert not {"files.js", "offline.js"} & {*stored["files"]}


def test_another_content_is_another_version(built):
    target = built / "out"
    write_folder(target)
    before = (target / "files.js").read_text()
    write_folder(target)
    assert (target / "files.js").read_text() == before
    (built / "page/assets/index.js").write_text("other")
    write_folder(target)
    assert (target / "files.js").read_text() != before


def test_the_program_holds_valles_and_its_entry_points(built):
    target = built / "out"
    write_folder(target)
    [packages] = target.glob("program/*/packages.gz")
    names = zipfile.ZipFile(io.BytesIO(gzip.decompress(packages.read_bytes()))).namelist()
    assert {"library.py", "valles/local/browser.py", "valles/players/nets/on_mars.json"} <= {*names}
    assert not [name for name in names if name.endswith(".npz")]
    assert any(name.endswith("dist-info/entry_points.txt") for name in names)
    assert not [name for name in names if name.startswith(("valles/server", "valles/learn", "valles/research"))]


def test_no_browser_gets_a_module_that_needs_more_than_it_has():
    assert not [path for path in package_files() if path.match("*/server/*") or path.match("*/scenario.py")]


def test_a_folder_with_something_else_in_it_is_left_alone(built):
    target = built / "out"
    target.mkdir()
    (target / "thesis.txt").write_text("mine")
    with pytest.raises(FileExistsError, match="was not written by"):
        write_folder(target)
    assert (target / "thesis.txt").read_text() == "mine"


def test_an_installation_without_python_for_browsers_says_so(built, monkeypatch):
    monkeypatch.setattr(static, "RUNTIME", built / "none")
    with pytest.raises(Incomplete, match="Python for browsers"):
        write_folder(built / "out")
