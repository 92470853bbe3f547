import type { AnyNews } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { LogItem } from '../../../boards/contract/pictures.ts';
import type { Moment } from '../../../session/table.ts';
import { logLines } from './log-lines.ts';

const tableOf = (...news: readonly (readonly string[])[]) => ({
  moment: (n: number): Moment => ({
    view: { seat: null, news: [] },
    news: (news[n] ?? []).map((type) => ({ type })),
    turn: { kind: 'players', seats: [0] },
    decided: 0,
    rounds: undefined,
    previous: undefined,
  }),
});

const ITEMS: { readonly [type: string]: LogItem } = {
  draw: { begins: true, seat: 0, picture: ['tile'] },
  place: { begins: false, seat: 0, picture: ['square'] },
  noise: { begins: false, picture: null },
  end: { begins: true, picture: undefined },
};

const say = { logItem: ({ type }: AnyNews) => ITEMS[type]!, text: ({ type }: AnyNews) => type, start: 'go' };

test('draw and place stand on one line, which leads to the moment after both', () => {
  const lines = logLines(tableOf([], ['draw'], ['noise', 'place'], ['draw'], ['place', 'end']), 5, say);
  expect(lines.map(({ text }) => text)).toEqual(['go', 'draw place', 'draw place', 'end']);
  expect(lines.map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 2],
    [3, 4],
    [4, 4],
  ]);
});

test('a board without pictures says everything in words, a line each', () => {
  const lines = logLines(tableOf(['draw'], ['place']), 2, { ...say, logItem: undefined });
  expect(lines.map(({ text }) => text)).toEqual(['go', 'draw', 'place']);
});

test('what happened to the seats stands between the moves, and so does the clock before its own', () => {
  const lines = logLines(tableOf(['draw'], ['place'], ['place']), 3, {
    ...say,
    before: (number) => (number === 2 ? 'time is up' : ''),
    after: (number) => (number === 0 ? ['left', 'back'] : []),
  });
  expect(lines.map(({ text, isAside }) => [text, isAside === true])).toEqual([
    ['go', false],
    ['draw', false],
    ['left', true],
    ['back', true],
    ['place', false],
    ['time is up', true],
    ['place', false],
  ]);
  expect(lines.map(({ last }) => last)).toEqual([0, 0, 0, 0, 1, 2, 2]);
});
