# La mesa de la temporada: palabras que solo usa el navegador. Cartas, verbos, sucesos y reglas están con el juego.

stretch-thing = { $name }
stretch-short-max = máx
stretch-short-even = pares
stretch-short-odd = impares
stretch-short-diff = distintos
stretch-short-same = iguales
stretch-short-spread = distancia
stretch-short-home = C
stretch-short-away = V
stretch-least = mín { $minimum }
stretch-level = Nivel { $level }
stretch-ban-none = Se permiten todas las fichas
stretch-ban-rerolls = Sin fichas de repetir
stretch-ban-nudges = Sin fichas ±1
stretch-ban-both = Sin ficha alguna
stretch-field-green-short = Juegas en casa los juegos 1 y 3
stretch-field-grey-short = Juegas en casa solo el juego 2
stretch-field-green-long = Juegas en casa los juegos 1, 2, 6 y 7
stretch-field-grey-long = Juegas en casa los juegos 3, 4 y 5

stretch-batter-label = { $name }, bateador, nivel { $tier }. Aporta { $brings }. { $lines }.
stretch-line-label = { $condition }: { $outcome }
stretch-pitcher-label = { $name }, lanzador, nivel { $tier }. { $ability } Resistencia { $left } de { $stamina }.
stretch-team-label = { $name }, equipo, nivel { $tier }. Tira { $dice } dados, nunca menos de { $minimum }. Carreras: { $runs }. { $back ->
    [P] Un lanzador en el reverso.
   *[B] Un bateador en el reverso.
}
stretch-position = posición { $position }
stretch-position-label = { $position }. { $card }{ $now ->
    [yes] {" "}Es su turno.
   *[no] {""}
}
stretch-slot-label = { $position }. { $card } Pulsa para quitarlo; de 1 a 9 lo mueven.
stretch-in-dugout = { $name } ya no juega este juego.
stretch-face = { $face }
stretch-die-showing = dado con un { $face }
stretch-die-label = Dado con un { $face }{ $chosen ->
    [yes] , elegido
   *[no] {""}
}
stretch-lineup-die = Dado de alineación: tíralo
stretch-lineup-die-shows = El dado de alineación muestra { $face }
stretch-throw = Tira los dados
stretch-pick-up = { $count ->
    [one] Coge un dado
   *[other] Coge { $count } dados
}{ $picked ->
    [yes] , en la mano
   *[no] {""}
}

stretch-stage-spring = Pretemporada
stretch-stage-first-half = Primera mitad
stretch-stage-deadline = Cierre de fichajes
stretch-stage-second-half = Segunda mitad
stretch-stage-recovery = Postemporada: recuperación
stretch-stage-semifinals = Semifinales
stretch-stage-finals = Final
stretch-stage-draft = La selección
stretch-stage-duel = El duelo
stretch-game-number = Juego { $game }
stretch-record = { $wins } ganados, { $losses } perdidos
stretch-stars = { $stars } ★
stretch-standing = Situación
stretch-season = Temporada
stretch-season-board = Tablero de la temporada
stretch-clubs = Libro de marcas
stretch-score-board = Marcador
stretch-score = { $one } { $runs }, { $other } { $others }.
stretch-outs = Outs
stretch-outs-count = { $outs ->
    [0] Ningún out
    [one] Un out
   *[other] { $outs } outs
}
stretch-at-bat = al bate
stretch-winner = ganador
stretch-field = { $half ->
    [top] Parte alta
   *[bottom] Parte baja
} de la entrada { $inning }, { $outs ->
    [0] ningún out
    [one] un out
   *[other] { $outs } outs
}. { $runners }
stretch-runners-ooo = Bases vacías.
stretch-runners-xoo = Corredor en primera.
stretch-runners-oxo = Corredor en segunda.
stretch-runners-oox = Corredor en tercera.
stretch-runners-xxo = Corredores en primera y segunda.
stretch-runners-xox = Corredores en primera y tercera.
stretch-runners-oxx = Corredores en segunda y tercera.
stretch-runners-xxx = Bases llenas.

stretch-lineup = Alineación
stretch-lineup-of = Alineación de { $name }
stretch-bench = Banquillo
stretch-bullpen = Lanzadores disponibles
stretch-batters = Bateadores
stretch-pitchers = Lanzadores
stretch-roster = Plantilla
stretch-roster-of = Plantilla de { $name }
stretch-hand-of = Mano de { $name }
stretch-offered = Para elegir
stretch-on-the-back = En el reverso: { $team }
stretch-at-plate = Al bate: { $card }
stretch-on-mound = En el montículo: { $card }
stretch-schedule = Calendario
stretch-playoffs = Postemporada
stretch-games = Juegos
stretch-won-score = G { $own }–{ $theirs }
stretch-lost-score = P { $own }–{ $theirs }
stretch-series-score = { $wins } ganados, { $losses } perdidos
stretch-team-line = { $dice } dados: { $runs }
stretch-open-team = Encima de las cartas de nivel { $tier }: { $name }, { $dice } dados: { $runs }
stretch-waiting-picks = El otro mánager está eligiendo.
stretch-shuffling = Se barajan las cartas.
stretch-lineup-full = Ya están los nueve. ¿Los entregas?
stretch-hand-in = Entregar
stretch-best-nine = Los nueve mejores
stretch-clear = Vaciar
stretch-next-position = siguiente
stretch-bats-at = { $name } en la posición { $position }
stretch-lineup-how = Pulsa un bateador o arrástralo a la alineación; o enfócalo y pulsa de 1 a 9.
stretch-lineup-how-tap = Toca a un bateador para añadirlo; tócalo en la alineación para quitarlo.

