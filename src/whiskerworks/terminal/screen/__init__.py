"""The screen of the terminal: a whole window over a desk, for keys and mouse."""

from whiskerworks.core.extras import imports_of

with imports_of("terminal", "the full screen"):
    from whiskerworks.terminal.screen.app import ScreenApp

__all__ = ["ScreenApp"]
