"""The texts of the panes, coloured. Pure functions."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.style import Style
from rich.text import Text

from whiskerworks.core.scene import Offer, Piece
from whiskerworks.core.seat import CHANCE, Seat
from whiskerworks.terminal import info_commands, sentences
from whiskerworks.terminal.screen import styles
from whiskerworks.terminal.screen.move_choice import MoveChoice, shown_marks
from whiskerworks.terminal.sentences import sentence
from whiskerworks.terminal.session import PlyReport, SeatOccupant, SessionView
from whiskerworks.words import Words

_RULE: Final = re.compile(r"(?<=[\[ ])[A-Z]\d+[a-z]?(?=[^\[]*\])")
"""Matches the ids of rules in brackets: [A8], [M15, M18]."""


MAX_SUMMARY_CHARACTERS: Final = 240
"""Maximum length of a summary of events: three lines of a narrow window."""
PLY_INDENT_COLUMNS: Final = 4
"""Width of the column with the numbers of plies."""


class HangingText:
    """Text whose folded lines are indented behind the number column."""

    def __init__(self, text: Text) -> None:
        self._text: Final = text

    def __str__(self) -> str:
        """Return the text without styles, before it is folded."""
        return self._text.plain

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> RenderResult:
        """Yield the text as lines folded to the available width."""
        width = max(options.max_width - PLY_INDENT_COLUMNS, 1)
        for line in self._text.split(allow_blank=True):
            head, body = line.divide([PLY_INDENT_COLUMNS])
            for part in body.wrap(console, width):
                yield head + part
                head = Text(" " * PLY_INDENT_COLUMNS)


def highlight_rules(text: str) -> Text:
    """Return *text* with the ids of rules highlighted."""
    shown = Text(text)
    shown.highlight_regex(_RULE, style=styles.RULE_ID)
    return shown


def last_cited_rule(text: str) -> str:
    """Return the id of the last rule that *text* cites; "" if it cites none."""
    found = _RULE.findall(text)
    return str(found[-1]) if found else ""


def answer_text(asked: str, text: Text) -> Text:
    """Return an answer below the line that it answers."""
    return Text().append(f"> {asked}\n" if asked else "", styles.EMPHASIS) + text


def seat_name(words: Words, view: SessionView, seat: Seat) -> str:
    """Return the name of a seat: of its pieces, or its number."""
    if seat == CHANCE:
        return sentence(words, "terminal-screen-chance")
    return sentences.seat_name(words, view.scene, seat)


def tab_label(words: Words, pane: str, is_open: bool, is_new: bool = False) -> Text:
    """Return the label of a pane's tab, in brackets if open, with * for unseen news."""
    name = sentence(words, f"terminal-screen-pane-{pane}") + ("*" if is_new else "")
    return Text(f"[{name}]" if is_open else f" {name} ", styles.TAB_STYLES[is_open])


def key_label(words: Words, key: str, name: str) -> Text:
    """Return the label of a key and what it does."""
    text = Text().append(key, styles.KEY)
    return text.append(f" {sentence(words, f'terminal-screen-key-{name}')}")


def turn_text(words: Words, view: SessionView) -> str:
    """Return whose turn it is, or that the game is over."""
    if view.result:
        return sentence(words, "terminal-screen-over")
    if view.mover is None:
        return sentence(words, "terminal-screen-nobody")
    name = seat_name(words, view, view.mover)
    code = "terminal-screen-yours" if view.is_our_turn else "terminal-screen-theirs"
    return sentence(words, code, seat=name)


def table_pane_text(words: Words, view: SessionView) -> Text:
    """Return the players and the notes beside the board."""
    text = Text()
    for seat, person in enumerate(view.people):
        _append_line(text, _occupant_text(words, view, seat, person))
    for line in view.result:
        _append_line(text, highlight_rules(line), styles.EMPHASIS)
    if view.notices:
        _append_line(text, notice_text(view))
    if view.people:
        text.append("\n")
    for note in info_commands.notes(view, words):
        if note not in view.result:
            _append_line(text, highlight_rules(note))
    return text


def notice_text(view: SessionView) -> Text:
    """Return the current notices and questions."""
    text = Text()
    for line in view.notices:
        _append_line(text, Text("! ") + highlight_rules(line), styles.EMPHASIS)
    return text


