import { fairnessError } from '@crescendo/protocol';
import { gameById, parseRecord, replayRecord } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { parseStoredSettings } from '../../table/settings.ts';

const { newPlayer, pair } = useTestServer();

const QWINTO = { game: 'qwinto', options: { firstSeat: 'given' } };

const readRecord = (text: string) => {
  const parsed = parseRecord(text, gameById);
  if ('error' in parsed) throw new Error(parsed.error.code);
  return parsed.record;
};

describe('[V-8] who begins', () => {
  test('the seat that the host named, and the record keeps it', async () => {
    const { ada, bob, id } = await pair({ game: '5vor12', options: { start: 'one' }, first: 1 });
    expect(ada.stateOf(id).table.first).toBe(1);
    expect(ada.stateOf(id).view).toMatchObject({ active: 1 });
    await Promise.all([ada.play(id), bob.play(id)]);
    await ada.until(id, ({ table }) => table.status === 'over');
    const text = (await ada.ask('GET', `/api/tables/${id}/record`)).body;
    expect(text).toContain('\nfirst B\n');
    const record = readRecord(text);
    expect(replayRecord(record, gameById).error).toBeUndefined();
    expect(fairnessError(record, gameById)).toBeUndefined();
    // A rematch is by the same rules.
    const next = (await ada.ask('POST', `/api/tables/${id}/rematch`)).body;
    expect(next.first).toBe(1);
  });

  test('drawn by the fair dice, and only when the game starts', async () => {
    const ada = await newPlayer('Ada');
    const drawn = new Set<number>();
    for (let n = 0; drawn.size < 2; n++) {
      expect(n).toBeLessThan(40);
      const open = await ada.create({ ...QWINTO, seats: 2, first: 'random', sit: false });
      expect(open.first).toBe('random');
      for (const seat of [0, 1])
        await ada.ask('POST', `/api/tables/${open.id}/bot`, { seat, level: 'random' });
      ada.watch(open.id);
      await ada.until(open.id, ({ table }) => table.status === 'over');
      const record = readRecord((await ada.ask('GET', `/api/tables/${open.id}/record`)).body);
      const { first = 0 } = record;
      drawn.add(first);
      expect(record.events.find(({ kind }) => kind === 'move')).toMatchObject({ seat: first });
      expect(record.fairness.terms).toContain('\nfirst drawn\n');
      expect(replayRecord(record, gameById).error).toBeUndefined();
      expect(fairnessError(record, gameById)).toBeUndefined();
      // Another seat than the one drawn is found out, in a game that is the same without its events.
      const bent = { ...record, first: 1 - first, events: [], result: null };
      expect(fairnessError(bent, gameById)).toMatchObject({ code: 'bent' });
    }
  });

  test('the first seat without a word, and at tables stored before', async () => {
    const { ada, id } = await pair(QWINTO);
    expect(ada.stateOf(id).turn).toEqual({ kind: 'players', seats: [0] });
    expect(ada.stateOf(id).table).not.toHaveProperty('first');
    expect(parseStoredSettings('{"game":"qwinto"}')).not.toHaveProperty('first');
  });

  test.each([
    [{ ...QWINTO, first: 2 }, 'bad-options', 'bad-first'],
    [{ game: 'qwinto', first: 1 }, 'bad-options', 'no-first'],
    [{ game: 'finito', first: 'random' }, 'bad-options', 'no-first'],
    [{ ...QWINTO, first: 'me' }, 'bad-message', undefined],
    [{ ...QWINTO, first: -1 }, 'bad-message', undefined],
  ])('%j is refused', async (asked, code, reason) => {
    const ada = await newPlayer('Ada');
    const { status, body } = await ada.ask('POST', '/api/tables', { seats: 2, ...asked });
    expect({ status, code: body.code }).toEqual({ status: 400, code });
    if (reason !== undefined) expect(body.reason).toMatchObject({ code: reason });
  });
});
