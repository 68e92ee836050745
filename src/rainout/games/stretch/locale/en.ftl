# 7th Inning Stretch, the season of dice and drafts.

stretch-title = 7th Inning Stretch
stretch-tagline = Draft a club, roll the last innings, chase the pennant. Alone, or against a rival coach.

# --- The ladder ---
stretch-rung-rookie = Rookie
stretch-rung-rookie-about = A season with a die and both tokens to help you in every half.
stretch-rung-veteran = Veteran
stretch-rung-veteran-about = A season with six extra dice, to be spent when it counts.
stretch-rung-hall-of-famer = Hall of Famer
stretch-rung-hall-of-famer-about = A season, the game as it is.
stretch-rung-goat = G.O.A.T.
stretch-rung-goat-about = A season in which opponents may start ahead.
stretch-rung-duel = Duel
stretch-rung-duel-about = One game against a rival coach, drafted and rolled head to head.

# --- Options ---
stretch-option-difficulty = Difficulty
stretch-option-difficulty-help = How much help a season gives you, or the other teams.
stretch-option-difficulty-hall-of-famer = Hall of Famer: the game as it is
stretch-option-difficulty-rookie = Rookie: a die and both tokens in every half
stretch-option-difficulty-veteran = Veteran: six extra dice for the season
stretch-option-difficulty-goat = G.O.A.T.: opponents may start ahead
stretch-option-coach = Assistant coach
stretch-option-coach-help = One assistant may come along for the season.
stretch-option-coach-none = nobody
stretch-option-coach-hitting = hitting coach
stretch-option-coach-pitching = pitching coach
stretch-option-playoffs = Playoffs
stretch-option-playoffs-help = Two series of three games, or two long ones of seven.
stretch-option-playoffs-standard = best of three
stretch-option-playoffs-extended = best of seven
stretch-option-coach-die = Hitting coach’s die
stretch-option-coach-die-help = How often that die can be rolled.
stretch-option-coach-die-every-roll = in every roll
stretch-option-coach-die-once-a-half = once in a half
stretch-option-supply = Dice and tokens
stretch-option-supply-help = Whether they can run out.
stretch-option-supply-box = as many as in the box
stretch-option-supply-unlimited = without limit
stretch-option-leadoff = After a steal that ends the half
stretch-option-leadoff-help = Who leads off the next half when the batter did not get to bat.
stretch-option-leadoff-next = the next batter
stretch-option-leadoff-same = the same batter
stretch-option-failed-extra = Failed extra bases
stretch-option-failed-extra-help = Who may be the out.
stretch-option-failed-extra-any-runner = any runner, the batter included
stretch-option-failed-extra-not-the-batter = any runner but the batter
stretch-option-banned-tokens = Tokens banned in the playoffs
stretch-option-banned-tokens-help = Whether they still come into the pool.
stretch-option-banned-tokens-gained = gained but useless
stretch-option-banned-tokens-not-gained = not even gained
stretch-option-finals-flip = Home field in the finals
stretch-option-finals-flip-help = Whether it can be bought without home field in the semi-finals.
stretch-option-finals-flip-with-semifinals = only with the semi-finals
stretch-option-finals-flip-alone = also alone
stretch-option-duel-pitchers = Starting pitchers of a duel
stretch-option-duel-pitchers-help = Which Tier 1 pitcher the first coach gets; the other gets the other.
stretch-option-duel-pitchers-random = at random
stretch-option-duel-pitchers-t1-p1 = T1-P1 for the first coach
stretch-option-duel-pitchers-t1-p2 = T1-P2 for the first coach
stretch-option-duel-home = Home coach of a duel
stretch-option-duel-home-help = Who bats in the bottom halves.
stretch-option-duel-home-random = at random
stretch-option-duel-home-first = the first coach
stretch-option-duel-home-second = the second coach

