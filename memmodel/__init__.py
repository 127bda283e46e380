if __name__ != "tileproof.memmodel":
    raise ImportError("import tileproof.memmodel, not memmodel: the directory is the home of that package, not a package of its own")
