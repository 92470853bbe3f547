import type { lobby as en } from '../../en/together/lobby.ts';
import type { Words } from '../../words.ts';

export const lobby: Words<typeof en> = {
  title: 'Tavoli aperti',
  quick: 'Partita veloce',
  quickHint:
    'Scegli un gioco: avrai il primo posto libero. Tra sconosciuti c’è un orologio tranquillo: due minuti per mossa, o il tempo previsto dal regolamento.',
  quickOf: (game) => `${game}: partita veloce`,
  tables: 'Tavoli',
  game: 'Gioco',
  allGames: 'Tutti i giochi',
  what: 'Mostra',
  whats: { all: 'Tutto', join: 'Posti liberi', watch: 'Da guardare' },
  pace: 'Ritmo',
  paces: { all: 'Tutti', fast: 'Tutto d’un fiato', slow: 'In più giorni' },
  taken: (taken, seats) => `${taken} ${taken === 1 ? 'posto occupato' : 'posti occupati'} su ${seats}`,
  playing: 'si gioca',
  full: 'al completo',
  join: 'Gioca',
  joinOf: (game, names) => `Gioca: ${game}, ${names}`,
  watch: 'Guarda',
  watchOf: (game, names) => `Guarda: ${game}, ${names}`,
  goOn: 'Vai al tuo posto',
  nobody: 'ancora nessuno',
  empty: 'Adesso nessun tavolo è aperto.',
  emptyHint: 'Apri il primo: lo vedranno tutti qui.',
  nothingFits: 'Nessun tavolo corrisponde alla ricerca.',
  showAll: 'Mostra tutti',
  openOf: (game) => `Apri un tavolo di ${game}`,
  found: (count) => (count === 0 ? 'Nessun tavolo' : count === 1 ? '1 tavolo' : `${count} tavoli`),
};
