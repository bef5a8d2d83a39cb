"""
How much time the machine has to spare: what two processes get of it, against one.

Busy loops that share nothing show what can be gained by a second process at all. On two
idle cores that is 2 times; where others work, or a system shares its time out by
sessions, it is less, and no search can gain more.
"""

import subprocess
import sys

SECONDS = 0.5
LOOP = """
import sys, time
end = time.monotonic() + float(sys.argv[1])
began = time.process_time()
while time.monotonic() < end:
    pass
print(time.process_time() - began)
"""


def cpu_time(processes: int, seconds: float) -> float:
    """Return how much CPU time so many busy *processes* get together."""
    command = [sys.executable, "-c", LOOP, str(seconds)]
    started = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for _ in range(processes)
    ]
    return sum(float(process.communicate()[0]) for process in started)


def gain_of_two(seconds: float = SECONDS) -> float:
    """Return how many times as much time two busy processes get as one does."""
    return cpu_time(2, seconds) / cpu_time(1, seconds)
