"""The screen of the terminal: a whole window over a desk, for keys and mouse."""

from whiskerworks.terminal.screen.app import Screen

__all__ = ["Screen"]
