"""The page for browsers: files built from web/, and index.html for every address inside it."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get

from valles.server.http.middleware import POLICY
from valles.server.http.request import AnyRequest, accepts_gzip, header
from valles.table.live import Refused

FOLDER: Final = Path(__file__).parents[1] / "page"
INDEX: Final = "index.html"
NOT_BUILT: Final = (
    "This installation has no page for browsers: in a checkout of Valles `make play` builds it and starts the table."
)
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Built assets have the hash of their content in their name."""


@dataclass(frozen=True)
class File:
    """A file in memory, with the headers of its response."""

    body: bytes
    kind: str
    cache: str
    policy: str = ""
    """Content security policy of the file, if it has one of its own."""

    @cached_property
    def compressed(self) -> bytes:
        """Compressed content, made with the first request: most files are never requested."""
        return gzip.compress(self.body, mtime=0)


def read(path: Path, cache: str) -> File:
    """Return a file of the disk."""
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(body, kind, cache)


def files(folder: Path = FOLDER) -> dict[str, File]:
    """Return all files of the page by their address, read once; nothing else can be requested."""
    by_name = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            by_name[name] = read(path, IMMUTABLE if name.startswith("assets/") else "no-cache")
    return by_name


def is_built() -> bool:
    """Return True if there is a page to serve."""
    return (FOLDER / INDEX).is_file()


def file_response(request: AnyRequest, file: File) -> Response[bytes]:
    """Return the response with a file, compressed if the client accepts that."""
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if file.policy:
        headers[POLICY] = file.policy
    if accepts_gzip(header(request.scope, "accept-encoding") or ""):
        return Response(file.compressed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)


@get(["/", "/{path:path}", "/unsubscribe/{path:str}"], dependencies={}, include_in_schema=False)
async def page(request: AnyRequest, path: str = "") -> Response[bytes]:
    name = path.strip("/")
    built: dict[str, File] = request.app.state.page
    inside = "." not in name.rsplit("/", 1)[-1] and not name.startswith("api/")
    file = built.get(INDEX if inside else name)
    if file is None and not built and inside:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.TEXT)
    if file is None:
        raise Refused("problem-not-found", 404)
    return file_response(request, file)


ROUTES = [page]
