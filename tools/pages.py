"""
Write anew the parts of the docs that are made from the program.

    python tools/pages.py

Such a part stands between two comments, `<!-- made: NAME -->` and `<!-- end -->`;
the rest of a page is written by hand. A test fails when a part is stale.
"""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import whiskerworks
from whiskerworks.cli import COMMANDS, parser
from whiskerworks.core.message import Message
from whiskerworks.core.meta import Meta
from whiskerworks.games import meta
from whiskerworks.words import words
from whiskerworks.words.rulebook import certainty

DOCS: Final = Path(__file__).parents[1] / "docs"
PART: Final = re.compile(r"(<!-- made: ([\w-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def rules(facts: Meta) -> str:
    """Return the rules, each with its id and certainty."""
    said = words(facts.name)
    lines = []
    for rule in facts.rules:
        text = said.say(Message(f"rule-{rule.id}"))
        lines.append(f"- **{rule.id}** ({certainty(said, rule)}) {text}")
    return "\n".join(lines)


def options(facts: Meta) -> str:
    """Return the options as a table."""
    said = words(facts.name)
    rows = [
        "| option | values | default | rule | what it does |",
        "|---|---|---|---|---|",
    ]
    for option in facts.options:
        does = said.say(Message(f"option-{option.name}"))
        default = option.write(option.default)
        rows.append(
            f"| `{option.name}` | {option.allowed()} | `{default}` | {option.rule} "
            f"| {does} |"
        )
    return "\n".join(rows)


def codes(kind: str, pairs: tuple[tuple[str, str], ...], facts: Meta) -> str:
    """Return codes of one *kind* as a table, with their sentences as patterns."""
    patterns = sentences(facts.name)
    rows = ["| code | rule | in English |", "|---|---|---|"]
    for code, rule in pairs:
        rows.append(f"| `{code}` | {rule} | {patterns[f'{kind}-{code}']} |")
    return "\n".join(rows)


def sentences(name: str) -> dict[str, str]:
    """Return the English sentences of a game as they stand in its catalogue."""
    folder = Path(whiskerworks.games.__file__).parent / name / "words"
    text = (folder / "en.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


GAME_PARTS: Final[dict[str, Callable[[Meta], str]]] = {
    "rules": rules,
    "options": options,
    "refusals": lambda facts: codes("refusal", facts.refusals, facts),
    "endings": lambda facts: codes("ending", facts.endings, facts),
    "events": lambda facts: codes("event", facts.events, facts),
}


def commands() -> str:
    """Return what every command does and takes."""
    (choices,) = [a.choices for a in parser()._actions if isinstance(a.choices, dict)]
    return "\n\n".join([command(name, choices[name]) for name in COMMANDS])


def command(name: str, taken: argparse.ArgumentParser) -> str:
    """Return a heading, a description and a table of arguments."""
    rows = ["| argument | what it does |", "|---|---|"]
    for action in taken._actions:
        names = ", ".join([f"`{flag}`" for flag in action.option_strings])
        value = f"`{action.metavar}`" if action.metavar else ""
        rows.append(f"| {' '.join(filter(None, [names, value]))} | {action.help} |")
    table = "\n".join(rows)
    return f"## {name}\n\n`whiskerworks {name}`: {taken.description}\n\n{table}"


def pages() -> dict[Path, str]:
    """Return every page that has made parts, as it should be."""
    made = {DOCS / "commands.md": renewed(DOCS / "commands.md", None)}
    for name in whiskerworks.names():
        path = DOCS / "games" / f"{name}.md"
        made[path] = renewed(path, meta(name))
    return made


def renewed(path: Path, facts: Meta | None) -> str:
    """Return the page at *path* with its made parts made anew."""

    def part(found: re.Match[str]) -> str:
        name = found[2]
        text = commands() if facts is None else GAME_PARTS[name](facts)
        return f"{found[1]}\n{text}\n\n{found[3]}"

    return PART.sub(part, path.read_text("utf-8"))


def main() -> None:
    """Write every page."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
