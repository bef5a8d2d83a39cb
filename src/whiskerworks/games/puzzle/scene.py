# compiled: warm
"""How the puzzle looks: a frame of 28 places, buttons, and a tray of cards."""

from typing import Final

from whiskerworks.core.message import Message, Params
from whiskerworks.core.offers import marked, marks_of, moves_to, products
from whiskerworks.core.scene import FINAL, Choice, Offer, Piece, Scene
from whiskerworks.core.seat import NOBODY
from whiskerworks.games.puzzle import layout, notation
from whiskerworks.games.puzzle.notes import notes, told_params
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import (
    HINT,
    NOTHING,
    TAKE,
    State,
    put_of,
    tray_of,
)
from whiskerworks.games.puzzle.view import PuzzleView
from whiskerworks.games.puzzle.wishes import wish
from whiskerworks.kit.card_pieces import card_piece
from whiskerworks.kit.card_words import SIDE_NAMES, card_sides, seam_shows, side_name
from whiskerworks.kit.decks import ANGLES, IDS, SIDES
from whiskerworks.kit.seams import (
    FRAME,
    NAMES,
    PLACES,
    Lying,
    Misfit,
    beyond,
    misfits,
    sides_of,
)

__all__ = ["scene", "wish"]

_ANGLE: Final = 1.9
_CLUE: Final = 1.25
_TOLD: Final = 0.5
"""How large the small card is that lies where a hint wants the card."""


def scene(rules: Rules, view: PuzzleView) -> Scene:
    """Return how *view* looks, and what its viewer may click."""
    state = view.state
    wrong = misfits(rules.deck, state.frame)
    pieces = [Piece("frame", "puzzle-frame", layout.MIDDLE, layout.FRAME)]
    pieces.extend(_labels())
    pieces.extend([_place(rules, state, place) for place in range(PLACES)])
    pieces.extend(_laid(rules, state, wrong))
    pieces.extend(_misfits(wrong))
    solved = rules.to_move(state) == NOBODY
    if not solved:
        pieces.extend(_buttons(rules, state))
    for card in tray_of(state.frame):
        pieces.extend(_in_tray(rules, card))
    moves = moves_to(rules, state, view.seat)
    # Only the last card can end the game.
    ending = moves if len(tray_of(state.frame)) == 1 else []
    marks = marked(rules, state, ending, marks_of, notation.write)
    height = layout.HEIGHT_SOLVED if solved else layout.HEIGHT
    beside = notes(rules, state, wrong)
    return Scene(
        layout.WIDTH, height, tuple(pieces), _offers(state, moves), beside, (), marks
    )


def _labels() -> list[Piece]:
    """Return the columns' letters above the frame and the rows' numbers beside it."""
    labels: list[Piece] = []
    for column, letter in enumerate("abcdefg"):
        labels.append(_label(f"column-{letter}", layout.letter_spot(column), letter))
    for row, number in enumerate("1234"):
        labels.append(_label(f"row-{number}", layout.number_spot(row), number))
    return labels


def _label(
    name: str, spot: layout.Spot, text: str, size: float = layout.LABEL
) -> Piece:
    return Piece(name, "label", spot[0], spot[1], size=size, text=text)


def _place(rules: Rules, state: State, place: int) -> Piece:
    """Return a place of the frame; an empty one tells what must lie there [P4]."""
    x, y = layout.place_spot(place)
    name = NAMES[place]
    if state.frame[place] is not None:
        return Piece(name, "slot", x, y, say=Message("piece-place", {"place": name}))
    wanted = [_wanted(rules, state, place, side) for side in range(4)]
    params: Params = dict(zip(SIDE_NAMES, wanted, strict=True))
    say = Message("piece-empty", {"place": name, **params})
    children = _told(rules, state, place, 0)
    return Piece(name, "slot", x, y, say=say, children=children, text=name)


def _wanted(rules: Rules, state: State, place: int, side: int) -> Message:
    """Return what a card at *place* must show on that *side*."""
    other = beyond(place, side)
    if other == FRAME:
        return Message("wants-frame")
    lying = state.frame[other]
    if lying is None:
        return Message("wants-anything")
    return seam_shows(sides_of(rules.deck, lying)[(side + 2) % 4])


def _laid(rules: Rules, state: State, wrong: list[Misfit]) -> list[Piece]:
    """Return the cards in the frame."""
    pieces: list[Piece] = []
    for place, lying in enumerate(state.frame):
        if lying is not None:
            x, y = layout.place_spot(place)
            say = _said(rules, place, lying, wrong)
            card = rules.deck.cards[lying[0]]
            on_it = _told(rules, state, place, lying[1])
            piece = card_piece(card, card.id, x, y, lying[1], say=say)
            pieces.append(piece.but(more=on_it) if on_it else piece)
    return pieces


