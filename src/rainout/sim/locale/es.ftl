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
