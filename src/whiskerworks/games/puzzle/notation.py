# compiled: warm
"""
The puzzle as text: moves, positions on one line, and the frame drawn.

Moves [P6, P7]: `put m07 c2 90` lays a card from the tray, `take c2` takes it back,
`hint` asks for a hint.
"""

import re
from typing import Final

from whiskerworks.core.errors import (
    FORM,
    BadMove,
    BadPosition,
    as_in,
    short,
    spelt,
    there_is_no,
)
from whiskerworks.core.fields import read_field_number, read_fields
from whiskerworks.core.message import Message
from whiskerworks.core.plan import Area, Plan
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import (
    CLUES,
    HINT,
    NOTHING,
    TAKE,
    State,
    put_move,
    put_of,
    tray_of,
)
from whiskerworks.games.puzzle.view import PuzzleView
from whiskerworks.kit.card_text import (
    HEIGHT,
    WIDTH,
    beside,
    by_motif,
    card_box,
    empty_box,
    motif_signs,
    other_signs,
)
from whiskerworks.kit.decks import ANGLES, IDS, Deck
from whiskerworks.kit.seams import (
    COLUMNS,
    NAMES,
    PLACE_OF,
    ROWS,
    Assembly,
    Laid,
    Lying,
    half_turn,
    laid,
    misfits,
    nothing_laid,
)

