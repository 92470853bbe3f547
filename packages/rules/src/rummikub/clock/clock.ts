import type { ClockRules, GameClock } from '../../game.ts';
import type { Rummikub } from '../types.ts';
import { readsDraft, timeUp } from './time-up.ts';

/** the editions say how long a turn may take, or how long the whole game. */
export const clock: ClockRules<Rummikub> = {
  read: ({ seconds, bank, increment }): GameClock => {
    if (bank > 0) return { kind: 'bank', seconds: bank, increment };
    return seconds > 0 ? { kind: 'move', seconds } : { kind: 'none' };
  },
  write: (options, wanted) => ({
    ...options,
    seconds: wanted.kind === 'move' ? wanted.seconds : 0,
    bank: wanted.kind === 'bank' ? wanted.seconds : 0,
    increment: wanted.kind === 'bank' ? wanted.increment : 0,
  }),
  moves: ['time-up'],
  readsDraft,
  timeUp,
};
