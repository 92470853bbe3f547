import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { list } from '@crescendo/words';
import type { RummikubWords } from '../words.ts';
import { plural } from './plural.ts';

const COLOURS = ['schwarze', 'rote', 'blaue', 'gelbe'];
const PLAIN = ['Schwarz', 'Rot', 'Blau', 'Gelb'];
const tile = (each: Tile): string =>
  each === JOKER ? 'Joker' : `${COLOURS[colourOf(each)]} ${numberOf(each)}`;
const tiles = (all: readonly Tile[]): string =>
  list(
    'de',
    all.map((each) => (each === JOKER ? 'einen Joker' : `die ${tile(each)}`)),
  );
const count = (n: number): string => plural('de', n, 'Spielstein', 'Spielsteine');
const fewer = (n: number): string => (n === 1 ? 'ein Spielstein' : `${n} Spielsteine`);

export const de: RummikubWords = {
  tile,
  tiles,
  set: (set) => {
    const first = set.tiles.find((each) => each !== JOKER);
    if (first === undefined || set.tiles.length < 3) return set.tiles.map(tile).join(', ');
    if (set.kind === 'group') return `Gruppe: ${set.tiles.map(tile).join(', ')}`;
    return `Reihe: ${PLAIN[colourOf(first)]} ${lowest(set)} bis ${lowest(set) + set.tiles.length - 1}`;
  },
  stands: (all) => `Joker, steht für die ${list('de', all.map(tile), 'or')}`,
  note: {
    more: (n) => `noch ${n}`,
    missing: (numbers) => `${numbers.join(', ')} ${numbers.length === 1 ? 'fehlt' : 'fehlen'}`,
    onlyJokers: 'braucht eine Zahl',
    wrong: 'keine Serie',
  },
  unfinished: (why) => `Noch nicht fertig. ${why}`,
  felt: 'Der Tisch',
  rack: (n) => `Dein Brett: ${count(n)}`,
  rackOf: (name, n, opened) =>
    `${name}: ${count(n)}, ${opened ? 'hat ausgelegt' : 'hat noch nicht ausgelegt'}`,
  newSet: 'Neue Serie',
  firstSet: 'Hierhin kommt deine erste Serie',
  wholeSet: (set) => `Ganze Serie. ${set}`,
  holdSet: 'Die ganze Serie nehmen',
  turnJoker: 'Joker anders herum',
  backToRack: 'Zurück aufs Brett',
  held: (all) => `In deiner Hand: ${all.map(tile).join(', ')}`,
  order: { colour: 'nach Farbe', number: 'nach Zahl', own: 'meine Ordnung' },
  sorted: (order) => `Sortieren: ${order}`,
  undo: 'Zurück',
  redo: 'Wieder vor',
  reset: 'Zug von vorn',
  draw: 'Stein ziehen',
  pool: (n) => `noch ${count(n)} im Pool`,
  pass: 'Passen',
  done: 'Fertig',
  lacks: (points) => `noch ${points}`,
  keep: 'Behalten',
  redeal: 'Neu mischen',
  pairsTitle: (has) => (has ? 'Drei Paare!' : 'Deine Spielsteine'),
  pairsText: (has) =>
    has
      ? 'Dreimal zwei gleiche. Du darfst sie zeigen, dann wird alles neu gemischt.'
      : 'Schau sie dir in Ruhe an. Dann geht’s los.',
  waiting: 'Die anderen überlegen noch.',
  begins: (name) => `${name} beginnt`,
  zoomIn: 'Größere Spielsteine auf dem Tisch',
  zoomOut: 'Kleinere Spielsteine auf dem Tisch',
  planning: 'Plane schon deinen Zug',
  planLost: 'Der Tisch hat sich verändert. Was nicht mehr passt, liegt wieder auf deinem Brett.',
  seconds: (n) => plural('de', n, 'Sekunde', 'Sekunden'),
  timeUp: (n, what) => {
    if (what.type === 'penalty') return `Noch ${n} s, dann: Tisch zurück und ${fewer(what.tiles)} ziehen.`;
    const then = {
      one: 'du ziehst einen Stein',
      taken: 'was daliegt, gilt als dein Zug',
      pass: 'dein Zug ist vorbei',
    }[what.type];
    return `Noch ${n} s, dann: ${then}.`;
  },
  showHint: 'Leg es für mich hin',
  standing: (n) => plural('de', n, 'Stein', 'Steine'),
  prompt: {
    pairs: 'Schau deine Spielsteine an und behalte sie.',
    chosen: 'Die anderen überlegen noch.',
    open: (needed) => `Lege Serien mit ${needed} Punkten aus oder zieh einen Stein.`,
    turn: 'Lege Spielsteine an oder zieh einen.',
    pass: 'Lege Spielsteine an oder passe.',
    last: 'Dein letzter Zug: Lege, was du kannst.',
    wait: 'Plane voraus: Schieb die Steine, wie du willst.',
    over: 'Die Runde ist vorbei.',
  },
  coach: {
    pairs:
      'Diese Spielsteine gehören dir, niemand sonst sieht sie. Werde sie alle los, bevor es die anderen schaffen. Behalte sie, dann geht es los.',
    canRedeal:
      'Du hast drei Paare mit genau gleichen Spielsteinen. Mit Paaren fängt man wenig an: Du darfst alles neu mischen lassen.',
    chosen: 'Du hast gewählt. Sobald alle so weit sind, geht es los.',
    canOpen: (needed, points, best) =>
      `Beim ersten Auslegen brauchst du ${needed} Punkte, nur mit Steinen von deinem Brett. Du hast ${points}: ${best}. Tippe die Steine nacheinander an, dann den Tisch, zum Schluss „Fertig“.`,
    cannotOpen: (needed) =>
      `Zum ersten Auslegen brauchst du Serien mit ${needed} Punkten: dieselbe Zahl in drei oder vier Farben, oder drei und mehr Zahlen hintereinander in einer Farbe. Das reicht noch nicht, also zieh einen Stein.`,
    locked: 'Bis du ausgelegt hast, bleibt der Tisch, wie er ist.',
    canLay: (what) =>
      `Du könntest ${what} legen. Zieh den Stein an seinen Platz oder tippe erst ihn an, dann den Platz.`,
    search:
      'Einfach so passt keiner deiner Steine. Aber du darfst Serien auseinandernehmen und neu bauen, wenn am Ende alle stimmen. Findest du nichts, zieh einen Stein.',
    nothing: 'Diesmal passt nichts. Zieh einen Stein, er ist für deinen nächsten Zug.',
    pass: 'Der Pool ist leer. Lege, was du kannst, oder passe.',
    mustPlay: 'Der Pool ist leer, und wer einen Stein anlegen kann, muss es tun.',
    wait: 'Du bist nicht an der Reihe. Plane ruhig voraus: Was du jetzt verschiebst, siehst nur du.',
    over: 'Die Runde ist vorbei. Die anderen zählen, was auf ihren Brettern liegt.',
  },
  result: {
    rack: (all) => (all.length === 0 ? 'Keine Spielsteine mehr' : `Auf dem Brett: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `davon ein Joker zu ${each}` : `davon ${n} Joker zu je ${each}`),
    neverOpened: 'Nie ausgelegt',
    couldHaveOpened: 'Nie ausgelegt, obwohl es ging',
    out: 'Zuerst fertig',
    lowest: 'Niedrigstes Brett',
    lowestRack: (points) => `Abzüglich niedrigstes Brett, ${points}`,
    others: (isOut) => (isOut ? 'Alles, was die anderen übrig haben' : 'Was die anderen mehr haben'),
    shared: (winners) => `Geteilt durch ${winners}`,
    score: 'Ergebnis',
  },
  hint: {
    draw: 'Zieh einen Stein.',
    pass: 'Passe.',
    keep: 'Behalte deine Spielsteine.',
    redeal: 'Lass neu mischen.',
    lay: (all) => `Lege ${tiles(all)}.`,
    so: (sets) => `Dann liegt auf dem Tisch: ${sets.join('; ')}.`,
  },
  because: {
    lays: (n) => (n === 1 ? 'Damit wirst du einen Stein los.' : `Damit wirst du ${n} Steine los.`),
    out: 'Damit bist du fertig und gewinnst.',
    opens: (points) => `Du legst mit ${points} Punkten aus.`,
    keepsJoker: 'Den Joker behältst du: Später ist er mehr wert.',
    nothing: 'Keiner deiner Steine passt, wie man den Tisch auch umbaut.',
    waits: (percent) => `Warten gewinnt öfter als jetzt zu legen, um etwa ${percent} %.`,
    add: (all, to) => `Lege ${tiles(all)} an: ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Bau eine neue Serie. ${makes}.`
        : `Bau eine neue Serie. ${makes}. Nimm dafür ${tiles(fromTable)} vom Tisch.`,
  },
};
