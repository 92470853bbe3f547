// What to look at before an advised move is told: what to think of, then the tiles or sets it is about.
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
import { stepGroups } from './step-groups.ts';
import type { Step } from './steps.ts';

export type Look =
  | { readonly code: 'own-run'; readonly colour: number }
  | { readonly code: 'own-group' }
  | { readonly code: 'run-from'; readonly number: number }
  | { readonly code: 'group-of'; readonly number: number }
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

const newSet = (set: TileSet): readonly Look[] => {
  const tile = set.tiles.find((each) => each !== JOKER);
  if (tile === undefined) return [];
  return set.kind === 'run'
    ? [
        { code: 'own-run', colour: colourOf(tile) },
        { code: 'run-from', number: lowest(set) },
      ]
    : [{ code: 'own-group' }, { code: 'group-of', number: numberOf(tile) }];
};

const rebuilding = (group: readonly Step[], played: readonly Tile[]): readonly Look[] => {
  const tile = group.flatMap(({ lay }) => lay)[0] ?? itemAt(played, 0);
  const changed = group.flatMap(({ take, to }) => [...take.map(({ from }) => from), ...(to ? [to] : [])]);
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
      const isChanged = group.some(({ take }) => take.some(({ from }) => from === step.to));
      if (step.take.length > 0 || isChanged) return rebuilding(group, played);
      if (step.to === null) return newSet(step.makes);
      return [
        { code: 'fits-set', tile: itemAt(step.lay, 0) },
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
