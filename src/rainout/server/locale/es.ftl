# El servidor: lo que dice al arrancar y por qué rechaza algo.

server-ready = Rainout está listo en { $url } (Ctrl+C para parar)
server-lan = En esta red se llega por { $url }
server-lan-none = No se encontró ninguna red local, así que solo llega este equipo.
server-other-port = El puerto { $port } está ocupado; este es el siguiente libre.
server-no-ui-title = Rainout está en marcha, pero sus páginas no se han construido
server-no-ui = Pare este servidor y ejecute «make play»: construye las páginas y vuelve a arrancar.
cannot-start-address = Las partidas se guardan en un archivo o en PostgreSQL, y «{ $address }» no es ni lo uno ni lo otro. Indique un archivo o una dirección que empiece por postgresql://; un archivo con ese nombre sería «./{ $address }».
cannot-start-database = No se puede abrir la base de datos { $path }: { $why }
cannot-start-postgres = Para guardar las partidas en PostgreSQL, Rainout necesita un paquete que no está instalado. Instálelo con: pip install "rainout[postgres]"
cannot-start-foreign = { $path } no es una base de datos de esta versión de Rainout. Elija otra o quite esta.
cannot-start-host = No es posible escuchar en { $host }: { $why }
cannot-start-port = El puerto { $port } está ocupado. Elija otro, o ninguno para que se busque uno libre.

refused-bad-json = El mensaje no es JSON.
refused-not-json = La petición debe decir que su contenido es { $type }.
refused-bad-message = El mensaje no tiene la forma acordada, en { $where }: { $why }.
refused-too-large = El mensaje es demasiado grande; el máximo son { NUMBER($most) } bytes.
refused-unknown-address = No hay nada en esta dirección.
refused-wrong-method = A esta dirección no se le puede preguntar así.
refused-not-from-here = Eso solo puede hacerlo quien está ante el equipo en el que corre Rainout.
refused-no-network = Este equipo no está en ninguna red local en la que Rainout pueda escuchar.
refused-bad-request = No se entiende la petición.
refused-unknown-match = No existe la partida «{ $match }».
refused-no-game = No hay ningún juego llamado «{ $game }».
refused-no-workshop = «{ $game }» no es un juego en el que se armen equipos.
refused-long-sheet = La hoja tiene { $length } letras; el máximo es de { $most }.
refused-unknown-ply = La partida no ha llegado tan lejos; tiene { $plies ->
    [one] una acción
   *[other] { $plies } acciones
}.
refused-no-token = Eso solo lo pueden hacer los jugadores, y no se mostró la llave de ningún asiento.
refused-wrong-token = La llave no corresponde a ningún asiento de esta partida.
refused-not-your-seat = El asiento { $seat } no es suyo.
refused-away = Un bot está jugando por ti. Primero recupera tu asiento.
refused-not-gone = Esa persona está en la mesa. Un bot solo puede jugar por quien se ha ido.
refused-just-left = Ese jugador estaba aquí hace un momento. Un bot puede ocupar su lugar dentro de { $wait ->
    [one] { $wait } segundo
   *[other] { $wait } segundos
}.
refused-too-many-emotes = Eso fue mucho de golpe. Di más en unos segundos.
refused-wrong-invitation = Esta invitación no es válida: puede que ya se haya usado.
refused-seat-taken = Ese asiento ya no está libre: alguien llegó antes.
refused-seated = Ya tienes un asiento en esta mesa.
refused-not-kept = Ese asiento no está reservado para nadie, así que no se puede ofrecer a otros.
refused-hidden-yet = Esto se muestra cuando acaba la partida: revela lo que tienen otros jugadores.
refused-no-coach = El entrenador ayuda contra bots, nunca contra personas.
refused-nothing-to-choose = Ahora no hay nada que elegir: hay que lanzar el dado.
refused-stale = Antes ocurrió otra cosa; vuelva a mirar la mesa.
refused-not-your-turn = No es su turno: le toca al jugador { $seat }.
refused-over = La partida ha terminado.
refused-not-over = La partida aún no ha terminado.
refused-old-rules = La partida se jugó con la versión { $theirs } de las reglas; este programa conoce la versión { $ours }.
refused-table-rolls = Aquí el dado lo tira la mesa; basta con decir «roll».
refused-hello-expected = El primer mensaje debe ser «hello».
refused-damaged-match = La partida guardada no sigue las reglas, así que no se puede mostrar.
refused-storage-failed = La jugada no se pudo guardar, así que no se hizo. Inténtelo otra vez.
refused-busy = Se está pidiendo demasiado a la vez. Vuelve a intentarlo dentro de un momento.
refused-internal = Esto no debería haber pasado; es un error nuestro y nada ha cambiado.
