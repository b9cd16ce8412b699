"""Add people to whom a hand is shown."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.create_table(
        "viewers",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_viewers_table"), nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("player", sa.String, sa.ForeignKey("players.id", name="fk_viewers_player"), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "player", name="pk_viewers"),
    )
    op.create_index("ix_viewers_player", "viewers", ["player"])
