"""What the hook puts into a wheel: compiled modules where there is a C compiler, nothing where there is none."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[2]


class Said:
    """What pip would be told."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def display_info(self, line: str) -> None:
        self.lines.append(line)

    display_warning = display_info


@pytest.fixture
def hook() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    builder = WheelBuilder(str(ROOT))
    hook = module.MadeFromSources(str(ROOT), {}, builder.config, builder.metadata, "", "wheel")
    hook._BuildHookInterface__app = Said()
    return hook


def wheel(hook: Any) -> tuple[dict[str, Any], list[str]]:
    """What the hook decides about a wheel, and what it says."""
    about: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook.compile(about)
    return about, hook.app.lines


@pytest.fixture
def compiles(hook: Any, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Compiling is done elsewhere; here it is only whether it succeeds."""
    building: ModuleType = hook.load("src/gloam/compiled/building.py")
    succeeds = [True]
    monkeypatch.setattr(building, "c_compiler", lambda: "cc")
    monkeypatch.setattr(building, "is_built", lambda: succeeds[0])
    monkeypatch.setattr(hook, "load", lambda file: building)
    monkeypatch.setattr("subprocess.run", lambda *given, **named: type("Done", (), {"returncode": int(not succeeds[0])}))
    monkeypatch.delenv("GLOAM_PURE", raising=False)
    return succeeds


def test_compiled_modules_make_a_wheel_of_this_kind_of_python(hook: Any, compiles: list[bool]) -> None:
    about, _ = wheel(hook)
    ((made, place),) = about["force_include"].items()
    assert place == f"gloam/compiled/{Path(made).name}"
    assert (about["pure_python"], about["infer_tag"]) == (False, True)
    assert hook.dependencies()[0].startswith("mypy[mypyc]")
    assert any(each.startswith("msgspec") for each in hook.dependencies())


def test_what_cannot_be_compiled_makes_a_wheel_for_every_python(hook: Any, compiles: list[bool]) -> None:
    compiles[0] = False
    about, said = wheel(hook)
    assert (about["pure_python"], about["infer_tag"]) == (True, False)
    assert said[-1].startswith("This will be Gloam in pure Python: the rules could not be compiled (")


@pytest.mark.parametrize(
    ("name", "value", "reason"), [("PATH", "", "no C compiler was found"), ("GLOAM_PURE", "1", "GLOAM_PURE asks for it")]
)
def test_without_a_compiler_or_by_wish_nothing_is_needed_and_a_line_says_so(
    hook: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str
) -> None:
    monkeypatch.delenv("GLOAM_PURE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv(name, value)
    assert hook.dependencies() == []
    about, said = wheel(hook)
    ((noted, place),) = about["force_include"].items()
    assert place == "gloam/compiled/why-pure.txt"
    assert Path(noted).read_text() == f"{reason}\n"
    assert (about["pure_python"], about["infer_tag"]) == (True, False)
    assert said == [f"This will be Gloam in pure Python: {reason}."]
