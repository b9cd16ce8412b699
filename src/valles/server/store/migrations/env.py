"""The environment in which alembic runs a migration: inside the transaction of the given connection."""

from alembic import context

from valles.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
