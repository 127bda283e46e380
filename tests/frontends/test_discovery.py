"""Which files a path stands for, and what kind each is."""

import pytest

from tileproof.ir.frontends import files_under, load_all
from tileproof.ir.frontends.refused import FrontendError

WITH_CONTRACT = "import tileproof as tp\n@tp.contract(x='f32[n]')\ndef f(x): ...\n"
TREE = {
    "b.py": WITH_CONTRACT,
    "a.py": "from tileproof import contract\n\ncontract(x='f32[n]')\n",
    "plain.py": "import os\n",
    "uses_the_tool.py": "import tileproof.cli\n",
    "mentions.py": "# import tileproof, contract(\n",
    "kernels.mlir": "",
    "kernels.contract.toml": "",
    "alone.mlir": "",
    "sub/k.tileirbc": "",
    "sub/k.contract.toml": "",
    "sub/notes.txt": "import tileproof\ncontract(",
    ".hidden/c.py": WITH_CONTRACT,
    "__pycache__/c.py": WITH_CONTRACT,
    "env/pyvenv.cfg": "",
    "env/lib/c.py": WITH_CONTRACT,
}


def test_directory(tmp_path):
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    found = [file.removeprefix(f"{tmp_path}/") for file in files_under(tmp_path)]
    assert found == ["a.py", "b.py", "kernels.mlir", "sub/k.tileirbc"]


def test_a_file_is_itself(tmp_path):
    (tmp_path / "plain.py").write_text("")
    assert files_under(tmp_path / "plain.py") == [str(tmp_path / "plain.py")]


@pytest.mark.parametrize(
    ("name", "message"), [("absent", "no such file or directory"), ("empty", "nothing to verify: no .py file")]
)
def test_nothing_there(tmp_path, name, message):
    (tmp_path / "empty").mkdir()
    with pytest.raises(FrontendError, match=message):
        files_under(tmp_path / name)


def test_unknown_kind(tmp_path):
    with pytest.raises(FrontendError, match=r"unknown kind of file; allowed are: \.py"):
        load_all(tmp_path / "kernel.cubin")
