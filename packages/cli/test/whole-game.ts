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
  expect(fair.out).toMatch(/The dice are as promised: \d+ rolls and draws/);
  // Both players committed to a share, and revealed it.
  for (const seat of ['a', 'b'])
    for (const what of ['commitment', 'entropy'])
      expect(text).toMatch(new RegExp(`^fair ${what}-${seat} "[0-9a-f]{64}"$`, 'm'));
  const seed = /fair seed "(.)/.exec(text)?.[1];
  writeFileSync(file, text.replace(/fair seed "./, `fair seed "${seed === '0' ? '1' : '0'}`));
  const bent = await run(['verify', '--fair', file]);
  expect(bent).toMatchObject({ code: 1, err: expect.stringContaining('not the one promised') });
};
