"""The progress bar: on a terminal's stderr only, and gone when done."""

import io
import sys

import pytest

from tileproof.commands.progress import progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("stream", "total", "shows"), [(Terminal, 2, True), (Terminal, 1, False), (io.StringIO, 2, False)], ids=str
)
def test_progress(monkeypatch, stream, total, shows):
    monkeypatch.setattr(sys, "stderr", stream())
    monkeypatch.setenv("TERM", "xterm")
    with progress(total, "verifying") as step:
        step("kernel[TILE=64]")
    written = sys.stderr.getvalue()
    assert bool(written) is shows
    if shows:
        assert "verifying" in written
        assert "1/2" in written
        assert "kernel[TILE=64]" in written
        assert written.endswith("\033[2K")  # the last thing it does is to erase its line
