# CLUTCH Baseball. Las palabras de las cartas están entre las marcas del final.

clutch-title = CLUTCH Baseball
clutch-tagline = Cartas de jugadores, tres dados y un mazo de estrategias: dos mánagers, nueve entradas y una carta para cada momento.
clutch-name = { $name }

# --- La escalera ---
clutch-rung-learning = Solo jugadores
clutch-rung-learning-about = Solo cartas de jugadores, la manera de aprender.
clutch-rung-full = Todas las cartas
clutch-rung-full-about = Las estrategias, los entrenadores y los estadios tuercen cada momento.
clutch-rung-series = Una serie
clutch-rung-series-about = Al mejor de tres con todas las cartas, y lanzadores que necesitan descanso.

# --- Options ---
clutch-option-cards = Cartas
clutch-option-cards-help = ¿Es tu primera vez? Aprende solo con cartas de jugadores; estrategias, entrenadores y estadios entran cuando quieras.
clutch-option-cards-full = todas: jugadores, estrategias, entrenadores, estadios
clutch-option-cards-learning = solo jugadores: el modo de aprendizaje
clutch-option-first-club = Club del primer mánager
clutch-option-first-club-help = Cada club tiene una plantilla de 26, un mazo, tres entrenadores y un estadio.
clutch-option-first-team = Equipo propio del primer mánager
clutch-option-first-team-help = Una hoja de equipo. Si queda vacía, juega el club.
clutch-option-second-team = Equipo propio del segundo mánager
clutch-option-second-team-help = Una hoja de equipo. Si queda vacía, juega el club.
clutch-option-preset = Plantillas
clutch-option-preset-help = Cuántos jugadores tiene un equipo y cuánto pueden costar. Los clubes se ajustan solos.
clutch-option-preset-standard = completa: 26 jugadores, salarios hasta 6000
clutch-option-preset-twenty = corta: 20 jugadores, salarios hasta 5000
clutch-option-preset-all-star = juego de estrellas: 30 jugadores de cualquier serie, sin tope salarial
clutch-option-preset-agreed = según lo acordado: tamaños y topes propios
clutch-option-bench-size = Banca
clutch-option-bench-size-help = Bateadores en la banca. Con los nueve, la rotación y el bullpen caben 30 en una plantilla.
clutch-option-rotation-size = Rotación
clutch-option-rotation-size-help = Abridores; en una serie se turnan.
clutch-option-bullpen-size = Bullpen
clutch-option-bullpen-size-help = Relevistas; sin ellos, los abridores siguen.
clutch-option-salary-cap = Tope salarial
clutch-option-salary-cap-help = Lo que puede costar un equipo; 0 si no hay tope.
clutch-option-battery-cap = Máximo de la batería
clutch-option-battery-cap-help = El receptor y el mejor abridor juntos; 0 si no hay máximo.
clutch-option-infield-cap = Máximo del cuadro interior
clutch-option-infield-cap-help = Los cuatro del cuadro de la alineación juntos; 0 si no hay máximo.
clutch-option-outfield-cap = Máximo de los jardines
clutch-option-outfield-cap-help = Los tres jardineros de la alineación juntos; 0 si no hay máximo.
clutch-option-first-deck = Mazo del primer mánager
clutch-option-first-deck-help = Cincuenta cartas de estrategia; cada club tiene el suyo.
clutch-option-first-deck-own = el del equipo
clutch-option-first-deck-balanced = equilibrado
clutch-option-first-deck-running = juego de piernas
clutch-option-first-deck-pitching = pitcheo
clutch-option-second-club = Club del segundo mánager
clutch-option-second-club-help = Cada club tiene una plantilla de 26, un mazo, tres entrenadores y un estadio.
clutch-option-second-deck = Mazo del segundo mánager
clutch-option-second-deck-help = Cincuenta cartas de estrategia; cada club tiene el suyo.
clutch-option-second-deck-own = el del equipo
clutch-option-second-deck-balanced = equilibrado
clutch-option-second-deck-running = juego de piernas
clutch-option-second-deck-pitching = pitcheo
clutch-option-games = Juegos
clutch-option-games-help = Un solo juego, o una serie en la que los lanzadores necesitan descanso.
clutch-option-games-1 = un juego
clutch-option-games-3 = al mejor de tres
clutch-option-games-5 = al mejor de cinco
clutch-option-games-7 = al mejor de siete
clutch-option-starters = Lanzadores abridores
clutch-option-starters-help = En un solo juego los mánagers pueden dejar que un dado elija de la rotación.
clutch-option-starters-choose = los eligen los mánagers
clutch-option-starters-roll = los elige un dado
clutch-option-home = Local en el primer juego
clutch-option-home-help = Los mánagers lo tiran al dado si no se acuerda otra cosa, como en una liga.
clutch-option-home-roll = la tirada más alta
clutch-option-home-first = el primer mánager
clutch-option-home-second = el segundo mánager
clutch-option-tired-pitchers = Lanzadores cansados
clutch-option-tired-pitchers-help = Los lanzadores traen el descanso que deben de los juegos anteriores.
clutch-option-first-rest = Lanzadores cansados del primer mánager
clutch-option-first-rest-help = El código de cada carta y los juegos de descanso que debe, separados por comas: FER-16 4, FER-22 1 again. «again» significa que lanzó en el último juego.
clutch-option-second-rest = Lanzadores cansados del segundo mánager
clutch-option-second-rest-help = El código de cada carta y los juegos de descanso que debe, separados por comas: FER-16 4, FER-22 1 again. «again» significa que lanzó en el último juego.
clutch-option-automatic-runners = Corredores automáticos
clutch-option-automatic-runners-help = Desde la décima entrada, cada mitad empieza con un corredor en segunda.
clutch-option-weather = Clima
clutch-option-weather-help = Se roba una carta de clima antes del primer lanzamiento.
clutch-option-windows = Momentos para cartas
clutch-option-windows-help = Preguntar solo a quien tiene una carta adecuada es más rápido; preguntar a todo el que tenga cartas no delata nada.
clutch-option-windows-fitting = preguntar solo a quien pueda jugar una
clutch-option-windows-always = preguntar a todo el que tenga una

# --- Words of the game ---
clutch-result-so = ponche
clutch-result-gb = rodado
clutch-result-ld = línea
clutch-result-fb = elevado
clutch-result-bb = base por bolas
clutch-result-1b = sencillo
clutch-result-2b = doble
clutch-result-3b = triple
clutch-result-hr = jonrón
clutch-result-hbp = golpeado
clutch-result-e = error
clutch-result-ibb = base intencional
clutch-result-sac = toque de sacrificio
clutch-role-sp = abridor
clutch-role-rp = relevista
clutch-role-op = lanzador inicial
clutch-role-bp = lanzador de tramo largo
clutch-unit-any = defensa
clutch-unit-bat = batería
clutch-unit-if = cuadro interior
clutch-unit-of = jardines
clutch-attribute-pitch-roll = la tirada de lanzamiento
clutch-attribute-command = Control
clutch-attribute-pitch = el lanzamiento
clutch-attribute-on-base = Embasado
clutch-attribute-swing-roll = la tirada de swing
clutch-attribute-swing = el swing
clutch-attribute-br = el Corrido del corredor
clutch-attribute-st = el Robo del corredor
clutch-attribute-defense-roll = el dado de fildeo
clutch-attribute-defense = el total de fildeo
clutch-attribute-check-target = el número por alcanzar
clutch-attribute-bunt-roll = la tirada de toque
clutch-spell-none = y no dura
clutch-spell-early = en las entradas 1 a 3
clutch-spell-middle = en las entradas 4 a 6
clutch-spell-late = en las entradas 7 a 9
clutch-spell-game = todo el juego
clutch-odds-out = out
clutch-odds-safe = quieto

