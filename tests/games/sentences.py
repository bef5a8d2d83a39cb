"""Sentences in tests stand in tables: what is asked, and below it what is said."""

from whiskerworks.core.game import Game
from whiskerworks.core.scene import Offer
from whiskerworks.core.value import Value


def offered(game: Game, state: Value, text: str) -> Offer:
    """Return how a legal move is offered, and all that it does."""
    view = game.view(state, game.to_move(state))
    (found,) = [one for one in game.scene(view).moves() if one.move == text]
    effect = game.effect(view, game.read(state, text))
    return Offer(text, found.spots, effect or found.say, found.marks)


def cases(table: str) -> list[tuple[str, ...]]:
    """Return the words of each line, parted by |, and the lines that are set in."""
    found: list[tuple[str, ...]] = []
    for line in table.strip().splitlines():
        if line.startswith(" "):
            *words, told = found.pop()
            found.append((*words, f"{told} {line.strip()}".strip()))
        else:
            found.append((*line.split(" | "), ""))
    return found
