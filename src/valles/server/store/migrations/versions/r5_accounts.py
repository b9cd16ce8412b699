"""Add accounts: names, passwords, passkeys, recovery codes, settings, the log of what was done, and devices."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    _extend_people()
    _create_ways_in()
    _create_challenges()
    _create_records()


def _extend_people() -> None:
    op.add_column("players", sa.Column("key", sa.String))
    op.add_column("players", sa.Column("deleted", sa.Float))
    op.create_index("ix_players_key", "players", ["key"], unique=True)
    op.add_column("sessions", sa.Column("device", sa.String))
    op.add_column("sessions", sa.Column("used", sa.Float))
    op.add_column("sessions", sa.Column("confirmed", sa.Float))
    op.add_column("chairs", sa.Column("deleted", sa.Float))
    op.add_column("chat", sa.Column("player", sa.String))
    op.add_column("chat", sa.Column("deleted", sa.Float))
    op.create_index("ix_chat_player", "chat", ["player"])


def _person(table: str, column: str = "player") -> sa.ForeignKey:
    return sa.ForeignKey("players.id", name=f"fk_{table}_{column}")


def _create_ways_in() -> None:
    op.create_table(
        "accounts",
        sa.Column("player", sa.String, _person("accounts"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("password", sa.String),
        sa.Column("changed", sa.Float),
        sa.Column("email", sa.String),
        sa.Column("verified", sa.Float),
        sa.PrimaryKeyConstraint("player", name="pk_accounts"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, _person("passkeys"), nullable=False),
        sa.Column("domain", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "recovery_codes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, _person("recovery_codes"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_player", "recovery_codes", ["player"])


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("player", sa.String, _person("challenges")),
        sa.Column("domain", sa.String, nullable=False),
        sa.Column("origin", sa.String, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_player", "challenges", ["player"])
    op.create_index("ix_challenges_expires", "challenges", ["expires"])


def _create_records() -> None:
    op.create_table(
        "preferences",
        sa.Column("player", sa.String, _person("preferences"), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_preferences"),
    )
    op.create_table(
        "events",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("actor", sa.String, _person("events", "actor")),
        sa.Column("player", sa.String, _person("events")),
        sa.Column("action", sa.String, nullable=False),
        sa.Column("detail", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_events"),
    )
    for column in ("at", "actor", "player"):
        op.create_index(f"ix_events_{column}", "events", [column])
