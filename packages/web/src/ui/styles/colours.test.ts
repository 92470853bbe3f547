// Colours are tokens: defined in files called tokens.css, and used by name everywhere else.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const styles = files.filter((file) => file.endsWith('.css'));
const RAW = /oklch\(\s*[\d.]|rgba?\(|hsla?\(|#[\da-f]{3,8}\b/gi;

test('a raw colour is found only in tokens.css', () => {
  const raw = styles
    .filter((file) => !file.endsWith('tokens.css'))
    .flatMap((file) => (read(file).match(RAW) ?? []).map((colour) => `${file}: ${colour}`));
  expect(styles.length).toBeGreaterThan(20);
  expect(raw).toEqual([]);
});

test('every custom property that is used is defined', () => {
  const sources = files.filter((file) => /\.(css|tsx?)$/.test(file)).map(read);
  const defined = new Set(
    sources.flatMap((text) => [...text.matchAll(/(--[\w-]+)(?='?:|', |\$\{)/g)].map(([, name]) => name)),
  );
  const used = styles.flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => `${file}: ${name}`),
  );
  // `--rows${columns}` defines all of `--rows1`, `--rows2` …
  const isDefined = (name = ''): boolean => defined.has(name) || defined.has(name.replace(/\d+$/, ''));
  expect(used.filter((use) => !isDefined(use.split(': ')[1]))).toEqual([]);
});
