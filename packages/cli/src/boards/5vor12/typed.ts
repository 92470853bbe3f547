// Moves of 5 vor 12 as people type them: `2 3` puts the tile in row 2, column 3; `7 2 3` takes the 7 first.
import type { Notation } from '@crescendo/rules';
import { type VorZwoelf, vorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { squareAt, squareText, typedParts } from '../squares.ts';

type Move = VorZwoelf['Move'];

const SIZE = { rows: WIDTH, columns: WIDTH, width: WIDTH };
const { move } = vorZwoelf.notation;

export const typed: Notation<Move> = {
  format: (m) => {
    if (m.type === 'place') return squareText(m.at, WIDTH);
    return m.type === 'take' ? `${m.tile} ${squareText(m.at, WIDTH)}` : move.format(m);
  },
  parse: (text) => {
    const { word, numbers } = typedParts(text);
    if (word !== '' || numbers.length < 2 || numbers.length > 3) return move.parse(text);
    const [row = '', column = ''] = numbers.slice(-2);
    const at = squareAt(row, column, SIZE);
    if (at === undefined) return undefined;
    return numbers.length === 2
      ? { type: 'place', at }
      : move.parse(`${numbers[0]} ${move.format({ type: 'place', at })}`);
  },
};
