// Walking the whole tree of a small game, or the top of a big one, counting what kind of states it has.
import type { AnyGame, AnyState } from '../src/game.ts';

export interface Count {
  readonly chance: number;
  readonly players: number;
  readonly over: number;
}

/** States exactly `depth` events after this one, or over before; seats that decide at once go in seat order. */
export const count = (game: AnyGame, state: AnyState, depth: number): Count => {
  const turn = game.turn(state);
  if (turn.kind === 'over') return { chance: 0, players: 0, over: 1 };
  if (depth === 0) return { chance: 0, players: 0, over: 0, [turn.kind]: 1 };
  const sum = { chance: 0, players: 0, over: 0 };
  const add = (next: AnyState) => {
    const below = count(game, next, depth - 1);
    sum.chance += below.chance;
    sum.players += below.players;
    sum.over += below.over;
  };
  if (turn.kind === 'chance')
    for (const [outcome] of game.chances(state)) add(game.apply(state, { kind: 'chance', outcome }));
  else {
    const seat = turn.seats[0]!;
    for (const move of game.moves(game.view(state, seat)))
      add(game.apply(state, { kind: 'move', seat, move }));
  }
  return sum;
};
