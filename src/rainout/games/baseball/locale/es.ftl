# BASEBALL!, el juego de cartas por equipos.
#
# Las cartas se nombran tal como se llaman, sin artículo («Ana juega Jonrón»), y los equipos con él («el equipo local»);
# por eso ninguna frase pone «a» o «de» justo delante de un equipo.

baseball-title = ¡Béisbol!
baseball-tagline = Dos equipos, noventa y dos cartas y un solo diamante. Anota antes de que se acabe el mazo.

# --- Las opciones ---
baseball-option-cards = Cartas por turno
baseball-option-cards-help = Si se pueden jugar varias cartas en un turno, una tras otra.
baseball-option-cards-any = las que quieras
baseball-option-cards-one = exactamente una
baseball-option-colours = Colores
baseball-option-colours-help = Si el equipo al bate puede jugar cartas rojas y el equipo a la defensiva, verdes.
baseball-option-colours-any = cualquier color en cualquier momento
baseball-option-colours-own = verde al bate, rojo a la defensiva
baseball-option-order = Orden con tres o cinco
baseball-option-order-help = Alternar estrictamente favorece mucho al equipo más chico.
baseball-option-order-by-seat = un turno por asiento
baseball-option-order-alternate = los equipos se alternan
baseball-option-third-out = El tercer out
baseball-option-third-out-help = Si quien lo consigue puede seguir jugando cuando cambia el turno al bate.
baseball-option-third-out-ends-turn = termina el turno
baseball-option-third-out-play-on = se puede seguir
baseball-option-may = Doble play, triple play y sacrificios
baseball-option-may-help = Quién decide si se usa su efecto adicional.
baseball-option-may-player-decides = quien juega la carta
baseball-option-may-always = se usa siempre
baseball-option-sacrifice-fly = Un elevado de sacrificio anota
baseball-option-sacrifice-fly-help = Desde dónde puede anotar el corredor más adelantado.
baseball-option-sacrifice-fly-any-base = desde cualquier base
baseball-option-sacrifice-fly-from-third = solo desde tercera
baseball-option-joker = Comodín
baseball-option-joker-help = Si sigue siendo la única carta azul del turno cuando vale por una verde o una roja.
baseball-option-joker-blue = siempre es azul
baseball-option-joker-as-declared = tiene el color de la carta por la que vale
baseball-option-open-hands = Los compañeros se muestran las cartas
baseball-option-open-hands-help = Los del mismo equipo ven las cartas de los demás.
baseball-option-larger-team = Equipo más grande con tres o cinco
baseball-option-larger-team-help = Qué equipo tiene un jugador más.
baseball-option-larger-team-visitor = el equipo visitante
baseball-option-larger-team-home = el equipo local
baseball-option-starts = Quién empieza
baseball-option-starts-help = Los visitantes ocupan los asientos 1, 3 y 5. Si en el acordado no hay ninguno, decide el azar.
baseball-option-starts-chance = un visitante, al azar
baseball-option-starts-seat-1 = el asiento 1
baseball-option-starts-seat-3 = el asiento 3
baseball-option-starts-seat-5 = el asiento 5

