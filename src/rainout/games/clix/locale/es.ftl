# SportsClix, click-dial baseball.

clix-title = SportsClix
clix-tagline = Figuras con un dial que se calienta y se enfría, cinco dados, dos managers y una elección secreta antes de cada lanzamiento.

# --- La escalera ---
clix-rung-preseason = Pretemporada
clix-rung-preseason-about = Dos dados y un dial: todo el juego en su forma más sencilla.
clix-rung-regular = Temporada regular
clix-rung-regular-about = Se suman las zonas, las vallas y los fildeadores.
clix-rung-playoffs = Postemporada
clix-rung-playoffs-about = Se suman el corrido de bases, las dobles matanzas y las malas rachas.
clix-rung-championship = Campeonato
clix-rung-championship-about = Equipos enteros con intangibles, propios si quieres.

# --- Options ---
clix-option-level = Reglas
clix-option-level-help = Cuatro niveles, cada uno con todas las reglas de los anteriores.
clix-option-level-preseason = Pretemporada: dos dados y un dial
clix-option-level-regular = Temporada regular: zonas, vallas, fildeo
clix-option-level-playoffs = Postemporada: corrido de bases, dobles matanzas, malas rachas
clix-option-level-championship = Campeonato: equipos enteros, intangibles
clix-option-first-club = Club del primer mánager
clix-option-first-club-help = Qué figuras juegan por este asiento, si no trae un equipo propio.
clix-option-first-club-comets = Ashford Comets
clix-option-first-club-lamplighters = Calder City Lamplighters
clix-option-first-club-foxes = Northgate Foxes
clix-option-first-club-threshers = Prairie Junction Threshers
clix-option-first-club-gulls = Port Ellery Gulls
clix-option-first-club-pilots = Saltmarsh Pilots
clix-option-first-club-owls = Breaker Bay Owls
clix-option-first-club-millers = Lowtide Millers
clix-option-first-club-meridian = Nueve inicial de la Meridian
clix-option-first-club-harbor = Nueve inicial de la Harbor
clix-option-second-club = Club del segundo mánager
clix-option-second-club-help = Qué figuras juegan por este asiento, si no trae un equipo propio.
clix-option-second-club-comets = Ashford Comets
clix-option-second-club-lamplighters = Calder City Lamplighters
clix-option-second-club-foxes = Northgate Foxes
clix-option-second-club-threshers = Prairie Junction Threshers
clix-option-second-club-gulls = Port Ellery Gulls
clix-option-second-club-pilots = Saltmarsh Pilots
clix-option-second-club-owls = Breaker Bay Owls
clix-option-second-club-millers = Lowtide Millers
clix-option-second-club-meridian = Nueve inicial de la Meridian
clix-option-second-club-harbor = Nueve inicial de la Harbor
clix-option-home = Local
clix-option-home-help = Los mánagers lo tiran al dado si no se acuerda otra cosa, como en una liga.
clix-option-home-roll = la tirada más alta
clix-option-home-first = el primer mánager
clix-option-home-second = el segundo mánager
clix-option-long-throws = Tiros largos
clix-option-long-throws-help = Cuántas líneas de zona debe cruzar un tiro para dar al corredor uno más de velocidad.
clix-option-long-throws-three = tres o más
clix-option-long-throws-four = más de tres
clix-option-first-team = Equipo propio del primer mánager
clix-option-first-team-help = Una planilla de equipo. Si queda vacía, juega el club.
clix-option-second-team = Equipo propio del segundo mánager
clix-option-second-team-help = Una planilla de equipo. Si queda vacía, juega el club.
clix-option-style = Ligas
clix-option-style-help = Qué figuras pueden jugar y si un bateador designado batea por los lanzadores.
clix-option-style-mixed = Equipos mixtos: cualquiera; el mánager local decide sobre el bateador designado
clix-option-style-interleague = Interligas: un equipo de cada liga; el mánager local decide sobre el bateador designado
clix-option-style-dh-league = Liga Meridian: con bateador designado
clix-option-style-no-dh-league = Liga Harbor: batean los lanzadores
clix-option-format = Equipos
clix-option-format-help = Cuánto puede costar un equipo y si una figura puede estar dos veces.
clix-option-format-standard = Estándar: 1.000 puntos como máximo, nadie dos veces
clix-option-format-open = Abierto: sin puntos, equipos del mismo tamaño

# --- Lo nuevo de cada nivel ---
clix-news-preseason = Pretemporada: dos dados, dos diales, un resultado
clix-news-preseason-1 = Cada manager tiene nueve figuras y las hace batear en el orden que quiera. El dado verde más alto es el equipo local, que defiende primero.
clix-news-preseason-2 = En cada turno el lanzador tira el dado rojo y el bateador el negro. Solo uno de los dos diales lleva ese par de símbolos: pasa lo que allí se lee.
clix-news-preseason-3 = Los bateadores empiezan en rojo 3; los lanzadores, en su marca verde.
clix-news-preseason-4 = Un hit calienta un clic el dial del bateador. Media entrada sin hits ni bases por bolas calienta el del lanzador.
clix-news-preseason-5 = Ponches, roletazos y elevados son outs, y los corredores se quedan donde están.
clix-news-preseason-6 = Un resultado en casilla verde, amarilla o roja se tira: par es sencillo, doble o jonrón; impar, ponche.
clix-news-preseason-7 = Dos pares de símbolos dan control total: un clic más caliente y luego cualquier resultado de ese dial.
clix-news-regular = Temporada regular: adónde va la bola y quién está allí
clix-news-regular-1 = Cada figura empieza en su marca verde.
clix-news-regular-2 = El lanzador elige rojo o blanco y el bateador negro o azul, los dos en secreto.
clix-news-regular-3 = El dado verde y el mapa de bateo dicen la zona de la bola. Puedes mover a tus fildeadores antes de cada turno.
clix-news-regular-4 = Un roletazo o un elevado a una zona con fildeador es out. En un hueco corre un vecino, y dos dados con su defensa deben superar 10, o es sencillo.
clix-news-regular-5 = El manager local pone una valla en cada zona. Un elevado profundo pasa una valla más corta; si no, un jardinero debe atraparlo con los dados.
clix-news-regular-6 = Las bolas violentas siempre piden tirada de fildeo. Tras un hit con un más, el bateador puede arriesgar otra base. Algunos ponches y bases por bolas se deciden con un dado más.
clix-news-playoffs = Postemporada: carreras, riesgos y malas rachas
clix-news-playoffs-1 = Los corredores van forzados o se mandan en los roletazos, hacen pisa y corre tras un elevado y pueden buscar otra base en sencillos y dobles.
clix-news-playoffs-2 = En un roletazo la defensa elige: el bateador, un corredor forzado, un toque, o dos outs de una vez.
clix-news-playoffs-3 = Los corredores pueden robar segunda y tercera. Un infielder cerca de la base del corredor ayuda al receptor.
clix-news-playoffs-4 = Un bateador puede tocar la bola, y la defensa puede dar una base por bolas intencional.
clix-news-playoffs-5 = Los diales también se enfrían: por dobles matanzas, ataques apagados, errores, y a los lanzadores por cada carrera tras la quinta. En un turno nadie gira más de tres clics en cada sentido.
clix-news-playoffs-6 = Los dobles con dos dados tienen nombre: jugada de lujo, gran jugada, error o pifia.
clix-news-playoffs-7 = Un lanzador que pasa de su resistencia se enfría antes de cada entrada, cada vez más.
clix-news-championship = Campeonato: equipos enteros y figuras con un don
clix-news-championship-1 = Banca y bulpén: entre turnos ambos managers pueden cambiar jugadores. Quien sale no vuelve.
clix-news-championship-2 = Azul 4 ya no es el fondo: un clic más frío son tres bolas, y ese jugador debe ser reemplazado.
clix-news-championship-3 = Cualquiera puede jugar en cualquier lugar del cuadro o de los jardines, pero fuera de su posición ninguna jugada es rutinaria.
clix-news-championship-4 = Un relevista entra en su marca; un abridor como relevo, en azul 1.
clix-news-championship-5 = Si hay bateador designado depende de las ligas acordadas; en juegos mixtos e interligas decide el mánager local.
clix-news-championship-6 = Los intangibles son dones especiales. Cada uno vale solo mientras el dial lo muestra.

