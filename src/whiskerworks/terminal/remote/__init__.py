"""Sessions at a table of a server, over its WebSocket and REST interfaces."""