# --- Las cartas: el nombre tal como se dice, y lo que pasa al jugarla ---
baseball-card-1B = Sencillo
baseball-card-1B-text = Sencillo: el bateador y todos los corredores avanzan una base.
baseball-card-2B = Doblete
baseball-card-2B-text = Doblete: el bateador y todos los corredores avanzan dos bases.
baseball-card-3B = Triple
baseball-card-3B-text = Triple: el bateador llega a tercera y anotan todos los corredores.
baseball-card-BB = Base por bolas
baseball-card-BB-text = Base por bolas: el bateador va a primera; los corredores solo avanzan si los empujan.
baseball-card-BK = Balk
baseball-card-BK-text = Balk: cada corredor avanza una base.
baseball-card-E = Error
baseball-card-E-text = Error: el bateador y todos los corredores avanzan una base.
baseball-card-HBP = Golpeado
baseball-card-HBP-text = Golpeado: el bateador va a primera; los corredores solo avanzan si los empujan.
baseball-card-HR = Jonrón
baseball-card-HR-text = Jonrón: anotan el bateador y todos los corredores.
baseball-card-PB = Pasbol
baseball-card-PB-text = Pasbol: cada corredor avanza una base.
baseball-card-SB = Base robada
baseball-card-SB-text = Base robada: el corredor más adelantado avanza una base, y hasta puede robarse el plato.
baseball-card-WP = Lanzamiento descontrolado
baseball-card-WP-text = Lanzamiento descontrolado: cada corredor avanza una base.
baseball-card-CS = Atrapado robando
baseball-card-CS-text = Atrapado robando: el corredor más adelantado es out.
baseball-card-DP = Doble play
baseball-card-DP-text = Doble play: el bateador es out y, si quieres, también el corredor más adelantado.
baseball-card-F = Elevado
baseball-card-F-text = Elevado: el bateador es out.
baseball-card-K = Ponche
baseball-card-K-text = Ponche: el bateador es out.
baseball-card-L = Línea
baseball-card-L-text = Línea: el bateador es out.
baseball-card-SF = Elevado de sacrificio
baseball-card-SF-text = Elevado de sacrificio: el bateador es out; si quieres, anota el corredor más adelantado, salvo que fuera el tercer out.
baseball-card-SH = Toque de sacrificio
baseball-card-SH-text = Toque de sacrificio: el bateador es out; si quieres, avanzan todos los corredores, salvo que fuera el tercer out.
baseball-card-TP = Triple play
baseball-card-TP-text = Triple play: el bateador es out y, si quieres, también los dos corredores más adelantados.
baseball-card-X = Rola
baseball-card-X-text = Rola: el bateador es out.
baseball-card-B = Bola
baseball-card-B-text = Bola: no pasa nada. Si quieres, cúbrela con una carta verde o roja; con eso termina tu turno.
baseball-card-BC = Bancas vacías
baseball-card-BC-text = Bancas vacías: todas las manos se mezclan con el mazo y se reparte de nuevo.
baseball-card-CC = Reunión de coaches
baseball-card-CC-text = Reunión de coaches: se juntan todas las manos, se mezclan y se vuelven a repartir.
baseball-card-CE = Intercambio
baseball-card-CE-text = Intercambio: saca una carta de la mano de alguien y dale una de las tuyas.
baseball-card-J = Comodín
baseball-card-J-text = Comodín: vale por cualquier otra carta.
baseball-card-ML = Pase a la izquierda
baseball-card-ML-text = Pase a la izquierda: cada quien le pasa toda su mano a quien tiene a la izquierda.
baseball-card-MR = Pase a la derecha
baseball-card-MR-text = Pase a la derecha: cada quien le pasa toda su mano a quien tiene a la derecha.
baseball-card-S = Strike
baseball-card-S-text = Strike: no pasa nada. Si quieres, cúbrelo con una carta verde o roja; con eso termina tu turno.
baseball-card-T = Tiempo
baseball-card-T-text = Tiempo: quien tú elijas pierde un turno.

baseball-why-one-blue = Ya jugaste una carta azul en este turno, y solo se permite una.
baseball-why-green-only = Al bate solo puedes jugar cartas verdes y azules.
baseball-why-red-only = A la defensiva solo puedes jugar cartas rojas y azules.

# --- Los verbos ---
baseball-verb-play = Jugar una carta
baseball-verb-joker = Jugar Comodín como …
baseball-verb-cover = Cubrir
baseball-verb-cover-joker = Cubrir con Comodín como …
baseball-verb-discard = Descartar una carta
baseball-verb-give = Dar una carta
baseball-verb-exchange = Intercambiar con
baseball-verb-time = Pedir tiempo contra
baseball-verb-accept = Sí
baseball-verb-decline = No
baseball-verb-leave = Dejar sin cubrir
baseball-verb-stop = Terminar el turno

