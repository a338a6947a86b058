"""The way from every version of the database to the newest: Alembic runs one file a step."""
