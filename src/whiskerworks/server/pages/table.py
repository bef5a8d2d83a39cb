"""The page of a table: the board, what may be done, what happened and was said."""

import secrets
from dataclasses import dataclass, field

from whiskerworks.core.scene import Scene
from whiskerworks.server.api.schemas import Replay
from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages import chat, move_choice, table_actions
from whiskerworks.server.pages.html import Html, joined, tag
from whiskerworks.server.pages.layout import (
    Visit,
    button,
    card,
    hidden,
    notice,
    page,
)
from whiskerworks.server.pages.lobby import picture as drawing
from whiskerworks.server.pages.texts import aloud, called, say, word
from whiskerworks.server.problems import Problem
from whiskerworks.table.messages import Player, PlySeen, Snapshot


@dataclass(frozen=True)
class Shown:
    """Everything that a table's page shows."""

    visit: Visit
    snapshot: Snapshot
    plies: list[PlySeen]
    """Some of them, with what happened."""
    first: int = 0
    """The first of these."""
    replay: Replay | None = None
    """If the page shows how the table looked before."""
    watch: str = ""
    """The link by which it is looked at."""
    invitation: str = ""
    """What opens a chair that is kept, if they came with it."""
    problem: Problem | None = None
    own: int | None = None
    """The viewer's number at the table, if they ever did something there."""
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    """The id of whatever is done from this page: sent twice it is done once."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.snapshot.facts.game

    @property
    def path(self) -> str:
        """Where the page is."""
        return f"/t/{self.snapshot.facts.table}"

    @property
    def scene(self) -> Scene | None:
        """What the board shows."""
        if self.replay is not None:
            return self.replay.scene
        return self.snapshot.position.scene

    def do(self, what: str, *children: Html | str | None, **given: str | int) -> Html:
        """Return a form that has something done at the table."""
        seat = {} if self.snapshot.seat is None else {"seat": self.snapshot.seat}
        told = {"do": what, "id": f"{self.id}-{what}"} | seat | given
        fields = [hidden(name, value) for name, value in told.items()]
        return self.visit.form(
            f"{self.path}/do", *fields, *children, class_="row", data_live=True
        )

    def name(self, player: Player) -> str:
        """Return what a player is called."""
        if player.kind == "bot":
            levels = describe_game(self.game).levels
            return word("bot", name=levels[player.level - 1].name, level=player.level)
        return called(player, self.snapshot.status.phase)


def table_page(shown: Shown) -> Html:
    """Return the page of a table."""
    snapshot, visit = shown.snapshot, shown.visit
    title = describe_game(shown.game).title
    socket = visit.file(f"/api/tables/{snapshot.facts.table}/socket")
    return page(
        visit,
        title,
        notice(shown.problem),
        tag("div", _left(shown), _right(shown), class_="columns"),
        data_seq=snapshot.seq,
        data_socket=None if shown.watch else socket,
        data_still=shown.replay is not None,
    )


def _left(shown: Shown) -> Html:
    return tag(
        "div",
        tag("h1", describe_game(shown.game).title),
        _result(shown),
        _board(shown),
        _stepping(shown),
        move_choice.moves(shown) if shown.replay is None else None,
    )


def _right(shown: Shown) -> Html:
    return tag(
        "div",
        table_actions.questions(shown),
        _players(shown),
        table_actions.joining(shown),
        table_actions.doing(shown),
        _log(shown),
        chat.said(shown),
        table_actions.facts(shown),
    )


# ---- the board


def _board(shown: Shown) -> Html | None:
    scene = shown.scene
    if scene is None:
        return None
    notes = [tag("p", say(note, shown.game)) for note in scene.notes]
    sentences = [tag("li", sentence) for sentence in aloud(scene, shown.game)]
    return joined(
        card(drawing(shown.visit.path(_image(shown)), word("board")), class_="board"),
        card(
            _turn(shown) if shown.replay is None else None,
            *notes,
            tag("details", tag("summary", word("in-words")), tag("ul", *sentences)),
        ),
    )


def _image(shown: Shown) -> str:
    """Return where the drawing is; another position has another address."""
    ply = shown.snapshot.position.ply if shown.replay is None else shown.replay.ply
    parts = [f"at={shown.snapshot.seq}", f"ply={ply}"]
    seat = shown.snapshot.seat if shown.replay is None else shown.replay.eyes
    parts.extend([f"seat={seat}"] if seat is not None else [])
    parts.extend([f"watch={shown.watch}"] if shown.watch else [])
    return f"{shown.path}/board.svg?{'&'.join(parts)}"


def _turn(shown: Shown) -> Html | None:
    status, mover = shown.snapshot.status, shown.snapshot.position.mover
    if status.phase != "playing":
        return tag("p", word(f"phase-{status.phase}"), class_="turn")
    if mover is None:
        return None
    player = status.players[mover]
    text = word("your-turn") if player.you else word("turn", name=shown.name(player))
    return tag("p", text, class_="turn good" if player.you else "turn", role="status")


def _stepping(shown: Shown) -> Html | None:
    """Return the way through the plies, and from here to a new table."""
    plies, replay = shown.snapshot.position.ply, shown.replay
    at = plies if replay is None else replay.ply
    if not plies:
        return None
    steps = [
        _step(shown, 0, "«", at > 0),
        _step(shown, at - 1, "‹", at > 0),
        tag("span", word("ply", ply=at, plies=plies)),
        _step(shown, at + 1, "›", at < plies),
        _step(shown, None, "»", replay is not None),
    ]
    return tag("nav", *steps, _branch(shown, at), _eyes(shown, at), class_="row card")


def _step(shown: Shown, ply: int | None, text: str, there: bool) -> Html:
    if not there:
        return tag("span", text, class_="button", aria_disabled="true")
    where = shown.path if ply is None else f"{shown.path}?{_at(shown, ply)}"
    label = word("to-now") if ply is None else word("to-ply", ply=ply)
    href = shown.visit.path(where)
    return tag("a", text, href=href, class_="button", aria_label=label)


def _at(shown: Shown, ply: int) -> str:
    eyes = None if shown.replay is None else shown.replay.eyes
    return f"ply={ply}" if eyes is None else f"ply={ply}&eyes={eyes}"


def _branch(shown: Shown, ply: int) -> Html | None:
    if shown.snapshot.status.phase != "over" and shown.replay is None:
        return None
    return shown.visit.form(
        f"{shown.path}/branch", hidden("ply", ply), button(word("branch"))
    )


def _eyes(shown: Shown, ply: int) -> Html | None:
    """Return through whose eyes it may be seen, once the game is over."""
    if shown.replay is None or shown.snapshot.status.phase != "over":
        return None
    seats = [
        shown.visit.link(f"{shown.path}?ply={ply}&eyes={seat}", word("seat", seat=seat))
        for seat in range(shown.snapshot.facts.seats)
    ]
    spaced = [joined(" ", link) for link in seats]
    return tag("span", word("eyes"), *spaced, class_="soft")


# ---- who plays


def _players(shown: Shown) -> Html:
    status = shown.snapshot.status
    rows = [_player(shown, player) for player in status.players]
    return card(tag("ul", *rows, class_="plain"), title=word("players"))


def _player(shown: Shown, player: Player) -> Html:
    on = shown.snapshot.position.mover == player.seat
    you = joined(" ", tag("span", word("you"), class_="tag")) if player.you else None
    left = (
        tag("span", f" {word('left')}", class_="tag") if player.kind == "left" else None
    )
    name = tag("span", f"{player.seat} · ", shown.name(player), you, left, class_="who")
    return tag("li", name, _clock(shown, player.seat), class_=f"seat{' on' * on}")


def _clock(shown: Shown, seat: int) -> Html | None:
    if shown.snapshot.facts.clock == table_actions.NO_CLOCK:
        return None
    clocks = shown.snapshot.status.clocks
    time = clocks.times[seat]
    shows = time.spent if time.left is None else time.left
    runs = None if clocks.running != seat else (1 if time.left is None else -1)
    return tag("span", spoken(shows), class_="clock", data_ms=shows, data_runs=runs)


def spoken(milliseconds: int) -> str:
    """Return a time as a clock shows it: 1:05:09."""
    seconds = max(0, milliseconds // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"


# ---- what happened


def _result(shown: Shown) -> Html | None:
    status = shown.snapshot.status
    if status.result is None:
        return None
    result = status.result
    names = [shown.name(status.players[seat]) for seat in result.winners]
    scores = " : ".join([f"{score:g}" for score in result.scores])
    return card(
        tag("p", tag("strong", say(result.say, shown.game)), f" [{result.rule}]"),
        tag("p", word("winners", names=", ".join(names))) if names else None,
        tag("p", word("scores", scores=scores), class_="soft") if scores else None,
        tag("div", *table_actions.after(shown), class_="row"),
        class_="notice",
    )


def _log(shown: Shown) -> Html:
    items = [
        _ply(shown, shown.first + at + 1, ply) for at, ply in enumerate(shown.plies)
    ]
    if not items:
        return card(tag("p", word("nothing-yet"), class_="soft"), title=word("log"))
    items.reverse()
    return card(tag("ol", *items, class_="plain log"), title=word("log"))


def _ply(shown: Shown, number: int, ply: PlySeen) -> Html:
    told = [say(event.message(), shown.game) for event in ply.events]
    text = " ".join(told) or ply.move or word("hidden-move")
    where = shown.visit.path(f"{shown.path}?ply={number}")
    link = tag("a", str(number), href=where, class_="number", title=ply.move)
    here = shown.replay is not None and shown.replay.ply == number
    return tag("li", link, text, class_="now" if here else None)
