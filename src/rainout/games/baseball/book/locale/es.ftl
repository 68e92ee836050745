# El reglamento de BASEBALL!

baseball-rules-aim = El objetivo
baseball-rules-aim-runs = Anota más carreras que el otro equipo. Hay carrera cuando un corredor llega al plato después de pasar por primera, segunda y tercera. Con diez carreras se gana en el acto; si no, el juego dura hasta que se juega la última carta, y gana quien tenga más carreras.
baseball-rules-aim-colours = Hay tres clases de cartas. Las verdes ayudan al equipo al bate, las rojas lo perjudican y las azules revuelven manos y turnos. Los dos equipos comparten un diamante y un mazo.
baseball-rules-setup = La preparación
baseball-rules-setup-teams = De dos a seis jugadores forman dos equipos, visitante y local, y se sientan alternados. Cada quien recibe tres cartas que nadie más puede ver. El resto es el mazo.
baseball-rules-setup-odd = Con tres o cinco jugadores un equipo es más grande. Cada uno de sus miembros recibe dos cartas, y cada miembro del más chico, cuatro.
baseball-rules-setup-shown = En esta mesa los compañeros de equipo se ven las cartas.
baseball-rules-setup-first = Primero batea el equipo visitante. Si no acordaron otra cosa, el azar elige a quién de sus jugadores le toca empezar.
baseball-rules-turn = El turno
baseball-rules-turn-any = Juega al menos una carta, y todas las que quieras, una tras otra. Cada una hace efecto antes de la siguiente. Solo una puede ser azul.
baseball-rules-turn-one = En esta mesa se juega exactamente una carta por turno. Solo Bola y Strike dejan que la siga otra, la que las cubre.
baseball-rules-turn-draw = Después saca cartas hasta tener tantas como recibiste al principio. Se juega en ronda, batee quien batee.
baseball-rules-turn-free = Cualquier carta se puede jugar en cualquier momento, estés del lado que estés: las verdes siempre ayudan al equipo al bate y las rojas siempre lo perjudican, las juegue quien las juegue. Tienes que jugar aunque todo lo que tengas ayude al rival. También se puede jugar una carta que en ese momento no hace nada: así te libras de ella.
baseball-rules-turn-own = En esta mesa juegas verdes y azules cuando tu equipo batea, y rojas y azules cuando defiende. Quien no tenga ninguna así deja una carta en la pila, donde no hace nada.
baseball-rules-turn-single = Batea el equipo visitante, que es el tuyo. Jugaste Sencillo: tu bateador está en primera, te quedan dos cartas, y puedes seguir o terminar el turno.
baseball-rules-turn-third = Con el tercer out tu turno termina, te quede lo que te quede en la mano.
baseball-rules-turn-on = En esta mesa puedes seguir jugando después del tercer out, con el otro equipo al bate.
baseball-rules-turn-alternate = En esta mesa los equipos se alternan siempre, y cada uno sigue el orden de sus asientos.
baseball-rules-diamond = El diamante
baseball-rules-diamond-batter = Siempre hay un bateador en el plato. Lo que mueve una carta se mueve a la vez. En una base no caben dos: el corredor al que otro alcanza tiene que avanzar.
baseball-rules-diamond-before = Corredores en primera y tercera, un out. El de tercera es el más adelantado, el que está más cerca del plato.
baseball-rules-diamond-double = Después de un Doblete: todos avanzan dos bases. El más adelantado anotó, el otro está en tercera y el bateador en segunda.
baseball-rules-diamond-outs = Con tres outs se vacían las bases y pasa a batear el otro equipo. Las manos y el mazo quedan como están. Si el bateador es out, los corredores se quedan, salvo que la carta diga más.
baseball-rules-green = Las cartas verdes
baseball-rules-green-list =
    - 1B, E: el bateador y los corredores avanzan una base; 2B dos, 3B tres; con HR anotan todos
    - BB, HBP: el bateador va a primera; los corredores solo avanzan si los empujan
    - BK, PB, WP: cada corredor avanza una base
    - SB: el corredor más adelantado avanza una base
