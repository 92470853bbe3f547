import type { board as en } from '../../en/5vor12/board.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const where = (row: number, column: number): string => `in Reihe ${row}, Spalte ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, im Tausch gegen die ${freed}` : '');

export const board: Words<typeof en> = {
  luck: 'dieselben Zahlenplättchen',
  supply: 'Vorrat',
  turnUp: 'Aufdecken',
  or: 'oder',
  orTake: 'Offenes Plättchen nehmen',
  open: 'Offene Plättchen',
  leave: 'Hier lassen',
  yourTile: 'Deine Zahl',
  startTip: 'Kleine Zahlen eher nach links oben, große nach rechts unten.',
  breakTip: 'Gestrichelte Felder sind auch erlaubt, aber dazwischen passt dann nichts, bis du tauschst.',
  outOfOrder: (before, after) =>
    `Zwischen deine ${before} und deine ${after} passt keine Zahl. Das ist erlaubt: Eine davon kannst du später tauschen.`,
  othersChoose: 'Die anderen überlegen noch.',
  done: 'So fange ich an',
  square: (row, column, what) => `Reihe ${row}, Spalte ${column}: ${what}`,
  rowOf: (row, what) => `Reihe ${row}: ${what}.`,
  free: 'frei',
  fits: 'passt hier',
  breaks: 'erlaubt, aber dazwischen passt keine Zahl',
  canSwap: 'kann getauscht werden',
  yourBoard: 'Dein Spielplan',
  boardOf: (name) => (name === undefined ? 'Dein Spielplan.' : `Spielplan von ${name}.`),
  supplyOf: (count) => `Vorrat: ${count} ${count === 1 ? 'verdecktes' : 'verdeckte'} Plättchen`,
  openTile: (tile, count) => (count > 1 ? `${tile}, liegt ${count}-mal offen` : `${tile}, liegt offen`),
  inHand: (tile) => `${tile} in deiner Hand`,
  holding: (tile, places) =>
    `${tile} in deiner Hand. ${places === undefined ? '' : places === 0 ? 'Sie passt nirgends.' : places === 1 ? 'Sie passt auf ein Feld.' : `Sie passt auf ${places} Felder.`}`,
  playAgain: 'noch einmal dran',
  prompt: {
    start: (tile) => `Leg die ${tile} auf ein Feld mit Punkt.`,
    arrange: 'Leg deine Plättchen auf die Felder mit Punkt.',
    choose: 'Deck ein Plättchen auf oder nimm ein offenes.',
    draw: 'Deck ein Plättchen auf.',
    place: (tile) => `Leg die ${tile} oder lass sie liegen.`,
    leave: (tile) => `Die ${tile} passt nirgends. Lass sie liegen.`,
    last: (tile) => `Das letzte Plättchen! Leg die ${tile} oder lass sie liegen.`,
  },
  taking: {
    free: (tile) => `Leg die ${tile} auf ein mögliches Feld.`,
    both: (tile) => `Leg die ${tile} auf ein Feld oder tausch ein markiertes Plättchen.`,
    swap: (tile) => `Die ${tile} passt nur im Tausch: Wähl ein markiertes Plättchen.`,
    nowhere: (tile, others) =>
      `Die ${tile} passt nirgends. ${others ? 'Nimm eine andere oder deck ein Plättchen auf.' : 'Deck stattdessen ein Plättchen auf.'}`,
    several: (tile, count) => `Die ${tile} liegt ${count}-mal offen.`,
  },
  why: {
    nowhere: (tile) => `Wo immer du die ${tile} hinlegst: Die Zahlen würden nicht mehr größer werden.`,
    twin: (tile) => `Die ${tile} passt nur dorthin, wo schon deine ${tile} liegt.`,
  },
  guide: {
    goal: 'Füll deinen Spielplan vor den anderen. Die Zahlen steigen nach rechts und nach unten.',
    start: 'Zuerst füllen alle ihre Felder mit Punkt. Lass Platz zwischen deinen Zahlen.',
    turn: 'In jedem Zug deckst du ein Plättchen aus dem Vorrat auf oder nimmst ein offenes aus der Mitte.',
    place: 'Leg das Plättchen auf eines der möglichen Felder. Lass Platz für die Zahlen, die noch fehlen.',
    leave: 'Dieses Plättchen passt nirgends. Lass es in der Mitte, dort kann es später jemand nehmen.',
    exchange:
      'Auf kein freies Feld passt es, aber du darfst es gegen eines der markierten Plättchen tauschen.',
    take: 'Statt aufzudecken darfst du ein offenes Plättchen nehmen: für ein freies Feld oder zum Tausch.',
    last: 'Nur noch ein Feld! Füll es vor den anderen, dann gewinnst du.',
    done: {
      place: 'Gut gemacht. Ein Feld weniger.',
      leave: 'In Ordnung. Es wartet in der Mitte, bis es jemand braucht.',
      exchange: 'Getauscht. Das alte Plättchen liegt jetzt offen in der Mitte.',
      take: 'Genommen und gleich gelegt.',
    },
  },
  standing: (free) => `${free} frei`,
  outcome: {
    full: 'Spielplan voll',
    free: (free) => (free === 1 ? '1 freies Feld' : `${free} freie Felder`),
  },
  result: {
    full: 'Spielplan voll: gewonnen',
    fewest: (free) => `Die wenigsten freien Felder (${free}): gewonnen`,
    free: (free) => (free === 1 ? '1 freies Feld, 1 Minuspunkt' : `${free} freie Felder, je 1 Minuspunkt`),
    score: 'Punkte',
  },
  describe: {
    draw: 'Deck ein Plättchen auf.',
    leave: (tile) => `Lass die ${tile} in der Mitte liegen.`,
    place: (tile, row, column, freed) => `Leg die ${tile} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Nimm die ${tile} aus der Mitte und leg sie ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `Von links oben nach rechts unten: ${list('de', all)}.`,
  },
  because: {
    wins: 'Damit ist dein Spielplan voll: Du gewinnst.',
    fills: (left) =>
      `Ein Feld mehr ist belegt; ${left === 1 ? 'dann ist nur noch eines' : `dann sind noch ${left}`} frei.`,
    deniesWin: (tile) => `Sonst könnte, wer als Nächstes dran ist, mit der ${tile} gewinnen.`,
    noSquare: 'Sie passt auf kein freies Feld.',
    noneOpen: (fitting, hidden) =>
      `Kein offenes Plättchen passt auf ein freies Feld. Im Vorrat: ${fitting} von ${hidden}.`,
    hiddenFit: (fitting, hidden) =>
      `Plättchen im Vorrat, die auf ein freies Feld passen: ${fitting} von ${hidden}.`,
    dead: (dead, instead) =>
      dead === 0
        ? `Auf jedes deiner freien Felder passt dann noch eine Zahl; sonst auf ${instead === 1 ? 'eines' : instead} davon keine mehr.`
        : `Freie Felder, auf die keine Zahl mehr passt: ${dead} statt ${instead}.`,
    tiles: (tiles, instead) =>
      `Plättchen, die noch kommen können und auf ein freies Feld passen: ${tiles} statt ${instead}.`,
    tightest: (numbers, instead) =>
      `Auf jedes deiner freien Felder passen dann noch mindestens ${numbers} Zahlen statt ${instead}.`,
    room: (room, instead) =>
      `Deine freien Felder haben dann ${room} ${room === 1 ? 'Möglichkeit' : 'Möglichkeiten'} statt ${instead}.`,
    diagonalRises: 'So können die Zahlen auf den Feldern mit Punkt von links oben nach rechts unten steigen.',
    diagonal: (numbers, squares) =>
      `Sonst ${numbers === 1 ? 'bliebe nur 1 Zahl' : `blieben nur ${numbers} Zahlen`} für ${squares === 1 ? '1 Feld' : `${squares} Felder`} mit Punkt.`,
    keepsFromNext: (tile) => `Wer als Nächstes dran ist, bekommt die ${tile} nicht, die dort passen würde.`,
    rareForNext: (tile, others) =>
      `Sonst bekommt, wer als Nächstes dran ist, die ${tile} für ein Feld, auf das ${others === 0 ? 'keine andere Zahl passt' : others === 1 ? 'nur 1 andere Zahl passt' : `nur ${others} andere Zahlen passen`}.`,
    forNext: (tile) => `Aber Achtung: Wer als Nächstes dran ist, könnte die ${tile} brauchen.`,
  },
  looks,
  spoken,
};
