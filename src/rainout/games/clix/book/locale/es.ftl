# El reglamento de SportsClix.

clix-rules-aim = El juego
clix-rules-aim-dial = Dos managers juegan nueve entradas con figuras que están sobre diales. Los hits giran el dial hacia lo caliente, y lo que muestra decide el siguiente turno al bate. Gana quien anota más carreras.
clix-rules-aim-levels = Hay cuatro niveles de reglas, cada uno sobre el anterior: Pretemporada, con dos dados y nada que decidir; Temporada regular, con dados elegidos en secreto, fildeadores y vallas; Postemporada, con todo lo que pasa en las bases; Campeonato, con equipos enteros y dones especiales.
clix-rules-setup = Antes del juego
clix-rules-setup-order = Cada manager fija el orden al bate, nueve puestos para nueve figuras. Los dos tiran el dado verde; el más alto es el local y batea en las bajas.
clix-rules-setup-three = Los bateadores empiezan en rojo 3 y los lanzadores en su marca verde. En este nivel ningún dial se enfría.
clix-rules-setup-marker = Todos empiezan en su marca verde.
clix-rules-setup-fences = El manager local pone una valla en cada una de las seis zonas: corta (verde), media (amarilla) o larga (roja). Valen para todo el juego, y solo importan en los elevados profundos.
clix-rules-setup-cold = En este nivel ningún dial se enfría.
clix-rules-dials = Leer un dial
clix-rules-dials-steps = Un dial va del rojo 6, lo más caliente, por el rojo 1 y el azul 1, hasta el azul 4, lo más frío. Cada posición tiene siete resultados, uno por cada par de símbolos impreso en esa base. En un bateador son los pares del bateador y en un lanzador los del lanzador: cada par está en una sola de las dos bases.
clix-rules-dials-up = El dado rojo del lanzador mostró una colgada. Ahora toca el dado negro del bateador; juntos nombran un par, y el dial que tiene ese par muestra el resultado.
clix-rules-dials-chosen = La defensa eligió el rojo, que mostró una colgada. Ahora toca el dado del bateador, y con él el verde; los dos símbolos nombran un par, y el dial que tiene ese par muestra el resultado.
clix-rules-dials-results =
    - K: ponche. W: base por bolas; el bateador va a primera y los corredores solo avanzan si alguien detrás necesita su base.
    - 1B, 2B, 3B, HR: todos avanzan tantas bases, o hasta el plato.
    - GB, FB: una pelota por el suelo o por el aire.
clix-rules-dials-outs = En este nivel GB y FB son outs, y nadie se mueve. Las casillas naranjas todavía no significan nada. En una casilla roja, amarilla o verde se tira el dado verde: impar es ponche; par es jonrón, doble o sencillo.
clix-rules-dials-control = Dos pares no están en ninguna base: control total para el bateador o para el lanzador. Gana un clic, y su manager toma el resultado que quiera de los que su dial muestra entonces.
clix-rules-dials-pitchers = Los lanzadores batean todos con una misma columna que nunca gira, y ahí no ganan nada.
clix-rules-at-bat = Un turno al bate
clix-rules-at-bat-two = El lanzador tira el rojo y el bateador el negro. El par de símbolos se lee en el dial que lo tiene impreso.
clix-rules-at-bat-secret = La defensa toma el rojo (velocidad) o el blanco (control), y el ataque el negro (poder) o el azul (contacto), los dos en secreto. En cada dado lo más frecuente es su propio símbolo: elige según las columnas que te gusten. Con ellos va el verde, que dice la zona según el mapa de bateo.
clix-rules-at-bat-squares =
    Las casillas de color son jugadas especiales:

    - K*: se tira el rojo; velocidad es ponche y lo demás base por bolas.
    - W*: se tira el azul; contacto es base por bolas y lo demás ponche.
    - 1B+, 2B+: el bateador puede intentar una base más.
    - GB!, FB!: un batazo violento, nunca una jugada de rutina.
    - FB en verde, amarillo o rojo: un elevado profundo, que se compara con la valla.
