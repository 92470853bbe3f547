// Sentences about a view and a move.
import type { PiecesHint } from '@crescendo/bots/puzzles';
import { itemAt } from '@crescendo/rules';
import {
  JOKER,
  type Move,
  type News,
  numberOf,
  playedTiles,
  type Rummikub,
  rackCounts,
  rummikub,
  type Tile,
  type TileSet,
  unopenedPoints,
  type View,
} from '@crescendo/rules/rummikub';
import type { NameOf } from '@crescendo/words';
import { TEXT_DEFAULTS } from '../../contract/defaults.ts';
import type { ResultLine, Texts } from '../../contract/texts.ts';
import type { RummikubTranslations } from '../types.ts';
import type { RummikubWords } from '../words.ts';

const isTurn = (view: View): boolean => view.phase === 'turn' && view.seat === view.active;

export const standing = (view: View, seat: number, { own }: RummikubTranslations): string =>
  own.standing(itemAt(view.racks, seat).length) + (view.opened[seat] ? '\u202f✓' : '');

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

/** More tiles than these are not named but marked. */
const MAX_NAMED = 4;

/** Tells the first player, without the tiles drawn for it; and the number of tiles laid, where there are too many to be named. */
export const tell = (
  news: readonly News[],
  _view: View,
  { own }: RummikubTranslations,
  say: (news: News) => string,
  name: NameOf,
): readonly string[] => {
  const hasBegun = news.some(({ type }) => type === 'begins');
  const isSaid = ({ type }: News): boolean =>
    !hasBegun || (type !== 'start-drew' && type !== 'start-again' && type !== 'dealt');
  return news
    .filter(isSaid)
    .map((item) =>
      item.type === 'played' && item.tiles.length > MAX_NAMED
        ? own.laid(item.seat === name.you ? undefined : name(item.seat), item.tiles.length, item.opened)
        : say(item),
    );
};

export const describe = (move: Move, view: View, { own }: RummikubTranslations, all?: 'all'): string => {
  const { hint } = own;
  switch (move.type) {
    case 'play': {
      const tiles = playedTiles(view.table, move.table);
      return all || tiles.length <= MAX_NAMED ? hint.lay(tiles) : hint.many(tiles.length);
    }
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
  | { readonly code: 'goes-out' | 'keeps-joker' | 'no-tile-fits' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'rack-instead' | 'table-instead'; readonly tiles: number; readonly instead: number }
  | { readonly code: 'points-instead'; readonly points: number; readonly instead: number }
  | { readonly code: 'cannot-open'; readonly points: number; readonly needed: number }
  | { readonly code: 'out-next' | 'or-wait'; readonly tiles: number; readonly hidden: number }
  | { readonly code: 'leaves-tiles' | 'or-wait-for'; readonly left: number }
  | { readonly code: 'or-more'; readonly tiles: number }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

/** With more steps than these, numbers on the tiles say it better. */
const MAX_STEPS = 2;

const becauseOf = (each: Because, { own }: RummikubTranslations): readonly string[] => {
  const words = own.because;
  switch (each.code) {
    case 'lays-tiles':
      return [words.lays(each.tiles.length)];
    case 'goes-out':
      return [words.out];
    case 'opens':
      return [words.opens(each.points)];
    case 'keeps-joker':
      return [words.keepsJoker];
    case 'rack-instead':
      return [words.rack(each.tiles, each.instead)];
    case 'points-instead':
      return [words.points(each.points, each.instead)];
    case 'table-instead':
      return [words.table(each.tiles, each.instead)];
    case 'no-tile-fits':
      return [words.nothing];
    case 'cannot-open':
      return [words.cannotOpen(each.points, each.needed)];
    case 'out-next':
      return [words.outNext(each.tiles, each.hidden)];
    case 'leaves-tiles':
      return [words.leaves(each.left)];
    case 'or-wait':
      return [words.orWait(each.tiles, each.hidden)];
    case 'or-wait-for':
      return [words.orWaitFor(each.left)];
    case 'or-more':
      return [words.orMore(each.tiles)];
    case 'rearranges':
      if (each.steps.length > MAX_STEPS) return [];
      return each.steps.map(({ take, lay, to, makes }) => {
        const taken = take.map(({ tile }) => tile);
        return to ? words.add([...lay, ...taken], own.set(to)) : words.make(own.set(makes), taken);
      });
    default:
      // A code of an earlier version.
      return [];
  }
};

/** The most telling of the reasons: how many tiles are laid is said only where there is nothing else to say. */
export const because = (
  codes: readonly { readonly code: string }[],
  _view: View,
  translations: RummikubTranslations,
): readonly string[] => {
  const all = codes as readonly Because[];
  const telling = all
    .filter(({ code }) => code !== 'lays-tiles')
    .flatMap((each) => becauseOf(each, translations));
  return telling.length > 0 ? telling : all.flatMap((each) => becauseOf(each, translations));
};

const pieces = (hint: PiecesHint, { table }: View, { own }: RummikubTranslations): string =>
  hint.code === 'look-rack'
    ? own.tiles(hint.tiles)
    : hint.sets.flatMap((at) => (table[at] ? own.set(table[at]) : [])).join('; ');

export const texts: Texts<Rummikub, RummikubWords> = {
  ...TEXT_DEFAULTS,
  standing,
  prompt,
  result,
  outcome,
  describe,
  because,
  pieces,
  news: tell,
};
