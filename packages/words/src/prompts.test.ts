// The bar below a board has two lines on a phone: 240 pixels at 14.5 pixels' type hold about 68 characters.
import { expect, test } from 'vitest';
import { listSentences } from '../scripts/list-sentences.ts';
import { LANGUAGES } from './languages.ts';

const MAX_PROMPT = 68;
/** The guide is set smaller, and has three lines. */
const MAX_GUIDE = 96;

test.each(LANGUAGES)('%s: what to do now has room in two lines of a phone', async (language) => {
  const all = await listSentences(language);
  const prompts = all.filter(({ where }) => /^\w+\/board: (?:prompt|taking)\b/.test(where));
  expect(prompts.length).toBeGreaterThan(40);
  const long = prompts.filter(({ text }) => !text.includes('=>') && text.length > MAX_PROMPT);
  expect(long.map(({ where, text }) => `${where} (${text.length}): ${text}`)).toEqual([]);
});

test.each(LANGUAGES)('%s: the guide has room in three lines of a phone', async (language) => {
  const all = await listSentences(language);
  const guides = all.filter(({ where }) => /^\w+\/board: guide\./.test(where));
  expect(guides.length).toBeGreaterThan(20);
  const long = guides.filter(({ text }) => !text.includes('=>') && text.length > MAX_GUIDE);
  expect(long.map(({ where, text }) => `${where} (${text.length}): ${text}`)).toEqual([]);
});
