# Palabras que solo usa el navegador. Las de los juegos están junto a los juegos, en src/rainout.

# --- En todas partes ---
app-name = Rainout
page-title = { $title } · Rainout
skip = Ir a la mesa
go-home = Inicio
close = Cerrar
cancel = Cancelar
loading = Un momento…
try-again = Intentar de nuevo
yes = sí
no = no
just-now = ahora mismo
menu = Menú
versus = contra
language-en = English
language-es = Español
language-switch = { $code }: cambiar a { $language }
theme-to-light = Colores claros
theme-to-dark = Colores oscuros
lost-title = Aquí no hay nada
lost-text = No hay ninguna página en esta dirección. Quizá el enlace llegó cortado.
unreachable-title = El servidor no responde
unreachable-text = Ahora mismo no se puede llegar al servidor. Comprueba que está en marcha e inténtalo de nuevo.
unreachable-needs = Las mesas, los bots, las lecciones y las reglas vienen del servidor, también para dos ante una pantalla: él lleva el marcador y tira dados limpios. Las partidas se guardan en cada jugada, así que mientras tanto no se pierde nada.

# --- Inicio ---
home-title = ¿Se suspendió por lluvia? Reparte.
home-lead = Juegos para una mesa junto a la ventana: contra un bot, frente a frente o con alguien lejos, por enlace.
home-continue = Continuar
home-finished = Tus partidas terminadas
home-games = Juegos
home-watch = Mesas para mirar
home-watch-none = Ahora nadie juega a la vista. Abre una mesa y los demás podrán mirarla aquí.
lobby-title = Asientos libres
lobby-lead = En cada una de estas mesas hay alguien esperando. Siéntate y empieza el juego.
lobby-none = Ahora mismo nadie espera compañía.
lobby-none-such = Ahora mismo nadie espera en una mesa así.
lobby-none-do = Ofrece tú un asiento: tu mesa se muestra aquí mientras estés en ella, y quien pase se sienta con un clic.
lobby-offer = Ofrecer un asiento…
lobby-go = Todos los asientos libres
lobby-all = Todos los asientos libres ({ $count })
lobby-any-game = Cualquier juego
lobby-any-level = Cualquier nivel
lobby-any-pace = Cualquier ritmo
lobby-live = Con reloj
lobby-days = Días por jugada
lobby-seats = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
}
lobby-sit-with = Sentarse con { $name }: { $game }
lobby-yours = Tu mesa
watching = { $count ->
    [one] una persona mirando
   *[other] { $count } personas mirando
}
home-load = Abrir un archivo de partida
load-help = Elige una partida guardada o suéltala aquí: si está a medias, sigue; si terminó, se repite.

tile-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
tile-players-range = de { $low } a { $high } jugadores
tile-minutes = de { $low } a { $high } minutos
tile-depth = Profundidad { $depth } de 5
tile-depth-1 = fácil de aprender
tile-depth-2 = ligero
tile-depth-3 = intermedio
tile-depth-4 = profundo
tile-depth-5 = muy profundo
tile-play = Jugar ya
tile-play-help = «Jugar ya» te sienta frente a { $bot }.
tile-play-alone = «Jugar ya» empieza en solitario.
tile-learn-first = Aprende en dos minutos
tile-learn-on = Sigue aprendiendo
tile-learn = Aprender
tile-new = Mesa nueva…
learn-tile = ¿Es tu primera vez?
learn-tile-lead = Primeras partidas cortas en la mesa de verdad: una lámpara, una voz, dos minutos cada una.
learn-tile-count = { $done } de { $all }
ladder = Tu peldaño
ladder-off = Acordado de otra manera que en los peldaños.
ladder-bots = Juega contra
rung-rookie = Novato
rung-rookie-about = Juega sencillo y se distrae a menudo.
rung-veteran = Veterano
rung-veteran-about = Conoce el juego y aún comete errores.
rung-all-star = Estrella
rung-all-star-about = Juega con seguridad y perdona poco.
rung-hall-of-famer = Salón de la Fama
rung-hall-of-famer-about = Ha jugado contra sí mismo un millón de veces y sopesa cada posibilidad.
rung-next = ¿Listo para más? Sigue { $rung }. { $about }
rung-go = Jugar: { $rung }

