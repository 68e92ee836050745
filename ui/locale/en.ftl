# Words only the browser uses. Those of the games are beside the games, in src/rainout.

# --- Everywhere ---
app-name = Rainout
page-title = { $title } · Rainout
skip = Skip to the table
go-home = Home
close = Close
cancel = Cancel
loading = One moment…
try-again = Try again
yes = yes
no = no
just-now = just now
menu = Menu
versus = v.
language-en = English
language-es = Español
language-switch = { $code }: switch to { $language }
theme-to-light = Light colours
theme-to-dark = Dark colours
lost-title = Nothing here
lost-text = There is no page at this address. Perhaps the link was cut short.
unreachable-title = The server does not answer
unreachable-text = The server cannot be reached just now. See that it is running, then try again.
unreachable-needs = Tables, bots, lessons and the rules come from the server, even for two on one screen: it keeps the score and rolls fair dice. Matches are saved at every move, so nothing is lost meanwhile.

# --- Home ---
home-title = Rained out? Deal the cards.
home-lead = Games for a table by the window: against a bot, across the table, or with a friend by link.
home-continue = Continue
home-finished = Your finished matches
home-games = Games
home-watch = Tables to watch
home-watch-none = Nobody is playing in the open just now. Start a table and others can watch it here.
lobby-title = Free seats
lobby-lead = Somebody waits at each of these tables. Sit down, and the game begins.
lobby-none = Nobody is waiting for company just now.
lobby-none-such = Nobody is waiting at such a table just now.
lobby-none-do = Offer a seat yourself: your table is shown here as long as you are at it, and whoever comes by sits down with one click.
lobby-offer = Offer a seat…
lobby-go = All free seats
lobby-all = All free seats ({ $count })
lobby-any-game = Any game
lobby-any-level = Any level
lobby-any-pace = Any pace
lobby-live = With clocks
lobby-days = Days per move
lobby-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
lobby-sit-with = Sit down with { $name }: { $game }
lobby-yours = Your table
watching = { $count ->
    [one] one watching
   *[other] { $count } watching
}
home-load = Open a match file
load-help = Choose a saved match or drop it here: an unfinished one goes on, a finished one is replayed.

tile-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tile-players-range = { $low } to { $high } players
tile-minutes = { $low } to { $high } minutes
tile-depth = Depth { $depth } of 5
tile-depth-1 = easy to learn
tile-depth-2 = light
tile-depth-3 = middling
tile-depth-4 = deep
tile-depth-5 = very deep
tile-play = Play now
tile-play-help = Play now seats you against { $bot }.
tile-play-alone = Play now starts on your own.
tile-learn-first = Learn in two minutes
tile-learn-on = Go on learning
tile-learn = Learn
tile-new = New table…
learn-tile = New here?
learn-tile-lead = Short first games at the real table: one lamp, one voice, two minutes each.
learn-tile-count = { $done } of { $all }
ladder = Your rung
ladder-off = Agreed on otherwise than on any rung.
ladder-bots = Play against
rung-rookie = Rookie
rung-rookie-about = Plays simply and often lets its mind wander.
rung-veteran = Veteran
rung-veteran-about = Knows the game and still makes mistakes.
rung-all-star = All-Star
rung-all-star-about = Plays soundly and forgives little.
rung-hall-of-famer = Hall of Famer
rung-hall-of-famer-about = Has played itself a million times and weighs every chance.
rung-next = Ready for more? { $rung } comes next. { $about }
rung-go = Play: { $rung }

learn-title = { $game }: { $lesson }
learn-name = Rookie
learn-step = Step { $step } of { $steps }
learn-on = Go on
learn-lamp = Press “{ $name }”.
learn-again = Begin again
learn-leave = Leave the lesson
learn-next = Next lesson
learn-play = Play a first game

line-continue = Continue
line-watch = Watch
line-replay = Replay
line-forget = Take off this list
line-all = Show all { $count }
line-fewer = Show fewer
line-to-move = { $player } to move
line-waits-for-friend = Waiting for a friend to sit down
line-waits-for-anyone = A seat is free for anybody