# --- Lo que se pide ---
baseball-ask-start = El azar elige al visitante que empieza.
baseball-ask-deal = Se están repartiendo las cartas.
baseball-ask-take = Se está sacando una carta.
baseball-ask-over = El juego terminó.
baseball-ask-play-attack = { $player-you ->
    [yes] Tu equipo está al bate: juega una carta.
   *[no] Le toca a { $player }, al bate.
}
baseball-ask-play-defend = { $player-you ->
    [yes] Tu equipo está a la defensiva: juega una carta.
   *[no] Le toca a { $player }, a la defensiva.
}
baseball-ask-play-more = { $player-you ->
    [yes] Juega otra carta o termina tu turno.
   *[no] { $player } puede jugar otra carta.
}
baseball-ask-cover = { $player-you ->
    [yes] Cubre { $card } con una carta verde o roja, o no la cubras.
   *[no] { $player } puede cubrir { $card }.
}
baseball-ask-option-DP = { $player-you ->
    [yes] ¿Out también el corredor más adelantado?
   *[no] { $player } decide sobre el corredor más adelantado.
}
baseball-ask-option-TP = { $player-you ->
    [yes] ¿Out también los corredores más adelantados?
   *[no] { $player } decide sobre los corredores más adelantados.
}
baseball-ask-option-SF = { $player-you ->
    [yes] ¿Dejas que anote el corredor más adelantado?
   *[no] { $player } decide si anota el corredor más adelantado.
}
baseball-ask-option-SH = { $player-you ->
    [yes] ¿Dejas que avancen los corredores?
   *[no] { $player } decide si avanzan los corredores.
}
baseball-ask-exchange = { $player-you ->
    [yes] Elige con quién intercambias una carta.
   *[no] { $player } elige con quién intercambia una carta.
}
baseball-ask-give = { $player-you ->
    [yes] Elige la carta que das a cambio.
   *[no] { $player } elige la carta que da a cambio.
}
baseball-ask-time = { $player-you ->
    [yes] Elige quién pierde un turno.
   *[no] { $player } elige quién pierde un turno.
}

# --- Lo que haría una acción ---
baseball-do-play = { $card-text }
baseball-do-joker = Jugar Comodín como { $kind }.
baseball-do-cover = Cubrir con { $card }.
baseball-do-cover-joker = Cubrir con Comodín como { $kind }.
baseball-do-discard = Descartar { $card }, sin efecto.
baseball-do-give = Dar { $card }.
baseball-do-exchange = Sacar una carta de la mano de { $other }.
baseball-do-time = { $other } pierde un turno.
baseball-do-accept-DP = Out también el corredor más adelantado.
baseball-do-accept-TP = Out también los corredores más adelantados.
baseball-do-accept-SF = Anota el corredor más adelantado.
baseball-do-accept-SH = Todos los corredores avanzan una base.
baseball-do-decline-DP = Dejarlo en el bateador.
baseball-do-decline-TP = Dejarlo en el bateador.
baseball-do-decline-SF = El corredor se queda.
baseball-do-decline-SH = Los corredores se quedan.
baseball-do-leave = Dejar la carta sin cubrir y terminar el turno.
baseball-do-stop = Terminar el turno y sacar cartas.