# --- Results on a dial ---
clix-result-strikeout = ponche
clix-result-ground-ball = roletazo
clix-result-fly-ball = elevado
clix-result-paint = pintar la esquina
clix-result-ground-scorcher = roletazo violento
clix-result-fly-scorcher = elevado violento
clix-result-shallow-fly = elevado profundo verde
clix-result-work = trabajar la cuenta
clix-result-walk = base por bolas
clix-result-average-fly = elevado profundo amarillo
clix-result-single = sencillo
clix-result-single-plus = sencillo con opción a más
clix-result-double = doble
clix-result-double-plus = doble con opción a más
clix-result-triple = triple
clix-result-deep-fly = elevado profundo rojo
clix-result-home-run = jonrón

# --- What is asked ---
clix-ask-home = { $player-you ->
    [yes] Tira el dado verde por la localía.
   *[no] { $player } tira el dado verde por la localía.
}
clix-ask-dh = { $player-you ->
    [yes] ¿Batea el bateador designado por los lanzadores?
   *[no] { $player } decide sobre el bateador designado.
}
clix-ask-assign = { $player-you ->
    [yes] ¿Quién juega de { $position }?
   *[no] { $player } nombra un jugador para { $position }.
}
clix-ask-order = { $player-you ->
    [yes] ¿Quién batea en el turno { $slot }?
   *[no] { $player } nombra al bateador del turno { $slot }.
}
clix-ask-fence = { $player-you ->
    [yes] ¿Qué tan lejos está la valla de la zona { $zone }?
   *[no] { $player } fija la valla de la zona { $zone }.
}
clix-ask-bench = { $player-you ->
    [yes] Batea { $batter }. ¿Cambias a alguien?
   *[no] Batea { $batter }. { $player } puede cambiar jugadores.
}
clix-ask-field = { $player-you ->
    [yes] Batea { $batter }. Ubica a tus fildeadores.
   *[no] Batea { $batter }. { $player } ubica a sus fildeadores.
}
clix-ask-swing = { $player-you ->
    [yes] Elige un dado para { $batter }, en secreto, o toca la bola.
   *[no] { $player } elige un dado para { $batter }.
}
clix-ask-pitch = { $player-you ->
    [yes] Elige un dado para { $pitcher }, en secreto.
   *[no] { $player } elige un dado para { $pitcher }.
}
clix-ask-late-pitch = { $player-you ->
    [yes] Ahora elige un dado para { $pitcher }.
   *[no] { $player } elige ahora un dado para { $pitcher }.
}
clix-ask-steal = { $player-you ->
    [yes] ¿Alguien roba?
   *[no] { $player } puede mandar a robar.
}
clix-ask-steal-throw = { $player-you ->
    [yes] ¿Tira el receptor?
   *[no] { $player } decide si tira el receptor.
}
clix-ask-intimidate = { $player-you ->
    [yes] ¿{ $name } intimida al rival?
   *[no] { $player } decide si { $name } intimida al rival.
}
clix-ask-control = { $player-you ->
    [yes] { $name } tiene el control total. Elige un resultado.
   *[no] { $player } elige un resultado para { $name }.
}
clix-ask-spray = { $player-you ->
    [yes] ¿Cambias el dado verde en uno?
   *[no] { $player } puede cambiar el dado verde en uno.
}
clix-ask-flame = { $player-you ->
    [yes] ¿{ $pitcher } lanza fuego?
   *[no] { $player } decide si { $pitcher } lanza fuego.
}
clix-ask-send = { $player-you ->
    [yes] Roletazo a la zona { $zone }. ¿Mandas a alguien?
   *[no] Roletazo a la zona { $zone }. { $player } decide por sus corredores.
}
clix-ask-fielder = { $player-you ->
    [yes] ¿Quién fildea la bola de la zona { $zone }?
   *[no] { $player } nombra quién fildea la bola de la zona { $zone }.
}
clix-ask-play = { $player-you ->
    [yes] ¿Qué jugada?
   *[no] { $player } elige la jugada.
}
clix-ask-relay = { $player-you ->
    [yes] ¿Buscas otro out?
   *[no] { $player } puede buscar otro out.
}
clix-ask-tag-up = { $player-you ->
    [yes] ¿Alguien hace pisa y corre?
   *[no] { $player } puede mandar a sus corredores.
}
clix-ask-extra = { $player-you ->
    [yes] ¿Alguien busca una base más?
   *[no] { $player } puede buscar una base más.
}
clix-ask-throw = { $player-you ->
    [yes] ¿Tiras contra alguien?
   *[no] { $player } puede tirar contra un corredor.
}
clix-ask-pick-gain = { $player-you ->
    [yes] ¿Quién gana el clic?
   *[no] { $player } elige quién gana el clic.
}
clix-ask-pick-loss = { $player-you ->
    [yes] ¿Quién pierde el clic?
   *[no] { $player } elige quién pierde el clic.
}
clix-ask-lead = { $player-you ->
    [yes] ¿{ $name } cede el clic?
   *[no] { $player } decide si { $name } cede el clic.
}
clix-ask-replace = { $player-you ->
    [yes] { $name } no puede más. ¿Quién entra?
   *[no] { $player } debe cambiar a { $name }.
}
clix-ask-settle = { $player-you ->
    [yes] ¿{ $name } se queda en el campo?
   *[no] { $player } decide quién fildea por { $name }.
}
clix-ask-relieve = { $player-you ->
    [yes] { $pitcher } se cansa. ¿Traes a otro lanzador?
   *[no] { $pitcher } se cansa. { $player } puede cambiar de lanzador.
}
clix-ask-roll-pitch = { $player-you ->
    [yes] Tira los dados, primero el del lanzador.
   *[no] { $player } tira los dados, primero el del lanzador.
}
clix-ask-roll-swing = { $player-you ->
    [yes] Tira el dado del bateador.
   *[no] { $player } tira el dado del bateador.
}
clix-ask-roll-zone = { $player-you ->
    [yes] Tira el dado verde por la zona.
   *[no] { $player } tira el dado verde por la zona.
}
clix-ask-roll-square = { $player-you ->
    [yes] Tira el dado verde por la casilla.
   *[no] { $player } tira el dado verde por la casilla.
}
clix-ask-roll-paint = { $player-you ->
    [yes] Tira el dado rojo para pintar la esquina.
   *[no] { $player } tira el dado rojo para pintar la esquina.
}
clix-ask-roll-work = { $player-you ->
    [yes] Tira el dado azul para trabajar la cuenta.
   *[no] { $player } tira el dado azul para trabajar la cuenta.
}
clix-ask-roll-flame = { $player-you ->
    [yes] Tira el dado rojo para lanzar fuego.
   *[no] { $player } tira el dado rojo para lanzar fuego.
}
clix-ask-roll-bunt = { $player-you ->
    [yes] Tira el dado azul por el toque.
   *[no] { $player } tira el dado azul por el toque.
}
clix-ask-roll-roll-em = { $player-you ->
    [yes] Tira el dado blanco por los tres en fila.
   *[no] { $player } tira el dado blanco por los tres en fila.
}
clix-ask-roll-attempt = { $player-you ->
    [yes] Tira dos dados por el intento.
   *[no] { $player } tira dos dados por el intento.
}
clix-ask-over = El juego ha terminado.

