"""`whiskerworks rules GAME [ID]`: the rules, in our own words."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands, add_language, language_of
from whiskerworks.cli.json_output import add_json, show
from whiskerworks.core.meta import Rule

KEYS: Final = {
    "id": "id of the rule, as cited by refusals and pages",
    "certainty": "a list of: printed, reviewed, ours",
    "text": "the rule, in our words",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "rules",
        help="show the rules of a game",
        description="Show the rules of a game, each with its id and certainty.",
        examples=("whiskerworks rules gears", "whiskerworks rules gears G6b"),
    )
    parser.add_argument(
        "game", metavar="GAME", help="name of a game; see `whiskerworks games`"
    )
    parser.add_argument(
        "rule",
        metavar="ID",
        nargs="?",
        default="",
        help="show only this rule, such as G6b",
    )
    add_language(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show the rules."""
    from whiskerworks.games import meta
    from whiskerworks.words import rulebook, rules_in_words

    wanted = given.rule[:1].upper() + given.rule[1:].lower()
    facts, language = meta(given.game), language_of(given)
    if given.json:
        found = rules_in_words(facts, wanted, language)
        show([_as_json(rule, text) for rule, text in found])
        return 0
    for line in rulebook(facts, wanted, language):
        print(line)
    return 0


def _as_json(rule: Rule, text: str) -> dict[str, object]:
    return {"id": rule.id, "certainty": list(rule.certainty), "text": text}
