# compiled: cold
"""
The record of a game: a header, then every move, chance's included.

    whiskerworks record 1
    game gears
    rules 1
    seats 2
    option first coin
    tag blue Ada
    <an empty line>
    * first blue
    0 e3
    1 e4
    end gold

A move stands behind its seat, `*` for chance. `end` is there when the game is
over: behind it stands the reason, one of the game's endings, or how the players
ended what the rules would have let go on: `end resigned 1`, `end time 0` (that
seat gave up, or its time was up), `end agreed` (they shared it), `end abandoned`.
Everything else about a match is derived from this.

The same can be written as JSON (`record_json`); `read` takes either form.
"""

from typing import Final

from whiskerworks.core import record_json, record_text
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.game import Game
from whiskerworks.core.game_record import (
    ENDINGS_WITH_SEAT,
    ENDINGS_WITHOUT_SEAT,
    UNKNOWN_PLIES_TAG,
    Ply,
    Record,
    player_names,
)
from whiskerworks.core.match import Match

__all__ = [
    "BYTE_ORDER_MARK",
    "ENDINGS_WITHOUT_SEAT",
    "ENDINGS_WITH_SEAT",
    "UNKNOWN_PLIES_TAG",
    "Ply",
    "Record",
    "is_json",
    "player_names",
    "read",
    "replay",
    "write",
    "write_json",
]

BYTE_ORDER_MARK: Final = "\ufeff"
"""What some programs write before a text; it says nothing."""


def replay(game: Game, record: Record) -> Match:
    """
    Return the match of which *record* tells, each move refereed.

    Where the players ended the game, the rules must have left it open.

    Raises:
        BadRecord: A move is unreadable, refused or the wrong seat's, or the game
            does not end as the record says. The line is named.
    """
    match = Match(game)
    for index, ply in enumerate(record.plies):
        try:
            match.play_text(ply.seat, ply.text)
        except (BadMove, IllegalMove) as refused:
            line = record.line_of(index)
            raise record.wrong(line, str(refused), refused) from refused
    outcome = match.outcome()
    end = "" if outcome is None else outcome.reason
    if end != ("" if record.ended_outside() else record.end):
        raise record.wrong(
            record.line_of(len(record.plies)),
            f"the record says the end is {record.end or 'open'}, "
            f"the rules say {end or 'open'}",
        )
    return match


def write(record: Record) -> str:
    """
    Return *record* in the text form, the inverse of `read`.

    Raises:
        BadRecord: Something in it would not read back as it is.
    """
    return record_text.write(record)


def write_json(record: Record) -> str:
    """
    Return *record* as JSON, the inverse of `read`.

    Raises:
        BadRecord: Something in it would not read back as it is.
    """
    return record_json.write(record)


def read(text: str) -> Record:
    """
    Return the record that *text* says, in either form.

    Whether its moves are legal, `replay` tells.

    Raises:
        BadRecord: Something is not what it must be; the line is named, and in JSON
            the place.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    return record_json.read(text) if is_json(text) else record_text.read(text)


def is_json(text: str) -> bool:
    """Tell whether *text* is meant to be JSON: it begins with a brace."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip().startswith("{")
