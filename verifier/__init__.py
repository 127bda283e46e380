if __name__ != "tileproof.verifier":
    raise ImportError(
        "import tileproof.verifier, not verifier: the directory is the home of that package, not a package of its own"
    )
