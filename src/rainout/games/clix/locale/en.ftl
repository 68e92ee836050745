# SportsClix, click-dial baseball.

clix-title = SportsClix
clix-tagline = Figures with a dial that runs hot and cold, five dice, two managers, and a secret choice before every pitch.

# --- The ladder ---
clix-rung-preseason = Preseason
clix-rung-preseason-about = Two dice and a dial: the whole game in its simplest form.
clix-rung-regular = Regular season
clix-rung-regular-about = Zones, fences and fielders join in.
clix-rung-playoffs = Playoffs
clix-rung-playoffs-about = Running, double plays and cold streaks join in.
clix-rung-championship = Championship
clix-rung-championship-about = Whole teams with intangibles, of your own if you like.

# --- Options ---
clix-option-level = Rules
clix-option-level-help = Four levels, each with all the rules of those before it.
clix-option-level-preseason = Preseason: two dice and a dial
clix-option-level-regular = Regular season: zones, fences, fielding
clix-option-level-playoffs = Playoffs: running, double plays, cold streaks
clix-option-level-championship = Championship: whole teams, intangibles
clix-option-first-club = First manager’s club
clix-option-first-club-help = Which figures play for this seat, unless it brings a team of its own.
clix-option-first-club-comets = Ashford Comets
clix-option-first-club-lamplighters = Calder City Lamplighters
clix-option-first-club-foxes = Northgate Foxes
clix-option-first-club-threshers = Prairie Junction Threshers
clix-option-first-club-gulls = Port Ellery Gulls
clix-option-first-club-pilots = Saltmarsh Pilots
clix-option-first-club-owls = Breaker Bay Owls
clix-option-first-club-millers = Lowtide Millers
clix-option-first-club-meridian = Meridian starter nine
clix-option-first-club-harbor = Harbor starter nine
clix-option-second-club = Second manager’s club
clix-option-second-club-help = Which figures play for this seat, unless it brings a team of its own.
clix-option-second-club-comets = Ashford Comets
clix-option-second-club-lamplighters = Calder City Lamplighters
clix-option-second-club-foxes = Northgate Foxes
clix-option-second-club-threshers = Prairie Junction Threshers
clix-option-second-club-gulls = Port Ellery Gulls
clix-option-second-club-pilots = Saltmarsh Pilots
clix-option-second-club-owls = Breaker Bay Owls
clix-option-second-club-millers = Lowtide Millers
clix-option-second-club-meridian = Meridian starter nine
clix-option-second-club-harbor = Harbor starter nine
clix-option-home = At home
clix-option-home-help = Managers roll for it unless it is agreed, as in a league.
clix-option-home-roll = the higher roll
clix-option-home-first = the first manager
clix-option-home-second = the second manager
clix-option-long-throws = Long throws
clix-option-long-throws-help = How many zone lines a throw must cross to give the runner one more speed.
clix-option-long-throws-three = three or more
clix-option-long-throws-four = more than three
clix-option-first-team = First manager’s own team
clix-option-first-team-help = A team sheet. Left empty, the club plays.
clix-option-second-team = Second manager’s own team
clix-option-second-team-help = A team sheet. Left empty, the club plays.
clix-option-style = Leagues
clix-option-style-help = Which figures may play, and whether a designated hitter bats for the pitchers.
clix-option-style-mixed = Mixed squads: anyone; the home manager decides on the designated hitter
clix-option-style-interleague = Interleague: a team of each league; the home manager decides on the designated hitter
clix-option-style-dh-league = Meridian League: with a designated hitter
clix-option-style-no-dh-league = Harbor League: pitchers bat
clix-option-format = Teams
clix-option-format-help = What a team may cost, and whether a figure may be there twice.
clix-option-format-standard = Standard: 1,000 points at most, nobody twice
clix-option-format-open = Open: no points, both teams of one size

# --- What is new at each level ---
clix-news-preseason = Preseason: two dice, two dials, one result
clix-news-preseason-1 = Each manager has nine figures and bats them in any order. The higher green die is the home team, which fields first.
clix-news-preseason-2 = In every at-bat the pitcher rolls the red die and the batter the black one. Only one of the two dials prints that pair of symbols: what it shows there happens.
clix-news-preseason-3 = Hitters start at red 3, pitchers at their green marker.
clix-news-preseason-4 = A hit turns the batter’s dial one click hotter. A half-inning without a hit or a walk does the same for the pitcher.
clix-news-preseason-5 = Strikeouts, ground balls and fly balls are outs, and runners stay where they are.
clix-news-preseason-6 = A result in a green, yellow or red square is rolled for: even makes it a single, a double or a home run, odd a strikeout.
clix-news-preseason-7 = Two pairs of symbols give total control: one click hotter, then any result of that dial.
clix-news-regular = Regular season: where the ball goes, and who stands there
clix-news-regular-1 = Every figure starts at its green marker.
clix-news-regular-2 = The pitcher throws red or white, the batter swings black or blue, and both choose in secret.
clix-news-regular-3 = The green die and the batter’s spray chart tell the zone of the ball. You may move your fielders before every at-bat.
clix-news-regular-4 = A ground ball or a fly ball to a zone with a fielder is an out. In a gap a neighbor runs over, and two dice with his defense must beat 10, or it is a single.
clix-news-regular-5 = The home manager sets a fence in each zone. A deep fly clears a shallower fence; otherwise an outfielder has to catch it with a roll.
clix-news-regular-6 = Scorchers always need a fielding roll. After a hit with a plus the batter may risk one more base. Some strikeouts and walks are settled by one more die.
clix-news-playoffs = Playoffs: running, risks and cold streaks
clix-news-playoffs-1 = Runners are forced or sent on ground balls, tag up after a catch, and may try for one more base on a single or a double.
clix-news-playoffs-2 = On a ground ball the defense chooses: the batter, a forced runner, a tag, or two outs at once.
clix-news-playoffs-3 = Runners may steal second and third. An infielder near the runner’s base helps the catcher.
clix-news-playoffs-4 = A batter may bunt, and the defense may walk a batter on purpose.
clix-news-playoffs-5 = Dials turn colder too: for double plays, rallies ended, errors, and for pitchers every run after the fifth. In one at-bat nobody turns more than three clicks either way.
clix-news-playoffs-6 = Doubles on two dice have a name of their own: a highlight, a great play, an error or a blooper.
clix-news-playoffs-7 = A pitcher who goes past his endurance cools down before each inning, faster every time.
clix-news-championship = Championship: whole teams, and figures with a gift
clix-news-championship-1 = A bench and a bullpen: between at-bats both managers may replace players. Who leaves does not come back.
clix-news-championship-2 = Blue 4 is no longer the bottom: one click colder are three balls, and that player must be replaced.
clix-news-championship-3 = Anybody may play anywhere in the infield or the outfield, but away from his own position no play is routine.
clix-news-championship-4 = A reliever comes in at his marker, a starter in relief at blue 1.
clix-news-championship-5 = Whether a designated hitter bats depends on the leagues agreed on; in mixed and interleague games the home manager decides.
clix-news-championship-6 = Intangibles are special gifts. Each works only while the dial shows it.

