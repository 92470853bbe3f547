// The table of docs/words.md as data: one thing has one word, and one word is one thing.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listSentences } from '../scripts/list-sentences.ts';
import { isLanguage, LANGUAGES } from './languages.ts';

const page = readFileSync(new URL('../../../docs/words.md', import.meta.url), 'utf8');
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the tables of words, each with its words in the order of the head. */
const tables = page
  .split(/^## /m)
  .map((part) => part.split('\n').filter((line) => line.startsWith('|')))
  .filter(([head = '']) => LANGUAGES.every((language) => cellsOf(head).includes(language)))
  .flatMap(([head = '', , ...rows]) => {
    const languages = cellsOf(head);
    // A line in bold type begins another game.
    const games: { readonly [column: string]: string }[][] = [[]];
    for (const row of rows.map(cellsOf)) {
      if (row[0]?.startsWith('**')) games.push([]);
      else games.at(-1)?.push(Object.fromEntries(row.map((word, i) => [languages[i] ?? '', word])));
    }
    return games.filter((game) => game.length > 0);
  });

/** The words of a cell; one with a raised number after it has a reason, given below the table. */
const wordsOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => !/[¹²³⁴⁵]$/.test(word));

const forbidden = new Map(
  page
    .slice(page.indexOf('## Not these'))
    .split('\n')
    .map(cellsOf)
    .flatMap(([language = '', words = '']) =>
      isLanguage(language) ? [[language, words.split(', ')] as const] : [],
    ),
);

describe.each(LANGUAGES)('%s', (language) => {
  test('no word of the table stands for two things', () => {
    expect(tables.length).toBeGreaterThanOrEqual(5);
    for (const rows of tables) {
      const all = rows.flatMap((row) => [...new Set(wordsOf(row[language] ?? ''))]);
      const twice = all.filter((word, i) => all.indexOf(word) < i);
      expect(twice).toEqual([]);
    }
  });

  test('the page does not use the words that the table refuses', async () => {
    const words = forbidden.get(language) ?? [];
    expect(words.length).toBeGreaterThan(1);
    const refused = new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'u');
    const shown = (await listSentences(language)).filter(({ where }) => !where.startsWith('terminal/'));
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter(({ text }) => refused.test(text.replaceAll(/\$\{[^}]*\}|=>.*/g, '')))).toEqual([]);
  });
});

test('English contracts, as people speak', async () => {
  const stiff = /\b(?:[Cc]annot|(?:[Dd]oes|[Ii]s|[Dd]o|[Aa]re|[Dd]id) not)\b(?! only)/;
  const shown = (await listSentences('en')).filter(({ where }) => !where.startsWith('terminal/help'));
  expect(shown.filter(({ text }) => stiff.test(text))).toEqual([]);
});
