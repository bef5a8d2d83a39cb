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

Each move follows its seat, or `*` for chance. When the game is over, `end` gives the
reason: one of the game's endings, or the players' decision: `end resigned 1` (that seat
gave up), `end time 0` (its time was up), `end agreed` (a shared win) or
`end abandoned`. Everything else about a match follows from this.

Records also have a JSON form (`record_json`); `read` accepts both.
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
"""The byte order mark that some programs write before a text."""


def replay(game: Game, record: Record) -> Match:
    """
    Return the match in *record*, with every move checked.

    If the players ended the game, the rules must not have ended it already.

    Raises:
        BadRecord: A move is unreadable, illegal or of the wrong seat, or the game does
            not end as the record says. The error names the line.
    """
    match = Match(game)
    for index, ply in enumerate(record.plies):
        try:
            match.play_text(ply.seat, ply.text)
        except (BadMove, IllegalMove) as refused:
            line = record.ply_line(index)
            raise record.wrong(line, str(refused), refused) from refused
    outcome = match.outcome()
    end = "" if outcome is None else outcome.reason
    if end != ("" if record.is_ended_by_players() else record.end):
        raise record.wrong(
            record.ply_line(len(record.plies)),
            f"the record says the end is {record.end or 'open'}, "
            f"the rules say {end or 'open'}",
        )
    return match


def write(record: Record) -> str:
    """
    Return *record* in the text form, the inverse of `read`.

    Raises:
        BadRecord: Something in the record would not read back the same.
    """
    return record_text.write(record)


def write_json(record: Record) -> str:
    """
    Return *record* as JSON, the inverse of `read`.

    Raises:
        BadRecord: Something in the record would not read back the same.
    """
    return record_json.write(record)


def read(text: str) -> Record:
    """
    Return the record in *text*, in either form.

    This does not check the moves; `replay` does.

    Raises:
        BadRecord: The text is not a record; the error names the line, and in JSON the
            place.
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    return record_json.read(text) if is_json(text) else record_text.read(text)


def is_json(text: str) -> bool:
    """Whether *text* is meant as JSON, that is, begins with a brace."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip().startswith("{")