# --- What is asked ---
clutch-ask-roll-home = { $player-you ->
    [yes] Tira el d{ $sides } para ser local.
   *[no] { $player } tira el d{ $sides } para ser local.
}
clutch-ask-roll-starter = { $player-you ->
    [yes] Tira el d{ $sides } para el abridor.
   *[no] { $player } tira el d{ $sides } para el abridor.
}
clutch-ask-roll-weather = { $player-you ->
    [yes] Tira el d{ $sides } para el clima.
   *[no] { $player } tira el d{ $sides } para el clima.
}
clutch-ask-roll-pitch = { $player-you ->
    [yes] Tira el d{ $sides } para lanzar.
   *[no] { $player } tira el d{ $sides } para lanzar.
}
clutch-ask-roll-swing = { $player-you ->
    [yes] Tira el d{ $sides } para el swing.
   *[no] { $player } tira el d{ $sides } para el swing.
}
clutch-ask-roll-bunt = { $player-you ->
    [yes] Tira el d{ $sides } para el toque.
   *[no] { $player } tira el d{ $sides } para el toque.
}
clutch-ask-roll-throw = { $player-you ->
    [yes] Tira el d{ $sides } para el tiro.
   *[no] { $player } tira el d{ $sides } para el tiro.
}
clutch-ask-roll-check = { $player-you ->
    [yes] Tira el d{ $sides } para la prueba.
   *[no] { $player } tira el d{ $sides } para la prueba.
}
clutch-ask-roll-rethrow = { $player-you ->
    [yes] Tira el d{ $sides } para el tiro, otra vez.
   *[no] { $player } tira el d{ $sides } para el tiro, otra vez.
}
clutch-ask-roll-reswing = { $player-you ->
    [yes] Tira el d{ $sides } para el swing, otra vez.
   *[no] { $player } tira el d{ $sides } para el swing, otra vez.
}
clutch-ask-roll-recheck = { $player-you ->
    [yes] Tira el d{ $sides } para la prueba, otra vez.
   *[no] { $player } tira el d{ $sides } para la prueba, otra vez.
}
clutch-ask-draw = { $player-you ->
    [yes] Robas una carta.
   *[no] { $player } roba una carta.
}
clutch-ask-lose = { $player-you ->
    [yes] Pierdes una carta al azar.
   *[no] { $player } pierde una carta al azar.
}
clutch-ask-sky = { $player-you ->
    [yes] Se roba una carta de clima.
   *[no] Se roba una carta de clima.
}
clutch-ask-starter = { $player-you ->
    [yes] ¿Quién abre en el montículo?
   *[no] { $player } elige a su abridor.
}
clutch-ask-assign = { $player-you ->
    [yes] ¿Quién juega de { $position }?
   *[no] { $player } elige a quien juega de { $position }.
}
clutch-ask-order = { $player-you ->
    [yes] ¿Quién batea en el turno { $slot }?
   *[no] { $player } elige al bateador del turno { $slot }.
}
clutch-ask-mulligan = { $player-you ->
    [yes] ¿Te quedas con esta mano o robas cinco cartas nuevas?
   *[no] { $player } mira su mano inicial.
}
clutch-ask-under = { $player-you ->
    [yes] ¿Qué carta va debajo del mazo?
   *[no] { $player } pone una carta debajo del mazo.
}
clutch-ask-field = { $player-you ->
    [yes] Batea { $batter } contra { $pitcher }. ¿Cambias algo?
   *[no] Batea { $batter }. { $player } puede cambiar lanzador y fildeadores.
}
clutch-ask-bench = { $player-you ->
    [yes] Batea { $batter } contra { $pitcher }. ¿Alguien de la banca?
   *[no] { $player } puede mandar a alguien de la banca.
}
clutch-ask-walk = { $player-you ->
    [yes] ¿Le lanzas a { $batter } o le das la base?
   *[no] { $player } decide si lanzarle a { $batter }.
}
clutch-ask-run = { $player-you ->
    [yes] ¿Robo, toque, o que { $batter } haga swing?
   *[no] { $player } puede robar o tocar.
}
clutch-ask-run-steal = { $player-you ->
    [yes] ¿Robo, o que { $batter } haga swing?
   *[no] { $player } puede robar.
}
clutch-ask-bunt = { $player-you ->
    [yes] ¿Toque, o que { $batter } haga swing?
   *[no] { $player } puede tocar.
}
clutch-ask-more-bunt = { $player-you ->
    [yes] Dos toques fallaron. ¿Pruebas un tercero o bateas contra un lanzamiento con +2?
   *[no] { $player } decide si { $batter } vuelve a tocar.
}
clutch-ask-infield = { $player-you ->
    [yes] ¿Cuadro adentro o atrás?
   *[no] { $player } coloca el cuadro interior.
}
clutch-ask-steal-throw = { $player-you ->
    [yes] ¿A cuál de los ladrones le tiras?
   *[no] { $player } le tira a uno de los ladrones.
}
clutch-ask-send = { $player-you ->
    [yes] ¿Quién intenta otra base?
   *[no] { $player } puede mandar corredores.
}
clutch-ask-throw = { $player-you ->
    [yes] ¿A quién le tiras?
   *[no] { $player } puede tirarle a un corredor.
}
clutch-ask-double-play = { $player-you ->
    [yes] ¿Vas por la doble matanza? El { $share } % de los tiros saca también a { $name }.
   *[no] { $player } puede buscar la doble matanza.
}
clutch-ask-cards-w1 = { $player-you ->
    [yes] ¿Una carta antes del turno?
   *[no] { $player } puede jugar una carta antes del turno.
}
clutch-ask-cards-w2 = { $player-you ->
    [yes] ¿Una carta sobre el robo?
   *[no] { $player } puede jugar una carta sobre el robo.
}
clutch-ask-cards-w3 = { $player-you ->
    [yes] ¿Una carta antes del lanzamiento?
   *[no] { $player } puede jugar una carta antes del lanzamiento.
}
clutch-ask-cards-w4 = { $player-you ->
    [yes] ¿Una carta sobre la tirada de lanzamiento?
   *[no] { $player } puede jugar una carta sobre la tirada de lanzamiento.
}
clutch-ask-cards-w5 = { $player-you ->
    [yes] ¿Una carta sobre el lanzamiento?
   *[no] { $player } puede jugar una carta sobre el lanzamiento.
}
clutch-ask-cards-w6 = { $player-you ->
    [yes] ¿Una carta sobre la Ventaja?
   *[no] { $player } puede jugar una carta sobre la Ventaja.
}
clutch-ask-cards-w7 = { $player-you ->
    [yes] ¿Una carta sobre el dado del swing?
   *[no] { $player } puede jugar una carta sobre el dado del swing.
}
clutch-ask-cards-w8 = { $player-you ->
    [yes] ¿Una carta sobre la tirada de swing?
   *[no] { $player } puede jugar una carta sobre la tirada de swing.
}
clutch-ask-cards-w9 = { $player-you ->
    [yes] ¿Una carta sobre el swing?
   *[no] { $player } puede jugar una carta sobre el swing.
}
clutch-ask-cards-w10 = { $player-you ->
    [yes] ¿Una carta sobre el Resultado?
   *[no] { $player } puede jugar una carta sobre el Resultado.
}
clutch-ask-cards-w11 = { $player-you ->
    [yes] ¿Una carta antes de la tirada?
   *[no] { $player } puede jugar una carta antes de la tirada.
}
clutch-ask-cards-w12 = { $player-you ->
    [yes] ¿Una carta después de la tirada?
   *[no] { $player } puede jugar una carta después de la tirada.
}
clutch-ask-cards-w13 = { $player-you ->
    [yes] ¿Una carta al final del turno?
   *[no] { $player } puede jugar una carta al final del turno.
}
clutch-ask-cards-w14 = { $player-you ->
    [yes] ¿Una carta al final de la media entrada?
   *[no] { $player } puede jugar una carta al final de la media entrada.
}
clutch-ask-cards-wb = { $player-you ->
    [yes] ¿Una carta sobre el toque?
   *[no] { $player } puede jugar una carta sobre el toque.
}
clutch-ask-react = { $player-you ->
    [yes] ¿Respondes con una carta?
   *[no] { $player } puede responder con una carta.
}
clutch-ask-react-card = { $player-you ->
    [yes] ¿Respondes a { $card } con una carta?
   *[no] { $player } puede responder a { $card } con una carta.
}
clutch-ask-pay = { $player-you ->
    [yes] ¿Qué carta descartas por { $card }?
   *[no] { $player } descarta una carta por { $card }.
}
clutch-ask-discard = { $player-you ->
    [yes] ¿Qué carta descartas?
   *[no] { $player } descarta una carta.
}
clutch-ask-discard-limit = { $player-you ->
    [yes] Tienes { $held } cartas y puedes quedarte con { $limit }. ¿Cuál descartas?
   *[no] { $player } tiene { $held } cartas, puede quedarse con { $limit } y descarta una.
}
clutch-ask-tune = { $player-you ->
    [yes] ¿Qué número cambia, y hacia dónde?
   *[no] { $player } elige qué número cambiar.
}
clutch-ask-recycle = { $player-you ->
    [yes] ¿Qué carta de tu descarte va debajo del mazo?
   *[no] { $player } pone una carta descartada debajo del mazo.
}
clutch-ask-take-back = { $player-you ->
    [yes] ¿Recuperas { $card }?
   *[no] { $player } puede recuperar { $card }.
}
clutch-ask-replace = { $player-you ->
    [yes] ¿Quién entra por { $name }?
   *[no] { $player } reemplaza a { $name }.
}
clutch-ask-over = El juego terminó.

# --- What can be done ---
clutch-verb-start = Abrir
clutch-verb-post = Posición
clutch-verb-bat = Turno
clutch-verb-fill = Como se sugiere
clutch-verb-keep = Quedarse
clutch-verb-mulligan = Mulligan
clutch-verb-under = Debajo
clutch-verb-ready = Listo
clutch-verb-walk = Base
clutch-verb-pitch = Lanzar
clutch-verb-infield-in = Cuadro adentro
clutch-verb-relieve = Relevar
clutch-verb-in = Meter
clutch-verb-shift = Intercambiar
clutch-verb-exchange = Doble cambio
clutch-verb-steal = Robar
clutch-verb-bunt = Tocar
clutch-verb-swing = Swing
clutch-verb-send = Mandar
clutch-verb-throw = Tirar
clutch-verb-let = Sin tiro
clutch-verb-two = Doble matanza
clutch-verb-one = Un out
clutch-verb-play = Jugar
clutch-verb-coach = Entrenador
clutch-verb-pass = Pasar
clutch-verb-discard = Descartar
clutch-verb-tune = Cambiar
clutch-verb-recycle = Reciclar
clutch-verb-take-back = Recuperar
clutch-verb-leave = Dejar
clutch-do-start = Abre { $player }.
clutch-do-relieve = { $player } entra a lanzar.
clutch-do-post = { $player } juega de { $arranged }.
clutch-do-bat = { $player } batea en el turno { $arranged }.
clutch-do-fill-assign = Los demás, como se sugiere.
clutch-do-fill-order = El resto del orden, como se sugiere.
clutch-do-keep = Quedarte con esta mano.
clutch-do-mulligan = Barajarla y robar cinco; una carta más irá debajo del mazo.
clutch-do-under = { $card } va debajo del mazo.
clutch-do-ready = Nada más que cambiar.
clutch-do-walk = Darle la base intencional a { $batter }.
clutch-do-pitch = Lanzarle a { $batter }.
clutch-do-infield-in = Lanzar con el cuadro adentro.
clutch-do-in = { $player } entra por { $other }.
clutch-do-shift = { $first } y { $second } intercambian posiciones.
clutch-do-exchange = { $first } y { $second } intercambian turnos al bate.
clutch-do-steal = { $runners-count ->
    [one] { $runners } sale al robo.
   *[other] { $runners } salen al robo.
}
clutch-do-bunt = { $batter } toca la bola.
clutch-do-swing-run = A batear.
clutch-do-swing-bunt = A batear.
clutch-do-swing-more-bunt = Un lanzamiento normal, con +2.
clutch-do-send = { $runners-count ->
    [0] No sale nadie.
    [one] { $runners } sale.
   *[other] { $runners } salen.
}
clutch-do-throw = Tirarle a { $runner }, que va a { $runner-base ->
    [second] segunda
    [third] tercera
   *[home] home
}.
clutch-do-let = Sin tiro.
clutch-do-two = Ir por dos: out el corredor de primera, y tiro al bateador.
clutch-do-one = Sacar al bateador; los corredores avanzan.
clutch-do-play = Jugar { $card }.
clutch-do-coach = Llamar a { $card }.
clutch-do-pass-cards = No jugar nada.
clutch-do-pass-react = No responder.
clutch-do-discard = Descartar { $card }.
clutch-do-tune = { $way ->
    [up] Sube { $attribute }.
   *[down] Baja { $attribute }.
}
clutch-do-recycle = { $card } va debajo del mazo.
clutch-do-take-back = Recuperar { $taking } a la mano.
clutch-do-leave = Dejar { $taking } jugada.

