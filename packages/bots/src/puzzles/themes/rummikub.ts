import type { Theme } from '../../rummikub/advice/themes.ts';

export const THEMES = [
  'opening',
  'borrowing',
  'splitting-run',
  'regrouping',
  'joker',
  'going-out',
  'fewest-changes',
] as const;

export const THEME_FOR: { readonly [T in Theme]?: (typeof THEMES)[number] } = {
  'missed-going-out': 'going-out',
  'opened-too-late': 'opening',
  'held-too-long': 'borrowing',
  'missed-rearranging': 'splitting-run',
  'spent-joker': 'joker',
  'laid-too-little': 'regrouping',
  'wrong-tiles': 'regrouping',
};
