import { expect, test } from 'vitest';
import { weeksOf } from './weeks.tsx';

test('weeks begin on Monday, and no day is there twice or too early', () => {
  // A Thursday, six weeks after a Friday.
  const weeks = weeksOf({ since: '2026-10-09', until: '2026-11-19' });
  expect(weeks.map((week) => week.length)).toEqual(Array(7).fill(7));
  expect(weeks[0]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '2026-10-09',
    '2026-10-10',
    '2026-10-11',
  ]);
  expect(weeks.at(-1)?.slice(2)).toEqual(['2026-11-18', '2026-11-19', undefined, undefined, undefined]);
  expect(weeks.flat().filter(Boolean)).toHaveLength(42);
});
