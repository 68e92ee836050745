# Simulación en masa.

sim-error-games = Una simulación necesita al menos una partida.
sim-error-workers = Una simulación necesita al menos un proceso de trabajo.
sim-error-seed = La semilla es un número entero de 0 a { $largest }.
sim-error-bots = Nombra { $sides } bots, uno para cada bando, no { $count }.