# --- Results on a dial ---
clix-result-strikeout = strikeout
clix-result-ground-ball = ground ball
clix-result-fly-ball = fly ball
clix-result-paint = paint the corner
clix-result-ground-scorcher = scorching ground ball
clix-result-fly-scorcher = scorching fly ball
clix-result-shallow-fly = green deep fly
clix-result-work = work the count
clix-result-walk = walk
clix-result-average-fly = yellow deep fly
clix-result-single = single
clix-result-single-plus = single with big-play potential
clix-result-double = double
clix-result-double-plus = double with big-play potential
clix-result-triple = triple
clix-result-deep-fly = red deep fly
clix-result-home-run = home run

# --- What is asked ---
clix-ask-home = { $player-you ->
    [yes] Roll the green die for home.
   *[no] { $player } rolls the green die for home.
}
clix-ask-dh = { $player-you ->
    [yes] Does the designated hitter bat for the pitchers?
   *[no] { $player } decides about the designated hitter.
}
clix-ask-assign = { $player-you ->
    [yes] Who plays { $position }?
   *[no] { $player } names a player for { $position }.
}
clix-ask-order = { $player-you ->
    [yes] Who bats in slot { $slot }?
   *[no] { $player } names the batter for slot { $slot }.
}
clix-ask-fence = { $player-you ->
    [yes] How deep is the fence in zone { $zone }?
   *[no] { $player } sets the fence in zone { $zone }.
}
clix-ask-bench = { $player-you ->
    [yes] { $batter } is up. Replace anybody?
   *[no] { $batter } is up. { $player } may replace players.
}
clix-ask-field = { $player-you ->
    [yes] { $batter } is up. Position your fielders.
   *[no] { $batter } is up. { $player } positions the fielders.
}
clix-ask-swing = { $player-you ->
    [yes] Choose a die for { $batter }, in secret, or bunt.
   *[no] { $player } chooses a die for { $batter }.
}
clix-ask-pitch = { $player-you ->
    [yes] Choose a die for { $pitcher }, in secret.
   *[no] { $player } chooses a die for { $pitcher }.
}
clix-ask-late-pitch = { $player-you ->
    [yes] Now choose a die for { $pitcher }.
   *[no] { $player } now chooses a die for { $pitcher }.
}
clix-ask-steal = { $player-you ->
    [yes] Does anybody steal?
   *[no] { $player } may send runners to steal.
}
clix-ask-steal-throw = { $player-you ->
    [yes] Does the catcher throw?
   *[no] { $player } decides whether the catcher throws.
}
clix-ask-intimidate = { $player-you ->
    [yes] Does { $name } intimidate the opponent?
   *[no] { $player } decides whether { $name } intimidates the opponent.
}
clix-ask-control = { $player-you ->
    [yes] { $name } is in total control. Pick a result.
   *[no] { $player } picks a result for { $name }.
}
clix-ask-spray = { $player-you ->
    [yes] Change the green die by one?
   *[no] { $player } may change the green die by one.
}
clix-ask-flame = { $player-you ->
    [yes] Does { $pitcher } throw heat?
   *[no] { $player } decides whether { $pitcher } throws heat.
}
clix-ask-send = { $player-you ->
    [yes] A ground ball to zone { $zone }. Send anybody?
   *[no] A ground ball to zone { $zone }. { $player } settles the runners.
}
clix-ask-fielder = { $player-you ->
    [yes] Who fields the ball in zone { $zone }?
   *[no] { $player } names a fielder for the ball in zone { $zone }.
}
clix-ask-play = { $player-you ->
    [yes] Which play?
   *[no] { $player } picks the play.
}
clix-ask-relay = { $player-you ->
    [yes] Go for another out?
   *[no] { $player } may go for another out.
}
clix-ask-tag-up = { $player-you ->
    [yes] Does anybody tag up?
   *[no] { $player } may let runners tag up.
}
clix-ask-extra = { $player-you ->
    [yes] Does anybody try for an extra base?
   *[no] { $player } may send players for an extra base.
}
clix-ask-throw = { $player-you ->
    [yes] Throw at somebody?
   *[no] { $player } may throw at a runner.
}
clix-ask-pick-gain = { $player-you ->
    [yes] Who gains the click?
   *[no] { $player } picks who gains the click.
}
clix-ask-pick-loss = { $player-you ->
    [yes] Who loses the click?
   *[no] { $player } picks who loses the click.
}
clix-ask-lead = { $player-you ->
    [yes] Does { $name } pass the click on?
   *[no] { $player } decides whether { $name } passes the click on.
}
clix-ask-replace = { $player-you ->
    [yes] { $name } is out of strength. Who comes in?
   *[no] { $player } must replace { $name }.
}
clix-ask-settle = { $player-you ->
    [yes] Does { $name } stay in the field?
   *[no] { $player } decides who fields for { $name }.
}
clix-ask-relieve = { $player-you ->
    [yes] { $pitcher } is tiring. Bring in another pitcher?
   *[no] { $pitcher } is tiring. { $player } may change pitchers.
}
clix-ask-roll-pitch = { $player-you ->
    [yes] Throw the dice, the pitcher’s first.
   *[no] { $player } throws the dice, the pitcher’s first.
}
clix-ask-roll-swing = { $player-you ->
    [yes] Roll the batter’s die.
   *[no] { $player } rolls the batter’s die.
}
clix-ask-roll-zone = { $player-you ->
    [yes] Roll the green die for the zone.
   *[no] { $player } rolls the green die for the zone.
}
clix-ask-roll-square = { $player-you ->
    [yes] Roll the green die for the square.
   *[no] { $player } rolls the green die for the square.
}
clix-ask-roll-paint = { $player-you ->
    [yes] Roll the red die to paint the corner.
   *[no] { $player } rolls the red die to paint the corner.
}
clix-ask-roll-work = { $player-you ->
    [yes] Roll the blue die to work the count.
   *[no] { $player } rolls the blue die to work the count.
}
clix-ask-roll-flame = { $player-you ->
    [yes] Roll the red die to throw heat.
   *[no] { $player } rolls the red die to throw heat.
}
clix-ask-roll-bunt = { $player-you ->
    [yes] Roll the blue die for the bunt.
   *[no] { $player } rolls the blue die for the bunt.
}
clix-ask-roll-roll-em = { $player-you ->
    [yes] Roll the white die for three up, three down.
   *[no] { $player } rolls the white die for three up, three down.
}
clix-ask-roll-attempt = { $player-you ->
    [yes] Roll two dice for the attempt.
   *[no] { $player } rolls two dice for the attempt.
}
clix-ask-over = The game is over.

