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

# --- The box score ---
diamond-box = Hoja de anotación
diamond-box-game = Juego { $number }
diamond-box-batting = Bateo
diamond-box-pitching = Lanzamiento
diamond-box-notes = Notas
diamond-box-totals = Totales
diamond-box-ab = VB
diamond-box-runs = C
diamond-box-hits = H
diamond-box-errors = E
diamond-box-left = DEB
diamond-box-batted-in = CI
diamond-box-walks = BB
diamond-box-strikeouts = P
diamond-box-at-bats = Turnos
diamond-box-innings = EL
diamond-box-earned = CL
diamond-box-homers = HR
diamond-box-faced = BE
diamond-box-note-2b = 2B
diamond-box-note-3b = 3B
diamond-box-note-hr = HR
diamond-box-note-sb = BR
diamond-box-note-cs = AR
diamond-box-note-sh = TS
diamond-box-note-sf = ES
diamond-box-note-hbp = GP
diamond-box-note-ibb = BI
diamond-box-note-gdp = RDP
diamond-box-note-lob = DEB
diamond-box-note-e = E
diamond-box-note-pb = PB
diamond-box-note-dp = DP
diamond-box-note-tp = TP
diamond-box-note-wp = WP
diamond-box-note-bk = BK
diamond-box-note-hb = GL
diamond-box-note-ir = Corredores heredados–anotados
diamond-box-times = { $who } { $count }
diamond-box-inherited = { $who } { $count }–{ $more }
diamond-box-and = { $first }, { $second }
diamond-box-decided = G: { $winning }. P: { $losing }.
diamond-box-decided-saved = G: { $winning }. P: { $losing }. S: { $saving }.
diamond-box-won-with = { $outs ->
    [0] Sin outs cuando entró la carrera ganadora.
    [one] Un out cuando entró la carrera ganadora.
   *[other] Dos outs cuando entró la carrera ganadora.
}
diamond-box-forfeited = Ganado por confiscación.
diamond-box-unfinished = El juego no ha terminado.
diamond-box-decision = { $who } ({ $how })
diamond-box-who = Quién, o cuántas veces
