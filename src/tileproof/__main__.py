from tileproof.cli import main

main()
