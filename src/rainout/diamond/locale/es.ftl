# Lo que dicen todos los juegos de béisbol: equipos, bases, el libro de anotaciones.
#
# El equipo lleva su artículo («el equipo local»); por eso ninguna frase pone «a» o «de» justo delante.

diamond-team-visitor = el equipo visitante
diamond-team-home = el equipo local

diamond-told-ran-batter = El bateador llega a { $end ->
    [first] primera
    [second] segunda
   *[third] tercera
}.
diamond-told-ran-runner = El corredor de { $start ->
    [first] primera
    [second] segunda
   *[third] tercera
} avanza a { $end ->
    [first] primera
    [second] segunda
   *[third] tercera
}.
diamond-told-ran-home-batter = El bateador le da la vuelta al cuadro.
diamond-told-ran-home-runner = El corredor de { $start ->
    [first] primera
    [second] segunda
   *[third] tercera
} llega al plato.
diamond-told-run = Carrera para { $team }: { $runs ->
    [one] va una
   *[other] ya van { $runs }
}.
diamond-told-out-batter = Out el bateador: { $outs ->
    [one] un out
    [2] dos outs
   *[other] tres outs
}.
diamond-told-out-runner = Out el corredor de { $base ->
    [first] primera
    [second] segunda
   *[third] tercera
}: { $outs ->
    [one] un out
    [2] dos outs
   *[other] tres outs
}.
diamond-told-side = Se acabó el turno al bate, { $left ->
    [0] sin nadie en base
    [one] con uno en base
   *[other] con { $left } en base
}. Ahora batea { $team }.
# Por qué no se juega más: el final de una frase que dice quién ganó.
diamond-how = { $how ->
    [walk-off] : los deja en el terreno.
    [ahead] : ya va ganando, y el local no necesita batear más.
    [forfeit] , por forfeit.
   *[last-out] : cayó el último out.
}
diamond-outs = { $outs ->
    [one] Un out.
    [2] Dos outs.
   *[other] Tres outs.
}
diamond-runs = { $count ->
    [one] Carrera para { $team }: ya son { $runs }.
   *[other] { $count } carreras para { $team }: ya son { $runs }.
}
diamond-told-ran-named = { $runner } llega a { $end ->
    [first] primera
    [second] segunda
   *[third] tercera
}.
diamond-told-ran-home-named = { $runner } llega al plato.
diamond-told-out-named = Out { $runner }: { $outs ->
    [one] un out
    [2] dos outs
   *[other] tres outs
}.

# --- La hoja del anotador ---
diamond-half-told = { $half ->
    [top] Alta
   *[bottom] Baja
} de la entrada { $inning }, { $team }: { $runs ->
    [0] sin carreras
    [one] una carrera
   *[other] { $runs } carreras
}, { $hits ->
    [0] ningún hit
    [one] un hit
   *[other] { $hits } hits
}, { $errors ->
    [0] sin errores
    [one] un error
   *[other] { $errors } errores
}, { $left ->
    [0] nadie quedó en base
    [one] uno quedó en base
   *[other] { $left } quedaron en base
}.
diamond-half-broken-off = { $half ->
    [top] Alta
   *[bottom] Baja
} de la entrada { $inning }, { $team }: { $runs ->
    [0] sin carreras
    [one] una carrera
   *[other] { $runs } carreras
}, { $hits ->
    [0] ningún hit
    [one] un hit
   *[other] { $hits } hits
}, { $errors ->
    [0] sin errores
    [one] un error
   *[other] { $errors } errores
} cuando acabó el partido.

# The terminal
diamond-terminal-slot = batea
diamond-terminal-number = n.º
diamond-terminal-gone = fuera del juego

# --- Lo que se contará ---
diamond-hero = { $player } trajo al plato { $runs ->
    [one] una carrera
   *[other] { $runs } carreras
  }.
diamond-feat-comeback = Remontada
diamond-feat-comeback-told = Ganado tras ir perdiendo por { $runs }.
diamond-feat-walk-off = En la última jugada
diamond-feat-walk-off-told = Ganado en la parte baja de la entrada { $inning }, con la última carrera del partido.
diamond-feat-shut-out = Blanqueada
diamond-feat-shut-out-told = Ganado { $runs } a cero.
diamond-feat-big-inning = Gran entrada
diamond-feat-big-inning-told = { $runs } carreras en una sola entrada.
diamond-feat-start-to-finish = De principio a fin
diamond-feat-start-to-finish-told = Primera carrera y siempre por delante, hasta llegar a { $runs }.
