import { describe, expect, test } from 'vitest';
import { act, give, type Position, position, refusal } from '../../test/rummikub/position.ts';
import { presetOptions } from '../options.ts';
import { rummikub } from './index.ts';
import { sizeOf } from './sets/tiles.ts';
import type { View } from './types.ts';

const { check, clock, turn, view } = rummikub;
const moves = (seen: View) => [...rummikub.moves(seen)];
const text = rummikub.notation.move.format;

test('[R-2] seats follow one another', () => {
  let state = position({ seats: 3, pool: 'R1 R2 R3 R4' });
  for (const [seat, tile] of ['R1', 'R2', 'R3'].entries()) {
    expect(turn(state)).toEqual({ kind: 'players', seats: [seat] });
    state = give(act(state, 'draw'), tile);
  }
  expect(state.active).toBe(0);
});

test('[R-2] [R-34] the player who lays the last tile has won at once', () => {
  const state = act(position({ table: 'B4 B5 B6', racks: ['B7', 'K9 J'] }), 'play B4 B5 B6 B7');
  expect(turn(state)).toEqual({ kind: 'over', scores: [59, -59], winners: [0] });
  expect(state.news).toEqual([
    { type: 'played', seat: 0, tiles: [32], opened: false },
    { type: 'ended', ending: 'out', winners: [0] },
  ]);
});

test('[R-7] after laying there is no drawing, after drawing no laying', () => {
  const state = position({ table: 'B4 B5 B6', racks: ['B7 K1', 'K9'] });
  expect(act(state, 'play B4 B5 B6 B7').active).toBe(1);
  const drawing = act(state, 'draw');
  expect(turn(drawing)).toEqual({ kind: 'chance' });
  expect(give(drawing, 'B8').active).toBe(1);
  expect(refusal(state, 'keep')).toEqual({ code: 'not-now', phase: 'turn' });
  expect(check(view(state, 1), { type: 'draw' })).toEqual({ code: 'not-your-turn' });
  expect(check(view(state, null), { type: 'draw' })).toEqual({ code: 'not-your-turn' });
});

test('[R-28] drawing is always possible, before and after the opening', () => {
  expect(refusal(position({ racks: ['R10 R11 R12 K1'], closed: [0] }), 'draw')).toBeUndefined();
  expect(refusal(position({ racks: ['R10 R11 R12 K1'] }), 'draw')).toBeUndefined();
  expect(refusal(position({}), 'pass')).toEqual({ code: 'pool-not-empty', pool: 104 });
});

test('[R-28] unless the opening may not be delayed', () => {
  const options = { mayDelayOpening: false };
  const can = position({ racks: ['R10 R11 R12 K1'], closed: [0], options });
  expect(refusal(can, 'draw')).toEqual({ code: 'must-open' });
  expect(moves(view(can, 0)).length).toBeGreaterThan(0);
  expect(moves(view(can, 0))).not.toContainEqual({ type: 'draw' });
  expect(refusal(position({ racks: ['R9 R10 K1'], closed: [0], options }), 'draw')).toBeUndefined();
  expect(refusal(position({ racks: ['R10 R11 R12 K1'], options }), 'draw')).toBeUndefined();
});

describe('time up', () => {
  test('[R-29] three tiles, and the next seat', () => {
    const state = position({ racks: ['K1'] });
    expect(clock?.timeUp(view(state, 0))).toEqual({ type: 'time-up', disturbed: false });
    expect(clock?.timeUp(view(state, 1))).toBeUndefined();
    const owing = act(state, 'time-up');
    expect(owing.owed).toBe(3);
    const after = give(owing, 'R1 R2 R3');
    expect(after.racks[0]).toHaveLength(4);
    expect(after.active).toBe(1);
    expect(after.news.map(({ type }) => type)).toEqual(['time-up', 'drew', 'drew', 'drew']);
  });

  test('[R-29] fewer when fewer are left, a pass when none is', () => {
    const two = act(position({ pool: 'R1 R2' }), 'time-up disturbed');
    expect(two.owed).toBe(2);
    expect(sizeOf(give(two, 'R1 R2').pool)).toBe(0);
    const none = act(position({ pool: '' }), 'time-up');
    expect(none.passes).toBe(1);
    expect(none.active).toBe(1);
  });

  test('[R-29] one only, where the table was not touched', () => {
    const options = { timeout: 'drawOrThree' } as const;
    expect(act(position({ options }), 'time-up').owed).toBe(1);
    expect(act(position({ options }), 'time-up disturbed').owed).toBe(3);
    expect(act(position({ options: { penaltyTiles: 5 } }), 'time-up').owed).toBe(5);
  });

  test('[R-29] the clock moves at no other time', () => {
    expect(clock?.timeUp(view(act(position({}), 'draw'), 0))).toBeUndefined();
  });
});

