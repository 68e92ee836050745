# The season's table: words only the browser uses. Cards, verbs, events and rules are with the game itself.

stretch-thing = { $name }
stretch-short-max = max
stretch-short-even = all even
stretch-short-odd = all odd
stretch-short-diff = all different
stretch-short-same = all equal
stretch-short-spread = spread
stretch-short-home = H
stretch-short-away = A
stretch-least = min { $minimum }
stretch-level = Level { $level }
stretch-ban-none = All tokens may be used
stretch-ban-rerolls = No reroll tokens
stretch-ban-nudges = No ±1 tokens
stretch-ban-both = No tokens at all
stretch-field-green-short = You are at home in games 1 and 3
stretch-field-grey-short = You are at home in game 2 only
stretch-field-green-long = You are at home in games 1, 2, 6 and 7
stretch-field-grey-long = You are at home in games 3, 4 and 5

stretch-batter-label = { $name }, batter, tier { $tier }. Brings { $brings }. { $lines }.
stretch-line-label = { $condition }: { $outcome }
stretch-pitcher-label = { $name }, pitcher, tier { $tier }. { $ability } Stamina { $left } of { $stamina }.
stretch-team-label = { $name }, team, tier { $tier }. Rolls { $dice } dice, never fewer than { $minimum }. Runs: { $runs }. { $back ->
    [P] A pitcher on the back.
   *[B] A batter on the back.
}
stretch-position = position { $position }
stretch-position-label = { $position }. { $card }{ $now ->
    [yes] {" "}His turn.
   *[no] {""}
}
stretch-slot-label = { $position }. { $card } Press to take him out; 1 to 9 move him.
stretch-in-dugout = { $name } is out of this game.
stretch-face = { $face }
stretch-die-showing = die showing { $face }
stretch-die-label = Die showing { $face }{ $chosen ->
    [yes] , chosen
   *[no] {""}
}
stretch-lineup-die = Lineup die: throw it
stretch-lineup-die-shows = The lineup die shows { $face }
stretch-throw = Throw the dice
stretch-pick-up = { $count ->
    [one] Pick up one die
   *[other] Pick up { $count } dice
}{ $picked ->
    [yes] , in your hand
   *[no] {""}
}

stretch-stage-spring = Spring training
stretch-stage-first-half = First half
stretch-stage-deadline = Trade deadline
stretch-stage-second-half = Second half
stretch-stage-recovery = Playoffs: recovery
stretch-stage-semifinals = Semi-finals
stretch-stage-finals = Finals
stretch-stage-draft = The draft
stretch-stage-duel = The duel
stretch-game-number = Game { $game }
stretch-record = { $wins } won, { $losses } lost
stretch-stars = { $stars } ★
stretch-standing = Standing
stretch-season = Season
stretch-season-board = Season board
stretch-clubs = Record book
stretch-score-board = Score board
stretch-score = { $one } { $runs }, { $other } { $others }.
stretch-outs = Outs
stretch-outs-count = { $outs ->
    [0] Nobody out
    [one] One out
   *[other] { $outs } outs
}
stretch-at-bat = at bat
stretch-winner = winner
stretch-field = { $half ->
    [top] Top
   *[bottom] Bottom
} of inning { $inning }, { $outs ->
    [0] nobody out
    [one] one out
   *[other] { $outs } outs
}. { $runners }
stretch-runners-ooo = Bases empty.
stretch-runners-xoo = Runner on first.
stretch-runners-oxo = Runner on second.
stretch-runners-oox = Runner on third.
stretch-runners-xxo = Runners on first and second.
stretch-runners-xox = Runners on first and third.
stretch-runners-oxx = Runners on second and third.
stretch-runners-xxx = Bases loaded.

stretch-lineup = Line-up
stretch-lineup-of = Line-up of { $name }
stretch-bench = Bench
stretch-bullpen = Pitchers to choose from
stretch-batters = Batters
stretch-pitchers = Pitchers
stretch-roster = Roster
stretch-roster-of = Roster of { $name }
stretch-hand-of = Hand of { $name }
stretch-offered = To choose from
stretch-on-the-back = On the back: { $team }
stretch-at-plate = At the plate: { $card }
stretch-on-mound = On the mound: { $card }
stretch-schedule = Schedule
stretch-playoffs = Playoffs
stretch-games = Games
stretch-won-score = W { $own }–{ $theirs }
stretch-lost-score = L { $own }–{ $theirs }
stretch-series-score = { $wins } won, { $losses } lost
stretch-team-line = { $dice } dice: { $runs }
stretch-open-team = On top of Tier { $tier }: { $name }, { $dice } dice: { $runs }
stretch-waiting-picks = The other coach is picking.
stretch-shuffling = Cards are being shuffled.
stretch-lineup-full = All nine are down. Hand them in?
stretch-hand-in = Hand in
stretch-best-nine = Best nine
stretch-clear = Clear
stretch-next-position = next
stretch-bats-at = { $name } in position { $position }
stretch-lineup-how = Press or drag a batter into the line-up; or focus one and press 1 to 9.
stretch-lineup-how-tap = Tap a batter to add him, tap him in the line-up to take him out.

