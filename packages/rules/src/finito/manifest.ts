import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: 'Finito!',
  authors: 'Hartmut Kommerell',
  publishers: 'Schmidt Spiele 2008',
  seats: { min: 1, max: 8 },
  scoring: 'points',
  offered: [
    { option: 'open', values: [1, 2, 3, 4, 5, 6] },
    { option: 'neighbourChoice' },
    { option: 'passing' },
    { option: 'goal', values: [0, 4, 5, 6, 7, 8, 9, 10, 11] },
    { option: 'roundLimit', values: [0, 20, 30, 40, 50, 60, 80, 100] },
  ],
};
