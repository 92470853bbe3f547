// Counts the habits of a player at Rummikub: draws, draws in a row while it could have laid something, and
// many tiles its last play has.
import { type Event, itemAt, type Match, range, type Seat } from '@crescendo/rules';
import type { Rummikub } from '@crescendo/rules/rummikub';
import { bestPlay } from '../src/rummikub/model/from-view.ts';
import type { Counts } from './contract.ts';

const LONG = 4;

const sum = (list: readonly number[] = []): number => list.reduce((all, one) => all + one, 0);

export const WATCH = {
  columns: ['draws', 'longest wait', 'four and more in 100 games', 'last play'],
  start: (isWatched: readonly boolean[]) => {
    const waits = range(isWatched.length).map(() => 0);
    const last = range(isWatched.length).map(() => 0);
    let [turns, draws, longest, longs] = [0, 0, 0, 0];
    return {
      see: (event: Event<Rummikub>, before: Match<Rummikub>): void => {
        if (event.kind !== 'move' || !isWatched[event.seat]) return;
        const { seat, move } = event;
        const view = before.view(seat);
        if (view.phase !== 'turn') return;
        turns++;
        if (move.type === 'play') {
          waits[seat] = 0;
          last[seat] = itemAt(view.racks, seat).length;
          return;
        }
        draws++;
        const could = view.opened[seat] && bestPlay(view, 'tiles') !== undefined;
        const wait = could ? itemAt(waits, seat) + 1 : 0;
        waits[seat] = wait;
        if (wait === LONG) longs++;
        longest = Math.max(longest, wait);
      },
      end: (winners: readonly Seat[]): Counts => ({
        turns: [turns],
        draws: [draws],
        longest: [longest],
        longs: [longs],
        last: winners.filter((seat) => isWatched[seat]).map((seat) => itemAt(last, seat)),
      }),
    };
  },
  cells: ({ turns, draws, longest, longs, last }: Counts, games: number): readonly string[] => [
    ((100 * sum(draws)) / sum(turns)).toFixed(1),
    `${Math.max(...(longest ?? []))}`,
    ((100 * sum(longs)) / games).toFixed(1),
    `${last?.toSorted((a, b) => a - b)[last.length >> 1] ?? '–'}`,
  ],
};