# --- What happened ---
clutch-told-rolled-home = { $player-you ->
    [yes] Sacas { $face } para ser local.
   *[no] { $player } saca { $face } para ser local.
}
clutch-told-rolled-starter = { $player-you ->
    [yes] Sacas { $face } para el abridor.
   *[no] { $player } saca { $face } para el abridor.
}
clutch-told-rolled-weather = { $player-you ->
    [yes] Sacas { $face } para el clima.
   *[no] { $player } saca { $face } para el clima.
}
clutch-told-rolled-pitch = { $player-you ->
    [yes] Sacas { $face } para lanzar.
   *[no] { $player } saca { $face } para lanzar.
}
clutch-told-rolled-swing = { $player-you ->
    [yes] Sacas { $face } para el swing.
   *[no] { $player } saca { $face } para el swing.
}
clutch-told-rolled-bunt = { $player-you ->
    [yes] Sacas { $face } para el toque.
   *[no] { $player } saca { $face } para el toque.
}
clutch-told-rolled-throw = { $player-you ->
    [yes] Sacas { $face } para el tiro.
   *[no] { $player } saca { $face } para el tiro.
}
clutch-told-rolled-check = { $player-you ->
    [yes] Sacas { $face } para la prueba.
   *[no] { $player } saca { $face } para la prueba.
}
clutch-told-rolled-rethrow = { $player-you ->
    [yes] Sacas { $face } para el tiro, otra vez.
   *[no] { $player } saca { $face } para el tiro, otra vez.
}
clutch-told-rolled-reswing = { $player-you ->
    [yes] Sacas { $face } para el swing, otra vez.
   *[no] { $player } saca { $face } para el swing, otra vez.
}
clutch-told-rolled-recheck = { $player-you ->
    [yes] Sacas { $face } para la prueba, otra vez.
   *[no] { $player } saca { $face } para la prueba, otra vez.
}
clutch-told-home = { $player-you ->
    [yes] Eres local.
   *[no] { $player } es local.
}
clutch-told-home-series = { $player-you ->
    [yes] Eres local en el juego { $game }.
   *[no] { $player } es local en el juego { $game }.
}
clutch-told-starts = { $player-you ->
    [yes] { $card } sube al montículo por ti como { $role }.
   *[no] { $card } sube al montículo por { $player } como { $role }.
}
clutch-told-assigned = { $card } juega de { $position }.
clutch-told-bats = { $card } batea en el turno { $slot }.
clutch-told-drew-unseen = { $player-you ->
    [yes] Robas una carta.
   *[no] { $player } roba una carta.
}
clutch-told-drew = Robas { $text }.
clutch-told-mulligan = { $player-you ->
    [yes] Pides mulligan.
   *[no] { $player } pide mulligan.
}
clutch-told-kept = { $player-you ->
    [yes] Te quedas con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[no] { $player } se queda con { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
clutch-told-under-unseen = { $player-you ->
    [yes] Pones una carta debajo del mazo.
   *[no] { $player } pone una carta debajo del mazo.
}
clutch-told-under = Pones { $text } debajo del mazo.
clutch-told-weather = El clima: { $text }, { $spell }.
clutch-told-half-top = { $player-you ->
    [yes] Alta de la entrada { $inning }: bateas tú.
   *[no] Alta de la entrada { $inning }: batea { $player }.
}
clutch-told-half-bottom = { $player-you ->
    [yes] Baja de la entrada { $inning }: bateas tú.
   *[no] Baja de la entrada { $inning }: batea { $player }.
}
clutch-told-up = Batea { $card } contra { $pitcher }.
clutch-told-relieved = { $card } releva a { $other } como { $role }.
clutch-told-came-in = { $card } entra por { $other } ({ $position }).
clutch-told-shifted = { $card } pasa a { $position }, { $other } a { $place }.
clutch-told-exchanged = { $card } y { $other } intercambian turnos al bate.
clutch-told-infield-in = { $player-you ->
    [yes] Metes el cuadro.
   *[no] { $player } mete el cuadro.
}
clutch-told-steals = { $card } sale hacia { $base ->
    [second] segunda
    [third] tercera
   *[home] home
}.
clutch-told-bunts = { $card } se cuadra para tocar.
clutch-told-bunt-failed = El toque falla, { $count } de 3.
clutch-told-pitched-pitcher = Lanzamiento { $pitch } contra { $on-base }: la Ventaja es del lanzador.
clutch-told-pitched-batter = Lanzamiento { $pitch } contra { $on-base }: la Ventaja es del bateador.
clutch-told-pitched-mistake = Un lanzamiento fallido: la Ventaja es del bateador.
clutch-told-swung = Swing { $swing }: { $result }.
clutch-told-changed = El resultado cambia: de { $before } a { $result }.
clutch-told-sent = { $card } intenta llegar a { $base ->
    [second] segunda
    [third] tercera
   *[home] home
}.
clutch-told-throws-steal = { $card }: el receptor tira. { $above }
clutch-told-throws-extra = { $card }: tiran desde los jardines. { $above }
clutch-told-throws-tag-up = { $card }: tiran desde los jardines. { $above }
clutch-told-throws-ground = { $card }: tira el cuadro interior. { $above }
clutch-told-throws-double-play = { $card }: el relevo va a primera. { $above }
clutch-throw-none = Ninguna tirada lo saca.
clutch-throw-sure = Cualquier tirada lo saca.
clutch-throw-some = Con más de { $roll } es out.
clutch-told-threw-out = { $card } es out, { $total } contra { $speed }.
clutch-told-threw-safe = { $card } llega quieto, { $total } contra { $speed }.
clutch-told-no-throw = { $player-you ->
    [yes] No tiras.
   *[no] { $player } no tira.
}
clutch-told-finished-so = { $card } se poncha.
clutch-told-finished-gb = { $card } es out con rodado.
clutch-told-finished-ld = { $card } es out con línea.
clutch-told-finished-fb = { $card } es out con elevado.
clutch-told-finished-bb = { $card } recibe base por bolas.
clutch-told-finished-b1 = { $card } pega sencillo.
clutch-told-finished-b2 = { $card } pega doble.
clutch-told-finished-b3 = { $card } pega triple.
clutch-told-finished-hr = { $card } pega jonrón.
clutch-told-finished-hbp = { $card } es golpeado.
clutch-told-finished-e = { $card } se embasa por error.
clutch-told-finished-ibb = { $card } recibe base intencional.
clutch-told-finished-sac = { $card } se sacrifica.
clutch-told-finished-fc = { $card } se embasa por jugada de selección.
clutch-told-finished-dp = { $card } batea para doble matanza.
clutch-told-batted-in = { $card } impulsa { $runs ->
    [one] una carrera
   *[other] { $runs } carreras
}.
clutch-told-batted-in-sf = Elevado de sacrificio: { $card } impulsa una carrera.
clutch-told-tired = { $card } sigue lanzando cansado.
clutch-told-played = { $player-you ->
    [yes] Juegas { $text }.
   *[no] { $player } juega { $text }.
}
clutch-told-coach = { $player-you ->
    [yes] Llamas a { $text }.
   *[no] { $player } llama a { $text }.
}
clutch-told-negated = { $text } queda anulada.
clutch-told-discarded = { $player-you ->
    [yes] Descartas { $text }.
   *[no] { $player } descarta { $text }.
}
clutch-told-returned = { $player-you ->
    [yes] { $text } vuelve a tu mano.
   *[no] { $text } vuelve a la mano de { $player }.
}
clutch-told-left = { $text } se queda en la mesa.
clutch-told-gone = { $text } deja la mesa.
clutch-told-check-made = Prueba de { $unit }: { $total } contra { $target }, lograda.
clutch-told-check-failed = Prueba de { $unit }: { $total } contra { $target }, fallada.
clutch-told-stadium = { $text } hace lo suyo.
clutch-told-advantage-batter = La Ventaja pasa al bateador.
clutch-told-advantage-pitcher = La Ventaja pasa al lanzador.
clutch-told-mistake-made = El lanzamiento resulta fallido.
clutch-told-mistake-cancelled = El lanzamiento fallido se corrige.
clutch-told-die = El swing se tira con el d{ $sides }.
clutch-told-pitch-die = El lanzamiento se tira con el d{ $sides }.
clutch-told-innings = { $card } tiene una entrada más: { $count } en total.
clutch-told-quality = Salida de calidad: { $card } puede lanzar { $count } entradas.
clutch-told-tuned-up = Sube { $amount }: { $attribute }.
clutch-told-tuned-down = Baja { $amount }: { $attribute }.
clutch-told-recycled = { $player-you ->
    [yes] Pones { $text } debajo del mazo.
   *[no] { $player } pone { $text } debajo del mazo.
}
clutch-told-forfeit = { $player-you ->
    [yes] No puedes alinear a nueve y pierdes por confiscación.
   *[no] { $player } no puede alinear a nueve y pierde por confiscación.
}
clutch-told-game = { $player-you ->
    [yes] Ganas el juego
   *[no] { $player } gana el juego
}, { $own } a { $others }{ diamond-how }
clutch-told-game-series = { $player-you ->
    [yes] Ganas el juego { $game }
   *[no] { $player } gana el juego { $game }
}, { $own } a { $others }{ diamond-how }
clutch-told-won = { $player-you ->
    [yes] Ganas la serie, { $own } juegos a { $others }.
   *[no] { $player } gana la serie, { $own } juegos a { $others }.
}
clutch-told-automatic = { $card } empieza en segunda.
clutch-told-nothing-left = { $player-you ->
    [yes] Tu mazo está vacío.
   *[no] El mazo de { $player } está vacío.
}
clutch-told-sent-off = { $card } debe dejar el juego.
clutch-told-line-up = { $player-you ->
    [yes] Tienes lista tu alineación.
   *[no] { $player } tiene lista su alineación.
}

# --- How it ended ---
clutch-outcome-resigned = { $loser-you ->
    [yes] Te rindes
   *[no] { $loser } se rinde
}; { $player-you ->
    [yes] ganas tú
   *[no] gana { $player }
}.
clutch-box-units = Unidades defensivas
clutch-box-bat = Batería
clutch-box-if = Cuadro
clutch-box-of = Jardines

# --- Cards (begin) ---

# Cartas de Estrategia
clutch-card-ready-for-the-first-one = Listo para la primera
clutch-card-ready-for-the-first-one-text = Antes del lanzamiento: tu bateador tiene +1 Embasado.
clutch-card-seen-from-this-side = Vista desde este lado
clutch-card-seen-from-this-side-text = Antes del lanzamiento, si el bateador batea del mismo lado con que tira el lanzador: +2 Embasado.
clutch-card-steady-hands = Manos firmes
clutch-card-steady-hands-text = Antes del lanzamiento en un Momento Clutch: suma el Clutch de tu bateador al Embasado.
clutch-card-this-is-the-one = Esta es la buena
clutch-card-this-is-the-one-text = En un Momento Clutch: suma el Clutch de tu bateador al Swing, al menos +1.
clutch-card-all-of-the-barrel = Con todo el barril
clutch-card-all-of-the-barrel-text = +2 al Swing.
clutch-card-quick-wrists = Muñecas rápidas
clutch-card-quick-wrists-text = +1 a la tirada de swing, +2 si tu bateador tiene SC.
clutch-card-he-tipped-it = Se le nota
clutch-card-he-tipped-it-text = −1 a la tirada de lanzamiento. Puede volverse un lanzamiento fallido.
clutch-card-smoke-from-the-engine = Humo del motor
clutch-card-smoke-from-the-engine-text = Antes del lanzamiento, si el lanzador está cansado o ha dado una base por bolas en esta media entrada: −2 Control.
clutch-card-fouled-off-again = Otro foul más
clutch-card-fouled-off-again-text = Si el Lanzamiento supera al Embasado por 1 exacto: la Ventaja pasa al bateador.
clutch-card-for-the-far-seats = A las gradas altas
clutch-card-for-the-far-seats-text = Si un bateador con HR tiene la Ventaja: tira el swing con el d24.
clutch-card-it-just-hung-there = Se quedó colgada
clutch-card-it-just-hung-there-text = Si la tirada de lanzamiento cayó uno por encima de la zona X: es un lanzamiento fallido.
clutch-card-past-the-glove = Junto al guante
clutch-card-past-the-glove-text = Tras un GB en la tabla del lanzador: prueba del cuadro contra 20. Si falla, el Resultado es 1B.
clutch-card-lost-in-the-lights = Perdida entre las luces
clutch-card-lost-in-the-lights-text = Tras un FB: prueba de los jardines contra 18. Si falla, es un error: el bateador llega a primera y los corredores avanzan una base.
clutch-card-never-stop-at-first = Primera es de paso
clutch-card-never-stop-at-first-text = Tras un 1B de un bateador con Corrido 20 o más: el Resultado es 2B.
clutch-card-away-it-rolls = Se escapa la bola
clutch-card-away-it-rolls-text = Tras un SO con corredor en primera o segunda: prueba de la batería contra 20. Si falla, el corredor de adelante avanza una base; el bateador es out.
clutch-card-wore-it = Se la llevó puesta
clutch-card-wore-it-text = Si la tirada de lanzamiento cayó en 1: el bateador es golpeado por la bola.
clutch-card-third-base-says-go = Tercera dice que sí
clutch-card-third-base-says-go-text = Si un corredor busca una base extra o sale en pisa y corre: +3 Corrido contra el tiro.
clutch-card-one-step-further = Un paso más allá
clutch-card-one-step-further-text = Al declarar un robo: el corredor tiene +2 Robo, +3 con SB.
clutch-card-gone-on-first-move = Se fue al primer gesto
clutch-card-gone-on-first-move-text = Al declarar un robo: +1 Robo. Si sale bien, roba 2 cartas; si no, descarta 1.
clutch-card-off-the-pine = Desde la banca
clutch-card-off-the-pine-text = Antes del lanzamiento, si tu bateador es emergente o el anterior recibió base intencional: +2 Embasado.
clutch-card-here-they-come = Ahí vienen
clutch-card-here-they-come-text = Tras dos bateadores seguidos en base: +1 a todos tus Swings. Se va con tu próximo ponche o al acabar la media entrada.
clutch-card-track-meet = Carrera de relevos
clutch-card-track-meet-text = Tras dos o más carreras en esta media entrada: tus corredores tienen +2 Corrido y Robo hasta que acabe.
clutch-card-soft-as-bread = Suave como el pan
clutch-card-soft-as-bread-text = Antes de una tirada de toque: +3. Si el toque sale bien, roba 1 carta.
clutch-card-sign-from-the-dugout = Seña desde la cueva
clutch-card-sign-from-the-dugout-text = Antes del lanzamiento: tu lanzador tiene +1 Control.
clutch-card-the-book-on-him = El expediente
clutch-card-the-book-on-him-text = Antes del lanzamiento, si el bateador batea del mismo lado con que tira el lanzador: +2 Control.
clutch-card-ice-water = Agua helada
clutch-card-ice-water-text = En un Momento Clutch: suma el Clutch de tu lanzador al Lanzamiento.
clutch-card-a-little-extra = Un poquito más
clutch-card-a-little-extra-text = +2 al Lanzamiento.
clutch-card-shake-it-off = Sacúdetelo
clutch-card-shake-it-off-text = +2 a la tirada de lanzamiento. Puede salir de la zona X.
clutch-card-the-catcher-saves-it = La salva el receptor
clutch-card-the-catcher-saves-it-text = Contra un lanzamiento fallido: deja de serlo.
clutch-card-nobody-on = Sin gente, sin apuro
clutch-card-nobody-on-text = Antes del lanzamiento con las bases vacías: el bateador tiene −2 Embasado.
clutch-card-sawed-off = Bate partido
clutch-card-sawed-off-text = Si el otro mánager ha subido el Swing en este turno: −2 al Swing.
clutch-card-late-break = Quiebre tardío
clutch-card-late-break-text = −1 a la tirada de swing, −2 si tu lanzador tiene K.
clutch-card-painted-the-corner = Pintó la esquina
clutch-card-painted-the-corner-text = Si el Lanzamiento iguala al Embasado: la Ventaja pasa al lanzador.
clutch-card-took-something-off = Le bajó la velocidad
clutch-card-took-something-off-text = Si un swing iría con el d24 y tu lanzador no está cansado: va con el d20.
clutch-card-dirt-on-the-shirt = Tierra en la camisa
clutch-card-dirt-on-the-shirt-text = Tras un 1B: prueba de tu cuadro contra 22. Si la supera, el Resultado es GB.
clutch-card-cut-off-in-the-gap = Cortada en el callejón
clutch-card-cut-off-in-the-gap-text = Tras un 2B: prueba de tus jardines contra 20. Si la supera, el Resultado es 1B.
clutch-card-over-the-wall-and-back = Sobre la barda y de vuelta
clutch-card-over-the-wall-and-back-text = Tras un HR: prueba de tus jardines contra 22, con +3 por un jardinero GG. Si la supera, el Resultado es FB.
clutch-card-four-six-three = Cuatro, seis, tres
clutch-card-four-six-three-text = Al intentar un doble play: +3 al tiro.
clutch-card-saw-him-lean = Lo vio inclinarse
clutch-card-saw-him-lean-text = Al declararse un robo: +3 a tu tiro.
clutch-card-the-better-relay = Mejor relevo
clutch-card-the-better-relay-text = Si tu tiro no sacó a nadie: repítelo, todo lo demás igual.
clutch-card-one-more-skipper = Uno más, jefe
clutch-card-one-more-skipper-text = Antes del lanzamiento, si el próximo de tu lanzador sería con cansancio: +1 IP. No vale si entró cansado.
clutch-card-in-a-groove = En su salsa
clutch-card-in-a-groove-text = Tras una entrada de 1-2-3 de tu lanzador: déjala sobre su carta, +1 al Lanzamiento. Se va cuando se le carga una carrera.
clutch-card-sit-down-all-three = A sentarse los tres
clutch-card-sit-down-all-three-text = Tras ponchar a los tres: roba 2 cartas.
clutch-card-full-count-full-nerve = Cuenta llena
clutch-card-full-count-full-nerve-text = Descarta 1. Tras un BB: prueba de tu batería contra 20. Si la supera, el Resultado es SO.
clutch-card-wall-of-gloves = Muro de guantes
clutch-card-wall-of-gloves-text = Antes del lanzamiento con el cuadro adentro: +2 al cuadro hasta acabar la media entrada, y un GB de la tabla del bateador sigue siendo GB.
clutch-card-dugout-talk = Charla en la cueva
clutch-card-dugout-talk-text = En el paso de cambios o al acabar una media entrada: roba 2 cartas y descarta 1.
clutch-card-not-today = Hoy no
clutch-card-not-today-text = Descarta 1. Justo cuando el otro mánager juega una carta de Estrategia: no tiene efecto.
clutch-card-just-a-ballpark = Solo es un parque
clutch-card-just-a-ballpark-text = Cuando se activa el efecto principal del Estadio: no hace nada en este turno.
clutch-card-somebody-knows-the-signs = Alguien sabe las señas
clutch-card-somebody-knows-the-signs-text = Al acabar una media entrada: el otro mánager pierde al azar 1 carta de la mano.
clutch-card-funny-bounce = Bote raro
clutch-card-funny-bounce-text = Justo cuando tu d20 cae en 1: tíralo otra vez.
clutch-card-new-ball-game = Juego nuevo
clutch-card-new-ball-game-text = Tras una jugada que cambia la ventaja en la pizarra: roba 1 carta, o 2 si anotó alguien con MVP.
clutch-card-star-turn = Número estelar
clutch-card-star-turn-text = Si participa un jugador con AS: suma o resta 1 a un número de este paso.
clutch-card-hold-your-breath = Sin respirar
clutch-card-hold-your-breath-text = Tras un turno en la 7.ª entrada o después, con empate: tu límite de mano es 8. Se va con el próximo cambio de ventaja en la pizarra.
clutch-card-the-old-notebook = La libreta vieja
clutch-card-the-old-notebook-text = Tras una jugada que acaba la media entrada o un batazo de extrabase: pon una carta de tus descartes bajo tu mazo y roba 1.

# Entrenadores
clutch-coach-tarkenfell-text = Durante dos medias entradas tus corredores tienen +1 Corrido y Robo, y tu cuadro tiene +1.
clutch-coach-okoro-finch-text = Durante dos medias entradas robas una carta más al acabar cada una.
clutch-coach-plankinton-text = Antes del lanzamiento: tu bateador tiene +3 Embasado en este turno.
clutch-coach-abendroth-text = Tras un SO: repite el swing en la misma tabla. Cuenta como cambio del Resultado.
clutch-coach-sundqvist-text = Antes del lanzamiento: tu lanzador tiene +1 IP.
clutch-coach-vole-text = Contra un lanzamiento fallido: deja de serlo.

# Estadios
clutch-stadium-the-icehouse-main = Callejones profundos: un HR en el número más bajo de la banda de HR del bateador es un 2B.
clutch-stadium-the-icehouse-defensive = Los jardines tienen +1 en los tiros de esta jugada.
clutch-stadium-the-icehouse-offensive = Los corredores con Corrido 20 o más tienen +1.
clutch-stadium-bellows-yard-main = Derecho corto: un bateador por la izquierda que saca uno menos que su banda de HR conecta HR.
clutch-stadium-bellows-yard-defensive = Con un jardinero derecho GG: prueba de los jardines contra 20; si la supera, el Resultado es 2B.
clutch-stadium-bellows-yard-offensive = A un bateador con HR le bastan dos menos.
clutch-stadium-tower-yard-main = Muro alto: un 2B en la tabla del lanzador es un 1B.
clutch-stadium-tower-yard-defensive = Los jardines tienen +2 en el tiro.
clutch-stadium-tower-yard-offensive = Los corredores con Corrido 18 o más tienen +1.
clutch-stadium-cielo-park-main = Aire ligero: si la tirada de lanzamiento cae en 20, el swing va con el d24.
clutch-stadium-cielo-park-defensive = No vale contra lanzadores con K.
clutch-stadium-cielo-park-offensive = Los bateadores con HR tienen +1 Swing.
clutch-stadium-ropewalk-field-main = Césped rápido: un GB en la tabla del lanzador con tirada de swing caída en 9 es un 1B.
clutch-stadium-ropewalk-field-defensive = No vale con un campocorto GG.
clutch-stadium-ropewalk-field-offensive = A los bateadores con Corrido 20 o más también les vale un 8.
clutch-stadium-clover-commons-main = Mucho terreno de foul: un BB en el número más bajo de la banda de BB del bateador es un FB.
clutch-stadium-clover-commons-defensive = Con un receptor de +10 o mejor nadie puede hacer pisa y corre.
clutch-stadium-clover-commons-offensive = No vale para bateadores con SC.
clutch-stadium-the-drum-main = Domo ruidoso: en un Momento Clutch con dos outs suma el Clutch del bateador al Swing y el del lanzador al Lanzamiento.
clutch-stadium-the-drum-defensive = Los lanzadores con SV tienen +1 Lanzamiento.
clutch-stadium-the-drum-offensive = Los bateadores con MVP tienen +1 Swing.
clutch-stadium-longshadow-grounds-main = Sol bajo: una tirada de lanzamiento que cae en 10 en las entradas 4 a 6 es un lanzamiento fallido.
clutch-stadium-longshadow-grounds-defensive = No vale para lanzadores con zona X de 1.
clutch-stadium-longshadow-grounds-offensive = Los bateadores con Clutch +2 o más tienen +1 Swing.

# El tiempo
clutch-weather-wind-out = Viento a favor ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderado
    [4] fuerte
    [5] extremo
})
clutch-weather-wind-in = Viento en contra ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderado
    [4] fuerte
    [5] extremo
})
clutch-weather-crosswind = Viento cruzado ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderado
    [4] fuerte
    [5] extremo
})
clutch-weather-heat = Calor ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderado
    [4] fuerte
    [5] extremo
})
clutch-weather-cold = Frío ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderado
    [4] fuerte
    [5] extremo
})
clutch-weather-drizzle = Llovizna ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderada
    [4] fuerte
    [5] extrema
})
clutch-weather-haze = Bruma ({ $strength ->
    [1] apenas
    [2] leve
   *[3] moderada
    [4] fuerte
    [5] extrema
})
clutch-weather-wind-out-1-text = Un bateador con HR que saca uno menos que su banda de HR conecta HR.
clutch-weather-wind-out-2-text = Un bateador por la izquierda que saca uno menos que su banda de HR conecta HR.
clutch-weather-wind-out-3-text = Un bateador por la derecha que saca uno menos que su banda de HR conecta HR.
clutch-weather-wind-out-4-text = Todo bateador que saca uno menos que su banda de HR conecta HR.
clutch-weather-wind-out-5-text = Un swing uno menos que la banda de HR de cualquier tabla es un HR.
clutch-weather-wind-in-1-text = Un HR en el número más bajo de la banda de HR del lanzador es un FB.
clutch-weather-wind-in-2-text = Por la izquierda, un HR en el número más bajo de la banda de HR del bateador es un 2B.
clutch-weather-wind-in-3-text = Por la derecha, un HR en el número más bajo de la banda de HR del bateador es un 2B.
clutch-weather-wind-in-4-text = Un HR en el número más bajo de la banda de HR del bateador es un 2B.
clutch-weather-wind-in-5-text = Un HR en el número más bajo de la banda de HR de cualquier tabla es un FB.
clutch-weather-crosswind-1-text = Tiros a corredores en pisa y corre: −1.
clutch-weather-crosswind-2-text = Tiros a corredores que buscan una base extra: −1.
clutch-weather-crosswind-3-text = Todos los tiros desde los jardines: −1.
clutch-weather-crosswind-4-text = Con las bases vacías, un FB en el número más bajo de la banda de FB del lanzador cae: 1B.
clutch-weather-crosswind-5-text = Un FB en el número más bajo de la banda de FB del bateador cae: 1B.
clutch-weather-heat-1-text = Desde la 7.ª entrada, con dos outs: −1 Control.
clutch-weather-heat-2-text = Desde la 8.ª entrada: −1 Control.
clutch-weather-heat-3-text = Desde la 6.ª entrada, con gente en base: −1 Control.
clutch-weather-heat-4-text = Desde la 6.ª entrada: −1 Control.
clutch-weather-heat-5-text = Desde la 4.ª entrada: −1 Control.
clutch-weather-cold-1-text = En las dos primeras entradas: −1 Embasado.
clutch-weather-cold-2-text = Sin outs: −1 Embasado.
clutch-weather-cold-3-text = Con las bases vacías: −1 Embasado.
clutch-weather-cold-4-text = Con las bases vacías y Ventaja del bateador: −1 Swing.
clutch-weather-cold-5-text = Todos los bateadores tienen −1 Embasado.
clutch-weather-drizzle-1-text = Los corredores que roban tienen −1 Robo.
clutch-weather-drizzle-2-text = Tiros de doble play: −1.
clutch-weather-drizzle-3-text = Los corredores tienen −1 Corrido.
clutch-weather-drizzle-4-text = Todos los tiros: −1.
clutch-weather-drizzle-5-text = Con las bases vacías, un GB en la tabla del lanzador con tirada de swing caída en 8 se resbala: error.
clutch-weather-haze-1-text = Desde la 8.ª entrada: +1 Control.
clutch-weather-haze-2-text = Los lanzadores zurdos tienen +1 Control.
clutch-weather-haze-3-text = Los lanzadores derechos tienen +1 Lanzamiento con las bases vacías.
clutch-weather-haze-4-text = Con las bases vacías: +1 Lanzamiento.
clutch-weather-haze-5-text = Todos los lanzadores tienen +1 Control.

