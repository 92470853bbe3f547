// The dice of records written by earlier versions are still thrown as they were.
import { readdirSync, readFileSync } from 'node:fs';
import { gameById, parseRecord } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { fairnessError } from './verify.ts';

const FOLDER = new URL('../../../rules/fixtures/before-match/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));

/** Holds a move that the rules, since corrected, refuse. */
const CORRECTED: { readonly [file: string]: string } = { 'rummikub-international-2019.txt': 'not-a-game' };

test('every record with fair lines is fair', () => {
  let fair = 0;
  for (const file of FILES) {
    const parsed = parseRecord(readFileSync(new URL(file, FOLDER), 'utf8'), gameById);
    if ('error' in parsed) throw new Error(`${file}: ${parsed.error.code}`);
    const error = fairnessError(parsed.record, gameById);
    const hasLines = Object.keys(parsed.record.fairness).length > 0;
    expect([file, error?.code]).toEqual([file, hasLines ? CORRECTED[file] : 'no-fair-lines']);
    if (hasLines) fair++;
  }
  expect(fair).toBe(17);
});
