# El informe para diseñadores.

design-title = Informe para diseñadores: { $game }
design-contents = Contenido
design-about = Partidas entre buenos jugadores, { $games } por apartado, { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}, semilla { $seed }. La misma semilla da el mismo informe.
design-agreed = Se acordó: { $options }.
design-interrupted = Se interrumpió: aquí está lo que se sabía hasta entonces.
design-percent = { $number } %
design-yes = sí
design-no = no
design-numbers = Los números
design-won = ganadas
design-range = margen del 95 %
design-matches = de las partidas

design-doing-compile = compilando las reglas
design-doing-main = jugando
design-doing-rival = jugando contra: { $bot }
design-doing-usual = jugando según lo acordado
design-doing-rule = regla de la casa: { $rule }
design-doing-piece = probando { $piece }

design-wins = Quién gana
design-wins-table = Parte de todas las partidas
design-side = bando { $number }
design-won-alone = el jugador
design-starter = quien tiene el primer turno
design-home = el equipo local, de los juegos decididos
design-rival = un buen jugador contra: { $bot }
design-rival-alone = en su lugar: { $bot }
design-advantage-home = { $how ->
    [more] Jugar en casa es una ventaja
    [less] Jugar en casa es una desventaja
   *[even] Jugar en casa no cambia nada que tantos juegos puedan mostrar
}: el equipo local gana el { $share } de los juegos decididos ({ $range }).
design-advantage-starter = { $how ->
    [more] Empezar es una ventaja
    [less] Empezar es una desventaja
   *[even] Empezar no cambia nada que tantas partidas puedan mostrar
}: quien tiene el primer turno gana el { $share } ({ $range }).
design-advantage-side = { $how ->
    [more] El primer bando tiene ventaja
    [less] El primer bando tiene desventaja
   *[even] Los dos bandos valen lo mismo, hasta donde tantas partidas pueden mostrarlo
}: el primero gana el { $share } ({ $range }).
design-undecided = { $level } acabaron en empate; { $unfinished } se abandonaron por largas.
design-clubs-chart = Clubes contra todos los demás: parte ganada, en puntos sobre la mitad
design-clubs-table = Clubes contra todos los demás

design-length = Cuánto dura
design-length-told = { $mean } turnos de media; la mitad de las partidas dura { $median } o menos, nueve de cada diez entre { $p5 } y { $p95 }, la más larga { $longest }. De una serie cuenta el último juego.
design-length-chart = Cuántas partidas duran tantos turnos
design-length-table = Duración de las partidas
design-turns = turnos

design-runs = Carreras
design-runs-told = Un equipo anota { $runs } carreras por juego ({ $range }), en { $innings } entradas; en las grandes ligas, en nueve, eran { $real }, y el equipo local ganaba el { $realhome }, frente al { $home } de aquí.
design-runs-chart = Carreras de un equipo en un juego: aquí, y en las grandes ligas de 2010 a 2015
design-runs-table = Carreras de un equipo en un juego
design-runs-scored = carreras
design-ours = aquí
design-real = grandes ligas
design-innings-table = Carreras por media entrada
design-inning = entrada
design-runs-half = carreras
design-halves = medias entradas

design-expectancy = Carreras por venir
design-expectancy-told = Lo que anota de media el equipo al bate desde una situación hasta el final de su media entrada, junto a las grandes ligas. No cuentan las medias que cortó una carrera decisiva ni las del equipo local desde la novena.
design-expectancy-chart = Carreras por venir sin outs, según quién está en base
design-expectancy-table = Carreras por venir, según bases y outs
design-bases = en base
design-outs-ours = { $outs } out, aquí
design-outs-real = { $outs } out, ligas

design-chances = Probabilidad de ganar
design-chances-told = La del equipo local cuando el visitante llega al bate en cada entrada, según su ventaja. La ventaja se cuenta hasta seis; lo que se vio menos de treinta veces no aparece.
design-chances-chart = Probabilidad de ganar del equipo local al empezar cada entrada
design-chances-table = Probabilidad del equipo local en porcentaje, por entrada y ventaja
design-lead = ventaja { $lead }

design-rules = Reglas de la casa
design-rules-told = Qué cambia con otra regla de la casa: las mismas partidas, con los mismos dados, menos lo acordado. Las partes se dan en puntos de cien; lo que sigue a ± es cuánto puede desviarse la verdad a cada lado.
design-rules-table = Con otra regla de la casa
design-rule = regla de la casa
design-change-first = gana el primer bando
design-change-starter = gana quien empieza
design-change-won = victorias
design-change-margin = ventaja
design-change-turns = turnos
design-change-points = puntos de todos

design-worth-of = { $kind }: cuánto valen
design-worth-told = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} con cada cosa y las mismas sin ella, con los mismos dados. Las victorias se dan en puntos de cien.
design-worth-chart = Puntos de cien partidas que se ganan de más con ello que sin ello
design-worth-table = Valor de cada una
design-piece = pieza
design-role = puesto
design-price = precio

design-prices-of = { $kind }: precios
design-prices-told = Con una sola tasa para todos, diez puntos de precio valen { $point } victorias en cien partidas. Lo impreso en las piezas explica el { $explained } de lo que se diferencian en valor las de un mismo puesto. Los precios de hoy van con el valor con una correlación de { $agreement }; los propuestos, con una de { $then }.
design-traits-cheap = Demasiado barato: { $traits }.
design-traits-dear = Demasiado caro: { $traits }.
design-overpriced = Con más sobreprecio: { $pieces }.
design-traits-table = Uno más de lo impreso
design-trait = uno más de
design-trait-worth = victorias en cien
design-trait-costs = cuesta hoy
design-trait-fair = valdría
design-verdict = veredicto
design-verdict-cheap = barato
design-verdict-dear = caro
design-verdict-fair = justo
design-verdict-unsure = no es seguro que importe
design-none-dominated = Ninguna pieza está dominada: ninguna tiene al lado otra de su puesto que no cueste más y no sea peor en nada.
design-dominated-table = Dominadas: otra del puesto no cuesta más y no es peor en nada
design-dominated-by = mejor esta
design-fitted = valor
design-proposal = propuesta
design-difference = cambio
design-proposal-table = Precios propuestos, primero lo más caro de hoy

design-method = Cómo se averiguó
design-method-main = A los dos lados hay buenos jugadores («advise»), que cambian de bando de partida en partida. Los márgenes contienen la verdad en 95 de cada 100 casos: los de Wilson para las partes, los normales para las medias.
design-method-trials = El valor se mide con números aleatorios comunes: cada partida se juega dos veces con la misma semilla, con ello y sin ello, y lo que cuenta es la diferencia. A quien juegue mejor o peor que «advise» pueden valerle más otras cosas.
design-method-prices = El valor de las piezas de un puesto, según los puntos de ventaja que dan y convertido en victorias con una sola tasa, se ajustó por mínimos cuadrados a lo que llevan impreso, y lo mismo los precios de hoy. La propuesta conserva el precio medio de cada puesto y la dispersión de los precios, y hace que cada punto valga las mismas victorias. Una pieza cuenta por los juegos que jugaría: un abridor de una rotación de cinco, por uno de cada cinco.
design-method-real = Las cifras de las grandes ligas son de 2010 a 2015. Las carreras de los equipos se contaron en los registros de juegos de Retrosheet: la información usada aquí se obtuvo gratis de Retrosheet, que tiene los derechos; quien tenga interés puede escribir a Retrosheet en www.retrosheet.org. Las carreras por venir son las que tabuló Tom Tango.