# Errores en archivos de cartas
error-clutch-toml = { $path } no es un archivo TOML: { $why }
error-clutch-card = { $file }, { $who }: { $why }
error-clutch-no-card = No hay ninguna carta con el id { $id }.
clutch-misfit-unknown = no existe el campo «{ $field }». Existen: { $known }.
clutch-misfit-missing = falta el campo «{ $field }».
clutch-misfit-value = «{ $field }» es «{ $value }», pero debe ser uno de: { $known }.
clutch-misfit-kind = «{ $field }» debe ser { $wanted }.
clutch-misfit-other = { $why }
clutch-kind-int = un número entero
clutch-kind-str = texto entre comillas
clutch-kind-bool = true o false
clutch-kind-array = una lista entre corchetes
clutch-kind-object = una tabla propia
clutch-misfit-number = «{ $field }» es { $value }, pero debe estar entre { $low } y { $high }.
clutch-misfit-salary = el salario es { $value }, pero debe estar entre { $low } y { $high }, de { $step } en { $step }.
clutch-misfit-empty = «{ $field }» está vacío; se escribe así: { $example }
clutch-misfit-bonus = «{ $text }» no es una bonificación. Escribe contra qué mano y cuánto, hasta { $most }: L+1 o R+{ $most }.
clutch-misfit-band = en esta tabla no existe el resultado «{ $text }». Existen: { $known }.
clutch-misfit-band-number = «{ $text }» debe estar una vez en la tabla, con el swing en que empieza.
clutch-misfit-order = las bandas de la tabla van en el orden { $known }; { $first } y { $last } no pueden faltar.
clutch-misfit-first = { $first } empieza en { $value }, pero una tabla debe empezar en 1.
clutch-misfit-climb = { $after } no empieza por encima de { $before }; un swing mayor nunca es peor para el bateador.
clutch-misfit-position = «{ $text }» no es una posición. Existen: { $known }.
clutch-misfit-rating = «{ $text }» debe estar una vez, con su valor (DH sin valor).
clutch-misfit-role = «{ $text }» debe ser uno de { $known }, estar una vez y llevar sus entradas.
clutch-misfit-icon = esta carta no puede llevar el icono «{ $text }», o está dos veces. Existen: { $known }.
clutch-misfit-set = no existe la serie «{ $text }». En sets.toml hay: { $known }.
clutch-misfit-no-set = debe haber al menos una serie.
clutch-misfit-no-club = tiene que haber al menos un club: sin ninguno, nadie podría jugar.
clutch-misfit-duty = «{ $text }» debe ser el id de una carta y su tarea: { $known }.
clutch-misfit-twice = el id { $id } está dos veces.
clutch-misfit-person = «{ $text }» debe ser el id de la primera carta de este jugador.
clutch-misfit-namesake = la primera carta de este jugador, { $text }, lleva otro nombre: { $name }.
clutch-misfit-reprint = por encima no hay ninguna carta «{ $text }» que reimprimir.
clutch-misfit-no-card = no hay ninguna carta con el id «{ $id }».
clutch-misfit-nothing = una carta necesita una ventana en que actuar y algo que hacer.
clutch-misfit-place = los estadios y el clima solo actúan en { $known }; lo que suman vale siempre.
clutch-misfit-burst = una carta Ráfaga dura hasta acabar la media entrada: lasts = "half".
clutch-misfit-impulse = una carta Impulso se juega en la ventana wr, y ninguna otra.
clutch-misfit-momentum = una carta Momentum se queda hasta que algo ocurra (lasts = "stays"), y ninguna otra.
clutch-misfit-words = una carta con título propio necesita texto propio, y al revés.
clutch-misfit-bench-coach = un entrenador de banca dura dos medias entradas (lasts = "two-halves"), y ningún otro.
clutch-misfit-word = no existe «{ $text }» como { $kind }. Existen: { $known }.
clutch-misfit-word-close = no existe «{ $text }» como { $kind }. ¿Querías decir { $close }?
clutch-kind-of-word-window = ventana
clutch-kind-of-word-term = término
clutch-kind-of-word-verb = verbo
clutch-kind-of-word-attribute = atributo
clutch-kind-of-word-icon = icono
clutch-kind-of-word-result = resultado
clutch-kind-of-word-throw = tiro
clutch-kind-of-word-position = posición
clutch-kind-of-word-unit = unidad
clutch-kind-of-word-who = jugador
clutch-kind-of-word-leaveon = lugar donde dejar una carta (leave_on)
clutch-kind-of-word-duration = duración (lasts)
clutch-kind-of-word-discardwhen = motivo para irse (discard_when)
clutch-kind-of-word-bases = base
clutch-misfit-amount = en «{ $line }», «{ $text }» debe ser un número entero.
clutch-misfit-argument = en «{ $line }» falta o sobra algo. Necesita: { $expected }.
clutch-misfit-too-much = en «{ $line }», «{ $text }» no tiene lugar.
clutch-misfit-die = en «{ $line }»: los lanzamientos y los swings se tiran con 20 o 24.
clutch-misfit-many = «{ $field }» tiene { $count } partes, pero solo caben { $most }.
clutch-misfit-no-check = en «{ $line }», made: y failed: necesitan antes una prueba (check).
clutch-misfit-rider = «{ $line }» debe ser draw o discard y un número.
clutch-misfit-reaction = card-played, stadium-works y own-natural solo valen en la ventana wr.
clutch-misfit-stays = una carta que se queda necesita «discard_when», y solo ella puede llevarlo.
clutch-misfit-left-nowhere = una carta que se queda debe dejarse en algún lugar: leave_on = "table", "pitcher" o "batter".
clutch-misfit-left-briefly = leave_on = "{ $place }" la deja ahí para nada: una carta que se deja en algún sitio tiene que durar. Escribe lasts = "half", o lasts = "stays" con «discard_when»; o quita «leave_on».
clutch-misfit-at-once = «{ $line }» se hace al momento y no puede durar. Lo que dura es «add» y un número.
clutch-misfit-not-his = «{ $line }» no es un número del jugador sobre el que se deja la carta (leave_on = "{ $place }"). Los suyos son: { $known }; de «defense», el de un lanzador cuenta solo para bat. Deja la carta en la mesa si es para otros.
clutch-misfit-played-only = solo las cartas que juegan las personas pueden hacer esto: «{ $line }».
clutch-misfit-id = el id «{ $id }» no puede estar vacío ni llevar espacios.
clutch-misfit-count = «{ $field }» tiene { $count } partes, pero necesita { $wanted }.
clutch-misfit-moment = «{ $line }» no tiene sentido en la ventana { $window }. Sí lo tiene en: { $known }.
clutch-misfit-stadium = esto solo lo hacen los estadios: «{ $line }».
clutch-misfit-stadium-weather = esto solo lo hacen los estadios y el clima: «{ $line }».
clutch-card-own = { $text }

