### The game on a whole screen of the terminal. What people type is the same in every language.

screen-key-board = Board
screen-key-undo = Undo
screen-key-hint = Hint
screen-key-why = Why
screen-key-rules = Rules
screen-key-log = Log
screen-key-language = English
screen-key-help = Help
screen-key-type = Type
screen-key-leave = Leave
screen-thinking = The others play …
screen-over = The game is over. Leave with Ctrl-Q; z takes back your last decision.
screen-no-asides = There is nothing that can be done at any time now.
screen-search = A rule’s ID, or words: wall tie
screen-line = why at jade · rules wall tie · save FILE
screen-why = Type an answer that you miss, such as “at jade”, or click on it on the board: it is said why it cannot be given.
screen-close = Esc closes; arrows and Page Up, Page Down scroll.
screen-close-rules = Enter goes to the list, arrows choose, Esc closes.
screen-small = The terminal is too small: { $here } × { $there }. The game needs { $width } × { $height }. Make it larger: the game goes on where it is.
screen-not-here = For a screen on which board, hand, question and log stay in place: pip install textual
screen-welcome = ? shows the keys.
screen-hint = The coach would choose: { $answer }. It wins { $n } of 100 such games that way.
screen-hint-next = Rather than: { $answer }
screen-considering = The coach considers …
screen-no-hint = No hint can be given here.
screen-help =
    Each answer has its key: 1 to 9, then letters; 0 declines. Or choose with the arrows and Enter, or with the mouse: the
    answers, and whatever on the board is underlined. Beside the list stands what the marked answer would do, as far as you can
    foresee it. Click on something that is not on offer to learn why.

      b   the next part of the board: officials, players, Decrees, map; [ and ] scroll it
      z   take back your last decision
      h   a hint
      p   why an answer is not on offer: write it behind “why”
      r   the rules, with a search
      g   the whole log
      t   to what may be done at any time
      l   the next language
      :   a line in which everything can be typed: at jade, why b, rules wall tie, map, save FILE, load FILE
      ^q  leave; every answer is kept at once
