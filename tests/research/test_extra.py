"""Without the extras Valles works, and what needs one names the command that installs it."""

import subprocess
import sys

import pytest

BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"} & BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Block())
"""


def run(blocked, code):
    script = f"BLOCKED = {blocked!r}\n{BLOCK}\n{code}"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)


def test_valles_needs_no_extra():
    result = run(
        {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}, "import valles, valles.research, valles.cli"
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.integration
@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("numpy", "from valles.research import Batch", "research"),
        ("numpy", "import valles.research.encode", "research"),
        ("pettingzoo", "import valles.research.pettingzoo", "research"),
        ("gymnasium", "import valles.research.gymnasium", "research"),
        ("pyspiel", "import valles.research.openspiel", "openspiel"),
    ],
)
def test_the_error_of_a_missing_package_has_the_command_that_installs_it(package, module, extra):
    result = run({package}, module)
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1].endswith(f"this installs it: pip install 'valles[{extra}]'")