# --- Cards: conditions, resources, abilities, scoring ---
stretch-faces-one = { $face }
stretch-faces-more = { $faces }, { $face }
stretch-faces-or = { $faces } or { $face }
stretch-faces-and = { $faces } and { $face }
stretch-condition-max = highest die exactly { $value }
stretch-condition-has = { $count ->
    [one] a die showing { $faces }
   *[other] dice showing { $faces }
}
stretch-condition-pair = a pair
stretch-condition-pair-at-least = a pair of { $value }s or higher
stretch-condition-twopair = two pairs
stretch-condition-trips = three of a kind
stretch-condition-run = a run of { $value }
stretch-condition-sum-at-least = sum { $value } or more
stretch-condition-sum-at-most = sum { $value } or less
stretch-condition-sum-exactly = sum exactly { $value }
stretch-condition-even = all dice even
stretch-condition-odd = all dice odd
stretch-condition-diff = all dice different
stretch-condition-same = all dice equal
stretch-condition-spread = highest less lowest { $value } or more
stretch-condition-with-dice = { $condition }, with { $dice } dice or more
stretch-resource-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
stretch-resource-rerolls = { $count ->
    [one] a reroll token
   *[other] { $count } reroll tokens
}
stretch-resource-nudges = { $count ->
    [one] a ±1 token
   *[other] { $count } ±1 tokens
}
stretch-resource-and = { $first } and { $second }
stretch-special-run = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and one for each runner on base
stretch-special-out = { $dice ->
    [one] one die
   *[other] { $dice } dice
}, and one for each out
stretch-special-empty = three dice with the bases empty, else one
stretch-special-fill = enough dice to have { $dice } in the pool, at least one
stretch-special-trail = three dice unless you lead, else one
stretch-ability-reroll1 = Roll one die again.
stretch-ability-rerollx = Roll any dice again.
stretch-ability-nudge = Change a die by one.
stretch-ability-copy = Turn a die to the value of another.
stretch-ability-flip = Turn a die upside down.
stretch-ability-drop = Take a die away.
stretch-ability-set = Turn a die to any value.
stretch-ability-low = Turn a die to 1.
stretch-score-one = { $runs }
stretch-score-per = { $runs } for each die showing { $faces }
stretch-score-if = { $runs } more if there is { $faces }
stretch-score-highest = highest die
stretch-score-lowest = lowest die
stretch-score-second = second-lowest die
stretch-score-middle = middle die
stretch-score-sum = sum
stretch-score-run = longest run
stretch-score-matching = dice that match another
stretch-score-different = different faces
stretch-score-plus = { $left } + { $right }
stretch-score-minus = { $left } − { $right }
stretch-score-divided = ({ $inside }) ÷ { $divisor }, rounded down
stretch-score-sets = by the most dice that are equal: { $sizes }
stretch-gives-1B = Single
stretch-gives-2B = Double
stretch-gives-3B = Triple
stretch-gives-HR = Home Run
stretch-gives-BB = Walk
stretch-gives-SAC = Sacrifice
stretch-odds-out = Out
stretch-odds-safe = Safe
stretch-odds-runs = { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}

# --- Verbs ---
stretch-verb-sign = Sign
stretch-verb-trade = Trade away
stretch-verb-face = Face
stretch-verb-bat = Bat next
stretch-verb-fill = Fill in the rest
stretch-verb-disc = Lead off
stretch-verb-pitch = Pitch
stretch-verb-sub = Send in
stretch-verb-keep = Keep him
stretch-verb-swing = Swing with
stretch-verb-steal = Steal with
stretch-verb-run = Run with
stretch-verb-hold = Hold
stretch-verb-take = Take
stretch-verb-stand = Let it stand
stretch-verb-plus = +1
stretch-verb-minus = −1
stretch-verb-set = Change a die
stretch-verb-drop = Take a die away
stretch-verb-remove = Out
stretch-verb-veteran = Extra die
stretch-verb-rest = Rest
stretch-verb-buy = Buy
stretch-verb-done = Done
stretch-verb-reroll = Roll again

