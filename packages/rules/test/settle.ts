import { pickWeighted } from '../src/dice.ts';
import type { Dice, Game, GameTypes } from '../src/game.ts';

/** For tests that build states by hand: let chance decide until a player must. A whole game is driven by Match. */
export const settle = <G extends GameTypes>(game: Game<G>, state: G['State'], dice: Dice): G['State'] => {
  let now = state;
  while (game.turn(now).kind === 'chance')
    now = game.apply(now, { kind: 'chance', outcome: pickWeighted(dice, game.chances(now)) });
  return now;
};
