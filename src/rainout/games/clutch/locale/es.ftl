# --- Cards (begin) ---

# Cartas de Estrategia
clutch-card-ready-for-the-first-one = Listo para la primera
clutch-card-ready-for-the-first-one-text = Antes del lanzamiento: tu bateador tiene +1 En Base.
clutch-card-seen-from-this-side = Vista desde este lado
clutch-card-seen-from-this-side-text = Antes del lanzamiento, si el bateador batea del mismo lado con que tira el lanzador: +2 En Base.
clutch-card-steady-hands = Manos firmes
clutch-card-steady-hands-text = Antes del lanzamiento en un Momento Clutch: suma el Clutch de tu bateador a En Base.
clutch-card-this-is-the-one = Esta es la buena
clutch-card-this-is-the-one-text = En un Momento Clutch: suma el Clutch de tu bateador al Swing, al menos +1.
clutch-card-all-of-the-barrel = Con todo el barril
clutch-card-all-of-the-barrel-text = +2 al Swing.
clutch-card-quick-wrists = Muñecas rápidas
clutch-card-quick-wrists-text = +1 a la tirada de swing, +2 si tu bateador tiene SC.
clutch-card-he-tipped-it = Se le nota
clutch-card-he-tipped-it-text = −1 a la tirada de lanzamiento. Puede volverse un lanzamiento fallido.
clutch-card-smoke-from-the-engine = Humo del motor
clutch-card-smoke-from-the-engine-text = Antes del lanzamiento, si el lanzador está cansado o ha dado una base por bolas en esta media entrada: −2 Comando.
clutch-card-fouled-off-again = Otro foul más
clutch-card-fouled-off-again-text = Si el Lanzamiento supera a En Base por 1 exacto: la Ventaja pasa al bateador.
clutch-card-for-the-far-seats = A las gradas altas
clutch-card-for-the-far-seats-text = Si un bateador con HR tiene la Ventaja: tira el swing con el d24.
clutch-card-it-just-hung-there = Se quedó colgada
clutch-card-it-just-hung-there-text = Si la tirada de lanzamiento cayó uno por encima de la Zona X: es un lanzamiento fallido.
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
clutch-card-off-the-pine-text = Antes del lanzamiento, si tu bateador es emergente o el anterior recibió base intencional: +2 En Base.
clutch-card-here-they-come = Ahí vienen
clutch-card-here-they-come-text = Tras dos bateadores seguidos en base: +1 a todos tus Swings. Se va con tu próximo ponche o al acabar la media entrada.
clutch-card-track-meet = Carrera de relevos
clutch-card-track-meet-text = Tras dos o más carreras en esta media entrada: tus corredores tienen +2 Corrido y Robo hasta que acabe.
clutch-card-soft-as-bread = Suave como el pan
clutch-card-soft-as-bread-text = Antes de una tirada de toque: +3. Si el toque sale bien, roba 1 carta.
clutch-card-sign-from-the-dugout = Seña desde la cueva
clutch-card-sign-from-the-dugout-text = Antes del lanzamiento: tu lanzador tiene +1 Comando.
clutch-card-the-book-on-him = El expediente
clutch-card-the-book-on-him-text = Antes del lanzamiento, si el bateador batea del mismo lado con que tira el lanzador: +2 Comando.
clutch-card-ice-water = Agua helada
clutch-card-ice-water-text = En un Momento Clutch: suma el Clutch de tu lanzador al Lanzamiento.
clutch-card-a-little-extra = Un poquito más
clutch-card-a-little-extra-text = +2 al Lanzamiento.
clutch-card-shake-it-off = Sacúdetelo
clutch-card-shake-it-off-text = +2 a la tirada de lanzamiento. Puede salir de la Zona X.
clutch-card-the-catcher-saves-it = La salva el receptor
clutch-card-the-catcher-saves-it-text = Contra un lanzamiento fallido: deja de serlo.
clutch-card-nobody-on = Sin gente, sin apuro
clutch-card-nobody-on-text = Antes del lanzamiento con las bases vacías: el bateador tiene −2 En Base.
clutch-card-sawed-off = Bate partido
clutch-card-sawed-off-text = Si el otro mánager ha subido el Swing en este turno: −2 al Swing.
clutch-card-late-break = Quiebre tardío
clutch-card-late-break-text = −1 a la tirada de swing, −2 si tu lanzador tiene K.
clutch-card-painted-the-corner = Pintó la esquina
clutch-card-painted-the-corner-text = Si el Lanzamiento iguala a En Base: la Ventaja pasa al lanzador.
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
clutch-coach-plankinton-text = Antes del lanzamiento: tu bateador tiene +3 En Base en este turno.
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
clutch-stadium-longshadow-grounds-defensive = No vale para lanzadores con Zona X de 1.
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
clutch-weather-crosswind-4-text = Un FB en el número más bajo de la banda de FB del bateador cae: 1B.
clutch-weather-crosswind-5-text = Con las bases vacías, un FB en el número más bajo de la banda de FB del lanzador cae: 1B.
clutch-weather-heat-1-text = Desde la 7.ª entrada, con dos outs: −1 Comando.
clutch-weather-heat-2-text = Desde la 8.ª entrada: −1 Comando.
clutch-weather-heat-3-text = Desde la 6.ª entrada, con gente en base: −1 Comando.
clutch-weather-heat-4-text = Desde la 6.ª entrada: −1 Comando.
clutch-weather-heat-5-text = Desde la 4.ª entrada: −1 Comando.
clutch-weather-cold-1-text = En las dos primeras entradas: −1 En Base.
clutch-weather-cold-2-text = Sin outs: −1 En Base.
clutch-weather-cold-3-text = Con las bases vacías: −1 En Base.
clutch-weather-cold-4-text = Con las bases vacías y Ventaja del bateador: −1 Swing.
clutch-weather-cold-5-text = Todos los bateadores tienen −1 En Base.
clutch-weather-drizzle-1-text = Los corredores que roban tienen −1 Robo.
clutch-weather-drizzle-2-text = Tiros de doble play: −1.
clutch-weather-drizzle-3-text = Los corredores tienen −1 Corrido.
clutch-weather-drizzle-4-text = Todos los tiros: −1.
clutch-weather-drizzle-5-text = Un GB en la tabla del lanzador con tirada de swing caída en 8 se resbala: error.
clutch-weather-haze-1-text = Un FB en la tabla del lanzador con tirada de swing caída en 17 se pierde: error.
clutch-weather-haze-2-text = Los lanzadores zurdos tienen +1 Comando.
clutch-weather-haze-3-text = Los lanzadores derechos tienen +1 Lanzamiento con las bases vacías.
clutch-weather-haze-4-text = Con las bases vacías: +1 Lanzamiento.
clutch-weather-haze-5-text = Todos los lanzadores tienen +1 Comando.