def input_hint(words: Words, view: SessionView) -> str:
    """Return what can be typed, with a move as an example."""
    if view.result:
        return sentence(words, "terminal-screen-type-over")
    offers = view.scene.moves()
    if offers and view.is_our_turn:
        longest = max(offers, key=lambda offer: len(offer.spots))
        return sentence(words, "terminal-screen-type-as", move=longest.move)
    return sentence(words, "terminal-screen-type")


def history_text(words: Words, view: SessionView) -> HangingText:
    """Return every ply with its events."""
    text = Text()
    for number, ply in enumerate(view.plies, 1):
        _append_line(text, _ply_text(words, view, number, ply))
    return HangingText(text)


def recent_events(view: SessionView, since: int) -> Text:
    """
    Return a summary of the events since ply number *since*.

    It begins with the last move of somebody here. If it is too long, it leaves out what
    chance did.
    """
    own = [at for at, ply in enumerate(view.plies) if _is_played_here(view, ply)]
    plies = view.plies[min([since, *own[-1:]]) :]
    seats = [ply for ply in plies if ply.seat != CHANCE]
    told = _joined_reports(plies)
    return highlight_rules(
        told
        if len(told) <= MAX_SUMMARY_CHARACTERS or not seats
        else _joined_reports(seats)
    )


def _joined_reports(plies: Sequence[PlyReport]) -> str:
    return " ".join([line for ply in plies for line in ply.sentences])


def _is_played_here(view: SessionView, ply: PlyReport) -> bool:
    return 0 <= ply.seat < len(view.people) and view.people[ply.seat].is_local


def offer_text(words: Words, offer: Offer) -> Text:
    """Return a move, what it does, and its marks."""
    text = Text()
    text.append(offer.move, Style(bold=True))
    text.append(": ")
    text.append_text(highlight_rules(words.say(offer.say)))
    text.append_text(mark_text(words, offer))
    return text


def mark_text(words: Words, offer: Offer) -> Text:
    """Return the marks of an offer, as signs and words."""
    text = Text()
    for mark in shown_marks(offer):
        word = sentence(words, f"mark-{mark}")
        text.append(" ")
        text.append(f" {styles.MARK_SIGNS[mark]} {word} ", styles.MARK_STYLES[mark])
    return text


def piece_text(words: Words, piece: Piece | None, spot: str) -> str:
    """Return a piece's description; without one, the text on the piece."""
    if piece is None:
        return spot
    if piece.say is not None:
        return words.say(piece.say)
    return piece.text or piece.id


def _occupant_text(
    words: Words, view: SessionView, seat: Seat, person: SeatOccupant
) -> Text:
    text = Text("> " if seat == view.mover else "  ")
    text.append(seat_name(words, view, seat), styles.EMPHASIS)
    if person.name != seat_name(words, view, seat):
        text.append(f": {person.name}")
    if person.is_local and any(
        not one.is_local and not one.is_bot for one in view.people
    ):
        text.append(f" ({sentence(words, 'terminal-screen-you')})")
    if person.clock:
        text.append(f"  {person.clock}", styles.EMPHASIS)
    return text


def _ply_text(words: Words, view: SessionView, number: int, ply: PlyReport) -> Text:
    """Return a ply: who played what and its events; for chance, only the events."""
    text = Text(f"{number:>{PLY_INDENT_COLUMNS - 1}} ")
    if ply.seat == CHANCE and ply.sentences:
        return text.append_text(highlight_rules(" ".join(ply.sentences)))
    text.append(ply.player_name or seat_name(words, view, ply.seat), styles.EMPHASIS)
    text.append(f": {ply.move}" if ply.move else "")
    for line in ply.sentences:
        text.append(f"\n{' ' * PLY_INDENT_COLUMNS}")
        text.append_text(highlight_rules(line))
    return text


def _append_line(text: Text, line: Text, style: Style = styles.PLAIN) -> None:
    line.stylize(style)
    text.append("\n" if text else "")
    text.append_text(line)


def cursor_text(words: Words, view: SessionView, spot: str, choice: MoveChoice) -> Text:
    """Describe what is at a spot, and what choosing it does."""
    piece = next(iter([p for p in view.scene.pieces if p.id == spot]), None)
    text = highlight_rules(piece_text(words, piece, spot))
    if spot in choice.open_spots:
        through = choice.candidates_with(spot)
        text.append(" · ")
        if len(through) == 1:
            text.append_text(offer_text(words, through[0]))
        else:
            text.append(sentence(words, "terminal-screen-leads", count=len(through)))
    return text
