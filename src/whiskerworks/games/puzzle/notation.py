# compiled: warm
"""
The puzzle as text: moves, positions on one line, and drawn frames.

Moves [P6, P7]: `put m07 c2 90` places a card of the tray, `take c2` takes it back,
`hint` asks for a hint.
"""

import re
from typing import Final

from whiskerworks.core.errors import (
    BAD_FORM,
    BadMove,
    BadPosition,
    problem_with_example,
    shorten,
    spelling_problem,
    unknown_name_problem,
)
from whiskerworks.core.message import Message
from whiskerworks.core.position_fields import read_field_number, read_fields
from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import (
    CLUE_COUNT,
    FIRST_TAKE,
    HINT,
    NO_MOVE,
    State,
    card_placed_by,
    put_move,
    tray_of,
)
from whiskerworks.games.puzzle.view import PuzzleView
from whiskerworks.kit.card_boxes import (
    BOX_HEIGHT,
    BOX_WIDTH,
    card_box,
    empty_box,
    foreign_motif_signs,
    motif_sign,
    motif_signs,
    side_by_side,
)
from whiskerworks.kit.decks import ANGLES, CARD_IDS, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_COLUMNS,
    FRAME_ROWS,
    PLACE_NAMES,
    PLACES_BY_NAME,
    Assembly,
    PlacedCard,
    TurnedCard,
    empty_assembly,
    half_turn,
    misfits,
    placed_cards,
)

