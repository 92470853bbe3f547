// Players of Top at each level. They lay what they see, the most points first; the expert finds the top where it is not too far away.
import { type Dice, seeded } from '@crescendo/rules';
import { easyPlays, playedTiles, rackPoints, type TileSet, type View } from '@crescendo/rules/rummikub';
import {
  TOP_OPTIONS,
  type TopPlay,
  type TopPosition,
  topPlay,
  topReason,
  topView,
} from '@crescendo/rules/top';
import type { Level } from '../game-bots.ts';
import { type Idea, ideaOf } from '../rummikub/levels/ideas.ts';
import { EVEN } from '../rummikub/levels/styles.ts';
import { viewAfter } from '../rummikub/model/from-view.ts';

/** The chance that the expert overlooks one of the sets that the top touches. */
const OVERLOOKS = 0.12;

type Sees = { readonly [idea in Idea]: number };

const SEES: { readonly [level in Level]: { readonly sees: Sees; readonly ideas: number } } = {
  beginner: EVEN.beginner,
  casual: EVEN.casual,
  strong: EVEN.strong,
  expert: EVEN.strong,
};

/** One idea after another, each the most points that are seen. */
export const laidByIdeas = (position: TopPosition, dice: Dice, sees: Sees, most: number): TopPlay => {
  let view: View = topView(position);
  let best = position.table;
  for (let ideas = 0; ideas < most; ideas++) {
    const table = mostSeen(view, dice, sees);
    if (table === undefined || topReason(position, table) !== undefined) break;
    best = table;
    view = viewAfter(view, table);
  }
  return topPlay(position, best);
};

const mostSeen = (view: View, dice: Dice, sees: Sees): readonly TileSet[] | undefined => {
  let best: readonly TileSet[] | undefined;
  let most = 0;
  for (const move of easyPlays(view)) {
    if (move.type !== 'play' || dice() >= sees[ideaOf(view, move.table)]) continue;
    const points = rackPoints(playedTiles(view.table, move.table), TOP_OPTIONS);
    if (points > most) [most, best] = [points, move.table];
  }
  return best;
};

/** The play that is seen without taking anything from the table. */
export const atFirstSight = (position: TopPosition): TopPlay =>
  laidByIdeas(position, () => 0.5, { set: 1, add: 1, split: 0, borrow: 0 }, Infinity);

/** The play of a level in a round. The same seed makes the same play. */
export const levelPlay = (
  level: Level,
  seed: string,
  round: number,
  position: TopPosition,
  top: TopPlay,
): TopPlay => {
  const dice = seeded(`${seed} ${round} ${level}`);
  if (level === 'expert' && dice() < (1 - OVERLOOKS) ** top.touched) return top;
  const { sees, ideas } = SEES[level];
  return laidByIdeas(position, dice, sees, ideas);
};
