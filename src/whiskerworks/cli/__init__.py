"""The commands."""

import sys


def main() -> None:
    """Run the command line."""
    sys.exit("nothing here yet")