# Equipos y mazos
clutch-section-lineup = alineación
clutch-section-bench = banca
clutch-section-rotation = rotación
clutch-section-bullpen = bullpen
clutch-section-deck = mazo
clutch-section-coaches = entrenadores
clutch-section-stadium = estadio
clutch-format-full = Plantilla completa (26)
clutch-format-twenty = Plantilla corta (20)
clutch-format-all-star = Juego de estrellas (30, sin tope salarial)
clutch-format-custom = Como se acuerde
clutch-deck-unknown = Estas no son cartas de la colección: { $names }.
clutch-deck-size = { $count ->
    [one] La plantilla tiene un jugador
   *[other] La plantilla tiene { $count } jugadores
}, pero necesita { $wanted }.
clutch-deck-batters = { $count ->
    [one] Hay un bateador
   *[other] Hay { $count } bateadores
}, pero hacen falta { $wanted }.
clutch-deck-bench = { $count ->
    [one] Un bateador en la banca
   *[other] { $count } bateadores en la banca
}; necesita { $fixed ->
    [yes] { $high }
   *[no] de { $low } a { $high }
}.
clutch-deck-rotation = { $count ->
    [one] Un lanzador en la rotación
   *[other] { $count } lanzadores en la rotación
}; necesita { $fixed ->
    [yes] { $high }
   *[no] de { $low } a { $high }
}.
clutch-deck-bullpen = { $count ->
    [one] Un lanzador en el bullpen
   *[other] { $count } lanzadores en el bullpen
}; necesita { $fixed ->
    [yes] { $high }
   *[no] de { $low } a { $high }
}.
clutch-deck-no-batter = No pueden batear: { $names }.
clutch-deck-no-rotation = No llevan SP ni BP en la carta y no pueden estar en la rotación: { $names }.
clutch-deck-no-bullpen = No llevan RP ni OP en la carta y no pueden estar en el bullpen: { $names }.
clutch-deck-twice = El mismo jugador está dos veces, quizá en dos versiones: { $names }.
clutch-deck-barred = Las series de estas cartas no se permiten aquí: { $names }.
clutch-deck-barred-card = La serie de «{ $title }» no se permite aquí.
clutch-deck-positions = No queda nadie para jugar { $positions }.
clutch-deck-backup-catcher = La banca necesita un segundo receptor (CA en la carta).
clutch-deck-no-starter = Nadie puede empezar un juego: la rotación necesita un SP, o el bullpen un OP con un BP que lo siga.
clutch-deck-salary = Los salarios suman { $cost }, { $over } más que { $most }.
clutch-deck-unit-battery = La batería tiene { $rating }, pero puede tener { $most } como máximo.
clutch-deck-unit-infield = El cuadro tiene { $rating }, pero puede tener { $most } como máximo.
clutch-deck-unit-outfield = Los jardines tienen { $rating }, pero pueden tener { $most } como máximo.
clutch-deck-nine = { $count ->
    [one] La alineación tiene un bateador
   *[other] La alineación tiene { $count } bateadores
}, pero necesita { $wanted }.
clutch-deck-empty = Nadie juega { $positions }.
clutch-deck-crowded = Más de uno juega { $positions }.
clutch-deck-cards = { $count ->
    [one] El mazo tiene una carta
   *[other] El mazo tiene { $count } cartas
}, pero necesita { $wanted }.
clutch-deck-copies = «{ $title }» está { $count } veces en el mazo; se permiten { $most } como máximo.
clutch-deck-staff = El cuerpo técnico lleva un entrenador de banca, uno de bateo y uno de pitcheo.
clutch-deck-stadium = Un equipo necesita un estadio.
clutch-deck-cannot = El equipo no puede completarse de forma legal. { $why }
clutch-deck-nobody = No queda ninguna carta para: { $section }.
clutch-deck-no-room = Una plantilla de { $size } con { $rotation } en la rotación, { $bullpen } en el bullpen y { $bench } en la banca no deja sitio para nueve bateadores. Quita antes a alguien.
clutch-deck-too-dear = Incluso con las cartas más baratas, el equipo costaría { $over } de más.
clutch-deck-room = Una plantilla de { $count } es demasiado grande: caben { $most }, con los nueve de la alineación.