# --- Lo que pasó ---
baseball-told-starts = { $player-you ->
    [yes] El azar te ha elegido para empezar.
   *[no] El azar ha elegido a { $player } para empezar.
}
baseball-told-turn = { $player-you ->
    [yes] Te toca a ti.
   *[no] Le toca a { $player }.
}
baseball-told-drew = { $player-you ->
    [yes] Sacas { $card }.
   *[no] { $player } saca { $card }.
}
baseball-told-drew-unseen = { $player } saca una carta.
baseball-told-played = { $player-you ->
    [yes] Juegas { $card }.
   *[no] { $player } juega { $card }.
}
baseball-told-played-joker = { $player-you ->
    [yes] Juegas Comodín como { $card }.
   *[no] { $player } juega Comodín como { $card }.
}
baseball-told-played-cover = { $player-you ->
    [yes] Cubres con { $card }.
   *[no] { $player } cubre con { $card }.
}
baseball-told-played-joker-cover = { $player-you ->
    [yes] Cubres con Comodín como { $card }.
   *[no] { $player } cubre con Comodín como { $card }.
}
baseball-told-no-effect-nobody-on = { $card } no cambia nada: no hay nadie en base.
baseball-told-no-effect-nothing-to-give = { $card } no cambia nada: en esa mano no queda otra carta que dar.
baseball-told-no-effect-nobody-holds = { $card } no cambia nada: nadie más tiene cartas.
baseball-told-discarded = { $player-you ->
    [yes] Descartas { $card }.
   *[no] { $player } descarta { $card }.
}
baseball-told-declined = { $player-you ->
    [yes] Te conformas con un out.
   *[no] { $player } se conforma con un out.
}
baseball-told-uncovered = { $card } queda sin cubrir.
baseball-told-bench-cleared = Se vacían las bancas: todas las manos vuelven al mazo y se reparte de nuevo.
baseball-told-circled = Los coaches llaman a reunión: todas las manos se mezclan y se vuelven a repartir.
baseball-told-took = { $player-you ->
    [yes] Sacas { $card } de la mano de { $other }.
   *[no] { $player } saca { $card } { $other-you ->
        [yes] de tu mano
       *[no] de la mano de { $other }
    }.
}
baseball-told-took-unseen = { $player } saca una carta de la mano de { $other }.
baseball-told-gave = { $player-you ->
    [yes] Le das { $card } a { $other }.
   *[no] { $player } { $other-you ->
        [yes] te da { $card }
       *[no] le da { $card } a { $other }
    }.
}
baseball-told-gave-unseen = { $player } le da una carta a { $other }.
baseball-told-passed-hands-left = Todas las manos pasan un asiento a la izquierda.
baseball-told-passed-hands-right = Todas las manos pasan un asiento a la derecha.
baseball-told-timed = { $player-you ->
    [yes] Pides tiempo: { $other } perderá un turno.
   *[no] { $player } pide tiempo: { $other-you ->
        [yes] perderás
       *[no] { $other } perderá
    } un turno.
}
baseball-told-skipped = { $player-you ->
    [yes] Pierdes este turno.
   *[no] { $player } pierde este turno.
}
baseball-told-only-drew = { $player-you ->
    [yes] No tienes carta que jugar: solo sacas.
   *[no] { $player } no tiene carta que jugar: solo saca.
}
baseball-told-stopped = { $player-you ->
    [yes] Lo dejas ahí.
   *[no] { $player } lo deja ahí.
}
baseball-told-won-ten = Con diez carreras se acaba el juego: { $runs } a { $others } para { $team }.
baseball-told-won-cards = Se jugó la última carta: { $runs } a { $others } para { $team }.
baseball-team-of-1 = { $team } ({ $player1-you ->
    [yes] tú
   *[no] { $player1 }
})
baseball-team-of-2 = { $team } ({ $player1-you ->
    [yes] tú
   *[no] { $player1 }
} y { $player2-you ->
    [yes] tú
   *[no] { $player2 }
})
baseball-team-of-3 = { $team } ({ $player1-you ->
    [yes] tú
   *[no] { $player1 }
}, { $player2-you ->
    [yes] tú
   *[no] { $player2 }
} y { $player3-you ->
    [yes] tú
   *[no] { $player3 }
})
baseball-told-drawn = Se jugó la última carta y hay empate a { $runs }.
baseball-outcome-resigned = { $player-you ->
    [yes] Te rindes; el juego es para { $team }.
   *[no] { $player } se rinde; el juego es para { $team }.
}

# --- La historia de un partido terminado ---
baseball-box-title = Hoja de anotación
baseball-box-cards = Cartas
baseball-box-hits = Hits
baseball-box-runs = Carreras
baseball-box-hits-given = Hits en contra
baseball-box-runs-given = Carreras en contra
baseball-box-outs = Outs hechos
baseball-box-note = Hits y Carreras: para el equipo propio. En contra: para el otro, en cuya pizarra cuentan.

# --- Errores en los archivos de escenarios ---
error-baseball-card = Ya no queda ninguna carta «{ $card }» en el juego.
error-baseball-hands = «hands» debe ser una lista de cartas para cada uno de los { $players } jugadores, y «turn» y «skips» no pueden nombrar a más.
error-baseball-nothing-to-play = Al jugador { $seat } le toca jugar, pero no tiene cartas en «hands».

