# compiled: hot
"""
The puzzle, rule by rule. [P1], [P2] … are the ids of docs/games/puzzle.md.

The frame, its numbering, and what fits in it [P1, P4] are drawn in `kit/seams.py`.
"""

import tomllib
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.message import Params, Refusal
from whiskerworks.core.options import OptionValue
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.games.puzzle.state import (
    CLUES,
    HINT,
    MOST_MOVES,
    MOVE_LIMIT,
    NOTHING,
    TAKE,
    State,
    place_of_card,
    put_move,
    put_of,
    tray_of,
    with_lying,
)
from whiskerworks.kit.decks import CARDS, IDS, Deck
from whiskerworks.kit.our_deck import deck_of
from whiskerworks.kit.seams import (
    NAMES,
    PLACES,
    Assembly,
    Lying,
    half_turn,
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
        return GAME_OVER if is_assembled(self.deck, state.frame) else 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
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


def solution_of(deck: Deck, data: Mapping[str, str]) -> Assembly | None:
    """Return the true picture of *deck*, if it is the one that *data* knows [P5]."""
    whole: dict[str, object] = tomllib.loads(data["solution.toml"])
    if whole["deck"] != deck.digest:
        return None
    return tuple([_lying(str(whole[name])) for name in NAMES])


def _lying(text: str) -> Lying:
    """Return the card and the angle that are written as "m07 90"."""
    name, angle = text.split()
    return IDS.index(name), int(angle)


def next_told(deck: Deck, solution: Assembly, frame: Assembly) -> int:
    """
    Return the move that a hint tells: the first card that does not lie truly [P7].

    Of the two pictures, one the half turn of the other, it is judged by the one that
    agrees with more of what lies in *frame*; NOTHING if all cards lie truly.
    """
    picture = nearer(deck, solution, frame)
    for card in range(CARDS):
        place = place_of_card(picture, card)
        if not looks_same(deck, frame[place], picture[place]):
            lying = picture[place]
            assert lying is not None
            return put_move(card, place, lying[1])
    return NOTHING


def nearer(deck: Deck, solution: Assembly, frame: Assembly) -> Assembly:
    """Return *solution* or its half turn, whichever agrees with more of *frame*."""
    turned = half_turn(solution)
    agreeing = agreement(deck, turned, frame) > agreement(deck, solution, frame)
    return turned if agreeing else solution


def agreement(deck: Deck, picture: Assembly, frame: Assembly) -> int:
    """Return how many cards lie in *frame* as they do in *picture*."""
    same = [looks_same(deck, frame[i], picture[i]) for i in range(PLACES)]
    return same.count(True)
