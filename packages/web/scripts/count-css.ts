// Measures the style sheets: npx tsx packages/web/scripts/count-css.ts
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

/** A style sheet without its comments. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

export const readSheets = (): readonly Sheet[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({
      name,
      text: readFileSync(join(SRC, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
    }));

/** The conditions of all `@media` or `@container` rules, each written on one line. */
export const queriesIn = (text: string, rule: 'media' | 'container'): readonly string[] =>
  [...text.matchAll(new RegExp(`@${rule} ([^{]*)\\{`, 'g'))].map(([, query = '']) =>
    query.replaceAll(/\s+/g, ' ').trim(),
  );

export const declarationsIn = (text: string): readonly string[] =>
  (text.match(/[\w-]+\s*:[^;{}]*;/g) ?? []).map((found) => found.replaceAll(/\s+/g, ' '));

export const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

const kinds = (all: readonly string[]): string => `${all.length}, of which ${new Set(all).size} distinct`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sheets = readSheets();
  const text = sheets.map((sheet) => sheet.text).join('\n');
  console.log(`style sheets: ${sheets.length}, lines: ${linesIn(text)}`);
  console.log(`declarations: ${kinds(declarationsIn(text))}`);
  for (const rule of ['media', 'container'] as const) {
    const queries = queriesIn(text, rule);
    console.log(`${rule} queries: ${kinds(queries)}`);
    for (const query of [...new Set(queries)].sort())
      console.log(`  ${queries.filter((other) => other === query).length} ${query}`);
  }
}
