"""Positions of card games as fields on one line: writing, reading and checks."""

import re
from collections.abc import Mapping
from typing import Final, TypeVar, final

from whiskerworks.core.errors import BadPosition, shorten
from whiskerworks.core.position_fields import read_fields, read_places, read_word
from whiskerworks.core.rules import Rules
from whiskerworks.kit.bits import count, members
from whiskerworks.kit.card_components import (
    ALL_CARDS,
    Components,
    layout_before_first_card,
)
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout, empty_layout
from whiskerworks.kit.card_moves import START_CARD
from whiskerworks.kit.card_state import (
    BELTING,
    RUNNING,
    STARTING,
    CardState,
    ChaseState,
    all_destinations,
)
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, CELLS_BY_NAME, GRID_WIDTH
from whiskerworks.kit.decks import ANGLES, CARD_IDS
from whiskerworks.kit.reachability import WAITING_NAMES, nearest_spaces, waiting_next_to

S = TypeVar("S", bound=CardState)
C = TypeVar("C", bound=ChaseState)

SWITCH: Final = ("off", "on")
"""The words for 0 and 1 in fields."""
CHARACTERS: Final = ("mouse", "cheese", "cat")
"""The characters, in the order in which positions name them."""
_CARD: Final = re.compile(r"([a-i][1-9])=(m[0-9]{2})@(0|90|180|270)(\+?)")
_SWITCHES: Final = ("holes", "dropped")
_WALKER_BITS: Final = {who: bit for bit, who in WAITING_NAMES}
_CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_IDS)}

LaidCard = tuple[int, int, bool]
"""Cell and face of a card on the table, and whether it covers others."""


def write_characters(layout: CardLayout) -> list[str]:
    """Return the fields of the characters' cells, - for none."""
    places = (layout.mouse, layout.cheese, layout.cat)
    cells = [CELL_NAMES[layout.where(place)] if place else "-" for place in places]
    return [f"{who}:{cell}" for who, cell in zip(CHARACTERS, cells, strict=True)]


def write_card_places(state: CardState, cards: int = int(ALL_CARDS)) -> list[str]:
    """Return the fields of table, belt and buried cards, among *cards*."""
    under = buried_cards(state.layout, int(state.belt), int(state.unseen)) & cards
    return [
        f"cards:{write_laid_cards(state.layout)}",
        f"belt:{write_cards(int(state.belt))}",
        f"buried:{write_cards(under)}",
    ]


def write_pending_walk(state: ChaseState) -> list[str]:
    """Return the fields of a pending walk through the placed card."""
    return [
        f"holes:{SWITCH[state.holes]}",
        f"dropped:{SWITCH[state.dropped]}",
        f"placed:{CELL_NAMES[state.placed] if state.placed >= 0 else '-'}",
        f"waiting:{write_walkers(int(state.waiting))}",
    ]


def write_walkers(some: int) -> str:
    """Return the names of waiting characters."""
    return ",".join([who for bit, who in WAITING_NAMES if some & bit]) or "-"


def write_laid_cards(layout: CardLayout) -> str:
    """Return every card on the table: f5=m03@90, with a + if it covers others."""
    found: list[str] = []
    for place in members(layout.cards):
        bit = 1 << place
        face = int(layout.face(bit))
        stacked = "+" if layout.stacked & bit else ""
        cell = CELL_NAMES[layout.cell(place)]
        found.append(f"{cell}={CARD_IDS[face // 4]}@{ANGLES[face % 4]}{stacked}")
    return ",".join(found) or "-"


def write_cards(cards: int) -> str:
    """Return the names of a set of cards."""
    return ",".join([CARD_IDS[card] for card in members(cards)]) or "-"


