"""The tables of the newest database; `migrations` leads there from every older version."""

from sqlalchemy import Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

foundings = Table(
    "foundings",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("record", Text, nullable=False),
    Column("rules", String(40), nullable=False),
    Column("seats", Text, nullable=False),
    Column("watch", String(64), nullable=False),
    Column("created", String(40), nullable=False),
    Column("source", String(40), nullable=False),
)
"""How each table began: never changed."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(40), ForeignKey("foundings.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(40), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", String(40), nullable=False),
)
"""What happened at each table: only ever added to. Two writers can't add the same version."""

sightings = Table(
    "sightings",
    metadata,
    Column("table_id", String(40), ForeignKey("foundings.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", String(40), nullable=False),
)
"""When the owner of a seat was seen last."""
