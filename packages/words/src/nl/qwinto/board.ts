import type { board as en, Side } from '../../en/qwinto/board.ts';
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
const range = ({ low, high }: Side): string => (low === high ? `de ${low}` : `${low} tot en met ${high}`);
const NTH = ['eerste', 'tweede', 'derde', 'vierde'];
const nth = (count: number): string => NTH[count - 1] ?? `${count}e`;
const and = new Intl.ListFormat('nl');

export const board: Words<typeof en> = {
  luck: 'dezelfde dobbelstenen',
  dice: 'Dobbelstenen',
  die: (row, face) =>
    `${{ orange: 'Oranje', yellow: 'Gele', purple: 'Paarse' }[row]} dobbelsteen${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Oranje rij', yellow: 'Gele rij', purple: 'Paarse rij' },
  sheetOf: (name) => (name === undefined ? 'Jouw scoreblad' : `Scoreblad van ${name}`),
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
  roll: (count) => (count === 1 ? 'Gooien' : `Met ${count} dobbelstenen gooien`),
  sums: (from, to) => `Som van ${from} tot en met ${to}`,
  sum: (number) => `Som: ${number}`,
  choose: 'Kies een veld',
  again: 'Opnieuw gooien',
  skip: 'Niets invullen',
  misthrow: 'Mislukt: −5',
  lastMisthrow: 'Mislukt: −5 en einde spel',
  notYet: 'Nee',
  oneMore: 'Nog één en het is afgelopen',
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
    dice: (name) => (name === undefined ? 'Je kiest dobbelstenen' : `${name} kiest dobbelstenen`),
    keep: (name) => (name === undefined ? 'Houden of opnieuw?' : `${name}: houden of opnieuw?`),
    write: (names) => (names === undefined ? 'Jouw keuze' : `Wachten op ${names}`),
    over: 'Het spel is afgelopen',
  },
  prompt: {
    dice: 'Kies je dobbelstenen en gooi.',
    keep: (number, count) =>
      count > 0
        ? `Vul de ${number} in een mogelijk veld in, of gooi opnieuw.`
        : `De ${number} past nergens. Opnieuw gooien?`,
    write: (number) => `Vul de ${number} in een van de mogelijke velden in.`,
    careful: 'Pas op: nog één mislukte worp en het spel is afgelopen.',
    nowhere: (number) => `De ${number} past nergens. Het kost je niets.`,
    misthrow: (number, limit) =>
      `De ${number} past nergens: mislukt, −5. Bij de ${nth(limit)} is het afgelopen.`,
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
    column: 'In een kolom staat elk getal maar één keer: doorgestreept is het waar het dubbel zou staan.',
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
    headStart: 'Voorsprong',
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
    endsAhead: (score) => `Dan is het spel afgelopen, en niemand heeft nu meer dan jouw ${points(score)}.`,
    row: (row, count) => `Dan is de ${COLOUR[row]} rij vol: ${points(count)} erbij.`,
    column: (count) => `Dan is een kolom van drie vol: ${points(count)} erbij.`,
    now: (count, instead) => `Het levert meteen ${points(count)} op in plaats van ${instead}.`,
    noMisthrow: (count) => `Niets invullen zou een mislukte worp zijn: ${points(count)} minder.`,
    dead: (dead, instead) =>
      `Lege velden die dan nooit meer gevuld kunnen worden: ${dead} in plaats van ${instead}.`,
    bonuses: (columns, instead) =>
      `Kolommen van drie die vol zijn of het nog kunnen worden: ${columns} in plaats van ${instead}.`,
    fitting: (fitting, rolls, instead) =>
      `Van de ${rolls} worpen met alle dobbelstenen ${fitting === 1 ? 'past er dan 1' : `passen er dan ${fitting}`} ergens, in plaats van ${instead}.`,
    gap: (numbers, count, instead, insteadFields) =>
      `Aan de krapste kant ${numbers === 1 ? 'blijft er 1 getal' : `blijven er ${numbers} getallen`} over voor ${fields(count)}, in plaats van ${instead} voor ${insteadFields}.`,
    rare: ({ number, isAbove, count, rolls, fields: free, instead }) =>
      `Van de ${rolls} worpen met alle dobbelstenen ${count === 1 ? 'is er 1' : `zijn er ${count}`} ${isAbove ? 'hoger' : 'lager'} dan ${number}: daarop ${free === 1 ? 'wacht 1 veld' : `wachten ${free} velden`}, in plaats van ${instead}.`,
    room: (room, instead) =>
      `Je lege velden hebben dan ${room} ${room === 1 ? 'mogelijkheid' : 'mogelijkheden'} in plaats van ${instead}.`,
    beside: (before, after) =>
      [
        ...(before ? [`Ervoor: ${fields(before.fields)} voor ${range(before)}.`] : []),
        ...(after ? [`Erna: ${fields(after.fields)} voor ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Elke worp past ergens.',
    bonusLeft: (left) =>
      `In deze kolom van drie ${left === 1 ? 'is dan nog maar 1 veld' : `zijn dan nog maar ${left} velden`} leeg.`,
    rowLeft: (row, left, instead) =>
      `In de ${COLOUR[row]} rij ${left === 1 ? 'is dan 1 veld' : `zijn dan ${left} velden`} leeg, in plaats van ${instead} in de andere.`,
    onBonus: (number) => `De ${number} staat op het bonusveld: hij telt nog een keer als de kolom vol is.`,
    onLast: (number) => `De ${number} staat op het laatste veld: hij telt als de rij vol is.`,
    dice: (fitting, rolls) => `Worpen die ergens passen: ${fitting} van de ${rolls}.`,
    diceFit: (fitting, rolls, instead, insteadRolls) =>
      `Worpen die ergens passen: ${fitting} van de ${rolls} in plaats van ${instead} van de ${insteadRolls}.`,
    diceClean: (fitting, rolls, instead, insteadRolls) =>
      `Worpen die passen zonder een veld onbruikbaar te maken: ${fitting} van de ${rolls} in plaats van ${instead} van de ${insteadRolls}.`,
    dicePoints: (count, instead) =>
      `Punten die een worp gemiddeld meteen oplevert: ${count} in plaats van ${instead}.`,
    diceFields: (count, instead) =>
      `Velden waarop een worp gemiddeld past: ${count} in plaats van ${instead}.`,
    nowhere: (number) => `De ${number} past nergens, en opnieuw gooien kost niets.`,
    kills: (number) => `Waar je de ${number} ook invult, één veld meer blijft voorgoed leeg.`,
    againFits: (fitting, rolls) =>
      fitting === 0
        ? 'Geen tweede worp past ergens.'
        : `Tweede worpen die ergens passen: ${fitting} van de ${rolls}.`,
    againClean: (fitting, rolls) =>
      fitting === 0
        ? 'Geen tweede worp past zonder een veld onbruikbaar te maken.'
        : `Tweede worpen die passen zonder een veld onbruikbaar te maken: ${fitting} van de ${rolls}.`,
    againBetter: (better, rolls) =>
      better === 0
        ? 'Geen tweede worp levert meteen meer punten op, of evenveel met meer ruimte.'
        : `Tweede worpen die meteen meer punten opleveren, of evenveel met meer ruimte: ${better} van de ${rolls}.`,
    fits: (row, column) => `Hij komt in de ${COLOUR[row]} rij, kolom ${column}.`,
  },
  looks,
  spoken,
};
