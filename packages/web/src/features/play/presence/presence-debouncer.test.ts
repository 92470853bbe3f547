import { expect, test } from 'vitest';
import { PresenceDebouncer } from './presence-debouncer.ts';

test('who stays away is told once, and so is who comes back', () => {
  const settled = new PresenceDebouncer(['Ada', 'Bob']);
  expect(settled.update(['Ada', 'Bob'], 0)).toEqual({ came: [], went: [], next: undefined });
  expect(settled.update(['Ada'], 1000)).toEqual({ came: [], went: [], next: 11_000 });
  expect(settled.update(['Ada'], 11_000)).toEqual({ came: [], went: ['Bob'], next: undefined });
  expect(settled.update(['Ada'], 20_000)).toEqual({ came: [], went: [], next: undefined });
  expect(settled.update(['Ada', 'Bob'], 21_000)).toMatchObject({ came: [], next: 23_000 });
  expect(settled.update(['Ada', 'Bob'], 23_000)).toMatchObject({ came: ['Bob'], went: [] });
});

test('a connection that flickers is not worth a word', () => {
  const settled = new PresenceDebouncer(['Ada']);
  const told = Array.from({ length: 600 }, (_, second) =>
    settled.update(Math.floor(second / 5) % 2 === 0 ? ['Ada'] : [], second * 1000),
  );
  expect(told.flatMap(({ came, went }) => [...came, ...went])).toEqual([]);
});

test('what is known otherwise is not told', () => {
  const settled = new PresenceDebouncer(['Ada']);
  settled.update([], 0);
  settled.forget('Ada', false);
  expect(settled.update([], 60_000)).toEqual({ came: [], went: [], next: undefined });
});
