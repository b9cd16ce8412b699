"""Add notices outside the page: settings, channels, the queue, muted tables and the keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def player(table: str) -> sa.Column[str]:
    key = sa.ForeignKey("players.id", name=f"fk_{table}_player")
    return sa.Column("player", sa.String, key, nullable=False)


def upgrade() -> None:
    add_channels()
    add_queue()
    add_keys()


def add_channels() -> None:
    op.create_table(
        "notice_settings",
        player("notice_settings"),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_notice_settings"),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String, nullable=False),
        player("notice_channels"),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("failing", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("problem", sa.JSON),
        sa.Column("next", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_channels"),
        sa.UniqueConstraint("player", "address", name="uq_notice_channels_player_address"),
    )
    op.create_index("ix_notice_channels_player", "notice_channels", ["player"])


def add_queue() -> None:
    channel = sa.ForeignKey("notice_channels.id", name="fk_notices_channel", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("channel", sa.String, channel, nullable=False),
        player("notices"),
        sa.Column("event", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("mark", sa.String, nullable=False),
        sa.Column("args", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("sent", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.UniqueConstraint("channel", "event", "table", "mark", name="uq_notices_channel_event_table_mark"),
    )
    op.create_index("ix_notices_player", "notices", ["player"])
    op.create_index("ix_notices_sent_due", "notices", ["sent", "due"])
    op.create_table(
        "muted_tables",
        player("muted_tables"),
        sa.Column("table", sa.String, sa.ForeignKey("tables.id", name="fk_muted_tables_table"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table", name="pk_muted_tables"),
    )


def add_keys() -> None:
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
