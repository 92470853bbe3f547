import type { challenge as en } from '../../en/library/challenge.ts';
import type { Words } from '../../words.ts';

export const challenge: Words<typeof en> = {
  title: 'Sfida',
  about: (luck) =>
    `Stessa partita, stessa fortuna: chi apre questo link ha ${luck} che hai avuto tu, contro gli stessi bot. Alla fine vedete le due partite affiancate.`,
  inLink:
    'Il link contiene le tue mosse e tutto ciò che porta la sorte. La pagina non ne mostra nulla prima della fine, ma chi smonta il link potrebbe leggerli.',
  link: 'Il link della tua sfida',
  message: (game) => `${game}: stessa partita, stessa fortuna. Battimi!`,
  why: {
    several: 'Può diventare una sfida solo una partita giocata da una persona, da sola o con i bot.',
    continued:
      'Questa partita ne continua un’altra: lanci e tessere erano già noti. Non può diventare una sfida.',
    lesson:
      'In una partita per imparare la fortuna è scelta apposta: non può diventare una sfida. Le tue prossime partite sì.',
    old: 'Questa partita è iniziata in una versione precedente, quando ogni scelta cambiava ancora la sorte. Non può diventare una sfida; le nuove partite sì.',
    'not-over': 'La partita non è ancora finita.',
  },
  challenges: (name) => `${name} ti sfida`,
  somebody: 'Qualcuno',
  sameLuck: (luck) => `Giochi la stessa partita, con ${luck ?? 'la stessa fortuna'}, contro gli stessi bot.`,
  toBeat: (result) => `Da battere: ${result}`,
  theyTookBack: (name, moves) =>
    moves === 1 ? `${name} ha annullato una mossa.` : `${name} ha annullato ${moves} mosse.`,
  accept: 'Accetta e gioca',
  goOn: 'Continua',
  ownGame: 'Questa è la tua partita. Manda il link a qualcun altro.',
  damaged: 'Questa sfida non si può leggere',
  damagedWhy:
    'Manca una parte del link, oppure viene da un’altra versione di Crescendo. Fattelo mandare di nuovo.',
  compare: 'Le due partite a confronto',
  youBetter: (name) => `Hai fatto meglio di ${name}!`,
  theyBetter: (name) => `${name} è ancora in vantaggio`,
  equal: 'Alla pari',
  result: 'Risultato',
  won: 'vinta',
  tied: 'pareggio',
  lost: 'persa',
  decisions: 'Decisioni',
  takenBack: 'Mosse annullate',
  hints: 'Consigli',
  theyHadHints: (name, hints) =>
    hints === 1 ? `${name} ha usato un consiglio.` : `${name} ha usato ${hints} consigli.`,
  apart: 'Dove le vostre strade si dividono',
  apartAfter: (same) =>
    same === 0
      ? 'Già la prima scelta era diversa.'
      : same === 1
        ? 'La prima scelta era uguale. Poi avete scelto diversamente:'
        : `Le prime ${same} scelte erano uguali. Poi avete scelto diversamente:`,
  apartAnswer:
    'Fin qui avete scelto allo stesso modo, ma un bot ha risposto diversamente. Succede quando le due partite sono state giocate con versioni diverse di Crescendo.',
  sameGame: 'Avete fatto le stesse scelte fino alla fine.',
  ended: 'La partita era finita.',
  answer: 'Manda indietro la tua partita',
  waiting: 'Sfide per te',
  unchecked:
    'Il link contiene tutte le mosse. Si verifica che le regole le permettano, e la sorte deriva dalla partita; che i bot avrebbero giocato così non si verifica.',
  dismiss: (name) => `Scarta la sfida di ${name}`,
  dailyOf: (day) => `Gioco del giorno, ${day}`,
  aboutDaily:
    'Stessa partita, stessa fortuna: fino alla fine della giornata, chi apre questo link gioca lo stesso gioco del giorno. Poi vedete le due partite affiancate.',
  later:
    'Le partite si possono confrontare quando la giornata è finita. Fino ad allora la classifica mostra chi ha fatto meglio.',
  dayOver: 'Questa giornata è finita: la partita non si può più giocare.',
  toRanking: 'Vedi la classifica',
};