learn-title = { $game }: { $lesson }
learn-name = Aprendiz
learn-step = Paso { $step } de { $steps }
learn-on = Seguir
learn-lamp = Pulsa «{ $name }».
learn-again = Empezar de nuevo
learn-leave = Dejar la lección
learn-next = Siguiente lección
learn-play = Jugar una primera partida

line-continue = Continuar
line-watch = Mirar
line-replay = Repetición
line-forget = Quitar de la lista
line-all = Ver las { $count }
line-fewer = Ver menos
line-to-move = Le toca a { $player }
line-waits-for-friend = Esperando a que se siente alguien
line-waits-for-anyone = Hay un asiento libre para cualquiera

# --- Una mesa nueva ---
new-title = Mesa nueva
new-game = Juego
new-seats = Quién se sienta dónde
new-players = Jugadores
new-seat = Asiento { $number }
new-seat-team = Asiento { $number }, { $team }
new-team-0 = visitantes
new-team-1 = locales
new-seat-me = Yo
new-seat-local = Otra persona en esta pantalla
new-seat-link = Alguien, por enlace
new-seat-anyone = Cualquiera que pase
new-seat-bot = Un bot
new-seat-link-help = Al abrir la mesa tendrás un enlace para enviar.
new-seat-anyone-help = El asiento se ofrece a todos mientras estés en la mesa.
new-level = Nivel
new-name = Nombre
new-teams = Equipos
new-options = Reglas de la casa
new-own-dice = Nuestros propios dados
new-own-dice-help = Se tiran dados de verdad y se le dice a la mesa qué salió.
new-listed = Se puede mirar
new-listed-help = La mesa aparece en la página de inicio. Los asientos no cambian de dueño.
new-pace = Ritmo
new-late = A quien se le acaba el tiempo
late-loses = pierde la partida
late-bot = lo sustituye un bot
pace-untimed = Sin reloj
pace-live = { $minutes } min cada uno + { $increment } s por turno
pace-minutes = { $minutes } min cada uno
pace-each = { $minutes } min por jugada
pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
clocks = Relojes
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes ->
    [0] { $seconds } segundos
    [one] 1 minuto y { $seconds } segundos
   *[other] { $minutes } minutos y { $seconds } segundos
}
clock-low = Te quedan { $left }.
clock-is-low = Queda poco tiempo
clock-paused = Los relojes están parados
clock-gone = Se ha ido, y el reloj sigue
clock-runs-on = El reloj sigue corriendo.
new-consent = Deshacer requiere consentimiento
new-consent-help = Quien quiera deshacer se lo pide a los demás; si están de acuerdo, se vuelve a su última decisión.
consent = Una pregunta para ti
consent-undo = { $name } quiere deshacer.
consent-pause = { $name } pide una pausa.
consent-resume = { $name } quiere seguir.
consent-yes = De acuerdo
consent-no = No
consent-awaited = Has preguntado; falta la respuesta de { $names }.
consent-withdraw = Déjalo
ask-pause = Pedir una pausa
ask-resume = Pedir seguir
act-ask-undo = Pedir deshacer
rated = Con clasificación
rated-help = El resultado cuenta para la puntuación de todos, mientras nadie deje su asiento a un bot. Quien se sienta trae una clave.
rated-sit = Esta mesa cuenta para la clasificación. Si te sientas, el resultado cuenta y la mesa te conoce por tu clave.
ratings-title = Clasificaciones
ratings-lead = De quienes juegan partidas con clasificación y de quienes ya se sabe bastante. La puntuación es Glicko-2; dos de cada tres veces no se desvía más de lo que se indica.
ratings-mine = Puntuaciones
ratings-history = Partidas con clasificación
ratings-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
ratings-none = Nadie tiene puntuación en este juego todavía. Abre una mesa para alguien de la sala y marca «Con clasificación».
ratings-rank = Puesto
ratings-rating = Puntuación
ratings-games = Partidas
ratings-nameless = Alguien
key-title = Tu clave
key-text = Las partidas con clasificación te conocen por una clave que vive en este navegador. Quien la tiene juega como tú. Solo se envía para sentarse en esas mesas y para consultar tus puntuaciones.
key-show = Mostrar mi clave
key-hide = Ocultarla
key-words = Las palabras de tu clave
key-words-help = Anótalas en orden y guárdalas bien: te devuelven lo tuyo cuando este navegador te haya olvidado.
key-link = Enlace que lleva la clave a otro dispositivo
key-enter = Tengo una clave de otro dispositivo
key-enter-words = Sus { $count } palabras; bastan las cuatro primeras letras de cada una
key-use = Usar esta clave aquí
key-leave = Dejarlo como está
key-brought = Este enlace trae una clave.
key-brought-other = Este enlace trae otra clave. Si la usas, se olvida la de este navegador: anótala antes si quieres recuperarla.
key-taken = Este navegador ya tiene la clave.
key-known = Este navegador ya tenía esa clave.
key-wrong-word = «{ $word }» no es ninguna de las palabras.
key-wrong-count = Son { $count } palabras; una clave tiene { $wanted }.
key-wrong-check = Una de las palabras está mal, o dos han cambiado de lugar.
table-closed = El anfitrión ha cerrado esta mesa.
report-open = Denunciar a alguien…
report-title = Denunciar a alguien
report-text = Se avisa al anfitrión de este servidor, junto con la mesa. A nadie más.
report-about = A quién
report-kind = Por qué
report-rude = es grosero
report-cheats = hace trampas
report-leaves = se va una y otra vez
report-name = tiene un nombre ofensivo
report-other = otra cosa
report-words = Con tus palabras, si quieres
report-send = Avisar al anfitrión
report-sent = El anfitrión está avisado.
report-block = No volver a jugar con esa persona
report-blocked = No te sentarás más con { $name } en mesas con clasificación.
admin-title = Para el anfitrión
admin-secret = El secreto del anfitrión
admin-secret-help = Es el ajuste «admin-token». Esta página no lo guarda en ninguna parte.
admin-go = Entrar
admin-again = Mirar de nuevo
admin-tables = Mesas en memoria
admin-attended = Con gente
admin-sockets = Líneas abiertas
admin-bots = Bots pensando
admin-memory = Memoria
admin-reports = Denuncias
admin-no-reports = Nadie ha denunciado nada.
admin-look = Mirar
admin-dismiss = No hace falta nada
admin-close = Cerrar la mesa
admin-dismissed = no hacía falta nada
admin-closed = mesa cerrada
admin-latest = Mesas
new-open = Abrir la mesa

