# The rainout command. Texts with %s or %(name)s are filled in by Python's argparse; keep those as they are.

# --- What the command is ---
cli-about = Tabletop games: play them in the browser or in the terminal, watch bots play them, simulate millions.
    Without a command, Rainout starts its server and opens the browser.
cli-examples =
    examples:
      rainout                                        play in the browser
      rainout play hens                              play in the terminal, against a bot
      rainout simulate hens --bots advise,novice     see which bot is better
cli-usage = usage:{" "}
cli-options = options
cli-arguments = arguments
cli-commands = commands
cli-help-help = show this help and exit
cli-version-help = show the version and exit
cli-serve-title = the server, when no command is given
cli-serve-config = the file with the server’s settings (“rainout settings” says which it is otherwise)
cli-serve-host = address to listen on (only this machine, unless told otherwise)
cli-serve-lan = let everyone on the local network reach it too
cli-serve-port = port to listen on
cli-serve-database = the file in which matches are kept, or postgresql://…
cli-serve-workers = how many processes are to serve (several on one machine, or on several with PostgreSQL)
cli-serve-no-browser = do not open the browser

cli-games-about = list the games and their options
cli-games-json = as JSON

cli-learn-about = learn a game by playing it
cli-learn-game = which game; without one, all lessons are listed
cli-learn-lesson = which lesson; the game’s first, unless told otherwise
cli-learn-step = go on at this step
cli-rules-about = read the rules of a game
cli-rules-game = which game
cli-rules-words = a chapter, or anything to look up; “words” for the word list; without any, the whole book
cli-rules-list = words
cli-rules-nothing = The rules say nothing about “{ $wanted }”. Try a shorter word.
cli-rules-none = Nobody has written down the rules of this game yet.
cli-rules-more = Chapters: { $chapters }. Name one, or any word, or “words” for the word list.
cli-play-about = play in the terminal
cli-play-game = which game; “rainout games” lists them
cli-play-bot = play against this bot: rookie, veteran, all-star or hall-of-famer (the best a game has, unless told otherwise), or one of your own: FILE.py:NAME
cli-play-hot-seat = play with people who share this screen
cli-play-own-dice = roll real dice and type what they show
cli-play-seed = a number that fixes every roll and draw
cli-play-players = how many play, where the game leaves a choice
cli-play-name = your name; with --hot-seat, once for each player
cli-play-save = keep the match in this file from move to move
cli-play-resume = go on with the match in this file

cli-join-about = let a bot take a seat at a web table
cli-join-link = the invitation to a seat, as the table shows it
cli-join-bot = the bot that plays: one of your own, FILE.py:NAME; or a level, where a game hides nothing
cli-join-name = what it is called at the table (its own name, unless told otherwise)
cli-join-stay = seconds it stays for a rematch (60, unless told otherwise; 0: it leaves at once)

