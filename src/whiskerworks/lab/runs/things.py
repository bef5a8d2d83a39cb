"""
What a move uses, in a few words: "card m07", "die move 3", "reveal cat".

A thing is named by what happens first when the move is played, as everybody at the
table sees it. The game's `lab.py` names it; else the code of the event does.
"""

from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Param
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts


def things_of(game: Game, state: Value, move: int) -> tuple[str, ...]:
    """Return what *move*, which must be legal for a seat, uses."""
    events = game.events(state, move, None)
    if not events:
        return (game.write(state, move).partition(" ")[0],)
    first = events[0]
    plainly = first.code.replace("-", " ")
    name = lab_facts(game.name).things.get(first.code, plainly)
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
