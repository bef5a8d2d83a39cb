"""
Show games, records and positions as HTML in notebooks.

Formatters are registered with IPython where it runs; the shown values and `core` know
nothing of this.
"""

import sys
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, Protocol, cast, final

from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord, shorten
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.record import Record
from whiskerworks.core.scene import Scene
from whiskerworks.core.value import Value
from whiskerworks.draw.picture import Picture, show
from whiskerworks.draw.svg import svg
from whiskerworks.words import Words, located_record_error, words

MAX_WIDTH_PIXELS: Final = 480
"""Maximum width of pictures in a notebook."""
SECRET: Final = "\N{EM DASH}"
"""Stands for a move that is still hidden from some player."""


class Formatter(Protocol):
    """IPython's registry of HTML formatters."""

    def for_type(self, typ: type, func: Callable[[object], str | None]) -> object:
        """Format values of *typ* by *func*, which returns None if it cannot."""


def formatter() -> Formatter | None:
    """Return IPython's HTML formatter, or None outside IPython."""
    module = sys.modules.get("IPython")
    shell = None if module is None else module.get_ipython()
    if shell is None:
        return None
    return cast("Formatter", shell.display_formatter.formatters["text/html"])


@final
class Notebook:
    """Formats games, records, scenes and positions as HTML."""

    def __init__(
        self,
        recent: Callable[[], Sequence[Game]],
        load_record: Callable[[Record], Game],
    ) -> None:
        self._recent: Final = recent
        self._load_record: Final = load_record

    def register(self, html: Formatter) -> None:
        """Register the formatters with IPython."""
        html.for_type(Game, self.game)
        html.for_type(Record, self.record)
        html.for_type(Scene, self.scene)
        html.for_type(Value, self.state)

    def game(self, game: object) -> str:
        """Format a game: its title, options and start."""
        assert isinstance(game, Game)
        return _figure(
            _title(game),
            _drawn(show(game, game.start())),
            f"<code>{escape(call(game))}</code>",
        )

    def scene(self, scene: object) -> str:
        """Format a scene, without texts: its game is unknown."""
        assert isinstance(scene, Scene)
        return _figure(_fit(svg(scene, lettered=True)))

    def state(self, state: object) -> str | None:
        """Format a position as a bystander sees it, if its game is known."""
        assert isinstance(state, Value)
        game = self.game_of(state)
        if game is None:
            return None
        caption = f"<code>{escape(call(game))}</code>"
        return _figure(_drawn(show(game, state)), caption)

    def record(self, kept: object) -> str:
        """Format a record: its last position, its ending and a folded list of moves."""
        assert isinstance(kept, Record)
        try:
            game = self._load_record(kept)
            states = record.replay(game, kept).states
        except BadRecord as problem:
            return _bad(problem, kept.game)
        said = Words(game.name, names=kept.names())
        return _figure(
            f"{_title(game)} {_end(game, kept, states, said)}",
            _drawn(show(game, states[-1])),
            _moves(game, kept, states, said),
        )

    def game_of(self, state: Value) -> Game | None:
        """Return the most recently loaded game that *state* belongs to, or None."""
        for game in self._recent():
            if type(game.start()) is type(state) and _reads(game, state):
                return game
        return None


def call(game: Game) -> str:
    """Return the call of `load` that makes the game, with long options shortened."""
    chosen = [
        f", {name}={shorten(value) if isinstance(value, str) else value!r}"
        for name, value in game.options.items()
    ]
    return f"load({game.name!r}, seats={game.seats}{''.join(chosen)})"


def _bad(problem: BadRecord, name: str) -> str:
    """Format the error in a record of the game *name*."""
    told = located_record_error(problem, name)
    message = Message("terminal-picture-bad", {"problem": told})
    return f"<p>{escape(words().say(message))}</p>"


def _title(game: Game) -> str:
    return f"<b>{escape(words(game.name).say(Message('title')))}</b>"


def _reads(game: Game, state: Value) -> bool:
    """Whether a game can write a position and read it back."""
    try:
        return game.read_state(game.write_state(state)) == state
    except Exception:
        # A position with other seats, decks or boards may raise anything. It is then
        # shown as plain text.
        return False


def _end(game: Game, kept: Record, states: Sequence[Value], said: Words) -> str:
    """Return a sentence on how a game ended."""
    outcome = game.outcome(states[-1])
    if outcome is not None:
        return escape(said.say(outcome.message()))
    ended = kept.players_ending()
    return "" if ended is None else escape(said.say(ended))


def _moves(game: Game, kept: Record, states: Sequence[Value], said: Words) -> str:
    """Return all moves as a table, folded at first."""
    rows = [
        _row(game, kept, states[index], index, said) for index in range(len(kept.plies))
    ]
    count = said.say(Message("terminal-picture-moves", {"plies": len(rows)}))
    table = f"<table>{''.join(rows)}</table>"
    return f"<details><summary>{escape(count)}</summary>{table}</details>"


def _row(game: Game, kept: Record, state: Value, index: int, said: Words) -> str:
    """Return a row: the move's number, notation and public events."""
    text = kept.plies[index].text
    move = game.read(state, text)
    known = kept.is_ply_public(index) or game.is_public(state, move)
    shown = text if known else SECRET
    seen = [said.say(event.message()) for event in game.events(state, move, None)]
    cells = (
        str(index + 1),
        f'<code style="white-space: nowrap">{escape(shown)}</code>',
        escape(" ".join(seen)),
    )
    left = 'style="text-align: left"'
    return f"<tr>{''.join([f'<td {left}>{cell}</td>' for cell in cells])}</tr>"


def _drawn(picture: Picture) -> str:
    return _fit(picture.svg)


def _fit(drawn: str) -> str:
    """Return an SVG document that fills the available width."""
    return f'<div style="max-width: {MAX_WIDTH_PIXELS}px">{_fluid(drawn)}</div>'


def _fluid(drawn: str) -> str:
    style = 'style="width: 100%; height: auto"'
    return drawn.replace("<svg ", f"<svg {style} ", 1)


def _figure(*parts: str) -> str:
    return "".join([f"<div>{part}</div>" for part in parts if part])
