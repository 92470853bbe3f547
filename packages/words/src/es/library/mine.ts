import type { mine as en } from '../../en/library/mine.ts';
import type { Words } from '../../words.ts';

export const mine: Words<typeof en> = {
  title: 'Mis partidas',
  games: 'Partidas',
  statistics: 'Estadísticas',
  data: 'Mis datos',

  forMe: 'Te toca',
  forOthers: 'Les toca a otros',
  notBegun: 'Sin empezar',
  over: 'Terminadas',
  here: 'solo en este dispositivo',
  daily: 'Juego del día',
  freeSeats: (n) => (n === 0 ? 'ningún sitio libre' : n === 1 ? 'un sitio libre' : `${n} sitios libres`),
  somebody: 'alguien',
  won: 'Ganada',
  wonBy: (winners, count) => `${winners} ${count === 1 ? 'ha' : 'han'} ganado`,
  lost: 'Perdida',
  tied: 'Empate',
  none: 'Aún no hay partidas',
  noneWhy: 'Lo que juegas lo encuentras aquí: lo que está en marcha, lo que te espera y lo que ha terminado.',
  begin: 'Elegir un juego',
  toDaily: 'Juegos del día',
  onlyHere: 'Mientras tanto ves solo lo que hay en este dispositivo.',
  again: 'Reintentar',

  review: 'Análisis',
  exercises: (n) =>
    n === 1
      ? 'Un momento de tus partidas te espera como ejercicio.'
      : `${n} momentos de tus partidas te esperan como ejercicios.`,
  toExercises: 'Practicar',

  stats: {
    none: 'Aún no hay nada que contar',
    noneWhy: 'Después de tu primera partida contra un bot o con otros verás aquí tus resultados.',
    played: 'Partidas jugadas',
    won: 'Ganadas',
    wonOf: (won, of) => `${won} de ${of}`,
    mean: 'De media',
    best: 'Mejor puntuación',
    streak: 'Victorias seguidas',
    longest: 'Mejor racha',
    takenBack: 'Con jugadas deshechas',
    last: 'Tus últimas partidas',
    picture: (count, least, most) =>
      `Las últimas ${count} partidas, la más antigua primero: entre ${least} y ${most} puntos.`,
    meanLine: 'tu media',
    asTable: 'Como tabla',
    date: 'Día',
    points: 'Puntos',
    outcome: 'Resultado',
    notWon: 'Perdida',
    against: 'Contra quién',
    opponent: 'Rival',
    winsLosses: 'Victorias : derrotas',
    together: 'Partidas',
    note: 'Varias rondas seguidas cuentan como una partida; sus puntos no entran aquí. Las partidas en las que compartís un dispositivo no cuentan.',
  },

  strength: {
    title: 'Tu nivel',
    like: (lower, upper) =>
      lower === upper ? `Juegas más o menos como ${lower}.` : `Tu nivel está entre ${lower} y ${upper}.`,
    below: (upper) => `Todavía no juegas tan bien como ${upper}.`,
    sure: (games, range) =>
      `Después de ${games === 1 ? 'una partida' : `${games} partidas`} ${range === undefined ? 'es bastante seguro' : `es una estimación: ${range[0] === undefined ? `como mucho ${range[1]}` : `de ${range[0]} a ${range[1]}`}`}.`,
    rating: (mean, error, casual, base) => `Nivel ${mean} ± ${error}; ${casual} tiene ${base}.`,
    note: 'Las partidas con pistas o jugadas deshechas no dicen nada de tu nivel.',
  },

  overTime: {
    title: 'Suerte y habilidad en las partidas analizadas',
    luck: 'Suerte',
    skill: 'Tú',
    usual: 'suerte habitual',
    picture: (games, luck, skill) =>
      `Suerte y habilidad en las últimas ${games} partidas analizadas, la más antigua primero. De media: suerte ${luck}, tú ${skill}.`,
    line: (games, luck, skill) => `De media en ${games} partidas: suerte ${luck}, tú ${skill}.`,
    recurring: 'Errores que se repiten',
    times: (n) => (n === 1 ? 'una vez' : `${n} veces`),
    toExercises: 'Ver tus ejercicios',
    trend: { less: 'menos últimamente', more: 'más últimamente', same: 'más o menos como antes' },
  },

  month: {
    title: 'Tu mes en una imagen',
    which: 'Mes',
    make: 'Hacer la imagen',
    games: (n) => (n === 1 ? '1 partida' : `${n} partidas`),
    won: (won, of) => `${won} de ${of} ganadas`,
    luck: 'Suerte',
    you: 'Mis jugadas',
    alt: (month) => `${month} de un vistazo: partidas, victorias, suerte y lo que costaron tus decisiones.`,
    share: 'Compartir la imagen',
    save: 'Guardar la imagen',
    saved: (file) => `Guardada como ${file}. Está en tus descargas.`,
  },

  mine: {
    about: 'No hay cuenta. El servidor reconoce este navegador por una clave al azar y de ti sabe solo esto.',
    kept: ({ tables, talk, people }) =>
      [
        tables > 0 ? `Las mesas en las que nunca se jugó se borran después de ${tables} días.` : '',
        talk > 0 ? `Los mensajes se borran después de ${talk} días.` : '',
        people > 0 ? `Si no vienes durante ${people} días, se borra todo lo que hay sobre ti.` : '',
        'Las partidas terminadas se conservan.',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    unknown: 'Hasta ahora el servidor no sabe nada de ti. Solo recuerda algo cuando juegas con otros.',
    known: 'Lo que sabe el servidor',
    since: 'Desde',
    devices: 'Dispositivos',
    tables: 'Mesas',
    talk: 'Mensajes',
    push: 'Dispositivos con notificaciones',
    groups: 'Grupos',
    exercises: 'Ejercicios',
    nameTitle: 'Tu nombre',
    name: 'Nombre que ven los demás',
    nameHint: 'Como mucho 24 caracteres. Cambia también en las mesas donde ya estás.',
    nameSave: 'Cambiar el nombre',
    nameSaved: (name) => `Ahora te llamas ${name}.`,
    second: 'Un segundo dispositivo',
    secondHint:
      'Sigue jugando en el móvil: con el mismo nombre, en las mismas mesas y con los mismos ejercicios.',
    getCode: 'Mostrar el código',
    codeHow: (address) =>
      `Escanea el código QR con el otro dispositivo, o abre allí ${address} y escribe este código:`,
    code: 'Tu código',
    codeQr: 'Código QR para tu segundo dispositivo',
    codeLeft: (minutes) =>
      minutes === 1
        ? 'Vale un minuto más, para un dispositivo.'
        : `Vale ${minutes} minutos más, para un dispositivo.`,
    codeOver: 'Este código ha caducado.',
    newCode: 'Pedir un código nuevo',
    haveCode: 'Tengo un código de otro dispositivo',
    export: 'Descargar tus datos',
    exportHint: 'Todo lo que el servidor sabe de ti y este navegador guarda, en un archivo.',
    exportDo: 'Guardar el archivo',
    exported: 'El archivo está guardado.',
    delete: 'Borrar del servidor',
    deleteHint: 'Tu nombre, tus dispositivos y todos tus mensajes desaparecen del servidor.',
    deleteDo: 'Borrar mis datos',
    deleteAsk: '¿Borrar todo del servidor?',
    deleteWhat: [
      'En las partidas en marcha un bot sigue jugando por ti; no podrás volver a tu sitio.',
      'Las mesas que has abierto y no han empezado se cierran.',
      'Tus resultados y tus puestos en los juegos del día desaparecen. Las partidas terminadas quedan para los demás, sin tu nombre.',
      'Ya no apareces en tus grupos. Un grupo sin más miembros se borra.',
      'Tus otros dispositivos tampoco se reconocerán ya. No se puede deshacer.',
    ],
    deleteYes: 'Sí, borrar todo',
    deleteNo: 'Conservar',
    deleted: 'El servidor te ha olvidado.',
    hereToo: 'Lo que guarda este navegador se borra en los',
    settings: 'ajustes',
  },
};
