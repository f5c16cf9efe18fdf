"""The jade garden, the module that docs/write-a-module.md walks through."""
