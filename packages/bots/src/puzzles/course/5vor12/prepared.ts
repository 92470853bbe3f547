// The beginning of an example: a board as it is wanted, reached by a game that could have been played.
import { itemAt } from '@crescendo/rules';
import { formatSquare, SQUARES, WIDTH } from '@crescendo/rules/5vor12';

/** The other player's board, as far as it is needed. */
const OTHER = [1, 4, 7, 10, 3, 6, 9, 12, 5, 8, 11, 14, 13, 15, 17, 19];

const isDotted = (at: number): boolean => at % (WIDTH + 1) === 0;

const turn = (seat: string, tile: number, move: string): readonly string[] => [
  `${seat} draw`,
  `* ${tile}`,
  `${seat} ${move}`,
];

/** The lines that lead to this board of seat A, a number or 0 for each square, with these tiles in the middle. */
export const prepared = (board: readonly number[], middle: readonly number[] = []): readonly string[] => {
  const squares = itemAt(SQUARES, WIDTH);
  const start = squares.filter(isDotted).flatMap((at) => {
    const name = formatSquare(at);
    return [`* ${itemAt(board, at)}`, `* ${itemAt(OTHER, at)}`, `A ${name}`, `B ${name}`];
  });
  const free = squares.filter((at) => !isDotted(at));
  const own = free.filter((at) => itemAt(board, at) > 0);
  const rounds = own.map((at, i) => {
    const left = middle[i];
    const other = itemAt(free, i - middle.length < 0 ? 0 : i - middle.length);
    return [
      ...turn('A', itemAt(board, at), formatSquare(at)),
      ...(left === undefined
        ? turn('B', itemAt(OTHER, other), formatSquare(other))
        : turn('B', left, 'leave')),
    ];
  });
  return [...start, ...rounds.flat()];
};
