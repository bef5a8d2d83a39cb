"""Records that are brought, and those whose draws are checked; both beside the loop."""

from typing import Final

from whiskerworks.core import record as records_text
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.table import verifying

LONGEST: Final = 5000
"""So many plies an uploaded game may have."""


def brought(text: str) -> Record:
    """
    Return the record that *text* says; whether its moves are legal, `check` tells.

    Raises:
        BadRecord: It is none, or too long; the line is named.
    """
    read = records_text.read(text)
    if len(read.plies) > LONGEST:
        line = read.line_of(LONGEST)
        raise read.wrong(line, f"we take no games of more than {LONGEST} plies")
    return read


def check(kept: Record) -> None:
    """
    Referee every move of a record.

    Raises:
        BadRecord: It is none of a game that we know; the line is named.
    """
    records_text.replay(load_record(kept), kept)


def verified(kept: Record) -> verifying.Verdict:
    """Check every draw of a record, by rules of its own: this runs beside the loop."""
    return verifying.verify(load_record(kept), kept)
