"""What the jade garden of tests/example_module brings to the environments."""
