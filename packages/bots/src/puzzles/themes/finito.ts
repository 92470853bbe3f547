import type { Theme } from '../../finito/advice/themes.ts';

export const THEMES = [
  'first-counters',
  'which-square',
  'which-counter',
  'what-to-move',
  'last-steps',
] as const;

export const THEME_FOR: { readonly [T in Theme]: (typeof THEMES)[number] } = {
  'broke-order': 'what-to-move',
  'out-of-order': 'which-counter',
  'left-no-room': 'which-square',
  'wrong-counter': 'which-counter',
  'wrong-square': 'which-square',
  'moved-needlessly': 'what-to-move',
  'passed-too-soon': 'what-to-move',
};
