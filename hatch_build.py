"""Additions to a wheel: page and documents if they are built, and with VALLES_COMPILE=1 the compiled engine.

`pip install` of a checkout or a repository goes without page and documents; a source distribution, and with
VALLES_RELEASE=1 a wheel, does not.
"""

import os
import subprocess
import sys
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {
    "src/valles/server/page/index.html": "make page",
    "src/valles/server/docs/index.html": "make docs",
    "src/valles/local/runtime/runtime.json": "make runtime",
}


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    @property
    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("VALLES_COMPILE") == "1"

    @property
    def is_release(self) -> bool:
        return self.target_name == "sdist" or os.environ.get("VALLES_RELEASE") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.15", "setuptools>=65"] if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout may build its page later
        root = Path(self.root)
        for path, command in BUILT.items():
            if (root / path).is_file():
                continue
            if self.is_release:
                self.app.abort(f"Valles cannot be packed without {path}: run `{command}` first.")
            self.app.display_warning(f"Valles is installed without {path}, which `{command}` builds.")
        if self.compiles:
            compiled = root / "build/compiled"
            subprocess.run([sys.executable, root / "tools/compile.py"], check=True)
            found = {path: path.relative_to(compiled) for path in compiled.rglob(f"*{get_config_var('EXT_SUFFIX')}")}
            build_data["force_include"].update({str(path): str(name) for path, name in found.items()})
            build_data.update(pure_python=False, infer_tag=True)
