# La mesa de CLUTCH: palabras que solo usa el navegador. Las cartas, verbos, sucesos y reglas están con el juego.

# --- The table ---
clutch-slot = puesto { $slot }
clutch-field = { $half ->
    [top] Alta
   *[bottom] Baja
} de la { $inning }.ª entrada, { $outs ->
    [0] sin outs
    [one] un out
   *[other] { $outs } outs
}, { $runners }.
clutch-runners-ooo = bases vacías
clutch-runners-xoo = corredor en primera
clutch-runners-oxo = corredor en segunda
clutch-runners-oox = corredor en tercera
clutch-runners-xxo = corredores en primera y segunda
clutch-runners-xox = corredores en primera y tercera
clutch-runners-oxx = corredores en segunda y tercera
clutch-runners-xxx = bases llenas
clutch-base-1 = Primera base
clutch-base-2 = Segunda base
clutch-base-3 = Tercera base
clutch-score = { $one } { $runs }, { $other } { $others }.
clutch-toss = La tirada más alta juega en casa
clutch-toss-starter = Un dado nombra a los abridores
clutch-toss-weather = Cuánto dura el tiempo
clutch-is-home = En casa
clutch-is-away = De visita
clutch-die = d{ $sides }{ $face ->
    [0] {""}
   *[other] , muestra { $face }
}
clutch-starters-of = { $name }: ¿quién abre? ({ $club })
clutch-starters-how = El Control se suma a cada lanzamiento; IP dice cuántas entradas aguanta antes de cansarse.
clutch-owes-rest = { $games ->
    [one] Cansado: debe un juego de descanso
   *[other] Cansado: debe { $games } juegos de descanso
}
clutch-series-game = Juego { $game } de { $games }
clutch-series-wins = { $wins } ganados de { $needed } necesarios
clutch-fielders = Quién juega dónde
clutch-order = Orden al bate
clutch-fielders-of = { $name }: ¿quién juega dónde? ({ $club })
clutch-order-of = { $name }: orden al bate ({ $club })
clutch-batters = Bateadores
clutch-put-at = { $name }: { $slot }.
clutch-free-slot = { $slot }: nadie todavía
clutch-next-slot = siguiente
clutch-hand-in = Entregar
clutch-clear = Empezar de nuevo
clutch-lineup-full = Ya están los nueve. ¿La entregas?
clutch-fielders-how = Pulsa a quien juegue { $slot }, o arrastra a cualquiera a un puesto. El número es su valor allí; en rojo, fuera de posición. O acepta todo como se sugiere, abajo.
clutch-lineup-done = Todos tienen su puesto. Arrastra a cualquiera a otro, o entrégala.
clutch-order-how = Pulsa a quien batee { $slot }, o arrastra a cualquiera a un puesto. O acepta el orden sugerido, abajo.
clutch-lineup-wait = { $name } prepara la alineación.
clutch-chart-of = tabla de { $name }
clutch-changed-by-infield-in = cuadro adelantado: se cuela
clutch-changed-by-park = por el lugar
clutch-changed-by-card = por una carta
clutch-need = Con { $least } o más la Ventaja es del lanzador; { $zone ->
    [1] un 1 es un lanzamiento fallido.
   *[other] de 1 a { $zone } es un lanzamiento fallido.
}
clutch-need-never = Ninguna tirada da la Ventaja al lanzador; además, { $zone ->
    [1] un 1 es un lanzamiento fallido.
   *[other] de 1 a { $zone } es un lanzamiento fallido.
}
clutch-last-at-bat = Antes: { $name }
clutch-last-numbers = { $mistake ->
    [yes] lanzamiento fallido, swing { $swing }
   *[no] lanzamiento { $pitch } contra { $onbase }, swing { $swing }
}
clutch-throw-steal = Tiro contra { $name }, que roba
clutch-throw-extra = Tiro contra { $name }, que busca otra base
clutch-throw-tag-up = Tiro contra { $name }, que sale de pisa y corre
clutch-throw-ground = Tiro contra { $name }
clutch-throw-double-play = El relevo a primera, contra { $name }
clutch-check = Una prueba de la defensa
clutch-bunt-try = { $name } toca la bola, intento { $number } de 3
clutch-must-beat = debe superar
clutch-must-reach = debe alcanzar
clutch-roll-throw = Tiro
clutch-roll-check = Prueba
clutch-roll-bunt = Toque
clutch-came-out-throw-good = Out
clutch-came-out-throw-bad = Quieto
clutch-came-out-check-good = Lograda
clutch-came-out-check-bad = Fallida
clutch-came-out-bunt-good = Tocada
clutch-came-out-bunt-bad = Fallido
clutch-part-command = Control
clutch-part-on-base = Embasado
clutch-part-hand = por la mano
clutch-part-tired = cansado
clutch-part-floor = nunca menos de 0
clutch-part-bunts = dos toques fallidos
clutch-part-walked = tras una base intencional
clutch-part-card = cartas
clutch-part-cap = 3 como mucho
clutch-part-stadium = estadio
clutch-part-weather = tiempo
clutch-part-since = desde entonces
clutch-part-battery = Batería
clutch-part-infield = Cuadro
clutch-part-outfield = Jardín
clutch-part-to-second = tiro a segunda
clutch-part-to-third = tiro a tercera
clutch-part-br = Corrido
clutch-part-st = Robo
clutch-part-double-play = doble matanza
clutch-part-home = rumbo al plato
clutch-part-two-outs = dos outs
clutch-part-icon = icono
clutch-part-goal = por alcanzar
clutch-part-bunt = un toque
clutch-infield-in = Cuadro adelantado
clutch-pinch = Emergente
clutch-runners = Corredores
clutch-steal-how = Pulsa a un corredor para que robe.
clutch-send-how = Pulsa a quien deba salir.
clutch-go-steal = { $count ->
    [one] Robar
   *[other] Doble robo
}
clutch-go-send = { $count ->
    [one] Mandar a correr
   *[other] Mandar a correr
}
clutch-dugout = Banca y bullpen
clutch-dugout-change = Hacer un cambio
clutch-change-how = Quien brilla puede cambiarse. Un relevista entra con solo pulsarlo; si no, pulsa a los dos: quien entra y quien sale, o dos que cambian de posición.
clutch-change-then = { $name }, ¿y quién más? Púlsalo otra vez para soltarlo.
clutch-emergency = { $name }: { $position } { $rating }
clutch-emergencies = { $positions }: { $rating }
clutch-stands-in = { $position } { $rating }, de emergencia
clutch-would-field = { $name }: { $position } { $rating }
clutch-would-stand-in = { $name }: { $position } { $rating }, de emergencia
clutch-stands-on = { $base ->
    [1] en primera
    [2] en segunda
   *[3] en tercera
}
clutch-no-change-yet = Antes de la cuarta entrada no se cambia a nadie, salvo a un abridor cansado.
clutch-no-change = Los cambios se hacen antes del lanzamiento, cuando te preguntan.
clutch-see-card = Carta de { $name }
clutch-ask-changes = Preguntarme por cambios y bases intencionales antes de cada turno. Si no, solo si mi lanzador está cansado, si alguien juega fuera de su posición, con la primera vacía y un corredor más allá, o en un Momento Clutch.
clutch-unit-line = { $unit ->
    [battery] Batería
    [infield] Cuadro
   *[outfield] Jardín
} { $rating }
clutch-bullpen = Bullpen y rotación
clutch-lineup = Alineación
clutch-bench = Banca
clutch-pitchers = Lanzadores
clutch-line-score = Pizarra
clutch-abbr-runs = C
clutch-abbr-hits = H
clutch-abbr-errors = E
clutch-column-runs = Carreras
clutch-column-hits = Hits
clutch-column-errors = Errores
clutch-outs = Outs
clutch-outs-count = { $outs ->
    [0] sin outs
    [one] un out
   *[other] { $outs } outs
}
clutch-at-bat = al bate
clutch-winner = ganador
clutch-final = Resultado final
clutch-scorecard = Hoja de anotación
clutch-hand = Tu mano
clutch-active = Sobre la mesa
clutch-reason-side = { $colour ->
    [offense] Solo la juega tu equipo al bate.
   *[defense] Solo la juega tu equipo en el campo.
}
clutch-reason-window = Ahora no, sino: { $windows }.
clutch-reason-clutch-moment = Solo en un Momento Clutch.
clutch-reason-title = Ya has jugado este título en este turno.
clutch-reason-cost = No tienes carta con que pagarla.
clutch-reason-when = Lo que espera no ha ocurrido.
clutch-cards-open = Cartas en la mesa
clutch-cards-of = { $name }: entrenadores y descartes
clutch-cards-count = { $hand } en la mano, { $deck } en el mazo, { $pile } descartadas.
clutch-deck = Mazo
clutch-pile = Descartes
clutch-own-pile = Tu pila de descarte
clutch-their-hand = { $name } tiene
clutch-halves = { $halves ->
    [one] esta mitad
   *[other] { $halves } mitades
}
clutch-coaches = Tus entrenadores
clutch-coach-now = Pulsa para recurrir a este entrenador.
clutch-coach-tap = Toca otra vez para recurrir a este entrenador.
clutch-coach-arm = Pulsa, y el juego se detendrá cuando puedas recurrir a este entrenador.
clutch-coach-armed = El juego se detendrá cuando puedas recurrir a este entrenador. Pulsa para soltarlo.
clutch-coach-waits = espera
clutch-tune = Qué número cambia
clutch-place = El lugar
clutch-opening-hand = Tu mano inicial
clutch-mulligan-how = Por cada mulligan, una carta de la mano que guardas va debajo del mazo.
clutch-passed = Pasado por ti: { $moment }.
clutch-stop = Preguntar la próxima vez
clutch-stopping = Se te preguntará

