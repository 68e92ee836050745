# SportsClix in the browser.

clix-thing = { $name }
clix-level-preseason = Preseason
clix-level-regular = Regular season
clix-level-playoffs = Playoffs
clix-level-championship = Championship
clix-news-title = New at this level
clix-news-close = Got it

# --- Figures ---
clix-letter-speed = S
clix-letter-defense = D
clix-letter-endurance = E
clix-value-speed = speed { $value }
clix-value-defense = defense { $value }
clix-value-endurance = endurance { $value }, { $innings ->
    [0] no innings yet
    [one] one inning pitched
   *[other] { $innings } innings pitched
}
clix-figure-label = { $name }, { $position }, dial at { $step }, { $values }{ $intangible ->
    [none] {""}
   *[other] , { $intangible }
}.
clix-intangible-speed-demon = Speed Demon
clix-intangible-speed-demon-help = One more speed when he steals or goes for an extra base; on the ground he must be thrown out.
clix-intangible-flamethrower = Flamethrower
clix-intangible-flamethrower-help = On a ball in play he may roll the red die: velocity makes it a strikeout. It costs a click.
clix-intangible-specialist = Specialist
clix-intangible-specialist-help = Against batters of his own hand every fielder has one more defense.
clix-intangible-shut-em-down = Shut ’em Down
clix-intangible-shut-em-down-help = In innings 8 and 9, with a runner on second or third, his die may be chosen after the batter’s roll.
clix-intangible-clutch-hitter = Clutch Hitter
clix-intangible-clutch-hitter-help = His runners are one faster; when it counts, every fielding attempt is one harder.
clix-intangible-spray-hitter = Spray Hitter
clix-intangible-spray-hitter-help = He may change the green die by one.
clix-intangible-cannon = Cannon
clix-intangible-cannon-help = One more defense on every throw.
clix-intangible-great-range = Great Range
clix-intangible-great-range-help = One more defense on scorchers; a deep fly he misses is only a single.
clix-intangible-double-play-wizard = Double Play Wizard
clix-intangible-double-play-wizard-help = One more defense on throws for a second or third out.
clix-intangible-leadership = Leadership
clix-intangible-leadership-help = A click he gains may go to a teammate.
clix-intangible-intimidation = Intimidation
clix-intangible-intimidation-help = In total control he may cool his opponent by a click in place of gaining one.

# --- Mound and plate ---
clix-at-mound = On the mound
clix-at-plate = At the plate
clix-chosen = chosen
clix-total-control = Total control

# --- The field ---
clix-zone = zone { $zone }
clix-slot = slot { $slot }
clix-base = { $base ->
    [1] first base
    [2] second base
    [3] third base
   *[other] home plate
}
clix-field = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $outs ->
    [0] nobody out
    [one] one out
   *[other] { $outs } out
}; { $runners }.
clix-runners-ooo = the bases are empty
clix-runners-xoo = a runner on first
clix-runners-oxo = a runner on second
clix-runners-oox = a runner on third
clix-runners-xxo = runners on first and second
clix-runners-xox = runners on first and third
clix-runners-oxx = runners on second and third
clix-runners-xxx = the bases are loaded
clix-fielder-label = { $name }, { $position }{ $zone ->
    [0] {""}
   *[other] {" "}in zone { $zone }
}{ $defense ->
    [none] {""}
   *[other] , defense { $defense }
}{ $odd ->
    [yes] , out of position
   *[no] {""}
}{ $state ->
    [move] . Left and right arrow move him, Enter picks him up.
    [choose] . Can be chosen.
   *[none] .
}
clix-runner-label = { $name } on { $base ->
    [1] first
    [2] second
   *[3] third
}, speed { $speed }
clix-runner-button = { $name }, on { $base ->
    [1] first
    [2] second
   *[3] third
} (S { $speed })
clix-fence-green = shallow
clix-fence-yellow = average
clix-fence-red = deep
clix-fence-label = Zone { $zone }: the fence is { $depth }. Press for the next depth.
clix-fence-how = Press a zone to change the depth of its fence.
clix-fence-done = Set the fences
clix-shift-how = Drag a fielder to another zone, or move him with ← and →.
clix-now-in-zone = { $name } in zone { $zone }
clix-put-back = Put everybody back
clix-spray-words = Spray chart: green 1 to 6 go to zones { $zones }.
clix-fences-words = Fences from left to right: { $fences }.

