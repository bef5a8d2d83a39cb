"""
Find an assembly of all 28 cards, and prove that no other exists [P5].

Places, seams and fits come from `kit/picture_assembly.py`. The model has one variable
for each card, place and angle. CP-SAT, the solver of OR-Tools, returns an assembly or
proves that none exists.
"""

from collections import defaultdict
from typing import Final

from whiskerworks.core.extras import imports_of
from whiskerworks.kit.decks import CARD_COUNT, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_PLACES,
    INNER_SEAMS,
    Assembly,
    PlacedCard,
    TurnedCard,
    distinct_angles,
    empty_assembly,
    fits_alone,
    half_turn,
    placed_cards,
    sides_of_turned_card,
    smallest_angle,
)

with imports_of("lab", "the solver"):
    from ortools.sat.python import cp_model

_SEED: Final = 1


class EffortExhausted(TimeoutError):
    """The solver ran out of effort before it reached a result."""

    def __init__(self, effort: float) -> None:
        super().__init__(
            f"an effort of {effort:g} was not enough to tell; allow the solver more"
        )
        self.effort = effort


def find_assembly(
    deck: Deck, *, effort: float = 600, workers: int = 1
) -> Assembly | None:
    """
    Return an assembly of *deck*, or None if none exists.

    With one worker the result is always the same. *effort* is roughly seconds, but
    counts work done, so it does not depend on the machine.

    Raises:
        EffortExhausted: *effort* was not enough to decide.
    """
    return _Model(deck).solve(effort, workers)


def find_other_assembly(
    deck: Deck, assembly: Assembly, *, effort: float = 600, workers: int = 1
) -> Assembly | None:
    """
    Return another assembly of *deck*, or None if *assembly* is the only one [P5].

    Its half turn does not count as another. Neither does an assembly with the same
    seams everywhere, as when a turned card shows the seams it showed before.

    Raises:
        EffortExhausted: *effort* was not enough to decide.
        ValueError: *assembly* does not use every card of *deck* exactly once.
    """
    model = _Model(deck)
    model.forbid(assembly)
    return model.solve(effort, workers)


class _Model:
    """A constraint model with a variable for each card, place and angle."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.model = cp_model.CpModel()
        self.lies: dict[PlacedCard, cp_model.IntVar] = {}
        """Whether a card lies at a place at an angle."""
        for place in range(FRAME_PLACES):
            for card in range(CARD_COUNT):
                self._offer(card, place)
        self._lay_each_once()
        for place, side, other in INNER_SEAMS:
            self._agree(place, side, other)
        self._break_half_turn()

    def _offer(self, card: int, place: int) -> None:
        """Let *card* lie at *place* at every angle that the frame allows [P4]."""
        for angle in distinct_angles(self.deck.cards[card]):
            if fits_alone(self.deck, (card, angle), place):
                name = f"{self.deck.cards[card].id}@{angle} at {place}"
                self.lies[card, place, angle] = self.model.new_bool_var(name)

    def _lay_each_once(self) -> None:
        """Require one place for each card, and one card at each place [P1]."""
        of_card = defaultdict(list)
        of_place = defaultdict(list)
        for (card, place, _), lies in self.lies.items():
            of_card[card].append(lies)
            of_place[place].append(lies)
        for card in range(CARD_COUNT):
            self.model.add_exactly_one(of_card[card])
        for place in range(FRAME_PLACES):
            self.model.add_exactly_one(of_place[place])

    def _agree(self, place: int, side: int, other: int) -> None:
        """Require two adjacent cards to show the same seam where they meet [P4]."""
        here = self._showing(place, side)
        there = self._showing(other, (side + 2) % 4)
        for seam in sorted({*here, *there}):
            shown = self.model.new_bool_var(f"{seam} between {place} and {other}")
            self.model.add(sum(here[seam]) == shown)
            self.model.add(sum(there[seam]) == shown)

    def _showing(
        self, place: int, side: int
    ) -> defaultdict[tuple[str, str], list[cp_model.IntVar]]:
        """Return, by seam, the variables that show it on that *side* of *place*."""
        showing: defaultdict[tuple[str, str], list[cp_model.IntVar]] = defaultdict(list)
        for (card, at, angle), lies in self.lies.items():
            if at == place:
                shown = sides_of_turned_card(self.deck, (card, angle))[side]
                showing[shown.seam].append(lies)
        return showing

    def _break_half_turn(self) -> None:
        """Rule out the half turn: the Studio must lie in the upper half."""
        for (card, place, _), lies in self.lies.items():
            if card == self.deck.studio and place >= FRAME_PLACES // 2:
                self.model.add(lies == 0)

    def forbid(self, assembly: Assembly) -> None:
        """Exclude *assembly* and everything that shows the same picture."""
        if sorted([card for card, _, _ in placed_cards(assembly)]) != list(
            range(CARD_COUNT)
        ):
            raise ValueError("an assembly lays every card of its deck once")
        for picture in (assembly, half_turn(assembly)):
            lies = self._literals(picture)
            if len(lies) == CARD_COUNT:
                self.model.add_bool_or([~literal for literal in lies])

    def _literals(self, assembly: Assembly) -> list[cp_model.IntVar]:
        """Return the variables that are true in *assembly*, if the model has them."""
        found = []
        for card, place, angle in placed_cards(assembly):
            key = (card, place, smallest_angle(self.deck.cards[card], angle))
            if key in self.lies:
                found.append(self.lies[key])
        return found

    def solve(self, effort: float, workers: int) -> Assembly | None:
        """Return the solver's assembly, or None if it proves that none exists."""
        solver = cp_model.CpSolver()
        solver.parameters.random_seed = _SEED
        solver.parameters.num_workers = workers
        solver.parameters.max_deterministic_time = effort
        status = solver.solve(self.model)
        if status == cp_model.INFEASIBLE:
            return None
        if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            raise EffortExhausted(effort)
        places: list[TurnedCard | None] = list(empty_assembly())
        for (card, place, angle), lies in self.lies.items():
            if solver.boolean_value(lies):
                places[place] = (card, angle)
        return tuple(places)
