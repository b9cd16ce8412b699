"""The application: routes, sockets, limits, pages, and how the server starts."""
