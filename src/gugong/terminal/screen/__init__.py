"""The game on a whole screen of the terminal: board, hand, question and log stay in their places.

It needs Textual (the extra `screen`). Nothing here is loaded before somebody plays on such a screen.
"""