# --- A new table ---
new-title = New table
new-game = Game
new-seats = Who sits where
new-players = Players
new-seat = Seat { $number }
new-seat-team = Seat { $number }, { $team }
new-team-0 = visitors
new-team-1 = home team
new-seat-me = Me
new-seat-local = Someone else on this screen
new-seat-link = A friend, by link
new-seat-anyone = Anybody, from the lobby
new-seat-bot = A bot
new-seat-link-help = You get a link to send once the table is open.
new-seat-anyone-help = The seat is offered to everyone while you are at the table.
new-level = Level
new-name = Name
new-teams = Teams
new-options = House rules
new-own-dice = Our own dice
new-own-dice-help = You roll real dice and tell the table what they show.
new-listed = Others may watch
new-listed-help = The table is listed on the home page. Seats stay yours.
new-pace = Pace
new-late = Who runs out of time
late-loses = loses the match
late-bot = is replaced by a bot
pace-untimed = Untimed
pace-live = { $minutes } min each + { $increment } s a turn
pace-minutes = { $minutes } min each
pace-each = { $minutes } min a move
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clocks = Clocks
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes ->
    [0] { $seconds } seconds
    [one] 1 minute { $seconds } seconds
   *[other] { $minutes } minutes { $seconds } seconds
}
clock-low = You have { $left } left.
clock-is-low = Little time left
clock-paused = The clocks stand
clock-gone = Gone, and the clock runs on
clock-runs-on = The clock runs on.
new-consent = Taking back needs consent
new-consent-help = Who wants to take back asks the others; if they agree, it goes back to that player’s last decision.
consent = A question for you
consent-undo = { $name } would like to take back.
consent-pause = { $name } would like to pause.
consent-resume = { $name } would like to go on.
consent-yes = I agree
consent-no = No
consent-awaited = You have asked; it is for { $names } to answer.
consent-withdraw = Never mind
ask-pause = Ask for a pause
ask-resume = Ask to go on
act-ask-undo = Ask to take back
rated = Rated
rated-help = The result counts for everybody’s rating, as long as nobody leaves the seat to a bot. Whoever sits down brings a key.
rated-sit = This table is rated. If you sit down, the result counts, and the table knows you by your key.
ratings-title = Leaderboards
ratings-lead = Of people who play rated games and of whom enough is known to tell. A rating is Glicko-2; two times out of three it is no further off than stands behind it.
ratings-mine = Ratings
ratings-history = Rated games
ratings-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
}
ratings-none = Nobody is rated in this game yet. Open a table for somebody from the lobby and tick “Rated”.
ratings-rank = Place
ratings-rating = Rating
ratings-games = Games
ratings-nameless = Somebody
key-title = Your key
key-text = Rated games know you by a key, which lives in this browser. Whoever has it plays as you. It is sent only to sit down at rated tables and to look up your ratings.
key-show = Show my key
key-hide = Hide it
key-words = The words of your key
key-words-help = Write them down, in order, and keep them safe: they bring you back when this browser has forgotten you.
key-link = Link that takes the key to another device
key-enter = I have a key from another device
key-enter-words = Its { $count } words; the first four letters of each are enough
key-use = Use this key here
key-leave = Leave it as it is
key-brought = This link brings a key.
key-brought-other = This link brings another key. If you use it, the one in this browser is forgotten: write that down first if you want it back.
key-taken = This browser has the key now.
key-known = This browser has that key already.
key-wrong-word = “{ $word }” is none of the words.
key-wrong-count = These are { $count } words; a key has { $wanted }.
key-wrong-check = One of the words is wrong, or two have changed places.
table-closed = The host has closed this table.
report-open = Report a player…
report-title = Report a player
report-text = The host of this server is told, with the table. Nobody else is.
report-about = Whom
report-kind = What for
report-rude = is rude
report-cheats = cheats
report-leaves = leaves again and again
report-name = has an offensive name
report-other = something else
report-words = In your words, if you like
report-send = Tell the host
report-sent = The host has been told.
report-block = Do not play with them again
report-blocked = You will not be seated with { $name } at rated tables any more.
admin-title = For the host
admin-secret = The host’s secret
admin-secret-help = It is the setting “admin-token”. This page keeps it nowhere.
admin-go = Come in
admin-again = Look again
admin-tables = Tables in memory
admin-attended = With people
admin-sockets = Open lines
admin-bots = Bots thinking
admin-memory = Memory
admin-reports = Reports
admin-no-reports = Nobody has reported anything.
admin-look = Look
admin-dismiss = Nothing to be done
admin-close = Close the table
admin-dismissed = nothing to be done
admin-closed = table closed
admin-latest = Tables
new-open = Open the table