# Hojas de equipo
clutch-sheet-no-heading = Línea { $line }: «{ $text }» no está bajo ningún encabezado. Encabezados: { $known }.
clutch-sheet-heading = Línea { $line }: no existe el encabezado «{ $text }». Encabezados: { $known }.
clutch-sheet-heading-twice = Línea { $line }: el encabezado «{ $text }» está dos veces.
clutch-sheet-no-card = Línea { $line }: no existe la carta «{ $text }». Escribe su id o su nombre como está impreso.
clutch-sheet-near = Línea { $line }: no existe la carta «{ $text }». ¿Querías decir { $near }?
clutch-sheet-mismatch = Línea { $line }: { $id } es { $name }, no «{ $text }».
clutch-sheet-position = Línea { $line }: «{ $text }» necesita primero una posición: { $known }.
clutch-sheet-count = Línea { $line }: { $count } copias son más de las que admite un mazo.
clutch-sheet-one = Línea { $line }: solo puede haber un estadio.
clutch-sheet-long = Línea { $line }: una hoja tiene { $most } líneas como máximo; lo que sigue no se ha leído.
clutch-sheet-title = Línea { $line }: el título es demasiado largo; como máximo { $most } letras.

# Equipos propios
clutch-team-untitled = Equipo sin nombre
clutch-team-spoiled = Así no se puede completar. { $why }
clutch-section-players = jugadores
clutch-needs-full = 26 jugadores por 6000 o menos: nueve en la alineación, cuatro o más en la banca con un segundo receptor, cinco en la rotación y el resto en el bullpen; alguien para cada posición y nadie dos veces. Cincuenta cartas de estrategia: hasta tres de un título común, dos de uno poco común, una de uno raro. Un entrenador de banca, uno de bateo, uno de pitcheo y un estadio.
clutch-needs-twenty = 20 jugadores por 5000 o menos: nueve en la alineación, dos en la banca, cuatro en la rotación y cinco en el bullpen; alguien para cada posición y nadie dos veces. Cincuenta cartas de estrategia: hasta tres de un título común, dos de uno poco común, una de uno raro. Un entrenador de banca, uno de bateo, uno de pitcheo y un estadio.
clutch-needs-all-star = 30 jugadores de cualquier serie, cuesten lo que cuesten: nueve en la alineación, seis en la banca y quince lanzadores repartidos como quieras entre la rotación y el bullpen, uno o más de ellos en la rotación; alguien para cada posición y nadie dos veces. Cincuenta cartas de estrategia: hasta tres de un título común, dos de uno poco común, una de uno raro. Un entrenador de banca, uno de bateo, uno de pitcheo y un estadio.
clutch-needs-agreed = { $size } jugadores{ $capped ->
    [yes] { " " }por { $salary } o menos
   *[no] , cuesten lo que cuesten
}: nueve en la alineación, { $bench } en la banca, { $rotation } en la rotación, { $bullpen } en el bullpen; alguien para cada posición, nadie dos veces. Cincuenta cartas de estrategia: hasta tres de un título común, dos de uno poco común, una de uno raro. Un entrenador de banca, uno de bateo, uno de pitcheo y un estadio.
clutch-needs-battery = La batería puede tener { $most }.
clutch-needs-infield = El cuadro interior puede tener { $most }.
clutch-needs-outfield = Los jardines pueden tener { $most }.
clutch-plays = { $colour ->
    [offense] ataque
    [defense] defensa
   *[neutral] neutral
}, { $rarity ->
    [common] común
    [uncommon] poco común
   *[rare] rara
}
clutch-column-club = club
clutch-column-plays = juega
clutch-column-icons = íconos
clutch-place-CA = CA
clutch-place-1B = 1B
clutch-place-2B = 2B
clutch-place-3B = 3B
clutch-place-SS = SS
clutch-place-LF = LF
clutch-place-CF = CF
clutch-place-RF = RF
clutch-place-DH = DH
clutch-place-bench = banca
clutch-place-rotation = abre
clutch-place-closer = cerrador
clutch-place-setup = preparador
clutch-place-middle = intermedio
clutch-place-long = largo
clutch-place-opener = abridor corto
clutch-place-bulk = de volumen
clutch-place-deck = carta
clutch-place-bench-coach = banca
clutch-place-hitting-coach = bateo
clutch-place-pitching-coach = pitcheo
clutch-place-stadium = estadio
error-clutch-team = «{ $title }» ({ $option }) no puede jugar esta partida. { $why }
error-clutch-ready = No se puede ajustar { $club } a lo acordado. { $why } Acuerda otros números, elige otro club o trae un equipo propio.
error-clutch-rest = «{ $part }» ({ $option }) no dice qué descanso debe un lanzador. Escribe el código de su carta y de 0 a { $most } juegos, y «again» si lanzó en el último: FER-22 1 again.
error-clutch-rest-who = { $id } ({ $option }) no está entre los lanzadores de este equipo. Nombra cartas de su rotación o de su bullpen.
error-clutch-starters = Un dado solo nombra a los abridores de un juego único; al mejor de { $games } los mánagers los eligen de sus rotaciones. Elige starters: choose, o games: 1.
clutch-proof-holds = { $clubs } clubes, { $players } jugadores, { $strategies } cartas de estrategia, { $coaches } entrenadores, { $stadiums } estadios, { $weather } cartas de clima, { $decks } mazos.
clutch-proof-salary = { $card } { $name }: cuesta { $salary }, según su carta { $fair }.
clutch-proof-bats = Sin cartas de estrategia, los clubes listos batean { $average }, se embasan { $on-base } y tienen un slugging de { $slugging }; el { $strikeouts } % de las apariciones son ponches, el { $walks } % bases por bolas y el { $homers } % jonrones.
clutch-proof-fault = { $whose }: { $fault }
clutch-proof-wordless = { $card }: esta carta no tiene nada impreso. Escribe su { $kind ->
    [strategy] título y su texto
   *[other] texto
}, o añade sus palabras a los catálogos.

