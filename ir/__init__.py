if __name__ != "tileproof.ir":
    raise ImportError("import tileproof.ir, not ir: the directory is the home of that package, not a package itself")
