import {
  type AnyBot,
  type AnyGame,
  type AnyNews,
  GAMES,
  itemAt,
  pick,
  playOut,
  type Seat,
  seeded,
} from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { commonWords, gameWords } from './catalogue.ts';
import { aName, deName } from './common/names.ts';
import { list } from './common/words.ts';
import { LANGUAGES } from './languages.ts';
import { newsText } from './sentences.ts';

const who = (seat: Seat): string => itemAt(['Ada', 'Bob', 'Cleo'], seat);

/** What is told in the first part of some games that are played at random. */
const newsOf = (game: AnyGame): readonly AnyNews[] => {
  const random: AnyBot = { id: 'random', choose: (view, dice) => pick(dice, [...game.moves(view)]) };
  const setup = { game, seats: 3, options: game.options, players: [random, random, random], limit: 300 };
  return [0, 1, 2, 3, 4].flatMap((n) => playOut({ ...setup, dice: seeded(`news ${n}`) }).news(0, 0));
};

describe.each(GAMES)('$id', (game) => {
  const told = newsOf(game);

  test.each(LANGUAGES)('everything that happens is a sentence without codes: %s', async (language) => {
    const words = { common: await commonWords(language), game: await gameWords(game.id, language) };
    expect(told.length).toBeGreaterThan(20);
    for (const news of told) {
      const text = newsText(words, news, who);
      expect(text).toMatch(/^\P{Ll}(?!.*(undefined|NaN| {2})).+[.!]$/u);
      expect(text).not.toMatch(/\b[a-z]\d+\b/);
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });
});

test('small words before names', () => {
  expect(['Ada', 'Bob', 'Élise', 'Yann', 'Yves', 'Hélène', 'Hans'].map(deName)).toEqual([
    'd’Ada',
    'de Bob',
    'd’Élise',
    'de Yann',
    'd’Yves',
    'd’Hélène',
    'de Hans',
  ]);
  expect(['Ada', 'Bob', 'Eva'].map(aName)).toEqual(['ad Ada', 'a Bob', 'a Eva']);
});

test('a list as people in Britain say it', () => {
  expect(list('en', ['Ada', 'Bob', 'Cleo'])).toBe('Ada, Bob and Cleo');
});
