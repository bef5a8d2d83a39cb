"""Tables of a ladder's results, for the screen or for a page."""

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final, TypeVar

from whiskerworks.bots import roster
from whiskerworks.core.errors import shorten
from whiskerworks.core.message import Message
from whiskerworks.games import meta
from whiskerworks.lab.data_tables import DataTable
from whiskerworks.lab.ladders.results import Header, PlayedFixture
from whiskerworks.lab.rating import Interval, elo, normalized_scores, wilson
from whiskerworks.lab.single_game import MAX_MOVES, MAX_MOVES_ENDLESS, UNFINISHED
from whiskerworks.words import MissingWords, words

T = TypeVar("T")

Pairing = tuple[str, str]
"""A player who sits alone, and the player in all other seats."""

ANCHOR: Final = "1"
"""The player whose Elo is 0, if present."""


class ScoreCount:
    """Score over several games, and how many of them were drawn."""

    def __init__(self) -> None:
        self.games = 0
        self.score = 0.0
        self.drawn = 0

    def add(self, share: float, drawn: bool) -> None:
        """Add a game."""
        self.games += 1
        self.score += share
        self.drawn += drawn

    @property
    def share(self) -> Interval:
        """Mean score per game, with its interval."""
        return wilson(self.score, self.games)


class ThinkingTimes:
    """Mean and longest thinking time."""

    def __init__(self) -> None:
        self.choices = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, choices: int, mean: float, longest: float) -> None:
        """Add the choices of a game."""
        self.choices += choices
        self.seconds += choices * mean
        self.longest = max(self.longest, longest)

    def cells(self) -> tuple[str, str]:
        """Return the mean and the longest time, formatted."""
        return format_seconds(self.seconds / max(1, self.choices)), format_seconds(
            self.longest
        )


def heading(header: Header, games: int) -> str:
    """Return a summary of the games in one line."""
    chosen = [f"{name}={shorten(value)}" for name, value in header.options.items()]
    options = f" ({', '.join(chosen)})" if chosen else ""
    begin = f", openings of {header.opening} moves" if header.opening else ""
    seats = "1 seat" if header.seats == 1 else f"{header.seats} seats"
    what = f"{header.game}, {seats}{options}"
    return f"{what}: {games} games with seed {header.seed}{begin}"


def tables(header: Header, results: list[PlayedFixture]) -> list[DataTable]:
    """Return all tables about the results."""
    if header.seats == 1:
        found = [solo(header, results)]
    else:
        found = [standings(header, results), pairings(header, results)]
        found.extend(by_secret(header, results))
    return [*found, endings(header, results)]


def standings(header: Header, results: list[PlayedFixture]) -> DataTable:
    """Return how strong each player is."""
    rated = ratings(results)
    got: dict[str, ScoreCount] = defaultdict(ScoreCount)
    for one in results:
        parts = normalized_scores(one.result.scores)
        for player in set(one.fixture.players):
            seats = [p for p, who in enumerate(one.fixture.players) if who == player]
            mean = sum([parts[seat] for seat in seats]) / len(seats)
            got[player].add(mean, is_drawn(one))
    pace = thinking_times(results)
    rows = [
        (
            player_with_level(header.game, player),
            format_or_dash(rated.get(player), lambda it: f"{it.value:.0f}"),
            format_or_dash(
                rated.get(player), lambda it: f"{it.low:.0f} to {it.high:.0f}"
            ),
            f"{100 * got[player].share.value:.1f} %",
            str(got[player].games),
            *pace[player].cells(),
        )
        for player in players_in(results)
    ]
    head = ("player", "Elo", "95 %", "score", "games", "a move", "longest")
    fair = f"A fair share of a game is {100 / header.seats:.0f} %."
    return DataTable("Standings", head, rows, fair)


def ratings(results: list[PlayedFixture]) -> dict[str, Interval]:
    """Return the Elo of all players; that of the `anchor` is 0."""
    if not results:
        return {}
    met = [(one.fixture.players, one.result.scores) for one in results]
    return elo(met, anchor(results))


