"""Accounts: a guest keeps name, seats and games, and comes back from any device by a way that is the guest's own."""

import asyncio
from statistics import median
from time import thread_time

import pytest
from argon2 import PasswordHasher

from tests.server.lobby.test_sessions import given_cookie, opens
from tests.support.application import FIRST, PASSWORD, SECOND, messages_until_closed, running_app
from tests.support.authenticator import PRESENT, Authenticator
from tests.support.server import GENEROUS
from valles.server.limits import Limits
from valles.server.lobby.password import HashCost
from valles.server.lobby.session import CONFIRMED_FOR
from valles.server.store import schema

NEW_PASSWORD = "seven dusty valleys"


def run(folder, scenario, **settings):
    async def inside():
        async with running_app(folder, **settings) as here:
            return await scenario(here)

    return asyncio.run(inside())


async def holder(here, name="Mira"):
    """Return somebody with an account, and the recovery codes."""
    person = await here.guest(name)
    return person, await person.keeps_name(name)


async def signed_in(here, **fields):
    """Return a new device on which somebody signs in."""
    device = here.caller()
    device.token = (await device.post("/api/sign-in", bearer=True, **fields))["token"]
    return device


async def refusal(caller, method, path, **body):
    """Return the status and the key of a refusal."""
    answer = await caller.ask(method, path, body or None)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["type"]


async def age(here, caller, seconds):
    """Let the last proof of who somebody is be so many seconds old."""
    user = await here.context.lobby.sessions.user_of(caller.token)
    then = here.context.tables.clock() - seconds
    await here.store.update(schema.sessions, {"id": user.session}, confirmed=then)


# From a guest to an account


def test_a_guest_keeps_seat_and_games_on_every_device_that_signs_in(tmp_path):
    async def scenario(here):
        mira = await here.guest("Mira")
        before = await mira.get("/api/me")
        table = await mira.open_table("me", "hotseat")
        await mira.post(f"/api/tables/{table}/start")
        await mira.keeps_name("Mira")
        phone = await signed_in(here, name="mira ", password=PASSWORD)
        async with phone.at(table, FIRST) as talk:
            acknowledged = await talk.decide()
        mine = [each["id"] for each in await phone.get("/api/tables")]
        return before, await phone.get("/api/me"), acknowledged["type"], mine == [table]

    before, after, acknowledged, mine = run(tmp_path, scenario)

    assert after == {**before, "account": True}
    assert (before["account"], acknowledged, mine) == (False, "ack", True)


def test_the_devices_of_a_guest_stay_and_only_the_secret_of_this_one_is_new(tmp_path):
    """A secret that somebody has planted, or has read before, does not open the account."""

    async def scenario(here):
        mira = await here.guest("Mira")
        link = await mira.post("/api/me/devices")
        phone = here.caller()
        phone.token = (await phone.post("/api/links", secret=link["secret"], bearer=True))["me"]["token"]
        planted = mira.token
        await mira.keeps_name("Mira")
        tokens = [planted, mira.token, phone.token]
        return [(await here.caller(token).ask("GET", "/api/me")).status_code for token in tokens]

    assert run(tmp_path, scenario) == [401, 200, 200]


def test_a_planted_cookie_does_not_become_the_session_of_who_signs_in(tmp_path):
    async def scenario(here):
        await holder(here)
        attacker = here.caller()
        planted = given_cookie(await attacker.ask("POST", "/api/guests", {"name": "Guest"})).value
        victim = here.caller()
        victim.http.cookies.set("__Host-valles", planted, domain="valles.test")
        answer = await victim.ask("POST", "/api/sign-in", {"name": "Mira", "password": PASSWORD})
        new = given_cookie(answer).value
        return new != planted, [await opens(here, f"__Host-valles={value}") for value in (planted, new)]

    assert run(tmp_path, scenario) == (True, [401, 200])