# --- What can be done ---
clix-do-dh-yes = With the designated hitter
clix-do-dh-no = Without the designated hitter
clix-do-post = { $figure } plays { $position }
clix-do-bat = { $figure } bats in slot { $slot }
clix-do-fill-assign = The rest as suggested
clix-do-fill-order = The rest in the usual order
clix-do-fill-fence = All other fences at yellow
clix-do-fence-green = Shallow, at the green line
clix-do-fence-yellow = Average, at the yellow line
clix-do-fence-red = Deep, at the red line
clix-do-in = { $comes } comes in for { $goes }
clix-do-swap = { $first } and { $second } change places
clix-do-shift = { $fielder } goes to zone { $zone }
clix-do-cover = Everybody by the spray chart
clix-do-ready-bench = Nobody is replaced
clix-do-ready-field = Ready to pitch
clix-do-shut-down = { $pitcher } shuts them down: choose his die after the batter’s roll
clix-do-walk = Walk { $batter } on purpose
clix-do-stay = { $figure } stays
clix-do-swing-black = Black die: power
clix-do-swing-blue = Blue die: contact
clix-do-bunt = { $batter } bunts
clix-do-pitch-red = Red die: velocity
clix-do-pitch-white = White die: control
clix-do-steal = { $runners } { $runners-count ->
    [one] steals
   *[other] steal
}
clix-do-steal-none = Nobody steals
clix-do-throw = Throw to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
} at { $runner }
clix-do-throw-by = Throw to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
} at { $runner }, where { $by } covers
clix-do-let-steal-throw = No throw
clix-do-let-relay = Hold the ball
clix-do-let-throw = No throw at anybody
clix-do-yes-intimidate = Intimidate the opponent
clix-do-yes-flame = Throw heat
clix-do-no-intimidate = Gain the click instead
clix-do-no-flame = Leave it
clix-do-no-spray = Leave the green die
clix-do-no-lead = Keep the click
clix-do-take = Take the result: { $result }
clix-do-nudge = Change the green die to { $face }: zone { $zone }
clix-do-send = Send { $runners }
clix-do-send-none = Nobody is sent
clix-do-tag-up = { $runners } { $runners-count ->
    [one] tags up
   *[other] tag up
}
clix-do-tag-up-none = Nobody tags up
clix-do-extra = { $runners } { $runners-count ->
    [one] tries
   *[other] try
} for one more base
clix-do-extra-none = Everybody stays
clix-do-field = { $fielder } fields the ball
clix-do-race = { $fielder } throws at the batter
clix-do-out = { $batter } out at first
clix-do-force = Force { $runner } out at { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
}
clix-do-tag = Throw at { $runner } on his way to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
}
clix-do-tag-by = Throw at { $runner } on his way to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
}, where { $by } covers
clix-do-double-tag = { $by } covers { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
} and tags { $runner }, to go for two
clix-do-double = { $by } covers { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
}, to go for two
clix-do-relay = { $thrower } throws to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
}
clix-do-throw-from = { $thrower } throws to { $aim ->
    [first] first
    [second] second
    [third] third
   *[home] home
} at { $runner }
clix-do-click = { $figure } takes the click
clix-do-pass = Pass the click to { $figure }

