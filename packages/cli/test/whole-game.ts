// For tests: a whole game between two terminals, with the server killed in the middle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { run } from './run-cli.ts';
import { atKeyboard, type Host } from './terminals.ts';

/** Small enough for players who move at random: with exchanges alone a big board is never full. */
export const OPTIONS: { readonly [game: string]: string } = {
  '5vor12': 'size=3 guard=3',
  finito: 'roundLimit=10',
  rummikub: 'values=6 handSize=7 emptyPool=playOn threePairsRedeal=false',
};

export const playWithCrash = async (host: Host, game: string): Promise<void> => {
  const { folder } = host;
  let crashed: Promise<void> | undefined;
  const ada = atKeyboard(
    folder,
    [host.url, '--game', game, '--options', OPTIONS[game] ?? ''],
    'Ada',
    (count) => {
      if (count === 4) crashed = host.crash();
    },
  );
  const link = await ada.invited;
  const bob = atKeyboard(folder, [link], 'Bob');
  const [hers, his] = await Promise.all([ada.ended, bob.ended]);
  await crashed;
  for (const { code, errors, all } of [hers, his]) {
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(all).toMatch(/wins!|share the win!/);
  }
  expect(hers.all).toContain('The connection to the server is lost');
  const record = await fetch(`${host.url}/api/tables/${link.slice(-22)}/record`);
  const file = join(folder, `${game}.txt`);
  const text = await record.text();
  writeFileSync(file, text);
  const fair = await run(['verify', '--fair', file]);
  expect({ code: fair.code, err: fair.err }).toEqual({ code: 0, err: '' });
  // Both players committed to a share, and revealed it; a file alone does not know when.
  expect(fair.out).toMatch(/All \d+ rolls and draws follow/);
  expect(fair.out).toContain('--share FILE');
  for (const seat of ['a', 'b'])
    expect(text).toMatch(new RegExp(`^fair number-${seat} "[0-9a-f]{64}"$`, 'm'));
  // With what a terminal wrote down, it is proven.
  const share = join(folder, 'Ada', 'dice', `${link.slice(-22)}.json`);
  const proven = await run(['verify', file, '--share', share]);
  expect({ code: proven.code, err: proven.err }).toEqual({ code: 0, err: '' });
  expect(proven.out).toContain('Yes, it was fair.');
  const secret = /fair secret "(.)/.exec(text)?.[1];
  writeFileSync(file, text.replace(/fair secret "./, `fair secret "${secret === '0' ? '1' : '0'}`));
  const bent = await run(['verify', file]);
  expect(bent).toMatchObject({ code: 1, err: expect.stringContaining('doesn’t match its fingerprint') });
  writeFileSync(file, text.replaceAll(/^fair .*\n/gm, ''));
  expect((await run(['verify', file])).code).toBe(0);
  expect((await run(['verify', '--fair', file])).code).toBe(1);
  const removed = await run(['verify', file, '--share', share]);
  expect(removed).toMatchObject({ code: 1, err: expect.stringContaining('remembers the dice') });
};
