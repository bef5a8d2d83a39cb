# compiled: warm
"""
Maze as text: moves, positions on one line, and drawn tables.

Moves [M7 to M16]: chance's `start m05 f5 90`, `belt m11`, `deal 0 cat`, `begin 1`,
`draw m12`, `draw cat` and `draw cucumber`; a seat's `reveal`, `spin e4 90`,
`drop m07 e4 90`, `m07 e4 90`, `skip`, `mouse f6`, `cat c2` and `arrive d4`.
"""

import re
from typing import Final

from whiskerworks.core.errors import (
    BadMove,
    BadPosition,
    spelling_problem,
    unknown_seat_problem,
)
from whiskerworks.core.position_fields import read_word
from whiskerworks.core.text_board import TextBoard
from whiskerworks.games.maze import state as maze
from whiskerworks.games.maze.meta import BELT_SIZE, LOWER_PILE, META, UPPER_PILE
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.agendas import (
    AGENDAS,
    CAT_AGENDA,
    CHEESE_AGENDA,
    CUCUMBER_AGENDA,
    MOUSE_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.card_components import ALL_CARDS
from whiskerworks.kit.card_move_generation import spaces_beside
from whiskerworks.kit.card_moves import (
    bad_agenda,
    explain_bad_move,
    read_move,
    write_move,
)
from whiskerworks.kit.card_position_text import (
    PositionReader,
    check_absent_before_first_turn,
    check_chase_setup,
    check_goals,
    check_pending_walk,
    write_card_places,
    write_characters,
    write_pending_walk,
)
from whiskerworks.kit.card_state import BELTING, STARTING
from whiskerworks.kit.layout_text_board import draw_layout, figures

_SEAT: Final = re.compile(r"(?:begin|deal) ([0-9])(?: ([a-z]+))?")
_NEEDED: Final = ("phase", "mouse", "cheese", "cat", "cards", "belt")
_OTHERS: Final = (
    "buried",
    "seat",
    "agendas",
    "revealed",
    "holes",
    "dropped",
    "placed",
    "waiting",
    "end",
)
_REASONS: Final = tuple([reason for reason, _ in META.endings])


def plan(rules: Rules, view: MazeView) -> TextBoard:
    """Return the table with names of columns and rows, and the belt."""
    state = view.state
    layout = state.layout
    spaces = int(spaces_beside(layout))
    return draw_layout(
        rules.components.deck, layout, int(state.belt), spaces, figures(layout)
    )


# Moves.


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < maze.REVEAL:
        return write_move(move)
    if move == maze.REVEAL:
        return "reveal"
    if move < maze.FIRST_BEGIN:
        seat, agenda = divmod(move - int(maze.FIRST_DEAL), 4)
        return f"deal {seat} {AGENDAS[agenda]}"
    return f"begin {move - int(maze.FIRST_BEGIN)}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
    """
    if text == "reveal":
        return int(maze.REVEAL)
    if found := _SEAT.fullmatch(text):
        return _read_seat(text, int(found[1]), found[2])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, explain_bad_move(text, "mouse"))
    return move


def _read_seat(text: str, seat: int, agenda: str | None) -> int:
    """Read who begins, or an agenda dealt to a seat [M7, M9]."""
    begins = text.startswith("begin")
    if seat > 3:
        raise BadMove(text, unknown_seat_problem(4))
    if begins and agenda is not None:
        raise BadMove(text, spelling_problem(f"begin {seat}"))
    if begins:
        return int(maze.FIRST_BEGIN) + seat
    if agenda is None or agenda not in AGENDAS:
        raise BadMove(text, bad_agenda())
    return int(maze.FIRST_DEAL) + 4 * seat + AGENDAS.index(agenda)


# Positions.


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    agendas = [int(maze.agenda_of(state.agendas, seat)) for seat in range(rules.seats)]
    revealed = ",".join([str(seat) for seat in members(state.revealed)])
    words = (
        f"phase:{maze.PHASES[state.phase]}",
        *write_characters(state.layout),
        *write_card_places(state),
        f"seat:{state.seat if state.seat >= 0 else '-'}",
        f"agendas:{','.join([_agenda(one) for one in agendas])}",
        f"revealed:{revealed or '-'}",
        *write_pending_walk(state),
        f"end:{_REASONS[state.ending - 1] if state.ending else '-'}",
    )
    return " ".join(words)


def _agenda(agenda: int) -> str:
    """Return an agenda as text; `?` if the viewer may not know it [M20]."""
    if agenda == maze.UNKNOWN_AGENDA:
        return "?"
    return "-" if agenda == 0 else AGENDAS[agenda - 1]


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position.

    `phase`, `mouse`, `cheese`, `cat`, `cards` and `belt` are required; other fields
    that do not apply may be left out.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    said = PositionReader(text, _NEEDED, _OTHERS, maze.PHASES)
    seats = {str(seat): seat for seat in range(rules.seats)}
    seat = said.fields["seat"]
    state = State(
        layout=said.layout(rules.components, int(maze.OVER), "M7"),
        phase=said.phase,
        seat=-1 if seat == "-" else read_word("seat", seat, tuple(seats)),
        belt=said.belt,
        unseen=int(ALL_CARDS) - said.seen,
        drawn=said.drawn(
            rules.components, int(BELT_SIZE), int(UPPER_PILE + LOWER_PILE), "M7, M8"
        ),
        agendas=_read_agendas(rules, said.fields["agendas"]),
        revealed=sum({1 << one for one in said.places("revealed", seats, "seat")}),
        holes=said.switch("holes"),
        dropped=said.switch("dropped"),
        placed=said.cell("placed"),
        waiting=said.walkers("waiting"),
        ending=said.ending(int(maze.OVER), _REASONS),
    )
    if maze.in_setup(state):
        check_absent_before_first_turn(
            {"buried": said.buried, "cat": state.layout.cat}, "M7"
        )
        check_chase_setup(rules, rules.components, state, int(BELT_SIZE), "M7")
    else:
        _check_stock(rules, state)
    _check_agendas(rules, state)
    _check_powers(state)
    check_pending_walk(state, state.phase == maze.MOVING, state.phase == maze.ARRIVING)
    if state.phase == maze.MOVING:
        check_goals(state)
    _check_end(state)
    return state


def _read_agendas(rules: Rules, text: str) -> int:
    """Read the agendas, three bits per seat; `-` if none is dealt."""
    words = ["-"] * rules.seats if text == "-" else text.split(",")
    if len(words) != rules.seats:
        raise BadPosition("agendas", f"there are {rules.seats} seats")
    packed = 0
    for seat, word in enumerate(words):
        packed |= read_word("agendas", word, ("-", *AGENDAS)) << (3 * seat)
    return packed


# Checks: whether a position can occur.


def _check_stock(rules: Rules, state: State) -> None:
    """Check the belt, which lacks a card until the turn ends, and the Cat."""
    least = (
        BELT_SIZE
        if state.phase in (maze.TURN_PHASE, maze.SPINNING, maze.DROPPING)
        else BELT_SIZE - 1
    )
    held = count(state.belt)
    if held < least or held > 6:
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, M11]")
    first, last = rules.cat_first, rules.cat_last
    if state.phase == maze.ARRIVING and (state.layout.cat or state.drawn < first):
        raise BadPosition("cat", "it cannot be about to arrive [M8, M16]")
    if state.layout.cat and state.drawn < first:
        raise BadPosition("cat", f"it comes after {first} cards [M8]")
    if not state.layout.cat and state.drawn > last:
        raise BadPosition("cat", f"it has come after {last} cards [M8]")


def _check_agendas(rules: Rules, state: State) -> None:
    """Check that agendas are dealt in order, each once [M7]."""
    held = [int(maze.agenda_of(state.agendas, seat)) for seat in range(rules.seats)]
    dealt = [agenda for agenda in held if agenda]
    if held[: len(dealt)] != dealt or len(set(dealt)) != len(dealt):
        raise BadPosition("agendas", "they are dealt in order, each but once [M7]")
    full = len(dealt) == rules.seats
    before = state.phase in (STARTING, BELTING)
    wanted = not dealt if before else full or state.phase == maze.DEALING
    if not wanted or (state.phase == maze.DEALING and full):
        raise BadPosition("agendas", f"{len(dealt)} cannot be dealt by now [M7]")
    if (state.seat < 0) != (maze.in_setup(state)):
        raise BadPosition("seat", "it is said once somebody has begun [M9]")
    if maze.in_setup(state) and state.revealed:
        raise BadPosition("revealed", "nobody has had a turn yet [M10]")
    for seat in members(state.revealed):
        if held[seat] == CAT_AGENDA and not state.layout.cat:
            raise BadPosition("revealed", "the Cat is not on the table yet [M10b]")


def _check_powers(state: State) -> None:
    """Check that abilities in use belong to the seat to move [M10]."""
    held = int(maze.agenda_of(state.agendas, state.seat)) if state.seat >= 0 else 0
    shown = held if state.seat >= 0 and state.revealed & BIT[state.seat] else 0
    if state.holes and shown != MOUSE_AGENDA:
        raise BadPosition("holes", "only who has revealed the mouse uses them [M10a]")
    if state.phase == maze.SPINNING and shown != CHEESE_AGENDA:
        raise BadPosition("phase", "only who has revealed the cheese spins [M10c]")
    dropping = state.phase == maze.DROPPING or state.dropped
    if dropping and shown != CUCUMBER_AGENDA:
        raise BadPosition("dropped", "only who has revealed the cucumber drops [M10d]")
    if state.dropped and state.phase not in (
        maze.MOVING,
        maze.DRAWING,
        maze.ARRIVING,
        maze.OVER,
    ):
        raise BadPosition("dropped", "the dropped card has been played out [M10d]")


def _check_end(state: State) -> None:
    """Check the ending against the table [M15, M18]."""
    layout = state.layout
    if state.phase != maze.OVER:
        return
    met = {int(maze.TOOK_CHEESE): layout.cheese, int(maze.CAUGHT): layout.cat}
    if state.ending in met:
        right = layout.mouse == met[int(state.ending)]
    else:
        apart = not layout.mouse & (layout.cheese | layout.cat)
        enough = state.drawn >= UPPER_PILE and layout.cat != 0
        right = (
            apart and enough and state.ending == maze.ENDGAME + endgame_winner(layout)
        )
    if not right:
        raise BadPosition("end", "the table does not lie like that [M15, M18]")
