// Carries out the steps of a page of documentation: files to write and changes to make.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

export interface Block {
  readonly kind: string;
  readonly path: string;
  readonly text: string;
}

/** The fenced blocks that name a file. */
export const fileBlocks = (page: string): readonly Block[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', path = '', text = '']) => ({ kind, path, text }),
  );

const changed = (before: string, { path, text }: Block): string => {
  const lines = text.trimEnd().split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(' ') || line === '')
      .map((line) => line.slice(1))
      .join('\n');
  const [old, now] = [side('-'), side('+')];
  if (before.split(old).length !== 2) throw new Error(`${path} does not hold once:\n${old}`);
  return before.replace(old, () => now);
};

/** Makes a change in a copy of the tree. */
export const makeChange = (copy: string, block: Block): void => {
  const file = join(copy, block.path);
  writeFileSync(file, changed(readFileSync(file, 'utf8'), block));
};
