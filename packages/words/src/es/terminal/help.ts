import { GAME_IDS, titleOf } from '@crescendo/rules/manifests';
import type { help as en } from '../../en/terminal/help.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';

const GAMES = list('es', GAME_IDS, 'or');
const TITLES = list('es', GAME_IDS.map(titleOf));
const OPTIONS = `  --options "…"     opciones del juego, p. ej. "preset=lucky-numbers highest=15"`;
const LANG = '  --lang xx         de, fr, it, nl, es o en (si no: idioma del sistema)';
const SEED = '  --seed S          misma semilla, mismas partidas (si no: 1)';
const DATA = '  --data CARPETA    dónde tiene el servidor su base de datos (si no: data)';
const SERIES = '  --series          varias rondas con puntuación, como en el reglamento';

export const help: Words<typeof en> = {
  program: `Crescendo: ${TITLES}, en tu terminal.

Uso: crescendo <comando> [opciones]

  play [juego]      jugar contra bots, o con amigos en un mismo teclado
  simulate          hacer jugar muchas partidas a los bots y contar las
                    victorias
  arena             enfrentar a todos los bots entre sí y valorarlos
  solve rummikub    encontrar la mejor jugada en una posición de Rummikub
  top [DÍA]           las mismas fichas para todos y la mejor jugada
  replay ARCHIVO    ver paso a paso una partida registrada
  review ARCHIVO    suerte, habilidad y momentos decisivos de una partida
  verify ARCHIVO    repetir una partida registrada y comprobarla
  verify --game G   jugar partidas al azar y comprobar cada estado
  export            partidas y problemas como JSON Lines, sin nombres
  open              los juegos en el navegador
  serve             iniciar un servidor para jugar con amigos
  join URL          jugar en una mesa de un servidor
  backup ARCHIVO    copiar los datos de un servidor en marcha
  restore ARCHIVO   restaurar los datos de un servidor desde una copia
  admin             listar, exportar y borrar las mesas de un servidor

Juegos: ${GAMES}.

  crescendo play 5vor12
  crescendo simulate --game qwinto --bots random,random --games 1000 --seed 1
  crescendo <comando> --help      muestra las opciones de un comando

Cada comando habla el idioma del sistema, o el de --lang: de, fr, it, nl, es o
en.

Código de salida: 0 bien; 1 una partida no ha pasado la comprobación, o el
servidor no ha podido arrancar; 2 argumentos no válidos.
`,
  commands: {
    play: `crescendo play [juego]: jugar contra bots, o con amigos en un mismo teclado.

Juegos: ${GAMES}. Lo que falte se te preguntará.

  --seats N         cuántos jugadores
  --humans N        cuántos son personas (si no: 1); los demás son bots
  --bot B           random, greedy, beginner, casual, strong o expert
  --first S         el sitio que empieza, p. ej. B (si no: A), en los juegos
                    cuyas reglas lo dejan libre
${LANG}
  --seed S          misma semilla, mismas fichas y mismos dados
${OPTIONS}
${SERIES}
  --rounds N        tantas rondas
  --target N        rondas hasta que alguien tenga N puntos
  --names A,B       cómo se llaman las personas de este teclado
  --record ARCHIVO  guardar la partida, para replay y verify

En el juego: ? muestra las teclas y las reglas, : permite escribir una jugada, q
sale. Sin terminal, las jugadas se leen línea a línea de la entrada estándar.
`,
    simulate: `crescendo simulate: hacer jugar muchas partidas a los bots y contar victorias.

  --game G          ${GAMES}
  --bots a,b        un bot por sitio, p. ej. expert,casual
  --games N         cuántas partidas (si no: 100)
${SEED}
${OPTIONS}
  --limit N         abandonar una partida tras N sucesos (si no: 20000)
  --stable          cada sitio roba lo mismo, se elija lo que se elija
  --json            escribir un objeto JSON: games, wins, meanScores, events,
                    eventsPerSecond, decisionMs (p50, p99, max por sitio)

Una victoria compartida se reparte. Los bots al azar casi nunca terminan una
partida de Finito: usa --options roundLimit=40.
`,
    arena: `crescendo arena: enfrentar a todos los bots entre sí, desde cada sitio.

  --game G          ${GAMES}
  --bots a,b,…      expert,strong,casual,beginner,greedy,random; expert@10000 da
                    un presupuesto en nodos, expert:bold juega con audacia
                    y expert:careful con prudencia
  --games N         cuántas partidas por pareja (si no: 100)
  --seats N         un bot contra el otro en N - 1 sitios (si no: 2)
${SEED}
${OPTIONS}
  --threads N       cuántas partidas a la vez (si no: una por núcleo)
  --save ARCHIVO    guardar los resultados; el mismo comando sigue desde ahí
  --adjusted        restar también la suerte: misma media, menos margen
  --stable          cada sitio roba lo mismo, se elija lo que se elija
  --json            escribir un objeto JSON: pairings y standings

Los mismos dados se juegan varias veces, una desde cada sitio. Las tasas de
victoria llevan un intervalo del 95 %. La valoración cuenta victorias por sitio:
de N sitios la parte justa es 1/N, y un bot que gana la parte w de sus partidas
solo contra otros N - 1 está 400 * log10(w (N - 1) / (1 - w)) por encima. Con
dos sitios, 400 puntos son diez victorias de once.
`,
    solve: `crescendo solve rummikub: la mejor jugada en posiciones leídas como líneas JSON.

  --objective O     tiles (más fichas, luego puntos), points, o empty (todo el
                    atril o nada)
  --preset P        qué reglas, p. ej. carlit-fr-2007 (si no: carlit-de-2007)
  --json            responder con un objeto JSON por línea, en el mismo orden:
                    tiles, points, table, played, steps, ms; o error

  echo '{"table":["B4 B5 B6"],"rack":["B3","J"],"opened":true}' | crescendo solve rummikub

Las fichas son K R B Y (negro, rojo, azul, amarillo) del 1 al 13, y J. Los
puntos son lo que las fichas puestas costarían en el atril; al abrir, lo que
suman.
`,
    top: `crescendo top [DÍA]: la misma mesa y las mismas fichas, 15 rondas.

Baja lo que más valga; después se muestra la mejor jugada y se queda en la
mesa. Nuestra propia manera de jugar con las fichas de Rummikub.

  DÍA               2026-11-19 (si no: hoy)
  --seed S          una partida aparte
${LANG}

Escribe las combinaciones nuevas o cambiadas, p. ej. K4 K5 K6 | R1 B1 Y1. Una
línea vacía termina la ronda, q sale.
`,
    replay: `crescendo replay ARCHIVO: ver paso a paso una partida registrada.

  --seat A          mostrar lo que ve el sitio A (si no: un espectador)
${LANG}
  --json            escribir un objeto JSON: cada suceso, a quién le toca

Derecha e izquierda avanzan y retroceden, Inicio y Fin van a los extremos, q
sale. Sin terminal, se lista toda la partida.
`,
    review: `crescendo review ARCHIVO: suerte, habilidad y momentos decisivos.

${LANG}
  --json            escribir un objeto JSON: seats (start, result, luck, skill,
                    others, gift, adjusted, decisions, meanLoss, level), curve,
                    curves, moments, highlights;
                    con varias rondas, uno por ronda en rounds

Las probabilidades son las de expertos, juzgadas por lo que cada sitio podía
ver. En cada sitio, start + luck + skill + others = result. Una partida sin
terminar no tiene análisis.
`,
    verify: `crescendo verify ARCHIVO: repetir una partida registrada y comprobarla.
crescendo verify --game G --seeds N: jugar N partidas al azar y comprobarlas.

  --game G          ${GAMES}, o all
  --seeds N         cuántas partidas al azar de cada juego (si no: 200)
  --seed S          la primera semilla (si no: 1)
  --out CARPETA     dónde guardar la partida de un fallo (si no: .)
  --share ARCHIVO   lo que un dispositivo anotó sobre los dados, para comparar
  --fair            fallar si la partida no dice nada de sus dados
  --json            escribir el veredicto como un objeto JSON

Código de salida: 0 si todo está bien; si no, 1. Un fallo guarda una partida que
se repite hasta él.
`,
    export: `crescendo export: partidas y problemas como JSON Lines, sin nombres.

  crescendo export ARCHIVO …              partidas grabadas
  crescendo export puzzles                todos los problemas
  crescendo export puzzles --game G       los de un juego

docs/data.md describe el formato.
`,
    open: `crescendo open: los juegos en el navegador.

  --data CARPETA    dónde se guardan las mesas con amigos (si no: una carpeta
                    personal)

Inicia un servidor en este ordenador, en el puerto 8080 o el siguiente libre, y
muestra su dirección para los amigos de la misma red. Ctrl-C lo detiene; al
reiniciarlo, las partidas siguen.
`,
    serve: `crescendo serve: iniciar un servidor para jugar con amigos.

  --port P          el puerto del servidor (si no: 5112)
${DATA}

Lo demás se ajusta con variables de entorno: DATABASE_URL para PostgreSQL, y las
del README. Ctrl-C detiene el servidor; al reiniciarlo, las partidas siguen.
`,
    join: `crescendo join URL: jugar en una mesa de un servidor.

  crescendo join http://example.org:5112                  elegir una mesa
  crescendo join http://example.org:5112/t/MESA           jugar, o mirar
  crescendo join http://example.org:5112 --game qwinto    abrir una mesa

  --game G          ${GAMES}
  --seats N         cuántos jugadores en la mesa nueva (si no: 2)
  --bots B          dar los demás sitios a bots de este nivel
${OPTIONS}
${SERIES}
  --first S         el sitio que empieza, p. ej. B, o random (si no: A), en los
                    juegos cuyas reglas lo dejan libre
  --public          mostrar la mesa nueva entre las mesas abiertas
  --watch           mirar, aunque haya un sitio libre
  --name NOMBRE     el nombre que ven los demás
${LANG}

Las teclas son las de play. Si falla la conexión o el servidor, la partida sigue
donde estaba. Sin terminal se muestra la lista de las mesas abiertas.
`,
    backup: `crescendo backup ARCHIVO: copiar los datos de un servidor en marcha.

${DATA}

Si el nombre termina en .jsonl o .jsonl.gz, todas las filas se escriben como
líneas JSON, que SQLite y PostgreSQL saben restaurar; si no, es una copia del
archivo SQLite. PostgreSQL, elegido con DATABASE_URL, siempre escribe JSON.
`,
    restore: `crescendo restore ARCHIVO: restaurar los datos de un servidor desde una copia.

${DATA}

Todavía no debe haber datos. Una copia en .jsonl o .jsonl.gz sirve para SQLite
y, con DATABASE_URL, para PostgreSQL; la copia de un archivo SQLite solo para
SQLite. Una copia más antigua se actualiza. Si algo falla, no cambia nada.
`,
    admin: `crescendo admin: gestionar las mesas de un servidor.

  crescendo admin tables           listar las mesas, las más recientes primero
  crescendo admin export MESA      escribir la partida de una mesa hasta ahora
  crescendo admin delete MESA      borrar una mesa con sus sucesos y mensajes
  crescendo admin top              mostrar quién y qué ocupa más espacio

${DATA}
  --json            escribir la lista como un objeto JSON
`,
  },
};