# --- Asientos e invitaciones ---
seat-take-title = Tienes un asiento guardado
seat-take-text = Dile tu nombre a la mesa y siéntate.
seat-take = Sentarme
seat-take-watch = Solo mirar
seat-take-one = Sentarse en { $name }
seat-free = Aquí hay un asiento libre, para cualquiera.
seat-free-mine = El asiento libre se ofrece a todos mientras estés aquí.
seat-free-link = Quien abra este enlace también puede ocuparlo
seat-offer = Que se siente cualquiera
invite-link = Envía este enlace a tu rival ({ $name })
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir…
invite-code = Código QR
invite-code-label = Escanea para abrir el enlace
invite-only-here = Por ahora solo este equipo llega a este enlace. Abre Rainout a tu red local y quienes estén en ella podrán sentarse.
invite-only-here-start = Solo este equipo llega a este enlace. Para que entren los de tu red, inicia Rainout con { $command }.
invite-open = Abrir a la red local
invite-network = Sirve en tu red local hasta que se detenga Rainout. Allí se ven las mesas por sus enlaces y la lista de las abiertas.
invite-address = Dirección
elsewhere-title = Seguir en otro dispositivo…
elsewhere-link = Abre este enlace en el otro dispositivo
elsewhere-text = Quien tenga este enlace juega en tu lugar: no lo compartas. La partida se guarda a cada paso, así que sigues donde la dejaste.

