"""
Regenerate the parts of the docs that are made from the program.

    python tools/pages.py

Each part lies between two comments, `<!-- made: NAME -->` and `<!-- end -->`; the rest
of a page is written by hand. A test fails if a part is stale.
"""

import inspect
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

import whiskerworks

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools import commands, manual, move_path
from whiskerworks.cli.serve import shown_default
from whiskerworks.core import errors
from whiskerworks.core.message import Message
from whiskerworks.core.meta import Meta
from whiskerworks.games import meta
from whiskerworks.lab.data_tables import as_markdown
from whiskerworks.lab.ladders.report import heading, tables
from whiskerworks.lab.ladders.results import read_results
from whiskerworks.lab.runs.schema import COLUMNS, type_name
from whiskerworks.server.metrics import ProcessMetrics, ServerMetrics
from whiskerworks.server.problems import CODES
from whiskerworks.settings import PREFIX, SETTINGS, allowed, as_option
from whiskerworks.table import refusals
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
    shared = sentences("words/cards")
    patterns = {**shared, **sentences(f"games/{facts.name}/words")}
    rows = ["| code | rule | in English |", "|---|---|---|"]
    for code, rule in pairs:
        rows.append(f"| `{code}` | {rule} | {patterns[f'{kind}-{code}']} |")
    return "\n".join(rows)


