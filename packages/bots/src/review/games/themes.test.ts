import { itemAt } from '@crescendo/rules';
import { type Move as VorZwoelfMove, vorZwoelf } from '@crescendo/rules/5vor12';
import { type Move as FinitoMove, finito } from '@crescendo/rules/finito';
import { qwinto } from '@crescendo/rules/qwinto';
import { parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { themeOf as vorZwoelfTheme } from '../../5vor12/advice/themes.ts';
import { themeOf as finitoTheme } from '../../finito/advice/themes.ts';
import { themeOf as qwintoTheme } from '../../qwinto/advice/themes.ts';
import { themeOf as rummikubTheme } from '../../rummikub/advice/themes.ts';
import { THEMES, themesOf } from './themes.ts';

test('every game has its own kinds of mistakes, each named once', () => {
  for (const [game, themes] of Object.entries(THEMES)) {
    expect(new Set(themes).size).toBe(themes.length);
    expect(themesOf(game)).toBe(themes);
  }
  expect(themesOf('chess')).toEqual([]);
  expect(themesOf('toString')).toEqual([]);
});

describe('Qwinto', () => {
  const begun = qwinto.view(qwinto.setup(2, { ...qwinto.options, firstSeat: 'given' }), 0);
  const rolled = { ...begun, phase: 'write', colours: 'oyp', faces: [6, 6, 5], rolls: 2 } as const;
  test.each([
    [{ type: 'dice', colours: 'oyp' }, { type: 'dice', colours: 'o' }, 'too-many-dice'],
    [{ type: 'dice', colours: 'p' }, { type: 'dice', colours: 'oy' }, 'too-few-dice'],
    [{ type: 'dice', colours: 'p' }, { type: 'dice', colours: 'o' }, 'wrong-dice'],
    [{ type: 'keep' }, { type: 'reroll' }, 'kept-bad-sum'],
    [{ type: 'reroll' }, { type: 'keep' }, 'rerolled-good-sum'],
  ] as const)('%o, not %o', (played, better, theme) => {
    expect(qwintoTheme(begun, played, better)).toBe(theme);
  });

  test('17 at the start of a row leaves no room, at its end it does', () => {
    const at = (field: number) => ({ type: 'write', field }) as const;
    expect(qwintoTheme(rolled, at(0), at(8))).toBe('left-no-room');
    expect(qwintoTheme(rolled, at(8), at(17))).toBe('wrong-row');
    expect(qwintoTheme(rolled, at(8), at(0))).toBe('wrong-field');
    expect(qwintoTheme(rolled, { type: 'skip' }, at(8))).toBe('wrote-nothing');
    expect(qwintoTheme(rolled, at(8), { type: 'skip' })).toBe('wrote-needlessly');
  });
});

describe('Finito!', () => {
  const begun = finito.view(finito.setup(2, finito.options), 0);
  const board = itemAt(begun.boards, 0);
  const lying = (...counters: readonly (readonly [counter: number, at: number])[]) => ({
    ...begun,
    boards: begun.boards.with(
      0,
      counters.reduce<readonly number[]>((all, [counter, at]) => all.with(at, counter), board),
    ),
  });
  const put = (type: 'place' | 'move', counter: number, at: number): FinitoMove => ({ type, counter, at });

  test('by what lies in order afterwards, and by the room left', () => {
    const some = lying([3, 8], [9, 20]);
    expect(finitoTheme(some, put('place', 6, 5), put('place', 6, 12))).toBe('out-of-order');
    expect(finitoTheme(some, put('place', 6, 9), put('place', 6, 14))).toBe('left-no-room');
    expect(finitoTheme(some, put('place', 6, 13), put('place', 6, 14))).toBe('wrong-square');
    expect(finitoTheme(some, put('place', 6, 14), put('place', 5, 14))).toBe('wrong-counter');
    const ordered = lying([1, 0], [2, 4], [3, 8]);
    expect(finitoTheme(ordered, put('move', 2, 20), put('move', 1, 1))).toBe('broke-order');
    expect(finitoTheme(ordered, { type: 'pass' }, put('move', 1, 1))).toBe('passed-too-soon');
    expect(finitoTheme(ordered, put('move', 1, 1), { type: 'pass' })).toBe('moved-needlessly');
  });
});

describe('5 vor 12', () => {
  const begun = vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0);
  const board = itemAt(begun.boards, 0).with(0, 2).with(15, 19);
  const placing = { ...begun, phase: 'placing', drawn: 18, boards: begun.boards.with(0, board) } as const;
  const choosing = { ...placing, phase: 'choose', drawn: 0 } as const;
  const at = (square: number): VorZwoelfMove => ({ type: 'place', at: square });
  const take = (tile: number, square: number): VorZwoelfMove => ({ type: 'take', tile, at: square });

  test('by what was done, and by the room left', () => {
    expect(vorZwoelfTheme(begun, at(0), at(5))).toBe('wrong-start');
    expect(vorZwoelfTheme(choosing, { type: 'draw' }, take(9, 5))).toBe('drew-instead-of-taking');
    expect(vorZwoelfTheme(choosing, take(9, 5), { type: 'draw' })).toBe('took-instead-of-drawing');
    expect(vorZwoelfTheme(choosing, take(9, 5), take(12, 5))).toBe('wrong-tile');
    expect(vorZwoelfTheme(placing, { type: 'leave' }, at(5))).toBe('left-good-tile');
    expect(vorZwoelfTheme(placing, at(5), { type: 'leave' })).toBe('placed-bad-tile');
    expect(vorZwoelfTheme(placing, at(0), at(5))).toBe('exchanged-instead-of-filling');
    expect(vorZwoelfTheme(placing, at(5), at(0))).toBe('filled-instead-of-exchanging');
    expect(vorZwoelfTheme(placing, at(1), at(11))).toBe('left-no-room');
    expect(vorZwoelfTheme(placing, at(11), at(1))).toBe('wrong-square');
  });
});

