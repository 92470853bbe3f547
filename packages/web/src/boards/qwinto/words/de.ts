import type { QwintoWords } from '../words.ts';

const ADJ = { orange: 'orange', yellow: 'gelbe', purple: 'lila' };
const DATIVE = { orange: 'orangen', yellow: 'gelben', purple: 'lila' };
const COLOUR = { o: 'Orange', y: 'Gelb', p: 'Lila' };
const points = (count: number): string => `${count} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
const fields = (count: number): string => `${count} ${count === 1 ? 'Feld' : 'Felder'}`;
const and = new Intl.ListFormat('de');

export const de: QwintoWords = {
  dice: 'Würfel',
  die: (row, face) =>
    `${{ orange: 'Oranger', yellow: 'Gelber', purple: 'Lila' }[row]} Würfel${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Orange Reihe', yellow: 'Gelbe Reihe', purple: 'Lila Reihe' },
  sheetOf: (name) => `Zettel von ${name}`,
  field: (row, place, column, bonus) =>
    `${de.rows[row]}, Feld ${place}, Spalte ${column}${bonus ? ', Bonus' : ''}`,
  free: 'frei',
  fits: (number) => `${number} passt`,
  chosenHere: (number) => `hierhin kommt deine ${number}`,
  misthrows: 'Fehlwürfe',
  misthrowsOf: (count, limit) => `Fehlwürfe: ${count} von ${limit}`,
  bonusOf: (index) => `Bonusspalte ${index}`,
  total: 'Gesamt',
  sheets: 'Zettel',
  pickDice: 'Tippe Würfel an',
  roll: (count) => (count === 1 ? 'Würfeln' : `Mit ${count} Würfeln werfen`),
  sums: (from, to) => `Summe von ${from} bis ${to}`,
  sum: (number) => `Summe: ${number}`,
  keep: (number) => `${number} behalten`,
  again: 'Noch mal',
  skip: 'Nichts eintragen',
  misthrow: 'Fehlwurf: −5',
  lastMisthrow: 'Fehlwurf: −5 und Schluss',
  inHand: (number, count) =>
    `${number} in der Hand, ${fields(count)} ${count === 1 ? 'kann' : 'können'} sie aufnehmen.`,
  doing: { rolls: 'hat die Würfel', thinks: 'überlegt noch', chosen: 'hat gewählt' },
  waiting: {
    first: 'Wer fängt an?',
    dice: (name) => `${name} wählt Würfel`,
    keep: (name) => `${name}: behalten oder noch mal?`,
    write: (names) => `Wir warten auf ${names}`,
    over: 'Das Spiel ist aus',
  },
  prompt: {
    dice: 'Tippe die Würfel an, die du willst, und wirf sie.',
    keep: (number, count) =>
      count > 0
        ? `Trag die ${number} in ein helles Feld ein oder wirf noch mal.`
        : `Die ${number} passt nirgends. Noch mal werfen?`,
    write: (number) => `Trag die ${number} in eines der hellen Felder ein.`,
    nowhere: (number, active) =>
      active
        ? `Die ${number} passt nirgends: Fehlwurf.`
        : `Die ${number} passt nirgends. Das kostet dich nichts.`,
    chosen: 'Gewählt. Die anderen überlegen noch.',
    watch: 'Schau auf die Würfel: Auch du darfst die Summe eintragen.',
    over: 'Das Spiel ist aus.',
  },
  coach: {
    aim: 'Fülle die Reihen auf deinem Zettel: In jeder müssen die Zahlen von links nach rechts größer werden.',
    begin:
      'Du hast die Würfel: Tippe an, welche du willst. Ihre Farben sind die Reihen, in die du schreiben darfst.',
    dice: 'Wähle die Würfel nach der Zahl, die du brauchst: Einer bringt 1 bis 6, zwei 2 bis 12, drei bis zu 18. Mehr Würfel öffnen auch mehr Reihen.',
    diceLow:
      'Schau zuerst auf deine Lücken: Für eine kleine Zahl nimm einen Würfel, für eine große mehrere. Offen sind nur Reihen in den Farben deiner Würfel.',
    keep: (number, count) =>
      `Die ${number} passt in ${fields(count)}, die mit dem Punkt. Behalte sie oder wirf dieselben Würfel noch einmal; dann gilt der zweite Wurf.`,
    keepNone: (number) =>
      `Die ${number} passt nirgends auf deinen Zettel. Wirf noch einmal: Du hast nichts zu verlieren, ein Fehlwurf kostet 5 Punkte.`,
    writeFirst: (number) =>
      `Wohin gehört eine ${number}? Eine Reihe reicht mit neun Feldern von 1 bis 18: kleine Zahlen nach links, große nach rechts, dazwischen Platz lassen.`,
    write: (number, active) =>
      `Tippe ein helles Feld für die ${number} an. Lass gerade genug Platz für das, was noch kommt, und denk an die Fünfecke: Eine volle Dreierspalte bringt die Zahl in ihrem Fünfeck.${active ? ' Nichts eintragen wäre ein Fehlwurf.' : ' Du darfst auch nichts eintragen; das kostet nichts, wenn andere würfeln.'}`,
    nowhere: (number, active) =>
      active
        ? `Die ${number} passt nirgends. Das ist ein Fehlwurf: Kreuz ein Kästchen an, es kostet 5 Punkte. Das passiert jedem.`
        : `Die ${number} passt nirgends auf deinen Zettel. Das kostet nichts: Fehlwürfe gibt es nur für den, der würfelt.`,
    chosen: 'Deine Wahl steht. Wenn alle gewählt haben, wird alles zusammen gezeigt.',
    watch:
      'Jemand anderes hat die Würfel. Nach dem Wurf zeigen Punkte, wo die Summe auf deinen Zettel passt: Alle dürfen sie eintragen.',
    over: 'Eine volle Reihe zählt ihre letzte Zahl, jede andere einen Punkt pro Zahl. Volle Dreierspalten bringen ihr Fünfeck, jeder Fehlwurf kostet 5.',
  },
  result: {
    row: (row, numbers) => `${de.rows[row]}: ${numbers} ${numbers === 1 ? 'Zahl' : 'Zahlen'}`,
    fullRow: (row) => `${de.rows[row]}, voll: die letzte Zahl`,
    bonus: (row, index) => `Bonusspalte ${index}: das ${ADJ[row]} Fünfeck`,
    noBonus: 'Keine volle Dreierspalte',
    misthrows: (count) =>
      count === 0 ? 'Kein Fehlwurf' : `${count} ${count === 1 ? 'Fehlwurf' : 'Fehlwürfe'}, je 5 Punkte`,
    total: 'Gesamt',
  },
  describe: {
    dice: (colours) => `Würfle mit ${and.format([...colours].map((letter) => COLOUR[letter as 'o']))}.`,
    keep: (number) => `Behalte die ${number}.`,
    reroll: 'Wirf alle Würfel noch einmal.',
    write: (number, row, place) => `Schreib die ${number} in das ${place}. Feld der ${DATIVE[row]} Reihe.`,
    skip: (active) => (active ? 'Trag nichts ein und nimm den Fehlwurf.' : 'Trag diesmal nichts ein.'),
  },
  because: {
    expected: (count) => `Das führt am Ende zu etwa ${count === 1 ? '1 Punkt' : `${count} Punkten`}.`,
    now: (count) => `Das bringt sofort ${points(count)}.`,
    row: (row, count) => `Das füllt die ${ADJ[row]} Reihe: ${points(count)} mehr.`,
    column: (count) => `Das füllt eine Dreierspalte: ${points(count)}.`,
    ends: (score) => `Das beendet das Spiel; du hättest ${points(score)}.`,
    room: (count, numbers) =>
      `Das lässt Platz: In ${count === 1 ? 'das Feld' : `die ${count} Felder`} daneben ${numbers === 1 ? 'passt noch 1 Zahl' : `passen noch ${numbers} Zahlen`}.`,
    blocks: (count) => `Aber ${fields(count)} daneben ${count === 1 ? 'bliebe' : 'blieben'} für immer leer.`,
    risk: (chance) => `Das Risiko eines Fehlwurfs ist ${chance}.`,
    misthrow: 'Das ist ein Fehlwurf: 5 Punkte weniger.',
    waits: 'Auf eine bessere Zahl zu warten kostet nichts.',
    fits: (row, place) => `Sie passt gut in das ${place}. Feld der ${DATIVE[row]} Reihe.`,
    second: (chance) => `Ein zweiter Wurf wäre mit ${chance} Wahrscheinlichkeit besser.`,
  },
};
