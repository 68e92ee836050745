# CLUTCH, el juego de las gallinas.
#
# La carta lleva su artículo («la gallina de picas»), para que el género salga bien en cada frase; por eso ninguna frase
# pone «a» o «de» justo delante de una carta.

hens-title = Clutch Hens
hens-tagline = Veinte cartas, un dado y diez gallinas que no quieren hacer fila.

# --- Las cartas ---
hens-card = { $rank ->
    [huevo] el huevo
    [pollito] el pollito
   *[other] la { $rank }
} de { $suit }
hens-rank-10 = huevo
hens-rank-J = pollito
hens-rank-Q = gallinita
hens-rank-K = gallina
hens-rank-A = campeona
hens-ranks-10 = huevos
hens-ranks-J = pollitos
hens-ranks-Q = gallinitas
hens-ranks-K = gallinas
hens-ranks-A = campeonas
hens-suit-clubs = tréboles
hens-suit-diamonds = diamantes
hens-suit-hearts = corazones
hens-suit-spades = picas

# --- Las opciones ---
hens-option-block-lasts = Un bloqueo dura
hens-option-block-lasts-help = Cuánto tiempo queda una carta bloqueada fuera del alcance del rival.
hens-option-block-lasts-stay = hasta que la carta sale del corral
hens-option-block-lasts-one-round = una ronda, hasta el próximo turno de su dueño
hens-option-blocks = Bloqueos a la vez
hens-option-blocks-help = Cuántas de tus cartas pueden estar bloqueadas al mismo tiempo.
hens-option-blocks-up-to-five = todos los que quieras
hens-option-blocks-one = uno; el nuevo reemplaza al anterior
hens-option-may-decline = Se puede rechazar la tirada
hens-option-may-decline-help = Del 1 al 5, lo que salga se puede rechazar. Cuenta como pasar y cuesta el premio por no pasar nunca.
hens-option-renewal = Al sacar una carta
hens-option-renewal-help = Si eliges el espacio antes o después de ver la carta nueva.
hens-option-renewal-choose-first = primero se elige el espacio, después se saca
hens-option-renewal-look-first = primero se saca y se mira, después se elige
hens-option-six-robs = El robo con un seis cuenta
hens-option-six-robs-help = Para los puntos: si un robo elegido con un seis vale lo mismo que uno sacado con un tres.
hens-option-series = Duración
hens-option-series-help = Una partida, o varias en las que se suman los puntos o las victorias.
hens-option-series-single = una partida
hens-option-series-points = una serie hasta cierta cantidad de puntos
hens-option-series-games = una serie de partidas
hens-option-target-points = Puntos por alcanzar
hens-option-target-points-help = La serie termina con la partida en la que alguien llega.
hens-option-best-of = Al mejor de
hens-option-best-of-help = Gana la serie quien gana más de la mitad de estas partidas.
hens-option-best-of-3 = 3 partidas
hens-option-best-of-5 = 5 partidas
hens-option-best-of-7 = 7 partidas
hens-option-best-of-9 = 9 partidas

# --- Los verbos ---
hens-verb-renew = Renovar una tuya
hens-verb-renew-their = Renovar una del rival
hens-verb-rob = Robar
hens-verb-rearrange = Reordenar
hens-verb-block = Bloquear
hens-verb-look = Sacar para tu corral
hens-verb-look-their = Sacar para el otro corral
hens-verb-pass = Pasar
hens-verb-next = Repartir la próxima