cli-report-about = write a designer’s report on a game: win rates, runs, what every rule, card and figure is worth, and prices
cli-report-game = which game; “rainout games” lists them
cli-report-games = how many matches of each part (2000 unless told otherwise); four times as many halve the ranges
cli-report-seed = a number that fixes every match; the same seed gives the same report on any number of cores
cli-report-format = html (one page that works offline) or json (the same as data)
cli-report-lang = language of the words
cli-report-output = write to this file (GAME-report.html unless told otherwise)
cli-report-players = how many play, where the game leaves a choice
cli-report-workers = how many cores to use (all, unless told otherwise)
cli-report-nowhere = The report cannot be written to { $path }: name a file in a folder that exists.
cli-report-interrupted = Interrupted: the report has what is known so far.
cli-report-written = The report is in { $path } (seed { $seed }).
cli-simulate-about = let bots play many matches and sum them up
cli-simulate-game = which game; “rainout games” lists them
cli-simulate-games = how many matches (10000 unless told otherwise)
cli-simulate-seed = a number that fixes every match; the same seed gives the same result on any number of cores
cli-simulate-bots = who plays, with commas in between, such as advise,random or advise,my_bot.py:Cautious
cli-simulate-players = how many play, where the game leaves a choice
cli-simulate-workers = how many cores to use (all, unless told otherwise)
cli-engine = threads of this machine, or ray: a cluster; the result is the same
cli-address = of the cluster: HOST:PORT, or auto for the one this machine is part of (one is started here, unless told otherwise)
cli-simulate-resume = keep what was played in this file, and go on from what it holds
cli-simulate-json = as JSON
cli-simulate-stats = keep score of every game, and say how everybody batted and pitched
cli-simulate-stats-to = keep score, and write tables in the manner of Lahman’s database into this folder
cli-simulate-stats-format = of these tables: csv, ndjson (a line of JSON a row) or parquet (takes polars or pandas)
cli-simulate-interrupted = Interrupted: this is what is known so far.
cli-simulate-stats-games = { $games ->
    [one] One game was scored.
   *[other] { $games } games were scored.
}
cli-simulate-batting = Batting
cli-simulate-pitching = Pitching
cli-simulate-situations = By situation
cli-simulate-team-visitor = visitors, a game
cli-simulate-team-home = home teams, a game
cli-simulate-situation-empty = bases empty
cli-simulate-situation-runners = runners on
cli-simulate-situation-scoring = in scoring position
cli-simulate-situation-scoring-two-out = the same, two out
cli-simulate-situation-loaded = bases loaded
cli-simulate-situation-late = late and close
cli-simulate-stats-written = { $count ->
    [one] One table was written to { $folder }.
   *[other] { $count } tables were written to { $folder }.
}
cli-ladder-about = let all levels of a game play each other and rate them
cli-ladder-game = which game; “rainout games” lists them
cli-ladder-games = how many matches each pair plays (1000 unless told otherwise)
cli-ladder-seed = a number that fixes every match (1 unless told otherwise)
cli-ladder-levels = which levels, with commas in between (all of the game’s, unless told otherwise), such as advise,hall-of-famer
cli-ladder-players = how many play, where the game leaves a choice
cli-ladder-workers = how many cores to use (all, unless told otherwise)
cli-ladder-json = as JSON
cli-train-about = learn to judge the positions of a game by self-play
cli-train-game = which game; “rainout games” lists them
cli-train-rounds = how many rounds of playing and learning (as many as the game’s own course has, unless told otherwise)
cli-train-seed = a number that fixes what is learned; the same seed gives the same weights (1 unless told otherwise)
cli-train-calibrate = keep what was learned as it is, and only hold it against fresh matches once more
cli-train-output = write the weights to this file (the game’s name with .npz, unless told otherwise)

cli-referee-about = check scenarios, which are positions with claims about them, and lessons
cli-referee-files = a scenario or a lesson, or a folder of them

cli-verify-about = replay a match file and the proof of its dice
cli-verify-file = a match file

cli-analyse-about = look back at a match: who stood how, what turned it, what would have been better
cli-analyse-file = a match file, finished or not
cli-analyse-futures = how many futures are played from every moment of a game without a learned value (200 unless told otherwise)
cli-analyse-seed = a number that fixes them; the same seed gives the same analysis
cli-analyse-lang = language of the words
cli-analyse-json = as JSON
cli-analyse-picture = write the graph to this file, as SVG
cli-export-about = write a match file in another form
cli-export-file = a match file
cli-export-format = json (all of it, box scores too), text (the match told in words, then its box scores) or csv (a line for each action)
cli-export-lang = language of the words
cli-export-output = write to this file rather than to standard output
cli-box-about = print the box score of a match, or of a game that bots play
cli-box-file = a match file; or a game, such as clutch, for one that bots play now
cli-box-game = only this game of a series or of a season, counted from 1
cli-box-format = text, html (a page that needs nothing else) or json
cli-box-lang = language of the words
cli-box-output = write to this file rather than to standard output
cli-box-seed = of a game that bots play: a number that fixes it, as for “rainout simulate”
cli-box-match = which match of that seed, counted from 0
cli-box-bots = who plays, with commas in between, such as advise,novice
cli-box-players = how many play, where the game leaves a choice
cli-box-seat = { $bot } ({ $number })
cli-box-no-game = There is no game { $number } in this match.
cli-box-nobody-scores = Nobody keeps score of { $game }: there is no box score.
cli-box-not-begun = Nobody has come to bat in this match yet.