@pytest.mark.parametrize("name", ["Mira", "MIRA", "Ｍｉｒａ", "Mi ra", "mira\u200b"])
def test_no_two_accounts_have_names_that_read_alike_and_free_ones_are_offered(tmp_path, name):
    async def scenario(here):
        await holder(here)
        other = await here.guest("Other")
        return (await other.ask("POST", "/api/account", {"name": name, "password": PASSWORD})).json()

    problem = run(tmp_path, scenario)

    assert problem["type"] == "problem-name-taken"
    assert len(problem["args"]["possible"]) == 2 and "Mira" not in problem["args"]["possible"]


def test_an_account_is_renamed_but_not_to_the_name_of_another(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        await holder(here, "Tomasz")
        taken = await refusal(mira, "PATCH", "/api/me", name="tomasz")
        await mira.ask("PATCH", "/api/me", {"name": "Mirka"})
        again = await signed_in(here, name="Mirka", password=PASSWORD)
        return (
            taken,
            (await again.get("/api/me"))["name"],
            await refusal(here.caller(), "POST", "/api/sign-in", name="Mira", password=PASSWORD),
        )

    assert run(tmp_path, scenario) == ((409, "problem-name-taken"), "Mirka", (403, "problem-sign-in"))


@pytest.mark.parametrize(
    ("password", "problem"),
    [
        ("short", "problem-password-short"),
        ("aaaaaaaaaaaa", "problem-password-weak"),
        ("1029384756", "problem-password-weak"),
        ("Mira2024072", "problem-password-weak"),
        ("x" * 257, "problem-malformed"),
    ],
)
def test_a_password_that_is_easily_guessed_is_refused(tmp_path, password, problem):
    async def scenario(here):
        mira = await here.guest("Mira")
        return await refusal(mira, "POST", "/api/account", name="Mira", password=password)

    assert run(tmp_path, scenario) == (400, problem)


# Signing in


def test_a_name_is_signed_in_with_its_own_password_alone(tmp_path):
    async def scenario(here):
        await holder(here)
        await here.guest("Guest")
        tries = [("Mira", NEW_PASSWORD), ("Nobody", PASSWORD), ("Guest", PASSWORD), ("Mira", PASSWORD + " ")]
        answers = [
            await here.caller().ask("POST", "/api/sign-in", {"name": name, "password": word}) for name, word in tries
        ]
        return {(answer.status_code, answer.text, str(sorted(answer.headers))) for answer in answers}

    [(status, text, _)] = run(tmp_path, scenario)

    assert status == 403 and "problem-sign-in" in text


def test_an_unknown_name_takes_as_long_as_a_wrong_password(tmp_path, monkeypatch):
    """The time of the threads that hash counts, which the load of the machine does not change."""
    spent = []
    verify = PasswordHasher.verify

    def timed(hasher, *arguments):
        began = thread_time()
        try:
            return verify(hasher, *arguments)
        finally:
            spent.append(thread_time() - began)

    async def scenario(here):
        await holder(here)
        mira = here.caller()
        times: dict[str, list[float]] = {"Mira": [], "Nobody": []}
        for name in ["Nobody", *["Mira", "Nobody"] * 15]:
            spent.clear()
            await mira.ask("POST", "/api/sign-in", {"name": name, "password": NEW_PASSWORD})
            assert len(spent) == 1
            times[name] += spent
        return [median(times[name]) for name in ("Mira", "Nobody")]

    monkeypatch.setattr(PasswordHasher, "verify", timed)
    known, unknown = run(tmp_path, scenario, hash_cost=HashCost())

    assert abs(known - unknown) < 0.1 * known


def test_hashes_beyond_what_can_be_computed_soon_are_refused(tmp_path):
    async def scenario(here):
        body = {"name": "Mira", "password": PASSWORD}
        answers = await asyncio.gather(*(here.caller().ask("POST", "/api/sign-in", body) for _ in range(12)))
        statuses = [answer.status_code for answer in answers]
        later = await here.caller().ask("POST", "/api/sign-in", body)
        return set(statuses), statuses.count(403), later.status_code

    statuses, computed, later = run(tmp_path, scenario, hash_cost=HashCost(threads=1, waiting=3))

    assert statuses == {403, 503} and 4 <= computed < 12
    assert later == 403


def test_a_hash_of_another_cost_is_replaced_when_its_owner_signs_in(tmp_path):
    async def stored(here):
        return (await here.store.fetch_all(schema.accounts))[0]["password"]

    async def created(here):
        await holder(here)
        return await stored(here)

    async def used(here):
        await signed_in(here, name="Mira", password=PASSWORD)
        await signed_in(here, name="Mira", password=PASSWORD)
        return await stored(here)

    old, new = run(tmp_path, created), run(tmp_path, used, hash_cost=HashCost(iterations=2, memory=128))

    assert ("m=64,t=1" in old, "m=128,t=2" in new) == (True, True)


@pytest.mark.parametrize(
    ("limits", "who"),
    [
        ({"sign_ins": (3, 60.0)}, "one session"),
        ({"sign_ins_of_address": (3, 60.0)}, "one address"),
        ({"sign_ins_of_name": (3, 60.0)}, "one name"),
    ],
)
def test_after_some_attempts_even_the_right_password_has_to_wait(tmp_path, limits, who):
    async def scenario(here):
        await holder(here)
        guest = await here.guest("Guest")
        for _ in range(3):
            name = "Mira" if who == "one name" else "Nobody"
            await guest.ask("POST", "/api/sign-in", {"name": name, "password": NEW_PASSWORD})
        return await refusal(guest, "POST", "/api/sign-in", name="Mira", password=PASSWORD)

    generous = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}

    assert run(tmp_path, scenario, limits=Limits(**{**generous, **limits})) == (429, "problem-too-fast")


