# compiled: hot
"""
The rules of the puzzle; [P1], [P2] … are the rule ids of docs/games/puzzle.md.

`kit/picture_assembly.py` numbers the places of the frame and says what fits [P1, P4].
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
    CLUE_COUNT,
    FIRST_TAKE,
    HINT,
    MAX_LEGAL_MOVES,
    MOVE_LIMIT,
    NO_MOVE,
    State,
    card_placed_by,
    place_of_card,
    put_move,
    tray_of,
    with_card_at,
)
from whiskerworks.kit.deck_option import deck_from_options
from whiskerworks.kit.decks import CARD_COUNT, CARD_IDS, Deck
from whiskerworks.kit.picture_assembly import (
    FRAME_PLACES,
    PLACE_NAMES,
    Assembly,
    TurnedCard,
    empty_assembly,
    half_turn,
    is_assembled,
    looks_same,
)


@final
class Rules(CoreRules[State]):
    """The rules of the puzzle, bound to a deck."""

    def __init__(self, deck: Deck, solution: Assembly | None) -> None:
        super().__init__(1, MAX_LEGAL_MOVES, MOVE_LIMIT)
        self.deck: Final = deck
        """The cards."""
        self.solution: Final = solution
        """The solution, or None if this deck's is unknown [P5]."""

    def start(self) -> State:
        return State(empty_assembly(), 0, 0, NO_MOVE)

    def to_move(self, state: State) -> i64:
        return GAME_OVER if is_assembled(self.deck, state.frame) else 0

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        if is_assembled(self.deck, state.frame):
            return 0
        places = [i for i in range(FRAME_PLACES) if state.frame[i] is None]
        found: i64 = 0
        for card in tray_of(state.frame):
            for place in places:
                for turns in range(4):
                    moves[found] = (card * FRAME_PLACES + place) * 4 + turns
                    found += 1
        for place in range(FRAME_PLACES):
            if state.frame[place] is not None:
                moves[found] = FIRST_TAKE + place
                found += 1
        if self.may_hint(state):
            moves[found] = HINT
            found += 1
        return found

    def may_hint(self, state: State) -> bool:
        """Return whether another hint is available [P7]."""
        return state.hints < CLUE_COUNT or self.solution is not None

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        if move == HINT:
            if self.may_hint(state):
                return None
            return Refusal("no-known-place", {"deck": self.deck.digest}, "P7")
        if move >= FIRST_TAKE:
            place = int(move) - FIRST_TAKE
            if state.frame[place] is not None:
                return None
            return Refusal("place-empty", {"place": PLACE_NAMES[place]}, "P6")
        card, place, _ = card_placed_by(int(move))
        at = place_of_card(state.frame, card)
        if at != NO_MOVE:
            lies: Params = {"card": CARD_IDS[card], "place": PLACE_NAMES[at]}
            return Refusal("not-in-tray", lies, "P6")
        lying = state.frame[place]
        if lying is not None:
            taken: Params = {"card": CARD_IDS[lying[0]], "place": PLACE_NAMES[place]}
            return Refusal("place-taken", taken, "P6")
        return None

    def play(self, state: State, move: i64) -> State:
        if move == HINT:
            return self._hint(state)
        if move >= FIRST_TAKE:
            frame = with_card_at(state.frame, int(move) - FIRST_TAKE, None)
            return State(frame, state.hints, state.moves + 1, state.told)
        card, place, angle = card_placed_by(int(move))
        frame = with_card_at(state.frame, place, (card, angle))
        told = NO_MOVE if self.is_done(frame, state.told) else state.told
        return State(frame, state.hints, state.moves + 1, told)

    def _hint(self, state: State) -> State:
        """Give the next clue, or reveal a card's place after the last clue [P7]."""
        told = state.told
        if state.hints >= CLUE_COUNT and self.solution is not None:
            told = next_revealed_placement(self.deck, self.solution, state.frame)
        return State(state.frame, state.hints + 1, state.moves, told)

    def is_done(self, frame: Assembly, told: int) -> bool:
        """Return whether the card that the last hint *told* lies in its place."""
        if told == NO_MOVE:
            return False
        card, place, angle = card_placed_by(told)
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
    Return the rules, of which only one version exists, for the deck in *options*.

    Raises:
        BadOption: The option is not a deck; the error says why.
    """
    deck = deck_from_options(options, data)
    return Rules(deck, solution_of(deck, data))


def solution_of(deck: Deck, data: Mapping[str, str]) -> Assembly | None:
    """Return the solution of *deck* if *data* holds it, or None [P5]."""
    whole: dict[str, object] = tomllib.loads(data["solution.toml"])
    if whole["deck"] != deck.digest:
        return None
    return tuple([_turned_card(str(whole[name])) for name in PLACE_NAMES])


def _turned_card(text: str) -> TurnedCard:
    """Read a turned card, written like "m07 90"."""
    name, angle = text.split()
    return CARD_IDS.index(name), int(angle)


def next_revealed_placement(deck: Deck, solution: Assembly, frame: Assembly) -> int:
    """
    Return the placement that a hint reveals: the first card out of place [P7].

    The solution and its half turn are both right; compare with the one that agrees with
    more of *frame*. Return NO_MOVE if all cards are in place.
    """
    picture = nearer_solution(deck, solution, frame)
    for card in range(CARD_COUNT):
        place = place_of_card(picture, card)
        if not looks_same(deck, frame[place], picture[place]):
            lying = picture[place]
            assert lying is not None
            return put_move(card, place, lying[1])
    return NO_MOVE


def nearer_solution(deck: Deck, solution: Assembly, frame: Assembly) -> Assembly:
    """Return *solution* or its half turn, whichever agrees with more of *frame*."""
    turned = half_turn(solution)
    agreeing = matching_cards(deck, turned, frame) > matching_cards(
        deck, solution, frame
    )
    return turned if agreeing else solution


def matching_cards(deck: Deck, picture: Assembly, frame: Assembly) -> int:
    """Return how many cards lie in *frame* as they do in *picture*."""
    same = [looks_same(deck, frame[i], picture[i]) for i in range(FRAME_PLACES)]
    return same.count(True)
