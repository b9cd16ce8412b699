"""Messages between clients and server.

OpenAPI, docs/reference/protocol.md and the types of the page are generated from them. Texts travel as phrases (a key
and its arguments), which the client renders in the language of its user.
"""
