"""Checks commit subjects: imperative, with a usual verb, at most 72 characters, no full stop.

python -m tools.subject .git/COMMIT_EDITMSG     the message that is about to be committed (hook commit-msg)
python -m tools.subject --since v0.2.0          all commits since a revision
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LONGEST: Final = 72
VERBS: Final = re.compile(
    r"(Add|Allow|Avoid|Bump|Cache|Change|Check|Clarify|Correct|Delete|Deprecate|Document|Drop|Enable|Ensure|Expose|Extract"
    r"|Fix|Handle|Implement|Improve|Limit|Make|Merge|Migrate|Move|Optimize|Prevent|Reduce|Refactor|Reject|Release|Remove"
    r"|Rename|Replace|Require|Restore|Return|Revert|Rewrite|Run|Show|Simplify|Skip|Speed|Split|Stop|Store|Support|Test"
    r"|Train|Translate|Type|Unify|Update|Use|Validate|Write)\b"
)
UNCHECKED: Final = ("Merge ", 'Revert "', "fixup! ", "squash! ")
"""Subjects that git writes itself."""


def problems(subject: str) -> Iterator[str]:
    """Yield what is wrong with a subject, one sentence each."""
    if subject.startswith(UNCHECKED):
        return
    if not subject:
        yield "it is empty"
        return
    if not VERBS.match(subject):
        yield f"it begins with {subject.split()[0]!r}, not with a verb such as Add, Fix, Rename, Remove or Speed up"
    if len(subject) > LONGEST:
        yield f"it has {len(subject)} characters, and at most {LONGEST} are shown"
    if subject.endswith("."):
        yield "it ends with a full stop"


def subjects_since(revision: str) -> list[str]:
    """Return the subjects of all commits after a revision, the newest first; merges are left out."""
    command = ["git", "log", "--no-merges", "--format=%s", f"{revision}..HEAD"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def subject_in(message: str) -> str:
    """Return the subject of a commit message: its first line that is no comment."""
    return next((line.strip() for line in message.splitlines() if line.strip() and not line.startswith("#")), "")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--since", revision]:
            subjects = subjects_since(revision)
        case [path]:
            subjects = [subject_in(Path(path).read_text(encoding="utf-8"))]
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    lines = [f"{subject!r}: {problem}" for subject in subjects for problem in problems(subject)]
    for line in lines:
        print(line, file=sys.stderr)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
