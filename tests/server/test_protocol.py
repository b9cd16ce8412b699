"""docs/protocol.md and the page's types say what the server's types say."""

import pytest

from tools import protocol


@pytest.mark.parametrize(
    ("path", "made"),
    [(protocol.DOCUMENT, protocol.document), (protocol.TYPESCRIPT, protocol.typescript_file)],
    ids=["docs/protocol.md", "web/src/protocol.ts"],
)
def test_what_was_made_from_the_types_is_up_to_date(path, made):
    assert path.read_text(encoding="utf-8") == made(), "run python tools/protocol.py"
