# The table of CLUTCH: words only the browser uses. Cards, verbs, events and rules are with the game itself.

# --- The table ---
clutch-slot = slot { $slot }
clutch-field = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $outs ->
    [0] nobody out
    [one] one out
    [2] two out
   *[other] { $outs } out
}, { $runners }.
clutch-runners-ooo = bases empty
clutch-runners-xoo = runner on first
clutch-runners-oxo = runner on second
clutch-runners-oox = runner on third
clutch-runners-xxo = runners on first and second
clutch-runners-xox = runners on first and third
clutch-runners-oxx = runners on second and third
clutch-runners-xxx = bases loaded
clutch-base-1 = First base
clutch-base-2 = Second base
clutch-base-3 = Third base
clutch-score = { $one } { $runs }, { $other } { $others }.
clutch-toss = The higher roll is home
clutch-toss-starter = A die names the starters
clutch-toss-weather = How long the weather lasts
clutch-is-home = Home
clutch-is-away = Away
clutch-die = d{ $sides }{ $face ->
    [0] {""}
   *[other] {" "}showing { $face }
}
clutch-starters-of = { $name }: who starts? ({ $club })
clutch-starters-how = Command is what he adds to every pitch; IP is how many innings he lasts before he tires.
clutch-owes-rest = { $games ->
    [one] Tired: owes a game of rest
   *[other] Tired: owes { $games } games of rest
}
clutch-series-game = Game { $game } of { $games }
clutch-series-wins = { $wins } won of { $needed } needed
clutch-fielders = Who plays where
clutch-order = Batting order
clutch-fielders-of = { $name }: who plays where? ({ $club })
clutch-order-of = { $name }: batting order ({ $club })
clutch-batters = Batters
clutch-put-at = { $name }: { $slot }.
clutch-free-slot = { $slot }: nobody yet
clutch-next-slot = next
clutch-hand-in = Hand it in
clutch-clear = Start over
clutch-lineup-full = All nine are down. Hand it in?
clutch-fielders-how = Press whoever plays { $slot }, or drag anybody to a place. The number is the rating there; in red, out of position. Or take all of it as suggested, below.
clutch-lineup-done = Everybody has a place. Drag anybody to another, or hand it in.
clutch-order-how = Press whoever bats { $slot }, or drag anybody to a place. Or take the order as suggested, below.
clutch-lineup-wait = { $name } makes the line-up.
clutch-chart-of = chart of { $name }
clutch-changed-by-infield-in = infield in: it gets through
clutch-changed-by-park = by the place
clutch-changed-by-card = by a card
clutch-need = A roll of { $least } or more gives the pitcher the Advantage; { $zone ->
    [1] a 1 is a mistake.
   *[other] 1 to { $zone } is a mistake.
}
clutch-need-never = No roll gives the pitcher the Advantage; { $zone ->
    [1] a 1 is a mistake besides.
   *[other] 1 to { $zone } is a mistake besides.
}
clutch-last-at-bat = Before: { $name }
clutch-last-numbers = { $mistake ->
    [yes] a mistake, Swing { $swing }
   *[no] Pitch { $pitch } against { $onbase }, Swing { $swing }
}
clutch-throw-steal = Throw at { $name }, who steals
clutch-throw-extra = Throw at { $name }, who tries for another base
clutch-throw-tag-up = Throw at { $name }, who has tagged up
clutch-throw-ground = Throw at { $name }
clutch-throw-double-play = The relay to first, to get { $name }
clutch-check = A check of the defense
clutch-bunt-try = { $name } bunts, try { $number } of 3
clutch-must-beat = must beat
clutch-must-reach = must reach
clutch-roll-throw = Throw
clutch-roll-check = Check
clutch-roll-bunt = Bunt
clutch-came-out-throw-good = Out
clutch-came-out-throw-bad = Safe
clutch-came-out-check-good = Made
clutch-came-out-check-bad = Failed
clutch-came-out-bunt-good = Down
clutch-came-out-bunt-bad = Failed
clutch-part-command = Command
clutch-part-on-base = On-Base
clutch-part-hand = for the hand
clutch-part-tired = tired
clutch-part-floor = never below 0
clutch-part-bunts = two failed bunts
clutch-part-walked = after an intentional walk
clutch-part-card = cards
clutch-part-cap = 3 at most
clutch-part-stadium = stadium
clutch-part-weather = weather
clutch-part-since = since then
clutch-part-battery = Battery
clutch-part-infield = Infield
clutch-part-outfield = Outfield
clutch-part-to-second = throw to second
clutch-part-to-third = throw to third
clutch-part-br = Baserunning
clutch-part-st = Stealing
clutch-part-double-play = double play
clutch-part-home = bound for home
clutch-part-two-outs = two outs
clutch-part-icon = icon
clutch-part-goal = to reach
clutch-part-bunt = a bunt
clutch-infield-in = Infield in
clutch-pinch = Pinch hitter
clutch-runners = Runners
clutch-steal-how = Press a runner who should steal.
clutch-send-how = Press whoever should go.
clutch-go-steal = { $count ->
    [one] Steal
   *[other] Double steal
}
clutch-go-send = { $count ->
    [one] Send the runner
   *[other] Send the runners
}
clutch-dugout = Bench and bullpen
clutch-dugout-change = Make a change
clutch-change-how = Whoever glows can be changed. A reliever comes in at one press; else press the two it is about: who comes in and who leaves, or two who change positions.
clutch-change-then = { $name }, and who else? Press again to let go.
clutch-emergency = { $name }: { $position } { $rating }
clutch-emergencies = { $positions }: { $rating }
clutch-stands-in = { $position } { $rating }, emergency
clutch-would-field = { $name }: { $position } { $rating }
clutch-would-stand-in = { $name }: { $position } { $rating }, emergency
clutch-stands-on = { $base ->
    [1] on first
    [2] on second
   *[3] on third
}
clutch-no-change-yet = Before the fourth inning nobody is replaced, unless a starter is tired.
clutch-no-change = Changes are made before the pitch, when you are asked.
clutch-see-card = Card of { $name }
clutch-ask-changes = Ask me about changes and walks before every at-bat. Otherwise only when my pitcher is tired, somebody is out of position, first base is open with a runner further on, or at a Clutch Moment.
clutch-unit-line = { $unit ->
    [battery] Battery
    [infield] Infield
   *[outfield] Outfield
} { $rating }
clutch-bullpen = Bullpen and rotation
clutch-lineup = Line-up
clutch-bench = Bench
clutch-pitchers = Pitchers
clutch-line-score = Line score
clutch-abbr-runs = R
clutch-abbr-hits = H
clutch-abbr-errors = E
clutch-column-runs = Runs
clutch-column-hits = Hits
clutch-column-errors = Errors
clutch-outs = Outs
clutch-outs-count = { $outs ->
    [0] nobody out
    [one] one out
   *[other] { $outs } outs
}
clutch-at-bat = at bat
clutch-winner = winner
clutch-final = Final score
clutch-scorecard = Scorecard
clutch-hand = Your hand
clutch-active = On the table
clutch-reason-side = { $colour ->
    [offense] Only your team at bat plays this.
   *[defense] Only your team in the field plays this.
}
clutch-reason-window = Not now, but: { $windows }.
clutch-reason-clutch-moment = Only in a Clutch Moment.
clutch-reason-title = You have played this title in this at-bat.
clutch-reason-cost = You have no card to pay for it.
clutch-reason-when = What it waits for has not happened.
clutch-cards-open = Cards on the table
clutch-cards-of = { $name }: coaches and discards
clutch-cards-count = { $hand } in hand, { $deck } in the deck, { $pile } discarded.
clutch-deck = Deck
clutch-pile = Discarded
clutch-own-pile = Your discard pile
clutch-their-hand = { $name } holds
clutch-halves = { $halves ->
    [one] this half
   *[other] { $halves } halves
}
clutch-coaches = Your coaches
clutch-coach-now = Press to call on this coach.
clutch-coach-tap = Tap again to call on this coach.
clutch-coach-arm = Press, and the game stops for you when this coach can be called on.
clutch-coach-armed = The game stops for you when this coach can be called on. Press to let go.
clutch-coach-waits = waits
clutch-tune = Which number changes
clutch-place = The place
clutch-opening-hand = Your opening hand
clutch-mulligan-how = For each mulligan one card of the hand you keep goes under the deck.
clutch-passed = Passed for you: { $moment }.
clutch-stop = Ask me next time
clutch-stopping = You will be asked

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
    [one] { $from }
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
}. X-Zone { $zone ->
    [1] 1
   *[other] 1 to { $zone }
}. { $roles }. Glove { $defense }, Clutch { $clutch }. { $icons } Chart: { $chart }. Salary { $salary }.
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
clutch-being-played = Being played
clutch-in-answer = answers { $card }
clutch-hitting-coach = Hitting coach
clutch-pitching-coach = Pitching coach
clutch-bench-coach = Bench coach
clutch-used = Used
clutch-coach-used = Has been used.
clutch-stadium = stadium
clutch-lasts-none = No effect today
clutch-lasts-early = Innings 1 to 3
clutch-lasts-middle = Innings 4 to 6
clutch-lasts-late = Innings 7 to 9
clutch-lasts-game = The whole game

# --- The hand ---
clutch-hand-empty = No cards in hand.
clutch-tap-again = { $verb ->
    [discard] Tap again to discard it.
   *[play] Tap again to play it.
}
clutch-press-to-play = { $verb ->
    [discard] Press to discard it.
   *[play] Press to play it.
}

# --- Scorecard ---
clutch-abbr-innings = IP
clutch-abbr-earned = ER
clutch-abbr-walks = BB
clutch-abbr-battery = BAT
clutch-abbr-infield = IF
clutch-abbr-outfield = OF
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
clutch-hush = Pass for this at-bat
clutch-asking = When to ask me
clutch-asking-always = In every window
clutch-asking-playable = Only when I hold something to play
clutch-asking-never = Never: pass for me
clutch-asking-clutch = Stop at Clutch Moments
clutch-asking-hint = At a Clutch Moment you are asked whenever you could play something, and once before the pitch in any case.
