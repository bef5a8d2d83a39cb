"""`whiskerworks serve`: tables for people, in the browser."""

import argparse
import os
import sys
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.server.settings import (
    NAMES,
    PREFIX,
    as_option,
    settings_of,
    unknown,
)

VALUES: Final = {"port": "N", "data": "PLACE", "url": "URL"}
"""What stands for the value of an option, where its kind does not say enough."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "serve",
        help="let people play in their browsers",
        description=(
            "Let people play in their browsers, until interrupted. Every setting is an "
            f"option and an environment variable ({PREFIX}PORT for --port, and so on); "
            "options win."
        ),
    )
    for name in NAMES:
        _add_setting(parser, name)
    parser.add_argument(
        "--open", action="store_true", help="open the lobby in the browser"
    )
    parser.set_defaults(run=run)


def _add_setting(parser: argparse.ArgumentParser, name: str) -> None:
    one = NAMES[name]
    words = one.metadata["words"]
    kind = "on|off" if isinstance(one.default, bool) else "|".join(words)
    number = "N" if isinstance(one.default, int) else "TEXT"
    parser.add_argument(
        as_option(name),
        dest=name,
        metavar=VALUES.get(name) or kind or number,
        help=f"{one.metadata['help']} (default: {shown_default(name)})",
    )


def shown_default(name: str) -> str:
    """Return the default of a setting, as it would be written."""
    default = NAMES[name].default
    if isinstance(default, bool):
        return "on" if default else "off"
    return str(default) or "nothing"


def run(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    said = {name: getattr(given, name) for name in NAMES}
    texts = {name: text for name, text in said.items() if text is not None}
    settings = settings_of(texts, os.environ)
    for key in unknown(os.environ):
        print(f"whiskerworks: {key} sets nothing", file=sys.stderr)
    from whiskerworks.server.run import serve

    return serve(settings, in_browser=given.open)
