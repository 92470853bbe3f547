// A whole game played by bots.
import type { Bot, Dice, Event, GameTypes, Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { Match, type MatchSetup } from './match.ts';
import type { StableDraws } from './stable-draws.ts';

export interface PlayOut<G extends GameTypes> extends MatchSetup<G> {
  /** One for each seat. */
  readonly players: readonly Bot<G>[];
  readonly dice: Dice;
  /** Decide chance, where that is not left to the dice. */
  readonly draws?: StableDraws;
  /** After so many events the game is given up: the match that comes back is not over. */
  readonly limit?: number;
  /** Told of every event, with the match before it. */
  readonly tell?: (event: Event<G>, before: Match<G>) => void;
}

/** Let bots play a whole game, seats that decide at the same time in order. */
export const playOut = <G extends GameTypes>({
  players,
  dice,
  draws,
  limit = Infinity,
  tell,
  ...setup
}: PlayOut<G>): Match<G> => {
  let match = Match.begin(setup);
  while (match.length < limit) {
    const { turn } = match;
    if (turn.kind === 'over') break;
    const event = turn.kind === 'chance' ? match.roll(draws ?? dice) : decide(itemAt(turn.seats, 0));
    tell?.(event, match);
    match = match.after(event);
  }
  return match;

  function decide(seat: Seat): Event<G> {
    return { kind: 'move', seat, move: itemAt(players, seat).choose(match.view(seat), dice) };
  }
};
