"""The rules of the jade garden, step by step."""