# --- Seats and invitations ---
seat-take-title = A seat is kept for you
seat-take-text = Tell the table your name and sit down.
seat-take = Sit down
seat-take-watch = Just watch
seat-take-one = Sit down as { $name }
seat-free = A seat is free here, for anybody.
seat-free-mine = A free seat is on offer to everybody as long as you are here.
seat-free-link = Whoever opens this link can take it too
seat-offer = Let anybody take the seat
invite-link = Send this link to your friend ({ $name })
invite-copy = Copy
invite-copied = Copied
invite-share = Share…
invite-code = QR code
invite-code-label = Scan to open the link
invite-only-here = Only this machine can reach the link as it is. Open Rainout to your local network, and friends on it can sit down.
invite-only-here-start = Only this machine can reach this link. To let in friends on your network, start Rainout with { $command }.
invite-open = Open to the local network
invite-network = Works on your local network, until Rainout is stopped. Tables by their links and the list of open ones can be seen there.
invite-address = Address
elsewhere-title = Continue on another device…
elsewhere-link = Open this link on the other device
elsewhere-text = Whoever has this link plays in your place: keep it to yourself. The match is saved at every step, so you can go on wherever you left off.

# --- The table ---
table-board = The board
table-scores = Scores
table-in-words = The position in words
table-watching = You are watching.
table-waits-for-friend = A seat is still empty. Its player holds the link.
table-reconnecting = Connection lost. Reconnecting…
table-save = Save match
table-replay = Replay
table-rematch = Rematch
table-swap = Rematch, sides swapped
table-show = Let others watch
table-hide = Only with the link
table-sat-down = { $name } sits down.
table-result = Result
table-leave = Leave and let a bot play…
table-leave-name = Let a bot play for { $name }…
table-resign = Resign…
resign-title = Resign?
resign-text = The match ends at once and the other side wins.
resign-yes = Resign
resign-no = Play on
leave-title = Leave the table?
leave-text = A bot plays on in your place. You can take the seat back whenever you like.
leave-yes = Let a bot play
away-mine = A bot plays for { $name }.
away-return = Take my seat back
away-gone = { $name } is gone and it is their move.
away-let-bot = Let a bot play for them
curtain-title = Hand the screen to { $name }
curtain-text = What comes now is for { $name } alone. Nobody else should be looking.
curtain-lift = I am { $name }: go on
curtain-log = Covered as well, until the screen has changed hands.
choices-title = What you can do

act-for = { $name }. { $sentence }
act-roll = Roll
act-tell-roll = What did your die show?
act-face = My die shows { $face }
act-choose = { $verb }: choose what glows.
act-choose-more = { $verb }: { $things }, and…?
act-what-with = { $things }: what shall it be?
act-confirm = Yes: { $verb }
act-back = Back
act-skip = Skip
act-undo = Undo
act-sending = Sending…

score-unfold = Open the score board
score-fold = Fold the score board
log-title = Log
log-empty = Nothing has happened yet.

result-won = You win
result-lost = You lose
result-over = The match is over
report-story = How it went
points-total = { $name } in all
series-banner = The last game

