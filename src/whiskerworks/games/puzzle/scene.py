# compiled: warm
"""
The scene of the puzzle: pieces, offers and clicks.

From top to bottom: the frame of 28 places with letters above and numbers on its left,
the buttons, the tray. Every card has its own place in the tray, which stays empty until
the card comes back. A card in the frame is one unit wide.
"""

from typing import Final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import (
    ending_marks,
    factor_products,
    find_marks,
    legal_moves_of_seat,
)
from whiskerworks.core.scene import FINAL, Choice, Offer, Piece, Scene
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.games.puzzle.notation import write
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import (
    FIRST_TAKE,
    HINT,
    NO_MOVE,
    State,
    card_placed_by,
    place_of_card,
    tray_of,
)
from whiskerworks.games.puzzle.view import PuzzleView, notes, told_params
from whiskerworks.kit.card_messages import (
    SIDE_NAMES,
    seam_message,
    side_name_message,
    sides_message,
)
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.decks import ANGLES, CARD_IDS, SIDES
from whiskerworks.kit.picture_assembly import (
    FRAME_COLUMNS,
    FRAME_EDGE,
    FRAME_PLACES,
    PLACE_NAMES,
    Misfit,
    TurnedCard,
    misfits,
    place_beyond,
    sides_of_turned_card,
)

WIDTH: Final = 8.6
HEIGHT: Final = 11.5
HEIGHT_SOLVED: Final = 5.6
"""The height of the scene when only the finished picture is left."""
CENTRE_X: Final = 4.3
"""The centre of frame, buttons and tray, from the left."""
FRAME_CENTRE_Y: Final = 2.95
"""The centre of the frame, from the top."""
BUTTONS_Y: Final = 5.82
"""The centre of the buttons, from the top."""
TRAY_Y: Final = 6.95
"""The centre of the first row of the tray, from the top."""
ANGLE_PREFIX: Final = "angle-"
"""Prefix of the ids of the buttons that turn a card."""


def scene(rules: Rules, view: PuzzleView) -> Scene:
    """Return the scene of *view*: pieces, and what its viewer may click."""
    state = view.state
    wrong = misfits(rules.deck, state.frame)
    pieces = [Piece("frame", "puzzle-frame", CENTRE_X, FRAME_CENTRE_Y)]
    pieces.extend(_labels())
    pieces.extend([_place(rules, state, place) for place in range(FRAME_PLACES)])
    pieces.extend(_laid(rules, state, wrong))
    pieces.extend(_misfits(wrong))
    solved = rules.to_move(state) == GAME_OVER
    if not solved:
        pieces.extend(_buttons(rules, state))
    tray = tray_of(state.frame)
    for card in tray:
        pieces.extend(_in_tray(rules, card))
    moves = legal_moves_of_seat(rules, state, view.seat)
    # Only the last card can end the game.
    marks = find_marks(
        rules, state, moves if len(tray) == 1 else [], ending_marks, write
    )
    height = HEIGHT_SOLVED if solved else HEIGHT
    beside = notes(rules, state, wrong)
    offers = _offers(state, moves)
    return Scene(WIDTH, height, tuple(pieces), offers, beside, (), marks)


def _labels() -> list[Piece]:
    """Return the columns' letters above the frame and the rows' numbers beside it."""
    letters = [
        _label(f"column-{letter}", _column(column), 0.34, letter)
        for column, letter in enumerate("abcdefg")
    ]
    numbers = [
        _label(f"row-{number}", 0.26, _row(row), number)
        for row, number in enumerate("1234")
    ]
    return letters + numbers


def _label(name: str, x: float, y: float, text: str, size: float = 0.24) -> Piece:
    return Piece(name, "label", x, y, size=size, text=text)


def _column(column: int) -> float:
    """Return the centre of a column of the frame, from the left."""
    return round(CENTRE_X + column - 3, 3)


def _row(row: int) -> float:
    """Return the centre of a row of the frame, from the top."""
    return round(FRAME_CENTRE_Y + row - 1.5, 3)


