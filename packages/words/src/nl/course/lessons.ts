import { vorZwoelf } from './5vor12.ts';
import { finito } from './finito.ts';
import { qwinto } from './qwinto.ts';
import { rummikub } from './rummikub.ts';

/** For each lesson its idea, and the captions of its example: one before the first step, and one after each. */
export const lessons = {
  '5vor12': vorZwoelf,
  rummikub,
  finito,
  qwinto,
};
