# What all baseball games say: teams, bases, the scorebook.

diamond-team-visitor = the visitors
diamond-team-home = the home team

diamond-told-ran-batter = The batter reaches { $end ->
    [first] first
    [second] second
   *[third] third
}.
diamond-told-ran-runner = The runner on { $start ->
    [first] first
    [second] second
   *[third] third
} moves to { $end ->
    [first] first
    [second] second
   *[third] third
}.
diamond-told-ran-home-batter = The batter circles the bases.
diamond-told-ran-home-runner = The runner on { $start ->
    [first] first
    [second] second
   *[third] third
} comes home.
diamond-told-run = A run for { $team }: that makes { $runs }.
diamond-told-out-batter = The batter is out: { $outs ->
    [one] one out
    [2] two outs
   *[other] three outs
}.
diamond-told-out-runner = The runner on { $base ->
    [first] first
    [second] second
   *[third] third
} is out: { $outs ->
    [one] one out
    [2] two outs
   *[other] three outs
}.
diamond-told-side = Side retired, { $left ->
    [0] nobody left on base
    [one] one left on base
   *[other] { $left } left on base
}. Now batting: { $team }.
# Why no more is played: the end of a sentence that says who has won.
diamond-how = { $how ->
    [walk-off] : a walk-off.
    [ahead] : ahead already, the home team need not bat again.
    [forfeit] , by forfeit.
   *[last-out] : the last out is made.
}
diamond-outs = { $outs ->
    [one] One out.
    [2] Two outs.
   *[other] Three outs.
}
diamond-runs = { $count ->
    [one] A run for { $team }: that makes { $runs }.
   *[other] { $count } runs for { $team }: that makes { $runs }.
}
diamond-told-ran-named = { $runner } reaches { $end ->
    [first] first
    [second] second
   *[third] third
}.
diamond-told-ran-home-named = { $runner } comes home.
diamond-told-out-named = { $runner } is out: { $outs ->
    [one] one out
    [2] two outs
   *[other] three outs
}.

# --- The scorebook ---
diamond-half-told = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $team }: { $runs ->
    [0] no runs
    [one] one run
   *[other] { $runs } runs
}, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}, { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
}, { $left ->
    [0] nobody left on base
    [one] one left on base
   *[other] { $left } left on base
}.
diamond-half-broken-off = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $team }: { $runs ->
    [0] no runs
    [one] one run
   *[other] { $runs } runs
}, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}, { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
} when the game ended.

# The terminal
diamond-terminal-slot = bats
diamond-terminal-number = no.
diamond-terminal-gone = out of the game

# --- What people will tell ---
diamond-hero = { $player } brought in { $runs ->
    [one] one run
   *[other] { $runs } runs
  }.
diamond-feat-comeback = Comeback
diamond-feat-comeback-told = Won after trailing by { $runs }.
diamond-feat-walk-off = Walk-off
diamond-feat-walk-off-told = Won it in the bottom of inning { $inning }, with the last run of the game.
diamond-feat-shut-out = Shut-out
diamond-feat-shut-out-told = Won { $runs } to nothing.
diamond-feat-big-inning = Big inning
diamond-feat-big-inning-told = Scored { $runs } runs in one inning.
diamond-feat-start-to-finish = Start to finish
diamond-feat-start-to-finish-told = Scored first and were never caught, with { $runs } in the end.

# --- The box score ---
diamond-box = Box score
diamond-box-game = Game { $number }
diamond-box-batting = Batting
diamond-box-pitching = Pitching
diamond-box-notes = Notes
diamond-box-totals = Totals
diamond-box-ab = AB
diamond-box-runs = R
diamond-box-hits = H
diamond-box-errors = E
diamond-box-left = LOB
diamond-box-batted-in = RBI
diamond-box-walks = BB
diamond-box-strikeouts = SO
diamond-box-at-bats = At-bats
diamond-box-innings = IP
diamond-box-earned = ER
diamond-box-homers = HR
diamond-box-faced = BF
diamond-box-note-2b = 2B
diamond-box-note-3b = 3B
diamond-box-note-hr = HR
diamond-box-note-sb = SB
diamond-box-note-cs = CS
diamond-box-note-sh = SH
diamond-box-note-sf = SF
diamond-box-note-hbp = HBP
diamond-box-note-ibb = IBB
diamond-box-note-gdp = GDP
diamond-box-note-lob = LOB
diamond-box-note-e = E
diamond-box-note-pb = PB
diamond-box-note-dp = DP
diamond-box-note-tp = TP
diamond-box-note-wp = WP
diamond-box-note-bk = BK
diamond-box-note-hb = HB
diamond-box-note-ir = Inherited runners–scored
diamond-box-times = { $who } { $count }
diamond-box-inherited = { $who } { $count }–{ $more }
diamond-box-and = { $first }, { $second }
diamond-box-decided = W: { $winning }. L: { $losing }.
diamond-box-decided-saved = W: { $winning }. L: { $losing }. S: { $saving }.
diamond-box-won-with = { $outs ->
    [0] Nobody out when the winning run scored.
    [one] One out when the winning run scored.
   *[other] Two outs when the winning run scored.
}
diamond-box-forfeited = Won by forfeit.
diamond-box-unfinished = The game is not over.
diamond-box-decision = { $who } ({ $how })
diamond-box-who = Who, or how often
