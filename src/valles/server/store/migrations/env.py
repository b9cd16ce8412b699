"""How alembic runs a migration: on the connection that it is given, inside that connection's transaction."""

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