# --- Verbs ---
clix-verb-dh = Designated hitter
clix-verb-post = Name a player
clix-verb-bat = Name the batter
clix-verb-fill = Fill up
clix-verb-fence = Set the fence
clix-verb-in = Replace
clix-verb-swap = Swap positions
clix-verb-shift = Shift
clix-verb-cover = By the chart
clix-verb-ready = Ready
clix-verb-shut-down = Shut ’em down
clix-verb-walk = Intentional walk
clix-verb-stay = Stay
clix-verb-swing = Batter’s die
clix-verb-bunt = Bunt
clix-verb-pitch = Pitcher’s die
clix-verb-steal = Steal
clix-verb-throw = Throw
clix-verb-let = No throw
clix-verb-yes = Yes
clix-verb-no = No
clix-verb-take = Take a result
clix-verb-nudge = Change the die
clix-verb-send = Send runners
clix-verb-tag-up = Tag up
clix-verb-extra = Extra base
clix-verb-field = Field the ball
clix-verb-race = Throw at the batter
clix-verb-out = Out at first
clix-verb-force = Force out
clix-verb-tag = Tag out
clix-verb-double = Cover for two
clix-verb-relay = Relay
clix-verb-throw-from = Throw from the outfield
clix-verb-click = Give the click
clix-verb-pass = Pass the click

clix-step-red = red { $number }
clix-step-blue = blue { $number }
clix-step-balls = three balls
clix-terminal-fence = fence
clix-terminal-outfield = outfield
clix-terminal-infield = infield
clix-terminal-spray = hits to
clix-terminal-nobody-up = Nobody is at bat yet.
clix-look-team = team
clix-look-team-help = your own team: line-up, bench and bullpen
clix-look-rival = rival
clix-look-rival-help = the other manager’s line-up, bench and bullpen
clix-look-dials = dials
clix-look-dials-help = the whole dials of batter and pitcher, and what their letters mean
clix-symbol-V = velocity
clix-symbol-C = control
clix-symbol-A = ace
clix-symbol-H = hanger
clix-symbol-P = power
clix-symbol-T = contact
clix-symbol-S = sweet spot
clix-symbol-F = fooled
clix-pair = { $pitch } and { $swing }

# --- What happened ---
clix-told-home-roll = { $player-you ->
    [yes] You roll { $face }.
   *[no] { $player } rolls { $face }.
}
clix-told-home = { $player-you ->
    [yes] You are home.
   *[no] { $player } is home.
}
clix-told-dh-yes = The designated hitter bats for the pitchers.
clix-told-dh-no = Pitchers bat for themselves.
clix-told-assigned = { $figure } plays { $position }.
clix-told-bats = { $figure } bats in slot { $slot }.
clix-told-fence = The fence in zone { $zone } stands at the { $depth ->
    [green] green
    [yellow] yellow
   *[red] red
} line.
clix-told-half-top = { $player-you ->
    [yes] Top of inning { $inning }: you bat.
   *[no] Top of inning { $inning }: { $player } bats.
}
clix-told-half-bottom = { $player-you ->
    [yes] Bottom of inning { $inning }: you bat.
   *[no] Bottom of inning { $inning }: { $player } bats.
}
clix-told-up = { $batter } comes up against { $pitcher }.
clix-told-came-in = { $comes } comes in for { $goes } ({ $position }).
clix-told-swapped = { $first } moves to { $to }, { $second } to { $back }.
clix-told-shifted = { $position } shifts to zone { $zone }.
clix-told-covered = The fielders stand by the spray chart.
clix-told-shut-down = { $pitcher } is there to shut them down.
clix-told-walked = { $batter } is walked on purpose.
clix-told-chose = { $player-you ->
    [yes] You have chosen a die.
   *[no] { $player } has chosen a die.
}
clix-told-bunts = { $batter } squares to bunt.
clix-told-steals = { $runner } goes for { $base ->
    [first] first
    [second] second
    [third] third
   *[home] home
}.
clix-told-no-throw = Nobody throws.
clix-told-rolled-red = Red: { $shows }.
clix-told-rolled-white = White: { $shows }.
clix-told-rolled-black = Black: { $shows }.
clix-told-rolled-blue = Blue: { $shows }.
clix-told-rolled-green = Green: { $shows }.
clix-told-rolled-number = Die: { $shows }.
clix-told-read-batter = On the batter’s dial, { clix-pair }: { $result }.
clix-told-read-pitcher = On the pitcher’s dial, { clix-pair }: { $result }.
clix-told-control = { $figure } is in total control.
clix-told-took = The result: { $result }.
clix-told-intimidated = { $figure } intimidates { $opponent }.
clix-told-ball = The ball goes to zone { $zone }.
clix-told-nudged = The green die is changed to { $face }: zone { $zone }.
clix-told-flamed = { $pitcher } throws heat, and the batter misses.
clix-told-flamed-not = { $pitcher } throws heat in vain.
clix-told-sent = { $going ->
    [one] A runner goes.
   *[other] Runners go.
}
clix-told-tag-up = { $going ->
    [one] A runner tags up.
   *[other] Runners tag up.
}
clix-told-extra = { $going ->
    [one] One goes for an extra base.
   *[other] Several go for an extra base.
}
clix-told-fields = { $fielder } is there.
clix-told-fields-moving = { $fielder } runs for it.
clix-told-gap = Nobody can reach the ball in zone { $zone }.
clix-told-tries-field = { $fielder } tries to field it: the dice must beat { $need-roll }.
clix-told-tries-throw = { $fielder } throws: the dice must beat { $need-roll }.
clix-told-attempted-made = { $fielder } makes it ({ $total }).
clix-told-attempted-missed = { $fielder } does not make it ({ $total }).
clix-told-attempted-highlight = { $fielder } makes a highlight play ({ $total })!
clix-told-attempted-blooper = { $fielder } fumbles it: a blooper ({ $total }).
clix-told-attempted-great = { $fielder } makes a great play ({ $total }).
clix-told-attempted-error = { $fielder } makes an error ({ $total }).
clix-told-out-at = { $runner } is retired at { $base ->
    [first] first
    [second] second
    [third] third
   *[home] home
}.
clix-told-gained = { $figure } gains a click: { $step }.
clix-told-lost = { $figure } loses a click: { $step }.
clix-told-void = A click for { $figure } comes to nothing.
clix-told-passed = { $figure } passes a click to { $to }.
clix-told-tired = { $pitcher } is tired: { $clicks ->
    [one] one click
   *[other] { $clicks } clicks
}.
clix-told-three-balls = { $figure } shows three balls and must leave.
clix-told-finished-strikeout = { $batter } strikes out.
clix-told-finished-walk = { $batter } walks.
clix-told-finished-single = { $batter } singles.
clix-told-finished-double = { $batter } doubles.
clix-told-finished-triple = { $batter } triples.
clix-told-finished-home-run = { $batter } homers!
clix-told-finished-ground-out = { $batter } grounds out.
clix-told-finished-fly-out = { $batter } flies out.
clix-told-finished-choice = { $batter } reaches on a fielder’s choice.
clix-told-finished-sacrifice-fly = { $batter } has a sacrifice fly.
clix-told-finished-sacrifice-bunt = { $batter } has a sacrifice bunt.
clix-told-finished-double-play = { $batter } hits into a double play.
clix-told-won = { $player-you ->
    [yes] You win
   *[no] { $player } wins
}, { $own } to { $others }{ diamond-how }
clix-outcome-resigned = { $loser-you ->
    [yes] You give up
   *[no] { $loser } gives up
}; { $player-you ->
    [yes] you win
   *[no] { $player } wins
}.

