"""Make the manual page, docs/whiskerworks.1, for `man whiskerworks`."""

import argparse
import re
from pathlib import Path
from typing import Final

from tools.commands import arguments_of, everything, synopsis, value_of
from whiskerworks.cli import EXAMPLES, parser
from whiskerworks.cli.command_parser import Parser

PAGE: Final = Path(__file__).parents[1] / "docs/whiskerworks.1"

CODES: Final = {
    "0": "All is well.",
    "1": "The thing checked is wrong, or a file could not be used.",
    "2": (
        "The command line is wrong, names something unknown, or needs an "
        "extra that is not installed."
    ),
    "130": "Interrupted.",
}
VARIABLES: Final = {
    "WHISKERWORKS_PORT, WHISKERWORKS_DATA, ...": (
        "Every setting of a server; whiskerworks serve --settings lists them."
    ),
    "WHISKERWORKS_TOKEN": "The token of an account, where join is not told one.",
    "LC_ALL, LC_MESSAGES, LANG": "The language in which games are told.",
}


def page() -> str:
    """Return the manual page, as man reads it."""
    about = str(parser().description)
    parts = [
        '.TH WHISKERWORKS 1 "" "Whiskerworks" "User Commands"',
        _section("NAME", f"whiskerworks \\- {_lower(about)}"),
        _section("SYNOPSIS", ".B whiskerworks\n.I COMMAND\n[\\fIoptions\\fR]"),
        _section("DESCRIPTION", _safe(f"{about} Each command is told of below.")),
        ".SH COMMANDS",
        *[_command(taken) for taken in everything()],
        _section("EXAMPLES", _code(EXAMPLES)),
        _section("EXIT STATUS", _terms(CODES)),
        _section("ENVIRONMENT", _terms(VARIABLES)),
    ]
    return "\n".join(parts) + "\n"


def _command(taken: Parser) -> str:
    parts = [f".SS {_safe(synopsis(taken))}", _safe(str(taken.description))]
    terms = {_head(one): str(one.help) for one in arguments_of(taken)}
    if terms:
        parts.append(_terms(terms))
    if taken.examples:
        parts.append(f".PP\nExamples:\n{_code(taken.examples)}")
    return "\n".join(parts)


def _head(one: argparse.Action) -> str:
    """Return an argument as it is written: "-o, --option NAME=VALUE"."""
    flags = ", ".join(one.option_strings)
    return " ".join(filter(None, [flags, value_of(one)]))


def _section(title: str, text: str) -> str:
    return f".SH {title}\n{text}"


def _terms(terms: dict[str, str]) -> str:
    return "\n".join(
        [f".TP\n.B {_safe(term)}\n{_safe(text)}" for term, text in terms.items()]
    )


def _code(lines: tuple[str, ...]) -> str:
    return ".PP\n.nf\n.RS\n" + "\n".join([_safe(line) for line in lines]) + "\n.RE\n.fi"


def _safe(text: str) -> str:
    """Escape *text* for man; show text in backticks in bold."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    bold = re.sub("`([^`]+)`", r"\\fB\1\\fR", safe)
    return f"\\&{bold}" if bold.startswith(".") else bold


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:].removesuffix(".")
