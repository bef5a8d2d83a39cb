"""What is answered to texts that are no moves."""

import pytest

from whiskerworks.core.errors import BadMove
from whiskerworks.core.game import Game
from whiskerworks.words import words


def why_none(game: Game, text: str, language: str = "en") -> str:
    """Return why *text*, at the start of a game, is no move: in a sentence."""
    with pytest.raises(BadMove) as caught:
        game.read(game.start(), text)
    assert caught.value.text == text
    return words(game.name, language).say(caught.value.problem)
