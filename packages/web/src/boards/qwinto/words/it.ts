import type { QwintoWords } from '../words.ts';

const COLOUR = { orange: 'arancione', yellow: 'gialla', purple: 'viola' };
const DIE = { orange: 'arancione', yellow: 'giallo', purple: 'viola' };
const LETTER = { o: 'arancione', y: 'giallo', p: 'viola' };
const isVowel = (number: number): boolean => [1, 8, 11].includes(number);
const il = (number: number): string => (isVowel(number) ? `l’${number}` : `il ${number}`);
const Il = (number: number): string => (isVowel(number) ? `L’${number}` : `Il ${number}`);
const some = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;
const points = (count: number): string => some(count, 'punto', 'punti');
const cells = (count: number): string => some(count, 'casella', 'caselle');
const and = new Intl.ListFormat('it');

export const it: QwintoWords = {
  dice: 'Dadi',
  die: (row, face) => `Dado ${DIE[row]}${face > 0 ? `: ${face}` : ''}`,
  rows: { orange: 'Riga arancione', yellow: 'Riga gialla', purple: 'Riga viola' },
  sheetOf: (name) => `Foglio di ${name}`,
  field: (row, place, column, bonus) =>
    `${it.rows[row]}, casella ${place}, colonna ${column}${bonus ? ', bonus' : ''}`,
  free: 'libera',
  fits: (number) => `${il(number)} va bene`,
  chosenHere: (number) => `qui va il tuo ${number}`,
  misthrows: 'Tiri falliti',
  misthrowsOf: (count, limit) => `Tiri falliti: ${count} su ${limit}`,
  bonusOf: (index) => `Colonna bonus ${index}`,
  total: 'Totale',
  sheets: 'Fogli',
  pickDice: 'Tocca i dadi',
  roll: (count) => (count === 1 ? 'Lancia il dado' : `Lancia ${count} dadi`),
  sums: (from, to) => `Somma da ${from} a ${to}`,
  sum: (number) => `Somma: ${number}`,
  keep: (number) => `Tieni ${il(number)}`,
  again: 'Rilancia',
  skip: 'Non scrivere',
  misthrow: 'Tiro fallito: −5',
  lastMisthrow: 'Tiro fallito: −5 e fine',
  inHand: (number, count) => `${number} in mano, va bene in ${cells(count)}.`,
  doing: { rolls: 'ha i dadi', thinks: 'ci sta pensando', chosen: 'ha scelto' },
  waiting: {
    first: 'Chi comincia?',
    dice: (name) => `${name} sceglie i dadi`,
    keep: (name) => `${name}: tiene o rilancia?`,
    write: (names) => `In attesa di ${names}`,
    over: 'La partita è finita',
  },
  prompt: {
    dice: 'Tocca i dadi che vuoi, poi lancia.',
    keep: (number, count) =>
      count > 0
        ? `Scrivi ${il(number)} in una casella accesa, o rilancia.`
        : `${Il(number)} non va da nessuna parte. Rilanci?`,
    write: (number) => `Scrivi ${il(number)} in una delle caselle accese.`,
    nowhere: (number, active) =>
      active
        ? `${Il(number)} non va da nessuna parte: tiro fallito.`
        : `${Il(number)} non va da nessuna parte. Non ti costa niente.`,
    chosen: 'Scelto. Gli altri ci stanno ancora pensando.',
    watch: 'Guarda i dadi: anche tu potrai scrivere la somma.',
    over: 'La partita è finita.',
  },
  coach: {
    aim: 'Riempi le righe del tuo foglio: in ognuna i numeri devono crescere da sinistra a destra.',
    begin: 'Hai i dadi: tocca quelli che vuoi. I loro colori sono le righe in cui puoi scrivere.',
    dice: 'Scegli i dadi in base al numero che ti serve: uno dà da 1 a 6, due da 2 a 12, tre fino a 18. Più dadi aprono anche più righe.',
    diceLow:
      'Guarda prima i tuoi buchi: per un numero piccolo prendi un dado, per uno grande più di uno. Sono aperte solo le righe dei colori che lanci.',
    keep: (number, count) =>
      `${Il(number)} va bene in ${cells(count)}, quelle con il puntino. Tienilo, o rilancia gli stessi dadi una volta; poi vale il secondo tiro.`,
    keepNone: (number) =>
      `${Il(number)} non va da nessuna parte sul tuo foglio. Rilancia: non hai niente da perdere, un tiro fallito costa 5 punti.`,
    writeFirst: (number) =>
      `Dove mettere ${il(number)}? Una riga va da 1 a 18 in nove caselle: i numeri piccoli a sinistra, i grandi a destra, con spazio in mezzo.`,
    write: (number, active) =>
      `Tocca una casella accesa per ${il(number)}. Lascia lo spazio giusto per i numeri che verranno e pensa ai pentagoni: una colonna di tre completa vale il numero nel suo pentagono.${active ? ' Non scrivere sarebbe un tiro fallito.' : ' Puoi anche non scrivere: non costa niente quando lanciano gli altri.'}`,
    nowhere: (number, active) =>
      active
        ? `${Il(number)} non va da nessuna parte. È un tiro fallito: segna un quadratino, costa 5 punti. Capita a tutti.`
        : `${Il(number)} non va da nessuna parte sul tuo foglio. Non costa niente: i tiri falliti sono solo di chi lancia.`,
    chosen: 'La tua scelta è fatta. Quando tutti hanno scelto, si scopre tutto insieme.',
    watch:
      'I dadi li ha qualcun altro. Dopo il tiro, i puntini mostrano dove la somma andrebbe sul tuo foglio: tutti possono scriverla.',
    over: 'Una riga completa vale il suo ultimo numero, le altre un punto per numero. Le colonne di tre complete aggiungono il loro pentagono, ogni tiro fallito costa 5.',
  },
  result: {
    row: (row, numbers) => `${it.rows[row]}: ${some(numbers, 'numero', 'numeri')}`,
    fullRow: (row) => `${it.rows[row]}, completa: il suo ultimo numero`,
    bonus: (row, index) => `Colonna bonus ${index}: il pentagono ${DIE[row]}`,
    noBonus: 'Nessuna colonna di tre completa',
    misthrows: (count) =>
      count === 0 ? 'Nessun tiro fallito' : `${some(count, 'tiro fallito', 'tiri falliti')}, 5 punti l’uno`,
    total: 'Totale',
  },
  describe: {
    dice: (colours) =>
      `Lancia ${colours.length > 1 ? 'i dadi' : 'il dado'} ${and.format([...colours].map((letter) => LETTER[letter as 'o']))}.`,
    keep: (number) => `Tieni ${il(number)}.`,
    reroll: 'Rilancia tutti i dadi.',
    write: (number, row, place) => `Scrivi ${il(number)} nella ${place}ª casella della riga ${COLOUR[row]}.`,
    skip: (active) => (active ? 'Non scrivere e prendi il tiro fallito.' : 'Questa volta non scrivere.'),
  },
  because: {
    expected: (count) => `Porta a circa ${points(count)} alla fine.`,
    now: (count) => `Dà subito ${points(count)}.`,
    row: (row, count) => `Completa la riga ${COLOUR[row]}: ${points(count)} in più.`,
    column: (count) => `Completa una colonna di tre: ${points(count)}.`,
    ends: (score) => `Chiude la partita; avresti ${points(score)}.`,
    room: (count, numbers) =>
      `Lascia spazio: ${count === 1 ? 'nella casella' : `nelle ${count} caselle`} accanto ${numbers === 1 ? 'va ancora 1 numero' : `vanno ancora ${numbers} numeri`}.`,
    blocks: (count) =>
      `Ma ${cells(count)} accanto ${count === 1 ? 'resterebbe vuota' : 'resterebbero vuote'} per sempre.`,
    risk: (chance) => `Il rischio di un tiro fallito è ${chance}.`,
    misthrow: 'È un tiro fallito: 5 punti in meno.',
    waits: 'Aspettare un numero migliore non costa niente.',
    fits: (row, place) => `Sta bene nella ${place}ª casella della riga ${COLOUR[row]}.`,
    second: (chance) => `Un secondo tiro sarebbe migliore con probabilità ${chance}.`,
  },
};
