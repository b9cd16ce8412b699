"""Notices outside the page: browser push, ntfy, webhooks and mail, from a queue in the database."""
