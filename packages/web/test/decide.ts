// A sensible player for tests: one of our own bots, asked with what the seat may see.
import { botFor } from '@crescendo/bots';
import { type AnyMove, seeded } from '@crescendo/rules';
import type { View } from '@crescendo/rules/rummikub';
import { plainMove } from './rummikub-hand.ts';
import type { SeenTable } from './table-state.ts';

export const decide = async (
  { game, view, events }: Pick<SeenTable, 'game' | 'view' | 'events'>,
  level = 'casual',
): Promise<AnyMove> =>
  game.id === 'rummikub'
    ? plainMove(view as View)
    : (await botFor(game, level))!.choose(view, seeded(`test:${events}`));
