"""What Alembic runs: the steps, on the connection that the server has opened."""

from alembic import context

from concordia.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