stretch-tray = Dice tray
stretch-pool = Pool
stretch-pool-dice = { $dice ->
    [0] No dice in the pool.
    [one] One die in the pool.
   *[other] { $dice } dice in the pool.
}
stretch-pool-reroll = { $count ->
    [0] No reroll token{ $banned ->
        [yes] {" "}(forbidden here)
       *[no] {""}
    }.
    [one] One reroll token{ $banned ->
        [yes] , forbidden here
       *[no] {""}
    }.
   *[other] { $count } reroll tokens{ $banned ->
        [yes] , forbidden here
       *[no] {""}
    }.
}
stretch-pool-nudge = { $count ->
    [0] No ±1 token{ $banned ->
        [yes] {" "}(forbidden here)
       *[no] {""}
    }.
    [one] One ±1 token{ $banned ->
        [yes] , forbidden here
       *[no] {""}
    }.
   *[other] { $count } ±1 tokens{ $banned ->
        [yes] , forbidden here
       *[no] {""}
    }.
}
stretch-veteran-left = { $count ->
    [one] One extra die left this season
   *[other] { $count } extra dice left this season
}
stretch-no-dice = No dice in the pool.
stretch-purpose-at-bat = At-bat
stretch-purpose-steal = Steal
stretch-purpose-extra = Extra base
stretch-purpose-team = Their roll
stretch-purpose-head-start = Head start
stretch-swing = { $dice ->
    [one] Swing with one die
   *[other] Swing with { $dice } dice
}
stretch-swing-none = Don’t swing: out
stretch-steal = Steal { $base ->
    [second] second
   *[third] third
} with { $dice }
stretch-run = { $dice ->
    [one] Run with one die
   *[other] Run with { $dice } dice
}
stretch-reroll = { $count ->
    [one] Roll one again
   *[other] Roll { $count } again
}
stretch-reroll-how = Choose dice to roll again.
stretch-set-how = Choose a die to change.
stretch-drop-how = Choose a die to take away.
stretch-becomes = Turn the { $face } into
stretch-take = Take the { $outcome }
stretch-would-score = { $runs ->
    [one] run as it lies
   *[other] runs as they lie
}
stretch-odds = Odds of every choice
stretch-odds-switch = Odds
stretch-odds-how = Point at a choice to see its odds.
stretch-odds-how-finger = Hold a finger on a choice to see its odds.
stretch-odds-more = For more dice at once, choose them in the tray.
stretch-banner-missed = Out
stretch-banner-caught = Caught!
stretch-banner-stole = Safe!
stretch-banner-walk-off = Walk-off!
stretch-banner-runs = { $runs ->
    [0] No runs
    [one] 1 run
   *[other] { $runs } runs
}

stretch-result-missed = Missed the playoffs
stretch-result-lost-semifinals = Out in the semi-finals
stretch-result-lost-finals = Runners-up
stretch-result-champion = Champions
stretch-records-batting = Batting
stretch-records-pitching = Pitching
stretch-records-player = Player
stretch-column-pa = Plate appearances
stretch-column-hits = Hits
stretch-column-home-runs = Home runs
stretch-column-walks = Walks
stretch-column-batted-in = Runs batted in
stretch-column-runs = Runs
stretch-column-steals = Stolen bases
stretch-column-halves = Half-innings pitched
stretch-column-allowed = Runs allowed
stretch-column-uses = Uses of the ability
stretch-abbr-pa = PA
stretch-abbr-hits = H
stretch-abbr-home-runs = HR
stretch-abbr-walks = BB
stretch-abbr-batted-in = RBI
stretch-abbr-runs = R
stretch-abbr-steals = SB
stretch-abbr-halves = HI
stretch-abbr-allowed = R
stretch-abbr-uses = Use
stretch-record-so-far = { $wins } won, { $losses } lost · { $stars } ★
