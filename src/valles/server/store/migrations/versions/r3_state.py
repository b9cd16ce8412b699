"""Hashes of states, by which a release that plays a game differently is found."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("rows", sa.Column("state", sa.String))
