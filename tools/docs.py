"""Builds the documentation site into src/valles/server/docs: docs/, the documents beside it, the terms of the games.

A link or reference that leads nowhere fails the build.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

from valles.describe.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build/docs"
SITE = ROOT / "src/valles/server/docs"
BESIDE = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md")
LEDGERS = ("rules/terraforming-mars.md", "rules/on-mars.md")
ID = r"(?:TM|OM)-[A-Z0-9]+-\d+"


def gathered(text: str) -> str:
    """A page as it is on the site: the documents beside docs/ lie in the same folder, and sessions are named so."""
    text = text.replace("](docs/", "](").replace("```python\n>>> ", "```pycon\n>>> ")
    return re.sub(rf"\]\(((?:\.\./)*)\.\./({'|'.join(BESIDE)})", lambda match: f"]({match[1]}{match[2].lower()}", text)


WRITTEN_IN = {"py": "python", "mjs": "javascript"}
"""The language of a program, by the end of its name."""


def shown(text: str) -> str:
    """A page with the program itself wherever a line holds nothing but a link to it."""

    def program(match: re.Match[str]) -> str:
        return f"`{match[1]}`:\n\n```{WRITTEN_IN[match[2]]}\n{(ROOT / match[1]).read_text(encoding='utf-8')}```"

    return re.sub(r"^\[([\w/]+\.(py|mjs))\]\((?:\.\./)+\1\)$", program, text, flags=re.MULTILINE)


def linked(ledger: str) -> str:
    """The ledger with an anchor at every rule, which is a link to itself, and a link wherever one of them is named."""
    defined = set(re.findall(rf"^- \*\*({ID})\b", ledger, re.MULTILINE))

    def link(match: re.Match[str]) -> str:
        id = match[1]
        return f"[{id}](#{id.lower()})" if id in defined else id

    def anchor(match: re.Match[str]) -> str:
        return f"- **[{match[1]}](#{match[1].lower()}){{ #{match[1].lower()} }}"

    named = re.sub(rf"(?<![\w*`#-])({ID})\b", link, ledger)
    return re.sub(rf"^- \*\*({ID})\b", anchor, named, flags=re.MULTILINE)


def terms(game: str) -> str:
    """The glossary of a game as a table."""
    rows = json.loads((ROOT / f"tests/facts/{game}/glossary.json").read_text(encoding="utf-8"))
    lines = [f"| {' | '.join(language.name for language in LANGUAGES.values())} |", "|---" * len(LANGUAGES) + "|"]
    lines += [f"| {' | '.join(row[code] or '' for code in LANGUAGES)} |" for row in rows]
    return "\n".join(lines)


def gather() -> None:
    """Put all pages of the site into one folder."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    shutil.copy(ROOT / "web/public/icon.svg", PAGES)
    for name in BESIDE:
        shutil.copy(ROOT / name, PAGES / name.lower())
    for page in PAGES.rglob("*.md"):
        page.write_text(shown(gathered(page.read_text(encoding="utf-8"))), encoding="utf-8")
    for name in LEDGERS:
        page = PAGES / name
        page.write_text(linked(page.read_text(encoding="utf-8")), encoding="utf-8")
    page = PAGES / "reference/glossary.md"
    text = re.sub(r"<!-- terms of (\w+) -->", lambda match: terms(match[1]), page.read_text(encoding="utf-8"))
    page.write_text(text, encoding="utf-8")


def main() -> None:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--clean", "--strict"], cwd=ROOT)
    if done.returncode:
        shutil.rmtree(SITE, ignore_errors=True)
    raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
