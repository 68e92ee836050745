# The designer's report.

design-title = Designer’s report: { $game }
design-contents = Contents
design-about = Matches between good players, { $games } of each part, { $seats ->
    [one] one player
   *[other] { $seats } players
}, seed { $seed }. The same seed gives the same report.
design-agreed = Agreed on: { $options }.
design-interrupted = It was interrupted: what is here is what was known by then.
design-percent = { $number }%
design-yes = yes
design-no = no
design-numbers = The numbers
design-won = won
design-range = 95% range
design-matches = of matches

design-doing-compile = compiling the rules
design-doing-main = playing the game
design-doing-rival = playing against the { $bot }
design-doing-usual = playing as agreed
design-doing-rule = house rule: { $rule }
design-doing-piece = trying { $piece }

design-wins = Who wins
design-wins-table = Shares of all matches
design-side = side { $number }
design-won-alone = the player
design-starter = whoever takes the first turn
design-home = the home team, of games decided
design-rival = a good player against the { $bot }
design-rival-alone = the { $bot } in his place
design-advantage-home = { $how ->
    [more] To be at home is an advantage
    [less] To be at home is a disadvantage
   *[even] To be at home makes no difference that so many games could show
}: the home team wins { $share } of the games that are decided ({ $range }).
design-advantage-starter = { $how ->
    [more] To go first is an advantage
    [less] To go first is a disadvantage
   *[even] To go first makes no difference that so many matches could show
}: whoever takes the first turn wins { $share } ({ $range }).
design-advantage-side = { $how ->
    [more] The first side has an advantage
    [less] The first side has a disadvantage
   *[even] Both sides are equally good, as far as so many matches can show
}: the first wins { $share } ({ $range }).
design-undecided = { $level } ended level; { $unfinished } were given up for their length.
design-clubs-chart = Clubs against all others: share won, in points above one half
design-clubs-table = Clubs against all others

design-length = How long it lasts
design-length-told = { $mean } turns on average; half of all matches take { $median } or fewer, nine in ten { $p5 } to { $p95 }, the longest { $longest }. Of a series, its last game is counted.
design-length-chart = How many matches last so many turns
design-length-table = Length of matches
design-turns = turns

design-runs = Runs
design-runs-told = A team scores { $runs } runs a game ({ $range }), in { $innings } innings; in the major leagues, in nine, it was { $real }, and the home team won { $realhome }, against { $home } here.
design-runs-chart = Runs of a team in a game: here, and in the major leagues from 2010 to 2015
design-runs-table = Runs of a team in a game
design-runs-scored = runs
design-ours = here
design-real = major leagues
design-innings-table = Runs a half, by inning
design-inning = inning
design-runs-half = runs
design-halves = halves

design-expectancy = Runs to come
design-expectancy-told = What the team at bat scores on average from a situation to the end of its half, beside the major leagues. Halves that a winning run broke off, and the home team’s from the ninth on, are left out.
design-expectancy-chart = Runs to come with nobody out, by who is on base
design-expectancy-table = Runs to come, by bases and outs
design-bases = on base
design-outs-ours = { $outs } out, here
design-outs-real = { $outs } out, majors

design-chances = Chances to win
design-chances-told = The home team’s chance as the visitors come to bat in an inning, by its lead. A lead is counted up to six; what was seen less than thirty times is left out.
design-chances-chart = The home team’s chance to win as an inning begins
design-chances-table = The home team’s chance in per cent, by inning and lead
design-lead = lead { $lead }

design-rules = House rules
design-rules-told = What changes if a house rule does: the same matches, from the same dice, less as agreed. Shares are told in points of a hundred; what follows ± is how far either way the truth may lie.
design-rules-table = With another house rule
design-rule = house rule
design-change-first = first side wins
design-change-starter = whoever starts wins
design-change-won = wins
design-change-margin = ahead by
design-change-turns = turns
design-change-points = points of all

design-worth-of = { $kind }: what they are worth
design-worth-told = { $games ->
    [one] One match
   *[other] { $games } matches
} with each and the same without, from the same dice. Wins are told in points of a hundred.
design-worth-chart = Points of a hundred matches more that are won with it than without
design-worth-table = Worth of each
design-piece = piece
design-role = role
design-price = price

design-prices-of = { $kind }: prices
design-prices-told = At one rate for all, ten points of price are worth { $point } wins in a hundred matches. What is printed on pieces accounts for { $explained } of what those of one role differ in worth. Prices of today go with worth by a correlation of { $agreement }, those proposed by one of { $then }.
design-traits-cheap = Too cheap: { $traits }.
design-traits-dear = Too dear: { $traits }.
design-overpriced = Overpriced most: { $pieces }.
design-traits-table = One more of what is printed
design-trait = one more of
design-trait-worth = wins in a hundred
design-trait-costs = costs today
design-trait-fair = would be worth
design-verdict = verdict
design-verdict-cheap = cheap
design-verdict-dear = dear
design-verdict-fair = fair
design-verdict-unsure = not sure to matter
design-none-dominated = No piece is dominated: none has another of its role beside it that costs no more and is no worse in anything.
design-dominated-table = Dominated: another of the role costs no more and is no worse in anything
design-dominated-by = take instead
design-fitted = worth
design-proposal = proposal
design-difference = change
design-proposal-table = Prices as proposed, what is dearest today first

design-method = How this was found out
design-method-main = Good players (“advise”) sit on both sides; match after match they change sides. Ranges hold the truth in 95 of 100 cases: Wilson’s for shares, normal ones for means.
design-method-trials = Worth is measured with common random numbers: every match is played twice from the same seed, with and without, and what counts is the difference of the two. Somebody who plays better or worse than “advise” may find other things worth more.
design-method-prices = What pieces of a role are worth, told by the points that they put a side ahead and turned into wins at one rate for all, was fitted to what is printed on them by least squares, and so were today’s prices. The proposal keeps the mean price of each role and how far prices spread, and makes each point of price worth the same number of wins. A piece counts for as many games as it would play: a starter of a rotation of five, for every fifth.
design-method-real = Figures of the major leagues are from 2010 to 2015. Runs of teams were counted from Retrosheet’s game logs: the information used here was obtained free of charge from and is copyrighted by Retrosheet; interested parties may contact Retrosheet at www.retrosheet.org. Runs to come are as Tom Tango tabulated them.
