# compiled: warm
"""What can come of a placed card, and which suspects the table would suit."""

from typing import Final, final

from whiskerworks.core.message import Message
from whiskerworks.core.rules import listed
from whiskerworks.core.value import Value
from whiskerworks.games.whodunit.piles import suspects
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import MOVING, OVER, State
from whiskerworks.kit.agendas import AGENDAS, CAT, CUCUMBER, MOUSE, winner_now
from whiskerworks.kit.table import Table


@final
class Outlook(Value):
    """How the moves through a placed card can leave the table."""

    def __init__(self, suited: tuple[int, ...], endings: tuple[int, ...]) -> None:
        self.suited: Final = suited
        """The agendas that can be satisfied then, if the game goes on [M18]."""
        self.endings: Final = endings
        """How the game can end at once [W5, W6]."""

    @property
    def lost(self) -> bool:
        """Whether all that can follow loses."""
        return not self.suited


def outlook(rules: Rules, state: State) -> Outlook:
    """Return what can come of a position, until a card is drawn or placed."""
    suited: set[int] = set()
    endings: set[int] = set()
    waiting = [state]
    while waiting:
        one = waiting.pop()
        if one.phase == OVER:
            endings.add(int(one.ending))
        elif one.phase == MOVING:
            waiting.extend([rules.play(one, move) for move in listed(rules, one)])
        else:
            suited.add(int(winner_now(one.table)))
    return Outlook(tuple(sorted(suited)), tuple(sorted(endings)))


def suited_suspects(state: State, found: Outlook) -> tuple[Message, ...]:
    """Return by name the suspects left that can be satisfied then [W8]."""
    left = [agenda for agenda in suspects(state) if agenda in found.suited]
    return tuple([Message("suspect", {"agenda": AGENDAS[one - 1]}) for one in left])


def reasons(table: Table, agenda: int) -> tuple[Message, ...]:
    """
    Return why a suspect would be satisfied now, or why not, in short [M18].

    What speaks against it, if anything does; or else both of its conditions.
    """
    now = int(winner_now(table))
    found: list[Message] = []
    for code, cases in (("mouse", (MOUSE, CUCUMBER)), ("cat", (CAT, CUCUMBER))):
        holds = now in cases
        if now == agenda or holds != (agenda in cases):
            found.append(Message(f"{'has' if holds else 'no'}-path-{code}"))
    return tuple(found)
