"""Add indexes of links, so that old ones are found without reading all."""

from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_index("ix_links_player", "links", ["player"])
    op.create_index("ix_links_expires", "links", ["expires"])