# --- Lo que se pide ---
hens-ask-deal = Se están repartiendo las cartas.
hens-ask-draw = Se está sacando una carta.
hens-ask-over = La partida terminó.
hens-ask-roll-off = { $player-you ->
    [yes] Manos iguales: tira el dado para ver quién empieza.
   *[no] Manos iguales: { $player } tira el dado para ver quién empieza.
}
hens-ask-roll = { $player-you ->
    [yes] Tu turno: tira el dado.
   *[no] Le toca tirar a { $player }.
}
hens-ask-face-1 = { $player-you ->
    [yes] Sacaste un 1: elige una de tus cartas para renovarla con el mazo.
   *[no] { $player } sacó un 1 y renueva una carta propia.
}
hens-ask-face-2 = { $player-you ->
    [yes] Sacaste un 2: elige una carta de { $other } para renovarla con el mazo.
   *[no] { $player } sacó un 2 y renueva una carta { $other-you ->
        [yes] tuya
       *[no] de { $other }
    }.
}
hens-ask-face-3 = { $player-you ->
    [yes] Sacaste un 3: elige una carta tuya y la de { $other } por la que la cambias.
   *[no] { $player } sacó un 3 y sale a robar.
}
hens-ask-face-4 = { $player-you ->
    [yes] Sacaste un 4: elige dos de tus cartas para que cambien de lugar.
   *[no] { $player } sacó un 4 y reordena dos cartas.
}
hens-ask-face-5 = { $player-you ->
    [yes] Sacaste un 5: elige una carta tuya para bloquearla.
   *[no] { $player } sacó un 5 y bloquea una carta.
}
hens-ask-face-6 = { $player-you ->
    [yes] Sacaste un 6: haz cualquiera de las cinco acciones, o pasa.
   *[no] { $player } sacó un 6 y puede hacer lo que quiera.
}
hens-ask-look = { $player-you ->
    [yes] Sacaste un 1: saca una carta y después elige a cuál de las tuyas reemplaza.
   *[no] { $player } sacó un 1 y saca una carta.
}
hens-ask-look-their = { $player-you ->
    [yes] Sacaste un 2: saca una carta y después elige a cuál de las cartas de { $other } reemplaza.
   *[no] { $player } sacó un 2 y saca una carta para { $other-you ->
        [yes] ti
       *[no] { $other }
    }.
}
hens-ask-or-pass = { $player-you ->
    [yes] { $ask } O recházalo y pasa.
   *[no] { $ask }
}
hens-ask-place = { $player-you ->
    [yes] Sacaste { $card }: elige a cuál de tus cartas reemplaza.
   *[no] { $player } sacó { $card } y le busca lugar.
}
hens-ask-place-their = { $player-you ->
    [yes] Sacaste { $card }: elige a cuál de las cartas de { $other } reemplaza.
   *[no] { $player } sacó { $card } y le busca lugar.
}
hens-ask-next = { $player-you ->
    [yes] Esa la perdiste, así que repartes la partida { $game }.
   *[no] { $player } reparte la partida { $game }.
}

# --- Lo que haría una acción ---
hens-do-renew = Devolver al mazo { $card } (tu espacio { $card-space }) y sacar otra carta en su lugar.
hens-do-renew-their = Mandar al mazo { $card } (su espacio { $card-space }); otra carta ocupa su lugar.
hens-do-rob = Dar { $mine } (tu espacio { $mine-space }) y llevarte { $theirs } (su espacio { $theirs-space }).
hens-do-rearrange = Intercambiar { $first } (espacio { $first-space }) y { $second } (espacio { $second-space }).
hens-do-block = Bloquear { $card } (espacio { $card-space }).
hens-do-look = Sacar una carta y después elegir a cuál de las tuyas reemplaza.
hens-do-look-their = Sacar una carta y después elegir a cuál de las del rival reemplaza.
hens-do-pass = Pasar. Cuesta los 10 puntos por no pasar nunca.
hens-do-next = Juntar las cartas y repartir la próxima partida.

