# La orden rainout. Los textos con %s o %(name)s los completa argparse, de Python; esas marcas quedan como están.

# --- Qué es la orden ---
cli-about = Juegos de mesa: juégalos en el navegador o en la terminal, mira jugar a los bots, simula millones de partidas.
    Sin ninguna orden, Rainout arranca su servidor y abre el navegador.
cli-examples =
    ejemplos:
      rainout                                        jugar en el navegador
      rainout play hens                              jugar en la terminal, contra un bot
      rainout simulate hens --bots advise,novice     ver qué bot juega mejor
cli-usage = uso:{" "}
cli-options = opciones
cli-arguments = argumentos
cli-commands = órdenes
cli-help-help = muestra esta ayuda y termina
cli-version-help = muestra la versión y termina
cli-serve-title = el servidor, cuando no se da ninguna orden
cli-serve-config = el archivo con los ajustes del servidor («rainout settings» dice cuál es si no)
cli-serve-host = dirección en la que escucha (si no se indica, solo esta máquina)
cli-serve-lan = que toda la red local pueda llegar también
cli-serve-port = puerto en el que escucha
cli-serve-database = el archivo en que se guardan las partidas, o postgresql://…
cli-serve-workers = cuántos procesos han de servir (varios en una máquina, o en varias con PostgreSQL)
cli-serve-no-browser = no abrir el navegador

cli-games-about = lista los juegos y sus opciones
cli-games-json = en JSON

cli-learn-about = aprender un juego jugándolo
cli-learn-game = qué juego; sin ninguno se muestran todas las lecciones
cli-learn-lesson = qué lección; la primera del juego, si no se dice otra
cli-learn-step = seguir en este paso
cli-rules-about = leer las reglas de un juego
cli-rules-game = qué juego
cli-rules-words = un capítulo, o cualquier cosa que buscar; «palabras» para la lista; sin nada, todo el reglamento
cli-rules-list = palabras
cli-rules-nothing = Las reglas no dicen nada de «{ $wanted }». Prueba con una palabra más corta.
cli-rules-none = Nadie ha escrito todavía las reglas de este juego.
cli-rules-more = Capítulos: { $chapters }. Nombra uno, o cualquier palabra, o «palabras» para ver la lista.
cli-play-about = jugar en la terminal
cli-play-game = qué juego; «rainout games» los lista
cli-play-bot = jugar contra este bot: rookie, veteran, all-star o hall-of-famer (si no se indica, el mejor que tenga el juego), o uno tuyo: ARCHIVO.py:NOMBRE
cli-play-hot-seat = jugar con personas que comparten esta pantalla
cli-play-own-dice = tirar dados de verdad y escribir lo que muestran
cli-play-seed = un número que fija todas las tiradas y las cartas
cli-play-players = cuántas personas juegan, donde el juego lo permite
cli-play-name = tu nombre; con --hot-seat, una vez por jugador
cli-play-save = guarda la partida en este archivo, jugada a jugada
cli-play-resume = sigue con la partida de este archivo

cli-join-about = que un bot ocupe un asiento en una mesa web
cli-join-link = la invitación a un asiento, tal como la muestra la mesa
cli-join-bot = el bot que juega: uno tuyo, ARCHIVO.py:NOMBRE; o un nivel, donde el juego no oculta nada
cli-join-name = cómo se llama en la mesa (si no se indica, por su nombre)
cli-join-stay = segundos que se queda por si hay revancha (si no se indica, 60; con 0 se va enseguida)