# --- La mesa ---
table-board = El tablero
table-scores = Marcador
table-in-words = La posición en palabras
table-watching = Estás mirando.
table-waits-for-friend = Queda un asiento libre. Su jugador tiene el enlace.
table-reconnecting = Se perdió la conexión. Reconectando…
table-save = Guardar partida
table-replay = Repetición
table-rematch = Revancha
table-swap = Revancha con los lados cambiados
table-show = Que otros puedan mirar
table-hide = Solo con el enlace
table-sat-down = { $name } se sienta.
table-result = Resultado
table-leave = Irse y dejar jugar a un bot…
table-leave-name = Que un bot juegue por { $name }…
table-resign = Abandonar…
resign-title = ¿Abandonar?
resign-text = La partida termina ya y gana el otro lado.
resign-yes = Abandonar
resign-no = Seguir jugando
leave-title = ¿Dejar la mesa?
leave-text = Un bot sigue jugando en tu lugar. Puedes volver a tu asiento cuando quieras.
leave-yes = Que juegue un bot
away-mine = Un bot juega por { $name }.
away-return = Volver a mi asiento
away-gone = { $name } no está y es su turno.
away-let-bot = Que juegue un bot por él
curtain-title = Pasa la pantalla a { $name }
curtain-text = Lo que viene es solo para { $name }. Que nadie más mire.
curtain-lift = Soy { $name }: adelante
curtain-log = También tapada, hasta que la pantalla cambie de manos.
choices-title = Lo que puedes hacer

act-for = { $name }. { $sentence }
act-roll = Tirar
act-tell-roll = ¿Qué ha salido en tu dado?
act-face = Mi dado muestra { $face }
act-choose = { $verb }: elige algo que brille.
act-choose-more = { $verb }: { $things }, ¿y…?
act-what-with = { $things }: ¿qué hacemos?
act-confirm = Sí: { $verb }
act-back = Atrás
act-skip = Saltar
act-undo = Deshacer
act-sending = Enviando…

score-unfold = Abrir el marcador
score-fold = Plegar el marcador
log-title = Crónica
log-empty = Todavía no ha pasado nada.

result-won = Has ganado
result-lost = Has perdido
result-over = La partida ha terminado
report-story = Cómo fue
points-total = { $name } en total
series-banner = La última partida

# --- Las reglas ---
rules = Reglas
rules-of = Las reglas de { $game }
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No aparece. Prueba con una palabra más corta.
    [one] Aparece una vez
   *[other] Aparece { $count } veces
}
rules-contents = Contenido
rules-words = Lista de palabras
rules-before = Volver a { $title }
rules-next = Seguir con { $title }
rules-none = Nadie ha escrito todavía estas reglas.
rules-hold = Estas reglas valen para
rules-house = Reglas de la casa
rules-page = Abrir como página
act-what = ¿De qué se trata? Las reglas
coach-name = Entrenador
coach-ask = Preguntar al entrenador
coach-close = Gracias, entrenador
coach-do = Hacer eso
coach-thinks = El entrenador está pensando…
coach-costs = Lo que cuestan las demás en probabilidad de ganar
coach-best = { $percent } % de ganar.
coach-more = { $count ->
    [one] Otra opción cuesta más.
   *[other] Otras { $count } opciones cuestan lo mismo o más.
}
signs-title = Qué es qué
why-not = Por qué no
why-rule = La regla
why-not-together = No va con lo que ya elegiste. Esc lo deshace.
why-not-asked = Ahora no. { $asked }
signs-more = Más en las reglas
signs-more-of = Más en las reglas: { $term }
signs-none = No hay nada a la vista que necesite explicación. Las reglas tienen una lista de palabras.
rules-agreed = Acordado en esta mesa

# --- Los dados ---
dice-title = Dados limpios
cards-title = Cartas limpias
dice-how = Antes de la primera tirada, la mesa publicó la huella de un número secreto. Todas las tiradas y todas las cartas salen de ese número. Al terminar la partida se muestra, y cualquiera puede comprobar que nada se torció.
cards-how = Antes del primer reparto, la mesa publicó la huella de un número secreto. Todas las cartas repartidas o robadas salen de ese número. Al terminar la partida se muestra, y cualquiera puede comprobar que nada se torció.
dice-own = En esta mesa cada cual tira sus dados; solo las cartas salen de la mesa.
dice-commitment = Huella (SHA-256), visible desde el principio
dice-seed = Número secreto
dice-seed-later = se muestra al terminar la partida
dice-verify = Guarda la partida y deja que Rainout repita cada tirada:
cards-verify = Guarda la partida y deja que Rainout vuelva a repartir cada carta:
cards-verify-later = El archivo de la partida cuenta todas las cartas, así que se puede guardar cuando haya terminado.

