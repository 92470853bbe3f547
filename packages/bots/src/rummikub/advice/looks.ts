// Hints short of the move itself: what to think of, then the tiles or sets it is about.
import { itemAt } from '@crescendo/rules';
import {
  colourOf,
  JOKER,
  lowest,
  type Move,
  numberOf,
  playedTiles,
  type Tile,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { type HandStep, stepGroups } from './step-groups.ts';

export type Look =
  | { readonly code: 'own-run'; readonly colour: number }
  | { readonly code: 'own-group' }
  /** `tiles`: those of the rack that make the set. */
  | { readonly code: 'run-from'; readonly number: number; readonly tiles: readonly Tile[] }
  | { readonly code: 'group-of'; readonly number: number; readonly tiles: readonly Tile[] }
  | { readonly code: 'fits-set'; readonly tile: Tile }
  | { readonly code: 'to-set'; readonly set: TileSet }
  /** This tile fits once sets on the table are taken apart. */
  | { readonly code: 'rebuild'; readonly tile: Tile }
  | { readonly code: 'from-sets'; readonly sets: readonly TileSet[] }
  | { readonly code: 'any-fit' }
  | { readonly code: 'count-points'; readonly needed: number }
  | { readonly code: 'three-pairs' };

/** More sets than these are too many to look at. */
const MAX_SETS = 3;

const newSet = ({ makes, tiles }: HandStep): readonly Look[] => {
  const tile = makes.tiles.find((each) => each !== JOKER);
  if (tile === undefined) return [];
  return makes.kind === 'run'
    ? [
        { code: 'own-run', colour: colourOf(tile) },
        { code: 'run-from', number: lowest(makes), tiles },
      ]
    : [{ code: 'own-group' }, { code: 'group-of', number: numberOf(tile), tiles }];
};

const rebuilding = (group: readonly HandStep[], played: readonly Tile[]): readonly Look[] => {
  const tile = group.find(({ from }) => from === null)?.tiles[0] ?? itemAt(played, 0);
  const changed = group.flatMap(({ from, to }) => [...(from ? [from] : []), ...(to ? [to] : [])]);
  return [
    { code: 'rebuild', tile },
    { code: 'from-sets', sets: [...new Set(changed)].slice(0, MAX_SETS) },
  ];
};

export const looks = (view: View, move: Move): readonly Look[] => {
  switch (move.type) {
    case 'play': {
      const played = playedTiles(view.table, move.table);
      const [group = []] = stepGroups(view.table, move.table, played);
      const [step] = group;
      if (step === undefined) return [];
      const rebuilds = group.some(
        ({ from, makes }) => from !== null && (makes === step.makes || from === step.to),
      );
      if (rebuilds) return rebuilding(group, played);
      if (step.to === null) return newSet(step);
      return [
        { code: 'fits-set', tile: itemAt(step.tiles, 0) },
        { code: 'to-set', set: step.to },
      ];
    }
    case 'draw':
    case 'pass':
      return view.opened[seatOf(view)] === true
        ? [{ code: 'any-fit' }]
        : [{ code: 'count-points', needed: view.options.openMin }];
    case 'keep':
    case 'redeal':
      return [{ code: 'three-pairs' }];
    default:
      return [];
  }
};