cli-report-about = escribe un informe para diseñadores sobre un juego: victorias, carreras, cuánto vale cada regla, carta y figura, y los precios
cli-report-game = qué juego; «rainout games» los enumera
cli-report-games = cuántas partidas por apartado (2000 si no se dice otra cosa); con cuatro veces más, los márgenes se reducen a la mitad
cli-report-seed = un número que fija todas las partidas; la misma semilla da el mismo informe con cualquier número de núcleos
cli-report-format = html (una página que funciona sin conexión) o json (lo mismo como datos)
cli-report-lang = idioma de las palabras
cli-report-output = escribe en este archivo (JUEGO-report.html si no se dice otra cosa)
cli-report-players = cuántos juegan, donde el juego deja elegir
cli-report-workers = cuántos núcleos usar (todos, si no se dice otra cosa)
cli-report-nowhere = El informe no se puede escribir en { $path }: nombra un archivo en una carpeta que exista.
cli-report-interrupted = Interrumpido: el informe tiene lo que se sabe hasta ahora.
cli-report-written = El informe está en { $path } (semilla { $seed }).
cli-simulate-about = deja jugar muchas partidas a los bots y las resume
cli-simulate-game = qué juego; «rainout games» los lista
cli-simulate-games = cuántas partidas (si no se indica, 10000)
cli-simulate-seed = un número que fija todas las partidas; la misma semilla da el mismo resultado con cualquier cantidad de núcleos
cli-simulate-bots = quiénes juegan, separados por comas, como advise,random o advise,mi_bot.py:Prudente
cli-simulate-players = cuántas personas juegan, donde el juego lo permite
cli-simulate-workers = cuántos núcleos usar (si no se indica, todos)
cli-engine = threads, hilos de esta máquina, o ray, un clúster; el resultado es el mismo
cli-address = la dirección del clúster: MÁQUINA:PUERTO, o auto para aquel del que esta máquina forma parte (si no se dice otra cosa, se inicia uno aquí)
cli-simulate-resume = guarda en este archivo lo jugado y sigue desde lo que contenga
cli-simulate-json = en JSON
cli-simulate-stats = lleva la anotación de todos los juegos y dice cómo bateó y lanzó cada cual
cli-simulate-stats-to = lleva la anotación y escribe en esta carpeta tablas como las de la base de datos de Lahman
cli-simulate-stats-format = de esas tablas: csv, ndjson (una línea de JSON por fila) o parquet (necesita polars o pandas)
cli-simulate-interrupted = Interrumpido: esto es lo que se sabe hasta ahora.
cli-simulate-stats-games = { $games ->
    [one] Se anotó un juego.
   *[other] Se anotaron { $games } juegos.
}
cli-simulate-batting = Bateo
cli-simulate-pitching = Lanzamiento
cli-simulate-situations = Por situación
cli-simulate-team-visitor = visitantes, por juego
cli-simulate-team-home = equipos de casa, por juego
cli-simulate-situation-empty = bases vacías
cli-simulate-situation-runners = con corredores
cli-simulate-situation-scoring = en posición de anotar
cli-simulate-situation-scoring-two-out = lo mismo, con dos outs
cli-simulate-situation-loaded = bases llenas
cli-simulate-situation-late = al final y apretado
cli-simulate-stats-written = { $count ->
    [one] Se escribió una tabla en { $folder }.
   *[other] Se escribieron { $count } tablas en { $folder }.
}
cli-ladder-about = hacer jugar a todos los niveles de un juego entre sí y puntuarlos
cli-ladder-game = qué juego; «rainout games» los lista
cli-ladder-games = cuántas partidas juega cada pareja (si no se indica, 1000)
cli-ladder-seed = un número que fija todas las partidas (si no se indica, 1)
cli-ladder-levels = qué niveles, separados por comas (si no se indica, todos los del juego), como advise,hall-of-famer
cli-ladder-players = cuántos juegan, donde el juego lo deja elegir
cli-ladder-workers = cuántos núcleos usar (si no se indica, todos)
cli-ladder-json = como JSON
cli-train-about = aprende a valorar las posiciones de un juego jugando contra sí mismo
cli-train-game = qué juego; «rainout games» los lista
cli-train-rounds = cuántas rondas de juego y aprendizaje (si no se indica, las del plan propio del juego)
cli-train-seed = un número que fija lo aprendido; la misma semilla da los mismos pesos (si no se indica, 1)
cli-train-calibrate = deja lo aprendido como está y solo vuelve a contrastarlo con partidas nuevas
cli-train-output = escribe los pesos en este archivo (si no se indica, el nombre del juego con .npz)

cli-referee-about = revisar escenarios, que son posiciones con afirmaciones sobre ellas, y lecciones
cli-referee-files = un escenario o una lección, o una carpeta de ellos

cli-verify-about = repite un archivo de partida y la prueba de sus dados
cli-verify-file = un archivo de partida

