# Las páginas de las ligas. Lo que dicen las ligas mismas está en src/rainout/leagues.
leagues-title = Ligas
leagues-all = Todas las ligas
leagues-lead = Temporadas, copas y torneos que los bots juegan para ti: funda una, juégala día a día y lee todo lo que pasó.
leagues-none = Aquí todavía no hay ninguna liga. Funda la primera.
leagues-found = Fundar una liga…
leagues-yours = tuya
leagues-clubs = { $count ->
    [one] un club
   *[other] { $count } clubes
}
leagues-won-by = { $club } ganó la temporada { $season }
leagues-not-begun = La temporada { $season } no ha empezado
leagues-on-day = Temporada { $season }, día { $day }, { $left ->
    [one] falta un juego
   *[other] faltan { $left } juegos
}

# --- Fundar una ---
leagues-found-title = Liga nueva
leagues-found-go = Fundar la liga
leagues-founding = Haciendo el calendario…
leagues-name = Nombre de la liga
leagues-kind = Cómo se compite
leagues-kind-season = temporada
leagues-kind-round-robin = todos contra todos
leagues-kind-cup = copa
leagues-kind-swiss = torneo suizo
leagues-kind-ladder = escalera
leagues-kind-season-help = Un calendario de series en casa y fuera, una clasificación y después playoffs entre los mejores.
leagues-kind-round-robin-help = Todos se enfrentan a todos las mismas veces, unas en casa y otras fuera.
leagues-kind-cup-help = Quien pierde una serie queda fuera, hasta que solo queda uno.
leagues-kind-swiss-help = En cada ronda se enfrentan quienes han ganado lo mismo; nadie queda fuera.
leagues-kind-ladder-help = En cada ronda juegan los vecinos, y quien vence al de arriba ocupa su peldaño.
leagues-count = Clubes
leagues-games-season = Juegos de cada club
leagues-games-round-robin = Juegos de cada pareja
leagues-games-swiss = Rondas
leagues-games-ladder = Rondas
leagues-divisions = Divisiones
leagues-playoffs = Clubes en los playoffs
leagues-as-usual = lo habitual
leagues-more = Quién juega y con qué reglas
leagues-entrants = Nombres de quienes participan
leagues-entrants-help = Uno por línea. Si no pones ninguno, juegan los clubes del juego, o clubes con nombres inventados.
leagues-level = Mánager de los clubes
leagues-level-best = el mejor que hay
leagues-draft = Sortear todos los equipos
leagues-draft-help = Cada club tiene lo mejor que el tope salarial permite de una parte de las cartas, en vez de un equipo ya hecho.
leagues-listed = Mostrarla a todos
leagues-listed-help = Si no, solo la ve quien tiene el enlace.

# --- El marco ---
leagues-pages = Páginas de la liga
leagues-front = Portada
leagues-days = Días
leagues-leaders = Líderes
leagues-course = Evolución
leagues-season = Temporada { $season }
leagues-day = Día { $day }
leagues-before = antes del primer día

# --- El despacho ---
leagues-office = Despacho de la liga
leagues-yours-to-play = Esta liga la diriges tú.
leagues-play-day = Jugar un día
leagues-play-week = Jugar una semana
leagues-play-all = Jugar hasta el final
leagues-stop = Parar
leagues-progress = { $games } de { $total } juegos jugados, día { $day }
leagues-next-season = Empezar la temporada siguiente
leagues-more-office = Guardarla, pasarla
leagues-file = Guardar la liga en un archivo
leagues-key = Quien abra este enlace también dirige la liga
leagues-key-help = La llave del despacho está en este navegador. Este enlace la lleva a otro; no lo compartas. El archivo es el que lee «rainout league»; los dados que faltan salen de él.

# --- La portada ---
leagues-best = El juego del día
leagues-results = Resultados del día { $day }
leagues-next = Próximo: día { $day }
leagues-meet = { $away } en casa de { $home }
leagues-standings = Clasificación
leagues-bracket = Playoffs
leagues-rounds = Rondas
leagues-awards = Premios
leagues-deeds = Lo que la gente cuenta
leagues-all-leaders = Todos los líderes
leagues-seasons = Temporadas
leagues-going-on = en juego
leagues-box = Hoja de anotación
leagues-box-of = Hoja de anotación del juego { $number }
leagues-at-home = en casa
leagues-nothing-then = Ese día no se juega nada.

# --- Clubes y jugadores ---
leagues-record = { $won } ganados, { $lost } perdidos
leagues-rank = puesto { $rank } en { $division }
leagues-behind = juegos de diferencia: { $games }
leagues-managed = Mánager: { $level }
leagues-batting = Bateo
leagues-pitching = Pitcheo
leagues-schedule = Calendario y resultados
leagues-column-day = Día
leagues-column-other = Rival
leagues-column-result = Resultado
leagues-column-season = Temporada
leagues-column-game = Juego
leagues-hosts = { $club }
leagues-visits = en casa de { $club }
leagues-result = { $kind ->
    [won] G
    [lost] P
   *[level] E
} { $own }–{ $other }
leagues-log = { $what }, juego a juego
leagues-log-line = Día { $day } { $where ->
    [home] contra
   *[away] en
} { $other }, { $own }–{ $against }

# --- Un juego ---
leagues-games = Otros juegos
leagues-game-title = { $away } en casa de { $home }
leagues-game-before = Juego anterior
leagues-game-after = Juego siguiente
leagues-open-game = Ver cómo se jugó
leagues-open-game-help = El juego como partida: cada jugada, la probabilidad de ganar de principio a fin y dados que se pueden comprobar.
leagues-line-score = Carreras por entrada
leagues-nobody-scores = Este juego no lo anota nadie; míralo jugar.

# --- Personas ---
leagues-people = Hoy juegan personas
leagues-with-manager = { $club } ({ $name })
leagues-somebody = alguien
leagues-sit = Jugar el juego
leagues-go-on = Seguir jugando
leagues-watch = Mirar
leagues-let = Que lo jueguen los bots
leagues-game-over = terminado, a punto de anotarse
leagues-waiting = Se espera a que las personas jueguen sus juegos del día.
leagues-manager = Mánager
leagues-managed-by = Lo dirige { $name }, que juega los juegos del club o deja que se jueguen.
leagues-managed-by-you = Este club lo diriges tú. Cuando llegue su día, encontrarás su juego en la portada.
leagues-invitation-out = Hay una invitación enviada.
leagues-invited = Te invitan a dirigir { $club }: juegas sus juegos en una mesa o dejas que se jueguen, y la liga te espera.
leagues-take = Tomar el club
leagues-invite = Dejar que lo dirija una persona
leagues-club-link = Quien abra primero este enlace dirige el club
leagues-release = Devolvérselo al bot

# --- Evolución ---
leagues-course-title = Cómo se llegó a la clasificación
leagues-course-help = Juegos ganados menos perdidos, día a día
leagues-course-of = { $division }: juegos ganados menos perdidos
leagues-course-table = Como tabla