baseball-rules-green-walk = Base por bolas con corredores en primera y tercera: solo el de primera estaba en el camino y pasa a segunda. No anota nadie.
baseball-rules-green-empty = Sin nadie en base, BK, PB, WP y SB no hacen nada. El bateador no se mueve en lugar de un corredor.
baseball-rules-red = Las cartas rojas
baseball-rules-red-list =
    - F, K, L, X: el bateador es out
    - CS: el corredor más adelantado es out; el bateador se queda
    - DP, TP: el bateador es out, y con él uno o dos de los corredores más adelantados
    - SF: el bateador es out y anota el corredor más adelantado
    - SH: el bateador es out y todos los corredores avanzan una base
baseball-rules-red-wish = Con DP, TP, SF y SH, quien juega la carta decide sobre la segunda parte, todo o nada. Así, quien defiende no regala el sacrificio, y quien batea y tiene que jugar un doble play perdona a su corredor.
baseball-rules-red-always = En esta mesa DP, TP, SF y SH siempre hacen todo lo que pueden.
baseball-rules-red-play = Una respuesta: el rival tenía corredores en primera y segunda. Doble play saca al bateador y al corredor más adelantado; el de primera se queda.
baseball-rules-red-any = Con un elevado de sacrificio el más adelantado anota desde cualquier base.
baseball-rules-red-from-third = En esta mesa el elevado de sacrificio solo trae al corredor de tercera.
baseball-rules-red-last = Con el tercer out nadie avanza ni anota. Sin nadie en base, CS no hace nada y las demás son un out como cualquier otro.
baseball-rules-blue = Las cartas azules
baseball-rules-blue-list =
    - B, S: no hacen nada; si quieres, cúbrelas con una carta verde o roja, y tu turno termina
    - BC: todas las manos se mezclan con el mazo y se reparte de nuevo
    - CC: todas las manos se mezclan y se reparten otra vez, a cada quien tantas como tenía
    - CE: saca una carta de la mano de alguien y dale una de las tuyas
    - ML, MR: todas las manos pasan un asiento a la izquierda o a la derecha
    - T: alguien pierde un turno
    - J: el comodín vale por cualquier otra carta
baseball-rules-blue-one = Solo se juega una azul por turno. Únicamente B y S terminan el turno; después de las demás puedes seguir con verdes y rojas, con la mano que tengas entonces.
baseball-rules-blue-right = La derecha va con el orden de juego y la izquierda en contra; entre dos personas las dos cambian las manos. Las manos se pasan como están, y cada asiento sigue sacando hasta su propia cantidad.
baseball-rules-blue-blue = Valga por lo que valga, el comodín es azul: es la azul de tu turno, y no cubre nada.
baseball-rules-blue-declared = En esta mesa el comodín tiene el color de la carta por la que vale: puede cubrir, y solo si vale por una azul gasta la azul de tu turno.
baseball-rules-end = El final
baseball-rules-end-ten = La décima carrera de un equipo termina el juego en el acto, aunque sea a mitad de una carta.
baseball-rules-end-last = Cuando se acaba el mazo, se juegan las cartas que quedan en las manos, sin sacar más, y se salta a quien no tenga ninguna. Con la última carta termina el juego, aunque sea a mitad de una entrada. Gana quien tenga más carreras; si hay empate, no gana nadie.

