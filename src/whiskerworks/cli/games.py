"""`whiskerworks games`: list the games."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.core.errors import join_alternatives
from whiskerworks.core.meta import Meta
from whiskerworks.games import meta, names

KEYS: Final = {
    "name": "name for the command line",
    "printed_title": "title of the printed game",
    "credits": "its makers",
    "seats": "numbers of players, the usual one first",
    "rules_version": "version of its rules here",
    "options": (
        "a list: name, kind (switch, number or choice), default, choices, least, "
        "most, free (whether any text is allowed), rule"
    ),
    "endings": "the ways it can end",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "games",
        help="list the games",
        description="List the games with their numbers of players, options and "
        "printed titles.",
        examples=("whiskerworks games", "whiskerworks games --json"),
    )
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """List the games."""
    facts = [meta(name) for name in names()]
    if given.json:
        show([_as_json(one) for one in facts])
        return 0
    for one in facts:
        players = (
            "1 player"
            if one.seats == (1,)
            else f"{join_alternatives(one.seats)} players"
        )
        print(f"{one.name:<10} {players}   after {one.printed_title}")
        for option in one.options:
            default = option.write(option.default)
            print(f"  -o {option.name}={default}  ({option.allowed()})")
    return 0


def _as_json(one: Meta) -> dict[str, object]:
    return {
        "name": one.name,
        "printed_title": one.printed_title,
        "credits": one.credits,
        "seats": list(one.seats),
        "rules_version": one.rules_version,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "choices": list(option.choices),
                "least": option.least,
                "most": option.most,
                "free": option.free,
                "rule": option.rule,
            }
            for option in one.options
        ],
        "endings": [reason for reason, _ in one.endings],
    }
