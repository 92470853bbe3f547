// The laws judge the games; here broken games judge the laws: each fault is caught, and by its own law.
import { describe, expect, test } from 'vitest';
import type { State, View, VorZwoelf } from '../5vor12/index.ts';
import { vorZwoelf } from '../5vor12/index.ts';
import type { Event, Game } from '../game.ts';
import { inSeries } from '../match/series.ts';
import { fuzz } from './fuzz.ts';
import { LAWS } from './laws.ts';

type Honest = Game<VorZwoelf>;
const honest: Honest = vorZwoelf;
const options = { ...honest.options, size: 3, highest: 9 };

const after =
  (change: (next: State, before: State, event: Event<VorZwoelf>) => State): Honest['apply'] =>
  (state, event) =>
    change(honest.apply(state, event), state, event);

const seen =
  (change: (view: View, state: State) => object): Honest['view'] =>
  (state, viewer) =>
    change(honest.view(state, viewer), state) as View;

let visits = 0;
const truth = new WeakMap<object, State>();

const BROKEN: readonly [law: string, what: string, game: Partial<Honest>][] = [
  [
    'states and views are plain JSON',
    'a view holds a Map',
    { view: seen((view) => ({ ...view, x: new Map() })) },
  ],
  [
    'states and views are plain JSON',
    'a view holds undefined',
    { view: seen((view) => ({ ...view, x: undefined })) },
  ],
  [
    'the pieces add up',
    'a drawn tile stays in the supply',
    {
      apply: after((next, before, event) =>
        event.kind === 'chance' ? { ...next, pool: before.pool } : next,
      ),
    },
  ],
  [
    'everybody knows whose turn it is',
    'a view names another seat',
    { view: seen((view) => ({ ...view, active: 0 })) },
  ],
  [
    'exactly the seats to act have moves, and every listed move is legal',
    'a move off the board is listed',
    {
      moves: (view) => [
        ...honest.moves(view),
        ...(view.phase === 'placing' ? [{ type: 'place', at: 99 } as const] : []),
      ],
    },
  ],
  [
    'exactly the seats to act have moves, and every listed move is legal',
    'a seat whose turn it is has no move',
    { moves: (view) => (view.phase === 'placing' ? [] : honest.moves(view)) },
  ],
  [
    'the same view always lists the same moves, each once',
    'a move is listed twice',
    { moves: (view) => [...honest.moves(view), ...[...honest.moves(view)].slice(0, 1)] },
  ],
  [
    'the same view always lists the same moves, each once',
    'the order changes from call to call',
    {
      moves: (view) => {
        const list = [...honest.moves(view)];
        visits++;
        return visits % 2 === 0 ? list : list.reverse();
      },
    },
  ],
  ['what is not listed is refused', 'everything is accepted', { check: () => undefined }],
  [
    'what is not listed is refused',
    'a legal square is not listed',
    {
      moves: (view) =>
        [...honest.moves(view)].filter((move, i) => i === 0 || move.type !== 'place' || move.at !== 4),
    },
  ],
  [
    "chance's weights are positive and its outcomes distinct",
    'numbers that are gone still have a weight, of nothing',
    {
      chances: (state) => state.pool.flatMap((count, tile) => (tile > 0 ? [[{ tile }, count] as const] : [])),
    },
  ],
  [
    "chance's weights are positive and its outcomes distinct",
    'each tile is listed, not each number',
    {
      chances: (state) =>
        honest.chances(state).flatMap(([tile, n]) => Array.from({ length: n }, () => [tile, 1] as const)),
    },
  ],
  [
    'a stable draw is one of the outcomes, and the same when drawn again',
    'a die is thrown for a tile, whatever is left',
    {
      stableDraws: {
        source: () => ({ queue: '' }),
        throwDice: (_state, number) => ({ tile: 1 + Math.floor(number('tile') * 20) }),
      },
    },
  ],
  [
    'a stable draw is one of the outcomes, and the same when drawn again',
    'the first tile of all is said to be another try',
    { stableDraws: { source: () => ({ queue: '', reroll: 1 }) } },
  ],
  [
    'moves and outcomes survive notation',
    'squares are read with row and column exchanged',
    {
      notation: {
        ...honest.notation,
        move: {
          ...honest.notation.move,
          parse: (text) => {
            const move = honest.notation.move.parse(text);
            return move?.type === 'place'
              ? { ...move, at: (move.at % 4) * 4 + Math.floor(move.at / 4) }
              : move;
          },
        },
      },
    },
  ],
  [
    'apply changes nothing it is given, and answers the same twice',
    'the board is written on',
    {
      apply: (state, event) => {
        if (state.phase === 'placing' && event.kind === 'move' && event.move.type === 'place')
          (state.boards[event.seat] as number[])[event.move.at] = state.drawn;
        return honest.apply(state, event);
      },
    },
  ],
  [
    'simultaneous moves commute',
    'who chooses last begins',
    {
      apply: after((next, before, event) =>
        before.phase === 'start' && event.kind === 'move' && next.pending.every((choice) => choice === null)
          ? { ...next, first: event.seat }
          : next,
      ),
    },
  ],
  [
    'a pending choice shows to nobody else',
    'the view hands the choices on',
    { view: seen((view, state) => ({ ...view, pending: state.pending })) },
  ],
  [
    'an imagined state looks the same and its pieces add up',
    'the viewer forgets its own hand',
    {
      imagine: (view, dice) =>
        honest.imagine({ ...view, hands: view.hands.map((hand) => hand.map(() => 0)) }, dice),
    },
  ],
  [
    'an imagined state looks the same and its pieces add up',
    'tiles are imagined twice',
    {
      imagine: (view, dice) => {
        const state = honest.imagine(view, dice);
        return { ...state, pool: state.pool.map((count, n) => (n === 0 ? 0 : count + 1)) };
      },
    },
  ],
  [
    'imagination varies',
    'the bot is told the truth',
    {
      view: (state, viewer) => {
        const view = honest.view(state, viewer);
        truth.set(view, state);
        return view;
      },
      imagine: (view) => truth.get(view)!,
    },
  ],
  [
    'when it is over nothing is hidden',
    'each seat sees something of its own',
    { view: seen((view) => (view.phase === 'over' ? { ...view, mine: view.seat } : view)) },
  ],
  [
    'the clock makes a legal move',
    'it exchanges out of turn',
    {
      clock: {
        read: () => ({ kind: 'none' }),
        write: (options) => options,
        moves: [],
        timeUp: () => ({ type: 'take', tile: 99, at: 0 }),
      },
    },
  ],
  [
    'the events alone, as text, rebuild the game',
    'each table is set up differently',
    {
      setup: (seats, given) => {
        visits++;
        return { ...honest.setup(seats, given), first: visits };
      },
    },
  ],
  [
    'every game ends',
    'a finished game begins again',
    { apply: after((next) => (next.phase === 'over' ? honest.setup(next.seats, next.options) : next)) },
  ],
  [
    'scores cover every seat and the winners are among them',
    'only the winner has a score',
    {
      turn: (position) => {
        const turn = honest.turn(position);
        return turn.kind === 'over' ? { ...turn, scores: [2] } : turn;
      },
    },
  ],
];

const firstError = (game: Honest) => {
  for (let n = 0; n < 20; n++) {
    const { error } = fuzz(game, { seats: 2, options, seed: `broken/${n}`, limit: 2000 });
    if (error) return error;
  }
  return undefined;
};

describe('a broken game is caught by the law it breaks', () => {
  test.each(BROKEN)('%s: %s', (law, _what, broken) => {
    expect(firstError({ ...honest, ...broken })?.law).toBe(law);
  });

  test('every law is broken by some game', () => {
    const broken = new Set(BROKEN.map(([law]) => law));
    expect(LAWS.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
  });

  test('the honest game, alone and in a series, breaks none', () => {
    expect(firstError(honest)).toBeUndefined();
    // The fuzzer treats a series like any game; its types are those of the series.
    const series = inSeries(honest, honest.series!) as unknown as Honest;
    expect(firstError(series)).toBeUndefined();
  });
});
