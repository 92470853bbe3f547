import type { board as en } from '../../en/5vor12/board.ts';
import { list } from '../../grammar/list.ts';
import type { Words } from '../../words.ts';
import { looks } from './looks.ts';
import { spoken } from './spoken.ts';

/** "uno", "otto" and "undici" begin with a vowel. */
const startsWithVowel = (n: number): boolean => n === 1 || n === 8 || n === 11;
const il = (n: number): string => (startsWithVowel(n) ? `l’${n}` : `il ${n}`);
const ilFirst = (n: number): string => (startsWithVowel(n) ? `L’${n}` : `Il ${n}`);
const where = (row: number, column: number): string => `nella fila ${row}, colonna ${column}`;
const swap = (freed: number): string =>
  freed > 0 ? `, in cambio ${startsWithVowel(freed) ? 'dell’' : 'del '}${freed}` : '';
const squares = (count: number): string => (count === 1 ? '1 casella libera' : `${count} caselle libere`);

export const board: Words<typeof en> = {
  luck: 'le stesse tessere',
  supply: 'Riserva',
  turnUp: 'Scopri',
  or: 'o',
  orTake: 'Prendi una tessera scoperta',
  open: 'Tessere scoperte',
  leave: 'Lasciala qui',
  yourTile: 'La tessera',
  startTip: 'I numeri bassi in alto a sinistra, quelli alti in basso a destra.',
  breakTip: 'Anche le caselle tratteggiate sono permesse, ma in mezzo non andrà nulla finché non scambi.',
  outOfOrder: (before, after) =>
    `Tra ${il(before)} e ${il(after)} non va nessun numero. È permesso: più avanti puoi scambiarne uno.`,
  othersChoose: 'Gli altri stanno ancora scegliendo.',
  done: 'Comincio così',
  square: (row, column, what) => `Fila ${row}, colonna ${column}: ${what}`,
  rowOf: (row, what) => `Fila ${row}: ${what}.`,
  free: 'libera',
  fits: 'qui va bene',
  breaks: 'permesso, ma in mezzo non va nessun numero',
  canSwap: 'si può scambiare',
  yourBoard: 'La tua cartella',
  boardOf: (name) => (name === undefined ? 'La tua cartella.' : `Cartella di ${name}.`),
  supplyOf: (count) => `Riserva: ${count === 1 ? '1 tessera coperta' : `${count} tessere coperte`}`,
  openTile: (tile, count) => (count > 1 ? `${tile}, ${count} tessere scoperte` : `${tile}, tessera scoperta`),
  inHand: (tile) => `${tile} in mano`,
  holding: (tile, places) =>
    `${tile} in mano. ${
      places === undefined
        ? ''
        : places === 0
          ? 'Nessuna casella va bene.'
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
    leave: (tile) => `Nessuna casella per ${il(tile)}. Lascialo.`,
    last: (tile) => `L’ultima tessera! Metti ${il(tile)}, o lascialo.`,
  },
  taking: {
    free: (tile) => `Metti ${il(tile)} su una casella possibile.`,
    both: (tile) => `Metti ${il(tile)} su una casella, o scambia una tessera segnata.`,
    swap: (tile) => `${ilFirst(tile)} va solo in cambio: scegli una tessera segnata.`,
    nowhere: (tile, others) =>
      `${ilFirst(tile)} non trova posto. ${others ? 'Prendi un’altra tessera o scoprine una.' : 'Scopri invece una tessera.'}`,
    several: (tile, count) => `Ci sono ${count} tessere ${tile} scoperte.`,
  },
  why: {
    nowhere: (tile) => `Ovunque tu metta ${il(tile)}, i numeri non crescerebbero più.`,
    twin: (tile) => `${ilFirst(tile)} va solo dove c’è già il tuo ${tile}.`,
  },
  guide: {
    goal: 'Riempi la tua cartella prima degli altri. I numeri crescono verso destra e verso il basso.',
    start: 'Prima ognuno riempie le caselle con il punto. Lascia spazio tra i tuoi numeri.',
    turn: 'A ogni turno scopri una tessera della riserva o ne prendi una scoperta dal centro.',
    place: 'Metti la tessera su una delle caselle possibili. Lascia posto ai numeri che mancano ancora.',
    leave: 'Nessuna casella va bene per questa tessera. Lasciala al centro: può servire a qualcuno.',
    exchange: 'Non va su nessuna casella libera, ma puoi scambiarla con una delle tessere segnate.',
    take: 'Invece di scoprirne una puoi prendere una tessera scoperta: per una casella libera o in cambio.',
    last: 'Manca una sola casella! Riempila prima degli altri e vinci.',
    done: {
      place: 'Ben fatto. Una casella in meno da riempire.',
      leave: 'Va bene. Resta al centro per chi ne ha bisogno.',
      exchange: 'Scambiata. La vecchia tessera ora è al centro, scoperta.',
      take: 'Presa e messa in un colpo solo.',
    },
  },
  standing: (free) => (free === 1 ? '1 libera' : `${free} libere`),
  outcome: { full: 'Cartella completa', free: (free) => squares(free) },
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
    deniesWin: (tile) => `Altrimenti chi gioca dopo di te potrebbe prendere ${il(tile)} e vincere.`,
    noSquare: 'Non va su nessuna casella libera.',
    noneOpen: (fitting, hidden) =>
      `Nessuna tessera scoperta va su una casella libera. Nella riserva: ${fitting} su ${hidden}.`,
    hiddenFit: (fitting, hidden) =>
      `Tessere della riserva che vanno su una casella libera: ${fitting} su ${hidden}.`,
    dead: (dead, instead) =>
      dead === 0
        ? `Su ogni tua casella libera va allora ancora un numero; altrimenti su ${instead === 1 ? 'una' : instead} più nessuno.`
        : `Caselle libere su cui non va più nessun numero: ${dead} invece di ${instead}.`,
    tiles: (tiles, instead) =>
      `Tessere non ancora posate che vanno su una casella libera: ${tiles} invece di ${instead}.`,
    tightest: (numbers, instead) =>
      `Su ogni tua casella libera vanno allora almeno ${numbers} numeri invece di ${instead}.`,
    room: (room, instead) => `Le tue caselle libere hanno allora ${room} possibilità invece di ${instead}.`,
    diagonalRises:
      'Così i numeri sulle caselle con il punto possono salire da in alto a sinistra a in basso a destra.',
    diagonal: (numbers, squares) =>
      `Altrimenti ${numbers === 1 ? 'resterebbe solo 1 numero' : `resterebbero solo ${numbers} numeri`} per ${squares === 1 ? '1 casella' : `${squares} caselle`} con il punto.`,
    keepsFromNext: (tile) => `Chi gioca dopo di te non riceve ${il(tile)}, che gli servirebbe.`,
    rareForNext: (tile, others) =>
      `Altrimenti chi gioca dopo di te riceve ${il(tile)} per una casella su cui ${others === 0 ? 'non va nessun altro numero' : others === 1 ? 'va solo 1 altro numero' : `vanno solo ${others} altri numeri`}.`,
    forNext: (tile) => `Attenzione: ${il(tile)} potrebbe servire a chi gioca dopo di te.`,
  },
  looks,
  spoken,
};