# --- The sum of an attempt ---
clix-part-defense = defense
clix-part-specialist = Specialist on the mound
clix-part-cannon = Cannon
clix-part-range = Great Range
clix-part-wizard = Double Play Wizard
clix-part-holding = the runner is held
clix-part-from-first = tagging from first
clix-part-fielding = to field it
clix-part-moved = he had to move
clix-part-deep = as deep as the fence
clix-part-clutch = Clutch Hitter
clix-part-speed = speed
clix-part-demon = Speed Demon
clix-part-long = long throw
clix-part-after-deep = after a deep fly
clix-part-home = going home
clix-part-tagger = the tagger had to move
clix-part-relay = somebody had to move
clix-part-third-out = third out of the play
clix-part-after-tag = after a tag

# --- Box score ---

# --- Teams ---
clix-team-dh-league = Only figures of the Meridian League may play; { $count ->
    [one] this one does not belong
   *[other] these do not belong
}: { $names }.
clix-team-no-dh-league = Only figures of the Harbor League may play; { $count ->
    [one] this one does not belong
   *[other] these do not belong
}: { $names }.
clix-team-two-leagues = An interleague team takes all its figures from one league. From the other { $count ->
    [one] comes
   *[other] come
} { $names }.
clix-team-many = { $count } figures are too many; there is room for { $most }.
clix-team-few = { $count ->
    [0] Nobody is there yet
    [one] One figure is not enough
   *[other] { $count } figures are not enough
}; at least { $fewest } are needed.
clix-team-nine = At this level a team has exactly nine figures, one for each position; { $count ->
    [0] nobody is there yet
    [one] there is one
   *[other] there are { $count }
}.
clix-team-printed = At this level figures play only where they are printed, so there is no place for { $names }.
clix-team-crowded = At this level one figure plays { $position }; there are { $count }: { $names }.
clix-team-no-dh = With a designated hitter nine hitters are needed; there { $count ->
    [one] is one
   *[other] are { $count }
}.
clix-team-hitters = At least { $fewest } hitters are needed, since pitchers only pitch; there { $count ->
    [one] is one
   *[other] are { $count }
}.
clix-team-positions = Nobody is left to play { $positions }.
clix-team-points = { $points } points are { $over } more than the { $most } a team may cost.
clix-team-twice = { $count ->
    [one] This figure is
   *[other] These figures are
} there more than once: { $names }.
clix-team-sizes = Both teams need the same number of figures; these have { $first } and { $second }.
clix-team-same-league = An interleague game needs a team of each league; these are both of the same.
clix-team-untitled = Untitled team
clix-needs-nine = Exactly nine figures: a pitcher and one each printed C, 1B, 2B, 3B, SS, LF, CF and RF. Points do not matter.
clix-needs-standard = { $fewest } to { $most } figures for { $points } points or less, nobody twice, somebody for every position. UI plays anywhere in the infield, OF anywhere in the outfield. { $style }
clix-needs-open = { $fewest } to { $most } figures, as many as the other team has; points do not matter and a figure may be there twice. A pitcher and a catcher must be among them. { $style }
clix-needs-mixed = Leagues may be mixed.
clix-needs-interleague = All are of one league, the other team of the other.
clix-needs-dh-league = All are of the Meridian League, nine of them hitters, for there is a designated hitter.
clix-needs-no-dh-league = All are of the Harbor League.
clix-cannot-spoiled = It cannot be completed as it is. { $why }
clix-cannot-points = { $left ->
    [one] One point is
   *[other] { $left } points are
} left, but what is missing costs at least { $least }. Drop { $names } and try again.
clix-cannot-room = There is no room for what is missing; a team has { $most } figures at most. Drop one of these and try again: { $names }.
clix-column-club = club
clix-column-position = pos
clix-column-hand = hand
clix-column-speed = S
clix-column-defense = D
clix-column-endurance = E
clix-column-marker = mark
clix-place-P = P
clix-place-C = C
clix-place-1B = 1B
clix-place-2B = 2B
clix-place-3B = 3B
clix-place-SS = SS
clix-place-LF = LF
clix-place-CF = CF
clix-place-RF = RF
clix-place-DH = DH
clix-place-bench = bench
clix-place-bullpen = bullpen

