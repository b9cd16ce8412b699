"""Add states of features at tables, settings of persons for features, and the time in which the server was up."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "feature_states",
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_feature_states_table"), nullable=False),
        sa.Column("feature", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.PrimaryKeyConstraint("table", "feature", name="pk_feature_states"),
    )
    op.create_index("ix_feature_states_due", "feature_states", ["due"])
    op.create_table(
        "personal_settings",
        sa.Column("player", sa.String, sa.ForeignKey("players.id", name="fk_personal_settings_player"), nullable=False),
        sa.Column("feature", sa.String, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("player", "feature", name="pk_personal_settings"),
    )
    op.create_table(
        "uptime",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("steady", sa.Float, nullable=False),
        sa.Column("wall", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("blameless", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_uptime"),
    )
