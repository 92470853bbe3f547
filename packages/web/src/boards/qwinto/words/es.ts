import type { QwintoWords } from '../words.ts';

const COLOUR = { orange: 'naranja', yellow: 'amarilla', purple: 'morada' };
const DIE = { orange: 'naranja', yellow: 'amarillo', purple: 'morado' };
const LETTER = { o: 'naranja', y: 'amarillo', p: 'morado' };
const some = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
const points = (count: number): string => some(count, 'punto', 'puntos');
const cells = (count: number): string => some(count, 'casilla', 'casillas');
const and = new Intl.ListFormat('es');

export const es: QwintoWords = {
  dice: 'Dados',
  die: (row, face) => `Dado ${DIE[row]}${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Fila naranja', yellow: 'Fila amarilla', purple: 'Fila morada' },
  sheetOf: (name) => `Hoja de ${name}`,
  field: (row, place, column, bonus) =>
    `${es.rows[row]}, casilla ${place}, columna ${column}${bonus ? ', bonus' : ''}`,
  free: 'libre',
  fits: (number) => `el ${number} cabe`,
  chosenHere: (number) => `aquí va tu ${number}`,
  misthrows: 'Tiradas fallidas',
  misthrowsOf: (count, limit) => `Tiradas fallidas: ${count} de ${limit}`,
  bonusOf: (index) => `Columna bonus ${index}`,
  total: 'Total',
  sheets: 'Hojas',
  pickDice: 'Toca los dados',
  roll: (count) => (count === 1 ? 'Tirar este dado' : `Tirar ${count} dados`),
  sums: (from, to) => `Suma de ${from} a ${to}`,
  sum: (number) => `Suma: ${number}`,
  keep: (number) => `Quedarme el ${number}`,
  again: 'Otra vez',
  skip: 'No anotar nada',
  misthrow: 'Tirada fallida: −5',
  lastMisthrow: 'Tirada fallida: −5 y fin',
  inHand: (number, count) => `${number} en la mano, cabe en ${cells(count)}.`,
  doing: { rolls: 'tiene los dados', thinks: 'está pensando', chosen: 'ha elegido' },
  waiting: {
    first: '¿Quién empieza?',
    dice: (name) => `${name} elige dados`,
    keep: (name) => `${name}: ¿se queda o repite?`,
    write: (names) => `Esperando a ${names}`,
    over: 'Fin de la partida',
  },
  prompt: {
    dice: 'Toca los dados que quieras y tira.',
    keep: (number, count) =>
      count > 0
        ? `Anota el ${number} en una casilla iluminada o vuelve a tirar.`
        : `El ${number} no cabe en ningún sitio. ¿Tiras otra vez?`,
    write: (number) => `Anota el ${number} en una de las casillas iluminadas.`,
    nowhere: (number, active) =>
      active
        ? `El ${number} no cabe en ningún sitio: tirada fallida.`
        : `El ${number} no cabe en ningún sitio. No te cuesta nada.`,
    chosen: 'Elegido. Los demás siguen pensando.',
    watch: 'Mira los dados: tú también podrás anotar la suma.',
    over: 'Fin de la partida.',
  },
  coach: {
    aim: 'Llena las filas de tu hoja: en cada una los números deben crecer de izquierda a derecha.',
    begin: 'Tienes los dados: toca los que quieras. Sus colores son las filas en las que puedes anotar.',
    dice: 'Elige los dados según el número que necesitas: uno da de 1 a 6, dos de 2 a 12, tres hasta 18. Más dados también abren más filas.',
    diceLow:
      'Mira primero tus huecos: para un número pequeño coge un dado, para uno grande, varios. Solo están abiertas las filas de los colores que tiras.',
    keep: (number, count) =>
      `El ${number} cabe en ${cells(count)}, las del punto. Quédatelo o tira los mismos dados una vez más; entonces vale la segunda tirada.`,
    keepNone: (number) =>
      `El ${number} no cabe en tu hoja. Vuelve a tirar: no tienes nada que perder, una tirada fallida cuesta 5 puntos.`,
    writeFirst: (number) =>
      `¿Dónde va un ${number}? Una fila va del 1 al 18 en nueve casillas: los números pequeños a la izquierda, los grandes a la derecha, con sitio en medio.`,
    write: (number, active) =>
      `Toca una casilla iluminada para el ${number}. Deja el sitio justo para lo que venga y piensa en los pentágonos: una columna de tres completa da el número de su pentágono.${active ? ' No anotar sería una tirada fallida.' : ' También puedes no anotar nada; no cuesta cuando tiran otros.'}`,
    nowhere: (number, active) =>
      active
        ? `El ${number} no cabe en ningún sitio. Es una tirada fallida: marca un cuadro, cuesta 5 puntos. Le pasa a cualquiera.`
        : `El ${number} no cabe en tu hoja. No cuesta nada: solo falla quien tira los dados.`,
    chosen: 'Tu elección está hecha. Cuando todos hayan elegido, se muestra todo a la vez.',
    watch:
      'Otra persona tiene los dados. Después de tirar, unos puntos muestran dónde cabe la suma en tu hoja: todos pueden anotarla.',
    over: 'Una fila completa vale su último número; las demás, un punto por número. Las columnas de tres completas suman su pentágono y cada tirada fallida cuesta 5.',
  },
  result: {
    row: (row, numbers) => `${es.rows[row]}: ${some(numbers, 'número', 'números')}`,
    fullRow: (row) => `${es.rows[row]}, completa: su último número`,
    bonus: (row, index) => `Columna bonus ${index}: el pentágono ${DIE[row]}`,
    noBonus: 'Ninguna columna de tres completa',
    misthrows: (count) =>
      count === 0
        ? 'Ninguna tirada fallida'
        : `${some(count, 'tirada fallida', 'tiradas fallidas')}, 5 puntos cada una`,
    total: 'Total',
  },
  describe: {
    dice: (colours) =>
      `Tira ${colours.length > 1 ? 'los dados' : 'el dado'} ${and.format([...colours].map((letter) => LETTER[letter as 'o']))}.`,
    keep: (number) => `Quédate el ${number}.`,
    reroll: 'Vuelve a tirar todos los dados.',
    write: (number, row, place) => `Anota el ${number} en la ${place}.ª casilla de la fila ${COLOUR[row]}.`,
    skip: (active) => (active ? 'No anotes nada y acepta la tirada fallida.' : 'Esta vez no anotes nada.'),
  },
  because: {
    expected: (count) => `Lleva a unos ${points(count)} al final.`,
    now: (count) => `Da ${points(count)} al momento.`,
    row: (row, count) => `Completa la fila ${COLOUR[row]}: ${points(count)} más.`,
    column: (count) => `Completa una columna de tres: ${points(count)}.`,
    ends: (score) => `Acaba la partida; tendrías ${points(score)}.`,
    room: (count, numbers) =>
      `Deja sitio: en ${count === 1 ? 'la casilla' : `las ${count} casillas`} de al lado ${numbers === 1 ? 'cabe 1 número' : `caben ${numbers} números`}.`,
    blocks: (count) =>
      `Pero ${cells(count)} al lado ${count === 1 ? 'quedaría vacía' : 'quedarían vacías'} para siempre.`,
    risk: (chance) => `El riesgo de una tirada fallida es del ${chance}.`,
    misthrow: 'Es una tirada fallida: 5 puntos menos.',
    waits: 'Esperar un número mejor no cuesta nada.',
    fits: (row, place) => `Queda bien en la ${place}.ª casilla de la fila ${COLOUR[row]}.`,
    second: (chance) => `Una segunda tirada sería mejor con un ${chance} de probabilidad.`,
  },
};
