# The server: what it says when it starts, and why it refuses something.

server-ready = Rainout is ready at { $url } (Ctrl+C to stop)
server-lan = On this network it can be reached at { $url }
server-lan-none = No local network was found, so only this machine can reach it.
server-other-port = Port { $port } is taken, so this is the next free one.
server-no-ui-title = Rainout is running, but its pages have not been built
server-no-ui = Stop this server and run “make play”: it builds the pages and starts again.
cannot-start-address = Matches are kept in a file or in PostgreSQL, and “{ $address }” is neither. Name a file, or an address that begins with postgresql://; a file of that name would be “./{ $address }”.
cannot-start-database = The database { $path } cannot be opened: { $why }
cannot-start-damaged = The database { $path } is damaged: { $why }. See what can still be read with “rainout store check”; “rainout store restore FILE” puts a backup into a new database.
cannot-start-postgres = To keep matches in PostgreSQL, Rainout needs a package that is not installed. Install it with: pip install "rainout[postgres]"
cannot-start-foreign = { $path } is not a database of this version of Rainout. Choose another one or move this one away.
cannot-start-host = It is not possible to listen at { $host }: { $why }
cannot-start-port = Port { $port } is taken. Choose another one, or none to have a free one found.
cannot-start-metrics = Metrics are to be shown to whoever has the token, but there is none. Set metrics_token, or metrics to “here”.
cannot-start-mail = If letters are to be sent, mail_from must say in whose name, such as Rainout <rainout@club.example>.
cannot-start-proxies = trusted_proxies names “{ $value }”, which is neither an address nor a network such as 10.0.0.0/8.
cannot-start-apart = Several workers cannot share what one of them has in memory. Choose a database that is a file or in PostgreSQL.
cannot-start-workers-lan = With several workers, “lan” does nothing. Let the local network in with the host 0.0.0.0, or start one worker.
store-flaw = The database says: { $what }
store-flaw-league = league { $league }: { $what }
store-flaw-gap = entry { $ply } of its log is missing
store-flaw-standing = what lists say of it is not what its log says
store-not-empty = The database holds matches already. A copy is put into a new one: name it with --database.
store-backup-bad = { $path } is no whole copy of a Rainout database.
store-backup-newer = { $path } was made by a newer version of Rainout.

