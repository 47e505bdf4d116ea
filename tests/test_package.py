"""What people install: what an import loads, the files of the package, and the examples in its docstrings."""

from __future__ import annotations

import doctest
import email
import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

import gloam
from gloam.cli import serve
from gloam.kernel import game as games

ROOT = Path(__file__).parents[1]
LOADED = """
import sys

before = set(sys.modules)
{statement}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*sorted(name for name in loaded if name not in sys.stdlib_module_names and "gloam" not in name and "__" not in name))
"""


@pytest.mark.parametrize(
    ("statement", "packages"),
    [
        ("import gloam", "msgspec mypy_extensions typing_extensions"),
        ("import gloam.bots, gloam.lab; gloam.new('horrified')", "msgspec mypy_extensions rich typing_extensions"),
        ("import gloam.cli", "annotated_doc msgspec mypy_extensions rich shellingham typer typing_extensions"),
    ],
)
def test_an_import_loads_little(statement: str, packages: str) -> None:
    done = subprocess.run([sys.executable, "-c", LOADED.format(statement=statement)], capture_output=True, text=True, timeout=60)
    found = set(done.stdout.split())
    assert found, done.stderr
    assert found <= set(packages.split())


@pytest.mark.parametrize("module", [gloam, games], ids=["gloam", "gloam.kernel.game"])
def test_the_examples_of_docstrings_are_true(module: object) -> None:
    found = doctest.testmod(module, extraglobs={"gloam": gloam})  # type: ignore[arg-type]
    assert found.attempted
    assert not found.failed


def test_the_code_that_the_architecture_page_shows_is_that_of_the_games() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/gloam/games/horrified").rglob("*.py"))
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        code = "".join(line for line in block.splitlines(keepends=True) if not line.startswith("#"))
        assert code in sources


def test_serving_without_the_server_names_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    with pytest.raises(serve.Problem, match=re.escape("pip install 'gloam[server]'")):
        serve.with_client(lambda: None)()


def test_the_command_line_starts_without_what_the_server_needs() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {re.split(r"[<>=;]", each)[0].replace("-", "_") for each in settings["project"]["optional-dependencies"]["server"]}
    assert set(serve.NEEDED) == wanted - {"uvloop"}  # which only makes it faster
    missing = f"import sys; sys.modules.update(dict.fromkeys({serve.NEEDED!r}))"
    subprocess.run([sys.executable, "-c", f"{missing}; import gloam.cli"], check=True, timeout=60)


# --- the sdist --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, as it would be uploaded."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def metadata(sdist: Path) -> Iterator[Message]:
    with tarfile.open(sdist) as archive:
        (name,) = (name for name in archive.getnames() if name.endswith("PKG-INFO"))
        file = archive.extractfile(name)
        assert file is not None
        yield email.message_from_bytes(file.read())


def test_an_sdist_is_small_and_has_the_client_and_not_its_sources(sdist: Path) -> None:
    assert sdist.stat().st_size < 3_000_000
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/gloam/server/client/index.html", "hatch_build.py", "pyproject.toml", "LICENSE", "NOTICE.md", "README.md"} <= names
    assert not [name for name in names if name.startswith(("web/", "tests/", "bench/", "docs/", ".ci/", "requirements/"))]
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


def test_a_package_index_takes_the_sdist(sdist: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "twine", "check", "--strict", str(sdist)], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stdout


def test_links_and_pictures_of_the_readme_work_on_an_index(metadata: Message) -> None:
    text = str(metadata.get_payload())
    leads = re.findall(r"\]\(([^)]+)\)", text)
    assert len(leads) > 10
    assert [lead for lead in leads if not lead.startswith("https://")] == []
    for place in re.findall(r"(?:raw\.githubusercontent\.com/[\w-]+/\w+/main|github\.com/[\w-]+/\w+/blob/main)/([^)#]+)", text):
        assert (ROOT / place).is_file(), place


def test_the_metadata_say_what_the_package_is_for(metadata: Message) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert len(metadata.get_all("Project-URL") or []) >= 3
    assert set(metadata.get_all("Provides-Extra") or []) == set(project["optional-dependencies"])
    assert not [needed for needed in project["dependencies"] if "litestar" in needed or "sqlalchemy" in needed]
