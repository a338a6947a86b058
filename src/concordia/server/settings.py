"""What can be set about a server; each from the command line or an environment variable."""

import os
from pathlib import Path
from typing import Final, Self

from pydantic import BaseModel, ConfigDict, Field

PREFIX: Final = "CONCORDIA_SERVER_"


class Settings(BaseModel):
    """The settings of a server, the same in each of its processes."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    db: str = Field("concordia.db", description="a file for SQLite, or a postgresql:// URL")
    origins: str = Field("", description="other origins that pages may come from, with commas")
    bot_workers: int = Field(1, ge=1, le=64, description="processes in which bots think")
    bot_seconds: float = Field(1.0, gt=0, le=60, description="how long a bot may think")
    bot_grace: float = Field(10.0, ge=1, le=300, description="after so many more it has failed")
    body_bytes: int = Field(65_536, ge=1024, description="the largest body of a request")
    record_bytes: int = Field(262_144, ge=1024, description="the largest record to import")
    message_bytes: int = Field(16_384, ge=1024, description="the largest message on a socket")
    requests_a_second: float = Field(50, gt=0, description="requests of one client, on average")
    request_burst: int = Field(200, ge=1, description="requests of one client at once")
    messages_a_second: float = Field(50, gt=0, description="messages of one socket, on average")
    message_burst: int = Field(200, ge=1, description="messages of one socket at once")
    tables_an_hour: int = Field(60, ge=1, description="new tables of one client in an hour")
    sockets: int = Field(64, ge=1, description="open sockets of one client")
    hello_seconds: float = Field(10, gt=0, description="a socket must say hello within")
    idle_seconds: float = Field(
        3600, gt=0, description="a socket that says nothing is closed after"
    )
    absent_seconds: float = Field(120, ge=0, description="a seat unseen for so long counts as left")
    live_tables: int = Field(5000, ge=1, description="tables kept in memory while nobody looks")

    @classmethod
    def from_environment(cls, **given: object) -> Self:
        """Read what the environment says; what is given here comes first."""
        found = {
            name: os.environ[PREFIX + name.upper()]
            for name in cls.model_fields
            if PREFIX + name.upper() in os.environ
        }
        chosen = {key: value for key, value in given.items() if value is not None}
        return cls.model_validate(found | chosen)

    def to_environment(self) -> None:
        """Leave the settings where the processes that are started from here find them."""
        for name, value in self.model_dump().items():
            os.environ[PREFIX + name.upper()] = str(value)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.db.startswith(("postgresql://", "postgres://")):
            return f"postgresql+asyncpg://{self.db.partition('://')[2]}"
        return f"sqlite+aiosqlite:///{Path(self.db).absolute()}"