describe('an empty pool', () => {
  const stuck: Position = { table: 'B4 B5 B6', racks: ['K1 R5', 'Y9 K12'], pool: '' };

  test('[R-30] nobody draws; when all have passed the round is over', () => {
    const state = position(stuck);
    expect(refusal(state, 'draw')).toEqual({ code: 'pool-empty' });
    expect(moves(view(state, 0))).toEqual([{ type: 'pass' }]);
    const end = act(act(state, 'pass'), 'pass');
    expect(end.ending).toBe('stalemate');
    expect(turn(end)).toEqual({ kind: 'over', scores: [15, -15], winners: [0] });
  });

  test('[R-30] a tile laid starts the count again', () => {
    const state = act(position({ ...stuck, racks: ['K1 R5', 'B7 K12'] }), 'pass');
    expect(act(state, 'play B4 B5 B6 B7').passes).toBe(0);
  });

  test('[R-30] the last tile drawn is news', () => {
    const state = give(act(position({ pool: 'R1' }), 'draw'), 'R1');
    expect(state.news.at(-1)).toEqual({ type: 'pool-empty', lastTurns: false });
    expect(state.active).toBe(1);
  });

  test('[R-31] who can lay a tile must', () => {
    const state = position({ ...stuck, racks: ['K1 B7', 'Y9'] });
    expect(refusal(state, 'pass')).toEqual({ code: 'can-play' });
    expect(moves(view(state, 0)).map(text)).toEqual(['play B4 B5 B6 B7']);
    const free = position({ ...stuck, racks: ['K1 B7', 'Y9'], options: { emptyPool: 'playOn' } });
    expect(refusal(free, 'pass')).toBeUndefined();
  });

  test('[R-31] even if the play is hard to see', () => {
    // Three runs become three groups, and the yellow 5 joins the fives.
    const runs = 'K4 K5 K6 | R4 R5 R6 | B4 B5 B6';
    const state = position({ table: runs, racks: ['Y5 K13', 'K9'], pool: '' });
    expect(refusal(state, 'pass')).toEqual({ code: 'can-play' });
    const [only, ...others] = moves(view(state, 0));
    expect(others).toEqual([]);
    expect(refusal(state, text(only!))).toBeUndefined();
    expect(refusal(position({ table: runs, racks: ['Y8 K13', 'K9'], pool: '' }), 'pass')).toBeUndefined();
    // The joker must leave its set for it.
    const joker = position({ table: 'K4 K5 J | R4 R5 R6 | B4 B5 B6', racks: ['Y5 K13', 'K9'], pool: '' });
    expect(refusal(joker, 'pass')).toEqual({ code: 'can-play' });
  });

  test('[R-31] who has not opened must if the rack can', () => {
    const p: Position = { ...stuck, racks: ['R10 R11 R12 K1', 'Y9'], closed: [0] };
    expect(refusal(position(p), 'pass')).toEqual({ code: 'must-open' });
    expect(refusal(position({ ...p, racks: ['R10 R11 B7 K1'] }), 'pass')).toBeUndefined();
  });

  test('[R-31] where sets with jokers are not free, they stay as they are unless the play is simple', () => {
    const options = { jokerSets: 'locked', jokerFreeByRebuild: false } as const;
    const p: Position = { table: 'R5 J R7', racks: ['R8 K1', 'Y9'], pool: '' };
    expect(refusal(position(p), 'pass')).toEqual({ code: 'can-play' });
    expect(refusal(position({ ...p, options }), 'pass')).toBeUndefined();
    const swap: Position = { ...p, racks: ['R6 K2 K3 K13', 'Y9'], options };
    expect(refusal(position(swap), 'pass')).toEqual({ code: 'can-play' });
  });

  test('[R-32] one last turn each, the seat that drew the last tile first', () => {
    const options = { emptyPool: 'lastTurns' } as const;
    let state = position({ ...stuck, pool: 'R13', active: 1, options });
    state = give(act(state, 'draw'), 'R13');
    expect(state.active).toBe(1);
    expect(state.turnsLeft).toBe(2);
    expect(state.news.at(-1)).toEqual({ type: 'pool-empty', lastTurns: true });
    state = act(state, 'pass');
    expect(turn(state)).toEqual({ kind: 'players', seats: [0] });
    state = act(state, 'pass');
    expect(state.ending).toBe('last-turns');
    expect(turn(state)).toMatchObject({ kind: 'over', winners: [0] });
  });
});

