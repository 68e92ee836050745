# CLUTCH Baseball: what is asked, done and told. The words of its cards are in the catalog beside the card files.

clutch-title = CLUTCH Baseball
clutch-tagline = Player cards, three dice and a deck of strategies: two managers, nine innings, and a card for every moment.
clutch-name = { $name }

# --- Options ---
clutch-option-cards = Cards
clutch-option-cards-help = The learning mode is played with player cards alone.
clutch-option-cards-full = all: players, strategies, coaches, stadiums
clutch-option-cards-learning = players only
clutch-option-first-club = First manager’s club
clutch-option-first-club-help = Each club has a roster of 26, a deck, three coaches and a stadium.
clutch-option-first-club-beekeepers = Larkspur Beekeepers
clutch-option-first-club-clockmakers = Pendle Cross Clockmakers
clutch-option-first-club-drummers = New Tamarind Drummers
clutch-option-first-club-ferrymen = Brackwater Ferrymen
clutch-option-first-club-kites = Mesa Clara Kites
clutch-option-first-club-mapmakers = Westering Mapmakers
clutch-option-first-club-sledders = Winterbourne Sledders
clutch-option-first-club-stokers = Cinder Falls Stokers
clutch-option-first-deck = First manager’s deck
clutch-option-first-deck-help = Fifty strategy cards; every club has one of its own.
clutch-option-first-deck-own = the club’s own
clutch-option-first-deck-balanced = balanced
clutch-option-first-deck-running = running game
clutch-option-first-deck-pitching = pitching
clutch-option-second-club = Second manager’s club
clutch-option-second-club-help = Each club has a roster of 26, a deck, three coaches and a stadium.
clutch-option-second-club-beekeepers = Larkspur Beekeepers
clutch-option-second-club-clockmakers = Pendle Cross Clockmakers
clutch-option-second-club-drummers = New Tamarind Drummers
clutch-option-second-club-ferrymen = Brackwater Ferrymen
clutch-option-second-club-kites = Mesa Clara Kites
clutch-option-second-club-mapmakers = Westering Mapmakers
clutch-option-second-club-sledders = Winterbourne Sledders
clutch-option-second-club-stokers = Cinder Falls Stokers
clutch-option-second-deck = Second manager’s deck
clutch-option-second-deck-help = Fifty strategy cards; every club has one of its own.
clutch-option-second-deck-own = the club’s own
clutch-option-second-deck-balanced = balanced
clutch-option-second-deck-running = running game
clutch-option-second-deck-pitching = pitching
clutch-option-games = Games
clutch-option-games-help = A single game, or a series in which pitchers need their rest.
clutch-option-games-1 = one game
clutch-option-games-3 = best of three
clutch-option-games-5 = best of five
clutch-option-games-7 = best of seven
clutch-option-starters = Starting pitchers
clutch-option-starters-help = In a single game the managers may let a die choose from the rotation.
clutch-option-starters-choose = the managers choose
clutch-option-starters-roll = a die chooses
clutch-option-automatic-runners = Automatic runners
clutch-option-automatic-runners-help = From the tenth inning on, each half begins with a runner on second.
clutch-option-weather = Weather
clutch-option-weather-help = A weather card is drawn before the first pitch.
clutch-option-windows = Moments for cards
clutch-option-windows-help = Asking only who has a fitting card is quicker; asking everybody who holds a card gives nothing away.
clutch-option-windows-fitting = ask only who can play one
clutch-option-windows-always = ask everybody who holds one

# --- Words of the game ---
clutch-result-so = strikeout
clutch-result-gb = ground ball
clutch-result-ld = line drive
clutch-result-fb = fly ball
clutch-result-bb = walk
clutch-result-1b = single
clutch-result-2b = double
clutch-result-3b = triple
clutch-result-hr = home run
clutch-result-hbp = hit by pitch
clutch-result-e = error
clutch-result-ibb = intentional walk
clutch-result-sac = sacrifice bunt
clutch-role-sp = starter
clutch-role-rp = reliever
clutch-role-op = opener
clutch-role-bp = bulk pitcher
clutch-unit-any = defense
clutch-unit-bat = battery
clutch-unit-if = infield
clutch-unit-of = outfield
clutch-attribute-pitch-roll = the Pitch Roll
clutch-attribute-command = Command
clutch-attribute-pitch = the Pitch
clutch-attribute-on-base = On-Base
clutch-attribute-swing-roll = the Swing Roll
clutch-attribute-swing = the Swing
clutch-attribute-br = the runner’s Baserunning
clutch-attribute-st = the runner’s Stealing
clutch-attribute-defense-roll = the fielding die
clutch-attribute-defense = the fielding total
clutch-attribute-check-target = the number to reach
clutch-attribute-bunt-roll = the bunt roll
clutch-spell-none = and does not last
clutch-spell-early = for innings 1 to 3
clutch-spell-middle = for innings 4 to 6
clutch-spell-late = for innings 7 to 9
clutch-spell-game = for the whole game
clutch-odds-out = out
clutch-odds-safe = safe