# --- What can be done ---
clix-do-dh-yes = Con bateador designado
clix-do-dh-no = Sin bateador designado
clix-do-post = { $figure } juega de { $position }
clix-do-bat = { $figure } batea en el turno { $slot }
clix-do-fill-assign = El resto como se sugiere
clix-do-fill-order = El resto en el orden usual
clix-do-fill-fence = Las demás vallas en amarillo
clix-do-fence-green = Cerca, en la línea verde
clix-do-fence-yellow = Media, en la línea amarilla
clix-do-fence-red = Lejos, en la línea roja
clix-do-in = { $comes } entra por { $goes }
clix-do-swap = { $first } y { $second } cambian de lugar
clix-do-shift = { $fielder } va a la zona { $zone }
clix-do-cover = Todos según el mapa de bateo
clix-do-ready-bench = No hay cambios
clix-do-ready-field = Listos para lanzar
clix-do-shut-down = { $pitcher } los frena: elige su dado tras la tirada del bateador
clix-do-walk = Boleto intencional a { $batter }
clix-do-stay = { $figure } se queda
clix-do-swing-black = Dado negro: poder
clix-do-swing-blue = Dado azul: contacto
clix-do-bunt = { $batter } toca la bola
clix-do-pitch-red = Dado rojo: velocidad
clix-do-pitch-white = Dado blanco: control
clix-do-steal = { $runners } { $runners-count ->
    [one] roba
   *[other] roban
}
clix-do-steal-none = Nadie roba
clix-do-throw = Tirar a { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
} contra { $runner }
clix-do-throw-by = Tirar a { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
} contra { $runner }, donde cubre { $by }
clix-do-let-steal-throw = No tirar
clix-do-let-relay = Guardar la bola
clix-do-let-throw = No tirar contra nadie
clix-do-yes-intimidate = Intimidar al rival
clix-do-yes-flame = Lanzar fuego
clix-do-no-intimidate = Mejor ganar el clic
clix-do-no-flame = Dejarlo así
clix-do-no-spray = Dejar el dado verde
clix-do-no-lead = Guardar el clic
clix-do-take = Tomar el resultado: { $result }
clix-do-nudge = Cambiar el dado verde a { $face }: zona { $zone }
clix-do-send = Mandar a { $runners }
clix-do-send-none = No se manda a nadie
clix-do-tag-up = Pisa y corre { $runners-count ->
    [one] de
   *[other] de todos:
} { $runners }
clix-do-tag-up-none = Nadie hace pisa y corre
clix-do-extra = { $runners } { $runners-count ->
    [one] busca
   *[other] buscan
} una base más
clix-do-extra-none = Todos se quedan
clix-do-field = { $fielder } fildea la bola
clix-do-race = { $fielder } tira contra el bateador
clix-do-out = Out de { $batter } en primera
clix-do-force = Out forzado de { $runner } en { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}
clix-do-tag = Tirar contra { $runner } camino de { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}
clix-do-tag-by = Tirar contra { $runner } camino de { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}, donde cubre { $by }
clix-do-double-tag = { $by } cubre { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
} y toca a { $runner } en busca de dos
clix-do-double = { $by } cubre { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
} en busca de dos
clix-do-relay = { $thrower } tira a { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}
clix-do-throw-from = { $thrower } tira a { $aim ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
} contra { $runner }
clix-do-click = El clic es de { $figure }
clix-do-pass = Ceder el clic a { $figure }