cli-team-about = check a team of your own, or have it completed
cli-team-game = the game the team is for
cli-team-file = a team sheet: a title, then a figure a line; “-” reads what is piped in
cli-team-complete = fill the team up to a legal one and print its sheet; without a file, build one from nothing
cli-team-output = write the sheet, in its one form, to this file

cli-cards-about = look over a set of cards of your own
cli-cards-game = the game the cards are for
cli-cards-folder = the folder of the set; without one, the set that is played with

cli-settings-about = show how the server is set, and where each setting comes from
cli-settings-json = as JSON
cli-settings-example = print a settings file to begin with, everything in it commented out
cli-store-about = look after the database of a server
cli-store-what = check: play every match again and say what is damaged; backup: copy all of it to a file; restore: put such a file into a new database; prune: save old matches as files in a folder and delete them
cli-store-path = the file of the copy, or the folder for old matches
cli-store-days = with prune: matches at which nothing has happened for so many days

cli-option = a house rule or another option of the match; may be repeated; @FILE takes the value from a file
cli-patience = how long a bot of your own may think about a choice before it loses (60, unless told otherwise)

cli-metavar-command = COMMAND
cli-metavar-host = ADDRESS
cli-metavar-number = N
cli-metavar-lesson = LESSON
cli-metavar-word = WORD
cli-metavar-game = GAME
cli-metavar-bot = BOT
cli-metavar-bots = BOTS
cli-metavar-seconds = SECONDS
cli-metavar-link = LINK
cli-metavar-name = NAME
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-value = VALUE
cli-metavar-option = NAME=VALUE

# --- What is wrong with a command line ---
cli-error-argument = %(argument_name)s: %(message)s
cli-error-unrecognized = not understood: %s
cli-error-required = still needed: %s
cli-error-one-required = one of these is needed: %s
cli-error-not-with = cannot go together with %s
cli-error-expected-one = a value is missing
cli-error-expected-at-most-one = at most one value, please
cli-error-expected-at-least-one = at least one value is needed
cli-error-ignored = takes no value, but got %r
cli-error-choice = there is no %(value)r; there are: %(choices)s
cli-error-near-choice = there is no %(value)r; did you mean %(suggestion)r? There are: %(choices)s
cli-error-value = %(value)r will not do
cli-error-parser = there is no %(parser_name)r; there are: %(choices)s
cli-error-ambiguous = %(option)s could mean %(matches)s
cli-error-server-option = --config, --host, --lan, --port, --database, --workers and --no-browser are for the server; they do nothing for “{ $command }”.
cli-error-number = “{ $text }” is not a whole number from { $low } up
cli-error-number-between = “{ $text }” is not a whole number from { $low } to { $high }
cli-error-number-large = “{ $text }” is too large a number
cli-error-pair = “{ $text }” should be name=value; “rainout games” lists the options
cli-our-fault = something is wrong with Rainout itself ({ $error }). Run it again with RAINOUT_DEBUG=1 to see where, and please tell us.
cli-file-missing = { $path }: there is no such file.
cli-file-no-folder = { $path } cannot be there: there is no folder { $folder }.
cli-file-folder = { $path } is a folder, not a file.
cli-file-forbidden = { $path }: not allowed to touch it.
cli-file-not-text = { $path } is not a text file.
cli-file-not-ours = { $path } exists and is not a match file, so it is left alone.
cli-file-trouble = { $path }: { $why }.

# --- rainout games ---
cli-games-facts = { $seats } players · { $minutes } minutes · bots: { $bots }
cli-games-hint = Options go as --option name=value; the default is in brackets.

