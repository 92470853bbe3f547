// The fast position and the evaluator against the rules: what may be done, and what follows.
import { seeded } from '@crescendo/rules';
import { type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { expect, test } from 'vitest';
import { loadNet } from '../network/load-net.ts';
import { netValuation } from '../network/net-valuation.ts';
import { EXPERT, search } from '../search/search.ts';
import { Evaluator } from '../value/evaluator.ts';
import { newFeatures, observe } from '../value/features.ts';
import { loadTables } from '../value/load-tables.ts';
import { tablesValuation } from '../value/tables-valuation.ts';
import { isPrinted, positionOf } from './from-view.ts';
import { close, lay, newPosition, open } from './position.ts';
import { viewsOf } from './testing.ts';

const valuations = {
  tables: () => tablesValuation(loadTables()),
  net: () => netValuation(loadNet()),
};

const views = (games: number): View[] => viewsOf(games, seeded('position'));

test('a tile fits exactly where the rules say', () => {
  const evaluator = new Evaluator(valuations.tables());
  for (const view of views(9)) {
    expect(isPrinted(view)).toBe(true);
    const position = positionOf(view);
    evaluator.read(position);
    const wanted = [...vorZwoelf.moves(view)].map(vorZwoelf.notation.move.format).sort();
    const found = ['placing', 'choose'].includes(view.phase)
      ? [view.phase === 'choose' ? 'draw' : 'leave']
      : [];
    for (let tile = 1; tile <= 20; tile++) {
      if (view.phase === 'placing' ? tile !== view.drawn : position.middle[tile] === 0) continue;
      for (let at = 0; at < 16; at++)
        if (evaluator.fits(tile, at))
          found.push(
            vorZwoelf.notation.move.format(
              view.phase === 'placing' ? { type: 'place', at } : { type: 'take', tile, at },
            ),
          );
    }
    expect(found.sort()).toEqual(wanted);
  }
});

test.each(['tables', 'net'] as const)(
  '%s: the value of a move is the value of the position it leads to',
  (name) => {
    const evaluator = new Evaluator(valuations[name]());
    const fresh = new Evaluator(valuations[name]());
    for (const view of views(3).filter(({ phase }) => phase === 'choose')) {
      for (const move of vorZwoelf.moves(view)) {
        if (move.type !== 'take') continue;
        const position = positionOf(view);
        evaluator.read(position);
        const value = evaluator.placeValue(move.tile, move.at, true, position.left);
        close(position, move.tile);
        lay(position, move.tile, move.at);
        fresh.read(position);
        if (position.free[position.active] === 0) expect(value).toBe(1);
        else expect(value).toBe(fresh.staticValue());
      }
    }
  },
);

test('a board and its mirror image look the same', () => {
  const below = new Float64Array(22);
  const sorted = (rows: Uint16Array) => [...rows].sort((a, b) => a - b);
  for (const { boards } of views(6)) {
    const board = Uint8Array.from(boards[0]!);
    const mirror = board.map((_, at) => board[(at % 4) * 4 + Math.floor(at / 4)]!);
    const [one, two] = [newFeatures(), newFeatures()];
    observe(one, board, 0, 0, below);
    observe(two, mirror, 0, 0, below);
    expect(sorted(two.square)).toEqual(sorted(one.square));
  }
});

test.each([2, 3])('%i seats: thinking ends where the next player wins whatever one does', (seats) => {
  const position = newPosition();
  position.seats = seats;
  // From a real game: the next player lacks 10, which lies open, and once it may no longer be exchanged nothing else is looked at.
  position.boards.set([1, 0, 9, 12, 0, 10, 11, 14, 11, 14, 15, 16, 12, 15, 19, 20], 0);
  position.boards.set([1, 2, 4, 6, 2, 7, 8, 0, 6, 9, 16, 18, 8, 17, 18, 20], 16);
  position.free.set([2, 1, 16]);
  for (const tile of [10, 19]) open(position, tile);
  for (const tile of [3, 3, 4, 5, 5, 7, 13, 13, 17]) position.pool[tile]!++;
  position.left = 9;
  position.idle = 3;
  expect(search(new Evaluator(valuations.net()), position, 0, EXPERT).length).toBeGreaterThan(1);
});
