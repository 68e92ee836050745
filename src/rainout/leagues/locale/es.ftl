# Lo que puede fallar en una liga.
league-error-clubs = Una liga tiene de { $low } a { $high } clubes, no { $count }.
league-error-divisions = Con { $clubs } clubes en { $divisions } divisiones, una se quedaría con un solo club. Elige menos divisiones.
league-error-odd = { $clubs } clubes no pueden jugar { $games } juegos cada uno: un número impar de clubes necesita un número par de juegos.
league-error-games = { $clubs } clubes pueden jugar de { $low } a { $high } juegos cada uno, no { $games }.
league-error-rounds = Puede haber de 1 a { $most } rondas, no { $count }.
league-error-playoffs = No pueden seguir { $count } donde participan { $clubs }. Elige 2 o más, pero no más de los que hay, o 0 para jugar sin playoffs.
league-error-best-of = No hay series de { $count } juegos como máximo. Elige entre { $known }.
league-error-level = Las ligas todavía no pueden hacer jugar a { $level }. Elige entre { $known }.
league-error-not-over = La temporada { $season } no ha terminado. Juégala antes hasta el final.
league-error-no-club = Ningún club se llama «{ $club }». Están { $known }.
league-error-no-game = Todavía no existe el juego { $number }; se jugaron { $played }.
league-error-no-game-then = { $club } no jugó el día { $day }, o todavía no.
league-error-no-season = No existe la temporada { $season }; hubo { $seasons }.
league-error-first-line = Esto no es una liga. El archivo de una liga empieza con «{ $expected }».
league-error-line = La línea { $number } de la liga no se entiende: { $line }
league-error-header = Al archivo de la liga le falta «{ $name }», o no lo conoce.
league-error-kind = «{ $kind }» no es una forma de competir. Se conocen { $known }.
league-error-number = Un número del archivo de la liga no lo es.
league-error-no-more = La línea { $number } de la liga cuenta un juego después del final de la temporada.
league-error-other-game = La línea { $number } de la liga cuenta otro juego que el que tocaba ({ $due }): { $line }
error-workshop-no-draft = Los equipos de este juego no se sortean. Toma clubes ya hechos o trae hojas de equipo.