clix-rules-at-bat-bunt = En vez de un dado, el ataque puede anunciar un toque: se tira solo el azul. Con contacto la pelota queda en juego, el receptor tiene que superar 10 y los corredores avanzan; con otro símbolo es ponche. Antes de elegir los dados, la defensa puede dar la base por bolas a propósito.
clix-rules-fielding = En la defensa
clix-rules-fielding-zones = Seis zonas se abren desde el plato, cada una con su cuadro y su jardín. Antes de cada turno al bate la defensa puede mandar a sus jugadores de cuadro y a sus jardineros a las zonas que quiera. El mapa de bateo está a la vista: dice a qué zonas manda la pelota el dado verde.
clix-rules-fielding-routine = Un roletazo a la zona de un jugador de cuadro, o un elevado a la de un jardinero, es rutina: el bateador es out. En otro lado hay un hueco. Alguien tiene que venir de la zona vecina, y dos dados más su defensa (D) tienen que superar 10; si no, es sencillo.
clix-rules-fielding-gap = Un hueco: un roletazo a una zona donde no hay jugador de cuadro. El tercera base viene de la vecina y necesita más de 10 con dos dados y su defensa.
clix-rules-fielding-scorcher = Los batazos violentos, GB! y FB!, siempre piden tirada: superar 10 desde la propia zona, 11 si hubo que moverse.
clix-rules-fielding-deep = Un elevado profundo se compara con la valla de su zona. Si va más lejos, es jonrón de inmediato. Si se queda corto, un jardinero tiene que superar 10, u 11 desde la zona vecina; si no, es doble. Si la valla es del mismo color, tiene que superar 10, o 12; si no, es jonrón.
clix-rules-fielding-throw = Un tiro son dos dados y la defensa de quien tiene la pelota. Tiene que superar la velocidad (S) del corredor; igualar es quieto. Un tiro largo y un tiro al plato desde el jardín suman 1 a la velocidad cada uno.
clix-rules-fielding-three = Un tiro es largo cuando cruza tres líneas de zona o más.
clix-rules-fielding-four = En esta mesa un tiro es largo cuando cruza cuatro líneas de zona o más.
clix-rules-fielding-stay = Los corredores se quedan donde están cuando la pelota es out.
clix-rules-running = En las bases
clix-rules-running-forced = Un roletazo obliga al corredor de primera, y con él a los que estorban. A los demás se los manda o se los retiene. Después elige la defensa: el bateador en primera, un corredor obligado sin otra tirada, o un tiro contra uno al que mandaron.
clix-rules-running-two = Un roletazo al campocorto con un corredor en primera. La defensa puede sacar al bateador, o forzar al corredor en segunda; el segunda base está allí para tirar y sacar a dos.
clix-rules-running-double = Después de un out forzado o de tocar a un corredor se puede seguir tirando: hay que superar la velocidad del bateador para el doble play. Hace falta un jugador de cuadro en la zona de la primera base en juego. Un tiro fallido termina la jugada; los outs anteriores valen.
clix-rules-running-tag = Después de atrapada la pelota, si no es el tercer out, los corredores pueden salir en pisa y corre hacia la base siguiente, nombrados todos a la vez; se permite un tiro contra uno. De primera a segunda el tiro tiene D +2; tras un elevado profundo, S +1.
clix-rules-running-extra = Después de un sencillo o un doble los corredores pueden intentar una base más; el bateador, solo tras 1B+ y 2B+ o un elevado profundo. Un jardinero puede tirar contra uno.
clix-rules-running-steal = Los robos de segunda y tercera se anuncian cuando los dados están elegidos. El receptor puede tirar: dos dados y su defensa tienen que superar la velocidad del corredor. Un jugador de cuadro cerca de la base del corredor lo sujeta: D +1 en segunda, +2 en tercera. El plato no se roba.
clix-rules-performance = Caliente y frío
clix-rules-performance-hit = Un hit vale un clic para el bateador; una base por bolas no. Nadie pasa del rojo 6.
clix-rules-performance-clean = Un lanzador que pasa una mitad sin hit ni base por bolas gana un clic.
clix-rules-performance-gains =
    Ganan un clic:

    - el bateador por un hit; él o el corredor por cada carrera impulsada
    - un fildeador por una gran jugada o por sacar a un corredor con el tiro
    - uno de los que hicieron un doble play
    - el lanzador, si el blanco muestra control, después de una mitad de tres bateadores
