import type { KeysWords } from '../words.ts';

export const nl: KeysWords = {
  title: 'Sneltoetsen',
  keys: {
    last: 'De laatste zet nog eens',
    score: 'Hoe iedereen ervoor staat',
    clock: 'Hoeveel tijd er nog is',
    turn: 'Wie er aan de beurt is en wat er te doen is',
    board: 'Wat er op het bord ligt',
    hint: 'Een tip',
    type: 'Een zet intypen',
    help: 'Deze lijst',
    tab: 'Van het ene deel van de tafel naar het volgende',
    arrows: 'Van het ene vakje of de ene steen naar de volgende',
    enter: 'Pakken, neerleggen, drukken',
    escape: 'Terugleggen, sluiten',
    sets: 'Naar de volgende of vorige combinatie',
    undo: 'Een stap van je beurt ongedaan maken',
    back: 'De steen terug op het plankje leggen',
  },
  arrowKeys: 'Pijltjestoetsen',
  pageKeys: 'Page Up, Page Down',
  single: 'Sneltoetsen met één toets',
  singleHint: 'Zet ze uit als je dicteert of snel per ongeluk op toetsen drukt.',
  typing: 'Zetten intypen',
  typingHint:
    'Zetten schrijf je zoals in de terminal. Tijdens het typen staat erbij of de zet mag; met Enter speel je hem.',
  typeNow: 'Zet intypen',
  yourMove: 'Jouw zet',
  notation: {
    '5vor12': [
      ['draw', 'een fiche uit de voorraad omdraaien'],
      ['c2', 'het fiche in kolom c, rij 2 leggen'],
      ['7 c2', 'de open 7 pakken en daar leggen'],
      ['leave', 'het fiche in het midden laten'],
      ['arrange 3 7 12 18', 'aan het begin: je fiches vanaf linksboven'],
    ],
    finito: [
      ['place 3 b1', 'steen 3 in rij b, kolom 1 leggen'],
      ['move 3 e4', 'steen 3 naar rij e, kolom 4 verplaatsen'],
      ['3 e4', 'hetzelfde, korter'],
      ['pass', 'niets verplaatsen'],
    ],
    qwinto: [
      ['dice oy', 'de oranje en de gele dobbelsteen gooien'],
      ['keep', 'de worp houden'],
      ['reroll', 'opnieuw gooien'],
      ['write o4', 'in de oranje rij schrijven, kolom 4'],
      ['o4', 'hetzelfde, korter'],
      ['skip', 'niets invullen'],
    ],
    rummikub: [
      ['draw', 'een steen pakken'],
      ['lay K4 K5 K6', 'een nieuwe combinatie leggen: K zwart, R rood, B blauw, Y geel, J joker'],
      ['lay R9', 'een steen aanleggen waar hij past'],
      ['lay R9 | Y1 Y2 Y3', 'meerdere tegelijk'],
      ['play K4 K5 K6 | R1 R2 R3', 'de hele tafel zoals hij moet liggen'],
      ['pass', 'als er geen stenen meer zijn'],
    ],
  },
  commands:
    'Je kunt ook typen: last (laatste zet), score (stand), clock (klok), turn (wie aan de beurt is), board (bord), hint (tip), moves (toegestane zetten).',
  legal: (move) => `${move} Druk op Enter om dit te spelen.`,
  begins: (moves) => `Ga verder met: ${moves.join(', ')}.`,
  notUnderstood: (examples) => `Dat is geen zet. Bijvoorbeeld: ${examples.join(', ')}.`,
  moves: (moves) =>
    moves.length === 0 ? 'Er valt nu niets te beslissen.' : `Toegestaan: ${moves.join(', ')}.`,
};