def test_a_recovery_code_signs_in_once_and_new_ones_replace_the_old(tmp_path):
    async def scenario(here):
        _, codes = await holder(here)
        device = await signed_in(here, name="Mira", code=f" {codes[0].upper()} ")
        again = await refusal(here.caller(), "POST", "/api/sign-in", name="Mira", code=codes[0])
        left = (await device.get("/api/account"))["codes"]
        new = (await device.post("/api/account/codes"))["codes"]
        old = await refusal(here.caller(), "POST", "/api/sign-in", name="Mira", code=codes[1])
        other = await refusal(here.caller(), "POST", "/api/sign-in", name="Guest", code=new[1])
        await signed_in(here, name="Mira", code=new[1])
        return len({*codes, *new}), again, left, old, other

    failed = 403, "problem-sign-in"

    assert run(tmp_path, scenario) == (16, failed, 7, failed, failed)


def test_of_two_who_use_a_recovery_code_at_once_one_comes_in(tmp_path):
    async def scenario(here):
        _, codes = await holder(here)
        body = {"name": "Mira", "code": codes[0]}
        answers = await asyncio.gather(*(here.caller().ask("POST", "/api/sign-in", body) for _ in range(4)))
        return sorted(answer.status_code for answer in answers)

    assert run(tmp_path, scenario) == [200, 403, 403, 403]


def test_the_database_holds_neither_password_nor_recovery_code(tmp_path):
    async def scenario(here):
        _, codes = await holder(here)
        content = str(await here.content())
        plain = [code.replace("-", "") for code in codes]
        return [secret for secret in (PASSWORD, *codes, *plain) if secret in content]

    assert run(tmp_path, scenario) == []


# Passkeys


async def with_passkey(here, **fields):
    """Return somebody whose account has a passkey and no password, and the device."""
    mira, device = await here.guest("Mira"), Authenticator(**fields)
    options = (await mira.post("/api/account/passkeys/options", name="Mira"))["options"]
    kept = await mira.post("/api/account", name="Mira", passkey=device.made(options), device="Phone")
    mira.token = kept["me"]["token"]
    return mira, device


async def challenge(here):
    return (await here.caller().post("/api/sign-in/passkey"))["options"]


def test_a_passkey_keeps_a_name_and_signs_in_without_one(tmp_path):
    async def scenario(here):
        _, device = await with_passkey(here)
        phone = await signed_in(here, passkey=device.signed(await challenge(here)))
        account = await phone.get("/api/account")
        return account["me"]["name"], account["password"], [key["name"] for key in account["passkeys"]]

    assert run(tmp_path, scenario) == ("Mira", None, ["Phone"])


