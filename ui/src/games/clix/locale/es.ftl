# SportsClix en el navegador.

clix-thing = { $name }
clix-level-preseason = Pretemporada
clix-level-regular = Temporada regular
clix-level-playoffs = Postemporada
clix-level-championship = Campeonato
clix-news-title = Lo nuevo de este nivel
clix-news-close = Entendido

# --- Figuras ---
clix-letter-speed = V
clix-letter-defense = D
clix-letter-endurance = R
clix-value-speed = velocidad { $value }
clix-value-defense = defensa { $value }
clix-value-endurance = resistencia { $value }, { $innings ->
    [0] aún sin entradas
    [one] una entrada lanzada
   *[other] { $innings } entradas lanzadas
}
clix-figure-label = { $name }, { $position }, dial en { $step }, { $values }{ $intangible ->
    [none] {""}
   *[other] , { $intangible }
}.
clix-intangible-speed-demon = Demonio veloz
clix-intangible-speed-demon-help = Un punto más de velocidad al robar o buscar una base extra; en roletazo hay que sacarlo con un tiro.
clix-intangible-flamethrower = Lanzallamas
clix-intangible-flamethrower-help = Con la bola en juego puede tirar el dado rojo: velocidad la hace ponche. Cuesta un clic.
clix-intangible-specialist = Especialista
clix-intangible-specialist-help = Contra bateadores de su misma mano todo fildeador tiene un punto más de defensa.
clix-intangible-shut-em-down = Cerrojo
clix-intangible-shut-em-down-help = En las entradas 8 y 9, con corredor en segunda o tercera, su dado puede elegirse tras la tirada del bateador.
clix-intangible-clutch-hitter = Bateador oportuno
clix-intangible-clutch-hitter-help = Sus corredores son un punto más rápidos; cuando más importa, fildear cuesta un punto más.
clix-intangible-spray-hitter = Bateador a todas partes
clix-intangible-spray-hitter-help = Puede cambiar el dado verde en uno.
clix-intangible-cannon = Cañón
clix-intangible-cannon-help = Un punto más de defensa en cada tiro.
clix-intangible-great-range = Gran alcance
clix-intangible-great-range-help = Un punto más de defensa ante bolas violentas; un elevado profundo que se le escapa es solo sencillo.
clix-intangible-double-play-wizard = Mago del doble play
clix-intangible-double-play-wizard-help = Un punto más de defensa en tiros por un segundo o tercer out.
clix-intangible-leadership = Liderazgo
clix-intangible-leadership-help = Un clic que gana puede ir a un compañero.
clix-intangible-intimidation = Intimidación
clix-intangible-intimidation-help = Con control total puede enfriar un clic a su rival en lugar de ganar uno.

# --- Lomita y plato ---
clix-at-mound = En la lomita
clix-at-plate = Al bate
clix-chosen = elegido
clix-total-control = Control total

# --- El campo ---
clix-zone = zona { $zone }
clix-slot = turno { $slot }
clix-base = { $base ->
    [1] primera base
    [2] segunda base
    [3] tercera base
   *[other] el plato
}
clix-field = { $half ->
    [top] Alta
   *[bottom] Baja
} de la entrada { $inning }, { $outs ->
    [0] sin outs
    [one] un out
   *[other] { $outs } outs
}; { $runners }.
clix-runners-ooo = bases limpias
clix-runners-xoo = corredor en primera
clix-runners-oxo = corredor en segunda
clix-runners-oox = corredor en tercera
clix-runners-xxo = corredores en primera y segunda
clix-runners-xox = corredores en primera y tercera
clix-runners-oxx = corredores en segunda y tercera
clix-runners-xxx = bases llenas
clix-fielder-label = { $name }, { $position }{ $zone ->
    [0] {""}
   *[other] {" "}en la zona { $zone }
}{ $defense ->
    [none] {""}
   *[other] , defensa { $defense }
}{ $odd ->
    [yes] , fuera de posición
   *[no] {""}
}{ $state ->
    [move] . Las flechas izquierda y derecha lo mueven, Intro lo levanta.
    [choose] . Se puede elegir.
   *[none] .
}
clix-runner-label = { $name } en { $base ->
    [1] primera
    [2] segunda
   *[3] tercera
}, velocidad { $speed }
clix-runner-button = { $name }, en { $base ->
    [1] primera
    [2] segunda
   *[3] tercera
} (V { $speed })
clix-fence-green = corta
clix-fence-yellow = media
clix-fence-red = profunda
clix-fence-label = Zona { $zone }: la valla es { $depth }. Pulsa para la siguiente distancia.
clix-fence-how = Pulsa una zona para cambiar la distancia de su valla.
clix-fence-done = Fijar las vallas
clix-shift-how = Arrastra un fildeador a otra zona, o muévelo con ← y →.
clix-now-in-zone = { $name } en la zona { $zone }
clix-put-back = Todos a su lugar
clix-spray-words = Carta de bateo: el verde de 1 a 6 va a las zonas { $zones }.
clix-fences-words = Vallas de izquierda a derecha: { $fences }.

