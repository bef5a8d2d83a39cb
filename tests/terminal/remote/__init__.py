"""A desk at a table of a server."""
