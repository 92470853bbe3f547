// Kinds of mistakes in Qwinto.
import { itemAt } from '@crescendo/rules';
import { type Field, type Move, ROW_OF, sum, type View } from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import { deadFields, withNumber } from './sheet-facts.ts';

export const THEMES = [
  'too-many-dice',
  'too-few-dice',
  'wrong-dice',
  'kept-bad-sum',
  'rerolled-good-sum',
  'wrote-nothing',
  'wrote-needlessly',
  'left-no-room',
  'wrong-row',
  'wrong-field',
] as const;
export type Theme = (typeof THEMES)[number];

/** Fields that can never be filled once the sum stands here. */
const deadAfter = (view: View, field: Field): number =>
  deadFields(withNumber(itemAt(view.sheets, seatOf(view)), field, sum(view.faces)), view.options);

export const themeOf = (view: View, played: Move, better: Move): Theme | null => {
  if (played.type === 'dice' && better.type === 'dice') {
    const more = played.colours.length - better.colours.length;
    return more > 0 ? 'too-many-dice' : more < 0 ? 'too-few-dice' : 'wrong-dice';
  }
  if (played.type === 'keep') return 'kept-bad-sum';
  if (played.type === 'reroll') return 'rerolled-good-sum';
  if (played.type === 'skip') return 'wrote-nothing';
  if (played.type !== 'write') return null;
  if (better.type !== 'write') return 'wrote-needlessly';
  if (deadAfter(view, played.field) > deadAfter(view, better.field)) return 'left-no-room';
  return itemAt(ROW_OF, played.field) === itemAt(ROW_OF, better.field) ? 'wrong-field' : 'wrong-row';
};
