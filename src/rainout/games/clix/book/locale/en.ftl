# The rule book of SportsClix.

clix-rules-aim = The game
clix-rules-aim-dial = Two managers play nine innings with figures that stand on dials. Hits turn a dial hotter, and what it shows decides the next at-bat. More runs win.
clix-rules-aim-levels = Four levels of rules build on each other: Preseason, with two dice and nothing to decide; Regular season, with a secret choice of dice, fielders and fences; Playoffs, with everything that happens on the bases; Championship, with whole teams and special gifts.
clix-rules-setup = Before the game
clix-rules-setup-order = Each manager settles the batting order, nine slots for nine figures. Both roll the green die; the higher is the home team and bats in the bottom halves.
clix-rules-setup-three = Hitters start at red 3, pitchers at their green marker. No dial turns colder at this level.
clix-rules-setup-marker = Everybody starts at his green marker.
clix-rules-setup-fences = The home manager sets a fence in each of the six zones: shallow (green), average (yellow) or deep (red). They stand for the whole game, and only deep flies care about them.
clix-rules-setup-cold = No dial turns colder at this level.
clix-rules-dials = Reading a dial
clix-rules-dials-steps = A dial goes from red 6, the hottest, by way of red 1 and blue 1 to blue 4, the coldest. Each position has seven results, one for each pair of symbols that is printed on this base. On a hitter they are the batter’s pairs, on a pitcher the pitcher’s: between them each pair stands on one base only.
clix-rules-dials-up = The pitcher’s red die fell on hanger. Now the batter’s black die is due; together they name a pair, and the dial that has this pair shows the result.
clix-rules-dials-chosen = The defense chose red, and it fell on hanger. Now the batter’s die is due, with the green one; the two symbols name a pair, and the dial that has this pair shows the result.
clix-rules-dials-results =
    - K: strikeout. W: walk, the batter takes first and runners move only if somebody behind needs their base.
    - 1B, 2B, 3B, HR: everybody moves so many bases, or home.
    - GB, FB: a ball on the ground or in the air.
clix-rules-dials-outs = At this level GB and FB are outs, and nobody moves on them. Orange squares mean nothing yet. On a red, yellow or green square the green die is rolled: odd is a strikeout, even a home run, a double or a single.
clix-rules-dials-control = Two pairs stand on no base: total control for the batter or for the pitcher. He gains a click, and his manager takes whichever result his dial then shows.
clix-rules-dials-pitchers = Pitchers at bat use one common column that never turns, and gain nothing there.
clix-rules-at-bat = An at-bat
clix-rules-at-bat-two = The pitcher rolls red, the batter black. The pair of symbols is read on the dial that prints it.
clix-rules-at-bat-secret = The defense takes red (velocity) or white (control), the offense black (power) or blue (contact), both in secret. Each die has its own symbol most often, so choose for the columns you like. The green die goes along and tells the zone, by the batter’s spray chart.
clix-rules-at-bat-squares =
    Coloured squares are special plays:

    - K*: red is rolled; velocity makes it a strikeout, anything else a walk.
    - W*: blue is rolled; contact makes it a walk, anything else a strikeout.
    - 1B+, 2B+: the batter may try for one base more.
    - GB!, FB!: a scorcher, never a routine play.
    - FB on green, yellow or red: a deep fly, compared with the fence.