cli-analyse-about = repasar una partida: quién iba por delante, qué la decidió, qué habría sido mejor
cli-analyse-file = un archivo de partida, terminada o no
cli-analyse-futures = cuántos futuros se juegan desde cada momento en un juego sin valor aprendido (200 si no se dice otra cosa)
cli-analyse-seed = un número que los fija; la misma semilla da el mismo análisis
cli-analyse-lang = idioma de las palabras
cli-analyse-json = en JSON
cli-analyse-picture = escribir la gráfica en este archivo, como SVG
cli-export-about = escribe un archivo de partida en otra forma
cli-export-file = un archivo de partida
cli-export-format = json (todo, también las hojas de anotación), text (la partida contada en palabras y después sus hojas de anotación) o csv (una línea por acción)
cli-export-lang = idioma de las palabras
cli-export-output = escribe en este archivo y no en la salida estándar
cli-box-about = muestra la hoja de anotación de una partida, o de un juego entre bots
cli-box-file = un archivo de partida; o un juego, como clutch, para uno que los bots juegan ahora
cli-box-game = solo este juego de una serie o de una temporada, contado desde 1
cli-box-format = text, html (una página que no necesita nada más) o json
cli-box-lang = idioma de las palabras
cli-box-output = escribe en este archivo y no en la salida estándar
cli-box-seed = de un juego entre bots: un número que lo fija, como en «rainout simulate»
cli-box-match = qué partida de esa semilla, contada desde 0
cli-box-bots = quiénes juegan, separados por comas, como advise,novice
cli-box-players = cuántas personas juegan, donde el juego lo permite
cli-box-seat = { $bot } ({ $number })
cli-box-no-game = No hay juego { $number } en esta partida.
cli-box-nobody-scores = Nadie lleva la anotación de { $game }: no hay hoja de anotación.
cli-box-not-begun = Todavía nadie ha ido al bate en esta partida.

cli-team-about = revisar un equipo propio, o completarlo
cli-team-game = el juego para el que es el equipo
cli-team-file = una planilla: un título y luego una figura por línea; «-» lee lo que llega por la tubería
cli-team-complete = completar el equipo hasta que sea válido e imprimir su planilla; sin archivo, armar uno desde cero
cli-team-output = escribir la planilla, en su forma única, en este archivo

cli-cards-about = revisar un juego de cartas propio
cli-cards-game = el juego para el que son las cartas
cli-cards-folder = la carpeta de las cartas; sin ella, las cartas con las que se juega

cli-settings-about = mostrar cómo está ajustado el servidor y de dónde viene cada ajuste
cli-settings-json = en JSON
cli-settings-example = escribir un archivo de ajustes para empezar, con todo comentado
cli-store-about = cuidar la base de datos de un servidor
cli-store-what = check: jugar otra vez cada partida y decir qué está dañado; backup: copiarlo todo a un archivo; restore: poner ese archivo en una base de datos nueva; prune: guardar las partidas viejas como archivos en una carpeta y borrarlas
cli-store-path = el archivo de la copia o la carpeta para las partidas viejas
cli-store-days = con prune: las partidas en las que no ha pasado nada en tantos días

cli-option = una regla de la casa u otra opción de la partida; se puede repetir; @ARCHIVO toma el valor de un archivo
cli-patience = cuánto puede pensar un bot tuyo una decisión antes de perder (si no se indica, 60)

cli-metavar-command = ORDEN
cli-metavar-host = DIRECCIÓN
cli-metavar-number = N
cli-metavar-lesson = LECCIÓN
cli-metavar-word = PALABRA
cli-metavar-game = JUEGO
cli-metavar-bot = BOT
cli-metavar-bots = BOTS
cli-metavar-seconds = SEGUNDOS
cli-metavar-link = ENLACE
cli-metavar-name = NOMBRE
cli-metavar-file = ARCHIVO
cli-metavar-folder = CARPETA
cli-metavar-value = VALOR
cli-metavar-option = NOMBRE=VALOR

