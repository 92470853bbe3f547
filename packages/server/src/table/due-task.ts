// The due tasks of a table, each with its time: bots to move, clocks that run out, absent players to replace.

import type { Seat } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { awaitsShares } from './commands/game.ts';
import { seatStateAt } from './seats.ts';
import { actingAt, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';

export interface DueTask {
  readonly seat: Seat;
  readonly kind: 'bot' | 'clock' | 'absent' | 'start';
  /** The due time, perhaps already past. */
  readonly at: number;
}

/** Players who do not reveal their share of the dice within this time play without it. Their devices do it by themselves. */
const REVEAL_MS = 10_000;

/** Nobody at this table is going to decide anything: bots play alone, or for players who have gone. */
const isLeftToBots = ({ seatStates }: TableSnapshot): boolean =>
  seatStates.every(({ bot, away }) => bot !== null || away);

export const dueTasksAt = (
  { settings: { clock, absent, daily, start, dice } }: TableConfig,
  snapshot: TableSnapshot,
  now: number,
  botPause: number,
  isWatched: boolean,
): readonly DueTask[] => {
  if (snapshot.status === 'open' && snapshot.fixedAt !== null) {
    const at = awaitsShares(snapshot) ? snapshot.fixedAt + REVEAL_MS : snapshot.at;
    return [{ seat: 0, kind: 'start', at }];
  }
  if (dice === undefined && start === 'full' && awaitsShares(snapshot))
    return [{ seat: 0, kind: 'start', at: snapshot.at + REVEAL_MS }];
  if (snapshot.pausedByAgreement) return [];
  // Bots play for people: without any, not even for spectators, they wait.
  if (!isWatched && isLeftToBots(snapshot)) return [];
  const acting = actingAt(snapshot);
  const tasks: DueTask[] = [];
  for (const seat of acting) {
    const { bot, away, votes } = seatStateAt(snapshot.seatStates, seat);
    // In a deal of the day a bot always chooses last: what it sees then does not depend on who was faster.
    if (daily !== null && bot !== null && acting.length > 1) continue;
    if (bot !== null || away) {
      tasks.push({ seat, kind: 'bot', at: snapshot.at + botPause });
      continue;
    }
    const left = snapshot.clockStopped ? null : timeLeft(clock, snapshot.clock, seat, now);
    if (left !== null) tasks.push({ seat, kind: 'clock', at: now + left });
    const isAwaited = votes.some(({ choice }) => choice === 'wait');
    if (absent !== 0 && !isAwaited) tasks.push({ seat, kind: 'absent', at: snapshot.at + absent * 1000 });
  }
  return tasks;
};

/** The time at which the first of them is due; infinite: there is none. */
export const earliestDue = (tasks: readonly DueTask[]): number => {
  let first = Number.POSITIVE_INFINITY;
  for (const { at } of tasks) if (at < first) first = at;
  return first;
};
