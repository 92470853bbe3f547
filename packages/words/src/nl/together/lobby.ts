import type { lobby as en } from '../../en/together/lobby.ts';
import type { Words } from '../../words.ts';

export const lobby: Words<typeof en> = {
  title: 'Open tafels',
  quick: 'Snel spel',
  quickHint:
    'Kies een spel: je krijgt de eerste vrije plaats. Met onbekenden loopt er een rustige klok: twee minuten per zet, of zoveel als de spelregels zeggen.',
  quickOf: (game) => `${game}: snel spel`,
  tables: 'Tafels',
  game: 'Spel',
  allGames: 'Alle spellen',
  what: 'Tonen',
  whats: { all: 'Alles', join: 'Vrije plaatsen', watch: 'Meekijken' },
  pace: 'Tempo',
  paces: { all: 'Elk tempo', fast: 'In één keer', slow: 'Over meerdere dagen' },
  taken: (taken, seats) => `${taken} van de ${seats} plaatsen bezet`,
  playing: 'wordt gespeeld',
  full: 'vol',
  join: 'Meedoen',
  joinOf: (game, names) => `Meedoen: ${game}, ${names}`,
  watch: 'Meekijken',
  watchOf: (game, names) => `Meekijken: ${game}, ${names}`,
  goOn: 'Naar je plaats gaan',
  nobody: 'nog niemand',
  empty: 'Er is nu geen tafel open.',
  emptyHint: 'Open de eerste: iedereen ziet hem hier.',
  nothingFits: 'Geen tafel past bij je keuze.',
  showAll: 'Alles tonen',
  openOf: (game) => `Tafel voor ${game} openen`,
  found: (count) => (count === 0 ? 'Geen tafels' : count === 1 ? '1 tafel' : `${count} tafels`),
};
