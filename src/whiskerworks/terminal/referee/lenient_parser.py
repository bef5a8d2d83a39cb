"""
What people type at a real table, read generously.

Outcomes of chance may be typed in short (`7` or `m7` for `draw m07`, `cat2` for
`roll cat 2`), several on a line; cards of a move too (`7 e4 90`).
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from whiskerworks.core.errors import BadMove, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.kit.decks import IDS
from whiskerworks.terminal.info_commands import normalise

_CARDS: Final = [[name] for name in IDS]
_CARD: Final = re.compile(r"m([0-9]{1,2})")
_LETTERS: Final = re.compile(r"[^0-9]+|[0-9]+")
_PARTS: Final = re.compile(r"[;,]")


class AmbiguousOutcome(WhiskerworksError):
    """What was typed can be several things."""

    def __init__(self, typed: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{typed!r} can be {', '.join(choices)}", typed, choices)
        self.typed = typed
        self.choices = choices


class UnexpectedOutcome(WhiskerworksError):
    """What was typed is nothing that can come now."""

    def __init__(self, typed: str, choices: tuple[str, ...] = ()) -> None:
        super().__init__(f"{typed!r} cannot come now", typed, choices)
        self.typed = typed
        self.choices = choices


class SurplusInput(UnexpectedOutcome):
    """What was typed comes behind all that chance had to do."""


def split_parts(line: str) -> list[list[str]]:
    """Return the words of each part of a *line*; `;` and `,` are between parts."""
    found = [part.split() for part in _PARTS.split(normalise(line))]
    return [words for words in found if words]


def read_outcome(typed: list[str], choices: list[str]) -> tuple[str, list[str]]:
    """
    Return which of the *choices* the first words typed mean, and the words left.

    Things that are named may come in any order, as dice are read off a table.

    Raises:
        Ambiguous: They can mean several.
        Unexpected: They mean none.
    """
    for count in range(len(typed), 0, -1):
        found = _matching_choices(typed[:count], choices)
        if len(found) == 1:
            return found[0], typed[count:]
    first = _matching_choices(typed[:1], choices)
    if first:
        raise AmbiguousOutcome(typed[0], tuple(first))
    for at, word in enumerate(typed):
        found = [] if word.isdigit() else _matching_choices([word], choices)
        if len(found) == 1:
            return found[0], typed[:at] + typed[at + 1 :]
    raise UnexpectedOutcome(typed[0], tuple(choices))


def short_choices(choices: Iterable[str]) -> list[str]:
    """
    Return the *choices* without the words that all of them begin with.

    A number keeps what it is a number of: `cat 2`, of `roll cat 1` and `roll cat 2`.
    """
    words = [choice.split() for choice in choices]
    same = 0
    while all(len(one) > same + 1 and one[same] == words[0][same] for one in words):
        same += 1
    if same > 1 and all(one[same].isdigit() for one in words):
        same -= 1
    return [" ".join(one[same:]) for one in words]


def seat_names_to_numbers(
    typed: list[str], choices: list[str], names: tuple[str, ...]
) -> list[str]:
    """Return what was *typed*, with a seat's number for its name if that is asked."""
    is_seat = short_choices(choices) == [str(seat) for seat in range(len(names))]
    if not is_seat or len(set(names)) < len(names):
        return typed
    for seat, name in enumerate(names):
        called = name.lower().split()
        for at in range(len(typed)):
            if typed[at : at + len(called)] == called:
                return [*typed[:at], str(seat), *typed[at + len(called) :]]
    return typed


def read_impossible_outcome(
    game: Game, state: Value, typed: list[str], choices: list[str]
) -> str:
    """
    Return the outcome that the first words typed would mean, were it possible.

    Raises:
        Unexpected: They are nothing that chance does in this game.
    """
    for count in range(len(typed), 0, -1):
        for words in (
            typed[:count],
            _with_card_name(typed[:count]),
            _split_digits(typed[:count]),
        ):
            for framed in _completions(words, choices[0].split()):
                if _is_move(game, state, " ".join(framed)):
                    return " ".join(framed)
    raise UnexpectedOutcome(typed[0], tuple(choices))


def read_move(game: Game, state: Value, typed: list[str]) -> tuple[str, list[str]]:
    """
    Return the move, legal or not, that the first words typed say, and those left.

    Raises:
        BadMove: They say none.
    """
    for count in range(len(typed), 0, -1):
        for words in _readings(game, state, typed[:count]):
            if _is_move(game, state, " ".join(words)):
                return " ".join(words), typed[count:]
    game.read(state, " ".join(typed))
    raise AssertionError("no move is read twice in two ways")


def _readings(game: Game, state: Value, typed: list[str]) -> Iterator[list[str]]:
    """Yield *typed*, then with a card's full name, then with what is done to it."""
    yield typed
    named = _with_card_name(typed)
    yield named
    if named[0] in IDS:
        for verb in _card_verbs(game, state):
            yield [verb, *named]


def _card_verbs(game: Game, state: Value) -> list[str]:
    """Return the words behind which a card is named in moves that are legal now."""
    texts = [game.write(state, move).split() for move in game.legal_moves(state)]
    return list(dict.fromkeys([text[0] for text in texts if text[1:2] in _CARDS]))


def _is_move(game: Game, state: Value, text: str) -> bool:
    try:
        game.read(state, text)
    except BadMove:
        return False
    return True


def _matching_choices(typed: list[str], choices: list[str]) -> list[str]:
    """Return the choices that *typed* can mean; if it is one to the letter, that."""
    text = " ".join(typed)
    if text in choices:
        return [text]
    return [choice for choice in choices if _matches_in_order(typed, choice.split())]


def _matches_in_order(typed: list[str], words: list[str]) -> bool:
    """Tell whether all that is typed stands in *words* in this order."""
    at = 0
    for one in typed:
        for index in range(at, len(words)):
            if _matches_word(one, words[index]):
                at = index + 1
                break
            if index + 1 < len(words) and one == words[index] + words[index + 1]:
                at = index + 2
                break
        else:
            return False
    return True


def _matches_word(typed: str, word: str) -> bool:
    """Tell whether a word is typed, cards by their names or numbers."""
    return typed == word or (word in IDS and card_name(typed) == word)


def card_name(typed: str) -> str:
    """Return the full name of a card: m7, m07, 7 and 07 are all m07; else *typed*."""
    found = _CARD.fullmatch(typed if typed.startswith("m") else f"m{typed}")
    name = f"m{int(found[1]):02}" if found else typed
    return name if name in IDS else typed


def _with_card_name(typed: list[str]) -> list[str]:
    """Return the words, the first that can be the name of a card in full."""
    for at, word in enumerate(typed):
        if card_name(word) != word or word in IDS:
            return [*typed[:at], card_name(word), *typed[at + 1 :]]
    return typed


def _split_digits(typed: list[str]) -> list[str]:
    """Return the words, letters and numbers apart: cat2 as cat 2."""
    return [part for word in typed for part in _LETTERS.findall(word)]


def _completions(typed: list[str], words: list[str]) -> Iterator[list[str]]:
    """Yield *typed*, then in place of runs of an outcome's *words* after the first."""
    yield typed
    for first in range(1, len(words) + 1):
        for after in range(len(words), first - 1, -1):
            yield [*words[:first], *typed, *words[after:]]
