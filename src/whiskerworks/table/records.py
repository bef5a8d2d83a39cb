"""Convert tables to records, and records to the first moves of a table."""

from datetime import UTC, datetime

from whiskerworks.core.game import Game
from whiskerworks.core.options import is_single_line
from whiskerworks.core.record import Ply, Record
from whiskerworks.core.seat import seat_name
from whiskerworks.table.context import NameLookup, Viewer
from whiskerworks.table.log_entries import Ended, Source
from whiskerworks.table.refusals import refuse
from whiskerworks.table.state import to_one_line
from whiskerworks.table.table import Table

Tags = list[tuple[str, str]]


def record_of(table: Table, names: NameLookup) -> Record:
    """
    Return the record of *table* as it stands, with all secrets of the game.

    Its tags name the players and allow everybody to verify the draws once the dealer's
    secret is revealed. Call `check_download` before you hand it out.
    """
    game, created = table.game, table.created
    tags = [(name, text) for name, text in _tags(table, names) if is_single_line(text)]
    match = table.match
    plies = [Ply(match.movers[at], match.text(at)) for at in range(table.ply)]
    return Record(
        game.name,
        game.rules_version,
        game.seats,
        created.options,
        tuple(tags),
        tuple(plies),
        "" if table.ended is None else _end(table.ended),
    )


def source_of(record: Record) -> Source:
    """Return *record* as the source of a new table."""
    return Source(
        plies=tuple([f"{seat_name(ply.seat)} {ply.text}" for ply in record.plies]),
        end=record.end,
        tags=record.tags,
    )


def check_download(table: Table, viewer: Viewer) -> None:
    """
    Check that *viewer* may have the record of *table* now [T11].

    A record holds all secrets, so in a game with hidden information it is available
    after the end. (A delayed spectator gets the record of the delayed table.)

    Raises:
        Refused: They may not have it, or not yet.
    """
    if viewer.seat is None and not table.setup.watching.allowed:
        raise refuse("no-looking-on")
    if table.phase != "over" and not hides_nothing(table.game):
        raise refuse("record-not-yet")


def hides_nothing(game: Game) -> bool:
    """Whether *game* has no hidden information."""
    return game.view(game.start(), None).is_open()


def _tags(table: Table, names: NameLookup) -> Tags:
    """Return the tags of a match; `record_of` leaves out empty ones."""
    source = table.created.source
    if source is not None and source.end:
        return list(source.tags)  # An uploaded record keeps its own tags.
    return [
        *_players(table, names),
        ("date", datetime.fromtimestamp(table.made / 1000, UTC).date().isoformat()),
        ("commitment", table.created.commitment),
        ("secret", table.secret or ""),
        *_words(table),
        ("draws", _draws(table)),
        ("undone", str(table.undone or "")),
        ("given", str(table.given or "")),
        ("source", "" if source is None else source.table),
    ]


def _players(table: Table, names: NameLookup) -> Tags:
    """Return the tags of the players: `seat-0 Ada`, `bot-1 3`."""
    tags: Tags = []
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "bot":
            tags.append((f"bot-{seat}", str(chair.level)))
        person = chair.person or chair.owner
        if person:
            tags.append((f"seat-{seat}", to_one_line(names(person))))
    return tags


def _words(table: Table) -> Tags:
    """Return the tags of the players' words, which are secret before the start."""
    if table.phase == "waiting":
        return []
    return [(f"word-{seat}", word) for seat, word in sorted(table.words.items())]


def _draws(table: Table) -> str:
    """Return the numbers of the draws; "" if they simply count from 0."""
    numbers = [number for number in table.draws if number is not None]
    if numbers == list(range(len(numbers))):
        return ""
    return " ".join([str(number) for number in numbers])


def _end(ended: Ended) -> str:
    return ended.reason if ended.seat is None else f"{ended.reason} {ended.seat}"
