// Moves of Finito! as people type them: `place 3 5 4` puts the 3 in row 5, column 4.
import type { Notation } from '@crescendo/rules';
import { type Finito, finito, formatSquare, squareCount, WIDTH } from '@crescendo/rules/finito';
import { squareAt, squareText, typedParts } from '../squares.ts';

type Move = Finito['Move'];

const SIZE = { rows: squareCount(finito.options.numbers) / WIDTH, columns: WIDTH, width: WIDTH };
const { move } = finito.notation;

export const typed: Notation<Move> = {
  format: (m) => (m.type === 'pass' ? 'pass' : `${m.type} ${m.counter} ${squareText(m.at, WIDTH)}`),
  parse: (text) => {
    const { word, numbers } = typedParts(text);
    if (numbers.length !== 3) return move.parse(text);
    const [counter = '', row = '', column = ''] = numbers;
    const at = squareAt(row, column, SIZE);
    return at === undefined ? undefined : move.parse(`${word} ${counter} ${formatSquare(at)}`);
  },
};