def sentences(folder: str) -> dict[str, str]:
    """Return the English sentences of a catalogue as patterns, each on one line."""
    package = Path(whiskerworks.__file__).parent
    text = (package / folder / "en.ftl").read_text("utf-8")
    return {
        entry.id.name: pattern(entry.value).replace("\n", " ")
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def pattern(whole: ast.Pattern) -> str:
    """Return a pattern as text, with the default of its variants."""
    return "".join([element(part) for part in whole.elements])


def element(part: ast.TextElement | ast.Placeable) -> str:
    """Return one part of a pattern."""
    if isinstance(part, ast.TextElement):
        return part.value
    inside = part.expression
    if isinstance(inside, ast.SelectExpression):
        return next(pattern(one.value) for one in inside.variants if one.default)
    if isinstance(inside, ast.StringLiteral):
        return inside.value
    if isinstance(inside, ast.MessageReference):
        return f"{{ {inside.id.name} }}"
    if isinstance(inside, ast.FunctionReference):
        return element(ast.Placeable(inside.arguments.positional[0]))
    assert isinstance(inside, ast.VariableReference)
    return f"{{ ${inside.id.name} }}"


GAME_PARTS: Final[dict[str, Callable[[Meta], str]]] = {
    "rules": rules,
    "options": options,
    "refusals": lambda facts: codes("refusal", facts.refusals, facts),
    "endings": lambda facts: codes("ending", facts.endings, facts),
    "events": lambda facts: codes("event", facts.events, facts),
}


def shared(kind: str) -> str:
    """Return the codes of one *kind* that all games share, as a table."""
    rows = ["| code | in English |", "|---|---|"]
    for key, sentence in sentences("words").items():
        code = key.removeprefix(f"{kind}-")
        if code != key and not (kind == "refusal" and code in refusals.REFUSALS):
            rows.append(f"| `{code}` | {sentence} |")
    return "\n".join(rows)


def no_moves() -> str:
    """Return the errors in the notation of moves, with their catalogues, as a table."""
    rows = ["| code | of | in English |", "|---|---|---|"]
    owners = {"all games": "words", "Maze Cards": "words/cards"}
    owners |= {name: f"games/{name}/words" for name in whiskerworks.names()}
    for owner, folder in owners.items():
        for code, sentence in sentences(folder).items():
            if code.startswith("bad-"):
                rows.append(f"| `{code}` | {owner} | {sentence} |")
    return "\n".join(rows)


def table_refusals() -> str:
    """Return why a table may refuse a command, each with its rule and sentence."""
    patterns = sentences("words")
    rows = ["| code | rule | in English |", "|---|---|---|"]
    for code, rule in refusals.REFUSALS.items():
        rows.append(f"| `{code}` | {rule} | {patterns[f'refusal-{code}']} |")
    return "\n".join(rows)


def table_rules() -> str:
    """Return the rules of the table, each with its id."""
    patterns = sentences("words")
    lines = [f"- **{rule}** {patterns[f'rule-{rule}']}" for rule in refusals.RULES]
    return "\n".join(lines)


def all_errors() -> str:
    """Return all exceptions, as a list."""
    lines = []
    for name, one in vars(errors).items():
        if isinstance(one, type) and one.__module__ == errors.__name__:
            told = inspect.cleandoc(one.__doc__ or "").partition("\n\n")[0]
            lines.append(f"- `{name}`: {told}")
    return "\n".join(lines)


def settings() -> str:
    """Return every setting of the server as a table."""
    rows = [
        "| option | environment variable | value | default | what it means |",
        "|---|---|---|---|---|",
    ]
    for name, one in SETTINGS.items():
        variable, default = f"{PREFIX}{name.upper()}", shown_default(name)
        rows.append(
            f"| `{as_option(name)}` | `{variable}` | {allowed(one)} | `{default}` "
            f"| {one.metadata['help']} |"
        )
    return "\n".join(rows)


def metrics() -> str:
    """Return all metrics of a server, as a table."""
    counted = ServerMetrics()
    ProcessMetrics(counted)
    rows = ["| name | kind | what it counts |", "|---|---|---|"]
    for family in counted.registry.collect():
        total = "_total" if family.type == "counter" else ""
        name = f"`{family.name}{total}`"
        rows.append(f"| {name} | {family.type} | {family.documentation} |")
    return "\n".join(rows)


def ladder(part: str, folder: Path = DOCS / "ladders") -> str:
    """Return the tables of the results that a *part* `ladder-NAME` names."""
    header, results = read_results(folder / f"{part.removeprefix('ladder-')}.jsonl")
    told = [as_markdown(table) for table in tables(header, results)]
    return "\n\n".join([f"{heading(header, len(results))}.", *told])


def game_part(facts: Meta, part: str) -> str:
    """Return one *part* of a game's page."""
    return GAME_PARTS[part](facts)


def problems() -> str:
    """Return the errors of requests, as a table."""
    said = sentences("words") | sentences("words/server")
    rows = ["| code | status | in English |", "|---|---|---|"]
    for code, status in CODES.items():
        rows.append(f"| `{code}` | {status} | {said[f'problem-{code}']} |")
    return "\n".join(rows)


def columns() -> str:
    """Return the columns of the table of a run, as a table."""
    rows = ["| column | type | what it tells |", "|---|---|---|"]
    for column in COLUMNS:
        kind = type_name(column)
        rows.append(f"| `{column.name}` | {kind} | {column.meaning} |")
    return "\n".join(rows)


def credits_of_games() -> str:
    """Return the credits of the games, as a table."""
    rows = [
        f"| {facts.name} | {facts.printed_title} | {facts.credits} |"
        for facts in map(meta, whiskerworks.names())
    ]
    return "\n".join(["| here | printed game | by |", "|---|---|---|", *rows])


SHARED_PARTS: Final[dict[str, Callable[[], str]]] = {
    "commands": commands.markdown,
    "shared-refusals": lambda: shared("refusal"),
    "table-refusals": table_refusals,
    "table-rules": table_rules,
    "no-moves": no_moves,
    "marks": lambda: shared("mark"),
    "errors": all_errors,
    "problems": problems,
    "settings": settings,
    "metrics": metrics,
    "columns": columns,
    "credits": credits_of_games,
    "walk": lambda: move_path.page((DOCS / "architecture.md").read_text("utf-8")),
}


def pages() -> dict[Path, str]:
    """Return every page with generated parts, up to date."""
    made = {manual.PAGE: manual.page()}
    names = ("architecture", "commands", "codes", "table", "settings", "hosting", "lab")
    for path in [DOCS / f"{name}.md" for name in (*names, "games/index")]:
        made[path] = renewed(path, lambda part: SHARED_PARTS[part]())
    bots = DOCS / "bots.md"
    if bots.exists():
        made[bots] = renewed(bots, ladder)
    for name in whiskerworks.names():
        path = DOCS / "games" / f"{name}.md"
        made[path] = renewed(path, partial(game_part, meta(name)))
    return made


def renewed(path: Path, make: Callable[[str], str]) -> str:
    """Return the page at *path* with its parts regenerated by *make*."""

    def part(found: re.Match[str]) -> str:
        return f"{found[1]}\n{make(found[2])}\n\n{found[3]}"

    return PART.sub(part, path.read_text("utf-8"))


def main() -> None:
    """Write every page."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
