// A move as it is heard and typed: every set that changes is named.
import { parseTable, parseTile, rummikub, type View } from '@crescendo/rules/rummikub';
import { commonWords, gameWords, LANGUAGES, type Language } from '@crescendo/words';
import { expect, test } from 'vitest';
import { rummikubTurn } from '../../../../test/boards/rummikub-turn.ts';
import type { RummikubTranslations } from '../types.ts';
import { loadWords } from '../words.ts';
import { speech } from './spoken.ts';
import { typing } from './typed.ts';

const translationsIn = async (language: Language): Promise<RummikubTranslations> => ({
  language,
  common: await commonWords(language),
  game: await gameWords('rummikub', language),
  own: await loadWords(language),
});

/** Returns the answer while this is typed. */
const feedback = (text: string, view: View, translations: RummikubTranslations): string => {
  const move = typing.parse(text, view);
  if (!move) return 'not a move';
  const reason = rummikub.check(view, move);
  return reason
    ? (speech.refused(reason, move, view, translations) ?? reason.code)
    : speech.describe(move, view, translations);
};

const TABLE = 'K6 K7 K8 | R2 R3 R4 R5 | K9 R9 B9 Y9 | Y4 J Y6 | K5 B5 Y5';

test.each([
  ['lay K9', 'K9 B1', 'Add the black 9 to the black run 6 to 8.'],
  ['lay R6 | B1 B2 B3', 'R6 B1 B2 B3', 'Add the red 6 to the red run 2 to 5. Lay the blue run 1 to 3.'],
  // Tiles that are not on the rack come from the table, from a set that stays one.
  ['lay Y7 Y8 Y9', 'Y7 Y8', 'Lay the yellow run 7 to 9, taking the yellow 9 from the group of 9s.'],
  ['lay B5 B6 B7 | K5 | Y5', 'B6 B7 Y7', 'Move the black 5 from the group of 5s into the black run 6 to 8.'],
  // The tile of the rack, or the one of the table: whichever leaves everything in order.
  ['lay R5 R6 R7', 'R5 R6 R7', 'Lay the red run 5 to 7.'],
  ['lay Y5 | K13 J R13', 'Y5 K13 R13', 'Add the yellow 5 to the yellow run 4 to 6 (joker as 5).'],
  ['lay B3 B4', 'B3 B4', 'blue 3, blue 4. Not finished. It needs the blue 2 or the blue 5.'],
  ['lay K8 R8 B8', 'R8 B8', 'black 6, black 7. Not finished. It needs the black 5 or the black 8.'],
  ['lay K1', 'K2', 'black 1. Not finished. A set has at least three tiles; there is only one here.'],
])('%s', async (text, rack, said) => {
  expect(feedback(text, rummikubTurn(TABLE, rack), await translationsIn('en'))).toContain(said);
});

test('in every language: advised, done by the reader, done by somebody else', async () => {
  const view = rummikubTurn(TABLE, 'K9 Y7 Y8');
  const move = typing.parse('lay K9 | Y7 Y8 Y9', view)!;
  for (const language of LANGUAGES) {
    const translations = await translationsIn(language);
    const { adds, moves, lays } = translations.own.spoken;
    const [run] = view.table;
    const said = (['advised', 'you', { name: 'Ada' }] as const).map((doer) => [
      adds(doer, 'x', run!, []),
      moves(doer, [{ tiles: 'x', from: run! }], run!),
      lays(doer, [{ set: run!, taken: [] }], true),
    ]);
    for (const text of said.flat()) expect(text, language).toMatch(/^[\p{Lu}].*6.*8.*\.$/u);
    expect(new Set(said.flat()).size, language).toBeGreaterThanOrEqual(7);
    expect(speech.describe(move, view, translations)).not.toMatch(/undefined/);
  }
});

test('with two jokers on the table it is told which of them goes where', async () => {
  const before = rummikubTurn('R3 R4 R5 R6 R7 | R7 R8 R9 R10 R11 | K13 B13 Y13 J | K11 R11 J', 'B1');
  const table = 'R3 R4 R5 R6 R7 | R8 R9 R10 R11 | K13 B13 Y13 | K11 R11 J | R7 B7 Y7 | J B12 B13';
  const after = { ...before, table: parseTable(table)! };
  const tiles = ['B7', 'Y7', 'B12', 'B13'].map((word) => parseTile(word)!);
  const said: Partial<Record<Language, string | undefined>> = {};
  for (const language of LANGUAGES)
    said[language] = speech.news(
      { type: 'played', seat: 1, tiles, opened: false },
      before,
      after,
      await translationsIn(language),
      Object.assign((seat: number) => `Player ${seat}`, { you: 0 }),
    );
  expect(said.en).toBe(
    'Player 1 lays the group of 7s (red, blue, yellow), taking the red 7 from the red run 7 to 11. ' +
      'Player 1 lays the blue run 11 to 13 (joker as 11), taking a joker from the group of 13s.',
  );
  expect(said.de).toContain('und nimmt dazu einen Joker aus der Gruppe 13.');
  expect(said.fr).toContain(', en prenant un joker du groupe de 13.');
  expect(said.it).toContain(', prendendo un jolly dal gruppo di 13.');
  expect(said.nl).toContain(', met een joker uit de groep met de 13.');
  expect(said.es).toContain(', tomando un comodín del grupo de 13.');
});
