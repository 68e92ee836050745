# Bulk simulation.

sim-error-games = A simulation needs at least one game.
sim-error-workers = A simulation needs at least one worker.
sim-error-seed = A seed is a whole number from 0 to { $largest }.
sim-error-levels = A ladder needs two levels or more, each named once.
sim-error-no-value = Nothing was learned of { $game } yet, or its rules have changed since.
sim-error-bots = Name { $sides } bots, one for each side, not { $count }.
sim-error-stats = Nobody keeps score of { $game }: there are no statistics.
sim-error-plain = Box scores are kept of players who do not search: random, novice, advise.
sim-error-no-frames = That takes { $wanted }, which is not installed: pip install 'rainout[frames]' brings it.
sim-error-no-ray = That takes Ray, which is not installed: pip install 'rainout[cluster]' brings it.
sim-error-no-cluster = No Ray cluster answers at { $address }.
sim-error-far-bots = Bots of your own play on this machine: --engine ray is for those a game brings.
sim-error-kept = { $path } is not a simulation that was kept: name another file.
sim-error-kept-other = { $path } keeps another simulation: its { $what } differs. Name another file, or ask for the same.
