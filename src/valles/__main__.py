"""`python -m valles` is the command line."""

from valles.cli import main

main()