clix-rules-at-bat-bunt = Instead of a die the offense may announce a bunt: blue alone is rolled. With contact the ball is down, the catcher must beat 10, and runners move up; any other symbol is a strikeout. Before the dice are chosen the defense may walk the batter on purpose.
clix-rules-fielding = In the field
clix-rules-fielding-zones = Six zones fan out from home plate, each with an infield and an outfield. Before each at-bat the defense may send its infielders and outfielders to any zones it likes. The batter’s spray chart is open: it tells which zones the green die sends the ball to.
clix-rules-fielding-routine = A ground ball to an infielder’s zone, or a fly to an outfielder’s, is routine: the batter is out. Elsewhere there is a gap. Somebody must come over from the next zone, and two dice with his defense (D) must beat 10; else it is a single.
clix-rules-fielding-gap = A gap: a ground ball into a zone where no infielder stands. The third baseman comes over from the next one and needs more than 10 with two dice and his defense.
clix-rules-fielding-scorcher = Scorchers, GB! and FB!, always need a roll: to beat 10 from the zone itself, 11 after moving.
clix-rules-fielding-deep = A deep fly is compared with the fence of its zone. Farther than the fence, it is a home run at once. Short of it, an outfielder must beat 10, or 11 from the next zone; else it is a double. At a fence of the same colour he must beat 10, or 12; else it is a home run.
clix-rules-fielding-throw = A throw is two dice and the defense of whoever has the ball. It must beat the runner’s speed (S); equal means safe. A long throw and a throw home from the outfield add 1 to the speed each.
clix-rules-fielding-three = A throw is long when it crosses three zone lines or more.
clix-rules-fielding-four = At this table a throw is long when it crosses four zone lines or more.
clix-rules-fielding-stay = Runners stay where they are on a ball that is an out.
clix-rules-running = On the bases
clix-rules-running-forced = A ground ball forces the runner on first, and with him those whose bases are needed. The others may be sent or kept. Then the defense chooses: the batter at first, one forced runner without another roll, or a throw at one who was sent.
clix-rules-running-two = A ground ball to the shortstop with a runner on first. The defense may retire the batter, or force the runner at second; the second baseman stands there to throw on for two.
clix-rules-running-double = After a force out or a tag the ball may be thrown on: it must beat the batter’s speed for a double play. It takes an infielder in the zone of the first base concerned. A failed throw ends the play; the outs before it stand.
clix-rules-running-tag = After a catch that was not the third out runners may tag up for the next base, all named at once; one throw at one of them is allowed. From first to second the throw has D +2; after a deep fly S +1.
clix-rules-running-extra = After a single or a double runners may try for one base more, the batter only after 1B+ and 2B+ or a deep fly. One outfielder may throw at one of them.
clix-rules-running-steal = Steals of second and third are announced once the dice are chosen. The catcher may throw: two dice and his defense must beat the runner’s speed. An infielder near the runner’s base holds him: D +1 at second, +2 at third. Nobody steals home.
clix-rules-performance = Hot and cold
clix-rules-performance-hit = A hit is worth a click to the batter; a walk is not. Nobody gets hotter than red 6.
clix-rules-performance-clean = A pitcher who gets through a half without a hit or a walk gains a click.
clix-rules-performance-gains =
    These gain a click:

    - the batter for a hit; he or the runner for each run driven in
    - a fielder for a great play, or for a runner thrown out
    - one of those who turned a double play
    - the pitcher, if white then shows control, after a half of three batters
clix-rules-performance-losses =
    These lose one:

    - the batter who makes the third out with a runner on second or third, or who hits into a double play
    - a fielder for an error
    - the pitcher for each run from the sixth on
    - a tired pitcher: one for the first inning beyond his endurance (E), two for the second, and so on
clix-rules-performance-doubles = Doubles on fielding and throwing: 6–6 is a highlight that always succeeds, 1–1 a blooper that always fails. Other doubles are a great play or an error. After an error everybody goes one base further.
clix-rules-performance-three = In one at-bat nobody turns more than three clicks hotter, nor more than three colder.
clix-rules-performance-end = At this level nobody gets colder than blue 4.
clix-rules-championship = Championship
clix-rules-championship-teams = Whole teams with benches. Between at-bats players can be replaced; who goes out does not come back. A new man starts at his marker, a starter in relief at blue 1.
clix-rules-championship-standard = A team costs up to 1,000 points, has nine figures or more, and no name twice.
clix-rules-championship-open = At this table points do not matter, but both teams are equally large.
clix-rules-championship-cold = Whoever cools past blue 4 shows three balls and must be replaced. Away from his printed position a fielder has no routine plays: he must beat 10 for every ball. UI is at home in the whole infield, OF in the whole outfield.
clix-rules-championship-dh = With a designated hitter somebody bats for the pitcher and does not field. Where the leagues differ, the home manager decides.
clix-rules-championship-gifts = A dial position may show an intangible, a special gift that works while the dial shows it. Most work by themselves; some are used when you say so. The word list has them all.
clix-rules-end = The end
clix-rules-end-nine = More runs after nine innings win; a tie goes into extra innings. The home team does not bat in the ninth when it leads, and wins at once when an at-bat of its last half puts it ahead.

