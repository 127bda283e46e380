if __name__ != "tileproof.proofs":
    raise ImportError(
        "import tileproof.proofs, not proofs: the directory is the home of that package, not a package of its own"
    )
