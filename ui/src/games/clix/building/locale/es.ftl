# Palabras de la página en la que se arman equipos de figuras.

clix-build-filter-kind = Clase
clix-build-kind-pitcher = Lanzadores
clix-build-kind-hitter = Bateadores
clix-build-filter-position = Puede jugar de
clix-build-filter-league = Liga
clix-build-league-meridian = Liga Meridian
clix-build-league-harbor = Liga Harbor
clix-build-filter-club = Club
clix-build-filter-intangible = Intangible
clix-build-sort-points = más caras primero
clix-build-sort-cheap = más baratas primero
clix-build-sort-name = por nombre
clix-build-sort-speed = más veloces primero
clix-build-sort-defense = mejor defensa primero
clix-build-sort-endurance = más resistentes primero
clix-build-spoken = { $name }, { $printed }, { $points } puntos, { $club }
clix-build-bats = { $hand ->
    [L] batea zurdo
    [R] batea diestro
   *[other] batea ambidiestro
}
clix-build-throws = { $hand ->
    [L] lanza zurdo
   *[other] lanza diestro
}
clix-build-turn = Girar el dial
clix-build-hotter = Un clic más caliente
clix-build-colder = Un clic más frío
clix-build-step = { $start ->
    [yes] { $step }, donde empieza
   *[no] { $step }
}
clix-build-of = { $club }, figura #{ $number }, { $points } puntos.
clix-build-spray = Adónde va la pelota
clix-build-zone = Zona { $zone }: { $faces } de 6
clix-build-gifts = Intangibles
