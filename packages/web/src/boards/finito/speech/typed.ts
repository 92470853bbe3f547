// Moves that are typed shorter than in the game's notation: without the word that says whether a counter is placed or moved.
import { type Finito, finito, type Move, stage, type View } from '@crescendo/rules/finito';
import type { Typing } from '../../contract/typing.ts';

const verb = (view: View): string => (stage(view) === 'placing' ? 'place' : 'move');

/** `3 b1`: the counter 3 goes there, whether it is placed or moved; `3 r2 c1`: the same, as it is announced. */
const parse = (text: string, view: View): Move | undefined => {
  const square = (_: string, row: string, column: string): string => `${'abcdef'[Number(row) - 1]}${column}`;
  const written = text
    .trim()
    .toLowerCase()
    .replace(/r\s*([1-6])\s*c\s*([1-6])/, square);
  return finito.notation.move.parse(`${verb(view)} ${written.replace(/^(place|move) /, '')}`);
};

export const typing: Typing<Finito> = {
  parse,
  format: (move, view) =>
    move.type === 'pass' ? undefined : finito.notation.move.format(move).replace(`${verb(view)} `, ''),
};
