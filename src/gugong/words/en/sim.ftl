# Where VP come from, in the reports of many games.

source-decrees = Decrees when taken and in the Morning
source-decrees_end = Decrees that score at the end
source-night = most matches of a Night
source-wall = the Great Wall
source-palace = spots in the Palace
source-palace_steps = steps of an Envoy that has arrived
source-jade = Jade
source-canal = harbours of the Grand Canal
source-tokens = Travel Tokens used
source-exchange = Travel Tokens exchanged
source-other = all else
