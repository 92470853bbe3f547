import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const HERE = new URL('../', import.meta.url);
const DATA = new URL('strength/', HERE);
const page = readFileSync(new URL('STRENGTH.md', HERE), 'utf8');
const files = readdirSync(DATA);

interface Measured {
  readonly title: string;
  readonly measured: string;
  readonly commands: readonly string[];
  readonly tables: readonly {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

/** Splits a section at its links to data files; gives each file with the prose that follows. */
const parts = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => section.split(/\[[\w-]+\.json\]\(strength\//).slice(1))
  .map((part) => [part.slice(0, part.indexOf(')')), part.slice(part.indexOf(')') + 1)] as const);

/** Decimals, intervals, thousands and numbers before a unit: the figures that were measured. */
const figuresIn = (prose: string): readonly string[] =>
  prose.replace(/\s+/g, ' ').match(/\d[\d,]*(\.\d+)?( ± \d+(\.\d+)?)?/g) ?? [];

/** Small whole numbers and goals are words of a sentence. */
const isMeasured = (figure: string): boolean => /[.±]|\d,\d|^\d{4}$/.test(figure);

describe('STRENGTH.md', () => {
  test('has at most two pages', () => expect(page.split('\n').length).toBeLessThanOrEqual(120));

  test('names every data file', () => {
    const named = parts.map(([file]) => file);
    expect([...named, 'conditions.json'].sort()).toEqual([...files].sort());
  });

  test.each(parts)('%s has the figures of the page', (file, prose) => {
    const data = readFileSync(new URL(file, DATA), 'utf8');
    const known = new Set(figuresIn(data).flatMap((figure) => [figure, ...figure.split(' ± ')]));
    const measured = figuresIn(prose)
      .map((figure) => figure.replace(/,$/, ''))
      .filter(isMeasured);
    expect(measured.length).toBeGreaterThan(0);
    expect(measured.filter((figure) => !known.has(figure))).toEqual([]);
  });
});

test.each(files)('%s has whole tables and a date', (file) => {
  const data: Measured = JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));
  expect(data.measured).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { columns, rows } of data.tables)
    for (const row of rows) expect(row).toHaveLength(columns.length);
});
