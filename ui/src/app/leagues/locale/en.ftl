# The pages of leagues. What leagues themselves say is in src/rainout/leagues.
leagues-title = Leagues
leagues-all = All leagues
leagues-lead = Seasons, cups and tournaments that bots play for you: found one, play it day by day, and read all about it.
leagues-none = There is no league here yet. Found the first one.
leagues-found = Found a league…
leagues-yours = yours
leagues-clubs = { $count ->
    [one] one club
   *[other] { $count } clubs
}
leagues-won-by = { $club } won season { $season }
leagues-not-begun = Season { $season } has not begun
leagues-on-day = Season { $season }, day { $day }, { $left ->
    [one] one game to go
   *[other] { $left } games to go
}

# --- Founding one ---
leagues-found-title = New league
leagues-found-go = Found the league
leagues-founding = Making the schedule…
leagues-name = Name of the league
leagues-kind = How clubs compete
leagues-kind-season = season
leagues-kind-round-robin = everybody against everybody
leagues-kind-cup = cup
leagues-kind-swiss = Swiss tournament
leagues-kind-ladder = ladder
leagues-kind-season-help = A schedule of series at home and away, standings, then playoffs among the best.
leagues-kind-round-robin-help = Everybody meets everybody as often, now at home and now away.
leagues-kind-cup-help = Who loses a series is out, until one is left.
leagues-kind-swiss-help = In each round those meet who have won as much; nobody is out.
leagues-kind-ladder-help = In each round neighbours meet, and who beats the one above takes his rung.
leagues-count = Clubs
leagues-games-season = Games of each club
leagues-games-round-robin = Games of each two
leagues-games-swiss = Rounds
leagues-games-ladder = Rounds
leagues-divisions = Divisions
leagues-playoffs = Clubs in the playoffs
leagues-as-usual = as usual
leagues-more = Who plays, and by which rules
leagues-entrants = Names of those who take part
leagues-entrants-help = One a line. Left empty, the clubs are the game’s own, or have names made up for them.
leagues-level = Manager of the clubs
leagues-level-best = the best there is
leagues-draft = Draw all teams by lot
leagues-draft-help = Each club has the best that the salary allows of a part of all cards, instead of a ready team.
leagues-listed = Show it to everybody
leagues-listed-help = Otherwise only those see it who have the link.

# --- The frame ---
leagues-pages = Pages of the league
leagues-front = Front page
leagues-days = Days
leagues-leaders = Leaders
leagues-course = Over time
leagues-season = Season { $season }
leagues-day = Day { $day }
leagues-before = before the first day

# --- The commissioner’s office ---
leagues-office = Commissioner’s office
leagues-yours-to-play = You run this league.
leagues-play-day = Play a day
leagues-play-week = Play a week
leagues-play-all = Play to the end
leagues-stop = Stop
leagues-progress = { $games } of { $total } games played, day { $day }
leagues-next-season = Begin the next season
leagues-more-office = Keep it, hand it on
leagues-file = Save the league as a file
leagues-key = Whoever opens this link runs the league too
leagues-key-help = The key of the office lives in this browser. This link brings it to another one; keep it to yourself. The file is what “rainout league” reads; dice to come follow from it.

# --- The front page ---
leagues-best = Game of the day
leagues-results = Results of day { $day }
leagues-next = Coming up on day { $day }
leagues-meet = { $away } at { $home }
leagues-standings = Standings
leagues-bracket = Playoffs
leagues-rounds = Rounds
leagues-awards = Awards
leagues-deeds = What people tell of
leagues-all-leaders = All leaders
leagues-seasons = Seasons
leagues-going-on = being played
leagues-box = Box score
leagues-box-of = Box score of game { $number }
leagues-at-home = at home
leagues-nothing-then = Nothing is played that day.

# --- Clubs and players ---
leagues-record = { $won } won, { $lost } lost
leagues-rank = place { $rank } in { $division }
leagues-behind = games behind: { $games }
leagues-managed = Managed by { $level }
leagues-batting = Batting
leagues-pitching = Pitching
leagues-schedule = Schedule and results
leagues-column-day = Day
leagues-column-other = Opponent
leagues-column-result = Result
leagues-column-season = Season
leagues-column-game = Game
leagues-hosts = { $club }
leagues-visits = at { $club }
leagues-result = { $kind ->
    [won] W
    [lost] L
   *[level] T
} { $own }–{ $other }
leagues-log = { $what }, game by game
leagues-log-line = Day { $day } { $where ->
    [home] v.
   *[away] at
} { $other }, { $own }–{ $against }

# --- A game ---
leagues-games = Other games
leagues-game-title = { $away } at { $home }
leagues-game-before = Game before
leagues-game-after = Next game
leagues-open-game = See it played
leagues-open-game-help = The game as a match: every move, the chance to win from first to last, and dice that can be checked.
leagues-line-score = Line score
leagues-nobody-scores = Nobody keeps score of this game; see it played instead.

# --- People ---
leagues-people = People play today
leagues-with-manager = { $club } ({ $name })
leagues-somebody = somebody
leagues-sit = Play the game
leagues-go-on = Go on playing
leagues-watch = Watch
leagues-let = Let it be played
leagues-game-over = over, about to be entered
leagues-waiting = Waiting for people to play their games of the day.
leagues-manager = Manager
leagues-managed-by = Managed by { $name }, who plays the games of the club, or lets them be played.
leagues-managed-by-you = You manage this club. When its day has come you find its game on the front page.
leagues-invitation-out = An invitation is out.
leagues-invited = You are invited to manage { $club }: you play its games at a table, or let them be played, and the league waits for you.
leagues-take = Take the club
leagues-invite = Let a person manage it
leagues-club-link = Whoever opens this link first manages the club
leagues-release = Give it back to the bot

# --- Over time ---
leagues-course-title = How the standings came about
leagues-course-help = Games won less games lost, day by day
leagues-course-of = { $division }: games won less games lost
leagues-course-table = As a table
