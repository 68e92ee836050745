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
