// Says what to look at before a play is told, where that is, and the play as a hand carries it out, a few steps at a time.
import { type HandStep, type Look, stepGroups } from '@crescendo/bots/rummikub';
import {
  colourOf,
  heapOf,
  JOKER,
  numberOf,
  playedTiles,
  type Rummikub,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { sentenceFor } from '@crescendo/words';
import { WHOLE_MOVES } from '../../contract/defaults.ts';
import type { Hints } from '../../contract/hints.ts';
import { tileAt } from '../model/piece.ts';
import type { RummikubWords } from '../words.ts';

const tileOf = (element: Element): Tile => tileAt(Number((element as HTMLElement).dataset.flip));

const onRack = (board: Element, isMeant: (tile: Tile) => boolean): readonly Element[] =>
  [...board.querySelectorAll('.rk-rack .rk-tile[data-flip]')].filter((element) => isMeant(tileOf(element)));

const isLike = (tile: Tile) => (other: Tile) =>
  tile === JOKER || other === JOKER ? tile === other : colourOf(tile) === colourOf(other);

const lies = (element: Element, { tiles }: TileSet): boolean => {
  const lying = [...element.querySelectorAll('.rk-tile[data-flip]')];
  const heap = heapOf(tiles);
  return lying.length === tiles.length && lying.every((each) => (heap[tileOf(each)] ?? 0) > 0);
};

const onFelt = (board: Element, sets: readonly TileSet[]): readonly Element[] => {
  const left = [...board.querySelectorAll('.rk-felt .rk-set')];
  return sets.flatMap((set) => {
    const at = left.findIndex((element) => lies(element, set));
    return at < 0 ? [] : left.splice(at, 1);
  });
};

const areaOf = (look: Look, board: Element): readonly Element[] => {
  switch (look.code) {
    case 'own-run':
      return onRack(board, (tile) => tile !== JOKER && colourOf(tile) === look.colour);
    case 'run-from':
    case 'group-of':
      return onRack(
        board,
        (tile) => tile !== JOKER && look.tiles.includes(tile) && numberOf(tile) === look.number,
      );
    case 'fits-set':
    case 'rebuild':
      return onRack(board, isLike(look.tile));
    case 'to-set':
      return onFelt(board, [look.set]);
    case 'from-sets':
      return onFelt(board, look.sets);
    default:
      return [];
  }
};

/** A set that is begun lies where there is no set yet. */
const shortStep = ({ tiles, to, makes, begins }: HandStep, { hint }: RummikubWords): string =>
  hint.step(tiles, begins ? null : (to ?? makes));

export const hints: Hints<Rummikub, RummikubWords> = {
  ...WHOLE_MOVES,
  look: (look, { own }) => sentenceFor(own.looks, look as Look),
  area: (look, board) => areaOf(look as Look, board),
  parts: (move, { table }, { own }) => {
    if (move.type !== 'play') return undefined;
    const groups = stepGroups(table, move.table, playedTiles(table, move.table));
    const isOne = groups.flat().length === 1;
    return groups.map((group) => ({
      steps: group.map((step) => (isOne ? own.handStep(step) : shortStep(step, own))),
      heard: group.map((step) => own.handStep(step)).join(' '),
    }));
  },
};
