"""The documentation for browsers: files built from docs/, read with the first request."""

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
from valles.server.http.page import IMMUTABLE, INDEX, File, file_response, read
from valles.server.http.request import AnyRequest
from valles.table.live import Refused

FOLDER: Final = Path(__file__).parents[1] / "docs"
INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
SEARCH_STYLE: Final = "sha256-NwSx/R2V/U4jnW0Tq5pQ53Y/rzPVJ4dqE7D6UTA/J1k="
"""Hash of the style that the theme's search inserts; when the theme changes, browsers report the new hash."""


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """Return all files of the documentation by their address; nothing else can be requested."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    return {path.relative_to(folder).as_posix(): path for path in paths}


def policy(page: bytes) -> str:
    """Return the content security policy of a page: the default, with the icons and inline scripts of the theme."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in INLINE.findall(page)]
    scripts = " ".join(["script-src 'self'", *(f"'sha256-{hash}'" for hash in hashes)])
    return f"{HEADERS[POLICY]}; img-src 'self' data:; style-src 'self' '{SEARCH_STYLE}'; {scripts}"


@lru_cache(maxsize=256)
def cached_file(path: Path) -> File:
    """Return a file; names of scripts and styles change with their content, so that clients may keep them."""
    file = read(path, IMMUTABLE if ".min." in path.name else "no-cache")
    return replace(file, policy=policy(file.body)) if path.suffix == ".html" else file


@get(["/docs", "/docs/{path:path}"], dependencies={}, include_in_schema=False)
async def docs(request: AnyRequest, path: str = "") -> Response[bytes]:
    name = path.strip("/")
    built: dict[str, Path] = request.app.state.docs
    if not built:
        raise Refused("problem-docs-not-built", 404)
    page = f"{name}/{INDEX}".lstrip("/")
    if page in built and not request.scope["raw_path"].endswith(b"/"):
        location = f"/docs/{name}/" if name else "/docs/"
        return Response(b"", status_code=308, media_type=MediaType.TEXT, headers={"location": location})
    file = built.get(page) or built.get(name)
    if file is None:
        raise Refused("problem-not-found", 404)
    return file_response(request, cached_file(file))


ROUTES = [docs]
