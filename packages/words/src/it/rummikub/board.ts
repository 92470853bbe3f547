import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { board as en } from '../../en/rummikub/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

const COLOURS = ['nero', 'rosso', 'blu', 'giallo'];
const tile = (each: Tile): string =>
  each === JOKER ? 'jolly' : `${numberOf(each)} ${COLOURS[colourOf(each)]}`;
/** Davanti a 1, 8 e 11 si dice «l’». */
const the = (each: Tile): string => `${[1, 8, 11].includes(numberOf(each)) ? 'l’' : 'il '}${tile(each)}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'it',
    all.map((each) => (each === JOKER ? 'un jolly' : the(each))),
  );
const count = (n: number): string => plural('it', n, 'tessera', 'tessere');

export const board: Words<typeof en> = {
  luck: 'le stesse tessere',
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Gruppo: ${set.tiles.map(tile).join(', ')}`;
    return `Serie: ${COLOURS[colourOf(first)]}, da ${lowest(set)} a ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) => `jolly, vale ${list('it', all.map(tile), 'or')}`,
  note: {
    more: (n) => `ancora ${n}`,
    missing: (numbers) => `${numbers.length === 1 ? 'manca' : 'mancano'} ${numbers.join(', ')}`,
    onlyJokers: 'serve un numero',
    wrong: 'così non va',
  },
  unfinished: (why) => `Incompleta. ${why}`,
  felt: 'La tavola',
  rack: (n) => `Il tuo supporto: ${count(n)}`,
  rackOf: (name, n, opened) => `${name}: ${count(n)}, ${opened ? 'ha aperto' : 'non ha ancora aperto'}`,
  newSet: 'Nuova combinazione',
  firstSet: 'Cala qui la tua prima combinazione',
  wholeSet: (set) => `Tutta la combinazione. ${set}`,
  holdSet: 'Prendi tutta la combinazione',
  turnJoker: 'Sposta il jolly all’altro capo',
  backToRack: 'Rimetti sul supporto',
  held: (all) => `In mano: ${all.map(tile).join(', ')}`,
  together: 'Le hai in mano insieme. Ora scegli un punto libero della tavola.',
  order: { colour: 'per colore', number: 'per numero', own: 'a modo mio' },
  sort: 'Ordina il supporto',
  sorted: (order) => `Ordina: ${order}`,
  undo: 'Annulla',
  redo: 'Ripeti',
  reset: 'Ricomincia il turno',
  label: { reset: 'Ricomincia', larger: 'Più grandi', smaller: 'Più piccole' },
  draw: 'Pesca',
  pool: (n) => `nel pozzo: ${count(n)}`,
  pass: 'Passa',
  done: 'Fatto',
  points: (points, needed) => `${points} su ${needed}`,
  worth: (points) => plural('it', points, 'punto', 'punti'),
  keep: 'Le tengo',
  redeal: 'Ridistribuisci',
  pairsTitle: (has) => (has ? 'Tre coppie!' : 'Le tue tessere'),
  pairsText: (has) =>
    has
      ? 'Hai tre coppie di tessere identiche. Puoi mostrarle, e si ridistribuisce tutto.'
      : 'Guardale con calma. Poi si comincia.',
  waiting: 'Gli altri stanno ancora scegliendo.',
  begins: (name) => `Comincia ${name}`,
  youBegin: 'Cominci tu',
  drawnAgain: 'Parità: si è pescato di nuovo.',
  zoomIn: 'Tessere più grandi in tavola',
  zoomOut: 'Tessere più piccole in tavola',
  planning: 'Prepara già il tuo turno',
  planLost: 'La tavola è cambiata. Quello che non va più è di nuovo sul tuo supporto.',
  seconds: (n) => plural('it', n, 'secondo', 'secondi'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Ancora ${n} s, poi: ${what.keeps ? 'resta solo ciò che è combinato' : 'tutto torna com’era'} e peschi ${count(what.tiles)}.`;
    const then = {
      one: 'peschi una tessera',
      taken: 'quello che hai calato vale come turno',
      pass: 'il tuo turno è finito',
    }[what.type];
    return `Ancora ${n} s, poi: ${then}.`;
  },
  standing: (n) => count(n),
  laid: (name, n, opened) => {
    const [opens, lays] = name === undefined ? ['Apri', 'Cali'] : [`${name} apre`, `${name} cala`];
    return `${opened ? `${opens} con` : lays} ${count(n)}.`;
  },
  prompt: {
    look: 'Ecco le tue tessere. Si comincia.',
    pairs: 'Tre coppie: tieni le tessere, o falle ridistribuire.',
    chosen: 'Gli altri stanno ancora scegliendo.',
    open: (needed) => `Apri con almeno ${needed} punti, oppure pesca.`,
    points: (points, needed) => `Finora ${points} punti su ${needed}. Calane altre, o riprendile.`,
    incomplete: 'Completa ogni combinazione, o riprendi le tue tessere.',
    ownTile: 'Cala almeno una tessera dal tuo supporto.',
    joker: 'Il jolly è libero: usalo altrove, o lascialo lì.',
    complete: 'È tutto completo. Ora premi «Fatto», o cala ancora.',
    out: 'Era la tua ultima tessera. Ora premi «Fatto»!',
    turn: 'Cala delle tessere, oppure pesca.',
    pass: 'Cala delle tessere, oppure passa.',
    last: 'Il tuo ultimo turno: cala quello che puoi.',
    wait: 'Prepara la mossa: sposta le tessere come vuoi.',
    over: 'Il round è finito.',
  },
  guide: {
    goal: 'Liberati di tutte le tessere prima degli altri: calale in combinazioni di tre o più.',
    sets: 'Una combinazione: lo stesso numero in colori diversi, o numeri di fila in un colore.',
    openNow: (points) =>
      `Per aprire: ${points} punti (la somma dei numeri). Li hai: scegli le tessere, poi la tavola.`,
    openLater: (points) =>
      `Per aprire: ${points} punti dal tuo supporto (la somma dei numeri). Non bastano? Pesca.`,
    add: 'Hai aperto (✓). Ora puoi anche aggiungere tessere alle combinazioni sulla tavola.',
    rebuild: 'Così non va nulla, ma puoi smontare le combinazioni, se alla fine sono tutte complete.',
    joker: 'Un jolly vale una tessera qualsiasi. Se hai quella tessera, mettila lì e usa il jolly altrove.',
    few: 'Restano poche tessere. Vince chi le finisce per primo.',
    done: {
      openNow: 'Hai aperto: ✓ accanto al tuo nome. D’ora in poi puoi usare tutta la tavola.',
      openLater: 'Bene. Più tessere, più possibilità al prossimo turno.',
      add: 'Ben fatto. Meno tessere sul supporto.',
      rebuild: 'Bel lavoro sulla tavola!',
    },
  },
  outcome: (tiles, points) => `${count(tiles)}, ${plural('it', points, 'punto', 'punti')}`,
  result: {
    rack: (all) => (all.length === 0 ? 'Nessuna tessera' : `Sul supporto: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `con un jolly da ${each}` : `con ${n} jolly da ${each}`),
    neverOpened: 'Non ha mai aperto',
    couldHaveOpened: 'Non ha mai aperto, ma poteva',
    out: 'Tutte le tessere calate',
    lowest: 'Meno punti sul supporto',
    lowestRack: (points) => `Meno il punteggio più basso, ${points}`,
    others: (isOut) => (isOut ? 'Tutto quello che resta agli altri' : 'Quello che gli altri hanno in più'),
    shared: (winners) => `Diviso per ${winners}`,
    score: 'Punteggio',
  },
  hint: {
    draw: 'Pesca una tessera.',
    pass: 'Passa.',
    keep: 'Tieni le tue tessere.',
    redeal: 'Fai ridistribuire.',
    lay: (all) => `Cala ${tiles(all)}.`,
    many: (n) => `Cala ${n} tessere.`,
    step: shortStep,
  },
  because: {
    lays: (n) => `Sul tuo supporto: ${count(n)} in meno.`,
    out: 'Così finisci e vinci.',
    opens: (points) => `Apri con ${points} punti.`,
    keepsJoker: 'Un jolly resta a te.',
    rack: (n, instead) =>
      `Sul tuo supporto ci ${n === 1 ? 'sarà' : 'saranno'} ${count(n)} invece di ${instead}.`,
    points: (points, instead) =>
      `I numeri sul tuo supporto fanno allora ${points} in tutto invece di ${instead}.`,
    table: (n, instead) =>
      `Delle tessere che non vedi, ${n === 1 ? '1 va' : `${n} vanno`} allora bene sulle combinazioni della tavola, invece di ${instead}.`,
    nothing: 'Nessuna delle tue tessere va bene, comunque si modifichi la tavola.',
    cannotOpen: (points, needed) =>
      points === 0
        ? `Non hai ancora una combinazione sul supporto; per aprire servono ${needed} punti.`
        : `Le tue combinazioni valgono ${points} punti; per aprire ne servono ${needed}.`,
    outNext: (n, hidden) =>
      `Se peschi adesso, con ${n} delle ${hidden} tessere che non vedi potrai calare tutto in una volta.`,
    leaves: (left) =>
      `Se cali adesso, sul supporto ${left === 1 ? 'resterà' : 'resteranno'} almeno ${count(left)}.`,
    orWait: (n, hidden) =>
      `Anche aspettare può convenire: con ${n} delle ${hidden} tessere che non vedi potresti calare tutto in una volta.`,
    orWaitFor: (left) =>
      `Anche aspettare può convenire: ${left === 1 ? 'solo una tessera non va' : `solo ${left} tessere non vanno`} ancora bene, e poi potresti calare tutto in una volta.`,
    orMore: (n) => `Si potrebbero calare anche ${count(n)}, ma solo modificando gran parte della tavola.`,
    add: (all, to) => `Aggiungi ${tiles(all)}. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Forma una nuova combinazione. ${makes}.`
        : `Forma una nuova combinazione. ${makes}. Prendi dalla tavola ${tiles(fromTable)}.`,
  },
  looks,
  handStep: handStepText({ tiles, spoken }),
  spoken,
};
