import type { looks as en } from '../../en/5vor12/looks.ts';
import type { Words } from '../../words.ts';

export const looks: Words<typeof en> = {
  'open-first': () => 'Kijk eerst naar de open fiches: is er een beter dan een nieuw fiche?',
  'open-tile': () => 'Een open fiche past op een van je vrije velden.',
  'open-exchange': () => 'Vergelijk de open fiches met die van jou: je mag er een ruilen.',
  'middle-tile': ({ tile }) => `Het gaat om de ${tile} in het midden.`,
  'room-for': ({ tile }) =>
    `De ${tile} past op meer dan één veld. Waar laat hij ruimte voor andere getallen?`,
  'only-square': ({ tile }) => `Op een van je vrije velden past de ${tile}. Op welk?`,
  'instead-of-own': ({ tile }) => `De ${tile} kan de plaats innemen van een van je fiches.`,
  'need-not': ({ tile }) => `Je hoeft de ${tile} niet te leggen. Welke getallen zou hij de plaats afnemen?`,
  'lower-higher': ({ tile, lower, higher }) =>
    `Lagere getallen dan ${tile} zijn er ${lower}, hogere ${higher}. Welk vrij veld past daarbij?`,
  'in-order': () => 'Lage getallen liggen het best linksboven, hoge rechtsonder.',
  row: ({ row }) => `Kijk naar rij ${row} van je spelbord.`,
};
