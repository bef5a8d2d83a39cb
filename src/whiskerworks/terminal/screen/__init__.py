"""The full-screen front end of a session, for keyboard and mouse."""

from whiskerworks.core.extras import imports_of

with imports_of("terminal", "the full screen"):
    from whiskerworks.terminal.screen.app import ScreenApp

__all__ = ["ScreenApp"]