# --- Qué falla en una línea de órdenes ---
cli-error-argument = %(argument_name)s: %(message)s
cli-error-unrecognized = no se entiende: %s
cli-error-required = falta indicar: %s
cli-error-one-required = hace falta uno de estos: %s
cli-error-not-with = no puede ir junto con %s
cli-error-expected-one = falta un valor
cli-error-expected-at-most-one = admite un solo valor
cli-error-expected-at-least-one = hace falta al menos un valor
cli-error-ignored = no lleva valor, pero recibió %r
cli-error-choice = no existe %(value)r; existen: %(choices)s
cli-error-near-choice = no existe %(value)r; ¿querías decir %(suggestion)r? Existen: %(choices)s
cli-error-value = %(value)r no sirve
cli-error-parser = no existe %(parser_name)r; existen: %(choices)s
cli-error-ambiguous = %(option)s podría ser %(matches)s
cli-error-server-option = --config, --host, --lan, --port, --database, --workers y --no-browser son para el servidor; no sirven para «{ $command }».
cli-error-number = «{ $text }» no es un número entero de { $low } en adelante
cli-error-number-between = «{ $text }» no es un número entero de { $low } a { $high }
cli-error-number-large = «{ $text }» es un número demasiado grande
cli-error-pair = «{ $text }» debería ser nombre=valor; «rainout games» lista las opciones
cli-our-fault = algo anda mal en el propio Rainout ({ $error }). Ejecútalo otra vez con RAINOUT_DEBUG=1 para ver dónde y, por favor, cuéntanoslo.
cli-file-missing = { $path }: no existe ese archivo.
cli-file-no-folder = { $path } no puede estar ahí: no existe la carpeta { $folder }.
cli-file-folder = { $path } es una carpeta, no un archivo.
cli-file-forbidden = { $path }: no hay permiso para tocarlo.
cli-file-not-text = { $path } no es un archivo de texto.
cli-file-not-ours = { $path } existe y no es un archivo de partida, así que queda como está.
cli-file-trouble = { $path }: { $why }.

# --- rainout games ---
cli-games-facts = { $seats } jugadores · { $minutes } minutos · bots: { $bots }
cli-games-hint = Las opciones se dan como --option nombre=valor; entre corchetes, el valor por defecto.

# --- rainout simulate ---
cli-number = { $number }
cli-simulate-interpreted = jugando, aún sin compilar
cli-simulate-compiling = jugando mientras se compilan las reglas: { $share } %, faltan unos { $seconds } s
cli-simulate-playing = jugando
cli-simulate-title = { $game }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}, semilla { $seed }
cli-simulate-bot = bot
cli-simulate-wins = ganadas
cli-simulate-share = del total
cli-simulate-points = puntos por partida
cli-simulate-by-side = por bando
cli-simulate-forfeits = { $count ->
    [one] Una partida se perdió así, la número { $match }: { $why }
   *[other] { $count } partidas se perdieron así, la primera es la número { $match }: { $why }
}
cli-simulate-interval = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulate-interval-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } % ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) }–{ NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
cli-simulate-winner-points = puntos de quien gana
cli-simulate-turns = turnos
cli-simulate-length = { $mean }; la mitad dura { $median } o menos, nueve de cada diez entre { $p5 } y { $p95 }, la más larga { $longest }
cli-simulate-starter = gana quien empieza
cli-simulate-side = gana el bando { $side }
cli-simulate-level = empatadas
cli-simulate-unfinished = abandonadas por interminables
cli-simulate-ranges = Entre paréntesis: dónde está el valor verdadero, con 95 % de confianza.
cli-simulate-speed = { NUMBER($seconds, maximumFractionDigits: 1) } s, { $speed } partidas por segundo con { $workers ->
    [one] un núcleo
   *[other] { $workers } núcleos
}
cli-ladder-title = { $game }: la escalera, { $games ->
    [one] una partida
   *[other] { $games } partidas
} por pareja, semilla { $seed }
cli-ladder-level = nivel
cli-ladder-rating = puntuación
cli-ladder-won = de todas sus partidas
cli-ladder-interval = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) } ({ NUMBER($low, maximumFractionDigits: 0, useGrouping: 0) }–{ NUMBER($high, maximumFractionDigits: 0, useGrouping: 0) })
cli-ladder-pair = { $upper } contra { $lower }
cli-ladder-close = Entre { $upper } y { $lower } la suerte deja menos de seis partidas de cada diez.
cli-train-unobserved = { $game } no tiene valoración aprendida: no dice qué observa cada asiento.
cli-train-compiling = Compilando el juego y su entrenamiento…
cli-train-round = Ronda { $number } de { $rounds }: error { $surprise } (cuadrático medio)
cli-train-measured = Contrastado con partidas nuevas: { $number } de { $kinds } clases
cli-train-kept = Guardados { $weights } pesos en { $file }.

