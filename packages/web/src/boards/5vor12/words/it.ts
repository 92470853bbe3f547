import { list } from '@crescendo/words';
import type { VorZwoelfWords } from '../words.ts';

/** "uno", "otto" and "undici" begin with a vowel. */
const startsWithVowel = (n: number): boolean => n === 1 || n === 8 || n === 11;
const il = (n: number): string => (startsWithVowel(n) ? `l’${n}` : `il ${n}`);
const Il = (n: number): string => (startsWithVowel(n) ? `L’${n}` : `Il ${n}`);
const where = (row: number, column: number): string => `nella fila ${row}, colonna ${column}`;
const swap = (freed: number): string =>
  freed > 0 ? `, in cambio ${startsWithVowel(freed) ? 'dell’' : 'del '}${freed}` : '';
const squares = (count: number): string => (count === 1 ? '1 casella libera' : `${count} caselle libere`);

export const it: VorZwoelfWords = {
  supply: 'Riserva',
  turnUp: 'Scopri',
  or: 'o',
  orTake: 'Prendi una scoperta',
  open: 'Tessere scoperte',
  nothingOpen: 'Nessuna tessera scoperta.',
  leave: 'Lasciala qui',
  yourTile: 'Per te',
  startTip:
    'Mettila su una casella con il punto: i numeri bassi in alto a sinistra, quelli alti in basso a destra.',
  othersChoose: 'Gli altri stanno ancora scegliendo.',
  done: 'Comincio così',
  square: (row, column, what) => `Fila ${row}, colonna ${column}: ${what}`,
  rowOf: (row, what) => `Fila ${row}: ${what}.`,
  free: 'libera',
  fits: 'qui va bene',
  canSwap: 'si può scambiare',
  yourBoard: 'La tua cartella',
  boardOf: (name) => `Cartella di ${name}.`,
  supplyOf: (count) => `Riserva: ${count === 1 ? '1 tessera coperta' : `${count} tessere coperte`}`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} tessere scoperte` : `${tile}, tessera scoperta`),
  inHand: (tile) => `${tile} nella tua mano`,
  holding: (tile, places) =>
    `${tile} nella tua mano. ${
      places === undefined
        ? ''
        : places === 0
          ? 'Non va da nessuna parte.'
          : places === 1
            ? 'Va bene su una casella.'
            : `Va bene su ${places} caselle.`
    }`,
  playAgain: 'giochi ancora',
  prompt: {
    start: (tile) => `Metti ${il(tile)} su una casella con il punto.`,
    arrange: 'Metti le tue tessere sulle caselle con il punto.',
    choose: 'Scopri una tessera o prendine una scoperta.',
    draw: 'Scopri una tessera.',
    place: (tile) => `Metti ${il(tile)}, o lascialo.`,
    leave: (tile) => `${Il(tile)} non va da nessuna parte. Lascialo.`,
    last: (tile) => `L’ultima tessera! Metti ${il(tile)}, o lascialo.`,
  },
  coach: {
    start: (tile, height) =>
      `Prima di tutto ognuno riempie le sue caselle con il punto. Poi ogni fila dovrà crescere verso destra e ogni colonna verso il basso. ${
        height === 'low'
          ? `${Il(tile)} è basso: sta bene in alto a sinistra.`
          : height === 'high'
            ? `${Il(tile)} è alto: sta bene in basso a destra.`
            : `${Il(tile)} è una via di mezzo: scegli una casella centrale.`
      }`,
    arrange:
      'Queste sono le tue prime tessere; vanno sulle caselle con il punto. Poi ogni fila dovrà crescere verso destra e ogni colonna verso il basso: la più bassa in alto a sinistra, la più alta in basso a destra.',
    startWait: 'Tutti scelgono in segreto. Le tessere si vedono appena tutti hanno scelto.',
    first:
      'Riempi la tua cartella prima degli altri. Tocca la riserva per scoprire una tessera. Se non ti piace, lasciala al centro.',
    take: (tile) =>
      `Puoi fare una di due cose: scoprire una tessera o prenderne una già scoperta. ${Il(tile)} va bene su una casella libera: toccalo e vedi dove.`,
    draw: 'Nessuna tessera scoperta va su una casella libera. Meglio scoprirne una nuova.',
    place: (tile, count) =>
      `${Il(tile)} va sulle caselle che brillano${count === 1 ? '' : ': scegline una che lasci posto ad altri numeri intorno'}. Oppure lascialo al centro; allora possono prenderlo gli altri.`,
    swap: (tile) =>
      `${Il(tile)} non va su nessuna casella libera, ma puoi scambiarlo con una tessera con due frecce. Conviene se le caselle vicine guadagnano posto.`,
    leave: (tile) => `${Il(tile)} non va da nessuna parte. Lascialo al centro: succede a tutti.`,
    twin: (tile) => `Angolo contro angolo con un altro ${tile} giochi di nuovo!`,
    almost: (low, high) =>
      high - low === 2
        ? `Manca una sola casella! Ti serve ${il(low + 1)}.`
        : high - low < 2
          ? 'Manca una sola casella! Ma nessun numero ci va: prima scambia una tessera vicina.'
          : `Manca una sola casella! Un numero da ${low + 1} a ${high - 1} e vinci.`,
    watch: 'Ora giocano gli altri. Guarda che cosa lasciano al centro: forse ti serve.',
    over: 'La partita è finita. Vince chi riempie per primo la cartella; altrimenti chi ha meno caselle libere.',
  },
  standing: (free) => (free === 1 ? '1 libera' : `${free} libere`),
  result: {
    full: 'Cartella completa: partita vinta',
    fewest: (free) => `Meno caselle libere (${free}): partita vinta`,
    free: (free) =>
      free === 1 ? `${squares(1)}, 1 punto in meno` : `${squares(free)}, 1 punto in meno ciascuna`,
    score: 'Punti',
  },
  describe: {
    draw: 'Scopri una tessera.',
    leave: (tile) => `Lascia ${il(tile)} al centro.`,
    place: (tile, row, column, freed) => `Metti ${il(tile)} ${where(row, column)}${swap(freed)}.`,
    take: (tile, row, column, freed) =>
      `Prendi ${il(tile)} dal centro e mettilo ${where(row, column)}${swap(freed)}.`,
    arrange: (all) => `Sulla diagonale, dall’alto in basso: ${list('it', all)}.`,
  },
  because: {
    wins: 'Così la tua cartella è completa: vinci.',
    fills: (left) => `Una casella in più è occupata; ${left === 1 ? 'ne resta 1' : `ne restano ${left}`}.`,
    room: 'Sulle tue caselle libere vanno ancora molti numeri.',
    forNext: (tile) => `Attenzione: ${il(tile)} potrebbe servire a chi gioca dopo di te.`,
    drawBetter: 'Una tessera nuova promette più di quelle scoperte.',
  },
};