MAX_COUNT: Final = 999_999_999
"""Nobody moves or asks more often than this."""
IN_TRAY: Final = 9
"""So many cards are drawn in one row of the tray."""
_PUT: Final = re.compile(r"put (m[0-9]{1,9}) ([a-z][0-9]{1,9}) ([0-9]{1,9})")
_TAKE: Final = re.compile(r"take ([a-z][0-9]{1,9})")
_LIKE_PUT: Final = re.compile(
    r"(?:put ?)?m? ?([0-9]+)(?: ?([a-z][0-9]+)(?: ([0-9]+) ?°?)?)?"
)
_LAID: Final = re.compile(r"(m[0-9]{2})-([a-g][1-4])-(0|90|180|270)")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move == HINT:
        return "hint"
    if move >= TAKE:
        return f"take {NAMES[move - TAKE]}"
    card, place, angle = put_of(move)
    return f"put {IDS[card]} {NAMES[place]} {angle}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Return the move that *text* says, legal or not.

    Raises:
        BadMove: It says none, and why.
    """
    if text == "hint":
        return HINT
    if found := _PUT.fullmatch(text):
        card, place = _read_card(text, found[1]), _read_place(text, found[2])
        return put_move(card, place, _read_angle(text, found[3]))
    if found := _TAKE.fullmatch(text):
        return TAKE + _read_place(text, found[1])
    if text == "take":
        raise BadMove(text, as_in("bad-no-cell", "take c2"))
    if found := _LIKE_PUT.fullmatch(text):
        raise BadMove(text, _why_no_put(text, found[1], found[2], found[3]))
    raise BadMove(text, FORM)


def _why_no_put(
    text: str, number: str, place: str | None, angle: str | None
) -> Message:
    """Return what the putting of a card lacks, or how it is written."""
    card = f"m{number:0>2}"
    _read_card(text, card if card in IDS else f"m{number}")
    if place is None:
        return as_in("bad-no-lie", f"put {card} c2 90")
    _read_place(text, place)
    if angle is None:
        return as_in("bad-no-angle", f"put {card} {place} 90")
    _read_angle(text, angle)
    return spelt(f"put {card} {place} {angle}")


def _read_card(text: str, name: str) -> int:
    if name not in IDS:
        raise BadMove(text, there_is_no("card", name, IDS))
    return IDS.index(name)


def _read_place(text: str, name: str) -> int:
    if name not in PLACE_OF:
        raise BadMove(text, there_is_no("place", name, NAMES))
    return PLACE_OF[name]


def _read_angle(text: str, angle: str) -> int:
    known = [str(one) for one in ANGLES]
    if angle not in known:
        raise BadMove(text, Message("bad-angle", {"known": ", ".join(known)}))
    return int(angle)


def write_state(rules: Rules, state: State) -> str:
    """Return the whole of *state* on one line."""
    told = "-" if state.told == NOTHING else write_laid(*put_of(state.told))
    return (
        f"frame:{write_frame(state.frame)} moves:{state.moves} "
        f"hints:{state.hints} told:{told}"
    )


def write_frame(frame: Assembly) -> str:
    """Return what lies in the frame: m07-c2-90,m01-d2-0, or - for nothing."""
    return ",".join([write_laid(*lying) for lying in laid(frame)]) or "-"


def write_laid(card: int, place: int, angle: int) -> str:
    """Return a laid card as it is written: m07-c2-90."""
    return f"{IDS[card]}-{NAMES[place]}-{angle}"


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
    moves = read_field_number(fields, "moves", 0, MAX_COUNT, cards)
    hints = read_field_number(fields, "hints", 0, MAX_COUNT, 0)
    if moves < cards or (moves - cards) % 2:
        problem = f"{moves} moves cannot leave {cards} cards in the frame"
        raise BadPosition("moves", problem)
    if hints > CLUES and rules.solution is None:
        problem = f"there are {CLUES} hints where the true picture is not known"
        raise BadPosition("hints", problem)
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


def _read_laid(name: str, text: str) -> Laid:
    found = _LAID.fullmatch(text)
    if found is None or found[1] not in IDS:
        problem = f"{short(text)!r} is no card in the frame, like m07-c2-90"
        raise BadPosition(name, problem)
    return IDS.index(found[1]), PLACE_OF[found[2]], int(found[3])


def plan(rules: Rules, view: PuzzleView) -> Plan:
    """
    Return the frame, the tray below it, and signs that the legend cannot know.

    It is 80 columns wide at most. Cards are drawn as `kit/card_text.py` does; `!`
    between two cards, or between a card and the frame, marks a side that does not fit.
    """
    frame, tray = view.state.frame, tray_of(view.state.frame)
    lines = _draw_frame(rules.deck, frame)
    areas = [_area(name, *_corner(place)) for place, name in enumerate(NAMES)]
    areas += [_area(IDS[card], *_corner(place)) for card, place, _ in laid(frame)]
    for index, card in enumerate(tray):
        row, column = divmod(index, IN_TRAY)
        line = len(lines) + 1 + row * (HEIGHT + 1)
        areas.append(_area(IDS[card], line, column * (WIDTH + 1)))
    lines.extend(_draw_tray(rules.deck, tray))
    others = other_signs(rules.deck)
    if others:
        lines += ["", " ".join([f"{sign}={word}" for word, sign in others.items()])]
    return Plan(tuple(lines), tuple(areas))


def _draw_frame(deck: Deck, frame: Assembly) -> list[str]:
    """Return the frame with what lies in it."""
    canvas = _empty_frame()
    sign = by_motif(motif_signs(deck))
    for place, lying in enumerate(frame):
        box = empty_box(NAMES[place])
        if lying is not None:
            box = card_box(deck.cards[lying[0]], lying[1], sign)
        row, column = _corner(place)
        for line, text in enumerate(box):
            canvas[row + line][column : column + WIDTH] = list(text)
    for place, side, _ in misfits(deck, frame):
        row, column = _corner(place)
        down = (-1, 1, HEIGHT, 1)[side]
        across = (WIDTH // 2, WIDTH, WIDTH // 2, -1)[side]
        canvas[row + down][column + across] = "!"
    return ["".join(line).rstrip() for line in canvas]


def _empty_frame() -> list[list[str]]:
    """Return the frame, with letters above it and numbers on its left."""
    width = COLUMNS * (WIDTH + 1) + 1
    letters = "".join([" " + letter.center(WIDTH) for letter in "abcdefg"])
    edge = "  " + "#" * width
    canvas = [list("  " + letters), list(edge)]
    for line in range(1, ROWS * (HEIGHT + 1)):
        row, within = divmod(line, HEIGHT + 1)
        number = str(row + 1) if within == 2 else " "
        canvas.append(list(f"{number} #{' ' * (width - 2)}#"))
    canvas.append(list(edge))
    return canvas


def _corner(place: int) -> tuple[int, int]:
    """Return the line and the column of the upper left corner of *place*."""
    row, column = divmod(place, COLUMNS)
    return 2 + row * (HEIGHT + 1), 3 + column * (WIDTH + 1)


def _area(spot: str, row: int, column: int) -> Area:
    return Area(spot, row, column, WIDTH, HEIGHT)


def _draw_tray(deck: Deck, tray: list[int]) -> list[str]:
    """Return the cards of the tray, all turned by 0, each with its name in it."""
    sign = by_motif(motif_signs(deck))
    boxes = [card_box(deck.cards[card], 0, sign) for card in tray]
    lines: list[str] = []
    for first in range(0, len(boxes), IN_TRAY):
        row = beside(boxes[first : first + IN_TRAY])
        lines += ["", *[line.rstrip() for line in row]]
    return lines