# --- Lo que pasó ---
hens-told-dealt = { $player-you ->
    [yes] Te toca { $card }.
   *[no] A { $player } le toca { $card }.
}
hens-told-dealt-again = { $player-you ->
    [yes] Te tocó un corral ya terminado. Así no vale: se reparte todo de nuevo.
   *[no] A { $player } le tocó un corral ya terminado. Así no vale: se reparte todo de nuevo.
}
hens-told-rolled-off = { $player-you ->
    [yes] Sacas un { $face } para ver quién empieza.
   *[no] { $player } saca un { $face } para ver quién empieza.
}
hens-told-starts = { $player-you ->
    [yes] Tienes más { $rank }, así que empiezas.
   *[no] { $player } tiene más { $rank } y empieza.
}
hens-told-starts-roll-off = { $player-you ->
    [yes] Sacaste más y empiezas.
   *[no] { $player } sacó más y empieza.
}
hens-told-rolled = { $player-you ->
    [yes] Sacas un { $face }.
   *[no] { $player } saca un { $face }.
}
hens-told-void = { $face ->
    [5] { $player-you ->
        [yes] Tus cinco cartas ya están bloqueadas, así que no pasa nada.
       *[no] Las cinco cartas de { $player } ya están bloqueadas, así que no pasa nada.
    }
   *[other] { $other-you ->
        [yes] Tus cinco cartas están bloqueadas, así que no pasa nada.
       *[no] Las cinco cartas de { $other } están bloqueadas, así que no pasa nada.
    }
}
hens-told-drew = { $player-you ->
    [yes] Sacas { $card }.
   *[no] { $player } saca { $card }.
}
hens-told-renewed = { $player-you ->
    [yes] De tu espacio { $space } se va { $gone } y llega { $came }.
   *[no] { $player } deja ir { $gone } de su espacio { $space } y saca { $came }.
}
hens-told-renewed-their = { $player-you ->
    [yes] Mandas al mazo { $gone } del espacio { $space } de { $other }; en su lugar llega { $came }.
   *[no] { $player } manda al mazo { $gone } { $other-you ->
        [yes] de tu espacio { $space }
       *[no] del espacio { $space } de { $other }
    }; en su lugar llega { $came }.
}
hens-told-robbed = { $player-you ->
    [yes] Le robas a { $other } { $taken } (espacio { $theirs }) y le dejas { $given } de tu espacio { $mine }.
   *[no] { $player } { $other-you ->
        [yes] te roba { $taken } (espacio { $theirs }) y te deja
       *[no] le roba a { $other } { $taken } (espacio { $theirs }) y le deja
    } { $given } de su espacio { $mine }.
}
hens-told-rearranged = { $player-you ->
    [yes] Intercambias { $from-first } del espacio { $first } y { $from-second } del espacio { $second }.
   *[no] { $player } intercambia { $from-first } del espacio { $first } y { $from-second } del espacio { $second }.
}
hens-told-blocked = { $player-you ->
    [yes] Bloqueas { $card } del espacio { $space }.
   *[no] { $player } bloquea { $card } del espacio { $space }.
}
hens-told-unblocked = Se acabó el bloqueo: { $card }, en el espacio { $space } { $player-you ->
    [yes] de tu corral
   *[no] del corral de { $player }
}, vuelve a estar al alcance.
hens-told-passed = { $player-you ->
    [yes] Pasas.
   *[no] { $player } pasa.
}
hens-told-completed = { $player-you ->
    [yes] Huevo, pollito, gallinita, gallina, campeona: tu corral está completo.
   *[no] Huevo, pollito, gallinita, gallina, campeona: el corral de { $player } está completo.
}
hens-told-scored-win = { $points } por ganar
hens-told-scored-robbery = { $points } por ganar con un robo
hens-told-scored-misplaced = { $count } × 5 = { $points } por { $other-you ->
    [yes] tus cartas mal ubicadas
   *[no] las cartas mal ubicadas de { $other }
}
hens-told-scored-never-passed = { $points } por no haber pasado nunca
hens-told-scored-never-robbed = { $points } por no haber sufrido ningún robo
hens-told-won = { $player-you ->
    [yes] Ganas la partida { $game } con { $points } puntos.
   *[no] { $player } gana la partida { $game } con { $points } puntos.
}
hens-told-won-series = { $player-you ->
    [yes] Ganas la serie por { $own } a { $others }.
   *[no] { $player } gana la serie por { $own } a { $others }.
}

# --- Cómo terminó ---
hens-outcome-single = { $player-you ->
    [yes] Ganas con { $own } puntos.
   *[no] { $player } gana con { $own } puntos.
}
hens-outcome-series = { $player-you ->
    [yes] Ganas la serie por { $own } a { $others }.
   *[no] { $player } gana la serie por { $own } a { $others }.
}
hens-outcome-resigned = { $player-you ->
    [yes] Te rindes; gana { $other }.
   *[no] { $player } se rinde; { $other-you ->
        [yes] ganas tú
       *[no] gana { $other }
    }.
}

# --- Errores en los archivos de escenarios ---
error-hens-complete = Un corral ya está completo: la partida habría terminado.
error-hens-void = Con un { $face } no hay nada que elegir ahí: el turno habría terminado.
error-hens-card = No queda ninguna carta «{ $card }»: hay cuatro de cada una, 10, J, Q, K y A, con los palos c, d, h y s.

