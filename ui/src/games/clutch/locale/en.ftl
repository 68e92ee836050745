# The table of CLUTCH: words only the browser uses. Cards, verbs, events and rules are with the game itself.

# --- Player cards ---
clutch-short-on-base = On-Base
clutch-short-command = Command
clutch-short-bats = Bats
clutch-short-throws = Throws
clutch-short-zone = X-Zone
clutch-short-defense = Glove
clutch-short-clutch = Clutch
clutch-short-innings = { $innings } IP
clutch-two-way = two-way
clutch-tired = Tired
clutch-icon-AS = All-Star
clutch-icon-GG = golden glove
clutch-icon-HR = home run leader
clutch-icon-MVP = most valuable player
clutch-icon-SB = steals leader
clutch-icon-SC = top batter
clutch-icon-CY = top pitcher
clutch-icon-SV = saves leader
clutch-icon-K = strikeout leader
clutch-say-band = { $result } { $open ->
    [yes] from { $from }
   *[no] { $from } to { $to }
}
clutch-say-icons = { $icons }.
clutch-say-role = { $role } { $innings ->
    [one] one inning
   *[other] { $innings } innings
}
clutch-say-batter = { $name }, { $club }. Bats { $bats ->
    [L] left
    [S] from both sides
   *[R] right
}. On-Base { $onbase }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Plays { $positions }. Baserunning { $br }, Stealing { $st }, Clutch { $clutch }. { $icons } Chart: { $chart }. Salary { $salary }.
clutch-say-pitcher = { $name }, { $club }. Throws { $throws ->
    [L] left
   *[R] right
}. Command { $command }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. X-Zone 1 to { $zone }. { $roles }. Glove { $defense }, Clutch { $clutch }. { $icons } Chart: { $chart }. Salary { $salary }.
clutch-gone = out of the game
clutch-say-work = { $outs ->
    [one] One out
   *[other] { $outs } outs
} of { $limit ->
    [one] one inning
   *[other] { $limit } innings
}.
clutch-say-speed = { $sign ->
    [ST] Stealing
   *[BR] Baserunning
} { $value }
clutch-say-safe = safe in { $share } of throws
clutch-safe = { $share } safe

# --- Pitch and swing ---
clutch-arithmetic = Pitch and swing
clutch-pitch = Pitch
clutch-on-base = On-Base
clutch-swing = Swing
clutch-result = Result
clutch-mistake = Mistake
clutch-mound = On the mound
clutch-plate = At the plate
clutch-advantage = Advantage: { $name }
clutch-advantage-open = The Advantage is not decided yet.
clutch-verdict-mistake = A Mistake Pitch: the Advantage is { $name }’s, and the swing uses the d24.
clutch-verdict-given = { $card } hands the Advantage to { $name }.
clutch-verdict-pitcher = { $pitch } beats { $onbase }: the chart of { $name } counts.
clutch-verdict-batter = { $pitch } does not beat { $onbase }: the chart of { $name } counts.
clutch-code-SO = strikeout
clutch-code-GB = ground ball
clutch-code-LD = line drive
clutch-code-FB = fly ball
clutch-code-BB = walk
clutch-code-1B = single
clutch-code-2B = double
clutch-code-3B = triple
clutch-code-HR = home run
clutch-code-HBP = hit by pitch
clutch-code-E = error
clutch-code-IBB = intentional walk
clutch-code-SAC = sacrifice bunt
clutch-code-SF = sacrifice fly
clutch-code-FC = fielder’s choice
clutch-code-DP = double play
