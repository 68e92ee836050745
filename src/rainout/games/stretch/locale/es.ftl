# La séptima entrada, la temporada de dados y fichajes.

stretch-title = La séptima entrada
stretch-tagline = Arma un club, juega a los dados las últimas entradas y ve por el título. En solitario o contra otro mánager.

# --- La escalera ---
stretch-rung-rookie = Novato
stretch-rung-rookie-about = Una temporada con un dado y las dos fichas de ayuda en cada turno al bate.
stretch-rung-veteran = Veterano
stretch-rung-veteran-about = Una temporada con seis dados extra, para cuando más valen.
stretch-rung-hall-of-famer = Salón de la Fama
stretch-rung-hall-of-famer-about = Una temporada, el juego tal cual.
stretch-rung-goat = El mejor
stretch-rung-goat-about = Una temporada en la que los rivales pueden empezar ganando.
stretch-rung-duel = Duelo
stretch-rung-duel-about = Un partido contra otro mánager, fichando y tirando cara a cara.

# --- Las opciones ---
stretch-option-difficulty = Dificultad
stretch-option-difficulty-help = Cuánta ayuda reciben en la temporada tú o los rivales.
stretch-option-difficulty-hall-of-famer = Salón de la Fama: el juego tal cual
stretch-option-difficulty-rookie = Novato: un dado y las dos fichas en cada turno al bate
stretch-option-difficulty-veteran = Veterano: seis dados extra para la temporada
stretch-option-difficulty-goat = El mejor de todos: los rivales pueden empezar ganando
stretch-option-coach = Ayudante
stretch-option-coach-help = Un ayudante puede acompañarte en la temporada.
stretch-option-coach-none = nadie
stretch-option-coach-hitting = coach de bateo
stretch-option-coach-pitching = coach de pitcheo
stretch-option-playoffs = Postemporada
stretch-option-playoffs-help = Dos series de tres juegos o dos largas, de siete.
stretch-option-playoffs-standard = al mejor de tres
stretch-option-playoffs-extended = al mejor de siete
stretch-option-coach-die = Dado del coach de bateo
stretch-option-coach-die-help = Cuántas veces se puede tirar ese dado.
stretch-option-coach-die-every-roll = en cada tirada
stretch-option-coach-die-once-a-half = una vez por turno al bate
stretch-option-supply = Dados y fichas
stretch-option-supply-help = Si se pueden acabar.
stretch-option-supply-box = los que trae la caja
stretch-option-supply-unlimited = sin límite
stretch-option-leadoff = Tras un robo que termina el turno al bate
stretch-option-leadoff-help = Quién abre la próxima vez si el bateador no llegó a batear.
stretch-option-leadoff-next = el siguiente bateador
stretch-option-leadoff-same = el mismo bateador
stretch-option-failed-extra = Bases extra fallidas
stretch-option-failed-extra-help = Quién puede ser el out.
stretch-option-failed-extra-any-runner = cualquier corredor, incluido el bateador
stretch-option-failed-extra-not-the-batter = cualquier corredor menos el bateador
stretch-option-banned-tokens = Fichas prohibidas en la postemporada
stretch-option-banned-tokens-help = Si aun así entran en la reserva.
stretch-option-banned-tokens-gained = se reciben, pero no se usan
stretch-option-banned-tokens-not-gained = ni siquiera se reciben
stretch-option-finals-flip = Localía en la final
stretch-option-finals-flip-help = Si se puede comprar sin la localía de la semifinal.
stretch-option-finals-flip-with-semifinals = solo junto con la semifinal
stretch-option-finals-flip-alone = también sola
stretch-option-duel-pitchers = Lanzadores iniciales del duelo
stretch-option-duel-pitchers-help = Qué lanzador de nivel 1 recibe el primer mánager; el otro recibe al otro.
stretch-option-duel-pitchers-random = al azar
stretch-option-duel-pitchers-t1-p1 = T1-P1 para el primero
stretch-option-duel-pitchers-t1-p2 = T1-P2 para el primero
stretch-option-duel-home = Local en el duelo
stretch-option-duel-home-help = Quién batea en la parte baja de cada entrada.
stretch-option-duel-home-random = al azar
stretch-option-duel-home-first = el primero
stretch-option-duel-home-second = el segundo

