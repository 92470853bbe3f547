// The style sheets stay small: few breakpoints, and no more declarations than there are. A change that needs more first looks for a
// primitive in layout.css; one that removes some lowers the numbers here.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
/** As `min-width`; as `max-width` it is one less, but for the first, which is the widest of the narrowest windows. */
const WIDTHS = [351, 560, 900, 1100, 1600];
/** As `max-height`: a window that is low, a table on its side, a small phone. */
const HEIGHTS = [520, 660, 740];
const MAX_DECLARATIONS = 4900;
const MAX_LINES = 10_250;

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const sheets = files
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    text: readFileSync(`${SRC}/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));

test('only the five widths and three heights are asked for', () => {
  const widths = [
    ...WIDTHS.map((width) => `min-width: ${width}px`),
    ...WIDTHS.map((width) => `max-width: ${width - 1}px`),
  ];
  const heights = [
    ...HEIGHTS.map((height) => `max-height: ${height}px`),
    ...HEIGHTS.map((height) => `min-height: ${height + 1}px`),
  ];
  const others = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@media ([^{]*)\{/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/(?:min|max)-(?:width|height): [^)]*/g)]
        .map(([feature]) => feature)
        .filter((feature) => ![...widths, ...heights].includes(feature))
        .map((feature) => `${name}: ${feature}`),
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(others).toEqual([]);
});

test('the style sheets do not grow', () => {
  const texts = sheets.map(({ text }) => text).join('\n');
  const declarations = texts.match(/[\w-]+\s*:[^;{}]*;/g)?.length ?? 0;
  const lines = texts.split('\n').filter((line) => line.trim() !== '').length;
  expect(declarations).toBeGreaterThan(1000);
  expect(declarations).toBeLessThanOrEqual(MAX_DECLARATIONS);
  expect(lines).toBeLessThanOrEqual(MAX_LINES);
});
