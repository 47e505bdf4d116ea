"""Puts the browser client into the wheel: built from `web/` unless it is already built."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILDING = "src/gloam/server/building.py"


class ClientHook(BuildHookInterface[Any]):
    """Runs for the wheel alone. An editable install builds the client when `gloam` first serves it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        spec = importlib.util.spec_from_file_location("building", Path(self.root, BUILDING))
        assert spec is not None
        assert spec.loader is not None
        building = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(building)
        if not building.is_built():
            self.app.display_info("Building the browser client")
            building.build()
