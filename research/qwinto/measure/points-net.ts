// A player who knows nothing but its own sheet and wants points, as points_net.py trains it: a baseline like the public
// players. Plain sums, since nobody waits for it.
import { readFileSync } from 'node:fs';
import { type Heuristic, visit } from '../../../packages/bots/src/qwinto/levels/heuristics.ts';
import { type Board, CELLS, LAST_MISTHROW } from '../../../packages/bots/src/qwinto/model/board.ts';

interface Trained {
  readonly kind: 'points';
  readonly tanh: number;
  readonly elu: number;
  readonly floats32: string;
}

const SUMS = 18;
const MISTHROWS = CELLS * SUMS;
const INPUTS = MISTHROWS + 1;

/** The prediction of the network for sheets: their final score, in twenties of points. */
export const pointsNet = (file: string): Heuristic => {
  const trained = JSON.parse(readFileSync(file, 'utf8')) as Trained;
  const bytes = Buffer.from(trained.floats32, 'base64');
  // A copy, so that it begins where floats may begin.
  const floats = new Float32Array(Uint8Array.from(bytes).buffer);
  const units = trained.tanh + trained.elu;
  const bias = INPUTS * units;
  const last = bias + units;
  const now = new Float64Array(units);

  const add = (sums: Float64Array, input: number, times: number): void => {
    for (let unit = 0; unit < units; unit++) sums[unit]! += floats[input * units + unit]! * times;
  };
  const see = ({ numbers, misthrows }: Board): void => {
    for (let unit = 0; unit < units; unit++) now[unit] = floats[bias + unit]!;
    for (let field = 0; field < CELLS; field++)
      if (numbers[field]! > 0) add(now, field * SUMS + numbers[field]! - 1, 1);
    add(now, MISTHROWS, misthrows / LAST_MISTHROW);
  };
  /** The worth of the sheet with one input more, so many times. */
  const worth = (input: number, times: number): number => {
    let result = floats[last + units]!;
    for (let unit = 0; unit < units; unit++) {
      const sum = now[unit]! + floats[input * units + unit]! * times;
      result +=
        floats[last + unit]! * (unit < trained.tanh ? Math.tanh(sum) : sum > 0 ? sum : Math.expm1(sum));
    }
    return result;
  };

  return (values, board, isActive, rows, least, most) => {
    values.fill(-Infinity, least * CELLS, (most + 1) * CELLS);
    see(board);
    visit(board, rows, least, most, (field, number) => {
      values[number * CELLS + field] = worth(field * SUMS + number - 1, 1);
    });
    return worth(MISTHROWS, isActive ? 1 / LAST_MISTHROW : 0);
  };
};
