# El reglamento de CLUTCH, el juego de las gallinas.

hens-rules-aim = El objetivo
hens-rules-aim-corral = Delante de ti hay cinco cartas en fila: tu corral. Gana quien antes muestre en el suyo cómo crece una gallina, de izquierda a derecha: huevo (10), pollito (J), gallinita (Q), gallina (K), campeona (A). Los palos no importan nunca.
hens-rules-aim-almost = Abajo hay tres cartas en su lugar: huevo, pollito y campeona. La gallina y la gallinita tienen que cambiar de sitio. Arriba solo está bien ubicado el pollito del espacio 2.
hens-rules-aim-spaces = Los espacios se cuentan del 1 al 5 desde la izquierda de quien tiene el corral. Cada espacio pide un rango: una carta de ese rango está bien ubicada ahí, y cualquier otra, mal ubicada.
hens-rules-setup = El reparto
hens-rules-setup-deal = Se juega con veinte cartas, cuatro de cada rango. Cinco van a cada jugador, boca arriba y en el orden en que llegan: nadie las ordena. Las otras diez son el mazo, boca abajo.
hens-rules-setup-again = Si un corral sale completo del reparto, se reparte todo de nuevo.
hens-rules-setup-starter = Empieza quien tenga más campeonas; si hay empate, más gallinas, y así hacia abajo. Si las manos son iguales hasta el último huevo, tiran los dos y empieza el número más alto.
hens-rules-turn = El turno
hens-rules-turn-must = Tira el dado una vez y haz lo que diga. Del 1 al 5 hay que cumplir si se puede, aunque te perjudique.
hens-rules-turn-may = Tira el dado una vez y haz lo que diga. En esta mesa se puede rechazar cualquier tiro; eso es pasar, y cuesta lo que cuesta pasar.
hens-rules-turn-void = Si un número del 1 al 5 no deja nada que elegir, el turno es nulo: no cambia nada, y no cuenta como pasar. Así es un 2 contra cinco cartas bloqueadas.
hens-rules-turn-shuffle = Después de cada turno se mezcla el mazo: cualquiera de sus diez cartas puede salir con la misma probabilidad. Los dos corrales están a la vista, así que siempre se sabe cuáles son esas diez.
hens-rules-die = El dado
hens-rules-die-faces =
    - 1, renovar: una carta tuya va al mazo y otra del mazo ocupa su espacio.
    - 2, renovar una del rival: lo mismo con una carta suya que no esté bloqueada.
    - 3, robar: cambia una de tus cartas por una del rival que no esté bloqueada. Cada una ocupa el espacio de la otra.
    - 4, reordenar: dos de tus cartas cambian de lugar.
    - 5, bloquear: una de tus cartas queda fuera del alcance del rival.
    - 6, a elección: haz cualquiera de las cinco, o pasa.
hens-rules-die-blind = Con un 1 y con un 2 nombras primero el espacio y ves la carta después. La vieja entra en el mazo solo entonces, así que no puede volver enseguida.
hens-rules-die-look = Con un 1 y con un 2 sacas primero, miras la carta y luego eliges el espacio al que va. Una vez sacada hay que colocarla.
hens-rules-die-before = Un 3. Te falta una campeona en el espacio 5, y el rival tiene una en el espacio 2.
hens-rules-die-robbery = Robo: tu pollito del espacio 5 por la campeona del espacio 2. Cada carta ocupó el espacio de la otra, tu corral está completo y ganaste.
hens-rules-die-equal = Se pueden cambiar dos cartas del mismo rango; es un robo como cualquier otro. Puedes pagar con una carta tuya bloqueada.
hens-rules-blocks = Los bloqueos
hens-rules-blocks-reach = El rival no puede elegir una carta bloqueada con un 2 ni con un 3, ni tampoco por medio de un 6. Tú sí puedes renovarla, darla en un robo o moverla.
hens-rules-blocks-blocked = El rival sacó un 3. Tu huevo y tu campeona están bloqueados, como muestra el candado: solo puede llevarse una de las tres cartas del medio.
hens-rules-blocks-stay = El bloqueo es de la carta: va con ella cuando reordenas y desaparece cuando la carta sale de tu corral. Nada más lo quita.
hens-rules-blocks-round = El bloqueo es de la carta y va con ella cuando reordenas. En esta mesa dura una ronda: cae cuando empieza tu próximo turno.
hens-rules-blocks-many = Puedes bloquear las cinco. Una carta bloqueada no se bloquea otra vez; con las cinco bloqueadas, un 5 es nulo.
hens-rules-blocks-one = En esta mesa hay un solo bloqueo a la vez: el nuevo reemplaza al viejo.
hens-rules-end = El final
hens-rules-end-once = La partida termina en cuanto un corral está completo. Nadie tiene otro turno.
hens-rules-end-others = No importa de quién era el turno: un 2 o un 3 puede completar sin querer el otro corral, y entonces gana quien lo tiene. Si un robo completa los dos, gana quien robó.
hens-rules-points = Los puntos
hens-rules-points-list =
    Solo suma quien gana:

    - 15 por ganar
    - 10 más si la última carta se ganó con un robo
    - 5 por cada carta mal ubicada de quien perdió
    - 10 por no haber pasado nunca
    - 5 por no haber sufrido ningún robo
