"""What every desk answers alike: help, board, moves, why, look and rules."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from whiskerworks.core.errors import short
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message, Param
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.scene import TURN, Offer, Scene
from whiskerworks.core.seat import Seat
from whiskerworks.terminal.desk import Now
from whiskerworks.words import UnknownRule, Words, rulebook
from whiskerworks.words import no_move as no_move

_DASH: Final = re.compile(" ?- ?")


class Judged(NamedTuple):
    """What there is to say of a text that was meant as a move."""

    move: str
    """The move as the game writes it; "" if it is none."""
    refusal: str = ""
    """Why it may not be played, in a sentence; "" if it may."""
    effect: str = ""
    """What it would do, in a sentence; "" if its offer says it all."""


Judge = Callable[[str], Awaitable[Judged]]
"""Says of a text whether it is a move that may be played now."""


async def answer(
    now: Now, game: Game, said: Words, line: str, judge: Judge
) -> list[str] | None:
    """Return what is answered to *line*; None if it is none of these orders."""
    word, rest = parted(line)
    match word:
        case "help" | "?":
            return help_lines(now, said)
        case "board":
            return table(now, said)
        case "moves":
            return moves(now, said, tidy(rest))
        case "why":
            return await why(now, said, tidy(rest), judge)
        case "look":
            return look(now, said, tidy(rest))
        case "rules":
            return rules(game, said, rest)
    return None


def parted(line: str) -> tuple[str, str]:
    """Return the first word of *line*, small, and the rest as it was typed."""
    word, _, rest = line.strip().partition(" ")
    return word.lower(), rest.strip()


def tidy(text: str) -> str:
    """Return *text* as games read it: case and blanks do not matter."""
    return _DASH.sub("-", " ".join(text.lower().split()))


def help_lines(now: Now, said: Words) -> list[str]:
    """Return what can be typed, how moves are written, and the signs of the board."""
    codes = ("terminal-help", "move-hint", "board-legend")
    lines = [sentence(said, code) for code in codes]
    if now.orders:
        more = sentence(said, "terminal-orders", orders=", ".join(now.orders))
        lines.insert(1, more)
    return lines


def table(now: Now, said: Words) -> list[str]:
    """Return the board with the notes beside it, and how the game ended."""
    told = notes(now, said)
    return ["", *now.plan.lines, *told, *_untold(now, told)]


def notes(now: Now, said: Words) -> list[str]:
    """Return what stands beside the board; whose turn it is only until it is over."""
    codes = [note for note in now.scene.notes if not now.result or note.code != TURN]
    return [said.say(note) for note in codes]


def _untold(now: Now, notes: list[str]) -> list[str]:
    """Return of the result what neither the notes nor the last ply have told."""
    told = [*notes, *(now.plies[-1].says if now.plies else ())]
    return [line for line in now.result if line not in told]


def moves(now: Now, said: Words, wanted: str = "") -> list[str]:
    """List the moves, or those that begin with *wanted* or have it as a word."""
    offers = now.scene.moves()
    chosen = [
        offer
        for offer in offers
        if offer.move.startswith(wanted) or wanted in offer.move.split()
    ]
    head = sentence(said, "terminal-moves", chosen=len(chosen), all=len(offers))
    return [head, *in_groups([marked(offer, said) for offer in chosen])]


async def why(now: Now, said: Words, text: str, judge: Judge) -> list[str]:
    """Say whether a move is legal and what it does, or what forbids it."""
    if not text:
        return [sentence(said, "terminal-why-what")]
    judged = await judge(text)
    if judged.refusal:
        return [judged.refusal]
    for offer in now.scene.moves():
        if offer.move == judged.move:
            legal = sentence(said, "terminal-legal", move=marked(offer, said))
            return [legal, judged.effect or said.say(offer.say)]
    return [sentence(said, "terminal-legal", move=judged.move)]


def look(now: Now, said: Words, place: str) -> list[str]:
    """Say what there is to be told of a place."""
    if not place:
        return [sentence(said, "terminal-look-where")]
    seen = [piece.say for piece in now.scene.at(place) if piece.say is not None]
    told = [said.say(message) for message in seen]
    return told or [sentence(said, "terminal-nothing-there", place=place)]


def rules(game: Game, said: Words, wanted: str = "") -> list[str]:
    """Return the rules of the game, or the one that is *wanted*."""
    found = wanted[:1].upper() + wanted[1:].lower()
    try:
        return rulebook(game.meta, found, said.language)
    except UnknownRule:
        known = ", ".join([rule.id for rule in game.meta.rules])
        params = {"game": game.name, "rule": short(wanted), "known": known}
        return [sentence(said, "terminal-no-rule", **params)]


def marked(offer: Offer, said: Words) -> str:
    """Return a move with the marks it bears: "move3 f5 (wins, ends the game)"."""
    marks = [sentence(said, f"mark-{mark}") for mark in offer.marks]
    return f"{offer.move} ({', '.join(marks)})" if marks else offer.move


def in_groups(moves: list[str]) -> list[str]:
    """Return *moves* as lines: those that begin with the same word in one."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        word, _, rest = move.partition(" ")
        grouped = rest and not rest.startswith("(")
        groups.setdefault(word if grouped else "", []).append(rest if grouped else move)
    lines = [", ".join(groups.pop("", []))]
    lines.extend([f"{word}: {', '.join(rests)}" for word, rests in groups.items()])
    return [line for line in lines if line]


def called(said: Words, scene: Scene, seat: Seat) -> str:
    """Return what a seat is called: by its pieces in a *scene*, or by its number."""
    named = scene.seats[seat] if seat < len(scene.seats) else None
    return sentence(said, "seat-name", seat=seat) if named is None else said.say(named)


def score(outcome: Outcome) -> Message:
    """Return what each seat got, and by which rule, as something to be said."""
    scores = " : ".join([f"{score:.2g}" for score in outcome.scores])
    return Message("terminal-score", {"rule": outcome.rule, "scores": scores})


def sentence(said: Words, code: str, **params: Param) -> str:
    """Return the sentence of a *code* of the catalogue."""
    return said.say(Message(code, params))