# --- The rules ---
rules = Rules
rules-of = The rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try a shorter word.
    [one] Found once
   *[other] Found { $count } times
}
rules-contents = Contents
rules-words = Word list
rules-before = Back to { $title }
rules-next = On to { $title }
rules-none = Nobody has written these rules down yet.
rules-hold = These rules hold for
rules-house = House rules
rules-page = Open as a page
act-what = What is this about? The rules
coach-name = Coach
coach-ask = Ask the coach
coach-close = Thank you, coach
coach-do = Do that
coach-thinks = The coach is thinking…
coach-costs = What the other choices cost in chance to win
coach-best = { $percent }% to win.
coach-more = { $count ->
    [one] One more choice costs more.
   *[other] { $count } more choices cost as much or more.
}
signs-title = What is what
why-not = Why not
why-rule = The rule
why-not-together = That does not go with what you have chosen. Esc takes it back.
why-not-asked = Not now. { $asked }
signs-more = More in the rules
signs-more-of = More in the rules: { $term }
signs-none = There is nothing in sight that needs explaining. The rules have a word list.
rules-agreed = Agreed at this table

# --- The dice ---
dice-title = Fair dice
cards-title = Fair cards
dice-how = Before the first roll the table published a fingerprint of a secret number. Every roll and every card drawn follows from that number. Once the match is over the number is shown, and anyone can check that nothing was bent.
cards-how = Before the first deal the table published a fingerprint of a secret number. Every card dealt or drawn follows from that number. Once the match is over the number is shown, and anyone can check that nothing was bent.
dice-own = At this table the players roll their own dice; only the cards come from the table.
dice-commitment = Fingerprint (SHA-256), shown from the start
dice-seed = Secret number
dice-seed-later = shown when the match is over
dice-verify = Save the match file and let Rainout repeat every roll:
cards-verify = Save the match file and let Rainout deal every card again:
cards-verify-later = The match file tells every card, so it can be saved once the match is over.

# --- Replay ---
replay-of = Replay of { $game }
replay-start = Before the first card is dealt.
replay-at = { $ply } / { $plies }
replay-position = Move
replay-first = To the start
replay-last = To the end
replay-back = One step back
replay-forth = One step forward
replay-turn-back = One turn back
replay-turn-forth = One turn forward
replay-run = Play
replay-pause = Pause
replay-tempo = Speed
replay-tempo-0 = slow
replay-tempo-1 = normal
replay-tempo-2 = quick
replay-to-table = To the table

# --- Settings ---
settings-title = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Motion
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-help = A click always skips ahead. A system-wide wish for less motion is obeyed.
settings-sound = Soft sounds
settings-volume = Loudness
settings-notify = Tell me outside the page when it is my turn
settings-notify-refused = This browser does not allow it for this page. You can change that in the browser’s own settings.
settings-emotes = Show what the others say
sound-offer = Dice, cards, the bat and the crowd can be heard, softly. You can change that in the settings at any time.
sound-yes = Turn sounds on
sound-no = No, thanks
settings-autoRoll = Roll the die for me
settings-confirm = Ask before each move
settings-text = Show the position in words

# --- Whose turn it is, and what is said ---
turn-title = ● Your turn – { $title }
turn-yours = { $title }: your turn
table-undone = { $name } took back an action.
log-undone = { $player-you ->
    [yes] You took back an action.
   *[no] { $player } took back an action.
}
waiting-seconds = thinking for { $seconds } s
waiting-minutes = thinking for { $minutes } min
waiting-hours = thinking for { $hours } h
emote-title = Say something
emote-mute = Do not hear the others here
emote-unmute = Hear the others again
emote-said = { $name }: { $words }
emote-hello = Hello
emote-luck = Good luck
emote-nice = Nicely played
emote-wow = Wow
emote-oops = Oops
emote-easy = Take your time
emote-thanks = Thank you
emote-good-game = Good game

# --- What people will tell of afterwards ---
highlight-home-run = Home run
highlight-walk-off = Walk-off
highlight-rally = The rally is over
highlight-corral = A full corral
highlight-game = That’s the game
highlight-loss = A game lost
highlight-win = That’s the ball game
highlight-title = Up goes the pennant
highlight-next = Next:
highlight-standing = { $first } { $one }, { $second } { $two }