# --- What is asked ---
stretch-ask-deal = Cards are being dealt.
stretch-ask-home = It is being drawn who is at home.
stretch-ask-roll-at-bat = { $player-you ->
    [yes] Roll for the at-bat: { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go.
   *[no] { $player } rolls for the at-bat.
}
stretch-ask-roll-steal = { $player-you ->
    [yes] Roll for the steal: { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go.
   *[no] { $player } rolls for the steal.
}
stretch-ask-roll-extra = { $player-you ->
    [yes] Roll for the extra base: { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go.
   *[no] { $player } rolls for the extra base.
}
stretch-ask-roll-team = { $player-you ->
    [yes] Roll for the other team: { $dice ->
    [one] one die
   *[other] { $dice } dice
} to go.
   *[no] { $player } rolls for the other team.
}
stretch-ask-roll-head-start = { $player-you ->
    [yes] Roll for the other team’s head start.
   *[no] { $player } rolls for the other team’s head start.
}
stretch-ask-lineup-die = { $player-you ->
    [yes] Roll the lineup die: who leads off?
   *[no] { $player } rolls the lineup die.
}
stretch-ask-sign-pair = { $player-you ->
    [yes] Sign one of the two; you will face the other’s team.
   *[no] { $player } signs one of two players.
}
stretch-ask-sign-free = { $player-you ->
    [yes] One of the injured joins you for free.
   *[no] { $player } takes back one of the injured.
}
stretch-ask-sign-paid = { $player-you ->
    [yes] The others cost 1 ★ each. You have { $stars } ★.
   *[no] { $player } may take back another for 1 ★ ({ $stars } ★ left).
}
stretch-ask-pick = { $player-you ->
    [yes] Pick a card; the rest goes to the other coach.
   *[no] { $player } is picking a card.
}
stretch-ask-trade = { $player-you ->
    [yes] You need nine batters: trade in a pitcher.
   *[no] { $player } trades in a pitcher for a batter.
}
stretch-ask-opponent = { $player-you ->
    [yes] Whom do you want to face next?
   *[no] { $player } chooses the next opponent.
}
stretch-ask-lineup = { $player-you ->
    [yes] Set your lineup; nobody sees it yet.
   *[no] { $player } is setting a lineup.
}
stretch-ask-lineup-position = { $player-you ->
    [yes] Who bats in position { $position }?
   *[no] { $player } is setting a lineup: position { $position }.
}
stretch-ask-disc = { $player-you ->
    [yes] A ten: choose who leads off.
   *[no] { $player } chooses who leads off.
}
stretch-ask-pitcher = { $player-you ->
    [yes] Choose your pitcher.
   *[no] { $player } chooses a pitcher.
}
stretch-ask-substitute = { $player-you ->
    [yes] { $batter } is due up. Send in somebody else?
   *[no] { $player } may replace { $batter }.
}
stretch-ask-change = { $player-you ->
    [yes] { $pitcher } is on the mound. Bring in somebody else?
   *[no] { $player } may replace { $pitcher }.
}
stretch-ask-plate = { $player-you ->
    [yes] { $batter } is up. How many dice?
   *[no] { $batter } is up for { $player }.
}
stretch-ask-tokens-at-bat = { $player-you ->
    [yes] Use a token, or take it as it is.
   *[no] { $player } looks at the roll.
}
stretch-ask-tokens-steal = { $player-you ->
    [yes] Use a token on the steal, or let it stand.
   *[no] { $player } looks at the steal.
}
stretch-ask-tokens-extra = { $player-you ->
    [yes] Use a token on the extra base, or let it stand.
   *[no] { $player } looks at the extra base.
}
stretch-ask-defend = { $player-you ->
    [yes] { $pitcher } may answer this roll.
   *[no] { $player } may answer with { $pitcher }.
}
stretch-ask-defend-team = { $player-you ->
    [yes] { $team } would score { $runs ->
   *[other] { $runs }
}. Use { $pitcher }?
   *[no] { $player } may use { $pitcher }: { $team } would score { $runs }.
}
stretch-ask-line = { $player-you ->
    [yes] { $batter } has a choice: take one.
   *[no] { $player } chooses what { $batter } takes.
}
stretch-ask-extra = { $player-you ->
    [yes] Run for an extra base, or hold?
   *[no] { $player } may run for an extra base.
}
stretch-ask-remove = { $player-you ->
    [yes] Somebody is out: who?
   *[no] { $player } chooses who is out.
}
stretch-ask-rest = { $player-you ->
    [yes] Your coach may take off { $count ->
    [one] one exhaustion token
   *[other] { $count } exhaustion tokens
}.
   *[no] { $player } rests pitchers.
}
stretch-ask-spend = { $player-you ->
    [yes] Spend your { $stars } ★ now; later they are worth nothing.
   *[no] { $player } spends { $stars } ★.
}
stretch-ask-over = It is over.

# --- What an action would do ---
stretch-do-sign = Sign { $card }.
stretch-do-sign-pair = Sign { $card } and face { $card-team }.
stretch-do-trade = Trade in { $card } for the next batter found.
stretch-do-face = Face { $team } next.
stretch-do-bat = { $card } bats next.
stretch-do-fill = Fill in the rest: as in the last game, the newly signed for weaker men.
stretch-do-disc = { $position } leads off.
stretch-do-pitch = { $card } takes the mound.
stretch-do-sub = { $card } bats instead.
stretch-do-keep-batter = Leave the batter in.
stretch-do-keep-pitcher = Leave the pitcher in.
stretch-do-swing = { $dice ->
    [0] Take the out and save the dice.
    [one] Swing with one die.
   *[other] Swing with { $dice } dice.
}
stretch-do-steal = Steal with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stretch-do-run = Run with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stretch-do-hold = Hold the runners.
stretch-do-take = Take it: { $line }.
stretch-do-stand = Let the roll stand.
stretch-do-stand-defend = Let the roll stand; save the pitcher.
stretch-do-plus = Turn the { $die } into a { $die-after }.
stretch-do-minus = Turn the { $die } into a { $die-after }.
stretch-do-set = Turn the { $die } into a { $face }.
stretch-do-drop = Take the { $die } away.
stretch-do-remove = { $base } is the out.
stretch-do-veteran = Add one of your extra dice to the pool.
stretch-do-rest = Take an exhaustion token off { $card }.
stretch-do-buy = { $what } ({ $what-price } ★).
stretch-buy-team = Put the open Tier 2 team on top of the semi-finals
stretch-buy-semifinals-home = Home field in the semi-finals
stretch-buy-finals-home = Home field in the finals
stretch-buy-semifinals-level = Lower the semi-finals card to level { $level }
stretch-buy-finals-level = Lower the finals card to level { $level }
stretch-do-done = That is all.
stretch-do-reroll = Roll again: { $dice }.

# --- What happened ---
stretch-told-dealt = { $player-you ->
    [yes] You are dealt { $card }.
   *[no] { $player } is dealt { $card }.
}
stretch-told-dealt-unseen = { $player } is dealt a card.
stretch-told-turned-up = { $team } turn up on top of Tier { $team-tier }.
stretch-told-signed = { $player-you ->
    [yes] You sign { $card }.
   *[no] { $player } signs { $card }.
}
stretch-told-signed-paid = { $player-you ->
    [yes] You sign { $card } for 1 ★.
   *[no] { $player } signs { $card } for 1 ★.
}
stretch-told-scheduled = { $team } go on the schedule.
stretch-told-scheduled-semifinals = { $team } wait in the semi-finals.
stretch-told-scheduled-finals = { $team } wait in the finals.
stretch-told-picked = { $player-you ->
    [yes] You have picked.
   *[no] { $player } has picked.
}
stretch-told-traded = { $player-you ->
    [yes] You trade in { $card }.
   *[no] { $player } trades in { $card }.
}
stretch-told-home = { $player-you ->
    [yes] You are the home team.
   *[no] { $player } is the home team.
}
stretch-told-stage-spring = Spring training begins.
stretch-told-stage-first-half = The season is under way.
stretch-told-stage-deadline = The trade deadline is here.
stretch-told-stage-second-half = The second half begins.
stretch-told-stage-semifinals = The semi-finals begin.
stretch-told-stage-finals = The finals begin.
stretch-told-stage-duel = The clubs are complete. Play ball!
stretch-told-faced-home = Game { $game }: { $team } come to town.
stretch-told-faced-away = Game { $game }: on the road against { $team }.
stretch-told-head-start = A { $face }: the other team starts with { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}.
stretch-told-bats = { $card } bats in position { $position }.
stretch-told-lined-up = { $player-you ->
    [yes] Your lineup is set.
   *[no] { $player } has set a lineup.
}
stretch-told-lineup-die = { $player-you ->
    [yes] You roll a { $face } on the lineup die.
   *[no] { $player } rolls a { $face } on the lineup die.
}
stretch-told-disc = { $card } will lead off, from position { $position }.
stretch-told-pitches = { $card } takes the mound.
stretch-told-half-top = { $player-you ->
    [yes] Top of inning { $inning }: you bat.
   *[no] Top of inning { $inning }: { $player } bats.
}
stretch-told-half-bottom = { $player-you ->
    [yes] Bottom of inning { $inning }: you bat.
   *[no] Bottom of inning { $inning }: { $player } bats.
}
stretch-told-half-top-team = Top of inning { $inning }: { $team } bat.
stretch-told-half-bottom-team = Bottom of inning { $inning }: { $team } bat.
stretch-told-turn = { $card } steps up, { $outs ->
    [0] nobody out
    [one] one out
   *[other] two outs
}.
stretch-told-substituted = { $came } bats for { $gone }.
stretch-told-gathered = { $card } brings { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}{ $rerolls ->
    [0] { "" }
    [one] , a reroll token
   *[other] , { $rerolls } reroll tokens
}{ $nudges ->
    [0] { "" }
    [one] , a ±1 token
   *[other] , { $nudges } ±1 tokens
}.
stretch-told-relieved = { $came } takes over from { $gone }.
stretch-told-swung = { $card } swings with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stretch-told-swung-not = { $card } leaves the bat on the shoulder.
stretch-told-steals = { $card } goes for { $base ->
    [second] second
   *[third] third
} with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stretch-told-runs-on = The runners go for more with { $dice ->
    [one] one die
   *[other] { $dice } dice
}.
stretch-told-rolled = { $player-you ->
    [yes] You roll { $dice }.
   *[no] { $player } rolls { $dice }.
}
stretch-told-rolled-team = The other team rolls { $dice }.
stretch-told-rolled-head-start = The die shows { $dice }.
stretch-told-rerolled = A reroll token: { $count ->
    [one] one die
   *[other] { $count } dice
} again.
stretch-told-nudged = A ±1 token turns the { $before } into a { $after }.
stretch-told-used-reroll = { $card } has { $before ->
    [one] one die
   *[other] { $before } dice
} rolled again.
stretch-told-used-drop = { $card } takes the { $before } away.
stretch-told-used-set = { $card } turns the { $before } into a { $after }.
stretch-told-hit-1B = { $card } singles.
stretch-told-hit-2B = { $card } doubles.
stretch-told-hit-3B = { $card } triples!
stretch-told-hit-HR = { $card } hits one out of the park!
stretch-told-hit-BB = { $card } walks.
stretch-told-hit-SAC = { $card } lays down a sacrifice.
stretch-told-missed = { $card } comes up empty.
stretch-told-stole = { $card } steals { $base ->
    [second] second
   *[third] third
}!
stretch-told-caught = Caught stealing { $base ->
    [second] second
   *[third] third
}.
stretch-told-took-extra = They take the extra base!
stretch-told-held-up = The throw beats the runners.
stretch-told-veteran = { $player-you ->
    [yes] You add an extra die ({ $left ->
   *[other] { $left } left
}).
   *[no] { $player } adds an extra die ({ $left } left).
}
stretch-told-half-over = End of the half: { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}. It is { $own } to { $others }.
stretch-told-team-scored = { $team } score { $runs ->
    [0] nothing
   *[other] { $runs }
}: { $total } in all.
stretch-told-walk-off = { $player-you ->
    [yes] Walk-off! You win it in the last at-bat.
   *[no] Walk-off! { $player } wins it in the last at-bat.
}
stretch-told-won-game = { $player-you ->
    [yes] You beat { $team }, { $own } to { $others }.
   *[no] { $player } beats { $team }, { $own } to { $others }.
}
stretch-told-lost-game = { $player-you ->
    [yes] You lose to { $team }, { $own } to { $others }.
   *[no] { $player } loses to { $team }, { $own } to { $others }.
}
stretch-told-stars = { $gained } ★ earned: { $stars } ★ now.
stretch-told-rested = { $exhaustion ->
    [0] { $card } is fresh again.
   *[other] { $card } catches breath; { $exhaustion } left.
}
stretch-told-fresh = All pitchers are fresh again.
stretch-told-qualified = Into the playoffs, with { $stars } ★ left.
stretch-told-revealed = { $card } is fit to play again.
stretch-told-bought-team = An easier team goes first in the semi-finals ({ $stars } ★ left).
stretch-told-bought-semifinals-home = Home field in the semi-finals ({ $stars } ★ left).
stretch-told-bought-finals-home = Home field in the finals ({ $stars } ★ left).
stretch-told-bought-semifinals-level = The semi-finals card drops a level ({ $stars } ★ left).
stretch-told-bought-finals-level = The finals card drops a level ({ $stars } ★ left).
stretch-told-series-semifinals-won = The semi-finals are won, { $wins } games to { $losses }!
stretch-told-series-semifinals-lost = The semi-finals are lost, { $wins } games to { $losses }.
stretch-told-series-finals-won = The finals are won, { $wins } games to { $losses }!
stretch-told-series-finals-lost = The finals are lost, { $wins } games to { $losses }.
stretch-told-season-missed = The season ends without playoffs: { $wins } won, { $losses } lost, { $stars } ★.
stretch-told-season-lost-semifinals = The season ends in the semi-finals: { $wins } won, { $losses } lost, { $stars } ★.
stretch-told-season-lost-finals = So close: the season ends in the finals. { $wins } won, { $losses } lost, { $stars } ★.
stretch-told-season-champion = Champions! { $wins } won, { $losses } lost, { $stars } ★.
stretch-told-duel-won = { $player-you ->
    [yes] You win the duel
   *[no] { $player } wins the duel against { $other-you ->
        [yes] you
       *[no] { $other }
    }
}, { $own } to { $others }{ diamond-how }

# --- How it ended ---
stretch-outcome-missed = { $player-you ->
    [yes] You miss the playoffs: { $wins } won, { $losses } lost, { $stars } ★.
   *[no] { $player } misses the playoffs: { $wins } won, { $losses } lost, { $stars } ★.
}
stretch-outcome-lost-semifinals = { $player-you ->
    [yes] You go out in the semi-finals: { $wins } won, { $losses } lost, { $stars } ★.
   *[no] { $player } goes out in the semi-finals: { $wins } won, { $losses } lost, { $stars } ★.
}
stretch-outcome-lost-finals = { $player-you ->
    [yes] You lose the finals: { $wins } won, { $losses } lost, { $stars } ★.
   *[no] { $player } loses the finals: { $wins } won, { $losses } lost, { $stars } ★.
}
stretch-outcome-champion = { $player-you ->
    [yes] You are the champion: { $wins } won, { $losses } lost, { $stars } ★.
   *[no] { $player } is the champion: { $wins } won, { $losses } lost, { $stars } ★.
}
stretch-outcome-resigned = { $player-you ->
    [yes] You resign; the duel goes to { $other }.
   *[no] { $player } resigns; the duel goes to { $other-you ->
        [yes] you
       *[no] { $other }
    }.
}
stretch-outcome-resigned-season = { $player-you ->
    [yes] You give up the season.
   *[no] { $player } gives up the season.
}

# --- Mistakes in card files and scenarios ---
error-stretch-file = { $path } is not a card file: { $why }
error-stretch-id = { $card } does not belong here, or is there twice; this tier has { $wanted }, each once.
error-stretch-missing = The card { $card } is missing.
error-stretch-one-side = { $card } must have either a batter or a pitcher.
error-stretch-tier-1 = { $card }: cards T1-P… are pitchers and cards T1-B… are batters.
error-stretch-team-missing = { $card } needs a team on its back.
error-stretch-team-extra = { $card } is a Tier 1 card and has no team on its back.
error-stretch-number = { $card }: “{ $name }” is { $value }, but must be { $low } to { $high }.
error-stretch-resources = { $card }: resources “{ $text }” are not understood. Write parts such as 2D, RR, PM joined by +, or one of *RUN1, *OUT1, *EMPTY, *FILL3, *TRAIL.
error-stretch-line = { $card }: the line “{ $text }” is not understood. Write a condition (MAX=6, HAS66, PAIR, PAIR>=4, TWOPAIR, TRIPS, RUN3, SUM>=11, SUM<=5, SUM=8, EVEN, ODD, DIFF, SAME, SPREAD>=4; @3 for at least three dice), then -> and 1B, 2B, 3B, HR, BB or SAC.
error-stretch-ability = { $card }: there is no ability “{ $text }”. There are REROLL1, REROLLX, NUDGE, COPY, FLIP, DROP, SET and LOW.
error-stretch-runs = { $card }: the runs “{ $text }” are not understood. Add or subtract numbers, highest, lowest, second, middle, sum, run, matching, different, “2 per 5 6” and “1 if 6”; or write “(sum - 5) / 3”, or “largest set: 0 1 3”.
error-stretch-playoffs = There must be one playoff card for each series and each of levels 1, 2 and 3.
error-stretch-given = The position is not understood: { $why }
error-stretch-phase = There is no “{ $phase }”; known are { $known }.
error-stretch-no-card = There is no card “{ $card }”.
error-stretch-no-pitcher = { $card } is no pitcher.
error-stretch-lineup = A lineup is nine different batters of the roster.

# --- The record book ---
stretch-book-games = The season
stretch-book-batting = Batting
stretch-book-pitching = Pitching
stretch-book-first-half = First half
stretch-book-second-half = Second half
stretch-book-semifinals = Semi-finals
stretch-book-finals = Finals
stretch-book-where = At
stretch-book-score = Score
stretch-book-result = Result
stretch-book-home = home
stretch-book-away = away
stretch-book-won = won
stretch-book-lost = lost
stretch-book-totals = ★ earned: { $stars }. Won { $wins }, lost { $losses }.
stretch-book-pa = PA
stretch-book-runs = R
stretch-book-hits = H
stretch-book-doubles = 2B
stretch-book-triples = 3B
stretch-book-home-runs = HR
stretch-book-batted-in = RBI
stretch-book-walks = BB
stretch-book-steals = SB
stretch-book-halves = Halves
stretch-book-allowed = Runs
stretch-book-uses = Uses

# --- Lessons ---
stretch-lesson-at-bat = At bat
stretch-lesson-at-bat-goal = You lead a club through a season, alone, and at its end waits the title. Of each game you play only the end, when it gets serious.
stretch-lesson-at-bat-behind = The 9th inning, the last: each club bats once, until three of its batters have failed and are out. That is its half. The Lamplighters lead 1 to 0 after theirs; you are at home and bat last. Whoever gets around first, second and third base and back home is a run.
stretch-lesson-at-bat-card = Gordo Pimentello, your batter, brings three dice to your pool. To swing is to roll some of them. If all you roll are even, two at the least, he hits a single, which takes him to first base. A third die could only spoil it: keep one back, and swing with two.
stretch-lesson-at-bat-roll = The third die stays in the pool. Now roll the two.
stretch-lesson-at-bat-single = 2 and 6, all even: his line is met, and Gordo stands on first base. Had he met none, he would be out.
stretch-lesson-at-bat-saved = Sully Marchbank brings no die, but a reroll token, and the die you saved is still there. If the highest die is a 6, he hits a double: two bases for everybody. Swing with your one die.
stretch-lesson-at-bat-reroll = A 3. That is what the token is for: it rolls dice of the table again. Choose the 3, then roll again.
stretch-lesson-at-bat-again = The token is spent, and the die is in the air. Roll it.
stretch-lesson-at-bat-nothing = A 6: Sully is on second, Gordo on third. Dash Fennimore brings a ±1 token, but no die, and your pool has none. Without dice a batter is out. Take the out: the token stays.
stretch-lesson-at-bat-last = One out. Arlo Pinkett brings two dice. A 6 as the highest is a double for him; two of them are a home run, which brings everybody home. Swing with both.
stretch-lesson-at-bat-throw = Two runners, as those on the bases are called, wait for you. Roll.
stretch-lesson-at-bat-nudge = 3 and 5: so close. The ±1 token changes one die by one. Turn the 5 into a 6.
stretch-lesson-at-bat-won = A double: Gordo and Sully come home, and 2 to 1 is enough. A home team that goes ahead in its last half has won on the spot. The win is worth a ★; you will see what for.
stretch-lesson-at-bat-more = Dice you save can do more: a runner may steal a base, that is, run for it before the swing, or run one base further after a hit such as a single. The table offers it when it can be done. Next, how to get better batters than these.

stretch-lesson-draft = The draft
stretch-lesson-draft-goal = To win the title you need a better club than you are given: a pitcher, who throws for you, and nine batters of Tier 1, the beginners. In spring training, before the season, three pairs of Tier 2 cards come up, and one of each pair joins you.
stretch-lesson-draft-backs = Here is the first pair. Each card has a player on the front and a team on the back. Sign one of the two players, and you will have to beat the team on the back of the other.
stretch-lesson-draft-batter = Ziggy Parmalee brings three dice, and hits when the highest is a 4 or a 5. Reggie Osterman-Vale brings one die, and one more for each out: often too few. Sign Ziggy.
stretch-lesson-draft-signed = Ziggy is on your roster, the list of your players, and the Pinewater Otters, from Reggie’s back, are on your schedule. They roll three dice in each of their halves, and their runs are the middle die less 2.
stretch-lesson-draft-pitcher = A pitcher never bats: he spoils the other team’s rolls. Ira Quillfeather rolls one of their dice again, three times until he needs a rest. Hollis Tamarack, your only pitcher, can help just twice. Sign Ira.
stretch-lesson-draft-team = Two good batters, so look at the backs. The Bellringers roll three dice and score the highest less 3, two runs on average. The Lamplighters score less. Sign Lorenzo Vidalgo, and you need never meet his Bellringers.
stretch-lesson-draft-schedule = Thirteen players, and three teams to beat: Otters, Kilns and Lamplighters. You say in which order.
stretch-lesson-draft-face = Games 1 and 3 are at home, where you bat three times and they bat only twice. So face the strongest now: the Gull Point Lamplighters.
stretch-lesson-draft-die = Nine of your eleven batters play, in an order of your choice; this once it was made for you. The lineup die says who begins: 1 to 9 is a place in the order, with a 10 you choose. Roll it.
stretch-lesson-draft-mound = A 4: your fourth batter, Teo Zaragosi, begins. Now choose a pitcher for this game. Each ball on his card is one use, and what is spent comes back only after game 3. Take Ira.
stretch-lesson-draft-ready = That is all a game needs, and yours begins: the 7th inning, nobody out, your batter waiting for you. Next: how six such games lead to the title.

stretch-lesson-season = The season
stretch-lesson-season-goal = The title goes to a club that wins two short series, the playoffs. To get there you need three ★ from six games.
stretch-lesson-season-stars = Games 1 to 3 are against Tier 2 teams, for one ★ a win. Then, at the trade deadline, you sign three Tier 3 players as you did in spring. Games 4 to 6 are against Tier 3 teams, for two ★ a win.
stretch-lesson-season-chance = You have three ★ and this is game 6, in the 9th inning: no runs yet, two out, a runner on first. Percy Evengate hits a home run if all of three dice are even. Swing with three.
stretch-lesson-season-swing = All or nothing. Roll.
stretch-lesson-season-field = All even: 2 to 0. Then Ziggy was out. But you are away, so the others bat last, and their half is a single roll: the Crown Point Lancers roll two dice, and the lower one is their runs. Keep Ira as your pitcher.
stretch-lesson-season-roll = You roll for them, too. Try to look innocent.
stretch-lesson-season-answer = 3 and 5: the lower one is 3, and 3 to 2 would beat you. Ira may roll one die again, at the price of an exhaustion token. Choose the 3.
stretch-lesson-season-again = A 1 wins it, a 2 would tie it. Roll.
stretch-lesson-season-enough = A 1: one run, not three. Ira has the strength for one more answer, but this one wins the game. Let it stand.
stretch-lesson-season-won = 2 to 1. Two ★ make five, and three of them have paid for the playoffs. After games 3 and 6 all pitchers are fresh again; in the playoffs nobody rests.
stretch-lesson-season-injured = Three Tier 2 players are back from injury, and one joins you for free. With no rest to come, another pitcher is welcome: Sal Montebruno turns a die to the value of another. Sign him.
stretch-lesson-season-thrifty = Each of the others would cost one ★. You have two, and something better to do with them. That is all: done.
stretch-lesson-season-cards = These are your opponents, three for the semi-finals and three for the finals. The playoff cards begin at level 3: no reroll tokens in the semi-finals, no tokens at all in the finals. ★ can lower a level, for instance.
stretch-lesson-season-home = As it stands, only game 2 of a series is at home. For two ★, home field makes it games 1 and 3 of the semi-finals instead. ★ kept are worth nothing: buy it.
stretch-lesson-season-series = Game 1 of the semi-finals, at home. Two wins out of three lead to the finals, and two wins there are the title. Two losses in either, and the season is over.
stretch-lesson-season-title = Win or lose, each spring there is another club to build. Now you know the way to the title; only the dice have not been told.

# --- The board in the terminal ---
stretch-terminal-record = { $wins } won, { $losses } lost, { $stars } ★
stretch-terminal-placed = Batting so far: { $names }
stretch-terminal-standing = { $wins }–{ $losses }, first to { $goal }
stretch-terminal-no-rerolls = no reroll tokens
stretch-terminal-no-nudges = no ±1 tokens
stretch-terminal-left = { $cards ->
    [one] one card there
   *[other] { $cards } cards there
}
stretch-terminal-at-home = at home
stretch-terminal-away = away
stretch-terminal-nobody-yet = No opponent has been chosen yet.
stretch-terminal-no-season = A duel has no season.
stretch-look-team = team
stretch-look-team-help = your lineup, bench and pitchers, in words
stretch-look-rival = rival
stretch-look-rival-help = whom you play
stretch-look-season = season
stretch-look-season-help = the games so far, the teams to come, the playoffs with their rules, and what lies on the supplies
stretch-terminal-next = then { $names }
stretch-sign-max = high
stretch-sign-has = has
stretch-sign-pair = pair
stretch-sign-twopair = two pairs
stretch-sign-trips = three alike
stretch-sign-run = run
stretch-sign-sum = sum
stretch-sign-even = even
stretch-sign-odd = odd
stretch-sign-diff = all different
stretch-sign-same = all equal
stretch-sign-spread = high − low
stretch-terminal-pool = dice
stretch-terminal-rerolls = rerolls
stretch-terminal-nudges = ±1
stretch-terminal-roll = roll
stretch-terminal-rolls = rolls { $dice }, keeps at least { $minimum }
stretch-terminal-top = On top of the Tier { $tier } supply
stretch-terminal-series = { $name }, level { $level }
stretch-terminal-home-field = home field
stretch-terminal-stage-spring = Spring training
stretch-terminal-stage-first-half = First half
stretch-terminal-stage-deadline = Trade deadline
stretch-terminal-stage-second-half = Second half
stretch-terminal-stage-recovery = Before the playoffs
stretch-terminal-stage-semifinals = Semi-finals
stretch-terminal-stage-finals = Finals

# What an action would do
stretch-count-dice = dice in the Pool
stretch-count-rerolls = reroll tokens
stretch-count-nudges = ±1 tokens
stretch-count-stars = ★

# --- What people will tell ---
stretch-feat-champion = Pennant
stretch-feat-champion-told = Champions of the season, with { $wins } games won.
stretch-feat-streak = Winning streak
stretch-feat-streak-told = Won { $games } games in a row.
stretch-feat-blank = Shut-out
stretch-feat-blank-told = { $games ->
    [one] Won a game in which the other side did not score.
   *[other] Won { $games } games in which the other side did not score.
}
stretch-feat-rout = Rout
stretch-feat-rout-told = Scored { $runs } runs in a game.
stretch-feat-close = Nerves of steel
stretch-feat-close-told = Won { $games } games by a single run.

# --- Why something cannot be chosen ---
stretch-why-stars = { $what }: { $price } ★, and you have { $stars }.
stretch-why-banned = The playoff card forbids these tokens.
stretch-why-no-tokens = There is no token in the pool to change a die with.
stretch-why-ability = The pitcher can do nothing to this die: “{ $ability }”
stretch-why-trade-first = { $name } was your first pitcher; only one you drafted can be given away.
stretch-why-trade-batter = { $name } is a batter, and you need nine: give away a pitcher.
stretch-why-rested = { $name } has no exhaustion token to lose.
stretch-why-rest-batter = { $name } is a batter: only pitchers get exhausted.
stretch-why-out-of-game = { $name } was replaced and sits in the dugout until this game is over.
stretch-why-on-mound = { $name } is on the mound already.
stretch-why-bats-only = { $name } is a batter: only pitchers take the mound.
stretch-why-pitches-only = { $name } is a pitcher: he does not bat.
stretch-why-no-sub = Somebody may come in for the batter once a turn, before dice are gathered.