# --- rainout referee, rainout verify ---
cli-referee-failed = { $path } no se cumple:
cli-referee-held = { $held ->
    [one] Se cumple un escenario
   *[other] Se cumplen { $held } escenarios
}, { $failed ->
    [0] no falla ninguno
    [one] falla uno
   *[other] fallan { $failed }
}.
cli-referee-nonsense = { $path }: la posición o lo que se afirma no tiene sentido ({ $error }).
cli-referee-empty = { $path } no tiene escenarios (ningún archivo que termine en .toml).
cli-verify-well = { $path }: las { $moves } jugadas son legales, el resultado es correcto y { $own-dice ->
    [yes] las cartas salieron como se prometió antes de la primera tirada; los dados eran de los jugadores
   *[no] los dados son los prometidos antes de la primera tirada
}.
cli-verify-not-over = { $path }: las { $moves } jugadas hechas son legales y { $own-dice ->
    [yes] las cartas salieron como se prometió antes de la primera tirada; los dados son de los jugadores
   *[no] los dados son los prometidos antes de la primera tirada
}. La partida no terminó.

# --- Teams ---
cli-team-none = A «{ $game }» nadie lleva un equipo propio. Juegos con equipos: { $known }.
cli-team-which = ¿Qué equipo? Indica un archivo, o pide uno con --complete.
cli-team-name = nombre
cli-team-points = puntos
cli-team-nobody = nadie
cli-team-size = { $count ->
    [one] Una figura
   *[other] { $count } figuras
}, { $counted ->
    [yes] { $points } de { $most } puntos.
   *[no] { $points } puntos, que aquí no cuentan.
}
cli-team-tally = { $fixed ->
    [yes] { $section }: { $count } de { $high }
   *[no] { $section }: { $count } (de { $low } a { $high })
}
cli-team-sum = { $counted ->
    [yes] { $points } de { $most } puntos.
   *[no] { $points } puntos, que aquí no cuentan.
}
cli-team-legal = Este equipo puede jugar.
cli-team-needs = Lo que necesita: { $needs }

# --- Cards ---
cli-cards-none = Nadie hace cartas para «{ $game }». Juegos con cartas propias: { $known }.
cli-cards-well = Se puede jugar con estas cartas.

