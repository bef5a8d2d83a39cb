"""Sessions at a table of a server."""
