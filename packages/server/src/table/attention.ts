// Who must be looked after at a table, and when: bots to move, clocks to run out, players to miss.
import type { Seat } from '@crescendo/rules';
import { timeLeft } from './clock.ts';
import { actingAt, type Facts, type Sitting } from './sitting.ts';

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
  const { clock, absent } = facts.settings;
  return actingAt(facts, sitting).flatMap((seat): Attention[] => {
    const { bot, away } = sitting.places[seat]!;
    if (bot !== null || away) return [{ seat, what: 'bot', at: sitting.at + botPause }];
    const left = sitting.paused ? null : timeLeft(clock, sitting.clock, seat, now);
    return [
      ...(left === null ? [] : [{ seat, what: 'clock' as const, at: now + left }]),
      ...(absent === 0 ? [] : [{ seat, what: 'absent' as const, at: sitting.at + absent * 1000 }]),
    ];
  });
};
