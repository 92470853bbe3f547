// What is said about a view and a move.
import { itemAt } from '@crescendo/rules';
import {
  isSame,
  JOKER,
  type Move,
  numberOf,
  playedTiles,
  rackCounts,
  rummikub,
  type Tile,
  type TileSet,
  unopenedPoints,
  type View,
} from '@crescendo/rules/rummikub';
import type { ResultLine } from '../board.ts';
import type { RummikubTranslations } from './types.ts';

const isTurn = (view: View): boolean => view.phase === 'turn' && view.seat === view.active;

export const standing = (view: View, seat: number, { own }: RummikubTranslations): string =>
  own.standing(itemAt(view.racks, seat).length) + (view.opened[seat] ? ' ✓' : '');

/** a seat without three pairs has nothing to choose after the deal. */
export const onlyMove = (view: View): Move | undefined =>
  view.phase === 'pairs' && rummikub.check(view, { type: 'redeal' })?.code === 'no-three-pairs'
    ? { type: 'keep' }
    : undefined;

export const prompt = (view: View, { own }: RummikubTranslations): string => {
  const { seat, phase, options } = view;
  const words = own.prompt;
  if (seat === null) return '';
  if (phase === 'over') return words.over;
  if (phase === 'pairs')
    return view.pending[seat] !== null ? words.chosen : onlyMove(view) ? words.look : words.pairs;
  if (!isTurn(view)) return words.wait;
  if (view.turnsLeft > 0) return words.last;
  if (view.pool === 0) return words.pass;
  return view.opened[seat] ? words.turn : words.open(options.openMin);
};

export const result = (view: View, seat: number, { own }: RummikubTranslations): readonly ResultLine[] => {
  const turn = rummikub.turn(view);
  if (turn.kind !== 'over') return [];
  const words = own.result;
  const rack = itemAt(view.racks, seat);
  const score = itemAt(turn.scores, seat);
  const jokers = rack.filter((tile) => tile === JOKER).length;
  const { jokerPenalty, couldHaveOpened } = view.options;
  const numbers = rack.reduce((sum, tile) => sum + (tile === JOKER ? 0 : numberOf(tile)), 0);
  const extra = view.opened[seat] ? 0 : unopenedPoints(rack, view.options);
  const isOut = view.ending === 'out';
  const wins = turn.winners.includes(seat);
  const lowest = Math.min(...rackCounts(view));
  const lines: ResultLine[] = [];
  const held = wins && isOut;
  if (held) lines.push({ text: words.out });
  else {
    lines.push({ text: words.rack(rack), points: -numbers });
    if (jokers > 0) lines.push({ text: words.jokers(jokers, jokerPenalty), points: -jokers * jokerPenalty });
    if (extra > 0)
      lines.push({
        text:
          extra === couldHaveOpened && couldHaveOpened !== view.options.neverOpened
            ? words.couldHaveOpened
            : words.neverOpened,
        points: -extra,
      });
    if (!isOut)
      lines.push(wins ? { text: words.lowest } : { text: words.lowestRack(lowest), points: lowest });
  }
  if (wins) lines.push({ text: words.others(isOut), points: score });
  if (wins && turn.winners.length > 1) lines.push({ text: words.shared(turn.winners.length) });
  return [...lines, { text: words.score, points: score }];
};

/** A single game has no points: what counts is what is left on the rack. */
export const outcome = (view: View, seat: number, { own }: RummikubTranslations): string => {
  const { length } = itemAt(view.racks, seat);
  return length === 0 ? own.result.out : own.outcome(length, itemAt(rackCounts(view), seat));
};

const changed = (old: readonly TileSet[], now: readonly TileSet[]): readonly TileSet[] => {
  const left = [...old];
  return now.filter((set) => {
    const at = left.findIndex((other) => isSame(other, set));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

export const describe = (move: Move, view: View, { own }: RummikubTranslations): string => {
  const { hint } = own;
  switch (move.type) {
    case 'play':
      return `${hint.lay(playedTiles(view.table, move.table))} ${hint.so(changed(view.table, move.table).map(own.set))}`;
    case 'redeal':
      return hint.redeal;
    case 'keep':
      return hint.keep;
    case 'pass':
      return hint.pass;
    default:
      return hint.draw;
  }
};

interface Step {
  readonly take: readonly { readonly tile: Tile; readonly from: TileSet }[];
  readonly lay: readonly Tile[];
  readonly to: TileSet | null;
  readonly makes: TileSet;
}

/** The bot's codes, as packages/bots/src/rummikub names them. */
type Because =
  | { readonly code: 'lays-tiles'; readonly tiles: readonly Tile[] }
  | { readonly code: 'goes-out' | 'keeps-joker' | 'nothing-to-lay' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'waits'; readonly gain: number }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

/** With more steps than these, words no longer help. */
const MAX_STEPS = 5;

export const because = (
  codes: readonly { readonly code: string }[],
  _view: View,
  { own }: RummikubTranslations,
): readonly string[] => {
  const words = own.because;
  return (codes as readonly Because[]).flatMap((each): readonly string[] => {
    switch (each.code) {
      case 'lays-tiles':
        return [words.lays(each.tiles.length)];
      case 'goes-out':
        return [words.out];
      case 'opens':
        return [words.opens(each.points)];
      case 'keeps-joker':
        return [words.keepsJoker];
      case 'nothing-to-lay':
        return [words.nothing];
      case 'waits':
        return [words.waits];
      case 'rearranges':
        return each.steps.length > MAX_STEPS
          ? []
          : each.steps.map(({ take, lay, to, makes }) =>
              to
                ? words.add([...lay, ...take.map(({ tile }) => tile)], own.set(to))
                : words.make(
                    own.set(makes),
                    take.map(({ tile }) => tile),
                  ),
            );
      default:
        return [];
    }
  });
};