# --- rainout play ---
cli-you = Tú
cli-yes = sí
cli-no = no
cli-learn-how = Pulsa Intro para seguir, escribe lo que se te pida, o escribe salir para irte.
cli-learn-go-on = [Intro] para seguir >
cli-learn-type = Escríbelo >
cli-learn-other = En esta lección, escribe «{ $action }».
cli-learn-no-step = No hay paso { $step }; van del 1 al { $last }.
cli-learn-next = La siguiente lección: { $command }
cli-learn-play = Y ahora, a jugar: { $command }
cli-learn-resume = Para seguir con esta lección: { $command }
cli-play-which = ¿Qué juego? «rainout games» los lista; por ejemplo: rainout play hens
cli-play-exists = { $path } ya existe: sigue con esa partida con --resume, o elige otro nombre.
cli-play-settled = { $option } no se puede cambiar en una partida empezada.
cli-play-other-game = { $path } tiene una partida de { $game }.
cli-play-guest = La partida de { $path } se empezó contra { $bot }. Un archivo de partida no ejecuta ningún programa por sí solo: añade --bot { $bot }
cli-play-names = { $people ->
    [one] Juega una sola persona, así que basta un --name.
   *[other] Juegan { $people } personas, así que bastan { $people } nombres.
}
cli-table-welcome = { $game }: { $players }
cli-table-commands = Escribe un número o una acción. También: { $commands }
cli-table-looks = Para mirar: { $looks }
cli-table-type-only = [Intro], o una acción, o ayuda >
cli-table-type-number = Número o acción, o ayuda >
cli-table-type-action = Acción, o ayuda >
cli-table-press-enter = [Intro] para tirar >
cli-table-roll-first = Primero tira el dado: pulsa Intro.
cli-table-tell-roll = Tira tu dado y escribe lo que muestra, de { $first } a { $last }.
cli-table-no-number = No hay opción { $number }. Hay: { $known }.
cli-table-no-numbers = Un número solo dice poco aquí. Escribe la acción, como «{ $example }».
cli-table-try-help = Escribe «{ $help }» para ver lo que se puede escribir, o pulsa Intro para ver otra vez la pregunta.
cli-table-narrow = Escribe «{ $example }» para ver lo que haría cada una.
cli-table-undone = Deshecho.
cli-table-save-where = ¿En qué archivo? Escribe «guardar» y un nombre.
cli-table-save-before = Nombre de un archivo para guardar la partida, o Intro para salir sin guardarla:
cli-table-saved = Guardada. Para seguir más tarde: { $command }
cli-table-resume = Para seguir con esta partida: { $command }
cli-table-kept = Para comprobar los dados de esta partida: { $command }
cli-table-left = Dejas la mesa; la partida no se guardó.
cli-table-help = Elige por número o escribe la acción, como «{ $example }»; basta el comienzo de sus palabras si solo encaja con una.
cli-table-help-help = esta lista; ayuda PALABRA explica una palabra del juego
cli-table-help-coach = qué es lo mejor aquí, por qué, y cuánto cuesta lo demás
cli-table-help-odds = qué puede salir de cada opción, o de la tirada
cli-table-odds = { $percent } % { $result }
cli-table-no-odds = De eso no se puede decir nada antes de que pase.
cli-table-help-log = todo lo que pasó
cli-table-help-rules = las reglas de lo que se pide; reglas PALABRA busca algo
cli-table-help-agreed = lo que la mesa ha acordado
cli-table-help-undo = deshace tu última acción: siempre contra bots; si no, nunca una tirada, una carta sacada ni la jugada de otra persona
cli-table-help-save = guardar ARCHIVO guarda la partida en un archivo
cli-table-help-resign = dar la partida por perdida
cli-table-help-quit = dejar la mesa
cli-word-roll = tirar
cli-word-help = ayuda
cli-word-coach = consejo
cli-word-odds = probabilidades
cli-word-log = historia
cli-word-rules = reglas
cli-word-agreed = acuerdo
cli-word-undo = deshacer
cli-word-save = guardar
cli-word-resign = rendirse
cli-word-quit = salir
# Una historia que contar de una partida: de quién, qué y cómo.
cli-feat = { $who }: { $feat }. { $story }
cli-join-sat = { $bot } ocupa el asiento { $seat }.
cli-join-pace = Con reloj: { $pace }.
cli-join-left = A { $name } le quedaban { $minutes } min { $seconds } s.
cli-pace-match = { $minutes } min { $seconds } s cada uno, y { $increment } s más por turno
cli-pace-move = { $minutes } min { $seconds } s para cada acción
cli-join-stays = Se queda { $seconds } s por si hay revancha. Ctrl+C lo levanta de la mesa.
cli-join-dropped = Se ha cortado la línea con la mesa ({ $why }). Se vuelve a llamar.
cli-join-resume = El asiento sigue siendo tuyo. Para volver a él: { $command }
cli-log-turn = Turno { $turn }
cli-log-deal = El reparto
cli-curtain = Pásale el teclado a { $player } y pulsa Intro cuando nadie más mire.

# --- rainout analyse ---

