// A new table with its first events: written in one transaction, or not at all.

import type { Command } from '../commands/command.ts';
import { nextSnapshot } from '../next-snapshot.ts';
import { FREE, isFree, type SeatState, seatStateAt } from '../seats.ts';
import { emptySnapshot } from '../snapshot.ts';
import { configOf } from '../table-config.ts';
import { effectsOf } from './effects.ts';
import type { PreparedTable, TableRow } from './rows.ts';
import { formatTableEvent } from './table-event.ts';

/** The table after these commands, all executed at the moment of its creation. */
export const prepareTable = (row: TableRow, commands: readonly Command[]): PreparedTable => {
  const config = configOf(row);
  const at = row.made;
  let snapshot = emptySnapshot(config);
  const events = commands.map((command) => {
    const event = command(config, snapshot);
    const after = nextSnapshot(config, snapshot, event, at);
    // If a game starts, something may be due at once.
    const needed = after.status === 'playing' ? at : Number.POSITIVE_INFINITY;
    const effects = effectsOf(config, snapshot, event, after, { stored: null, needed, now: at });
    snapshot = after;
    return { event: { n: after.version, at, body: formatTableEvent(event) }, effects };
  });
  return { row, events };
};

/**
 * Everyone takes the same seat at the next table. `isReady`: this player has already agreed to it. The contributions to the
 * dice are not carried over: one that is known before the new seed is chosen protects nobody. Devices send new ones.
 */
export const reseat = (
  seatStates: readonly SeatState[],
  isReady: (seatState: SeatState) => boolean,
): readonly Command[] =>
  seatStates.flatMap((seatState, seat): Command[] => {
    const { person, bot } = seatState;
    if (person !== null)
      return [() => ({ kind: 'sit', seat, person, entropy: '', ready: isReady(seatState) })];
    return bot === null ? [] : [() => ({ kind: 'bot', seat, level: bot })];
  });

/** The people whom the host has removed stay so at the next table. */
export const stayRemoved = (removed: readonly string[]): readonly Command[] =>
  removed.map((person) => () => ({ kind: 'remove', person, seat: null, isRemoved: true }));

/** The same seats at a table with this many seats: everyone keeps their seat if possible; people before bots. */
export const fitSeats = (seatStates: readonly SeatState[], seats: number): readonly SeatState[] => {
  const rank = ({ person }: SeatState, seat: number): number =>
    (person === null ? 2 : 0) + (seat < seats ? 0 : 1);
  const order = [...seatStates.entries()].toSorted(([a, one], [b, two]) => rank(one, a) - rank(two, b));
  const next = Array.from({ length: seats }, () => FREE);
  for (const [seat, seatState] of order) {
    const free = seat < seats && isFree(seatStateAt(next, seat)) ? seat : next.findIndex(isFree);
    if (free >= 0 && !isFree(seatState)) next[free] = seatState;
  }
  return next;
};
