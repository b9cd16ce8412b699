"""Generated files are those that `make generate` would write now."""

import pytest

from tests.support.ledger import ROOT
from tools import generate

FILES = dict(generate.files())


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_generated_file_is_current(path):
    current = FILES[path]().splitlines()

    assert path.exists() and path.read_text(encoding="utf-8").splitlines() == current, "stale: run `make generate`"


def test_generate_writes_only_stale_files(tmp_path, monkeypatch, capsys):
    stale, current, missing = (tmp_path / name for name in ("stale", "current", "folder/missing"))
    stale.write_text("old")
    current.write_text("new")
    inode = current.stat().st_ino
    monkeypatch.setattr(generate, "ROOT", tmp_path)
    monkeypatch.setattr(
        generate, "files", lambda: iter({path: lambda: "new" for path in (stale, current, missing)}.items())
    )

    def run(*arguments):
        monkeypatch.setattr("sys.argv", ["generate", *arguments])
        with pytest.raises(SystemExit) as exit:
            generate.main()
        return exit.value.code, capsys.readouterr().out.split()

    assert run("--check") == (1, ["stale", "folder/missing"])
    assert stale.read_text() == "old"
    assert run() == (0, ["stale", "folder/missing"])
    assert [path.read_text() for path in (stale, current, missing)] == ["new"] * 3
    assert current.stat().st_ino == inode
    assert run("--check") == (0, [])