# --- Verbs ---
clix-verb-dh = Bateador designado
clix-verb-post = Nombrar jugador
clix-verb-bat = Nombrar bateador
clix-verb-fill = Completar
clix-verb-fence = Fijar la valla
clix-verb-in = Cambiar
clix-verb-swap = Cambiar posiciones
clix-verb-shift = Mover
clix-verb-cover = Según el mapa
clix-verb-ready = Listo
clix-verb-shut-down = Frenarlos
clix-verb-walk = Boleto intencional
clix-verb-stay = Quedarse
clix-verb-swing = Dado del bateador
clix-verb-bunt = Toque
clix-verb-pitch = Dado del lanzador
clix-verb-steal = Robar
clix-verb-throw = Tirar
clix-verb-let = No tirar
clix-verb-yes = Sí
clix-verb-no = No
clix-verb-take = Tomar un resultado
clix-verb-nudge = Cambiar el dado
clix-verb-send = Mandar corredores
clix-verb-tag-up = Pisa y corre
clix-verb-extra = Base extra
clix-verb-field = Fildear
clix-verb-race = Tirar al bateador
clix-verb-out = Out en primera
clix-verb-force = Out forzado
clix-verb-tag = Tocar al corredor
clix-verb-double = Cubrir por dos
clix-verb-relay = Relevo
clix-verb-throw-from = Tirar desde el jardín
clix-verb-click = Dar el clic
clix-verb-pass = Ceder el clic

clix-step-red = rojo { $number }
clix-step-blue = azul { $number }
clix-step-balls = tres pelotas
clix-terminal-fence = valla
clix-terminal-outfield = jardín
clix-terminal-infield = cuadro
clix-terminal-spray = batea a
clix-terminal-nobody-up = Todavía no batea nadie.
clix-look-team = equipo
clix-look-team-help = tu equipo: alineación, banca y bullpen
clix-look-rival = rival
clix-look-rival-help = la alineación, la banca y el bullpen del otro mánager
clix-look-dials = diales
clix-look-dials-help = los diales enteros del bateador y del lanzador, y qué significan sus letras
clix-symbol-V = velocidad
clix-symbol-C = control
clix-symbol-A = as
clix-symbol-H = colgada
clix-symbol-P = poder
clix-symbol-T = contacto
clix-symbol-S = punto dulce
clix-symbol-F = engañado
clix-pair = { $pitch } y { $swing }

# --- What happened ---
clix-told-home-roll = { $player-you ->
    [yes] Sacas { $face }.
   *[no] { $player } saca { $face }.
}
clix-told-home = { $player-you ->
    [yes] Eres local.
   *[no] { $player } es local.
}
clix-told-dh-yes = El bateador designado batea por los lanzadores.
clix-told-dh-no = Los lanzadores batean.
clix-told-assigned = { $figure } juega de { $position }.
clix-told-bats = { $figure } batea en el turno { $slot }.
clix-told-fence = La valla de la zona { $zone } está en la línea { $depth ->
    [green] verde
    [yellow] amarilla
   *[red] roja
}.
clix-told-half-top = { $player-you ->
    [yes] Alta de la entrada { $inning }: bateas tú.
   *[no] Alta de la entrada { $inning }: batea { $player }.
}
clix-told-half-bottom = { $player-you ->
    [yes] Baja de la entrada { $inning }: bateas tú.
   *[no] Baja de la entrada { $inning }: batea { $player }.
}
clix-told-up = { $batter } batea contra { $pitcher }.
clix-told-came-in = { $comes } entra por { $goes } ({ $position }).
clix-told-swapped = { $first } pasa a { $to }, { $second } a { $back }.
clix-told-shifted = { $position } se mueve a la zona { $zone }.
clix-told-covered = Los fildeadores se ubican según el mapa de bateo.
clix-told-shut-down = { $pitcher } está para frenarlos.
clix-told-walked = Boleto intencional a { $batter }.
clix-told-chose = { $player-you ->
    [yes] Has elegido un dado.
   *[no] { $player } ha elegido un dado.
}
clix-told-bunts = { $batter } se prepara para tocar.
clix-told-steals = { $runner } sale a robar { $base ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}.
clix-told-no-throw = Nadie tira.
clix-told-rolled-red = Rojo: { $shows }.
clix-told-rolled-white = Blanco: { $shows }.
clix-told-rolled-black = Negro: { $shows }.
clix-told-rolled-blue = Azul: { $shows }.
clix-told-rolled-green = Verde: { $shows }.
clix-told-rolled-number = Dado: { $shows }.
clix-told-read-batter = En el dial del bateador, { clix-pair }: { $result }.
clix-told-read-pitcher = En el dial del lanzador, { clix-pair }: { $result }.
clix-told-control = { $figure } tiene el control total.
clix-told-took = El resultado: { $result }.
clix-told-intimidated = { $figure } intimida a { $opponent }.
clix-told-ball = La bola va a la zona { $zone }.
clix-told-nudged = El dado verde cambia a { $face }: zona { $zone }.
clix-told-flamed = { $pitcher } lanza fuego y el bateador falla.
clix-told-flamed-not = { $pitcher } lanza fuego en vano.
clix-told-sent = { $going ->
    [one] Sale un corredor.
   *[other] Salen corredores.
}
clix-told-tag-up = { $going ->
    [one] Un corredor hace pisa y corre.
   *[other] Hay pisa y corre de varios.
}
clix-told-extra = { $going ->
    [one] Uno busca una base más.
   *[other] Varios buscan una base más.
}
clix-told-fields = { $fielder } está ahí.
clix-told-fields-moving = { $fielder } corre por ella.
clix-told-gap = Nadie llega a la bola en la zona { $zone }.
clix-told-tries-field = { $fielder } intenta fildearla: los dados deben superar { $need-roll }.
clix-told-tries-throw = { $fielder } tira: los dados deben superar { $need-roll }.
clix-told-attempted-made = { $fielder } lo logra ({ $total }).
clix-told-attempted-missed = { $fielder } no lo logra ({ $total }).
clix-told-attempted-highlight = ¡Jugada de lujo de { $fielder } ({ $total })!
clix-told-attempted-blooper = { $fielder } la pifia ({ $total }).
clix-told-attempted-great = Gran jugada de { $fielder } ({ $total }).
clix-told-attempted-error = Error de { $fielder } ({ $total }).
clix-told-out-at = { $runner } es out en { $base ->
    [first] primera
    [second] segunda
    [third] tercera
   *[home] home
}.
clix-told-gained = { $figure } gana un clic: { $step }.
clix-told-lost = { $figure } pierde un clic: { $step }.
clix-told-void = Un clic de { $figure } queda en nada.
clix-told-passed = { $figure } cede un clic a { $to }.
clix-told-tired = { $pitcher } se cansa: { $clicks ->
    [one] un clic
   *[other] { $clicks } clics
}.
clix-told-three-balls = { $figure } muestra tres bolas y debe salir.
clix-told-finished-strikeout = { $batter } se poncha.
clix-told-finished-walk = { $batter } recibe base por bolas.
clix-told-finished-single = Sencillo de { $batter }.
clix-told-finished-double = Doble de { $batter }.
clix-told-finished-triple = Triple de { $batter }.
clix-told-finished-home-run = ¡Jonrón de { $batter }!
clix-told-finished-ground-out = { $batter } falla con roletazo.
clix-told-finished-fly-out = { $batter } falla con elevado.
clix-told-finished-choice = { $batter } llega por jugada de selección.
clix-told-finished-sacrifice-fly = Elevado de sacrificio de { $batter }.
clix-told-finished-sacrifice-bunt = Toque de sacrificio de { $batter }.
clix-told-finished-double-play = { $batter } batea para doble matanza.
clix-told-won = { $player-you ->
    [yes] Ganas
   *[no] { $player } gana
} { $own } a { $others }{ diamond-how }
clix-outcome-resigned = { $loser-you ->
    [yes] Te rindes
   *[no] { $loser } se rinde
}; { $player-you ->
    [yes] ganas tú
   *[no] gana { $player }
}.

