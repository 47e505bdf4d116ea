"""Before the server serves: whether it can work at all, or in one sentence why not; and what it asks of the system."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from gloam.server.settings import Settings
from gloam.store.schema import NewerSchema
from gloam.store.storage import Storage, Taken


async def cannot_open(settings: Settings) -> str:
    """Open the database once, bring it up to date, and close it; what hinders that, in one sentence, or ""."""
    try:
        storage = Storage(settings.database_url())
        await storage.open()
        await storage.close()
    except (Taken, NewerSchema) as problem:
        return f"{problem}."
    except (ArgumentError, NoSuchModuleError):
        return "--database is neither a file nor the URL of a database that is known here, such as postgresql+psycopg://host/gloam."
    except ModuleNotFoundError as missing:
        return f"the database needs the package {missing.name}, which is not installed: pip install 'gloam[postgresql]'."
    except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
        return f"the database cannot be opened: {_shortly(problem)}."
    return ""


def open_many_files() -> None:
    """Let this process and those it starts have as many files and connections open as the system grants, where it can be asked."""
    try:
        import resource
    except ImportError:  # Windows
        return
    with suppress(OSError, ValueError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _shortly(problem: Exception) -> str:
    """The first line of what is wrong, as the database says it."""
    said = getattr(problem, "orig", None) or problem
    if isinstance(said, OSError) and said.strerror:
        return f"{said.filename}: {said.strerror}" if said.filename else said.strerror
    return str(said).strip().split("\n")[0].rstrip(".")
