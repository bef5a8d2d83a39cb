"""The API does what its description says, whatever it is sent."""

from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.api.site import Site, made
from tests.server.serving import SOON
from whiskerworks.server.openapi import api_description

FEW: Final = 12
"""So many requests each address is sent."""
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

PHASES: Final = {"examples": {"enabled": False}, "coverage": {"enabled": False}}
"""Phases that would take minutes to be made up, and find no more."""

# Whoever is forgotten or signed out could not ask for anything more.
described = schemathesis.openapi.from_dict(
    api_description(), config=schemathesis.Config.from_dict({"phases": PHASES})
).exclude(path=["/api/me", "/api/me/sessions"], method="DELETE")


class Caller:
    """A program with a token, and a table that it may ask for."""

    def __init__(self, server: Site) -> None:
        owner = server.guest("Ada")
        token = owner.post("/api/me/tokens", json={"label": "fuzz"}).json()
        self.url: Final = server.url
        self.table: Final = made(owner)
        self.headers: Final = {"authorization": f"Bearer {token['secret']}"}


@pytest.fixture(scope="module")
def caller(server: Site) -> Caller:
    """Return who calls."""
    return Caller(server)


@described.parametrize()
@settings(
    max_examples=FEW,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_sent_is_answered_as_described(
    case: schemathesis.Case[Any], caller: Caller
) -> None:
    """No fault of ours, no status and no shape that is not told of."""
    if "table" in case.path_parameters and len(case.path_parameters["table"]) % 2:
        case.path_parameters["table"] = caller.table

    case.call_and_validate(
        base_url=caller.url, headers=caller.headers, checks=CHECKS, timeout=SOON
    )
