// Who must be looked after at a table, and when: bots to move, clocks to run out, players to miss.
import type { Seat } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { actingAt, type TableConfig, type TableSnapshot } from './snapshot.ts';

export interface DueTask {
  readonly seat: Seat;
  readonly what: 'bot' | 'clock' | 'absent';
  /** When; perhaps already past. */
  readonly at: number;
}

export const dueTasksAt = (
  config: TableConfig,
  snapshot: TableSnapshot,
  now: number,
  botPause: number,
): readonly DueTask[] => {
  const { clock, absent, daily } = config.settings;
  if (snapshot.held) return [];
  const acting = actingAt(config, snapshot);
  return acting.flatMap((seat): DueTask[] => {
    const { bot, away } = snapshot.places[seat]!;
    // In a day's deal a bot always chooses last: what it sees then does not depend on who was faster.
    if (daily !== null && bot !== null && acting.length > 1) return [];
    if (bot !== null || away) return [{ seat, what: 'bot', at: snapshot.at + botPause }];
    const left = snapshot.paused ? null : timeLeft(clock, snapshot.clock, seat, now);
    return [
      ...(left === null ? [] : [{ seat, what: 'clock' as const, at: now + left }]),
      ...(absent === 0 ? [] : [{ seat, what: 'absent' as const, at: snapshot.at + absent * 1000 }]),
    ];
  });
};
