import { back, type Position, shift } from '../model/position.ts';
import { targets } from '../model/track.ts';

const squares = new Uint8Array(4);

/** The least distance that an answer to this roll leaves. */
export const afterRoll = (
  position: Position,
  roll: number,
  mayPass: boolean,
  distance: (position: Position) => number,
): number => {
  const { open, counters, track, board } = position;
  const size = targets(track, board, roll, squares);
  let best = mayPass && open.length === 0 ? distance(position) : Infinity;
  const tries = open.length > 0 ? open.length : counters;
  for (let i = 0; i < tries; i++) {
    const counter = open.length > 0 ? open[i]! : i + 1;
    for (let k = 0; k < size; k++) {
      const was = shift(position, counter, squares[k]!);
      best = Math.min(best, distance(position));
      back(position, counter, was);
    }
  }
  return best;
};
