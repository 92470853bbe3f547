// Two facts about luck at a table: whether everybody sees the same, and what comes of it if only chance goes on.
import { type AnyGame, type AnyState, type Dice, pickWeighted, range, type Seat } from '@crescendo/rules';

export const equalButSeat = (game: AnyGame, state: AnyState, seats: number): boolean => {
  const text = (seat: Seat) => JSON.stringify({ ...game.view(state, seat), seat: null });
  const first = text(0);
  return range(seats).every((seat) => seat === 0 || text(seat) === first);
};

export const settled = (game: AnyGame, from: AnyState, dice: Dice): AnyState => {
  let state = from;
  while (game.turn(state).kind === 'chance')
    state = game.apply(state, { kind: 'chance', outcome: pickWeighted(dice, game.chances(state)) });
  return state;
};