# --- Dados ---
clix-die = { $die ->
    [red] dado rojo
    [white] dado blanco
    [black] dado negro
    [blue] dado azul
   *[green] dado verde
}
clix-die-showing = { $face ->
    [none] { $die }, aún sin tirar
   *[other] { $die }: { $face }
}
clix-number-die = { $face ->
    [0] dado, aún sin tirar
   *[other] dado: { $face }
}
clix-secret-how = Nadie ve tu dado antes de que se tiren los dos.
clix-late-how = El bateador ya tiró. Elige ahora tu dado.
clix-extra-square = par o impar
clix-extra-paint = pintar la esquina: con velocidad es ponche
clix-extra-work = trabajar la cuenta: con contacto es boleto
clix-extra-flame = fuego: con velocidad es ponche
clix-extra-bunt = toque: con contacto queda en juego
clix-extra-roll-em = tres arriba, tres abajo: con control gana un clic

# --- Intentos ---
clix-two-dice = 2 dados
clix-must-beat = debe superar
clix-try-field = { $name } intenta fildear la bola
clix-try-bunt = { $name } va por el toque
clix-try-cover = { $name } corre a cubrir la base
clix-try-at-batter = { $name } tira contra { $runner }, a primera
clix-try-tag = { $name } tira contra { $runner }{ $base ->
    [none] {""}
    [home] , al plato
    [1] , a primera
    [2] , a segunda
   *[other] , a tercera
}
clix-try-relay = { $name } busca otro out{ $base ->
    [none] {""}
    [home] {" "}en el plato
    [1] {" "}en primera
    [2] {" "}en segunda
   *[other] {" "}en tercera
}
clix-try-steal = { $name } tira contra { $runner }, que roba{ $base ->
    [none] {""}
    [2] {" "}segunda
   *[other] {" "}tercera
}
clix-try-tag-up = { $name } tira contra { $runner }, que hace pisa y corre
clix-try-extra = { $name } tira contra { $runner }, que busca más
clix-play-made = Lo logra
clix-play-missed = No lo logra
clix-play-highlight = Jugadón
clix-play-blooper = Pifia
clix-play-great = Gran jugada
clix-play-error = Error
clix-plays = Jugadas
clix-clicks = Quién recibe el clic
clix-not-together = Estos no pueden salir juntos.

# --- Cambios ---
clix-changes = Cambios
clix-leaves = Sale
clix-comes-in = Entra
clix-first-leaves = Elige primero quién sale.
clix-swap-how = Elige dos fildeadores que cambien de lugar.

# --- Antes del juego ---
clix-order = Orden al bate
clix-order-of = Orden al bate de { $name }
clix-posts = Posiciones
clix-posts-of = Posiciones de { $name }
clix-figures = Figuras
clix-slot-label = Turno { $slot }: { $figure }
clix-bats-at = { $name } batea en el turno { $slot }.
clix-next-slot = siguiente
clix-order-full = Ya están los nueve. ¿Los entregas?
clix-hand-in = Entregar
clix-clear = Empezar de nuevo
clix-order-how = Pulsa una figura para el turno siguiente, arrástrala a cualquiera o pulsa de 1 a 9. Mayús con ↑ o ↓ la mueve.
clix-order-wait = { $name } está en ello.
clix-home = local

# --- El marcador ---
clix-line-score = Marcador por entradas
clix-runs = carreras
clix-hits = hits
clix-errors = errores
clix-short-runs = C
clix-short-hits = H
clix-short-errors = E
clix-outs = Outs
clix-outs-count = { $outs ->
    [0] sin outs
    [one] un out
   *[other] { $outs } outs
}
clix-at-bat = al bate
clix-winner = ganador
clix-score = { $one } { $runs }, { $other } { $others }.
clix-pitcher-line = { $name }: entrada { $innings } de { $endurance }, { $allowed ->
    [0] sin carreras
    [one] una carrera
   *[other] { $allowed } carreras
}
clix-teams = Los dos equipos
clix-teams-short = Equipos
clix-news-short = Novedades
clix-bench = Banca
clix-gone = ya salió del juego

# Dados por pares, con los diales como están
clix-pairing = Contra el dado { $die ->
    [red] rojo
    [white] blanco
    [black] negro
   *[blue] azul
}: { $odds }.
clix-pairing-short = en base { $reaches }, out { $fails }
clix-pairing-part = { $part ->
    [reaches] en base
    [fails] ponche, roletazo o elevado
    [open] falta fildearlo o tirar otro dado
    [batter_controls] control total del bateador
   *[pitcher_controls] control total del lanzador
} { $share }
