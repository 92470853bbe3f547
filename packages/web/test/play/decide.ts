// A sensible player for tests: one of our own bots, asked with what the seat may see.
import { botFor } from '@crescendo/bots';
import { type AnyMove, type AnyView, seeded } from '@crescendo/rules';
import { type View as QwintoView, qwinto } from '@crescendo/rules/qwinto';
import type { View } from '@crescendo/rules/rummikub';
import { onlyMove as onlyMoveOfQwinto } from '../../src/boards/qwinto/model/view-model.ts';
import { onlyMove as onlyMoveOfRummikub } from '../../src/boards/rummikub/speech/text.ts';
import { plainMove } from './rummikub-hand.ts';
import type { SeenTable } from './seen-table.ts';

export const decide = async (
  { game, view, events }: Pick<SeenTable, 'game' | 'view' | 'events'>,
  level = 'casual',
): Promise<AnyMove> =>
  game.id === 'rummikub'
    ? plainMove(view as View)
    : (await botFor(game, level))!.choose(view, seeded(`test:${events}`));

/** Tells whether the page plays by itself here: then it may have done so before a test looks, and even have ended the game. */
export const isByItself = ({ game, view }: Pick<SeenTable, 'game' | 'view'>): boolean =>
  game.id === 'qwinto'
    ? onlyMoveOfQwinto(qwinto, view as QwintoView) !== undefined
    : game.id === 'rummikub' && onlyMoveOfRummikub(view as View) !== undefined;

/** One gesture of Qwinto means two decisions: the roll is kept, and its sum not yet written. */
export const isHalfDecided = (before: AnyView, now: AnyView): boolean => {
  // No other game has these phases.
  const [was, is] = [before, now] as unknown as readonly [QwintoView, QwintoView];
  const isKept = was.phase === 'keep' && is.phase === 'write' && is.rolls === was.rolls;
  return isKept && is.active === was.active && is.pending[is.seat ?? 0] === null;
};
