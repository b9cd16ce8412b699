"""What several server tests share: a real PostgreSQL."""

from tests.server.postgres import postgres

__all__ = ["postgres"]