# --- Repetición ---
replay-of = Repetición de { $game }
replay-start = Antes de repartir la primera carta.
replay-at = { $ply } / { $plies }
replay-position = Jugada
replay-first = Al principio
replay-last = Al final
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-turn-back = Un turno atrás
replay-turn-forth = Un turno adelante
replay-run = Ver
replay-pause = Pausa
replay-tempo = Velocidad
replay-tempo-0 = lenta
replay-tempo-1 = normal
replay-tempo-2 = rápida
replay-to-table = A la mesa

# --- Ajustes ---
settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores
settings-theme-auto = Como el sistema
settings-theme-light = Claros
settings-theme-dark = Oscuros
settings-speed = Movimiento
settings-speed-off = Sin movimiento
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-help = Un clic siempre salta adelante. Si tu sistema pide menos movimiento, se respeta.
settings-sound = Sonidos suaves
settings-volume = Volumen
settings-notify = Avisarme fuera de la página cuando sea mi turno
settings-notify-refused = Este navegador no lo permite para esta página. Puedes cambiarlo en los ajustes del navegador.
settings-emotes = Mostrar lo que dicen los demás
sound-offer = Los dados, las cartas, el bate y el público se pueden oír, suavemente. Puedes cambiarlo en los ajustes cuando quieras.
sound-yes = Activar sonidos
sound-no = No, gracias
settings-autoRoll = Tirar el dado por mí
settings-confirm = Preguntar antes de cada jugada
settings-text = Mostrar la posición en palabras

# --- De quién es el turno, y qué se dice ---
turn-title = ● Tu turno – { $title }
turn-yours = { $title }: tu turno
table-undone = { $name } deshizo una acción.
log-undone = { $player-you ->
    [yes] Deshiciste una acción.
   *[no] { $player } deshizo una acción.
}
waiting-seconds = piensa desde hace { $seconds } s
waiting-minutes = piensa desde hace { $minutes } min
waiting-hours = piensa desde hace { $hours } h
emote-title = Decir algo
emote-mute = No oír a los demás aquí
emote-unmute = Volver a oír a los demás
emote-said = { $name }: { $words }
emote-hello = Hola
emote-luck = Suerte
emote-nice = Bien jugado
emote-wow = Increíble
emote-oops = Uy
emote-easy = Sin prisa
emote-thanks = Gracias
emote-good-game = Buen juego

# --- Lo que se contará después ---
highlight-home-run = Jonrón
highlight-walk-off = ¡En el terreno!
highlight-rally = Se apaga el rally
highlight-corral = Corral completo
highlight-game = Juego terminado
highlight-loss = Juego perdido
highlight-win = Se acabó el juego
highlight-title = Sube el banderín
highlight-next = Ahora:
highlight-standing = { $first } { $one }, { $second } { $two }

# --- Teclas ---
keys-title = Teclas
keys-aim = Moverse entre lo que puedes elegir; Intro elige
keys-roll = Tirar, confirmar o saltar lo que se muestra
keys-number = Elegir una acción o decir qué muestra tu dado
keys-back = Deshacer el último paso
keys-undo = Deshacer tu última jugada
keys-coach = Preguntar al entrenador qué es lo mejor, en partidas contra bots
keys-log = Ir a la crónica
keys-text = Mostrar u ocultar la posición en palabras
keys-rules = Las reglas
keys-signs = Qué significan los signos a la vista
keys-keys = Estas teclas

