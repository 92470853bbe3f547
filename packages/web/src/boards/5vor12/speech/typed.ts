// Moves that are typed shorter than in the game's notation.
import { type Move, type VorZwoelf, vorZwoelf } from '@crescendo/rules/5vor12';
import { NOTATION_ONLY } from '../../contract/defaults.ts';
import type { Typing } from '../../contract/typing.ts';

/** `r2 c3`, as it is announced, is `c2` in notation. */
const parse = (text: string): Move | undefined => {
  const square = (_: string, row: string, column: string): string => `${'abcd'[Number(column) - 1]}${row}`;
  return vorZwoelf.notation.move.parse(text.toLowerCase().replace(/r\s*([1-4])\s*c\s*([1-4])/, square));
};

export const typing: Typing<VorZwoelf> = { ...NOTATION_ONLY, parse };
