"""The API's description, OpenAPI 3.1: Litestar knows the addresses, msgspec the exact form of what is said there."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import rainout
from rainout.server import protocol, protocol_leagues

PATH = "/api/schema"
TAG = "type"


class Exact(JsonRenderPlugin):
    """The description with each struct's schema as msgspec, which checks what is sent, states it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        structs = [
            thing
            for thing in {**vars(protocol), **vars(protocol_leagues)}.values()
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not protocol.In
        ]
        _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
        components = {name: tag_optional(schema) for name, schema in exact.items()}
        return self.render_json(request, {**openapi_schema, "components": {"schemas": components}})


def tag_optional(schema: dict[str, Any]) -> dict[str, Any]:
    """What clients send may leave out the tag that tells messages apart: over HTTP the address does."""
    if schema.get("additionalProperties") is not False:
        return schema
    return {**schema, "required": [name for name in schema.get("required", ()) if name != TAG]}


def description() -> OpenAPIConfig:
    """What Litestar is to describe, and where."""
    return OpenAPIConfig(
        title="Rainout",
        version=rainout.__version__,
        path=PATH,
        render_plugins=[Exact(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
