import type { board as en, Side } from '../../en/qwinto/board.ts';
import { labelled } from '../../grammar/punctuation.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const ADJ = { orange: 'orange', yellow: 'gelbe', purple: 'lila' };
const COLOUR = { o: 'Orange', y: 'Gelb', p: 'Lila' };
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
const fields = (count: number): string => `${count} ${count === 1 ? 'Feld' : 'Felder'}`;
const range = ({ low, high }: Side): string => (low === high ? `die ${low}` : `${low} bis ${high}`);
const NTH = ['ersten', 'zweiten', 'dritten', 'vierten'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}.`;
const and = new Intl.ListFormat('de');

export const board: Words<typeof en> = {
  luck: 'dieselben Würfel',
  dice: 'Würfel',
  die: (row, face) =>
    `${{ orange: 'Oranger', yellow: 'Gelber', purple: 'Lila' }[row]} Würfel${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Orange Reihe', yellow: 'Gelbe Reihe', purple: 'Lila Reihe' },
  sheetOf: (name) => (name === undefined ? 'Dein Zettel' : `Zettel von ${name}`),
  field: (row, column, bonus) => `${board.rows[row]}, Spalte ${column}${bonus ? ', Bonus' : ''}`,
  says: (label, what) => labelled('de', label, what),
  inColumnOf: (number, column) => `${number} in Spalte ${column}`,
  empty: 'noch keine Zahl',
  free: 'frei',
  fits: (number) => `${number} passt`,
  chosenHere: (number) => `hierhin kommt deine ${number}`,
  misthrows: 'Fehlwürfe',
  misthrowsOf: (count, limit) => `Fehlwürfe: ${count} von ${limit}`,
  bonusOf: (column) => `Bonusspalte ${column}`,
  total: 'Gesamt',
  sheets: 'Zettel',
  roll: (count) => (count === 1 ? 'Würfeln' : `Mit ${count} Würfeln werfen`),
  sums: (from, to) => `Summe von ${from} bis ${to}`,
  sum: (number) => `Summe: ${number}`,
  choose: 'Wähl ein Feld',
  again: 'Noch mal würfeln',
  skip: 'Nichts eintragen',
  misthrow: 'Fehlwurf: −5',
  lastMisthrow: 'Fehlwurf: −5 und Schluss',
  notYet: 'Nein',
  oneMore: 'Noch einer, dann ist Schluss',
  inColumn: (number) => `die ${number} steht schon in dieser Spalte`,
  bonus: (points) => `Bonusspalte: +${points}.`,
  rowScore: (points) => `Sie zählt ihre letzte Zahl: ${points}.`,
  ending: {
    rows: (count, whose) =>
      `Mit ${whose === undefined ? 'deiner' : 'der'} ${nth(count)} vollen Reihe${whose === undefined ? '' : ` von ${whose}`} ist das Spiel zu Ende.`,
    misthrows: (count, whose) =>
      `Mit ${whose === undefined ? 'deinem' : 'dem'} ${nth(count)} Fehlwurf${whose === undefined ? '' : ` von ${whose}`} ist das Spiel zu Ende.`,
  },
  inHand: (number, count) => `${number} in der Hand. Sie passt in ${fields(count)}.`,
  doing: { rolls: 'am Würfeln', thinks: 'noch am Überlegen', chosen: 'Wahl getroffen' },
  waiting: {
    first: 'Wer fängt an?',
    dice: (name) => (name === undefined ? 'Du wählst Würfel' : `${name} wählt Würfel`),
    keep: (name) => (name === undefined ? 'Behalten oder noch mal?' : `${name}: behalten oder noch mal?`),
    write: (names) => (names === undefined ? 'Deine Wahl' : `Wir warten auf ${names}`),
    over: 'Das Spiel ist zu Ende',
  },
  prompt: {
    dice: 'Wähl deine Würfel und wirf sie.',
    keep: (number, count) =>
      count > 0
        ? `Trag die ${number} in ein mögliches Feld ein oder wirf noch mal.`
        : `Die ${number} passt nirgends. Noch mal werfen?`,
    write: (number) => `Trag die ${number} in eines der möglichen Felder ein.`,
    careful: 'Vorsicht: Noch ein Fehlwurf beendet das Spiel.',
    nowhere: (number) => `Die ${number} passt nirgends. Das kostet dich nichts.`,
    misthrow: (number, limit) =>
      `Die ${number} passt nirgends: Fehlwurf, −5. Beim ${nth(limit)} ist Schluss.`,
    chosen: 'Gewählt. Die anderen überlegen noch.',
    watch: 'Auch du darfst gleich die Summe eintragen.',
    over: 'Das Spiel ist zu Ende.',
  },
  guide: {
    goal: 'Sammle Punkte: Schreib Zahlen in deine Reihen, die von links nach rechts größer werden.',
    dice: 'Wähl einen, zwei oder drei Würfel. Ihre Farben sind die Reihen, in die du schreiben darfst.',
    sum: 'Schreib die Summe in eines der möglichen Felder oder wirf dieselben Würfel noch einmal.',
    others: 'Jemand anderes hat gewürfelt, aber auch du darfst die Summe eintragen. Auslassen kostet nichts.',
    room: 'Kleine Zahlen gehören nach links, große nach rechts.',
    bonus: 'Füll eine Dreierspalte, dann zählt die Zahl in ihrem Fünfeck als Bonus.',
    column: 'In einer Spalte steht jede Zahl nur einmal: Durchgestrichen ist sie, wo sie doppelt wäre.',
    end: 'Eine volle Reihe zählt ihre letzte Zahl. Zwei volle Reihen beenden das Spiel.',
    done: {
      dice: 'Gut gewählt. Mehr Würfel bringen höhere Summen und mehr Reihen.',
      sum: 'Eingetragen. Jede Zahl in einer Reihe bringt mindestens einen Punkt.',
      others: 'So nutzt du die Würfe der anderen.',
      room: 'Eingetragen. Lass Platz für die Zahlen dazwischen.',
    },
  },
  result: {
    row: (row, numbers) => `${board.rows[row]}: ${numbers} ${numbers === 1 ? 'Zahl' : 'Zahlen'}`,
    fullRow: (row) => `${board.rows[row]}, voll: die letzte Zahl`,
    bonus: (row, column) => `Bonusspalte ${column}: das ${ADJ[row]} Fünfeck`,
    noBonus: 'Keine volle Dreierspalte',
    misthrows: (count) =>
      count === 0
        ? 'Kein Fehlwurf'
        : count === 1
          ? '1 Fehlwurf: −5 Punkte'
          : `${count} Fehlwürfe, je −5 Punkte`,
    headStart: 'Vorsprung',
    total: 'Gesamt',
  },
  describe: {
    dice: (colours) => `Würfle mit ${and.format([...colours].map((letter) => COLOUR[letter as 'o']))}.`,
    keep: (number) => `Behalte die ${number}.`,
    reroll: 'Wirf alle Würfel noch einmal.',
    write: (number, row, column) => `Schreib die ${number} in die ${ADJ[row]} Reihe, Spalte ${column}.`,
    skip: (active) => (active ? 'Trag nichts ein und nimm den Fehlwurf.' : 'Trag diesmal nichts ein.'),
  },
  because: {
    endsAhead: (score) => `Das beendet das Spiel, und niemand hat jetzt mehr als deine ${points(score)}.`,
    row: (row, count) => `Das füllt die ${ADJ[row]} Reihe: ${points(count)} mehr.`,
    column: (count) => `Das füllt eine Dreierspalte: ${points(count)}.`,
    now: (count, instead) => `Das bringt sofort ${points(count)} statt ${instead}.`,
    noMisthrow: (count) => `Nichts einzutragen wäre ein Fehlwurf: ${points(count)} weniger.`,
    dead: (dead, instead) => `Freie Felder, die sich dann nie mehr füllen lassen: ${dead} statt ${instead}.`,
    bonuses: (columns, instead) =>
      `Dreierspalten, die voll sind oder es noch werden können: ${columns} statt ${instead}.`,
    fitting: (fitting, rolls, instead) =>
      `Von den ${rolls} Würfen mit allen Würfeln ${fitting === 1 ? 'passt dann 1' : `passen dann ${fitting}`} irgendwo, statt ${instead}.`,
    gap: (numbers, count, instead, insteadFields) =>
      `Auf der engeren Seite ${numbers === 1 ? 'bleibt 1 Zahl' : `bleiben ${numbers} Zahlen`} für ${fields(count)}, statt ${instead} für ${insteadFields}.`,
    rare: ({ number, isAbove, count, rolls, fields: free, instead }) =>
      `Von den ${rolls} Würfen mit allen Würfeln ${count === 1 ? 'ist 1' : `sind ${count}`} ${isAbove ? 'höher' : 'niedriger'} als ${number}: Darauf ${free === 1 ? 'wartet 1 Feld' : `warten ${free} Felder`}, statt ${instead}.`,
    room: (room, instead) =>
      `Deine freien Felder haben dann ${room} ${room === 1 ? 'Möglichkeit' : 'Möglichkeiten'} statt ${instead}.`,
    beside: (before, after) =>
      [
        ...(before ? [`Davor: ${fields(before.fields)} für ${range(before)}.`] : []),
        ...(after ? [`Danach: ${fields(after.fields)} für ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Jeder Wurf passt irgendwo.',
    bonusLeft: (left) =>
      `In dieser Dreierspalte ${left === 1 ? 'ist dann nur noch 1 Feld' : `sind dann nur noch ${left} Felder`} frei.`,
    rowLeft: (row, left, instead) =>
      `${board.rows[row]}: dann noch ${fields(left)} frei, statt ${instead} in der anderen.`,
    onBonus: (number) => `Die ${number} steht auf dem Bonusfeld: Ist die Spalte voll, zählt sie noch einmal.`,
    onLast: (number) => `Die ${number} steht auf dem letzten Feld: Ist die Reihe voll, zählt sie.`,
    dice: (fitting, rolls) => `${fitting} von ${rolls} Würfen passen irgendwo.`,
    diceFit: (fitting, rolls, instead, insteadRolls) =>
      `${fitting} von ${rolls} Würfen passen irgendwo, statt ${instead} von ${insteadRolls}.`,
    diceClean: (fitting, rolls, instead, insteadRolls) =>
      `${fitting} von ${rolls} Würfen passen, ohne ein Feld unbrauchbar zu machen, statt ${instead} von ${insteadRolls}.`,
    dicePoints: (count, instead) =>
      `Punkte, die ein Wurf im Schnitt sofort bringt: ${count} statt ${instead}.`,
    diceFields: (count, instead) => `Felder, auf die ein Wurf im Schnitt passt: ${count} statt ${instead}.`,
    nowhere: (number) => `Die ${number} passt nirgends, und ein zweiter Wurf kostet nichts.`,
    kills: (number) => `Wo du die ${number} auch einträgst, lässt sich ein Feld mehr nie füllen.`,
    againFits: (fitting, rolls) =>
      fitting === 0
        ? 'Kein zweiter Wurf passt irgendwo.'
        : `Von den zweiten Würfen passen ${fitting} von ${rolls} irgendwo.`,
    againClean: (fitting, rolls) =>
      fitting === 0
        ? 'Kein zweiter Wurf passt, ohne ein Feld unbrauchbar zu machen.'
        : `Von den zweiten Würfen passen ${fitting} von ${rolls}, ohne ein Feld unbrauchbar zu machen.`,
    againBetter: (better, rolls) =>
      better === 0
        ? 'Kein zweiter Wurf bringt sofort mehr Punkte, oder gleich viele und mehr Platz.'
        : `Von den zweiten Würfen bringen ${better} von ${rolls} sofort mehr Punkte, oder gleich viele und mehr Platz.`,
    fits: (row, column) => `Sie kommt in die ${ADJ[row]} Reihe, Spalte ${column}.`,
  },
  looks,
  spoken,
};
