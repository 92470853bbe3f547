// Positions to learn from: some of each game, of all kinds of turns, each as somebody at the table or beside it sees it,
// or somebody who sees all racks (Rummikub's open games).
import { type GameId, gameById, itemAt, seeded } from '@crescendo/rules';
import { openView } from '../../packages/bots/src/rummikub/value/open-chances.ts';
import { MAX_SEATS, type SeatFeatures } from '../../packages/bots/src/win-chances/features.ts';
import type { SeatedView } from './feature-readers.ts';
import { positionsOf } from './plan.ts';
import { type Played, replay } from './records.ts';
import { takenOverAt, WEAKENED } from './weakened.ts';

export interface Sample {
  readonly seats: number;
  readonly numbers: Int32Array;
  readonly shares: readonly number[];
  /** True if it is kept apart, to see when learning has gone on long enough. */
  readonly isHeldOut: boolean;
}

/** Every tenth game is kept apart. */
const HELD_OUT = 10;

export const samplesOf = (
  id: GameId,
  features: SeatFeatures<SeatedView>,
  games: readonly Played[],
  each: number,
  isOpen = false,
): readonly Sample[] => {
  const game = gameById(id)!;
  const numbers = new Int32Array(MAX_SEATS * features.size);
  return games.flatMap((played) => {
    const { seats, n, bots } = played;
    const dice = seeded(`samples/${id}/${seats}/${bots}/${n}`);
    const { states, events, shares } = replay(id, played);
    // Weak decisions are not learnt from; the last of them is, as the seat that took it sees what came of it.
    const from = bots === WEAKENED ? (takenOverAt({ game: id, seats, n }, events) ?? 0) : 0;
    const weakest = from === 0 ? undefined : itemAt(events, from - 1);
    const isHeldOut = Math.floor(n / 16) % HELD_OUT === 0;
    const count = each * positionsOf(id, bots);
    return Array.from({ length: count }, (_, i): Sample => {
      // One from each part of the game, so that none is seen twice and all parts alike.
      const isFirst = i === 0 && weakest?.kind === 'move';
      const at = isFirst ? from : from + Math.floor(((i + dice()) * (states.length - 1 - from)) / count);
      const viewer = isFirst ? weakest.seat : Math.floor(dice() * (seats + 0.5));
      const state = itemAt(states, at);
      const view = isOpen ? openView(state as never) : game.view(state, viewer < seats ? viewer : null);
      features.read(view as SeatedView, numbers);
      return { seats, numbers: numbers.slice(0, seats * features.size), shares, isHeldOut };
    });
  });
};
