"""Installed the ordinary way: wheels and the sdist in fresh environments, outside the project."""
