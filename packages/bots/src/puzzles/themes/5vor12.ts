import type { Theme } from '../../5vor12/advice/themes.ts';

export const THEMES = [
  'start',
  'leaving-room',
  'take-it',
  'which-tile',
  'exchange',
  'which-exchange',
  'exchange-open',
] as const;

export const THEME_FOR: { readonly [T in Theme]: (typeof THEMES)[number] } = {
  'drew-instead-of-taking': 'take-it',
  'took-instead-of-drawing': 'which-tile',
  'left-good-tile': 'exchange',
  'placed-bad-tile': 'exchange',
  'exchanged-instead-of-filling': 'exchange',
  'filled-instead-of-exchanging': 'exchange',
  'wrong-tile': 'which-tile',
  'wrong-start': 'start',
  'left-no-room': 'leaving-room',
  'wrong-square': 'leaving-room',
};
