import { list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

const where = (row: number, column: number): string => `in Reihe ${row}, Spalte ${column}`;
const swap = (freed: number): string => (freed > 0 ? `, im Tausch gegen die ${freed}` : '');

export const de: VorZwoelfWords = {
  supply: 'Vorrat',
  turnUp: 'Aufdecken',
  or: 'oder',
  orTake: 'Offenes nehmen',
  open: 'Offene Plättchen',
  nothingOpen: 'Noch liegt nichts offen.',
  leave: 'Hier lassen',
  yourTile: 'Für dich',
  startTip: 'Leg es auf ein Feld mit Punkt: kleine Zahlen eher nach links oben, große nach rechts unten.',
  othersChoose: 'Die anderen überlegen noch.',
  done: 'So fange ich an',
  square: (row, column, what) => `Reihe ${row}, Spalte ${column}: ${what}`,
  rowOf: (row, what) => `Reihe ${row}: ${what}.`,
  free: 'frei',
  fits: 'passt hier',
  canSwap: 'kann getauscht werden',
  yourBoard: 'Dein Spielplan',
  boardOf: (name) => `Spielplan von ${name}.`,
  supplyOf: (count) => `Vorrat: ${count} ${count === 1 ? 'verdecktes' : 'verdeckte'} Plättchen`,
  openTile: (tile, count) => (count > 1 ? `${tile}, liegt ${count}-mal offen` : `${tile}, liegt offen`),
  inHand: (tile) => `${tile} in deiner Hand`,
  holding: (tile, places) =>
    `${tile} in deiner Hand. ${places === undefined ? '' : places === 0 ? 'Sie passt nirgends.' : places === 1 ? 'Ein Feld passt.' : `${places} Felder passen.`}`,
  playAgain: 'noch einmal dran',
  prompt: {
    start: (tile) => `Leg die ${tile} auf ein Feld mit Punkt.`,
    arrange: 'Leg deine Plättchen auf die Felder mit Punkt.',
    choose: 'Deck ein Plättchen auf oder nimm ein offenes.',
    draw: 'Deck ein Plättchen auf.',
    place: (tile) => `Leg die ${tile}, oder lass sie liegen.`,
    leave: (tile) => `Die ${tile} passt nirgends. Lass sie liegen.`,
    last: (tile) => `Das letzte Plättchen! Leg die ${tile}, oder lass sie liegen.`,
  },
  coach: {
    start: (tile, height) =>
      `Zuerst füllen alle ihre Felder mit Punkt. Später muss jede Reihe nach rechts und jede Spalte nach unten steigen. ${
        height === 'low'
          ? `Die ${tile} ist klein: Links oben liegt sie gut.`
          : height === 'high'
            ? `Die ${tile} ist groß: Rechts unten liegt sie gut.`
            : `Die ${tile} liegt dazwischen: Nimm eines der mittleren Felder.`
      }`,
    arrange:
      'Das sind deine ersten Plättchen; sie kommen auf die Felder mit Punkt. Später muss jede Reihe nach rechts und jede Spalte nach unten steigen: die kleinste Zahl nach links oben, die größte nach rechts unten.',
    startWait: 'Alle wählen geheim. Sobald alle gewählt haben, siehst du die Plättchen.',
    first:
      'Füll deinen Spielplan vor den anderen. Tipp auf den Vorrat, um ein Plättchen aufzudecken. Gefällt es dir nicht, lass es in der Mitte liegen.',
    take: (tile) =>
      `Du hast die Wahl: ein Plättchen aufdecken oder ein offenes nehmen. Die ${tile} passt auf ein freies Feld: Tipp sie an, dann siehst du, wohin.`,
    draw: 'Keines der offenen Plättchen passt auf ein freies Feld. Deck jetzt lieber eines auf.',
    place: (tile, count) =>
      `Auf die leuchtenden Felder passt die ${tile}${count === 1 ? '' : ': Such eines, neben dem noch genug andere Zahlen Platz haben'}. Oder lass sie in der Mitte; dann können die anderen sie nehmen.`,
    swap: (tile) =>
      `Auf kein freies Feld passt die ${tile}, aber du kannst sie gegen ein Plättchen mit zwei Pfeilen tauschen. Das lohnt sich, wenn die Felder daneben mehr Platz bekommen.`,
    leave: (tile) => `Die ${tile} passt nirgends. Lass sie in der Mitte liegen: Das geht allen mal so.`,
    twin: (tile) => `Ecke an Ecke mit einer anderen ${tile} bist du sogar noch einmal dran!`,
    almost: (low, high) =>
      high - low === 2
        ? `Nur noch ein Feld! Du brauchst die ${low + 1}.`
        : high - low < 2
          ? 'Nur noch ein Feld! Aber keine Zahl passt darauf: Tausch erst daneben etwas aus.'
          : `Nur noch ein Feld! Alles von ${low + 1} bis ${high - 1} gewinnt.`,
    watch: 'Jetzt sind die anderen dran. Achte darauf, was sie in der Mitte lassen: Vielleicht passt es dir.',
    over: 'Das Spiel ist aus. Wer seinen Spielplan zuerst voll hat, gewinnt; sonst, wer die wenigsten freien Felder hat.',
  },
  standing: (free) => `${free} frei`,
  result: {
    full: 'Spielplan voll: gewonnen',
    fewest: (free) => `Am wenigsten freie Felder (${free}): gewonnen`,
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
    room: 'Auf deine freien Felder passen noch viele Zahlen.',
    forNext: (tile) => `Aber Achtung: Die ${tile} könnte dem Nächsten nützen.`,
    drawBetter: 'Ein neues Plättchen verspricht mehr als jedes offene.',
  },
};