# --- La suma de un intento ---
clix-part-defense = defensa
clix-part-specialist = Especialista en la lomita
clix-part-cannon = Cañón
clix-part-range = Gran alcance
clix-part-wizard = Mago del doble play
clix-part-holding = el corredor está sujeto
clix-part-from-first = pisa y corre desde primera
clix-part-fielding = para fildear
clix-part-moved = tuvo que moverse
clix-part-deep = tan profundo como la valla
clix-part-clutch = Bateador oportuno
clix-part-speed = velocidad
clix-part-demon = Demonio veloz
clix-part-long = tiro largo
clix-part-after-deep = tras un elevado profundo
clix-part-home = va al plato
clix-part-tagger = quien toca tuvo que moverse
clix-part-relay = alguien tuvo que moverse
clix-part-third-out = tercer out de la jugada
clix-part-after-tag = tras un toque al corredor

# --- Box score ---

# --- Teams ---
clix-team-dh-league = Solo juegan figuras de la Liga Meridian; { $count ->
    [one] esta no pertenece
   *[other] estas no pertenecen
}: { $names }.
clix-team-no-dh-league = Solo juegan figuras de la Liga Harbor; { $count ->
    [one] esta no pertenece
   *[other] estas no pertenecen
}: { $names }.
clix-team-two-leagues = Un equipo interligas toma todas sus figuras de una liga. De la otra { $count ->
    [one] viene
   *[other] vienen
} { $names }.
clix-team-many = { $count } figuras son demasiadas; hay lugar para { $most }.
clix-team-few = { $count ->
    [0] Todavía no hay nadie
    [one] Una figura no basta
   *[other] { $count } figuras no bastan
}; hacen falta al menos { $fewest }.
clix-team-nine = En este nivel un equipo tiene exactamente nueve figuras, una por posición; { $count ->
    [0] todavía no hay ninguna
    [one] hay una
   *[other] hay { $count }
}.
clix-team-printed = En este nivel las figuras juegan solo donde están impresas, así que no hay lugar para { $names }.
clix-team-crowded = En este nivel una sola figura juega de { $position }; hay { $count }: { $names }.
clix-team-no-dh = Con bateador designado hacen falta nueve bateadores; { $count ->
    [one] hay uno
   *[other] hay { $count }
}.
clix-team-hitters = Hacen falta al menos { $fewest } bateadores, porque los lanzadores solo lanzan; { $count ->
    [one] hay uno
   *[other] hay { $count }
}.
clix-team-positions = No queda nadie para jugar de { $positions }.
clix-team-points = { $points } puntos son { $over } más de los { $most } que puede costar un equipo.
clix-team-twice = { $count ->
    [one] Esta figura está
   *[other] Estas figuras están
} más de una vez: { $names }.
clix-team-sizes = Ambos equipos necesitan igual número de figuras; estos tienen { $first } y { $second }.
clix-team-same-league = Un juego interligas necesita un equipo de cada liga; estos son de la misma.
clix-team-untitled = Equipo sin título
clix-needs-nine = Exactamente nueve figuras: un lanzador y una impresa en cada posición: C, 1B, 2B, 3B, SS, LF, CF y RF. Los puntos no cuentan.
clix-needs-standard = De { $fewest } a { $most } figuras por { $points } puntos o menos, nadie dos veces, alguien para cada posición. UI juega en todo el cuadro, OF en todo el jardín. { $style }
clix-needs-open = De { $fewest } a { $most } figuras, tantas como tenga el otro equipo; los puntos no cuentan y una figura puede estar dos veces. Tiene que haber un lanzador y un receptor. { $style }
clix-needs-mixed = Las ligas se pueden mezclar.
clix-needs-interleague = Todas son de una liga, y el otro equipo, de la otra.
clix-needs-dh-league = Todas son de la Liga Meridian, nueve de ellas bateadores, porque hay bateador designado.
clix-needs-no-dh-league = Todas son de la Liga Harbor.
clix-cannot-spoiled = Así como está no se puede completar. { $why }
clix-cannot-points = { $left ->
    [one] Queda un punto
   *[other] Quedan { $left } puntos
}, pero lo que falta cuesta al menos { $least }. Quita a { $names } y prueba otra vez.
clix-cannot-room = No hay lugar para lo que falta; un equipo tiene { $most } figuras como máximo. Quita una de estas y prueba otra vez: { $names }.
clix-column-club = club
clix-column-position = pos
clix-column-hand = mano
clix-column-speed = S
clix-column-defense = D
clix-column-endurance = E
clix-column-marker = marca
clix-place-P = P
clix-place-C = C
clix-place-1B = 1B
clix-place-2B = 2B
clix-place-3B = 3B
clix-place-SS = SS
clix-place-LF = LF
clix-place-CF = CF
clix-place-RF = RF
clix-place-DH = DH
clix-place-bench = banca
clix-place-bullpen = bullpen

