baseball-rules-aim = El objetivo
baseball-rules-aim-text = Anota más carreras que el otro equipo. Hay carrera cuando un corredor llega al plato después de pasar por primera, segunda y tercera. Con diez carreras se gana en el acto; si no, el juego dura hasta que se juega la última carta, y gana quien tenga más carreras.
baseball-rules-setup = La preparación
baseball-rules-setup-text =
    De dos a seis jugadores forman dos equipos, visitante y local, y se sientan alternados. Cada quien recibe tres cartas. Con tres o cinco jugadores, cada miembro del equipo más grande recibe dos y cada miembro del más chico, cuatro. Primero batea el equipo visitante, y el azar elige a quién de sus jugadores le toca empezar.
baseball-rules-turn = El turno
baseball-rules-turn-text =
    Juega al menos una carta, y todas las que quieras, una tras otra. Solo una puede ser azul. Después saca cartas hasta tener tantas como recibiste al principio. Se juega en ronda, batee quien batee.

    Cualquier carta se puede jugar en cualquier momento: las verdes siempre ayudan al equipo al bate y las rojas siempre lo perjudican, las juegue quien las juegue. Tienes que jugar aunque todo lo que tengas ayude al rival.
baseball-rules-diamond = El diamante
baseball-rules-diamond-text = Siempre hay un bateador en el plato. El corredor al que otro alcanza tiene que avanzar una base. Con tres outs se vacían las bases, termina el turno de quien consiguió el tercero y pasa a batear el otro equipo.
baseball-rules-green = Las cartas verdes
baseball-rules-green-text =
    - 1B, E: el bateador y los corredores avanzan una base; 2B dos, 3B tres; con HR anotan todos
    - BB, HBP: el bateador va a primera; los corredores solo avanzan si los empujan
    - BK, PB, WP: cada corredor avanza una base
    - SB: el corredor más adelantado avanza una base
baseball-rules-red = Las cartas rojas
baseball-rules-red-text =
    - F, K, L, X: el bateador es out
    - CS: el corredor más adelantado es out
    - DP, TP: el bateador es out y, si quieres, uno o dos de los corredores más adelantados
    - SF: el bateador es out; si quieres, anota el corredor más adelantado
    - SH: el bateador es out; si quieres, avanzan todos los corredores

    Con el tercer out nadie avanza ni anota.
baseball-rules-blue = Las cartas azules
baseball-rules-blue-text =
    - B, S: no hacen nada; si quieres, cúbrelas con una carta verde o roja, y tu turno termina
    - BC: todas las manos se mezclan con el mazo y se reparte de nuevo
    - CC: todas las manos se mezclan y se reparten otra vez, a cada quien tantas como tenía
    - CE: saca una carta de la mano de alguien y dale una de las tuyas
    - ML, MR: todas las manos pasan un asiento a la izquierda o a la derecha
    - T: alguien pierde un turno
    - J: el comodín vale por cualquier otra carta
baseball-rules-end = El final
baseball-rules-end-text = Cuando se acaba el mazo, se juegan las cartas que quedan en las manos, sin sacar más. Con la última carta termina el juego, aunque sea a mitad de una entrada. Gana quien tenga más carreras; si hay empate, no gana nadie.