# --- rainout simulate ---
cli-number = { $number }
cli-simulate-interpreted = playing, not yet compiled
cli-simulate-compiling = playing while the rules are compiled: { $share }%, about { $seconds } s left
cli-simulate-playing = playing
cli-simulate-title = { $game }: { $games ->
    [one] one match
   *[other] { $games } matches
}, seed { $seed }
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = of all matches
cli-simulate-points = points a match
cli-simulate-by-side = by side
cli-simulate-forfeits = { $count ->
    [one] One match was lost that way, number { $match }: { $why }
   *[other] { $count } matches were lost that way, the first number { $match }: { $why }
}
cli-simulate-interval = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulate-interval-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }% ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulate-winner-points = points of the winner
cli-simulate-turns = turns
cli-simulate-length = { $mean }; half take { $median } or fewer, nine in ten { $p5 } to { $p95 }, the longest { $longest }
cli-simulate-starter = whoever starts wins
cli-simulate-side = side { $side } wins
cli-simulate-level = level
cli-simulate-unfinished = given up as endless
cli-simulate-ranges = In brackets: where the true figure lies, with 95% confidence.
cli-simulate-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s, { $speed } matches a second on { $workers ->
    [one] one core
   *[other] { $workers } cores
}
cli-ladder-title = { $game }: the ladder, { $games ->
    [one] one match
   *[other] { $games } matches
} a pair, seed { $seed }
cli-ladder-level = level
cli-ladder-rating = rating
cli-ladder-won = of all its matches
cli-ladder-interval = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
cli-ladder-pair = { $upper } v. { $lower }
cli-ladder-close = Between { $upper } and { $lower } luck leaves less than six games in ten.
cli-train-unobserved = { $game } has no learned value: it does not say what a seat observes.
cli-train-compiling = Compiling the game and its practice…
cli-train-round = Round { $number } of { $rounds }: off by { $surprise } (mean square)
cli-train-measured = Held against fresh matches: { $number } of { $kinds } kinds
cli-train-kept = Kept { $weights } weights in { $file }.

# --- rainout referee, rainout verify ---
cli-referee-failed = { $path } does not hold:
cli-referee-held = { $held ->
    [one] One scenario holds
   *[other] { $held } scenarios hold
}, { $failed ->
    [0] none fails
    [one] one fails
   *[other] { $failed } fail
}.
cli-referee-nonsense = { $path }: the position or the claim makes no sense ({ $error }).
cli-referee-empty = { $path } holds no scenario (no file that ends in .toml).
cli-verify-well = { $path }: all { $moves } moves are legal, the result is right, and { $own-dice ->
    [yes] the cards came as promised before the first roll; the dice were the players’ own
   *[no] the dice are those promised before the first roll
}.
cli-verify-not-over = { $path }: all { $moves } moves so far are legal, and { $own-dice ->
    [yes] the cards came as promised before the first roll; the dice are the players’ own
   *[no] the dice are those promised before the first roll
}. The match is not over.

# --- Teams ---
cli-team-none = Nobody brings a team of their own to “{ $game }”. Games with teams: { $known }.
cli-team-which = Which team? Name a file, or have one built with --complete.
cli-team-name = name
cli-team-points = points
cli-team-nobody = nobody
cli-team-size = { $count ->
    [one] One figure
   *[other] { $count } figures
}, { $counted ->
    [yes] { $points } of { $most } points.
   *[no] { $points } points, which do not count here.
}
cli-team-tally = { $fixed ->
    [yes] { $section }: { $count } of { $high }
   *[no] { $section }: { $count } ({ $low } to { $high })
}
cli-team-sum = { $counted ->
    [yes] { $points } of { $most } points.
   *[no] { $points } points, which do not count here.
}
cli-team-legal = This team may play.
cli-team-needs = What it needs: { $needs }

# --- Cards ---
cli-cards-none = Nobody makes cards for “{ $game }”. Games with cards of one’s own: { $known }.
cli-cards-well = This set can be played with.