# --- Cards (end) ---

# --- Las lecciones ---
clutch-lesson-at-bat = Un turno al bate
clutch-lesson-at-bat-goal = Gana el equipo con más carreras. Una carrera es un bateador tuyo que pasa por las tres bases y vuelve a home, donde empezó.
clutch-lesson-at-bat-outs = Un juego tiene nueve entradas, y en cada una cada equipo batea una vez. Esta es la novena, nadie ha anotado y batea el otro equipo. Un bateador que falla es out; con tres outs a un equipo se le acaba el turno de batear, y ya van dos.
clutch-lesson-at-bat-command = Tira tu lanzador. Un lanzamiento es una tirada del d20, un dado de veinte caras, más el Control de tu lanzador, un 4. Quieres superar el Embasado del bateador, un 10. Tira el dado.
clutch-lesson-at-bat-advantage = 9 y 4 son 13, más que 10: la Ventaja es de tu lanzador. Por eso el swing del otro equipo, el segundo dado, se leerá en la tabla de Welkin, casi toda de outs: SO, GB, LD y FB.
clutch-lesson-at-bat-strikeout = Sacaron un 6, y en la tabla de Welkin eso es SO, un ponche: Castellane ni tocó la bola. Tres outs. Ahora bateas tú, y una carrera ganará el juego.
clutch-lesson-at-bat-own-chart = Su lanzamiento: 6 y un Control de 3 son 9, que no supera el Embasado de 10 de Montemayor. La Ventaja es de tu bateador, con empate también lo sería, y tu swing se lee en la tabla de Montemayor. Tira el dado.
clutch-lesson-at-bat-single = Un 13 allí es 1B, un sencillo: un hit que pone a Montemayor en primera base. Tres bases más y será una carrera. Los siguientes bateadores pueden traerla a home.
clutch-lesson-at-bat-swing = Viene Moreau-Pike. Con un corredor en base, que ahora es Montemayor, tienes opciones, y de ellas trata la próxima lección. Por ahora, a batear.
clutch-lesson-at-bat-their-chart = 14 y 3 son 17, muy por encima de un Embasado de 12. Esta vez la Ventaja es de su lanzador, y tu swing se lee en la tabla de Bohannon. Tira de todos modos.
clutch-lesson-at-bat-caught = Otro 13, pero en la tabla de Bohannon eso es FB, un elevado, y alguien lo atrapó: un out. Hace un momento el mismo número era un hit. La diferencia está en de quién es la tabla.
clutch-lesson-at-bat-best = Montemayor sigue esperando en primera, y viene Oridono, con un Embasado de 14, el mejor que tienes. A batear.
clutch-lesson-at-bat-mistake = Un 1 cae en la zona X de Bohannon: un lanzamiento fallido. Sea cual sea la suma, la Ventaja es tuya, y el swing va con el d24, que tiene cuatro números más por arriba. Tira el dado.
clutch-lesson-at-bat-home-run = Un 23 es HR, un jonrón: la bola se fue y todos caminan a home. Montemayor y Oridono ponen el 2 a 0, y como al otro equipo no le quedan turnos, has ganado.
clutch-lesson-at-bat-next = Así va cada turno al bate: el lanzamiento contra el Embasado y luego el swing, en la tabla de quien tiene la Ventaja. En la próxima lección corren tus corredores.
clutch-lesson-on-base = En las bases
clutch-lesson-on-base-goal = Gana quien anota más, y una carrera son cuatro bases: primera, segunda, tercera y home. Los hits dan algunas. Esta lección trata de tomar una más por tu cuenta, y de quitársela al otro equipo.
clutch-lesson-on-base-steal = Montemayor está en primera, con 22 de Robo, o ST: robar es correr antes de que nadie batee. Tira su receptor, el de detrás del bateador: un d20 más su batería, lanzador y receptor juntos, un 8. Solo con 15 o más superaría 22 y sería out. Elige a Montemayor, y a robar.
clutch-lesson-on-base-stolen = 11 y 8 son 19, que no supera 22: quieto en segunda, y nadie tuvo que batear nada. Un empate también habría bastado.
clutch-lesson-on-base-hit = Moreau-Pike sigue al bate. Su lanzamiento, 6 y 4, no supera un Embasado de 12: cuenta la tabla de tu bateador. Tira el swing.
clutch-lesson-on-base-send = Un sencillo mueve a todos una base, y Montemayor, ya en tercera, puede buscar otra. Su Corrido, o BR, es 20, hacia home 23. Sus jardines, los del césped, tienen un 3 y un d20: a lo sumo 23, un empate. Elige a Montemayor, y que corra a home.
clutch-lesson-on-base-run = Tiraron de todos modos: 17 y 3 son 20, y Montemayor llega a home. 1 a 0. Moreau-Pike, ahora en primera, tiene 14 de BR y 15 de ST, y hará bien en quedarse ahí.
clutch-lesson-on-base-doubled-up = Qué rápido fue: la bola de Oridono rodó por el suelo, y con ella sacaron a Moreau-Pike y a Oridono, dos outs de una vez. Eso es una doble matanza. Ahora batean los otros, y puedes hacer lo mismo.
clutch-lesson-on-base-pitch = Castellane conectó un sencillo y está en primera, justo donde conviene. El Embasado de Thibodault es 12, y 1 más contra derechos como tu Achebe: 13. El Control de Achebe es 3. Tira el lanzamiento.
clutch-lesson-on-base-two = 15 supera 13, y en la tabla de tu lanzador su 8 es GB, un rodado. Podrías sacar un out en primera. Pero con un corredor en primera puedes ir por dos: elige la doble matanza.
clutch-lesson-on-base-relay = Castellane es out en segunda, sin dado. Y de ahí a primera: tu cuadro interior, los que rodean las bases, tiene un 8 y un d20 contra el BR de Thibodault, 14, y 3 más en una doble matanza. Hay que pasar de 17: un 10 o más. Tira.
clutch-lesson-on-base-turned = 12 y 8 son 20: dos outs con una sola bola. Si hubiera fallado, Thibodault estaría en primera, y aún tendrías un out.
clutch-lesson-on-base-throw = Dos hits después, Okafor-Lyle va hacia home. BR 13, 3 más hacia home, y otros 3 porque con dos outs los corredores salen antes: 19. Tírale a Okafor-Lyle con el 3 de tus jardines.
clutch-lesson-on-base-aim = Hace falta un 17 o más. Es mucho pedir, pero sin tiro la carrera es segura. Tira el dado.
clutch-lesson-on-base-out = 18 y 3 son 21, y 21 supera 19: out en home, el tercero, y no hay carrera. Sigues ganando 1 a 0.
clutch-lesson-on-base-next = Antes de correr o de tirar, compara dos números: la velocidad del corredor y lo que suman a su d20 los que tiran. La última lección trata de cambiar esos números con cartas.
clutch-lesson-cards = Cartas
clutch-lesson-cards-goal = Gana quien anota más, como siempre. Pero en el juego completo cada mánager tiene cartas que tuercen un dado, un número o un resultado. Estas cinco son tuyas.
clutch-lesson-cards-colours = Las azules son para batear, las rojas para lanzar y fildear, las grises para todo. Cada una dice cuándo puede jugarse, y el juego se detiene a preguntarte cuando alguna tuya sirve.
clutch-lesson-cards-foul = Bateas tú, con dos outs y Nwosu en segunda. Su Lanzamiento es 7 y 4, un 11. El Embasado de Cole-Amadi es 9, y 1 más contra un zurdo: 10. Sobra uno. En tu mano está «Otro foul más», hecha para esto: juégala.
clutch-lesson-cards-swing = La carta le dio la vuelta a la Ventaja: ahora cuenta la tabla de Cole-Amadi. La carta quedó en tu pila de descarte. Tira el swing.
clutch-lesson-cards-barrel = Un 18 es el último número de un sencillo. Desde 19 es 2B, un doble, y todos avanzarían dos bases: Nwosu llegaría a home. «Con todo el barril» suma 2. Juégala.
clutch-lesson-cards-answer = Responden con «Bate partido»: quita 2 a un Swing que fue subido, y tu 20 volvería a ser un 18. Puedes responder a la respuesta. «Hoy no» anula la carta recién jugada. Juégala.
clutch-lesson-cards-cost = Algunas cartas tienen precio: «Hoy no» pide otra carta de tu mano. «Cuatro, seis, tres» ayuda en las dobles matanzas, que son raras. Descarta esa.
clutch-lesson-cards-double = «Bate partido» no hizo nada, el Swing se quedó en 20 y Nwosu llegó a home: 1 a 0. La carrera te costó cuatro cartas, y al otro mánager una. Tras un turno al bate nadie te da cartas nuevas.
clutch-lesson-cards-drawn = Pero cada vez que tres outs acaban un turno de batear, todos roban una carta. Sorley se ponchó, y robaste «Un poquito más», una carta roja. Ahora lanzas tú: el Control de Achebe es 3, el Embasado de Castellane 10. Tira el dado.
clutch-lesson-cards-extra = 7 y 3 son 10, y el empate es del bateador. Falta un punto, y «Un poquito más» suma 2 al Lanzamiento. Juégala.
clutch-lesson-cards-out = 12 supera 10, y en la tabla de Achebe su 14 es un elevado, un out. En la tabla de Castellane habría sido un sencillo. Ese es el mejor momento para una carta: cuando deciden uno o dos puntos.
clutch-lesson-cards-dirt = 11 no superó el 13 de Thibodault, y su 14 es un sencillo. Con «Tierra en la camisa» tu cuadro se lanza por la bola. Juégala.
clutch-lesson-cards-check = Una carta así no promete nada por sí sola, pide una prueba: el 8 de tu cuadro interior y un d20 deben llegar a 22. Necesitas un 14 o más. Tira el dado.
clutch-lesson-cards-made = 14 y 8 son 22, y en una prueba basta con llegar: el sencillo es ahora un rodado, y Thibodault es out. Eso sí, tu mano está vacía, y en la otra hay cinco cartas.
clutch-lesson-cards-next = Ya sabes lo suficiente para dirigir. Un juego empieza con cinco cartas, y con tres entrenadores, que hoy ya hicieron lo suyo, y un estadio; cada uno dice lo que hace. A jugar.

