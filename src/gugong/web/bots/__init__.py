"""Bots that think beside the server, in processes of their own."""
