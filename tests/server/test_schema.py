"""The API is what its description says, whatever is sent to it."""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.generation import GenerationMode
from schemathesis.schemas import BaseSchema

from gloam.server.app import create_app
from gloam.server.settings import Settings
from server.guests import ChildServer, Guest

load_all_checks()
EXAMPLES = int(os.environ.get("GLOAM_EXAMPLES", "12"))  # of each operation, well-formed and not
# A well-formed request may still be refused: the game may not exist, the seat may be taken.
NOT_HELD_TO = [CHECKS.get_one("positive_data_acceptance")]
DESCRIBED = create_app(Settings()).app.openapi_schema.to_schema()
OPERATIONS = [
    (path, method, mode)
    for path, operations in DESCRIBED["paths"].items()
    for method, operation in operations.items()
    for mode in GenerationMode
    if mode == GenerationMode.POSITIVE or {"parameters", "requestBody"} & operation.keys()
]


@pytest.fixture(scope="module")
def described(house: ChildServer) -> BaseSchema:
    """The description that the server gives of itself."""
    return schemathesis.openapi.from_url(f"{house.url}/api/schema/openapi.json")


@pytest.mark.parametrize(("path", "method", "mode"), OPERATIONS)
def test_an_operation_keeps_to_its_description(
    house: ChildServer, described: BaseSchema, path: str, method: str, mode: GenerationMode
) -> None:
    operation = described[path][method.upper()]
    with Guest(house.url) as visitor:
        tables = [visitor.make("horrified", "me", "open"), visitor.make("horrified", "me", "random"), "NOWHERE"]

        @given(operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
        def keeps_to_it(case: Any) -> None:
            if "code" in (case.path_parameters or {}) and mode == GenerationMode.POSITIVE:
                case.path_parameters["code"] = tables[len(str(case.path_parameters)) % 3]
            case.call_and_validate(headers={"Cookie": f"gloam={visitor.cookie}"}, excluded_checks=NOT_HELD_TO)

        keeps_to_it()
