// Fifty fresh games, each with numbers of its own.
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';
import { CASES, missingPython, recordedGame, verifiedByPython } from './recorded-games.ts';

describe.skipIf(missingPython !== '')(`in Python${missingPython && ` (${missingPython})`}`, () => {
  const fixture = useTestServer();

  test('fifty fresh games agree', { timeout: 600_000 }, async () => {
    const records: string[] = [];
    for (let n = 0; n < 50; n++) {
      const asked = CASES[n % CASES.length];
      if (asked !== undefined) records.push(await recordedGame(fixture, asked));
    }
    const said = verifiedByPython(records);
    expect(said).toHaveLength(50);
    for (const line of said) expect(line).toMatch(/^ok \d+$/);
  });
});
