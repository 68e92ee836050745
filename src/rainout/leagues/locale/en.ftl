# What can be wrong with a league.
league-error-clubs = A league has { $low } to { $high } clubs, not { $count }.
league-error-divisions = { $clubs } clubs in { $divisions } divisions would leave one with a single club. Choose fewer divisions.
league-error-odd = { $clubs } clubs cannot play { $games } games each: an odd number of clubs needs an even number of games.
league-error-games = { $clubs } clubs can play { $low } to { $high } games each, not { $games }.
league-error-rounds = There can be 1 to { $most } rounds, not { $count }.
league-error-playoffs = { $count } cannot play on where { $clubs } take part. Choose 2 or more, and not more than there are, or 0 for no playoffs.
league-error-best-of = A series of at most { $count } games cannot be. Choose from { $known }.
league-error-level = Leagues cannot let { $level } play yet. Choose from { $known }.
league-error-not-over = Season { $season } is not over yet. Play it to its end first.
league-error-no-club = No club is called “{ $club }”. There are { $known }.
league-error-no-game = There is no game { $number } yet; { $played } were played.
league-error-no-game-then = { $club } did not play on day { $day }, or not yet.
league-error-no-season = There is no season { $season }; there were { $seasons }.
league-error-first-line = This is no league. A league’s file begins with “{ $expected }”.
league-error-line = Line { $number } of the league cannot be understood: { $line }
league-error-header = The league’s file has no “{ $name }”, or knows none.
league-error-kind = “{ $kind }” is no way to compete. Known are { $known }.
league-error-number = A number in the league’s file is none.
league-error-no-more = Line { $number } of the league tells of a game after the season was over.
league-error-other-game = Line { $number } of the league tells of another game than was due ({ $due }): { $line }
error-workshop-no-draft = Teams of this game are not drawn by lot. Take ready clubs, or bring team sheets.

# Who leads in what.
league-figure-average = Batting average
league-figure-on-base = On-base percentage
league-figure-slugging = Slugging
league-figure-homers = Home runs
league-figure-batted-in = Runs batted in
league-figure-runs = Runs
league-figure-hits = Hits
league-figure-steals = Stolen bases
league-figure-earned-average = Earned run average
league-figure-wins = Wins
league-figure-saves = Saves
league-figure-strikeouts = Strikeouts
league-figure-traffic = Walks and hits an inning
league-figure-best-bat = Runs made with the bat
league-figure-best-arm = Runs saved by the arm
league-award-best-bat = Bat of the season: { $player }, worth { $value } runs
league-award-best-arm = Arm of the season: { $player }, who saved { $value } runs
league-column-games = G
league-column-at-bats = AB
league-column-runs = R
league-column-hits = H
league-column-doubles = 2B
league-column-triples = 3B
league-column-homers = HR
league-column-batted-in = RBI
league-column-walks = BB
league-column-strikeouts = SO
league-column-steals = SB
league-column-average = AVG
league-column-starts = GS
league-column-wins = W
league-column-losses = L
league-column-saves = SV
league-column-innings = IP
league-column-earned = ER
league-column-earned-average = ERA
# What people tell of.
league-deed-perfect = Day { $day }: a perfect game by { $who } (game { $number })
league-deed-no-hitter = Day { $day }: a no-hitter by { $who } (game { $number })
league-deed-cycle = Day { $day }: { $who } hit for the cycle (game { $number })
league-deed-homers = Day { $day }: { $count } home runs by { $who } (game { $number })
league-deed-batted-in = Day { $day }: { $count } runs batted in by { $who } (game { $number })
league-deed-strikeouts = Day { $day }: { $count } strikeouts by { $who } (game { $number })
league-deed-streak = Day { $day }: the streak of { $who } ended after { $count } games with a hit (game { $number })
# What tables and brackets are headed by.
league-usual-name = The Rainout League
league-division-east = East
league-division-west = West
league-division-north = North
league-division-south = South
league-division-central = Central
league-division-coast = Coast
league-table-club = Club
league-table-won = W
league-table-lost = L
league-table-level = T
league-table-share = Pct
league-table-behind = GB
league-table-home = Home
league-table-away = Away
league-table-scored = RS
league-table-allowed = RA
league-table-last = Last 10
league-table-streak = Streak
league-streak = { $kind ->
    [won] W{ $count }
   *[lost] L{ $count }
}
league-round = { $left ->
    [2] The final
    [4] The semifinals
   *[other] Round { $number }
}
league-tie = { $upper } { $first }, { $lower } { $second }
league-bye = { $club } goes on without a game
league-table-player = Player
league-champion = Champion of season { $season }: { $club }
league-player = { $player } ({ $club })
# A line about each game: made of its scorecard.
league-story-both = { $first } { $second }
league-story-level = { $home } and { $away } parted level.
league-story-beat = { $winner } beat { $loser }.
league-story-forfeit = { $loser } forfeited, and { $winner } took the game.
league-story-perfect = { $who } let nobody of { $loser } reach base: a perfect game.
league-story-no-hitter = { $loser } went without a hit against { $who }.
league-story-walk-off-by = { $who } ended it { $inning ->
    [7] in the seventh
    [8] in the eighth
    [9] in the ninth
    [10] in the tenth
    [11] in the eleventh
    [12] in the twelfth
   *[other] in inning { $inning }
}: { $winner } walked off against { $loser }.
league-story-walk-off = { $winner } walked off against { $loser } { $inning ->
    [7] in the seventh.
    [8] in the eighth.
    [9] in the ninth.
    [10] in the tenth.
    [11] in the eleventh.
    [12] in the twelfth.
   *[other] in inning { $inning }.
}
league-story-comeback = { $winner } came back from { $count } runs down to beat { $loser }.
league-story-shut-out-by = { $who } went all the way and shut { $loser } out.
league-story-shut-out = { $winner } shut { $loser } out.
league-story-extra = { $winner } outlasted { $loser } in { $innings } innings.
league-story-blowout = { $winner } ran away from { $loser }, with { $runs } runs on { $hits } hits.
league-story-slugfest = { $winner } came out on top against { $loser } in a game of { $runs } runs.
league-story-strikeouts = { $who } struck out { $count } as { $winner } beat { $loser }.
league-story-homers = { $who } hit { $count } home runs for { $winner } against { $loser }.
league-story-batted-in = { $who } drove in { $count } as { $winner } beat { $loser }.
league-story-saved = { $who } kept a lead of one run for { $winner } against { $loser }.
league-story-won-by = { $who } got the win as { $winner } beat { $loser }.
league-story-bat = { $who } went { $hits } for { $at-bats }{ $homers ->
    [0] {""}{ $runs ->
        [0] {""}
        [one] {" "}with a run batted in
       *[other] {" "}with { $runs } batted in
    }
    [one] {" "}with a home run{ $runs ->
        [0] {""}
        [one] {" "}and a run batted in
       *[other] {" "}and { $runs } batted in
    }
   *[other] {" "}with { $homers } home runs{ $runs ->
        [0] {""}
        [one] {" "}and a run batted in
       *[other] {" "}and { $runs } batted in
    }
}.
