"""Requests to addresses that users have entered: to public addresses only, within limits of size and time.

The name of a host is resolved once, every address is checked, and the connection goes to the checked address, so that
a name cannot lead to a private network (server-side request forgery), not even one that changes meanwhile. Redirects
are not followed.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from valles.kernel.phrase import Arg, Phrase

TIMEOUT: Final = 10.0
"""Seconds that a request may take in all."""
LARGEST_ANSWER: Final = 64 * 1024
"""Bytes of an answer that are read; nothing in it matters but the status."""
LONGEST_URL: Final = 1000
PORTS: Final = (443, 8443)
"""Ports of public hosts; the others belong to services that expect no HTTP."""
EMBEDDED: Final = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"))
"""IPv6 networks whose addresses lead to IPv4 addresses through a gateway (NAT64)."""

AnyNetwork = IPv4Network | IPv6Network


class DeliveryFailed(Exception):
    """A message was not delivered; the problem says why."""

    def __init__(self, key: str, gone: bool = False, **args: Arg) -> None:
        """Give the reason; `gone` if the address will never accept messages again."""
        super().__init__(key)
        self.problem = Phrase(key, args)
        self.gone = gone


class UnsafeAddress(DeliveryFailed):
    """An address to which this server sends nothing."""


def networks(names: Iterable[str]) -> tuple[AnyNetwork, ...]:
    """Return the networks of these names, such as `192.168.1.0/24`."""
    return tuple(ip_network(name) for name in names)


def is_public(address: str) -> bool:
    """Return True if an address belongs to the public internet.

    Examples:
        >>> [is_public(address) for address in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "::1", "::ffff:10.0.0.1")]
        [True, False, False, False, False]
    """
    parsed = ip_address(address)
    if isinstance(parsed, IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if parsed.teredo is not None or any(parsed in network for network in EMBEDDED) or parsed.scope_id:
            return False
    return parsed.is_global and not parsed.is_multicast


@dataclass(frozen=True)
class Address:
    """A checked URL."""

    url: str
    host: str
    port: int
    target: str
    is_encrypted: bool

    @property
    def authority(self) -> str:
        """The host and port as in the header `Host`."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == (443 if self.is_encrypted else 80) else f"{name}:{self.port}"


class Client:
    """Sends requests to public addresses, and to those networks that the operator allows."""

    def __init__(self, allowed: Sequence[AnyNetwork] = (), context: ssl.SSLContext | None = None) -> None:
        """Use these networks.

        Args:
            allowed: Private networks that requests may reach, on any port and without TLS.
            context: How certificates are verified; by default as usual.
        """
        self._allowed = allowed
        self._context = context or ssl.create_default_context()

    def parse(self, url: str) -> Address:
        """Return a URL in parts.

        Raises:
            UnsafeAddress: Nothing is sent there.
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise UnsafeAddress("notice-fault-url") from error
        if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise UnsafeAddress("notice-fault-url")
        if parts.scheme not in ("https", *(("http",) if self._allowed else ())):
            raise UnsafeAddress("notice-fault-https")
        if not parts.hostname or parts.username or parts.password:
            raise UnsafeAddress("notice-fault-url")
        encrypted = parts.scheme == "https"
        return Address(
            url, parts.hostname, port or (443 if encrypted else 80), target_of(parts), is_encrypted=encrypted
        )

    async def resolve(self, address: Address) -> str:
        """Return the IP address of a URL to connect to.

        Raises:
            UnsafeAddress: One of the addresses of its host is not allowed.
        """
        loop = asyncio.get_running_loop()
        try:
            answers = await loop.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise DeliveryFailed("notice-fault-unknown", host=address.host) from error
        resolved = [str(sockaddr[0]) for *_, sockaddr in answers]
        for each in resolved:
            self._check(each, address)
        if not resolved:
            raise DeliveryFailed("notice-fault-unknown", host=address.host)
        return resolved[0]

    def _check(self, resolved: str, address: Address) -> None:
        """Refuse an IP address that is private and not allowed, or a port or scheme that public hosts may not have."""
        parsed = ip_address(resolved)
        if any(parsed in network for network in self._allowed):
            return
        if not is_public(resolved):
            raise UnsafeAddress("notice-fault-private", host=address.host)
        if not address.is_encrypted:
            raise UnsafeAddress("notice-fault-https")
        if address.port not in PORTS:
            raise UnsafeAddress("notice-fault-port", port=address.port, possible=list(PORTS))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; return the status of the answer.

        Raises:
            DeliveryFailed: Nothing was sent, or no answer came in time.
        """
        address = self.parse(url)
        try:
            async with asyncio.timeout(TIMEOUT):
                pinned = await self.resolve(address)
                return await self._post(address, pinned, body, headers)
        except TimeoutError as error:
            raise DeliveryFailed("notice-fault-late", host=address.host, seconds=int(TIMEOUT)) from error
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise DeliveryFailed("notice-fault-silent", host=address.host) from error

    async def _post(self, address: Address, pinned: str, body: bytes, headers: Mapping[str, str]) -> int:
        fields = {"Host": address.authority, "User-Agent": "Valles", "Content-Length": str(len(body)), **headers}
        url = httpcore.URL(
            scheme="https" if address.is_encrypted else "http",
            host=pinned,
            port=address.port,
            target=address.target,
        )
        extensions: dict[str, Any] = {"sni_hostname": address.host}  # whatever httpcore knows by name
        async with (
            httpcore.AsyncConnectionPool(ssl_context=self._context, max_connections=1) as pool,
            pool.stream("POST", url, headers=list(fields.items()), content=body, extensions=extensions) as answer,
        ):
            size = 0
            async for part in answer.aiter_stream():
                size += len(part)
                if size > LARGEST_ANSWER:
                    break
            return int(answer.status)


def target_of(parts: SplitResult) -> str:
    """Return the path and query of a URL."""
    return (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
