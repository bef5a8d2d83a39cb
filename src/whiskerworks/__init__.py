"""A table for a family of tabletop games about cats, mice, cheese and cogs."""

__version__ = "0.1.0"