# --- Mistakes in files ---
error-clix-file = { $path } is not a file of figures: { $why }
error-clix-number = { $who }: “{ $name }” is { $value }, but must be { $low } to { $high }.
error-clix-result = { $who }: there is no result “{ $text }”. There are { $known }.
error-clix-step = { $who }: there is no dial position “{ $text }”. There are { $known }.
error-clix-starter = { $name } cannot start for { $league } at { $position }: the league or the printed position is another.
error-clix-faces = The { $die } die shows “{ $faces }”, but needs six of the symbols { $signs }.
error-clix-combinations = Each of { $known } must be named once: { $columns } for the batter, { $columns } for the pitcher, and two for total control.
error-clix-columns = { $who } needs results for { $columns }, each once.
error-clix-column = { $who }: there is no column “{ $text }” on this base. There are { $known }.
error-clix-spray = The chart { $chart } is “{ $zones }”, but needs six zones from 1 to 6, none lower than the one before.
error-clix-intangible = { $who }: there is no intangible “{ $text }”. There are { $known }.
error-clix-span = { $who }: “{ $text }” is no span of dial positions; write the hotter first, as in R6-B2.
error-clix-two-intangibles = { $who }: { $step } shows two intangibles.
error-clix-same = { $who }: { $hot } and { $cold } show the same; every click must change something.
error-clix-worse = { $who }, column { $column }: { $hot } is worse for its owner than { $cold }.
error-clix-template = { $who }: there is no such template “{ $text }” for this kind of figure. There are { $known }.
error-clix-chart = { $who }: there is no spray chart “{ $text }”. There are { $known }.
error-clix-pitcher = { $who } is a pitcher and needs “throws” and “endurance”.
error-clix-hitter = { $who } is no pitcher and needs “bats”, “speed” and “defense”.
error-clix-twice = The number { $number } is there twice.
error-clix-no-figure = There is no figure with the number { $number }.
error-clix-nine = Nobody in this team can play { $position }.
error-clix-given = The position is not understood: { $why }
error-clix-team = “{ $title }” ({ $option }) cannot play this match. { $why }
error-clix-teams = These two teams cannot play each other. { $why }
error-clix-club-dh-league = { $club } is a club of the Harbor League, and this match is for the Meridian League: { $known }.
error-clix-club-no-dh-league = { $club } is a club of the Meridian League, and this match is for the Harbor League: { $known }.

