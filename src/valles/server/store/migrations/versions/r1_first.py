"""The first schema: people, tables, and the rows of every game."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    _create_people()
    _create_tables()
    _create_places()
    _create_play()


def _create_people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("finished", sa.Float),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
    )


def _create_places() -> None:
    op.create_table(
        "chairs",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("player", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("left", sa.Float),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chairs_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chairs_player"),
    )
    op.create_index("ix_chairs_player", "chairs", ["player"])
    op.create_table(
        "links",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("table", sa.String),
        sa.Column("seat", sa.String),
        sa.Column("player", sa.String),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_links"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_links_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_links_player"),
    )
    op.create_index("ix_links_table", "links", ["table"])
    op.create_table(
        "spectators",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_spectators"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_spectators_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_spectators_player"),
    )
    op.create_index("ix_spectators_player", "spectators", ["player"])


def _create_play() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table"),
    )
    op.create_table(
        "rows",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("decision", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_rows"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rows_table"),
        sa.UniqueConstraint("table", "decision", name="uq_rows_table_decision"),
    )