# --- Las lecciones ---
baseball-lesson-first-inning = La primera entrada
baseball-lesson-first-inning-goal = Dos equipos comparten un diamante, el cuadrado de bases que ves, y gana quien anota más carreras. Una carrera da la vuelta entera: primera base, segunda, tercera y otra vez el plato. Tu equipo está al bate: sus bateadores salen de uno en uno, y en base son corredores.
baseball-lesson-first-inning-single = Estas tres cartas son tu mano. Las verdes mueven al equipo al bate. Juega Sencillo: tu bateador corre a primera base.
baseball-lesson-first-inning-double = Una carta por turno es obligatoria; más, si quieres. Juega Doblete: el siguiente bateador llega a segunda, y tu corredor de primera avanza dos bases, hasta tercera.
baseball-lesson-first-inning-keep = Corredores en segunda y tercera. La carta que te queda es roja, y las rojas siempre perjudican al equipo al bate, las juegue quien las juegue. Ahora ese equipo es el tuyo. Guarda Ponche: termina el turno.
baseball-lesson-first-inning-outs = Volviste a sacar cartas hasta tener tres. Luego respondió la otra mano: Ponche y Rola, y dos de tus bateadores son out: se van con las manos vacías. Tus corredores se quedan, pero un tercer out acabaría tu tiempo al bate, con ellos incluidos.
baseball-lesson-first-inning-wild = Tráelos al plato ya. Juega Lanzamiento descontrolado: al rival se le va la pelota, y cada corredor avanza una base.
baseball-lesson-first-inning-steal = Tu primera carrera. El otro corredor está en tercera. Base robada adelanta al corredor más cercano al plato, y después de tercera viene justamente el plato.
baseball-lesson-first-inning-enough = Dos carreras, y Ponche sería ahora el tercer out, por tu propia mano. Guárdalo y termina el turno.
baseball-lesson-first-inning-sides = Con Elevado llegó el tercer out. Tres outs vacían las bases y cambian los lados: ahora batea el rival y tu equipo está a la defensiva. Aun así el turno es tuyo: se juega en ronda, batee quien batee.
baseball-lesson-first-inning-field = Ahora las verdes ayudan al rival y las rojas te ayudan a ti. Ya esperó bastante Ponche: juégalo.
baseball-lesson-first-inning-dump = Un out. Pasbol ayudaría a sus corredores, pero no hay ninguno: ahora no hace nada. Deshazte de él mientras es inofensivo.
baseball-lesson-first-inning-hold = Con Jonrón anotan todos, hasta el bateador. Ahora sería un regalo para el rival; cuando batees tú, será tuyo. Guárdalo y termina el turno.
baseball-lesson-first-inning-answer = El rival ha respondido: Base por bolas, que es un paseo gratis a primera, y detrás un Sencillo. Dos corredores. Y tú sacaste justo la carta que hacía falta: juega Doble play.
baseball-lesson-first-inning-two = El bateador es out. La carta también puede sacar al corredor más adelantado, el más cercano al plato, y decide quien la juega. Di que sí.
baseball-lesson-first-inning-inning = Segundo y tercer out con una sola carta. Cada equipo ha bateado una vez, y eso es una entrada: ganas 2 a 0, y vuelve a batear tu equipo, con Jonrón en tu mano.
baseball-lesson-first-inning-next = Se sigue hasta que un equipo llega a diez carreras o se juega la última carta. Las azules, como tu Comodín y tu Strike, revuelven manos y turnos, una por turno como mucho. Lo demás se aprende jugando.

# --- El tablero en la terminal ---
baseball-terminal-green = verde
baseball-terminal-red = roja
baseball-terminal-blue = azul
baseball-terminal-played = { $played } de { $all }
baseball-terminal-none-held = No tienes cartas en la mano.
baseball-terminal-none-played = Aún no se ha jugado ninguna carta.
baseball-look-hand = mano
baseball-look-hand-help = lo que hacen tus cartas, y por qué algunas no se pueden jugar ahora
baseball-look-pile = descartes
baseball-look-pile-help = las cartas que se han jugado
baseball-terminal-deck = { $cards } en el mazo
baseball-terminal-top = última carta: { $card }
baseball-terminal-skips = { $turns ->
    [one] pierde un turno
   *[other] pierde { $turns } turnos
}

# Qué haría una acción
baseball-gist-green = una carta verde
baseball-gist-red = una carta roja
baseball-gist-blue = una carta azul
baseball-count-cards = cartas en la mano

# --- The box score ---
baseball-batter = Bateador { $number }
baseball-defence = Defensa
