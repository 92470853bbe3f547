// Every decision has the same header, and the index lists each of them with its title, status and date.
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

const FOLDER = 'docs/decisions';
const HEADER =
  /^# (?<number>\d{3}) (?<title>.+)\n\n- Status: (?<status>.+)\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n\n/;
const STATUS = /^(?:accepted|(?:superseded by|accepted, amended by) \[(\d{3})\]\(\1-[a-z0-9-]+\.md\))$/;

const FILES = filesBelow(ROOT, /\.md$/)
  .filter((path) => path.startsWith(`${FOLDER}/`) && basename(path) !== 'README.md')
  .sort();
const INDEX = readPage(`${FOLDER}/README.md`);

const headerOf = (file: string): Readonly<Record<string, string>> | undefined =>
  HEADER.exec(readPage(file))?.groups;

/** The row of the index that belongs to a file. */
const rowOf = (file: string): string => {
  const { number, title, status, date } = headerOf(file) ?? {};
  return `| [${number}](${basename(file)}) | ${title} | ${status} | ${date} |`;
};

test.each(FILES)('%s has a number, a title, a status and a date', (file) => {
  const header = headerOf(file);
  expect(header).toBeDefined();
  expect(basename(file).slice(0, 4)).toBe(`${header?.number}-`);
  expect(header?.status).toMatch(STATUS);
});

test('numbers are unique', () => {
  const numbers = FILES.map((file) => basename(file).slice(0, 3));
  expect(numbers).toHaveLength(new Set(numbers).size);
});

test('the index lists every decision, in order, and nothing else', () => {
  const rows = INDEX.split('\n').filter((line) => line.startsWith('| ['));
  expect(rows).toEqual(FILES.map(rowOf));
});

test('the index explains every number that is missing', () => {
  const used = new Set(FILES.map((file) => Number(basename(file).slice(0, 3))));
  const explained = [
    ...(/The numbers ([^.]*) were never assigned/.exec(INDEX)?.[1] ?? '').matchAll(/(\d{3})(?:–(\d{3}))?/g),
  ].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  );
  const missing = Array.from({ length: Math.max(...used) }, (_, i) => i + 1).filter((n) => !used.has(n));
  expect(explained).toEqual(missing);
});

test('mentions of decisions have three digits and lead to one', () => {
  const numbers = new Set(FILES.map((file) => basename(file).slice(0, 3)));
  const sources = filesBelow(ROOT, /\.(?:md|tsx?|css|py)$/).filter((file) => !file.endsWith('.test.ts'));
  const wrong = sources.flatMap((file) =>
    [...readPage(file).matchAll(/\bdecisions? (\d{1,3})\b/gi)].flatMap(([mention, number = '']) =>
      numbers.has(number) ? [] : `${file}: ${mention}`,
    ),
  );
  expect(wrong).toEqual([]);
});
