// docs/fair-dice.md, implemented from that page alone in another language, agrees with the server.
import { readFileSync } from 'node:fs';
import { verdictOn } from '@crescendo/protocol';
import { gameById, parseRecord } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';
import { CASES, missingPython, python, recordedGame, verifiedByPython } from './recorded-games.ts';

const PAGE = readFileSync(new URL('../../../../docs/fair-dice.md', import.meta.url), 'utf8');
const KEY = /^\| K \| `(\w+)` \|$/m.exec(PAGE)?.[1] ?? '';

describe.skipIf(missingPython !== '')(`in Python${missingPython && ` (${missingPython})`}`, () => {
  const fixture = useTestServer();

  test('records of a real server agree, and what is changed in them is found', async () => {
    const records: string[] = [];
    for (const asked of CASES) {
      // Only some hands have three pairs.
      do records.push(await recordedGame(fixture, asked));
      while (asked.redeal && records.length < 30 && !/^\w redeal$/m.test(records.join('\n')));
    }
    const chance = (text: string): number => text.match(/^\* /gm)?.length ?? 0;
    expect(verifiedByPython(records)).toEqual(records.map((text) => `ok ${chance(text)}`));
    // All that the page describes has happened in them.
    const all = records.join('\n');
    for (const line of [
      /^\w redeal$/m,
      /^\w reroll$/m,
      /^fair rounds "\d+"$/m,
      /^fair taken-back/m,
      /^\* first/m,
    ])
      expect(all).toMatch(line);
    for (const text of records) {
      const parsed = parseRecord(text, gameById);
      expect('record' in parsed && verdictOn(parsed.record, gameById)).toMatchObject({ why: 'no-memory' });
    }
    // Another outcome, another number, other terms.
    const spoilt = records.flatMap((text) => [
      text.replace(/^(\* .*?)(\d+)$/m, (_line, start, number) => `${start}${number === '1' ? 2 : 1}`),
      text.replace(/^fair number-a "./m, (line) => `${line.slice(0, -1)}${line.endsWith('0') ? 1 : 0}`),
      text.replace('draws stable', 'draws unstable'),
    ]);
    for (const [n, said] of verifiedByPython(spoilt).entries())
      expect([n, said]).toEqual([n, expect.stringMatching(/^wrong/)]);
  });

  /** A row of the table of vectors: the draw, and the lots of these pieces. */
  const lots = (draw: string, pieces: readonly string[]): readonly number[] =>
    JSON.parse(python(['--draw', KEY, draw, ...pieces]).out);

  const ranked = (draw: string, pieces: readonly string[]): string => {
    const found = lots(draw, pieces);
    return pieces[found.indexOf(Math.min(...found))] ?? '';
  };

  const two = (names: readonly string[]) => names.flatMap((name) => [`${name} 0`, `${name} 1`]);
  const upTo = (count: number, word = '') => Array.from({ length: count }, (_, n) => `${word}${n + 1}`);
  const PIECES: { readonly [described: string]: readonly string[] } = {
    '`first A`, `first B`': ['first A 0', 'first B 0'],
    'two of each number to 20': two(upTo(20)),
    'the same without one 16': two(upTo(20)).filter((piece) => piece !== '16 1'),
    'all 106 tiles': two([...'KRBY'].flatMap((colour) => upTo(13, colour))).concat(['J 0', 'J 1']),
    'counters 1 to 12': upTo(12, 'counter ').map((name) => `${name} 0`),
    'numbers 1 to 20': upTo(20, 'roll ').map((name) => `${name} 0`),
  };

  test('the vectors of the page', () => {
    const rows = [...PAGE.matchAll(/^\| .* \| `([^`]+)` \| (.+) \| `([^`]+)` \|$/gm)];
    expect(rows).toHaveLength(16);
    for (const [, draw = '', pieces = '', outcome] of rows) {
      const dice = /^dice `([oyp ]+)`$/.exec(pieces)?.[1]?.split(' ');
      const rolled =
        dice && lots(draw, dice).map((lot, n) => `${dice[n]}${1 + Math.floor((lot * 6) / 2 ** 48)}`);
      expect([draw, rolled?.join(' ') ?? ranked(draw, PIECES[pieces] ?? [])]).toEqual([draw, outcome]);
    }
  });
});
