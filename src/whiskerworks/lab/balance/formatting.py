"""Numbers and names as they appear in reports."""

from typing import Final

from whiskerworks.core.errors import shorten
from whiskerworks.games import lab_facts
from whiskerworks.lab.ladders.report import catalogue_text
from whiskerworks.lab.rating import Interval
from whiskerworks.lab.single_game import UNFINISHED

STANDARD: Final = "standard"
"""Name of the unchanged rules."""
HOUSE_RULES: Final = "house rules"
MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
"""Separates a number from its unit."""
_GRADES: Final = ((0.02, "a very small"), (0.05, "a small"), (0.1, "a clear"))


def format_percent(part: float, digits: int = 1) -> str:
    """Return a share in percent: "54.2 %"."""
    return f"{100 * part:.{digits}f}{NO_BREAK_SPACE}%"


def format_bounds(it: Interval, digits: int = 1) -> str:
    """Return the bounds of a share's interval in percent: "52.1 to 56.3"."""
    return f"{100 * it.low:.{digits}f} to {100 * it.high:.{digits}f}"


def format_share(it: Interval) -> str:
    """Return a share with its interval: "54.2 % (52.1 to 56.3)"."""
    return f"{format_percent(it.value)} ({format_bounds(it)})"


def format_points(part: float, digits: int = 1) -> str:
    """Return a difference of shares in points, with its sign: "+3.1"."""
    return format_signed(100 * part, digits)


def format_signed(value: float, digits: int = 1) -> str:
    """Return a number with its sign; without one if it rounds to 0."""
    written = f"{abs(value):.{digits}f}"
    if not float(written):
        return written
    return f"{'+' if value > 0 else MINUS}{written}"


def format_number(value: float) -> str:
    """Return a number with at most one decimal place."""
    return f"{value:,.1f}".removesuffix(".0")


def count_of(count: int, noun: str) -> str:
    """Return a count with its noun: "2,000 games"."""
    return f"{count:,} {noun if count == 1 else f'{noun}s'}"


def size_of_difference(apart: float) -> str:
    """Return the size of a difference from the fair share: "a small"."""
    return next((word for limit, word in _GRADES if abs(apart) < limit), "a large")


def game_title(game: str) -> str:
    """Return the title of a game."""
    return catalogue_text(game, "title", game)


def player_name(player: str) -> str:
    """Return a player as named in a sentence: "level 3"."""
    return f"level {player}" if player.isdigit() else player


def player_title(game: str, player: str) -> str:
    """Return a player with the name of its level: "level 3, Tinkerer"."""
    name = catalogue_text(game, f"level-{player}", "")
    return f"{player_name(player)}, {name}" if name else player


def seat_name(number: int | str) -> str:
    """Return the name of a seat, counted from 1: "seat 2"."""
    return f"seat {int(number) + 1}"


def agenda_name(secret: str) -> str:
    """Return the name of an agenda: "Cat agenda"."""
    return f"{secret.capitalize()} agenda"


def with_rules(label: str) -> str:
    """Return a variant as part of a sentence: "with swap on"."""
    if label in (STANDARD, HOUSE_RULES):
        return f"with the {label}" + (" rules" if label == STANDARD else "")
    if "=" not in label:
        return f"in {label}"
    kind = "set-up " if label.startswith("setup=") else ""
    return f"with {kind}{variant_name(label)}"


def variant_name(label: str) -> str:
    """Return a variant for a table: "swap on", with long values cut."""
    parts = [part.strip().removeprefix("setup=") for part in label.split(",")]
    return ", ".join([shorten(part).replace("=", " ") for part in parts])


def ending_name(game: str, reason: str) -> str:
    """Return in a few words how a game ended."""
    if reason == UNFINISHED:
        return "cut after too many moves"
    return lab_facts(game).endings.get(reason, reason.replace("-", " "))


def quoted(text: str) -> str:
    """Return *text* in quotation marks."""
    return f"\N{LEFT DOUBLE QUOTATION MARK}{text}\N{RIGHT DOUBLE QUOTATION MARK}"


def join_words(items: list[str]) -> str:
    """Return *items* as a list in a sentence: "a, b and c"."""
    *others, last = items
    return f"{', '.join(others)} and {last}" if others else last
