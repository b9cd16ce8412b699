"""An authenticator in software: makes passkeys and signs challenges with them, as a browser hands them on."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, HAS_KEY = 1, 4, 64
"""Flags of what an authenticator has checked, and of what follows."""


def encoded(data):
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin="https://valles.test", flags=PRESENT | VERIFIED):
        self.origin = origin
        self.flags = flags
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0

    def _client_data(self, kind, challenge):
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, domain, flags):
        self.count += 1
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def made(self, options):
        """Return the answer to the options for a new passkey."""
        point = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = self._data(options["rp"]["id"], self.flags | HAS_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        response = {
            "clientDataJSON": encoded(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": encoded(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return self._credential(response)

    def signed(self, options):
        """Return the answer to the options to sign in."""
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], self.flags)
        signature = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": encoded(client_data),
            "authenticatorData": encoded(data),
            "signature": encoded(signature),
        }
        return self._credential(response)

    def _credential(self, response):
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
