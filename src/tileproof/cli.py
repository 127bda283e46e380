"""The command line: a group whose commands are imported when they are used.

A new command is a row in :data:`COMMANDS`; listing it costs nothing, so that
start-up stays short however many there are.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

import click

from tileproof.errors import InputError

COMMANDS: dict[str, tuple[str, str]] = {
    "verify": ("tileproof.commands.verify:verify", "Prove or refute that kernels have no races and ordering faults."),
    "run": ("tileproof.ir.interpreter.command:run", "Run a kernel without a GPU and compare with its reference."),
    "asm": ("tileproof.commands.asm:asm", "Assemble Tile IR text to bytecode."),
    "litmus": ("tileproof.memmodel.command:litmus", "Explore litmus tests under the Tile IR or PTX memory model."),
    "prove": ("tileproof.proofs.command:prove", "Prove the theorems behind the verdicts, with two solvers."),
    "show": ("tileproof.commands.show:show", "Print the Tile IR of kernels in the official syntax."),
}
"""Name of a command: where its click command is (module:attribute), and its line in the help text."""

INTERRUPTED = 130


class InputFailure(click.ClickException):
    """Wrong use or unreadable input, exit status 2 (design section 6)."""

    exit_code = 2


class LazyGroup(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, attribute = COMMANDS[cmd_name][0].partition(":")
        command = getattr(importlib.import_module(module), attribute)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except InputError as error:
            raise InputFailure(str(error)) from None
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tileproof", prog_name="tileproof")
def main() -> None:
    """Decide whether GPU tile kernels are free of data races and ordering faults under the Tile IR memory model."""