# --- Words ---
clix-word-result-k = K (strikeout)
clix-word-result-k-text = The batter is out; nobody moves.
clix-word-result-gb = GB (ground ball)
clix-word-result-gb-text = A ball on the ground: out in Preseason, later a matter for the infield.
clix-word-result-fb = FB (fly ball)
clix-word-result-fb-text = A ball in the air: out in Preseason, later a matter for the outfield.
clix-word-result-k-star = K* (paint the corner)
clix-word-result-k-star-text = Red is rolled: velocity makes it a strikeout, anything else a walk; in Preseason just a K.
clix-word-result-gb-scorcher = GB! (scorching ground ball)
clix-word-result-gb-scorcher-text = Never routine: the infielder must beat 10, or 11 after moving, else it is a single.
clix-word-result-fb-scorcher = FB! (scorching fly)
clix-word-result-fb-scorcher-text = Never routine: the outfielder must beat 10, or 11 after moving, else it is a single.
clix-word-result-fb-green = FB on green
clix-word-result-fb-green-text = A deep fly that goes as far as a shallow fence.
clix-word-result-w-star = W* (work the count)
clix-word-result-w-star-text = Blue is rolled: contact makes it a walk, anything else a strikeout; in Preseason just a W.
clix-word-result-w = W (walk)
clix-word-result-w-text = The batter takes first; runners move only if somebody behind them needs their base.
clix-word-result-fb-yellow = FB on yellow
clix-word-result-fb-yellow-text = A deep fly that goes as far as an average fence.
clix-word-result-1b = 1B (single)
clix-word-result-1b-text = Batter and runners advance one base.
clix-word-result-1b-plus = 1B+ (big-play single)
clix-word-result-1b-plus-text = A single after which the batter may try for second.
clix-word-result-2b = 2B (double)
clix-word-result-2b-text = Batter and runners advance two bases.
clix-word-result-2b-plus = 2B+ (big-play double)
clix-word-result-2b-plus-text = A double after which the batter may try for third.
clix-word-result-3b = 3B (triple)
clix-word-result-3b-text = The batter takes third, everybody on base scores.
clix-word-result-fb-red = FB on red
clix-word-result-fb-red-text = A deep fly that goes as far as a deep fence.
clix-word-result-hr = HR (home run)
clix-word-result-hr-text = Everybody scores; a printed one clears every fence.
clix-word-dial = Dial
clix-word-dial-text = What a figure stands on: red 6 is the hottest position, blue 4 the coldest.
clix-word-click = Click
clix-word-click-text = One position of a dial, hotter or colder.
clix-word-marker = Marker
clix-word-marker-text = The green position at which a figure starts.
clix-word-pair = Pair of symbols
clix-word-pair-text = What pitcher’s and batter’s die show together; it stands on one of the two dials.
clix-word-total-control = Total control
clix-word-total-control-text = A pair that stands on no dial: a click for the man in control, and any result his dial shows.
clix-word-red-die = Red die (velocity)
clix-word-red-die-text = A pitcher’s die with many velocity symbols.
clix-word-white-die = White die (control)
clix-word-white-die-text = A pitcher’s die with many control symbols.
clix-word-black-die = Black die (power)
clix-word-black-die-text = A batter’s die with many power symbols.
clix-word-blue-die = Blue die (contact)
clix-word-blue-die-text = A batter’s die with many contact symbols.
clix-word-green-die = Green die
clix-word-green-die-text = Shows 1 to 6: the zone, and in Preseason what a coloured square comes to.
clix-word-speed = S (speed)
clix-word-speed-text = What a throw must beat to put the runner out.
clix-word-defense = D (defense)
clix-word-defense-text = Added to two dice when a man fields or throws.
clix-word-endurance = E (endurance)
clix-word-endurance-text = The innings a pitcher can pitch before he tires.
clix-word-zone = Zone
clix-word-zone-text = One of six parts of the field, counted from the left, each with infield and outfield.
clix-word-spray = Spray chart
clix-word-spray-text = Says to which zone each face of the green die sends a batter’s ball.
clix-word-gap = Gap
clix-word-gap-text = A zone where no fielder stands for this ball: somebody must come over and beat 10.
clix-word-routine = Routine play
clix-word-routine-text = A ball into a zone where the right fielder stands: an out without a roll.
clix-word-fence = Fence
clix-word-fence-text = Shallow (green), average (yellow) or deep (red) in each zone; deep flies are compared with it.
clix-word-deep-fly = Deep fly
clix-word-deep-fly-text = An FB on a green, yellow or red square, compared with the fence of its zone.
clix-word-scorcher = Scorcher (!)
clix-word-scorcher-text = A ball nobody has for certain: it always needs a roll.
clix-word-long-throw = Long throw
clix-word-long-throw-text = A throw across many zone lines; the runner has S +1.
clix-word-force = Force out
clix-word-force-text = Retires a runner who had to make way, without another roll.
clix-word-tag-up = Tag up
clix-word-tag-up-text = To run to the next base after a ball was caught.
clix-word-relay = Throwing on
clix-word-relay-text = The throw for a second or third out of one play.
clix-word-pick-em = Pick ’em
clix-word-pick-em-text = Of the players named their manager decides who takes the click.
clix-word-roll-em = Roll ’em
clix-word-roll-em-text = White is rolled, and the pitcher gains a click if it shows control.
clix-word-highlight = Highlight play
clix-word-highlight-text = 6–6 on an attempt: it succeeds, and fielder or pitcher gains a click.
clix-word-blooper = Blooper play
clix-word-blooper-text = 1–1 on an attempt: it fails, and fielder or pitcher loses a click.
clix-word-great-play = Great play
clix-word-great-play-text = Doubles that succeed: the fielder gains a click.
clix-word-error = Error
clix-word-error-text = Doubles that fail: the fielder loses a click and everybody goes one base further.
clix-word-rule-of-3 = Rule of 3
clix-word-rule-of-3-text = Nobody turns more than three clicks each way in one at-bat.
clix-word-three-balls = Three balls
clix-word-three-balls-text = One click past blue 4: the player must be replaced.
clix-word-out-of-position = Out of position
clix-word-out-of-position-text = Away from his printed position a fielder has no routine plays.
clix-word-dh = DH
clix-word-dh-text = Designated hitter: bats for the pitcher and does not field.
clix-word-points = Points
clix-word-points-text = What a figure costs a team; 1,000 is the most in the standard format.
clix-word-intangible = Intangible
clix-word-intangible-text = A special gift of a player that works while his dial shows it.
clix-word-intangible-speed-demon = Speed Demon
clix-word-intangible-speed-demon-text = S +1 on steals and extra bases; on the ground he must be thrown out at first.
clix-word-intangible-flamethrower = Flamethrower
clix-word-intangible-flamethrower-text = On a ball in play red may be rolled, and velocity makes it a strikeout; it costs a click.
clix-word-intangible-specialist = Specialist
clix-word-intangible-specialist-text = Against batters of his own hand all attempts of the defense have D +1.
clix-word-intangible-shut-em-down = Shut ’em Down
clix-word-intangible-shut-em-down-text = In the 8th and 9th, with a runner on second or third, his die may be chosen after the batter’s roll; it costs a click.
clix-word-intangible-clutch-hitter = Clutch Hitter
clix-word-intangible-clutch-hitter-text = S +1 for all who run in his at-bat; with two outs, or a runner on second or third, fielding is one harder.
clix-word-intangible-spray-hitter = Spray Hitter
clix-word-intangible-spray-hitter-text = May turn the green die by one.
clix-word-intangible-cannon = Cannon
clix-word-intangible-cannon-text = D +1 when he throws.
clix-word-intangible-great-range = Great Range
clix-word-intangible-great-range-text = D +1 on scorchers; a deep fly he misses short of the fence is a single.
clix-word-intangible-double-play-wizard = Double Play Wizard
clix-word-intangible-double-play-wizard-text = D +1 on throws for a second or third out.
clix-word-intangible-leadership = Leadership
clix-word-intangible-leadership-text = A click he would gain may go to a teammate in the game.
clix-word-intangible-intimidation = Intimidation
clix-word-intangible-intimidation-text = In total control he may cool his opponent by a click in place of gaining one.