MAX_MOVE_COUNT: Final = 999_999_999
"""Maximum number of moves or hints in a position."""
TRAY_CARDS_PER_ROW: Final = 9
"""Cards in one row of the drawn tray."""
_PUT: Final = re.compile(r"put (m[0-9]{1,9}) ([a-z][0-9]{1,9}) ([0-9]{1,9})")
_TAKE: Final = re.compile(r"take ([a-z][0-9]{1,9})")
_LIKE_PUT: Final = re.compile(
    r"(?:put ?)?m? ?([0-9]+)(?: ?([a-z][0-9]+)(?: ([0-9]+) ?°?)?)?"
)
_PLACED_CARD: Final = re.compile(r"(m[0-9]{2})-([a-g][1-4])-(0|90|180|270)")


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move == HINT:
        return "hint"
    if move >= FIRST_TAKE:
        return f"take {PLACE_NAMES[move - FIRST_TAKE]}"
    card, place, angle = card_placed_by(move)
    return f"put {CARD_IDS[card]} {PLACE_NAMES[place]} {angle}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
    """
    if text == "hint":
        return HINT
    if found := _PUT.fullmatch(text):
        card, place = _read_card(text, found[1]), _read_place(text, found[2])
        return put_move(card, place, _read_angle(text, found[3]))
    if found := _TAKE.fullmatch(text):
        return FIRST_TAKE + _read_place(text, found[1])
    if text == "take":
        raise BadMove(text, problem_with_example("bad-no-cell", "take c2"))
    if found := _LIKE_PUT.fullmatch(text):
        raise BadMove(text, _why_no_put(text, found[1], found[2], found[3]))
    raise BadMove(text, BAD_FORM)


def _why_no_put(
    text: str, number: str, place: str | None, angle: str | None
) -> Message:
    """Explain what a `put` lacks, or how to spell it."""
    card = f"m{number:0>2}"
    _read_card(text, card if card in CARD_IDS else f"m{number}")
    if place is None:
        return problem_with_example("bad-no-lie", f"put {card} c2 90")
    _read_place(text, place)
    if angle is None:
        return problem_with_example("bad-no-angle", f"put {card} {place} 90")
    _read_angle(text, angle)
    return spelling_problem(f"put {card} {place} {angle}")


def _read_card(text: str, name: str) -> int:
    if name not in CARD_IDS:
        raise BadMove(text, unknown_name_problem("card", name, CARD_IDS))
    return CARD_IDS.index(name)


def _read_place(text: str, name: str) -> int:
    if name not in PLACES_BY_NAME:
        raise BadMove(text, unknown_name_problem("place", name, PLACE_NAMES))
    return PLACES_BY_NAME[name]


def _read_angle(text: str, angle: str) -> int:
    known = [str(one) for one in ANGLES]
    if angle not in known:
        raise BadMove(text, Message("bad-angle", {"known": ", ".join(known)}))
    return int(angle)


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    told = (
        "-" if state.told == NO_MOVE else write_placed_card(*card_placed_by(state.told))
    )
    return (
        f"frame:{write_frame(state.frame)} moves:{state.moves} "
        f"hints:{state.hints} told:{told}"
    )


def write_frame(frame: Assembly) -> str:
    """Return the cards in the frame: m07-c2-90,m01-d2-0, or - for none."""
    return ",".join([write_placed_card(*lying) for lying in placed_cards(frame)]) or "-"


def write_placed_card(card: int, place: int, angle: int) -> str:
    """Return a placed card as text: m07-c2-90."""
    return f"{CARD_IDS[card]}-{PLACE_NAMES[place]}-{angle}"


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position; only `frame` is required.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    others = ("moves", "hints", "told")
    fields = read_fields(text, ("frame",), others, "frame:m07-c2-90,m01-d2-0")
    frame = _read_frame(fields["frame"])
    cards = len(placed_cards(frame))
    moves = read_field_number(fields, "moves", 0, MAX_MOVE_COUNT, cards)
    hints = read_field_number(fields, "hints", 0, MAX_MOVE_COUNT, 0)
    if moves < cards or (moves - cards) % 2:
        problem = f"{moves} moves cannot leave {cards} cards in the frame"
        raise BadPosition("moves", problem)
    if hints > CLUE_COUNT and rules.solution is None:
        problem = f"there are {CLUE_COUNT} hints where the true picture is not known"
        raise BadPosition("hints", problem)
    told = _read_told(rules, frame, hints, fields.get("told", "-"))
    return State(frame, hints, moves, told)


def _read_frame(text: str) -> Assembly:
    """Return the cards in the frame: m07-c2-90,m01-d2-0, or - for none."""
    lying: list[TurnedCard | None] = list(empty_assembly())
    cards: list[int] = []
    for word in text.split(",") if text != "-" else []:
        card, place, angle = _read_placed_card("frame", word)
        if card in cards:
            raise BadPosition("frame", f"{CARD_IDS[card]} lies there twice")
        if lying[place] is not None:
            raise BadPosition("frame", f"two cards lie at {PLACE_NAMES[place]}")
        cards.append(card)
        lying[place] = (card, angle)
    return tuple(lying)


def _read_told(rules: Rules, frame: Assembly, hints: int, text: str) -> int:
    """Read the placement of the last hint, which is not done yet."""
    if text == "-":
        return NO_MOVE
    card, place, angle = _read_placed_card("told", text)
    told = put_move(card, place, angle)
    if hints <= CLUE_COUNT or rules.solution is None:
        raise BadPosition("told", f"no place is told by the first {CLUE_COUNT} hints")
    true = (rules.solution[place], half_turn(rules.solution)[place])
    if (card, angle) not in true:
        raise BadPosition("told", f"{text} is not where that card belongs")
    if rules.is_done(frame, told):
        raise BadPosition(
            "told", f"{CARD_IDS[card]} lies at {PLACE_NAMES[place]} already"
        )
    return told


def _read_placed_card(name: str, text: str) -> PlacedCard:
    found = _PLACED_CARD.fullmatch(text)
    if found is None or found[1] not in CARD_IDS:
        problem = f"{shorten(text)!r} is no card in the frame, like m07-c2-90"
        raise BadPosition(name, problem)
    return CARD_IDS.index(found[1]), PLACES_BY_NAME[found[2]], int(found[3])


def plan(rules: Rules, view: PuzzleView) -> TextBoard:
    """
    Draw the frame, the tray below it, and the signs that the legend cannot know.

    The drawing is at most 80 columns wide. `kit/card_boxes.py` draws the cards; `!`
    between two cards, or between a card and the frame, marks a side that does not fit.
    """
    frame, tray = view.state.frame, tray_of(view.state.frame)
    lines = _draw_frame(rules.deck, frame)
    areas = [_area(name, *_corner(place)) for place, name in enumerate(PLACE_NAMES)]
    areas += [
        _area(CARD_IDS[card], *_corner(place)) for card, place, _ in placed_cards(frame)
    ]
    for index, card in enumerate(tray):
        row, column = divmod(index, TRAY_CARDS_PER_ROW)
        line = len(lines) + 1 + row * (BOX_HEIGHT + 1)
        areas.append(_area(CARD_IDS[card], line, column * (BOX_WIDTH + 1)))
    lines.extend(_draw_tray(rules.deck, tray))
    others = foreign_motif_signs(rules.deck)
    if others:
        lines += ["", " ".join([f"{sign}={word}" for word, sign in others.items()])]
    return TextBoard(tuple(lines), tuple(areas))


def _draw_frame(deck: Deck, frame: Assembly) -> list[str]:
    """Draw the frame with its cards."""
    canvas = _empty_frame()
    sign = motif_sign(motif_signs(deck))
    for place, lying in enumerate(frame):
        box = empty_box(PLACE_NAMES[place])
        if lying is not None:
            box = card_box(deck.cards[lying[0]], lying[1], sign)
        row, column = _corner(place)
        for line, text in enumerate(box):
            canvas[row + line][column : column + BOX_WIDTH] = list(text)
    for place, side, _ in misfits(deck, frame):
        row, column = _corner(place)
        down = (-1, 1, BOX_HEIGHT, 1)[side]
        across = (BOX_WIDTH // 2, BOX_WIDTH, BOX_WIDTH // 2, -1)[side]
        canvas[row + down][column + across] = "!"
    return ["".join(line).rstrip() for line in canvas]


def _empty_frame() -> list[list[str]]:
    """Draw the empty frame, with letters above it and numbers on its left."""
    width = FRAME_COLUMNS * (BOX_WIDTH + 1) + 1
    letters = "".join([" " + letter.center(BOX_WIDTH) for letter in "abcdefg"])
    edge = "  " + "#" * width
    canvas = [list("  " + letters), list(edge)]
    for line in range(1, FRAME_ROWS * (BOX_HEIGHT + 1)):
        row, within = divmod(line, BOX_HEIGHT + 1)
        number = str(row + 1) if within == 2 else " "
        canvas.append(list(f"{number} #{' ' * (width - 2)}#"))
    canvas.append(list(edge))
    return canvas


def _corner(place: int) -> tuple[int, int]:
    """Return line and column of the upper left corner of *place*."""
    row, column = divmod(place, FRAME_COLUMNS)
    return 2 + row * (BOX_HEIGHT + 1), 3 + column * (BOX_WIDTH + 1)


def _area(spot: str, row: int, column: int) -> BoardArea:
    return BoardArea(spot, row, column, BOX_WIDTH, BOX_HEIGHT)


def _draw_tray(deck: Deck, tray: list[int]) -> list[str]:
    """Draw the cards of the tray, all at 0 degrees, each with its name."""
    sign = motif_sign(motif_signs(deck))
    boxes = [card_box(deck.cards[card], 0, sign) for card in tray]
    lines: list[str] = []
    for first in range(0, len(boxes), TRAY_CARDS_PER_ROW):
        row = side_by_side(boxes[first : first + TRAY_CARDS_PER_ROW])
        lines += ["", *[line.rstrip() for line in row]]
    return lines
