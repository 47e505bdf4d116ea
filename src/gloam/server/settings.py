"""What can be set when the server is started."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gloam.tables.table_settings import TableSettings

BODY_BYTES: Final = 256 * 1024  # the largest request
SOCKET_BYTES: Final = 64 * 1024  # the largest message of a client


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    from platformdirs import user_data_path  # the command line knows these settings where no server is installed

    return user_data_path("gloam", appauthor=False)


@dataclass(frozen=True)
class Settings(TableSettings):
    """The settings of one server. `database` is a file's name or a database URL; by default a file in `data_dir`."""

    database: str = ""
    data_dir: Path = field(default_factory=data_directory)
    client_dir: Path = field(default_factory=lambda: Path(__file__).parent / "client")
    outside: str = ""
    """Where others in the network reach this server, if it listens for them."""
    bot_workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    bot_patience: float = 30.0
    """Seconds after which a bot that has not answered is no longer waited for."""
    tables_per_minute: int = 30
    """New tables of one person. An address has five times what a person has, here and below."""
    people_per_minute: int = 60
    """New people from one address."""
    messages_per_second: int = 20
    """Messages of one person over sockets, lasting; twice as many at once."""
    requests_per_second: int = 20
    """Requests of one person, lasting; ten times as many at once."""
    uploads_per_minute: int = 10
    """Records of one person that are read."""
    chat_per_minute: int = 60
    """Things that one person says."""
    undos_per_minute: int = 60
    """Times that one person goes back or asks to."""
    sockets_per_person: int = 40
    """Sockets that one person has open at once."""
    reading_patience: float = 10.0
    """Seconds that reading a record may take."""
    hosts: tuple[str, ...] = ()
    """Names by which this server is reached, besides addresses and this machine's own; "*" for any."""

    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        if "://" in self.database:
            return self.database
        path = Path(self.database) if self.database else self.data_dir / "gloam.sqlite"
        return f"sqlite:///{path}"
