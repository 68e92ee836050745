# CLUTCH Baseball. The words of the cards stand between the marks at the end.

clutch-title = CLUTCH Baseball
clutch-tagline = Player cards, three dice and a deck of strategies: two managers, nine innings, and a card for every moment.
clutch-name = { $name }

# --- The ladder ---
clutch-rung-learning = Players only
clutch-rung-learning-about = Player cards alone, the way to learn it.
clutch-rung-full = All the cards
clutch-rung-full-about = Strategy cards, coaches and stadiums bend every moment of it.
clutch-rung-series = A series
clutch-rung-series-about = Best of three with all the cards, and pitchers who need their rest.

# --- Options ---
clutch-option-cards = Cards
clutch-option-cards-help = New to the game? Learn it with player cards alone; strategy cards, coaches and stadiums join in when you like.
clutch-option-cards-full = all: players, strategies, coaches, stadiums
clutch-option-cards-learning = players only: the learning mode
clutch-option-first-club = First manager’s club
clutch-option-first-club-help = Each club has a roster of 26, a deck, three coaches and a stadium.
clutch-option-first-team = First manager’s own team
clutch-option-first-team-help = A team sheet. Left empty, the club plays.
clutch-option-second-team = Second manager’s own team
clutch-option-second-team-help = A team sheet. Left empty, the club plays.
clutch-option-preset = Rosters
clutch-option-preset-help = How many players a team has and what they may cost. Ready clubs are made to fit.
clutch-option-preset-standard = standard: 26 players, salaries up to 6,000
clutch-option-preset-twenty = short: 20 players, salaries up to 5,000
clutch-option-preset-all-star = All-Star: 30 players, any edition, no salary limit
clutch-option-preset-agreed = as agreed: sizes and limits of your own
clutch-option-bench-size = Bench
clutch-option-bench-size-help = Batters on the bench. With the nine, rotation and bullpen a roster has room for 30.
clutch-option-rotation-size = Rotation
clutch-option-rotation-size-help = Starting pitchers; in a series they take turns.
clutch-option-bullpen-size = Bullpen
clutch-option-bullpen-size-help = Relievers; without any, starters pitch on.
clutch-option-salary-cap = Salary limit
clutch-option-salary-cap-help = What a team may cost; 0 for no limit.
clutch-option-battery-cap = Most for the battery
clutch-option-battery-cap-help = Catcher and best starter together; 0 for no limit.
clutch-option-infield-cap = Most for the infield
clutch-option-infield-cap-help = The four infielders of the line-up together; 0 for no limit.
clutch-option-outfield-cap = Most for the outfield
clutch-option-outfield-cap-help = The three outfielders of the line-up together; 0 for no limit.
clutch-option-first-deck = First manager’s deck
clutch-option-first-deck-help = Fifty strategy cards; every club has one of its own.
clutch-option-first-deck-own = the team’s own
clutch-option-first-deck-balanced = balanced
clutch-option-first-deck-running = running game
clutch-option-first-deck-pitching = pitching
clutch-option-second-club = Second manager’s club
clutch-option-second-club-help = Each club has a roster of 26, a deck, three coaches and a stadium.
clutch-option-second-deck = Second manager’s deck
clutch-option-second-deck-help = Fifty strategy cards; every club has one of its own.
clutch-option-second-deck-own = the team’s own
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
clutch-option-starters-help = The managers may let a die choose from the rotation; in a series they choose themselves.
clutch-option-starters-choose = the managers choose
clutch-option-starters-roll = a die chooses
clutch-option-home = At home in the first game
clutch-option-home-help = Managers roll for it unless it is agreed, as in a league.
clutch-option-home-roll = the higher roll
clutch-option-home-first = the first manager
clutch-option-home-second = the second manager
clutch-option-tired-pitchers = Tired pitchers
clutch-option-tired-pitchers-help = Pitchers bring along the rest they owe from games before this match.
clutch-option-first-rest = First manager’s tired pitchers
clutch-option-first-rest-help = The id of each card and the games of rest it owes, with commas between: FER-16 4, FER-22 1 again. “again” means that he pitched in the last game.
clutch-option-second-rest = Second manager’s tired pitchers
clutch-option-second-rest-help = The id of each card and the games of rest it owes, with commas between: FER-16 4, FER-22 1 again. “again” means that he pitched in the last game.
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
clutch-ask-roll-recheck = { $player-you ->
    [yes] Roll the d{ $sides } for the check, once more.
   *[no] { $player } rolls the d{ $sides } for the check, once more.
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
clutch-ask-run-steal = { $player-you ->
    [yes] Steal, or let { $batter } swing?
   *[no] { $player } may steal.
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
    [yes] Go for two? { $share }% of throws get { $name } too.
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
clutch-ask-react = { $player-you ->
    [yes] Answer with a card?
   *[no] { $player } may answer with a card.
}
clutch-ask-react-card = { $player-you ->
    [yes] Answer { $card } with a card?
   *[no] { $player } may answer { $card } with a card.
}
clutch-ask-pay = { $player-you ->
    [yes] Which card do you discard for { $card }?
   *[no] { $player } discards a card for { $card }.
}
clutch-ask-discard = { $player-you ->
    [yes] Which card do you discard?
   *[no] { $player } discards a card.
}
clutch-ask-discard-limit = { $player-you ->
    [yes] You hold { $held } cards and may keep { $limit }. Which one do you discard?
   *[no] { $player } holds { $held } cards, may keep { $limit }, and discards one.
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
clutch-ask-over = The game is over.

# --- What can be done ---
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
clutch-do-start = { $player } starts.
clutch-do-relieve = { $player } comes in to pitch.
clutch-do-post = { $player } plays { $arranged }.
clutch-do-bat = { $player } bats in slot { $arranged }.
clutch-do-fill-assign = Everybody else as suggested.
clutch-do-fill-order = The rest of the order as suggested.
clutch-do-keep = Keep this hand.
clutch-do-mulligan = Shuffle it back and draw five; one more card will go under the deck.
clutch-do-under = { $card } goes under the deck.
clutch-do-ready = Nothing more to change.
clutch-do-walk = Walk { $batter } on purpose.
clutch-do-pitch = Pitch to { $batter }.
clutch-do-infield-in = Pitch with the infield in.
clutch-do-in = { $player } comes in for { $other }.
clutch-do-shift = { $first } and { $second } change positions.
clutch-do-exchange = { $first } and { $second } change slots in the order.
clutch-do-steal = { $runners-count ->
    [one] { $runners } steals.
   *[other] { $runners } steal.
}
clutch-do-bunt = { $batter } bunts.
clutch-do-swing-run = Swing away.
clutch-do-swing-bunt = Swing away.
clutch-do-swing-more-bunt = A normal pitch, with 2 added to it.
clutch-do-send = { $runners-count ->
    [0] Nobody goes.
    [one] { $runners } goes.
   *[other] { $runners } go.
}
clutch-do-throw = Throw at { $runner }, bound for { $runner-base ->
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
clutch-do-tune = { $way ->
    [up] Raise { $attribute }.
   *[down] Lower { $attribute }.
}
clutch-do-recycle = { $card } goes under the deck.
clutch-do-take-back = Take { $taking } back to your hand.
clutch-do-leave = Leave { $taking } played.

# --- What happened ---
clutch-told-rolled-home = { $player-you ->
    [yes] You roll { $face } for home.
   *[no] { $player } rolls { $face } for home.
}
clutch-told-rolled-starter = { $player-you ->
    [yes] You roll { $face } for the starter.
   *[no] { $player } rolls { $face } for the starter.
}
clutch-told-rolled-weather = { $player-you ->
    [yes] You roll { $face } for the weather.
   *[no] { $player } rolls { $face } for the weather.
}
clutch-told-rolled-pitch = { $player-you ->
    [yes] You roll { $face } for the pitch.
   *[no] { $player } rolls { $face } for the pitch.
}
clutch-told-rolled-swing = { $player-you ->
    [yes] You roll { $face } for the swing.
   *[no] { $player } rolls { $face } for the swing.
}
clutch-told-rolled-bunt = { $player-you ->
    [yes] You roll { $face } for the bunt.
   *[no] { $player } rolls { $face } for the bunt.
}
clutch-told-rolled-throw = { $player-you ->
    [yes] You roll { $face } for the throw.
   *[no] { $player } rolls { $face } for the throw.
}
clutch-told-rolled-check = { $player-you ->
    [yes] You roll { $face } for the check.
   *[no] { $player } rolls { $face } for the check.
}
clutch-told-rolled-rethrow = { $player-you ->
    [yes] You roll { $face } for the throw, once more.
   *[no] { $player } rolls { $face } for the throw, once more.
}
clutch-told-rolled-reswing = { $player-you ->
    [yes] You roll { $face } for the swing, once more.
   *[no] { $player } rolls { $face } for the swing, once more.
}
clutch-told-rolled-recheck = { $player-you ->
    [yes] You roll { $face } for the check, once more.
   *[no] { $player } rolls { $face } for the check, once more.
}
clutch-told-home = { $player-you ->
    [yes] You are home.
   *[no] { $player } is home.
}
clutch-told-home-series = { $player-you ->
    [yes] You are home in game { $game }.
   *[no] { $player } is home in game { $game }.
}
clutch-told-starts = { $player-you ->
    [yes] { $card } takes the mound for you as { $role }.
   *[no] { $card } takes the mound for { $player } as { $role }.
}
clutch-told-assigned = { $card } plays { $position }.
clutch-told-bats = { $card } bats in slot { $slot }.
clutch-told-drew-unseen = { $player-you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
clutch-told-drew = You draw { $text }.
clutch-told-mulligan = { $player-you ->
    [yes] You take a mulligan.
   *[no] { $player } takes a mulligan.
}
clutch-told-kept = { $player-you ->
    [yes] You keep a hand of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] { $player } keeps a hand of { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
clutch-told-under-unseen = { $player-you ->
    [yes] You put a card under the deck.
   *[no] { $player } puts a card under the deck.
}
clutch-told-under = You put { $text } under the deck.
clutch-told-weather = The weather: { $text }, { $spell }.
clutch-told-half-top = { $player-you ->
    [yes] Top of inning { $inning }: you bat.
   *[no] Top of inning { $inning }: { $player } bats.
}
clutch-told-half-bottom = { $player-you ->
    [yes] Bottom of inning { $inning }: you bat.
   *[no] Bottom of inning { $inning }: { $player } bats.
}
clutch-told-up = { $card } is up against { $pitcher }.
clutch-told-relieved = { $card } relieves { $other } as { $role }.
clutch-told-came-in = { $card } comes in for { $other } ({ $position }).
clutch-told-shifted = { $card } goes to { $position }, { $other } to { $place }.
clutch-told-exchanged = { $card } and { $other } change slots in the order.
clutch-told-infield-in = { $player-you ->
    [yes] You bring the infield in.
   *[no] { $player } brings the infield in.
}
clutch-told-steals = { $card } breaks for { $base ->
    [second] second
    [third] third
   *[home] home
}.
clutch-told-bunts = { $card } squares to bunt.
clutch-told-bunt-failed = The bunt fails, { $count } of 3.
clutch-told-pitched-pitcher = Pitch { $pitch } against { $on-base }: the pitcher has the Advantage.
clutch-told-pitched-batter = Pitch { $pitch } against { $on-base }: the batter has the Advantage.
clutch-told-pitched-mistake = A mistake: the batter has the Advantage.
clutch-told-swung = Swing { $swing }: { $result }.
clutch-told-changed = The result changes from { $before } to { $result }.
clutch-told-sent = { $card } tries for { $base ->
    [second] second
    [third] third
   *[home] home
}.
clutch-told-throws-steal = { $card }: the catcher throws. { $above }
clutch-told-throws-extra = { $card }: the outfield throws. { $above }
clutch-told-throws-tag-up = { $card }: the outfield throws. { $above }
clutch-told-throws-ground = { $card }: the infield throws. { $above }
clutch-told-throws-double-play = { $card }: the relay goes to first. { $above }
clutch-throw-none = No roll gets him.
clutch-throw-sure = Any roll gets him.
clutch-throw-some = More than { $roll } gets him.
clutch-told-threw-out = { $card } is out, { $total } against { $speed }.
clutch-told-threw-safe = { $card } is safe, { $total } against { $speed }.
clutch-told-no-throw = { $player-you ->
    [yes] You do not throw.
   *[no] { $player } does not throw.
}
clutch-told-finished-so = { $card } strikes out.
clutch-told-finished-gb = { $card } grounds out.
clutch-told-finished-ld = { $card } lines out.
clutch-told-finished-fb = { $card } flies out.
clutch-told-finished-bb = { $card } walks.
clutch-told-finished-b1 = { $card } singles.
clutch-told-finished-b2 = { $card } doubles.
clutch-told-finished-b3 = { $card } triples.
clutch-told-finished-hr = { $card } hits a home run.
clutch-told-finished-hbp = { $card } is hit by the pitch.
clutch-told-finished-e = { $card } reaches on an error.
clutch-told-finished-ibb = { $card } is walked on purpose.
clutch-told-finished-sac = { $card } sacrifices.
clutch-told-finished-fc = { $card } reaches on a fielder’s choice.
clutch-told-finished-dp = { $card } hits into a double play.
clutch-told-batted-in = { $card } drives in { $runs ->
    [one] a run
   *[other] { $runs } runs
}.
clutch-told-batted-in-sf = A sacrifice fly: { $card } drives in a run.
clutch-told-tired = { $card } pitches on while tired.
clutch-told-played = { $player-you ->
    [yes] You play { $text }.
   *[no] { $player } plays { $text }.
}
clutch-told-coach = { $player-you ->
    [yes] You call on { $text }.
   *[no] { $player } calls on { $text }.
}
clutch-told-negated = { $text } is negated.
clutch-told-discarded = { $player-you ->
    [yes] You discard { $text }.
   *[no] { $player } discards { $text }.
}
clutch-told-returned = { $player-you ->
    [yes] { $text } goes back to your hand.
   *[no] { $text } goes back to { $player }’s hand.
}
clutch-told-left = { $text } stays on the table.
clutch-told-gone = { $text } leaves the table.
clutch-told-check-made = Check of the { $unit }: { $total } against { $target }, made.
clutch-told-check-failed = Check of the { $unit }: { $total } against { $target }, failed.
clutch-told-stadium = { $text } plays its part.
clutch-told-advantage-batter = The Advantage goes to the batter.
clutch-told-advantage-pitcher = The Advantage goes to the pitcher.
clutch-told-mistake-made = The pitch becomes a mistake.
clutch-told-mistake-cancelled = The mistake is made good.
clutch-told-die = The swing is rolled with the d{ $sides }.
clutch-told-pitch-die = The pitch is rolled with the d{ $sides }.
clutch-told-innings = { $card } has another inning in him: { $count } in all.
clutch-told-quality = A quality appearance: { $card } may go { $count } innings.
clutch-told-tuned-up = { $attribute }: { $amount } up.
clutch-told-tuned-down = { $attribute }: { $amount } down.
clutch-told-recycled = { $player-you ->
    [yes] You put { $text } under the deck.
   *[no] { $player } puts { $text } under the deck.
}
clutch-told-forfeit = { $player-you ->
    [yes] You cannot field nine players and forfeit.
   *[no] { $player } cannot field nine players and forfeits.
}
clutch-told-game = { $player-you ->
    [yes] You win the game
   *[no] { $player } wins the game
}, { $own } to { $others }{ diamond-how }
clutch-told-game-series = { $player-you ->
    [yes] You win game { $game }
   *[no] { $player } wins game { $game }
}, { $own } to { $others }{ diamond-how }
clutch-told-won = { $player-you ->
    [yes] You win the series, { $own } games to { $others }.
   *[no] { $player } wins the series, { $own } games to { $others }.
}
clutch-told-automatic = { $card } starts on second.
clutch-told-nothing-left = { $player-you ->
    [yes] Your deck is empty.
   *[no] { $player }’s deck is empty.
}
clutch-told-sent-off = { $card } must leave the game.
clutch-told-line-up = { $player-you ->
    [yes] You have settled the line-up.
   *[no] { $player } has settled the line-up.
}

# --- How it ended ---
clutch-outcome-resigned = { $loser-you ->
    [yes] You give up
   *[no] { $loser } gives up
}; { $player-you ->
    [yes] you win
   *[no] { $player } wins
}.
clutch-box-units = Fielding units
clutch-box-bat = Battery
clutch-box-if = Infield
clutch-box-of = Outfield

# --- Cards (begin) ---

# Strategy cards
clutch-card-ready-for-the-first-one = Ready for the First One
clutch-card-ready-for-the-first-one-text = Before the pitch: your batter has +1 On-Base.
clutch-card-seen-from-this-side = Seen from This Side
clutch-card-seen-from-this-side-text = Before the pitch, when the batter bats from the pitcher’s own side: +2 On-Base.
clutch-card-steady-hands = Steady Hands
clutch-card-steady-hands-text = Before the pitch in a Clutch Moment: add your batter’s Clutch to On-Base.
clutch-card-this-is-the-one = This Is the One
clutch-card-this-is-the-one-text = In a Clutch Moment: add your batter’s Clutch to the Swing, at least +1.
clutch-card-all-of-the-barrel = All of the Barrel
clutch-card-all-of-the-barrel-text = +2 to the Swing.
clutch-card-quick-wrists = Quick Wrists
clutch-card-quick-wrists-text = +1 to the Swing Roll, +2 if your batter has SC.
clutch-card-he-tipped-it = He Tipped It
clutch-card-he-tipped-it-text = −1 to the Pitch Roll. It may become a Mistake Pitch.
clutch-card-smoke-from-the-engine = Smoke from the Engine
clutch-card-smoke-from-the-engine-text = Before the pitch, when the pitcher is tired or has walked somebody in this half-inning: −2 Command.
clutch-card-fouled-off-again = Fouled Off Again
clutch-card-fouled-off-again-text = When the Pitch beats On-Base by exactly 1: the batter gets the Advantage.
clutch-card-for-the-far-seats = For the Far Seats
clutch-card-for-the-far-seats-text = When a batter with HR has the Advantage: swing with the d24.
clutch-card-it-just-hung-there = It Just Hung There
clutch-card-it-just-hung-there-text = When the Pitch Roll fell one above the X-Zone: it is a Mistake Pitch.
clutch-card-past-the-glove = Past the Glove
clutch-card-past-the-glove-text = After a GB on the pitcher’s chart: the infield checks against 20. If it fails, the Result is 1B.
clutch-card-lost-in-the-lights = Lost in the Lights
clutch-card-lost-in-the-lights-text = After an FB: the outfield checks against 18. If it fails, it is an error: the batter takes first, runners move up one.
clutch-card-never-stop-at-first = Never Stop at First
clutch-card-never-stop-at-first-text = After a 1B by a batter with Baserunning 20 or more: the Result is 2B.
clutch-card-away-it-rolls = Away It Rolls
clutch-card-away-it-rolls-text = After an SO with a runner on first or second: the battery checks against 20. If it fails, the lead runner moves up one; the batter is out.
clutch-card-wore-it = Wore It
clutch-card-wore-it-text = When the Pitch Roll fell on 1: the batter is hit by the pitch.
clutch-card-third-base-says-go = Third Base Says Go
clutch-card-third-base-says-go-text = When a runner tries for an extra base or tags up: +3 Baserunning against the throw.
clutch-card-one-step-further = One Step Further
clutch-card-one-step-further-text = When a steal is declared: the runner has +2 Stealing, +3 with SB.
clutch-card-gone-on-first-move = Gone on First Move
clutch-card-gone-on-first-move-text = When a steal is declared: +1 Stealing. If it works, draw 2; if not, discard 1.
clutch-card-off-the-pine = Off the Pine
clutch-card-off-the-pine-text = Before the pitch, when your batter is a pinch hitter or the one before was walked on purpose: +2 On-Base.
clutch-card-here-they-come = Here They Come
clutch-card-here-they-come-text = After two batters in a row reach base: +1 to all your Swings. Goes at your next strikeout or when the half-inning ends.
clutch-card-track-meet = Track Meet
clutch-card-track-meet-text = After two or more runs in this half-inning: your runners have +2 Baserunning and Stealing until it ends.
clutch-card-soft-as-bread = Soft as Bread
clutch-card-soft-as-bread-text = Before a bunt roll: +3. If the bunt works, draw 1.
clutch-card-sign-from-the-dugout = Sign from the Dugout
clutch-card-sign-from-the-dugout-text = Before the pitch: your pitcher has +1 Command.
clutch-card-the-book-on-him = The Book on This One
clutch-card-the-book-on-him-text = Before the pitch, when the batter bats from the pitcher’s own side: +2 Command.
clutch-card-ice-water = Ice Water
clutch-card-ice-water-text = In a Clutch Moment: add your pitcher’s Clutch to the Pitch.
clutch-card-a-little-extra = A Little Extra
clutch-card-a-little-extra-text = +2 to the Pitch.
clutch-card-shake-it-off = Shake It Off
clutch-card-shake-it-off-text = +2 to the Pitch Roll. It may leave the X-Zone.
clutch-card-the-catcher-saves-it = The Catcher Saves It
clutch-card-the-catcher-saves-it-text = Against a Mistake Pitch: it is none.
clutch-card-nobody-on = Nobody On, Nobody Worried
clutch-card-nobody-on-text = Before the pitch with the bases empty: the batter has −2 On-Base.
clutch-card-sawed-off = Sawed Off
clutch-card-sawed-off-text = When the other manager has raised the Swing in this at-bat: −2 to the Swing.
clutch-card-late-break = Late Break
clutch-card-late-break-text = −1 to the Swing Roll, −2 if your pitcher has K.
clutch-card-painted-the-corner = Painted the Corner
clutch-card-painted-the-corner-text = When Pitch and On-Base are equal: the pitcher gets the Advantage.
clutch-card-took-something-off = Took Something Off
clutch-card-took-something-off-text = When a swing would use the d24 and your pitcher is not tired: it uses the d20.
clutch-card-dirt-on-the-shirt = Dirt on the Shirt
clutch-card-dirt-on-the-shirt-text = After a 1B: your infield checks against 22. If it makes it, the Result is GB.
clutch-card-cut-off-in-the-gap = Cut Off in the Gap
clutch-card-cut-off-in-the-gap-text = After a 2B: your outfield checks against 20. If it makes it, the Result is 1B.
clutch-card-over-the-wall-and-back = Over the Wall and Back
clutch-card-over-the-wall-and-back-text = After an HR: your outfield checks against 22, with +3 for a GG outfielder. If it makes it, the Result is FB.
clutch-card-four-six-three = Four, Six, Three
clutch-card-four-six-three-text = When you try a double play: +3 to the throw.
clutch-card-saw-him-lean = Saw the Lean
clutch-card-saw-him-lean-text = When a steal is declared: +3 to your throw.
clutch-card-the-better-relay = The Better Relay
clutch-card-the-better-relay-text = When your throw got nobody: make it again, all else as it was.
clutch-card-one-more-skipper = One More, Skipper
clutch-card-one-more-skipper-text = Before the pitch, when your pitcher’s next pitch would be a tired one: +1 IP. Not for a pitcher who came in tired.
clutch-card-in-a-groove = In a Groove
clutch-card-in-a-groove-text = After your pitcher’s 1-2-3 inning: leave this on the card, +1 to the Pitch. Goes when a run is charged to that pitcher.
clutch-card-sit-down-all-three = Sit Down, All Three
clutch-card-sit-down-all-three-text = After your pitcher strikes out the side: draw 2.
clutch-card-full-count-full-nerve = Full Count, Full Nerve
clutch-card-full-count-full-nerve-text = Discard 1. After a BB: your battery checks against 20. If it makes it, the Result is SO.
clutch-card-wall-of-gloves = Wall of Gloves
clutch-card-wall-of-gloves-text = Before the pitch with your infield in: +2 to the infield until the half-inning ends, and a GB on the batter’s chart stays a GB.
clutch-card-dugout-talk = Dugout Talk
clutch-card-dugout-talk-text = At a substitution step or when a half-inning ends: draw 2, then discard 1.
clutch-card-not-today = Not Today
clutch-card-not-today-text = Discard 1. Right after the other manager plays a Strategy card: it has no effect.
clutch-card-just-a-ballpark = Just a Ballpark
clutch-card-just-a-ballpark-text = When the Main Effect of the Stadium triggers: the Stadium does nothing in this at-bat.
clutch-card-somebody-knows-the-signs = Somebody Knows the Signs
clutch-card-somebody-knows-the-signs-text = When a half-inning ends: the other manager loses 1 card from hand at random.
clutch-card-funny-bounce = Funny Bounce
clutch-card-funny-bounce-text = Right after your d20 falls on 1: roll it again.
clutch-card-new-ball-game = New Ball Game
clutch-card-new-ball-game-text = After a play that changes the lead: draw 1, or 2 if a scorer has MVP.
clutch-card-star-turn = Star Turn
clutch-card-star-turn-text = When a player with AS takes part: add 1 to, or take 1 from, one number of this step.
clutch-card-hold-your-breath = Hold Your Breath
clutch-card-hold-your-breath-text = After an at-bat in the 7th inning or later with the score tied: your hand limit is 8. Goes at the next lead change.
clutch-card-the-old-notebook = The Old Notebook
clutch-card-the-old-notebook-text = After a play that ends the half-inning or an extra-base hit: put a card of your discard pile under your deck, then draw 1.

# Coaches
clutch-coach-tarkenfell-text = For two half-innings your runners have +1 Baserunning and Stealing, and your infield has +1.
clutch-coach-okoro-finch-text = For two half-innings you draw one card more when each ends.
clutch-coach-plankinton-text = Before the pitch: your batter has +3 On-Base in this at-bat.
clutch-coach-abendroth-text = After an SO: swing again on the same chart. Counts as a change of the Result.
clutch-coach-sundqvist-text = Before the pitch: your pitcher has +1 IP.
clutch-coach-vole-text = Against a Mistake Pitch: it is none.

# Stadiums
clutch-stadium-the-icehouse-main = Deep gaps: an HR at the lowest number of the batter’s HR band is a 2B.
clutch-stadium-the-icehouse-defensive = The outfield has +1 on throws on this play.
clutch-stadium-the-icehouse-offensive = Runners with Baserunning 20 or more have +1.
clutch-stadium-bellows-yard-main = Short right field: a batter on the left side who swings one short of the HR band hits an HR.
clutch-stadium-bellows-yard-defensive = With a GG right fielder: the outfield checks against 20; if it makes it, the Result is 2B.
clutch-stadium-bellows-yard-offensive = For a batter with HR, two below will do.
clutch-stadium-tower-yard-main = High wall: a 2B on the pitcher’s chart is a 1B.
clutch-stadium-tower-yard-defensive = The outfield has +2 on the throw.
clutch-stadium-tower-yard-offensive = Runners with Baserunning 18 or more have +1.
clutch-stadium-cielo-park-main = Thin air: when the Pitch Roll falls on 20, the swing uses the d24.
clutch-stadium-cielo-park-defensive = Not against pitchers with K.
clutch-stadium-cielo-park-offensive = Batters with HR have +1 Swing.
clutch-stadium-ropewalk-field-main = Fast turf: a GB on the pitcher’s chart with a Swing Roll that fell on 9 is a 1B.
clutch-stadium-ropewalk-field-defensive = Not with a GG shortstop.
clutch-stadium-ropewalk-field-offensive = For batters with Baserunning 20 or more, an 8 will do too.
clutch-stadium-clover-commons-main = Big foul ground: a BB at the lowest number of the batter’s BB band is an FB.
clutch-stadium-clover-commons-defensive = With a catcher of +10 or better nobody may tag up.
clutch-stadium-clover-commons-offensive = Not for batters with SC.
clutch-stadium-the-drum-main = Loud dome: in a Clutch Moment with two outs add the batter’s Clutch to the Swing and the pitcher’s Clutch to the Pitch.
clutch-stadium-the-drum-defensive = Pitchers with SV have +1 Pitch.
clutch-stadium-the-drum-offensive = Batters with MVP have +1 Swing.
clutch-stadium-longshadow-grounds-main = Low sun: a Pitch Roll that falls on 10 in innings 4 to 6 is a Mistake Pitch.
clutch-stadium-longshadow-grounds-defensive = Not for pitchers with an X-Zone of 1.
clutch-stadium-longshadow-grounds-offensive = Batters with Clutch +2 or more have +1 Swing.

# Weather
clutch-weather-wind-out = Wind blowing out ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-wind-in = Wind blowing in ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-crosswind = Crosswind ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-heat = Heat ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-cold = Cold ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-drizzle = Drizzle ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-haze = Haze ({ $strength ->
    [1] a touch
    [2] light
   *[3] moderate
    [4] strong
    [5] severe
})
clutch-weather-wind-out-1-text = A batter with HR who swings one short of the HR band hits an HR.
clutch-weather-wind-out-2-text = A batter on the left side who swings one short of the HR band hits an HR.
clutch-weather-wind-out-3-text = A batter on the right side who swings one short of the HR band hits an HR.
clutch-weather-wind-out-4-text = Every batter who swings one short of the HR band hits an HR.
clutch-weather-wind-out-5-text = A swing one below the HR band of either chart is an HR.
clutch-weather-wind-in-1-text = An HR at the lowest number of the pitcher’s HR band is an FB.
clutch-weather-wind-in-2-text = From the left side, an HR at the lowest number of the batter’s HR band is a 2B.
clutch-weather-wind-in-3-text = From the right side, an HR at the lowest number of the batter’s HR band is a 2B.
clutch-weather-wind-in-4-text = An HR at the lowest number of the batter’s HR band is a 2B.
clutch-weather-wind-in-5-text = An HR at the lowest number of the HR band of either chart is an FB.
clutch-weather-crosswind-1-text = Throws at runners who tag up: −1.
clutch-weather-crosswind-2-text = Throws at runners who try for an extra base: −1.
clutch-weather-crosswind-3-text = All throws from the outfield: −1.
clutch-weather-crosswind-4-text = With the bases empty, an FB at the lowest number of the pitcher’s FB band drops in: 1B.
clutch-weather-crosswind-5-text = An FB at the lowest number of the batter’s FB band drops in: 1B.
clutch-weather-heat-1-text = From the 7th inning on, with two outs: −1 Command.
clutch-weather-heat-2-text = From the 8th inning on: −1 Command.
clutch-weather-heat-3-text = From the 6th inning on, with runners on base: −1 Command.
clutch-weather-heat-4-text = From the 6th inning on: −1 Command.
clutch-weather-heat-5-text = From the 4th inning on: −1 Command.
clutch-weather-cold-1-text = In the first two innings: −1 On-Base.
clutch-weather-cold-2-text = With nobody out: −1 On-Base.
clutch-weather-cold-3-text = With the bases empty: −1 On-Base.
clutch-weather-cold-4-text = With the bases empty and the batter ahead: −1 Swing.
clutch-weather-cold-5-text = Every batter has −1 On-Base.
clutch-weather-drizzle-1-text = Runners who steal have −1 Stealing.
clutch-weather-drizzle-2-text = Throws for a double play: −1.
clutch-weather-drizzle-3-text = Runners have −1 Baserunning.
clutch-weather-drizzle-4-text = All throws: −1.
clutch-weather-drizzle-5-text = With the bases empty, a GB on the pitcher’s chart with a Swing Roll that fell on 8 slips away: error.
clutch-weather-haze-1-text = From the 8th inning on: +1 Command.
clutch-weather-haze-2-text = Left-handed pitchers have +1 Command.
clutch-weather-haze-3-text = Right-handed pitchers have +1 Pitch with the bases empty.
clutch-weather-haze-4-text = With the bases empty: +1 Pitch.
clutch-weather-haze-5-text = Every pitcher has +1 Command.

# Mistakes in card files
error-clutch-toml = { $path } is not a TOML file: { $why }
error-clutch-card = { $file }, { $who }: { $why }
error-clutch-no-card = There is no card with the id { $id }.
clutch-misfit-unknown = there is no field “{ $field }”. There are: { $known }.
clutch-misfit-missing = the field “{ $field }” is missing.
clutch-misfit-value = “{ $field }” is “{ $value }”, but must be one of: { $known }.
clutch-misfit-kind = “{ $field }” must be { $wanted }.
clutch-misfit-other = { $why }
clutch-kind-int = a whole number
clutch-kind-str = text in quotation marks
clutch-kind-bool = true or false
clutch-kind-array = a list in square brackets
clutch-kind-object = a table of its own
clutch-misfit-number = “{ $field }” is { $value }, but must be { $low } to { $high }.
clutch-misfit-salary = the salary is { $value }, but must be { $low } to { $high } in steps of { $step }.
clutch-misfit-empty = “{ $field }” is empty; write it like this: { $example }
clutch-misfit-bonus = “{ $text }” is no bonus. Write the hand it is against and how much, up to { $most }: L+1 or R+{ $most }.
clutch-misfit-band = there is no result “{ $text }” on this chart. There are: { $known }.
clutch-misfit-band-number = “{ $text }” must be on the chart once, with the swing at which it begins.
clutch-misfit-order = the bands of the chart must be in the order { $known }; { $first } and { $last } may not be left out.
clutch-misfit-first = { $first } begins at { $value }, but a chart must begin at 1.
clutch-misfit-climb = { $after } does not begin above { $before }; a higher swing is never worse for the batter.
clutch-misfit-position = “{ $text }” is no position. There are: { $known }.
clutch-misfit-rating = “{ $text }” must be there once, with a rating (DH without one).
clutch-misfit-role = “{ $text }” must be one of { $known }, there once, with its innings.
clutch-misfit-icon = there is no icon “{ $text }” for this card, or it is there twice. There are: { $known }.
clutch-misfit-set = there is no set “{ $text }”. sets.toml has: { $known }.
clutch-misfit-no-set = there must be at least one set.
clutch-misfit-no-club = there must be at least one club: with none, nobody could play.
clutch-misfit-duty = “{ $text }” must be the id of a card and what it is for: { $known }.
clutch-misfit-twice = the id { $id } is there twice.
clutch-misfit-person = “{ $text }” must be the id of this player’s first card.
clutch-misfit-namesake = the first card of this player, { $text }, has another name: { $name }.
clutch-misfit-reprint = there is no card “{ $text }” above this one to be printed again.
clutch-misfit-no-card = there is no card with the id “{ $id }”.
clutch-misfit-nothing = a card needs a window in which it works, and something to do.
clutch-misfit-place = Stadiums and weather do things at { $known } only; what they add holds at any time.
clutch-misfit-burst = a Burst card lasts to the end of the half-inning: lasts = "half".
clutch-misfit-impulse = an Impulse card is played in window wr, and no other card is.
clutch-misfit-momentum = a Momentum card stays until something happens (lasts = "stays"), and no other card does.
clutch-misfit-words = a card with a title of its own needs a text of its own, and the other way round.
clutch-misfit-bench-coach = a Bench Coach lasts two half-innings (lasts = "two-halves"), and no other coach does.
clutch-misfit-word = there is no { $kind } “{ $text }”. There are: { $known }.
clutch-misfit-word-close = there is no { $kind } “{ $text }”. Did you mean { $close }?
clutch-kind-of-word-window = window
clutch-kind-of-word-term = term
clutch-kind-of-word-verb = verb
clutch-kind-of-word-attribute = attribute
clutch-kind-of-word-icon = icon
clutch-kind-of-word-result = result
clutch-kind-of-word-throw = throw
clutch-kind-of-word-position = position
clutch-kind-of-word-unit = unit
clutch-kind-of-word-who = player
clutch-kind-of-word-leaveon = place to leave a card (leave_on)
clutch-kind-of-word-duration = time to last (lasts)
clutch-kind-of-word-discardwhen = reason to go (discard_when)
clutch-kind-of-word-bases = base
clutch-misfit-amount = in “{ $line }”, “{ $text }” must be a whole number.
clutch-misfit-argument = in “{ $line }” something is missing or too much. It needs: { $expected }.
clutch-misfit-too-much = in “{ $line }”, “{ $text }” has no place.
clutch-misfit-die = in “{ $line }”: pitches and swings are rolled with 20 or 24.
clutch-misfit-many = “{ $field }” has { $count } parts, but there is room for { $most }.
clutch-misfit-no-check = in “{ $line }”, made: and failed: need a check before them.
clutch-misfit-rider = “{ $line }” must be draw or discard and a number.
clutch-misfit-reaction = card-played, stadium-works and own-natural work in window wr alone.
clutch-misfit-stays = a card that stays needs “discard_when”, and only such a card may have it.
clutch-misfit-left-nowhere = a card that stays must be left somewhere: leave_on = "table", "pitcher" or "batter".
clutch-misfit-left-briefly = leave_on = "{ $place }" leaves it there for nothing: a card that is left somewhere must last. Write lasts = "half", or lasts = "stays" with “discard_when”; or leave “leave_on” out.
clutch-misfit-at-once = “{ $line }” is done at once and cannot last. What lasts is “add” and a number.
clutch-misfit-not-his = “{ $line }” is no number of the player the card is left on (leave_on = "{ $place }"). His are: { $known }; of “defense”, a pitcher’s counts for bat alone. Leave the card on the table if it is for others.
clutch-misfit-played-only = only cards that people play can do this: “{ $line }”.
clutch-misfit-id = the id “{ $id }” may not be empty or have blanks in it.
clutch-misfit-count = “{ $field }” has { $count } parts, but needs { $wanted }.
clutch-misfit-moment = “{ $line }” makes no sense in window { $window }. It does in: { $known }.
clutch-misfit-stadium = only Stadiums can do this: “{ $line }”.
clutch-misfit-stadium-weather = only Stadiums and weather can do this: “{ $line }”.
clutch-card-own = { $text }

# Teams and decks
clutch-section-lineup = line-up
clutch-section-bench = bench
clutch-section-rotation = rotation
clutch-section-bullpen = bullpen
clutch-section-deck = deck
clutch-section-coaches = coaches
clutch-section-stadium = stadium
clutch-format-full = Full roster (26)
clutch-format-twenty = Short roster (20)
clutch-format-all-star = All-Star (30, no salary limit)
clutch-format-custom = As agreed
clutch-deck-unknown = These are no cards of the set: { $names }.
clutch-deck-size = { $count ->
    [one] The roster has one player
   *[other] The roster has { $count } players
}, but needs { $wanted }.
clutch-deck-batters = { $count ->
    [one] There is one batter
   *[other] There are { $count } batters
}, but { $wanted } are needed.
clutch-deck-bench = { $count ->
    [one] One batter on the bench
   *[other] { $count } batters on the bench
}; it needs { $fixed ->
    [yes] { $high }
   *[no] { $low } to { $high }
}.
clutch-deck-rotation = { $count ->
    [one] One pitcher in the rotation
   *[other] { $count } pitchers in the rotation
}; it needs { $fixed ->
    [yes] { $high }
   *[no] { $low } to { $high }
}.
clutch-deck-bullpen = { $count ->
    [one] One pitcher in the bullpen
   *[other] { $count } pitchers in the bullpen
}; it needs { $fixed ->
    [yes] { $high }
   *[no] { $low } to { $high }
}.
clutch-deck-no-batter = These cannot bat: { $names }.
clutch-deck-no-rotation = These have neither SP nor BP on their cards and cannot be in the rotation: { $names }.
clutch-deck-no-bullpen = These have neither RP nor OP on their cards and cannot be in the bullpen: { $names }.
clutch-deck-twice = The same player is there twice, perhaps in two versions: { $names }.
clutch-deck-barred = The editions of these cards are not allowed here: { $names }.
clutch-deck-barred-card = The edition of “{ $title }” is not allowed here.
clutch-deck-positions = Nobody is left to play { $positions }.
clutch-deck-backup-catcher = The bench needs a second catcher (CA on the card).
clutch-deck-no-starter = Nobody can start a game: the rotation needs an SP, or the bullpen an OP with a BP to follow him.
clutch-deck-salary = The salaries come to { $cost }, which is { $over } more than { $most }.
clutch-deck-unit-battery = The battery has { $rating }, but may have { $most } at most.
clutch-deck-unit-infield = The infield has { $rating }, but may have { $most } at most.
clutch-deck-unit-outfield = The outfield has { $rating }, but may have { $most } at most.
clutch-deck-nine = { $count ->
    [one] The line-up has one batter
   *[other] The line-up has { $count } batters
}, but needs { $wanted }.
clutch-deck-empty = Nobody plays { $positions }.
clutch-deck-crowded = More than one plays { $positions }.
clutch-deck-cards = { $count ->
    [one] The deck has one card
   *[other] The deck has { $count } cards
}, but needs { $wanted }.
clutch-deck-copies = “{ $title }” is in the deck { $count } times; at most { $most } are allowed.
clutch-deck-staff = A staff has one bench coach, one hitting coach and one pitching coach.
clutch-deck-stadium = A team needs one stadium.
clutch-deck-cannot = The team cannot be filled up to a legal one. { $why }
clutch-deck-nobody = No card is left for the { $section }.
clutch-deck-no-room = A roster of { $size } with { $rotation } in the rotation, { $bullpen } in the bullpen and { $bench } on the bench has no room for nine batters. Take somebody out first.
clutch-deck-too-dear = Even with the cheapest cards the team would cost { $over } too much.
clutch-deck-room = A roster of { $count } is too large: there is room for { $most }, the nine of the line-up included.

# Team sheets
clutch-sheet-no-heading = Line { $line }: “{ $text }” stands under no heading. Headings: { $known }.
clutch-sheet-heading = Line { $line }: there is no heading “{ $text }”. Headings: { $known }.
clutch-sheet-heading-twice = Line { $line }: the heading “{ $text }” is there twice.
clutch-sheet-no-card = Line { $line }: there is no card “{ $text }”. Write its id or its name as it is printed.
clutch-sheet-near = Line { $line }: there is no card “{ $text }”. Did you mean { $near }?
clutch-sheet-mismatch = Line { $line }: { $id } is { $name }, not “{ $text }”.
clutch-sheet-position = Line { $line }: “{ $text }” needs a position first: { $known }.
clutch-sheet-count = Line { $line }: { $count } copies are more than any deck may have.
clutch-sheet-one = Line { $line }: there can be one stadium only.
clutch-sheet-long = Line { $line }: a sheet has { $most } lines at most; what follows was not read.
clutch-sheet-title = Line { $line }: the title is too long; { $most } letters are the most.

# Teams of one's own
clutch-team-untitled = Untitled team
clutch-team-spoiled = It cannot be completed as it is. { $why }
clutch-section-players = players
clutch-needs-full = 26 players for 6,000 or less: nine in the line-up, at least four on the bench with a second catcher, five in the rotation, the rest in the bullpen; somebody for every position, nobody twice. Fifty strategy cards: up to three of a common title, two of an uncommon one, one of a rare one. A bench coach, a hitting coach, a pitching coach, and a stadium.
clutch-needs-twenty = 20 players for 5,000 or less: nine in the line-up, two on the bench, four in the rotation, five in the bullpen; somebody for every position, nobody twice. Fifty strategy cards: up to three of a common title, two of an uncommon one, one of a rare one. A bench coach, a hitting coach, a pitching coach, and a stadium.
clutch-needs-all-star = 30 players of any edition, whatever they cost: nine in the line-up, six on the bench, and fifteen pitchers in rotation and bullpen as you like, one or more of them in the rotation; somebody for every position, nobody twice. Fifty strategy cards: up to three of a common title, two of an uncommon one, one of a rare one. A bench coach, a hitting coach, a pitching coach, and a stadium.
clutch-needs-agreed = { $size } players{ $capped ->
    [yes] { " " }for { $salary } or less
   *[no] , whatever they cost
}: nine in the line-up, { $bench } on the bench, { $rotation } in the rotation, { $bullpen } in the bullpen; somebody for every position, nobody twice. Fifty strategy cards: up to three of a common title, two of an uncommon one, one of a rare one. A bench coach, a hitting coach, a pitching coach, and a stadium.
clutch-needs-battery = The battery may have { $most }.
clutch-needs-infield = The infield may have { $most }.
clutch-needs-outfield = The outfield may have { $most }.
clutch-plays = { $colour ->
    [offense] offense
    [defense] defense
   *[neutral] neutral
}, { $rarity ->
    [common] common
    [uncommon] uncommon
   *[rare] rare
}
clutch-column-club = club
clutch-column-plays = plays
clutch-column-icons = icons
clutch-place-CA = CA
clutch-place-1B = 1B
clutch-place-2B = 2B
clutch-place-3B = 3B
clutch-place-SS = SS
clutch-place-LF = LF
clutch-place-CF = CF
clutch-place-RF = RF
clutch-place-DH = DH
clutch-place-bench = bench
clutch-place-rotation = starts
clutch-place-closer = closer
clutch-place-setup = setup
clutch-place-middle = middle
clutch-place-long = long
clutch-place-opener = opener
clutch-place-bulk = bulk
clutch-place-deck = card
clutch-place-bench-coach = bench coach
clutch-place-hitting-coach = hitting
clutch-place-pitching-coach = pitching
clutch-place-stadium = stadium
error-clutch-team = “{ $title }” ({ $option }) cannot play this match. { $why }
error-clutch-ready = { $club } cannot be made to fit what was agreed on. { $why } Agree on other numbers, choose another club, or bring a team of your own.
error-clutch-rest = “{ $part }” ({ $option }) says of no pitcher what rest he owes. Write the id of his card and 0 to { $most } games, and “again” if he pitched in the last one: FER-22 1 again.
error-clutch-rest-who = { $id } ({ $option }) is not among the pitchers of this team. Name cards of its rotation and bullpen.
error-clutch-starters = A die names the starters of a single game only; in a best of { $games } the managers choose them from their rotations. Choose starters: choose, or games: 1.
clutch-proof-holds = { $clubs } clubs, { $players } players, { $strategies } strategy cards, { $coaches } coaches, { $stadiums } stadiums, { $weather } weather cards, { $decks } decks.
clutch-proof-salary = { $card } { $name }: costs { $salary }, by its card { $fair }.
clutch-proof-bats = Without strategy cards the ready clubs bat { $average }, reach base { $on-base } and slug { $slugging }; { $strikeouts }% of plate appearances are strikeouts, { $walks }% walks and { $homers }% home runs.
clutch-proof-fault = { $whose }: { $fault }
clutch-proof-wordless = { $card }: nothing is printed on this card. Write its { $kind ->
    [strategy] title and text
   *[other] text
}, or add words for it to the catalogs.

# --- Cards (end) ---

# --- Lessons ---
clutch-lesson-at-bat = An at-bat
clutch-lesson-at-bat-goal = The team with more runs wins. A run is a batter of yours who gets round all three bases and back home.
clutch-lesson-at-bat-outs = A game has nine innings, and in each of them each team bats once. This is the ninth, nobody has scored, and they bat. A batter who fails is out; three outs end a team’s turn at bat, and they have two already.
clutch-lesson-at-bat-command = Your pitcher throws. A pitch is a roll of the d20, a die with twenty sides, plus your pitcher’s Command, a 4. You want more than the batter’s On-Base, a 10. Roll.
clutch-lesson-at-bat-advantage = 9 and 4 are 13, more than 10: your pitcher has the Advantage. So their swing, the second die, will be read on Welkin’s chart, and most of that is outs: SO, GB, LD and FB.
clutch-lesson-at-bat-strikeout = They rolled a 6, and on Welkin’s chart that is SO, a strikeout: Castellane never touched the ball. Three outs. Now you bat, and one run will win the game.
clutch-lesson-at-bat-own-chart = Their pitch: 6 and a Command of 3 are 9, not more than Montemayor’s On-Base of 10. So your batter has the Advantage, a tie would do as well, and your swing is read on Montemayor’s own chart. Roll.
clutch-lesson-at-bat-single = A 13 there is 1B, a single: a hit that puts Montemayor on first base. Three bases more and that is a run. The next batters can bring it home.
clutch-lesson-at-bat-swing = Moreau-Pike is up. With a runner on base, as Montemayor is now, you have choices, and the next lesson is about them. For now, swing away.
clutch-lesson-at-bat-their-chart = 14 and 3 are 17, far above an On-Base of 12. This time their pitcher has the Advantage, and your swing is read on Bohannon’s chart. Roll all the same.
clutch-lesson-at-bat-caught = Another 13, but on Bohannon’s chart that is FB, a fly ball, and somebody caught it: one out. The same number was a hit a moment ago. Whose chart it is makes the difference.
clutch-lesson-at-bat-best = Montemayor still waits on first, and Oridono is up, whose On-Base of 14 is your best. Swing away.
clutch-lesson-at-bat-mistake = A 1 lies in Bohannon’s X-Zone: a Mistake Pitch. Whatever the sum, the Advantage is yours, and you swing with the d24, which has four numbers more at the top. Roll.
clutch-lesson-at-bat-home-run = A 23 is HR, a home run: the ball is gone, and everybody may walk home. Montemayor and Oridono make it 2 to 0, and as the others have no turn left, you have won.
clutch-lesson-at-bat-next = So goes every at-bat: the pitch against On-Base, then the swing, on the chart of whoever has the Advantage. In the next lesson your runners run.
clutch-lesson-on-base = On the bases
clutch-lesson-on-base-goal = More runs win, and a run takes four bases: first, second, third, home. Hits bring some of them. This lesson is about taking one more yourself, and about taking it from the others.
clutch-lesson-on-base-steal = Montemayor is on first, with 22 for Stealing, or ST: to steal is to run before anybody swings. Their catcher, behind the batter, throws: a d20 plus their battery, pitcher and catcher together, an 8. Only a 15 or more would beat 22 and be an out. Choose Montemayor, and steal.
clutch-lesson-on-base-stolen = 11 and 8 are 19, not more than 22: safe on second, and nobody had to hit anything. A tie would have been safe, too.
clutch-lesson-on-base-hit = Moreau-Pike is still at bat. Their pitch, 6 and 4, does not beat an On-Base of 12, so your batter’s chart counts. Roll the swing.
clutch-lesson-on-base-send = A single moves everybody up one base, and Montemayor, on third now, may try one more. Baserunning, or BR, is 20, towards home 23. Their outfield, those on the grass, has a 3 and a d20: 23 at best, a tie. Choose Montemayor, and send the runner home.
clutch-lesson-on-base-run = They threw all the same: 17 and 3 are 20, and Montemayor is home. 1 to 0. Moreau-Pike, now on first, has 14 for BR and 15 for ST, and had better stay there.
clutch-lesson-on-base-doubled-up = That went fast: Oridono’s ball rolled along the ground, and they got Moreau-Pike and Oridono with it, two outs at once. This is a double play. Now they bat, and you can do the same.
clutch-lesson-on-base-pitch = Castellane has hit a single and stands on first, just the place for it. Thibodault’s On-Base is 12, and 1 more against right-handers like your Achebe: 13. Achebe’s Command is 3. Roll the pitch.
clutch-lesson-on-base-two = 15 beats 13, and on your pitcher’s chart their 8 is GB, a ground ball. You could take one out at first. But with a runner on first you may go for two: choose the double play.
clutch-lesson-on-base-relay = Castellane is out at second, no die needed. Then on to first: your infield, those around the bases, has an 8 and a d20 against Thibodault’s BR of 14, and 3 more in a double play. You need more than 17, so a 10 or better. Roll.
clutch-lesson-on-base-turned = 12 and 8 are 20: two outs with one ball. Had it failed, Thibodault would stand on first, and you would still have the one out.
clutch-lesson-on-base-throw = Two hits later Okafor-Lyle is on the way home. BR 13, 3 more for home, and 3 more because with two outs runners start early: 19. Throw at Okafor-Lyle with your outfield’s 3.
clutch-lesson-on-base-aim = It takes a 17 or more. That is a long shot, but without a throw the run is certain. Roll.
clutch-lesson-on-base-out = 18 and 3 are 21, and 21 beats 19: out at home, the third out, no run. You still lead 1 to 0.
clutch-lesson-on-base-next = Before anybody runs or throws, compare two numbers: the speed of the runner, and what those who throw add to their d20. The last lesson is about changing such numbers with cards.
clutch-lesson-cards = Cards
clutch-lesson-cards-goal = More runs win, as ever. But in the full game every manager holds cards that bend a die, a number or a result. These five are yours.
clutch-lesson-cards-colours = Blue cards are for batting, red ones for pitching and fielding, grey ones for both. Each says when it may be played, and the game stops to ask you when one of yours fits.
clutch-lesson-cards-foul = You bat, with two outs and Nwosu on second. Their Pitch is 7 and 4, an 11. Cole-Amadi’s On-Base is 9, and 1 more against a left-hander: 10. Just one too many. In your hand is Fouled Off Again, made for this: play it.
clutch-lesson-cards-swing = The card has turned the Advantage round: now Cole-Amadi’s own chart counts. The card itself lies on your discard pile. Roll the swing.
clutch-lesson-cards-barrel = An 18 is the last number of a single. From 19 on it is 2B, a double, and everybody would move up two bases: Nwosu would be home. All of the Barrel adds 2. Play it.
clutch-lesson-cards-answer = They answer with Sawed Off: 2 off a Swing that was raised, and your 20 would be an 18 again. You can answer the answer. Not Today cancels the card just played. Play it.
clutch-lesson-cards-cost = Some cards have a price: Not Today wants another card of your hand. Four, Six, Three helps with double plays, which come rarely. Discard that one.
clutch-lesson-cards-double = Sawed Off did nothing, the Swing stayed at 20, and Nwosu is home: 1 to 0. The run has cost you four cards and them one. Nobody gives you new ones after an at-bat.
clutch-lesson-cards-drawn = But whenever three outs end a turn at bat, everybody draws one. Sorley struck out, and you drew A Little Extra, a red card. Now you pitch: Achebe’s Command is 3, Castellane’s On-Base 10. Roll.
clutch-lesson-cards-extra = 7 and 3 are 10, and a tie belongs to the batter. What is missing is one point, and A Little Extra adds 2 to the Pitch. Play it.
clutch-lesson-cards-out = 12 beats 10, and on Achebe’s chart their 14 is a fly ball, an out. On Castellane’s own chart it would have been a single. That is the best moment for a card: when a point or two decides.
clutch-lesson-cards-dirt = 11 did not beat Thibodault’s 13, and their 14 is a single. With Dirt on the Shirt your infield dives for it. Play it.
clutch-lesson-cards-check = Such a card promises nothing by itself, it calls for a check: your infield’s 8 and a d20 must reach 22. You need a 14 or more. Roll.
clutch-lesson-cards-made = 14 and 8 are 22, and in a check reaching the number is enough: the single has become a ground ball, and Thibodault is out. Your hand is empty now, though, and they hold five cards.
clutch-lesson-cards-next = You know enough to manage. A game begins with five cards, and there are three coaches, who have done their bit for today, and a stadium; each says what it does. Play ball.

# --- The board in the terminal ---
clutch-terminal-hand = Hand
clutch-terminal-coaches = Coaches
clutch-terminal-counts = { $hand } in hand, { $deck } in the deck, { $pile } played
clutch-terminal-no-cards = No cards are in play here.
clutch-look-team = team
clutch-look-team-help = your own line-up, bench, bullpen and coaches
clutch-look-rival = rival
clutch-look-rival-help = the other manager’s line-up, bench, bullpen and coaches
clutch-look-cards = cards
clutch-look-cards-help = what your hand, your coaches, the cards that stay, stadium and weather say
clutch-look-piles = piles
clutch-look-piles-help = the cards both managers have played
clutch-terminal-clutch = Clutch
clutch-terminal-pitch = Pitch { $pitch } against On-Base { $onbase }
clutch-terminal-swing = Swing { $swing }
clutch-terminal-throw = Throw { $made } against { $against }
clutch-terminal-check = Check { $made }, { $against } needed
clutch-terminal-bunt = Bunt { $made }, more than { $against } needed
clutch-terminal-series = Game { $game } of { $games }; won so far: { $won }

# What an action would do
clutch-gist-threw-out = out
clutch-gist-threw-safe = safe
clutch-gist-check-made = check made
clutch-gist-check-failed = check failed
clutch-gist-sf = sacrifice fly
clutch-gist-fc = fielder’s choice
clutch-gist-dp = double play
clutch-gist-bunt-failed = the bunt fails
clutch-gist-pitched-pitcher = pitcher’s Advantage
clutch-gist-pitched-batter = batter’s Advantage
clutch-gist-pitched-mistake = a mistake: batter’s Advantage
clutch-gist-home = { $player-you ->
    [yes] you are home
   *[no] { $player } is home
}
clutch-count-cards = cards in hand
clutch-compare-swing = { $swing } { $result } → { $new } { $other }
clutch-compare-swing-out = { $swing } { $result } → { $new } { $other }: still out
clutch-compare-swing-same = { $swing } → { $new }: still { $other }
clutch-compare-pitch = { $pitch } against { $goal } → { $new } against { $other }: { $advantage }

# --- Why something cannot be chosen ---
clutch-why-steal-home = { $name } is on third, and nobody steals home.
clutch-why-base-taken = { $name } has nowhere to go: the next base is taken, and whoever stands there stays.
clutch-why-ground = On a ground ball only a runner on second whom nobody forces may be sent; { $name } goes or stays by the rules.
clutch-why-infield-in = With the infield in only the runner on third may try for home; { $name } goes or stays by the rules.
clutch-why-batter = { $name } has just batted: he goes no further than his hit takes him.
clutch-why-stands = { $name } is not running; a throw is at somebody who tries for a base.
clutch-why-gone = { $name } has left the game and does not come back.
clutch-why-stays-early = { $pitcher } stays on the mound for now: before the fourth inning only a tired starter or an opener is relieved.
clutch-why-stays-starter = { $pitcher } stays on the mound for now: a starter works three innings, unless he is tired.
clutch-why-stays-reliever = { $pitcher } stays on the mound for now: he faces three batters first, or finishes the half-inning, unless he is tired.
clutch-why-on-mound = { $name } pitches. Choose whoever comes in for him.
clutch-why-hitter = { $name } is the designated hitter: he bats and has no position to change.
clutch-why-shifted = Positions have been changed as often as they can be before an at-bat.
clutch-why-rotation = { $name } does not pitch in relief: only pitchers of the bullpen do.
clutch-why-bulk = After an opener a bulk pitcher comes in, one who owes no rest.
clutch-why-early = { $name } waits: before the fourth inning nobody comes off the bench.
clutch-why-not-up = { $name } stays in for now: while your team bats, only the batter and runners are replaced.
clutch-why-pitches-only = { $name } only pitches: he comes in while your team is in the field.
clutch-why-in-game = { $name } is in the game already.

# --- The designer's report ---
clutch-design-strategy = Strategy cards
clutch-design-coach = Coaches
clutch-design-stadium = Stadiums
clutch-design-player = Players
clutch-trait-batting = batting: a run in a hundred times at bat
clutch-trait-glove = a point of fielding
clutch-trait-running = base running
clutch-trait-stealing = stealing
clutch-trait-clutch = clutch
clutch-trait-starting = starters: a run saved in a hundred batters
clutch-trait-starter-innings = starters: an inning
clutch-trait-relieving = relievers: a run saved in a hundred batters
clutch-trait-reliever-innings = relievers: an inning
clutch-trait-arm-glove = a pitcher’s fielding
