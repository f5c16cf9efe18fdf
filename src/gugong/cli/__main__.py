"""`python -m gugong.cli` is the command `gugong`."""

from gugong.cli import main

main()
