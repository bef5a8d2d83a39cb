# compiled: cold
"""Views of games that hide nothing: a view is the position itself."""

from typing import Final, Generic, TypeVar, final

from whiskerworks.core.game import View
from whiskerworks.core.rules import Rules
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


@final
class OpenView(View, Generic[S]):
    """The whole position, seen from a seat or by a bystander."""

    def __init__(self, state: S, seat: Seat | None) -> None:
        super().__init__(seat)
        self.state: Final = state
        """The position."""

    def is_open(self) -> bool:
        """Tell that nothing is hidden."""
        return True


def view(rules: Rules[S], state: S, seat: Seat | None) -> OpenView[S]:
    """Return what *seat* may know: all of it."""
    return OpenView(state, seat)


def worlds(rules: Rules[S], view: OpenView[S]) -> list[S]:
    """Return the one position that agrees with *view*."""
    return [view.state]
