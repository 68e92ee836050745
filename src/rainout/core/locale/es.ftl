# Lo que comparten todos los juegos: jugadores, bots, errores.

seat-name = Jugador { $number }
bot-rookie = Novato
bot-veteran = Veterano
bot-all-star = Estrella
bot-hall-of-famer = Salón de la Fama
bot-random = Despistado (random)
bot-novice = Principiante (novice)
bot-advise = Zorro viejo (advise)
bot-weigh = Sopesador (weigh)

outcome-late = { $player-you ->
    [yes] Se te acabó el tiempo.
   *[no] A { $player } se le acabó el tiempo.
}

error-notation = «{ $text }» no es una acción de este juego.
error-illegal = Ahora no se puede hacer «{ $text }». Posibles: { $options }.
error-ambiguous = «{ $text }» podría significar varias cosas: { $options }.
error-over = La partida ya terminó.
error-no-roll = Ahora no hay nada que tirar: le toca actuar a alguien.
error-nobody-acts = Ahora nadie tiene que elegir: hay que tirar un dado o repartir una carta.
error-not-observed = Las posiciones del juego «{ $game }» todavía no se dan en números.
error-batch-shape = Hay { $matches } partidas, así que hacen falta otras tantas acciones, no una matriz de forma { $given }.
error-no-such-seat = No hay tal asiento: se numeran desde 0 y juegan { $seats }.
error-dice-decide = Lo que sale ahora lo deciden los dados de la partida: nadie lo dice.
error-cannot-undo = No hay nada que puedas deshacer: ni una tirada, ni una carta sacada, ni la jugada de otra persona.
error-unknown-game = No hay ningún juego llamado «{ $id }». Juegos: { $known }.
error-option-unknown = No existe la opción «{ $name }». Opciones: { $known }.
error-option-flag = La opción «{ $name }» es sí o no, no «{ $value }».
error-option-choice = La opción «{ $name }» no puede ser «{ $value }». Posibles: { $choices }.
error-option-number = La opción «{ $name }» debe ser un número de { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }, no «{ $value }».
error-option-text = La opción «{ $name }» es un texto, no «{ $value }».
error-option-long = La opción «{ $name }» tiene { $length } letras; el máximo es { $most }.
error-seats = { $game } es para entre { $low } y { $high } personas, no para { $count }.
error-seats-exactly = { $game } es para { $low } personas, no para { $count }.
error-unknown-bot = No hay ningún bot «{ $level }». Bots: { $known }.
error-bot-file = No se puede leer el archivo del bot { $path }: { $why }.
error-bot-load = No se puede ejecutar el archivo del bot { $path }: { $error }.
error-bot-missing = No hay ningún bot «{ $name }» en { $path }. Bots que hay: { $known }.
error-bot-kind = «{ $bot }» no es un bot: hace falta una función de una posición o una clase con un método «decide».
error-bot-raised = El bot { $bot } falló y pierde la partida: { $error }.
error-bot-late = El bot { $bot } no contestó en { $seconds } s y pierde la partida.
error-bot-illegal = El bot { $bot } eligió lo que no puede y pierde la partida. { $why }
error-bot-no-action = { $answer } no es ni el número de una acción ni su notación.
error-bot-not-now = «{ $text }» no es posible entonces.
error-bot-endless = El bot { $bot } no termina nunca su turno y pierde la partida.
error-file-first-line = Este no es un archivo de partida: su primera línea debe ser «{ $expected }».
error-file-header = Al archivo de partida le falta la línea «{ $name }: …».
error-file-line = No se entiende la línea { $number } del archivo de partida: «{ $line }».
error-file-seed = La semilla del archivo de partida no es una serie de dígitos hexadecimales.
error-file-rules = La partida se jugó con la versión { $theirs } del reglamento; este programa conoce la versión { $ours }.
error-file-move = La jugada { $number }, «{ $move }», no encaja: { $why }
error-verify-result = El archivo da como resultado { $said }; las jugadas llevan a { $found }.
error-verify-no-seed = El archivo todavía no trae la semilla, así que no se pueden comprobar los dados: la semilla se revela al terminar la partida.
error-verify-commitment = La semilla no corresponde al hash publicado antes de la primera tirada ({ $said }; la semilla da { $found }).
error-verify-roll = En la jugada { $ply } el archivo dice «{ $said }», pero la semilla da «{ $found }».
error-verify-taken-over = Las primeras { $moves } jugadas no se siguen de esta semilla, así que no pueden probarse: la partida se tomó ahí de otra. Todas las tiradas y cartas posteriores sí se siguen de ella.
error-scenario-given = La posición bajo «given» no encaja: { $why }.
error-file-unreadable = No se puede leer { $path }: { $why }.
error-file-scenario = { $path } no es un escenario: { $why }.
error-file-lesson = { $path } no es una lección: { $why }.
error-file-chapter = { $path } no es un capítulo de un reglamento: { $why }.
error-file-words = { $path } no es una lista de palabras: { $why }.
error-book-empty = El capítulo no dice nada.
error-book-figure = La figura «{ $say }» no se puede dibujar. { $why }
error-book-twice = La palabra «{ $word }» está dos veces en la lista.
error-book-chapter = La palabra «{ $word }» lleva al capítulo «{ $chapter }», que no está en el reglamento.
error-lesson-turn = El paso «{ $say }» pide «{ $do }», pero en ese momento no se le pide eso al aprendiz.
error-lesson-empty = La lección no tiene pasos.
error-lesson-words = No hay ningún mensaje «{ $key }» en el catálogo «{ $language }».
error-unknown-lesson = { $known ->
    [none] El juego «{ $game }» todavía no tiene lecciones.
   *[other] El juego «{ $game }» no tiene ninguna lección «{ $lesson }». Lecciones: { $known }.
}
referee-differs = { $name }: se afirma { $claimed }, resulta { $found }
referee-unknown = De { $name } no se puede afirmar nada aquí. Se conoce: { $known }.

# Planillas de equipo
words-both = { $first } { $rest }
sheet-long-title = Línea { $line }: el título es demasiado largo; el máximo es de { $most } letras.
sheet-many = Línea { $line }: son más de { $most } piezas; ningún equipo tiene tantas.
sheet-unread = Línea { $line }: antes de ella hay tanto que no se puede leer que no se ha mirado lo que sigue.
sheet-no-number = Línea { $line }: no hay número #{ $number }.
sheet-no-name = Línea { $line }: no hay «{ $text }». Escribe un número, como #12, o un nombre tal como está impreso.
sheet-near = Línea { $line }: no hay «{ $text }». ¿Quisiste decir { $near }?
sheet-mismatch = Línea { $line }: #{ $number } es { $name }, no «{ $text }».

# Qué haría una acción
preview-open = sin decidir
preview-other = otra cosa
error-too-many-analyses = Ya se están repasando otras partidas. Inténtalo de nuevo en un momento.
