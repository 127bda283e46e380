"""The packaging depends on symbolic links; a checkout without them must fail here, not mysteriously later."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("package", ["verifier", "memmodel", "ir", "kernels", "proofs"])
def test_package_link_resolves_to_the_directory_at_the_root(package: str) -> None:
    link = ROOT / "src" / "tileproof" / package
    assert link.is_symlink()
    assert link.resolve() == ROOT / package