# --- Keys ---
keys-title = Keys
keys-aim = Move between the things you can choose; Enter chooses
keys-roll = Roll, confirm, or skip what is being shown
keys-number = Choose an action, or tell what your own die shows
keys-back = Take the last step back
keys-undo = Undo your last move
keys-coach = Ask the coach what is best, in games against bots
keys-log = Go to the log
keys-text = Show or hide the position in words
keys-rules = The rules
keys-signs = What the signs in sight mean
keys-keys = These keys

# --- Building a team ---
build-go = Build a team…
build-title = Build a team
build-of = { $game }: build a team
build-for = What it is for
build-figures = Figures
build-team = Your team
build-search = Search by name or #number
build-narrow = Narrow the list
build-most = Points at most
build-sort = Order
build-all = all
build-found = { $count ->
    [0] Nobody fits. Loosen the search.
    [one] One figure
   *[other] { $count } figures
}
build-reset = Clear the search
build-add = Add { $name }
build-take-out = Take out { $name }
build-another = One more { $name }
build-about = About { $name }
build-in = in the team
build-name = Team name
build-name-none = Untitled team
build-points = { $points } of { $most } points
build-points-free = { $points } points; they do not count here
build-size = { $count ->
    [0] Nobody yet
    [one] One figure
   *[other] { $count } figures
}
build-left = { $left } left
build-over = { $over } over
build-empty = Nobody is in the team yet. Choose figures from the list, start from a club, or have a whole team made for you and change it.
build-legal = This team may play.
build-wrong = { $count ->
    [one] One thing is wrong
   *[other] { $count } things are wrong
}
build-needs = What a team needs
build-nobody = nobody
build-place = Place of { $name }
build-earlier = { $name } one place earlier
build-tally = { $count } ({ $low } to { $high })
build-complete = Complete it for me
build-start = Start from a club…
build-start-help = The team here is replaced; you can take that back.
build-undo = Take back
build-clear = Start anew
build-save = Save
build-saved = Saved in this browser
build-unsaved = Not saved yet
build-save-title = Give the team a name to save it.
build-play = Play with this team
build-share = Share…
build-share-help = Anyone who pastes this text has your team. Send it to whoever opens the table, or keep it in a file.
build-share-text = The team as text
build-copy = Copy
build-copied = Copied
build-download = Download
build-import = Paste or open…
build-import-help = A title, then a figure a line, by name or #number.
build-import-text = Team sheet
build-import-file = Open a file
build-import-do = Take over
build-mine = My teams
build-mine-none = No team is saved in this browser yet.
build-open = Open
build-rename = Rename
build-rename-to = New name
build-delete = Delete
build-delete-sure = Delete “{ $title }”?
build-delete-yes = Yes, delete it
build-not-legal = not complete
team-field = Seat { $number }: team
team-ready = Clubs
team-mine = My teams
team-other = Elsewhere
team-paste = Paste a team sheet…
team-text = Team sheet of seat { $number }
team-text-help = Paste what a friend has sent you, or what you have shared before.
team-own = a team of their own

# --- A game that nobody has drawn yet ---
plain-board = The table as plain facts
plain-die = a die
plain-players = Players
plain-target = { $name }

# What an action would do
preview-answered = Unless somebody answers first (about { $share }).

# --- The player of this browser ---
me-title = Your page
me-lead = What was played to its end in this browser. It stays here; there is no account.
me-empty = No game has been finished here yet. Play one to its end, and its result and what there is to tell will stand here.
me-empty-go = Choose a game
me-games = Games
me-won = Won
me-lost = Lost
me-streak = Wins in a row
me-best = Longest streak
me-feats = Stories to tell ({ $count })
me-of-game = { $games ->
    [0] Not played to an end yet.
    [one] One game, { $won } won, longest streak { $best }.
   *[other] { $games } games, { $won } won, longest streak { $best }.
}
me-not-yet = Still to be told.
me-results = Results
me-win = Won
me-loss = Lost
me-drawn = Played
me-file = Keep it
me-file-text = A file to keep, or to take along to another browser. What is there already stays.
me-export = Save as a file
me-import = Take in a file…
me-import-wrong = This is not a file of a player’s page.
me-import-done = { $count ->
    [0] There was nothing new in it.
    [one] One match was taken in.
   *[other] { $count } matches were taken in.
}
result-feats = To be told

