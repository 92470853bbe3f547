import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, give, position } from '../../test/rummikub/position.ts';
import { pick, seeded } from '../dice.ts';
import type { Bot } from '../game.ts';
import { playOut } from '../match/play-out.ts';
import { rummikub } from './index.ts';
import { FACE_DOWN, sorted, tilesOf } from './sets/tiles.ts';
import type { Rummikub, State } from './types.ts';

const { audit, imagine, moves, view } = rummikub;

/** A game some way on. */
const later = (seed: number, events: number): State => {
  const setup = { game: rummikub, seats: 3, options: rummikub.options };
  const random: Bot<Rummikub> = { id: 'random', choose: (seen, dice) => pick(dice, [...moves(seen)]) };
  const match = playOut({ ...setup, players: [random, random, random], dice: seeded(seed), limit: events });
  return match.state as State;
};

test('[R-38] a tile exchanged between a rack and the pool changes nobody else’s view', () => {
  fc.assert(
    fc.property(
      fc.nat(50),
      fc.integer({ min: 46, max: 110 }),
      fc.nat(2),
      fc.nat(),
      (seed, events, owner, n) => {
        const state = later(seed, events);
        const rack = state.racks[owner]!;
        const pool = tilesOf(state.pool);
        fc.pre(state.phase !== 'over' && rack.length > 0 && pool.length > 0);
        const [gone, come] = [rack[n % rack.length]!, pool[n % pool.length]!];
        const exchanged: State = {
          ...state,
          racks: state.racks.with(owner, sorted([...rack.toSpliced(rack.indexOf(gone), 1), come])),
          pool: state.pool
            .with(gone, state.pool[gone]! + 1)
            .with(come, state.pool[come]! - (gone === come ? 0 : 1)),
        };
        if (gone !== come) audit(exchanged);
        for (const viewer of [0, 1, 2, null])
          if (viewer !== owner && gone !== come)
            expect(JSON.stringify(view(exchanged, viewer))).toBe(JSON.stringify(view(state, viewer)));
      },
    ),
    { numRuns: 100 },
  );
});

test('[R-38] a drawn tile is seen by its seat alone', () => {
  const state = give(act(position({}), 'draw'), 'R7');
  expect(view(state, 0).news).toEqual([{ type: 'drew', seat: 0, tile: 19 }]);
  expect(view(state, 1).news).toEqual([{ type: 'drew', seat: 0, tile: null }]);
  expect(view(state, null).racks).toEqual([[FACE_DOWN, FACE_DOWN], [FACE_DOWN]]);
});

test('[R-38] when it is over everything is open', () => {
  const state = act(position({ table: 'B4 B5 B6', racks: ['B7', 'K9 J'] }), 'play B4 B5 B6 B7');
  expect(view(state, null).racks).toEqual(state.racks);
  expect(imagine(view(state, null), seeded(1))).toEqual(state);
});

test('audit finds a lost tile and a wrong set', () => {
  const state = position({ table: 'B4 B5 B6', racks: ['K1', 'K2'] });
  expect(() => audit(state)).not.toThrow();
  expect(() => audit({ ...state, pool: state.pool.with(3, 1) })).toThrow('tile 3');
  const wrong = { ...state, table: [{ kind: 'group' as const, tiles: state.table[0]!.tiles }] };
  expect(() => audit(wrong)).toThrow('no set');
});