# --- Armar un equipo ---
build-go = Armar un equipo…
build-title = Armar un equipo
build-of = { $game }: armar un equipo
build-for = Para qué es
build-figures = Figuras
build-team = Tu equipo
build-search = Buscar por nombre o #número
build-narrow = Acotar la lista
build-most = Puntos como máximo
build-sort = Orden
build-all = todo
build-found = { $count ->
    [0] Nadie coincide. Afloja la búsqueda.
    [one] Una figura
   *[other] { $count } figuras
}
build-reset = Borrar la búsqueda
build-add = Agregar a { $name }
build-take-out = Quitar a { $name }
build-another = Otro { $name } más
build-about = Acerca de { $name }
build-in = en el equipo
build-name = Nombre del equipo
build-name-none = Equipo sin título
build-points = { $points } de { $most } puntos
build-points-free = { $points } puntos; aquí no cuentan
build-size = { $count ->
    [0] Nadie todavía
    [one] Una figura
   *[other] { $count } figuras
}
build-left = quedan { $left }
build-over = sobran { $over }
build-empty = Todavía no hay nadie en el equipo. Elige figuras de la lista, empieza con un club o pide un equipo entero y cámbialo.
build-legal = Este equipo puede jugar.
build-wrong = { $count ->
    [one] Hay algo mal
   *[other] Hay { $count } cosas mal
}
build-needs = Lo que necesita un equipo
build-nobody = nadie
build-place = Lugar de { $name }
build-earlier = { $name } un puesto antes
build-tally = { $count } (de { $low } a { $high })
build-complete = Complétalo por mí
build-start = Empezar con un club…
build-start-help = Reemplaza al equipo que hay; se puede deshacer.
build-undo = Deshacer
build-clear = Empezar de nuevo
build-save = Guardar
build-saved = Guardado en este navegador
build-unsaved = Sin guardar
build-save-title = Ponle un nombre al equipo para guardarlo.
build-play = Jugar con este equipo
build-share = Compartir…
build-share-help = Quien pegue este texto tiene tu equipo. Envíalo a quien abra la mesa, o guárdalo en un archivo.
build-share-text = El equipo como texto
build-copy = Copiar
build-copied = Copiado
build-download = Descargar
build-import = Pegar o abrir…
build-import-help = Un título y luego una figura por línea, por nombre o #número.
build-import-text = Planilla del equipo
build-import-file = Abrir un archivo
build-import-do = Usar
build-mine = Mis equipos
build-mine-none = Todavía no hay equipos guardados en este navegador.
build-open = Abrir
build-rename = Cambiar el nombre
build-rename-to = Nombre nuevo
build-delete = Borrar
build-delete-sure = ¿Borrar «{ $title }»?
build-delete-yes = Sí, borrarlo
build-not-legal = incompleto
team-field = Asiento { $number }: equipo
team-ready = Clubes
team-mine = Mis equipos
team-other = De otra parte
team-paste = Pegar una planilla…
team-text = Planilla del asiento { $number }
team-text-help = Pega lo que te haya enviado un amigo, o lo que hayas compartido antes.
team-own = un equipo propio

# --- Un juego que nadie ha dibujado todavía ---
plain-board = La mesa, dato por dato
plain-die = un dado
plain-players = Jugadores
plain-target = { $name }

# Qué haría una acción
preview-answered = Salvo que alguien responda antes (cerca del { $share }).

# --- The player of this browser ---
me-title = Tu página
me-lead = Lo que se jugó hasta el final en este navegador. Se queda aquí; no hay cuenta.
me-empty = Aquí aún no se ha terminado ninguna partida. Juega una hasta el final y quedarán aquí su resultado y lo que haya que contar.
me-empty-go = Elige un juego
me-games = Partidas
me-won = Ganadas
me-lost = Perdidas
me-streak = Victorias seguidas
me-best = Mejor racha
me-feats = Historias que contar ({ $count })
me-of-game = { $games ->
    [0] Aún sin terminar ninguna.
    [one] Una partida, ganadas: { $won }, mejor racha: { $best }.
   *[other] { $games } partidas, ganadas: { $won }, mejor racha: { $best }.
}
me-not-yet = Aún por contar.
me-results = Resultados
me-win = Ganada
me-loss = Perdida
me-drawn = Jugada
me-file = Guárdalo
me-file-text = Un archivo para guardar o para llevar a otro navegador. Lo que ya hay se queda.
me-export = Guardar como archivo
me-import = Incorporar un archivo…
me-import-wrong = Este archivo no es de una página de jugador.
me-import-done = { $count ->
    [0] No traía nada nuevo.
    [one] Se incorporó una partida.
   *[other] Se incorporaron { $count } partidas.
}
result-feats = Para contar

