// The steps of the guide for 5 vor 12, in the order of importance.
import { freeSquares, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import type { GuideStep } from '../../contract/guide.ts';
import { boardAt, fitsOf, takeable } from '../model/gestures.ts';
import { DRAWN } from '../model/places.ts';
import type { VorZwoelfWords } from '../words.ts';

/** In the same file, because both are loaded for a first game. */
export { firstDeals } from './first-deals.ts';

const fitsOn = (view: View, kind: 'free' | 'swap'): boolean =>
  [...fitsOf(vorZwoelf, view, DRAWN).values()].includes(kind);

const isLaying = (view: View): boolean => view.phase === 'placing';

export const guide: readonly GuideStep<View, VorZwoelfWords>[] = [
  { id: 'goal', when: () => true, text: ({ guide }) => guide.goal, about: '.v12-own > .v12-board' },
  {
    id: 'start',
    when: (view) => view.phase === 'start',
    text: ({ guide }) => guide.start,
    advise: true,
  },
  {
    id: 'last',
    when: (view) => freeSquares(view.options.size, boardAt(view, view.seat)) === 1,
    text: ({ guide }) => guide.last,
  },
  {
    id: 'turn',
    when: (view) => view.phase === 'choose',
    text: ({ guide }) => guide.turn,
    about: '[data-place="supply"]',
  },
  {
    id: 'take',
    when: (view) => view.phase === 'choose' && takeable(vorZwoelf, view).free.size > 0,
    text: ({ guide }) => guide.take,
    done: { moves: ['take'], text: ({ guide }) => guide.done.take },
    about: '[data-piece^="open"]',
    advise: true,
  },
  {
    id: 'place',
    when: (view) => isLaying(view) && fitsOn(view, 'free'),
    text: ({ guide }) => guide.place,
    done: { moves: ['place'], text: ({ guide }) => guide.done.place },
    advise: true,
  },
  {
    id: 'exchange',
    when: (view) => isLaying(view) && !fitsOn(view, 'free') && fitsOn(view, 'swap'),
    text: ({ guide }) => guide.exchange,
    done: { moves: ['place'], text: ({ guide }) => guide.done.exchange },
    advise: true,
  },
  {
    id: 'leave',
    when: (view) => isLaying(view) && !fitsOn(view, 'free') && !fitsOn(view, 'swap'),
    text: ({ guide }) => guide.leave,
    done: { moves: ['leave'], text: ({ guide }) => guide.done.leave },
    about: '.v12-leave',
  },
];