# --- Mistakes in files ---
error-clix-file = { $path } no es un archivo de figuras: { $why }
error-clix-number = { $who }: «{ $name }» es { $value }, pero debe ser de { $low } a { $high }.
error-clix-result = { $who }: no hay resultado «{ $text }». Hay { $known }.
error-clix-step = { $who }: no hay posición «{ $text }» en el dial. Hay { $known }.
error-clix-starter = { $name } no puede empezar con { $league } en { $position }: la liga o la posición impresa es otra.
error-clix-faces = El dado { $die } muestra «{ $faces }», pero necesita seis de los símbolos { $signs }.
error-clix-combinations = Cada una de { $known } debe aparecer una vez: { $columns } del bateador, { $columns } del lanzador y dos de control total.
error-clix-columns = { $who } necesita resultados para { $columns }, cada uno una vez.
error-clix-column = { $who }: no hay columna «{ $text }» en esta base. Hay { $known }.
error-clix-spray = El mapa { $chart } es «{ $zones }», pero necesita seis zonas de 1 a 6, ninguna menor que la anterior.
error-clix-intangible = { $who }: no hay intangible «{ $text }». Hay { $known }.
error-clix-span = { $who }: «{ $text }» no es un tramo del dial; escribe primero la más caliente, como R6-B2.
error-clix-two-intangibles = { $who }: { $step } muestra dos intangibles.
error-clix-same = { $who }: { $hot } y { $cold } muestran lo mismo; cada clic debe cambiar algo.
error-clix-worse = { $who }, columna { $column }: { $hot } es peor para su dueño que { $cold }.
error-clix-template = { $who }: no hay plantilla «{ $text }» para esta clase de figura. Hay { $known }.
error-clix-chart = { $who }: no hay mapa de bateo «{ $text }». Hay { $known }.
error-clix-pitcher = { $who } es lanzador y necesita «throws» y «endurance».
error-clix-hitter = { $who } no es lanzador y necesita «bats», «speed» y «defense».
error-clix-twice = El número { $number } está dos veces.
error-clix-no-figure = No hay figura con el número { $number }.
error-clix-nine = Nadie de este equipo puede jugar de { $position }.
error-clix-given = La posición no se entiende: { $why }
error-clix-team = «{ $title }» ({ $option }) no puede jugar este partido. { $why }
error-clix-teams = Estos dos equipos no pueden enfrentarse. { $why }
error-clix-club-dh-league = { $club } es un club de la Liga Harbor, y este partido es de la Liga Meridian: { $known }.
error-clix-club-no-dh-league = { $club } es un club de la Liga Meridian, y este partido es de la Liga Harbor: { $known }.