# --- Cartas de jugador ---
clutch-short-on-base = Embasado
clutch-short-command = Control
clutch-short-bats = Batea
clutch-short-throws = Lanza
clutch-short-zone = Zona X
clutch-short-defense = Guante
clutch-short-clutch = Clutch
clutch-short-innings = { $innings } IP
clutch-two-way = doble
clutch-tired = Cansado
clutch-club-beekeepers = Larkspur Beekeepers
clutch-club-clockmakers = Pendle Cross Clockmakers
clutch-club-drummers = New Tamarind Drummers
clutch-club-ferrymen = Brackwater Ferrymen
clutch-club-kites = Mesa Clara Kites
clutch-club-mapmakers = Westering Mapmakers
clutch-club-sledders = Winterbourne Sledders
clutch-club-stokers = Cinder Falls Stokers
clutch-icon-AS = Todos Estrellas
clutch-icon-GG = guante de oro
clutch-icon-HR = líder de jonrones
clutch-icon-MVP = jugador más valioso
clutch-icon-SB = líder de robos
clutch-icon-SC = mejor bateador
clutch-icon-CY = mejor lanzador
clutch-icon-SV = líder de salvados
clutch-icon-K = líder de ponches
clutch-say-band = { $result } { $open ->
    [yes] desde { $from }
    [one] { $from }
   *[no] de { $from } a { $to }
}
clutch-say-icons = { $icons }.
clutch-say-role = { $role } { $innings ->
    [one] una entrada
   *[other] { $innings } entradas
}
clutch-say-batter = { $name }, { $club }. Batea { $bats ->
    [L] a la zurda
    [S] de los dos lados
   *[R] a la derecha
}. Embasado { $onbase }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Juega en { $positions }. Corrido { $br }, Robo { $st }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
clutch-say-pitcher = { $name }, { $club }. Lanza con la { $throws ->
    [L] izquierda
   *[R] derecha
}. Control { $command }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Zona X { $zone ->
    [1] 1
   *[other] de 1 a { $zone }
}. { $roles }. Guante { $defense }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
clutch-gone = fuera del juego
clutch-say-work = { $outs ->
    [one] Un out
   *[other] { $outs } outs
} de { $limit ->
    [one] una entrada
   *[other] { $limit } entradas
}.
clutch-say-speed = { $sign ->
    [ST] Robo
   *[BR] Corrido
} { $value }
clutch-say-safe = a salvo en { $share } de los tiros
clutch-safe = { $share } a salvo

