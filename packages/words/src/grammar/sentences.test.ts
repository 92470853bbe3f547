import { expect, test } from 'vitest';
import { commonWords, gameWords } from '../load.ts';
import { newsText, reasonText } from './sentences.ts';

const words = { common: await commonWords('en'), game: await gameWords('qwinto', 'en') };
const who = (seat: number): string => (seat === 0 ? 'Ada' : 'Bob');

test('a reason of the game, of the driver, or of neither', () => {
  expect(reasonText(words, { code: 'off-sheet' })).toBe('That field isn’t on the sheet.');
  expect(reasonText(words, { code: 'over' })).toBe('The game is over.');
  expect(reasonText(words, { code: 'new-reason' })).toBe('new-reason');
});

test('news of the game, of a series, or of neither', () => {
  const roundOver = { type: 'round-over', round: 2, scores: [3, 5], winners: [1] };
  expect(newsText(words, { type: 'skipped', seat: 0 } as { type: string }, who)).toBe('Ada writes nothing.');
  expect(newsText(words, roundOver, who)).toBe('Round 2 goes to Bob.');
  expect(newsText(words, { type: 'new-news' }, who)).toBe('new-news');
});
