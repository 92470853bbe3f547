// Positions in which an independent audit, made from the booklets alone, disagreed with this program.
import { describe, expect, test } from 'vitest';
import { parseTable, rummikub, timeUpMove } from '../../src/rummikub/index.ts';
import { type Position, position, refusal, tiles } from './position.ts';

const answer = (preset: string, p: Position, play: string) =>
  refusal(position({ ...p, preset }), `play ${play}`);

describe.each(['carlit-fr-2007', 'carlit-it-2007'])('%s: opening with a joker', (preset) => {
  const closed = [0];
  const tooFew = (points: number) => ({ code: 'too-few-points', points, needed: 30 });

  test('[R-16] a joker counts what it stands for, not what it could stand for', () => {
    expect(answer(preset, { racks: ['R9 R10 J K1'], closed }, 'J R9 R10')).toEqual(tooFew(27));
    expect(answer(preset, { racks: ['R9 R10 J K1'], closed }, 'R9 R10 J')).toBeUndefined();
    expect(answer(preset, { racks: ['R6 R7 J J K1'], closed }, 'J J R6 R7')).toEqual(tooFew(22));
    // The visible value is told: 1 + 2 + 3 + 4.
    expect(answer(preset, { racks: ['R2 R3 J R4 K1'], closed }, 'J R2 R3 R4')).toEqual(tooFew(10));
  });

  test('[R-18] a set laid with a joker stays, so it must be there in the end', () => {
    const p = { table: 'R8 R9 R10 | B1 B2 B3', racks: ['R11 R12 J K1'], closed };
    expect(answer(preset, p, 'R8 R9 R10 R11 R12 | B1 B2 B3 J')).toEqual(tooFew(0));
    expect(answer(preset, p, 'R8 R9 R10 | B1 B2 B3 | R11 R12 J')).toBeUndefined();
  });

  test('[R-18] what is laid without a joker may be rebuilt at once', () => {
    const p = { table: 'R7 R8 R9', racks: ['R10 R11 R12 J Y1 Y2'], closed };
    expect(answer(preset, p, 'R7 R8 R9 R10 R11 R12')).toBeUndefined();
    expect(answer(preset, p, 'R7 R8 R9 R10 R11 R12 J')).toBeUndefined();
  });

  test('[R-18] [R-24] a tile that made the opening is no longer on the rack to replace a joker', () => {
    const p = { table: 'R5 J R7', racks: ['R6 K12 R12 B12 K2 K3'], closed };
    // Thirty without the red 6: it may go for the joker.
    expect(answer(preset, p, 'R5 R6 R7 | K12 R12 B12 | J K2 K3')).toBeUndefined();
    // Here the red 11 is needed for thirty, and cannot replace the joker as well.
    const q = { table: 'R10 J R12', racks: ['R11 K11 B11 K2 K3'], closed };
    expect(answer(preset, q, 'R10 R11 R12 | K11 B11 J | K2 K3')?.code).toBe('too-short');
  });
});

test('[R-18] fr: a set laid with a joker may grow in the same turn; it: it may not', () => {
  const p = { table: 'R8 R9 R10 R11', racks: ['R12 J K13 B13 Y1'], closed: [0] };
  // The joker is the red 13 or of the group; thirty lie there as a group with the joker.
  expect(answer('carlit-fr-2007', p, 'R8 R9 R10 R11 R12 | K13 B13 J')).toBeUndefined();
  expect(answer('carlit-it-2007', p, 'R8 R9 R10 R11 R12 | K13 B13 J')).toBeUndefined();
  const q = { table: 'B1 B2 B3', racks: ['R10 R11 J R13 Y1'], closed: [0] };
  expect(answer('carlit-fr-2007', q, 'B1 B2 B3 | R10 R11 J R13')).toBeUndefined();
  const r = { table: 'R6 R7 R8 R9', racks: ['R10 R11 J Y1'], closed: [0] };
  expect(answer('carlit-fr-2007', r, 'R6 R7 R8 | R9 R10 R11 J')).toBeUndefined();
  expect(answer('carlit-it-2007', r, 'R6 R7 R8 | R9 R10 R11 J')).toEqual({
    code: 'too-few-points',
    points: 0,
    needed: 30,
  });
});

