# compiled: warm
"""
Whodunit as text: moves, positions on one line, and drawn tables.

Moves: chance's `start m05 f5 90`, `belt m11`, `draw m12`, `draw cat`, `draw cucumber`
and `draw agenda cat`; yours are `m07 e4 90`, `mouse f6`, `cat c2`, `arrive d4`,
`spin e4 90`, `drop m07 e4 90` and, the easier way, `use cat`.
"""

from typing import Final

from whiskerworks.core.errors import BadMove, BadPosition
from whiskerworks.core.game import OpenView
from whiskerworks.core.text_board import TextBoard
from whiskerworks.games.whodunit import state as whodunit
from whiskerworks.games.whodunit.meta import BELT_SIZE, META
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.kit.agendas import (
    AGENDAS,
    CHEESE_AGENDA,
    CUCUMBER_AGENDA,
    MOUSE_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.card_layout import neighbours_of
from whiskerworks.kit.card_moves import explain_bad_move, read_move, write_move
from whiskerworks.kit.card_position_text import (
    PositionReader,
    check_absent_before_first_turn,
    check_chase_setup,
    check_goals,
    check_pending_walk,
    write_card_places,
    write_characters,
    write_pending_walk,
    write_walkers,
)
from whiskerworks.kit.card_state import all_destinations
from whiskerworks.kit.layout_text_board import draw_layout, figures
from whiskerworks.kit.reachability import (
    CAT_WAITING,
    MOUSE_WAITING,
    WAITING_NAMES,
    cat_destinations,
    mouse_destinations,
    nearest_spaces,
    waiting_next_to,
)

_WORDS: Final = {
    **{f"use {name}": whodunit.FIRST_USE + at for at, name in enumerate(AGENDAS)},
    **{
        f"draw agenda {name}": whodunit.FIRST_AGENDA_DRAW + at
        for at, name in enumerate(AGENDAS)
    },
}
_NEEDED: Final = ("phase", "mouse", "cheese", "cat", "cards", "belt")
_OTHERS: Final = (
    "buried",
    "shown",
    "kept",
    "fresh",
    "holes",
    "dropped",
    "placed",
    "waiting",
    "moved",
    "end",
)
_REASONS: Final = tuple([reason for reason, _ in META.endings])
_AGENDAS: Final = {name: number for number, name in enumerate(AGENDAS, 1)}


def plan(rules: Rules, view: OpenView[State]) -> TextBoard:
    """Return the table with names of columns and rows, and the belt."""
    state = view.state
    near = whodunit.active_characters(state.layout, rules.easier)
    spaces, belt = _spaces(state, near), int(state.belt)
    who = figures(state.layout, near)
    return draw_layout(rules.components.deck, state.layout, belt, spaces, who)


def _spaces(state: State, near: int) -> int:
    """Return the spaces where the next card or walk may end."""
    if state.phase == whodunit.MOVING:
        return int(all_destinations(state) & ~state.layout.occupied())
    if state.phase == whodunit.ARRIVING:
        return int(nearest_spaces(state.layout))
    return int(whodunit.spaces_next_to(state.layout, near))


# Moves.


def write(rules: Rules, state: State, move: int) -> str:
    """Return *move* as text."""
    if move < whodunit.FIRST_USE:
        return write_move(move)
    if move < whodunit.FIRST_AGENDA_DRAW:
        return f"use {AGENDAS[move - int(whodunit.FIRST_USE)]}"
    return f"draw agenda {AGENDAS[move - int(whodunit.FIRST_AGENDA_DRAW)]}"


def read(rules: Rules, state: State, text: str) -> int:
    """
    Read a move, legal or not.

    Raises:
        BadMove: The text is not a move; the error says why.
    """
    if text in _WORDS:
        return int(_WORDS[text])
    move = read_move(text)
    if move < 0:
        raise BadMove(text, explain_bad_move(text, "mouse"))
    return move


# Positions.


def write_state(rules: Rules, state: State) -> str:
    """Return *state* on one line."""
    words = (
        f"phase:{whodunit.PHASES[state.phase]}",
        *write_characters(state.layout),
        *write_card_places(state, int(rules.cards)),
        f"shown:{_agendas(int(state.shown))}",
        f"kept:{_agendas(int(state.kept))}",
        f"fresh:{_agendas(int(state.fresh))}",
        *write_pending_walk(state),
        f"moved:{write_walkers(int(state.moved))}",
        f"end:{_REASONS[state.ending - 1] if state.ending else '-'}",
    )
    return " ".join(words)


def _agendas(agendas: int) -> str:
    return ",".join([AGENDAS[agenda - 1] for agenda in members(agendas)]) or "-"


def read_state(rules: Rules, text: str) -> State:
    """
    Read a position.

    `phase`, `mouse`, `cheese`, `cat`, `cards` and `belt` are required; other fields
    that do not apply may be left out.

    Raises:
        BadPosition: The position cannot occur; the error names the field.
    """
    said = PositionReader(text, _NEEDED, _OTHERS, whodunit.PHASES)
    if said.seen & ~rules.cards:
        raise BadPosition("cards", "the Mouse's Studio is left out [W9]")
    state = State(
        layout=said.layout(rules.components, int(whodunit.OVER), "W2"),
        phase=said.phase,
        belt=said.belt,
        unseen=int(rules.cards) - said.seen,
        drawn=said.drawn(
            rules.components, int(BELT_SIZE), int(rules.piles.all), "W2, W3"
        ),
        shown=_read_agendas(said, "shown"),
        kept=_read_agendas(said, "kept"),
        fresh=_read_agendas(said, "fresh"),
        holes=said.switch("holes"),
        dropped=said.switch("dropped"),
        placed=said.cell("placed"),
        waiting=said.walkers("waiting"),
        moved=said.walkers("moved"),
        ending=said.ending(int(whodunit.OVER), _REASONS),
    )
    _check_sets(rules, state)
    if whodunit.in_setup(state):
        early = {"buried": said.buried, "cat": state.layout.cat, "shown": state.shown}
        check_absent_before_first_turn(early, "W1")
        check_chase_setup(rules, rules.components, state, int(BELT_SIZE), "W2")
    else:
        _check_belt(state)
        _check_cat(rules, state)
        _check_shown(rules, state)
        _check_fresh(rules, state)
        _check_stacks(state, said.buried)
    _check_powers(rules, state)
    _check_step(rules, state)
    _check_end(rules, state)
    return state


def _read_agendas(said: PositionReader, name: str) -> int:
    """Read a set of agendas, as bits by number."""
    return sum({1 << one for one in said.places(name, _AGENDAS, "agenda")})


# Checks: whether a position can occur.


def _used(state: State, agenda: int) -> bool:
    """Return whether the ability of an agenda was used, or is being used [W7]."""
    return state.shown & ~state.kept & ~state.fresh & BIT[agenda] != 0


def _check_sets(rules: Rules, state: State) -> None:
    """Check the agendas drawn, kept and fresh against each other [W7, W9]."""
    if count(state.shown) > 3:
        raise BadPosition("shown", "the last agenda stays at the bottom [W3]")
    if state.kept and not rules.easier:
        raise BadPosition("kept", "agendas are kept only the easier way [W9]")
    for name, some in (("kept", state.kept), ("fresh", state.fresh)):
        if some & ~state.shown:
            raise BadPosition(name, "that agenda has not come yet [W7]")
    if state.kept & state.fresh:
        raise BadPosition("kept", "an agenda that just came waits for its turn [W7]")


def _check_belt(state: State) -> None:
    """Check the number of belt cards: one is missing until the turn ends [M11]."""
    full = (
        state.phase in (whodunit.TURN_PHASE, whodunit.SPINNING, whodunit.DROPPING)
        or state.ending == whodunit.NO_PLACE
    )
    held = count(state.belt)
    if held != (BELT_SIZE if full else BELT_SIZE - 1):
        raise BadPosition("belt", f"{held} cards cannot lie there now [M7, M11]")


def _check_cat(rules: Rules, state: State) -> None:
    """Check that the Cat arrived neither too early nor too late [W3]."""
    piles = rules.piles
    if state.phase == whodunit.ARRIVING and state.layout.cat:
        raise BadPosition("cat", "it cannot be about to arrive [M16]")
    if not whodunit.is_cat_drawn(state):
        if state.drawn > piles.cat_last or count(state.shown) > 1:
            raise BadPosition("cat", f"it has come after {piles.cat_last} cards [W3]")
    elif state.drawn < piles.cat or not state.shown:
        problem = f"it comes after {piles.cat} cards and an agenda [W3]"
        raise BadPosition("cat", problem)


def _check_shown(rules: Rules, state: State) -> None:
    """Check the number of agendas drawn so far [W3]."""
    came = count(state.shown)
    turned_up = state.phase in (whodunit.DRAWING, whodunit.ARRIVING)
    for index in range(3):
        after = rules.piles.agendas[index]
        early = state.drawn < after or (state.drawn == after and not turned_up)
        if (came > index and early) or (came <= index and state.drawn > after):
            problem = f"{came} agendas cannot have come after {state.drawn} cards [W3]"
            raise BadPosition("shown", problem)


def _since_agenda(rules: Rules, state: State) -> int:
    """Return the cards drawn since the last agenda; -1 if none was drawn."""
    came = count(state.shown)
    return int(state.drawn - rules.piles.agendas[came - 1]) if came else -1


def _check_fresh(rules: Rules, state: State) -> None:
    """Check that only the agenda just drawn waits for the next turn [W7]."""
    since = _since_agenda(rules, state)
    held = count(state.fresh)
    dropped = _used(state, int(CUCUMBER_AGENDA)) and state.phase != whodunit.DROPPING
    waits = since == 0 or (since == 1 and dropped and rules.easier)
    waits = waits and not (since == 1 and state.dropped)
    if held > int(waits) or (since == 0 and held == 0):
        raise BadPosition("fresh", "the agenda that came last waits for a turn [W7]")


def _check_stacks(state: State, buried: int) -> None:
    """Check the height of stacks: the third card must have been dropped [W4, W7]."""
    dropped = _used(state, int(CUCUMBER_AGENDA)) and state.phase != whodunit.DROPPING
    if buried > count(state.layout.stacked) + int(dropped):
        raise BadPosition("buried", "a Maze Card is covered but once [W4]")


def _check_powers(rules: Rules, state: State) -> None:
    """Check that abilities in use belong to this turn [W7, W9]."""
    spinning, dropping = (
        state.phase == whodunit.SPINNING,
        state.phase == whodunit.DROPPING,
    )
    for where, agenda, active_now in (
        ("holes", int(MOUSE_AGENDA), state.holes != 0),
        ("phase", int(CHEESE_AGENDA), spinning),
        ("dropped", int(CUCUMBER_AGENDA), dropping or state.dropped != 0),
    ):
        late = not rules.easier and _since_agenda(rules, state) != 1
        if active_now and (late or not _used(state, agenda)):
            problem = "that needs an ability, in the turn in which it is used [W7]"
            raise BadPosition(where, problem)
    if state.dropped and state.phase not in (
        whodunit.MOVING,
        whodunit.DRAWING,
        whodunit.ARRIVING,
        whodunit.OVER,
    ):
        raise BadPosition("dropped", "the dropped card has been played out [W7]")


def _check_step(rules: Rules, state: State) -> None:
    """Check that a character can move, or a card be placed [M13]."""
    moving = state.phase == whodunit.MOVING
    check_pending_walk(state, moving, state.phase == whodunit.ARRIVING)
    if moving:
        _check_moved(rules, state)
    elif state.moved:
        raise BadPosition("moved", "nobody moves but for a placed card [M13]")
    if state.phase == whodunit.TURN_PHASE and whodunit.is_stuck(
        rules.faces, state, rules.easier
    ):
        raise BadPosition("phase", "nothing can be placed: the game is over [W6]")


def _check_moved(rules: Rules, state: State) -> None:
    """Check who has moved through the placed card, and who still must [M13, W5]."""
    layout = state.layout
    if state.moved & state.waiting:
        raise BadPosition("moved", "whoever has moved waits no more [M13]")
    walkers = state.waiting | state.moved
    near = waiting_next_to(layout, layout.at(state.placed))
    for bit, who in WAITING_NAMES:
        if near & bit and not walkers & bit:
            raise BadPosition("waiting", f"the {who} has to move as well [M13]")
    check_goals(state)
    if state.moved & CAT_WAITING and not layout.cat:
        raise BadPosition("moved", "the cat is not on the table")
    places = layout.mouse if walkers & MOUSE_WAITING else 0
    places |= layout.cat if walkers & CAT_WAITING else 0
    if not state.dropped and not places & whodunit.active_characters(
        layout, rules.easier
    ):
        raise BadPosition("placed", "it is not next to who is active [W4]")


def _check_end(rules: Rules, state: State) -> None:
    """Check the ending against the table [W5, W6, W8]."""
    if state.phase != whodunit.OVER:
        return
    layout = state.layout
    if state.ending in (whodunit.TOOK_CHEESE, whodunit.CAUGHT):
        other = layout.cheese if state.ending == whodunit.TOOK_CHEESE else layout.cat
        right, rule = layout.mouse == other, "W6"
    elif layout.mouse & (layout.cheese | layout.cat):
        right, rule = False, "W6"
    elif state.ending == whodunit.STUCK:
        right, rule = not state.dropped and _can_be_stuck(rules, state), "W5"
    elif state.ending == whodunit.NO_PLACE:
        nothing = whodunit.is_stuck(rules.faces, state, rules.easier)
        right, rule = not state.dropped and nothing, "W6"
    else:
        right, rule = _is_judged(rules, state), "W8"
    if not right:
        raise BadPosition("end", f"the table does not lie like that [{rule}]")


def _can_be_stuck(rules: Rules, state: State) -> bool:
    """Return whether some card next to the active character leads nowhere [W5]."""
    layout = state.layout
    near = whodunit.active_characters(layout, rules.easier)
    placed = [BIT[place] for place in members(neighbours_of(near) & layout.cards)]
    return any(_is_stuck(state, near, int(place)) for place in placed)


def _is_stuck(state: State, near: int, placed: int) -> bool:
    """Return whether none of the characters *near* can pass the placed card."""
    layout = state.layout
    mouse = near & layout.mouse and mouse_destinations(layout, placed, state.holes != 0)
    cat = near & layout.cat and cat_destinations(layout, placed)
    return not mouse and not cat


def _is_judged(rules: Rules, state: State) -> bool:
    """Return whether the verdict on the last agenda is right and due [W8]."""
    left = whodunit.suspects(state)
    if len(left) != 1 or state.drawn < rules.piles.cucumber:
        return False
    solved = endgame_winner(state.layout) == left[0]
    return (
        state.ending
        == (whodunit.SOLVED_BASE if solved else whodunit.UNSOLVED_BASE) + left[0]
    )
