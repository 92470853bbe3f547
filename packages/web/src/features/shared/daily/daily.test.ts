import { GAMES, Match } from '@crescendo/rules';
import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { dayInShort, dayInWords, isDay, shiftDay, timeLeft } from '../../../ui/days.ts';
import { pictureOf, progressIn } from './picture.ts';
import { shareText } from './share.ts';

const de = await load('de', 'together/daily');
const en = await load('en', 'together/daily');

test('days go back and forth over months, years and the change of clocks', () => {
  expect(shiftDay('2026-11-15', -1)).toBe('2026-11-14');
  expect(shiftDay('2026-03-01', -1)).toBe('2026-02-28');
  expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDay('2026-03-29', 1)).toBe('2026-03-30');
});

test('a day is a day of the calendar', () => {
  expect(['2026-11-15', '2026-13-01', '15.11.2026', '', '2026-11-15x'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('days in words', () => {
  expect(dayInWords('2026-11-15', 'de')).toBe('Sonntag, 15. November');
  expect(dayInShort('2026-11-15', 'de')).toBe('15.11.');
  expect(dayInShort('2026-11-15', 'en')).toBe('15/11');
});

test('what is left of a day is rounded up, and never less than nothing', () => {
  expect(timeLeft(5 * 3_600_000 + 11.2 * 60_000, 0)).toEqual({ hours: 5, minutes: 12 });
  expect(timeLeft(1, 0)).toEqual({ hours: 0, minutes: 1 });
  expect(timeLeft(0, 5)).toEqual({ hours: 0, minutes: 0 });
});

test('the picture tells who was ahead when, in ten signs, and how far the player came', () => {
  const progress = Array.from({ length: 40 }, (_, n) => [n < 20 ? 0 : n, n < 30 ? 10 : 20]);
  expect(pictureOf(progress, 0)).toEqual({
    bars: '▁▁▁▁▁▅▆▇▇█',
    leads: [...Array(5).fill('behind'), ...Array(5).fill('ahead')],
  });
  expect(
    pictureOf(
      [
        [1, 1],
        [-2, 1],
      ],
      0,
    ),
  ).toEqual({ bars: '█▁', leads: ['level', 'behind'] });
  expect(pictureOf([], 0)).toBeUndefined();
});

test.each(GAMES)('how far one has come in $id can be seen without knowing what is hidden', (game) => {
  const match = Match.begin({ game, seats: 2, options: game.options, series: null, first: 0 });
  expect(progressIn(game, match.fullView(0))).toHaveLength(2);
});

test('the text to share says how it went, and nothing of the deal', () => {
  const about = {
    game: 'Qwinto',
    language: 'de',
    day: '15.11.',
    played: 41,
    link: 'https://play.example/daily/2026-11-15',
    picture: { bars: '▁▅█', leads: ['behind', 'level', 'ahead'] },
  } as const;
  expect(shareText(de, { place: 3, score: 82, won: true }, about)).toBe(
    'Crescendo · 15.11. · Qwinto: gewonnen, 82 Punkte, Platz 3 von 41\n▁▅█\n🔻🟨🟢\nhttps://play.example/daily/2026-11-15',
  );
  expect(
    shareText(
      en,
      { place: 41, score: 1, won: false },
      { ...about, language: 'en', day: '15/11', picture: undefined },
    ),
  ).toBe('Crescendo · 15/11 · Qwinto: 1 point, place 41 of 41\nhttps://play.example/daily/2026-11-15');
});
