"""
The process that writes to a SQLite file, for `ProcessPen`.

It reads jobs from its standard input and answers on its standard output, each a
pickle behind its length. It ends when its input does, and so with its parent: a
server that stops closes the pipe when all is written.
"""

import os
import pickle
import sys
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import URL, Engine

# Jobs are functions of these; the first of a kind is not to wait for an import.
from whiskerworks.server.store import batch, people, sessions, settings  # noqa: F401
from whiskerworks.server.store.apart import LENGTH, packed
from whiskerworks.server.store.engines import DURABILITIES, writing_engine
from whiskerworks.server.store.lock import become_writer
from whiskerworks.server.store.pens import Job, do


def serve(engine: Engine, jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do every one of *jobs*, and answer (True, what it returned) or (False, why)."""
    is_writer = False
    while len(head := jobs.read(LENGTH.size)) == LENGTH.size:
        job: Job[object] = pickle.loads(jobs.read(LENGTH.unpack(head)[0]))
        answer: tuple[bool, object]
        try:
            if not is_writer:
                become_writer(Path(str(engine.url.database)))
                is_writer = True
            answer = (True, do(engine, job))
        except Exception as problem:
            answer = (False, problem)
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    """Serve the file that the arguments name until the parent is gone."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints must not end up among the answers
    database, durability = sys.argv[1:]
    (how,) = [one for one in DURABILITIES if one == durability]
    engine = writing_engine(URL.create("sqlite", database=database), how)
    try:
        serve(engine, sys.stdin.buffer, answers)
    except OSError:
        pass  # The parent has gone without waiting; what it asked for is written.
    finally:
        engine.dispose()


if __name__ == "__main__":
    main()
