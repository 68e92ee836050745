# El servidor: lo que dice al arrancar y por qué rechaza algo.

server-ready = Rainout está listo en { $url } (Ctrl+C para parar)
server-lan = En esta red se llega por { $url }
server-lan-none = No se encontró ninguna red local, así que solo llega este equipo.
server-other-port = El puerto { $port } está ocupado; este es el siguiente libre.
server-no-ui-title = Rainout está en marcha, pero sus páginas no se han construido
server-no-ui = Pare este servidor y ejecute «make play»: construye las páginas y vuelve a arrancar.
cannot-start-address = Las partidas se guardan en un archivo o en PostgreSQL, y «{ $address }» no es ni lo uno ni lo otro. Indique un archivo o una dirección que empiece por postgresql://; un archivo con ese nombre sería «./{ $address }».
cannot-start-database = No se puede abrir la base de datos { $path }: { $why }
cannot-start-damaged = La base de datos { $path } está dañada: { $why }. Mira lo que aún se puede leer con «rainout store check»; «rainout store restore ARCHIVO» pone una copia en una base de datos nueva.
cannot-start-postgres = Para guardar las partidas en PostgreSQL, Rainout necesita un paquete que no está instalado. Instálelo con: pip install "rainout[postgres]"
cannot-start-foreign = { $path } no es una base de datos de esta versión de Rainout. Elija otra o quite esta.
cannot-start-host = No es posible escuchar en { $host }: { $why }
cannot-start-port = El puerto { $port } está ocupado. Elija otro, o ninguno para que se busque uno libre.
cannot-start-metrics = Las métricas son para quien tenga la clave, pero no hay ninguna. Fije metrics_token, o metrics en «here».
cannot-start-mail = Si se han de enviar cartas, mail_from debe decir en nombre de quién, como Rainout <rainout@club.example>.
cannot-start-proxies = trusted_proxies nombra «{ $value }», que no es ni una dirección ni una red como 10.0.0.0/8.
cannot-start-apart = Varios procesos no pueden compartir lo que uno tiene en memoria. Elige una base de datos que sea un archivo o esté en PostgreSQL.
cannot-start-workers-lan = Con varios procesos, «lan» no hace nada. Deja entrar a la red local con la dirección 0.0.0.0 o inicia un solo proceso.
store-flaw = La base de datos dice: { $what }
store-flaw-league = liga { $league }: { $what }
store-flaw-gap = falta la entrada { $ply } de su registro
store-flaw-standing = lo que dicen de ella las listas no es lo que dice su registro
store-not-empty = La base de datos ya contiene partidas. Una copia se pone en una nueva: indícala con --database.
store-backup-bad = { $path } no es una copia completa de una base de datos de Rainout.
store-backup-newer = { $path } se hizo con una versión más nueva de Rainout.

