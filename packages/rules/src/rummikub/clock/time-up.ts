// what happens to a seat whose time is up. A front end asks with the table as the player has left it, a server with
// the last draft it has.
import { isDraft } from '../plays/draft.ts';
import { playReason } from '../plays/playing.ts';
import type { Move, Options, Reason, TileSet, View } from '../types.ts';
import { keptPart } from './kept-part.ts';

const KEEP: Move = { type: 'keep' };
const TIME_UP: Move = { type: 'time-up', disturbed: false };

/** Tells whether these rules punish only the seat that had begun to move things. */
const isMild = ({ timeout }: Options): boolean => timeout !== 'revertAndThree';

/** The number of tiles the seat draws; `disturbed`: it had touched the table. */
export const timeUpTiles = (options: Options, pool: number, disturbed: boolean): number =>
  Math.min(isMild(options) && !disturbed ? 1 : options.penaltyTiles, pool);

/** The seat keeps on the table what it has rightly combined; why it may not. */
export const keptReason = (view: View, kept: readonly TileSet[]): Reason | undefined =>
  view.options.timeout === 'keepOrThree' ? playReason(view, kept) : { code: 'not-now', phase: view.phase };

/** The move of a seat whose time is up while the table lies like this; `undefined`: untouched. */
export const timeUpMove = (view: View, table: readonly TileSet[] | undefined): Move => {
  if (table === undefined) return TIME_UP;
  // If the edition leaves it open, a finished table counts as the turn.
  if (isMild(view.options) && playReason(view, table) === undefined) return { type: 'play', table };
  const kept = view.options.timeout === 'keepOrThree' ? keptPart(view, table) : undefined;
  return { type: 'time-up', disturbed: true, ...(kept && { kept }) };
};

/** The effect on a seat whose time is up: its table counts, it passes, or it draws. */
export type TimeUpEffect =
  | { readonly type: 'taken' }
  | { readonly type: 'pass' }
  /** One tile, as in any turn. */
  | { readonly type: 'one' }
  /** `keeps`: what is rightly combined stays, and only the others go back. */
  | { readonly type: 'penalty'; readonly tiles: number; readonly keeps: boolean };

/** The effect of `timeUpMove`. */
export const timeUpEffect = (view: View, table: readonly TileSet[] | undefined): TimeUpEffect => {
  const move = timeUpMove(view, table);
  if (move.type !== 'time-up') return { type: 'taken' };
  if (view.pool === 0) return { type: 'pass' };
  return isMild(view.options) && !move.disturbed
    ? { type: 'one' }
    : {
        type: 'penalty',
        tiles: timeUpTiles(view.options, view.pool, move.disturbed),
        keeps: move.kept !== undefined,
      };
};

/** Where everything goes back in any case, it does not matter what the seat has begun. */
export const readsDraft = (options: Options): boolean => isMild(options);

/** the move the clock makes. Anyone who says nothing after the deal keeps the tiles. */
export const timeUp = (view: View, draft?: Move): Move | undefined => {
  if (view.seat === null) return undefined;
  if (view.phase === 'pairs') return view.pending[view.seat] === null ? KEEP : undefined;
  if (view.phase !== 'turn' || view.seat !== view.active) return undefined;
  const begun = draft?.type === 'play' && isDraft(view, draft) ? draft.table : undefined;
  return timeUpMove(view, begun);
};
