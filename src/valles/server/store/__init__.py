"""The database of a server: schema, migrations, rows, backups."""