settings-group-reaching = Where the server can be reached
settings-group-keeping = What is kept
settings-group-playing = Tables and bots
settings-group-calling = Calling people, and knowing them again
settings-group-limits = What one client may ask for
settings-group-care = Looking after the server
setting-host = The address to listen at: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it.
setting-port = The port to listen at; without one, the first free port from 8765 on.
setting-workers = How many processes serve behind that port, any table each; about one for each core of the machine.
setting-lan = Whether the local network is let in from the start.
setting-browser = Whether to open the browser when the server is ready.
setting-static = The folder with the built pages.
setting-hosts = Names under which people find the server, such as club.example, beside the addresses it listens at.
setting-trusted-proxies = Addresses or networks of proxies that are believed when they say for whom they ask (X-Forwarded-For).
setting-database = Where matches are kept: a file, or the address of a PostgreSQL server. “:memory:” keeps them only until the server stops.
setting-tables-memory = Megabytes of memory for live tables, for all workers together; what does not fit is read again from the database when somebody asks for it. Without a word, a quarter of the machine’s memory.
setting-bot-pause = Seconds a bot lets pass before it moves, so that people can follow.
setting-warm = Whether to compile the rules in the background after the start.
setting-lines-shown = How many tables the home page lists.
setting-abandoned-after = Seconds without a move after which a table that nobody is at leaves that list.
setting-gone-after = Seconds for which a seat is kept for somebody who was there, before others may let a bot play.
setting-lobby-keeps = Seconds for which a free seat is offered though nobody is at the table, as when its page is loaded again.
setting-push = Whether people may be called by their browser (web push) when a table waits for them; needs the packages of “rainout[club]”.
setting-push-anywhere = Whether such calls may go to private addresses and by plain http. For tests only: anybody could have the server ask what stands in your network.
setting-smtp-host = The mail server that takes letters to people for whom a table waits; without one there are none.
setting-smtp-port = Its port.
setting-smtp-security = How the line to it is kept safe: “starttls”, “tls” from the start, or “none” for one on this machine.
setting-smtp-user = The name to log in with there; without one, nobody logs in.
setting-smtp-password = The password to that.
setting-mail-from = In whose name letters go out, such as Rainout <rainout@club.example>.
setting-call-after = Seconds for which it must have been somebody’s turn, without them at the table, before they are called.
setting-passkeys = Whether people may have their key kept, sealed by a passkey; needs the packages of “rainout[club]”.
setting-request-within = Seconds a connection has to say what it wants, each time; 0 for no end.
setting-body-within = Seconds the body of a request may take to come.
setting-hello-within = Seconds a socket has to say hello.
setting-read-within = Seconds after which whoever reads nothing of what is sent is hung up on; 0 for never.
setting-ping-every = Seconds after which a socket is asked whether anybody is there, and within which it must answer; 0 for never.
setting-largest-body = The most bytes that a request may bring.
setting-largest-message = The most bytes of a message over a socket.
setting-most-unsent = How many messages may wait for a slow reader before the socket is closed.
setting-requests-a-minute = How many requests and messages one address may send in a minute; 0 for no end. All at once if need be: what was not used fills up again.
setting-messages-a-minute = How many messages one socket may send in a minute; 0 for no end.
setting-sockets-a-minute = How many sockets one address may open in a minute; 0 for no end.
setting-most-connections = How many connections one address may have open at a time, unless it is a trusted proxy’s; 0 for no end.
setting-most-sockets = How many sockets one address may have open at a time; 0 for no end.
setting-tables-a-minute = How many tables one address may open in a minute; 0 for no end.
setting-bots-a-minute = How many bots one address may have sit down, and how often it may ask the coach, in a minute; 0 for no end.
setting-analyses-a-minute = How many matches one address may look back at in a minute; 0 for no end.
setting-sign-ups-a-minute = How often one address may ask to be called, or show a passkey, in a minute; 0 for no end.
setting-metrics = Who may read the metrics at /metrics: “off” for nobody, “here” for programs on this machine, “token” for whoever shows the token.
setting-metrics-token = The token for the metrics, which is shown as “Authorization: Bearer …”.
setting-log-level = From which level on lines are logged; “info” has one for every request.
setting-log-format = How log lines look: “text” for people, “json” for programs.
setting-admin-token = The secret of the host, asked for at /admin to act on reports and close tables; there is no such page without one.
setting-drain-delay = Seconds a server that is told to stop goes on as before while /readyz already says so, for a proxy that asks there.
setting-drain-within = Seconds that requests under way have to finish when the server stops.
settings-yes-or-no = true or false
settings-text = text
settings-path = a file or folder
settings-list = a list of texts
settings-whole-number = { $most ->
    [none] { $least ->
        [none] a whole number
       *[other] a whole number, { $least } or more
    }
   *[other] a whole number from { $least } to { $most }
}
settings-number = { $most ->
    [none] { $least ->
        [none] a number
       *[other] a number, { $least } or more
    }
   *[other] a number from { $least } to { $most }
}
settings-one-of = one of { $choices }
settings-in-file = the settings file { $path }
settings-in-environment = the environment ({ $variable })
settings-on-command-line = the command line
settings-bad = { $name } cannot be “{ $value }”, as { $where } has it; it must be { $wanted }.
settings-bad-secret = { $name } cannot be what { $where } has; it must be { $wanted }.
settings-unknown = There is no setting “{ $name }”, which { $where } names. “rainout settings” lists them all.
settings-unknown-alike = There is no setting “{ $name }”, which { $where } names. Did you mean “{ $alike }”?
settings-unreadable = The settings file { $path } cannot be read: { $why }.
settings-unreadable-value = { $path }, which { $where } names, cannot be read: { $why }.
settings-not-toml = The settings file { $path } is not TOML: { $why }.