# --- Las cartas: condiciones, recursos, habilidades, carreras ---
stretch-faces-one = { $face }
stretch-faces-more = { $faces }, { $face }
stretch-faces-or = { $faces } o { $face }
stretch-faces-and = { $faces } y { $face }
stretch-condition-max = el dado más alto es exactamente { $value }
stretch-condition-has = { $count ->
    [one] un dado que muestre { $faces }
   *[other] dados que muestren { $faces }
}
stretch-condition-pair = un par
stretch-condition-pair-at-least = un par de { $value } o más
stretch-condition-twopair = dos pares
stretch-condition-trips = tres iguales
stretch-condition-run = una escalera de { $value }
stretch-condition-sum-at-least = suma { $value } o más
stretch-condition-sum-at-most = suma { $value } o menos
stretch-condition-sum-exactly = suma exacta de { $value }
stretch-condition-even = todos pares
stretch-condition-odd = todos impares
stretch-condition-diff = todos distintos
stretch-condition-same = todos iguales
stretch-condition-spread = el más alto menos el más bajo, { $value } o más
stretch-condition-with-dice = { $condition }, con { $dice } dados o más
stretch-resource-dice = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
stretch-resource-rerolls = { $count ->
    [one] una ficha de repetir
   *[other] { $count } fichas de repetir
}
stretch-resource-nudges = { $count ->
    [one] una ficha de ±1
   *[other] { $count } fichas de ±1
}
stretch-resource-and = { $first } y { $second }
stretch-special-run = { $dice ->
    [one] un dado
   *[other] { $dice } dados
} y uno más por cada corredor en base
stretch-special-out = { $dice ->
    [one] un dado
   *[other] { $dice } dados
} y uno más por cada out
stretch-special-empty = tres dados con las bases vacías; si no, uno
stretch-special-fill = los dados que falten para tener { $dice } en la reserva, al menos uno
stretch-special-trail = tres dados si no vas ganando; si no, uno
stretch-ability-reroll1 = Volver a tirar un dado.
stretch-ability-rerollx = Volver a tirar los dados que quieras.
stretch-ability-nudge = Cambiar un dado en uno.
stretch-ability-copy = Poner un dado con el valor de otro.
stretch-ability-flip = Poner un dado boca abajo.
stretch-ability-drop = Quitar un dado.
stretch-ability-set = Poner un dado con cualquier valor.
stretch-ability-low = Poner un dado en 1.
stretch-score-one = { $runs }
stretch-score-per = { $runs } por cada dado con { $faces }
stretch-score-if = { $runs } más si hay { $faces }
stretch-score-highest = dado más alto
stretch-score-lowest = dado más bajo
stretch-score-second = segundo dado más bajo
stretch-score-middle = dado del medio
stretch-score-sum = suma
stretch-score-run = escalera más larga
stretch-score-matching = dados iguales a otro
stretch-score-different = caras distintas
stretch-score-plus = { $left } + { $right }
stretch-score-minus = { $left } − { $right }
stretch-score-divided = ({ $inside }) ÷ { $divisor }, redondeado hacia abajo
stretch-score-sets = según cuántos dados iguales haya, como mucho: { $sizes }
stretch-gives-1B = Sencillo
stretch-gives-2B = Doblete
stretch-gives-3B = Triple
stretch-gives-HR = Jonrón
stretch-gives-BB = Base por bolas
stretch-gives-SAC = Sacrificio
stretch-odds-out = Eliminado
stretch-odds-safe = A salvo
stretch-odds-runs = { $runs ->
    [one] 1 carrera
   *[other] { $runs } carreras
}

# --- Los verbos ---
stretch-verb-sign = Fichar
stretch-verb-trade = Cambiar
stretch-verb-face = Enfrentar
stretch-verb-bat = Poner a batear
stretch-verb-fill = Completar la alineación
stretch-verb-disc = Abrir la tanda
stretch-verb-pitch = Lanzar
stretch-verb-sub = Mandar a batear
stretch-verb-keep = Dejarlo
stretch-verb-swing = Batear con
stretch-verb-steal = Robar con
stretch-verb-run = Correr con
stretch-verb-hold = Quedarse
stretch-verb-take = Tomar
stretch-verb-stand = Dejarlo así
stretch-verb-plus = +1
stretch-verb-minus = −1
stretch-verb-set = Cambiar un dado
stretch-verb-drop = Quitar un dado
stretch-verb-remove = Out
stretch-verb-veteran = Dado extra
stretch-verb-rest = Dar descanso
stretch-verb-buy = Comprar
stretch-verb-done = Listo
stretch-verb-reroll = Volver a tirar