# --- Lanzamiento y swing ---
clutch-arithmetic = Lanzamiento y swing
clutch-pitch = Lanza­miento
clutch-on-base = Emba­sado
clutch-swing = Swing
clutch-result = Resultado
clutch-mistake = Fallido
clutch-mound = En el montículo
clutch-plate = Al bate
clutch-advantage = Ventaja: { $name }
clutch-verdict-mistake = Lanzamiento fallido: la Ventaja es de { $name } y el swing va con el d24.
clutch-verdict-given = { $card } da la Ventaja a { $name }.
clutch-verdict-pitcher = { $pitch } supera a { $onbase }: cuenta la tabla de { $name }.
clutch-verdict-batter = { $pitch } no supera a { $onbase }: cuenta la tabla de { $name }.
clutch-code-SO = ponche
clutch-code-GB = rodado
clutch-code-LD = línea
clutch-code-FB = elevado
clutch-code-BB = base por bolas
clutch-code-1B = sencillo
clutch-code-2B = doble
clutch-code-3B = triple
clutch-code-HR = jonrón
clutch-code-HBP = golpeado
clutch-code-E = error
clutch-code-IBB = base intencional
clutch-code-SAC = toque de sacrificio
clutch-code-SF = elevado de sacrificio
clutch-code-FC = jugada de selección
clutch-code-DP = doble matanza

