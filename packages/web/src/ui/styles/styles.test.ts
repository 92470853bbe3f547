// The style sheets stay small: few breakpoints, and no more declarations than there are. A change that needs more first looks for a
// primitive in layout.css; one that removes some lowers the numbers here.
import { expect, test } from 'vitest';
import { declarationsIn, linesIn, queriesIn, readSheets } from '../../../scripts/count-css.ts';

/** As `min-width`; as `max-width` it is one less, but for the first, which is the widest of the narrowest windows. */
const WIDTHS = [351, 560, 900, 1100, 1600];
/** As `max-height`: a window that is low, a table on its side, a small phone. */
const HEIGHTS = [520, 660, 740];
/** The other queries: the shape of a window, how somebody points, and what they prefer. */
const OTHERS = [
  'max-aspect-ratio: 2',
  'min-aspect-ratio: 5 / 4',
  'hover: hover',
  'hover: none',
  'pointer: fine',
  'forced-colors: active',
  'forced-colors: none',
  'prefers-contrast: more',
  'prefers-reduced-motion: no-preference',
];
const MAX_DECLARATIONS = 5240;
const MAX_LINES = 10_760;

const sheets = readSheets();
const text = sheets.map((sheet) => sheet.text).join('\n');

test('windows are asked only for five widths, three heights, and preferences', () => {
  const known = [
    ...WIDTHS.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]),
    ...HEIGHTS.flatMap((height) => [`max-height: ${height}px`, `min-height: ${height + 1}px`]),
    ...OTHERS,
  ];
  const unknown = sheets.flatMap(({ name, text }) =>
    queriesIn(text, 'media').flatMap((query) =>
      [...query.matchAll(/\(([^()]*)\)/g)]
        .map(([, feature = '']) => feature)
        .filter((feature) => !known.includes(feature))
        .map((feature) => `${name}: ${feature}`),
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

test('the style sheets do not grow', () => {
  const declarations = declarationsIn(text).length;
  expect(declarations).toBeGreaterThan(1000);
  expect(declarations).toBeLessThanOrEqual(MAX_DECLARATIONS);
  expect(linesIn(text)).toBeLessThanOrEqual(MAX_LINES);
});
