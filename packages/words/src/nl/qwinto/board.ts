import type { board as en } from '../../en/qwinto/board.ts';
import { labelled } from '../../grammar/punctuation.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const COLOUR = { orange: 'oranje', yellow: 'gele', purple: 'paarse' };
const LETTER = { o: 'de oranje', y: 'de gele', p: 'de paarse' };
const some = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
const points = (count: number): string => some(count, 'punt', 'punten');
const fields = (count: number): string => some(count, 'veld', 'velden');
const NTH = ['eerste', 'tweede', 'derde', 'vierde'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}e`;
const and = new Intl.ListFormat('nl');

export const board: Words<typeof en> = {
  dice: 'Dobbelstenen',
  die: (row, face) =>
    `${{ orange: 'Oranje', yellow: 'Gele', purple: 'Paarse' }[row]} dobbelsteen${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Oranje rij', yellow: 'Gele rij', purple: 'Paarse rij' },
  sheetOf: (name) => `Scoreblad van ${name}`,
  yourSheet: 'Jouw scoreblad',
  field: (row, column, bonus) => `${board.rows[row]}, kolom ${column}${bonus ? ', bonus' : ''}`,
  says: (label, what) => labelled('nl', label, what),
  inColumnOf: (number, column) => `${number} in kolom ${column}`,
  empty: 'nog geen getal',
  free: 'leeg',
  fits: (number) => `${number} past`,
  chosenHere: (number) => `hier komt je ${number}`,
  misthrows: 'Mislukte worpen',
  misthrowsOf: (count, limit) => `Mislukte worpen: ${count} van ${limit}`,
  bonusOf: (column) => `Bonuskolom ${column}`,
  total: 'Totaal',
  sheets: 'Scorebladen',
  pickDice: 'Kies je dobbelstenen',
  roll: (count) => (count === 1 ? 'Gooien' : `Met ${count} dobbelstenen gooien`),
  sums: (from, to) => `Som van ${from} tot en met ${to}`,
  sum: (number) => `Som: ${number}`,
  choose: 'Kies een veld',
  again: 'Opnieuw gooien',
  skip: 'Niets invullen',
  misthrow: 'Mislukt: −5',
  lastMisthrow: 'Mislukt: −5 en einde spel',
  notYet: 'Nee',
  oneMore: 'Nog één en het is uit',
  inColumn: (number) => `de ${number} staat al in deze kolom`,
  bonus: (points) => `Bonuskolom: +${points}.`,
  rowScore: (points) => `Hij telt zijn laatste getal: ${points}.`,
  ending: {
    rows: (count, whose) =>
      `Met ${whose === undefined ? 'je' : 'de'} ${nth(count)} volle rij${whose === undefined ? '' : ` van ${whose}`} is het spel afgelopen.`,
    misthrows: (count, whose) =>
      `Met ${whose === undefined ? 'je' : 'de'} ${nth(count)} mislukte worp${whose === undefined ? '' : ` van ${whose}`} is het spel afgelopen.`,
  },
  inHand: (number, count) => `${number} in je hand, past in ${fields(count)}.`,
  doing: { rolls: 'aan het gooien', thinks: 'nog aan het kiezen', chosen: 'keuze gemaakt' },
  waiting: {
    first: 'Wie begint?',
    dice: (name) => `${name} kiest dobbelstenen`,
    keep: (name) => `${name}: houden of opnieuw?`,
    write: (names) => `Wachten op ${names}`,
    over: 'Het spel is afgelopen',
  },
  prompt: {
    dice: 'Kies je dobbelstenen en gooi.',
    keep: (number, count) =>
      count > 0
        ? `Vul de ${number} in een mogelijk veld in, of gooi opnieuw.`
        : `De ${number} past nergens. Opnieuw gooien?`,
    write: (number) => `Vul de ${number} in een van de mogelijke velden in.`,
    careful: 'Pas op: nog één mislukte worp en het spel is uit.',
    nowhere: (number) => `De ${number} past nergens. Het kost je niets.`,
    misthrow: (number, limit) =>
      `De ${number} past nergens: mislukte worp, −5. Bij ${limit} is het spel uit.`,
    chosen: 'Gekozen. De anderen denken nog na.',
    watch: 'Let op de dobbelstenen: jij mag de som ook invullen.',
    over: 'Het spel is afgelopen.',
  },
  guide: {
    goal: 'Haal de meeste punten: schrijf in je rijen getallen die van links naar rechts oplopen.',
    dice: 'Kies één, twee of drie dobbelstenen. Hun kleuren zijn de rijen waarin je mag schrijven.',
    sum: 'Vul de som in een van de mogelijke velden in, of gooi dezelfde dobbelstenen nog eens.',
    others: 'Een ander gooide, maar jij mag de som ook invullen. Overslaan kost niets.',
    room: 'Lage getallen horen links, hoge rechts.',
    bonus: 'Vul een kolom van drie en het getal in zijn vijfhoek telt als bonus.',
    column:
      'In een kolom staat elk getal maar één keer: een doorgestreept getal laat zien waar het dubbel zou staan.',
    end: 'Een volle rij telt het laatste getal. Twee volle rijen beëindigen het spel.',
    done: {
      dice: 'Goed gekozen. Meer dobbelstenen geven hogere sommen en meer rijen.',
      sum: 'Ingevuld. Elk getal in een rij is minstens één punt.',
      others: 'Zo gebruik je de worpen van anderen.',
      room: 'Ingevuld. Laat ruimte voor de getallen ertussen.',
    },
  },
  result: {
    row: (row, numbers) => `${board.rows[row]}: ${some(numbers, 'getal', 'getallen')}`,
    fullRow: (row) => `${board.rows[row]}, vol: het laatste getal`,
    bonus: (row, column) => `Bonuskolom ${column}: de ${COLOUR[row]} vijfhoek`,
    noBonus: 'Geen volle kolom van drie',
    misthrows: (count) =>
      count === 0
        ? 'Geen mislukte worp'
        : count === 1
          ? '1 mislukte worp: −5 punten'
          : `${count} mislukte worpen, elk −5 punten`,
    total: 'Totaal',
  },
  describe: {
    dice: (colours) =>
      `Gooi met ${and.format([...colours].map((letter) => LETTER[letter as 'o']))} dobbelsteen.`,
    keep: (number) => `Houd de ${number}.`,
    reroll: 'Gooi alle dobbelstenen opnieuw.',
    write: (number, row, column) => `Schrijf de ${number} in de ${COLOUR[row]} rij, kolom ${column}.`,
    skip: (active) => (active ? 'Vul niets in en neem de mislukte worp.' : 'Vul deze keer niets in.'),
  },
  because: {
    expected: (count) => `Verwachte eindscore: ongeveer ${points(count)}.`,
    now: (count) => `Het levert meteen ${points(count)} op.`,
    row: (row, count) => `Dan is de ${COLOUR[row]} rij vol: ${points(count)} erbij.`,
    column: (count) => `Dan is een kolom van drie vol: ${points(count)} erbij.`,
    ends: (score) => `Dan is het spel afgelopen; je hebt dan ${points(score)}.`,
    room: (count, numbers) =>
      `Er blijft ruimte: in ${count === 1 ? 'het veld' : `de ${count} velden`} ernaast ${numbers === 1 ? 'past nog 1 getal' : `passen nog ${numbers} getallen`}.`,
    blocks: (count) =>
      `Wel ${count === 1 ? 'blijft' : 'blijven'} ${fields(count)} ernaast dan voorgoed leeg.`,
    risk: (chance) => `Het risico op een mislukte worp is ${chance}.`,
    misthrow: 'Het is een mislukte worp: 5 punten minder.',
    waits: 'Wachten op een beter getal kost niets.',
    fits: (row, column) => `Hij past goed in de ${COLOUR[row]} rij, kolom ${column}.`,
    second: (chance) => `Kans dat een tweede worp beter is: ${chance}.`,
    rolls: (fitting, all, count) =>
      `${fitting === all ? 'Elke worp past' : `${fitting} van de ${all} worpen passen`} ergens, gemiddeld in ${fields(count)}.`,
    nowhere: (number) => `De ${number} past nergens, en opnieuw gooien kost niets.`,
    blocksAll: (number) => `Waar je de ${number} ook invult, een veld ernaast blijft voorgoed leeg.`,
  },
  looks,
  spoken,
};
