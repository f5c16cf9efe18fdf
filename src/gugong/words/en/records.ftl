# Why a record cannot be read or played again.

why-record-line = line { $line }: { $why }
why-record-empty = the record is empty
why-record-no-text = this is not text
why-record-no-json = the head of a record is a line of JSON: { $fault }
why-record-no-record = this is not a record: its head must hold "gugong": "record"
why-record-revision = rules revision { $given } is not known; this release knows 1 to { $latest }
why-record-no-object = { $part } must be an object
why-record-no-answer = a seat (or - for chance) and an answer are needed, not { $given }
why-record-hidden = this record was made for one seat; what it hides cannot be played again
why-record-over = the game is over, but the record goes on with { $answer }
why-record-seat =
    { $asked ->
        [-1] chance
       *[other] seat { $asked }
    } is asked ({ $prompt }), not { $given ->
        [-1] chance
       *[other] seat { $given }
    }
why-record-answer = { $answer }: { $why }
why-record-older = { $why } (the record is of revision { $then } of the rules, this release plays revision { $now })
why-record-unfinished = the record stops before the end of the game; nobody has won yet
why-record-no-companion = this is not a game against Meng with its chance left to the table
why-record-companion-damaged = what the companion must remember is damaged
why-record-not-kept = no game is kept under this name; --resume alone lists them
why-record-kept-several = several kept games begin like this: { LIST($names) }
why-record-lost = this game no longer replays, and there is no position to go on from

# A game that went through pickle
why-record-other-release = it was made by gugong { $made }, and this is { $here }; keep games as records
why-record-other-sum = it is damaged: what it holds is not what was put in
why-record-damaged = it is damaged: { $fault }
