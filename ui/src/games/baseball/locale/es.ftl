# La mesa del juego de cartas: palabras que solo usa el navegador. Cartas, verbos, sucesos y reglas están con el juego.

baseball-seat = { $player-you ->
    [yes] tú
   *[no] { $player }
}
baseball-seat-label = { $name }, { $team }, { $side ->
    [bat] al bate
   *[field] a la defensa
}. { $cards ->
    [0] Sin cartas
    [one] Una carta
   *[other] { $cards } cartas
}{ $skips ->
    [0] {""}
    [one] , pierde un turno
   *[other] , pierde { $skips } turnos
}.{ $turn ->
    [yes] {" "}Le toca jugar.
   *[no] {""}
}
baseball-you = tú
baseball-at-bat = al bate
baseball-in-field = a la defensa
baseball-team-visitor = Visita
baseball-team-home = Local
baseball-around = Alrededor de la mesa

baseball-field = { $half ->
    [top] Alta
   *[bottom] Baja
} de la entrada { $inning }, { $outs ->
    [0] sin outs
    [one] un out
   *[other] { $outs } outs
}. { $runners }
baseball-runners-ooo = Bases vacías.
baseball-runners-xoo = Corredor en primera.
baseball-runners-oxo = Corredor en segunda.
baseball-runners-oox = Corredor en tercera.
baseball-runners-xxo = Corredores en primera y segunda.
baseball-runners-xox = Corredores en primera y tercera.
baseball-runners-oxx = Corredores en segunda y tercera.
baseball-runners-xxx = Bases llenas.
baseball-half = { $half ->
    [top] Alta
   *[bottom] Baja
} de la entrada { $inning }

baseball-hand-of = Mano de { $name }
baseball-hand-empty = Sin cartas.
baseball-drew-several = { $player-you ->
    [yes] Sacas { $cards }.
   *[no] { $player } saca { $cards }.
}
baseball-cards-comma = { $first }, { $next }
baseball-cards-and = { $first } y { $next }
baseball-card-words = { $sign } { $text }
baseball-card-hidden = Una carta boca abajo
baseball-why-no-cover = Solo una carta verde o roja puede cubrirla.
baseball-why-just-drawn = Acabas de robar esta; da otra.
baseball-colour-green = Verdes: para el equipo al bate
baseball-colour-red = Rojas: para el equipo a la defensa
baseball-colour-blue = Azules: cartas y turnos
baseball-joker-title = El comodín vale por…
baseball-joker-ask = Elige la carta por la que vale el comodín.
baseball-joker-look = Toca una carta para leer qué hace, y otra vez para jugarla.
baseball-joker-again = { $text } Tócala otra vez para jugarla.
baseball-joker-as = comodín como { $card }

baseball-deck = Mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
baseball-pile = Descarte, { $count ->
    [one] una carta
   *[other] { $count } cartas
}, { $card } encima: mirarlo
baseball-pile-empty = Aún no se ha jugado nada.
baseball-pile-heading = Descarte
baseball-pile-title = Descarte: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
baseball-pile-of = { $card } × { $count }

baseball-line-score = Pizarra por entradas
baseball-score = Visitantes { $visitors }, locales { $home }.
baseball-outs = Outs
baseball-outs-count = { $outs ->
    [0] Sin outs
    [one] Un out
   *[other] { $outs } outs
}
baseball-runs = Carreras
baseball-hits = Hits
baseball-errors = Errores
baseball-short-runs = C
baseball-short-hits = H
baseball-short-errors = E
baseball-winner = ganador