# --- Las lecciones ---
clix-lesson-preseason = Dos dados y un dial
clix-lesson-preseason-goal = SportsClix es béisbol con figuras: gana quien tiene más carreras tras nueve entradas. Una carrera es un bateador que pasa por todas las bases y vuelve al plato, donde empezó. En cada entrada batea una vez cada equipo. Esta es tu mitad de la novena, tu última oportunidad, y vas perdiendo 3 a 4.
clix-lesson-preseason-dials = Tu bateador, Cosmo Grovefell, enfrenta a su lanzador, el que tira la bola. Cada uno está sobre un dial, rojo si va caliente, azul si va frío; al lado, los resultados que tiene en ese punto. Cosmo está en rojo 3; el lanzador, bien caliente, en rojo 5.
clix-lesson-preseason-dice = Un turno al bate, un bateador contra el lanzador, se juega con dos dados. El rojo es del lanzador y muestra velocidad, una llama: viene una bola rápida. El negro es de tu bateador. Tíralo.
clix-lesson-preseason-out = Engañado. Cada par de símbolos está en un solo dial: velocidad y engañado está en el del lanzador y dice K, un ponche. Cosmo no le dio a la bola y es out. Van dos outs; el tercero acaba tu entrada.
clix-lesson-preseason-next = Ahora batea Mateo Oatmore, y el lanzador vuelve a sacar velocidad. Tira el dado negro.
clix-lesson-preseason-square = Poder. Velocidad y poder está en el dial de tu bateador, en casilla verde. Ahí decide el dado verde: par es sencillo, que vale la primera base; impar es ponche. Tíralo.
clix-lesson-preseason-single = Un 4, así que es sencillo: Mateo es corredor en primera base. Si pasa por segunda y tercera y vuelve al plato, es una carrera. El sencillo es un hit, y un hit calienta el dial un clic: rojo 4.
clix-lesson-preseason-hanger = Batea Wilbur Quarryfell, y el dado rojo muestra una colgada, una bola que parece esperar al bate. A una colgada solo responde el dial del bateador. Tira el dado negro.
clix-lesson-preseason-walk = Colgada y engañado: su dial dice W, base por bolas. El lanzador erró demasiado, y Wilbur va gratis a primera. Mateo tiene que hacerle sitio y pasa a segunda. No es un hit, así que ningún dial gira.
clix-lesson-preseason-last = Dos hombres en base, dos outs, y batea Ira Tallowcroft, que pega lejos. El dado rojo muestra otra colgada. Tira el negro.
clix-lesson-preseason-control = Colgada y punto dulce no está en ningún dial: Ira tiene el control total. Gana un clic, a rojo 4, y tomas el resultado que quieras de los suyos. Pierdes por una carrera: toma HR, el jonrón. La bola se va, y todos pueden caminar al plato.
clix-lesson-preseason-won = Todos llegaron al plato: Mateo, Wilbur y el propio Ira, tres carreras. Ganas 6 a 4, y el juego termina al instante, pues los otros ya tuvieron su novena.
clix-lesson-preseason-pitchers = Tu lanzador también se calienta, con media entrada sin hits ni bases por bolas. Eso es la Pretemporada. En la próxima lección eliges tus dados, y hay que atrapar las bolas.
clix-lesson-regular = Adónde va la bola
clix-lesson-regular-zones = El objetivo es el mismo, pero ahora la bola va a alguna parte: seis zonas se abren desde el plato. Tú defiendes. Van 2 a 2 en la octava, con un out, y uno de ellos espera en tercera, a una base de la carrera.
clix-lesson-regular-chart = Los números verdes sobre el césped son el mapa de su bateador, Grover Thistleward: un 4 o un 5 verde manda su bola a la zona 5; ninguno, a la 1. En tu cuadro, la tierra marrón, nadie cuida la 5. Ubica a todos según el mapa.
clix-lesson-regular-ready = Ahora tu segunda base, 2B, cuida la zona 5, y nadie está ocioso en la 1. También puedes arrastrar a un solo fildeador a otra zona, antes de cualquier turno. Di que estás listo.
clix-lesson-regular-secret = Ambos eligen un dado en secreto; el suyo está bajo el cubilete. Rojo contra azul, o blanco contra negro, casi siempre se lee en el dial de tu lanzador; lo demás, en el del bateador. Apuesta a que es azul: elige rojo.
clix-lesson-regular-throw = Es azul, acertaste. Tira tu dado rojo. Ellos tiran el azul, y el verde, que dice la zona.
clix-lesson-regular-routine = Velocidad y contacto dieron GB, un roletazo, y el 5 verde lo mandó a la zona 5, a tu segunda base. Con alguien en la zona es rutina: Grover es out, y los corredores se quedan. Dos outs.
clix-lesson-regular-guess = Silas Fallowfell también ha elegido. Te vio lanzar rojo y contra eso querría el negro. Adelántate: elige blanco.
clix-lesson-regular-gap = Era negro. Control y poder dieron FB, un elevado, para los jardineros, los del césped, pero en la zona 3 no hay ninguno. Debe correr un vecino: LF, el izquierdo, tiene defensa 4; CF, el central, 6. Manda a CF.
clix-lesson-regular-catch = Dos dados y su defensa de 6 deben superar 10: basta un 5 o más. Si falla, es sencillo, y el corredor de tercera anota. Tira los dados.
clix-lesson-regular-half = Un 2, un 4 y su 6 suman 12: atrapada, y es el tercer out. El corredor vuelve a su banca, y ahora batea tu equipo. Sigue cuando los otros estén en su lugar.
clix-lesson-regular-swing = Batea Mateo Oatmore. Al bate quieres los otros pares, negro contra rojo o azul contra blanco, pues se leen en tu propio dial. Elige azul, contacto.
clix-lesson-regular-hanger = Eligieron blanco, y muestra una colgada. Tira tu dado azul, y con él el verde.
clix-lesson-regular-plus = 1B+, un sencillo a la zona 3. El más significa que Mateo puede buscar también la segunda. Para frenarlo, el tiro, dos dados y la defensa de un jardinero, debe superar su velocidad, 12. Mándalo.
clix-lesson-regular-power = Su jardinero izquierdo sacó 3 y 4, con su defensa 11: no alcanza, y Mateo está en segunda. Ahora batea Wilbur Quarryfell. Elige negro, poder.
clix-lesson-regular-far = Otra colgada; ese lanzador necesita un descanso. Tira tus dos dados.
clix-lesson-regular-fence = Un elevado profundo, amarillo, a la zona 6. Una bola amarilla pasa la valla verde de allí, que está más cerca: jonrón, y ganas 4 a 2. Eres local, así que las vallas las pusiste tú antes del juego.
clix-lesson-regular-squares = Ante una valla amarilla o roja un jardinero podría haberla atrapado. Las casillas naranjas también son especiales: las bolas con ! siempre piden los dados; K* y W*, un dado más. Sigue la Postemporada, donde se corre de verdad.
clix-lesson-playoffs = A correr
clix-lesson-playoffs-news = Sigues queriendo más carreras que los otros, pero ahora también se corre en los outs, y los diales giran en ambos sentidos. Defiendes en la novena, 3 a 3, con un out. Jasper Saddleridge está en primera; batea Clement Yarrowstead.
clix-lesson-playoffs-pitch = Ya eligieron su dado. Te vendría bien un roletazo, y velocidad contra contacto es GB en el dial de tu lanzador. Elige rojo.
clix-lesson-playoffs-force = Un roletazo a tu campocorto, SS, uno de los del cuadro. Clement corre a primera, así que Jasper debe dejarla e ir a segunda: va forzado. Puedes sacarlo allí a él en vez del bateador, sin tirar dados. Hazlo.
clix-lesson-playoffs-relay = Dos outs. Tu segunda base, 2B, tiene ahora la bola en la segunda, y el lento Clement aún va camino de primera. Sigue tirando, por uno más.
clix-lesson-playoffs-two = Un tiro son dos dados y la defensa de quien tira, aquí 5. Debe superar la velocidad del corredor, 10. Tira los dados.
clix-lesson-playoffs-click = Con 3 y 4 llega a 12: doble matanza, dos outs con una bola, y su mitad se acabó. Vale un clic para uno de los que participaron. Dáselo a Linus Tarnfield, que hizo ese tiro.
clix-lesson-playoffs-colder = A Clement le costó un clic, y baja a rojo 1. Desde ahora, fallar en los grandes momentos enfría el dial. Es tu mitad de la novena: batea primero Gus Embermere. Míralo.
clix-lesson-playoffs-swing = Gus dio un sencillo y está en primera, y es rápido: velocidad 14. Batea Duncan Heathermore. Elige negro para él.
clix-lesson-playoffs-steal = Los dados están elegidos, pero sin tirar: ahora Gus puede robar la segunda, es decir, correr a ella antes de que nadie batee. Su receptor, C, detrás del bateador, tira con defensa 5, y 1 más porque el primera base vigila a Gus. Tiene que superar 14. Que robe.
clix-lesson-playoffs-stolen = El receptor sacó 4 y 2, solo 12 en total: Gus se robó la segunda. El turno sigue, y su dado blanco muestra control. Tira los tuyos.
clix-lesson-playoffs-tag-up = Un elevado, atrapado: Duncan es out. Tras atraparse la bola, un corredor puede hacer pisa y corre: pisar su base y seguir. Tercera le queda lejos al jardinero derecho: Gus cuenta como 15, y el tiro solo tiene defensa 5. Adelante.
clix-lesson-playoffs-contact = 5, 4 y su 5 dieron 14: Gus está en tercera. Batea Linus Tarnfield, y hasta un roletazo podría traer a Gus al plato. Elige azul.
clix-lesson-playoffs-send = Un roletazo a su campocorto. Nadie empuja a Gus por detrás, así que no va forzado; puedes mandarlo o dejarlo. El tiro al plato, dos dados y defensa 6, debe superar 14. Mándalo.
clix-lesson-playoffs-run = Lo intentaron, con 5 y 2: solo 13. Gus llega al plato y ganas 4 a 3. Cada carrera que un bateador trae al plato vale un clic, para él o para el corredor. Dáselo otra vez a Linus.
clix-lesson-playoffs-won = Ganas, y la novena acaba al instante. Un sencillo, y el resto lo hicieron las piernas: sin el robo y el pisa y corre, Gus seguiría en primera.
clix-lesson-playoffs-more = También son nuevos los toques, golpes suaves que adelantan a los corredores; los boletos intencionales, o bases regaladas; las grandes jugadas y los errores cuando dos dados salen iguales; y los lanzadores que se enfrían tras tantas entradas como su R, la resistencia. La última lección trata de equipos enteros.
clix-lesson-championship = Banca y dones
clix-lesson-championship-news = Sigue ganando quien anota más, pero ahora tienes un equipo entero. Defiendes en la octava, 5 a 5, dos outs, uno de ellos en tercera. Tu lanzador se ha enfriado hasta azul 4: un clic más son tres bolas, y debe salir.
clix-lesson-championship-reliever = No esperes a eso. Entre turnos puedes cambiar a cualquiera, pero quien sale ya no vuelve. Trae a Dario Valewright, un relevista, que es un lanzador para el final del juego, por Wendell Coldridge.
clix-lesson-championship-gift = Dario empieza en su marca verde, rojo 1, y ahí su dial muestra un don, un intangible: Cerrojo. En la octava y la novena, con corredor en segunda o tercera, elige su dado tras la tirada del bateador, por un clic. Úsalo.
clix-lesson-championship-late = Eligieron negro y sacaron poder. Esta vez no hay que adivinar: blanco contra poder es K en el dial de Dario. Elige blanco.
clix-lesson-championship-roll = El blanco muestra control en cuatro de sus seis caras. Tíralo.
clix-lesson-championship-cost = Ponche, el tercer out, y nadie anotó. El don le costó un clic a Dario, pero un relevista que deja así a un corredor sin anotar gana uno. Ahora bateas tú.
clix-lesson-championship-pinch = Le toca a Duncan Heathermore, que anda por azul 3. En tu banca está Milo Nettlestead, que pega lejos. Que entre Milo por Duncan y batee en su lugar.
clix-lesson-championship-swing = Mucho mejores resultados. Cuando vuelvas a defender, Milo tendrá que jugar en algún lado o salir, y otro deberá ser el receptor. Eso puede esperar: elige azul.
clix-lesson-championship-spray = Colgada y contacto: doble de Milo, que está en segunda. Batea Linus Tarnfield, y su dial también muestra un don: Bateador a todas partes. Elige azul otra vez.
clix-lesson-championship-throw = Otra colgada; azul 4 no es vida para un lanzador. Tira tus dados.
clix-lesson-championship-nudge = Un sencillo a la zona 3, adonde su jardinero central, defensa 6, podría llegar y tirar contra Milo. Un Bateador a todas partes puede cambiar el dado verde en uno: hazlo 2, y solo llega el izquierdo, defensa 4.
clix-lesson-championship-extra = Milo ha llegado a tercera y puede buscar una base más: el plato. Ante un tiro al plato desde el jardín cuenta como 13, así que el jardinero izquierdo necesitaría un 10 con dos dados. Manda a Milo.
clix-lesson-championship-click = 4 y 3 no alcanzaron: Milo anota, 6 a 5. Linus gana un clic por su hit, y se debe otro por la carrera. Dáselo también a él.
clix-lesson-championship-balls = Fue la sexta carrera contra su lanzador, y desde la sexta cada una le cuesta un clic. Estaba en azul 4: ahora su dial muestra tres bolas, y hay que reemplazarlo.
clix-lesson-championship-end = Hay once dones, y cada uno vale solo mientras el dial lo muestra. Fuera de su posición, un fildeador no tiene jugadas de rutina. Eso es todo: arma tu propio equipo y mantenlo caliente.

