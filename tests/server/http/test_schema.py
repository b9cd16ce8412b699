"""The OpenAPI document is true: whatever it allows gets a response that it describes, and never a 500."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.server import clients, running

CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)
LEAVING = "DELETE /api/me/session"


class Place:
    """A running server, somebody who is known there, and a table of hers."""

    def __init__(self, server, examples):
        self.server, self.examples = server, examples
        self.token, self.table = asyncio.run(self._come_in())
        self.document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
        operations: Iterator[Any] = self.document.get_all_operations()
        self.operations = [operation.ok() for operation in operations]

    async def _come_in(self):
        async with clients(self.server, "Ann") as ann:
            table = await ann.open_table()
            return ann.token, table["id"]

    def try_out(self, operation, **known):
        """Call the operation with what the document allows, and check that the responses are as described."""
        headers = {} if operation.label == LEAVING else {"Authorization": f"Bearer {self.token}"}

        @given(operation.as_strategy())
        @settings(max_examples=self.examples, suppress_health_check=list(HealthCheck))
        def check(case):
            if known:
                case.path_parameters = {**case.path_parameters, **known}
            case.validate_response(case.call(headers=headers), checks=CHECKS)

        check()


@pytest.fixture(scope="module")
def place(tmp_path_factory, nightly):
    with running(tmp_path_factory.mktemp("schema")) as server:
        yield Place(server, examples=300 if nightly else 10)


@pytest.mark.nightly("security")
def test_every_answer_is_one_that_the_document_knows(place):
    assert len(place.operations) >= 23

    for operation in place.operations:
        place.try_out(operation)


@pytest.mark.nightly("security")
def test_so_is_every_answer_about_a_table_that_exists(place):
    about_tables = [operation for operation in place.operations if "{id}" in operation.path]
    assert len(about_tables) >= 10

    for operation in about_tables:
        place.try_out(operation, id=place.table)


def test_the_document_names_problem_documents_for_what_is_refused(place):
    problems = [
        (method, path, status, response["content"])
        for path, operations in place.document.raw_schema["paths"].items()
        for method, operation in operations.items()
        for status, response in operation["responses"].items()
        if int(status) >= 400
    ]

    assert len(problems) > 200
    for method, path, status, content in problems:
        schemas = {kind: body["schema"] for kind, body in content.items()}
        assert schemas == {"application/problem+json": {"$ref": "#/components/schemas/Problem"}}, (method, path, status)