# --- rainout play ---
cli-you = You
cli-yes = yes
cli-no = no
cli-learn-how = Press Enter to go on, type what you are asked for, or type quit to leave.
cli-learn-go-on = [Enter] to go on >
cli-learn-type = Type it >
cli-learn-other = In this lesson, type “{ $action }”.
cli-learn-no-step = There is no step { $step }; they go from 1 to { $last }.
cli-learn-next = The next lesson: { $command }
cli-learn-play = Now play: { $command }
cli-learn-resume = To go on with this lesson: { $command }
cli-play-which = Which game? “rainout games” lists them; for example: rainout play hens
cli-play-exists = { $path } exists already: go on with it by --resume, or choose another name.
cli-play-settled = { $option } cannot be changed in a match that has begun.
cli-play-other-game = { $path } holds a match of { $game }.
cli-play-guest = The match in { $path } was begun against { $bot }. A match file runs no program by itself: add --bot { $bot }
cli-play-names = { $people ->
    [one] One person plays, so one --name is enough.
   *[other] { $people } people play, so { $people } names are enough.
}
cli-table-welcome = { $game }: { $players }
cli-table-commands = Type a number or an action. Also: { $commands }
cli-table-looks = To look at: { $looks }
cli-table-type-only = [Enter], or an action, or help >
cli-table-type-number = Number or action, or help >
cli-table-type-action = Action, or help >
cli-table-press-enter = [Enter] to roll >
cli-table-roll-first = Roll first: press Enter.
cli-table-tell-roll = Roll your die and type what it shows, { $first } to { $last }.
cli-table-no-number = There is no choice { $number }. There are: { $known }.
cli-table-no-numbers = A number alone says too little here. Type the action, such as “{ $example }”.
cli-table-try-help = Type “{ $help }” to see what can be typed, or press Enter to see the question again.
cli-table-narrow = Type “{ $example }” to see what each of these would do.
cli-table-undone = Taken back.
cli-table-save-where = Into which file? Type “save” and a name.
cli-table-save-before = A name for a file to save the match in, or Enter to leave without:
cli-table-saved = Saved. To go on later: { $command }
cli-table-resume = To go on with this match: { $command }
cli-table-kept = To check the dice of this match: { $command }
cli-table-left = You leave the table; the match was not saved.
cli-table-help = Choose by number, or type the action, such as “{ $example }”; the beginning of its words will do if it fits only one.
cli-table-help-help = this list; help WORD explains a word of the game
cli-table-help-coach = what is best here, why, and what the other choices cost
cli-table-help-odds = what may come of each choice, or of the throw
cli-table-odds = { $percent }% { $result }
cli-table-no-odds = Nothing can be said about that before it happens.
cli-table-help-log = all that has happened
cli-table-help-rules = the rules about what is asked; rules WORD looks something up
cli-table-help-agreed = what the table has agreed on
cli-table-help-undo = take back your last action: always against bots; otherwise not across a roll, a draw or another player’s move
cli-table-help-save = save FILE keeps the match in a file
cli-table-help-resign = give the match up
cli-table-help-quit = leave the table
cli-word-roll = roll
cli-word-help = help
cli-word-coach = coach
cli-word-odds = odds
cli-word-log = log
cli-word-rules = rules
cli-word-agreed = agreed
cli-word-undo = undo
cli-word-save = save
cli-word-resign = resign
cli-word-quit = quit
# A story to tell of a finished match: whose, what, and how.
cli-feat = { $who }: { $feat }. { $story }
cli-join-sat = { $bot } has seat { $seat }.
cli-join-pace = By the clock: { $pace }.
cli-join-left = { $name } had { $minutes } min { $seconds } s left.
cli-pace-match = { $minutes } min { $seconds } s each, and { $increment } s more for a turn
cli-pace-move = { $minutes } min { $seconds } s for every action
cli-join-stays = It stays for a rematch, for { $seconds } s. Ctrl+C leaves.
cli-join-dropped = The line to the table has dropped ({ $why }). Dialling again.
cli-join-resume = The seat is still yours. To come back to it: { $command }
cli-log-turn = Turn { $turn }
cli-log-deal = The deal
cli-curtain = Hand the keyboard to { $player }, and press Enter when nobody else is looking.

# --- rainout analyse ---

