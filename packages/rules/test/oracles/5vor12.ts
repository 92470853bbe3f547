import type { Tile, View, VorZwoelf } from '../../src/5vor12/types.ts';
import { type Candidate, nth, type Oracle, rises } from './oracle.ts';

const ROWS = [
  ['a1', 'b1', 'c1', 'd1'],
  ['a2', 'b2', 'c2', 'd2'],
  ['a3', 'b3', 'c3', 'd3'],
  ['a4', 'b4', 'c4', 'd4'],
];
const COLUMNS = [
  ['a1', 'a2', 'a3', 'a4'],
  ['b1', 'b2', 'b3', 'b4'],
  ['c1', 'c2', 'c3', 'c4'],
  ['d1', 'd2', 'd3', 'd4'],
];
const DOTTED = ['a1', 'b2', 'c3', 'd4'];
const CORNER_TO_CORNER =
  'a1b2 b1c2 c1d2 a2b3 b2c3 c2d3 a3b4 b3c4 c3d4 b1a2 c1b2 d1c2 b2a3 c2b3 d2c3 b3a4 c3b4 d3c4';
const SQUARES = ROWS.flat();
const TILES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

/** The tiles that lie on a board, by the names of their squares. */
type Laid = ReadonlyMap<string, Tile>;

const laidOn = (board: readonly Tile[]): Laid =>
  new Map(SQUARES.map((name, i) => [name, nth(board, i)] as const).filter(([, tile]) => tile !== 0));

const isInOrder = (laid: Laid): boolean =>
  [...ROWS, ...COLUMNS].every((line) => rises(line.flatMap((name) => laid.get(name) ?? [])));

const squaresFor = (view: View, laid: Laid, tile: Tile): readonly string[] =>
  SQUARES.filter((name) => {
    if (laid.get(name) === tile && !view.options.sameNumber) return false;
    return isInOrder(new Map([...laid, [name, tile]]));
  });

/** All sequences of four out of these. */
const foursOf = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles.flatMap((a) => tiles.flatMap((b) => tiles.flatMap((c) => tiles.map((d) => [a, b, c, d]))));

const sorted = (tiles: readonly Tile[]): string => [...tiles].sort((a, b) => a - b).join(' ');

const arrangements = (hand: readonly Tile[]): readonly string[] => {
  const fours = foursOf(hand).filter((four) => sorted(four) === sorted(hand));
  return [...new Set(fours.map((four) => `arrange ${four.join(' ')}`))];
};

const FIXED: readonly Candidate<VorZwoelf>[] = [
  { text: 'draw', move: { type: 'draw' } },
  { text: 'leave', move: { type: 'leave' } },
  ...SQUARES.map((text, at) => ({ text, move: { type: 'place', at } as const })),
  ...TILES.flatMap((tile) =>
    SQUARES.map((name, at) => ({ text: `${tile} ${name}`, move: { type: 'take', tile, at } as const })),
  ),
  ...[-1, 16, 0.5].map((at) => ({ text: `off ${at}`, move: { type: 'place', at } as const })),
  ...[-1, 16].map((at) => ({ text: `off 7 ${at}`, move: { type: 'take', tile: 7, at } as const })),
  ...[0, 21].map((tile) => ({ text: `off ${tile} a1`, move: { type: 'take', tile, at: 0 } as const })),
];

const free = (view: View): readonly number[] => view.boards.map((board) => 16 - laidOn(board).size);

const hasTwin = (laid: Laid, name: string): boolean =>
  CORNER_TO_CORNER.split(' ').some((pair) => {
    const [one, other] = [pair.slice(0, 2), pair.slice(2)];
    return (one === name || other === name) && laid.get(one) === laid.get(other);
  });

export const vorZwoelfOracle: Oracle<VorZwoelf> = {
  candidates: ({ seat, phase, hands }) => {
    if (seat === null || phase !== 'start') return FIXED;
    const hand = nth(hands, seat);
    const lists = [...foursOf([...new Set([...hand, 1])]), hand.slice(1), [...hand, ...hand]];
    return [
      ...FIXED,
      ...lists.map((tiles) => ({
        text: `arrange ${tiles.join(' ')}`,
        move: { type: 'arrange', tiles } as const,
      })),
    ];
  },
  legal: (view) => {
    const { seat, phase, options } = view;
    if (seat === null) return [];
    const laid = laidOn(nth(view.boards, seat));
    if (phase === 'start') {
      if (view.pending[seat] !== null) return [];
      if (options.start === 'four') return arrangements(nth(view.hands, seat));
      return DOTTED.filter((name) => !laid.has(name));
    }
    if (seat !== view.active) return [];
    if (phase === 'placing') return ['leave', ...squaresFor(view, laid, view.drawn)];
    const open = TILES.filter((tile) => nth(view.middle, tile) > 0);
    return ['draw', ...open.flatMap((tile) => squaresFor(view, laid, tile).map((name) => `${tile} ${name}`))];
  },
  ending: (view) => {
    if (free(view).includes(0)) return 'full';
    if (view.phase === 'start' || view.phase === 'placing') return null;
    if (view.pool === 0) return 'exhausted';
    const { guard } = view.options;
    // Once it is over, `idle` has stopped before the last turn.
    const last = view.phase === 'over' ? view.news.find((news) => news.type === 'placed') : undefined;
    const idle = last?.from === 'middle' && last.freed !== 0 ? view.idle + 1 : view.idle;
    return guard > 0 && idle >= guard * view.seats ? 'endless' : null;
  },
  result: (view) => {
    const counts = free(view);
    const fewest = Math.min(...counts);
    return {
      scores: counts.map((count) => (count === fewest ? 2 : 0 - count)),
      winners: counts.flatMap((count, seat) => (count === fewest ? [seat] : [])),
    };
  },
  isSound: (view) => {
    const boards = view.boards.map(laidOn);
    if (!boards.every(isInOrder)) return false;
    if (view.phase === 'start')
      return boards.every((laid) => [...laid.keys()].every((at) => DOTTED.includes(at)));
    if (!boards.every((laid) => DOTTED.every((at) => laid.has(at)))) return false;
    // Bruno's variant: the seat that has just laid a tile plays again when an equal one stands corner to corner.
    const laidLast = view.news.find((news) => news.type === 'placed');
    if (laidLast === undefined || view.phase === 'over') return true;
    const twin = hasTwin(nth(boards, laidLast.seat), nth(SQUARES, laidLast.at));
    const next = view.options.bruno && twin ? laidLast.seat : (laidLast.seat + 1) % view.seats;
    return view.active === next;
  },
};
