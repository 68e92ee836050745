# La mesa de CLUTCH: palabras que solo usa el navegador. Las cartas, verbos, sucesos y reglas están con el juego.

# --- Cartas de jugador ---
clutch-short-on-base = En Base
clutch-short-command = Comando
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
}. En Base { $onbase }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Juega en { $positions }. Corrido { $br }, Robo { $st }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
clutch-say-pitcher = { $name }, { $club }. Lanza con la { $throws ->
    [L] izquierda
   *[R] derecha
}. Comando { $command }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Zona X de 1 a { $zone }. { $roles }. Guante { $defense }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
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
clutch-pitch = Lanzamiento
clutch-on-base = En Base
clutch-swing = Swing
clutch-result = Resultado
clutch-mistake = Fallido
clutch-mound = En el montículo
clutch-plate = Al bate
clutch-advantage = Ventaja: { $name }
clutch-advantage-open = La Ventaja aún no está decidida.
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
clutch-special-burst = Burst
clutch-special-impulse = Impulse
clutch-moment = Momento Clutch
clutch-negated = Anulada
clutch-hitting-coach = Coach de bateo
clutch-pitching-coach = Coach de lanzadores
clutch-bench-coach = Coach de banca
clutch-used = Usado
clutch-coach-used = Ya se usó.
clutch-stadium = estadio
clutch-stadium-works = Actúa en esta jugada.
clutch-lasts-none = Hoy sin efecto
clutch-lasts-early = Entradas 1 a 3
clutch-lasts-middle = Entradas 4 a 6
clutch-lasts-late = Entradas 7 a 9
clutch-lasts-game = Todo el juego

# --- La mano ---
clutch-hand-empty = Sin cartas en la mano.
clutch-tap-again = Toca otra vez para jugarla.
clutch-press-to-play = Pulsa para jugarla.

# --- Hoja de anotación ---
clutch-line-score = Marcador por entradas
clutch-order = Orden al bate
clutch-pitchers = Lanzadores
clutch-outs = Outs
clutch-outs-count = { $outs ->
    [0] Sin outs
    [one] Un out
   *[other] { $outs } outs
}
clutch-at-bat = al bate
clutch-abbr-runs = C
clutch-abbr-hits = H
clutch-abbr-errors = E
clutch-abbr-innings = IP
clutch-abbr-earned = CL
clutch-abbr-walks = BB
clutch-abbr-battery = BAT
clutch-abbr-infield = IF
clutch-abbr-outfield = OF
clutch-column-runs = Carreras
clutch-column-hits = Hits
clutch-column-errors = Errores
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
clutch-pass = Pasar
clutch-hush = Pasar en este turno
clutch-asking = Cuándo preguntarme
clutch-asking-always = En cada ventana
clutch-asking-playable = Solo si tengo algo que jugar
clutch-asking-never = Nunca: pasa por mí
clutch-asking-clutch = Parar en los Momentos Clutch
clutch-asking-hint = En un Momento Clutch se te pregunta siempre que puedas jugar algo, y una vez antes del lanzamiento en todo caso.

# --- Banca y bulpén ---
clutch-panel-empty = No queda nadie.
clutch-panel-choices = { $count ->
    [one] uno para elegir
   *[other] { $count } para elegir
}
