// Comments are statements: none begins with an interrogative (`What a seat has`, `How often …`) or is a clause alone (`When the
// round is over`), and none is a question.
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

interface Comment {
  readonly line: number;
  readonly text: string;
}

/** The comments of a source that begin a line, as one line of text each. Consecutive lines of `//` are one comment. */
const commentsOf = (source: string): readonly Comment[] =>
  [
    ...source.matchAll(
      /(?<=^[ \t]*)(?:\/\*[\s\S]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*|;;.*(?:\n[ \t]*;;.*)*|#(?!!).*(?:\n[ \t]*#.*)*)/gm,
    ),
  ].map(({ 0: comment, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: comment
      .replaceAll(/^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/|;;|#)[ \t]?|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));

const isStatement = (text: string): boolean =>
  !/^(?:What|Who|Whom|Whose|Which|Why|Whether|How)\b/.test(text) &&
  !/^(?:Where|When)\b[^,.:;]*(?:[.:;]|$)/.test(text) &&
  !/^[^.]*\?(?: |$)/.test(text);

/** CSS has colours with `#`, Python and WebAssembly text have comments of their own. */
const FILES = ['packages', 'research', 'scripts', 'test'].flatMap((folder) =>
  filesBelow(`${ROOT}/${folder}`, /\.(?:tsx?|[cm]?js|css|py|wat)$/),
);

test('tells statements from others', () => {
  const source = [
    '/** What a seat has. */',
    'const a = 1; // How often',
    '  // Maps seats',
    '  // to chances.',
    '/**',
    ' * Is it over? Then nothing follows.',
    ' */',
  ].join('\n');
  expect(commentsOf(source)).toEqual([
    { line: 1, text: 'What a seat has.' },
    { line: 3, text: 'Maps seats to chances.' },
    { line: 5, text: 'Is it over? Then nothing follows.' },
  ]);
  expect(commentsOf(source).map(({ text }) => isStatement(text))).toEqual([false, true, false]);
  expect(isStatement('Shows “Play again?” once.')).toBe(true);
  expect(['Where to look.', 'When the round is over'].map(isStatement)).toEqual([false, false]);
  expect(isStatement('When a sync is over, every byte is on the disk.')).toBe(true);
  expect(isStatement('R-5: does the deal stand? It may.')).toBe(false);
});

test('every comment is a statement', () => {
  expect(FILES.length).toBeGreaterThan(1500);
  const others = FILES.flatMap((file) =>
    commentsOf(readPage(file)).flatMap(({ line, text }) =>
      isStatement(text) ? [] : [`${file}:${line}: ${text.slice(0, 80)}`],
    ),
  );
  expect(others, 'write a statement: “Maps each seat to its chance”, “Tells whether …”').toEqual([]);
});
