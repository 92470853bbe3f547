import { playOut, seeded } from '@crescendo/rules';
import { type Move, qwinto, type State, type View, WHOLE } from '@crescendo/rules/qwinto';
import { describe, expect, test } from 'vitest';
import {
  asksForField,
  fieldsInColumn,
  handOf,
  layoutOf,
  openFieldsOf,
  rangeOf,
  withDie,
} from './view-model.ts';

const picture = (extent: { dice: number; width: number }): readonly string[] => {
  const { rows, columns, cells } = layoutOf(extent);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, x) => {
      const cell = cells.find((one) => one.row === row && one.x === x);
      return cell === undefined ? ' ' : cell.kind === 'gap' ? '#' : cell.bonus ? '*' : 'o';
    }).join(''),
  );
};

const after = (...lines: readonly string[]): State =>
  lines.reduce<State>(
    (state, line) =>
      /^[AB] /.test(line)
        ? qwinto.apply(state, {
            kind: 'move',
            seat: line.charCodeAt(0) - 65,
            move: qwinto.notation.move.parse(line.slice(2))!,
          })
        : qwinto.apply(state, { kind: 'chance', outcome: qwinto.notation.chance.parse(line)! }),
    qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' }),
  );

describe('the sheet as it is drawn', () => {
  test('is the printed one: shifted rows, a gap in each, five pentagons', () => {
    expect(picture(WHOLE)).toEqual(['  o*o#o*oooo', ' ooooo#o*oo ', 'oo*o#oooo*  ']);
  });

  test('of a smaller game is cut to what is in use, without a gap at its end', () => {
    expect(picture({ dice: 1, width: 3 })).toEqual(['o*o']);
    expect(picture({ dice: 2, width: 4 })).toEqual([' o*o#o', 'oooo  ']);
    expect(layoutOf({ dice: 2, width: 9 }).bonuses).toEqual([]);
    expect(layoutOf({ dice: 3, width: 4 }).bonuses.map(({ x }) => x)).toEqual([2, 3]);
  });
});

describe('what lights up', () => {
  const kept = after('A dice yp', 'roll y4 p5');
  const writing = after('A dice yp', 'roll y4 p5', 'A keep');

  test('before the roll is kept: where it would fit, for the one who decides', () => {
    const open = (seat: number, mode: 'play' | 'watch') => {
      const { kind, fields } = openFieldsOf(qwinto, qwinto.view(kept, seat), mode);
      return [kind, fields.size];
    };
    expect(open(0, 'play')).toEqual(['fits', 18]);
    expect(open(1, 'watch')).toEqual(['plain', 0]);
  });

  test('while writing: what the game allows, and nothing once chosen', () => {
    const { kind, fields } = openFieldsOf(qwinto, qwinto.view(writing, 1), 'play');
    expect([kind, fields.size, fields.has(0)]).toEqual(['fits', 18, false]);
    const chosen = after('A dice yp', 'roll y4 p5', 'A keep', 'A write y7');
    expect(openFieldsOf(qwinto, qwinto.view(chosen, 0), 'watch').kind).toBe('plain');
    expect(openFieldsOf(qwinto, qwinto.view(writing, null), 'watch').kind).toBe('plain');
    expect(openFieldsOf(qwinto, qwinto.view(writing, 0), 'still').kind).toBe('plain');
  });

  test('is always what can be played', () => {
    playOut({
      game: qwinto,
      seats: 2,
      options: qwinto.options,
      dice: seeded('lights'),
      players: [0, 1].map(() => ({
        id: 'looks',
        choose: (view: View, dice: () => number): Move => {
          const moves = [...qwinto.moves(view)];
          const { fields } = openFieldsOf(qwinto, view, 'play');
          if (view.phase === 'write')
            for (const field of fields) expect(qwinto.check(view, { type: 'write', field })).toBeUndefined();
          return moves[Math.floor(dice() * moves.length)]!;
        },
      })),
    });
  });
});

test('touching a die takes it up or puts it back', () => {
  expect(withDie('', 1)).toBe('y');
  expect(withDie('yp', 0)).toBe('oyp');
  expect(withDie('oyp', 1)).toBe('op');
  expect(rangeOf('op', 6)).toEqual([2, 12]);
});

test('a number keeps its tilt, and neighbours differ', () => {
  expect(handOf(3, 0)).toBe(handOf(3, 0));
  expect(handOf(3, 0)).not.toBe(handOf(4, 0));
});

test('fields that would repeat a number in their column are known, whether the roll is kept or not', () => {
  const written = ['A dice o', 'roll o5', 'A keep', 'A write o3', 'B skip', 'B dice p', 'roll p5'];
  const [rolled, kept] = [after(...written), after(...written, 'B keep')];
  expect(fieldsInColumn(qwinto, qwinto.view(after(...written.slice(0, 5)), 0))).toEqual([]);
  // Column 3 of the purple row; on B's own sheet nothing stands in it.
  expect(fieldsInColumn(qwinto, qwinto.view(kept, 0))).toEqual([21]);
  expect(fieldsInColumn(qwinto, qwinto.view(rolled, 1))).toEqual([]);
});

test('a field is asked for with a hint to keep the roll, and not while another sheet is in view', () => {
  const [keep, reroll] = [{ type: 'keep' }, { type: 'reroll' }] as const;
  expect(asksForField(3, false, keep, undefined)).toBe(true);
  expect(asksForField(3, false, undefined, keep)).toBe(true);
  expect(asksForField(3, true, keep, undefined)).toBe(false);
  expect(asksForField(0, false, keep, undefined)).toBe(false);
  expect(asksForField(3, false, reroll, undefined)).toBe(false);
});