# --- The board in the terminal ---
clutch-terminal-hand = Mano
clutch-terminal-coaches = Entrenadores
clutch-terminal-counts = { $hand } en la mano, { $deck } en el mazo, { $pile } jugadas
clutch-terminal-no-cards = Aquí no hay cartas en juego.
clutch-look-team = equipo
clutch-look-team-help = tu alineación, tu banca, tu bullpen y tus entrenadores
clutch-look-rival = rival
clutch-look-rival-help = la alineación, la banca, el bullpen y los entrenadores del otro mánager
clutch-look-cards = cartas
clutch-look-cards-help = lo que dicen tu mano, tus entrenadores, las cartas que se quedan, el estadio y el tiempo
clutch-look-piles = pilas
clutch-look-piles-help = las cartas que los dos mánagers han jugado
clutch-terminal-clutch = Clutch
clutch-terminal-pitch = Lanzamiento { $pitch } contra Embasado { $onbase }
clutch-terminal-swing = Swing { $swing }
clutch-terminal-throw = Tiro { $made } contra { $against }
clutch-terminal-check = Prueba { $made }, hacen falta { $against }
clutch-terminal-bunt = Toque { $made }, hace falta más de { $against }
clutch-terminal-series = Juego { $game } de { $games }; ganados hasta ahora: { $won }

# Qué haría una acción
clutch-gist-threw-out = out
clutch-gist-threw-safe = quieto
clutch-gist-check-made = prueba superada
clutch-gist-check-failed = prueba fallada
clutch-gist-sf = elevado de sacrificio
clutch-gist-fc = jugada de selección
clutch-gist-dp = doble matanza
clutch-gist-bunt-failed = el toque falla
clutch-gist-pitched-pitcher = Ventaja del lanzador
clutch-gist-pitched-batter = Ventaja del bateador
clutch-gist-pitched-mistake = lanzamiento fallido: Ventaja del bateador
clutch-gist-home = { $player-you ->
    [yes] eres local
   *[no] { $player } es local
}
clutch-count-cards = cartas en la mano
clutch-compare-swing = { $swing } { $result } → { $new } { $other }
clutch-compare-swing-out = { $swing } { $result } → { $new } { $other }: sigue siendo out
clutch-compare-swing-same = { $swing } → { $new }: sigue siendo { $other }
clutch-compare-pitch = { $pitch } contra { $goal } → { $new } contra { $other }: { $advantage }

# --- Por qué algo no se puede elegir ---
clutch-why-steal-home = { $name } está en tercera, y nadie se roba el plato.
clutch-why-base-taken = { $name } no tiene adónde ir: la base siguiente está ocupada, y quien está allí se queda.
clutch-why-ground = Con un rodado solo se puede mandar a un corredor en segunda a quien nadie fuerza; { $name } avanza o se queda según las reglas.
clutch-why-infield-in = Con el cuadro adentro solo el corredor de tercera puede buscar el plato; { $name } avanza o se queda según las reglas.
clutch-why-batter = { $name } acaba de batear: no va más lejos de lo que da su hit.
clutch-why-stands = { $name } no corre; se tira contra quien busca una base.
clutch-why-gone = { $name } ya salió del juego y no vuelve.
clutch-why-stays-early = Por ahora { $pitcher } sigue en el montículo: antes de la cuarta entrada solo se releva a un abridor cansado o a un lanzador inicial.
clutch-why-stays-starter = Por ahora { $pitcher } sigue en el montículo: un abridor lanza tres entradas, salvo que esté cansado.
clutch-why-stays-reliever = Por ahora { $pitcher } sigue en el montículo: antes enfrenta a tres bateadores o termina la media entrada, salvo que esté cansado.
clutch-why-on-mound = { $name } está lanzando. Elige a quien entra por él.
clutch-why-hitter = { $name } es el bateador designado: batea y no tiene posición que cambiar.
clutch-why-shifted = Ya se cambiaron posiciones tantas veces como se puede antes de un turno.
clutch-why-rotation = { $name } no lanza de relevo: solo lo hacen los del bullpen.
clutch-why-bulk = Tras un lanzador inicial entra uno de tramo largo que no deba descanso.
clutch-why-early = { $name } espera: antes de la cuarta entrada nadie entra desde la banca.
clutch-why-not-up = Por ahora { $name } sigue: mientras tu equipo batea solo se reemplaza al bateador y a los corredores.
clutch-why-pitches-only = { $name } solo lanza: entra cuando tu equipo está a la defensiva.
clutch-why-in-game = { $name } ya está en el juego.

# --- El informe para diseñadores ---
clutch-design-strategy = Cartas de estrategia
clutch-design-coach = Entrenadores
clutch-design-stadium = Estadios
clutch-design-player = Jugadores
clutch-trait-batting = bateo: una carrera en cien turnos al bate
clutch-trait-glove = un punto de fildeo
clutch-trait-running = corrido de bases
clutch-trait-stealing = robo
clutch-trait-clutch = clutch
clutch-trait-starting = abridores: una carrera evitada en cien bateadores
clutch-trait-starter-innings = abridores: una entrada
clutch-trait-relieving = relevistas: una carrera evitada en cien bateadores
clutch-trait-reliever-innings = relevistas: una entrada
clutch-trait-arm-glove = fildeo de un lanzador
