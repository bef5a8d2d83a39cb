"""`whiskerworks solve whodunit` or `escape`: could this deal have been won?"""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from whiskerworks.cli.ladder import INTERRUPTED
from whiskerworks.cli.progress_bar import ProgressBar
from whiskerworks.cli.solving.output import (
    NotSolvable,
    check_writable,
    replay_record,
    show_json,
)
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.match import match_from_moves

if TYPE_CHECKING:
    from whiskerworks.lab.solving.deal_solver import DealVerdict
    from whiskerworks.lab.solving.deal_survey import SettledDeal
    from whiskerworks.lab.solving.deals import Deal

DEFAULT_EFFORT: Final = 20
"""Default effort of a search."""
REASON_TEXTS: Final = {
    "clogged": "the belt fills with cards that block every path",
    "searched": "every line of play was tried",
}
"""Why a deal could not have been won."""
NOT_SETTLED: Final = "not settled within that effort"


def solve(given: argparse.Namespace, game: Game) -> int:
    """Solve one deal, or many."""
    asked = [name for name in ("record", "deal", "deals") if _is_given(given, name)]
    if len(asked) != 1:
        raise NotSolvable("choose a deal: --record FILE, --deal SEED, or --deals N")
    for name, owner in (("ply", "record"), ("first", "deals"), ("processes", "deals")):
        if _is_given(given, name) and owner not in asked:
            raise NotSolvable(f"--{name} goes with --{owner}")
    if given.deals is None:
        return _solve_one(given, game)
    if given.out is not None:
        raise NotSolvable("--out goes with one deal: --record or --deal")
    if given.deals == 0:
        raise NotSolvable("--deals: use at least 1")
    return _solve_many(given, game)


def _is_given(given: argparse.Namespace, name: str) -> bool:
    return getattr(given, name) is not None


def _effort(given: argparse.Namespace) -> int:
    return DEFAULT_EFFORT if given.effort is None else int(given.effort)


def _solve_one(given: argparse.Namespace, game: Game) -> int:
    """Solve the deal of a record or of a seed."""
    from whiskerworks.lab.solving.deal_solver import OPEN, DealSolver

    game, deal, begin = _deal(given, game)
    check_writable(given.out)
    solver = DealSolver(game, deal, _effort(given), begin)
    stopped = False
    try:
        answer = solver.run()
    except KeyboardInterrupt:
        answer, stopped = solver.answer(), True
    _show_verdict(given, game, deal, answer)
    if given.out is not None and answer.moves:
        _write_record(given.out, game, answer, quiet=given.json)
    elif given.out is not None and not given.json:
        print(f"\nNo way to win was found, so {given.out} was not written.")
    return INTERRUPTED if stopped else int(answer.verdict == OPEN)


def _deal(
    given: argparse.Namespace, game: Game
) -> "tuple[Game, Deal, tuple[int, ...]]":
    """Return the game, the deal, and the moves played already."""
    from whiskerworks.lab.solving.deals import by_record, by_seed

    if given.deal is not None:
        return game, by_seed(game, given.deal), ()
    found = replay_record(given, game)
    ply = found.ply(given.ply or 0)
    if found.game.to_move(found.states[ply]) is None:
        raise NotSolvable("the game is over in this position; take a smaller --ply")
    plies = enumerate(found.kept.plies[:ply])
    begin = [found.game.read(found.states[at], one.text) for at, one in plies]
    deal = by_record(found.game, found.kept, found.states)
    return found.game, deal, tuple(begin)


def _show_verdict(
    given: argparse.Namespace, game: Game, deal: "Deal", answer: "DealVerdict"
) -> None:
    """Print the verdict on a deal."""
    if not given.json:
        print("\n".join(_verdict_lines(game, deal, answer, bool(given.ply))))
        return
    won = answer.verdict == "won"
    show_json(
        game,
        NOT_SETTLED if answer.verdict == "open" else "",
        verdict=answer.verdict,
        why=answer.why or None,
        moves=_move_texts(game, answer.moves),
        turns=answer.turns if won else None,
        fewest=answer.is_fewest if won else None,
        least=answer.least,
        unknown_cards=deal.cards,
        unknown_corners=deal.corners,
        positions=answer.positions,
    )


def _verdict_lines(
    game: Game, deal: "Deal", answer: "DealVerdict", late: bool
) -> list[str]:
    """Return a verdict in words; *late* if it is about a later position."""
    said = _unknown_lines(deal)
    looked = f"{answer.positions:,} positions were searched."
    if answer.verdict == "lost":
        lost = "cannot be won from here" if late else "could not be won"
        return [*said, f"It {lost}: {REASON_TEXTS[answer.why]}.", looked]
    if answer.verdict == "open":
        return [*said, f"It is {NOT_SETTLED}: no way to win was found.", looked]
    more = " more" if late else ""
    said.append(
        f"It could be won in {answer.turns}{more} turns{_fewest_clause(answer)}."
    )
    return [*said, looked, "A way to win it:", "", *_move_texts(game, answer.moves)]


def _fewest_clause(answer: "DealVerdict") -> str:
    if answer.is_fewest:
        return ", the fewest possible"
    if answer.least > 1:
        return f"; at least {answer.least} are needed"
    return "; fewer may be possible"


def _unknown_lines(deal: "Deal") -> list[str]:
    """Return the unknown parts of a deal, and the assumptions about them."""
    said = []
    if deal.cards:
        last = "The last card" if deal.cards == 1 else f"The last {deal.cards} cards"
        said.append(f"{last} never came; the best order is assumed.")
    if deal.corners:
        said.append(
            f"{deal.corners} agendas were never seen; the best corners are assumed."
        )
    return said


def _move_texts(game: Game, moves: tuple[int, ...]) -> list[str]:
    match = match_from_moves(game, moves)
    return [match.text(ply) for ply in range(match.ply)]


def _write_record(
    path: Path, game: Game, answer: "DealVerdict", *, quiet: bool
) -> None:
    """Write the winning line as a record, checked by the rules."""
    kept = match_from_moves(game, answer.moves).record()
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(record.write(kept))
    if not quiet:
        print(f"\nSaved to {path}.")


def _solve_many(given: argparse.Namespace, game: Game) -> int:
    """Solve many deals, and show what share of them could be won."""
    from whiskerworks.lab.solving.deal_solver import OPEN
    from whiskerworks.lab.solving.deal_survey import settle_all

    first = given.first or 0
    seeds = list(range(first, first + given.deals))
    found: list[SettledDeal] = []
    progress = ProgressBar(len(seeds), sys.stderr, "deals")
    stopped = False
    try:
        for one in settle_all(game, seeds, _effort(given), given.processes or 1):
            found.append(one)
            progress.step()
    except KeyboardInterrupt:
        stopped = True
    finally:
        progress.close()
    unsettled = len([one for one in found if one.verdict == OPEN])
    _show_survey(given, game, sorted(found), unsettled)
    return INTERRUPTED if stopped else int(unsettled > 0)


def _show_survey(
    given: argparse.Namespace, game: Game, found: "list[SettledDeal]", unsettled: int
) -> None:
    """Print what share of the deals could be won."""
    from whiskerworks.lab.data_tables import as_text
    from whiskerworks.lab.solving.deal_survey import survey_table

    if given.json:
        positions = sum([one.positions for one in found])
        deals = [one._asdict() for one in found]
        problem = f"{unsettled} of {len(found)} deals are {NOT_SETTLED}"
        problem = problem if unsettled else ""
        show_json(game, problem, positions=positions, deals=deals)
    else:
        print(as_text(survey_table(found)))