def anchor(results: list[PlayedFixture]) -> str:
    """
    Return the player whose Elo is 0: level 1, or else the weakest by name.

    The random mover loses nearly every game, so its distance from the others is
    uncertain. Distances from a player who also wins some games are more precise.
    """
    players = players_in(results)
    return ANCHOR if ANCHOR in players else players[0]


def pairings(header: Header, results: list[PlayedFixture]) -> DataTable:
    """Return each player's score against each other."""
    tallies = by_pair(results)
    order = players_in(results)
    rows: list[tuple[str, ...]] = []
    for better in reversed(order):
        for worse in reversed(order[: order.index(better)]):
            pairs = [(better, worse), (worse, better)]
            rows += [
                _pairing(pair, tallies[pair], header.seats)
                for pair in pairs[: 1 if header.seats == 2 else 2]
                if pair in tallies
            ]
    head = ("pairing", "score", "95 %", "games", "drawn")
    fair = (
        f"The score is that of the first; a fair share is {100 / header.seats:.0f} %."
    )
    return DataTable("Pairings", head, rows, fair)


def _pairing(pair: Pairing, tally: ScoreCount, seats: int) -> tuple[str, ...]:
    """Return the row of a pairing."""
    between = "against" if seats == 2 else f"alone among {seats - 1} ×"
    share = tally.share
    return (
        f"{player_name(pair[0])} {between} {player_name(pair[1])}",
        f"{100 * share.value:.1f} %",
        format_bounds(share),
        str(tally.games),
        str(tally.drawn),
    )


def by_pair(results: list[PlayedFixture]) -> dict[Pairing, ScoreCount]:
    """Return the scores of players alone among others; with two seats, of both."""
    tallies: dict[Pairing, ScoreCount] = defaultdict(ScoreCount)
    for one in results:
        parts = normalized_scores(one.result.scores)
        for seat, player in enumerate(one.fixture.players):
            others = {p for p in one.fixture.players if p != player}
            if one.fixture.players.count(player) == 1 and len(others) == 1:
                tallies[player, others.pop()].add(parts[seat], is_drawn(one))
    return tallies


def by_secret(header: Header, results: list[PlayedFixture]) -> list[DataTable]:
    """Return how often each player beat the weakest, by the secret they held."""
    order = players_in(results)
    tallies: dict[tuple[str, int], ScoreCount] = defaultdict(ScoreCount)
    for one in results:
        for seat, player in enumerate(one.fixture.players):
            alone = one.fixture.players.count(player) == 1
            secret = one.result.secrets[seat]
            if alone and secret and {player, order[0]} == set(one.fixture.players):
                tallies[player, secret].add(one.result.scores[seat], is_drawn(one))
    rows = []
    for player in order[1:]:
        for secret in sorted({secret for who, secret in tallies if who == player}):
            tally = tallies[player, secret]
            held = catalogue_text(header.game, f"secret-{secret}", f"secret {secret}")
            share = f"{100 * tally.share.value:.1f} %"
            named = f"{player_name(player)} with {held}"
            rows.append((named, share, format_bounds(tally.share), str(tally.games)))
    if not rows:
        return []
    title = f"With each secret, alone against {order[0]}"
    return [DataTable(title, ("player", "won", "95 %", "games"), rows)]


