// The steps of the guide for Qwinto, in the order of importance.
import { itemAt } from '@crescendo/rules';
import { legalFields, qwinto, sum, type View } from '@crescendo/rules/qwinto';
import type { GuideStep } from '../../contract/guide.ts';
import { fieldsInColumn } from '../model/view-model.ts';
import type { QwintoWords } from '../words.ts';

/** In the same file, because both are loaded for a first game. */
export { firstDeals } from './first-deals.ts';

const written = ({ sheets, seat }: View): number =>
  itemAt(sheets, seat ?? 0).numbers.filter((number) => number > 0).length;

const fitsSomewhere = ({ sheets, seat, colours, faces, options }: View): boolean =>
  colours !== null && legalFields(itemAt(sheets, seat ?? 0), colours, sum(faces), options).length > 0;

const isWriting = ({ phase }: View): boolean => phase === 'keep' || phase === 'write';

const isOwnRoll = ({ seat, active }: View): boolean => seat === active;

export const guide: readonly GuideStep<View, QwintoWords>[] = [
  { id: 'goal', when: () => true, text: ({ guide }) => guide.goal, about: '.qw-paper:has([data-place])' },
  {
    id: 'dice',
    when: ({ phase, options }) => phase === 'dice' && options.dice === 3,
    text: ({ guide }) => guide.dice,
    done: { moves: ['dice'], text: ({ guide }) => guide.done.dice },
    about: '.qw-dice',
  },
  {
    id: 'sum',
    when: (view) => view.phase === 'keep' && fitsSomewhere(view),
    text: ({ guide }) => guide.sum,
    done: { moves: ['write'], text: ({ guide }) => guide.done.sum },
  },
  {
    id: 'column',
    when: (view) => isWriting(view) && fieldsInColumn(qwinto, view).length > 0,
    text: ({ guide }) => guide.column,
    about: '[data-look="column"]',
  },
  {
    id: 'others',
    when: (view) => view.phase === 'write' && !isOwnRoll(view) && fitsSomewhere(view),
    text: ({ guide }) => guide.others,
    done: { moves: ['write'], text: ({ guide }) => guide.done.others },
  },
  {
    id: 'room',
    when: (view) => view.phase === 'write' && written(view) > 0 && fitsSomewhere(view),
    text: ({ guide }) => guide.room,
    done: { moves: ['write'], text: ({ guide }) => guide.done.room },
    advise: true,
  },
  {
    id: 'bonus',
    when: (view) => written(view) >= 1 && view.options.dice === 3,
    text: ({ guide }) => guide.bonus,
    about: '[data-place].qw-bonus',
  },
  {
    id: 'end',
    when: (view) => written(view) >= 6 && view.options.dice === 3 && view.options.rowsToEnd === 2,
    text: ({ guide }) => guide.end,
  },
];
