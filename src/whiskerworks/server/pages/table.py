"""The page of a table: board, actions, players, plies and chat."""

import secrets
from dataclasses import dataclass, field

from whiskerworks.core.scene import Scene
from whiskerworks.server.api.schemas import Replay
from whiskerworks.server.game_info import describe_game
from whiskerworks.server.pages import chat, move_choice, table_actions
from whiskerworks.server.pages.html import Html, joined, tag
from whiskerworks.server.pages.layout import (
    PageContext,
    button,
    card,
    hidden_field,
    notice,
    page,
)
from whiskerworks.server.pages.lobby import picture as drawing
from whiskerworks.server.pages.texts import (
    message_text,
    page_text,
    player_name,
    scene_description,
)
from whiskerworks.server.problems import Problem
from whiskerworks.table.messages import Player, PlySeen, Snapshot


@dataclass(frozen=True)
class TablePage:
    """Everything that a table's page shows."""

    visit: PageContext
    snapshot: Snapshot
    plies: list[PlySeen]
    """The latest plies, with their events."""
    first: int = 0
    """The number of the first of them."""
    replay: Replay | None = None
    """If the page shows how the table looked earlier."""
    watch: str = ""
    """The watch link of the viewer, if they use one."""
    invitation: str = ""
    """The code for a reserved chair, if the viewer came with one."""
    problem: Problem | None = None
    own: int | None = None
    """The viewer's number at the table, if they ever acted there."""
    id: str = field(default_factory=lambda: secrets.token_urlsafe(9))
    """The id of the command sent from this page, so that it is carried out once."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.snapshot.facts.game

    @property
    def path(self) -> str:
        """The path of the page."""
        return f"/t/{self.snapshot.facts.table}"

    @property
    def scene(self) -> Scene | None:
        """The scene on the board."""
        if self.replay is not None:
            return self.replay.scene
        return self.snapshot.position.scene

    def do(self, what: str, *children: Html | str | None, **given: str | int) -> Html:
        """Return a form that sends a command to the table."""
        seat = {} if self.snapshot.seat is None else {"seat": self.snapshot.seat}
        told = {"do": what, "id": f"{self.id}-{what}"} | seat | given
        fields = [hidden_field(name, value) for name, value in told.items()]
        return self.visit.form(
            f"{self.path}/do", *fields, *children, class_="row", data_live=True
        )

    def name(self, player: Player) -> str:
        """Return a player's name."""
        if player.kind == "bot":
            levels = describe_game(self.game).levels
            return page_text(
                "bot", name=levels[player.level - 1].name, level=player.level
            )
        return player_name(player, self.snapshot.status.phase)


def table_page(shown: TablePage) -> Html:
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


def _left(shown: TablePage) -> Html:
    return tag(
        "div",
        tag("h1", describe_game(shown.game).title),
        _result(shown),
        _board(shown),
        _stepping(shown),
        move_choice.move_section(shown) if shown.replay is None else None,
    )


def _right(shown: TablePage) -> Html:
    return tag(
        "div",
        table_actions.proposal_forms(shown),
        _players(shown),
        table_actions.join_forms(shown),
        table_actions.action_forms(shown),
        _log(shown),
        chat.chat_section(shown),
        table_actions.table_facts(shown),
    )


# ---- the board


def _board(shown: TablePage) -> Html | None:
    scene = shown.scene
    if scene is None:
        return None
    notes = [tag("p", message_text(note, shown.game)) for note in scene.notes]
    sentences = [
        tag("li", sentence) for sentence in scene_description(scene, shown.game)
    ]
    return joined(
        card(
            drawing(shown.visit.path(_image(shown)), page_text("board")), class_="board"
        ),
        card(
            _turn(shown) if shown.replay is None else None,
            *notes,
            tag(
                "details", tag("summary", page_text("in-words")), tag("ul", *sentences)
            ),
        ),
    )


def _image(shown: TablePage) -> str:
    """Return the address of the drawing, which differs for every position."""
    ply = shown.snapshot.position.ply if shown.replay is None else shown.replay.ply
    parts = [f"at={shown.snapshot.seq}", f"ply={ply}"]
    seat = shown.snapshot.seat if shown.replay is None else shown.replay.eyes
    parts.extend([f"seat={seat}"] if seat is not None else [])
    parts.extend([f"watch={shown.watch}"] if shown.watch else [])
    return f"{shown.path}/board.svg?{'&'.join(parts)}"


def _turn(shown: TablePage) -> Html | None:
    status, mover = shown.snapshot.status, shown.snapshot.position.mover
    if status.phase != "playing":
        return tag("p", page_text(f"phase-{status.phase}"), class_="turn")
    if mover is None:
        return None
    player = status.players[mover]
    text = (
        page_text("your-turn")
        if player.you
        else page_text("turn", name=shown.name(player))
    )
    return tag("p", text, class_="turn good" if player.you else "turn", role="status")


