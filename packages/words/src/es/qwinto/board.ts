import type { board as en, Side } from '../../en/qwinto/board.ts';
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
const range = ({ low, high }: Side): string =>
  low === high ? `el ${low}` : `los números del ${low} al ${high}`;
const NTH = ['primera', 'segunda', 'tercera', 'cuarta'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}.ª`;
const and = new Intl.ListFormat('es');

export const board: Words<typeof en> = {
  luck: 'los mismos dados',
  dice: 'Dados',
  die: (row, face) => `Dado ${DIE[row]}${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Fila naranja', yellow: 'Fila amarilla', purple: 'Fila morada' },
  sheetOf: (name) => (name === undefined ? 'Tu hoja' : `Hoja de ${name}`),
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
    dice: (name) => (name === undefined ? 'Eliges dados' : `${name} elige dados`),
    keep: (name) => (name === undefined ? '¿Te quedas o repites?' : `${name}: ¿se queda o repite?`),
    write: (names) => (names === undefined ? 'Tú eliges' : `Esperando a ${names}`),
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
    misthrow: (number, limit) => `El ${number} no encaja: tirada fallida, −5. A la ${nth(limit)} se acaba.`,
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
    headStart: 'Ventaja',
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
    endsAhead: (score) => `Acaba la partida, y ahora nadie tiene más que tus ${points(score)}.`,
    row: (row, count) => `Completa la fila ${COLOUR[row]}: ${points(count)} más.`,
    column: (count) => `Completa una columna de tres: ${points(count)}.`,
    now: (count, instead) => `Da ${points(count)} al momento en vez de ${instead}.`,
    noMisthrow: (count) => `No anotar nada sería una tirada fallida: ${points(count)} menos.`,
    dead: (dead, instead) =>
      `Casillas libres que ya no se podrán llenar nunca: ${dead} en vez de ${instead}.`,
    bonuses: (columns, instead) =>
      `Columnas de tres completas o que aún pueden serlo: ${columns} en vez de ${instead}.`,
    fitting: (fitting, rolls, instead) =>
      `De las ${rolls} tiradas con todos los dados, ${fitting === 1 ? '1 encaja' : `${fitting} encajan`} después en algún sitio, en vez de ${instead}.`,
    gap: (numbers, count, instead, insteadFields) =>
      `En el lado con menos sitio ${numbers === 1 ? 'queda 1 número' : `quedan ${numbers} números`} para ${cells(count)}, en vez de ${instead} para ${insteadFields}.`,
    rare: ({ number, isAbove, count, rolls, fields: free, instead }) =>
      `De las ${rolls} tiradas con todos los dados, ${count === 1 ? '1 da' : `${count} dan`} ${isAbove ? 'más' : 'menos'} de ${number}: ${free === 1 ? 'lo espera 1 casilla' : `lo esperan ${free} casillas`}, en vez de ${instead}.`,
    room: (room, instead) =>
      `Tus casillas libres tienen entonces ${room} ${room === 1 ? 'posibilidad' : 'posibilidades'} en vez de ${instead}.`,
    beside: (before, after) =>
      [
        ...(before ? [`Antes: ${cells(before.fields)} para ${range(before)}.`] : []),
        ...(after ? [`Después: ${cells(after.fields)} para ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Cualquier tirada encaja en algún sitio.',
    bonusLeft: (left) =>
      `En esta columna de tres ${left === 1 ? 'queda entonces libre solo 1 casilla' : `quedan entonces libres solo ${left} casillas`}.`,
    rowLeft: (row, left, instead) =>
      `En la fila ${COLOUR[row]} ${left === 1 ? 'queda entonces libre 1 casilla' : `quedan entonces libres ${left} casillas`}, en vez de ${instead} en la otra.`,
    onBonus: (number) =>
      `El ${number} está en la casilla de bonus: cuenta otra vez cuando la columna está completa.`,
    onLast: (number) => `El ${number} está en la última casilla: cuenta cuando la fila está completa.`,
    dice: (fitting, rolls) => `Tiradas que encajan en algún sitio: ${fitting} de ${rolls}.`,
    diceFit: (fitting, rolls, instead, insteadRolls) =>
      `Tiradas que encajan en algún sitio: ${fitting} de ${rolls} en vez de ${instead} de ${insteadRolls}.`,
    diceClean: (fitting, rolls, instead, insteadRolls) =>
      `Tiradas que encajan sin inutilizar una casilla: ${fitting} de ${rolls} en vez de ${instead} de ${insteadRolls}.`,
    dicePoints: (count, instead) =>
      `Puntos que da una tirada al momento, de media: ${count} en vez de ${instead}.`,
    diceFields: (count, instead) =>
      `Casillas en las que encaja una tirada, de media: ${count} en vez de ${instead}.`,
    nowhere: (number) => `El ${number} no encaja en ningún sitio, y repetir no cuesta nada.`,
    kills: (number) => `Anotes donde anotes el ${number}, una casilla más quedaría vacía para siempre.`,
    againFits: (fitting, rolls) =>
      fitting === 0
        ? 'Ninguna segunda tirada encaja en ningún sitio.'
        : `Segundas tiradas que encajan en algún sitio: ${fitting} de ${rolls}.`,
    againClean: (fitting, rolls) =>
      fitting === 0
        ? 'Ninguna segunda tirada encaja sin inutilizar una casilla.'
        : `Segundas tiradas que encajan sin inutilizar una casilla: ${fitting} de ${rolls}.`,
    againBetter: (better, rolls) =>
      better === 0
        ? 'Ninguna segunda tirada da más puntos al momento, o los mismos con más sitio.'
        : `Segundas tiradas que dan más puntos al momento, o los mismos con más sitio: ${better} de ${rolls}.`,
    fits: (row, column) => `Va en la fila ${COLOUR[row]}, columna ${column}.`,
  },
  looks,
  spoken,
};