test.each(['carlit-fr-2007', 'carlit-it-2007'])(
  '[R-25] %s: the numbers a joker lay with, with the joker at their other end, are no new set',
  (preset) => {
    const p = { table: 'J R4 R5 | K3 B3 Y3', racks: ['R3 K13'] };
    expect(answer(preset, p, 'R4 R5 J | K3 R3 B3 Y3')).toEqual({ code: 'joker-not-in-new-set' });
    // One number alone does not make it the same set.
    const two = { table: 'J R4 J | K3 B3 Y3', racks: ['R3 R5 K13 B13'] };
    expect(answer(preset, two, 'R3 R4 R5 | K3 B3 Y3 | K13 B13 J J')?.code).toBe(undefined);
  },
);

test('[R-25] [R-22] fr: a set that had to stay together is not found elsewhere', () => {
  const p = { table: 'J J B9', racks: ['K7 K8 K9 B7 B8 B9 B7'], closed: [0] };
  const play = 'K7 K8 K9 | J B7 J B9 | B7 B8 B9';
  expect(answer('carlit-fr-2007', p, play)).toEqual({ code: 'joker-not-in-new-set' });
});

describe.each(['carlit-fr-2007', 'carlit-it-2007', 'international-2019'])(
  '[R-25] %s: a freed joker',
  (preset) => {
    const p = { table: 'R5 J R7 | B2 B3 B4 B5 B6', racks: ['R6 K6 Y6 K1'] };

    test('may take the place of a tile taken from an old set, or lie at its other end', () => {
      expect(answer(preset, p, 'R5 R6 R7 | B2 B3 B4 B5 J | K6 B6 Y6')).toBeUndefined();
      expect(answer(preset, p, 'R5 R6 R7 | J B2 B3 B4 B5 | K6 B6 Y6')).toBeUndefined();
      const groups = { table: 'R5 J R7 | K9 R9 B9', racks: ['R6 B7 B8 K1'] };
      expect(answer(preset, groups, 'R5 R6 R7 | K9 R9 J | B7 B8 B9')).toBeUndefined();
    });

    test('may not be added to an old set that has lost nothing', () => {
      const reason = { code: 'joker-not-in-new-set' };
      expect(answer(preset, p, 'R5 R6 R7 | B2 B3 B4 B5 B6 J')).toEqual(reason);
      expect(answer(preset, p, 'R5 R6 R7 | J B2 B3 B4 B5 B6')).toEqual(reason);
    });
  },
);

describe('[R-24] international-2019: a tile that never moved has replaced nothing', () => {
  const preset = 'international-2019';

  test('in an untouched group', () => {
    const p = { table: 'J B4 B5 | R7 R8 R9', racks: ['R10 K13'] };
    const reason = { code: 'joker-not-in-new-set' };
    expect(answer(preset, p, 'B4 B5 J | R7 R8 R9 R10')).toEqual(reason);
    const q = { ...p, table: `${p.table} | K3 R3 B3` };
    expect(answer(preset, q, 'B4 B5 J | R7 R8 R9 R10 | K3 R3 B3')).toEqual(reason);
  });

  test('in an untouched run', () => {
    const p = { table: 'B2 J B4 | K7 R7 J | B3 B4 B5', racks: ['Y7 K13'] };
    expect(answer(preset, p, 'B2 J B4 J | K7 R7 Y7 | B3 B4 B5')).toEqual({ code: 'joker-not-in-new-set' });
  });

  test('and without rebuilding nothing frees a joker but a tile that moved', () => {
    const options = { jokerFreeByRebuild: false };
    const p = { table: 'R3 R4 R5 J | K6 R6 B6', racks: ['K9 Y9 K13'], options };
    expect(refusal(position(p), 'play R3 R4 R5 | K9 Y9 J | K6 R6 B6')?.code).toBe('joker-not-replaced');
    const moved = { table: 'R3 R4 R5 J | K6 R6 B6 Y6', racks: ['K9 Y9 K13'], options };
    expect(refusal(position(moved), 'play R3 R4 R5 R6 | K9 Y9 J | K6 B6 Y6')).toBeUndefined();
  });
});

