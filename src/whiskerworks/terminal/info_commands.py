"""
Commands that only show something, the same in every session: help, board, moves, why,
look and rules.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from whiskerworks.core.errors import shorten
from whiskerworks.core.game import Game
from whiskerworks.core.scene import TURN_NOTE, Offer
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import SessionView
from whiskerworks.words import UnknownRule, Words, rulebook
from whiskerworks.words import move_error_sentence as move_error_sentence

_DASH: Final = re.compile(" ?- ?")


class Verdict(NamedTuple):
    """What the session says about a text that was typed as a move."""

    move: str
    """The move in the game's notation; "" if the text is not a move."""
    refusal: str = ""
    """Why the move is refused, as a sentence; "" if it is legal."""
    effect: str = ""
    """What the move would do, as a sentence; "" if its offer already says so."""


MoveJudge = Callable[[str], Awaitable[Verdict]]
"""Judges whether a text is a move that is legal now."""


async def answer_command(
    view: SessionView, game: Game, words: Words, line: str, judge: MoveJudge
) -> list[str] | None:
    """Return the answer to *line*; None if it is none of these commands."""
    word, rest = split_command(line)
    match word:
        case "help" | "?":
            return help_lines(view, words)
        case "board":
            return board_and_notes(view, words)
        case "moves":
            return list_moves(view, words, normalise(rest))
        case "why":
            return await explain_move(view, words, normalise(rest), judge)
        case "look":
            return describe_place(view, words, normalise(rest))
        case "rules":
            return show_rules(game, words, rest)
    return None


def split_command(line: str) -> tuple[str, str]:
    """Return the first word of *line* in lower case, and the rest as it was typed."""
    word, _, rest = line.strip().partition(" ")
    return word.lower(), rest.strip()


def normalise(text: str) -> str:
    """Return *text* as games read it: in lower case, with single spaces."""
    return _DASH.sub("-", " ".join(text.lower().split()))


def help_lines(view: SessionView, words: Words) -> list[str]:
    """Explain what to type, how to write moves, and the signs on the board."""
    codes = ("terminal-help", "move-hint", "board-legend")
    lines = [sentence(words, code) for code in codes]
    if view.commands:
        more = sentence(words, "terminal-orders", orders=", ".join(view.commands))
        lines.insert(1, more)
    return lines


def board_and_notes(view: SessionView, words: Words) -> list[str]:
    """Return the board, the notes beside it, and how the game ended."""
    lines = notes(view, words)
    return ["", *view.plan.lines, *lines, *_untold(view, lines)]


def notes(view: SessionView, words: Words) -> list[str]:
    """Return the notes beside the board; a finished game has nobody's turn."""
    codes = [
        note for note in view.scene.notes if not view.result or note.code != TURN_NOTE
    ]
    return [words.say(note) for note in codes]


def _untold(view: SessionView, notes: list[str]) -> list[str]:
    """Return the lines of the result that neither notes nor last ply contain."""
    lines = [*notes, *(view.plies[-1].sentences if view.plies else ())]
    return [line for line in view.result if line not in lines]


def list_moves(view: SessionView, words: Words, wanted: str = "") -> list[str]:
    """List the legal moves; only those with *wanted* at the start or as a word."""
    offers = view.scene.moves()
    chosen = [
        offer
        for offer in offers
        if offer.move.startswith(wanted) or wanted in offer.move.split()
    ]
    heading = sentence(words, "terminal-moves", chosen=len(chosen), all=len(offers))
    return [
        heading,
        *group_by_first_word([move_with_marks(offer, words) for offer in chosen]),
    ]


async def explain_move(
    view: SessionView, words: Words, text: str, judge: MoveJudge
) -> list[str]:
    """Say whether a move is legal and what it does, or which rule forbids it."""
    if not text:
        return [sentence(words, "terminal-why-what")]
    verdict = await judge(text)
    if verdict.refusal:
        return [verdict.refusal]
    for offer in view.scene.moves():
        if offer.move == verdict.move:
            legal = sentence(
                words, "terminal-legal", move=move_with_marks(offer, words)
            )
            return [legal, verdict.effect or words.say(offer.say)]
    return [sentence(words, "terminal-legal", move=verdict.move)]


def describe_place(view: SessionView, words: Words, place: str) -> list[str]:
    """Describe the pieces at a place."""
    if not place:
        return [sentence(words, "terminal-look-where")]
    seen = [piece.say for piece in view.scene.at(place) if piece.say is not None]
    lines = [words.say(message) for message in seen]
    return lines or [sentence(words, "terminal-nothing-there", place=place)]


def show_rules(game: Game, words: Words, wanted: str = "") -> list[str]:
    """Return the rules of the game, or the one with the id *wanted*."""
    rule_id = wanted[:1].upper() + wanted[1:].lower()
    try:
        return rulebook(game.meta, rule_id, words.language)
    except UnknownRule:
        known = ", ".join([rule.id for rule in game.meta.rules])
        params = {"game": game.name, "rule": shorten(wanted), "known": known}
        return [sentence(words, "terminal-no-rule", **params)]


def move_with_marks(offer: Offer, words: Words) -> str:
    """Return a move with its marks: "move3 f5 (wins, ends the game)"."""
    marks = [sentence(words, f"mark-{mark}") for mark in offer.marks]
    return f"{offer.move} ({', '.join(marks)})" if marks else offer.move


def group_by_first_word(moves: list[str]) -> list[str]:
    """Return *moves* as lines, one for each first word."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        word, _, rest = move.partition(" ")
        grouped = rest and not rest.startswith("(")
        groups.setdefault(word if grouped else "", []).append(rest if grouped else move)
    lines = [", ".join(groups.pop("", []))]
    lines.extend([f"{word}: {', '.join(rests)}" for word, rests in groups.items()])
    return [line for line in lines if line]