# Errores en archivos de cartas
error-clutch-toml = { $path } no es un archivo TOML: { $why }
error-clutch-card = { $file }, { $who }: { $why }
error-clutch-no-card = No hay ninguna carta con el id { $id }.
clutch-misfit-unknown = no existe el campo «{ $field }». Existen: { $known }.
clutch-misfit-missing = falta el campo «{ $field }».
clutch-misfit-value = «{ $field }» es { $value }, pero debe ser uno de: { $known }.
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
clutch-misfit-duty = «{ $text }» debe ser el id de una carta y su tarea: { $known }.
clutch-misfit-twice = el id { $id } está dos veces.
clutch-misfit-person = «{ $text }» debe ser el id de la primera carta de este jugador.
clutch-misfit-namesake = la primera carta de este jugador, { $text }, lleva otro nombre: { $name }.
clutch-misfit-reprint = por encima no hay ninguna carta «{ $text }» que reimprimir.
clutch-misfit-no-card = no hay ninguna carta con el id «{ $id }».
clutch-misfit-nothing = una carta necesita una ventana en que actuar y algo que hacer.
clutch-misfit-place = los estadios y el tiempo solo actúan en { $known }; lo que suman vale siempre.
clutch-misfit-burst = una carta Burst dura hasta acabar la media entrada: lasts = "half".
clutch-misfit-impulse = una carta Impulse se juega en la ventana wr, y ninguna otra.
clutch-misfit-momentum = una carta Momentum se queda hasta que algo ocurra (lasts = "stays"), y ninguna otra.
clutch-misfit-words = una carta con título propio necesita texto propio, y al revés.
clutch-misfit-bench-coach = un coach de banca dura dos medias entradas (lasts = "two-halves"), y ningún otro.
clutch-misfit-word = no existe «{ $text }» como { $kind }. Existen: { $known }.
clutch-misfit-amount = en «{ $line }», «{ $text }» debe ser un número entero.
clutch-misfit-argument = en «{ $line }» falta o sobra algo. Necesita: { $expected }.
clutch-misfit-too-much = en «{ $line }», «{ $text }» no tiene lugar.
clutch-misfit-many = «{ $field }» tiene { $count } partes, pero solo caben { $most }.
clutch-misfit-no-check = en «{ $line }», made: y failed: necesitan antes una prueba (check).
clutch-misfit-rider = «{ $line }» debe ser draw o discard y un número.
clutch-misfit-reaction = card-played, stadium-works y own-natural solo valen en la ventana wr.
clutch-misfit-stays = una carta que se queda necesita «discard_when», y solo ella puede llevarlo.
clutch-misfit-left-nowhere = una carta que se queda debe dejarse en algún lugar: leave_on = "table", "pitcher" o "batter".
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
clutch-deck-size = La plantilla tiene { $count } jugadores, pero necesita { $wanted }.
clutch-deck-batters = Hay { $count } bateadores, pero hacen falta { $wanted }.
clutch-deck-bench = { $count } bateadores en la banca; necesita de { $low } a { $high }.
clutch-deck-rotation = { $count } lanzadores en la rotación; necesita de { $low } a { $high }.
clutch-deck-bullpen = { $count } lanzadores en el bullpen; necesita de { $low } a { $high }.
clutch-deck-no-batter = No pueden batear: { $names }.
clutch-deck-no-rotation = No llevan SP ni BP en la carta y no pueden estar en la rotación: { $names }.
clutch-deck-no-bullpen = No llevan RP ni OP en la carta y no pueden estar en el bullpen: { $names }.
clutch-deck-twice = El mismo jugador está dos veces, quizá en dos versiones: { $names }.
clutch-deck-barred = Las series de estas cartas no se permiten aquí: { $names }.
clutch-deck-barred-card = La serie de «{ $title }» no se permite aquí.
clutch-deck-positions = No queda nadie para jugar { $positions }.
clutch-deck-backup-catcher = La banca necesita un segundo receptor (CA en la carta).
clutch-deck-no-starter = Nadie puede abrir un juego: hace falta un SP, o un OP y un BP.
clutch-deck-salary = Los salarios suman { $cost }, { $over } más que { $most }.
clutch-deck-unit-battery = La batería tiene { $rating }, pero puede tener { $most } como máximo.
clutch-deck-unit-infield = El cuadro tiene { $rating }, pero puede tener { $most } como máximo.
clutch-deck-unit-outfield = Los jardines tienen { $rating }, pero pueden tener { $most } como máximo.
clutch-deck-nine = La alineación tiene { $count } bateadores, pero necesita { $wanted }.
clutch-deck-empty = Nadie juega { $positions }.
clutch-deck-crowded = Más de uno juega { $positions }.
clutch-deck-cards = El mazo tiene { $count } cartas, pero necesita { $wanted }.
clutch-deck-copies = «{ $title }» está { $count } veces en el mazo; se permiten { $most } como máximo.
clutch-deck-staff = El cuerpo técnico lleva un coach de banca, uno de bateo y uno de pitcheo.
clutch-deck-stadium = Un equipo necesita un estadio.
clutch-deck-cannot = El equipo no puede completarse de forma legal. { $why }
clutch-deck-nobody = No queda ninguna carta para: { $section }.
clutch-deck-too-dear = Incluso con las cartas más baratas, el equipo costaría { $over } de más.

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

# --- Cards (end) ---