def solo(header: Header, results: list[PlayedFixture]) -> DataTable:
    """Return how often each player wins, by set-up, and in how many moves."""
    setups = list(dict.fromkeys([one.fixture.setup for one in results]))
    tallies = by_setup(results)
    pace = thinking_times(results)
    rows = []
    for player in players_in(results):
        cells = [
            format_or_dash(tallies.get((player, name)), _share_won) for name in setups
        ]
        needed = [
            one.result.choices[0]
            for one in results
            if one.fixture.players == (player,) and one.result.scores[0] > 0
        ]
        mean = f"{sum(needed) / len(needed):.1f}" if needed else "-"
        games = sum([tallies[player, name].games for name in setups])
        rows.append(
            (
                player_with_level(header.game, player),
                *cells,
                mean,
                str(games),
                *pace[player].cells(),
            )
        )
    heads = [name or "won" for name in setups]
    head = ("player", *heads, "moves to win", "games", "a move", "longest")
    return DataTable(
        "Games won, by set-up",
        head,
        rows,
        "In parentheses: 95 % intervals.",
    )


def by_setup(results: list[PlayedFixture]) -> dict[tuple[str, str], ScoreCount]:
    """Return each player's score with each set-up, in games for one player."""
    tallies: dict[tuple[str, str], ScoreCount] = defaultdict(ScoreCount)
    for one in results:
        (player,) = one.fixture.players
        tallies[player, one.fixture.setup].add(one.result.scores[0], drawn=False)
    return tallies


def _share_won(tally: ScoreCount) -> str:
    return f"{100 * tally.share.value:.1f} % ({format_bounds(tally.share)})"


def endings(header: Header, results: list[PlayedFixture]) -> DataTable:
    """Return how games ended, and which bots failed."""
    reasons = Counter([one.result.reason for one in results])
    rows = [
        (reason, str(times), f"{100 * times / len(results):.1f} %")
        for reason, times in reasons.most_common()
    ]
    notes = []
    if UNFINISHED in reasons:
        most = MAX_MOVES_ENDLESS if meta(header.game).endless else MAX_MOVES
        worth = "lost" if header.seats == 1 else "shared by all"
        notes.append(f"Unfinished: cut after {most} moves, counted as {worth}.")
    failed = [why for one in results for why in one.result.failures if why]
    if failed:
        notes.append(f"A bot failed in {len(failed)} cases: {failed[0]}")
    return DataTable(
        "How games ended", ("ending", "games", "share"), rows, " ".join(notes)
    )


def thinking_times(results: list[PlayedFixture]) -> dict[str, ThinkingTimes]:
    """Return the thinking times of each player."""
    found: dict[str, ThinkingTimes] = defaultdict(ThinkingTimes)
    for one in results:
        result = one.result
        for seat, player in enumerate(one.fixture.players):
            found[player].add(
                result.choices[seat], result.mean[seat], result.longest[seat]
            )
    return found


def players_in(results: list[PlayedFixture]) -> list[str]:
    """Return the players, the weakest first, judging by their names."""
    found = {player for one in results for player in one.fixture.players}
    known = [player for player in roster.PLAYERS if player in found]
    return known + sorted(found.difference(known))


def is_drawn(result: PlayedFixture) -> bool:
    """Whether several share the win, or the game has no winner."""
    scores = result.result.scores
    return scores.count(max(scores)) > 1


def player_with_level(game: str, player: str) -> str:
    """Return a player with the name of its level: "3, Tinkerer"."""
    name = catalogue_text(game, f"level-{player}", "")
    return f"{player}, {name}" if name else player


def player_name(player: str) -> str:
    """Return a player as named in a sentence: "level 3"."""
    return f"level {player}" if player.isdigit() else player


def catalogue_text(game: str, code: str, otherwise: str) -> str:
    """Return a text of a game's catalogue, or *otherwise* if it has none."""
    try:
        return words(game).say(Message(code))
    except MissingWords:
        return otherwise


def format_seconds(time: float) -> str:
    """Return a time in ms or s."""
    return f"{1000 * time:.1f} ms" if time < 0.1 else f"{time:.2f} s"


def format_bounds(share: Interval) -> str:
    """Return the bounds of a share in percent."""
    return f"{100 * share.low:.0f} to {100 * share.high:.0f}"


def format_or_dash(it: T | None, write: Callable[[T], str]) -> str:
    """Return *it* formatted, or a dash for None."""
    return "-" if it is None else write(it)