# --- Las lecciones ---
hens-lesson-corral = Tu corral
hens-lesson-corral-goal = Las cinco cartas que tienes delante son tu corral. Gana quien primero muestre en el suyo una gallina que crece, de izquierda a derecha: huevo, pollito, gallinita, gallina, campeona.
hens-lesson-corral-placed = Cada lugar espera una de ellas: un huevo a la izquierda, luego un pollito, una gallinita, una gallina y una campeona a la derecha. Tu gallina del lugar 4 y tu campeona del lugar 5 están donde deben. Las otras tres, no.
hens-lesson-corral-roll = Un turno es un solo tiro del dado, y el dado dice qué haces. Tíralo.
hens-lesson-corral-rearrange = Un 4: dos de tus cartas cambian de lugar. Tu pollito y tu huevo están al revés: elige los dos.
hens-lesson-corral-robbed = ¡Dos más en su lugar! Pero la otra persona sacó un 3 y te robó: tu huevo ya no está, y una gallinita ocupa su lugar. Un 3 cambia una carta por una del otro corral.
hens-lesson-corral-again = Te toca otra vez: tira el dado.
hens-lesson-corral-block = Un 5: bloquea una de tus cartas, y nadie podrá robarla ni mandarla al mazo. Bloquea tu campeona.
hens-lesson-corral-renewed = El bloqueo aguantó: sacó un 2, mandó al mazo tu gallina del lugar 3, y otra carta del mazo ocupó su lugar. Justamente un huevo. Con un 1 haces lo mismo en tu propio corral.
hens-lesson-corral-last = Huevo, pollito, gallinita, gallina, campeona: los tienes todos. Tira el dado.
hens-lesson-corral-six = Con un 6 eliges tú: cualquiera de las cinco acciones, o pasar. Cambia tu gallinita y tu huevo.
hens-lesson-corral-won = Tu corral está completo y la partida termina al instante: has ganado.
hens-lesson-corral-points = Quien gana se lleva 15 puntos por la victoria, 5 por cada carta mal colocada del otro corral, y más por no haber pasado y por no haber sufrido robos. Ese es todo el juego.

# --- El tablero en la terminal ---
hens-terminal-turn = turno { $turn }
hens-terminal-series-points = partida { $game } de una serie a { $goal } puntos, { $score }
hens-terminal-series-games = partida { $game } de una serie a { $goal } victorias, { $score }
hens-terminal-placed = { $placed } de 5 en su lugar
hens-terminal-passed = ya pasó
hens-terminal-robbed = sufrió un robo
hens-terminal-deck = Mazo: { $cards }
hens-terminal-drawn = Sacada: { $card }

# Qué haría una acción
hens-gist-placed = en su sitio
hens-gist-misplaced = fuera de sitio
hens-gist-drew = { $rank }
hens-count-own-placed = tus gallinas en orden
hens-count-their-placed = las gallinas en orden del rival

# --- Lo que se contará ---
hens-feat-robbery = Ladrón de gallinas
hens-feat-robbery-told = Corral completado con un robo, por { $points } puntos.
hens-feat-never-passed = Siempre algo que hacer
hens-feat-never-passed-told = Ganado sin pasar ni una vez, por { $points } puntos.
hens-feat-never-robbed = Buena cerca
hens-feat-never-robbed-told = Ganado sin sufrir un robo, por { $points } puntos.
hens-feat-flawless = Corral perfecto
hens-feat-flawless-told = Ganado con un robo, sin pasar y sin sufrir robos, por { $points } puntos.
hens-feat-rout = Lluvia de plumas
hens-feat-rout-told = Partida ganada por { $points } puntos.

# --- Por qué algo no se puede elegir ---
hens-why-draw-first = Saca primero la carta; después elige el lugar al que va.
hens-why-blocked-own = Esta carta ya está bloqueada.
hens-why-blocked-their = Esta carta está bloqueada: no se puede robar ni renovar.
hens-why-not-own = Con un { $face } se elige una carta del otro corral.
hens-why-not-their = Con un { $face } solo se eligen cartas tuyas.
