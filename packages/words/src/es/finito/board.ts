import type { board as en, Room } from '../../en/finito/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const or = (numbers: readonly number[]): string => list('es', numbers, 'or');
const and = (numbers: readonly number[]): string => list('es', numbers);
const room = ({ squares, counters }: Room): string =>
  `${squares === 1 ? '1 casilla' : `${squares} casillas`} para ${counters === 1 ? '1 ficha' : `${counters} fichas`}`;

export const board: Words<typeof en> = {
  luck: 'las mismas tiradas',
  challenged: (rolls, block, isFinito) => {
    const tiradas = plural('es', rolls, 'tirada', 'tiradas');
    return isFinito ? `¡Finito! en ${tiradas}` : `serie de ${block} tras ${tiradas}`;
  },
  ownBoard: 'Tu tablero',
  boardOf: (name) => (name === undefined ? 'Tu tablero' : `Tablero de ${name}`),
  otherBoards: 'Los tableros de los demás',
  square: (row, column, number, counter) =>
    `Fila ${row}, columna ${column}: ${counter === 0 ? `casilla ${number}, libre` : `ficha ${counter} en la casilla ${number}`}`,
  allowed: 'puedes ponerla aquí',
  openCounters: 'Tus fichas boca arriba',
  counter: (counter) => `Ficha ${counter}`,
  faceDown: (count) => `${count} boca abajo`,
  die: (number) => `El dado indica ${number}`,
  dieRests: 'Aún no se ha lanzado el dado',
  orderOf: (counters, block) =>
    `Fichas en orden de lectura: ${and(counters)}. Serie ascendente más larga: ${and(block)}.`,
  noCounters: 'Todavía sin fichas.',
  hasChosen: (name) => (name === undefined ? 'Ya has elegido' : `${name} ya ha elegido`),
  isThinking: (name) => (name === undefined ? 'Sigues pensando' : `${name} sigue pensando`),
  inHand: (counter, numbers) => `${counter} en la mano. Puede ir a la casilla ${or(numbers)}.`,
  longest: (length, wanted) => `Serie más larga: ${length}/${wanted}`,
  roll: (rolls, limit) => (limit === 0 ? `Tirada ${rolls}` : `Tirada ${rolls}/${limit}`),
  ladder: (lengths) => `Series más largas: ${lengths.join(', ')}.`,
  ladderTitle: 'Serie',
  explain: {
    die: (rolled) => `La tirada vale para todos: una ficha va en un ${rolled} libre.`,
    taken: (rolled, numbers) =>
      `El dado indica ${rolled} y no te queda ningún ${rolled} libre. Por eso vale la siguiente casilla libre, menor o mayor: ${or(numbers)}.`,
    ladder: (wanted) =>
      `Las caras muestran la serie más larga de cada uno. Gana quien ordene ${wanted} fichas.`,
  },
  pass: 'Pasar',
  prompt: {
    place: (rolled, numbers, isLast) =>
      !numbers.includes(rolled)
        ? `El ${rolled} está ocupado. Coloca una ficha en la casilla ${or(numbers)}.`
        : isLast
          ? `¡${rolled}! Tu última ficha va en la casilla ${rolled}.`
          : `¡${rolled}! ¿Qué ficha va en la casilla ${rolled}?`,
    move: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `¡${rolled}! Tienes que desplazar una ficha a la casilla ${or(numbers)}.`
        : `El ${rolled} está ocupado. Tienes que mover una ficha a la ${or(numbers)}.`,
    moveOrPass: (rolled, numbers) =>
      numbers.includes(rolled)
        ? `¡${rolled}! Desplaza una ficha a la casilla ${or(numbers)}, o pasa.`
        : `El ${rolled} está ocupado. Mueve una ficha a la ${or(numbers)}, o pasa.`,
    waiting: '¡Elegido! Los demás siguen pensando.',
    watching: 'Todos están eligiendo.',
    over: 'La ronda ha terminado.',
  },
  guide: {
    goal: 'Pon tus fichas en orden ascendente, fila a fila. Los huecos no importan.',
    choose: 'La tirada vale para todos. Coloca una de tus fichas boca arriba en una casilla posible.',
    order: 'Las fichas bajas van hacia el principio del tablero; las altas, hacia el final.',
    taken: 'El número está ocupado: usa la siguiente casilla libre, menor o mayor.',
    line: 'Una pequeña cruz muestra dónde se rompe el orden. Más adelante podrás desplazar fichas.',
    sequence:
      'La banda marca tu serie más larga: fichas seguidas en orden ascendente. Cada una vale un punto.',
    moving: 'Ya están puestas todas tus fichas. Desplaza una en cada tirada.',
    near: '¡Ya casi! Cuando todas tus fichas estén en orden, será ¡Finito!',
    done: {
      choose: 'Bien hecho. Las fichas de todos se mueven a la vez.',
      taken: 'Eso es. Pasa más a menudo cuando el tablero se llena.',
      moving: 'Bien. El marcador muestra la serie más larga de cada uno.',
    },
  },
  describe: {
    place: (counter, number, row, column) =>
      `Coloca la ficha ${counter} en la casilla ${number} (fila ${row}, columna ${column}).`,
    move: (counter, number, row, column) =>
      `Desplaza la ficha ${counter} a la casilla ${number} (fila ${row}, columna ${column}).`,
    pass: 'Pasa y deja todo como está.',
  },
  because: {
    wins: 'Con esta jugada ganas.',
    stay: (stay, instead) => `Fichas que pueden quedarse donde están: ${stay} en vez de ${instead}.`,
    hits: (hits, numbers, instead) =>
      `Con ${hits} de los ${numbers} números, otra ficha puede ir después a un buen sitio, en vez de con ${instead}.`,
    tight: (low, high, squares, counters) =>
      `Si no, solo ${squares === 1 ? 'quedaría' : 'quedarían'} ${room({ squares, counters })} ${low === 0 ? `antes de la ${high}` : high === 0 ? `después de la ${low}` : `entre la ${low} y la ${high}`}.`,
    sequence: (length, instead) =>
      `Tu serie ascendente más larga tiene entonces ${length === 1 ? '1 ficha' : `${length} fichas`} en vez de ${instead}.`,
    between: (counter, low, high, before, after) =>
      [
        low === 0 && high === 0
          ? `La ficha ${counter} puede quedarse ahí.`
          : `La ficha ${counter} puede quedarse ahí, ${low === 0 ? `antes de la ${high}` : high === 0 ? `después de la ${low}` : `entre la ${low} y la ${high}`}.`,
        ...(before ? [`Antes: ${room(before)}.`] : []),
        ...(after ? [`Después: ${room(after)}.`] : []),
      ].join(' '),
    noneStays: 'Con esta tirada ninguna ficha llega a un sitio donde pueda quedarse.',
  },
  result: {
    order: (counters) => `En orden de lectura: ${counters.join(' · ')}`,
    finito: (counters) => `¡Finito! Las ${counters} fichas en orden`,
    block: (counters) => `Serie ascendente más larga: ${counters.join(' · ')}`,
    left: (count) => (count === 1 ? 'Una ficha sin colocar' : `${count} fichas sin colocar`),
    goal: (length) => `El objetivo era una serie de ${length}`,
    limit: (rolls) => `Tras ${rolls} tiradas cuenta la serie más larga`,
    points: 'Un punto por cada ficha de la serie',
  },
  looks,
  spoken,
};