cli-analyse-working = repasando: { $done } %
cli-analyse-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-analyse-change = { $way ->
    [up] +
    [down] −
   *[none] {""}
 }{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
cli-analyse-graph = La probabilidad de ganar de { $side }:
cli-analyse-side = bando
cli-analyse-start = al principio
cli-analyse-luck = suerte
cli-analyse-cost = decisiones propias
cli-analyse-gifts = decisiones del otro
cli-analyse-given-up = abandono
cli-analyse-end = al final
cli-analyse-accuracy = precisión
cli-analyse-best = mejores decisiones
cli-analyse-of = { $count } de { $all }
cli-analyse-swings = Lo que la decidió
cli-analyse-swing = Turno { $turn }{ $leverage ->
    [0] {""}
   *[other] {" "}(peso { NUMBER($leverage, minimumFractionDigits: 1, maximumFractionDigits: 1) })
 }: { $change } para { $side }. { $words }
cli-analyse-mistakes = Las decisiones más caras
cli-analyse-mistake = Turno { $turn }, { $player }: { $cost }. Elegido: { $taken } Mejor: { $best }
cli-analyse-now = Lo que se puede elegir ahora
cli-analyse-player = jugador
cli-analyse-added = aportado
cli-analyse-ballplayer = en el campo
cli-analyse-of-manager = de
cli-analyse-batting = bateando
cli-analyse-pitching = lanzando
cli-analyse-how = { $learned ->
    [yes] Las posiciones se juzgan por lo que se aprendió del juego.
   *[no] Las posiciones se juzgan por futuros que juegan jugadores sensatos; lo que estos dejan en duda no cuenta para nadie.
 } Una decisión se juzga por lo que sabía su jugador. Precisión: cuánto de su probabilidad de ganar conservó una decisión, en promedio.
cli-analyse-page = En el navegador: inicia «rainout», abre allí el archivo y elige «Analizar».

# --- rainout settings ---
cli-settings-default = de serie
cli-settings-from-file = del archivo
cli-settings-from-environment = del entorno
cli-settings-from-command = de la línea de órdenes
cli-settings-unset = sin fijar
cli-settings-read = Archivo de ajustes: { $path }
cli-settings-not-read = No hay archivo de ajustes. Sería { $path }; «rainout settings --example» escribe uno para empezar.
cli-store-well = { $matches ->
    [one] La única partida está en orden.
   *[other] Las { $matches } partidas están en orden.
 }{ $old ->
    [0] {""}
   *[other] {" "}{ $old } tienen reglas que este programa ya no conoce y no se pudieron jugar.
}
cli-store-damaged = { $flaws ->
    [one] Una cosa no está
   *[other] { $flaws } cosas no están
 } en orden, de { $matches } partidas. Las demás se pueden jugar. Lo perdido solo puede venir de una copia: «rainout store restore ARCHIVO» pone una en una base de datos nueva, que se indica con --database.
cli-store-backed-up = { $path } contiene las { $matches } partidas.
cli-store-restored = Las { $matches } partidas de { $path } están en la base de datos.
cli-store-pruned = { $gone ->
    [one] Una partida es ahora un archivo
   *[other] { $gone } partidas son ahora archivos
 } en { $path }.
cli-store-stayed = no se puede guardar como archivo, así que se queda
cli-store-needs-path = { $path ->
    [none] «rainout store { $what }» necesita el nombre de un archivo o carpeta.
   *[other] «rainout store { $what }» no admite un archivo: { $path }
}
cli-store-needs-days = A «rainout store prune» hay que decirle cuántos días: --days N
cli-store-no-days = --days es para «rainout store prune».
cli-store-memory = Lo que un servidor guarda en memoria no se puede cuidar; indica una base de datos.
cli-settings-heading = Ajustes de un servidor de Rainout. Cada uno se muestra con el valor que tiene si nadie dice otra cosa; quite el # para cambiarlo.

# --- rainout league ---
cli-league-about = Fundar una liga, una copa o un torneo y jugarlo
cli-league-new-about = Fundar una liga en un archivo nuevo
cli-league-new-game = El juego que se juega
cli-league-new-name = Cómo se llama la liga
cli-league-new-kind = Cómo se compite: una temporada con calendario y playoffs (season), todos contra todos (round-robin), una copa (cup), un torneo suizo (swiss) o una escalera (ladder)
cli-league-new-clubs = Cuántos clubes juegan; 8 si no se dice otra cosa
cli-league-new-games = Juegos de cada club en una temporada (162 si no se dice otra cosa), de cada pareja en un todos contra todos; rondas de un torneo suizo o de una escalera
cli-league-new-divisions = En cuántas divisiones se reparten los clubes
cli-league-new-playoffs = Cuántos clubes siguen jugando tras la temporada; 0 para ninguno
cli-league-new-best-of = El máximo de juegos de una serie en cada ronda, como 3,5,7
cli-league-new-seed = La semilla de la que sale todo el azar; la misma semilla da la misma liga
cli-league-new-level = El bot que dirige los clubes; el mejor del juego si no se dice otra cosa
cli-league-new-team = Una hoja de equipo propia; se puede repetir
cli-league-new-draft = Sortear los equipos de todos los clubes dentro del tope salarial, en vez de tomar primero los ya hechos
cli-league-new-entrant = Alguien que participa, con un bot: Ana=veteran; se puede repetir
cli-league-play-about = Seguir jugando: un día, varios o hasta el final
cli-league-play-days = Cuántos días jugar; 1 si no se dice otra cosa
cli-league-play-all = Jugar hasta que haya campeón
cli-league-play-workers = Cuántos núcleos usar; todos si no se dice otra cosa
cli-league-season-about = Empezar la temporada siguiente con los mismos clubes
cli-league-standings-about = Mostrar la clasificación, y los playoffs cuando hayan empezado
cli-league-standings-json = Escribirla como JSON
cli-league-schedule-about = Mostrar qué se juega y cuándo, con los resultados
cli-league-schedule-day = Desde este día; desde el próximo si no se dice otra cosa
cli-league-schedule-days = Cuántos días mostrar
cli-league-schedule-club = Mostrar todos los juegos de un club, por su nombre corto
cli-league-show-about = Mostrar lo acordado, los clubes y los campeones
cli-league-game-about = Contar un juego: su resumen y, si se pide, su archivo de partida
cli-league-game-which = El número del juego, o su día y un club: 3/KIT
cli-league-game-output = Escribir el archivo de la partida, que «rainout verify» comprueba
cli-league-season = La temporada; la última si no se dice otra cosa
cli-league-file = El archivo de la liga; no hace falta si aquí solo hay uno que termine en .league
cli-metavar-numbers = NÚMEROS
cli-error-entrant = Un participante necesita un nombre, como Ana=veteran.
cli-league-there = { $path } ya existe. Nombra otro archivo: rainout league new … otra.league
cli-league-none = Aquí no hay ninguna liga. Funda una: rainout league new --game clutch. O nombra su archivo.
cli-league-several = Aquí hay varias ligas ({ $files }). Nombra la que quieras.
cli-league-founded = La liga está en { $path }. Se juega con: rainout league play
cli-league-which = «{ $which }» no nombra ningún juego. Di su número, como 12, o su día y un club, como 3/KIT.
cli-league-over = La temporada { $season } ha terminado. Empieza la siguiente con: rainout league season
cli-league-interrupted = { $games ->
    [one] Detenido; se jugó un juego más y queda guardado. Sigue con: rainout league play
   *[other] Detenido; se jugaron { $games } juegos más y quedan guardados. Sigue con: rainout league play
}
cli-league-played = { $games ->
    [one] Se jugó un juego. Es el día { $day }.
   *[other] Se jugaron { $games } juegos. Es el día { $day }.
}
cli-league-season-begun = Ha empezado la temporada { $season }. Se juega con: rainout league play
cli-league-saved = La partida está en { $path }. Comprueba sus dados con: rainout verify { $path }
cli-league-nothing-then = Entonces no se juega nada.
cli-league-result = Día { $day }, juego { $number }: { $away } { $allowed }, { $home } { $scored }
cli-league-due = Día { $day }, juego { $number }: { $away } en casa de { $home }
cli-league-kind-season = { $game }: { $clubs } clubes, { $games } juegos cada uno, semilla { $seed }
cli-league-kind-round-robin = { $game }: participan { $clubs }, todos contra todos, { $games ->
    [one] una vez
   *[other] { $games } veces
}, semilla { $seed }
cli-league-kind-cup = { $game }: una copa para { $clubs }, semilla { $seed }
cli-league-kind-swiss = { $game }: un torneo suizo para { $clubs } en { $games ->
    [one] una ronda
   *[other] { $games } rondas
}, semilla { $seed }
cli-league-kind-ladder = { $game }: una escalera de { $clubs } peldaños, { $games ->
    [one] una ronda
   *[other] { $games } rondas
}, semilla { $seed }
cli-league-has-playoffs = { $count } siguen jugando, en series de { $most } juegos como máximo
cli-league-manager = con { $level } de mánager
cli-league-year = { $over ->
    [yes] Temporada { $season }: la ganó { $champion } tras { $games } juegos.
   *[no] Temporada { $season }: { $games } juegos jugados.
}
cli-league-leaders-about = Mostrar quién encabeza qué, los premios al final y lo que la gente cuenta
cli-league-club-about = Mostrar los jugadores de un club con sus números de la temporada
cli-league-club-club = El nombre corto del club
cli-league-unscored = Los números de los jugadores se llevan en ligas de clubes que conservan a los suyos, en juegos que tienen anotador.
cli-league-deeds = Lo que la gente cuenta
cli-league-club-record = { $won } ganados, { $lost } perdidos hasta el día { $day }
