why-config-focus-decrees = with the Summer Palace it is never Decrees
source-summer_palace = the Court Lady