# --- Analysis ---
table-analyse = Analyse
replay-share = Link to this moment
replay-share-how = This link opens at move { $ply }
analysis-title = Analysis
analysis-of = Analysis of { $game }
analysis-begins = Looking back at the match…
analysis-working = Looking closer: { $done }%
analysis-whole = All of it has been looked at.
analysis-graph = The chance of { $side } to win, from the first move to the last. All turns are listed in the analysis.
analysis-now = Here
analysis-doubt = give or take { $doubt }
analysis-cost = { $player } gave away { $cost }.
analysis-best = { $player } chose the best there was.
analysis-chosen = { $player }: { $action }
analysis-better = Better: { $action }
analysis-luck = Luck: { $gain }
analysis-leverage = Leverage of this turn: { NUMBER($leverage, minimumFractionDigits: 1, maximumFractionDigits: 1) } (1 is usual)
analysis-gain = { $change } for { $side }.
analysis-swings = What turned it
analysis-mistakes = The choices that cost most
analysis-accounts = Where it came from
analysis-accuracy = Accuracy
analysis-best-choices = Best choices
analysis-of-count = { $count } of { $all }
analysis-start = At the start
analysis-by-luck = Luck
analysis-by-choices = Own choices
analysis-by-other = The other’s choices
analysis-by-resigning = Resigning
analysis-end = At the end
analysis-how = { $learned ->
    [yes] Positions are judged by what was learned of the game.
   *[no] Positions are judged by futures that sound players play; what these leave in doubt counts for nobody.
 } A choice is judged by what its player knew. Accuracy: how much of its chance to win a choice kept, on average.
analysis-players = Who added what
analysis-added = Added
analysis-ballplayers = On the field
analysis-batting = Batting
analysis-pitching = Pitching
analysis-turns = All turns
analysis-turn = Turn
analysis-after = { $side } after it
analysis-change = Change
analysis-weight = Leverage
analysis-play-on = Play on from here
analysis-play-on-how = A new table begins with the first { $ply } moves of this match; this match stays as it is. Dice and cards to come are new.
analysis-play-as = Play as
analysis-play-against = Against
analysis-play-go = Play on
analysis-keep = Keep it
analysis-as-text = Text
analysis-as-json = JSON
analysis-as-picture = Picture

calls-title = When a table waits for you
calls-open = Tell me when it is my turn…
calls-text = You can be told when it has been your turn for a while and you are not at the table: at most once an hour, for all tables with other people at which this browser sits. One click ends it.
calls-push = Tell this device, even when the page is closed
calls-push-on = This device will be told.
calls-push-cannot = This device can be told only where the page is opened by https.
calls-address = E-mail address for letters
calls-write = Write me letters
calls-letter-sent = A letter is on its way. Open the link in it: without that, no other comes.
calls-letters-wait = A letter went to { $address }. Open the link in it: without that, no other comes.
calls-letters-on = Letters go to { $address }.
calls-forget = Stop, and forget the address
calls-stopped = That has ended; nothing more will come.
calls-confirmed = Letters will come to this address from now on.
passkey-title = With a passkey
passkey-text = A passkey, as your phone or computer keeps it, can bring your key to another device without the words. The key is sealed so that only the passkey opens it: this server cannot read it.
passkey-keep = Keep my key with a passkey
passkey-fetch = Fetch my key with a passkey
passkey-forget = Have it forgotten
passkey-kept = The passkey can bring your key now, on every device that has it.
passkey-forgotten = The passkey brings nothing any more. Your words still do.
passkey-no-secret = This passkey cannot seal anything, so your key stays where it is. The words do the same: show your key and write them down, or type them in.
passkey-nothing = Nothing was done.
passkey-brought-other = The passkey brings another key. If you use it, the one in this browser is forgotten: write that down first if you want it back.