# --- Análisis ---
table-analyse = Analizar
replay-share = Enlace a este momento
replay-share-how = Este enlace se abre en la jugada { $ply }
analysis-title = Análisis
analysis-of = Análisis de { $game }
analysis-begins = Repasando la partida…
analysis-working = Mirando más de cerca: { $done } %
analysis-whole = Se ha mirado todo.
analysis-graph = La probabilidad de ganar de { $side }, de la primera jugada a la última. El análisis enumera todos los turnos.
analysis-now = Aquí
analysis-doubt = más o menos { $doubt }
analysis-cost = { $player } regaló { $cost }.
analysis-best = { $player } eligió lo mejor que había.
analysis-chosen = { $player }: { $action }
analysis-better = Mejor: { $action }
analysis-luck = Suerte: { $gain }
analysis-leverage = Peso de este turno: { NUMBER($leverage, minimumFractionDigits: 1, maximumFractionDigits: 1) } (1 es lo normal)
analysis-gain = { $change } para { $side }.
analysis-swings = Lo que la decidió
analysis-mistakes = Las decisiones más caras
analysis-accounts = De dónde vino
analysis-accuracy = Precisión
analysis-best-choices = Mejores decisiones
analysis-of-count = { $count } de { $all }
analysis-start = Al principio
analysis-by-luck = Suerte
analysis-by-choices = Decisiones propias
analysis-by-other = Decisiones del otro
analysis-by-resigning = Abandono
analysis-end = Al final
analysis-how = { $learned ->
    [yes] Las posiciones se juzgan por lo que se aprendió del juego.
   *[no] Las posiciones se juzgan por futuros que juegan jugadores sensatos; lo que estos dejan en duda no cuenta para nadie.
 } Una decisión se juzga por lo que sabía su jugador. Precisión: cuánto de su probabilidad de ganar conservó una decisión, en promedio.
analysis-players = Quién aportó qué
analysis-added = Aportado
analysis-ballplayers = En el campo
analysis-batting = Bateando
analysis-pitching = Lanzando
analysis-turns = Todos los turnos
analysis-turn = Turno
analysis-after = { $side } después
analysis-change = Cambio
analysis-weight = Peso
analysis-play-on = Seguir desde aquí
analysis-play-on-how = Una mesa nueva empieza con las primeras { $ply } jugadas de esta partida; esta partida queda como está. Los dados y las cartas que vengan son nuevos.
analysis-play-as = Jugar como
analysis-play-against = Contra
analysis-play-go = Seguir
analysis-keep = Guardarlo
analysis-as-text = Texto
analysis-as-json = JSON
analysis-as-picture = Imagen

calls-title = Cuando te espera una mesa
calls-open = Avisarme cuando me toque…
calls-text = Se te puede avisar cuando lleva un rato tocándote y no estás en la mesa: como mucho una vez por hora, por todas las mesas con otras personas en las que se sienta este navegador. Con un clic se acaba.
calls-push = Avisar a este dispositivo, también con la página cerrada
calls-push-on = Se avisará a este dispositivo.
calls-push-cannot = Solo se puede avisar a este dispositivo donde la página se abre por https.
calls-address = Dirección de correo para las cartas
calls-write = Escribidme cartas
calls-letter-sent = Una carta va de camino. Abre el enlace que trae: sin eso no llega ninguna más.
calls-letters-wait = Salió una carta para { $address }. Abre el enlace que trae: sin eso no llega ninguna más.
calls-letters-on = Las cartas van a { $address }.
calls-forget = Acabar y olvidar la dirección
calls-stopped = Se acabó; no llegará nada más.
calls-confirmed = Desde ahora llegarán cartas a esta dirección.
passkey-title = Con una llave de acceso
passkey-text = Una llave de acceso, como las que guarda tu teléfono u ordenador, puede llevar tu clave a otro dispositivo sin las palabras. La clave se sella de modo que solo la abre la llave: este servidor no puede leerla.
passkey-keep = Guardar mi clave con una llave de acceso
passkey-fetch = Traer mi clave con una llave de acceso
passkey-forget = Hacer que se olvide
passkey-kept = La llave de acceso puede traer ya tu clave en cada dispositivo que la tenga.
passkey-forgotten = La llave de acceso ya no trae nada. Tus palabras sí.
passkey-no-secret = Esta llave de acceso no puede sellar nada, así que tu clave se queda donde está. Las palabras hacen lo mismo: muestra tu clave y apúntalas, o escríbelas.
passkey-nothing = No se hizo nada.
passkey-brought-other = La llave de acceso trae otra clave. Si la usas, la de este navegador se olvida: apúntala antes si quieres recuperarla.
