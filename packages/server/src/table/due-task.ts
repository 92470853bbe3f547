// Who must be looked after at a table, and when: bots to move, clocks to run out, players to miss.
import type { Seat } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { actingAt, type Facts, type Sitting } from './snapshot.ts';

export interface Attention {
  readonly seat: Seat;
  readonly what: 'bot' | 'clock' | 'absent';
  /** When; perhaps already past. */
  readonly at: number;
}

export const attentionAt = (
  facts: Facts,
  sitting: Sitting,
  now: number,
  botPause: number,
): readonly Attention[] => {
  const { clock, absent, daily } = facts.settings;
  if (sitting.held) return [];
  const acting = actingAt(facts, sitting);
  return acting.flatMap((seat): Attention[] => {
    const { bot, away } = sitting.places[seat]!;
    // In a day's deal a bot always chooses last: what it sees then does not depend on who was faster.
    if (daily !== null && bot !== null && acting.length > 1) return [];
    if (bot !== null || away) return [{ seat, what: 'bot', at: sitting.at + botPause }];
    const left = sitting.paused ? null : timeLeft(clock, sitting.clock, seat, now);
    return [
      ...(left === null ? [] : [{ seat, what: 'clock' as const, at: now + left }]),
      ...(absent === 0 ? [] : [{ seat, what: 'absent' as const, at: sitting.at + absent * 1000 }]),
    ];
  });
};