clix-rules-performance-losses =
    Pierden uno:

    - el bateador que hace el tercer out con un corredor en segunda o tercera, o que batea para doble play
    - un fildeador por un error
    - el lanzador por cada carrera desde la sexta
    - un lanzador cansado: uno por la primera entrada más allá de su resistencia (E), dos por la segunda, y así
clix-rules-performance-doubles = Dobles al fildear o tirar: 6–6 es una jugada de lujo que siempre sale, 1–1 una pifia que siempre falla. Los demás dobles son gran jugada o error. Después de un error todos avanzan una base más.
clix-rules-performance-three = En un turno al bate nadie gira más de tres clics hacia lo caliente, ni más de tres hacia lo frío.
clix-rules-performance-end = En este nivel nadie pasa del azul 4.
clix-rules-championship = Campeonato
clix-rules-championship-teams = Equipos enteros con banco. Entre turnos al bate se puede reemplazar jugadores; quien sale no vuelve. El nuevo empieza en su marca, y un abridor que releva, en azul 1.
clix-rules-championship-standard = Un equipo cuesta hasta 1.000 puntos, tiene nueve figuras o más y ningún nombre repetido.
clix-rules-championship-open = En esta mesa los puntos no importan, pero los dos equipos tienen el mismo tamaño.
clix-rules-championship-cold = Quien se enfría más allá del azul 4 muestra tres pelotas y hay que reemplazarlo. Fuera de su posición impresa un fildeador no tiene jugadas de rutina: debe superar 10 en cada pelota. UI juega en todo el cuadro y OF en todo el jardín.
clix-rules-championship-dh = Con bateador designado, alguien batea por el lanzador y no defiende. Si las ligas no coinciden, decide el manager local.
clix-rules-championship-gifts = Una posición del dial puede mostrar un intangible, un don que vale mientras el dial lo muestre. La mayoría actúan solos; otros, cuando tú lo dices. La lista de palabras los tiene todos.
clix-rules-end = El final
clix-rules-end-nine = Gana quien tenga más carreras después de nueve entradas; con empate hay entradas extra. El local no batea en la novena si va ganando, y gana en el acto cuando un turno de su última mitad lo adelanta.

