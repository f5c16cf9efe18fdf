"""Meng, the opponent of whoever plays alone: a seat that the automa deck plays. He is never asked."""
