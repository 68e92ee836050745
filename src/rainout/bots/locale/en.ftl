# The coach
coach-only = There is nothing else to do.
coach-wins = It wins the match on the spot.
coach-may-win = It wins the match on the spot { $percent }% of the time.
coach-numbers = The numbers: { $comparison }.
coach-gain = The gain: { $what } { $before } → { $after }.
coach-or = { $first } or { $second }
coach-list = { $first }, { $second }
coach-chance = { $result } { $percent }%
coach-chances = { $exact ->
    [no] What may come of it, about: { $results }.
   *[yes] What may come of it: { $results }.
}
coach-odds = { $percent }% of the time: { $result }.
coach-odds-both = { $percent }% of the time, and with the next best choice { $other }%: { $result }.
coach-odds-dearer = { $percent }% of the time: { $result }. That is less than with the next best choice ({ $other }%), but worth more.
coach-worth = Your chance to win is then { $good }%, otherwise { $bad }%.
coach-needed = { $percent }% would be enough to make it pay.
coach-sure = For certain: { $result }.
coach-else = With the next best choice: { $told }
coach-else-odds = With the next best choice, { $percent }% of the time: { $result }.
coach-learned = Nothing is decided by it yet, but positions like the one it leads to are won more often.
coach-played = Nothing is decided by it yet, but played on from here, it wins more often.
coach-alike = { $count ->
    [one] One other choice is as good, as far as I can tell.
   *[other] { $count } other choices are as good, as far as I can tell.
}
coach-level = The others are about as good; this is what a sound player does.
coach-warming = I am still warming up, and cannot yet say what the other choices cost.
coach-not-against-people = The coach helps against bots, never against people.
coach-cost-alike = as good
coach-cost-sure = −{ $percent }%
coach-cost-unsure = −{ $percent }% ± { $doubt }
