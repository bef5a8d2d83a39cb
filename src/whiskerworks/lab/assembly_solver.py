"""
All 28 cards as one picture: find an assembly, and prove that there is no other [P5].

Places, seams and what fits are those of `kit/seams.py`. The model asks of every card
where it lies and at which angle. It is handed to CP-SAT, the solver of OR-Tools, which
answers with an assembly or proves that there is none.
"""

from collections import defaultdict
from typing import Final

from whiskerworks.core.extras import imports_of
from whiskerworks.kit.decks import CARDS, Deck
from whiskerworks.kit.seams import (
    INNER_SEAMS,
    PLACES,
    Assembly,
    Laid,
    Lying,
    angles,
    half_turn,
    laid,
    may_lie,
    nothing_laid,
    sides_of,
    smallest,
)

with imports_of("lab", "the solver"):
    from ortools.sat.python import cp_model

_SEED: Final = 1


class EffortExhausted(TimeoutError):
    """The solver was not allowed enough effort to find out."""

    def __init__(self, effort: float) -> None:
        super().__init__(
            f"an effort of {effort:g} was not enough to tell; allow the solver more"
        )
        self.effort = effort


def find_assembly(
    deck: Deck, *, effort: float = 600, workers: int = 1
) -> Assembly | None:
    """
    Return an assembly of *deck*, or None: there is none.

    The same one each time, with one worker. *effort* is about seconds, but counted
    in work done, so that it does not depend on the machine.

    Raises:
        GaveUp: *effort* was not enough to find out.
    """
    return _Model(deck).solve(effort, workers)


def find_other_assembly(
    deck: Deck, assembly: Assembly, *, effort: float = 600, workers: int = 1
) -> Assembly | None:
    """
    Return another assembly of *deck*, or None: *assembly* is the only one [P5].

    Its half turn is no other one, nor is one that shows the same seams everywhere
    because the seams of a turned card lie as they lay before.

    Raises:
        GaveUp: *effort* was not enough to find out.
        ValueError: *assembly* does not lay every card of *deck* once.
    """
    model = _Model(deck)
    model.forbid(assembly)
    return model.solve(effort, workers)


class _Model:
    """The question to the solver: where does each card lie, and how?"""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.model = cp_model.CpModel()
        self.lies: dict[Laid, cp_model.IntVar] = {}
        """Whether that card lies at that place, at that angle."""
        for place in range(PLACES):
            for card in range(CARDS):
                self._offer(card, place)
        self._lay_each_once()
        for place, side, other in INNER_SEAMS:
            self._agree(place, side, other)
        self._break_half_turn()

    def _offer(self, card: int, place: int) -> None:
        """Let *card* lie at *place* at each angle that the frame allows [P4]."""
        for angle in angles(self.deck.cards[card]):
            if may_lie(self.deck, (card, angle), place):
                name = f"{self.deck.cards[card].id}@{angle} at {place}"
                self.lies[card, place, angle] = self.model.new_bool_var(name)

    def _lay_each_once(self) -> None:
        """Every card lies at one place, and every place has one card [P1]."""
        of_card = defaultdict(list)
        of_place = defaultdict(list)
        for (card, place, _), lies in self.lies.items():
            of_card[card].append(lies)
            of_place[place].append(lies)
        for card in range(CARDS):
            self.model.add_exactly_one(of_card[card])
        for place in range(PLACES):
            self.model.add_exactly_one(of_place[place])

    def _agree(self, place: int, side: int, other: int) -> None:
        """Where two cards meet they show the same seam [P4]."""
        here = self._showing(place, side)
        there = self._showing(other, (side + 2) % 4)
        for seam in sorted({*here, *there}):
            shown = self.model.new_bool_var(f"{seam} between {place} and {other}")
            self.model.add(sum(here[seam]) == shown)
            self.model.add(sum(there[seam]) == shown)

    def _showing(
        self, place: int, side: int
    ) -> defaultdict[tuple[str, str], list[cp_model.IntVar]]:
        """Return, for each seam, what lies at *place* and shows it on that *side*."""
        showing: defaultdict[tuple[str, str], list[cp_model.IntVar]] = defaultdict(list)
        for (card, at, angle), lies in self.lies.items():
            if at == place:
                shown = sides_of(self.deck, (card, angle))[side]
                showing[shown.seam].append(lies)
        return showing

    def _break_half_turn(self) -> None:
        """Of a picture and its half turn, keep the one with the Studio above."""
        for (card, place, _), lies in self.lies.items():
            if card == self.deck.studio and place >= PLACES // 2:
                self.model.add(lies == 0)

    def forbid(self, assembly: Assembly) -> None:
        """Allow neither *assembly* nor what shows the same picture."""
        if sorted([card for card, _, _ in laid(assembly)]) != list(range(CARDS)):
            raise ValueError("an assembly lays every card of its deck once")
        for picture in (assembly, half_turn(assembly)):
            lies = self._literals(picture)
            if len(lies) == CARDS:
                self.model.add_bool_or([~literal for literal in lies])

    def _literals(self, assembly: Assembly) -> list[cp_model.IntVar]:
        """Return what is true in *assembly*, as far as the model knows of it."""
        found = []
        for card, place, angle in laid(assembly):
            key = (card, place, smallest(self.deck.cards[card], angle))
            if key in self.lies:
                found.append(self.lies[key])
        return found

    def solve(self, effort: float, workers: int) -> Assembly | None:
        """Return what the solver finds, or None if it proves there is nothing."""
        solver = cp_model.CpSolver()
        solver.parameters.random_seed = _SEED
        solver.parameters.num_workers = workers
        solver.parameters.max_deterministic_time = effort
        status = solver.solve(self.model)
        if status == cp_model.INFEASIBLE:
            return None
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            raise EffortExhausted(effort)
        places: list[Lying | None] = list(nothing_laid())
        for (card, place, angle), lies in self.lies.items():
            if solver.boolean_value(lies):
                places[place] = (card, angle)
        return tuple(places)
