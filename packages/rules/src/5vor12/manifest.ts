import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  title: '5 vor 12',
  authors: 'Michael Schacht',
  publishers: 'Ravensburger 2012; Lucky Numbers, Tiki Editions 2020',
  seats: { min: 2, max: 4 },
  scoring: 'win-or-lose',
  offered: [{ option: 'start' }, { option: 'bruno' }, { option: 'sameNumber' }],
};