# --- Palabras ---
baseball-word-card-1B = 1B (Sencillo)
baseball-word-card-1B-text = El bateador va a primera y cada corredor avanza una base.
baseball-word-card-2B = 2B (Doblete)
baseball-word-card-2B-text = Todos avanzan dos bases; el bateador llega a segunda.
baseball-word-card-3B = 3B (Triple)
baseball-word-card-3B-text = El bateador llega a tercera y anotan todos los que están en base.
baseball-word-card-HR = HR (Jonrón)
baseball-word-card-HR-text = Anotan todos, también el bateador.
baseball-word-card-E = E (Error)
baseball-word-card-E-text = Lo mismo que un sencillo, pero no cuenta como hit.
baseball-word-card-BB = BB (Base por bolas)
baseball-word-card-BB-text = El bateador va a primera; solo avanzan los corredores que le estorban.
baseball-word-card-HBP = HBP (Golpeado)
baseball-word-card-HBP-text = Lo mismo que una base por bolas.
baseball-word-card-BK = BK (Balk)
baseball-word-card-BK-text = Cada corredor avanza una base; el bateador se queda.
baseball-word-card-PB = PB (Pasbol)
baseball-word-card-PB-text = Cada corredor avanza una base; el bateador se queda.
baseball-word-card-WP = WP (Lanzamiento descontrolado)
baseball-word-card-WP-text = Cada corredor avanza una base; el bateador se queda.
baseball-word-card-SB = SB (Base robada)
baseball-word-card-SB-text = El corredor más adelantado avanza una base, incluso al plato.
baseball-word-card-F = F (Elevado)
baseball-word-card-F-text = El bateador es out; los corredores se quedan.
baseball-word-card-K = K (Ponche)
baseball-word-card-K-text = El bateador es out; los corredores se quedan.
baseball-word-card-L = L (Línea)
baseball-word-card-L-text = El bateador es out; los corredores se quedan.
baseball-word-card-X = X (Rola)
baseball-word-card-X-text = El bateador es out; los corredores se quedan.
baseball-word-card-CS = CS (Atrapado robando)
baseball-word-card-CS-text = El corredor más adelantado es out; el bateador sigue en el plato.
baseball-word-card-DP = DP (Doble play)
baseball-word-card-DP-text = El bateador es out, y con él el corredor más adelantado si quien la juega quiere.
baseball-word-card-TP = TP (Triple play)
baseball-word-card-TP-text = El bateador es out, y con él hasta dos corredores adelantados si quien la juega quiere.
baseball-word-card-SF = SF (Elevado de sacrificio)
baseball-word-card-SF-text = El bateador es out; se puede dejar que anote el más adelantado.
baseball-word-card-SH = SH (Toque de sacrificio)
baseball-word-card-SH-text = El bateador es out; se puede dejar que todos avancen una base.
baseball-word-card-B = B (Bola)
baseball-word-card-B-text = No hace nada; la puede cubrir una verde o roja, y el turno termina.
baseball-word-card-S = S (Strike)
baseball-word-card-S-text = No hace nada; la puede cubrir una verde o roja, y el turno termina.
baseball-word-card-BC = BC (Bancas vacías)
baseball-word-card-BC-text = Todas las manos vuelven al mazo y se reparte de nuevo, a cada quien su cantidad inicial.
baseball-word-card-CC = CC (Reunión de coaches)
baseball-word-card-CC-text = Se mezclan todas las manos y se devuelven, a cada quien tantas como tenía.
baseball-word-card-CE = CE (Intercambio)
baseball-word-card-CE-text = Saca sin mirar una carta de otra mano y da a cambio una tuya.
baseball-word-card-ML = ML (Pase a la izquierda)
baseball-word-card-ML-text = A la izquierda: cada quien pasa toda su mano al asiento que juega antes.
baseball-word-card-MR = MR (Pase a la derecha)
baseball-word-card-MR-text = A la derecha: cada quien pasa toda su mano al asiento que juega después.
baseball-word-card-T = T (Tiempo)
baseball-word-card-T-text = Tiempo: quien elijas pierde su próximo turno.
baseball-word-card-J = J (Comodín)
baseball-word-card-J-text = Comodín: vale por la carta que digas.
baseball-word-green = Carta verde
baseball-word-green-text = Buena para el equipo al bate, la juegue quien la juegue.
baseball-word-red = Carta roja
baseball-word-red-text = Mala para el equipo al bate, la juegue quien la juegue.
baseball-word-blue = Carta azul
baseball-word-blue-text = Cambia manos y turnos; solo una por turno.
baseball-word-cover = Cubrir
baseball-word-cover-text = Poner una verde o roja sobre tu propia B o S; hace lo de siempre.
baseball-word-lead-runner = Corredor más adelantado
baseball-word-lead-runner-text = El corredor más cercano al plato.
baseball-word-push = Empujar
baseball-word-push-text = El corredor cuya base ocupa otro que viene detrás tiene que avanzar.
baseball-word-original = Cantidad inicial
baseball-word-original-text = Tantas cartas como recibió tu asiento al empezar; hasta ahí sacas después de cada turno.
baseball-word-half = Media entrada
baseball-word-half-text = El tiempo que un equipo batea, hasta su tercer out.
baseball-word-skip = Turno perdido
baseball-word-skip-text = Un turno perdido por Tiempo: ni se juega ni se saca carta.
baseball-word-rhe = C H E
baseball-word-rhe-text = Carreras, hits y errores de un equipo; solo deciden las carreras.
