"""`whiskerworks serve`: run a server for people to play on."""

import argparse
import os
import re
import sys
from collections.abc import Mapping
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.settings import (
    PREFIX,
    SETTINGS,
    Settings,
    SettingValue,
    as_option,
    settings_of,
    unknown,
)

METAVARS: Final = {"port": "N", "data": "PLACE", "url": "URL"}
"""Metavars of settings whose type says too little."""
KEYS: Final = {
    "name": "name of the setting",
    "value": "its value; passwords are hidden",
    "by": "source of the value: option, environment or default",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "serve",
        help="run a server for people to play on in their browsers",
        description=(
            "Run a server for people to play on in their browsers, until you interrupt "
            "it. Every setting is an option and an environment variable "
            f"({PREFIX}PORT for --port, and so on); options take precedence."
        ),
        examples=(
            "whiskerworks serve --open",
            "whiskerworks serve --host 0.0.0.0 --port 80 --data /srv/games.sqlite3",
            "whiskerworks serve --settings  # print the resulting settings",
        ),
    )
    for name in SETTINGS:
        _add_setting(parser, name)
    parser.add_argument(
        "--open", action="store_true", help="open the lobby in the browser"
    )
    parser.add_argument(
        "--settings",
        action="store_true",
        help="print the settings and their sources, then exit",
    )
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


def _add_setting(parser: argparse.ArgumentParser, name: str) -> None:
    one = SETTINGS[name]
    words = one.metadata["words"]
    kind = "on|off" if isinstance(one.default, bool) else "|".join(words)
    number = "N" if isinstance(one.default, int) else "TEXT"
    parser.add_argument(
        as_option(name),
        dest=name,
        metavar=METAVARS.get(name) or kind or number,
        help=f"{one.metadata['help']} (default: {shown_default(name)})",
    )


def shown_default(name: str) -> str:
    """Return the default of a setting as text."""
    default = SETTINGS[name].default
    if isinstance(default, bool):
        return "on" if default else "off"
    return str(default) or "nothing"


def run(given: argparse.Namespace) -> int:
    """Serve until told to stop."""
    said = {name: getattr(given, name) for name in SETTINGS}
    texts = {name: text for name, text in said.items() if text is not None}
    settings = settings_of(texts, os.environ)
    if given.settings or given.json:
        return _tell(settings, texts, as_json=given.json)
    for key in unknown(os.environ):
        print(f"whiskerworks: {key} is not a setting", file=sys.stderr)
    from whiskerworks.server.startup import serve

    return serve(settings, in_browser=given.open)


def _tell(settings: Settings, texts: Mapping[str, str], *, as_json: bool) -> int:
    """Print the settings and their sources."""
    rows = [(name, _shown(settings, name), _by(name, texts)) for name in SETTINGS]
    if as_json:
        show([dict(zip(KEYS, row, strict=True)) for row in rows])
        return 0
    wide = max([len(name) for name in SETTINGS])
    for name, value, by in rows:
        text = value if not isinstance(value, bool) else "on" if value else "off"
        print(f"{name:<{wide}} {text}  ({by})")
    return 0


def _shown(settings: Settings, name: str) -> SettingValue:
    """Return the value of a setting, hiding a password in a URL."""
    value: SettingValue = getattr(settings, name)
    if not isinstance(value, str):
        return value
    return re.sub(r"(?<=://)([^/@]*):[^/@]*@", r"\1:…@", value)


def _by(name: str, texts: Mapping[str, str]) -> str:
    if name in texts:
        return "option"
    said = f"{PREFIX}{name.upper()}" in os.environ
    return "environment" if said else "default"
