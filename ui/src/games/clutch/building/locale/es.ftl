# Palabras de la página en la que se arman equipos de cartas.

clutch-build-cards = Cartas
clutch-build-part-player = Jugadores
clutch-build-part-strategy = Estrategias
clutch-build-part-coach = Entrenadores
clutch-build-part-stadium = Estadios
clutch-build-search = Buscar por nombre
clutch-build-most = Salario máximo
clutch-build-found = { $count ->
    [0] Ninguna carta coincide. Afloja la búsqueda.
    [one] Una carta
   *[other] { $count } cartas
}
clutch-build-empty = Todavía no hay nada en el equipo. Elige jugadores, estrategias, entrenadores y un estadio de la lista, empieza con un club, o pide un equipo completo y cámbialo.
clutch-build-paste = Una hoja de equipo con encabezados: alineación, banca, rotación, bullpen, mazo, entrenadores, estadio. Bajo cada uno, sus cartas por id o por nombre.
clutch-build-salary = Salarios: { $points } de { $most }
clutch-build-salary-free = Salarios: { $points }; aquí no cuentan
clutch-build-filter-club = Club
clutch-build-filter-position = Puede jugar
clutch-build-filter-role = Puede lanzar como
clutch-build-role-SP = SP, abridor
clutch-build-role-RP = RP, relevista
clutch-build-role-OP = OP, abridor corto
clutch-build-role-BP = BP, lanzador de volumen
clutch-build-filter-icon = Ícono
clutch-build-filter-colour = La juega
clutch-build-filter-rarity = Rareza
clutch-build-filter-window = Momento
clutch-build-filter-coach = Tipo
clutch-build-sort-dear = más caros primero
clutch-build-sort-cheap = más baratos primero
clutch-build-sort-name = por nombre
clutch-build-sort-base = por On-Base
clutch-build-sort-command = por Command
clutch-build-sort-speed = por corrido de bases
clutch-build-on-base = On-Base { $value }
clutch-build-command = Command { $value }
clutch-build-copies = { $most ->
    [one] Una copia por mazo.
   *[other] Hasta { $most } copias por mazo.
}
clutch-build-home = Casa de los { $club }.
