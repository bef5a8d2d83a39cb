"""`whiskerworks completion SHELL`: print the code for shell completion."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.core.extras import imports_of

SHELLS: Final = ("bash", "zsh", "fish")
"""The supported shells."""
ZSH: Final = """\
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
"""
"""Enables zsh's completion where the user has not."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "completion",
        help="let your shell complete commands, games and options",
        description=(
            "Print the code that lets your shell complete commands, games and their "
            "options, rules and files when you press Tab. Add one of the lines below "
            "to your shell's start-up file: ~/.bashrc, ~/.zshrc or "
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
    """Print the code for completion."""
    with imports_of("terminal", "completion"):
        from argcomplete.shell_integration import shellcode

    code: str = shellcode(["whiskerworks"], shell=given.shell)
    print((ZSH if given.shell == "zsh" else "") + code.strip())
    return 0
