"""Browser push: the keys of the server (VAPID, RFC 8292), and encrypted messages (RFC 8291)."""

from __future__ import annotations

import base64
import os
from typing import Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

TOPIC_LENGTH: Final = 32
LIFETIME: Final = 12 * 3600
"""Seconds for which a signature holds; push services accept a day at most."""
KEY: Final = "vapid"
"""The name of the private key in the database."""


class PushKeys:
    """The keys by which push services know this server. New ones would end all subscriptions."""

    def __init__(self, pem: str) -> None:
        """Read the private key."""
        self._vapid = Vapid02.from_pem(pem.encode())

    @staticmethod
    def generate() -> str:
        """Return a new private key as text."""
        vapid = Vapid02()
        vapid.generate_keys()
        return str(vapid.private_pem().decode())

    @property
    def public_key(self) -> str:
        """The public key as `PushManager.subscribe` takes it."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    def headers(self, audience: str, contact: str, now: float) -> dict[str, str]:
        """Return the headers by which a push service knows the sender.

        Args:
            audience: The origin of the push service.
            contact: An address of the operator, `https://…` or `mailto:…`: Apple refuses anything else.
            now: The time in seconds.
        """
        signed: dict[str, str] = self._vapid.sign({"aud": audience, "sub": contact, "exp": int(now) + LIFETIME})
        return signed


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """Return a message that only one browser can read.

    Args:
        message: The message, of about 3,900 bytes at most.
        p256dh: The public key of the browser.
        auth: Its secret.
    """
    body: bytes = http_ece.encrypt(
        message,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(p256dh),
        auth_secret=decoded(auth),
        version="aes128gcm",
    )
    return body


def is_subscription(p256dh: str, auth: str) -> bool:
    """Return True if these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def encoded(data: bytes) -> str:
    """Return bytes as base64 for URLs, without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of a base64 text for URLs; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
