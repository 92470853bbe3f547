import type { board as en, Side } from '../../en/qwinto/board.ts';
import { labelled } from '../../grammar/punctuation.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

const COLOUR = { orange: 'arancione', yellow: 'gialla', purple: 'viola' };
const DIE = { orange: 'arancione', yellow: 'giallo', purple: 'viola' };
const LETTER = { o: 'arancione', y: 'giallo', p: 'viola' };
const isVowel = (number: number): boolean => [1, 8, 11].includes(number);
const il = (number: number): string => (isVowel(number) ? `l’${number}` : `il ${number}`);

const some = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
const points = (count: number): string => some(count, 'punto', 'punti');
const cells = (count: number): string => some(count, 'casella', 'caselle');
const range = ({ low, high }: Side): string =>
  low === high ? `il numero ${low}` : `i numeri da ${low} a ${high}`;
const NTH = ['prim', 'second', 'terz', 'quart'];
const nth = (count: number, ending: 'a' | 'o'): string =>
  NTH[count - 1] === undefined ? `${count}${ending === 'a' ? 'ª' : 'º'}` : `${NTH[count - 1]}${ending}`;
const and = new Intl.ListFormat('it');

export const board: Words<typeof en> = {
  luck: 'gli stessi dadi',
  dice: 'Dadi',
  die: (row, face) => `Dado ${DIE[row]}${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Riga arancione', yellow: 'Riga gialla', purple: 'Riga viola' },
  sheetOf: (name) => (name === undefined ? 'Il tuo foglio' : `Foglio di ${name}`),
  field: (row, column, bonus) => `${board.rows[row]}, colonna ${column}${bonus ? ', bonus' : ''}`,
  says: (label, what) => labelled('it', label, what),
  inColumnOf: (number, column) => `${number} nella colonna ${column}`,
  empty: 'ancora nessun numero',
  free: 'libera',
  fits: (number) => `${il(number)} va bene`,
  chosenHere: (number) => `qui va il tuo ${number}`,
  misthrows: 'Tiri falliti',
  misthrowsOf: (count, limit) => `Tiri falliti: ${count} su ${limit}`,
  bonusOf: (column) => `Colonna bonus ${column}`,
  total: 'Totale',
  sheets: 'Fogli',
  roll: (count) => (count === 1 ? 'Lancia il dado' : `Lancia ${count} dadi`),
  sums: (from, to) => `Somma da ${from} a ${to}`,
  sum: (number) => `Somma: ${number}`,
  choose: 'Scegli una casella',
  again: 'Rilancia',
  skip: 'Non scrivere',
  misthrow: 'Tiro fallito: −5',
  lastMisthrow: 'Tiro fallito: −5 e fine',
  notYet: 'No',
  oneMore: 'Ancora uno ed è finita',
  inColumn: (number) => `${il(number)} è già in questa colonna`,
  bonus: (points) => `Colonna bonus: +${points}.`,
  rowScore: (points) => `Vale il suo ultimo numero: ${points}.`,
  ending: {
    rows: (count, whose) =>
      `La ${whose === undefined ? 'tua ' : ''}${nth(count, 'a')} riga completa${whose === undefined ? '' : ` di ${whose}`} chiude la partita.`,
    misthrows: (count, whose) =>
      `Il ${whose === undefined ? 'tuo ' : ''}${nth(count, 'o')} tiro fallito${whose === undefined ? '' : ` di ${whose}`} chiude la partita.`,
  },
  inHand: (number, count) => `${number} in mano, va bene in ${cells(count)}.`,
  doing: { rolls: 'ai dadi', thinks: 'scelta in corso', chosen: 'scelta fatta' },
  waiting: {
    first: 'Chi comincia?',
    dice: (name) => (name === undefined ? 'Scegli i dadi' : `${name} sceglie i dadi`),
    keep: (name) => (name === undefined ? 'Tieni o rilanci?' : `${name}: tiene o rilancia?`),
    write: (names) => (names === undefined ? 'La tua scelta' : `In attesa di ${names}`),
    over: 'La partita è finita',
  },
  prompt: {
    dice: 'Scegli i dadi, poi lancia.',
    keep: (number, count) =>
      count > 0
        ? `Scrivi ${il(number)} in una casella possibile, o rilancia.`
        : `Nessuna casella per ${il(number)}. Rilanci?`,
    write: (number) => `Scrivi ${il(number)} in una delle caselle possibili.`,
    careful: 'Attenzione: ancora un tiro fallito e la partita finisce.',
    nowhere: (number) => `Nessuna casella per ${il(number)}. Non ti costa niente.`,
    misthrow: (number, limit) =>
      `Nessuna casella per ${il(number)}: tiro fallito, −5. Al ${nth(limit, 'o')} si finisce.`,
    chosen: 'Scelto. Gli altri ci stanno ancora pensando.',
    watch: 'Guarda i dadi: anche tu potrai scrivere la somma.',
    over: 'La partita è finita.',
  },
  guide: {
    goal: 'Fai più punti di tutti: scrivi nelle righe numeri che crescono da sinistra a destra.',
    dice: 'Scegli uno, due o tre dadi. I loro colori sono le righe in cui puoi scrivere.',
    sum: 'Scrivi la somma in una delle caselle possibili, o rilancia gli stessi dadi una volta.',
    others: 'Ha lanciato qualcun altro, ma anche tu puoi scrivere la somma. Saltarla non costa niente.',
    room: 'I numeri bassi vanno a sinistra, quelli alti a destra.',
    bonus: 'Riempi una colonna di tre e il numero nel suo pentagono conta come bonus.',
    column: 'In una colonna mai due volte lo stesso numero: un numero barrato mostra dove succederebbe.',
    end: 'Una riga completa vale il suo ultimo numero. Due righe complete chiudono la partita.',
    done: {
      dice: 'Buona scelta. Con più dadi la somma sale e si aprono più righe.',
      sum: 'Scritto. Ogni numero in una riga vale almeno un punto.',
      others: 'Così si sfruttano i tiri degli altri.',
      room: 'Scritto. Lascia posto per i numeri in mezzo.',
    },
  },
  result: {
    row: (row, numbers) => `${board.rows[row]}: ${some(numbers, 'numero', 'numeri')}`,
    fullRow: (row) => `${board.rows[row]}, completa: il suo ultimo numero`,
    bonus: (row, column) => `Colonna bonus ${column}: il pentagono ${DIE[row]}`,
    noBonus: 'Nessuna colonna di tre completa',
    misthrows: (count) =>
      count === 0
        ? 'Nessun tiro fallito'
        : count === 1
          ? '1 tiro fallito: −5 punti'
          : `${count} tiri falliti, −5 punti l’uno`,
    headStart: 'Vantaggio',
    total: 'Totale',
  },
  describe: {
    dice: (colours) =>
      `Lancia ${colours.length > 1 ? 'i dadi' : 'il dado'} ${and.format([...colours].map((letter) => LETTER[letter as 'o']))}.`,
    keep: (number) => `Tieni ${il(number)}.`,
    reroll: 'Rilancia tutti i dadi.',
    write: (number, row, column) => `Scrivi ${il(number)} nella riga ${COLOUR[row]}, colonna ${column}.`,
    skip: (active) => (active ? 'Non scrivere e prendi il tiro fallito.' : 'Questa volta non scrivere.'),
  },
  because: {
    endsAhead: (score) => `Chiude la partita, e ora nessuno ha più dei tuoi ${points(score)}.`,
    row: (row, count) => `Completa la riga ${COLOUR[row]}: ${points(count)} in più.`,
    column: (count) => `Completa una colonna di tre: ${points(count)}.`,
    now: (count, instead) => `Dà subito ${points(count)} invece di ${instead}.`,
    noMisthrow: (count) => `Non scrivere niente sarebbe un tiro fallito: ${points(count)} in meno.`,
    dead: (dead, instead) =>
      `Caselle libere che poi non si potranno più riempire: ${dead} invece di ${instead}.`,
    bonuses: (columns, instead) =>
      `Colonne di tre complete o che possono ancora esserlo: ${columns} invece di ${instead}.`,
    fitting: (fitting, rolls, instead) =>
      `Dei ${rolls} tiri con tutti i dadi, ${fitting === 1 ? '1 va' : `${fitting} vanno`} poi bene da qualche parte, invece di ${instead}.`,
    gap: (numbers, count, instead, insteadFields) =>
      `Dal lato con meno spazio ${numbers === 1 ? 'resta 1 numero' : `restano ${numbers} numeri`} per ${cells(count)}, invece di ${instead} per ${insteadFields}.`,
    rare: ({ number, isAbove, count, rolls, fields: free, instead }) =>
      `Dei ${rolls} tiri con tutti i dadi, ${count === 1 ? '1 dà' : `${count} danno`} ${isAbove ? 'più' : 'meno'} di ${number}: ${free === 1 ? 'lo aspetta 1 casella' : `lo aspettano ${free} caselle`}, invece di ${instead}.`,
    room: (room, instead) => `Le tue caselle libere hanno poi ${room} possibilità invece di ${instead}.`,
    beside: (before, after) =>
      [
        ...(before ? [`Prima: ${cells(before.fields)} per ${range(before)}.`] : []),
        ...(after ? [`Dopo: ${cells(after.fields)} per ${range(after)}.`] : []),
      ].join(' '),
    diceAlways: 'Ogni tiro va bene da qualche parte.',
    bonusLeft: (left) =>
      `In questa colonna di tre ${left === 1 ? 'resta poi libera solo 1 casella' : `restano poi libere solo ${left} caselle`}.`,
    rowLeft: (row, left, instead) =>
      `Nella riga ${COLOUR[row]} ${left === 1 ? 'resta poi libera 1 casella' : `restano poi libere ${left} caselle`}, invece di ${instead} nell’altra.`,
    onBonus: (number) =>
      `Sulla casella bonus c’è ${il(number)}: conta ancora una volta quando la colonna è completa.`,
    onLast: (number) => `Sull’ultima casella c’è ${il(number)}: conta quando la riga è completa.`,
    dice: (fitting, rolls) => `Tiri che vanno bene da qualche parte: ${fitting} su ${rolls}.`,
    diceFit: (fitting, rolls, instead, insteadRolls) =>
      `Tiri che vanno bene da qualche parte: ${fitting} su ${rolls} invece di ${instead} su ${insteadRolls}.`,
    diceClean: (fitting, rolls, instead, insteadRolls) =>
      `Tiri che vanno bene senza rendere inutile una casella: ${fitting} su ${rolls} invece di ${instead} su ${insteadRolls}.`,
    dicePoints: (count, instead) => `Punti che un tiro dà subito in media: ${count} invece di ${instead}.`,
    diceFields: (count, instead) => `Caselle in cui va bene un tiro in media: ${count} invece di ${instead}.`,
    nowhere: (number) => `Non c’è posto per ${il(number)}, e rilanciare non costa niente.`,
    kills: (number) => `Ovunque tu scriva ${il(number)}, una casella in più resterebbe vuota per sempre.`,
    againFits: (fitting, rolls) =>
      fitting === 0
        ? 'Nessun secondo tiro trova posto.'
        : `Secondi tiri che vanno bene da qualche parte: ${fitting} su ${rolls}.`,
    againClean: (fitting, rolls) =>
      fitting === 0
        ? 'Nessun secondo tiro va bene senza rendere inutile una casella.'
        : `Secondi tiri che vanno bene senza rendere inutile una casella: ${fitting} su ${rolls}.`,
    againBetter: (better, rolls) =>
      better === 0
        ? 'Nessun secondo tiro dà subito più punti, o altrettanti con più spazio.'
        : `Secondi tiri che danno subito più punti, o altrettanti con più spazio: ${better} su ${rolls}.`,
    fits: (row, column) => `Va nella riga ${COLOUR[row]}, colonna ${column}.`,
  },
  looks,
  spoken,
};