# --- Lessons ---
clix-lesson-preseason = Two dice and a dial
clix-lesson-preseason-goal = SportsClix is baseball with figures: more runs after nine innings win. A run is a batter who gets around all the bases and back home. In an inning each team bats once. This is your half of the ninth, your last chance, and you are behind, 3 to 4.
clix-lesson-preseason-dials = Your batter, Cosmo Grovefell, faces their pitcher, who throws the ball. Each stands on a dial, red for hot, blue for cold; beside it are the results he has at that setting. Cosmo is at red 3, the pitcher at a rather hot red 5.
clix-lesson-preseason-dice = An at-bat, one batter against the pitcher, takes two dice. The red one is the pitcher’s, and it shows velocity, a flame: here comes a fast ball. The black one is your batter’s. Throw it.
clix-lesson-preseason-out = Fooled. Each pair of symbols is on one dial only: velocity and fooled is on the pitcher’s, and says K, a strikeout. Cosmo missed the ball and is out. Two outs now; the third ends your inning.
clix-lesson-preseason-next = Mateo Oatmore is up next, and the pitcher throws velocity again. Throw the black die.
clix-lesson-preseason-square = Power. Velocity and power is on your batter’s dial, in a green square. There the green die decides: even is a single, which is worth first base, odd a strikeout. Throw it.
clix-lesson-preseason-single = A 4, so it is a single: Mateo is a runner on first base. Past second and third he would be home again, and that is a run. A single is a hit, and a hit turns the dial one click hotter: red 4.
clix-lesson-preseason-hanger = Wilbur Quarryfell is up, and the red die shows a hanger, a ball that seems to wait for the bat. Only the batter’s dial answers a hanger. Throw the black die.
clix-lesson-preseason-walk = Hanger and fooled: his dial says W, a walk. The pitcher missed his target too often, and Wilbur takes first base for nothing. Mateo has to make room and moves to second. A walk is no hit, so no dial turns.
clix-lesson-preseason-last = Two men on base, two outs, and Ira Tallowcroft, who hits far. The red die shows another hanger. Throw the black one.
clix-lesson-preseason-control = Hanger and sweet spot is on no dial at all: Ira is in total control. He gains a click, to red 4, and you take any result he has there. You are one run behind: take HR, the home run. The ball is gone, and all may walk home.
clix-lesson-preseason-won = Everybody is home: Mateo, Wilbur and Ira himself, three runs. You win, 6 to 4, and the game is over on the spot, for the others have had their ninth.
clix-lesson-preseason-pitchers = Your pitcher gets hotter, too, by half an inning without a hit or a walk. That is Preseason. In the next lesson you choose your dice, and balls have to be caught.
clix-lesson-regular = Where the ball goes
clix-lesson-regular-zones = The goal is the same, but now the ball flies somewhere: six zones fan out from home. You defend. It is 2 to 2 in the eighth, one out, and one of theirs waits on third, a base away from a run.
clix-lesson-regular-chart = The green numbers on the grass are the chart of their batter, Grover Thistleward: a green 4 or 5 sends his ball to zone 5, nothing to zone 1. In your infield, on the brown ground, nobody guards zone 5. Place everybody by the chart.
clix-lesson-regular-ready = Now your second baseman, 2B, guards zone 5, and nobody stands idle in zone 1. You may also drag a single fielder to another zone, before any at-bat. Say that you are ready.
clix-lesson-regular-secret = Both sides choose a die in secret; theirs lies under the cup. Red against blue, or white against black, is mostly read on your pitcher’s dial, anything else on the batter’s. Guess that it is blue: choose red.
clix-lesson-regular-throw = It is blue, well guessed. Throw your red die. They throw the blue one, and the green one, which tells the zone.
clix-lesson-regular-routine = Velocity and contact made a GB, a ground ball, and the green 5 sent it to zone 5, to your second baseman. With somebody in the zone it is routine: Grover is out, and runners stay. Two outs.
clix-lesson-regular-guess = Silas Fallowfell has chosen, too. He saw you throw red and would like black against it. Be ahead of him: choose white.
clix-lesson-regular-gap = Black it was. Control and power made an FB, a fly ball, one for the outfielders on the grass, but zone 3 has none. A neighbor must run for it: LF, in left field, has defense 4, CF in the center 6. Send CF.
clix-lesson-regular-catch = Two dice and his defense of 6 must beat 10, so 5 or more will do. Missed, it would be a single, and the runner on third would score. Throw the dice.
clix-lesson-regular-half = A 2, a 4 and his 6 make 12: caught, and that is the third out. The runner goes back to his bench, and now your team bats. Go on when the others are in their places.
clix-lesson-regular-swing = Mateo Oatmore is up. At bat you want the other pairs, black against red or blue against white, since those are read on your own dial. Choose blue, contact.
clix-lesson-regular-hanger = They chose white, and it shows a hanger. Throw your blue die, and the green one with it.
clix-lesson-regular-plus = 1B+, a single to zone 3. The plus means that Mateo may try for second base, too. To stop him, the throw, two dice and an outfielder’s defense, must beat Mateo’s speed, 12. Send him.
clix-lesson-regular-power = Their left fielder threw 3 and 4, with his defense 11: not enough, and Mateo stands on second. Now Wilbur Quarryfell is up. Choose black, power.
clix-lesson-regular-far = A hanger again; their pitcher needs a rest. Throw your two dice.
clix-lesson-regular-fence = A deep fly, yellow, to zone 6. A yellow ball flies over the green fence there, which is nearer: a home run, and you lead 4 to 2. You are the home team, so it was you who set the fences before the game.
clix-lesson-regular-squares = At a yellow or red fence an outfielder could have caught it. Orange squares are special as well: balls with a ! always need the dice, K* and W* one die more. Next come the Playoffs, where runners really run.
clix-lesson-playoffs = Run for it
clix-lesson-playoffs-news = You still want more runs than the others, but now runners run on outs as well, and dials turn both ways. You defend in the ninth, 3 to 3, one out. Jasper Saddleridge is on first, Clement Yarrowstead at bat.
clix-lesson-playoffs-pitch = They have chosen their die. A ground ball would suit you, and velocity against contact is a GB on your pitcher’s dial. Choose red.
clix-lesson-playoffs-force = A ground ball to your shortstop, SS, one of the infielders. Clement runs to first, so Jasper has to leave it for second: he is forced. You may put him out there instead of the batter, without a roll. Do it.
clix-lesson-playoffs-relay = Two outs. Your second baseman, 2B, has the ball at second base now, and slow Clement is still on his way to first. Throw on, for one more.
clix-lesson-playoffs-two = A throw is two dice and the defense of who throws, 5 here. It must beat the runner’s speed, 10. Throw the dice.
clix-lesson-playoffs-click = With 3 and 4 he comes to 12: a double play, two outs on one ball, and their half is over. It earns a click for one who took part. Give it to Linus Tarnfield, who made that throw.
clix-lesson-playoffs-colder = Clement lost a click for it and is down to red 1. From now on, failing in big moments turns a dial colder. It is your half of the ninth: Gus Embermere bats first. Watch him.
clix-lesson-playoffs-swing = Gus singled and is on first, and he is fast: speed 14. Duncan Heathermore is at bat. Choose black for him.
clix-lesson-playoffs-steal = Both dice are chosen but not thrown: now Gus may steal second base, that is, run for it before anybody hits. Their catcher, C, behind the batter, throws with defense 5, and 1 more since the first baseman keeps Gus close. He has to beat 14. Let Gus steal.
clix-lesson-playoffs-stolen = The catcher threw 4 and 2, only 12 in all: Gus has stolen second. The at-bat goes on, and their white die shows control. Throw yours.
clix-lesson-playoffs-tag-up = A fly ball, caught: Duncan is out. After a catch runners may tag up, which is to touch their base and run on. For their right fielder third is far, so Gus counts as 15, and the throw has only defense 5. Go.
clix-lesson-playoffs-contact = 5, 4 and his 5 made 14: Gus is on third. Linus Tarnfield bats, and even a ground ball might bring Gus home. Choose blue.
clix-lesson-playoffs-send = A ground ball to their shortstop. Nobody pushes Gus from behind, so he is not forced; you may send him or keep him. A throw home, two dice and defense 6, must beat 14. Send him.
clix-lesson-playoffs-run = They tried, with 5 and 2: only 13. Gus is home, and you lead 4 to 3. Each run that a batter brings home earns a click, for him or for the runner. Give it to Linus again.
clix-lesson-playoffs-won = You win, and the ninth is over at once. One single, and legs did the rest: without the steal and the tag-up Gus would still be on first.
clix-lesson-playoffs-more = Also new: bunts, soft taps that move the runners; walks on purpose; great plays and errors when two dice show the same; and pitchers who cool down after as many innings as their E, endurance. The last lesson is about whole teams.
clix-lesson-championship = Bench and gifts
clix-lesson-championship-news = More runs still win, but now you have a whole team. You defend in the eighth, 5 to 5, two outs, one of theirs on third. Your pitcher has cooled to blue 4: one click more shows three balls, and he must leave.
clix-lesson-championship-reliever = Do not wait for that. Between at-bats you may replace anybody, but whoever leaves is gone for good. Bring in Dario Valewright, a reliever, which is a pitcher for the end of a game, for Wendell Coldridge.
clix-lesson-championship-gift = Dario starts at his green marker, red 1, where his dial shows a gift, an intangible: Shut ’em Down. In the eighth and ninth, with a runner on second or third, he picks his die after the batter’s throw, for a click. Use it.
clix-lesson-championship-late = They chose black and threw power. No guessing this time: white against power is a K on Dario’s dial. Choose white.
clix-lesson-championship-roll = White shows control on four of its six sides. Throw it.
clix-lesson-championship-cost = Strikeout, the third out, and nobody scored. The gift cost Dario a click, but a reliever who leaves a runner stranded like that gains one. Now you bat.
clix-lesson-championship-pinch = Duncan Heathermore is up, down at blue 3. On your bench sits Milo Nettlestead, who hits far. Let Milo come in for Duncan and bat in his place.
clix-lesson-championship-swing = Much better results. When you defend again, Milo has to play somewhere or leave, and somebody else must catch. That can wait: choose blue.
clix-lesson-championship-spray = Hanger and contact made a double: Milo stands on second. Linus Tarnfield is up, and his dial shows a gift, too: Spray Hitter. Choose blue again.
clix-lesson-championship-throw = Another hanger; blue 4 is no fun for a pitcher. Throw your dice.
clix-lesson-championship-nudge = A single to zone 3, where their center fielder, defense 6, could step in and throw at Milo. A Spray Hitter may turn the green die by one: make it a 2, and only the left fielder, defense 4, gets there.
clix-lesson-championship-extra = Milo has reached third and may try for one base more: home. For a throw home from the outfield he counts as 13, so the left fielder would need a 10 on two dice. Send Milo.
clix-lesson-championship-click = 4 and 3 were not enough: Milo is home, 6 to 5. Linus gains a click for his hit, and another is due for the run. Give him that as well.
clix-lesson-championship-balls = That was the sixth run off their pitcher, and from the sixth on each one costs him a click. He was at blue 4: now his dial shows three balls, and he has to be replaced.
clix-lesson-championship-end = There are eleven gifts, and each works only while the dial shows it. Out of his own position a fielder has no routine plays. That is all there is: build a team of your own, and keep it hot.

