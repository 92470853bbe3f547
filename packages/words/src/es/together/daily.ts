import type { daily as en } from '../../en/together/daily.ts';
import type { Words } from '../../words.ts';

export const daily: Words<typeof en> = {
  title: 'Juegos del día',
  about:
    'Cada día cuatro partidas nuevas: los mismos dados y fichas para todos, contra el mismo bot. Cada una se juega una vez.',
  honest:
    'Nadie tiene cuenta, así que se podría mirar primero con una segunda identidad. No pasa inadvertido: quien empieza una partida después de otra persona de la misma red (en casa, por ejemplo) lleva la marca ² en la clasificación.',
  fingerprints: 'Huellas',
  fingerprintsAbout:
    'Todas las tiradas de un día salen de un número por juego. Su huella se publica el día anterior: a nadie se le pueden elegir las tiradas. Compárala con otros: es la misma para todos.',
  fingerprintNext: 'Al día siguiente',
  today: 'Hoy',
  dayBefore: 'Un día atrás',
  dayAfter: 'Un día adelante',
  toToday: 'Ir a hoy',
  left: (hours, minutes) => `Partidas nuevas en ${hours > 0 ? `${hours} h ` : ''}${minutes} min`,
  against: (bot) => `contra ${bot}`,
  play: 'Jugar',
  goOn: 'Seguir',
  look: 'Ver la partida',
  notPlayed: 'Ese día no jugaste.',
  givenUp: 'No jugaste hasta el final.',
  won: 'Ganada',
  points: (n) => `${n} ${Math.abs(n) === 1 ? 'punto' : 'puntos'}`,
  place: (place, of) => `puesto ${place} de ${of}`,
  rankingOf: (game) => `Clasificación de ${game}`,
  rank: 'Puesto',
  name: 'Nombre',
  score: 'Puntos',
  wonColumn: 'Ganó',
  yes: 'sí',
  no: 'no',
  moves: 'Jugadas',
  you: 'tú',
  somebody: 'alguien',
  later: '² Otra persona de la misma red había empezado antes esta partida.',
  rankingAmong: 'Clasificación',
  everyone: 'todo el mundo',
  nobody: 'Nadie ha terminado aún. ¡Empieza tú!',
  nobodyThen: 'Ese día nadie terminó.',
  nobodyHere: 'En este grupo nadie la ha terminado.',
  showAll: (n) => `Ver los ${n}`,
  share: 'Compartir el resultado',
  picture: (a, l, b) =>
    `De principio a fin, por tramos: por delante en ${a}, empate en ${l}, por detrás en ${b}.`,
  pictureHint: 'Barras: hasta dónde habías llegado. ● por delante del bot, ■ empate, ▼ por detrás.',
  copied: 'Copiado: pégalo donde quieras.',
  notCopied: 'El navegador no ha permitido copiar.',
  sharedWon: 'ganada',
  savePicture: 'Guardar la imagen',
  done: 'jugado',
  standing: {
    first: 'nadie ha terminado antes',
    best: 'el mejor resultado hasta ahora',
    bestThen: 'el mejor resultado del día',
    aheadOf: (behind, others) => `por delante de ${behind} de otros ${others}`,
    percent: (percent) => `mejor que el ${percent} % de los demás`,
  },
  weeks: 'Las últimas seis semanas',
  daysPlayed: (days) =>
    days === 0
      ? 'Aún no has terminado ningún juego del día.'
      : `Has jugado ${days} ${days === 1 ? 'día' : 'días'}.`,
  dayDone: (day, done, of) => `${day}: ${done} de ${of} terminados`,
  puzzle: 'Problema del día',
  again: 'Reintentar',
};