describe('[R-29] carlit-it-2007: what was rightly combined stays when the time is up', () => {
  const preset = 'carlit-it-2007';
  const state = position({ table: 'R3 R4 R5 | K7 R7 B7', racks: ['R6 Y7 K1 K2 K3 B9'], preset });
  const view = rummikub.view(state, 0);
  const timeUp = (table: string) => timeUpMove(view, parseTable(table));

  test('a new set and a set that has grown stay; the rest goes back, and three tiles are drawn', () => {
    // The red 5 was taken away and lies alone: that part of the turn did not work.
    const move = timeUp('R3 R4 | R5 | K7 R7 B7 Y7 | K1 K2 K3');
    expect(rummikub.notation.move.format(move)).toBe('time-up keeping R3 R4 R5 | K7 R7 B7 Y7 | K1 K2 K3');
    expect(rummikub.notation.move.parse(rummikub.notation.move.format(move))).toEqual(move);
    expect(rummikub.check(view, move)).toBeUndefined();
    const next = rummikub.apply(state, { kind: 'move', seat: 0, move });
    expect(next.racks[0]).toEqual(tiles('R6 B9'));
    expect(next.owed).toBe(3);
    expect(next.news.map(({ type }) => type)).toEqual(['played', 'time-up']);
  });

  test('a finished table is the turn; one that was not touched costs a single tile', () => {
    expect(timeUp('R3 R4 R5 R6 | K7 R7 B7').type).toBe('play');
    expect(timeUpMove(view, undefined)).toEqual({ type: 'time-up', disturbed: false });
    expect(rummikub.apply(state, { kind: 'move', seat: 0, move: timeUpMove(view, undefined) }).owed).toBe(1);
  });

  const kept = (p: Position, left: string): string => {
    const at = rummikub.view(position({ ...p, preset }), 0);
    const move = timeUpMove(at, parseTable(left));
    expect(rummikub.check(at, move)).toBeUndefined();
    return rummikub.notation.move.format(move);
  };

  test('a set that was rightly rebuilt stays: only the loose tile goes back', () => {
    const p = { table: 'R4 R5 R6 R7 R8', racks: ['R6 K1 B9'] };
    expect(kept(p, 'R4 R5 R6 | R6 R7 R8 | K1')).toBe('time-up keeping R4 R5 R6 | R6 R7 R8');
  });

  test('so it does in the booklet’s examples 2 and 4', () => {
    const second = { table: 'B8 B9 B10', racks: ['B11 K8 Y8 R1'] };
    expect(kept(second, 'B9 B10 B11 | K8 B8 Y8 | R1')).toBe('time-up keeping B9 B10 B11 | K8 B8 Y8');
    const fourth = { table: 'Y1 Y2 Y3 Y4 | K1 R1 B1 Y1', racks: ['B1 K13'] };
    expect(kept(fourth, 'Y2 Y3 Y4 | K1 B1 Y1 | R1 B1 Y1 | K13')).toBe(
      'time-up keeping Y2 Y3 Y4 | K1 B1 Y1 | R1 B1 Y1',
    );
  });

  test('what cannot stay without a tile that lies wrongly goes back, and the rest stays', () => {
    const p = { table: 'R4 R5 R6 R7 | B8 B9 B10', racks: ['K4 B4 B11 K8 Y8 K1'] };
    // The red 5 to 7 are no longer a set: the group of fours would leave the red run too short.
    expect(kept(p, 'K4 R4 B4 | R5 R6 | R7 | B9 B10 B11 | K8 B8 Y8')).toBe(
      'time-up keeping R4 R5 R6 R7 | B9 B10 B11 | K8 B8 Y8',
    );
    // Beside them a single tile: here they are.
    expect(kept(p, 'K4 R4 B4 | R5 R6 R7 | B8 B9 | B10')).toBe(
      'time-up keeping K4 R4 B4 | R5 R6 R7 | B8 B9 B10',
    );
  });

  test('as many own tiles as possible stay', () => {
    const p = { table: 'R4 R5 R6', racks: ['K4 B4 R7 K9 B9 Y9 Y1'] };
    // With the red 4 taken the run is too short; the nines have nothing to do with it.
    expect(kept(p, 'K4 R4 B4 | R5 R6 | K9 B9 Y9')).toBe('time-up keeping R4 R5 R6 | K9 B9 Y9');
    expect(kept(p, 'K4 R4 B4 | R5 R6 R7 | K9 B9 Y9 | Y1')).toBe(
      'time-up keeping K4 R4 B4 | R5 R6 R7 | K9 B9 Y9',
    );
  });

  test('the opening stays as a whole, or not at all', () => {
    const p = { table: 'R4 R5 R6', racks: ['K9 B9 Y9 B1 B2 B3 Y13'], closed: [0] };
    expect(kept(p, 'R4 R5 R6 | K9 B9 Y9 | B1 B2 B3 | Y13')).toBe(
      'time-up keeping R4 R5 R6 | K9 B9 Y9 | B1 B2 B3',
    );
    expect(kept(p, 'R4 R5 R6 | K9 B9 Y9 | B1 B2')).toBe('time-up disturbed');
  });

  test('a set with a joker stays locked', () => {
    const p = { table: 'R4 J R6 R7', racks: ['R8 K1 K2 K3'] };
    expect(kept(p, 'R4 J R6 R7 R8 | K1 K2 K3')).toBe('time-up keeping R4 J R6 R7 | K1 K2 K3');
  });

  test('where nothing is right everything goes back', () => {
    expect(timeUp('R3 R4 | R5 K1 | K7 R7 B7')).toEqual({ type: 'time-up', disturbed: true });
  });

  test('nobody else may keep anything, and nothing illegal is kept', () => {
    const kept = parseTable('R3 R4 R5 | K7 R7 B7 | K1 K2 K3') ?? [];
    const move = { type: 'time-up', disturbed: true, kept } as const;
    const german = position({ table: 'R3 R4 R5 | K7 R7 B7', racks: ['K1 K2 K3'] });
    expect(rummikub.check(rummikub.view(german, 0), move)).toEqual({ code: 'not-now', phase: 'turn' });
    expect(rummikub.check(view, { ...move, kept: kept.slice(1) })?.code).toBe('tile-missing');
  });
});

test('[R-29] carlit-fr-2007: the penalty is for changing the table in vain, not for thinking', () => {
  const state = position({ table: 'R3 R4 R5', racks: ['R6 K1'], preset: 'carlit-fr-2007' });
  const view = rummikub.view(state, 0);
  const owed = (table: string | undefined) =>
    rummikub.apply(state, {
      kind: 'move',
      seat: 0,
      move: timeUpMove(view, table === undefined ? table : parseTable(table)),
    }).owed;
  expect(owed(undefined)).toBe(1);
  expect(owed('R3 R4 | R5 R6')).toBe(3);
});

test('[R-28] carlit-fr-2007: a seat that can open must', () => {
  const p = { racks: ['R10 R11 R12 K1'], closed: [0] };
  expect(refusal(position({ ...p, preset: 'carlit-fr-2007' }), 'draw')).toEqual({ code: 'must-open' });
  expect(refusal(position({ ...p, preset: 'carlit-it-2007' }), 'draw')).toBeUndefined();
  expect(
    refusal(position({ racks: ['R10 R11 K1'], closed: [0], preset: 'carlit-fr-2007' }), 'draw'),
  ).toBeUndefined();
});
