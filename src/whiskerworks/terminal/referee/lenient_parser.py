"""
Parse what people type at a real table, leniently.

Outcomes of chance may be shortened (`7` or `m7` for `draw m07`, `cat2` for `roll cat
2`), and one line may hold several. Cards in moves may be shortened too (`7 e4 90`).
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from whiskerworks.core.errors import BadMove, WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.terminal.info_commands import normalise

_CARDS: Final = [[name] for name in CARD_IDS]
_CARD: Final = re.compile(r"m([0-9]{1,2})")
_LETTERS: Final = re.compile(r"[^0-9]+|[0-9]+")
_PARTS: Final = re.compile(r"[;,]")


class AmbiguousOutcome(WhiskerworksError):
    """The text can mean several outcomes."""

    def __init__(self, typed: str, choices: tuple[str, ...]) -> None:
        super().__init__(f"{typed!r} can mean {', '.join(choices)}", typed, choices)
        self.typed = typed
        self.choices = choices


class UnexpectedOutcome(WhiskerworksError):
    """The text means no outcome that is possible now."""

    def __init__(self, typed: str, choices: tuple[str, ...] = ()) -> None:
        super().__init__(f"{typed!r} is not possible now", typed, choices)
        self.typed = typed
        self.choices = choices


class SurplusInput(UnexpectedOutcome):
    """The line goes on after chance has nothing more to decide."""


def split_parts(line: str) -> list[list[str]]:
    """Return the words of each part of *line*; `;` and `,` separate parts."""
    found = [part.split() for part in _PARTS.split(normalise(line))]
    return [words for words in found if words]


def read_outcome(typed: list[str], choices: list[str]) -> tuple[str, list[str]]:
    """
    Return the choice that the first words mean, and the words left over.

    Named outcomes may come in any order, since dice have none on a table.

    Raises:
        AmbiguousOutcome: The words can mean several choices.
        UnexpectedOutcome: They mean none.
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
    Return *choices* without the words with which all of them begin.

    A number keeps the word before it, `cat 2` of `roll cat 1` and `roll cat 2`.
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
    """Replace a seat's name in *typed* by its number, if the choices are seats."""
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
    Return the outcome that the first words would mean if it were possible.

    Raises:
        UnexpectedOutcome: They mean no outcome of this game.
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
    Return the move that the first words mean, legal or not, and the words left over.

    Raises:
        BadMove: They mean none.
    """
    for count in range(len(typed), 0, -1):
        for words in _readings(game, state, typed[:count]):
            if _is_move(game, state, " ".join(words)):
                return " ".join(words), typed[count:]
    game.read(state, " ".join(typed))
    raise AssertionError("no move is read twice in two ways")


def _readings(game: Game, state: Value, typed: list[str]) -> Iterator[list[str]]:
    """Yield *typed*; then with its card's full name; then with a verb in front."""
    yield typed
    named = _with_card_name(typed)
    yield named
    if named[0] in CARD_IDS:
        for verb in _card_verbs(game, state):
            yield [verb, *named]


def _card_verbs(game: Game, state: Value) -> list[str]:
    """Return the verbs in front of a card's name in moves that are legal now."""
    texts = [game.write(state, move).split() for move in game.legal_moves(state)]
    return list(dict.fromkeys([text[0] for text in texts if text[1:2] in _CARDS]))


def _is_move(game: Game, state: Value, text: str) -> bool:
    try:
        game.read(state, text)
    except BadMove:
        return False
    return True


def _matching_choices(typed: list[str], choices: list[str]) -> list[str]:
    """Return the choices that *typed* can mean; only one if it matches exactly."""
    text = " ".join(typed)
    if text in choices:
        return [text]
    return [choice for choice in choices if _matches_in_order(typed, choice.split())]


def _matches_in_order(typed: list[str], words: list[str]) -> bool:
    """Whether *words* contain everything that was typed, in this order."""
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
    """Whether a typed word means *word*; cards match by name or number."""
    return typed == word or (word in CARD_IDS and card_name(typed) == word)


def card_name(typed: str) -> str:
    """Return a card's full name: m7, m07, 7 and 07 become m07; anything else stays."""
    found = _CARD.fullmatch(typed if typed.startswith("m") else f"m{typed}")
    name = f"m{int(found[1]):02}" if found else typed
    return name if name in CARD_IDS else typed


def _with_card_name(typed: list[str]) -> list[str]:
    """Return the words with the first card spelled out."""
    for at, word in enumerate(typed):
        if card_name(word) != word or word in CARD_IDS:
            return [*typed[:at], card_name(word), *typed[at + 1 :]]
    return typed


def _split_digits(typed: list[str]) -> list[str]:
    """Return the words with letters and digits separated: cat2 becomes cat 2."""
    return [part for word in typed for part in _LETTERS.findall(word)]


def _completions(typed: list[str], words: list[str]) -> Iterator[list[str]]:
    """Yield *typed*; then *words* with *typed* in place of later runs of them."""
    yield typed
    for first in range(1, len(words) + 1):
        for after in range(len(words), first - 1, -1):
            yield [*words[:first], *typed, *words[after:]]
