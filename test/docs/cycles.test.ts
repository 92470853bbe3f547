// No source imports itself through others, in any package; an import of types counts as any other.
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../packages/web/vite/import-graph.ts';
import { filesBelow, ROOT } from './pages.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const cyclesOf = (graph: Graph): readonly string[] => {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
};

/** The imports of every source, relative to the root. */
const imports: Graph = new Map(
  filesBelow(ROOT, /\.(?:tsx?|[cm]?js)$/).map((file) => [
    file,
    importsOf(join(ROOT, file), join(ROOT, 'packages')).map((target) => relative(ROOT, target)),
  ]),
);

test('what counts as a cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d', 'b']],
    ['d', []],
  ]);
  expect(cyclesOf(graph)).toEqual([]);
  expect(cyclesOf(new Map([...graph, ['d', ['c']]]))).toEqual(['d → c → d', 'b → d → c → b']);
  expect(cyclesOf(new Map([['a', ['a']]]))).toEqual(['a → a']);
});

test('imports of every kind are found', () => {
  const from = (file: string): readonly string[] => imports.get(file) ?? [];
  // A type, several lines, what is loaded later, and another package.
  expect(from('packages/rules/src/match/match.ts')).toContain('packages/rules/src/record/game-record.ts');
  expect(from('packages/rules/src/match/match.ts')).toContain('packages/rules/src/game.ts');
  expect(from('packages/words/src/languages.ts')).toContain('packages/words/src/en/index.ts');
  expect(from('packages/words/src/grammar/rummikub/by-colour.ts')).toContain(
    'packages/rules/src/rummikub/index.ts',
  );
  expect(from('packages/words/src/index.ts')).toContain('packages/words/src/load.ts');
  expect(imports.size).toBeGreaterThan(1500);
  expect([...imports.values()].flat().length).toBeGreaterThan(6000);
});

test('no file imports itself through others', () => {
  expect(cyclesOf(imports)).toEqual([]);
});