cli-analyse-working = looking back: { $done }%
cli-analyse-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-analyse-change = { $way ->
    [up] +
    [down] −
   *[none] {""}
 }{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-analyse-graph = The chance of { $side } to win:
cli-analyse-side = side
cli-analyse-start = at the start
cli-analyse-luck = luck
cli-analyse-cost = own choices
cli-analyse-gifts = the other’s choices
cli-analyse-given-up = resigning
cli-analyse-end = at the end
cli-analyse-accuracy = accuracy
cli-analyse-best = best choices
cli-analyse-of = { $count } of { $all }
cli-analyse-swings = What turned it
cli-analyse-swing = Turn { $turn }{ $leverage ->
    [0] {""}
   *[other] {" "}(leverage { NUMBER($leverage, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }: { $change } for { $side }. { $words }
cli-analyse-mistakes = The choices that cost most
cli-analyse-mistake = Turn { $turn }, { $player }: { $cost }. Chosen: { $taken } Better: { $best }
cli-analyse-now = What there is to choose now
cli-analyse-player = player
cli-analyse-added = added
cli-analyse-ballplayer = on the field
cli-analyse-of-manager = of
cli-analyse-batting = batting
cli-analyse-pitching = pitching
cli-analyse-how = { $learned ->
    [yes] Positions are judged by what was learned of the game.
   *[no] Positions are judged by futures that sound players play; what these leave in doubt counts for nobody.
 } A choice is judged by what its player knew. Accuracy: how much of its chance to win a choice kept, on average.
cli-analyse-page = In the browser: start “rainout”, open the file there, and choose “Analyse”.

# --- rainout settings ---
cli-settings-default = default
cli-settings-from-file = from the file
cli-settings-from-environment = from the environment
cli-settings-from-command = from the command line
cli-settings-unset = not set
cli-settings-read = Settings file: { $path }
cli-settings-not-read = There is no settings file. It would be { $path }; “rainout settings --example” prints one to begin with.
cli-store-well = { $matches ->
    [one] The one match is in order.
   *[other] All { $matches } matches are in order.
 }{ $old ->
    [0] {""}
   *[other] {" "}{ $old } of them have rules this program no longer knows and could not be played.
}
cli-store-damaged = { $flaws ->
    [one] One thing is
   *[other] { $flaws } things are
 } not in order, of { $matches } matches. The others can be played. What was lost can only come from a copy: “rainout store restore FILE” puts one into a new database, named with --database.
cli-store-backed-up = { $path } holds all { $matches } matches.
cli-store-restored = All { $matches } matches of { $path } are in the database.
cli-store-pruned = { $gone ->
    [one] One match is now a file
   *[other] { $gone } matches are now files
 } in { $path }.
cli-store-stayed = cannot be saved as a file, so it stays
cli-store-needs-path = { $path ->
    [none] “rainout store { $what }” needs the name of a file or folder.
   *[other] “rainout store { $what }” takes no file: { $path }
}
cli-store-needs-days = “rainout store prune” must be told how old: --days N
cli-store-no-days = --days is for “rainout store prune”.
cli-store-memory = What a server keeps in memory cannot be looked after; name a database.
cli-settings-heading = Settings of a Rainout server. Each is shown with what it is when nobody says otherwise; take the # away to change it.

# --- rainout league ---
cli-league-about = Found a league, cup or tournament and play it
cli-league-new-about = Found a league in a new file
cli-league-new-game = The game that is played
cli-league-new-name = What the league is called
cli-league-new-kind = How clubs compete: a season with a schedule and playoffs, everybody against everybody, a cup, a Swiss tournament, or a ladder
cli-league-new-clubs = How many clubs play; 8 unless told
cli-league-new-games = Games of each club in a season (162 unless told), of each two in a round robin; rounds of a Swiss tournament or a ladder
cli-league-new-divisions = How many divisions the clubs are split into
cli-league-new-playoffs = How many clubs play on after a season; 0 for none
cli-league-new-best-of = The most games of a series in each round, such as 3,5,7
cli-league-new-seed = The seed that everything random follows from; the same seed gives the same league
cli-league-new-level = The bot that manages the clubs; the game’s best unless told
cli-league-new-team = A team sheet of your own; may be given several times
cli-league-new-draft = Draw all clubs’ teams by lot within the salary limit, instead of taking ready ones first
cli-league-new-entrant = Somebody who takes part, with a bot: Ana=veteran; may be given several times
cli-league-play-about = Play on: one day, some days, or to the end
cli-league-play-days = How many days to play; 1 unless told
cli-league-play-all = Play until there is a champion
cli-league-play-workers = How many cores to use; all of them unless told
cli-league-season-about = Begin the next season with the same clubs
cli-league-standings-about = Show the standings, and the playoffs once they have begun
cli-league-standings-json = Print them as JSON
cli-league-schedule-about = Show what is played when, with results
cli-league-schedule-day = From this day on; the next one unless told
cli-league-schedule-days = How many days to show
cli-league-schedule-club = Show all games of one club, by its short name
cli-league-show-about = Show what was agreed on, the clubs, and the champions
cli-league-game-about = Tell of a game: its box score, and on demand its match file
cli-league-game-which = The game’s number, or its day and a club: 3/KIT
cli-league-game-output = Write the match file, which “rainout verify” proves
cli-league-season = The season; the latest unless told
cli-league-file = The league’s file; not needed where there is only one here that ends in .league
cli-metavar-numbers = NUMBERS
cli-error-entrant = An entrant needs a name, such as Ana=veteran.
cli-league-there = { $path } is there already. Name another file: rainout league new … other.league
cli-league-none = There is no league here. Found one: rainout league new --game clutch. Or name its file.
cli-league-several = There are several leagues here ({ $files }). Name the one you mean.
cli-league-founded = The league is in { $path }. Play it with: rainout league play
cli-league-which = “{ $which }” names no game. Say its number, such as 12, or its day and a club, such as 3/KIT.
cli-league-over = Season { $season } is over. Begin the next one with: rainout league season
cli-league-interrupted = { $games ->
    [one] Stopped; one more game was played and is kept. Go on with: rainout league play
   *[other] Stopped; { $games } more games were played and are kept. Go on with: rainout league play
}
cli-league-played = { $games ->
    [one] One game was played. It is day { $day }.
   *[other] { $games } games were played. It is day { $day }.
}
cli-league-season-begun = Season { $season } has begun. Play it with: rainout league play
cli-league-saved = The match is in { $path }. Prove its dice with: rainout verify { $path }
cli-league-nothing-then = Nothing is played then.
cli-league-result = Day { $day }, game { $number }: { $away } { $allowed }, { $home } { $scored }
cli-league-due = Day { $day }, game { $number }: { $away } at { $home }
cli-league-kind-season = { $game }: { $clubs } clubs, { $games } games each, seed { $seed }
cli-league-kind-round-robin = { $game }: { $clubs } take part, everybody meets everybody, { $games ->
    [one] once
    [2] twice
   *[other] { $games } times
}, seed { $seed }
cli-league-kind-cup = { $game }: a cup for { $clubs }, seed { $seed }
cli-league-kind-swiss = { $game }: a Swiss tournament for { $clubs } in { $games ->
    [one] one round
   *[other] { $games } rounds
}, seed { $seed }
cli-league-kind-ladder = { $game }: a ladder of { $clubs } rungs, { $games ->
    [one] one round
   *[other] { $games } rounds
}, seed { $seed }
cli-league-has-playoffs = { $count } play on in series of at most { $most } games
cli-league-manager = managed by { $level }
cli-league-year = { $over ->
    [yes] Season { $season }: { $champion } won it after { $games } games.
   *[no] Season { $season }: { $games } games played.
}
cli-league-leaders-about = Show who leads in what, the awards at the end, and what people tell of
cli-league-club-about = Show a club’s players with their lines of the season
cli-league-club-club = The club’s short name
cli-league-unscored = Lines of players are kept in leagues of clubs whose players stay together, in games that somebody keeps score of.
cli-league-deeds = What people tell of
cli-league-club-record = { $won } won, { $lost } lost by day { $day }
