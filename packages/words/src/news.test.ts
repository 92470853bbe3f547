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
import { parseTile } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import { list } from './grammar/list.ts';
import { aName, deName } from './grammar/names.ts';
import { newsText } from './grammar/sentences.ts';
import { LANGUAGES } from './languages.ts';
import { commonWords, gameWords } from './load.ts';

const who = (seat: Seat): string => itemAt(['Ada', 'Bob', 'Cleo'], seat);

/** Collects the news in the first part of some games that are played at random. */
const newsOf = (game: AnyGame): readonly AnyNews[] => {
  const random: AnyBot = { id: 'random', choose: (view, dice) => pick(dice, [...game.moves(view)]) };
  const setup = { game, seats: 3, options: game.options, players: [random, random, random], limit: 300 };
  return [0, 1, 2, 3, 4].flatMap((n) => playOut({ ...setup, dice: seeded(`news ${n}`) }).news(0, 0));
};

/** The same, read by Ada. */
const toAda = Object.assign((seat: Seat): string => who(seat), { you: 0 });

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

  test.each(LANGUAGES)('nobody reads their own name: %s', async (language) => {
    const words = { common: await commonWords(language), game: await gameWords(game.id, language) };
    for (const news of told) {
      const text = newsText(words, news, toAda);
      expect(text).not.toContain('Ada');
      expect(text).toMatch(/^\P{Ll}(?!.*(undefined|NaN| {2})).+[.!]$/u);
    }
  });
});

test.each([
  ['en', 'You begin.', 'You draw the red 5.', 'Round 2 goes to you and Bob.', 'You have no tiles left.'],
  [
    'de',
    'Du beginnst.',
    'Du ziehst die rote 5.',
    'Runde 2 geht an dich und Bob.',
    'Du hast alle Spielsteine abgelegt.',
  ],
  [
    'fr',
    'Tu commences.',
    'Tu tires le 5 rouge.',
    'La manche 2 est pour toi et Bob.',
    'Tu n’as plus de plaques.',
  ],
  ['it', 'Cominci tu.', 'Peschi il 5 rosso.', 'Il round 2 va a te e Bob.', 'Non hai più tessere.'],
  ['nl', 'Je begint.', 'Je pakt de rode 5.', 'Ronde 2 gaat naar jou en Bob.', 'Je hebt geen stenen meer.'],
  ['es', 'Empiezas tú.', 'Sacas el 5 rojo.', 'La ronda 2 es para ti y Bob.', 'Te has quedado sin fichas.'],
] as const)('the reader is spoken to in %s', async (language, begins, draws, round, out) => {
  const words = { common: await commonWords(language), game: await gameWords('rummikub', language) };
  const say = (news: { readonly type: string }): string => newsText(words, news, toAda);
  const redFive = parseTile('r5');
  expect(say({ type: 'begins', seat: 0 } as AnyNews)).toBe(begins);
  expect(say({ type: 'start-drew', seat: 0, tile: redFive } as AnyNews)).toBe(draws);
  expect(say({ type: 'round-over', round: 2, winners: [0, 1], scores: [1, 1, 0] } as AnyNews)).toBe(round);
  expect(say({ type: 'ended', ending: 'out', winners: [0] } as AnyNews)).toContain(out);
  expect(say({ type: 'begins', seat: 1 } as AnyNews)).toContain('Bob');
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
  expect(list('en-GB', ['Ada', 'Bob', 'Cleo'])).toBe('Ada, Bob and Cleo');
});