# --- What is asked ---
clutch-ask-roll-home = { $player-you ->
    [yes] Roll the d{ $sides } for home.
   *[no] { $player } rolls the d{ $sides } for home.
}
clutch-ask-roll-starter = { $player-you ->
    [yes] Roll the d{ $sides } for the starter.
   *[no] { $player } rolls the d{ $sides } for the starter.
}
clutch-ask-roll-weather = { $player-you ->
    [yes] Roll the d{ $sides } for the weather.
   *[no] { $player } rolls the d{ $sides } for the weather.
}
clutch-ask-roll-pitch = { $player-you ->
    [yes] Roll the d{ $sides } for the pitch.
   *[no] { $player } rolls the d{ $sides } for the pitch.
}
clutch-ask-roll-swing = { $player-you ->
    [yes] Roll the d{ $sides } for the swing.
   *[no] { $player } rolls the d{ $sides } for the swing.
}
clutch-ask-roll-bunt = { $player-you ->
    [yes] Roll the d{ $sides } for the bunt.
   *[no] { $player } rolls the d{ $sides } for the bunt.
}
clutch-ask-roll-throw = { $player-you ->
    [yes] Roll the d{ $sides } for the throw.
   *[no] { $player } rolls the d{ $sides } for the throw.
}
clutch-ask-roll-check = { $player-you ->
    [yes] Roll the d{ $sides } for the check.
   *[no] { $player } rolls the d{ $sides } for the check.
}
clutch-ask-roll-rethrow = { $player-you ->
    [yes] Roll the d{ $sides } for the throw, once more.
   *[no] { $player } rolls the d{ $sides } for the throw, once more.
}
clutch-ask-roll-reswing = { $player-you ->
    [yes] Roll the d{ $sides } for the swing, once more.
   *[no] { $player } rolls the d{ $sides } for the swing, once more.
}
clutch-ask-draw = { $player-you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
clutch-ask-lose = { $player-you ->
    [yes] You lose a card at random.
   *[no] { $player } loses a card at random.
}
clutch-ask-sky = { $player-you ->
    [yes] A weather card is drawn.
   *[no] A weather card is drawn.
}
clutch-ask-starter = { $player-you ->
    [yes] Who starts on the mound?
   *[no] { $player } names a starting pitcher.
}
clutch-ask-assign = { $player-you ->
    [yes] Who plays { $position }?
   *[no] { $player } names a player for { $position }.
}
clutch-ask-order = { $player-you ->
    [yes] Who bats in slot { $slot }?
   *[no] { $player } names the batter for slot { $slot }.
}
clutch-ask-mulligan = { $player-you ->
    [yes] Keep this hand, or draw five new cards?
   *[no] { $player } looks at the opening hand.
}
clutch-ask-under = { $player-you ->
    [yes] Which card goes under the deck?
   *[no] { $player } puts a card under the deck.
}
clutch-ask-field = { $player-you ->
    [yes] { $batter } is up against { $pitcher }. Change anything?
   *[no] { $batter } is up. { $player } may change pitchers and fielders.
}
clutch-ask-bench = { $player-you ->
    [yes] { $batter } is up against { $pitcher }. Anybody from the bench?
   *[no] { $player } may send somebody from the bench.
}
clutch-ask-walk = { $player-you ->
    [yes] Pitch to { $batter }, or walk him?
   *[no] { $player } decides whether to pitch to { $batter }.
}
clutch-ask-run = { $player-you ->
    [yes] Steal, bunt, or let { $batter } swing?
   *[no] { $player } may steal or bunt.
}
clutch-ask-bunt = { $player-you ->
    [yes] Bunt, or let { $batter } swing?
   *[no] { $player } may bunt.
}
clutch-ask-more-bunt = { $player-you ->
    [yes] Two bunts have failed. Try a third, or swing at a pitch that is 2 better?
   *[no] { $player } decides whether { $batter } bunts again.
}
clutch-ask-infield = { $player-you ->
    [yes] Infield in, or back?
   *[no] { $player } places the infield.
}
clutch-ask-steal-throw = { $player-you ->
    [yes] Which of the thieves do you throw at?
   *[no] { $player } throws at one of the thieves.
}
clutch-ask-send = { $player-you ->
    [yes] Who tries for another base?
   *[no] { $player } may send runners.
}
clutch-ask-throw = { $player-you ->
    [yes] At whom do you throw?
   *[no] { $player } may throw at a runner.
}
clutch-ask-double-play = { $player-you ->
    [yes] Go for two?
   *[no] { $player } may go for two.
}
clutch-ask-cards-w1 = { $player-you ->
    [yes] A card before the at-bat?
   *[no] { $player } may play a card before the at-bat.
}
clutch-ask-cards-w2 = { $player-you ->
    [yes] A card on the steal?
   *[no] { $player } may play a card on the steal.
}
clutch-ask-cards-w3 = { $player-you ->
    [yes] A card before the pitch?
   *[no] { $player } may play a card before the pitch.
}
clutch-ask-cards-w4 = { $player-you ->
    [yes] A card on the Pitch Roll?
   *[no] { $player } may play a card on the Pitch Roll.
}
clutch-ask-cards-w5 = { $player-you ->
    [yes] A card on the Pitch?
   *[no] { $player } may play a card on the Pitch.
}
clutch-ask-cards-w6 = { $player-you ->
    [yes] A card on the Advantage?
   *[no] { $player } may play a card on the Advantage.
}
clutch-ask-cards-w7 = { $player-you ->
    [yes] A card on the die of the swing?
   *[no] { $player } may play a card on the die of the swing.
}
clutch-ask-cards-w8 = { $player-you ->
    [yes] A card on the Swing Roll?
   *[no] { $player } may play a card on the Swing Roll.
}
clutch-ask-cards-w9 = { $player-you ->
    [yes] A card on the Swing?
   *[no] { $player } may play a card on the Swing.
}
clutch-ask-cards-w10 = { $player-you ->
    [yes] A card on the Result?
   *[no] { $player } may play a card on the Result.
}
clutch-ask-cards-w11 = { $player-you ->
    [yes] A card before the roll?
   *[no] { $player } may play a card before the roll.
}
clutch-ask-cards-w12 = { $player-you ->
    [yes] A card after the roll?
   *[no] { $player } may play a card after the roll.
}
clutch-ask-cards-w13 = { $player-you ->
    [yes] A card at the end of the at-bat?
   *[no] { $player } may play a card at the end of the at-bat.
}
clutch-ask-cards-w14 = { $player-you ->
    [yes] A card at the end of the half-inning?
   *[no] { $player } may play a card at the end of the half-inning.
}
clutch-ask-cards-wb = { $player-you ->
    [yes] A card on the bunt?
   *[no] { $player } may play a card on the bunt.
}
clutch-ask-cards-wr = { $player-you ->
    [yes] A card in reaction?
   *[no] { $player } may play a card in reaction.
}
clutch-ask-react = { $player-you ->
    [yes] Answer with a card?
   *[no] { $player } may answer with a card.
}
clutch-ask-pay = { $player-you ->
    [yes] Which card do you discard for it?
   *[no] { $player } pays by discarding a card.
}
clutch-ask-discard = { $player-you ->
    [yes] Which card do you discard?
   *[no] { $player } discards a card.
}
clutch-ask-tune = { $player-you ->
    [yes] Which number changes, and which way?
   *[no] { $player } chooses a number to change.
}
clutch-ask-recycle = { $player-you ->
    [yes] Which card of your discard pile goes under the deck?
   *[no] { $player } puts a discarded card under the deck.
}
clutch-ask-take-back = { $player-you ->
    [yes] Take { $card } back?
   *[no] { $player } may take { $card } back.
}
clutch-ask-replace = { $player-you ->
    [yes] Who comes in for { $name }?
   *[no] { $player } replaces { $name }.
}

# --- What can be done ---
clutch-verb-roll = Roll
clutch-verb-draw = Draw
clutch-verb-lose = Lose
clutch-verb-sky = Weather
clutch-verb-start = Start
clutch-verb-post = Post
clutch-verb-bat = Order
clutch-verb-fill = As suggested
clutch-verb-keep = Keep
clutch-verb-mulligan = Mulligan
clutch-verb-under = Under
clutch-verb-ready = Ready
clutch-verb-walk = Walk
clutch-verb-pitch = Pitch
clutch-verb-infield-in = Infield in
clutch-verb-relieve = Relieve
clutch-verb-in = Bring in
clutch-verb-shift = Switch
clutch-verb-exchange = Double switch
clutch-verb-steal = Steal
clutch-verb-bunt = Bunt
clutch-verb-swing = Swing
clutch-verb-send = Send
clutch-verb-throw = Throw
clutch-verb-let = No throw
clutch-verb-two = Double play
clutch-verb-one = One out
clutch-verb-play = Play
clutch-verb-coach = Coach
clutch-verb-pass = Pass
clutch-verb-discard = Discard
clutch-verb-tune = Change
clutch-verb-recycle = Recycle
clutch-verb-take-back = Take back
clutch-verb-leave = Leave
clutch-do-start = { $name } starts.
clutch-do-relieve = { $name } comes in to pitch.
clutch-do-post = { $name } plays { $position }.
clutch-do-bat = { $name } bats in slot { $slot }.
clutch-do-fill-assign = Everybody else as suggested.
clutch-do-fill-order = The rest of the order as suggested.
clutch-do-keep = Keep this hand.
clutch-do-mulligan = Shuffle it back and draw five; one more card will go under the deck.
clutch-do-under = { $card } goes under the deck.
clutch-do-ready = Nothing more to change.
clutch-do-walk = Walk { $name } on purpose.
clutch-do-pitch = Pitch to { $name }.
clutch-do-infield-in = Pitch with the infield in.
clutch-do-in = { $name } comes in for { $other }.
clutch-do-shift = { $name } and { $other } change positions.
clutch-do-exchange = { $name } and { $other } change slots in the order.
clutch-do-steal = { $count ->
    [one] { $names } steals.
   *[other] { $names } steal.
}
clutch-do-bunt = { $name } bunts.
clutch-do-swing-run = Swing away.
clutch-do-swing-bunt = Swing away.
clutch-do-swing-more-bunt = A normal pitch, with 2 added to it.
clutch-do-send = { $count ->
    [one] { $names } goes.
   *[other] { $names } go.
}
clutch-do-send-none = Nobody goes.
clutch-do-throw = Throw at { $name }, bound for { $base ->
    [second] second
    [third] third
   *[home] home
}.
clutch-do-let = No throw.
clutch-do-two = Go for two: the runner from first is out, and a throw at the batter.
clutch-do-one = Take the batter; the runners move up.
clutch-do-play = Play { $card }.
clutch-do-coach = Call on { $card }.
clutch-do-pass-cards = Play nothing.
clutch-do-pass-react = No answer.
clutch-do-discard = Discard { $card }.
clutch-do-tune-up = { $attribute } up.
clutch-do-tune-down = { $attribute } down.
clutch-do-recycle = { $card } goes under the deck.
clutch-do-take-back = Take { $card } back to your hand.
clutch-do-leave = Leave { $card } played.

# --- What happened ---
clutch-told-rolled-home = { $player } rolls { $face } for home.
clutch-told-rolled-starter = { $player } rolls { $face } for the starter.
clutch-told-rolled-weather = { $player } rolls { $face } for the weather.
clutch-told-rolled-pitch = { $player } rolls { $face } for the pitch.
clutch-told-rolled-swing = { $player } rolls { $face } for the swing.
clutch-told-rolled-bunt = { $player } rolls { $face } for the bunt.
clutch-told-rolled-throw = { $player } rolls { $face } for the throw.
clutch-told-rolled-check = { $player } rolls { $face } for the check.
clutch-told-rolled-rethrow = { $player } rolls { $face } for the throw, once more.
clutch-told-rolled-reswing = { $player } rolls { $face } for the swing, once more.
clutch-told-home = { $player } is home in game { $game }.
clutch-told-starts = { $name } starts for { $player } as { $role }.
clutch-told-assigned = { $name } plays { $position }.
clutch-told-bats = { $name } bats in slot { $slot }.
clutch-told-drew = { $player } draws a card.
clutch-told-drew-own = You draw { $card }.
clutch-told-mulligan = { $player } takes a mulligan.
clutch-told-kept = { $count ->
    [one] { $player } keeps a hand of one card.
   *[other] { $player } keeps a hand of { $count } cards.
}
clutch-told-under = { $player } puts a card under the deck.
clutch-told-under-own = You put { $card } under the deck.
clutch-told-weather = The weather: { $card }, { $spell }.
clutch-told-half-top = Top of inning { $inning }: { $player } bats.
clutch-told-half-bottom = Bottom of inning { $inning }: { $player } bats.
clutch-told-up = { $name } is up against { $pitcher }.
clutch-told-relieved = { $name } relieves { $other } as { $role }.
clutch-told-came-in = { $name } comes in for { $other } ({ $position }).
clutch-told-shifted = { $name } goes to { $position }, { $other } to { $place }.
clutch-told-exchanged = { $name } and { $other } change slots in the order.
clutch-told-infield-in = { $player } brings the infield in.
clutch-told-steals = { $name } breaks for { $base ->
    [second] second
    [third] third
   *[home] home
}.
clutch-told-bunts = { $name } squares to bunt.
clutch-told-bunt-failed = The bunt fails, { $count } of 3.
clutch-told-pitched-pitcher = Pitch { $pitch } against { $needed }: the pitcher has the Advantage.
clutch-told-pitched-batter = Pitch { $pitch } against { $needed }: the batter has the Advantage.
clutch-told-pitched-mistake = A mistake: the batter has the Advantage.
clutch-told-swung = Swing { $swing }: { $result }.
clutch-told-changed = The { $before } becomes a { $result }.
clutch-told-sent = { $name } tries for { $base ->
    [second] second
    [third] third
   *[home] home
}.
clutch-told-throws-steal = { $name }: the catcher throws. More than { $roll } gets him.
clutch-told-throws-extra = { $name }: the outfield throws. More than { $roll } gets him.
clutch-told-throws-tag-up = { $name }: the outfield throws. More than { $roll } gets him.
clutch-told-throws-ground = { $name }: the infield throws. More than { $roll } gets him.
clutch-told-throws-double-play = { $name }: the relay goes to first. More than { $roll } gets him.
clutch-told-threw-out = { $name } is out, { $total } against { $speed }.
clutch-told-threw-safe = { $name } is safe, { $total } against { $speed }.
clutch-told-no-throw = { $player } does not throw.
clutch-told-finished-so = { $name } strikes out.
clutch-told-finished-gb = { $name } grounds out.
clutch-told-finished-ld = { $name } lines out.
clutch-told-finished-fb = { $name } flies out.
clutch-told-finished-bb = { $name } walks.
clutch-told-finished-b1 = { $name } singles.
clutch-told-finished-b2 = { $name } doubles.
clutch-told-finished-b3 = { $name } triples.
clutch-told-finished-hr = { $name } hits a home run.
clutch-told-finished-hbp = { $name } is hit by the pitch.
clutch-told-finished-e = { $name } reaches on an error.
clutch-told-finished-ibb = { $name } is walked on purpose.
clutch-told-finished-sac = { $name } sacrifices.
clutch-told-finished-sf = { $name } hits a sacrifice fly.
clutch-told-finished-fc = { $name } reaches on a fielder’s choice.
clutch-told-finished-dp = { $name } hits into a double play.
clutch-told-tired = { $name } pitches on while tired.
clutch-told-played = { $player } plays { $card }.
clutch-told-coach = { $player } calls on { $card }.
clutch-told-negated = { $card } is negated.
clutch-told-discarded = { $player } discards { $card }.
clutch-told-returned = { $card } goes back to { $player }’s hand.
clutch-told-left = { $card } stays on the table.
clutch-told-gone = { $card } leaves the table.
clutch-told-check-made = Check of the { $unit }: { $total } against { $goal }, made.
clutch-told-check-failed = Check of the { $unit }: { $total } against { $goal }, failed.
clutch-told-stadium = { $card } plays its part.
clutch-told-advantage-batter = The Advantage goes to the batter.
clutch-told-advantage-pitcher = The Advantage goes to the pitcher.
clutch-told-mistake-made = The pitch becomes a mistake.
clutch-told-mistake-cancelled = The mistake is made good.
clutch-told-die = The swing is rolled with the d{ $sides }.
clutch-told-innings = { $name } has another inning in him: { $count } in all.
clutch-told-quality = A quality appearance: { $name } may go { $count } innings.
clutch-told-tuned-up = { $attribute }: { $amount } up.
clutch-told-tuned-down = { $attribute }: { $amount } down.
clutch-told-recycled = { $player } puts { $card } under the deck.
clutch-told-forfeit = { $player } cannot field nine players and forfeits.
clutch-told-game = { $player } wins game { $game }, { $own } to { $others }.
clutch-told-won = { $player } wins, { $own } to { $others }.
clutch-told-automatic = { $name } starts on second.
clutch-told-nothing-left = { $player }’s deck is empty.
clutch-told-sent-off = { $name } must leave the game.
clutch-told-line-up = { $player } has settled the line-up.

# --- How it ended ---
clutch-outcome-won = { $player } wins { $own } to { $others }.
clutch-outcome-series = { $player } wins the series, { $own } games to { $others }.
clutch-outcome-resigned = { $loser } gives up; { $player } wins.
clutch-box-batting = Batting
clutch-box-pitching = Pitching
clutch-box-units = Fielding units
clutch-box-ab = AB
clutch-box-r = R
clutch-box-h = H
clutch-box-2b = 2B
clutch-box-3b = 3B
clutch-box-hr = HR
clutch-box-rbi = RBI
clutch-box-bb = BB
clutch-box-so = SO
clutch-box-sb = SB
clutch-box-cs = CS
clutch-box-at-bats = At-bats
clutch-box-ip = IP
clutch-box-er = ER
clutch-box-bat = Battery
clutch-box-if = Infield
clutch-box-of = Outfield

# --- The rules, in short ---
clutch-rules-aim-title = Aim
clutch-rules-aim = Two managers, nine innings, more runs win. Every at-bat is a duel of two cards and two dice; strategy cards bend it.
clutch-rules-setup-title = Before the first pitch
clutch-rules-setup = Both roll a d20; the higher is home, and his stadium is in force. Each names a starting pitcher and nine batters with a designated hitter, draws five cards and may mulligan: for each mulligan a card goes under the deck.
clutch-rules-at-bat-title = The at-bat
clutch-rules-at-bat = The defense rolls a d20 and adds the pitcher’s Command. More than the batter’s On-Base gives the pitcher the Advantage, else it is the batter’s. A roll inside the X-Zone is a mistake: the batter’s Advantage and a swing with the d24. Then the offense rolls the swing and reads the Result on the chart of whoever has the Advantage.
clutch-rules-running-title = On the bases
clutch-rules-running = After a hit or a fly ball runners may try for one more base, and the defense may throw at one of them: the unit’s rating and a d20 must beat his Baserunning. Three more for home, three more with two outs after a hit. Steals are thrown at with the battery against Stealing. Ties are safe.
clutch-rules-pitchers-title = Pitchers
clutch-rules-pitchers = Each role has an inning limit. Four walks or four earned runs take an inning off; five good innings add one. Beyond the limit a pitcher is tired: less Command, and every swing with the d24. In a series he owes games of rest.
clutch-rules-bench-title = The bench
clutch-rules-bench = From the fourth inning on anybody may be replaced at the start of an at-bat; who leaves does not come back. A reliever faces three batters or finishes the half-inning. Out of position the rating is −3.
clutch-rules-cards-title = Cards
clutch-rules-cards = Blue cards are for the offense, red ones for the defense, grey ones for both. At each moment of the at-bat the defense may play first, then both in turn until both pass. Nobody plays one title twice in an at-bat, changes a number by more than 3 each way, or changes a Result twice.
clutch-rules-end-title = The end
clutch-rules-end = After nine innings the leader wins; tied games go on. When the home team takes the lead in its last half the game is over at once.
