# El entrenador
coach-only = No hay otra cosa que hacer.
coach-wins = Gana la partida en el acto.
coach-may-win = Gana la partida en el acto el { $percent } % de las veces.
coach-numbers = Los números: { $comparison }.
coach-gain = La ganancia: { $what } { $before } → { $after }.
coach-or = { $first } o { $second }
coach-list = { $first }, { $second }
coach-chance = { $result } { $percent } %
coach-chances = { $exact ->
    [no] Lo que puede salir, más o menos: { $results }.
   *[yes] Lo que puede salir: { $results }.
}
coach-odds = El { $percent } % de las veces: { $result }.
coach-odds-both = El { $percent } % de las veces, y con la siguiente mejor opción el { $other } %: { $result }.
coach-odds-dearer = El { $percent } % de las veces: { $result }. Es menos que con la siguiente mejor opción ({ $other } %), pero vale más.
coach-worth = Entonces tu probabilidad de ganar es del { $good } %; si no, del { $bad } %.
coach-needed = Con un { $percent } % ya valdría la pena.
coach-sure = Seguro: { $result }.
coach-else = Con la siguiente mejor opción: { $told }
coach-else-odds = Con la siguiente mejor opción, el { $percent } % de las veces: { $result }.
coach-learned = Todavía no decide nada, pero las posiciones como la que deja se ganan más a menudo.
coach-played = Todavía no decide nada, pero jugando desde aquí se gana más a menudo.
coach-alike = { $count ->
    [one] Otra opción es igual de buena, por lo que veo.
   *[other] Otras { $count } opciones son igual de buenas, por lo que veo.
}
coach-level = Las demás son más o menos igual de buenas; esto es lo que hace un buen jugador.
coach-warming = Todavía estoy calentando y aún no sé cuánto cuestan las demás opciones.
coach-not-against-people = El entrenador ayuda contra bots, nunca contra personas.
coach-cost-alike = igual
coach-cost-sure = −{ $percent } %
coach-cost-unsure = −{ $percent } % ± { $doubt }
