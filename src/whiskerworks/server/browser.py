"""Open the lobby in the browser of whoever started the server."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether a browser could show anything; one in the terminal would not do."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(n) for n in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_lobby(address: str) -> None:
    """Open *address*, where that can be done; nobody waits for it."""
    if has_screen(os.environ, sys.platform):
        threading.Thread(target=_open, args=(address,), daemon=True).start()


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
