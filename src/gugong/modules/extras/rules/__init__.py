"""Extra Decrees and new Gift Cards: six cards, two tokens, six Decrees."""
