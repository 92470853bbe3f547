import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: 'Rummikub',
  authors: 'Ephraim Hertzano',
  publishers: 'Edition Carlit 2007, Jumbo, Sabra',
  seats: { min: 2, max: 4 },
  scoring: 'win-or-lose',
  offered: [
    { option: 'openMin', values: [0, 10, 20, 30, 40, 50] },
    { option: 'openTableLocked' },
    { option: 'mayDelayOpening' },
    { option: 'mustLay' },
    { option: 'jokerSets' },
    { option: 'jokerFreeByRebuild' },
    { option: 'jokerSwapFrom' },
    { option: 'jokerReuse' },
    { option: 'jokerNotBeforeOpening' },
    { option: 'jokerPenalty', values: [0, 25, 30, 50, 100] },
    { option: 'threePairsRedeal' },
    { option: 'startDraw' },
    { option: 'deal' },
    { option: 'timeout' },
    { option: 'penaltyTiles', values: [0, 1, 2, 3, 4, 5] },
    { option: 'emptyPool' },
    { option: 'neverOpened', values: [0, 50, 100, 200] },
    { option: 'couldHaveOpened', values: [0, 50, 100, 200] },
  ],
};
