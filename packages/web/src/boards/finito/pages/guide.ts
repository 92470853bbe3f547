// The steps of the guide for Finito!, in the order of importance.
import { itemAt } from '@crescendo/rules';
import {
  type Board,
  counterCount,
  numberOn,
  points,
  sequence,
  stage,
  type View,
} from '@crescendo/rules/finito';
import type { GuideStep } from '../../contract/guide.ts';
import { blockOf, firstBreak, squaresToChoose, wanted } from '../model/view-model.ts';
import type { FinitoWords } from '../words.ts';

/** In the same file, because both are loaded for a first game. */
export { firstDeals } from './first-deals.ts';

const ownBoard = ({ boards, seat }: View): Board => itemAt(boards, seat ?? 0);

const isPlacing = (view: View): boolean => stage(view) === 'placing';

/** The winner needs all counters in order, not only a part of them. */
const needsAll = (view: View): boolean => wanted(view) === counterCount(view.options);

const isTaken = (view: View): boolean =>
  squaresToChoose(view).every((at) => numberOn(at, view.options.numbers) !== view.rolled);

export const guide: readonly GuideStep<View, FinitoWords>[] = [
  { id: 'goal', when: needsAll, text: ({ guide }) => guide.goal, about: '.finito-mine' },
  {
    id: 'choose',
    when: (view) => isPlacing(view) && !isTaken(view),
    text: ({ guide }) => guide.choose,
    done: { moves: ['place'], text: ({ guide }) => guide.done.choose },
    about: '.finito-offer',
  },
  {
    id: 'taken',
    when: (view) => isPlacing(view) && isTaken(view),
    text: ({ guide }) => guide.taken,
    done: { moves: ['place'], text: ({ guide }) => guide.done.taken },
    about: '.finito-die',
  },
  {
    id: 'moving',
    when: (view) => !isPlacing(view),
    text: ({ guide }) => guide.moving,
    done: { moves: ['move'], text: ({ guide }) => guide.done.moving },
    advise: true,
  },
  {
    id: 'near',
    when: (view) => !isPlacing(view) && needsAll(view) && points(ownBoard(view)) + 2 >= wanted(view),
    text: ({ guide }) => guide.near,
  },
  {
    id: 'sequence',
    when: (view) => blockOf(ownBoard(view)).length >= 2,
    text: ({ guide }) => guide.sequence,
    about: '.finito-foot',
  },
  {
    id: 'line',
    when: (view) => sequence(ownBoard(view)).length >= 3 && firstBreak(ownBoard(view)) !== undefined,
    text: ({ guide }) => guide.line,
  },
  {
    id: 'order',
    when: (view) => isPlacing(view) && sequence(ownBoard(view)).length > 0,
    text: ({ guide }) => guide.order,
  },
];
