import type { KeysWords } from '../words.ts';

export const de: KeysWords = {
  title: 'Tastenkürzel',
  keys: {
    last: 'Der letzte Zug noch einmal',
    score: 'Wie es für alle steht',
    clock: 'Die Zeit, die bleibt',
    turn: 'Wer am Zug ist und was zu tun ist',
    board: 'Was auf dem Spielfeld liegt',
    hint: 'Ein Tipp',
    type: 'Einen Zug eintippen',
    help: 'Diese Liste',
    tab: 'Von einem Teil des Tisches zum nächsten',
    arrows: 'Von einem Feld oder Stein zum nächsten',
    enter: 'Aufnehmen, ablegen, drücken',
    escape: 'Zurücklegen, schließen',
    sets: 'Zur nächsten oder vorigen Serie',
    undo: 'Einen Schritt deines Zuges zurücknehmen',
    back: 'Den Stein aufs Brett zurücklegen',
  },
  arrowKeys: 'Pfeiltasten',
  pageKeys: 'Bild auf, Bild ab',
  single: 'Kürzel mit einer einzigen Taste',
  singleHint: 'Schalte sie aus, wenn du diktierst oder leicht danebendrückst.',
  typing: 'Züge eintippen',
  typingHint:
    'Züge schreibt man wie im Terminal. Beim Tippen erfährst du, ob der Zug erlaubt ist; mit der Eingabetaste spielst du ihn.',
  typeNow: 'Zug eintippen',
  yourMove: 'Dein Zug',
  notation: {
    '5vor12': [
      ['draw', 'ein Plättchen vom Vorrat aufdecken'],
      ['c2', 'das Plättchen in Spalte c, Reihe 2 legen'],
      ['7 c2', 'die offene 7 nehmen und dorthin legen'],
      ['leave', 'das Plättchen in der Mitte lassen'],
      ['arrange 3 7 12 18', 'am Anfang: deine Plättchen von links oben an'],
    ],
    finito: [
      ['place 3 b1', 'Stein 3 in Reihe b, Spalte 1 legen'],
      ['move 3 e4', 'Stein 3 in Reihe e, Spalte 4 versetzen'],
      ['3 e4', 'dasselbe, kürzer'],
      ['pass', 'nichts versetzen'],
    ],
    qwinto: [
      ['dice oy', 'den orangen und den gelben Würfel werfen'],
      ['keep', 'den Wurf behalten'],
      ['reroll', 'noch einmal würfeln'],
      ['write o4', 'in die orange Reihe schreiben, Spalte 4'],
      ['o4', 'dasselbe, kürzer'],
      ['skip', 'nichts eintragen'],
    ],
    rummikub: [
      ['draw', 'einen Stein ziehen'],
      ['lay K4 K5 K6', 'eine neue Serie legen: K schwarz, R rot, B blau, Y gelb, J Joker'],
      ['lay R9', 'einen Stein an die Serie legen, zu der er passt'],
      ['lay R9 | Y1 Y2 Y3', 'mehreres auf einmal'],
      ['play K4 K5 K6 | R1 R2 R3', 'der ganze Tisch, wie er liegen soll'],
      ['pass', 'wenn es keine Steine mehr gibt'],
    ],
  },
  commands:
    'Außerdem kannst du tippen: last (letzter Zug), score (Stand), clock (Uhr), turn (wer ist dran), board (Spielfeld), hint (Tipp), moves (erlaubte Züge).',
  legal: (move) => `${move} Mit der Eingabetaste spielst du das.`,
  begins: (moves) => `Weiter mit: ${moves.join(', ')}.`,
  notUnderstood: (examples) => `Das ist kein Zug. Zum Beispiel: ${examples.join(', ')}.`,
  moves: (moves) =>
    moves.length === 0 ? 'Jetzt gibt es nichts zu entscheiden.' : `Erlaubt: ${moves.join(', ')}.`,
};
