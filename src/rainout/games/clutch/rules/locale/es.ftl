# CLUTCH Baseball: lo que se pregunta, se hace y se cuenta.

clutch-title = CLUTCH Baseball
clutch-tagline = Cartas de jugadores, tres dados y un mazo de estrategias: dos mánagers, nueve entradas y una carta para cada momento.
clutch-name = { $name }

# --- Options ---
clutch-option-cards = Cartas
clutch-option-cards-help = El modo de aprendizaje se juega solo con cartas de jugadores.
clutch-option-cards-full = todas: jugadores, estrategias, entrenadores, estadios
clutch-option-cards-learning = solo jugadores
clutch-option-first-club = Club del primer mánager
clutch-option-first-club-help = Cada club tiene una plantilla de 26, un mazo, tres entrenadores y un estadio.
clutch-option-first-club-beekeepers = Larkspur Beekeepers
clutch-option-first-club-clockmakers = Pendle Cross Clockmakers
clutch-option-first-club-drummers = New Tamarind Drummers
clutch-option-first-club-ferrymen = Brackwater Ferrymen
clutch-option-first-club-kites = Mesa Clara Kites
clutch-option-first-club-mapmakers = Westering Mapmakers
clutch-option-first-club-sledders = Winterbourne Sledders
clutch-option-first-club-stokers = Cinder Falls Stokers
clutch-option-first-deck = Mazo del primer mánager
clutch-option-first-deck-help = Cincuenta cartas de estrategia; cada club tiene el suyo.
clutch-option-first-deck-own = el del club
clutch-option-first-deck-balanced = equilibrado
clutch-option-first-deck-running = juego de piernas
clutch-option-first-deck-pitching = pitcheo
clutch-option-second-club = Club del segundo mánager
clutch-option-second-club-help = Cada club tiene una plantilla de 26, un mazo, tres entrenadores y un estadio.
clutch-option-second-club-beekeepers = Larkspur Beekeepers
clutch-option-second-club-clockmakers = Pendle Cross Clockmakers
clutch-option-second-club-drummers = New Tamarind Drummers
clutch-option-second-club-ferrymen = Brackwater Ferrymen
clutch-option-second-club-kites = Mesa Clara Kites
clutch-option-second-club-mapmakers = Westering Mapmakers
clutch-option-second-club-sledders = Winterbourne Sledders
clutch-option-second-club-stokers = Cinder Falls Stokers
clutch-option-second-deck = Mazo del segundo mánager
clutch-option-second-deck-help = Cincuenta cartas de estrategia; cada club tiene el suyo.
clutch-option-second-deck-own = el del club
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
    [yes] ¿Vas por la doble matanza?
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
clutch-ask-cards-wr = { $player-you ->
    [yes] ¿Una carta en reacción?
   *[no] { $player } puede jugar una carta en reacción.
}
clutch-ask-react = { $player-you ->
    [yes] ¿Respondes con una carta?
   *[no] { $player } puede responder con una carta.
}
clutch-ask-pay = { $player-you ->
    [yes] ¿Qué carta descartas como costo?
   *[no] { $player } paga descartando una carta.
}
clutch-ask-discard = { $player-you ->
    [yes] ¿Qué carta descartas?
   *[no] { $player } descarta una carta.
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

# --- What can be done ---
clutch-verb-roll = Tirar
clutch-verb-draw = Robar
clutch-verb-lose = Perder
clutch-verb-sky = Clima
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
clutch-do-start = Abre { $name }.
clutch-do-relieve = { $name } entra a lanzar.
clutch-do-post = { $name } juega de { $position }.
clutch-do-bat = { $name } batea en el turno { $slot }.
clutch-do-fill-assign = Los demás, como se sugiere.
clutch-do-fill-order = El resto del orden, como se sugiere.
clutch-do-keep = Quedarte con esta mano.
clutch-do-mulligan = Barajarla y robar cinco; una carta más irá debajo del mazo.
clutch-do-under = { $card } va debajo del mazo.
clutch-do-ready = Nada más que cambiar.
clutch-do-walk = Darle la base intencional a { $name }.
clutch-do-pitch = Lanzarle a { $name }.
clutch-do-infield-in = Lanzar con el cuadro adentro.
clutch-do-in = { $name } entra por { $other }.
clutch-do-shift = { $name } y { $other } intercambian posiciones.
clutch-do-exchange = { $name } y { $other } intercambian turnos al bate.
clutch-do-steal = { $count ->
    [one] { $names } sale al robo.
   *[other] { $names } salen al robo.
}
clutch-do-bunt = { $name } toca la bola.
clutch-do-swing-run = A batear.
clutch-do-swing-bunt = A batear.
clutch-do-swing-more-bunt = Un lanzamiento normal, con +2.
clutch-do-send = { $count ->
    [one] { $names } sale.
   *[other] { $names } salen.
}
clutch-do-send-none = No sale nadie.
clutch-do-throw = Tirarle a { $name }, que va a { $base ->
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
clutch-do-tune-up = Sube { $attribute }.
clutch-do-tune-down = Baja { $attribute }.
clutch-do-recycle = { $card } va debajo del mazo.
clutch-do-take-back = Recuperar { $card } a la mano.
clutch-do-leave = Dejar { $card } jugada.

# --- What happened ---
clutch-told-rolled-home = { $player } saca { $face } para ser local.
clutch-told-rolled-starter = { $player } saca { $face } para el abridor.
clutch-told-rolled-weather = { $player } saca { $face } para el clima.
clutch-told-rolled-pitch = { $player } saca { $face } para lanzar.
clutch-told-rolled-swing = { $player } saca { $face } para el swing.
clutch-told-rolled-bunt = { $player } saca { $face } para el toque.
clutch-told-rolled-throw = { $player } saca { $face } para el tiro.
clutch-told-rolled-check = { $player } saca { $face } para la prueba.
clutch-told-rolled-rethrow = { $player } saca { $face } para el tiro, otra vez.
clutch-told-rolled-reswing = { $player } saca { $face } para el swing, otra vez.
clutch-told-home = { $player } es local en el juego { $game }.
clutch-told-starts = { $name } abre por { $player } como { $role }.
clutch-told-assigned = { $name } juega de { $position }.
clutch-told-bats = { $name } batea en el turno { $slot }.
clutch-told-drew = { $player } roba una carta.
clutch-told-drew-own = Robas { $card }.
clutch-told-mulligan = { $player } pide mulligan.
clutch-told-kept = { $count ->
    [one] { $player } se queda con una carta.
   *[other] { $player } se queda con { $count } cartas.
}
clutch-told-under = { $player } pone una carta debajo del mazo.
clutch-told-under-own = Pones { $card } debajo del mazo.
clutch-told-weather = El clima: { $card }, { $spell }.
clutch-told-half-top = Alta de la entrada { $inning }: batea { $player }.
clutch-told-half-bottom = Baja de la entrada { $inning }: batea { $player }.
clutch-told-up = Batea { $name } contra { $pitcher }.
clutch-told-relieved = { $name } releva a { $other } como { $role }.
clutch-told-came-in = { $name } entra por { $other } ({ $position }).
clutch-told-shifted = { $name } pasa a { $position }, { $other } a { $place }.
clutch-told-exchanged = { $name } y { $other } intercambian turnos al bate.
clutch-told-infield-in = { $player } mete el cuadro.
clutch-told-steals = { $name } sale hacia { $base ->
    [second] segunda
    [third] tercera
   *[home] home
}.
clutch-told-bunts = { $name } se cuadra para tocar.
clutch-told-bunt-failed = El toque falla, { $count } de 3.
clutch-told-pitched-pitcher = Lanzamiento { $pitch } contra { $needed }: la Ventaja es del lanzador.
clutch-told-pitched-batter = Lanzamiento { $pitch } contra { $needed }: la Ventaja es del bateador.
clutch-told-pitched-mistake = Un error de lanzamiento: la Ventaja es del bateador.
clutch-told-swung = Swing { $swing }: { $result }.
clutch-told-changed = El resultado cambia: de { $before } a { $result }.
clutch-told-sent = { $name } intenta llegar a { $base ->
    [second] segunda
    [third] tercera
   *[home] home
}.
clutch-told-throws-steal = { $name }: el receptor tira. Con más de { $roll } es out.
clutch-told-throws-extra = { $name }: tiran desde los jardines. Con más de { $roll } es out.
clutch-told-throws-tag-up = { $name }: tiran desde los jardines. Con más de { $roll } es out.
clutch-told-throws-ground = { $name }: tira el cuadro interior. Con más de { $roll } es out.
clutch-told-throws-double-play = { $name }: el relevo va a primera. Con más de { $roll } es out.
clutch-told-threw-out = { $name } es out, { $total } contra { $speed }.
clutch-told-threw-safe = { $name } llega quieto, { $total } contra { $speed }.
clutch-told-no-throw = { $player } no tira.
clutch-told-finished-so = { $name } se poncha.
clutch-told-finished-gb = { $name } es out con rodado.
clutch-told-finished-ld = { $name } es out con línea.
clutch-told-finished-fb = { $name } es out con elevado.
clutch-told-finished-bb = { $name } recibe base por bolas.
clutch-told-finished-b1 = { $name } pega sencillo.
clutch-told-finished-b2 = { $name } pega doble.
clutch-told-finished-b3 = { $name } pega triple.
clutch-told-finished-hr = { $name } pega jonrón.
clutch-told-finished-hbp = { $name } es golpeado.
clutch-told-finished-e = { $name } se embasa por error.
clutch-told-finished-ibb = { $name } recibe base intencional.
clutch-told-finished-sac = { $name } se sacrifica.
clutch-told-finished-sf = { $name } pega elevado de sacrificio.
clutch-told-finished-fc = { $name } se embasa por jugada de selección.
clutch-told-finished-dp = { $name } batea para doble matanza.
clutch-told-tired = { $name } sigue lanzando cansado.
clutch-told-played = { $player } juega { $card }.
clutch-told-coach = { $player } llama a { $card }.
clutch-told-negated = { $card } queda anulada.
clutch-told-discarded = { $player } descarta { $card }.
clutch-told-returned = { $card } vuelve a la mano de { $player }.
clutch-told-left = { $card } se queda en la mesa.
clutch-told-gone = { $card } deja la mesa.
clutch-told-check-made = Prueba de { $unit }: { $total } contra { $goal }, lograda.
clutch-told-check-failed = Prueba de { $unit }: { $total } contra { $goal }, fallada.
clutch-told-stadium = { $card } hace lo suyo.
clutch-told-advantage-batter = La Ventaja pasa al bateador.
clutch-told-advantage-pitcher = La Ventaja pasa al lanzador.
clutch-told-mistake-made = El lanzamiento resulta un error.
clutch-told-mistake-cancelled = El error de lanzamiento se corrige.
clutch-told-die = El swing se tira con el d{ $sides }.
clutch-told-innings = { $name } tiene una entrada más: { $count } en total.
clutch-told-quality = Salida de calidad: { $name } puede lanzar { $count } entradas.
clutch-told-tuned-up = Sube { $amount }: { $attribute }.
clutch-told-tuned-down = Baja { $amount }: { $attribute }.
clutch-told-recycled = { $player } pone { $card } debajo del mazo.
clutch-told-forfeit = { $player } no puede alinear a nueve y pierde por confiscación.
clutch-told-game = { $player } gana el juego { $game }, { $own } a { $others }.
clutch-told-won = { $player } gana, { $own } a { $others }.
clutch-told-automatic = { $name } empieza en segunda.
clutch-told-nothing-left = El mazo de { $player } está vacío.
clutch-told-sent-off = { $name } debe dejar el juego.
clutch-told-line-up = { $player } tiene lista su alineación.

# --- How it ended ---
clutch-outcome-won = { $player } gana { $own } a { $others }.
clutch-outcome-series = { $player } gana la serie, { $own } juegos a { $others }.
clutch-outcome-resigned = { $loser } se rinde; gana { $player }.
clutch-box-batting = Bateo
clutch-box-pitching = Pitcheo
clutch-box-units = Unidades defensivas
clutch-box-ab = VB
clutch-box-r = C
clutch-box-h = H
clutch-box-2b = 2B
clutch-box-3b = 3B
clutch-box-hr = HR
clutch-box-rbi = CI
clutch-box-bb = BB
clutch-box-so = K
clutch-box-sb = BR
clutch-box-cs = AR
clutch-box-at-bats = Turnos
clutch-box-ip = EL
clutch-box-er = CL
clutch-box-bat = Batería
clutch-box-if = Cuadro
clutch-box-of = Jardines

# --- The rules, in short ---
clutch-rules-aim-title = Objetivo
clutch-rules-aim = Dos mánagers, nueve entradas; gana quien anota más. Cada turno es un duelo de dos cartas y dos dados; las cartas de estrategia lo tuercen.
clutch-rules-setup-title = Antes del primer lanzamiento
clutch-rules-setup = Ambos tiran un d20; el mayor es local y rige su estadio. Cada uno elige abridor y nueve bateadores con designado, roba cinco cartas y puede pedir mulligan: por cada uno, una carta va debajo del mazo.
clutch-rules-at-bat-title = El turno al bate
clutch-rules-at-bat = La defensa tira un d20 y suma el Control del lanzador. Si supera el Embasado del bateador, la Ventaja es del lanzador; si no, del bateador. Una tirada dentro de la zona X es un error: Ventaja del bateador y swing con el d24. Luego la ofensiva tira el swing y lee el Resultado en la tabla de quien tiene la Ventaja.
clutch-rules-running-title = En las bases
clutch-rules-running = Tras un hit o un elevado los corredores pueden intentar una base más y la defensa puede tirarle a uno: la unidad y un d20 deben superar su Corrido. Tres más hacia home, tres más con dos outs tras un hit. A los robos se tira con la batería contra Robo. El empate es quieto.
clutch-rules-pitchers-title = Lanzadores
clutch-rules-pitchers = Cada rol tiene un límite de entradas. Cuatro bases por bolas o cuatro carreras limpias quitan una; cinco buenas entradas suman una. Más allá, el lanzador está cansado: menos Control y todo swing con el d24. En una serie debe juegos de descanso.
clutch-rules-bench-title = La banca
clutch-rules-bench = Desde la cuarta entrada cualquiera puede ser reemplazado al empezar un turno; quien sale no vuelve. Un relevista enfrenta a tres bateadores o termina la media entrada. Fuera de posición la calificación es −3.
clutch-rules-cards-title = Cartas
clutch-rules-cards = Las azules son de la ofensiva, las rojas de la defensa, las grises de ambas. En cada momento del turno la defensa juega primero y luego alternan hasta que ambos pasan. Nadie juega dos veces un título en un turno, ni cambia un número en más de 3 por lado, ni cambia dos veces un Resultado.
clutch-rules-end-title = El final
clutch-rules-end = Tras nueve entradas gana quien va adelante; los empates siguen. Cuando el local toma la ventaja en su última mitad, el juego termina al instante.
