// The games told in full in golden/<game>/<name>.txt: a small one to read line by line, and the real one.
import type { AnyGame } from '../game.ts';
import type { Playthrough } from './golden.ts';

const PLAYTHROUGHS: { readonly [game: string]: readonly Playthrough[] } = {
  '5vor12': [
    { name: 'small', seats: 2, options: { size: 2, highest: 6 }, seed: 'small', cut: 200 },
    { name: 'four', seats: 3, options: { size: 3, highest: 9, start: 'four', bruno: true }, seed: 'four' },
    { name: 'real', seats: 2, options: {}, seed: 'real', cut: 8 },
  ],
  rummikub: [
    {
      name: 'small',
      seats: 2,
      options: { values: 5, colours: 3, handSize: 5, openMin: 6 },
      seed: 'small',
      cut: 200,
    },
    { name: 'real', seats: 3, options: {}, seed: 'real', cut: 8 },
    { name: 'italian', seats: 2, options: { preset: 'carlit-it-2007' }, seed: 'italian', cut: 8 },
  ],
  finito: [
    { name: 'small', seats: 2, options: { counters: 3, numbers: 6, roundLimit: 8 }, seed: 'small', cut: 200 },
    { name: 'real', seats: 2, options: { roundLimit: 25 }, seed: 'real', cut: 8 },
  ],
  qwinto: [
    { name: 'small', seats: 2, options: { faces: 3, width: 3, dice: 2 }, seed: 'small', cut: 200 },
    { name: 'real', seats: 3, options: {}, seed: 'real', cut: 12 },
  ],
};

export const playthroughsOf = (game: AnyGame): readonly Playthrough[] =>
  (PLAYTHROUGHS[game.id] ?? []).map((run) => {
    const { preset, ...options } = run.options as { preset?: string };
    return { ...run, options: { ...game.options, ...game.presets[preset ?? '']?.options, ...options } };
  });
