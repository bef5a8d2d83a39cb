"""A table of a server: a desk that follows it over the wire, and plays at it."""