# --- Estrategia, coaches, estadio, clima ---
clutch-face-down = Una carta boca abajo
clutch-colour-offense = Ofensiva
clutch-colour-defense = Defensiva
clutch-colour-neutral = Los dos lados
clutch-rarity-common = común
clutch-rarity-uncommon = poco común
clutch-rarity-rare = rara
clutch-special-momentum = Momentum
clutch-special-burst = Ráfaga
clutch-special-impulse = Impulso
clutch-moment = Momento Clutch
clutch-negated = Anulada
clutch-being-played = Se juega
clutch-in-answer = responde a { $card }
clutch-hitting-coach = Coach de bateo
clutch-pitching-coach = Coach de lanzadores
clutch-bench-coach = Coach de banca
clutch-used = Usado
clutch-coach-used = Ya se usó.
clutch-stadium = estadio
clutch-lasts-none = Hoy sin efecto
clutch-lasts-early = Entradas 1 a 3
clutch-lasts-middle = Entradas 4 a 6
clutch-lasts-late = Entradas 7 a 9
clutch-lasts-game = Todo el juego

# --- La mano ---
clutch-hand-empty = Sin cartas en la mano.
clutch-tap-again = { $verb ->
    [discard] Toca otra vez para descartarla.
   *[play] Toca otra vez para jugarla.
}
clutch-press-to-play = { $verb ->
    [discard] Pulsa para descartarla.
   *[play] Pulsa para jugarla.
}

# --- Hoja de anotación ---
clutch-abbr-innings = IP
clutch-abbr-earned = CL
clutch-abbr-walks = BB
clutch-abbr-battery = BAT
clutch-abbr-infield = IF
clutch-abbr-outfield = OF
clutch-column-innings = Entradas lanzadas
clutch-column-earned = Carreras limpias
clutch-column-walks = Bases por bolas
clutch-column-battery = Batería: lanzador y receptor
clutch-column-infield = Cuadro
clutch-column-outfield = Jardines

# --- Cuándo preguntar ---
clutch-window-w1 = En las sustituciones
clutch-window-w2 = Hay robo
clutch-window-w3 = Antes del lanzamiento
clutch-window-w4 = Cayó la tirada de lanzamiento
clutch-window-w5 = Se cuenta el lanzamiento
clutch-window-w6 = La Ventaja está decidida
clutch-window-w7 = El dado del swing
clutch-window-w8 = Cayó la tirada de swing
clutch-window-w9 = Se cuenta el swing
clutch-window-w10 = Se lee el Resultado
clutch-window-w11 = Antes del tiro
clutch-window-w12 = El tiro está hecho
clutch-window-w13 = Acabó el turno
clutch-window-w14 = Acabó la media entrada
clutch-window-wb = Se intenta un toque
clutch-window-wr = En reacción
clutch-can-answer = { $count ->
    [0] No tienes nada que jugar aquí.
    [one] Se podría jugar una carta.
   *[other] Se podrían jugar { $count } cartas.
}
clutch-hush = Pasar en este turno
clutch-asking = Cuándo preguntarme
clutch-asking-always = En cada ventana
clutch-asking-playable = Solo si tengo algo que jugar
clutch-asking-never = Nunca: pasa por mí
clutch-asking-clutch = Parar en los Momentos Clutch
clutch-asking-hint = En un Momento Clutch se te pregunta siempre que puedas jugar algo, y una vez antes del lanzamiento en todo caso.
