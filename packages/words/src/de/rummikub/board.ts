import { colourOf, JOKER, lowest, numberOf, type Tile } from '@crescendo/rules/rummikub';
import type { board as en } from '../../en/rummikub/board.ts';
import { list } from '../../grammar/list.ts';
import { plural } from '../../grammar/plural.ts';
import { handStepText } from '../../grammar/rummikub/hand-step.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { shortStep, spoken } from './spoken.ts';

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
const fewer = (n: number): string => (n === 1 ? 'einen Stein' : `${n} Steine`);

export const board: Words<typeof en> = {
  luck: 'dieselben Steine',
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
  turnJoker: 'Joker ans andere Ende',
  backToRack: 'Aufs Brett zurücklegen',
  held: (all) => `In deiner Hand: ${all.map(tile).join(', ')}`,
  together: 'Du hast sie zusammen in der Hand. Wähl jetzt eine freie Stelle auf dem Tisch.',
  order: { colour: 'nach Farbe', number: 'nach Zahl', own: 'meine Ordnung' },
  sort: 'Brett sortieren',
  sorted: (order) => `Sortieren: ${order}`,
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  reset: 'Zug von vorn beginnen',
  label: { reset: 'Von vorn', larger: 'Größer', smaller: 'Kleiner' },
  draw: 'Stein ziehen',
  pool: (n) => `noch ${count(n)} im Pool`,
  pass: 'Passen',
  done: 'Fertig',
  points: (points, needed) => `${points} von ${needed}`,
  worth: (points) => plural('de', points, 'Punkt', 'Punkte'),
  keep: 'Behalten',
  redeal: 'Neu mischen',
  pairsTitle: (has) => (has ? 'Drei Paare!' : 'Deine Spielsteine'),
  pairsText: (has) =>
    has
      ? 'Du hast drei Paare gleicher Steine. Du darfst sie zeigen, dann wird alles neu gemischt.'
      : 'Schau sie dir in Ruhe an. Dann geht’s los.',
  waiting: 'Die anderen überlegen noch.',
  begins: (name) => `${name} beginnt`,
  youBegin: 'Du beginnst',
  drawnAgain: 'Gleichstand, also wurde noch einmal gezogen.',
  zoomIn: 'Größere Spielsteine auf dem Tisch',
  zoomOut: 'Kleinere Spielsteine auf dem Tisch',
  planning: 'Plane schon deinen Zug',
  planLost: 'Der Tisch hat sich verändert. Was nicht mehr passt, liegt wieder auf deinem Brett.',
  seconds: (n) => plural('de', n, 'Sekunde', 'Sekunden'),
  timeUp: (n, what) => {
    if (what.type === 'penalty')
      return `Noch ${n} s, dann ${what.keeps ? 'bleibt nur liegen, was passt,' : 'geht alles zurück'} und du ziehst ${fewer(what.tiles)}.`;
    const then = {
      one: 'ziehst du einen Stein',
      taken: 'gilt, was daliegt, als dein Zug',
      pass: 'ist dein Zug vorbei',
    }[what.type];
    return `Noch ${n} s, dann ${then}.`;
  },
  standing: (n) => plural('de', n, 'Stein', 'Steine'),
  laid: (name, n, opened) => {
    const lays = name === undefined ? 'Du legst' : `${name} legt`;
    return `${lays}${opened ? ' zum ersten Mal aus:' : ''} ${count(n)}.`;
  },
  prompt: {
    look: 'Das sind deine Spielsteine. Gleich geht es los.',
    pairs: 'Drei Paare: Behalte deine Steine oder lass neu mischen.',
    chosen: 'Die anderen überlegen noch.',
    open: (needed) => `Leg Serien mit mindestens ${needed} Punkten aus oder zieh einen Stein.`,
    points: (points, needed) => `${points} von ${needed} Punkten. Leg mehr oder nimm alles zurück.`,
    incomplete: 'Mach jede Serie vollständig oder nimm deine Steine zurück.',
    ownTile: 'Leg mindestens einen Stein von deinem Brett.',
    joker: 'Der Joker ist frei: Nutz ihn anderswo oder lass ihn liegen.',
    complete: 'Alles vollständig: Drück auf „Fertig“ oder leg noch mehr.',
    out: 'Das war dein letzter Stein. Drück jetzt auf „Fertig“!',
    turn: 'Leg Spielsteine an oder zieh einen.',
    pass: 'Leg Spielsteine an oder passe.',
    last: 'Dein letzter Zug: Leg, was du kannst.',
    wait: 'Plane voraus: Ordne die Steine, wie du willst.',
    over: 'Die Runde ist zu Ende.',
  },
  guide: {
    goal: 'Werde vor allen anderen deine Steine los: Leg sie in Serien von mindestens drei auf den Tisch.',
    sets: 'Eine Serie ist dieselbe Zahl in verschiedenen Farben oder eine Folge von Zahlen in einer Farbe.',
    openNow: (points) =>
      `Zum Auslegen brauchst du ${points} Punkte (Summe der Zahlen). Du hast sie: Wähl Steine, dann den Tisch.`,
    openLater: (points) =>
      `Zum Auslegen brauchst du ${points} Punkte (Summe der Zahlen). Reicht es nicht? Zieh einen Stein.`,
    add: 'Du hast ausgelegt (✓). Jetzt darfst du auch an jede Serie auf dem Tisch anlegen.',
    rebuild: 'So passt nichts, aber du darfst Serien auseinandernehmen, wenn am Ende alle vollständig sind.',
    joker: 'Ein Joker kann jeder Stein sein. Hast du den echten, tausch ihn und nutze den Joker woanders.',
    few: 'Nur noch wenige Steine. Wer zuerst keinen mehr hat, gewinnt.',
    done: {
      openNow: 'Du hast ausgelegt: ✓ bei deinem Namen. Ab jetzt darfst du den ganzen Tisch nutzen.',
      openLater: 'Gut. Mehr Steine, mehr Möglichkeiten im nächsten Zug.',
      add: 'Gut gemacht. Weniger Steine auf deinem Brett.',
      rebuild: 'Schön umgebaut!',
    },
  },
  outcome: (tiles, points) => `${count(tiles)}, ${plural('de', points, 'Punkt', 'Punkte')}`,
  result: {
    rack: (all) => (all.length === 0 ? 'Keine Spielsteine mehr' : `Auf dem Brett: ${count(all.length)}`),
    jokers: (n, each) => (n === 1 ? `davon ein Joker zu ${each}` : `davon ${n} Joker zu je ${each}`),
    neverOpened: 'Nie ausgelegt',
    couldHaveOpened: 'Nie ausgelegt, obwohl es ging',
    out: 'Zuerst fertig',
    lowest: 'Wenigste Punkte auf dem Brett',
    lowestRack: (points) => `Minus die wenigsten Punkte (${points})`,
    others: (isOut) => (isOut ? 'Alles, was die anderen übrig haben' : 'Was die anderen mehr haben'),
    shared: (winners) => `Geteilt durch ${winners}`,
    score: 'Ergebnis',
  },
  hint: {
    draw: 'Zieh einen Stein.',
    pass: 'Passe.',
    keep: 'Behalte deine Spielsteine.',
    redeal: 'Lass neu mischen.',
    lay: (all) => `Leg ${tiles(all)}.`,
    many: (n) => `Leg ${n} Steine.`,
    step: shortStep,
  },
  because: {
    lays: (n) => (n === 1 ? 'Damit wirst du einen Stein los.' : `Damit wirst du ${n} Steine los.`),
    out: 'Damit bist du fertig und gewinnst.',
    opens: (points) => `Du legst mit ${points} Punkten aus.`,
    keepsJoker: 'Du behältst einen Joker.',
    rack: (n, instead) =>
      `Auf deinem Brett ${n === 1 ? 'liegt dann 1 Stein' : `liegen dann ${n} Steine`} statt ${instead}.`,
    points: (points, instead) =>
      `Die Zahlen auf deinem Brett ergeben dann zusammen ${points} statt ${instead}.`,
    table: (n, instead) =>
      `An die Serien auf dem Tisch ${n === 1 ? 'passt dann 1 Stein' : `passen dann ${n} der Steine`}, die du nicht siehst, statt ${instead}.`,
    nothing: 'Keiner deiner Steine passt, wie man den Tisch auch umbaut.',
    cannotOpen: (points, needed) =>
      points === 0
        ? `Du hast noch keine Serie auf dem Brett; zum Auslegen brauchst du ${needed} Punkte.`
        : `Deine Serien zählen erst ${points} Punkte, zum Auslegen brauchst du ${needed}.`,
    outNext: (n, hidden) =>
      `Ziehst du jetzt, kannst du mit ${n} der ${hidden} Steine, die du nicht siehst, alles auf einmal legen.`,
    leaves: (left) =>
      left === 1
        ? 'Wenn du jetzt legst, bleibt mindestens 1 Stein auf deinem Brett.'
        : `Wenn du jetzt legst, bleiben mindestens ${left} Steine auf deinem Brett.`,
    orWait: (n, hidden) =>
      `Auch Warten kann sich lohnen: Mit ${n} der ${hidden} Steine, die du nicht siehst, könntest du alles auf einmal legen.`,
    orWaitFor: (left) =>
      `Auch Warten kann sich lohnen: Nur ${left === 1 ? 'ein Stein passt' : `${left} Steine passen`} noch nicht, später könnte alles auf einmal gehen.`,
    orMore: (n) => `Es könnten sogar ${count(n)} gehen, aber nur mit einem großen Umbau.`,
    add: (all, to) => `Leg ${tiles(all)} an: ${to}.`,
    make: (makes, fromTable) =>
      fromTable.length === 0
        ? `Bau eine neue Serie. ${makes}.`
        : `Bau eine neue Serie. ${makes}. Nimm dafür ${tiles(fromTable)} vom Tisch.`,
  },
  looks,
  handStep: handStepText({ tiles, spoken }),
  spoken,
};
