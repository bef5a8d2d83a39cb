"""
Measure the effect of our rulings where the printed rules leave something open.

    python -m tools.choices [NAME …]

Each choice is played in several variants with equal deals (`whiskerworks lab run`).
The games are stored in build/choices, where an interrupted run continues. Each choice
gets a page in docs/choices, and docs/choices.md lists them; docs/games link to it. On
two cores everything takes about half an hour, compiled.
"""

import argparse
from pathlib import Path
from typing import Final, NamedTuple

import polars as pl

import whiskerworks
from whiskerworks.cli.labs.run import play_store
from whiskerworks.core.lab_facts import Ruling
from whiskerworks.games import data, lab_facts, load_text, meta
from whiskerworks.lab.balance.compare import Side, compare
from whiskerworks.lab.balance.comparison_report import findings
from whiskerworks.lab.balance.figures import figures
from whiskerworks.lab.balance.report import report
from whiskerworks.lab.balance.results import read_file
from whiskerworks.lab.runs.backends import BackendChoice
from whiskerworks.lab.runs.run import Run, Variant, options_of, parse_players
from whiskerworks.lab.runs.store import RunStore

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "docs" / "choices"
INDEX: Final = ROOT / "docs" / "choices.md"
GAMES: Final = ROOT / "build" / "choices"
SEED: Final = 2026
GAMES_PER_VARIANT: Final = 1000
OPENING: Final = """\
# What our choices change

Where the printed rules are silent, or a number is lost, we chose. Bots played each of
our choices against the alternatives, dealt the same cards and dice, and
`whiskerworks lab compare` compared them: differences are tested, corrected for the
number of measures in a comparison, and given with intervals of 95 %. Bots stand in for
people: these figures do not know what bots do not see. `python -m tools.choices` plays
all of it again, game for game.
"""


class Choice(NamedTuple):
    """Something we chose, and what else might have been chosen."""

    name: str
    """Of the page."""
    rule: str
    question: str
    game: str
    seats: int
    players: str
    games: int
    """Of each variant."""
    variants: tuple[tuple[str, dict[str, str]], ...]
    """What they are called, and the options that make them; the first is ours."""
    note: str = ""
    """The findings, as text."""


def all_choices() -> list[Choice]:
    """Return the choices of all games."""
    return [
        choice(name, ruling)
        for name in whiskerworks.names()
        for ruling in lab_facts(name).rulings
    ]


def choice(game: str, of: Ruling) -> Choice:
    """Return a choice as it is measured."""
    ways = of.variants(data(game)) if callable(of.variants) else of.variants
    return Choice(
        f"{game}-{of.name}",
        of.rule,
        of.question,
        game,
        of.seats,
        of.level,
        GAMES_PER_VARIANT,
        tuple([(name, dict(changed)) for name, changed in ways]),
        of.note,
    )


CHOICES: Final = all_choices()


def main() -> None:
    """Measure the choices that are named, or all, and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    known = [choice.name for choice in CHOICES]
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args().names or known
    for name in names:
        if name not in known:
            parser.error(f"unknown choice {name}; choose one of: {known}")
    for choice in CHOICES:
        if choice.name in names:
            print(choice.name, flush=True)
            measure(choice)
            write(choice)
    measured = [choice for choice in CHOICES if results(choice).exists()]
    if measured == CHOICES:
        INDEX.write_text(index(measured), encoding="utf-8")


def results(choice: Choice) -> Path:
    """Return where the games of a choice are."""
    return GAMES / f"{choice.name}.parquet"


def measure(choice: Choice) -> None:
    """Play the games that are missing."""
    if results(choice).exists():
        return
    GAMES.mkdir(parents=True, exist_ok=True)
    run = Run(
        whiskerworks.__version__,
        choice.game,
        meta(choice.game).rules_version,
        choice.seats,
        tuple([variant(choice, *one) for one in choice.variants]),
        parse_players(choice.players, choice.seats),
        False,
        choice.games,
        SEED,
        0,
        0,
    )
    store = RunStore(results(choice), run)
    try:
        if not play_store(store, BackendChoice()):
            raise SystemExit(130)
        store.finish()
    finally:
        store.close()


def variant(choice: Choice, name: str, changed: dict[str, str]) -> Variant:
    """Return a variant with all its options."""
    game = load_text(choice.game, choice.seats, changed)
    return Variant(name, options_of(game))


def write(choice: Choice) -> None:
    """Write the page of a choice."""
    PAGES.mkdir(parents=True, exist_ok=True)
    page = PAGES / f"{choice.name}.html"
    page.write_text(report(figures(read_file(results(choice))), [SEED]), "utf-8")


def index(choices: list[Choice]) -> str:
    """Return the page that tells of all choices in words."""
    return "\n".join([OPENING, *[section(choice) for choice in choices]])


def section(choice: Choice) -> str:
    """Return what came of a choice: ours against each of the others."""
    frame = read_file(results(choice))
    ours, *others = [name for name, _ in choice.variants]
    told = [f"- **{ours} against {one}.** {said(frame, ours, one)}" for one in others]
    note = [choice.note, ""] if choice.note else []
    head = [f"## {choice.question}", "", played(choice), ""]
    return "\n".join([*head, *told, "", *note])


def played(choice: Choice) -> str:
    """Return a sentence on the games played, with a link to their page."""
    rule = f"[{choice.rule}](games/{choice.game}.md#rules)"
    seats = f"{choice.seats} {'seat' if choice.seats == 1 else 'seats'}"
    who = f"level {choice.players}"
    page = f"[the whole report](choices/{choice.name}.html)"
    games = f"{choice.games:,} games of each"
    return f"{rule}. `{choice.game}`, {seats}, {who}, {games}; {page}."


def said(frame: pl.DataFrame, ours: str, other: str) -> str:
    """Return a comparison in sentences."""
    first, second = [
        Side(name, frame.filter(pl.col("variant") == name)) for name in (ours, other)
    ]
    return " ".join(findings(compare(first, second)))


if __name__ == "__main__":
    main()
