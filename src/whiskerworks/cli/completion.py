"""`whiskerworks completion SHELL`: what lets a shell complete our commands."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.core.extras import imports_of

SHELLS: Final = ("bash", "zsh", "fish")
"""The shells that can complete."""
ZSH: Final = """\
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
"""
"""Switches zsh's completion on, where its user has not."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "completion",
        help="let your shell complete commands, games and options",
        description=(
            "Print what lets a shell complete commands, games, options of games, rules "
            "and files when you press Tab. Put one of the lines below into the file "
            "that your shell reads when it starts: ~/.bashrc, ~/.zshrc or "
            "~/.config/fish/config.fish."
        ),
        examples=(
            'eval "$(whiskerworks completion bash)"',
            'eval "$(whiskerworks completion zsh)"',
            "whiskerworks completion fish | source",
        ),
    )
    parser.add_argument(
        "shell", metavar="SHELL", choices=SHELLS, help=f"one of {', '.join(SHELLS)}"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print it."""
    with imports_of("terminal", "completion"):
        from argcomplete.shell_integration import shellcode

    code: str = shellcode(["whiskerworks"], shell=given.shell)
    print((ZSH if given.shell == "zsh" else "") + code.strip())
    return 0
