import type { AnyGame, AnyTypes, Bot } from '@crescendo/rules';
import { randomBot } from './random.ts';

/** The levels there are, weakest first. */
export const LEVELS = ['random'] as const;
export type Level = (typeof LEVELS)[number];

const MAKERS: { readonly [level in Level]: (game: AnyGame) => Bot<AnyTypes> } = { random: randomBot };

/** The bot of this name for this game; `undefined` when there is none. */
export const botFor = (game: AnyGame, level: string): Bot<AnyTypes> | undefined =>
  Object.hasOwn(MAKERS, level) ? MAKERS[level as Level](game) : undefined;
