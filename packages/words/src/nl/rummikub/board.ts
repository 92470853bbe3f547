import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { board as en } from '../../en/rummikub/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

const COLOURS = ['zwarte', 'rode', 'blauwe', 'gele'];
const PLAIN = ['zwart', 'rood', 'blauw', 'geel'];
const tile = (each: Tile): string =>
  each === JOKER ? 'joker' : `${COLOURS[colourOf(each)]} ${numberOf(each)}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'nl',
    all.map((each) => (each === JOKER ? 'een joker' : `de ${tile(each)}`)),
  );
const count = (n: number): string => plural('nl', n, 'steen', 'stenen');

export const board: Words<typeof en> = {
  luck: 'dezelfde stenen',
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Groep: ${set.tiles.map(tile).join(', ')}`;
    return `Rij: ${PLAIN[colourOf(first)]} ${lowest(set)} tot en met ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) =>
    `joker, staat voor ${list(
      'nl',
      all.map((each) => `de ${tile(each)}`),
      'or',
    )}`,
  note: {
    more: (n) => `nog ${n}`,
    missing: (numbers) => `${numbers.join(', ')} ${numbers.length === 1 ? 'ontbreekt' : 'ontbreken'}`,
    onlyJokers: 'mist een getal',
    wrong: 'geen combinatie',
  },
  unfinished: (why) => `Nog niet klaar. ${why}`,
  felt: 'De tafel',
  rack: (n) => `Jouw plankje: ${count(n)}`,
  rackOf: (name, n, opened) => `${name}: ${count(n)}, ${opened ? 'is uitgekomen' : 'is nog niet uitgekomen'}`,
  newSet: 'Nieuwe combinatie',
  firstSet: 'Leg hier je eerste combinatie',
  wholeSet: (set) => `Hele combinatie. ${set}`,
  holdSet: 'De hele combinatie pakken',
  turnJoker: 'Joker naar het andere eind',
  backToRack: 'Terugleggen op het plankje',
  held: (all) => `In je hand: ${all.map(tile).join(', ')}`,
  together: 'Je hebt ze samen in je hand. Kies nu een lege plek op tafel.',
  order: { colour: 'op kleur', number: 'op getal', own: 'mijn volgorde' },
  sort: 'Plankje sorteren',
  sorted: (order) => `Sorteren: ${order}`,
  undo: 'Ongedaan maken',
  redo: 'Opnieuw uitvoeren',
  reset: 'Beurt opnieuw beginnen',
  label: { reset: 'Opnieuw', larger: 'Groter', smaller: 'Kleiner' },
  draw: 'Pak een steen',
  pool: (n) => `nog ${count(n)} in de pot`,
  pass: 'Passen',
  done: 'Klaar',
  points: (points, needed) => `${points} van ${needed}`,
  worth: (points) => plural('nl', points, 'punt', 'punten'),
  keep: 'Houden',
  redeal: 'Opnieuw delen',
  pairsTitle: (has) => (has ? 'Drie paren!' : 'Jouw stenen'),
  pairsText: (has) =>
    has
      ? 'Je hebt drie paren van dezelfde stenen. Je mag ze laten zien, dan wordt alles opnieuw gedeeld.'
      : 'Bekijk ze rustig. Daarna beginnen we.',
  waiting: 'De anderen denken nog na.',
  begins: (name) => `${name} begint`,
  youBegin: 'Jij begint',
  drawnAgain: 'Gelijk, dus er werd nog een keer gepakt.',
  zoomIn: 'Grotere stenen op tafel',
  zoomOut: 'Kleinere stenen op tafel',
  planning: 'Bereid je beurt alvast voor',
  planLost: 'De tafel is veranderd. Wat niet meer past, staat weer op je plankje.',
  seconds: (n) => plural('nl', n, 'seconde', 'seconden'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Nog ${n} s, dan: ${what.keeps ? 'alleen wat klopt, blijft liggen' : 'alles terug'} en je pakt ${count(what.tiles)}.`;
    const then = {
      one: 'je pakt één steen',
      taken: 'wat er ligt, telt als je beurt',
      pass: 'je beurt is afgelopen',
    }[what.type];
    return `Nog ${n} s, dan: ${then}.`;
  },
  standing: (n) => count(n),
  laid: (name, n, opened) => {
    const [opens, lays] = name === undefined ? ['Je komt', 'Je legt'] : [`${name} komt`, `${name} legt`];
    return `${opened ? `${opens} uit met` : lays} ${count(n)}.`;
  },
  prompt: {
    look: 'Dit zijn je stenen. We gaan beginnen.',
    pairs: 'Drie paren: houd je stenen, of laat opnieuw delen.',
    chosen: 'De anderen denken nog na.',
    open: (needed) => `Kom uit met minstens ${needed} punten, of pak een steen.`,
    points: (points, needed) => `${points} van ${needed} punten. Leg er meer, of neem ze terug.`,
    incomplete: 'Maak elke combinatie compleet, of neem je stenen terug.',
    ownTile: 'Leg minstens één steen van je plankje.',
    joker: 'De joker is vrij: gebruik hem elders, of laat hem liggen.',
    complete: 'Alle combinaties zijn compleet. Druk nu op “Klaar”, of leg nog meer.',
    out: 'Dat was je laatste steen. Druk nu op “Klaar”!',
    turn: 'Leg stenen, of pak er een.',
    pass: 'Leg stenen, of pas.',
    last: 'Je laatste beurt: leg wat je kunt.',
    wait: 'Denk vooruit: verplaats de stenen zoals je wilt.',
    over: 'De ronde is afgelopen.',
  },
  guide: {
    goal: 'Raak als eerste al je stenen kwijt: leg ze op tafel in combinaties van drie of meer.',
    sets: 'Een combinatie is hetzelfde getal in verschillende kleuren, of getallen op rij in één kleur.',
    openNow: (points) =>
      `Uitkomen kan met ${points} punten (som van de getallen). Je hebt ze: kies stenen, dan de tafel.`,
    openLater: (points) =>
      `Uitkomen kan met ${points} punten (som van de getallen). Te weinig? Pak een steen.`,
    add: 'Je bent uitgekomen (✓). Nu mag je ook bij elke combinatie op tafel aanleggen.',
    rebuild:
      'Zo past er niets, maar je mag combinaties uit elkaar halen, als aan het eind alles compleet is.',
    joker: 'Een joker staat voor elke steen. Heb je die steen, leg hem daar en gebruik de joker elders.',
    few: 'Nog maar een paar stenen. Wie het eerst niets meer heeft, wint.',
    done: {
      openNow: 'Je bent uitgekomen: ✓ bij je naam. Vanaf nu mag je de hele tafel gebruiken.',
      openLater: 'Prima. Meer stenen, meer kansen in je volgende beurt.',
      add: 'Goed gedaan. Minder stenen op je plankje.',
      rebuild: 'Mooi verbouwd!',
    },
  },
  outcome: (tiles, points) => `${count(tiles)}, ${plural('nl', points, 'punt', 'punten')}`,
  result: {
    rack: (all) => (all.length === 0 ? 'Geen stenen meer' : `Op het plankje: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `met een joker van ${each}` : `met ${n} jokers van ${each}`),
    neverOpened: 'Nooit uitgekomen',
    couldHaveOpened: 'Nooit uitgekomen, terwijl het kon',
    out: 'Als eerste klaar',
    lowest: 'Minste punten op het plankje',
    lowestRack: (points) => `Min de minste punten, ${points}`,
    others: (isOut) => (isOut ? 'Alles wat de anderen over hebben' : 'De extra punten van de anderen'),
    shared: (winners) => `Gedeeld door ${winners}`,
    score: 'Score',
  },
  hint: {
    draw: 'Pak een steen.',
    pass: 'Pas.',
    keep: 'Houd je stenen.',
    redeal: 'Laat opnieuw delen.',
    lay: (all) => `Leg ${tiles(all)}.`,
    many: (n) => `Leg ${n} stenen.`,
    step: shortStep,
  },
  because: {
    lays: (n) => `Dat is ${count(n)} minder op je plankje.`,
    out: 'Daarmee ben je klaar en win je.',
    opens: (points) => `Je komt uit met ${points} punten.`,
    keepsJoker: 'Je houdt een joker.',
    rack: (n, instead) =>
      `Op je plankje ${n === 1 ? 'ligt' : 'liggen'} dan ${count(n)} in plaats van ${instead}.`,
    points: (points, instead) =>
      `De getallen op je plankje zijn dan samen ${points} in plaats van ${instead}.`,
    table: (n, instead) =>
      `Van de stenen die je niet ziet, ${n === 1 ? 'past er dan 1' : `passen er dan ${n}`} aan de combinaties op tafel, in plaats van ${instead}.`,
    nothing: 'Geen van je stenen past, hoe je de tafel ook verbouwt.',
    cannotOpen: (points, needed) =>
      points === 0
        ? `Je hebt nog geen combinatie op je plankje; om uit te komen heb je ${needed} punten nodig.`
        : `Je combinaties zijn ${points} punten waard; om uit te komen heb je er ${needed} nodig.`,
    outNext: (n, hidden) =>
      `Als je nu pakt, kun je met ${n} van de ${hidden} stenen die je niet ziet alles in één keer leggen.`,
    leaves: (left) =>
      `Als je nu legt, ${left === 1 ? 'blijft' : 'blijven'} er minstens ${count(left)} op je plankje.`,
    orWait: (n, hidden) =>
      `Wachten kan ook lonen: met ${n} van de ${hidden} stenen die je niet ziet, zou je alles in één keer kunnen leggen.`,
    orWaitFor: (left) =>
      `Wachten kan ook lonen: maar ${left === 1 ? 'één steen past' : `${left} stenen passen`} nog niet, en later zou alles in één keer kunnen.`,
    orMore: (n) => `Er kunnen zelfs ${count(n)} weg, maar dan moet je veel op tafel verbouwen.`,
    add: (all, to) => `Leg ${tiles(all)} aan. ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Maak een nieuwe combinatie. ${makes}.`
        : `Maak een nieuwe combinatie. ${makes}. Pak daarvoor ${tiles(fromTable)} van tafel.`,
  },
  looks,
  handStep: handStepText({ tiles, spoken }),
  spoken,
};
