"""
A toy with a secret, to show that the exam can fail.

Chance deals each of two seats one of three cards, unseen by the other. Seat 0 says
`high` or `low`, then so does seat 1; then the cards are compared. Faults that the
exam must find can be put in by name.
"""

from itertools import permutations
from types import SimpleNamespace
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice
from whiskerworks.core.errors import BAD_FORM, BadMove
from whiskerworks.core.game import Game, GameRecipe, Notation, Observer, Renderer, View
from whiskerworks.core.message import Event, Message, Refusal
from whiskerworks.core.meta import OURS, Meta, Rule
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.planes import Planes
from whiskerworks.core.rules import Rules
from whiskerworks.core.scene import Offer, Piece, Scene
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.text_board import TextBoard
from whiskerworks.core.value import Value

WORDS = ("card1", "card2", "card3", "high", "low")
META = Meta(
    name="toy",
    printed_title="none",
    credits="nobody",
    stage="draft",
    rules_version=1,
    seats=(2,),
    options=(),
    rules=(Rule("T1", OURS),),
    refusals=(("not-now", "T1"), ("too-low", "T1")),
    endings=(("compared", "T1"),),
    events=(("dealt", "T1"), ("said", "T1")),
)


class State(Value):
    """The cards dealt so far (0: masked), and what has been said."""

    def __init__(self, cards: tuple[int, ...], said: tuple[str, ...]) -> None:
        self.cards = cards
        self.said = said

    def key(self) -> tuple[object, ...]:
        return (self.cards, self.said)


class ToyView(View):
    """A masked state; and a sum of all cards, which is 0 unless there is a fault."""

    def __init__(self, state: State, seat: int | None, total: int) -> None:
        super().__init__(seat)
        self.state = state
        self.total = total

    def key(self) -> tuple[object, ...]:
        return (self.state, self.seat, self.total)


class ToyRules(Rules[State]):
    """The rules, with at most one fault."""

    def __init__(self, fault: str) -> None:
        super().__init__(2, 5, 5)
        self.fault = fault

    def start(self) -> State:
        return State((), ())

    def to_move(self, state: State) -> i64:
        if len(state.cards) < 2:
            return CHANCE
        return len(state.said) if len(state.said) < 2 else GAME_OVER

    def moves(self, state: State) -> list[int]:
        """Return the legal moves as a list."""
        if len(state.cards) < 2:
            return [m for m in range(3) if m + 1 not in state.cards]
        if len(state.said) == 2:
            return []
        hidden = state.cards[1 - len(state.said)]
        return [3] if self.fault == "moves" and hidden == 1 else [3, 4]

    def legal_moves_into(self, state: State, moves: vec[i64]) -> i64:
        for index, move in enumerate(self.moves(state)):
            moves[index] = move
        return len(self.moves(state))

    def weights_into(self, state: State, weights: vec[i64]) -> None:
        forgotten = 1 if self.fault == "weights" else 0
        for index in range(len(self.moves(state)) - forgotten):
            weights[index] = 1

    def why_illegal(self, state: State, move: i64) -> Refusal | None:
        if move in self.moves(state):
            return None
        if self.fault == "refusals" and len(state.cards) == 2 and not state.said:
            return Refusal("too-low", {"card": state.cards[1]}, "T1")
        return Refusal("not-now", {}, "T1")

    def play(self, state: State, move: i64) -> State:
        if move < 3:
            return State((*state.cards, int(move) + 1), state.said)
        return State(state.cards, (*state.said, WORDS[move]))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.said) < 2:
            return None
        won = state.cards[0] > state.cards[1]
        return Outcome((1.0, 0.0) if won else (0.0, 1.0), "compared", "T1")


def write(rules: ToyRules, state: State, move: int) -> str:
    """Return a move's word."""
    return WORDS[move]


def read(rules: ToyRules, state: State, text: str) -> int:
    """Return the move of a word."""
    if text not in WORDS:
        raise BadMove(text, BAD_FORM)
    return WORDS.index(text)


def view(rules: ToyRules, state: State, seat: int | None) -> ToyView:
    """Mask what *seat* may not know."""
    cards = [card if owner == seat else 0 for owner, card in enumerate(state.cards)]
    total = sum(state.cards) if rules.fault == "view" else 0
    return ToyView(State(tuple(cards), state.said), seat, total)


def worlds(rules: ToyRules, view: ToyView) -> list[State]:
    """Deal what is masked from the cards that are left, in every way."""
    left = [card for card in (1, 2, 3) if card not in view.state.cards]
    found: list[State] = []
    for dealt in permutations(left, view.state.cards.count(0)):
        rest = list(dealt)
        cards = [card or rest.pop(0) for card in view.state.cards]
        found.append(State(tuple(cards), view.state.said))
    return found


def events(
    rules: ToyRules, state: State, move: int, seat: int | None
) -> tuple[Event, ...]:
    """Tell a card to its owner only."""
    if move < 3:
        owner = len(state.cards)
        seen = rules.fault == "events" or owner == seat
        return (Event("dealt", {"card": move + 1 if seen else 0}, "T1"),)
    told = state.cards[1] if rules.fault == "own events" else 0
    return (Event("said", {"word": WORDS[move], "told": told}, "T1"),)


def scene(rules: ToyRules, view: ToyView) -> Scene:
    """Show the own cards."""
    shown = [Piece(f"card-{i}", "card", i, 0.0) for i in range(len(view.state.cards))]
    words = [Piece(word, "word", 0.0, 1.0) for word in WORDS]
    offers: list[Offer] = []
    if view.seat is not None and view.seat == rules.to_move(view.state):
        offers = [Offer(word, (word,), Message("offer")) for word in WORDS[3:]]
    return Scene(2.0, 2.0, (*shown, *words), tuple(offers))


def wish(rules: ToyRules, view: ToyView, spots: tuple[str, ...]) -> str:
    """Return the word that is clicked."""
    return spots[0] if len(spots) == 1 and spots[0] in WORDS else ""


def toy(
    fault: str = "",
    advice: Advice[Value] | None = None,
    again: GameRecipe | None = None,
) -> Game:
    """Return the toy, with a *fault* or without; with one's own advice if given."""
    notation = SimpleNamespace(
        write=write,
        read=read,
        write_state=lambda rules, state: repr(state),
        read_state=lambda rules, text: eval(text),
        plan=lambda rules, view: TextBoard((repr(view.state.cards),)),
    )
    eyes = SimpleNamespace(view=view, worlds=worlds, events=events)
    return Game(
        META,
        {},
        1,
        cast("Rules[Value]", ToyRules(fault)),
        cast("Notation", notation),
        cast("Observer", eyes),
        cast("Renderer", SimpleNamespace(scene=scene, wish=wish)),
        advice or Advice(cast("Rules[Value]", ToyRules(fault))),
        Planes(),
        again or (toy, (fault,)),
    )