describe('Rummikub', () => {
  const tiles = (text: string) =>
    text
      .split(' ')
      .map((tile) => parseTile(tile)!)
      .sort((a, b) => a - b);
  const begun = rummikub.view(rummikub.setup(2, rummikub.options), 0);
  const table = parseTable('B4 B5 B6 B7')!;
  const view = {
    ...begun,
    phase: 'turn',
    table,
    opened: [true, true],
    racks: [tiles('B8 K7 R7 Y7 J K1'), [-1]],
  } as const;
  const play = (text: string) => ({ type: 'play', table: parseTable(text)! }) as const;
  const draw = { type: 'draw' } as const;
  const more = play('B4 B5 B6 B7 B8');
  const group = play('B4 B5 B6 B7 | K7 R7 Y7');

  test.each([
    [draw, more, 'held-too-long'],
    [draw, play('B4 B5 B6 | B7 K7 R7'), 'missed-rearranging'],
    [more, draw, 'laid-too-soon'],
    [play('B4 B5 B6 B7 J'), draw, 'spent-joker'],
    [play('B4 B5 B6 B7 J'), more, 'spent-joker'],
    [more, group, 'laid-too-little'],
    [group, more, 'laid-too-much'],
    [more, play('B4 B5 B6 | B7 K7 R7'), 'missed-rearranging'],
    [play('B4 B5 B6 | B7 K7 R7'), play('B4 B5 B6 | B7 K7 R7 Y7'), 'laid-too-little'],
  ] as const)('%o, not %o: %s', (played, better, theme) => {
    expect(rummikubTheme(view, played, better)).toBe(theme);
  });

  test('before opening, and at the end', () => {
    const closed = { ...view, opened: [false, true] };
    expect(rummikubTheme(closed, draw, group)).toBe('opened-too-late');
    expect(rummikubTheme(closed, group, draw)).toBe('opened-too-soon');
    const last = { ...view, racks: [tiles('B8'), [-1]] };
    expect(rummikubTheme(last, draw, more)).toBe('missed-going-out');
  });
});