hens-rules-points-void = Un turno nulo no es pasar, y una carta que el rival renovó no fue robada. Ninguna partida vale más de 65.
hens-rules-points-six = Un robo elegido con un 6 cuenta como el que sale con un 3, a favor de quien roba y en contra de quien lo sufre.
hens-rules-points-rolled = En esta mesa solo un 3 tirado es un robo para los puntos; el que se elige con un 6 no lo es.
hens-rules-series = La serie
hens-rules-series-single = Una partida es un encuentro completo. También pueden acordar una serie, hasta cierta cantidad de puntos o de varias partidas.
hens-rules-series-points = Los puntos se suman de partida en partida. La serie termina después de la partida en que alguien llega a la cantidad acordada; gana el total más alto.
hens-rules-series-games = Gana la serie quien antes gane más de la mitad de las partidas acordadas.
hens-rules-series-afresh = Cada partida se reparte de nuevo, y reparte quien perdió la anterior; quién empieza lo dicen las cartas, como siempre.

# --- Palabras ---
hens-word-corral = Corral
hens-word-corral-text = Las cinco cartas en fila delante de cada jugador.
hens-word-space = Espacio
hens-word-space-text = Un lugar del corral, del 1 al 5 desde la izquierda de quien lo tiene; cada uno pide un rango.
hens-word-egg = Huevo (10)
hens-word-egg-text = El 10: su lugar es el espacio 1.
hens-word-chick = Pollito (J)
hens-word-chick-text = La J: su lugar es el espacio 2.
hens-word-pullet = Gallinita (Q)
hens-word-pullet-text = Una gallina joven, la Q de la baraja: su lugar es el espacio 3.
hens-word-hen = Gallina (K)
hens-word-hen-text = La K de la baraja: su lugar es el espacio 4.
hens-word-champion = Campeona (A)
hens-word-champion-text = El as: su lugar es el espacio 5, y empieza quien tiene más.
hens-word-well-placed = Bien ubicada
hens-word-well-placed-text = Se dice de la carta cuyo rango es el que pide su espacio.
hens-word-misplaced = Mal ubicada
hens-word-misplaced-text = Se dice de la carta que está en un espacio para otro rango; cada una de quien pierde vale 5 puntos.
hens-word-deck = Mazo
hens-word-deck-text = Las diez cartas que no están en ningún corral; se mezclan después de cada turno.
hens-word-renew = Renovar
hens-word-renew-text = Mandar una carta al mazo y poner otra en su espacio: con un 1 en tu corral, con un 2 en el otro.
hens-word-rob = Robar
hens-word-rob-text = Cambiar una carta tuya por una no bloqueada del otro corral, con un 3.
hens-word-robbed = Robado
hens-word-robbed-text = A quien le quitaron una carta en esta partida; quien gana sin sufrir robos suma 5 puntos más.
hens-word-rearrange = Reordenar
hens-word-rearrange-text = Cambiar de lugar dos cartas de tu corral, con un 4.
hens-word-block = Bloqueo
hens-word-block-text = Deja una carta tuya fuera del alcance del rival; se pone con un 5 y lo muestra un candado.
hens-word-pass = Pasar
hens-word-pass-text = No hacer nada con un 6; cuesta los 10 puntos por no haber pasado nunca.
hens-word-void = Nulo
hens-word-void-text = Un turno en el que el tiro no deja nada que elegir; no es pasar.
hens-word-vp = PV
hens-word-vp-text = Puntos de victoria: lo que suma quien gana una partida, 15 por ganar y 65 en total como mucho.
hens-word-series = Serie
hens-word-series-text = Varias partidas, en las que se suman los puntos o se cuentan las victorias.
