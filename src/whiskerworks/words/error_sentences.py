"""Describe errors in moves and records, in the words of the game."""

from whiskerworks.core.errors import BadMove, BadRecord, shorten
from whiskerworks.core.message import Message, Params
from whiskerworks.words.catalogue import Words, words


def move_error_sentence(problem: BadMove, said: Words) -> str:
    """
    Return a sentence on why a text is not a valid move.

    Raises:
        MissingWords: As `Words.say`.
    """
    pairs: Params = {"move": shorten(problem.text), "problem": problem.problem}
    return said.say(Message("terminal-no-move", pairs))


def record_error_sentence(problem: BadRecord, said: Words) -> str:
    """
    Return a sentence on the error in a record.

    Raises:
        MissingWords: As `Words.say`.
    """
    move = problem.refused
    if move is None:
        return problem.problem
    where = f"{problem.where}: " if problem.where else ""
    if isinstance(move, BadMove):
        return f"{where}{move_error_sentence(move, said)}"
    why = said.refuse(move.refusal)
    turn = move.refusal.params.get("turn")
    if turn is not None:
        why = f"{why} {said.say(Message('seat-on-turn', {'seat': turn}))}"
    return f"{where}{move.text} is refused: {why}"


def located_record_error(problem: BadRecord, game: str) -> str:
    """
    Return a sentence on the error in a record of *game*, with its line and place.

    Raises:
        MissingWords: As `Words.say`.
    """
    if problem.refused is None:
        return str(problem)
    return f"line {problem.line}: {record_error_sentence(problem, words(game))}"
