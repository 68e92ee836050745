# La mesa de CLUTCH: palabras que solo usa el navegador. Las cartas, verbos, sucesos y reglas están con el juego.

# --- Cartas de jugador ---
clutch-short-on-base = En Base
clutch-short-command = Comando
clutch-short-bats = Batea
clutch-short-throws = Lanza
clutch-short-zone = Zona X
clutch-short-defense = Guante
clutch-short-clutch = Clutch
clutch-short-innings = { $innings } IP
clutch-two-way = doble
clutch-tired = Cansado
clutch-icon-AS = Todos Estrellas
clutch-icon-GG = guante de oro
clutch-icon-HR = líder de jonrones
clutch-icon-MVP = jugador más valioso
clutch-icon-SB = líder de robos
clutch-icon-SC = mejor bateador
clutch-icon-CY = mejor lanzador
clutch-icon-SV = líder de salvados
clutch-icon-K = líder de ponches
clutch-say-band = { $result } { $open ->
    [yes] desde { $from }
   *[no] de { $from } a { $to }
}
clutch-say-icons = { $icons }.
clutch-say-role = { $role } { $innings ->
    [one] una entrada
   *[other] { $innings } entradas
}
clutch-say-batter = { $name }, { $club }. Batea { $bats ->
    [L] a la zurda
    [S] de los dos lados
   *[R] a la derecha
}. En Base { $onbase }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Juega en { $positions }. Corrido { $br }, Robo { $st }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
clutch-say-pitcher = { $name }, { $club }. Lanza con la { $throws ->
    [L] izquierda
   *[R] derecha
}. Comando { $command }{ $bonus ->
    [none] {""}
   *[other] , { $bonus }
}. Zona X de 1 a { $zone }. { $roles }. Guante { $defense }, Clutch { $clutch }. { $icons } Tabla: { $chart }. Salario { $salary }.
clutch-gone = fuera del juego
clutch-say-work = { $outs ->
    [one] Un out
   *[other] { $outs } outs
} de { $limit ->
    [one] una entrada
   *[other] { $limit } entradas
}.
clutch-say-speed = { $sign ->
    [ST] Robo
   *[BR] Corrido
} { $value }
clutch-say-safe = a salvo en { $share } de los tiros
clutch-safe = { $share } a salvo

# --- Lanzamiento y swing ---
clutch-arithmetic = Lanzamiento y swing
clutch-pitch = Lanzamiento
clutch-on-base = En Base
clutch-swing = Swing
clutch-result = Resultado
clutch-mistake = Fallido
clutch-mound = En el montículo
clutch-plate = Al bate
clutch-advantage = Ventaja: { $name }
clutch-advantage-open = La Ventaja aún no está decidida.
clutch-verdict-mistake = Lanzamiento fallido: la Ventaja es de { $name } y el swing va con el d24.
clutch-verdict-given = { $card } da la Ventaja a { $name }.
clutch-verdict-pitcher = { $pitch } supera a { $onbase }: cuenta la tabla de { $name }.
clutch-verdict-batter = { $pitch } no supera a { $onbase }: cuenta la tabla de { $name }.
clutch-code-SO = ponche
clutch-code-GB = rola
clutch-code-LD = línea
clutch-code-FB = elevado
clutch-code-BB = base por bolas
clutch-code-1B = sencillo
clutch-code-2B = doble
clutch-code-3B = triple
clutch-code-HR = jonrón
clutch-code-HBP = golpeado
clutch-code-E = error
clutch-code-IBB = base intencional
clutch-code-SAC = toque de sacrificio
clutch-code-SF = elevado de sacrificio
clutch-code-FC = jugada de selección
clutch-code-DP = doble matanza
