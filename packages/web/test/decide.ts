// A sensible player for tests: one of our own bots, asked with what the seat may see.
import { botFor } from '@crescendo/bots';
import { type AnyTypes, seeded } from '@crescendo/rules';
import { plainMove } from './rummikub-hand.ts';
import type { Seen } from './seeing.ts';

export const decide = async (
  { base, view, events }: Pick<Seen, 'base' | 'view' | 'events'>,
  level = 'casual',
): Promise<AnyTypes> =>
  base.id === 'rummikub'
    ? plainMove(view)
    : (await botFor(base, level))!.choose(view, seeded(`test:${events}`));
