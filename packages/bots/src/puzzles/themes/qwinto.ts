import type { Theme } from '../../qwinto/advice/themes.ts';

export const THEMES = [
  'keep-or-roll',
  'leaving-room',
  'which-row',
  'bonus-column',
  'waiting',
  'which-dice',
] as const;

export const THEME_FOR: { readonly [T in Theme]: (typeof THEMES)[number] } = {
  'too-many-dice': 'which-dice',
  'too-few-dice': 'which-dice',
  'wrong-dice': 'which-dice',
  'kept-bad-sum': 'keep-or-roll',
  'rerolled-good-sum': 'keep-or-roll',
  'wrote-nothing': 'waiting',
  'wrote-needlessly': 'waiting',
  'left-no-room': 'leaving-room',
  'wrong-row': 'which-row',
  'wrong-field': 'leaving-room',
};
