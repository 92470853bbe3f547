import { expect, test } from 'vitest';
import { versionFor, withOldNames } from './old-names.ts';
import { PROTOCOL } from './version.ts';

test('a state has the names of version 3, and the view of its game stays as it is', () => {
  const view = { seat: 0, news: [{ type: 'rolled', source: 'cup' }], paused: 1 };
  const news = [{ type: 'placed', seating: 1 }];
  expect(
    withOldNames({
      type: 'state',
      table: {
        seats: 2,
        seating: [{ kind: 'free', name: '' }],
        paused: false,
        reclaimableSeat: null,
        createdAt: 5,
      },
      view,
      news,
      lastMove: { seat: 0, by: 'bot' },
    }),
  ).toEqual({
    type: 'state',
    table: { seats: 2, chairs: [{ kind: 'free', name: '' }], held: false, back: null, made: 5 },
    view,
    told: news,
    lastMove: { seat: 0, by: 'bot' },
  });
});

test('so does a change, whose parts are lists of one new value or objects of changes', () => {
  const state = { table: { seating: { 1: { online: [true] } }, paused: [true] }, view: { news: [[]] } };
  expect(withOldNames({ type: 'change', table: 't', state, news: [], done: { paused: 4 } })).toEqual({
    type: 'change',
    table: 't',
    state: { table: { chairs: { 1: { online: [true] } }, held: [true] }, view: { news: [[]] } },
    told: [],
    done: { paused: 4 },
  });
});

test('so does a history, a list and a group', () => {
  expect(withOldNames({ steps: [{ by: 0, news: [], source: 'bot' }], next: 7 })).toEqual({
    steps: [{ by: 0, told: [], maker: 'bot' }],
    next: 7,
  });
  expect(withOldNames({ tables: [{ createdAt: 1, options: { paused: true } }] })).toEqual({
    tables: [{ made: 1, options: { paused: true } }],
  });
  expect(withOldNames([{ createdAt: 1, members: [{ joinedAt: 2 }] }])).toEqual([
    { made: 1, members: [{ since: 2 }] },
  ]);
});

test('a record, and nothing at all, stay what they are', () => {
  for (const value of ['crescendo 1\n', null, undefined, 5]) expect(withOldNames(value)).toBe(value);
});

test('who names no version speaks version 3; who names an unknown one is answered in ours', () => {
  expect([undefined, null, '', '3'].map(versionFor)).toEqual([3, 3, 3, 3]);
  expect([String(PROTOCOL), '5', 'x'].map(versionFor)).toEqual([PROTOCOL, PROTOCOL, PROTOCOL]);
});
