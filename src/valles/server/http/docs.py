"""The documentation for browsers: files that were built from docs/, read when they are first asked for."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get

from valles.server.http.middleware import HEADERS, POLICY
from valles.server.http.page import FIRST, FOR_EVER, File, answer, read
from valles.server.http.request import AnyRequest
from valles.table.live import Refused

FOLDER: Final = Path(__file__).parents[1] / "docs"
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
SEARCH_STYLE: Final = "sha256-NwSx/R2V/U4jnW0Tq5pQ53Y/rzPVJ4dqE7D6UTA/J1k="
"""The hash of the style that the theme's search inserts; when the theme changes, browsers report the new hash."""


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """All files of the documentation by their address: nothing else can be asked for."""
    found = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path for path in found}


def policy(page: bytes) -> str:
    """The content security policy of a page: the usual one, and the icons and inline scripts that the theme needs."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)]
    scripts = " ".join(["script-src 'self'", *(f"'sha256-{hash}'" for hash in hashes)])
    return f"{HEADERS[POLICY]}; img-src 'self' data:; style-src 'self' '{SEARCH_STYLE}'; {scripts}"


@lru_cache(maxsize=256)
def served(path: Path) -> File:
    """The file; the names of scripts and styles change with their content."""
    file = read(path, FOR_EVER if ".min." in path.name else "no-cache")
    return replace(file, policy=policy(file.body)) if path.suffix == ".html" else file


@get(["/docs", "/docs/{path:path}"], dependencies={}, include_in_schema=False)
async def docs(request: AnyRequest, path: str = "") -> Response[bytes]:
    name = path.strip("/")
    built: dict[str, Path] = request.app.state.docs
    if not built:
        raise Refused("problem-docs-not-built", 404)
    page = f"{name}/{FIRST}".lstrip("/")
    if page in built and not request.scope["raw_path"].endswith(b"/"):
        there = f"/docs/{name}/" if name else "/docs/"
        return Response(b"", status_code=308, media_type=MediaType.TEXT, headers={"location": there})
    found = built.get(page) or built.get(name)
    if found is None:
        raise Refused("problem-not-found", 404)
    return answer(request, served(found))


ROUTES = [docs]
