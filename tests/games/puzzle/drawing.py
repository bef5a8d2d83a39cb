"""Positions in tests are drawn, not indexed; and decks are made of a few cards."""

import whiskerworks
from tests.games import moves
from whiskerworks.core.game import Game
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import State
from whiskerworks.kit.decks import CARD_IDS, Deck, read_deck_line
from whiskerworks.kit.picture_assembly import Assembly, TurnedCard

GAME = whiskerworks.load("puzzle")


def deck_of(**cards: str) -> Deck:
    """Return a deck with these sides, all others open; m28 is the Studio."""
    sides = dict.fromkeys(CARD_IDS, "o,o,o,o") | {"m28": "h,h,h,h"} | cards
    return read_deck_line(" ".join([f"{name}={text}" for name, text in sides.items()]))


def game_of(deck: Deck) -> Game:
    """Return the puzzle with a deck of one's own."""
    return whiskerworks.load("puzzle", deck=deck.named())


def rules(game: Game = GAME) -> Rules:
    """Return the bound rules."""
    bound: object = game.rules
    assert isinstance(bound, Rules)
    return bound


def picture(game: Game = GAME) -> Assembly:
    """Return the true picture, which must be known."""
    known = rules(game).solution
    assert known is not None
    return known


def frame(drawing: str) -> Assembly:
    """Return what is drawn in four rows of seven: m07@90, or . for an empty place."""
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    assert [len(row) for row in rows] == [7, 7, 7, 7]
    return tuple([_lying(word) for row in rows for word in row])


def _lying(word: str) -> TurnedCard | None:
    if word == ".":
        return None
    name, _, angle = word.partition("@")
    return CARD_IDS.index(name), int(angle or 0)


def position(drawing: str, hints: int = 0) -> State:
    """Return the position with the frame that is drawn, reached straight."""
    laid = frame(drawing)
    moves = len([lying for lying in laid if lying is not None])
    return State(laid, hints, moves, -1)


def after(state: State, *texts: str, game: Game = GAME) -> State:
    """Return the position after these moves, each of which must be legal."""
    return moves.after(game, state, *texts)


def started(*texts: str, game: Game = GAME) -> State:
    """Return the position after these moves from the start."""
    start: object = game.start()
    assert isinstance(start, State)
    return after(start, *texts, game=game)


def refused(state: State, text: str, game: Game = GAME) -> str:
    """Return the code and rule by which a move is refused, "" if it is legal."""
    return moves.refused(game, state, text)


def told(state: State, text: str, game: Game = GAME) -> list[str]:
    """Return the codes of what happens when a move is played."""
    return [e.code for e in game.events(state, game.read(state, text), None)]


def laying(assembly: Assembly) -> list[str]:
    """Return the moves that lay *assembly*, place by place."""
    names = [f"{column}{row}" for row in "1234" for column in "abcdefg"]
    return [
        f"put {CARD_IDS[lying[0]]} {name} {lying[1]}"
        for name, lying in zip(names, assembly, strict=True)
        if lying is not None
    ]
