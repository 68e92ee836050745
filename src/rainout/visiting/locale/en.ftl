# Bots of one's own at the tables of a server.

error-visit-link = “{ $link }” is no link to a table. Such links look like http://127.0.0.1:8765/t/p7w2kd#seat=…
error-visit-unreachable = No server answers at { $address }: { $why }.
error-visit-stranger = What answers at { $address } is not a Rainout server.
error-visit-refused = { $why }
error-visit-invitation = This link leads to a table with a free seat, but gives no right to it. Copy the seat’s invitation from the table: it ends in “#seat=…”.
error-visit-full = Every seat at this table is taken.
error-visit-rules = { $game } is played there by version { $theirs } of its rules, here by version { $ours }.
error-visit-needs-position = In { $game } a web table shows no position to look ahead from, only what its seat sees. So none of the house’s levels and no compiled bot can join it: seat a level at the table itself, or bring a bot in plain Python.
error-visit-not-shown = At a web table of { $game } a bot sees its view and its choices; there is no “{ $name }”.
