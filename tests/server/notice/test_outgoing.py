"""Requests to addresses of users reach public hosts only, and never wait or read without end."""

import asyncio
import socket
import ssl
from ipaddress import ip_network

import pytest

from tests.support.receiver import receiver
from valles.server.notice import outgoing
from valles.server.notice.outgoing import Client, DeliveryFailed, UnsafeAddress, is_public

LOOPBACK = (ip_network("127.0.0.0/8"),)
PRIVATE = (
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.2.1",
    "192.168.178.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::a00:1",
    "2001:db8::1",
    "2002:a00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "ff02::1",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_refused(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "193.0.6.139", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_public_addresses_are_accepted(address):
    assert is_public(address)


def refusal(client, url):
    async def post():
        with pytest.raises(DeliveryFailed) as raised:
            await client.post(url, b"{}", {})
        return raised.value

    return asyncio.run(post())


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("http://9.9.9.9/", "notice-fault-https"),
        ("file:///etc/passwd", "notice-fault-https"),
        ("gopher://9.9.9.9/", "notice-fault-https"),
        ("https://", "notice-fault-url"),
        ("https://user:secret@9.9.9.9/", "notice-fault-url"),
        ("https://9.9.9.9:99999/", "notice-fault-url"),
        ("https://9.9.9.9/\r\nHost: x", "notice-fault-url"),
        ("https://[::1", "notice-fault-url"),
        ("https://9.9.9.9:22/", "notice-fault-port"),
        ("https://9.9.9.9:6379/", "notice-fault-port"),
        ("https://10.0.0.1/", "notice-fault-private"),
        ("https://127.1/", "notice-fault-private"),
        ("https://2130706433/", "notice-fault-private"),
        ("https://0x7f000001/", "notice-fault-private"),
        ("https://0177.0.0.1/", "notice-fault-private"),
        ("https://[::ffff:7f00:1]/", "notice-fault-private"),
        ("https://localhost/", "notice-fault-private"),
    ],
)
def test_an_unsafe_url_is_refused_with_the_reason(url, problem):
    error = refusal(Client(), url)
    assert isinstance(error, UnsafeAddress)
    assert error.problem.key == problem


def lookup(*answers):
    """Return a resolver that gives another answer each time, as the name server of an attacker may."""
    remaining = list(answers)

    async def getaddrinfo(host, port, **_):
        addresses = remaining.pop(0) if len(remaining) > 1 else remaining[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    return getaddrinfo


def test_a_host_with_one_private_address_among_several_is_refused(monkeypatch):
    async def post():
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup(["9.9.9.9", "10.0.0.1"]))
        with pytest.raises(UnsafeAddress):
            await Client().post("https://rebind.test/", b"", {})

    asyncio.run(post())


def test_a_name_that_changes_meanwhile_leads_to_the_checked_address_only(monkeypatch):
    """The first answer is public, the second leads to this machine, where somebody listens."""

    async def post():
        async with receiver() as here:
            monkeypatch.setattr(outgoing, "PORTS", (here.port,))
            monkeypatch.setattr(outgoing, "TIMEOUT", 0.3)
            # 203.0.113.0/24 is for documentation: no packet to it is answered.
            monkeypatch.setattr(outgoing, "is_public", lambda address: address == "203.0.113.1")
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup(["203.0.113.1"], ["127.0.0.1"]))
            with pytest.raises(DeliveryFailed):
                await Client().post(f"https://rebind.test:{here.port}/", b"", {})
            return here.connections

    assert asyncio.run(post()) == 0


def test_a_redirect_is_not_followed():
    async def post():
        async with receiver() as target, receiver(statuses=[307], headers=f"location: {target.url}/\r\n") as here:
            return await Client(LOOPBACK).post(here.url, b"x", {}), len(here.requests), len(target.requests)

    assert asyncio.run(post()) == (307, 1, 0)


def test_an_operator_may_allow_a_network_and_nothing_else_of_it():
    async def post():
        async with receiver() as here:
            allowed = await Client(LOOPBACK).post(f"{here.url}/hook?a=1", b"{}", {"Content-Type": "application/json"})
            return allowed, here.requests[0]

    status, request = asyncio.run(post())
    assert (status, request.path, request.body) == (201, "/hook?a=1", b"{}")
    assert request.headers["content-type"] == "application/json"
    assert refusal(Client(LOOPBACK), "https://10.0.0.1/").problem.key == "notice-fault-private"
    assert refusal(Client(LOOPBACK), "http://9.9.9.9/").problem.key == "notice-fault-https"


def test_no_more_of_an_answer_is_read_than_needed():
    async def post():
        async with receiver(body=bytes(4 * outgoing.LARGEST_ANSWER)) as here:
            return await Client(LOOPBACK).post(here.url, b"", {})

    assert asyncio.run(post()) == 201


def test_a_slow_answer_ends_the_request(monkeypatch):
    monkeypatch.setattr(outgoing, "TIMEOUT", 0.1)

    async def post():
        async with receiver(delay=2.0) as here:
            with pytest.raises(DeliveryFailed) as raised:
                await Client(LOOPBACK).post(here.url, b"", {})
            return raised.value.problem.key

    assert asyncio.run(post()) == "notice-fault-late"


def test_a_host_that_refuses_connections_is_named():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        error = refusal(Client(LOOPBACK), f"http://127.0.0.1:{free.getsockname()[1]}/")
    assert (error.problem.key, error.problem.args) == ("notice-fault-silent", {"host": "127.0.0.1"})


def test_certificates_are_verified_for_the_name_of_the_host(tmp_path, monkeypatch):
    """The connection goes to an address, but the certificate must be of the name."""
    seen = []

    async def post():
        context = ssl.create_default_context()

        async def start_tls(self, ssl_context, server_hostname=None, timeout=None):
            seen.append((server_hostname, ssl_context.check_hostname, ssl_context.verify_mode))
            await self.aclose()
            raise ssl.SSLError("not today")

        from httpcore._backends.anyio import AnyIOStream

        monkeypatch.setattr(AnyIOStream, "start_tls", start_tls)
        async with receiver() as here:
            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lookup(["127.0.0.1"]))
            with pytest.raises(DeliveryFailed):
                await Client(LOOPBACK, context).post(f"https://chat.example.org:{here.port}/", b"", {})

    asyncio.run(post())
    assert seen == [("chat.example.org", True, ssl.CERT_REQUIRED)]