def _stepping(shown: TablePage) -> Html | None:
    """Return the links through the plies, and the form for a new table from here."""
    plies, replay = shown.snapshot.position.ply, shown.replay
    at = plies if replay is None else replay.ply
    if not plies:
        return None
    steps = [
        _step(shown, 0, "«", at > 0),
        _step(shown, at - 1, "‹", at > 0),
        tag("span", page_text("ply", ply=at, plies=plies)),
        _step(shown, at + 1, "›", at < plies),
        _step(shown, None, "»", replay is not None),
    ]
    return tag("nav", *steps, _branch(shown, at), _eyes(shown, at), class_="row card")


def _step(shown: TablePage, ply: int | None, text: str, there: bool) -> Html:
    if not there:
        return tag("span", text, class_="button", aria_disabled="true")
    where = shown.path if ply is None else f"{shown.path}?{_at(shown, ply)}"
    label = page_text("to-now") if ply is None else page_text("to-ply", ply=ply)
    href = shown.visit.path(where)
    return tag("a", text, href=href, class_="button", aria_label=label)


def _at(shown: TablePage, ply: int) -> str:
    eyes = None if shown.replay is None else shown.replay.eyes
    return f"ply={ply}" if eyes is None else f"ply={ply}&eyes={eyes}"


def _branch(shown: TablePage, ply: int) -> Html | None:
    if shown.snapshot.status.phase != "over" and shown.replay is None:
        return None
    return shown.visit.form(
        f"{shown.path}/branch", hidden_field("ply", ply), button(page_text("branch"))
    )


def _eyes(shown: TablePage, ply: int) -> Html | None:
    """Return the links to other points of view, once the game is over."""
    if shown.replay is None or shown.snapshot.status.phase != "over":
        return None
    seats = [
        shown.visit.link(
            f"{shown.path}?ply={ply}&eyes={seat}", page_text("seat", seat=seat)
        )
        for seat in range(shown.snapshot.facts.seats)
    ]
    spaced = [joined(" ", link) for link in seats]
    return tag("span", page_text("eyes"), *spaced, class_="soft")


# ---- players


def _players(shown: TablePage) -> Html:
    status = shown.snapshot.status
    rows = [_player(shown, player) for player in status.players]
    return card(tag("ul", *rows, class_="plain"), title=page_text("players"))


def _player(shown: TablePage, player: Player) -> Html:
    on = shown.snapshot.position.mover == player.seat
    you = (
        joined(" ", tag("span", page_text("you"), class_="tag")) if player.you else None
    )
    left = (
        tag("span", f" {page_text('left')}", class_="tag")
        if player.kind == "left"
        else None
    )
    name = tag(
        "span", f"{player.seat + 1} · ", shown.name(player), you, left, class_="who"
    )
    return tag("li", name, _clock(shown, player.seat), class_=f"seat{' on' * on}")


def _clock(shown: TablePage, seat: int) -> Html | None:
    if shown.snapshot.facts.clock == table_actions.NO_CLOCK:
        return None
    clocks = shown.snapshot.status.clocks
    time = clocks.times[seat]
    shows = time.spent if time.left is None else time.left
    runs = None if clocks.running != seat else (1 if time.left is None else -1)
    return tag(
        "span", format_clock(shows), class_="clock", data_ms=shows, data_runs=runs
    )


def format_clock(milliseconds: int) -> str:
    """Return a duration as a clock shows it: 1:05:09."""
    seconds = max(0, milliseconds // 1000)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"


# ---- plies


def _result(shown: TablePage) -> Html | None:
    status = shown.snapshot.status
    if status.result is None:
        return None
    result = status.result
    names = [shown.name(status.players[seat]) for seat in result.winners]
    scores = " : ".join([f"{score:g}" for score in result.scores])
    return card(
        tag(
            "p",
            tag("strong", message_text(result.say, shown.game)),
            f" [{result.rule}]",
        ),
        tag("p", page_text("winners", names=", ".join(names))) if names else None,
        tag("p", page_text("scores", scores=scores), class_="soft") if scores else None,
        tag("div", *table_actions.after_game_forms(shown), class_="row"),
        class_="notice",
    )


def _log(shown: TablePage) -> Html:
    items = [
        _ply(shown, shown.first + at + 1, ply) for at, ply in enumerate(shown.plies)
    ]
    if not items:
        return card(
            tag("p", page_text("nothing-yet"), class_="soft"), title=page_text("log")
        )
    items.reverse()
    return card(tag("ol", *items, class_="plain log"), title=page_text("log"))


def _ply(shown: TablePage, number: int, ply: PlySeen) -> Html:
    told = [message_text(event.message(), shown.game) for event in ply.events]
    text = " ".join(told) or ply.move or page_text("hidden-move")
    where = shown.visit.path(f"{shown.path}?ply={number}")
    link = tag("a", str(number), href=where, class_="number", title=ply.move)
    here = shown.replay is not None and shown.replay.ply == number
    return tag("li", link, text, class_="now" if here else None)
