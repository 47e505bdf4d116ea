"""Prints what the client's types are made from: the JSON Schema of the server's messages, and of what each game shows.

A game's view is what `view` in `show/view.py` of its folder returns, its glossary is in `show/glossary.py`, and what `parts` in
`show/parts.py` returns are the parts of some of its questions.
What it tells, takes and asks is text already (kinds.py).
"""

from __future__ import annotations

import json
import sys
from inspect import cleandoc
from typing import Any

import msgspec
from kinds import typescript

from gloam.kernel.definition import Definition, games
from gloam.show.games import shown_type
from gloam.tables import messages

NAMED = [value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, messages.Message)]


def of_messages() -> dict[str, Any]:
    """Every message by its name."""
    return msgspec.json.schema_components([*NAMED, messages.FromServer, messages.FromClient])[1]


def of_game(game: Definition) -> dict[str, Any]:
    """The view, the glossary, and what they consist of, by name. A game that has no types of its own has none here."""
    shown = [made for module in ("view", "glossary", "parts") if (made := shown_type(game, module)) is not None]
    words: dict[str, Any] = {}
    defined: dict[str, Any] = _by_name(msgspec.json.schema_components(shown)[1], words)
    return defined | words


def _by_name(schema: Any, words: dict[str, Any]) -> Any:
    """The schema with every set of words that has a title defined once, in `words`. A dict by such words has all of them."""
    if isinstance(schema, list):
        return [_by_name(part, words) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "enum" in schema and "title" in schema:
        words[schema["title"]] = schema
        return {"$ref": f"#/$defs/{schema['title']}"}
    if "enum" in schema.get("propertyNames", {}):
        keys = schema["propertyNames"]["enum"]
        member = _by_name(schema["additionalProperties"], words)
        return {"type": "object", "properties": dict.fromkeys(keys, member), "required": keys, "additionalProperties": False}
    return {name: _by_name(part, words) for name, part in schema.items()}


def _dedented(schema: Any) -> Any:
    """The schema with descriptions as they read: docstrings are indented until Python 3.13."""
    if isinstance(schema, list):
        return [_dedented(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {name: cleandoc(part) if name == "description" else _dedented(part) for name, part in schema.items()}


made = {"messages": of_messages()} | {
    game: {"shown": types, "kinds": typescript(definition, types)}
    for game, definition in games().items()
    if (types := of_game(definition))
}
json.dump(_dedented(made), sys.stdout, indent=1, sort_keys=True)