# --- Palabras ---
clix-word-result-k = K (ponche)
clix-word-result-k-text = El bateador es out; nadie se mueve.
clix-word-result-gb = GB (roletazo)
clix-word-result-gb-text = Una pelota por el suelo: out en Pretemporada; después, asunto del cuadro.
clix-word-result-fb = FB (elevado)
clix-word-result-fb-text = Una pelota por el aire: out en Pretemporada; después, asunto de los jardines.
clix-word-result-k-star = K* (pintar la esquina)
clix-word-result-k-star-text = Se tira el rojo: velocidad es ponche y lo demás base por bolas; en Pretemporada es una K.
clix-word-result-gb-scorcher = GB! (roletazo violento)
clix-word-result-gb-scorcher-text = Nunca es rutina: el jugador de cuadro debe superar 10, u 11 si se movió; si no, es sencillo.
clix-word-result-fb-scorcher = FB! (elevado violento)
clix-word-result-fb-scorcher-text = Nunca es rutina: el jardinero debe superar 10, u 11 si se movió; si no, es sencillo.
clix-word-result-fb-green = FB en verde
clix-word-result-fb-green-text = Un elevado profundo que llega hasta una valla corta.
clix-word-result-w-star = W* (trabajar la cuenta)
clix-word-result-w-star-text = Se tira el azul: contacto es base por bolas y lo demás ponche; en Pretemporada es una W.
clix-word-result-w = W (base por bolas)
clix-word-result-w-text = El bateador va a primera; los corredores solo avanzan si alguien detrás necesita su base.
clix-word-result-fb-yellow = FB en amarillo
clix-word-result-fb-yellow-text = Un elevado profundo que llega hasta una valla media.
clix-word-result-1b = 1B (sencillo)
clix-word-result-1b-text = Bateador y corredores avanzan una base.
clix-word-result-1b-plus = 1B+ (sencillo largo)
clix-word-result-1b-plus-text = Un sencillo tras el cual el bateador puede intentar segunda.
clix-word-result-2b = 2B (doble)
clix-word-result-2b-text = Bateador y corredores avanzan dos bases.
clix-word-result-2b-plus = 2B+ (doble largo)
clix-word-result-2b-plus-text = Un doble tras el cual el bateador puede intentar tercera.
clix-word-result-3b = 3B (triple)
clix-word-result-3b-text = El bateador llega a tercera y anotan todos los que están en base.
clix-word-result-fb-red = FB en rojo
clix-word-result-fb-red-text = Un elevado profundo que llega hasta una valla larga.
clix-word-result-hr = HR (jonrón)
clix-word-result-hr-text = Anotan todos; si está impreso, pasa cualquier valla.
clix-word-dial = Dial
clix-word-dial-text = Lo que lleva cada figura debajo: el rojo 6 es lo más caliente y el azul 4 lo más frío.
clix-word-click = Clic
clix-word-click-text = Una posición del dial, hacia lo caliente o hacia lo frío.
clix-word-marker = Marca
clix-word-marker-text = La posición verde en la que empieza una figura.
clix-word-pair = Par de símbolos
clix-word-pair-text = Lo que muestran juntos el dado del lanzador y el del bateador; está en uno de los dos diales.
clix-word-total-control = Control total
clix-word-total-control-text = Un par que no está en ningún dial: un clic para quien tiene el control, y el resultado que quiera de su dial.
clix-word-red-die = Dado rojo (velocidad)
clix-word-red-die-text = Dado del lanzador con muchos símbolos de velocidad.
clix-word-white-die = Dado blanco (control)
clix-word-white-die-text = Dado del lanzador con muchos símbolos de control.
clix-word-black-die = Dado negro (poder)
clix-word-black-die-text = Dado del bateador con muchos símbolos de poder.
clix-word-blue-die = Dado azul (contacto)
clix-word-blue-die-text = Dado del bateador con muchos símbolos de contacto.
clix-word-green-die = Dado verde
clix-word-green-die-text = Muestra del 1 al 6: la zona y, en Pretemporada, en qué queda una casilla de color.
clix-word-speed = S (velocidad)
clix-word-speed-text = Lo que un tiro tiene que superar para sacar al corredor.
clix-word-defense = D (defensa)
clix-word-defense-text = Se suma a dos dados cuando alguien fildea o tira.
clix-word-endurance = E (resistencia)
clix-word-endurance-text = Las entradas que un lanzador aguanta sin cansarse.
clix-word-zone = Zona
clix-word-zone-text = Una de las seis partes del campo, contadas desde la izquierda, cada una con cuadro y jardín.
clix-word-spray = Mapa de bateo
clix-word-spray-text = Dice a qué zona manda la pelota cada cara del dado verde.
clix-word-gap = Hueco
clix-word-gap-text = Una zona sin fildeador para esa pelota: alguien tiene que venir y superar 10.
clix-word-routine = Jugada de rutina
clix-word-routine-text = Una pelota a la zona donde está el fildeador que corresponde: out sin tirar.
clix-word-fence = Valla
clix-word-fence-text = Corta (verde), media (amarilla) o larga (roja) en cada zona; con ella se comparan los elevados profundos.
clix-word-deep-fly = Elevado profundo
clix-word-deep-fly-text = Una FB en casilla verde, amarilla o roja, que se compara con la valla de su zona.
clix-word-scorcher = Batazo violento (!)
clix-word-scorcher-text = Una pelota que nadie tiene segura: siempre pide tirada.
clix-word-long-throw = Tiro largo
clix-word-long-throw-text = Un tiro que cruza muchas líneas de zona; el corredor tiene S +1.
clix-word-force = Out forzado
clix-word-force-text = Saca sin otra tirada a un corredor que tenía que dejar su base.
clix-word-tag-up = Pisa y corre
clix-word-tag-up-text = Correr a la base siguiente después de atrapada la pelota.
clix-word-relay = Seguir tirando
clix-word-relay-text = El tiro por un segundo o tercer out de la misma jugada.
clix-word-pick-em = A elegir
clix-word-pick-em-text = De los jugadores nombrados, su manager decide quién se lleva el clic.
clix-word-roll-em = A tirar
clix-word-roll-em-text = Se tira el blanco, y el lanzador gana un clic si muestra control.
clix-word-highlight = Jugada de lujo
clix-word-highlight-text = 6–6 en un intento: sale, y el fildeador o el lanzador gana un clic.
clix-word-blooper = Pifia
clix-word-blooper-text = 1–1 en un intento: falla, y el fildeador o el lanzador pierde un clic.
clix-word-great-play = Gran jugada
clix-word-great-play-text = Dobles con éxito: el fildeador gana un clic.
clix-word-error = Error
clix-word-error-text = Dobles fallidos: el fildeador pierde un clic y todos avanzan una base más.
clix-word-rule-of-3 = Regla del 3
clix-word-rule-of-3-text = Nadie gira más de tres clics en cada sentido en un turno al bate.
clix-word-three-balls = Tres pelotas
clix-word-three-balls-text = Un clic más allá del azul 4: hay que reemplazar al jugador.
clix-word-out-of-position = Fuera de posición
clix-word-out-of-position-text = Fuera de su posición impresa un fildeador no tiene jugadas de rutina.
clix-word-dh = BD
clix-word-dh-text = Bateador designado: batea por el lanzador y no defiende.
clix-word-points = Puntos
clix-word-points-text = Lo que cuesta una figura; en el formato normal, un equipo llega a 1.000.
clix-word-intangible = Intangible
clix-word-intangible-text = Un don de un jugador que vale mientras su dial lo muestra.
clix-word-intangible-speed-demon = Demonio veloz
clix-word-intangible-speed-demon-text = S +1 en robos y bases extra; en un roletazo hay que sacarlo con un tiro a primera.
clix-word-intangible-flamethrower = Lanzallamas
clix-word-intangible-flamethrower-text = Con la pelota en juego puede tirar el rojo, y velocidad la vuelve ponche; cuesta un clic.
clix-word-intangible-specialist = Especialista
clix-word-intangible-specialist-text = Contra bateadores de su misma mano, todos los intentos de la defensa tienen D +1.
clix-word-intangible-shut-em-down = Cerrojo
clix-word-intangible-shut-em-down-text = En la 8.ª y la 9.ª, con un corredor en segunda o tercera, su dado se elige después de la tirada del bateador; cuesta un clic.
clix-word-intangible-clutch-hitter = Bateador oportuno
clix-word-intangible-clutch-hitter-text = S +1 para quienes corren en su turno; con dos outs, o un corredor en segunda o tercera, fildear es uno más difícil.
clix-word-intangible-spray-hitter = Bateador a todas partes
clix-word-intangible-spray-hitter-text = Puede cambiar el dado verde en uno.
clix-word-intangible-cannon = Cañón
clix-word-intangible-cannon-text = D +1 cuando tira.
clix-word-intangible-great-range = Gran alcance
clix-word-intangible-great-range-text = D +1 en batazos violentos; si no alcanza un elevado profundo antes de la valla, es sencillo.
clix-word-intangible-double-play-wizard = Mago del doble play
clix-word-intangible-double-play-wizard-text = D +1 en tiros por un segundo o tercer out.
clix-word-intangible-leadership = Liderazgo
clix-word-intangible-leadership-text = Un clic que ganaría puede ir a un compañero que esté en juego.
clix-word-intangible-intimidation = Intimidación
clix-word-intangible-intimidation-text = Con el control total puede enfriar un clic a su rival en vez de ganar uno.
