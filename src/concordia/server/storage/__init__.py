"""Where tables are kept: SQLite or PostgreSQL through SQLAlchemy, with migrations."""