def _place(rules: Rules, state: State, place: int) -> Piece:
    """Return a place of the frame; an empty one says what fits there [P4]."""
    x, y = _place_spot(place)
    name = PLACE_NAMES[place]
    if state.frame[place] is not None:
        return Piece(name, "slot", x, y, say=Message("piece-place", {"place": name}))
    wanted = [_wanted(rules, state, place, side) for side in range(4)]
    params: Params = dict(zip(SIDE_NAMES, wanted, strict=True))
    say = Message("piece-empty", {"place": name, **params})
    children = _told(rules, state, place, 0)
    return Piece(name, "slot", x, y, say=say, children=children, text=name)


def _place_spot(place: int) -> tuple[float, float]:
    """Return the centre of a place of the frame."""
    return _column(place % FRAME_COLUMNS), _row(place // FRAME_COLUMNS)


def _wanted(rules: Rules, state: State, place: int, side: int) -> Message:
    """Return a message: what a card at *place* must show on that *side*."""
    other = place_beyond(place, side)
    if other == FRAME_EDGE:
        return Message("wants-frame")
    lying = state.frame[other]
    if lying is None:
        return Message("wants-anything")
    return seam_message(sides_of_turned_card(rules.deck, lying)[(side + 2) % 4])


def _laid(rules: Rules, state: State, wrong: list[Misfit]) -> list[Piece]:
    """Return the cards in the frame."""
    pieces: list[Piece] = []
    for place, lying in enumerate(state.frame):
        if lying is not None:
            x, y = _place_spot(place)
            say = _said(rules, place, lying, wrong)
            card = rules.deck.cards[lying[0]]
            on_it = _told(rules, state, place, lying[1])
            piece = card_piece(card, card.id, x, y, lying[1], say=say)
            pieces.append(piece.with_changes(more=on_it) if on_it else piece)
    return pieces


def _said(rules: Rules, place: int, lying: TurnedCard, wrong: list[Misfit]) -> Message:
    """Return the description of a card in the frame: its sides, and the misfits."""
    card = rules.deck.cards[lying[0]]
    sides = tuple([side_name_message(side) for at, side, _ in wrong if at == place])
    params: Params = {
        "card": card.id,
        "place": PLACE_NAMES[place],
        "angle": lying[1],
        "shows": sides_message(card, lying[1]),
    }
    if not sides:
        return Message("piece-laid", params)
    return Message("piece-laid-wrong", {**params, "count": len(sides), "sides": sides})


def _told(rules: Rules, state: State, at: int, angle: int) -> tuple[Piece, ...]:
    """
    Return the small card of the last hint, if it belongs *at* this place [P7].

    It is part of the place or card it lies on, which is turned by *angle*, so a click
    hits both.
    """
    if state.told == NO_MOVE:
        return ()
    card, place, true = card_placed_by(state.told)
    if place != at:
        return ()
    say = Message("note-told", told_params(state.told))
    face = rules.deck.cards[card]
    return (card_piece(face, "told", 0.0, 0.0, (true - angle) % 360, 0.5, say),)


def _misfits(wrong: list[Misfit]) -> list[Piece]:
    """Return one mark for each seam that does not fit."""
    known = [(place, side) for place, side, _ in wrong]
    return [
        _misfit(place, side, why)
        for place, side, why in wrong
        if side in (1, 2) or (place_beyond(place, side), (side + 2) % 4) not in known
    ]


def _misfit(place: int, side: int, why: str) -> Piece:
    x, y = _place_spot(place)
    params: Params = {
        "place": PLACE_NAMES[place],
        "side": side_name_message(side),
        "why": why,
    }
    name = f"misfit-{PLACE_NAMES[place]}-{SIDES[side]}"
    return Piece(name, "misfit", x, y, 90.0 * side, say=Message("piece-misfit", params))


def _buttons(rules: Rules, state: State) -> list[Piece]:
    """Return the buttons that turn a card, and the one for a hint [P6, P7]."""
    pieces: list[Piece] = []
    for number, angle in enumerate(ANGLES):
        x = round(CENTRE_X - 2.4 + number * 0.95, 3)
        say = Message("piece-angle", {"angle": angle})
        name, text = f"{ANGLE_PREFIX}{angle}", str(angle)
        pieces.append(Piece(name, "angle", x, BUTTONS_Y, size=1.9, say=say, text=text))
    if rules.may_hint(state):
        x, text = round(CENTRE_X + 2.35, 3), str(state.hints)
        say = Message("piece-clue", {"hints": state.hints})
        pieces.append(
            Piece("clue", "clue", x, BUTTONS_Y, size=1.25, say=say, text=text)
        )
    return pieces


def _in_tray(rules: Rules, card: int) -> list[Piece]:
    """Return a card of the tray, and its name below it."""
    row, column = divmod(card, FRAME_COLUMNS)
    x, y = round(CENTRE_X + (column - 3) * 1.18, 3), round(TRAY_Y + row * 1.24, 3)
    face = rules.deck.cards[card]
    say = Message("piece-tray", {"card": face.id, "shows": sides_message(face)})
    name = _label(f"name-{face.id}", x, round(y + 0.61, 3), face.id, 0.17)
    return [card_piece(face, face.id, x, y, size=0.98, say=say), name]


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return the offers: place a card of the tray, take one back, ask for a hint."""
    puts = [card_placed_by(move) for move in moves if move < FIRST_TAKE]
    offers = [_put(*some) for some in factor_products([(c, a, p) for c, p, a in puts])]
    taken = [move - FIRST_TAKE for move in moves if FIRST_TAKE <= move < HINT]
    offers.extend([_take(state, place) for place in taken])
    if HINT in moves:
        offers.append(Offer("hint", ("clue",), Message("offer-hint"), (FINAL,)))
    return tuple(offers)


def _put(
    cards: tuple[int, ...], angles: tuple[int, ...], places: tuple[int, ...]
) -> Offer:
    choices = (
        Choice("card", tuple([CARD_IDS[card] for card in cards])),
        Choice("angle", tuple([f"{ANGLE_PREFIX}{angle}" for angle in angles]), angles),
        Choice("place", tuple([PLACE_NAMES[place] for place in places])),
    )
    return Offer("put {card} {place} {angle}", (), Message("offer-put"), (), choices)


def _take(state: State, place: int) -> Offer:
    lying = state.frame[place]
    assert lying is not None
    name = CARD_IDS[lying[0]]
    params: Params = {"card": name, "place": PLACE_NAMES[place]}
    return Offer(f"take {PLACE_NAMES[place]}", (name,), Message("offer-take", params))


def wish(rules: Rules, view: PuzzleView, spots: tuple[str, ...]) -> str:
    """
    Return the move that clicking *spots* in this order means, "" if none.

    Clicking an empty place before a card means nothing; the place says what fits.
    """
    if spots == ("clue",):
        return "hint"
    angles = [
        spot.removeprefix(ANGLE_PREFIX)
        for spot in spots
        if spot.startswith(ANGLE_PREFIX)
    ]
    pieces = [spot for spot in spots if not spot.startswith(ANGLE_PREFIX)]
    if not pieces or len(pieces) > 2 or len(angles) > 1:
        return ""
    place = _place_of(view.state, pieces[-1])
    if not place:
        return ""
    if len(pieces) == 1:
        empty = view.state.frame[PLACE_NAMES.index(place)] is None
        return "" if angles or empty else f"take {place}"
    if pieces[0] not in CARD_IDS:
        return ""
    return f"put {pieces[0]} {place} {angles[0] if angles else '0'}"


def _place_of(state: State, spot: str) -> str:
    """Return the place that a piece is, or lies at; "" if it is not in the frame."""
    if spot not in CARD_IDS:
        return spot if spot in PLACE_NAMES else ""
    at = place_of_card(state.frame, CARD_IDS.index(spot))
    return PLACE_NAMES[at] if at != NO_MOVE else ""
