"""
What a move uses, in a few words: "card m07", "die move 3", "reveal cat".

A thing is named by what happens first when the move is played, as everybody at the
table sees it. Where a word in braces stands, the event says what it is.
"""

from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Param
from whiskerworks.core.value import Value

NAMES: Final = {
    # gears
    "gears/placed": "fresh cog",
    "gears/moved": "moved cog",
    "gears/swapped": "swap",
    # arena
    "moved": "die move {value}",
    "cat-moved": "die cat {value}",
    "cheese-put": "die cheese {value}",
    "passed": "pass",
    # games with Maze Cards
    "placed": "card {card}",
    "covered": "card {card}",
    "skipped": "skip",
    "walked": "walk {who}",
    "arrived": "arrive",
    "revealed": "reveal {agenda}",
    "used": "use {agenda}",
    "used-kept": "use {agenda}",
    "dropped": "drop",
    "spun": "spin",
    "bombed": "bomb",
    "nudged": "nudge",
    "peeks": "peek",
    # puzzle
    "put": "card {card}",
    "taken": "take {card}",
    "clue": "hint",
    "told": "hint",
}
"""What is said for an event; one of a game alone has its name before it."""


def things_of(game: Game, state: Value, move: int) -> tuple[str, ...]:
    """Return what *move*, which must be legal for a seat, uses."""
    events = game.events(state, move, None)
    if not events:
        return (game.write(state, move).partition(" ")[0],)
    first = events[0]
    own = NAMES.get(f"{game.name}/{first.code}")
    name = own or NAMES.get(first.code, first.code)
    if "{" not in name:
        return (name,)
    return (
        name.format_map({key: _word(value) for key, value in first.params.items()}),
    )


def _word(param: Param) -> str:
    """Return a parameter in a word: "cat" for who-cat."""
    if isinstance(param, Message):
        return param.code.partition("-")[2] or param.code
    return str(param)
