"""What figures say, in sentences."""

from collections.abc import Sequence
from typing import Final

import whiskerworks
from whiskerworks.games import meta
from whiskerworks.lab.balance import saying
from whiskerworks.lab.balance.figures import Figures, Played, Share
from whiskerworks.lab.contest import LONGEST, LONGEST_ENDLESS

OPEN: Final = 0.95
"""A game that is decided after more of its moves was open to the last ones."""
WEAK: Final = ("random", "greedy", "1")
"""Who plays too weakly to tell how a game is among people who know it."""
FEW: Final = 100
"""With fewer games than this, little can be told."""


def opening(it: Played) -> str:
    """Return what was played and by whom, in a few sentences."""
    seats = "one player" if it.seats == 1 else f"{it.seats} seats"
    who = saying.listed([saying.titled(it.game, player) for player in it.players])
    games = f"{saying.counted(it.games, 'game')} of {saying.title_of(it.game)}"
    told = [f"{games} for {seats}, played by {who}."]
    if len(it.variants) > 1:
        each = [f"{saying.variant(one.name)} ({one.games:,})" for one in it.variants]
        told.append(f"Played in {len(each)} ways: {saying.listed(each)}.")
    elif it.variants[0].name != saying.STANDARD:
        told.append(f"Played {saying.rules(it.variants[0].name)}.")
    return " ".join(told)


def provenance(it: Played, seeds: Sequence[int] = ()) -> str:
    """Return whence the figures come, so that they can be made again."""
    versions = saying.listed([str(version) for version in it.rules_versions])
    parts = [f"rules version {versions} of {it.game}"]
    if seeds:
        said = saying.listed([str(seed) for seed in seeds])
        parts.insert(0, f"seed {said}")
    parts.append(f"Whiskerworks {whiskerworks.__version__}")
    written = ", ".join(parts)
    return f"{written[0].upper()}{written[1:]}."


def findings(it: Figures) -> list[str]:
    """Return what is worth knowing, the most important first."""
    told = _alone(it) if it.played.seats == 1 else _together(it)
    return [*told, *_course(it)]


def cautions(it: Played) -> list[str]:
    """Return what must be kept in mind when the figures are read."""
    told = []
    if it.games < FEW:
        told.append(
            f"These are only {saying.counted(it.games, 'game')}: little can be told, "
            "and the intervals are wide."
        )
    if all(player in WEAK for player in it.players):
        told.append(
            "Only weak players played: they tell of mishaps more than of plans. Ask "
            "stronger ones before you change a rule."
        )
    if it.unfinished:
        told.append(unfinished(it))
    if it.seats > 1 and not it.mixed:
        told.append(
            "The players did not change seats equally often: who wins from which seat "
            "tells of the players as well."
        )
    if len(it.rules_versions) > 1:
        told.append("The games were played by different versions of the rules.")
    return told


def unfinished(it: Played) -> str:
    """Say how many games were cut, and what they count as."""
    most = LONGEST_ENDLESS if meta(it.game).endless else LONGEST
    worth = "lost" if it.seats == 1 else "shared by all"
    verb = "was" if it.unfinished == 1 else "were"
    return (
        f"{saying.counted(it.unfinished, 'game')} {verb} cut after {most:,} moves "
        f"and counted as {worth}."
    )


def advantage(it: Share, fair: float, who: str) -> str:
    """Say how often somebody wins, and whether that is more than is fair."""
    told = f"{who} wins {saying.share(it.share)}"
    if it.share.low <= fair <= it.share.high:
        return f"{told}: no advantage can be told, even is {saying.percent(fair)}."
    apart = it.share.value - fair
    what = "advantage" if apart > 0 else "disadvantage"
    return f"{told}: {saying.grade(apart)} {what}."


def uneven(them: list[Share], fair: float) -> str:
    """Say which of several wins more or less often than is fair."""
    off = [it for it in them if not it.share.low <= fair <= it.share.high]
    if not off:
        return "no difference can be told."
    off.sort(key=lambda it: -it.share.value)
    parts = [f"{it.name} {saying.percent(it.share.value)}" for it in off]
    fairly = saying.percent(fair)
    return f"{saying.listed(parts)}, where {fairly} would be even."


def _alone(it: Figures) -> list[str]:
    """Return what is found where one plays alone."""
    told = [f"The game is won {saying.share(it.overall.share)} of the time."]
    told += _best_and_worst("Easiest and hardest way to play", "variants", it.variants)
    told += _best_and_worst("Best and weakest player", "players", it.players)
    return told


def _best_and_worst(what: str, among: str, them: list[Share]) -> list[str]:
    """Say which *among* several is won most and least often, if that can be told."""
    if not them:
        return []
    ordered = sorted(them, key=lambda it: it.share.value)
    worst, best = ordered[0], ordered[-1]
    if worst.share.high >= best.share.low:
        return [f"Between {among} no difference can be told."]
    high = f"{saying.variant(best.name)} ({saying.percent(best.share.value)})"
    low = f"{saying.variant(worst.name)} ({saying.percent(worst.share.value)})"
    return [f"{what}: {high} and {low}."]


def _together(it: Figures) -> list[str]:
    """Return what is found where several play."""
    told = []
    if it.starters:
        told.append(advantage(it.starters[0], it.fair, "The seat that begins"))
    seats = [one._replace(name=saying.seat(one.name)) for one in it.seats]
    told.append(f"Seats: {uneven(seats, it.fair)}")
    if it.agendas:
        held = [
            one._replace(name=f"the {saying.agenda(one.name)}") for one in it.agendas
        ]
        told.append(f"Agendas: {uneven(held, it.fair)}")
    if it.players:
        ordered = sorted(it.players, key=lambda one: -one.share.value)
        parts = [
            f"{saying.called(one.name)} {saying.percent(one.share.value)}"
            for one in ordered
        ]
        told.append(f"Players: {saying.listed(parts)}.")
    if it.variants:
        most = "Starters win most and least often"
        told += _best_and_worst(most, "the starters of all variants", it.variants)
    if it.played.shared or it.played.nobody:
        told.append(_not_won(it.played))
    return told


def _not_won(it: Played) -> str:
    parts = []
    if it.shared:
        parts.append(f"{saying.percent(it.shared / it.games)} of the games were shared")
    if it.nobody:
        parts.append(f"{saying.percent(it.nobody / it.games)} were won by nobody")
    written = saying.listed(parts)
    return f"{written[0].upper()}{written[1:]}."


def _decided(median: float) -> str:
    """Say when games are decided, by the half of them."""
    if median > OPEN:
        return "half of the games or more are open to their last moves"
    part = saying.percent(median, 0)
    return f"half of the winners lead for good after {part} of the moves"


def _course(it: Figures) -> list[str]:
    """Return what is found of how games go."""
    game, length = it.played.game, it.length
    most = f"{length.quarter:.0f} to {length.three_quarters:.0f}"
    told = [f"Half of the games take {most} moves; the longest took {length.most:.0f}."]
    if it.decided is not None and it.lead_changes is not None:
        changes = f"The lead changes {it.lead_changes.mean.value:.1f} times a game"
        told.append(f"{changes}; {_decided(it.decided.median)}.")
    first = it.endings[0]
    often = saying.percent(first.share.value, 0)
    told.append(f"Most frequent ending ({often}): {saying.ending(game, first.reason)}.")
    if it.branching:
        every = it.branching[0]
        told.append(
            f"A player chooses among {every.mean:.1f} moves on average, "
            f"among {every.most} at most."
        )
    return told
