"""Which positions of the puzzle can occur: the door for those that are typed in."""

import re
from typing import Final

from whiskerworks.core.errors import BadPosition, short
from whiskerworks.core.fields import read_field_number, read_fields
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import CLUES, NOTHING, State, put_move, put_of
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.seams import (
    NAMES,
    PLACE_OF,
    Assembly,
    Laid,
    Lying,
    half_turn,
    laid,
    nothing_laid,
)

MOST: Final = 999_999_999
"""Nobody moves or asks more often than this."""
_LYING: Final = re.compile(r"(m[0-9]{2})-([a-g][1-4])-(0|90|180|270)")


def write_laid(card: int, place: int, angle: int) -> str:
    """Return a laid card as it is written: m07-c2-90."""
    return f"{IDS[card]}-{NAMES[place]}-{angle}"


def write_frame(frame: Assembly) -> str:
    """Return what lies in the frame: m07-c2-90,m01-d2-0, or - for nothing."""
    return ",".join([write_laid(*lying) for lying in laid(frame)]) or "-"


def _read_laid(name: str, text: str) -> Laid:
    found = _LYING.fullmatch(text)
    if found is None or found[1] not in IDS:
        problem = f"{short(text)!r} is no card in the frame, like m07-c2-90"
        raise BadPosition(name, problem)
    return IDS.index(found[1]), PLACE_OF[found[2]], int(found[3])


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    told = "-" if state.told == NOTHING else write_laid(*put_of(state.told))
    return (
        f"frame:{write_frame(state.frame)} moves:{state.moves} "
        f"hints:{state.hints} told:{told}"
    )


def read_state(rules: Rules, text: str) -> State:
    """
    Return the position that *text* says; only `frame` must be said.

    Raises:
        BadPosition: It says none that can occur, and where.
    """
    others = ("moves", "hints", "told")
    fields = read_fields(text, ("frame",), others, "frame:m07-c2-90,m01-d2-0")
    frame = _read_frame(fields["frame"])
    cards = len(laid(frame))
    moves = read_field_number(fields, "moves", 0, MOST, cards)
    hints = read_field_number(fields, "hints", 0, MOST, 0)
    _check_counts(rules, cards, moves, hints)
    told = _read_told(rules, frame, hints, fields.get("told", "-"))
    return State(frame, hints, moves, told)


def _read_frame(text: str) -> Assembly:
    """Return what lies in the frame: m07-c2-90,m01-d2-0, or - for nothing."""
    lying: list[Lying | None] = list(nothing_laid())
    cards: list[int] = []
    for word in text.split(",") if text != "-" else []:
        card, place, angle = _read_laid("frame", word)
        if card in cards:
            raise BadPosition("frame", f"{IDS[card]} lies there twice")
        if lying[place] is not None:
            raise BadPosition("frame", f"two cards lie at {NAMES[place]}")
        cards.append(card)
        lying[place] = (card, angle)
    return tuple(lying)


def _check_counts(rules: Rules, cards: int, moves: int, hints: int) -> None:
    """Check that so many moves can have laid so many cards, and so many hints be."""
    if moves < cards or (moves - cards) % 2:
        problem = f"{moves} moves cannot leave {cards} cards in the frame"
        raise BadPosition("moves", problem)
    if hints > CLUES and rules.solution is None:
        problem = f"there are {CLUES} hints where the true picture is not known"
        raise BadPosition("hints", problem)


def _read_told(rules: Rules, frame: Assembly, hints: int, text: str) -> int:
    """Return the place that the last hint told and that is still to be filled."""
    if text == "-":
        return NOTHING
    card, place, angle = _read_laid("told", text)
    told = put_move(card, place, angle)
    if hints <= CLUES or rules.solution is None:
        raise BadPosition("told", f"no place is told by the first {CLUES} hints")
    true = (rules.solution[place], half_turn(rules.solution)[place])
    if (card, angle) not in true:
        raise BadPosition("told", f"{text} is not where that card belongs")
    if rules.is_done(frame, told):
        raise BadPosition("told", f"{IDS[card]} lies at {NAMES[place]} already")
    return told