describe('presets', () => {
  test('[R-39] [R-41] eight of them, each with what its edition says', () => {
    expect(Object.keys(rummikub.presets)).toHaveLength(8);
    expect(presetOptions(rummikub, 'carlit-de-2007')).toEqual(rummikub.options);
    expect(rummikub.presets['international-2019']!.series).toEqual({ rounds: 0, target: 0, by: 'wins' });
    expect(rummikub.presets['tournament-mso-2019']!.seats).toEqual({ min: 2, max: 2 });
    expect(presetOptions(rummikub, 'sabra-classic').threePairsRedeal).toBe(false);
    expect(presetOptions(rummikub, 'tournament-nz-2024').jokerPenalty).toBe(100);
    for (const preset of Object.values(rummikub.presets))
      for (const key of Object.keys(preset.options)) expect(rummikub.optionKinds).toHaveProperty(key);
  });

  test('[R-40] clocks are advice', () => {
    const seconds = Object.keys(rummikub.presets).map((preset) => presetOptions(rummikub, preset).seconds);
    expect(seconds).toEqual([60, 120, 120, 60, 60, 120, 40, 0]);
    expect(presetOptions(rummikub, 'tournament-mso-2019')).toMatchObject({ bank: 600, increment: 10 });
  });
});

describe('moves', () => {
  test('offers what is easy to see', () => {
    const state = position({
      table: 'B4 B5 B6 B7 | R4 R5 R6 R7 R8 | K1 R1 B1 Y1 | R10 J R12',
      racks: ['B8 R6 K13 R11 Y13 R13 R2 R3 K7 Y7'],
    });
    const list = moves(view(state, 0)).map(text);
    const rest = (...keep: number[]) =>
      ['B4 B5 B6 B7', 'R4 R5 R6 R7 R8', 'K1 R1 B1 Y1', 'R10 J R12']
        .filter((_, i) => keep.includes(i))
        .join(' | ');
    expect(list[0]).toBe('draw');
    expect(list).toContain(`play B4 B5 B6 B7 B8 | ${rest(1, 2, 3)}`);
    expect(list).toContain(`play ${rest(0)} | R4 R5 R6 | R6 R7 R8 | ${rest(2, 3)}`);
    expect(list).toContain(`play ${rest(0, 1, 2, 3)} | K13 R13 Y13`);
    expect(list).toContain(`play ${rest(0, 1)} | K1 B1 Y1 | ${rest(3)} | R1 R2 R3`);
    expect(list).toContain(`play B4 B5 B6 | ${rest(1, 2, 3)} | K7 B7 Y7`);
    expect(list).toContain(`play ${rest(0, 1, 2)} | R10 R11 R12 | K7 Y7 J`);
    expect(new Set(list).size).toBe(list.length);
  });

  test('offers an opening whenever there is one', () => {
    const list = moves(view(position({ racks: ['R13 J J K2'], closed: [0] }), 0)).map(text);
    expect(list.length).toBeGreaterThan(1);
    expect(moves(view(position({ racks: ['R1 R2 K5 K9'], closed: [0] }), 0)).map(text)).toEqual(['draw']);
  });
});

describe('a house rule: who can lay tiles must', () => {
  const options = { mustLay: true };

  test('[R-42] a seat that has opened and can lay may not draw, and drawing is not offered', () => {
    const can = position({ table: 'B4 B5 B6', racks: ['B7 K1'], options });
    expect(refusal(can, 'draw')).toEqual({ code: 'can-play' });
    expect(moves(view(can, 0))).not.toContainEqual({ type: 'draw' });
    expect(moves(view(can, 0)).length).toBeGreaterThan(0);
    expect(refusal(can, 'play B4 B5 B6 B7')).toBeUndefined();
    expect(refusal(position({ table: 'B4 B5 B6', racks: ['B7 K1'] }), 'draw')).toBeUndefined();
  });

  test('[R-42] a play that takes rearranging the table counts, too', () => {
    const table = 'B8 B9 B10 | R8 R9 R10 R11';
    const racks = ['K8 B11 B12 K8'];
    expect(refusal(position({ table, racks: ['K8'], options }), 'draw')).toBeUndefined();
    expect(refusal(position({ table, racks, options }), 'draw')).toEqual({ code: 'can-play' });
    const hidden = position({ table: 'Y1 Y2 Y3 Y4 | K1 R1 B1 Y1', racks: ['B1'], options });
    expect(refusal(hidden, 'draw')).toEqual({ code: 'can-play' });
  });

  test('[R-42] who can lay nothing draws, and nobody needs to open', () => {
    expect(refusal(position({ table: 'B4 B5 B6', racks: ['K1 K9'], options }), 'draw')).toBeUndefined();
    const closed = position({ table: 'B4 B5 B6', racks: ['R10 R11 R12'], closed: [0], options });
    expect(refusal(closed, 'draw')).toBeUndefined();
  });

  test('[R-42] with an empty pool there is no passing either, whatever the edition says', () => {
    const p = { table: 'B4 B5 B6', racks: ['B7 K1'], pool: '' };
    const playOn = position({ ...p, options: { emptyPool: 'playOn' } });
    expect(refusal(playOn, 'pass')).toBeUndefined();
    const must = position({ ...p, options: { ...options, emptyPool: 'playOn' } });
    expect(refusal(must, 'pass')).toEqual({ code: 'can-play' });
  });

  test('[R-42] no preset has it', () => {
    for (const preset of Object.keys(rummikub.presets))
      expect(presetOptions(rummikub, preset).mustLay).toBe(false);
  });
});
