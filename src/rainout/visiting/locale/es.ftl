# Bots propios en las mesas de un servidor.

error-visit-link = «{ $link }» no es un enlace a una mesa. Esos enlaces son como http://127.0.0.1:8765/t/p7w2kd#seat=…
error-visit-unreachable = Ningún servidor responde en { $address }: { $why }.
error-visit-stranger = Lo que responde en { $address } no es un servidor de Rainout.
error-visit-refused = { $why }
error-visit-invitation = Este enlace lleva a una mesa con un asiento libre, pero no da derecho a él. Copia en la mesa la invitación del asiento: termina en «#seat=…».
error-visit-full = Todos los asientos de esta mesa están ocupados.
error-visit-rules = Allí se juega a { $game } con la versión { $theirs } de las reglas, y aquí con la versión { $ours }.
error-visit-needs-position = En { $game } una mesa web no muestra ninguna posición desde la que pensar, solo lo que ve el asiento. Por eso no puede unirse ningún nivel de la casa ni un bot compilado: sienta un nivel en la propia mesa, o trae un bot en Python.
error-visit-not-shown = En una mesa web de { $game } un bot ve su vista y sus opciones; no hay «{ $name }».
