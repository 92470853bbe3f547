import type { TableSummary } from '@crescendo/protocol';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const TABLE = { game: 'qwinto', seats: 2, public: true } as const;

const lobby = async (player: Player): Promise<readonly string[]> =>
  (await player.ask('GET', '/api/tables')).body.tables.map(({ id }: TableSummary) => id);

describe('an address that fills the lobby', () => {
  const fixture = useTestServer({ trustProxy: true, waitingPerAddress: 20 });
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('may have only so many tables waiting, however many people it is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const player = await fixture.newPlayer(`P${n}`);
        const asked = Array.from({ length: 5 }, () =>
          player.ask('POST', '/api/tables', TABLE, from('6.6.6.6')),
        );
        return (await Promise.all(asked)).map(({ body }) => body.code ?? 'created');
      }),
    );
    const codes = answers.flat();
    const created = codes.filter((code) => code === 'created').length;
    // Requests at the same moment may count twice, never not at all.
    expect(created).toBeGreaterThan(5);
    expect(created).toBeLessThanOrEqual(20);
    expect(codes.filter((code) => code === 'too-many-tables')).toHaveLength(40 - created);
    const ada = await fixture.newPlayer('Ada');
    expect((await ada.ask('POST', '/api/tables', TABLE, from('7.7.7.7'))).status).toBe(200);
    expect((await ada.ask('POST', '/api/tables', { ...TABLE, public: false }, from('6.6.6.6'))).status).toBe(
      200,
    );
  });

  test('one person may have only so many', async () => {
    const ada = await fixture.newPlayer('Ada');
    const ask = (n: number) => ada.ask('POST', '/api/tables', TABLE, from(`8.8.8.${n}`));
    for (let n = 0; n < 10; n++) expect((await ask(n)).status).toBe(200);
    expect((await ask(10)).body.code).toBe('too-many-tables');
  });
});

describe('hundreds of public tables', () => {
  const fixture = useTestServer({ trustProxy: true });

  test('hide neither a table that waits, nor a running game, nor quick players from one another', async () => {
    const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
    const quick = await ada.ask('POST', '/api/tables/quick', { game: 'qwinto' });
    const { id } = await ada.create(TABLE);
    ada.watch(id);
    await ada.until(id, () => true);
    const running = await fixture.pair({ ...TABLE, game: 'finito' });
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, n) => fixture.newPlayer(`C${n}`)));
    const others = [TABLE, { ...TABLE, seats: 3 }, { ...TABLE, game: '5vor12' }, { ...TABLE, start: 'host' }];
    for (const [n, player] of crowd.entries())
      for (const asked of [...others, ...others, others[1]])
        await player.ask('POST', '/api/tables', asked, { 'x-forwarded-for': `6.6.6.${n % 9}` });
    const shown = await lobby(bob);
    expect(shown).toHaveLength(71);
    expect(shown).toEqual(expect.arrayContaining([id, running.id, quick.body.id]));
    // The crowd leaves; only those who are still there wait.
    fixture.advance(120_000);
    const later = await lobby(bob);
    expect(later).toContain(id);
    expect(later.length).toBeLessThan(10);
    const [cyd, dan] = [await fixture.newPlayer('Cyd'), await fixture.newPlayer('Dan')];
    const first = (await cyd.ask('POST', '/api/tables/quick', { game: 'rummikub' })).body;
    expect((await dan.ask('POST', '/api/tables/quick', { game: 'rummikub' })).body.id).toBe(first.id);
    const next = (await cyd.ask('POST', '/api/tables/quick', { game: '5vor12', seats: 2 })).body;
    expect(next.host).toBe(true);
    expect((await dan.ask('POST', '/api/tables/quick', { game: '5vor12', seats: 2 })).body.id).toBe(next.id);
  });

  test('a game over days needs nobody present', async () => {
    const ada = await fixture.newPlayer('Ada');
    const { id } = await ada.create({ ...TABLE, clock: { kind: 'days', days: 2 } });
    fixture.advance(600_000);
    expect(await lobby(ada)).toContain(id);
  });
});
