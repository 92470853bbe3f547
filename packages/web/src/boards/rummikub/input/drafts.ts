// The table that a player is rearranging: how far it has come, and how it looks to the others.
import { itemAt, type Seat } from '@crescendo/rules';
import { type Move, playedTiles, type Rummikub, type Tile, type View } from '@crescendo/rules/rummikub';
import type { Drafts } from '../../contract/drafts.ts';
import { isGroundOf } from '../model/follow.ts';
import { asTable } from '../model/piece.ts';
import { isTouched, readDraft } from '../model/plan.ts';
import type { RummikubWords } from '../words.ts';
import { progress } from './progress.ts';
import { stepsBetween } from './steps.ts';
import { timeUp } from './time-up.ts';

/** The table as the player has rearranged it so far. */
const sharedMove = (view: View, draft: unknown): Move | undefined => {
  const { plan } = readDraft(draft);
  if (!plan || view.phase !== 'turn' || view.seat !== view.active || plan.seat !== view.seat)
    return undefined;
  return isGroundOf(plan.ground, view) && isTouched(plan)
    ? { type: 'play', table: asTable(plan.sets) }
    : undefined;
};

/** Tiles that were put down have left the rack, as at a real table. */
const sharedView = (view: View, seat: Seat, move: Move): View => {
  if (move.type !== 'play') return view;
  const tiles = playedTiles(view.table, move.table);
  const rack = itemAt(view.racks, seat);
  return {
    ...view,
    table: move.table,
    racks: view.racks.with(seat, rack.slice(0, rack.length - tiles.length)),
    news: [...view.news, { type: 'played', seat, tiles, opened: false }],
  };
};

/** The tiles of a move on the table, and no longer on the own rack. */
const laidView = (view: View, move: Move): View => {
  if (move.type !== 'play' || view.seat === null) return view;
  const rack = playedTiles(view.table, move.table).reduce<readonly Tile[]>(
    (left, tile) => {
      const at = left.indexOf(tile);
      return at < 0 ? left : left.toSpliced(at, 1);
    },
    itemAt(view.racks, view.seat),
  );
  return { ...view, table: move.table, racks: view.racks.with(view.seat, rack) };
};

/** On the way, the tiles that are not laid yet are still on the rack. */
const steps = (before: View, after: View, seat: Seat): readonly View[] =>
  stepsBetween(before.table, after.table).map((table) => {
    const rack = itemAt(before.racks, seat);
    const laid = playedTiles(before.table, table).length;
    return { ...after, table, racks: after.racks.with(seat, rack.slice(0, rack.length - laid)) };
  });

const isPlanning = (draft: unknown): boolean => {
  const { plan } = readDraft(draft);
  return plan !== undefined && isTouched(plan);
};

export const drafts: Drafts<Rummikub, RummikubWords> = {
  progress,
  isPlanning,
  timeUp,
  sharedMove,
  sharedView,
  steps,
  laidView,
};