settings-group-reaching = Dónde se llega al servidor
settings-group-keeping = Qué se guarda
settings-group-playing = Mesas y bots
settings-group-calling = Avisar a la gente y volver a reconocerla
settings-group-limits = Lo que puede pedir un cliente
settings-group-care = Cuidado del servidor
setting-host = La dirección en la que escucha: 127.0.0.1 para solo este equipo, 0.0.0.0 para todos los que puedan llegar a él.
setting-port = El puerto en el que escucha; sin él, el primero libre desde el 8765.
setting-workers = Cuántos procesos sirven tras ese puerto, cada uno cualquier mesa; más o menos uno por núcleo de la máquina.
setting-lan = Si la red local puede entrar desde el principio.
setting-browser = Si se abre el navegador cuando el servidor está listo.
setting-static = La carpeta con las páginas construidas.
setting-hosts = Nombres con los que se encuentra el servidor, como club.example, además de las direcciones en las que escucha.
setting-trusted-proxies = Direcciones o redes de los proxys a los que se cree cuando dicen por quién preguntan (X-Forwarded-For).
setting-database = Dónde se guardan las partidas: un archivo o la dirección de un servidor PostgreSQL. «:memory:» las guarda solo hasta que el servidor para.
setting-tables-memory = Megabytes de memoria para las mesas en juego, entre todos los procesos; lo que no cabe se lee otra vez de la base de datos cuando alguien lo pide. Si no se dice, un cuarto de la memoria de la máquina.
setting-bot-pause = Segundos que un bot deja pasar antes de jugar, para que la gente pueda seguirlo.
setting-warm = Si se compilan las reglas en segundo plano tras el arranque.
setting-lines-shown = Cuántas mesas muestra la página de inicio.
setting-abandoned-after = Segundos sin una jugada tras los que una mesa en la que no hay nadie sale de esa lista.
setting-gone-after = Segundos que se guarda el asiento de quien estaba, antes de que otros puedan dejarlo a un bot.
setting-lobby-keeps = Segundos durante los que se ofrece un asiento libre aunque no haya nadie en la mesa, como al recargar la página.
setting-push = Si se puede avisar a la gente por su navegador (web push) cuando la espera una mesa; necesita los paquetes de «rainout[club]».
setting-push-anywhere = Si esos avisos pueden ir a direcciones privadas y por http sin cifrar. Solo para pruebas: cualquiera podría hacer que el servidor preguntara en tu red.
setting-smtp-host = El servidor de correo que toma las cartas para quienes esperan mesas; sin él no hay cartas.
setting-smtp-port = Su puerto.
setting-smtp-security = Cómo se protege la conexión con él: «starttls», «tls» desde el principio, o «none» para uno en esta misma máquina.
setting-smtp-user = El nombre con el que entrar allí; sin él, no se entra con ninguno.
setting-smtp-password = La contraseña para eso.
setting-mail-from = En nombre de quién salen las cartas, como Rainout <rainout@club.example>.
setting-call-after = Segundos que debe llevar tocándole a alguien, sin que esté en la mesa, antes de avisarle.
setting-passkeys = Si la gente puede hacer guardar su clave, sellada por una llave de acceso; necesita los paquetes de «rainout[club]».
setting-request-within = Segundos que tiene una conexión para decir qué quiere, cada vez; 0 para no poner límite.
setting-body-within = Segundos que puede tardar en llegar el cuerpo de una petición.
setting-hello-within = Segundos que tiene una conexión para saludar.
setting-read-within = Segundos tras los que se cuelga a quien no lee nada de lo que se le envía; 0 para nunca.
setting-ping-every = Segundos tras los que se pregunta a una conexión si hay alguien, y en los que debe contestar; 0 para nunca.
setting-largest-body = Los bytes que puede traer una petición, como mucho.
setting-largest-message = Los bytes de un mensaje por una conexión abierta, como mucho.
setting-most-unsent = Cuántos mensajes pueden esperar a un lector lento antes de que se cierre su conexión.
setting-requests-a-minute = Cuántas peticiones y mensajes puede enviar una dirección en un minuto; 0 para no poner límite. Todo de golpe si hace falta: lo no usado se repone.
setting-messages-a-minute = Cuántos mensajes puede enviar una conexión en un minuto; 0 para no poner límite.
setting-sockets-a-minute = Cuántas conexiones puede abrir una dirección en un minuto; 0 para no poner límite.
setting-most-connections = Cuántas conexiones puede tener abiertas a la vez una dirección, salvo la de un proxy de confianza; 0 para no poner límite.
setting-most-sockets = Cuántas conexiones puede tener abiertas a la vez una dirección; 0 para no poner límite.
setting-tables-a-minute = Cuántas mesas puede abrir una dirección en un minuto; 0 para no poner límite.
setting-bots-a-minute = Cuántos bots puede sentar una dirección, y cuántas veces puede preguntar al entrenador, en un minuto; 0 para no poner límite.
setting-analyses-a-minute = Cuántas partidas puede repasar una dirección en un minuto; 0 para no poner límite.
setting-sign-ups-a-minute = Cuántas veces por minuto puede una dirección pedir avisos o mostrar una llave de acceso; 0 para no poner fin.
setting-metrics = Quién puede leer las métricas en /metrics: «off», nadie; «here», los programas de este equipo; «token», quien muestre la clave.
setting-metrics-token = La clave de las métricas, que se muestra como «Authorization: Bearer …».
setting-log-level = Desde qué nivel se anotan líneas; con «info» hay una por petición.
setting-log-format = Cómo son las líneas del registro: «text» para personas, «json» para programas.
setting-admin-token = El secreto del anfitrión, que se pide en /admin para atender denuncias y cerrar mesas; sin secreto no hay tal página.
setting-drain-delay = Segundos que un servidor al que se pide parar sigue como antes mientras /readyz ya lo dice, para el proxy que pregunte allí.
setting-drain-within = Segundos que tienen las peticiones en curso para acabar cuando el servidor para.
settings-yes-or-no = true o false
settings-text = un texto
settings-path = un archivo o una carpeta
settings-list = una lista de textos
settings-whole-number = { $most ->
    [none] { $least ->
        [none] un número entero
       *[other] un número entero, { $least } o más
    }
   *[other] un número entero de { $least } a { $most }
}
settings-number = { $most ->
    [none] { $least ->
        [none] un número
       *[other] un número, { $least } o más
    }
   *[other] un número de { $least } a { $most }
}
settings-one-of = uno de { $choices }
settings-in-file = el archivo de ajustes { $path }
settings-in-environment = el entorno ({ $variable })
settings-on-command-line = la línea de órdenes
settings-bad = { $name } no puede ser «{ $value }», como dice { $where }; tiene que ser { $wanted }.
settings-bad-secret = { $name } no puede ser lo que dice { $where }; tiene que ser { $wanted }.
settings-unknown = No hay ningún ajuste «{ $name }», que nombra { $where }. «rainout settings» los muestra todos.
settings-unknown-alike = No hay ningún ajuste «{ $name }», que nombra { $where }. ¿Quería decir «{ $alike }»?
settings-unreadable = No se puede leer el archivo de ajustes { $path }: { $why }.
settings-unreadable-value = No se puede leer { $path }, que nombra { $where }: { $why }.
settings-not-toml = El archivo de ajustes { $path } no es TOML: { $why }.