def _said(rules: Rules, place: int, lying: Lying, wrong: list[Misfit]) -> Message:
    """Return what is told of a card in the frame: its sides, and which do not fit."""
    card = rules.deck.cards[lying[0]]
    sides = tuple([side_name(side) for at, side, _ in wrong if at == place])
    params: Params = {
        "card": card.id,
        "place": NAMES[place],
        "angle": lying[1],
        "shows": card_sides(card, lying[1]),
    }
    if not sides:
        return Message("piece-laid", params)
    return Message("piece-laid-wrong", {**params, "count": len(sides), "sides": sides})


def _misfits(wrong: list[Misfit]) -> list[Piece]:
    """Return a mark on each seam that does not fit, once where both sides say so."""
    known = [(place, side) for place, side, _ in wrong]
    return [
        _misfit(place, side, why)
        for place, side, why in wrong
        if side in (1, 2) or (beyond(place, side), (side + 2) % 4) not in known
    ]


def _misfit(place: int, side: int, why: str) -> Piece:
    x, y = layout.place_spot(place)
    params: Params = {"place": NAMES[place], "side": side_name(side), "why": why}
    name = f"misfit-{NAMES[place]}-{SIDES[side]}"
    return Piece(name, "misfit", x, y, 90.0 * side, say=Message("piece-misfit", params))


def _in_tray(rules: Rules, card: int) -> list[Piece]:
    """Return a card of the tray, and its name below it."""
    x, y = layout.tray_spot(card)
    face = rules.deck.cards[card]
    say = Message("piece-tray", {"card": face.id, "shows": card_sides(face)})
    name = _label(f"name-{face.id}", layout.name_spot(card), face.id, layout.NAME)
    return [card_piece(face, face.id, x, y, size=layout.CARD, say=say), name]


def _buttons(rules: Rules, state: State) -> list[Piece]:
    """Return what turns a card, and what asks for a hint [P6, P7]."""
    pieces: list[Piece] = []
    for number, angle in enumerate(ANGLES):
        x, y = layout.angle_spot(number)
        say = Message("piece-angle", {"angle": angle})
        piece = Piece(
            angle_id(angle), "angle", x, y, size=_ANGLE, say=say, text=str(angle)
        )
        pieces.append(piece)
    if rules.may_hint(state):
        x, y = layout.clue_spot()
        say = Message("piece-clue", {"hints": state.hints})
        text = str(state.hints)
        pieces.append(Piece("clue", "clue", x, y, size=_CLUE, say=say, text=text))
    return pieces


def angle_id(angle: int) -> str:
    """Return the id of the button that turns a card by *angle*."""
    return f"angle-{angle}"


def _told(rules: Rules, state: State, at: int, angle: int) -> tuple[Piece, ...]:
    """
    Return what lies on a place or card that is turned by *angle*.

    It is the card that a hint told, small, if it belongs there [P7]; being part of
    what it lies on, it is clicked as one with it.
    """
    if state.told == NOTHING:
        return ()
    card, place, true = put_of(state.told)
    if place != at:
        return ()
    say = Message("note-told", told_params(state.told))
    face = rules.deck.cards[card]
    return (card_piece(face, "told", 0.0, 0.0, (true - angle) % 360, _TOLD, say),)


def _offers(state: State, moves: list[int]) -> tuple[Offer, ...]:
    """Return the moves: a card of the tray on any place, one taken back, a hint."""
    puts = [put_of(move) for move in moves if move < TAKE]
    offers = [_put(*some) for some in products([(c, a, p) for c, p, a in puts])]
    taken = [move - TAKE for move in moves if TAKE <= move < HINT]
    offers.extend([_take(state, place) for place in taken])
    if HINT in moves:
        offers.append(Offer("hint", ("clue",), Message("offer-hint"), (FINAL,)))
    return tuple(offers)


def _put(
    cards: tuple[int, ...], angles: tuple[int, ...], places: tuple[int, ...]
) -> Offer:
    ids = tuple([angle_id(angle) for angle in angles])
    choices = (
        Choice("card", tuple([IDS[card] for card in cards])),
        Choice("angle", ids, angles),
        Choice("place", tuple([NAMES[place] for place in places])),
    )
    return Offer("put {card} {place} {angle}", (), Message("offer-put"), (), choices)


def _take(state: State, place: int) -> Offer:
    lying = state.frame[place]
    assert lying is not None
    name = IDS[lying[0]]
    params: Params = {"card": name, "place": NAMES[place]}
    return Offer(f"take {NAMES[place]}", (name,), Message("offer-take", params))
