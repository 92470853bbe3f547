// Marks the seats that have chosen already, where several choose at the same time.
import type { Seat } from '@crescendo/rules';
import type { TableReader } from '../../../session/table.ts';

/** Returns the seats that have chosen, of those that choose together; none where one decides after the other. */
export const chosenSeats = (table: Pick<TableReader, 'moment'>, number: number): readonly Seat[] => {
  const decidingAt = (n: number): readonly Seat[] => {
    const { turn } = table.moment(n);
    return turn.kind === 'players' ? turn.seats : [];
  };
  const now = decidingAt(number);
  let all = now;
  for (let n = number - 1; n >= 0 && now.length > 0; n--) {
    const before = decidingAt(n);
    // Each choice takes one seat away; anything else was another question.
    if (before.length !== all.length + 1 || !all.every((seat) => before.includes(seat))) break;
    all = before;
  }
  return all.filter((seat) => !now.includes(seat));
};
