// Moves that are typed shorter than in the game's notation: a field by itself.
import { type Qwinto, typedField } from '@crescendo/rules/qwinto';
import { NOTATION_ONLY } from '../../contract/defaults.ts';
import type { Typing } from '../../contract/typing.ts';

export const typing: Typing<Qwinto> = {
  ...NOTATION_ONLY,
  format: (move) => (move.type === 'write' ? typedField(move.field) : undefined),
};