def test_a_passkey_of_somebody_else_or_for_another_challenge_is_refused(tmp_path):
    async def scenario(here):
        _, device = await with_passkey(here)
        unknown = Authenticator()
        forged = Authenticator()
        forged.id = device.id
        used = device.signed(await challenge(here))
        await signed_in(here, passkey=used)
        elsewhere = device.signed(await challenge(here))
        device.origin = "https://evil.test"
        foreign = device.signed(await challenge(here))
        device.origin, device.flags = "https://valles.test", PRESENT
        unverified = device.signed(await challenge(here))
        tries = {
            "unknown": unknown.signed(await challenge(here)),
            "forged": forged.signed(await challenge(here)),
            "used": used,
            "foreign": foreign,
            "unverified": unverified,
            "invented": device.signed({"challenge": "AAAA", "rpId": "valles.test"}),
            "empty": {},
            "broken": {**elsewhere, "response": {**elsewhere["response"], "signature": "AAAA"}},
        }
        return {
            name: (await refusal(here.caller(), "POST", "/api/sign-in", passkey=passkey))[1]
            for name, passkey in tries.items()
        }

    failed, late = "problem-sign-in-passkey", "problem-passkey-late"

    assert run(tmp_path, scenario) == {
        "unknown": failed,
        "forged": failed,
        "used": late,
        "foreign": failed,
        "unverified": failed,
        "invented": late,
        "empty": "problem-passkey",
        "broken": failed,
    }


