# La mesa del juego de las gallinas: palabras que solo usa el navegador. Cartas, verbos, sucesos y reglas están con el juego.

hens-space-name = { $owner-you ->
    [yes] tu espacio { $space }
   *[no] el espacio { $space } de { $owner }
}
hens-space-empty = { $owner-you ->
    [yes] Tu espacio { $space }: vacío
   *[no] Espacio { $space } de { $owner }: vacío
}
hens-target = { $owner-you ->
    [yes] tu { $card } (espacio { $space })
   *[no] { $card } de { $owner } (espacio { $space })
}
hens-space = { $owner-you ->
    [yes] Tu espacio { $space }
   *[no] Espacio { $space } de { $owner }
}: { $card }{ $placed ->
    [yes] , en su sitio
   *[no] , fuera de su sitio
}{ $blocked ->
    [yes] , con bloqueo
   *[no] {""}
}
hens-corral-of = Corral de { $name }
hens-you = tú
hens-has-passed = pasó
hens-was-robbed = sufrió robo

hens-die = El dado muestra { $face }.
hens-die-waiting = El dado aún no se ha tirado.
hens-die-roll = Tirar el dado
hens-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}, boca abajo
hens-drawn = Carta robada del mazo: { $card }.

hens-face-1 = renovar tuya
hens-face-2 = renovar suya
hens-face-3 = robar
hens-face-4 = reordenar
hens-face-5 = bloquear
hens-face-6 = cualquiera

hens-scores = Corrales
hens-column-placed = En sitio
hens-column-points = Puntos
hens-column-wins = Ganadas
hens-active = le toca
hens-winner = gana
hens-series-points = Partida { $number }. La serie es a { NUMBER($goal, useGrouping: 0) } puntos.
hens-series-games = Partida { $number }. Gana quien llegue a { $goal }.
hens-in-deck = En el mazo
hens-in-deck-rank = { $count } × { $rank }
hens-flags = { $passed ->
    [yes] Ha pasado
   *[no] Nunca ha pasado
}, { $robbed ->
    [yes] le han robado
   *[no] no le han robado
}.
hens-standing = Puntos { $points }, partidas ganadas { $wins }.
