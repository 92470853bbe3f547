import { type GameRecord, type Lookup, replayRecord, roll } from '@crescendo/rules';
import { commitmentOf, fairDice } from './dice.ts';

/** What is wrong with the dice of a record. `event` is counted from 0. */
export type FairFault =
  | { readonly code: 'no-fair-lines' }
  | { readonly code: 'seed-not-committed' }
  | { readonly code: 'not-a-game'; readonly event: number }
  | { readonly code: 'bent'; readonly event: number; readonly found: string; readonly thrown: string };

/** Throw every die of a record again; `undefined` when each fell as the shares say. */
export const fairFault = (record: GameRecord, lookup: Lookup): FairFault | undefined => {
  const { commitment, seed } = record.fairness;
  const hex = /^[0-9a-f]{64}$/;
  if (commitment === undefined || seed === undefined || !hex.test(seed)) return { code: 'no-fair-lines' };
  if (commitmentOf(seed) !== commitment) return { code: 'seed-not-committed' };
  const entropy = Array.from(
    { length: record.seats },
    (_, seat) => record.fairness[`entropy-${String.fromCharCode(97 + seat)}`] ?? '',
  );
  const { game, states, fault } = replayRecord(record, lookup);
  if (fault?.code === 'refused') return { code: 'not-a-game', event: fault.event };
  const dice = fairDice({ seed, entropy }, 0);
  for (const [i, event] of record.events.entries()) {
    if (event.kind !== 'chance') continue;
    const found = game.notation.chance.format(event.outcome);
    const thrown = game.notation.chance.format(roll(game, states[i]!, dice).outcome);
    if (found !== thrown) return { code: 'bent', event: i, found, thrown };
  }
  return undefined;
};