refused-bad-json = El mensaje no es JSON.
refused-not-json = La petición debe decir que su contenido es { $type }.
refused-bad-message = El mensaje no tiene la forma acordada, en { $where }: { $why }.
refused-too-large = El mensaje es demasiado grande; el máximo son { NUMBER($most) } bytes.
refused-too-late = El resto de la petición no llegó a tiempo.
refused-unknown-address = No hay nada en esta dirección.
refused-wrong-method = A esta dirección no se le puede preguntar así.
refused-not-from-here = Eso solo puede hacerlo quien está ante el equipo en el que corre Rainout.
refused-wrong-host = Este servidor no responde al nombre «{ $name }». Quien lo atiende puede añadirlo al ajuste «hosts».
refused-wrong-origin = Una página de otro sitio ({ $origin }) no puede preguntar aquí.
refused-no-network = Este equipo no está en ninguna red local en la que Rainout pueda escuchar.
refused-bad-request = No se entiende la petición.
refused-unknown-match = No existe la partida «{ $match }».
refused-no-game = No hay ningún juego llamado «{ $game }».
refused-no-workshop = «{ $game }» no es un juego en el que se armen equipos.
refused-nobody-scores = Nadie lleva la anotación de este juego: no hay hoja de anotación.
refused-long-sheet = La hoja tiene { $length } letras; el máximo es de { $most }.
refused-unknown-ply = La partida no ha llegado tan lejos; tiene { $plies ->
    [one] una acción
   *[other] { $plies } acciones
}.
refused-no-token = Eso solo lo pueden hacer los jugadores, y no se mostró la llave de ningún asiento.
refused-wrong-token = La llave no corresponde a ningún asiento de esta partida.
refused-not-your-seat = El asiento { $seat } no es suyo.
refused-away = Un bot está jugando por ti. Primero recupera tu asiento.
refused-cannot-rate = Solo cuentan las mesas a las que cada cual viene con su propia clave y donde la mesa tira los dados: tú y quienes vengan por enlace o de la sala.
refused-no-key = Esta mesa cuenta para la clasificación y quiere saber quién se sienta: falta una clave.
refused-closed = El anfitrión ha cerrado esta mesa.
refused-at-odds = Alguien de esta mesa no juega contigo, o tú no con esa persona.
refused-bad-address = «{ $address }» no es una dirección de correo; una es como nombre@example.org.
refused-bad-endpoint = Eso no es el servicio de avisos de un navegador: debe tener un nombre en la internet pública y hablar https.
refused-no-calls = Este servidor no avisa de esa manera.
refused-called-already = En la última hora salió una carta para esta dirección. Búscala, también entre el correo no deseado; se puede enviar otra dentro de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
refused-mail-failed = La carta no se pudo entregar al servidor de correo. Vuelve a intentarlo más tarde.
refused-no-contact = Este enlace ya no vale: se usó, o tiene más de un día.
refused-no-passkeys = Este servidor no reconoce a nadie por llaves de acceso.
refused-bad-passkey = Lo que ha firmado la llave de acceso no vale. Vuelve a intentarlo.
refused-unknown-passkey = Aquí nunca se selló ninguna clave con esta llave de acceso, o se olvidó. Tus palabras la traen igualmente.
refused-no-report = Nadie ha denunciado eso.
refused-unknown-league = Aquí no existe esa liga. Quizá el enlace llegó cortado.
refused-not-commissioner = Eso solo puede hacerlo quien dirige la liga. La clave está en el navegador en el que se fundó.
refused-not-your-club = Eso solo puede hacerlo quien dirige uno de los dos clubes.
refused-not-due = Ese juego no se puede jugar ahora: no ha llegado su día, ya se jugó o nadie dirige sus clubes.
refused-season-over = Esta temporada ha terminado y tiene campeón. Empieza la siguiente.
refused-league-busy = Esta liga se está jugando ahora mismo. Detenla antes, o espera a que acabe.
refused-no-lines = En esta liga nadie lleva los números de los jugadores.
refused-needs-consent = En esta mesa los demás deben estar de acuerdo antes de deshacer nada: pregúntales.
refused-cannot-ask = Eso no se puede pedir ahora.
refused-nothing-asked = Nadie te ha preguntado nada.
refused-paused = Los relojes están parados. Pide primero a los demás que sigan.
refused-time-up = Se te acabó el tiempo; un bot sigue jugando por ti.
refused-not-gone = Esa persona está en la mesa. Un bot solo puede jugar por quien se ha ido.
refused-just-left = Ese jugador estaba aquí hace un momento. Un bot puede ocupar su lugar dentro de { $wait ->
    [one] { $wait } segundo
   *[other] { $wait } segundos
}.
refused-too-many-emotes = Eso fue mucho de golpe. Di más en unos segundos.
refused-too-often = Eso es más de lo que un jugador puede pedir de una vez. Puedes seguir dentro de { $wait ->
    [one] { $wait } segundo
   *[other] { $wait } segundos
}.
refused-too-many-sockets = Ya hay { $most } mesas abiertas desde tu red. Cierra una y vuelve a intentarlo.
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
refused-damaged-match = La partida guardada está dañada o no sigue las reglas, así que no se puede mostrar. Las demás no tienen nada que ver con eso.
refused-storage-failed = La jugada no se pudo guardar, así que no se hizo. Inténtelo otra vez.
refused-database-gone = El archivo donde se guardan las partidas se movió, se borró o se cambió con el servidor en marcha, así que la jugada no se hizo. Quien lleva el servidor debería devolver el archivo a su sitio o iniciar otra vez el servidor.
refused-database-damaged = La base de datos donde se guardan las partidas está dañada, así que la jugada no se hizo. Quien lleva el servidor debería mirar con «rainout store check» y recuperar una copia con «rainout store restore».
refused-busy = Se está pidiendo demasiado a la vez. Vuelve a intentarlo dentro de un momento.
refused-internal = Esto no debería haber pasado; es un error nuestro y nada ha cambiado.

call-title = { $count ->
    [one] { $game }: te toca
   *[other] Te esperan en { $count } mesas
}
call-line = { $game } con { $others }: te toca desde hace { $waited }.
call-left = Te queda: { $left }.
call-hours = { $count ->
    [0] menos de una hora
    [one] una hora
   *[other] { $count } horas
}
call-days = { $count ->
    [one] un día
   *[other] { $count } días
}
call-stop = No avisar más
call-letter = { $count ->
    [one] En { $house } te espera una mesa:
   *[other] En { $house } te esperan { $count } mesas:
}
call-letter-why = Pediste que te avisáramos. Llega como mucho una carta así por hora, y ninguna mientras estás en la mesa. Abre las mesas en el navegador con el que juegas. Este enlace pone fin a las cartas al momento y hace olvidar tu dirección:
call-confirm-subject = Cartas de { $house }: ¿son para ti?
call-confirm-text = Alguien, quizá tú, quiere recibir en esta dirección cartas de { $house } cuando le toque jugar en una mesa, como mucho una por hora. Abre este enlace para recibirlas; si no, no llegará ninguna.
call-confirm-else = Si no fuiste tú, no hay nada que hacer: la dirección se olvida en un día.
