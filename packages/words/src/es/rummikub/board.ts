import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { board as en } from '../../en/rummikub/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

const COLOURS = ['negro', 'rojo', 'azul', 'amarillo'];
const tile = (each: Tile): string =>
  each === JOKER ? 'comodín' : `${numberOf(each)} ${COLOURS[colourOf(each)]}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'es',
    all.map((each) => (each === JOKER ? 'un comodín' : `el ${tile(each)}`)),
  );
const count = (n: number): string => plural('es', n, 'ficha', 'fichas');

export const board: Words<typeof en> = {
  luck: 'las mismas fichas',
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
  newSet: 'Combinación nueva',
  firstSet: 'Pon aquí tu primera combinación',
  wholeSet: (set) => `Toda la combinación. ${set}`,
  holdSet: 'Tomar toda la combinación',
  turnJoker: 'Comodín al otro extremo',
  backToRack: 'Devolver al atril',
  held: (all) => `En la mano: ${all.map(tile).join(', ')}`,
  together: 'Las tienes juntas en la mano. Ahora elige un sitio libre de la mesa.',
  order: { colour: 'por color', number: 'por número', own: 'a mi manera' },
  sort: 'Ordenar el atril',
  sorted: (order) => `Ordenar: ${order}`,
  undo: 'Deshacer',
  redo: 'Rehacer',
  reset: 'Reiniciar el turno',
  label: { reset: 'Reiniciar', larger: 'Más grandes', smaller: 'Más pequeñas' },
  draw: 'Robar ficha',
  pool: (n) => `en el pozo: ${count(n)}`,
  pass: 'Pasar',
  done: 'Listo',
  points: (points, needed) => `${points} de ${needed}`,
  worth: (points) => plural('es', points, 'punto', 'puntos'),
  keep: 'Quedármelas',
  redeal: 'Repartir otra vez',
  pairsTitle: (has) => (has ? '¡Tres parejas!' : 'Tus fichas'),
  pairsText: (has) =>
    has
      ? 'Tienes tres parejas de fichas idénticas. Puedes mostrarlas y se reparte todo de nuevo.'
      : 'Míralas con calma. Después, empezamos.',
  waiting: 'Los demás todavía están pensando.',
  begins: (name) => `Empieza ${name}`,
  youBegin: 'Empiezas tú',
  drawnAgain: 'Empate: se sacó otra vez.',
  zoomIn: 'Fichas más grandes en la mesa',
  zoomOut: 'Fichas más pequeñas en la mesa',
  planning: 'Prepara ya tu turno',
  planLost: 'La mesa ha cambiado. Lo que ya no encaja ha vuelto a tu atril.',
  seconds: (n) => plural('es', n, 'segundo', 'segundos'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Quedan ${n} s; después ${what.keeps ? 'queda solo lo bien combinado' : 'todo vuelve atrás'} y robas ${count(what.tiles)}.`;
    const then = {
      one: 'robas una ficha',
      taken: 'lo que has puesto vale como turno',
      pass: 'se acaba tu turno',
    }[what.type];
    return `Quedan ${n} s; después ${then}.`;
  },
  standing: (n) => count(n),
  laid: (name, n, opened) => {
    const [opens, lays] = name === undefined ? ['Abres', 'Pones'] : [`${name} abre`, `${name} pone`];
    return `${opened ? `${opens} con` : lays} ${count(n)}.`;
  },
  prompt: {
    look: 'Estas son tus fichas. Empezamos.',
    pairs: 'Tres parejas: quédate las fichas o pide otro reparto.',
    chosen: 'Los demás todavía están pensando.',
    open: (needed) => `Abre con al menos ${needed} puntos o roba una ficha.`,
    points: (points, needed) => `Llevas ${points} de ${needed} puntos. Pon más o recoge tus fichas.`,
    incomplete: 'Completa todas las combinaciones o recoge tus fichas.',
    ownTile: 'Pon al menos una ficha de tu atril.',
    joker: 'El comodín está libre: úsalo en otra combinación. O déjalo ahí.',
    complete: 'Todo está completo. Ahora pulsa «Listo» o pon más.',
    out: 'Era tu última ficha. ¡Pulsa «Listo»!',
    turn: 'Pon fichas o roba una.',
    pass: 'Pon fichas o pasa.',
    last: 'Tu último turno: pon lo que puedas.',
    wait: 'Piensa tu jugada: mueve las fichas como quieras.',
    over: 'La ronda ha terminado.',
  },
  guide: {
    goal: 'Quédate sin fichas antes que los demás: ponlas en la mesa en combinaciones de tres o más.',
    sets: 'Una combinación: el mismo número en varios colores, o números seguidos de un color.',
    openNow: (points) =>
      `Para abrir: ${points} puntos (la suma de los números). ¡Los tienes! Elige fichas y luego la mesa.`,
    openLater: (points) =>
      `Para abrir: ${points} puntos de tu atril (la suma de los números). ¿No llegas? Roba una ficha.`,
    add: 'Has abierto (✓). Ahora también puedes añadir fichas a cualquier combinación de la mesa.',
    rebuild: 'Ahora no encaja nada, pero puedes deshacer combinaciones si al final quedan completas.',
    joker: 'Un comodín vale por cualquier ficha. Si tienes esa ficha, ponla y usa el comodín en otro sitio.',
    few: 'Quedan pocas fichas. Gana quien se queda sin ninguna.',
    done: {
      openNow: 'Has abierto: ✓ junto a tu nombre. Desde ahora puedes usar toda la mesa.',
      openLater: 'Bien. Más fichas, más posibilidades en tu próximo turno.',
      add: 'Bien hecho. Menos fichas en tu atril.',
      rebuild: '¡Bien reorganizado!',
    },
  },
  outcome: (tiles, points) => `${count(tiles)}, ${plural('es', points, 'punto', 'puntos')}`,
  result: {
    rack: (all) => (all.length === 0 ? 'Sin fichas' : `En el atril: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `con un comodín de ${each}` : `con ${n} comodines de ${each}`),
    neverOpened: 'No abrió nunca',
    couldHaveOpened: 'No abrió nunca, aunque podía',
    out: 'Terminó primero',
    lowest: 'Menos puntos en el atril',
    lowestRack: (points) => `Menos la puntuación más baja, ${points}`,
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
    many: (n) => `Pon ${n} fichas.`,
    step: shortStep,
  },
  because: {
    lays: (n) => `Te quitas ${count(n)} del atril.`,
    out: 'Con eso terminas y ganas.',
    opens: (points) => `Abres con ${points} puntos.`,
    keepsJoker: 'Un comodín se queda contigo.',
    rack: (n, instead) => `En tu atril quedan entonces ${count(n)} en vez de ${instead}.`,
    points: (points, instead) => `Los números de tu atril suman entonces ${points} en vez de ${instead}.`,
    table: (n, instead) =>
      `De las fichas que no ves, ${n === 1 ? '1 encaja' : `${n} encajan`} entonces en las combinaciones de la mesa, en vez de ${instead}.`,
    nothing: 'Ninguna de tus fichas encaja, por mucho que se reorganice la mesa.',
    cannotOpen: (points, needed) =>
      points === 0
        ? `Aún no tienes ninguna combinación en el atril; para abrir necesitas ${needed} puntos.`
        : `Tus combinaciones valen ${points} puntos; para abrir necesitas ${needed}.`,
    outNext: (n, hidden) =>
      `Si robas ahora, con ${n} de las ${hidden} fichas que no ves podrás ponerlo todo de una vez.`,
    leaves: (left) =>
      `Si pones algo ahora, ${left === 1 ? 'quedará' : 'quedarán'} al menos ${count(left)} en tu atril.`,
    orWait: (n, hidden) =>
      `Esperar también puede compensar: con ${n} de las ${hidden} fichas que no ves podrías ponerlo todo de una vez.`,
    orWaitFor: (left) =>
      `Esperar también puede compensar: ${left === 1 ? 'solo una ficha no encaja' : `solo ${left} fichas no encajan`} todavía, y luego podrías ponerlo todo de una vez.`,
    orMore: (n) => `Incluso se podrían poner ${count(n)}, pero solo reorganizando gran parte de la mesa.`,
    add: (all, to) => `Añade ${tiles(all)}. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Forma una combinación nueva. ${makes}.`
        : `Forma una combinación nueva. ${makes}. Toma de la mesa ${tiles(fromTable)}.`,
  },
  looks,
  handStep: handStepText({ tiles, spoken }),
  spoken,
};