# What an action would do
clix-gist-made = the play is made
clix-gist-missed = it gets through
clix-gist-ground-out = ground out
clix-gist-fly-out = fly out
clix-gist-choice = fielder’s choice
clix-gist-sacrifice-fly = sacrifice fly
clix-gist-sacrifice-bunt = sacrifice bunt
clix-gist-double-play = double play
clix-gist-home = { $player-you ->
    [yes] you are home
   *[no] { $player } is home
}

# --- Why something cannot be chosen ---
clix-why-steal-home = { $name } is on third, and nobody steals home.
clix-why-forced = { $name } is forced: he runs whatever you decide.
clix-why-extra = { $name } has his base: on this hit he goes no further.
clix-why-extra-regular = At this level only the batter tries for one more, and whom he pushes on.
clix-why-battery = Pitcher and catcher stay where they are; only infielders and outfielders move.
clix-why-shifted = { $name } has been moved as often as one can be before an at-bat.
clix-why-reach = { $name } cannot reach this ball: it is for those in its zone, or else in the one beside it.
clix-why-gone = { $name } has left the game and does not come back.
clix-why-after-shift = Substitutions come before the fielders are moved.
clix-why-pitches-only = { $name } is a pitcher: he comes in to pitch and for nothing else.
clix-why-battery-left = Without { $name } nobody would be left to pitch or to catch, or he cannot play there.
clix-why-post = { $name } cannot play { $position }: only pitchers pitch and only catchers catch.

# --- The designer's report ---
clix-design-intangible = Intangibles
clix-design-figure = Figures
clix-design-figure-name = { $name }, { $club }
clix-trait-batting = batting: a run in a hundred times at bat
clix-trait-defense = a point of defense
clix-trait-speed = a point of speed
clix-trait-starting = starters: a run saved in a hundred batters
clix-trait-endurance = starters: an inning of endurance
clix-trait-relieving = relievers: a run saved in a hundred batters
clix-trait-relief-endurance = relievers: an inning of endurance