# --- Lo que se pide ---
stretch-ask-deal = Se están repartiendo cartas.
stretch-ask-home = Se está sorteando quién es local.
stretch-ask-roll-at-bat = { $player-you ->
    [yes] Tira por el turno al bate: faltan { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
   *[no] { $player } tira por el turno al bate.
}
stretch-ask-roll-steal = { $player-you ->
    [yes] Tira por el robo: faltan { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
   *[no] { $player } tira por el robo.
}
stretch-ask-roll-extra = { $player-you ->
    [yes] Tira por la base extra: faltan { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
   *[no] { $player } tira por la base extra.
}
stretch-ask-roll-team = { $player-you ->
    [yes] Tira por el rival: faltan { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
   *[no] { $player } tira por el rival.
}
stretch-ask-roll-head-start = { $player-you ->
    [yes] Tira por la ventaja del rival.
   *[no] { $player } tira por la ventaja del rival.
}
stretch-ask-lineup-die = { $player-you ->
    [yes] Tira el dado de la alineación: ¿quién abre?
   *[no] { $player } tira el dado de la alineación.
}
stretch-ask-sign-pair = { $player-you ->
    [yes] Ficha a uno de los dos; enfrentarás al equipo del otro.
   *[no] { $player } ficha a uno de dos jugadores.
}
stretch-ask-sign-free = { $player-you ->
    [yes] Uno de los lesionados vuelve gratis contigo.
   *[no] { $player } recupera a uno de los lesionados.
}
stretch-ask-sign-paid = { $player-you ->
    [yes] Los demás cuestan 1 ★ cada uno. Tienes { $stars } ★.
   *[no] { $player } puede recuperar a otro por 1 ★ (le quedan { $stars } ★).
}
stretch-ask-pick = { $player-you ->
    [yes] Elige una carta; el resto pasa al otro mánager.
   *[no] { $player } está eligiendo una carta.
}
stretch-ask-trade = { $player-you ->
    [yes] Necesitas nueve bateadores: entrega un lanzador.
   *[no] { $player } entrega un lanzador por un bateador.
}
stretch-ask-opponent = { $player-you ->
    [yes] ¿A quién quieres enfrentar ahora?
   *[no] { $player } elige al próximo rival.
}
stretch-ask-lineup = { $player-you ->
    [yes] Arma tu alineación; nadie la ve todavía.
   *[no] { $player } está armando su alineación.
}
stretch-ask-lineup-position = { $player-you ->
    [yes] ¿Quién batea en la posición { $position }?
   *[no] { $player } está armando su alineación: posición { $position }.
}
stretch-ask-disc = { $player-you ->
    [yes] Un diez: elige quién abre.
   *[no] { $player } elige quién abre.
}
stretch-ask-pitcher = { $player-you ->
    [yes] Elige a tu lanzador.
   *[no] { $player } elige a su lanzador.
}
stretch-ask-substitute = { $player-you ->
    [yes] Le toca a { $batter }. ¿Mandas a otro?
   *[no] { $player } puede cambiar a { $batter }.
}
stretch-ask-change = { $player-you ->
    [yes] { $pitcher } está en la loma. ¿Traes a otro?
   *[no] { $player } puede cambiar a { $pitcher }.
}
stretch-ask-plate = { $player-you ->
    [yes] Batea { $batter }. ¿Cuántos dados?
   *[no] { $player } batea con { $batter }.
}
stretch-ask-tokens-at-bat = { $player-you ->
    [yes] Usa una ficha o tómalo como está.
   *[no] { $player } mira la tirada.
}
stretch-ask-tokens-steal = { $player-you ->
    [yes] Usa una ficha para el robo o déjalo así.
   *[no] { $player } mira el robo.
}
stretch-ask-tokens-extra = { $player-you ->
    [yes] Usa una ficha para la base extra o déjalo así.
   *[no] { $player } mira la base extra.
}
stretch-ask-defend = { $player-you ->
    [yes] { $pitcher } puede responder a esta tirada.
   *[no] { $player } puede responder con { $pitcher }.
}
stretch-ask-defend-team = { $player-you ->
    [yes] { $team } anotaría { $runs ->
   *[other] { $runs }
}. ¿Usas a { $pitcher }?
   *[no] { $player } puede usar a { $pitcher }: { $team } anotaría { $runs }.
}
stretch-ask-line = { $player-you ->
    [yes] { $batter } puede elegir: toma una.
   *[no] { $player } elige qué toma { $batter }.
}
stretch-ask-extra = { $player-you ->
    [yes] ¿Corres por una base extra o te quedas?
   *[no] { $player } puede correr por una base extra.
}
stretch-ask-remove = { $player-you ->
    [yes] Alguien es out: ¿quién?
   *[no] { $player } elige quién es out.
}
stretch-ask-rest = { $player-you ->
    [yes] Tu coach puede quitar { $count ->
    [one] una ficha de cansancio
   *[other] { $count } fichas de cansancio
}.
   *[no] { $player } da descanso a sus lanzadores.
}
stretch-ask-spend = { $player-you ->
    [yes] Gasta ya tus { $stars } ★; después no valen nada.
   *[no] { $player } gasta { $stars } ★.
}
stretch-ask-over = Se acabó.

# --- Lo que haría una acción ---
stretch-do-sign = Fichar a { $card }.
stretch-do-sign-pair = Fichar a { $card } y enfrentar a { $card-team }.
stretch-do-trade = Entregar a { $card } por el primer bateador que salga.
stretch-do-face = Enfrentar ahora a { $team }.
stretch-do-bat = Ahora batea { $card }.
stretch-do-fill = Completar el resto: como en el último juego, con los recién fichados en lugar de otros más flojos.
stretch-do-disc = Abre { $position }.
stretch-do-pitch = { $card } sube a la loma.
stretch-do-sub = Batea { $card } en su lugar.
stretch-do-keep-batter = Dejar al bateador.
stretch-do-keep-pitcher = Dejar al lanzador.
stretch-do-swing = { $dice ->
    [0] Aceptar el out y guardar los dados.
    [one] Batear con un dado.
   *[other] Batear con { $dice } dados.
}
stretch-do-steal = Robar con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
stretch-do-run = Correr con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
stretch-do-hold = Detener a los corredores.
stretch-do-take = Tomarlo: { $line }.
stretch-do-stand = Dejar la tirada como está.
stretch-do-stand-defend = Dejar la tirada como está y reservar al lanzador.
stretch-do-plus = Convertir el { $die } en { $die-after }.
stretch-do-minus = Convertir el { $die } en { $die-after }.
stretch-do-set = Convertir el { $die } en { $face }.
stretch-do-drop = Quitar el { $die }.
stretch-do-remove = El out es { $base }.
stretch-do-veteran = Sumar a la reserva uno de tus dados extra.
stretch-do-rest = Quitarle una ficha de cansancio a { $card }.
stretch-do-buy = { $what } ({ $what-price } ★).
stretch-buy-team = Poner el equipo de nivel 2 a la vista al frente de la semifinal
stretch-buy-semifinals-home = Localía en la semifinal
stretch-buy-finals-home = Localía en la final
stretch-buy-semifinals-level = Bajar la carta de la semifinal al nivel { $level }
stretch-buy-finals-level = Bajar la carta de la final al nivel { $level }
stretch-do-done = Eso es todo.
stretch-do-reroll = Volver a tirar: { $dice }.

# --- Lo que pasó ---
stretch-told-dealt = { $player-you ->
    [yes] Recibes a { $card }.
   *[no] { $player } recibe a { $card }.
}
stretch-told-dealt-unseen = { $player } recibe una carta.
stretch-told-turned-up = Sale { $team } en el nivel { $team-tier }.
stretch-told-signed = { $player-you ->
    [yes] Fichas a { $card }.
   *[no] { $player } ficha a { $card }.
}
stretch-told-signed-paid = { $player-you ->
    [yes] Fichas a { $card } por 1 ★.
   *[no] { $player } ficha a { $card } por 1 ★.
}
stretch-told-scheduled = { $team } entra en el calendario.
stretch-told-scheduled-semifinals = { $team } espera en la semifinal.
stretch-told-scheduled-finals = { $team } espera en la final.
stretch-told-picked = { $player-you ->
    [yes] Ya elegiste.
   *[no] { $player } ya eligió.
}
stretch-told-traded = { $player-you ->
    [yes] Entregas a { $card }.
   *[no] { $player } entrega a { $card }.
}
stretch-told-home = { $player-you ->
    [yes] Eres local.
   *[no] { $player } es local.
}
stretch-told-stage-spring = Empieza la pretemporada.
stretch-told-stage-first-half = Arranca la temporada.
stretch-told-stage-deadline = Llega la fecha límite de cambios.
stretch-told-stage-second-half = Empieza la segunda mitad.
stretch-told-stage-semifinals = Empieza la semifinal.
stretch-told-stage-finals = Empieza la final.
stretch-told-stage-duel = Los equipos están completos. ¡A jugar!
stretch-told-faced-home = Juego { $game }: { $team } viene de visita.
stretch-told-faced-away = Juego { $game }: de visita contra { $team }.
stretch-told-head-start = Un { $face }: el rival empieza con { $runs ->
    [one] 1 carrera
   *[other] { $runs } carreras
}.
stretch-told-bats = { $card } batea en la posición { $position }.
stretch-told-lined-up = { $player-you ->
    [yes] Tu alineación está lista.
   *[no] La alineación de { $player } está lista.
}
stretch-told-lineup-die = { $player-you ->
    [yes] Sacas un { $face } en el dado de la alineación.
   *[no] { $player } saca un { $face } en el dado de la alineación.
}
stretch-told-disc = Abrirá { $card }, desde la posición { $position }.
stretch-told-pitches = { $card } sube a la loma.
stretch-told-half-top = { $player-you ->
    [yes] Alta de la entrada { $inning }: bateas tú.
   *[no] Alta de la entrada { $inning }: batea { $player }.
}
stretch-told-half-bottom = { $player-you ->
    [yes] Baja de la entrada { $inning }: bateas tú.
   *[no] Baja de la entrada { $inning }: batea { $player }.
}
stretch-told-half-top-team = Alta de la entrada { $inning }: turno de { $team }.
stretch-told-half-bottom-team = Baja de la entrada { $inning }: turno de { $team }.
stretch-told-turn = Sale { $card }, { $outs ->
    [0] sin outs
    [one] con un out
   *[other] con dos outs
}.
stretch-told-substituted = { $came } batea por { $gone }.
stretch-told-gathered = { $card } trae { $dice ->
    [0] cero dados
    [one] un dado
   *[other] { $dice } dados
}{ $rerolls ->
    [0] { "" }
    [one] , una ficha de repetir
   *[other] , { $rerolls } fichas de repetir
}{ $nudges ->
    [0] { "" }
    [one] , una ficha de ±1
   *[other] , { $nudges } fichas de ±1
}.
stretch-told-relieved = { $came } releva a { $gone }.
stretch-told-swung = { $card } batea con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
stretch-told-swung-not = { $card } ni siquiera hace swing.
stretch-told-steals = { $card } sale por { $base ->
    [second] segunda
   *[third] tercera
} con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
stretch-told-runs-on = Los corredores van por más con { $dice ->
    [one] un dado
   *[other] { $dice } dados
}.
stretch-told-rolled = { $player-you ->
    [yes] Sacas { $dice }.
   *[no] { $player } saca { $dice }.
}
stretch-told-rolled-team = El rival saca { $dice }.
stretch-told-rolled-head-start = El dado muestra { $dice }.
stretch-told-rerolled = Una ficha de repetir: { $count ->
    [one] un dado
   *[other] { $count } dados
} otra vez.
stretch-told-nudged = Una ficha de ±1 convierte el { $before } en { $after }.
stretch-told-used-reroll = { $card } hace repetir { $before ->
    [one] un dado
   *[other] { $before } dados
}.
stretch-told-used-drop = { $card } quita el { $before }.
stretch-told-used-set = { $card } convierte el { $before } en { $after }.
stretch-told-hit-1B = ¡Sencillo de { $card }!
stretch-told-hit-2B = ¡Doblete de { $card }!
stretch-told-hit-3B = ¡Triple de { $card }!
stretch-told-hit-HR = ¡Jonrón de { $card }!
stretch-told-hit-BB = { $card } recibe base por bolas.
stretch-told-hit-SAC = Sacrificio de { $card }.
stretch-told-missed = { $card } se queda con las ganas.
stretch-told-stole = ¡{ $card } se roba { $base ->
    [second] segunda
   *[third] tercera
}!
stretch-told-caught = Atrapado robando { $base ->
    [second] segunda
   *[third] tercera
}.
stretch-told-took-extra = ¡Toman la base extra!
stretch-told-held-up = El tiro les gana a los corredores.
stretch-told-veteran = { $player-you ->
    [yes] Sumas un dado extra ({ $left ->
   *[other] quedan { $left }
}).
   *[no] { $player } suma un dado extra (quedan { $left }).
}
stretch-told-half-over = Fin del turno al bate: { $runs ->
    [one] 1 carrera
   *[other] { $runs } carreras
}. Van { $own } a { $others }.
stretch-told-team-scored = { $team } { $runs ->
    [0] no anota
   *[other] anota { $runs }
}: { $total } en total.
stretch-told-walk-off = { $player-you ->
    [yes] ¡Los dejas en el terreno!
   *[no] ¡{ $player } los deja en el terreno!
}
stretch-told-won-game = { $player-you ->
    [yes] Le ganas a { $team }, { $own } a { $others }.
   *[no] { $player } le gana a { $team }, { $own } a { $others }.
}
stretch-told-lost-game = { $player-you ->
    [yes] Pierdes con { $team }, { $own } a { $others }.
   *[no] { $player } pierde con { $team }, { $own } a { $others }.
}
stretch-told-stars = Ganas { $gained } ★: ya son { $stars } ★.
stretch-told-rested = { $exhaustion ->
    [0] { $card } queda como nuevo.
   *[other] { $card } toma aire; le quedan { $exhaustion }.
}
stretch-told-fresh = Todos los lanzadores están descansados.
stretch-told-qualified = A la postemporada, con { $stars } ★ de sobra.
stretch-told-revealed = { $card } está de vuelta.
stretch-told-bought-team = Un equipo más fácil va primero en la semifinal (quedan { $stars } ★).
stretch-told-bought-semifinals-home = Localía en la semifinal (quedan { $stars } ★).
stretch-told-bought-finals-home = Localía en la final (quedan { $stars } ★).
stretch-told-bought-semifinals-level = La carta de la semifinal baja un nivel (quedan { $stars } ★).
stretch-told-bought-finals-level = La carta de la final baja un nivel (quedan { $stars } ★).
stretch-told-series-semifinals-won = ¡Semifinal ganada, { $wins } juegos a { $losses }!
stretch-told-series-semifinals-lost = Semifinal perdida, { $wins } juegos a { $losses }.
stretch-told-series-finals-won = ¡Final ganada, { $wins } juegos a { $losses }!
stretch-told-series-finals-lost = Final perdida, { $wins } juegos a { $losses }.
stretch-told-season-missed = La temporada termina sin postemporada: { $wins } ganados, { $losses } perdidos, { $stars } ★.
stretch-told-season-lost-semifinals = La temporada termina en la semifinal: { $wins } ganados, { $losses } perdidos, { $stars } ★.
stretch-told-season-lost-finals = Tan cerca: la temporada termina en la final. { $wins } ganados, { $losses } perdidos, { $stars } ★.
stretch-told-season-champion = ¡Campeones! { $wins } ganados, { $losses } perdidos, { $stars } ★.
stretch-told-duel-won = { $player-you ->
    [yes] Ganas el duelo
   *[no] { $other-you ->
        [yes] { $player } te gana el duelo
       *[no] { $player } le gana el duelo a { $other }
    }
}, { $own } a { $others }{ diamond-how }

# --- Cómo terminó ---
stretch-outcome-missed = { $player-you ->
    [yes] Te quedas fuera de la postemporada: { $wins } ganados, { $losses } perdidos, { $stars } ★.
   *[no] { $player } se queda fuera de la postemporada: { $wins } ganados, { $losses } perdidos, { $stars } ★.
}
stretch-outcome-lost-semifinals = { $player-you ->
    [yes] Quedas fuera en la semifinal: { $wins } ganados, { $losses } perdidos, { $stars } ★.
   *[no] { $player } queda fuera en la semifinal: { $wins } ganados, { $losses } perdidos, { $stars } ★.
}
stretch-outcome-lost-finals = { $player-you ->
    [yes] Pierdes la final: { $wins } ganados, { $losses } perdidos, { $stars } ★.
   *[no] { $player } pierde la final: { $wins } ganados, { $losses } perdidos, { $stars } ★.
}
stretch-outcome-champion = { $player-you ->
    [yes] Eres campeón: { $wins } ganados, { $losses } perdidos, { $stars } ★.
   *[no] El título es de { $player }: { $wins } ganados, { $losses } perdidos, { $stars } ★.
}
stretch-outcome-resigned = { $player-you ->
    [yes] Te rindes; el duelo es de { $other }.
   *[no] { $player } se rinde; el duelo es { $other-you ->
        [yes] tuyo
       *[no] de { $other }
    }.
}
stretch-outcome-resigned-season = { $player-you ->
    [yes] Abandonas la temporada.
   *[no] { $player } abandona la temporada.
}

# --- Errores en archivos de cartas y escenarios ---
error-stretch-file = { $path } no es un archivo de cartas: { $why }
error-stretch-id = { $card } no va aquí o está dos veces; este nivel tiene { $wanted }, cada una una vez.
error-stretch-missing = Falta la carta { $card }.
error-stretch-one-side = { $card } debe tener o un bateador o un lanzador.
error-stretch-tier-1 = { $card }: las cartas T1-P… son lanzadores y las T1-B…, bateadores.
error-stretch-team-missing = { $card } necesita un equipo al dorso.
error-stretch-team-extra = { $card } es de nivel 1 y no lleva equipo al dorso.
error-stretch-number = { $card }: «{ $name }» es { $value }, pero debe estar entre { $low } y { $high }.
error-stretch-resources = { $card }: no se entienden los recursos «{ $text }». Escribe partes como 2D, RR, PM unidas con +, o una de *RUN1, *OUT1, *EMPTY, *FILL3, *TRAIL.
error-stretch-line = { $card }: no se entiende la línea «{ $text }». Escribe una condición (MAX=6, HAS66, PAIR, PAIR>=4, TWOPAIR, TRIPS, RUN3, SUM>=11, SUM<=5, SUM=8, EVEN, ODD, DIFF, SAME, SPREAD>=4; @3 para al menos tres dados), luego -> y 1B, 2B, 3B, HR, BB o SAC.
error-stretch-ability = { $card }: no existe la habilidad «{ $text }». Hay REROLL1, REROLLX, NUDGE, COPY, FLIP, DROP, SET y LOW.
error-stretch-runs = { $card }: no se entienden las carreras «{ $text }». Suma o resta números, highest, lowest, second, middle, sum, run, matching, different, «2 per 5 6» y «1 if 6»; o escribe «(sum - 5) / 3» o «largest set: 0 1 3».
error-stretch-playoffs = Debe haber una carta de postemporada para cada serie y cada uno de los niveles 1, 2 y 3.
error-stretch-given = No se entiende la posición: { $why }
error-stretch-phase = No hay «{ $phase }»; se conocen { $known }.
error-stretch-no-card = No hay ninguna carta «{ $card }».
error-stretch-no-pitcher = { $card } no es lanzador.
error-stretch-lineup = Una alineación son nueve bateadores distintos de la plantilla.

# --- El libro de récords ---
stretch-book-games = La temporada
stretch-book-batting = Bateo
stretch-book-pitching = Pitcheo
stretch-book-first-half = Primera mitad
stretch-book-second-half = Segunda mitad
stretch-book-semifinals = Semifinales
stretch-book-finals = Final
stretch-book-where = En
stretch-book-score = Marcador
stretch-book-result = Resultado
stretch-book-home = casa
stretch-book-away = fuera
stretch-book-won = ganado
stretch-book-lost = perdido
stretch-book-totals = ★ ganadas: { $stars }. Ganados { $wins }, perdidos { $losses }.
stretch-book-pa = AP
stretch-book-runs = C
stretch-book-hits = H
stretch-book-doubles = 2B
stretch-book-triples = 3B
stretch-book-home-runs = HR
stretch-book-batted-in = CI
stretch-book-walks = BB
stretch-book-steals = BR
stretch-book-halves = Medias
stretch-book-allowed = Carreras
stretch-book-uses = Usos

# --- Las lecciones ---
stretch-lesson-at-bat = Al bate
stretch-lesson-at-bat-goal = Llevas un club por una temporada, en solitario, y al final espera el título. De cada juego solo juegas el final, cuando va en serio.
stretch-lesson-at-bat-behind = Es la 9.ª entrada, la última: cada club batea una vez, hasta que tres de sus bateadores fallan y son out. Esa es su mitad. Tras la suya, los Lamplighters ganan 1 a 0; eres local y bateas al final. Quien pasa por primera, segunda y tercera base y vuelve al plato, donde empezó, anota una carrera.
stretch-lesson-at-bat-card = Gordo Pimentello, tu bateador, trae tres dados a tu reserva. Batear es tirar algunos de ellos. Si todos los que tires son pares, dos como mínimo, da un sencillo, que lo lleva a primera base. Un tercer dado solo podría estropearlo: guarda uno y batea con dos.
stretch-lesson-at-bat-roll = El tercer dado queda en la reserva. Ahora tira los dos.
stretch-lesson-at-bat-single = 2 y 6, todos pares: se cumple su línea, y Gordo está en primera base. Si no se cumpliera ninguna, sería out.
stretch-lesson-at-bat-saved = Sully Marchbank no trae dados, pero sí una ficha de repetir, y el dado que guardaste sigue ahí. Si el más alto es un 6, batea un doblete: dos bases para todos. Batea con tu único dado.
stretch-lesson-at-bat-reroll = Un 3. Para eso está la ficha: vuelve a tirar dados de la mesa. Elige el 3 y vuelve a tirar.
stretch-lesson-at-bat-again = La ficha está gastada y el dado está en el aire. Tíralo.
stretch-lesson-at-bat-nothing = Un 6: Sully está en segunda y Gordo en tercera. Dash Fennimore trae una ficha de ±1, pero ningún dado, y en tu reserva no quedan. Sin dados, el bateador es out. Acepta el out: la ficha se queda.
stretch-lesson-at-bat-last = Un out. Arlo Pinkett trae dos dados. Un 6 como el más alto le da un doblete; dos, un jonrón, con el que anotan todos. Batea con los dos.
stretch-lesson-at-bat-throw = Dos corredores, que así se llaman los que están en las bases, te esperan. Tira.
stretch-lesson-at-bat-nudge = 3 y 5: por poco. La ficha de ±1 cambia un dado en uno. Convierte el 5 en 6.
stretch-lesson-at-bat-won = Doblete: Gordo y Sully llegan al plato, y 2 a 1 basta. El local que se pone al frente en su última mitad gana en el acto. La victoria vale una ★; ya verás para qué.
stretch-lesson-at-bat-more = Los dados guardados sirven para más: un corredor puede robar una base, es decir, correr a ella antes de batear, o avanzar una base más tras un hit como el sencillo. La mesa lo ofrece cuando se puede. Lo siguiente: cómo conseguir mejores bateadores.

stretch-lesson-draft = Los fichajes
stretch-lesson-draft-goal = Para ganar el título hace falta un club mejor que el que te dan: un lanzador, que lanza por ti, y nueve bateadores de nivel 1, los principiantes. En la pretemporada, antes de empezar, salen tres pares de cartas de nivel 2, y uno de cada par se une a ti.
stretch-lesson-draft-backs = Este es el primer par. Cada carta tiene un jugador en una cara y un equipo al dorso. Ficha a uno de los dos jugadores, y tendrás que ganarle al equipo al dorso del otro.
stretch-lesson-draft-batter = Ziggy Parmalee trae tres dados y conecta cuando el más alto es un 4 o un 5. Reggie Osterman-Vale trae un dado y uno más por cada out: a menudo son pocos. Ficha a Ziggy.
stretch-lesson-draft-signed = Ziggy está en tu plantilla, y los Pinewater Otters, del dorso de Reggie, en tu calendario. Tiran tres dados en cada una de sus mitades, y sus carreras son el dado del medio menos 2.
stretch-lesson-draft-pitcher = Un lanzador nunca batea: estropea las tiradas del rival. Ira Quillfeather vuelve a tirar uno de sus dados, tres veces antes de necesitar descanso. Hollis Tamarack, tu único lanzador, solo puede ayudar dos. Ficha a Ira.
stretch-lesson-draft-team = Dos buenos bateadores; mira entonces los dorsos. Los Bellringers tiran tres dados y anotan el más alto menos 3: dos carreras en promedio. Los Lamplighters anotan menos. Ficha a Lorenzo Vidalgo y nunca te toparás con sus Bellringers.
stretch-lesson-draft-schedule = Trece jugadores y tres equipos por vencer: Otters, Kilns y Lamplighters. El orden lo decides tú.
stretch-lesson-draft-face = Los juegos 1 y 3 son en casa, donde bateas tres veces y el rival solo dos. Enfrenta ahora al más fuerte: los Gull Point Lamplighters.
stretch-lesson-draft-die = Juegan nueve de tus once bateadores, en el orden que quieras; esta vez ya está hecho. El dado de la alineación dice quién empieza: del 1 al 9 es un puesto del orden, y con un 10 eliges tú. Tíralo.
stretch-lesson-draft-mound = Un 4: empieza tu cuarto bateador, Teo Zaragosi. Ahora elige un lanzador para este juego. Cada pelota de su carta es un uso, y lo gastado no vuelve hasta después del juego 3. Elige a Ira.
stretch-lesson-draft-ready = No hace falta más para un juego, y el tuyo empieza: 7.ª entrada, sin outs, y tu bateador te espera. Lo siguiente: cómo seis juegos así llevan al título.

stretch-lesson-season = La temporada
stretch-lesson-season-goal = El título es del club que gana dos series cortas, la postemporada. Para llegar necesitas tres ★ en seis juegos.
stretch-lesson-season-stars = Los juegos 1 a 3 son contra equipos de nivel 2, por una ★ cada victoria. En la fecha límite de cambios fichas a tres jugadores de nivel 3, como en la pretemporada. Los juegos 4 a 6 son contra equipos de nivel 3, por dos ★.
stretch-lesson-season-chance = Tienes tres ★, y este es el juego 6, en la 9.ª entrada: sin carreras todavía, dos outs, un corredor en primera. Percy Evengate conecta un jonrón si tres dados salen todos pares. Batea con tres.
stretch-lesson-season-swing = Todo o nada. Tira.
stretch-lesson-season-field = Todos pares: 2 a 0. Luego Ziggy fue out. Pero juegas fuera: el rival batea al final, y su mitad es una sola tirada: los Crown Point Lancers tiran dos dados, y el más bajo son sus carreras. Deja a Ira de lanzador.
stretch-lesson-season-roll = También tiras tú por el rival. Pon cara de inocente.
stretch-lesson-season-answer = 3 y 5: el más bajo es 3, y perderías 3 a 2. Ira puede volver a tirar un dado, al precio de una ficha de cansancio. Elige el 3.
stretch-lesson-season-again = Con un 1 ganas, con un 2 empatan. Tira.
stretch-lesson-season-enough = Un 1: una carrera, no tres. A Ira le quedan fuerzas para responder una vez más, pero con esto ya ganas. Déjalo así.
stretch-lesson-season-won = 2 a 1. Con dos ★ más son cinco, y tres de ellas pagaron la entrada a la postemporada. Tras los juegos 3 y 6 todos los lanzadores quedan frescos; en la postemporada nadie descansa.
stretch-lesson-season-injured = Tres jugadores de nivel 2 vuelven de una lesión, y uno se une a ti gratis. Como ya no habrá descanso, otro lanzador viene bien: Sal Montebruno pone un dado con el valor de otro. Fíchalo.
stretch-lesson-season-thrifty = Cada uno de los otros costaría una ★. Tienes dos, y algo mejor que hacer con ellas. Eso es todo: listo.
stretch-lesson-season-cards = Estos son tus rivales: tres en la semifinal y tres en la final. Las cartas de postemporada empiezan en el nivel 3: sin fichas de repetir en la semifinal, sin ninguna en la final. Con ★ podrías bajar un nivel.
stretch-lesson-season-home = Tal como está, solo el juego 2 de una serie es en casa. Por dos ★, la localía te da en casa los juegos 1 y 3 de la semifinal. Las ★ que guardes no valdrán nada: cómprala.
stretch-lesson-season-series = Juego 1 de la semifinal, en casa. Dos victorias de tres llevan a la final, y dos victorias allí son el título. Dos derrotas en cualquiera de las dos, y se acabó la temporada.
stretch-lesson-season-title = Ganes o pierdas, cada primavera hay otro club por armar. Ya conoces el camino al título; solo falta contárselo a los dados.

# --- El tablero en la terminal ---
stretch-terminal-record = { $wins } ganados, { $losses } perdidos, { $stars } ★
stretch-terminal-placed = Al bate hasta ahora: { $names }
stretch-terminal-standing = { $wins }–{ $losses }, gana quien llegue a { $goal }
stretch-terminal-no-rerolls = sin fichas de repetir
stretch-terminal-no-nudges = sin fichas de ±1
stretch-terminal-left = { $cards ->
    [one] queda una carta
   *[other] quedan { $cards } cartas
}
stretch-terminal-at-home = en casa
stretch-terminal-away = fuera
stretch-terminal-nobody-yet = Aún no se ha elegido rival.
stretch-terminal-no-season = Un duelo no tiene temporada.
stretch-look-team = equipo
stretch-look-team-help = tu alineación, tu banca y tus lanzadores, con palabras
stretch-look-rival = rival
stretch-look-rival-help = contra quién juegas
stretch-look-season = temporada
stretch-look-season-help = los juegos hasta ahora, los equipos que vienen, la postemporada con sus reglas y lo que hay en los mazos
stretch-terminal-next = después { $names }
stretch-sign-max = alto
stretch-sign-has = hay
stretch-sign-pair = par
stretch-sign-twopair = dos pares
stretch-sign-trips = trío
stretch-sign-run = escalera
stretch-sign-sum = suma
stretch-sign-even = pares
stretch-sign-odd = impares
stretch-sign-diff = distintos
stretch-sign-same = iguales
stretch-sign-spread = alto − bajo
stretch-terminal-pool = dados
stretch-terminal-rerolls = repetir
stretch-terminal-nudges = ±1
stretch-terminal-roll = tirada
stretch-terminal-rolls = tira { $dice }, conserva al menos { $minimum }
stretch-terminal-top = Encima de las cartas de nivel { $tier }
stretch-terminal-series = { $name }, nivel { $level }
stretch-terminal-home-field = local
stretch-terminal-stage-spring = Pretemporada
stretch-terminal-stage-first-half = Primera mitad
stretch-terminal-stage-deadline = Fecha límite de cambios
stretch-terminal-stage-second-half = Segunda mitad
stretch-terminal-stage-recovery = Antes de la postemporada
stretch-terminal-stage-semifinals = Semifinal
stretch-terminal-stage-finals = Final

# Qué haría una acción
stretch-count-dice = dados en la reserva
stretch-count-rerolls = fichas de repetir
stretch-count-nudges = fichas de ±1
stretch-count-stars = ★

# --- Lo que se contará ---
stretch-feat-champion = Título
stretch-feat-champion-told = Campeones de la temporada, con { $wins } partidos ganados.
stretch-feat-streak = Racha ganadora
stretch-feat-streak-told = { $games } victorias seguidas.
stretch-feat-blank = Blanqueada
stretch-feat-blank-told = { $games ->
    [one] Ganado un partido en el que el rival no anotó.
   *[other] Ganados { $games } partidos en los que el rival no anotó.
}
stretch-feat-rout = Paliza
stretch-feat-rout-told = { $runs } carreras en un partido.
stretch-feat-close = Nervios de acero
stretch-feat-close-told = { $games } partidos ganados por una sola carrera.

# --- Por qué algo no se puede elegir ---
stretch-why-stars = { $what }: { $price } ★, y tienes { $stars }.
stretch-why-banned = La carta de playoffs prohíbe estas fichas.
stretch-why-no-tokens = No hay en la reserva ninguna ficha para cambiar un dado.
stretch-why-ability = El lanzador no puede hacerle nada a este dado: «{ $ability }»
stretch-why-trade-first = { $name } fue tu primer lanzador; solo puedes entregar uno que elegiste tú.
stretch-why-trade-batter = { $name } es bateador y necesitas nueve: entrega un lanzador.
stretch-why-rested = { $name } no tiene fichas de cansancio que perder.
stretch-why-rest-batter = { $name } es bateador: solo se cansan los lanzadores.
stretch-why-out-of-game = { $name } fue sustituido y queda en la cueva hasta que acabe este juego.
stretch-why-on-mound = { $name } ya está en el montículo.
stretch-why-bats-only = { $name } es bateador: al montículo solo suben lanzadores.
stretch-why-pitches-only = { $name } es lanzador: no batea.
stretch-why-no-sub = Se puede sustituir al bateador una vez por turno, antes de juntar los dados.
