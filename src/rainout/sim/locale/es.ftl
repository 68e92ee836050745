# Simulación en masa.

sim-error-games = Una simulación necesita al menos una partida.
sim-error-workers = Una simulación necesita al menos un proceso de trabajo.
sim-error-seed = La semilla es un número entero de 0 a { $largest }.
sim-error-levels = Una escalera necesita dos niveles o más, cada uno nombrado una vez.
sim-error-no-value = Todavía no se ha aprendido nada de { $game }, o sus reglas han cambiado desde entonces.
sim-error-bots = Nombra { $sides } bots, uno para cada bando, no { $count }.
sim-error-stats = Nadie lleva la anotación de { $game }: no hay estadísticas.
sim-error-plain = La anotación se lleva de jugadores que no calculan de antemano: random, novice, advise.
sim-error-no-frames = Eso necesita { $wanted }, que no está instalado: lo trae pip install 'rainout[frames]'.
sim-error-no-ray = Eso necesita Ray, que no está instalado: lo trae pip install 'rainout[cluster]'.
sim-error-no-cluster = Ningún clúster de Ray responde en { $address }.
sim-error-far-bots = Los bots propios juegan en esta máquina: --engine ray es para los que trae un juego.
sim-error-kept = { $path } no es una simulación guardada: nombra otro archivo.
sim-error-kept-other = { $path } guarda otra simulación: se distingue en «{ $what }». Nombra otro archivo o pide la misma.
