import type { play as en } from '../../en/terminal/play.ts';
import type { Words } from '../../words.ts';

const LEVELS = { beginner: 'principiante', casual: 'medio', strong: 'fuerte', expert: 'experto' };

export const play: Words<typeof en> = {
  yes: 's',
  chooseGame: '¿Qué juego?',
  howManySeats: '¿Cuántos jugadores?',
  howManyHere: '¿Cuántos en este teclado? Los demás son bots.',
  menuKeys: 'flechas: elegir · Intro: seleccionar · q: salir',
  bot: (letter) => `Bot ${letter}`,
  turnOf: (name) => `le toca a ${name}`,
  choosing: (names) => `eligen: ${names}`,
  passTo: (name) => `Pasa el teclado a ${name}.`,
  pressEnter: 'Pulsa Intro.',
  leave: '¿Dejar esta partida? (s / n)',
  left: 'Has dejado la partida.',
  notUnderstood: (text) => `«${text}» no es una jugada válida aquí.`,
  forExample: (moves) => `Por ejemplo: ${moves}`,
  noStep: 'No hay nada que deshacer.',
  unknownKey: 'Esta tecla no hace nada aquí; ? muestra las teclas.',
  wins: (name) => `¡${name} gana!`,
  shareWin: (names) => `¡${names} comparten la victoria!`,
  score: (name, score) => `${name}: ${score}`,
  another: '¿Otra partida? (s / n)',
  helpTitle: 'Cómo se juega',
  anyKey: 'cualquier tecla: volver a la partida',
  lineHelp:
    'Escribe una jugada, o: moves (lo que se puede), hint (pista), undo (deshacer), quit (salir), ? (esta ayuda).',
  hint: {
    more: 'h: otra pista',
    next: 'h: cómo sigue',
    show: 'h: la jugada',
    play: 'h: jugar así',
    none: 'Aquí no tengo ninguna pista.',
    notHere: 'En esta mesa no hay pistas.',
  },
  replayKeys: [
    ['derecha', 'adelante'],
    ['izquierda', 'atrás'],
    ['arriba, abajo', 'de diez en diez'],
    ['Inicio, Fin', 'a los extremos'],
    ['q', 'salir'],
  ],
  commonKeys: [
    [':', 'escribir una jugada'],
    ['h', 'pista'],
    ['u', 'deshacer'],
    ['?', 'ayuda'],
    ['q', 'salir'],
  ],
  vorZwoelf: {
    keys: [
      ['flechas', 'mover'],
      ['d', 'destapar'],
      ['Tab', 'carta destapada'],
      ['Intro', 'colocar'],
      ['x', 'dejarla'],
    ],
    howTo:
      'Llena tu tablero antes que nadie. Los números tienen que aumentar de izquierda a derecha en cada fila y de arriba abajo en cada columna, sin números iguales. En tu turno destapa una carta y colócala o déjala destapada en el centro, o toma una carta destapada y colócala. Una carta puede sustituir a otra, que va entonces al centro.',
    supply: (count) => `Tapadas ${count}`,
    middle: 'Centro',
    start: (tile) => `Coloca el ${tile} en una casilla con un punto.`,
    arrange: 'Coloca tus cartas en la diagonal: Tab elige una, Intro la coloca.',
    arranged: 'Intro: empezar así. u recoge una carta.',
    choose: 'd destapa una carta, Tab toma una destapada.',
    place: (tile) => `Has destapado el ${tile}: colócalo, o déjalo con x.`,
    puts: (tile, square, freed) =>
      `Intro: ${tile} en ${square}${freed > 0 ? `; el ${freed} va al centro` : ''}.`,
  },
  qwinto: {
    keys: [
      ['o y p', 'elegir dados'],
      ['r', 'tirar'],
      ['k', 'quedarse'],
      ['flechas, Tab', 'mover'],
      ['Intro', 'anotar'],
      ['x', 'no anotar'],
    ],
    howTo:
      'Elige de uno a tres dados y tíralos; puedes volver a tirarlos todos una vez. Cada uno puede anotar la suma en una casilla de una fila cuyo color se haya tirado. En cada fila los números aumentan de izquierda a derecha y en una columna no se repite ninguno. Quien tira y no anota nada marca una tirada fallida (−5). Una fila llena vale su último número, las demás un punto por número; una columna de tres llena vale su pentágono < >. Dos filas llenas o cuatro tiradas fallidas acaban la partida.',
    noDice: 'Elige al menos un dado con o, y, p.',
    chooseDice: '¿Qué dados tiras? o naranja, y amarillo, p morado.',
    rollThem: 'Intro tira estos dados.',
    keepOrRoll: (sum) => `${sum}: Intro se queda con él, r vuelve a tirarlos todos.`,
    write: (sum) => `Anota el ${sum}, o nada con x.`,
    writeOrMisthrow: (sum) => `Anota el ${sum}; con x nada, es una tirada fallida.`,
    writes: (sum, field) => `Intro: ${sum} en ${field}.`,
    misthrows: 'fallidas',
    points: (points) => (Math.abs(points) === 1 ? `${points} punto` : `${points} puntos`),
  },
  finito: {
    keys: [
      ['Tab, número', 'elegir ficha'],
      ['flechas, Espacio', 'mover'],
      ['Intro', 'colocar'],
      ['p', 'pasar'],
    ],
    howTo:
      'Un dado para todos. Primero cada uno coloca una de sus tres fichas boca arriba en una casilla con ese número; si están ocupadas, en la siguiente casilla libre, menor o mayor. Cuando las doce están en el tablero, cada tirada desplaza una ficha del mismo modo. Gana quien antes tenga sus fichas del 1 al 12 en orden ascendente.',
    noCounter: 'Ahí no hay ninguna ficha tuya.',
    rolled: 'Dado:',
    roll: (count) => `tirada ${count}`,
    open: 'Boca arriba:',
    down: (count) => `${count} boca abajo`,
    order: 'Orden:',
    place: (rolled, counter) => `Sale el ${rolled}: ¿dónde va la ${counter}? Espacio salta a sus casillas.`,
    take: (rolled) => `Sale el ${rolled}: ¿qué ficha desplazas?`,
    move: (rolled, counter) => `Sale el ${rolled}: ¿dónde va la ${counter}? u la devuelve.`,
    puts: (counter, square) => `Intro: ${counter} en ${square}.`,
  },
  rummikub: {
    keys: [
      ['Espacio', 'tomar'],
      ['n', 'combinación nueva'],
      ['Intro', 'añadir aquí'],
      ['t', 'listo'],
      ['d', 'robar'],
      ['s', 'ordenar'],
      ['flechas', 'mover'],
      ['Tab', 'mesa o atril'],
      ['b', 'de vuelta al atril'],
      ['/', 'dividir'],
      ['j', 'comodín al otro extremo'],
      ['U', 'desde el principio'],
    ],
    howTo:
      'Deshazte de todas tus fichas. Un grupo son tres o cuatro fichas del mismo número en colores distintos; una escalera, al menos tres números seguidos de un color. Tu primera jugada debe sumar al menos 30 puntos con fichas tuyas. Después puedes añadir y reorganizar toda la mesa, siempre que al final solo haya grupos y escaleras. Quien no puede o no quiere jugar roba una ficha. Un comodín vale por cualquier ficha.',
    table: 'Mesa',
    rack: 'Atril',
    pool: (count) => `${count} en el pozo`,
    tiles: (count) => (count === 1 ? '1 ficha' : `${count} fichas`),
    notOpened: 'aún sin abrir',
    more: (sets) => `… ${sets} más`,
    pick: 'Toma fichas con Espacio, n las coloca como combinación nueva; d roba.',
    drop: (count) =>
      count === 1
        ? 'Intro añade la ficha aquí, n la pone aparte.'
        : `Intro añade ${count} fichas aquí, n las pone aparte.`,
    ready: 't: listo.',
    pairs: 'Tres parejas: r reparte de nuevo, k se queda con estas fichas.',
    noPairs: 'Estas son tus fichas: Intro empieza.',
    nothingPicked: 'Toma primero fichas con Espacio.',
    notYours: 'Solo las fichas de tu atril pueden volver a él.',
  },
  plain: {
    keys: [
      ['flechas', 'elegir jugada'],
      ['Intro', 'jugar'],
      ['número', 'elegir por número'],
      ['Tab', 'página siguiente'],
    ],
    howTo: '',
    choose: 'Elige una jugada con las flechas o su número; Intro la juega.',
    type: 'No hay jugadas en la lista: escribe una tras dos puntos.',
    moves: 'Jugadas',
    shown: (from, to, all) => `${from}–${to} de ${all}`,
  },
  join: {
    noTables: 'No hay ninguna mesa abierta.',
    howToCreate: 'Abre una con --game, p. ej. --game qwinto --seats 3.',
    tablesAt: (server) => `Mesas en ${server}`,
    bot: 'bot',
    someone: 'alguien',
    freeSeats: (free, seats) => `${free} de ${seats} sitios ${free === 1 ? 'libre' : 'libres'}`,
    justNow: 'recién abierta',
    waitsFor: (time) => `espera desde hace ${time}`,
    canBeWatched: 'en juego, puedes mirar',
    yourTurn: 'te toca',
    yourGame: 'tu partida',
    newTable: 'Mesa nueva',
    newTableAbout: 'para amigos, para todos o con bots',
    lookAgain: 'Volver a mirar',
    whichRules: '¿Qué reglas?',
    withWhom: '¿Quién juega?',
    friends: 'Amigos',
    friendsAbout: 'recibes un enlace para enviarles',
    anyone: 'Cualquiera',
    anyoneAbout: 'la mesa aparece en la lista pública',
    bots: 'Bots',
    waitingKeys: 'Empieza cuando todos los sitios están ocupados. Ctrl-C: salir',
    waiting: (taken, seats) => `Esperando a más jugadores: hay ${taken} de ${seats}.`,
    invite: 'Invita a otros con este enlace, en un navegador o en un terminal:',
    lost: 'Se ha perdido la conexión con el servidor; reintentando…',
    back: 'El servidor ha vuelto.',
    tooLate: 'Demasiado tarde: la partida ha seguido.',
    versionMismatch: (server, program) =>
      `El servidor habla la versión ${server} del protocolo y este programa la versión ${program}: actualiza el más antiguo de los dos.`,
  },
  fair: {
    right: (throws) =>
      `Los dados son como se prometió: ${throws === 1 ? '1 tirada sale' : `${throws} tiradas salen`} de la semilla y de los números de los jugadores. Solo los dispositivos de la mesa saben si esos números se eligieron libremente.`,
    shareChanged: (seat) => `El número del sitio ${seat} no es el que se fijó antes de la partida.`,
    bent: (event, found, thrown) =>
      `El suceso ${event} está trucado: dice ${found}, los dados dicen ${thrown}.`,
    wrongSeed: 'La semilla no es la prometida antes de la partida.',
    noLines: 'Esta partida registrada no dice nada de sus dados.',
  },
  review: {
    round: (round) => `Ronda ${round}`,
    series: (before, after) =>
      `Probabilidad de ganar en el total de las rondas: ${before} % antes de esta ronda, ${after} % después.`,
    rough: (margin) =>
      margin === undefined
        ? 'Las probabilidades no se han medido con estas reglas: todas las cifras son aproximadas.'
        : `Con estas reglas las probabilidades pueden desviarse hasta un ${margin} %: todas las cifras son aproximadas.`,
    beyond:
      'Es posible superar 100: una probabilidad que se perdió, volvió y se perdió de nuevo cuenta dos veces.',
    sum: (start, luck, own, others, result) =>
      `Inicio ${start}, suerte ${luck}, decisiones propias ${own}, los demás ${others}: resultado ${result} (todo en %).`,
    spread: (spread) => `La suerte suele quedarse dentro de ± ${spread} %.`,
    decisions: (count, loss) =>
      `${count === 1 ? '1 decisión importó' : `${count} decisiones importaron`}; cada una costó de media cerca de ${loss} %.`,
    level: (from, to) =>
      from === to ? `Nivel: ${LEVELS[from]}.` : `Nivel: entre ${LEVELS[from]} y ${LEVELS[to]}.`,
    levelBelow: (lowest) => `Nivel: por debajo de ${LEVELS[lowest]}.`,
    moments: 'Lo que más importó:',
    noMoments: 'Ninguna decisión marcó una clara diferencia.',
    moment: (place, name, played, better, cost) =>
      `${place}, ${name}: ${played}; mejor: ${better} (coste ${cost.loss} %: de ${cost.before} % a ${cost.after} %).`,
    best: 'Bien encontradas:',
    found: (place, name, played, found, of) =>
      `${place}, ${name}: ${played} (encontrada por ${found} de ${of} jugadores ocasionales).`,
  },
};
