"""The OpenAPI document tells the truth: whatever it allows is answered as it says, and never with a 500 (S2)."""

import asyncio

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from tests.conftest import DEEP
from tests.server.serving import clients, running

EXAMPLES = 300 if DEEP else 12
CHECKS = (
    checks.not_a_server_error,
    schemathesis.specs.openapi.checks.status_code_conformance,
    schemathesis.specs.openapi.checks.content_type_conformance,
    schemathesis.specs.openapi.checks.response_schema_conformance,
)


class Place:
    """A running server, somebody who is known there, and a table of hers."""

    def __init__(self, server):
        self.server = server
        self.token, self.table = asyncio.run(self._come_in())

    async def _come_in(self):
        async with clients(self.server, "Ann") as ann:
            table = await ann.open_table()
            return ann.token, table["id"]


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    with running(tmp_path_factory.mktemp("schema")) as server:
        yield Place(server)


@pytest.fixture(scope="module")
def document(place):
    return schemathesis.openapi.from_url(f"{place.server.url}/api/schema/openapi.json")


api = schemathesis.pytest.from_fixture("document")


@api.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_is_one_that_the_document_knows(case, place):
    headers = {"Authorization": f"Bearer {place.token}"}
    leaves = case.operation.label == "DELETE /api/me/session"

    answer = case.call(headers={} if leaves else headers)

    case.validate_response(answer, checks=CHECKS)


@api.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None)
def test_so_is_every_answer_about_a_table_that_exists(case, place):
    if "{id}" not in case.path:
        pytest.skip("not about a table")
    case.path_parameters = {**case.path_parameters, "id": place.table}

    answer = case.call(headers={"Authorization": f"Bearer {place.token}"})

    case.validate_response(answer, checks=CHECKS)
    assert answer.status_code != 401


def test_the_document_names_problem_documents_for_what_is_refused(document):
    raw = document.raw_schema

    for path, operations in raw["paths"].items():
        for method, operation in operations.items():
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    content = response["content"]

                    assert list(content) == ["application/problem+json"], (method, path, status)
                    assert content["application/problem+json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