stretch-tray = Bandeja de dados
stretch-pool = Reserva
stretch-pool-dice = { $dice ->
    [0] Ningún dado en la reserva.
    [one] Un dado en la reserva.
   *[other] { $dice } dados en la reserva.
}
stretch-pool-reroll = { $count ->
    [0] Ninguna ficha de repetir{ $banned ->
        [yes] {" "}(prohibidas aquí)
       *[no] {""}
    }.
    [one] Una ficha de repetir{ $banned ->
        [yes] , prohibida aquí
       *[no] {""}
    }.
   *[other] { $count } fichas de repetir{ $banned ->
        [yes] , prohibidas aquí
       *[no] {""}
    }.
}
stretch-pool-nudge = { $count ->
    [0] Ninguna ficha ±1{ $banned ->
        [yes] {" "}(prohibidas aquí)
       *[no] {""}
    }.
    [one] Una ficha ±1{ $banned ->
        [yes] , prohibida aquí
       *[no] {""}
    }.
   *[other] { $count } fichas ±1{ $banned ->
        [yes] , prohibidas aquí
       *[no] {""}
    }.
}
stretch-veteran-left = { $count ->
    [one] Queda un dado extra esta temporada
   *[other] Quedan { $count } dados extra esta temporada
}
stretch-no-dice = No hay dados en la reserva.
stretch-purpose-at-bat = Turno al bate
stretch-purpose-steal = Robo
stretch-purpose-extra = Base extra
stretch-purpose-team = Su tirada
stretch-purpose-head-start = Ventaja
stretch-swing = { $dice ->
    [one] Batear con un dado
   *[other] Batear con { $dice } dados
}
stretch-swing-none = No batear: out
stretch-steal = Robar { $base ->
    [second] segunda
   *[third] tercera
} con { $dice }
stretch-run = { $dice ->
    [one] Correr con un dado
   *[other] Correr con { $dice } dados
}
stretch-reroll = { $count ->
    [one] Repetir uno
   *[other] Repetir { $count }
}
stretch-reroll-how = Elige dados para repetir.
stretch-set-how = Elige un dado para cambiarlo.
stretch-drop-how = Elige un dado para quitarlo.
stretch-becomes = Convertir el { $face } en
stretch-take = Tomar: { $outcome }
stretch-would-score = { $runs ->
    [one] carrera tal como está
   *[other] carreras tal como está
}
stretch-odds = Probabilidades de cada opción
stretch-odds-switch = Probabilidades
stretch-odds-how = Señala una opción para ver sus probabilidades.
stretch-odds-how-finger = Deja el dedo sobre una opción para ver sus probabilidades.
stretch-odds-more = Para varios dados a la vez, elígelos en la bandeja.
stretch-banner-missed = Out
stretch-banner-caught = ¡Atrapado!
stretch-banner-stole = ¡A salvo!
stretch-banner-walk-off = ¡Se acabó!
stretch-banner-runs = { $runs ->
    [0] Sin carreras
    [one] 1 carrera
   *[other] { $runs } carreras
}

stretch-result-missed = Fuera de la postemporada
stretch-result-lost-semifinals = Eliminados en semifinales
stretch-result-lost-finals = Subcampeones
stretch-result-champion = Campeones
stretch-records-batting = Bateo
stretch-records-pitching = Lanzamiento
stretch-records-player = Jugador
stretch-column-pa = Turnos
stretch-column-hits = Hits
stretch-column-home-runs = Jonrones
stretch-column-walks = Bases por bolas
stretch-column-batted-in = Carreras impulsadas
stretch-column-runs = Carreras
stretch-column-steals = Bases robadas
stretch-column-halves = Medias entradas lanzadas
stretch-column-allowed = Carreras permitidas
stretch-column-uses = Usos de la habilidad
stretch-abbr-pa = T
stretch-abbr-hits = H
stretch-abbr-home-runs = JR
stretch-abbr-walks = BB
stretch-abbr-batted-in = CI
stretch-abbr-runs = C
stretch-abbr-steals = BR
stretch-abbr-halves = ME
stretch-abbr-allowed = C
stretch-abbr-uses = Uso
stretch-record-so-far = { $wins } ganados, { $losses } perdidos · { $stars } ★