refused-bad-json = The message is not JSON.
refused-not-json = The request must say that its content is { $type }.
refused-bad-message = The message does not have the form agreed on, at { $where }: { $why }.
refused-too-large = The message is too large; { NUMBER($most) } bytes are the most.
refused-too-late = The rest of the request did not come in time.
refused-unknown-address = There is nothing at this address.
refused-wrong-method = This address cannot be asked that way.
refused-not-from-here = Only whoever sits at the machine that Rainout runs on may do that.
refused-wrong-host = This server does not go by the name “{ $name }”. Whoever looks after it can add that name to the setting “hosts”.
refused-wrong-origin = A page of another site ({ $origin }) may not ask here.
refused-no-network = This machine is on no local network that Rainout could listen on.
refused-bad-request = The request cannot be understood.
refused-unknown-match = There is no match “{ $match }”.
refused-no-game = There is no game called “{ $game }”.
refused-no-workshop = “{ $game }” is no game in which teams are built.
refused-nobody-scores = Nobody keeps score of this game: there is no box score.
refused-long-sheet = The sheet has { $length } letters; { $most } are the most.
refused-unknown-ply = The match has not come that far; it has { $plies ->
    [one] one action
   *[other] { $plies } actions
}.
refused-no-token = Only players may do that, and no seat’s token was shown.
refused-wrong-token = The token does not hold a seat of this match.
refused-not-your-seat = Seat { $seat } is not yours.
refused-away = A bot is playing for you. Take your seat back first.
refused-cannot-rate = Only tables count where everybody comes with a key of their own and the table rolls the dice: you, and friends by link or from the lobby.
refused-no-key = This table counts for ratings, so it wants to know who sits down: a key is missing.
refused-closed = The host has closed this table.
refused-at-odds = Somebody at this table does not play with you, or you not with them.
refused-bad-address = “{ $address }” is no e-mail address; one looks like name@example.org.
refused-bad-endpoint = That is no push service of a browser: it must have a name on the public internet and speak https.
refused-no-calls = This server does not send notices that way.
refused-called-already = A letter went to this address within the last hour. Look for it, among unwanted mail too; another can be sent in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
refused-mail-failed = The letter could not be handed to the mail server. Please try again later.
refused-no-contact = This link counts no more: it was used, or it is more than a day old.
refused-no-passkeys = This server does not know people by passkeys.
refused-bad-passkey = What the passkey has signed does not hold. Please try again.
refused-unknown-passkey = No key was ever sealed with this passkey here, or it was forgotten. Your words bring the key all the same.
refused-no-report = Nobody has reported that.
refused-unknown-league = There is no such league here. The link may have been cut short.
refused-not-commissioner = Only the league’s commissioner may do that. The key is in the browser in which the league was founded.
refused-not-your-club = Only whoever manages one of the two clubs may do that.
refused-not-due = That game is not to be played now: its day has not come, it was played, or nobody manages its clubs.
refused-season-over = This season is over and has its champion. Begin the next one.
refused-league-busy = This league is being played just now. Stop it first, or wait until it is done.
refused-no-lines = Nobody keeps the lines of players in this league.
refused-needs-consent = At this table the others must agree before anything is taken back: ask them.
refused-cannot-ask = That cannot be asked for now.
refused-nothing-asked = You have not been asked anything.
refused-paused = The clocks stand. Ask the others to go on first.
refused-time-up = Your time has run out; a bot plays on for you.
refused-not-gone = That player is at the table. A bot can play only for someone who is gone.
refused-just-left = That player was here a moment ago. A bot can take over in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refused-too-many-emotes = That was a lot at once. Say more in a few seconds.
refused-too-often = That was more than one player may ask for at a time. You can go on in { $wait ->
    [one] { $wait } second
   *[other] { $wait } seconds
}.
refused-too-many-sockets = { $most } tables are open from your network already. Close one and try again.
refused-wrong-invitation = This invitation is not valid: it may have been used already.
refused-seat-taken = No such seat is free any more: somebody was faster.
refused-seated = You sit at this table already.
refused-not-kept = That seat is not kept for a friend, so it cannot be offered to others.
refused-hidden-yet = This is shown when the match is over: it tells what other players hold.
refused-no-coach = The coach helps against bots, never against people.
refused-nothing-to-choose = There is nothing to choose now: the die is to be thrown.
refused-stale = Something else happened first; look at the table again.
refused-not-your-turn = It is not your turn: player { $seat } is to move.
refused-over = The match is over.
refused-not-over = The match is not over yet.
refused-old-rules = The match was played under version { $theirs } of the rules; this program knows version { $ours }.
refused-table-rolls = The table rolls the die here; just say “roll”.
refused-hello-expected = The first message must be “hello”.
refused-damaged-match = The stored match is damaged or does not follow the rules, so it cannot be shown. Other matches are not touched by that.
refused-storage-failed = The move could not be stored, so it was not made. Please try again.
refused-database-gone = The file in which matches are kept was moved, deleted or replaced while the server was running, so the move was not made. Whoever runs the server should put the file back, or start the server again.
refused-database-damaged = The database in which matches are kept is damaged, so the move was not made. Whoever runs the server should look with “rainout store check” and put back a backup with “rainout store restore”.
refused-busy = Too much is being asked for at once. Please try again in a moment.
refused-internal = That should not have happened; it is a mistake of ours, and nothing was changed.

call-title = { $count ->
    [one] { $game }: it is your turn
   *[other] { $count } tables wait for you
}
call-line = { $game } with { $others }: your turn for { $waited }.
call-left = { $left } left.
call-hours = { $count ->
    [0] less than an hour
    [one] an hour
   *[other] { $count } hours
}
call-days = { $count ->
    [one] a day
   *[other] { $count } days
}
call-stop = Stop these notices
call-letter = { $count ->
    [one] At { $house } a table waits for you:
   *[other] At { $house } { $count } tables wait for you:
}
call-letter-why = You asked to be told. There is at most one such letter an hour, and none while you are at the table. Open the tables in the browser you play in. This link ends the letters at once and has your address forgotten:
call-confirm-subject = Letters from { $house }: are they for you?
call-confirm-text = Somebody, perhaps you, wants letters to this address from { $house } when it is their turn at a table, at most one an hour. Open this link to have them; without that, none will come.
call-confirm-else = If it was not you, there is nothing to do: the address is forgotten within a day.
