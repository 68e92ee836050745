# The rule book of CLUTCH, the hen game.

hens-rules-aim = The aim
hens-rules-aim-corral = Five cards lie before you in a row: your corral. Be the first whose corral shows a hen growing up, from left to right: egg (10), chick (J), pullet (Q), hen (K), champion (A). Suits never matter.
hens-rules-aim-almost = Below, three cards stand where they belong: egg, chick and champion. Hen and pullet have to change places. Above, only the chick in space 2 is well placed.
hens-rules-aim-spaces = Spaces are counted 1 to 5 from the left of whoever owns the corral. Each space asks for one rank; a card of that rank is well placed there, any other is misplaced.
hens-rules-setup = The deal
hens-rules-setup-deal = The pack has twenty cards, four of each rank. Five go to each player, laid face up in the order they are dealt: nobody sorts them. The other ten are the deck, face down.
hens-rules-setup-again = If a corral is complete from the deal, everything is dealt again.
hens-rules-setup-starter = Whoever holds more champions starts; if level, more hens, and so on down. If the hands are alike to the last egg, both roll, and the higher starts.
hens-rules-turn = A turn
hens-rules-turn-must = Roll the die once and do what it says. Faces 1 to 5 must be carried out if they can be, even where that hurts you.
hens-rules-turn-may = Roll the die once and do what it says. At this table any roll may be turned down; that is a pass, and it costs what a pass costs.
hens-rules-turn-void = If a face from 1 to 5 leaves nothing to choose, the turn is void: nothing changes, and it is no pass. A 2 against five blocked cards is such a turn.
hens-rules-turn-shuffle = After each turn the deck is shuffled, so every one of its ten cards is as likely to be drawn as any other. Both corrals lie open, so you can always tell which ten those are.
hens-rules-die = The die
hens-rules-die-faces =
    - 1, renew: a card of yours goes into the deck and a drawn card takes its space.
    - 2, renew theirs: the same with an unblocked card of the other player.
    - 3, rob: swap one of your cards for an unblocked card of the other player. Each takes the other’s space.
    - 4, rearrange: two of your cards change places.
    - 5, block: one of your cards is out of the other player’s reach.
    - 6, your choice: do any of the five, or pass.
hens-rules-die-blind = On a 1 and a 2 you name the space first and see the new card afterwards. The old card joins the deck only then, so it cannot come straight back.
hens-rules-die-look = On a 1 and a 2 you draw first, look at the card, and then choose the space it goes to. Once drawn it must be placed.
hens-rules-die-before = A 3. You lack a champion in space 5, and the other player has one in space 2.
hens-rules-die-robbery = Rob: your chick of space 5 for the champion of space 2. Each card took the other’s space, your corral is complete, and the game is won.
hens-rules-die-equal = Two cards of the same rank may be traded; it is a robbery like any other. You may pay with a blocked card of yours.
hens-rules-blocks = Blocks
hens-rules-blocks-reach = A blocked card cannot be chosen by the other player on a 2 or a 3, nor by way of a 6. You may still renew it, give it away or move it.
hens-rules-blocks-blocked = The other player rolled a 3. Your egg and your champion are blocked, which the lock shows: only the three cards between them can be taken.
hens-rules-blocks-stay = The block belongs to the card: it moves along when you rearrange and is gone when the card leaves your corral. Nothing else lifts it.
hens-rules-blocks-round = The block belongs to the card and moves along when you rearrange. At this table it lasts one round: it falls off when your next turn begins.
hens-rules-blocks-many = You may block all five. A blocked card cannot be blocked again; with all five blocked, a 5 is void.
hens-rules-blocks-one = At this table you have one block at a time: a new one replaces the old.
hens-rules-end = The end
hens-rules-end-once = The game ends the moment a corral is complete. Nobody gets another turn.
hens-rules-end-others = It does not matter whose turn it was: a 2 or a 3 can complete the other corral by accident, and then its owner has won. If a robbery completes both, the robber wins.
hens-rules-points = Points
hens-rules-points-list =
    Only the winner scores:

    - 15 for the win
    - 10 more if the last card was won by robbery
    - 5 for each misplaced card of the loser
    - 10 for never having passed
    - 5 for never having been robbed
hens-rules-points-void = A void turn is no pass, and a card that was renewed by the other player was not robbed. No game is worth more than 65.
hens-rules-points-six = A robbery chosen with a 6 counts like one rolled with a 3, for the robber and against the robbed.
hens-rules-points-rolled = At this table only a rolled 3 is a robbery for the points; one chosen with a 6 is not.
hens-rules-series = A series
hens-rules-series-single = One game is a whole match. You may also agree on a series, to a number of points or over several games.
hens-rules-series-points = Points are added up from game to game. The series ends after the game in which somebody reaches the number agreed; the higher total wins.
hens-rules-series-games = Whoever first wins more than half of the games agreed wins the series.
hens-rules-series-afresh = Each game is dealt afresh, by whoever lost the one before; the starter is found by the cards as always.

# --- Words ---
hens-word-corral = Corral
hens-word-corral-text = The five cards in a row before a player.
hens-word-space = Space
hens-word-space-text = A place of a corral, counted 1 to 5 from its owner’s left; each asks for one rank.
hens-word-egg = Egg (10)
hens-word-egg-text = The 10: it belongs in space 1.
hens-word-chick = Chick (J)
hens-word-chick-text = The jack: it belongs in space 2.
hens-word-pullet = Pullet (Q)
hens-word-pullet-text = A young hen, the queen of the pack: it belongs in space 3.
hens-word-hen = Hen (K)
hens-word-hen-text = The king of the pack: it belongs in space 4.
hens-word-champion = Champion (A)
hens-word-champion-text = The ace: it belongs in space 5, and who holds more of them starts.
hens-word-well-placed = Well placed
hens-word-well-placed-text = Said of a card whose rank is the one its space asks for.
hens-word-misplaced = Misplaced
hens-word-misplaced-text = Said of a card that stands in a space for another rank; each one of the loser is worth 5 points.
hens-word-deck = Deck
hens-word-deck-text = The ten cards that are in no corral, shuffled after each turn.
hens-word-renew = Renew
hens-word-renew-text = To put a card into the deck and a drawn one into its space: a 1 in your corral, a 2 in the other.
hens-word-rob = Rob
hens-word-rob-text = To swap a card of yours for an unblocked one of the other corral, with a 3.
hens-word-robbed = Robbed
hens-word-robbed-text = A player from whom a card was taken in this game; unrobbed winners get 5 points more.
hens-word-rearrange = Rearrange
hens-word-rearrange-text = To let two cards of your corral change places, with a 4.
hens-word-block = Block
hens-word-block-text = Keeps a card of yours out of the other player’s reach; a 5 places it, and a lock shows it.
hens-word-pass = Pass
hens-word-pass-text = To do nothing on a 6; it costs the 10 points for never having passed.
hens-word-void = Void
hens-word-void-text = A turn in which the roll leaves nothing to choose; it is no pass.
hens-word-vp = VP
hens-word-vp-text = Victory points: what the winner of a game scores, 15 for the win and 65 in all at the most.
hens-word-series = Series
hens-word-series-text = Several games, with points added up or wins counted.
