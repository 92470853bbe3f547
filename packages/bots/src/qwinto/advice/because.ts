// Reasons for a move, as codes with their facts: what holds after this move, and not after the other.
import { itemAt } from '@crescendo/rules';
import { type Field, legalFields, type Move, sum, type View } from '@crescendo/rules/qwinto';
import { seatOf } from '../../seat.ts';
import type { Because } from './codes.ts';
import { compareDice, compareKeep, factsOfDice } from './roll-reasons.ts';
import { besideFacts, compareWrites, completions, endsAhead } from './write-reasons.ts';

export type { Because } from './codes.ts';

const plainFacts = (view: View, move: Move): readonly Because[] => {
  if (move.type === 'write')
    return [...endsAhead(view, move), ...completions(view, move), ...besideFacts(view, move)];
  if (move.type === 'dice') return factsOfDice(view, move.colours);
  if (move.type !== 'reroll' || view.colours === null) return [];
  const number = sum(view.faces);
  const isNowhere =
    legalFields(itemAt(view.sheets, seatOf(view)), view.colours, number, view.options).length === 0;
  return isNowhere ? [{ code: 'fits-nowhere', number }] : [];
};

const compare = (view: View, move: Move, other: Move): readonly Because[] => {
  if (move.type === 'dice' && other.type === 'dice') return compareDice(view, move.colours, other.colours);
  if (view.phase === 'keep' && view.colours !== null)
    return move.type === other.type ? [] : compareKeep(view, view.colours, move.type === 'keep');
  return compareWrites(view, move, other);
};

const MAX_REASONS = 2;

/** The field that the expert would choose for the sum; `undefined`: none. */
export type FieldFor = (view: View) => Field | undefined;

/** The reasons for a move; beside another only what does not hold for that one as well. */
export const reasonsWith =
  (fieldFor: FieldFor) =>
  (view: View, move: Move, other?: Move): readonly Because[] => {
    const facts = other === undefined ? plainFacts(view, move) : compare(view, move, other);
    const field = move.type === 'keep' ? fieldFor(view) : undefined;
    const told = facts.slice(0, MAX_REASONS);
    if (field === undefined || (other !== undefined && told.length === 0)) return told;
    return [...told, { code: 'fits', field }];
  };
