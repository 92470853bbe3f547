// The games told in full in golden/<game>/<name>.txt: a small one to read line by line, and the real one.
import { pick } from '../src/dice.ts';
import type { AnyGame } from '../src/game.ts';
import { type GameId, isGameId } from '../src/manifests.ts';
import { presetOptions } from '../src/options.ts';
import type { Mover } from '../src/testing/fuzz.ts';
import type { Playthrough } from './golden.ts';

/** Plays rather than draws, so that the game is short enough to read. */
const eager: Mover = (_view, moves, dice) => pick(dice, moves.length > 1 ? moves.slice(1) : moves);

/** A game that is not listed here is told once, as it is played. */
const PLAYTHROUGHS: { readonly [id in GameId]?: readonly Playthrough[] } = {
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
      mover: eager,
      cut: 200,
    },
    { name: 'real', seats: 2, options: {}, seed: 'real', mover: eager, cut: 6 },
    {
      name: 'italian',
      seats: 2,
      options: { preset: 'carlit-it-2007', timeout: 'revertAndThree' },
      seed: 'italian',
      mover: eager,
      cut: 6,
    },
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

const REAL: readonly Playthrough[] = [{ name: 'real', seats: 2, options: {}, seed: 'real', cut: 12 }];

export const playthroughsOf = (game: AnyGame): readonly Playthrough[] =>
  ((isGameId(game.id) ? PLAYTHROUGHS[game.id] : undefined) ?? REAL).map((run) => {
    const { preset = '', ...options } = run.options;
    return { ...run, options: { ...presetOptions(game, String(preset)), ...options } };
  });
