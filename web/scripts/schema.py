"""Prints the JSON Schema of all messages, from which the client's types are made."""

import json
import sys

import msgspec

from gloam.server import messages

NAMED = [value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, messages.Message)]
_, components = msgspec.json.schema_components([*NAMED, messages.FromServer, messages.FromClient])
json.dump({"$defs": components}, sys.stdout, indent=1, sort_keys=True)
