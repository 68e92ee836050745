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
clutch-weather-crosswind-4-text = An FB at the lowest number of the batter’s FB band drops in: 1B.
clutch-weather-crosswind-5-text = With the bases empty, an FB at the lowest number of the pitcher’s FB band drops in: 1B.
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
clutch-weather-drizzle-5-text = A GB on the pitcher’s chart with a Swing Roll that fell on 8 slips away: error.
clutch-weather-haze-1-text = An FB on the pitcher’s chart with a Swing Roll that fell on 17 is lost: error.
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
clutch-misfit-value = “{ $field }” is { $value }, but must be one of: { $known }.
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
clutch-misfit-amount = in “{ $line }”, “{ $text }” must be a whole number.
clutch-misfit-argument = in “{ $line }” something is missing or too much. It needs: { $expected }.
clutch-misfit-too-much = in “{ $line }”, “{ $text }” has no place.
clutch-misfit-many = “{ $field }” has { $count } parts, but there is room for { $most }.
clutch-misfit-no-check = in “{ $line }”, made: and failed: need a check before them.
clutch-misfit-rider = “{ $line }” must be draw or discard and a number.
clutch-misfit-reaction = card-played, stadium-works and own-natural work in window wr alone.
clutch-misfit-stays = a card that stays needs “discard_when”, and only such a card may have it.
clutch-misfit-left-nowhere = a card that stays must be left somewhere: leave_on = "table", "pitcher" or "batter".
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
clutch-deck-size = The roster has { $count } players, but needs { $wanted }.
clutch-deck-batters = There are { $count } batters, but { $wanted } are needed.
clutch-deck-bench = { $count } batters on the bench; it needs { $low } to { $high }.
clutch-deck-rotation = { $count } pitchers in the rotation; it needs { $low } to { $high }.
clutch-deck-bullpen = { $count } pitchers in the bullpen; it needs { $low } to { $high }.
clutch-deck-no-batter = These cannot bat: { $names }.
clutch-deck-no-rotation = These have neither SP nor BP on their cards and cannot be in the rotation: { $names }.
clutch-deck-no-bullpen = These have neither RP nor OP on their cards and cannot be in the bullpen: { $names }.
clutch-deck-twice = The same player is there twice, perhaps in two versions: { $names }.
clutch-deck-barred = The editions of these cards are not allowed here: { $names }.
clutch-deck-barred-card = The edition of “{ $title }” is not allowed here.
clutch-deck-positions = Nobody is left to play { $positions }.
clutch-deck-backup-catcher = The bench needs a second catcher (CA on the card).
clutch-deck-no-starter = Nobody can start a game: an SP is needed, or an OP and a BP.
clutch-deck-salary = The salaries come to { $cost }, which is { $over } more than { $most }.
clutch-deck-unit-battery = The battery has { $rating }, but may have { $most } at most.
clutch-deck-unit-infield = The infield has { $rating }, but may have { $most } at most.
clutch-deck-unit-outfield = The outfield has { $rating }, but may have { $most } at most.
clutch-deck-nine = The line-up has { $count } batters, but needs { $wanted }.
clutch-deck-empty = Nobody plays { $positions }.
clutch-deck-crowded = More than one plays { $positions }.
clutch-deck-cards = The deck has { $count } cards, but needs { $wanted }.
clutch-deck-copies = “{ $title }” is in the deck { $count } times; at most { $most } are allowed.
clutch-deck-staff = A staff has one bench coach, one hitting coach and one pitching coach.
clutch-deck-stadium = A team needs one stadium.
clutch-deck-cannot = The team cannot be filled up to a legal one. { $why }
clutch-deck-nobody = No card is left for the { $section }.
clutch-deck-too-dear = Even with the cheapest cards the team would cost { $over } too much.

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

# --- Cards (end) ---