# --- Dice ---
clix-die = { $die ->
    [red] red die
    [white] white die
    [black] black die
    [blue] blue die
   *[green] green die
}
clix-die-showing = { $face ->
    [none] { $die }, not thrown yet
   *[other] { $die }: { $face }
}
clix-number-die = { $face ->
    [0] die, not thrown yet
   *[other] die: { $face }
}
clix-secret-how = Nobody sees your die before both are thrown.
clix-late-how = The batter has rolled. Choose your die now.
clix-extra-square = even or odd
clix-extra-paint = paint the corner: velocity strikes him out
clix-extra-work = work the count: contact earns a walk
clix-extra-flame = heat: velocity strikes him out
clix-extra-bunt = bunt: contact lays it down
clix-extra-roll-em = three up, three down: control gains a click

# --- Attempts ---
clix-two-dice = 2 dice
clix-must-beat = must beat
clix-try-field = { $name } tries to field the ball
clix-try-bunt = { $name } goes for the bunt
clix-try-cover = { $name } runs to cover the base
clix-try-at-batter = { $name } throws at { $runner }, to first
clix-try-tag = { $name } throws at { $runner }{ $base ->
    [none] {""}
    [home] , to home
    [1] , to first
    [2] , to second
   *[other] , to third
}
clix-try-relay = { $name } relays for another out{ $base ->
    [none] {""}
    [home] , at home
    [1] , at first
    [2] , at second
   *[other] , at third
}
clix-try-steal = { $name } throws at { $runner }, who steals{ $base ->
    [none] {""}
    [2] {" "}second
   *[other] {" "}third
}
clix-try-tag-up = { $name } throws at { $runner }, who tags up
clix-try-extra = { $name } throws at { $runner }, who goes for more
clix-play-made = Made it
clix-play-missed = Missed
clix-play-highlight = Highlight play
clix-play-blooper = Blooper
clix-play-great = Great play
clix-play-error = Error
clix-plays = Plays
clix-clicks = Who takes the click
clix-not-together = These cannot go together.

# --- Changes ---
clix-changes = Substitutions
clix-leaves = Leaves
clix-comes-in = Comes in
clix-first-leaves = First choose who leaves.
clix-swap-how = Choose two fielders who change places.

# --- Before the game ---
clix-order = Batting order
clix-order-of = Batting order of { $name }
clix-posts = Positions
clix-posts-of = Positions of { $name }
clix-figures = Figures
clix-slot-label = Slot { $slot }: { $figure }
clix-bats-at = { $name } bats in slot { $slot }.
clix-next-slot = next
clix-order-full = All nine are down. Hand them in?
clix-hand-in = Hand in
clix-clear = Start over
clix-order-how = Press a figure for the next slot, drag it to any, or type 1 to 9. Shift with ↑ or ↓ moves it.
clix-order-wait = { $name } is at work.
clix-home = home team

# --- The score board ---
clix-line-score = Line score
clix-runs = runs
clix-hits = hits
clix-errors = errors
clix-short-runs = R
clix-short-hits = H
clix-short-errors = E
clix-outs = Outs
clix-outs-count = { $outs ->
    [0] nobody out
    [one] one out
   *[other] { $outs } out
}
clix-at-bat = at bat
clix-winner = winner
clix-score = { $one } { $runs }, { $other } { $others }.
clix-pitcher-line = { $name }: inning { $innings } of { $endurance }, { $allowed ->
    [0] no runs
    [one] one run
   *[other] { $allowed } runs
}
clix-teams = Both teams
clix-teams-short = Teams
clix-news-short = New
clix-bench = Bench
clix-gone = has left the game

# Dice in pairs, on the dials as they stand
clix-pairing = Against the { $die } die: { $odds }.
clix-pairing-short = on base { $reaches }, out { $fails }
clix-pairing-part = { $part ->
    [reaches] on base
    [fails] strikeout, grounder or fly
    [open] still to be fielded or rolled
    [batter_controls] batter’s total control
   *[pitcher_controls] pitcher’s total control
} { $share }