# Qué haría una acción
clix-gist-made = la jugada sale
clix-gist-missed = la bola pasa
clix-gist-ground-out = out por roletazo
clix-gist-fly-out = out por elevado
clix-gist-choice = jugada de selección
clix-gist-sacrifice-fly = elevado de sacrificio
clix-gist-sacrifice-bunt = toque de sacrificio
clix-gist-double-play = doble matanza
clix-gist-home = { $player-you ->
    [yes] eres local
   *[no] { $player } es local
}

# --- Por qué algo no se puede elegir ---
clix-why-steal-home = { $name } está en tercera, y nadie se roba el plato.
clix-why-forced = { $name } va forzado: corre decidas lo que decidas.
clix-why-extra = { $name } ya tiene su base: con este hit no va más lejos.
clix-why-extra-regular = En este nivel solo el bateador busca una base más, y a quien él empuje.
clix-why-battery = El lanzador y el receptor se quedan en su lugar; solo se mueven los del cuadro y los jardineros.
clix-why-shifted = { $name } ya se movió tantas veces como se puede antes de un turno.
clix-why-reach = { $name } no llega a esta bola: es para quien está en su zona o, si no, en la de al lado.
clix-why-gone = { $name } ya salió del juego y no vuelve.
clix-why-after-shift = Los cambios se hacen antes de mover a los fildeadores.
clix-why-pitches-only = { $name } es lanzador: entra a lanzar y a nada más.
clix-why-battery-left = Sin { $name } no quedaría nadie para lanzar o recibir, o no puede jugar ahí.
clix-why-post = { $name } no puede jugar { $position }: solo lanzan los lanzadores y solo reciben los receptores.

# --- El informe para diseñadores ---
clix-design-intangible = Intangibles
clix-design-figure = Figuras
clix-design-figure-name = { $name }, { $club }
clix-trait-batting = bateo: una carrera en cien turnos al bate
clix-trait-defense = un punto de defensa
clix-trait-speed = un punto de velocidad
clix-trait-starting = abridores: una carrera evitada en cien bateadores
clix-trait-endurance = abridores: una entrada de resistencia
clix-trait-relieving = relevistas: una carrera evitada en cien bateadores
clix-trait-relief-endurance = relevistas: una entrada de resistencia
