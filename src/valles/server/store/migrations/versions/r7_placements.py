"""Add places in finished games, with the ratings that follow."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.create_table(
        "placements",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_placements_table"), nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("player", sa.String, sa.ForeignKey("players.id", name="fk_placements_player")),
        sa.Column("bot", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("start", sa.String),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_placements"),
    )
    for column in ("player", "game"):
        op.create_index(f"ix_placements_{column}", "placements", [column])
