"""The metrics of the server, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

ROWS: Final = Counter("valles_rows", "Rows committed, by kind", ["kind"])
COMMITS: Final = Histogram("valles_act_seconds", "From a decision to its acknowledgement")
PROBLEMS: Final = Counter("valles_problems", "What clients were refused, by message", ["key"])
REQUESTS: Final = Counter("valles_requests", "Requests, by method and status", ["method", "status"])
HASHES: Final = Counter("valles_password_hashes", "Hashes of passwords that were computed")
SIGN_INS: Final = Counter("valles_sign_ins", "Attempts to sign in, by way and result", ["way", "result"])
SOCKETS: Final = Gauge("valles_sockets", "Open sockets")
TABLES: Final = Gauge("valles_tables", "Tables in memory")
