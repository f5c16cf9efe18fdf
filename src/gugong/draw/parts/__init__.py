"""The parts of the main board, one file each."""
