// Reads the pages of documentation as Markdown: which there are, their links and the anchors of their headings.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that are built, installed or local. */
const SKIPPED = new Set(['node_modules', 'dist', 'shots', 'out']);
/** The same, at the root only. */
const SKIPPED_AT_ROOT = new Set(['coverage', 'data', 'site', 'docs-site', 'packed', 'release', 'shared']);

/** Every file below the folder with one of these endings, relative to the root. */
export const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    if (folder === ROOT && SKIPPED_AT_ROOT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path, ending);
    return ending.test(entry.name) ? [relative(ROOT, path)] : [];
  });

export const readPage = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

/** The text without fenced blocks of code; spans of code stay. */
export const withoutBlocks = (text: string): string => text.replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '');

/** The targets of inline links and pictures. */
export const linksOf = (text: string): readonly string[] =>
  [
    ...withoutBlocks(text)
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g),
  ].map(([, target = '']) => target);

/** The anchors that GitHub gives the headings of a page. */
export const anchorsOf = (text: string): readonly string[] => {
  const seen = new Map<string, number>();
  return [...withoutBlocks(text).matchAll(/^#{1,6} +(.+?)(?: #+)?$/gm)].map(([, heading = '']) => {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-');
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
};
