"""What is wrong with what somebody handed in, as far as a game has words for it."""

from whiskerworks.core.errors import BadMove, BadRecord, short
from whiskerworks.core.message import Message, Params
from whiskerworks.words.catalogue import Words, words


def move_error_sentence(problem: BadMove, said: Words) -> str:
    """
    Return that a text is no move of the game, and why.

    Raises:
        MissingWords: As `Words.say`.
    """
    pairs: Params = {"move": short(problem.text), "problem": problem.problem}
    return said.say(Message("terminal-no-move", pairs))


def record_error_sentence(problem: BadRecord, said: Words) -> str:
    """
    Return what is wrong with a record; of a move in the words of its game.

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
    Return what is wrong with a record of the *game* of that name, line and place named.

    Raises:
        MissingWords: As `Words.say`.
    """
    if problem.refused is None:
        return str(problem)
    return f"line {problem.line}: {record_error_sentence(problem, words(game))}"
