import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { RummikubWords } from '../words.ts';
import { plural } from './plural.ts';

const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const tile = (each: Tile): string =>
  each === JOKER ? 'comodín' : `${numberOf(each)} ${COLOURS[colourOf(each)]}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'es',
    all.map((each) => (each === JOKER ? 'un comodín' : `el ${tile(each)}`)),
  );
const count = (n: number): string => plural('es', n, 'ficha', 'fichas');

export const es: RummikubWords = {
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Grupo: ${set.tiles.map(tile).join(', ')}`;
    return `Escalera: ${COLOURS[colourOf(first)]}, del ${lowest(set)} al ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) => `comodín, hace de ${list('es', all.map(tile), 'or')}`,
  note: {
    more: (n) => (n === 1 ? 'falta 1' : `faltan ${n}`),
    missing: (numbers) => `${numbers.length === 1 ? 'falta el' : 'faltan'} ${numbers.join(', ')}`,
    onlyJokers: 'falta un número',
    wrong: 'no encaja',
  },
  unfinished: (why) => `Sin terminar. ${why}`,
  felt: 'La mesa',
  rack: (n) => `Tu atril: ${count(n)}`,
  rackOf: (name, n, opened) => `${name}: ${count(n)}, ${opened ? 'ha abierto' : 'todavía no ha abierto'}`,
  newSet: 'Serie nueva',
  firstSet: 'Pon aquí tu primera serie',
  wholeSet: (set) => `Toda la serie. ${set}`,
  holdSet: 'Coger toda la serie',
  turnJoker: 'Comodín: de la otra forma',
  backToRack: 'De vuelta al atril',
  held: (all) => `En la mano: ${all.map(tile).join(', ')}`,
  order: { colour: 'por color', number: 'por número', own: 'a mi manera' },
  sorted: (order) => `Ordenar: ${order}`,
  undo: 'Deshacer',
  redo: 'Rehacer',
  reset: 'Empezar el turno de nuevo',
  draw: 'Robar ficha',
  pool: (n) => `en el pozo: ${count(n)}`,
  pass: 'Pasar',
  done: 'Listo',
  lacks: (points) => `faltan ${points}`,
  keep: 'Quedármelas',
  redeal: 'Repartir otra vez',
  pairsTitle: (has) => (has ? '¡Tres parejas!' : 'Tus fichas'),
  pairsText: (has) =>
    has
      ? 'Tres veces dos fichas iguales. Puedes mostrarlas y se reparte todo de nuevo.'
      : 'Míralas con calma. Después, empezamos.',
  waiting: 'Los demás todavía están pensando.',
  begins: (name) => `Empieza ${name}`,
  zoomIn: 'Fichas más grandes en la mesa',
  zoomOut: 'Fichas más pequeñas en la mesa',
  planning: 'Prepara ya tu turno',
  planLost: 'La mesa ha cambiado. Lo que ya no encaja ha vuelto a tu atril.',
  seconds: (n) => plural('es', n, 'segundo', 'segundos'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Quedan ${n} s; después todo vuelve atrás y robas ${count(what.tiles)}.`;
    const then = {
      one: 'robas una ficha',
      taken: 'lo que has puesto vale como turno',
      pass: 'se acaba tu turno',
    }[what.type];
    return `Quedan ${n} s; después ${then}.`;
  },
  showHint: 'Ponlas por mí',
  standing: (n) => count(n),
  prompt: {
    pairs: 'Mira tus fichas y quédate con ellas.',
    chosen: 'Los demás todavía están pensando.',
    open: (needed) => `Abre con ${needed} puntos o roba una ficha.`,
    turn: 'Pon fichas o roba una.',
    pass: 'Pon fichas o pasa.',
    last: 'Tu último turno: pon lo que puedas.',
    wait: 'Piensa tu jugada: mueve las fichas como quieras.',
    over: 'La ronda ha terminado.',
  },
  coach: {
    pairs:
      'Estas fichas son tuyas; nadie más las ve. Quédate sin ninguna antes que los demás. Acéptalas y empezamos.',
    canRedeal:
      'Tienes tres parejas de fichas idénticas. Sirven de poco: puedes pedir que se reparta todo otra vez.',
    chosen: 'Ya has elegido. En cuanto estén todos, empezamos.',
    canOpen: (needed, points, best) =>
      `Para abrir hacen falta ${needed} puntos, solo con fichas de tu atril. Tienes ${points}: ${best}. Toca las fichas una a una, luego la mesa y al final «Listo».`,
    cannotOpen: (needed) =>
      `Para abrir hacen falta ${needed} puntos: el mismo número en tres o cuatro colores, o al menos tres números seguidos de un color. Aún no los tienes: roba una ficha.`,
    locked: 'Hasta que abras, la mesa se queda como está.',
    canLay: (what) => `Podrías poner ${what}. Arrastra la ficha a su sitio, o tócala y luego toca el sitio.`,
    search:
      'Tal cual no encaja nada. Pero puedes deshacer series y volver a montarlas, si al final están todas bien. Si no encuentras nada, roba.',
    nothing: 'Esta vez no encaja nada. Roba una ficha; será para tu próximo turno.',
    pass: 'El pozo está vacío. Pon lo que puedas o pasa.',
    mustPlay: 'El pozo está vacío, y quien puede poner una ficha debe hacerlo.',
    wait: 'No es tu turno. Piensa tu jugada: lo que muevas ahora solo lo ves tú.',
    over: 'La ronda ha terminado. Los demás cuentan lo que les queda en el atril.',
  },
  result: {
    rack: (all) => (all.length === 0 ? 'Sin fichas' : `En el atril: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `con un comodín de ${each}` : `con ${n} comodines de ${each}`),
    neverOpened: 'No abrió nunca',
    couldHaveOpened: 'No abrió nunca, aunque podía',
    out: 'Terminó primero',
    lowest: 'El atril más bajo',
    lowestRack: (points) => `Menos el atril más bajo, ${points}`,
    others: (isOut) => (isOut ? 'Todo lo que les queda a los demás' : 'Lo que los demás tienen de más'),
    shared: (winners) => `Repartido entre ${winners}`,
    score: 'Puntuación',
  },
  hint: {
    draw: 'Roba una ficha.',
    pass: 'Pasa.',
    keep: 'Quédate con tus fichas.',
    redeal: 'Pide que se reparta otra vez.',
    lay: (all) => `Pon ${tiles(all)}.`,
    so: (sets) => `En la mesa queda: ${sets.join('; ')}.`,
  },
  because: {
    lays: (n) => `Te quitas ${count(n)} del atril.`,
    out: 'Con eso terminas y ganas.',
    opens: (points) => `Abres con ${points} puntos.`,
    keepsJoker: 'El comodín se queda contigo: más tarde valdrá más.',
    nothing: 'Ninguna de tus fichas encaja, por más vueltas que se le dé a la mesa.',
    waits: (percent) => `Esperar gana más veces que poner ahora, un ${percent} % más o menos.`,
    add: (all, to) => `Añade ${tiles(all)}. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Forma una serie nueva. ${makes}.`
        : `Forma una serie nueva. ${makes}. Toma de la mesa ${tiles(fromTable)}.`,
  },
};
