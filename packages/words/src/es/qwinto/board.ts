import type { board as en } from '../../en/qwinto/board.ts';
import { labelled } from '../../grammar/punctuation.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const COLOUR = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };
const DIE = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };
const LETTER = { o: 'naranja', y: 'amarillo', p: 'morado' };
const some = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
const points = (count: number): string => some(count, 'punto', 'puntos');
const cells = (count: number): string => some(count, 'casilla', 'casillas');
const NTH = ['primera', 'segunda', 'tercera', 'cuarta'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}.ª`;
const and = new Intl.ListFormat('es');

export const board: Words<typeof en> = {
  dice: 'Dados',
  die: (row, face) => `Dado ${DIE[row]}${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Fila naranja', yellow: 'Fila amarilla', purple: 'Fila morada' },
  sheetOf: (name) => `Hoja de ${name}`,
  yourSheet: 'Tu hoja',
  field: (row, column, bonus) => `${board.rows[row]}, columna ${column}${bonus ? ', bonus' : ''}`,
  says: (label, what) => labelled('es', label, what),
  inColumnOf: (number, column) => `${number} en la columna ${column}`,
  empty: 'aún sin números',
  free: 'libre',
  fits: (number) => `el ${number} encaja`,
  chosenHere: (number) => `aquí va tu ${number}`,
  misthrows: 'Tiradas fallidas',
  misthrowsOf: (count, limit) => `Tiradas fallidas: ${count} de ${limit}`,
  bonusOf: (column) => `Columna bonus ${column}`,
  total: 'Total',
  sheets: 'Hojas',
  pickDice: 'Elige los dados',
  roll: (count) => (count === 1 ? 'Tirar este dado' : `Tirar ${count} dados`),
  sums: (from, to) => `Suma de ${from} a ${to}`,
  sum: (number) => `Suma: ${number}`,
  choose: 'Elige una casilla',
  again: 'Tirar otra vez',
  skip: 'No anotar nada',
  misthrow: 'Tirada fallida: −5',
  lastMisthrow: 'Tirada fallida: −5 y fin',
  notYet: 'No',
  oneMore: 'Una más y se acaba',
  inColumn: (number) => `el ${number} ya está en esta columna`,
  bonus: (points) => `Columna bonus: +${points}.`,
  rowScore: (points) => `Vale su último número: ${points}.`,
  ending: {
    rows: (count, whose) =>
      `${whose === undefined ? 'Tu' : 'La'} ${nth(count)} fila completa${whose === undefined ? '' : ` de ${whose}`} pone fin a la partida.`,
    misthrows: (count, whose) =>
      `${whose === undefined ? 'Tu' : 'La'} ${nth(count)} tirada fallida${whose === undefined ? '' : ` de ${whose}`} pone fin a la partida.`,
  },
  inHand: (number, count) => `${number} en la mano, encaja en ${cells(count)}.`,
  doing: { rolls: 'con los dados', thinks: 'eligiendo', chosen: 'elección hecha' },
  waiting: {
    first: '¿Quién empieza?',
    dice: (name) => `${name} elige dados`,
    keep: (name) => `${name}: ¿se queda o repite?`,
    write: (names) => `Esperando a ${names}`,
    over: 'Fin de la partida',
  },
  prompt: {
    dice: 'Elige los dados y tira.',
    keep: (number, count) =>
      count > 0
        ? `Anota el ${number} en una casilla posible o vuelve a tirar.`
        : `El ${number} no encaja en ningún sitio. ¿Tiras otra vez?`,
    write: (number) => `Anota el ${number} en una de las casillas posibles.`,
    careful: 'Cuidado: otra tirada fallida y se acaba la partida.',
    nowhere: (number) => `El ${number} no encaja en ningún sitio. No te cuesta nada.`,
    misthrow: (number, limit) =>
      `El ${number} no encaja: tirada fallida, −5. Con ${limit} se pone fin a la partida.`,
    chosen: 'Elegido. Los demás siguen pensando.',
    watch: 'Mira los dados: tú también podrás anotar la suma.',
    over: 'Fin de la partida.',
  },
  guide: {
    goal: 'Consigue más puntos que nadie: anota en tus filas números que aumenten de izquierda a derecha.',
    dice: 'Elige uno, dos o tres dados. Sus colores son las filas en las que puedes anotar.',
    sum: 'Anota la suma en una de las casillas posibles o vuelve a tirar los mismos dados.',
    others: 'Ha tirado otra persona, pero tú también puedes anotar la suma. No anotarla no cuesta nada.',
    room: 'Los números bajos van a la izquierda, los altos a la derecha.',
    bonus: 'Completa una columna de tres y el número de su pentágono cuenta como bonus.',
    column: 'En una columna no se repite ningún número: un número tachado muestra dónde se repetiría.',
    end: 'Una fila completa vale su último número. Dos filas completas acaban la partida.',
    done: {
      dice: 'Buena elección. Más dados: suma más alta y más filas posibles.',
      sum: 'Anotado. Cada número de una fila vale al menos un punto.',
      others: 'Así se aprovechan las tiradas de los demás.',
      room: 'Anotado. Deja sitio para los números de en medio.',
    },
  },
  result: {
    row: (row, numbers) => `${board.rows[row]}: ${some(numbers, 'número', 'números')}`,
    fullRow: (row) => `${board.rows[row]}, completa: su último número`,
    bonus: (row, column) => `Columna bonus ${column}: el pentágono ${DIE[row]}`,
    noBonus: 'Ninguna columna de tres completa',
    misthrows: (count) =>
      count === 0
        ? 'Ninguna tirada fallida'
        : count === 1
          ? '1 tirada fallida: −5 puntos'
          : `${count} tiradas fallidas, −5 puntos cada una`,
    total: 'Total',
  },
  describe: {
    dice: (colours) =>
      `Tira ${colours.length > 1 ? 'los dados' : 'el dado'} ${and.format([...colours].map((letter) => LETTER[letter as 'o']))}.`,
    keep: (number) => `Quédate con el ${number}.`,
    reroll: 'Vuelve a tirar todos los dados.',
    write: (number, row, column) => `Anota el ${number} en la fila ${COLOUR[row]}, columna ${column}.`,
    skip: (active) => (active ? 'No anotes nada y acepta la tirada fallida.' : 'Esta vez no anotes nada.'),
  },
  because: {
    expected: (count) => `Puntuación final esperada: alrededor de ${points(count)}.`,
    now: (count) => `Da ${points(count)} al momento.`,
    row: (row, count) => `Completa la fila ${COLOUR[row]}: ${points(count)} más.`,
    column: (count) => `Completa una columna de tres: ${points(count)}.`,
    ends: (score) => `Acaba la partida; tendrías ${points(score)}.`,
    room: (count, numbers) =>
      `Deja sitio: en ${count === 1 ? 'la casilla' : `las ${count} casillas`} de al lado ${numbers === 1 ? 'encaja 1 número' : `encajan ${numbers} números`}.`,
    blocks: (count) =>
      `Pero ${cells(count)} de al lado ${count === 1 ? 'quedaría vacía' : 'quedarían vacías'} para siempre.`,
    risk: (chance) => `El riesgo de una tirada fallida es del ${chance}.`,
    misthrow: 'Es una tirada fallida: 5 puntos menos.',
    waits: 'Esperar un número mejor no cuesta nada.',
    fits: (row, column) => `Queda bien en la fila ${COLOUR[row]}, columna ${column}.`,
    second: (chance) => `Probabilidad de que una segunda tirada sea mejor: ${chance}.`,
    rolls: (fitting, all, count) =>
      `${fitting === all ? 'Cualquier tirada encaja' : `${fitting} de ${all} tiradas encajan`} en algún sitio, de media en ${cells(count)}.`,
    nowhere: (number) => `El ${number} no encaja en ningún sitio, y repetir no cuesta nada.`,
    blocksAll: (number) =>
      `Anotes donde anotes el ${number}, una casilla de al lado quedaría vacía para siempre.`,
  },
  looks,
  spoken,
};
