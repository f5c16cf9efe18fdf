"""`python -m gugong` is the command `gugong`."""

from gugong.cli import main

main()
