// 5 vor 12 for the network of chances: what the evaluation says of each seat, and how much its board lacks.
import { DIAGONAL, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { type SeatFeatures, TRUST_UNIT } from '../../win-chances/features.ts';
import { isPrinted, positionOf } from '../model/from-view.ts';
import { CELLS, HIGHEST, lay, type Position } from '../model/position.ts';
import type { Evaluator } from './evaluator.ts';
import { countBelow, newFeatures, observe } from './features.ts';

const SIZE = 22;
const UNIT = 1000;
/**
 * While the first tiles are placed with four seats, the lead of the seat that begins: said 33 %, it won 27 to 28 of 100 games in 1,849
 * games of experts (STRENGTH.md).
 */
const AT_THE_START = 307;

/** The start: what the viewer has chosen lies on its board as good as already. */
const layStart = (position: Position, view: View): void => {
  for (const [seat, chosen] of view.pending.entries()) {
    if (chosen === null || chosen === 'hidden') continue;
    const diagonal = DIAGONAL[4] ?? [];
    const hand = view.hands[seat]!;
    position.active = seat;
    if (chosen.type === 'place') lay(position, hand[0]!, chosen.at);
    if (chosen.type === 'arrange')
      for (const [i, tile] of chosen.tiles.entries()) lay(position, tile, diagonal[i]!);
  }
};

/** The net knows what has begun, the tables know the start too. */
interface Evaluations {
  readonly tables: Evaluator;
  readonly net: Evaluator;
}

export const vorZwoelfFeatures = ({ tables, net }: Evaluations): SeatFeatures<View> => {
  /** The chance of every seat as it stands, and once the tile turned up lies where it is best. */
  const plain = new Float64Array(4);
  const best = new Float64Array(4);
  const evaluate = (position: Position, { seats, active, phase, drawn }: View): void => {
    if (position.left === 0) plain.fill(0);
    else if (phase === 'start')
      for (let seat = 0; seat < seats; seat++) {
        position.active = seat;
        tables.read(position);
        plain[seat] = tables.staticValue();
      }
    else {
      // As if the seat before the active one had just moved.
      position.active = (active - 1 + seats) % seats;
      net.read(position);
      for (let role = 0; role < seats; role++)
        plain[(active - 1 + role + seats) % seats] = net.staticValue(role);
    }
    best.set(plain);
    if (phase !== 'placing') return;
    position.active = active;
    net.read(position);
    net.bestPlace(drawn, position.left);
    const at = net.bestAt;
    for (let role = 0; role < seats; role++)
      best[(active + role) % seats] = net.placedValue(drawn, at, position.left, role);
  };

  const seen = newFeatures();
  const below = new Float64Array(HIGHEST + 2);
  /** Hidden tiles, in thousandths of all, that fit some free square; and the scarcest square's. */
  const fitting = { any: 0, least: 0, sum: 0 };
  const measure = (pool: Uint8Array, left: number): void => {
    fitting.least = UNIT;
    fitting.sum = 0;
    let any = 0;
    for (let i = 0; i < seen.free; i++) {
      const at = seen.list[i]!;
      const [low, high] = [seen.low[at]!, seen.high[at]!];
      let count = 0;
      for (let tile = low + 1; tile < high; tile++) {
        count += pool[tile]!;
        any |= 1 << tile;
      }
      const share = left === 0 ? 0 : Math.round((UNIT * count) / left);
      fitting.sum += share;
      if (share < fitting.least) fitting.least = share;
    }
    let many = 0;
    for (let tile = 1; tile <= HIGHEST; tile++) if (any & (1 << tile)) many += pool[tile]!;
    fitting.any = left === 0 ? 0 : Math.round((UNIT * many) / left);
  };

  let isBeginning = false;

  return {
    size: SIZE,
    version: 2,
    trust: (seats) => (isBeginning && seats >= 4 ? AT_THE_START : TRUST_UNIT),
    canRead: isPrinted,
    isLearnt: (view) =>
      isPrinted(view) && !view.options.bruno && view.options.sameNumber === vorZwoelf.options.sameNumber,
    read: (view, to) => {
      const { seats, active, phase } = view;
      const position = positionOf(view);
      if (phase === 'start') layStart(position, view);
      countBelow(position.pool, position.left, below);
      const isStart = phase === 'start';
      isBeginning = isStart;
      evaluate(position, view);
      for (let seat = 0; seat < seats; seat++) {
        const wait = (seat - active + seats) % seats;
        observe(seen, position.boards, seat * CELLS, position.mask, below);
        measure(position.pool, position.left);
        const isPlacing = phase === 'placing' && wait === 0;
        const mayFill = seen.fillable > 0 && !isStart;
        let at = seat * SIZE;
        to[at++] = Math.round(UNIT * plain[seat]!);
        to[at++] = Math.round(UNIT * best[seat]!);
        to[at++] = seen.free;
        to[at++] = seen.fillable;
        to[at++] = fitting.any;
        to[at++] = fitting.least;
        to[at++] = fitting.sum;
        to[at++] = seen.free === 1 ? fitting.any : 0;
        to[at++] = seen.free === 2 ? fitting.any : 0;
        to[at++] = mayFill && seen.free <= 2 ? 3 - seen.free : 0;
        to[at++] = mayFill && seen.free === 1 && wait === 0 && phase === 'choose' ? 1 : 0;
        to[at++] = !isStart && wait === 0 ? 1 : 0;
        to[at++] = !isStart && wait === 1 ? 1 : 0;
        to[at++] = isStart ? 0 : wait;
        to[at++] = isPlacing ? 1 : 0;
        to[at++] = isPlacing && best[seat]! >= 1 ? 1 : 0;
        to[at++] = phase === 'turning' && wait === 0 ? 1 : 0;
        to[at++] = isStart ? 1 : 0;
        to[at++] = Math.min(position.left, 48);
        to[at++] = position.left <= 3 ? 4 - position.left : 0;
        to[at++] = isStart ? view.hands[seat]!.length : 0;
        to[at++] = isStart && (seat - view.first + seats) % seats === 0 ? 1 : 0;
      }
    },
  };
};