def test_nobody_adds_a_passkey_by_the_challenge_of_another(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        tomasz, _ = await holder(here, "Tomasz")
        options = (await mira.post("/api/account/passkeys/options", name="Mira"))["options"]
        body = {"passkey": Authenticator().made(options), "device": "Phone"}
        return await refusal(tomasz, "POST", "/api/account/passkeys", **body)

    assert run(tmp_path, scenario) == (409, "problem-passkey-late")


@pytest.mark.parametrize("origin", ["http://valles.test", "https://192.0.2.7", "http://192.168.0.20:8000"])
def test_without_https_and_a_name_there_are_no_passkeys(tmp_path, origin):
    async def scenario(here):
        caller = here.caller(origin=origin)
        await caller.ask("POST", "/api/guests", {"name": "Mira"})
        domain = (await caller.get("/api/account"))["passkey_domain"]
        return domain, await refusal(caller, "POST", "/api/sign-in/passkey")

    assert run(tmp_path, scenario) == (None, (409, "problem-no-passkeys-here"))


# Changing an account


def test_two_ways_to_sign_in_are_kept_and_codes_alone_are_not_enough(tmp_path):
    async def scenario(here):
        mira, device = await with_passkey(here)
        key = (await mira.get("/api/account"))["passkeys"][0]["id"]
        alone = await refusal(mira, "DELETE", f"/api/account/passkeys/{key}")
        await mira.ask("PUT", "/api/account/password", {"password": PASSWORD})
        removed = (await mira.ask("DELETE", f"/api/account/passkeys/{key}")).status_code
        last = await refusal(mira, "DELETE", "/api/account/password")
        gone = await refusal(here.caller(), "POST", "/api/sign-in", passkey=device.signed(await challenge(here)))
        return alone, removed, last, gone

    last = 409, "problem-last-way-in"

    assert run(tmp_path, scenario) == (last, 204, last, (403, "problem-sign-in-passkey"))


def test_a_new_password_ends_the_sessions_on_all_other_devices(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        table = await mira.open_table("me", "hotseat")
        await mira.post(f"/api/tables/{table}/start")
        phone = await signed_in(here, name="Mira", password=PASSWORD)
        async with phone.at(table, FIRST) as talk:
            await mira.ask("PUT", "/api/account/password", {"password": NEW_PASSWORD})
            _, code = await messages_until_closed(talk)
        statuses = [(await caller.ask("GET", "/api/me")).status_code for caller in (mira, phone)]
        old = await refusal(here.caller(), "POST", "/api/sign-in", name="Mira", password=PASSWORD)
        await signed_in(here, name="Mira", password=NEW_PASSWORD)
        return code, statuses, old

    assert run(tmp_path, scenario) == (4401, [200, 401], (403, "problem-sign-in"))


def test_an_account_is_changed_only_by_who_has_signed_in_lately(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        link = await mira.post("/api/me/devices")
        tablet = here.caller()
        tablet.token = (await tablet.post("/api/links", secret=link["secret"], bearer=True))["me"]["token"]
        joined = await refusal(tablet, "POST", "/api/account/codes")
        await age(here, mira, CONFIRMED_FOR + 1)
        old = await refusal(mira, "POST", "/api/account/codes")
        confirmed = await mira.post("/api/sign-in", name="Mira", password=PASSWORD)
        return joined, old, confirmed["token"], (await mira.ask("POST", "/api/account/codes")).status_code

    unconfirmed = 403, "problem-confirm"

    assert run(tmp_path, scenario) == (unconfirmed, unconfirmed, "", 201)


def test_devices_are_listed_and_signed_out_one_by_one_or_all_others(tmp_path):
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"

    async def scenario(here):
        mira, _ = await holder(here)
        body = {"name": "Mira", "password": PASSWORD, "bearer": True}
        token = (await here.caller().ask("POST", "/api/sign-in", body, **{"User-Agent": firefox})).json()["token"]
        await signed_in(here, name="Mira", password=PASSWORD)
        devices = await mira.get("/api/me/devices")
        [laptop] = [device for device in devices if device["browser"] == "Firefox"]
        await mira.ask("DELETE", f"/api/me/devices/{laptop['id']}")
        ended = (await here.caller(token).ask("GET", "/api/me")).status_code
        own = [device["id"] for device in devices if device["here"]]
        refused = await refusal(mira, "DELETE", f"/api/me/devices/{own[0]}")
        await mira.ask("DELETE", "/api/me/devices")
        return len(devices), laptop["system"], ended, refused, len(await mira.get("/api/me/devices"))

    assert run(tmp_path, scenario) == (3, "Linux", 401, (404, "problem-no-such-device"), 1)


def test_settings_are_the_same_on_all_devices(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        phone = await signed_in(here, name="Mira", password=PASSWORD)
        first = await phone.get("/api/me/preferences")
        for loud in (True, False):
            await mira.ask("PUT", "/api/me/preferences", {"body": {"sound": loud}})
        large = await refusal(mira, "PUT", "/api/me/preferences", body={"sound": "x" * 20_000})
        return first, (await phone.get("/api/me/preferences"))["body"], large

    assert run(tmp_path, scenario) == ({"body": {}, "changed": 0.0}, {"sound": False}, (413, "problem-too-large"))


# E-mail


class Post:
    """A mail server that keeps what it is given."""

    def __init__(self):
        self.mails = []

    async def send_mail(self, to, subject, text):
        self.mails.append((to, subject, text))


def test_an_address_counts_as_verified_once_its_link_has_been_opened(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        here.context.emails.mailer = post = Post()
        await mira.ask("PUT", "/api/account/email", {"email": "mira@example.org"})
        unverified = await mira.get("/api/account")
        await mira.ask("PUT", "/api/account/email", {"email": "mira@example.com"})
        secrets = [text.split("/join/email#")[1].split()[0] for _, _, text in post.mails]
        verify = "/api/account/email/verification"
        replaced = await refusal(here.caller(), "POST", verify, secret=secrets[0])
        await here.caller().post(verify, secret=secrets[1])
        again = await refusal(here.caller(), "POST", verify, secret=secrets[1])
        account = await mira.get("/api/account")
        return [to for to, _, _ in post.mails], unverified, replaced, again, account

    mails, unverified, replaced, again, account = run(tmp_path, scenario)

    assert mails == ["mira@example.org", "mira@example.com"]
    assert (unverified["email"], unverified["verified"]) == ("mira@example.org", False)
    assert replaced == again == (404, "problem-link-dead")
    assert (account["email"], account["verified"]) == ("mira@example.com", True)


@pytest.mark.parametrize("address", ["mira", "@example.org", "a@b", "a b@example.org", "a@x.org\r\nBcc: b@x.org"])
def test_what_is_no_address_gets_no_mail(tmp_path, address):
    async def scenario(here):
        mira, _ = await holder(here)
        here.context.emails.mailer = post = Post()
        return await refusal(mira, "PUT", "/api/account/email", email=address), post.mails

    assert run(tmp_path, scenario) == ((400, "problem-email"), [])


def test_a_link_of_a_mail_signs_nobody_in(tmp_path):
    async def scenario(here):
        mira, _ = await holder(here)
        here.context.emails.mailer = post = Post()
        await mira.ask("PUT", "/api/account/email", {"email": "mira@example.org"})
        secret = post.mails[0][2].split("/join/email#")[1].split()[0]
        return await refusal(here.caller(), "POST", "/api/links", secret=secret, name="Eve")

    assert run(tmp_path, scenario) == (409, "problem-other-link")


# Merging


async def seated(here, host, guest, finished=False):
    """Return a table at which the host sits first and a guest second, in play or over."""
    table = await host.open_table("me", "open")
    await guest.sits(host, table, SECOND)
    await host.post(f"/api/tables/{table}/start")
    if finished:
        await here.store.update(schema.tables, {"id": table}, finished=here.context.tables.clock())
        here.forget([table])
    return table


def test_a_guest_who_signs_in_brings_seats_and_settings_along(tmp_path):
    async def scenario(here):
        await holder(here)
        tomasz, guest = await here.guest("Tomasz"), await here.guest("Guest")
        table = await seated(here, tomasz, guest)
        link = await guest.post("/api/me/devices")
        await guest.ask("PUT", "/api/me/preferences", {"body": {"sound": False}})
        old = guest.token
        me = await guest.post("/api/sign-in", name="Mira", password=PASSWORD, merge=True, bearer=True)
        guest.token = me["token"]
        async with guest.at(table, SECOND) as talk:
            acknowledged = await talk.decide()
        statuses = [(await here.caller(token).ask("GET", "/api/me")).status_code for token in (old, me["token"])]
        dead = await refusal(here.caller(), "POST", "/api/links", secret=link["secret"])
        return acknowledged["type"], statuses, dead, (await guest.get("/api/me/preferences"))["body"]

    assert run(tmp_path, scenario) == ("ack", [401, 200], (404, "problem-link-dead"), {"sound": False})


@pytest.mark.parametrize("place", ["seat", "hand"])
def test_nobody_becomes_one_with_somebody_at_the_same_table(tmp_path, place):
    async def scenario(here):
        mira, _ = await holder(here)
        guest = await here.guest("Guest")
        if place == "seat":
            await seated(here, mira, guest)
        else:
            table = await mira.open_table("me", "hotseat")
            await mira.post(f"/api/tables/{table}/start")
            await guest.sees_hand(mira, table, FIRST)
        body = {"name": "Mira", "password": PASSWORD, "merge": True}
        refused = await refusal(guest, "POST", "/api/sign-in", **body)
        return refused, (await guest.ask("GET", "/api/me")).status_code

    assert run(tmp_path, scenario) == ((409, "problem-merge-table"), 200)


def test_after_the_game_two_guests_of_one_person_become_one(tmp_path):
    async def scenario(here):
        mira, phone = await here.guest("Mira"), await here.guest("Mira")
        table = await seated(here, mira, phone, finished=True)
        link = await mira.post("/api/me/devices")
        await phone.post("/api/links", secret=link["secret"], merge=True)
        return [seat["mine"] for seat in (await mira.get(f"/api/tables/{table}"))["seats"]]

    assert run(tmp_path, scenario) == [True, True]


def test_an_account_is_not_swallowed_by_another(tmp_path):
    async def scenario(here):
        await holder(here)
        tomasz, _ = await holder(here, "Tomasz")
        return await refusal(tomasz, "POST", "/api/sign-in", name="Mira", password=PASSWORD, merge=True)

    assert run(tmp_path, scenario) == (409, "problem-merge-account")
