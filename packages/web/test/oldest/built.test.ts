// The built scripts use nothing that one of the oldest supported browsers lacks, unless there is a substitute for it, or they ask
// first whether it is there.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { missingIn } from './become.ts';
import { OLDEST } from './browsers.ts';

const dist = new URL('../../dist/', import.meta.url);

/** Defined by src/shell/old/ where they are missing. */
const SUBSTITUTED: readonly string[] = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'],
  ...['Segmenter', 'checkVisibility', 'CompressionStream', 'DecompressionStream', 'inert', 'roundRect'],
];

/** Each use of these asks first whether it is there: ours and Preact's. */
const ASKED_FOR: readonly string[] = [
  ...['share', 'canShare', 'vibrate', 'userActivation', 'showNotification', 'pushManager'],
  ...['toHex', 'fromHex', 'captureStackTrace', 'moveBefore', 'setAppBadge', 'clearAppBadge'],
];

/** Things of this program have these names, too. */
const OWN_NAMES: readonly string[] = [
  ...['take', 'drop', 'when', 'states', 'role', 'delay', 'memory', 'dispose', 'displayName', 'command'],
  'Scheduler',
];

const NEW_LISTS = /^(?:values|keys|entries)$/;
const OF_ITERATORS = /^(?:map|filter|take|drop|toArray|forEach|some|every|find|reduce|flatMap)$/;

interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';

const walk = (node: AnyNode, visit: (node: AnyNode) => void): void => {
  visit(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
};

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression' && node.computed === false) return nameOf(node.property);
  return node.type === 'Identifier' ? String(node.name) : '';
};

/** An iterator has no methods of a list: `map.values().map(…)`. */
const isIteratorMethod = (node: AnyNode): boolean => {
  if (node.type !== 'MemberExpression' || !OF_ITERATORS.test(nameOf(node)) || !isNode(node.object))
    return false;
  const { type, callee, arguments: given } = node.object;
  return (
    type === 'CallExpression' &&
    NEW_LISTS.test(nameOf(callee)) &&
    isNode(callee) &&
    nameOf(callee.object) !== 'Object' &&
    Array.isArray(given) &&
    given.length === 0
  );
};

const findingsIn = (code: string, names: ReadonlySet<string>): readonly string[] => {
  const found = new Set<string>();
  walk(parseAst(code) as unknown as AnyNode, (node) => {
    const text = String(node.value ?? '');
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add(`looks behind: ${regex.pattern.slice(0, 60)}`);
    if (regex && /[dv]/.test(regex.flags)) found.add(`new flag: /${regex.flags}`);
    if (node.type === 'Literal' && !regex && /\(\?<[=!]/.test(text))
      found.add(`looks behind: ${text.slice(0, 60)}`);
    if (node.type === 'StaticBlock') found.add('a static block of a class');
    if (isIteratorMethod(node)) found.add(`an iterator’s ${nameOf(node)}`);
    const name = node.type === 'MemberExpression' ? nameOf(node) : '';
    if (names.has(name)) found.add(`.${name}`);
    const made = node.type === 'NewExpression' && isNode(node.callee) ? node.callee : undefined;
    if (made?.type === 'Identifier' && names.has(nameOf(made))) found.add(nameOf(made));
  });
  return [...found];
};

const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const newer = new Set(OLDEST.flatMap((browser) => missingIn(browser).names));

test('no script needs a newer browser', () => {
  expect(scripts.length).toBeGreaterThan(100);
  const allowed = [...SUBSTITUTED, ...ASKED_FOR, ...OWN_NAMES];
  const names = new Set([...newer].filter((name) => !allowed.includes(name)));
  const found = scripts.flatMap((file) =>
    findingsIn(readFileSync(new URL(file, dist), 'utf8'), names).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

describe('what is found', () => {
  test.each([
    ['list.toSorted()', '.toSorted'],
    ['Object.groupBy(list, f)', '.groupBy'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['map.values().map(f)', 'an iterator’s map'],
    ['text.replace(/(?<=a)b/, "")', 'looks behind: (?<=a)b'],
    ['new RegExp("(?<!a)b")', 'looks behind: (?<!a)b'],
    ['text.match(/[a--b]/v)', 'new flag: /v'],
    ['Object.values(map).map(f)', undefined],
    ['list.map(f).filter(g).sort()', undefined],
  ])('%s', (code, what) => {
    expect(findingsIn(code, newer)).toEqual(what === undefined ? [] : [what]);
  });
});
