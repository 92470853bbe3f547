import { list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

const where = (row: number, column: number): string => `en la fila ${row}, columna ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, a cambio del ${freed}` : '');
const squares = (count: number): string => (count === 1 ? '1 casilla libre' : `${count} casillas libres`);

export const es: VorZwoelfWords = {
  supply: 'Tapadas',
  turnUp: 'Destapar',
  or: 'o',
  orTake: 'Coger una destapada',
  open: 'Cartas destapadas',
  nothingOpen: 'Aún no hay ninguna carta destapada.',
  leave: 'Dejarla aquí',
  yourTile: 'Tu carta',
  startTip:
    'Ponla en una casilla con punto: los números bajos arriba a la izquierda, los altos abajo a la derecha.',
  othersChoose: 'Los demás todavía están eligiendo.',
  done: 'Empezar así',
  square: (row, column, what) => `Fila ${row}, columna ${column}: ${what}`,
  rowOf: (row, what) => `Fila ${row}: ${what}.`,
  free: 'libre',
  fits: 'aquí cabe',
  canSwap: 'se puede cambiar',
  yourBoard: 'Tu tablero',
  boardOf: (name) => `Tablero de ${name}.`,
  supplyOf: (count) => (count === 1 ? 'Queda 1 carta tapada' : `Quedan ${count} cartas tapadas`),
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} cartas destapadas` : `${tile}, carta destapada`),
  inHand: (tile) => `${tile} en tu mano`,
  holding: (tile, places) =>
    `${tile} en tu mano. ${
      places === undefined
        ? ''
        : places === 0
          ? 'No cabe en ninguna parte.'
          : places === 1
            ? 'Cabe en una casilla.'
            : `Cabe en ${places} casillas.`
    }`,
  playAgain: 'juegas otra vez',
  prompt: {
    start: (tile) => `Pon el ${tile} en una casilla con punto.`,
    arrange: 'Pon tus cartas en las casillas con punto.',
    choose: 'Destapa una carta o coge una destapada.',
    draw: 'Destapa una carta.',
    place: (tile) => `Coloca el ${tile} o déjalo.`,
    leave: (tile) => `El ${tile} no cabe en ninguna parte. Déjalo.`,
    last: (tile) => `¡La última carta! Coloca el ${tile} o déjalo.`,
  },
  coach: {
    start: (tile, height) =>
      `Para empezar, todos llenan sus casillas con punto. Después, cada fila tiene que subir hacia la derecha y cada columna hacia abajo. ${
        height === 'low'
          ? `El ${tile} es bajo: está bien arriba a la izquierda.`
          : height === 'high'
            ? `El ${tile} es alto: está bien abajo a la derecha.`
            : `El ${tile} está entre medias: elige una de las casillas del centro.`
      }`,
    arrange:
      'Estas son tus primeras cartas; van en las casillas con punto. Después, cada fila tiene que subir hacia la derecha y cada columna hacia abajo: la más baja arriba a la izquierda, la más alta abajo a la derecha.',
    startWait: 'Todos eligen en secreto. Las cartas se ven cuando todos han elegido.',
    first:
      'Llena tu tablero antes que los demás. Toca las cartas tapadas para destapar una. Si no te gusta, déjala en el centro.',
    take: (tile) =>
      `Puedes hacer una de dos cosas: destapar una carta o coger una ya destapada. El ${tile} cabe en una casilla libre: tócalo y verás dónde.`,
    draw: 'Ninguna carta destapada cabe en una casilla libre. Mejor destapa una nueva.',
    place: (tile, count) =>
      `El ${tile} cabe en las casillas que brillan${count === 1 ? '' : ': elige una que deje sitio a otros números alrededor'}. O déjalo en el centro; entonces los demás pueden cogerlo.`,
    swap: (tile) =>
      `El ${tile} no cabe en ninguna casilla libre, pero puedes cambiarlo por una carta con dos flechas. Merece la pena si las casillas vecinas ganan sitio.`,
    leave: (tile) => `El ${tile} no cabe en ninguna parte. Déjalo en el centro: le pasa a todo el mundo.`,
    twin: (tile) => `¡Esquina con esquina con otro ${tile}, incluso juegas otra vez!`,
    almost: (low, high) =>
      high - low === 2
        ? `¡Solo falta una casilla! Necesitas el ${low + 1}.`
        : high - low < 2
          ? '¡Solo falta una casilla! Pero no cabe ningún número: cambia antes una carta vecina.'
          : `¡Solo falta una casilla! Del ${low + 1} al ${high - 1}, cualquiera gana.`,
    watch: 'Ahora juegan los demás. Fíjate en lo que dejan en el centro: quizá te sirva.',
    over: 'La partida ha terminado. Gana quien llena antes su tablero; si no, quien tiene menos casillas libres.',
  },
  standing: (free) => (free === 1 ? '1 libre' : `${free} libres`),
  result: {
    full: 'Tablero lleno: partida ganada',
    fewest: (free) => `Menos casillas libres (${free}): partida ganada`,
    free: (free) =>
      free === 1 ? `${squares(1)}, 1 punto menos` : `${squares(free)}, 1 punto menos por cada una`,
    score: 'Puntos',
  },
  describe: {
    draw: 'Destapa una carta.',
    leave: (tile) => `Deja el ${tile} en el centro.`,
    place: (tile, row, column, freed) => `Pon el ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Coge el ${tile} del centro y ponlo ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `En la diagonal, de arriba abajo: ${list('es', all)}.`,
  },
  because: {
    wins: 'Así se llena tu tablero: ganas.',
    fills: (left) => `Llenas una casilla más; ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
    room: 'En tus casillas libres aún caben muchos números.',
    forNext: (tile) => `Cuidado: al siguiente jugador le podría servir el ${tile}.`,
    drawBetter: 'Una carta nueva promete más que las destapadas.',
  },
};