# Quién encabeza qué.
league-figure-average = Promedio de bateo
league-figure-on-base = Porcentaje de embasarse
league-figure-slugging = Slugging
league-figure-homers = Jonrones
league-figure-batted-in = Carreras impulsadas
league-figure-runs = Carreras
league-figure-hits = Hits
league-figure-steals = Bases robadas
league-figure-earned-average = Promedio de carreras limpias
league-figure-wins = Juegos ganados
league-figure-saves = Salvamentos
league-figure-strikeouts = Ponches
league-figure-traffic = Bases por bolas y hits por entrada
league-figure-best-bat = Carreras hechas con el bate
league-figure-best-arm = Carreras evitadas con el brazo
league-award-best-bat = Bate de la temporada: { $player }, que vale { $value } carreras
league-award-best-arm = Brazo de la temporada: { $player }, que evitó { $value } carreras
league-column-games = J
league-column-at-bats = VB
league-column-runs = C
league-column-hits = H
league-column-doubles = 2B
league-column-triples = 3B
league-column-homers = HR
league-column-batted-in = CI
league-column-walks = BB
league-column-strikeouts = K
league-column-steals = BR
league-column-average = AVG
league-column-starts = JI
league-column-wins = G
league-column-losses = P
league-column-saves = JS
league-column-innings = IL
league-column-earned = CL
league-column-earned-average = EFE
# Lo que la gente cuenta.
league-deed-perfect = Día { $day }: juego perfecto de { $who } (juego { $number })
league-deed-no-hitter = Día { $day }: juego sin hit de { $who } (juego { $number })
league-deed-cycle = Día { $day }: { $who } bateó la escalera (juego { $number })
league-deed-homers = Día { $day }: { $count } jonrones de { $who } (juego { $number })
league-deed-batted-in = Día { $day }: { $count } carreras impulsadas por { $who } (juego { $number })
league-deed-strikeouts = Día { $day }: { $count } ponches de { $who } (juego { $number })
league-deed-streak = Día { $day }: la racha de { $who } terminó tras { $count } juegos con hit (juego { $number })
# Los títulos de las tablas y de los cruces.
league-usual-name = La liga Rainout
league-division-east = Este
league-division-west = Oeste
league-division-north = Norte
league-division-south = Sur
league-division-central = Centro
league-division-coast = Costa
league-table-club = Club
league-table-won = G
league-table-lost = P
league-table-level = E
league-table-share = Pct
league-table-behind = Dif
league-table-home = Casa
league-table-away = Fuera
league-table-scored = CA
league-table-allowed = CP
league-table-last = Últ. 10
league-table-streak = Racha
league-streak = { $kind ->
    [won] G{ $count }
   *[lost] P{ $count }
}
league-round = { $left ->
    [2] La final
    [4] Las semifinales
   *[other] Ronda { $number }
}
league-tie = { $upper } { $first }, { $lower } { $second }
league-bye = { $club } pasa sin jugar
league-table-player = Jugador
league-champion = Campeón de la temporada { $season }: { $club }
league-player = { $player } ({ $club })
# Una línea sobre cada juego, sacada de su hoja de anotación.
league-story-both = { $first } { $second }
league-story-level = { $home } y { $away } quedaron empatados.
league-story-beat = { $winner } venció a { $loser }.
league-story-forfeit = { $loser } abandonó, y el juego es de { $winner }.
league-story-perfect = { $who } no dejó llegar a base a nadie de { $loser }: juego perfecto.
league-story-no-hitter = { $loser } se quedó sin hits ante { $who }.
league-story-walk-off-by = { $who } lo decidió { $inning ->
    [7] en la séptima
    [8] en la octava
    [9] en la novena
    [10] en la décima
    [11] en la undécima
    [12] en la duodécima
   *[other] en la entrada { $inning }
}: { $winner } dejó en el campo a { $loser }.
league-story-walk-off = { $winner } dejó en el campo a { $loser } { $inning ->
    [7] en la séptima.
    [8] en la octava.
    [9] en la novena.
    [10] en la décima.
    [11] en la undécima.
    [12] en la duodécima.
   *[other] en la entrada { $inning }.
}
league-story-comeback = { $winner } perdía por { $count } carreras y acabó venciendo a { $loser }.
league-story-shut-out-by = { $who } lanzó el juego entero y dejó en blanco a { $loser }.
league-story-shut-out = { $winner } dejó en blanco a { $loser }.
league-story-extra = { $winner } aguantó más que { $loser } en { $innings } entradas.
league-story-blowout = { $winner } arrolló a { $loser } con { $runs } carreras y { $hits } hits.
league-story-slugfest = { $winner } se impuso a { $loser } en un juego de { $runs } carreras.
league-story-strikeouts = { $who } ponchó a { $count } y { $winner } venció a { $loser }.
league-story-homers = { $who } conectó { $count } jonrones para { $winner } contra { $loser }.
league-story-batted-in = { $who } impulsó { $count } carreras y { $winner } venció a { $loser }.
league-story-saved = { $who } guardó una ventaja de una carrera para { $winner } contra { $loser }.
league-story-won-by = { $who } se llevó el triunfo al vencer { $winner } a { $loser }.
league-story-bat = { $who } bateó de { $at-bats }-{ $hits }{ $homers ->
    [0] {""}{ $runs ->
        [0] {""}
        [one] {" "}con una carrera impulsada
       *[other] {" "}con { $runs } impulsadas
    }
    [one] {" "}con un jonrón{ $runs ->
        [0] {""}
        [one] {" "}y una carrera impulsada
       *[other] {" "}y { $runs } impulsadas
    }
   *[other] {" "}con { $homers } jonrones{ $runs ->
        [0] {""}
        [one] {" "}y una carrera impulsada
       *[other] {" "}y { $runs } impulsadas
    }
}.