def buried_cards(layout: CardLayout, belt: int, unseen: int) -> int:
    """Return the set of cards that lie under others."""
    upmost = sum([1 << int(layout.face(1 << p) // 4) for p in members(layout.cards)])
    return int(ALL_CARDS) & ~belt & ~unseen & ~upmost


@final
class PositionReader:
    """
    Reads the fields of a position.

    Fields in *needed* are required; those in *others* may be left out.

    Raises:
        BadPosition: A field is invalid, or cards are where they cannot be.
    """

    def __init__(
        self,
        text: str,
        needed: tuple[str, ...],
        others: tuple[str, ...],
        phases: tuple[str, ...],
    ) -> None:
        fields = read_fields(text, needed, others, "phase:turn")
        for name in others:
            fields.setdefault(name, SWITCH[0] if name in _SWITCHES else "-")
        self.fields: Final = fields
        self.phase: Final = read_word("phase", fields["phase"], phases)
        self.lying: Final = read_laid_cards(fields["cards"])
        belt = self.places("belt", _CARD_NUMBERS, "card")
        under = self.places("buried", _CARD_NUMBERS, "card")
        check_cards(self.lying, belt, under)
        self.belt: Final = sum([1 << card for card in belt])
        """The set of cards on the belt."""
        self.buried: Final = len(under)
        """The number of cards under others."""
        seen = [face // 4 for _, face, _ in self.lying] + belt + under
        self.seen: Final = sum([1 << card for card in seen])
        """The set of cards that have left the deck."""

    def places(self, name: str, places: Mapping[str, int], kind: str) -> list[int]:
        """Read a field that lists *places*; errors call them *kind*."""
        return read_places(name, self.fields[name], places, kind)

    def cell(self, name: str) -> int:
        """Read a field with one cell, -1 for none."""
        found = self.places(name, CELLS_BY_NAME, "cell")
        if len(found) > 1:
            raise BadPosition(name, "one cell is enough")
        return found[0] if found else -1

    def switch(self, name: str) -> int:
        """Read an on/off field as 1 or 0."""
        return read_word(name, self.fields[name], SWITCH)

    def walkers(self, name: str) -> int:
        """Read a field that names waiting characters, as a set."""
        return sum(set(self.places(name, _WALKER_BITS, "character")))

    def drawn(self, components: Components, belt: int, most: int, rules: str) -> int:
        """Return how many cards were drawn, at most *most* by these *rules*."""
        if self.phase in (STARTING, BELTING):
            return 0
        seen = self.seen.bit_count()
        found = seen - len(components.setup.starts) - belt
        if not 0 <= found <= most:
            raise BadPosition(
                "cards", f"{seen} cards cannot have come by now [{rules}]"
            )
        return found

    def ending(self, over: int, reasons: tuple[str, ...]) -> int:
        """Read the ending, one of the *reasons* if the phase is *over*."""
        text = self.fields["end"]
        if (text == "-") == (self.phase == over):
            raise BadPosition("end", "it is said when the game is over, and only then")
        return int(RUNNING) if text == "-" else read_word("end", text, reasons) + 1

    def layout(self, components: Components, over: int, rule: str) -> CardLayout:
        """
        Return the layout of the position.

        Before the first turn, start cards may be missing. Once the game is *over*, the
        Mouse may have met another character. A *rule* says that Mouse and Cheese are on
        the table from the start.
        """
        characters = {who: self.cell(who) for who in CHARACTERS}
        for who in ("mouse", "cheese"):
            if characters[who] < 0:
                raise BadPosition(who, f"it lies on the table from the start [{rule}]")
        cards = [cell for cell, _, _ in self.lying]
        taken = [cell for cell in characters.values() if cell >= 0] + cards
        met = characters["mouse"] in (characters["cheese"], characters["cat"])
        check_no_overlap(taken[1:] if met and self.phase == over else taken)
        starting = self.phase == STARTING
        check_size(taken, cards, not starting)
        layout = layout_before_first_card(components.setup)
        if not starting:
            left = min([cell % GRID_WIDTH for cell in taken]) - 1
            layout = empty_layout(left, min([cell // GRID_WIDTH for cell in taken]) - 1)
        layout.mouse = layout.at(characters["mouse"])
        layout.cheese = layout.at(characters["cheese"])
        layout.cat = layout.at(characters["cat"]) if characters["cat"] >= 0 else 0
        lay_cards(layout, components.faces, self.lying)
        return layout


def read_laid_cards(text: str) -> list[LaidCard]:
    """Read the cards on the table."""
    found: list[LaidCard] = []
    for word in [] if text == "-" else text.split(","):
        said = _CARD.fullmatch(word)
        if said is None or said[2] not in _CARD_NUMBERS:
            problem = f"{shorten(word)!r} is no card on a cell, as f5=m03@90 is"
            raise BadPosition("cards", problem)
        face = 4 * _CARD_NUMBERS[said[2]] + ANGLES.index(int(said[3]))
        found.append((CELLS_BY_NAME[said[1]], face, said[4] == "+"))
    return found


def lay_cards(layout: CardLayout, faces: CardFaces, lying: list[LaidCard]) -> None:
    """Lay these cards."""
    for cell, face, stacked in lying:
        layout.lay(faces, face, layout.at(cell))
        if stacked:
            layout.stacked |= layout.at(cell)


def check_cards(lying: list[LaidCard], belt: list[int], under: list[int]) -> None:
    """Check that no card is in two places, and that the stacks add up."""
    seen: set[int] = set()
    upmost = [face // 4 for _, face, _ in lying]
    for where, cards in (("cards", upmost), ("belt", belt), ("buried", under)):
        for card in cards:
            if card in seen:
                raise BadPosition(where, f"{CARD_IDS[card]} is there twice")
            seen.add(card)
    stacked = len([cell for cell, _, covered in lying if covered])
    if len(under) < stacked or (under and not stacked):
        problem = f"{len(under)} cards cannot lie under {stacked} others"
        raise BadPosition("buried", problem)


def check_no_overlap(cells: list[int]) -> None:
    """Check that no two things share a cell [M6]."""
    for cell in cells:
        if cells.count(cell) > 1:
            raise BadPosition(CELL_NAMES[cell], "two things lie there [M6]")


def check_size(taken: list[int], cards: list[int], all_laid: bool) -> None:
    """Check the size of the table and its distance from the edge [M4, M5]."""
    for used in ([cell % 9 for cell in taken], [cell // 9 for cell in taken]):
        if max(used) - min(used) > 4:
            raise BadPosition("cards", "the table is larger than 5 x 5 [M5]")
    if not all_laid:
        return  # Only the complete start cards must surround e5.
    for used in ([cell % 9 for cell in cards], [cell // 9 for cell in cards]):
        if used and (max(used) < 4 or min(used) > 4):
            raise BadPosition("cards", "they lie too near the edge of the canvas [M4]")


def check_absent_before_first_turn(found: Mapping[str, object], rule: str) -> None:
    """Check that fields are empty before the first turn, by a *rule*."""
    for where, there in found.items():
        if there:
            raise BadPosition(where, f"nothing of that before the first turn [{rule}]")


def check_setup(
    rules: Rules[S], components: Components, state: S, belt: int, rule: str
) -> None:
    """Check start and belt cards before the first turn [M7]."""
    before = rules.start()
    laid = int(count(before.unseen & ~state.unseen & ~state.belt))
    starts = components.setup.starts
    if laid > len(starts) or (laid == len(starts)) == (state.phase == STARTING):
        raise BadPosition("cards", f"there are {len(starts)} start cards [{rule}]")
    held = int(count(state.belt))
    wanted = {int(STARTING): held == 0, int(BELTING): held < belt}
    if not wanted.get(int(state.phase), held == belt):
        raise BadPosition("belt", f"{held} cards cannot lie there yet [M7]")
    for start in starts[:laid]:
        place = state.layout.at(start.cell) & state.layout.cards
        placement = (
            int(state.layout.face(place)) * CELL_COUNT + start.cell if place else 0
        )
        move = int(START_CARD) + placement
        if not place or rules.why_illegal(before, move) is not None:
            problem = f"no start card lies on {CELL_NAMES[start.cell]} as it must [M7]"
            raise BadPosition("cards", problem)
        before = rules.play(before, move)


def check_chase_setup(
    rules: Rules[C], components: Components, state: C, belt: int, rule: str
) -> None:
    """Check a position before the first turn of a game with walks [M7]."""
    layout, setup = state.layout, components.setup
    characters = layout.where(layout.cheese), layout.where(layout.mouse)
    if (setup.cell("cheese"), setup.cell("mouse")) != characters:
        problem = f"the set-up has Mouse and Cheese elsewhere [{rule}]"
        raise BadPosition("mouse", problem)
    check_setup(rules, components, state, belt, rule)


def check_pending_walk(state: ChaseState, moving: bool, arriving: bool) -> None:
    """Check waiting characters, and that the Cat has a choice to arrive [M13, M16]."""
    if (state.placed >= 0) != moving:
        raise BadPosition("placed", "it is said while somebody moves, and only then")
    if moving:
        _check_waiting(state)
    elif state.waiting:
        raise BadPosition("waiting", "nobody moves but for a placed card [M13]")
    if arriving and count(nearest_spaces(state.layout)) < 2:
        raise BadPosition("phase", "there is one nearest space: no choice [M16]")


def check_goals(state: ChaseState) -> None:
    """Check that a waiting character can move through the placed card [M13]."""
    if not all_destinations(state):
        raise BadPosition("waiting", "nobody who waits can move [M13]")


def _check_waiting(state: ChaseState) -> None:
    """Check the placed card, and that waiting characters are next to it."""
    placed = state.layout.at(state.placed)
    if not placed & state.layout.cards:
        raise BadPosition("placed", "no card lies there")
    near = waiting_next_to(state.layout, placed)
    for bit, who in WAITING_NAMES:
        if state.waiting & bit and not near & bit:
            raise BadPosition("waiting", f"the {who} is not next to the card [M13]")
