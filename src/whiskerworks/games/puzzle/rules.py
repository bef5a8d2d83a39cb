# compiled: hot
"""
The puzzle, rule by rule. [P1], [P2] … are the ids of docs/games/puzzle.md.

The frame and its numbering are drawn in `kit/seams.py`.
"""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Params, Refusal
from whiskerworks.core.options import OptionValue
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import NOBODY
from whiskerworks.games.puzzle.solution import next_told, solution_of
from whiskerworks.games.puzzle.state import (
    CLUES,
    HINT,
    MOST_MOVES,
    MOVE_LIMIT,
    NOTHING,
    TAKE,
    State,
    place_of_card,
    put_of,
    tray_of,
    with_lying,
)
from whiskerworks.kit.decks import IDS, Deck
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.seams import (
    NAMES,
    PLACES,
    Assembly,
    is_assembled,
    looks_same,
    nothing_laid,
)


@final
class Rules(CoreRules[State]):
    """The rules of the puzzle, bound to a deck."""

    def __init__(self, deck: Deck, solution: Assembly | None) -> None:
        super().__init__(1, MOST_MOVES, MOVE_LIMIT)
        self.deck: Final = deck
        """The cards."""
        self.solution: Final = solution
        """The true picture, None if we do not know it [P5]."""

    def start(self) -> State:
        return State(nothing_laid(), 0, 0, NOTHING)

    def to_move(self, state: State) -> i64:
        return NOBODY if is_assembled(self.deck, state.frame) else 0

    def fill(self, state: State, moves: vec[i64]) -> i64:
        if is_assembled(self.deck, state.frame):
            return 0
        places = [i for i in range(PLACES) if state.frame[i] is None]
        found: i64 = 0
        for card in tray_of(state.frame):
            for place in places:
                for turns in range(4):
                    moves[found] = (card * PLACES + place) * 4 + turns
                    found += 1
        for place in range(PLACES):
            if state.frame[place] is not None:
                moves[found] = TAKE + place
                found += 1
        if self.may_hint(state):
            moves[found] = HINT
            found += 1
        return found

    def may_hint(self, state: State) -> bool:
        """Tell whether there is a hint to be had [P7]."""
        return state.hints < CLUES or self.solution is not None

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        if move == HINT:
            if self.may_hint(state):
                return None
            return Refusal("no-known-place", {"deck": self.deck.digest}, "P7")
        if move >= TAKE:
            place = int(move) - TAKE
            if state.frame[place] is not None:
                return None
            return Refusal("place-empty", {"place": NAMES[place]}, "P6")
        card, place, _ = put_of(int(move))
        return self._why_not_put(state, card, place)

    def _why_not_put(self, state: State, card: int, place: int) -> Refusal | None:
        """Check that *card* is in the tray and nothing lies at *place* [P6]."""
        at = place_of_card(state.frame, card)
        if at != NOTHING:
            lies: Params = {"card": IDS[card], "place": NAMES[at]}
            return Refusal("not-in-tray", lies, "P6")
        lying = state.frame[place]
        if lying is not None:
            taken: Params = {"card": IDS[lying[0]], "place": NAMES[place]}
            return Refusal("place-taken", taken, "P6")
        return None

    def play(self, state: State, move: i64) -> State:
        if move == HINT:
            return self._hint(state)
        if move >= TAKE:
            frame = with_lying(state.frame, int(move) - TAKE, None)
            return State(frame, state.hints, state.moves + 1, state.told)
        card, place, angle = put_of(int(move))
        frame = with_lying(state.frame, place, (card, angle))
        told = NOTHING if self.is_done(frame, state.told) else state.told
        return State(frame, state.hints, state.moves + 1, told)

    def _hint(self, state: State) -> State:
        """Give the next clue, or tell a card's place when there is none left [P7]."""
        told = state.told
        if state.hints >= CLUES and self.solution is not None:
            told = next_told(self.deck, self.solution, state.frame)
        return State(state.frame, state.hints + 1, state.moves, told)

    def is_done(self, frame: Assembly, told: int) -> bool:
        """Tell whether a card lies in *frame* where it was *told* to."""
        if told == NOTHING:
            return False
        card, place, angle = put_of(told)
        return looks_same(self.deck, frame[place], (card, angle))

    def is_final(self, state: State, move: i64) -> bool:
        return move == HINT

    def outcome(self, state: State) -> Outcome | None:
        if not is_assembled(self.deck, state.frame):
            return None
        pairs: Params = {"moves": state.moves, "hints": state.hints}
        return Outcome((1.0,), "assembled", "P6", pairs)


def bind(
    seats: int,
    options: Mapping[str, OptionValue],
    rules_version: int,
    data: Mapping[str, str],
) -> Rules:
    """
    Return the rules, in their one version, with the deck that *options* name.

    Raises:
        BadOption: It is no deck, and why.
    """
    deck = deck_of(options, data)
    return Rules(deck, solution_of(deck, data))
