"""Tables for language models: the tools of the Model Context Protocol, over standard streams or at the server."""
