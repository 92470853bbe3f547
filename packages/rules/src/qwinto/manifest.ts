import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: 'Qwinto',
  authors: 'Uwe Rapp, Bernhard Lach',
  publishers: 'Nürnberger-Spielkarten-Verlag 2015; White Goblin Games',
  seats: { min: 1, max: 6 },
  scoring: 'points',
  offered: [{ option: 'misthrowLimit' }, { option: 'rowsToEnd' }, { option: 'firstSeat' }],
  headStart: { amount: 'headStart', seat: 'headStartSeat', most: 70 },
};
