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
clutch-club-beekeepers = Larkspur Beekeepers
clutch-club-clockmakers = Pendle Cross Clockmakers
clutch-club-drummers = New Tamarind Drummers
clutch-club-ferrymen = Brackwater Ferrymen
clutch-club-kites = Mesa Clara Kites
clutch-club-mapmakers = Westering Mapmakers
clutch-club-sledders = Winterbourne Sledders
clutch-club-stokers = Cinder Falls Stokers
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

# --- Strategy, coaches, stadium, weather ---
clutch-face-down = A card, face down
clutch-colour-offense = Offense
clutch-colour-defense = Defense
clutch-colour-neutral = Either side
clutch-rarity-common = common
clutch-rarity-uncommon = uncommon
clutch-rarity-rare = rare
clutch-special-momentum = Momentum
clutch-special-burst = Burst
clutch-special-impulse = Impulse
clutch-moment = Clutch Moment
clutch-negated = Negated
clutch-hitting-coach = Hitting coach
clutch-pitching-coach = Pitching coach
clutch-bench-coach = Bench coach
clutch-used = Used
clutch-coach-used = Has been used.
clutch-stadium = stadium
clutch-stadium-works = It works on this play.
clutch-lasts-none = No effect today
clutch-lasts-early = Innings 1 to 3
clutch-lasts-middle = Innings 4 to 6
clutch-lasts-late = Innings 7 to 9
clutch-lasts-game = The whole game

# --- The hand ---
clutch-hand-empty = No cards in hand.
clutch-tap-again = Tap again to play it.
clutch-press-to-play = Press to play it.

# --- Scorecard ---
clutch-line-score = Line score
clutch-order = Batting order
clutch-pitchers = Pitchers
clutch-outs = Outs
clutch-outs-count = { $outs ->
    [0] Nobody out
    [one] One out
   *[other] { $outs } outs
}
clutch-at-bat = at bat
clutch-abbr-runs = R
clutch-abbr-hits = H
clutch-abbr-errors = E
clutch-abbr-innings = IP
clutch-abbr-earned = ER
clutch-abbr-walks = BB
clutch-abbr-battery = BAT
clutch-abbr-infield = IF
clutch-abbr-outfield = OF
clutch-column-runs = Runs
clutch-column-hits = Hits
clutch-column-errors = Errors
clutch-column-innings = Innings pitched
clutch-column-earned = Earned runs
clutch-column-walks = Walks
clutch-column-battery = Battery rating: pitcher and catcher
clutch-column-infield = Infield rating
clutch-column-outfield = Outfield rating

# --- When to be asked ---
clutch-window-w1 = At the substitutions
clutch-window-w2 = A steal is on
clutch-window-w3 = Before the pitch
clutch-window-w4 = The pitch roll has fallen
clutch-window-w5 = The pitch is counted
clutch-window-w6 = The Advantage is decided
clutch-window-w7 = The die for the swing
clutch-window-w8 = The swing roll has fallen
clutch-window-w9 = The swing is counted
clutch-window-w10 = The Result is read
clutch-window-w11 = Before the throw
clutch-window-w12 = The throw is made
clutch-window-w13 = The at-bat is over
clutch-window-w14 = The half-inning is over
clutch-window-wb = A bunt is tried
clutch-window-wr = In reaction
clutch-can-answer = { $count ->
    [0] You hold nothing to play here.
    [one] One card could be played.
   *[other] { $count } cards could be played.
}
clutch-pass = Pass
clutch-hush = Pass for this at-bat
clutch-asking = When to ask me
clutch-asking-always = In every window
clutch-asking-playable = Only when I hold something to play
clutch-asking-never = Never: pass for me
clutch-asking-clutch = Stop at Clutch Moments
clutch-asking-hint = At a Clutch Moment you are asked whenever you could play something, and once before the pitch in any case.

# --- Bench and bullpen ---
clutch-panel-empty = Nobody is left.
clutch-panel-choices = { $count ->
    [one] one to choose
   *[other] { $count } to choose from
}
