# What every game shares: players, bots, errors.

seat-name = Player { $number }
bot-rookie = Rookie
bot-veteran = Veteran
bot-all-star = All-Star
bot-hall-of-famer = Hall of Famer
bot-random = Daydreamer (random)
bot-novice = Newcomer (novice)
bot-advise = Old Hand (advise)
bot-weigh = Weigher (weigh)

outcome-late = { $player-you ->
    [yes] Your time has run out.
   *[no] The time of { $player } has run out.
}

error-notation = “{ $text }” is not an action of this game.
error-illegal = “{ $text }” is not possible now. Possible: { $options }.
error-ambiguous = “{ $text }” could mean several things: { $options }.
error-over = The match is over.
error-no-roll = There is nothing to roll now: a player has to act.
error-nobody-acts = No player has to choose now: a die is to be rolled or a card to be dealt.
error-not-observed = Positions of the game “{ $game }” are not told in numbers yet.
error-batch-shape = There are { $matches } matches, so as many actions are wanted, not an array of shape { $given }.
error-no-such-seat = There is no such seat: they are numbered from 0, and { $seats } play.
error-dice-decide = The dice of this match decide what comes now: nobody says it.
error-cannot-undo = There is nothing you may take back: not across a roll, a drawn card or another player’s move.
error-unknown-game = There is no game called “{ $id }”. Games: { $known }.
error-option-unknown = There is no option “{ $name }”. Options: { $known }.
error-option-flag = Option “{ $name }” is yes or no, not “{ $value }”.
error-option-choice = Option “{ $name }” cannot be “{ $value }”. Possible: { $choices }.
error-option-number = Option “{ $name }” must be a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $value }”.
error-option-text = Option “{ $name }” is a text, not “{ $value }”.
error-option-long = Option “{ $name }” has { $length } letters; { $most } are the most.
error-seats = { $game } is for { $low } to { $high } players, not for { $count }.
error-seats-exactly = { $game } is for { $low } players, not for { $count }.
error-unknown-bot = There is no bot “{ $level }”. Bots: { $known }.
error-bot-file = The bot file { $path } cannot be read: { $why }.
error-bot-load = The bot file { $path } cannot be run: { $error }.
error-bot-missing = There is no bot “{ $name }” in { $path }. Bots there: { $known }.
error-bot-kind = “{ $bot }” is no bot: a function of a position is wanted, or a class with a method “decide”.
error-bot-raised = The bot { $bot } failed and loses the match: { $error }.
error-bot-late = The bot { $bot } has not answered within { $seconds } s and loses the match.
error-bot-illegal = The bot { $bot } chose what it may not and loses the match. { $why }
error-bot-no-action = { $answer } is neither the number of an action nor its notation.
error-bot-not-now = “{ $text }” is not possible then.
error-bot-endless = The bot { $bot } never ends its turn and loses the match.
error-file-first-line = This is not a match file: its first line must be “{ $expected }”.
error-file-header = The match file has no line “{ $name }: …”.
error-file-line = Line { $number } of the match file cannot be understood: “{ $line }”.
error-file-seed = The seed in the match file is not a row of hexadecimal digits.
error-file-rules = The match was played under version { $theirs } of the rules; this program knows version { $ours }.
error-file-move = Move { $number }, “{ $move }”, does not fit: { $why }
error-verify-result = The file gives the result as { $said }; the moves lead to { $found }.
error-verify-no-seed = The file has no seed yet, so its dice cannot be checked: the seed is told when the match is over.
error-verify-commitment = The seed does not match the hash published before the first roll ({ $said }; the seed gives { $found }).
error-verify-roll = At move { $ply } the file has “{ $said }”, but the seed gives “{ $found }”.
error-verify-taken-over = The first { $moves } moves do not follow from this seed, so they cannot be proven: the match was taken over from another one there. Every roll and card after them does follow from it.
error-scenario-given = The position under “given” does not fit: { $why }.
error-file-unreadable = { $path } cannot be read: { $why }.
error-file-scenario = { $path } is not a scenario: { $why }.
error-file-lesson = { $path } is not a lesson: { $why }.
error-file-chapter = { $path } is not a chapter of a rule book: { $why }.
error-file-words = { $path } is not a list of words: { $why }.
error-book-empty = The chapter says nothing.
error-book-figure = The figure “{ $say }” cannot be drawn. { $why }
error-book-twice = The word “{ $word }” is in the list twice.
error-book-chapter = The word “{ $word }” leads to the chapter “{ $chapter }”, which is not in the book.
error-lesson-turn = The step “{ $say }” wants “{ $do }”, but that is not what the learner is asked for then.
error-lesson-empty = The lesson has no steps.
error-lesson-words = There is no message “{ $key }” in the catalog “{ $language }”.
error-unknown-lesson = { $known ->
    [none] The game “{ $game }” has no lessons yet.
   *[other] The game “{ $game }” has no lesson “{ $lesson }”. Lessons: { $known }.
}
referee-differs = { $name }: claimed { $claimed }, found { $found }
referee-unknown = { $name } is nothing that can be claimed here. Known: { $known }.

# Team sheets
words-both = { $first } { $rest }
sheet-long-title = Line { $line }: the title is too long; { $most } letters are the most.
sheet-many = Line { $line }: that is more than { $most } pieces; no team has so many.
sheet-unread = Line { $line }: so much before it cannot be read that what follows was not looked at.
sheet-no-number = Line { $line }: there is no number #{ $number }.
sheet-no-name = Line { $line }: there is no “{ $text }”. Write a number, such as #12, or a name as it is printed.
sheet-near = Line { $line }: there is no “{ $text }”. Did you mean { $near }?
sheet-mismatch = Line { $line }: #{ $number } is { $name }, not “{ $text }”.

# What an action would do
preview-open = still open
preview-other = something else
error-too-many-analyses = Other matches are being looked back at already. Try again in a moment.
