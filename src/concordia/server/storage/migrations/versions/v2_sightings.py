"""Version 2: when the owner of a seat was seen last, so that bots can stand in."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Make the table of sightings."""
    op.create_table(
        "sightings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("foundings.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
